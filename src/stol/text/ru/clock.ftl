# Time controls: how a table is set up with a clock, how the clock is shown, what happens when it runs out.

setup-time = Время
setup-time-about = С часами никому не придётся ждать вечно. Пока сервер не работает, время не идёт.
setup-time-none = Без часов
setup-time-live = На всю партию
setup-time-days = На каждый ход
setup-time-up = Если время вышло
setup-time-up-about = Для дружеской игры или для соревнования.
setup-time-up-bot = Дальше играет бот
setup-time-up-lost = Место теряется

time-live = { $minutes } мин + { $added } с на ход
time-hours = { $count ->
    [one] { $count } час на ход
    [few] { $count } часа на ход
   *[many] { $count } часов на ход
  }
time-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
   *[many] { $count } дней на ход
  }

refused-time = «{ $typed }» — не время на партию: нужно от 1 до { $minutes } мин и от 0 до { $added } с на ход, например 10+5, либо от 1 часа до { $days } дн. на каждый ход, например 12h или 3d
refused-time-up = time_up — это bot или lost, а не «{ $typed }»
refused-time-real = с настоящими картами и кубиками часов нет: ходы всех игроков вводит хозяин стола, поэтому выберите что-то одно

clock-d = д
clock-h = ч
clock-min = мин
clock-left = Осталось времени:
clock-until = до { $time }
clock-told = { $count ->
    [one] Осталась { $count } секунда
    [few] Остались { $count } секунды
   *[many] Осталось { $count } секунд
  }

time-up-you = Ваше время вышло: за вас играет бот. Вы можете вернуться.
time-lost-you = Ваше время вышло, и место потеряно.
time-up-notice = { $name }: время вышло. Дальше играет бот.
sitter-lost = время вышло; дальше играет { $name }
sitter-time-up = время вышло
ended-time = { $you ->
    [yes] Ваше время вышло
   *[no] Время вышло: { $names }
  }
row-time = { $you ->
    [yes] ваше время вышло
   *[no] время вышло: { $names }
  }
note-time-up = Ваше время вышло, и место потеряно: на нём играет бот.
note-clock-decides = За этим столом время отсутствия ограничивают только часы.
row-left = ещё { $time }

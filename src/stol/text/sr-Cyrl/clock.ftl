# Time controls: how a table is set up with a clock, how the clock is shown, what happens when it runs out.

setup-time = Време
setup-time-about = Са сатом нико не чека унедоглед. Док сервер не ради, време не тече.
setup-time-none = Без сата
setup-time-live = За целу партију
setup-time-days = За сваки потез
setup-time-up = Кад време истекне
setup-time-up-about = За игру међу пријатељима или за такмичење.
setup-time-up-bot = Даље игра бот
setup-time-up-lost = Место се губи

time-live = { $minutes } мин + { $added } с по потезу
time-hours = { $count ->
    [one] { $count } сат по потезу
    [few] { $count } сата по потезу
   *[other] { $count } сати по потезу
  }
time-days = { $count ->
    [one] { $count } дан по потезу
    [few] { $count } дана по потезу
   *[other] { $count } дана по потезу
  }

refused-time = „{ $typed }” није време за партију: може бити од 1 до { $minutes } мин уз 0 до { $added } с по потезу, на пример 10+5, или од једног сата до { $days } дана за сваки потез, на пример 12h или 3d
refused-time-up = time_up је bot или lost, а не „{ $typed }”
refused-time-real = са правим картама и коцкицама нема сата, јер домаћин уноси потезе свих играча: изаберите једно од та два

clock-d = д
clock-h = ч
clock-min = мин
clock-left = Преостало време:
clock-until = до { $time }
clock-told = { $count ->
    [one] Још { $count } секунда
    [few] Још { $count } секунде
   *[other] Још { $count } секунди
  }

time-up-you = Време вам је истекло: за вас игра бот. Можете да се вратите.
time-lost-you = Време вам је истекло и место је изгубљено.
time-up-notice = { $name }: време је истекло. Даље игра бот.
sitter-lost = време је истекло; даље игра { $name }
sitter-time-up = време је истекло
ended-time = { $you ->
    [yes] Време вам је истекло
   *[no] Време је истекло: { $names }
  }
row-time = { $you ->
    [yes] време вам је истекло
   *[no] време је истекло: { $names }
  }
note-time-up = Време вам је истекло и место је изгубљено: на њему игра бот.
note-clock-decides = За овим столом сат одлучује колико дуго неко може да буде одсутан.
row-left = још { $time }

# The pages beside the table: set-up, waiting room, result, plain messages. The computer player is „бот”.

me-nobody = Ваше име
me-label = { $name }: ваше име
me-name = Ваше име
me-save = Сачувај

join-title = Придружите се столу
join-head = Придружите се столу
join-lead = Укуцајте код који сте добили.
join-code = Имате код?
join-example = KARUM OBIDE
join-go = Придружи се
join-wrong = Нема стола са кодом { $code }. Кодови изгледају овако: KARUM OBIDE.

setup-title = Подешавање стола
setup-head = Подешавање стола
setup-game = Игра
setup-update = Освежи
setup-seats = Ко где седи
setup-rules = Опције
setup-presets = Начини игре
setup-players = { $count ->
    [one] { $count } играч
   *[other] { $count } играча
  }
setup-of = { $most ->
    [one] од { $least } до { $most } играча
   *[other] од { $least } до { $most } играча
  }
setup-fewer = Мање играча
setup-more = Више играча
seat-number = Место { $number }
setup-you = { $name } (ви)
setup-here = Гост на овом уређају
setup-free = Преко линка
setup-bots = Рачунарски противници (ботови)
# The level comes first: room for about 14 letters.
setup-bot = { $level ->
    [novice] Почетник (бот)
    [casual] Рекреативац (бот)
    [club] Клупски бот
    [expert] Експерт (бот)
   *[master] Мајстор (бот)
  }
setup-chat = Ћаскање
setup-chat-about = Кратке поруке поред стола.
setup-watch = Други смеју да посматрају
setup-watch-about = Виде оно што је на столу отворено.
setup-hints = Савети
setup-hints-about = Ко је на потезу, може да тражи најбоље потезе. Кад је искључено, stol за ову партију не даје савете ни овде ни другде; помоћ са стране не види.
setup-levels = Колико су јаки ботови?
setup-levels-strength = Бројеви показују јачину уз овај број играча, на скали са странице „Моје партије”. Ко има 200 више, добија три од четири партије.
setup-open = Отвори сто
setup-guests = Гости на овом уређају
setup-guest = Гост на месту { $number }
setup-guest-about = Како се тај играч зове за столом.
names = Имена играча

level-novice = Почетник
level-novice-about = Види само неке своје потезе и узима оно што одмах највише доноси.
level-casual = Рекреативац
level-casual-about = Понеки потез превиди и узима оно што одмах највише доноси.
level-club = Клупски
level-club-about = Мало тога превиди и помало мисли унапред.
level-expert = Експерт
level-expert-about = Готово ништа не превиди и мисли унапред.
level-master = Мајстор
level-master-about = Најјачи: размишља до једне секунде по потезу.

preset-classic = Класична игра
preset-solo = Соло
preset-flower-power = Flower Power
preset-draft = Драфт
preset-fast = Брза игра
preset-bonuses = Бонуси
preset-expanded = Шест играча
preset-teams = Тимови
preset-open-teams = Отворени тимови

option-pixies-flower_power = Flower Power
option-pixies-flower_power-about = Још четрнаест двобојних карата. До шест играча.
option-onecard-draft = Драфт
option-onecard-draft-about = Од пет карата задржавате три, а нове бирате међу отвореним картама.
option-onecard-deck = Сопствени шпил
option-onecard-deck-about = Ваших тридесет карата уместо наших.
option-onecard-deck-example = 01 o3s y2 g4s b5 p6
    02 …
option-clustered-third_joker = Трећи џокер
option-clustered-third_joker-about = Ко игра са три џокера уместо са два.
option-clustered-third_joker-none = Нико
option-clustered-third_joker-all = Сви
option-clustered-third_joker-seats = Неки
option-clustered-table = Сто
option-clustered-table-about = Његове ивице, у картама. Празно: има места за сваку карту.
option-clustered-table-width = Ширина
option-clustered-table-height = Висина
option-clustered-fast = Брза игра
option-clustered-fast-about = На крају сваког потеза извлаче се две карте и одбацује једна.
option-clustered-first_bonus = Бонус за првог
option-clustered-first_bonus-about = По 2 поена за први правоугаоник 2 × 3 и за први низ од пет карата.
option-clustered-largest_bonus = Бонус за највеће постигнуће
option-clustered-largest_bonus-about = По 2 поена за највећи правоугаоник и за најдужи низ.
option-ingenious-teams = Тимови
option-ingenious-teams-about = Четири играча; саиграчи седе један наспрам другог и деле по једну стазу за сваку боју.
option-ingenious-open_partners = Саиграчи показују плочице
option-ingenious-open_partners-about = Само у тимовима: саиграчи виде један другом сталак.

waiting-title = { $game }: чекање
waiting-head = { $open ->
    [1] Чека се један играч
    [one] Чека се { $open } играч
    [few] Чекају се { $open } играча
   *[other] Чека се { $open } играча
  }
waiting-lead = Партија почиње чим сва места буду заузета.
waiting-seats = Ко где седи
waiting-you = То сте ви
waiting-guest = Долази преко линка
waiting-host = Домаћин стола
# Room for 9 letters.
waiting-free = Слободно
waiting-sit = Седи
waiting-sit-label = Седи овде: место { $number }
waiting-name = Ваше име
waiting-invite = Позовите друге
waiting-link = Линк до овог стола
waiting-qr = Линк као QR код
# Room for 14 letters.
waiting-copy = Копирај линк
waiting-copied = Копирано
waiting-again = Провери поново
waiting-bots = Не чека вам се?
waiting-bots-about = Нека за сто седне бот.
waiting-level = Ниво
waiting-bot-label = Нека овде седне бот: место { $number }
waiting-watch = Можете да посматрате чим партија почне.

result-title = { $game }: { $headline }
result-win = { $you ->
    [yes] { $margin ->
        [one] Побеђујете са { $margin } поеном предности.
       *[other] Побеђујете са { $margin } поена предности.
      }
   *[no] { $margin ->
        [one] { $name } побеђује са { $margin } поеном предности.
       *[other] { $name } побеђује са { $margin } поена предности.
      }
  }
result-win-even = { $you ->
    [yes] Побеђујете по додатном критеријуму.
   *[no] { $name } побеђује по додатном критеријуму.
  }
result-team = { $you ->
    [yes] { $margin ->
        [one] { $names } побеђујете са { $margin } поеном предности.
       *[other] { $names } побеђујете са { $margin } поена предности.
      }
   *[no] { $margin ->
        [one] { $names } побеђују са { $margin } поеном предности.
       *[other] { $names } побеђују са { $margin } поена предности.
      }
  }
result-team-even = { $you ->
    [yes] { $names } побеђујете по додатном критеријуму.
   *[no] { $names } побеђују по додатном критеријуму.
  }
result-shared = { $you ->
    [yes] { $names } делите победу.
   *[no] { $names } деле победу.
  }
result-solo = { $count ->
    [1] Један поен.
    [one] { $count } поен.
   *[other] { $count } поена.
  }
result-rematch = Реванш
result-record = Запис партије
result-table = Види сто
result-home = Почетна
result-scores = Резултати

message-home = Почетна
message-back = Назад за сто
message-again = Покушај поново
message-400 = То не може да се прочита.
message-400-text = Послато је нешто што ова страница не очекује. Вратите се и покушајте поново.
message-403 = То вам није дозвољено.
message-403-text = Место припада неком другом, или сто није отворен за посматраче.
message-404 = Овде нема ничега.
message-404-text = Адреса није добра, или је сто распремљен.
message-409 = Неко је био бржи.
message-409-text = Сто се променио откад сте га последњи пут видели. Погледајте поново.
message-413 = То је превише.
message-413-text = Послато је више него што једном столу икад треба.
message-429 = Само полако.
message-429-text = Било је превише захтева за кратко време. Сачекајте тренутак па покушајте поново.
message-500 = Овде нешто није у реду.
message-500-text = Није до вас. Ваши столови су сачувани; покушајте поново.
message-503 = Враћамо се за тренутак.
message-503-text = Сервер тренутно не може да дође до своје базе података. Оно што је одиграно је сачувано; покушајте поново за неколико секунди.
hand-over = Уређај сада узима { $name }
hand-over-text = Игра { $name }. Нико други сада не треба да гледа.
hand-over-go = { $name }, то сам ја

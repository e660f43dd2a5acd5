# Deals: the same one at several tables, the deal of the day, and how anybody can check that a deal was fair.

setup-deal = Дељење
setup-deal-about = Столови са истим именом дељења добијају исте карте, плочице и коцкице. Ако оставите празно, дељење је само ваше. Ко дељење већ познаје, зна шта долази.

deal-title = { $game }: { $deal }
deal-head = Дељење „{ $deal }”
deal-lead = Ко год га игра, добија исте карте, плочице и коцкице, шта год да одлучи.
deal-play = Играј ово дељење
deal-results = Резултати
deal-nobody = Још га нико није завршио.
daily-nobody = Нико га није завршио.
deal-rank = Пласман
deal-table = Сто
deal-margin = Предност
deal-you = ви
deal-somebody = Неко
deal-opponent = { $level ->
    [novice] { $name } (почетник)
    [casual] { $name } (рекреативац)
    [club] { $name } (клупски)
    [expert] { $name } (експерт)
   *[master] { $name } (мајстор)
  }
deal-ended = { $count ->
    [one] Завршена је { $count } партија.
    [few] Завршене су { $count } партије.
   *[other] Завршено је { $count } партија.
  }
deal-running = { $count ->
    [1] Један сто још није завршио.
    [one] { $count } сто још није завршио.
    [few] { $count } стола још нису завршила.
   *[other] { $count } столова још није завршило.
  }

home-today = Данашње дељење
home-today-label = Данашње дељење: { $game }
daily-head = Дељење дана
daily-lead = Исто дељење за све, против истог бота експерта. Једна партија дневно; дан се завршава у поноћ по UTC.
daily-play = Играј данашње дељење
daily-go-on = Настави партију
daily-result = Ваша партија
daily-today = Данас
daily-yesterday = Јуче
daily-before = Дан раније
daily-date = { DATETIME($date, dateStyle: "long") }

fair = Поштено дељење
fair-about = Све што случај овде доноси одређено је пре почетка. Забележите овај хеш: на крају се показује семе (seed), и помоћу та два податка свако може да провери сваку карту, плочицу и коцкицу.
fair-seed-about = Свака карта, плочица и коцкица следи из овог семена, чији је хеш приказан од почетка. „stol verify” то проверава у запису партије.
fair-later = Семе се показује кад се дан заврши: дотле и други играју исто дељење.
fair-hash = Хеш
fair-seed = Семе
fair-daily = Дељење дана: сви резултати
fair-named = Дељење „{ $name }”: сви резултати

note-own-hands = Дељење дана играте сами и без помоћи.

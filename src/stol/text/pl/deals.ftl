# Deals: the same one at several tables, the deal of the day, and how anybody can check that a deal was fair.

setup-deal = Rozdanie
setup-deal-about = Stoły z tą samą nazwą rozdania dostają te same karty, płytki i kości. Jeśli pole zostanie puste, rozdanie będzie tylko twoje. Kto zna już rozdanie, wie, co przyjdzie.

deal-title = { $game }: { $deal }
deal-head = Rozdanie „{ $deal }”
deal-lead = Każdy dostaje w nim te same karty, płytki i kości, bez względu na swoje ruchy.
deal-play = Zagraj to rozdanie
deal-results = Wyniki
deal-nobody = Nikt go jeszcze nie ukończył.
daily-nobody = Nikt go nie ukończył.
deal-rank = Lokata
deal-table = Stół
deal-margin = Przewaga
deal-you = ty
deal-somebody = Ktoś
deal-opponent = { $level ->
    [novice] { $name } (nowicjusz)
    [casual] { $name } (amator)
    [club] { $name } (klubowicz)
    [expert] { $name } (ekspert)
   *[master] { $name } (mistrz)
  }
deal-ended = { $count ->
    [one] Ukończono { $count } partię.
    [few] Ukończono { $count } partie.
   *[many] Ukończono { $count } partii.
  }
deal-running = { $count ->
    [1] Jeden stół jeszcze gra.
    [few] { $count } stoły jeszcze grają.
   *[many] { $count } stołów jeszcze gra.
  }

home-today = Dzisiejsze rozdanie
home-today-label = Dzisiejsze rozdanie: { $game }
daily-head = Rozdanie dnia
daily-lead = To samo rozdanie dla wszystkich, przeciw temu samemu botowi na poziomie eksperta. Jedna partia dziennie; dzień kończy się o północy czasu UTC.
daily-play = Zagraj dzisiejsze rozdanie
daily-go-on = Graj dalej
daily-result = Twoja partia
daily-today = Dzisiaj
daily-yesterday = Wczoraj
daily-before = Przedwczoraj
daily-date = { DATETIME($date, dateStyle: "long") }

fair = Uczciwe rozdanie
fair-about = Wszystko, co przynosi tu los, ustalono przed początkiem gry. Zapisz ten hash: na koniec zobaczysz ziarno (seed), a dzięki obu każdy może sprawdzić każdą kartę, płytkę i kość.
fair-seed-about = Każda karta, płytka i kość wynika z tego ziarna (seed), którego hash widać było od początku. Polecenie „stol verify” sprawdzi to w zapisie partii.
fair-later = Ziarno zobaczysz, gdy skończy się dzień: do tego czasu inni grają to samo rozdanie.
fair-hash = Hash
fair-seed = Ziarno
fair-daily = Rozdanie dnia: wszystkie wyniki
fair-named = Rozdanie „{ $name }”: wszystkie wyniki

note-own-hands = Rozdanie dnia gra się samodzielnie, bez pomocy.

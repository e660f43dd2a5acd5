# Deals: the same one at several tables, the deal of the day, and how anybody can check that a deal was fair.

setup-deal = Împărțire
setup-deal-about = Mesele cu același nume de împărțire primesc aceleași cărți, piese și zaruri. Dacă nu completezi, e doar a ta. Cine cunoaște deja împărțirea știe ce urmează.

deal-title = { $game }: { $deal }
deal-head = Împărțirea „{ $deal }”
deal-lead = Toți cei care o joacă primesc aceleași cărți, piese și zaruri, orice ar alege.
deal-play = Joacă această împărțire
deal-results = Rezultate
deal-nobody = Încă n-a încheiat-o nimeni.
daily-nobody = N-a încheiat-o nimeni.
deal-rank = Poziție
deal-table = Masă
deal-margin = Avans
deal-you = tu
deal-somebody = Cineva
deal-opponent = { $level ->
    [novice] { $name } (începător)
    [casual] { $name } (amator)
    [club] { $name } (de club)
    [expert] { $name } (expert)
   *[master] { $name } (maestru)
  }
deal-ended = { $count ->
    [one] S-a încheiat { $count } partidă.
    [few] S-au încheiat { $count } partide.
   *[other] S-au încheiat { $count } de partide.
  }
deal-running = { $count ->
    [1] O masă încă n-a terminat.
    [few] { $count } mese încă n-au terminat.
   *[other] { $count } de mese încă n-au terminat.
  }

home-today = Împărțirea de azi
home-today-label = Împărțirea de azi: { $game }
daily-head = Împărțirea zilei
daily-lead = Aceeași împărțire pentru toți, cu același bot, de nivel expert. O partidă pe zi; ziua se încheie la miezul nopții, ora UTC.
daily-play = Joacă împărțirea de azi
daily-go-on = Joacă mai departe
daily-result = Partida ta
daily-today = Azi
daily-yesterday = Ieri
daily-before = Alaltăieri
daily-date = { DATETIME($date, dateStyle: "long") }

fair = Împărțire corectă
fair-about = Tot ce aduce hazardul aici a fost stabilit înainte de început. Notează acest hash: la sfârșit se arată sămânța (seed), iar cu amândouă oricine poate verifica fiecare carte, piesă și zar.
fair-seed-about = Toate cărțile, piesele și zarurile au rezultat din această sămânță (seed), al cărei hash s-a văzut de la început. „stol verify” o verifică în înregistrare.
fair-later = Sămânța se arată după ce se încheie ziua: până atunci și alții joacă aceeași împărțire.
fair-hash = Hash
fair-seed = Sămânță
fair-daily = Împărțirea zilei: toate rezultatele
fair-named = Împărțirea „{ $name }”: toate rezultatele

note-own-hands = Împărțirea zilei se joacă fără ajutor și fără înlocuitori.

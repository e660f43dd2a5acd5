# The page of a player: strength, shares of wins, luck, streaks, records, all games.

track-title = Moje partije
track-nobody = Vaše partije
track-lead = { $games ->
    [0] Još nema završenih partija. Ovdje se broji sve što odigrate, bez korisničkog računa.
    [one] { $games } partija, pobjeda: { $won }. Sve bez korisničkog računa.
    [few] { $games } partije, pobjeda: { $won }. Sve bez korisničkog računa.
   *[other] { $games } partija, pobjeda: { $won }. Sve bez korisničkog računa.
  }
track-game = Igra
track-strength = Jačina
track-none = { $game }: još nema partija za rejting. Uključite „Za rejting” kad postavljate stol.
track-early = { $games ->
    [one] { $game }: dosad { $games } partija za rejting. Broj se prikazuje nakon deset partija; dotad samo pojas.
    [few] { $game }: dosad { $games } partije za rejting. Broj se prikazuje nakon deset partija; dotad samo pojas.
   *[other] { $game }: dosad { $games } partija za rejting. Broj se prikazuje nakon deset partija; dotad samo pojas.
  }
track-about = { $game }, partiju po partiju. Vaša je jačina u pojasu devet puta od deset; što više igrate, pojas je uži. Točkaste crte: botovi.
track-provisional = Još privremeno
track-chart = { $games ->
    [one] Jačina nakon { $games } partije za rejting; slijedi tablica
    [few] Jačina nakon { $games } partije za rejting; slijedi tablica
   *[other] Jačina nakon { $games } partija za rejting; slijedi tablica
  }
track-number = Partija za rejting
track-band = Devet puta od deset
track-between = { $low }–{ $high }
track-shares = Koliko često pobjeđujete
track-shares-about = Protiv ljudi i botova. Osjenčani dio može biti i slučajnost.
track-sizes = Po broju igrača
track-sizes-about = Podijeljeno prvo mjesto računa se kao pobjeda.
track-people = Ljudi
track-never = nije igrano
track-players = { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
  }
track-luck = Sreća i nizovi
track-luck-known = { $games ->
    [one] U { $games } analiziranoj partiji sreća je donijela { $wins } ± { $error } pobjede.
    [few] U { $games } analizirane partije sreća je donijela { $wins } ± { $error } pobjede.
   *[other] U { $games } analiziranih partija sreća je donijela { $wins } ± { $error } pobjede.
  }
track-luck-unknown = Analiza pokazuje što je bila sreća. Nijedna od ovih partija još nema analizu.
track-luck-waiting = { $games ->
    [one] Analizira se još { $games } partija.
    [few] Analiziraju se još { $games } partije.
   *[other] Analizira se još { $games } partija.
  }
track-luck-more = Analiziraj još partija
track-run-now = Pobjeda zaredom, sada
track-run-longest = Pobjeda zaredom, najviše
track-firsts = Prve pobjede i rekordi
track-first = Prva pobjeda: { $what }
track-record = Najviše bodova: { $game }
track-date = { DATETIME($date, dateStyle: "medium") }
track-all = Sve partije
track-filter-against = Protiv koga
track-filter-players = Broj igrača
track-filter-result = Ishod
track-filter-rated = Za rejting
track-any = sve
track-yes = da
track-no = ne
track-won = pobjeda
track-lost = bez pobjede
track-alone = solo
track-left = predano
track-stand-in = igrao je i bot
track-show = Prikaži
track-nothing = Takvih partija nema.
track-newer = Novije partije
track-older = Starije partije
own-track = Moje partije
track-open = Moje partije i jačina
track-picture = Slika za dijeljenje
track-picture-about = Vaše ime, vaše partije i vaša jačina. Vidi je samo onaj kome je pošaljete.
track-picture-line = { $game }: { $strength } ± { $margin }
track-picture-won = { $games ->
    [one] { $games } partija, pobjeda: { $won }
    [few] { $games } partije, pobjeda: { $won }
   *[other] { $games } partija, pobjeda: { $won }
  }
track-picture-head = Za stolom: { $name }

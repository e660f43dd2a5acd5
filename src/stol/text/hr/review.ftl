# Looking back at a game: step by step, with what could have been expected.

review = Analiza
review-title = { $game }: potez { $number } od { $count }
review-table = Za stol
review-look-back = Pregledaj partiju
review-move = Potez { $number } od { $count }
review-number = Potez { $number }
review-start = Prije prvog poteza.
review-steps = Potezi
review-first = Prvi
review-back = Natrag
review-forward = Naprijed
review-last = Posljednji
review-play = Pokreni
review-pause = Pauza
review-scrub = Koji potez
review-show = Prikaži
review-eyes = Pogled igrača

review-cost = { $you ->
    [yes] Propustili ste { NUMBER($loss, style: "percent") }.
   *[no] { $name } propušta { NUMBER($loss, style: "percent") }.
  }
review-show-better = Što je bilo bolje?
review-instead = Odigrani potez stajao je { NUMBER($loss, style: "percent") }.
review-played = Što je odigrano?
review-mark = { $you ->
    [yes] Potez { $number }, vi: −{ NUMBER($loss, style: "percent") }
   *[no] Potez { $number }, { $name }: −{ NUMBER($loss, style: "percent") }
  }
review-better = Bolje: { $move }
review-share = { $you ->
    [yes] Vi: { NUMBER($share, style: "percent") }
   *[no] { $name }: { NUMBER($share, style: "percent") }
  }

# Asking for a review, and waiting for it.
review-ask = Analiziraj partiju
review-ask-head = Kako je do toga došlo?
review-ask-about = Svaki se potez uspoređuje s najboljim koji pretraga nađe. Traje otprilike minutu.
review-queued = Najprije se analizira druga partija.
note-too-many-reviews = Više vaših partija već čeka na analizu. Zatražite je ponovno kad jedna od njih bude gotova.
review-progress = { $total ->
    [one] pregledano { $done } od { $total } pozicije
    [few] pregledano { $done } od { $total } pozicije
   *[other] pregledano { $done } od { $total } pozicija
  }
review-account = Kako je do toga došlo

# Luck and skill.
review-ledger = Sreća i vještina
review-start-of = početak
review-luck-of = sreća
review-own = vlastite greške
review-others = tuđe greške
review-end = kraj
review-ledger-about = { NUMBER(1, style: "percent") } znači uvjerljivu pobjedu nad svima, { NUMBER(0, style: "percent") } suprotno. Srećom se smatra sve što nije sigurno nečija greška.
review-change = { $sign ->
    [minus] −{ NUMBER($share, style: "percent") }
    [zero] { NUMBER($share, style: "percent") }
   *[plus] +{ NUMBER($share, style: "percent") }
  }
review-turns = Prekretnice
review-no-turns = Ništa se odjednom nije mnogo promijenilo.
review-luck = Što je izvučeno ili bačeno
review-after = nakon poteza { $number }, sreća
review-by = { $you ->
    [yes] potez { $number }, vi
   *[no] potez { $number }, { $name }
  }
review-mistakes = Propušteno
review-no-mistakes = { $you ->
    [yes] Nije nađena nijedna vaša sigurna greška.
   *[no] { $name }: nije nađena nijedna sigurna greška.
  }

# Playing on.
review-continue = Igraj dalje odavde
review-continue-about = Novi stol, onakav kakav je ovaj bio u tom trenutku.
review-continue-seat = Vaše mjesto
review-continue-level = Botovi
review-continue-go = Nastavi
note-nothing-to-go-on-from = Odande se ne može igrati dalje: odaberite trenutak u kojem je netko na redu i mjesto čije karte smijete vidjeti.

# Records from elsewhere.
records-title = Pregled zapisa
records-head = Pregled zapisa
records-lead = Partija odigrana ovdje ili drugdje, kao datoteka ili kao tekst. Otvara se kao stol na kojem možete pregledati poteze.
records-file = Datoteka
records-text = Ili njezin tekst
records-open = Otvori
records-preparing = Pravila igre { $game } još se pripremaju. Otvorite zapis ponovno za koji trenutak.
records-link = Pogledaj zapis

review-for = { $you ->
    [yes] za vas
   *[no] igrač: { $name }
  }

score-title = { $game }: bodovni list
score-sheet = bodovni list
score-about = Igrate pravim kartama i pločicama? Unesite što je pred vama: stol zbraja bodove i objašnjava ih.
score-link = Poveznica na ovaj list
score-open = Bodovni list
score-open-label = Bodovni list za igru { $game }

score-who = Tko igra?
score-name = Ime igrača { $number }
score-start = Otvori list
score-mine = Vaši listovi

score-players = Igrači
score-undo = Poništi posljednji unos ovog igrača
score-totals = Bodovi dosad
score-sum = zbroj
score-result = Prikaži rezultat
score-names = Ispravi imena
score-share = Podijeli list
score-share-about = Tko ima ovu poveznicu, vidi isti list i može unositi bodove, svatko na svojem uređaju.
score-unsaved = Još nije spremljeno. Unos ostaje na ovom uređaju i bit će poslan čim se veza vrati.
score-again = Ponovno
score-correct = Ispravi
score-next = Slijedi: { $name }

score-leads = { $margin ->
    [one] U vodstvu: { $name }, { $margin } bod više.
    [few] U vodstvu: { $name }, { $margin } boda više.
   *[other] U vodstvu: { $name }, { $margin } bodova više.
  }
score-leads-even = U vodstvu po dodatnom kriteriju: { $name }.
score-level = Zajedno vode: { $names }.

score-wrong-entry = Ovdje se ne može unijeti „{ $typed }”. Ništa nije promijenjeno.
score-wrong-used = Karta { $card } već je unesena. Ništa nije promijenjeno.
score-wrong-step = Staza ide od 0 do { $end }. Ništa nije promijenjeno.
score-wrong-hand = { $count ->
    [one] Igrač istodobno ima najviše { $count } nedovršenu kartu. Ništa nije promijenjeno.
    [few] Igrač istodobno ima najviše { $count } nedovršene karte. Ništa nije promijenjeno.
   *[other] Igrač istodobno ima najviše { $count } nedovršenih karata. Ništa nije promijenjeno.
  }
score-wrong-deck = { $count ->
    [one] Kup ima { $count } kartu i sve su već ovdje. Ništa nije promijenjeno.
    [few] Kup ima { $count } karte i sve su već ovdje. Ništa nije promijenjeno.
   *[other] Kup ima { $count } karata i sve su već ovdje. Ništa nije promijenjeno.
  }
score-wrong-number = „{ $typed }” nije broj bodova od 0 do { $most }. Ništa nije promijenjeno.
score-stale = Netko je drugi ovo u međuvremenu promijenio. Ovo je sadašnje stanje; pogledajte ga i po potrebi unesite ponovno.
note-no-sheet = Takvog bodovnog lista nema. Možda je neko slovo u adresi pogrešno.

score-cells = { $count } od 9
score-what = Što je na polju
score-which = Koja { $number }?
score-down = Licem dolje
score-empty = Prazno
score-cell = { $what ->
    [open] Polje { $cell }, još nije uneseno
    [none] Polje { $cell }, prazno
    [down] Polje { $cell }, karta licem prema dolje
    [two] Polje { $cell }, { $card }, potvrđena
   *[up] Polje { $cell }, { $card }
  }
score-seal = { $sealed ->
    [yes] Polje { $cell }: dvije karte, potvrđeno
   *[no] Polje { $cell }: jedna karta; dodirnite ako je ispod nje još jedna
  }
score-seal-tip = Dvije karte na polju? Dodirnite pečat s isprekidanim rubom u kutu: gornja je karta potvrđena.
score-gone = { $card }: ima je { $name }
score-round-done = Uneseno je svih devet polja: { $name }

score-ingenious = Ingenious!
score-bonus = { $count ->
    [one] Cilj je dosegnut: { $colours }. Još jedna pločica: { $name }.
    [few] Ciljevi su dosegnuti: { $colours }. Još po jedna pločica za svaki: { $name }.
   *[other] Ciljevi su dosegnuti: { $colours }. Još po jedna pločica za svaki: { $name }.
  }
score-goal = { $count ->
    [one] Cilj je dosegnut: { $colours }.
    [few] Ciljevi su dosegnuti: { $colours }.
   *[other] Ciljevi su dosegnuti: { $colours }.
  }
score-dashed = Isprekidano: ovaj potez.
score-turn = Sljedeći potez
score-more = { $colour ->
    [r] Crvena, za jedan više
    [o] Narančasta, za jedan više
    [y] Žuta, za jedan više
    [g] Zelena, za jedan više
    [b] Plava, za jedan više
   *[p] Ljubičasta, za jedan više
  }
score-less = { $colour ->
    [r] Crvena, za jedan manje
    [o] Narančasta, za jedan manje
    [y] Žuta, za jedan manje
    [g] Zelena, za jedan manje
    [b] Plava, za jedan manje
   *[p] Ljubičasta, za jedan manje
  }

score-scored = { $count ->
    [one] { $count } osvojena
    [few] { $count } osvojene
   *[other] { $count } osvojenih
  }
score-is-scored = osvojena
score-no-cards = Odaberite kartu pa dodirujte polja kako ih križate.
score-add-card = Dodaj kartu
score-remove = Ukloni kartu { $card }
score-box = { $crossed ->
    [yes] { score-box-colour }, polje { $number } od { $count }, prekriženo
   *[no] { score-box-colour }, polje { $number } od { $count }, slobodno
  }
score-box-colour = { $colour ->
    [r] Crveni red
    [o] Narančasti red
    [y] Žuti red
    [g] Zeleni red
    [b] Plavi red
   *[p] Ljubičasti red
  }

score-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
  }
score-typed = bodovi
score-ways = Kako se broji
score-by-cards = Postavi karte
score-by-totals = Upiši zbrojeve
score-lay = Dodirnite svako mjesto s kartom ovog igrača: { $name }. Bodovi ovise samo o tome čija karta gdje leži.
score-start-card = Početna karta
score-space = Slobodno mjesto { $at }
score-card-at = { $own ->
    [yes] { $name }, karta na mjestu { $at }: ukloni je
   *[no] { $name }, karta na mjestu { $at }
  }
score-nobody = Nitko

# Pictures of the tables, in plain characters and as SVG. Cards, tiles and moves are codes; seats count from 0.

draw-seat = mjesto { $seat }
draw-seat-start = Mjesto { $seat }
draw-heading = { $game }, { $note }
draw-titled = { $game }: { $status }
draw-won = { $count ->
    [1] { $points ->
        [one] Kraj. Pobjeđuje mjesto { $seats }: { $points } bod.
        [few] Kraj. Pobjeđuje mjesto { $seats }: { $points } boda.
       *[other] Kraj. Pobjeđuje mjesto { $seats }: { $points } bodova.
      }
   *[other] { $points ->
        [one] Kraj. Pobjeđuju mjesta { $seats }: { $points } bod.
        [few] Kraj. Pobjeđuju mjesta { $seats }: { $points } boda.
       *[other] Kraj. Pobjeđuju mjesta { $seats }: { $points } bodova.
      }
  }
draw-rank = plasman { $rank }
draw-to-act = ● na redu
draw-winner = ★ pobjeda
draw-face-down = licem prema dolje
draw-total = ukupno
draw-points = bodovi
draw-percent = { NUMBER($share, style: "percent") }

draw-count-point = { $count ->
    [one] { $count } bod
    [few] { $count } boda
   *[other] { $count } bodova
  }

draw-colour-r = crvena
draw-colour-o = narančasta
draw-colour-y = žuta
draw-colour-g = zelena
draw-colour-b = plava
draw-colour-p = ljubičasta

# Pixies.
draw-pixies-round = runda { $round }
draw-pixies-note = runda { $round } od 3
draw-pixies-note-flower-power = runda { $round } od 3, Flower Power
draw-pixies-drawn-first = Slučaj određuje prvog igrača.
draw-pixies-revealed = Otkriva se karta. Prvo uzima mjesto { $seat }.
draw-pixies-takes = Mjesto { $seat } uzima kartu i postavlja je.
draw-pixies-first = uzima prvo
draw-pixies-table = otkriveno: { $market }   špil: { $deck }
draw-pixies-marks = ▒▒▒ licem prema dolje   ✓ potvrđena
draw-pixies-sum = Runda: potvrđene + simboli + zona.
draw-pixies-sum-flower-power = Runda: potvrđene + simboli + zona + licem prema dolje.
draw-pixies-validated = potvrđena
draw-pixies-no-points = još nema bodova
draw-pixies-deck = u špilu: { $count }

# Everything on 1 Card.
draw-onecard-roller = baca mjesto { $seat }
draw-onecard-roller-draft = draft, baca mjesto { $seat }
draw-onecard-deal = Uzima se karta.
draw-onecard-hold = Mjesto { $seat } zadržava tri od pet karata.
draw-onecard-roll = Mjesto { $seat } baca: pada kockica.
draw-onecard-choose = Mjesto { $seat } kaže „dosta” ili zadržava kockice i ponovno baca.
draw-onecard-mark = Mjesto { $seat } koristi kartu ili kaže „dalje”.
draw-onecard-take = Mjesto { $seat } uzima otvorenu kartu.
draw-onecard-rerolls = { $rerolls ->
    [one] još { $rerolls } bacanje
   *[other] još { $rerolls } bacanja
  }
draw-onecard-deck = { $deck ->
    [one] { $deck } karta u špilu
    [few] { $deck } karte u špilu
   *[other] { $deck } karata u špilu
  }
draw-onecard-chose = odabir: { $move }
draw-onecard-card = karta { $card }
draw-onecard-scored = osvojeno: { $cards }
draw-onecard-display = otvorene karte
draw-onecard-display-head = Otvorene karte
draw-onecard-table = kockice: { $dice }   { draw-onecard-rerolls }   špil: { $deck }
draw-onecard-legend = r crvena  o narančasta  y žuta  g zelena  b plava  p ljubičasta   * sunce   ✓ popunjen red
draw-onecard-tray = { draw-onecard-rerolls }, { draw-onecard-deck }
draw-onecard-sun = sunce
draw-onecard-rows = { $rows ->
    [one] karta { $card }: { $rows } popunjen red
    [few] karta { $card }: { $rows } popunjena reda
   *[other] karta { $card }: { $rows } popunjenih redova
  }
draw-onecard-slot = { $points ->
    [one] osvojena karta { $card }, { $points } bod
    [few] osvojena karta { $card }, { $points } boda
   *[other] osvojena karta { $card }, { $points } bodova
  }

# Clustered.
draw-clustered-note = stol { $width } × { $height }
draw-clustered-fast = brza igra
draw-clustered-third-joker = treći džoker: { $seats }
draw-clustered-third-joker-all = treći džoker: svi
draw-clustered-first-bonus = bonus za „biti prvi”
draw-clustered-largest-bonus = bonus za „najveće postignuće”
draw-clustered-deal = Mjesto { $seat } uzima kartu.
draw-clustered-play = Mjesto { $seat } igra kartu.
draw-clustered-discard = Mjesto { $seat } odbacuje kartu.
draw-clustered-first-rectangle = prvi pravokutnik: { $seat }
draw-clustered-first-run = prvi niz od 5: { $seat }
draw-clustered-nobody = nitko
draw-clustered-nobody-yet = još nitko
draw-clustered-hidden = skriveno: { $count }
draw-clustered-hand = ruka
draw-clustered-deck = kup
draw-clustered-item-rows = vodoravno
draw-clustered-item-columns = okomito
draw-clustered-item-rectangle = pravokutnik
draw-clustered-item-bonus = bonus
draw-clustered-item-total = ukupno
draw-clustered-item = { $item } { $points }
draw-clustered-discarded = mjesto { $seat } odbacilo je: { $cards }
draw-clustered-pile = odbačeno
draw-clustered-legend = 2tf₀: broj, oblik (s t c), ispuna (h d f), mjesto vlasnika   J džoker   * početna karta
draw-clustered-joker = džoker
draw-clustered-start = početna karta
draw-clustered-card = { $card }: { $number } { $number ->
    [1] { $fill ->
        [h] prazan
        [d] iscrtan
       *[f] popunjen
      } { $shape ->
        [s] kvadrat
        [t] trokut
       *[c] krug
      }
   *[other] { $fill ->
        [h] prazna
        [d] iscrtana
       *[f] popunjena
      } { $shape ->
        [s] kvadrata
        [t] trokuta
       *[c] kruga
      }
  }
draw-clustered-to-draw = u kupu: { $count }

# Ingenious.
draw-ingenious-solo = solo igra
draw-ingenious-teams = mjesta 0 i 2 protiv 1 i 3
draw-ingenious-open-partners = otvoreni suigrači
draw-ingenious-bag = { $tiles ->
    [one] { $tiles } pločica u vrećici
    [few] { $tiles } pločice u vrećici
   *[other] { $tiles } pločica u vrećici
  }
draw-ingenious-draws = Mjesto { $seat } izvlači pločicu.
draw-ingenious-swaps = Mjesto { $seat } zamjenjuje pločice ili dopunjava stalak.
draw-ingenious-bonus = { $plays ->
    [one] Ingenious! Mjesto { $seat } postavlja pločicu, preostao { $plays } bonus-potez.
    [few] Ingenious! Mjesto { $seat } postavlja pločicu, preostala { $plays } bonus-poteza.
   *[other] Ingenious! Mjesto { $seat } postavlja pločicu, preostalo { $plays } bonus-poteza.
  }
draw-ingenious-places = Mjesto { $seat } postavlja pločicu.
draw-ingenious-ends = q od { $first } do { $last }
draw-ingenious-lowest = najslabija
draw-ingenious-team = tim { $one } i { $other }
draw-ingenious-hidden = { $tiles ->
    [one] { $tiles } pločica, skrivena
    [few] { $tiles } pločice, skrivene
   *[other] { $tiles } pločica, skrivenih
  }
draw-ingenious-hidden-tile = skrivena pločica
draw-ingenious-began = { $colour ->
    [r] početak uz crveni
    [g] početak uz zeleni
    [b] početak uz plavi
    [o] početak uz narančasti
    [y] početak uz žuti
   *[p] početak uz ljubičasti
  }
draw-ingenious-aside = odloženo
draw-ingenious-aside-head = Odloženo
draw-ingenious-legend = r crvena  g zelena  b plava  o narančasta  y žuta  p ljubičasta   velika su slova otisnuta na ploči
draw-ingenious-space = { $place }: { $colour }
draw-ingenious-space-printed = { $place }: { $colour }, otisnuto

# A game without a drawing of its own.
draw-listing-ply = korak { $ply }
draw-listing-chance = Na redu je slučaj
draw-listing-seat = Na redu je mjesto { $seat }

# The curve of a game that is looked at again.
draw-plot-ply = korak
draw-plot-several = { $sign } više njih
draw-plot-line = { $name }: { $value }
draw-plot-key = { $seat } { $name }: { $value }
draw-plot-about = očekivani rezultat tijekom partije
draw-plot-from-to = { $name } počinje na { $first } i završava na { $last }.
draw-plot-turn = Prekretnica { $letter }: { $words }.
draw-plot-mark = korak { $ply }, { $words }

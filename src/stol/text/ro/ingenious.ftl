# Ingenious at the table. A tile is “roșu–verde” (nom, in lists) or “piesa roșu–verde” (acc, in sentences).
# Terms are those of the Romanian rulebook: piesă, suport, sac, spațiu, tablă de scor, bonus de joc, cea mai în urmă.

ingenious-tile = { $case ->
    [acc] piesa { $first ->
        [r] roșu
        [o] portocaliu
        [y] galben
        [g] verde
        [b] albastru
       *[p] mov
      }–{ $second ->
        [r] roșu
        [o] portocaliu
        [y] galben
        [g] verde
        [b] albastru
       *[p] mov
      }
   *[nom] { $first ->
        [r] roșu
        [o] portocaliu
        [y] galben
        [g] verde
        [b] albastru
       *[p] mov
      }–{ $second ->
        [r] roșu
        [o] portocaliu
        [y] galben
        [g] verde
        [b] albastru
       *[p] mov
      }
  }
ingenious-double = { $case ->
    [acc] { $colour ->
        [r] piesa dublă roșie
        [o] piesa dublă portocalie
        [y] piesa dublă galbenă
        [g] piesa dublă verde
        [b] piesa dublă albastră
       *[p] piesa dublă mov
      }
   *[nom] { $colour ->
        [r] dublă roșie
        [o] dublă portocalie
        [y] dublă galbenă
        [g] dublă verde
        [b] dublă albastră
       *[p] dublă mov
      }
  }
# The name of a colour, said by other messages of this file.
ingenious-colour = { $colour ->
    [r] roșu
    [o] portocaliu
    [y] galben
    [g] verde
    [b] albastru
   *[p] mov
  }
ingenious-gain = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } pentru { ingenious-colour }
ingenious-cry = Ingenious!
ingenious-both = { $one } { $other }

ingenious-free = { $count ->
    [one] { $count } spațiu gol
    [few] { $count } spații goale
   *[other] { $count } de spații goale
  }
ingenious-bag = { $count ->
    [0] Sacul e gol.
    [one] { $count } piesă în sac.
    [few] { $count } piese în sac.
   *[other] { $count } de piese în sac.
  }

# Whose turn it is: on phones 9 letters fit.
ingenious-bonus-yours = { $count ->
    [1] Bonus
    [few] { $count } bonusuri
   *[other] { $count } de bonusuri
  }
ingenious-bonus-of = { $name }: bonus de joc
ingenious-draws = { $you ->
    [yes] Tu tragi
   *[no] Trage { $name }
  }
ingenious-deal = Se împart piesele

# What happened last.
ingenious-placed-none = { $you ->
    [yes] Ai așezat { FORM($tile, case: "acc") }: niciun punct.
   *[no] { $name } a așezat { FORM($tile, case: "acc") }: niciun punct.
  }
ingenious-placed = { $you ->
    [yes] Ai așezat { FORM($tile, case: "acc") }: { $gains }.
   *[no] { $name } a așezat { FORM($tile, case: "acc") }: { $gains }.
  }
ingenious-reached = { $colour ->
    [r] Ingenious! Roșul a ajuns la { $step }.
    [o] Ingenious! Portocaliul a ajuns la { $step }.
    [y] Ingenious! Galbenul a ajuns la { $step }.
    [g] Ingenious! Verdele a ajuns la { $step }.
    [b] Ingenious! Albastrul a ajuns la { $step }.
   *[p] Ingenious! Movul a ajuns la { $step }.
  }
ingenious-swapped = { $you ->
    [yes] Ți-ai schimbat toate piesele.
   *[no] { $name } și-a schimbat toate piesele.
  }
ingenious-refilled = { $you ->
    [yes] Ți-ai păstrat piesele și ai completat suportul.
   *[no] { $name } și-a păstrat piesele și a completat suportul.
  }
ingenious-asked = { $you ->
    [yes] Puteai să-ți schimbi piesele.
   *[no] { $name } putea să-și schimbe piesele și are din nou suportul plin.
  }

# Choosing a move.
ingenious-board = Tabla de joc
ingenious-rack = Suportul tău
ingenious-pick = Alege { FORM($tile, case: "acc") }
ingenious-put-back = Pune înapoi { FORM($tile, case: "acc") }
ingenious-turn = Rotește
ingenious-turn-back = Rotește invers
ingenious-place = Așază
ingenious-no-points = niciun punct
# “Așază” is also the third person: it tells anybody's move.
ingenious-place-none = Așază { FORM($tile, case: "acc") } la { $here } și { $there }: niciun punct.
ingenious-place-some = { $bonus ->
    [0] Așază { FORM($tile, case: "acc") } la { $here } și { $there }: { $gains }.
    [1] Așază { FORM($tile, case: "acc") } la { $here } și { $there }: { $gains }. Ingenious, un bonus de joc.
    [few] Așază { FORM($tile, case: "acc") } la { $here } și { $there }: { $gains }. Ingenious, { $bonus } bonusuri de joc.
   *[other] Așază { FORM($tile, case: "acc") } la { $here } și { $there }: { $gains }. Ingenious, { $bonus } de bonusuri de joc.
  }
ingenious-choose-tile = Alege o piesă
ingenious-choose-space = Alege un spațiu
ingenious-no-space = Nu încape nicăieri: rotește-o
ingenious-first-tile = Prima ta piesă trebuie să atingă un simbol imprimat pe care nu l-a atins prima piesă a altcuiva.
ingenious-bonus-owed = { $count ->
    [1] Mai așază o piesă înainte să-ți completezi suportul.
    [few] Mai așază { $count } piese înainte să-ți completezi suportul.
   *[other] Mai așază { $count } de piese înainte să-ți completezi suportul.
  }
ingenious-why = De ce nu aici?
ingenious-why-off = Ajunge
ingenious-why-at = De ce nu { FORM($tile, case: "acc") } la { $here } și { $there }?
ingenious-why-hint = Alege un spațiu cu semnul întrebării.

# Swapping
ingenious-offer = Îți schimbi piesele?
ingenious-offer-one = Pe niciuna nu apare { $colour ->
    [r] roșul
    [o] portocaliul
    [y] galbenul
    [g] verdele
    [b] albastrul
   *[p] movul
  }, culoarea ta cea mai în urmă. Poți lua șase piese noi.
ingenious-offer-many = Pe niciuna nu apare vreuna dintre culorile tale cele mai în urmă. Poți lua șase piese noi.
# Buttons side by side, 28 letters together.
ingenious-swap = { $count ->
    [1] Schimbă piesa
    [few] Schimbă { $count } piese
   *[other] Schimbă { $count } de piese
  }
ingenious-refill = Completează
ingenious-aside = Puse deoparte

# Scores. ingenious-lowest stands beside a track: 7 letters, then it wraps.
ingenious-lowest = în urmă
ingenious-decides = decide culoarea cea mai în urmă
ingenious-solo = scorul tău e culoarea cea mai în urmă
ingenious-on-rack = { $count ->
    [0] nicio piesă
    [one] { $count } piesă
    [few] { $count } piese
   *[other] { $count } de piese
  }
ingenious-tracks = { $you ->
    [yes] Tabla ta de scor
   *[no] Tabla de scor: { $name }
  }
ingenious-team = { $you ->
    [yes] Tu și { $other }
   *[no] { $one } și { $other }
  }
ingenious-rack-of = Suport: { $name }

# The table in words, for screen readers.
ingenious-words-tracks = Table de scor
ingenious-words-board = Tabla de joc
ingenious-words-racks = Suporturi
ingenious-words-player = Jucător
ingenious-words-lowest = Cea mai în urmă
ingenious-words-rack = { $you ->
    [yes] Tu: { $tiles }
   *[no] { $name }: { $tiles }
  }
ingenious-words-count = { $you ->
    [yes] Tu: { $count ->
        [one] { $count } piesă
        [few] { $count } piese
       *[other] { $count } de piese
      }
   *[no] { $name }: { $count ->
       [one] { $count } piesă
       [few] { $count } piese
      *[other] { $count } de piese
     }
  }
ingenious-words-size = Un hexagon cu latura de { $side ->
    [one] { $side } spațiu
    [few] { $side } spații
   *[other] { $side } de spații
  }, centrul la { $centre }.
ingenious-words-opening = Simboluri imprimate libere pentru o primă piesă: { $colours }.

# The result
ingenious-result-player = Jucător
ingenious-result-colours = De la culoarea cea mai în urmă
ingenious-result-lowest = Culoarea cea mai în urmă

# With real tiles.
ingenious-chance-tile = { $you ->
    [yes] Ce piesă ai tras?
   *[no] Ce piesă a tras { $name }?
  }

# Looking back at a game: step by step, with what could have been expected.

review = Analiză
review-title = { $game }: mutarea { $number } din { $count }
review-table = La masa de joc
review-look-back = Revezi partida
review-move = Mutarea { $number }/{ $count }
review-number = Mutarea { $number }
review-start = Înainte de prima mutare.
review-steps = Mutări
review-first = Prima
review-back = Înapoi
review-forward = Înainte
review-last = Ultima
review-play = Redă
review-pause = Pauză
review-scrub = Ce mutare
review-show = Arată
# A heading above the names of the players.
review-eyes = Văzut de

review-cost = { $you ->
    [yes] Ai pierdut { NUMBER($loss, style: "percent") }.
   *[no] { $name } a pierdut { NUMBER($loss, style: "percent") }.
  }
review-show-better = Ce era mai bine?
review-instead = Mutarea jucată a costat { NUMBER($loss, style: "percent") }.
review-played = Ce s-a jucat?
review-mark = { $you ->
    [yes] Mutarea { $number }, tu: −{ NUMBER($loss, style: "percent") }
   *[no] Mutarea { $number }, { $name }: −{ NUMBER($loss, style: "percent") }
  }
review-better = Mai bine: { $move }
review-share = { $you ->
    [yes] Tu: { NUMBER($share, style: "percent") }
   *[no] { $name }: { NUMBER($share, style: "percent") }
  }

# Asking for a review, and waiting for it.
review-ask = Analizează partida
review-ask-head = Cum s-a ajuns aici?
review-ask-about = Fiecare mutare e comparată cu cea mai bună pe care o găsește căutarea. Durează cam un minut.
review-queued = Întâi se analizează o altă partidă.
note-too-many-reviews = Mai multe partide de-ale tale așteaptă deja analiza. Cere din nou după ce se termină una dintre ele.
review-progress = { $total ->
    [one] { $done } din { $total } poziție analizată
    [few] { $done } din { $total } poziții analizate
   *[other] { $done } din { $total } de poziții analizate
  }
review-account = Cum s-a ajuns aici

# Luck and skill.
review-ledger = Noroc și pricepere
review-start-of = început
review-luck-of = noroc
review-own = greșeli proprii
review-others = greșelile celorlalți
review-end = sfârșit
review-ledger-about = { NUMBER(1, style: "percent") } înseamnă o victorie zdrobitoare asupra tuturor, { NUMBER(0, style: "percent") } exact contrariul. Norocul e tot ce nu s-a pierdut sigur prin greșeli.
review-change = { $sign ->
    [minus] −{ NUMBER($share, style: "percent") }
    [zero] { NUMBER($share, style: "percent") }
   *[plus] +{ NUMBER($share, style: "percent") }
  }
review-turns = Momente-cheie
review-no-turns = Nimic nu s-a schimbat mult dintr-odată.
review-luck = Ce s-a tras sau ce a ieșit la zaruri
review-after = după mutarea { $number }, noroc
review-by = { $you ->
    [yes] mutarea { $number }, tu
   *[no] mutarea { $number }, { $name }
  }
review-mistakes = Pierdut
review-no-mistakes = { $you ->
    [yes] Nu ai nicio pierdere sigură.
   *[no] { $name } nu are nicio pierdere sigură.
  }

# Playing on.
review-continue = Continuă de aici
review-continue-about = O masă nouă, pornită de la această poziție.
review-continue-seat = Locul tău
review-continue-level = Boți
review-continue-go = Continuă
note-nothing-to-go-on-from = De acolo nu se poate continua: alege un moment în care cineva e la rând și un loc pe care ai voie să-l vezi.

# Records from elsewhere.
records-title = Vezi o înregistrare
records-head = Vezi o înregistrare
records-lead = O partidă jucată aici sau în altă parte, ca fișier sau ca text. Se deschide ca o masă pe care o poți privi pas cu pas.
records-file = Fișier
records-text = Sau textul ei
records-open = Deschide
records-preparing = Regulile jocului { $game } încă se pregătesc. Deschide din nou peste o clipă.
records-link = Vezi o înregistrare

review-for = { $you ->
    [yes] pentru tine
   *[no] pentru { $name }
  }

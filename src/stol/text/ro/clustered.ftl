# Clustered at the table. Shapes are neuter (un pătrat gol, două pătrate goale): cards need no case.
# Commands such as “Joacă”, “Decartează” are also the third person, so they tell anybody's move.

clustered-progress = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  } de jucat

clustered-card = { $number ->
    [1] un { $shape ->
        [s] pătrat
        [t] triunghi
       *[c] cerc
      } { $fill ->
        [h] gol
        [d] hașurat
       *[f] plin
      }
    [2] două { $shape ->
        [s] pătrate
        [t] triunghiuri
       *[c] cercuri
      } { $fill ->
        [h] goale
        [d] hașurate
       *[f] pline
      }
   *[3] trei { $shape ->
        [s] pătrate
        [t] triunghiuri
       *[c] cercuri
      } { $fill ->
        [h] goale
        [d] hașurate
       *[f] pline
      }
  }
clustered-joker = un joker
clustered-start-card = cartea de start

# Whose turn it is. On phones 9 letters fit.
clustered-draws = { $you ->
    [yes] Tu tragi
   *[no] Trage { $name }
  }
clustered-discards-now = { $you ->
    [yes] Decartezi
   *[no] Decartează { $name }
  }

# What happened last.
clustered-played = { $you ->
    [yes] { $gain ->
        [0] Ai jucat { $card } la { $at }.
       *[other] Ai jucat { $card } la { $at }: +{ $gain }.
      }
   *[no] { $gain ->
        [0] { $name } a jucat { $card } la { $at }.
       *[other] { $name } a jucat { $card } la { $at }: +{ $gain }.
      }
  }
clustered-threw = { $you ->
    [yes] Ai decartat { $card }.
   *[no] { $name } a decartat { $card }.
  }

# The cards on the table.
clustered-cloth = Masa, { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }
clustered-play-at = { $gain ->
    [0] Joacă { $card } la { $at }
   *[other] Joacă { $card } la { $at }: +{ $gain }
  }
clustered-ask-at = De ce nu { $card } la { $at }?
clustered-closer = Mai aproape
clustered-further = Mai departe
clustered-all = Arată tot
# 14 letters fit.
clustered-more = { $count ->
    [one] încă { $number }
    [few] încă { $number }
   *[other] încă { $number }
  }
clustered-heap = Decartate: { $count }

# The hand and its buttons.
clustered-hand = Mâna ta
clustered-hand-play = { $count ->
    [0] { $card }: niciun loc
    [one] { $card }: { $count } loc
    [few] { $card }: { $count } locuri
   *[other] { $card }: { $count } de locuri
  }
clustered-choose = Alege o carte.
clustered-choose-space = Se potrivește în { $count ->
    [one] { $count } loc
    [few] { $count } locuri
   *[other] { $count } de locuri
  }.
clustered-choose-discard = Alege o carte de decartat.
clustered-must-discard = Nicio carte a ta nu se potrivește nicăieri: decartează una.
clustered-play = { $gain ->
    [0] Joacă aici
   *[other] Joacă aici, +{ $gain }
  }
clustered-discard = Decarteaz-o
clustered-discard-card = Decartează { $card }
# Two buttons side by side; longer than 12 letters, they wrap.
clustered-back = Renunță
clustered-why = De ce nu?
clustered-why-card = Ce carte? Alege una.
clustered-why-here = Ce loc? Alege unul.
clustered-fits-nowhere = Acum cartea nu se potrivește nicăieri. Alege un loc ca să vezi de ce.
clustered-why-discard = Decartare?
clustered-ask-discard = De ce nu pot decarta { $card }?
clustered-asked = Ajunge

# Below a name. Both together 26 letters, on phones 9 each.
clustered-in-hand = { $count } în mână
clustered-to-draw = { $count } de tras

# Items of the score, also heads of the columns of the result: 14 letters, then they wrap.
clustered-rows = orizontal
clustered-columns = vertical
# With a soft hyphen, since the column is narrow on phones.
clustered-rectangle = drept­unghi
clustered-bonus = bonus
clustered-first-rectangle = primul 2×3
clustered-first-run = primul șir de 5
clustered-largest-rectangle = cel mai mare dreptunghi
clustered-longest-run = cel mai lung șir
clustered-lately = Ultimele cărți
clustered-just-discarded = Carte decartată: { $card }

# The table in words, for screen readers.
clustered-words-hand = Mâna ta: { $cards }
clustered-words-bonus = { $points } ({ $reasons })
clustered-words-scores = Puncte
clustered-words-player = Jucător
clustered-words-total = Total
clustered-words-in-hand = Cărți în mână
clustered-words-to-draw = Cărți de tras
clustered-words-discards = Cărți decartate
clustered-words-table = Cărțile de pe masă, pe coloane și linii
clustered-words-owned = { $you ->
    [yes] { $card }, cartea ta
   *[no] { $card }, { $name }
  }
clustered-words-discarded = { $count ->
    [0] niciuna
   *[other] { $cards }
  }

# With real cards.
clustered-chance-card = { $you ->
    [yes] Ce carte ai tras?
   *[no] Ce carte a tras { $name }?
  }

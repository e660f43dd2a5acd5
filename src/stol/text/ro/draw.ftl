# Pictures of the tables, in plain characters and as SVG. Cards, tiles and moves are codes, as in records of games.

draw-seat = locul { $seat }
draw-seat-start = Locul { $seat }
draw-heading = { $game }, { $note }
draw-titled = { $game }: { $status }
draw-won = { $count ->
    [one] Sfârșit. Câștigă locul { $seats } cu { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
   *[other] Sfârșit. Câștigă locurile { $seats } cu { $points ->
       [one] { $points } punct
       [few] { $points } puncte
      *[other] { $points } de puncte
     }.
  }
draw-rank = poziția { $rank }
draw-to-act = ● la rând
draw-winner = ★ a câștigat
draw-face-down = cu fața în jos
draw-total = total
draw-points = puncte
draw-percent = { NUMBER($share, style: "percent") }

draw-count-point = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
  }

# Colours.
draw-colour-r = roșu
draw-colour-o = portocaliu
draw-colour-y = galben
draw-colour-g = verde
draw-colour-b = albastru
draw-colour-p = mov

# Pixies.
draw-pixies-round = runda { $round }
draw-pixies-note = runda { $round } din 3
draw-pixies-note-flower-power = runda { $round } din 3, Flower Power
draw-pixies-drawn-first = Primul jucător se trage la sorți.
draw-pixies-revealed = Se dezvăluie o carte. Primul ia locul { $seat }.
draw-pixies-takes = Locul { $seat } ia o carte și o așază.
draw-pixies-first = ia primul
draw-pixies-table = la vedere: { $market }   pachet: { $deck }
draw-pixies-marks = ▒▒▒ cu fața în jos   ✓ validată
draw-pixies-sum = O rundă: validate + simboluri + zonă.
draw-pixies-sum-flower-power = O rundă: validate + simboluri + zonă + cu fața în jos.
draw-pixies-validated = validată
draw-pixies-no-points = încă niciun punct
draw-pixies-deck = { $count } în pachet

# Everything on 1 Card.
draw-onecard-roller = aruncă locul { $seat }
draw-onecard-roller-draft = draft, aruncă locul { $seat }
draw-onecard-deal = Se trage o carte.
draw-onecard-hold = Locul { $seat } păstrează trei din cinci cărți.
draw-onecard-roll = Aruncă locul { $seat }: cade un zar.
draw-onecard-choose = Locul { $seat } se oprește sau păstrează zaruri și rearuncă.
draw-onecard-mark = Locul { $seat } folosește o carte sau spune pas.
draw-onecard-take = Locul { $seat } ia una dintre cărțile la vedere.
draw-onecard-rerolls = { $rerolls ->
    [one] încă { $rerolls } rearuncare
    [few] încă { $rerolls } rearuncări
   *[other] încă { $rerolls } de rearuncări
  }
draw-onecard-deck = { $deck ->
    [one] { $deck } carte
    [few] { $deck } cărți
   *[other] { $deck } de cărți
  } în pachet
draw-onecard-chose = a ales: { $move }
draw-onecard-card = cartea { $card }
draw-onecard-scored = punctate: { $cards }
draw-onecard-display = la vedere
draw-onecard-display-head = La vedere
draw-onecard-table = zaruri: { $dice }   { draw-onecard-rerolls }   pachet: { $deck }
draw-onecard-legend = r roșu  o portocaliu  y galben  g verde  b albastru  p mov   * soare   ✓ rând complet
draw-onecard-tray = { draw-onecard-rerolls }, { draw-onecard-deck }
draw-onecard-sun = soare
draw-onecard-rows = { $rows ->
    [one] cartea { $card }: { $rows } rând complet
    [few] cartea { $card }: { $rows } rânduri complete
   *[other] cartea { $card }: { $rows } de rânduri complete
  }
draw-onecard-slot = cartea { $card } a adus { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }

# Clustered.
draw-clustered-note = masă de { $width } pe { $height }
draw-clustered-fast = joc rapid
draw-clustered-third-joker = al treilea joker: { $seats }
draw-clustered-third-joker-all = al treilea joker: toți
draw-clustered-first-bonus = bonus pentru primul
draw-clustered-largest-bonus = bonus pentru cel mai mare
draw-clustered-deal = Locul { $seat } trage o carte.
draw-clustered-play = Locul { $seat } joacă o carte.
draw-clustered-discard = Locul { $seat } decartează o carte.
draw-clustered-first-rectangle = primul dreptunghi: { $seat }
draw-clustered-first-run = primul șir de 5: { $seat }
draw-clustered-nobody = nimeni
draw-clustered-nobody-yet = încă nimeni
draw-clustered-hidden = { $count } ascunse
draw-clustered-hand = mână
draw-clustered-deck = pachet
draw-clustered-item-rows = orizontal
draw-clustered-item-columns = vertical
draw-clustered-item-rectangle = dreptunghi
draw-clustered-item-bonus = bonus
draw-clustered-item-total = total
draw-clustered-item = { $item } { $points }
draw-clustered-discarded = locul { $seat } a decartat: { $cards }
draw-clustered-pile = decartate
draw-clustered-legend = 2tf₀: număr, formă (s t c), umplere (h d f), locul jucătorului   J joker   * carte de start
draw-clustered-joker = joker
draw-clustered-start = carte de start
draw-clustered-card = { $card }: { $number } { $shape ->
    [s] { $number ->
        [1] pătrat
       *[other] pătrate
      }
    [t] { $number ->
        [1] triunghi
       *[other] triunghiuri
      }
   *[c] { $number ->
        [1] cerc
       *[other] cercuri
      }
  } { $fill ->
    [h] { $number ->
        [1] gol
       *[other] goale
      }
    [d] { $number ->
        [1] hașurat
       *[other] hașurate
      }
   *[f] { $number ->
        [1] plin
       *[other] pline
      }
  }
draw-clustered-to-draw = { $count } de tras

# Ingenious.
draw-ingenious-solo = de unul singur
draw-ingenious-teams = locurile 0 și 2 împotriva 1 și 3
draw-ingenious-open-partners = coechipieri la vedere
draw-ingenious-bag = { $tiles ->
    [one] { $tiles } piesă
    [few] { $tiles } piese
   *[other] { $tiles } de piese
  } în sac
draw-ingenious-draws = Locul { $seat } trage o piesă.
draw-ingenious-swaps = Locul { $seat } schimbă piesele sau completează suportul.
draw-ingenious-bonus = { $plays ->
    [one] Ingenious! Locul { $seat } așază o piesă, mai are { $plays } bonus de joc.
    [few] Ingenious! Locul { $seat } așază o piesă, mai are { $plays } bonusuri de joc.
   *[other] Ingenious! Locul { $seat } așază o piesă, mai are { $plays } de bonusuri de joc.
  }
draw-ingenious-places = Locul { $seat } așază o piesă.
draw-ingenious-ends = q de la { $first } la { $last }
draw-ingenious-lowest = cea mai în urmă
draw-ingenious-team = echipa { $one } și { $other }
draw-ingenious-hidden = { $tiles ->
    [one] { $tiles } piesă, ascunsă
    [few] { $tiles } piese, ascunse
   *[other] { $tiles } de piese, ascunse
  }
draw-ingenious-hidden-tile = piesă ascunsă
draw-ingenious-began = { $colour ->
    [r] a început la roșu
    [g] a început la verde
    [b] a început la albastru
    [o] a început la portocaliu
    [y] a început la galben
   *[p] a început la mov
  }
draw-ingenious-aside = puse deoparte
draw-ingenious-aside-head = Puse deoparte
draw-ingenious-legend = r roșu  g verde  b albastru  o portocaliu  y galben  p mov   majusculele sunt imprimate pe tablă
draw-ingenious-space = { $place }: { $colour }
draw-ingenious-space-printed = { $place }: { $colour }, imprimat

# A game without a drawing of its own.
draw-listing-ply = pasul { $ply }
draw-listing-chance = Urmează hazardul
draw-listing-seat = La rând: locul { $seat }

# The curve of a game that is looked at again.
draw-plot-ply = pas
draw-plot-several = { $sign } mai mulți
draw-plot-line = { $name }: { $value }
draw-plot-key = { $seat } { $name }: { $value }
draw-plot-about = rezultatul așteptat de-a lungul partidei
draw-plot-from-to = { $name } începe la { $first } și termină la { $last }.
draw-plot-turn = Moment-cheie { $letter }: { $words }.
draw-plot-mark = pasul { $ply }, { $words }

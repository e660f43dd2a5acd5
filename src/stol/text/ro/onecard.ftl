# Everything on 1 Card at the table. Dice (zar) and rows (rând) are neuter, boxes (căsuță) feminine.
# Commands such as “Ia”, “Rearuncă”, “Folosește” are also the third person, so they tell anybody's move.

onecard-progress = cărți punctate: { $most } din { $end }

# The turn pill. Room for 9 letters on a phone.
onecard-turn-choose = { $you ->
    [yes] Tu arunci
   *[no] Aruncă { $name }
  }
onecard-turn-roll = { $you ->
    [yes] Tu arunci
   *[no] Aruncă { $name }
  }
onecard-turn-mark = Se alege
onecard-turn-hold = Se aleg 3
onecard-turn-take = { $you ->
    [yes] Ia o carte
   *[no] { $name } ia o carte
  }
onecard-turn-deal = Se trag cărți
onecard-turn-over = Sfârșit

# Above the dice: what is going on, or what to do.
onecard-state-choose = { $you ->
    [yes] Alege zarurile pe care le păstrezi
   *[no] { $name } păstrează zaruri sau se oprește
  }
onecard-all-kept = Le păstrezi pe toate cinci: nu ai ce rearunca
onecard-state-roll = { $you ->
    [yes] Zarurile tale se rostogolesc
   *[no] Zarurile se rostogolesc: aruncă { $name }
  }
onecard-state-mark = Folosește aruncarea pe o singură carte sau spune pas
onecard-state-hold = Păstrează trei dintre cele cinci cărți ale tale
onecard-state-take = { $you ->
    [yes] Ai punctat o carte: ia una dintre cele la vedere
   *[no] { $name } ia una dintre cărțile la vedere
  }
onecard-state-deal = Se trag cărți
onecard-state-over = A patra carte e punctată: jocul s-a terminat
onecard-sealed = { $count ->
    [one] { $count } din { $players } a ales
   *[other] { $count } din { $players } au ales
  }
onecard-waiting = { $chosen ->
    [mark] Ai ales cartea { $card }. { onecard-sealed }
    [pass] Ai spus pas. { onecard-sealed }
    [hold] Păstrezi { $cards }. { onecard-sealed }
   *[none] { onecard-sealed }
  }
onecard-rerolls = { $left ->
    [0] fără alte rearuncări
    [one] încă { $left } rearuncare
    [few] încă { $left } rearuncări
   *[other] încă { $left } de rearuncări
  }

# ---- dice

onecard-dice = Zaruri
onecard-die-colour = { $colour ->
    [r] roșu
    [o] portocaliu
    [y] galben
    [g] verde
    [b] albastru
   *[p] mov
  }
onecard-die = { $kept ->
    [yes] { onecard-die-colour }, păstrat
   *[no] { onecard-die-colour }, se rearuncă
  }
onecard-shelf = aici stau zarurile păstrate
onecard-your-move = Mutarea ta
onecard-some = { $what ->
    [dice] { $colour ->
        [r] { $count ->
            [one] { $count } roșu
           *[other] { $count } roșii
          }
        [o] { $count ->
            [one] { $count } portocaliu
           *[other] { $count } portocalii
          }
        [y] { $count ->
            [one] { $count } galben
           *[other] { $count } galbene
          }
        [g] { $count ->
            [one] { $count } verde
           *[other] { $count } verzi
          }
        [b] { $count ->
            [one] { $count } albastru
           *[other] { $count } albastre
          }
       *[p] { $count } mov
      }
   *[boxes] { $case ->
        [acc] { $colour ->
            [r] { $count ->
                [one] { $count } căsuță roșie
               *[other] { $count } căsuțe roșii
              }
            [o] { $count ->
                [one] { $count } căsuță portocalie
               *[other] { $count } căsuțe portocalii
              }
            [y] { $count ->
                [one] { $count } căsuță galbenă
               *[other] { $count } căsuțe galbene
              }
            [g] { $count ->
                [one] { $count } căsuță verde
               *[other] { $count } căsuțe verzi
              }
            [b] { $count ->
                [one] { $count } căsuță albastră
               *[other] { $count } căsuțe albastre
              }
           *[p] { $count ->
                [one] { $count } căsuță mov
               *[other] { $count } căsuțe mov
              }
          }
       *[nom] { $colour ->
            [r] { $count ->
                [one] { $count } roșie
               *[other] { $count } roșii
              }
            [o] { $count ->
                [one] { $count } portocalie
               *[other] { $count } portocalii
              }
            [y] { $count ->
                [one] { $count } galbenă
               *[other] { $count } galbene
              }
            [g] { $count ->
                [one] { $count } verde
               *[other] { $count } verzi
              }
            [b] { $count ->
                [one] { $count } albastră
               *[other] { $count } albastre
              }
           *[p] { $count ->
                [one] { $count } mov
               *[other] { $count } mov
              }
          }
      }
  }

# ---- moves that are offered

# Room for 10 letters.
onecard-reroll = Rearuncă { $count }
onecard-reroll-label = Rearuncă { $count ->
    [one] { $count } zar
    [few] { $count } zaruri
   *[other] { $count } de zaruri
  }: { $dice }
onecard-stop = Stop
onecard-pass = Pas
onecard-use = { $scored ->
    [yes] Folosește cartea { $card }: { $crossed }, aduce { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }
   *[no] Folosește cartea { $card }: { $crossed }
  }
onecard-hold = Păstrează { $cards }
onecard-take = Ia cartea { $card }: { $rows }

# ---- cards

onecard-card = Cartea { $card }
# Drawn on the card: 14 letters at most.
onecard-need = { $full }/3 rânduri
onecard-row-colour = { $colour ->
    [r] roșu
    [o] portocaliu
    [y] galben
    [g] verde
    [b] albastru
   *[p] mov
  }
onecard-row = { $sun ->
    [yes] { onecard-row-colour } cu soare { $made } din { $boxes }
   *[no] { onecard-row-colour } { $made } din { $boxes }
  }
onecard-card-rows = Cartea { $card }: { $rows }.
onecard-your-cards = Cărțile tale
onecard-others = Ceilalți jucători
onecard-crosses = { $scored ->
    [yes] { $crossed }: aduce { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }
   *[no] { $crossed }
  }
onecard-nothing = Nu se potrivește nimic
onecard-misfit-dice = { $dice ->
    [one] { $dice } zar
    [few] { $dice } zaruri
   *[other] { $dice } de zaruri
  }
onecard-misfit-free = { $free ->
    [one] { $free } căsuță liberă
    [few] { $free } căsuțe libere
   *[other] { $free } de căsuțe libere
  }
onecard-misfit = { $colour ->
    [r] Roșul nu se potrivește: { onecard-misfit-dice }, { onecard-misfit-free }.
    [o] Portocaliul nu se potrivește: { onecard-misfit-dice }, { onecard-misfit-free }.
    [y] Galbenul nu se potrivește: { onecard-misfit-dice }, { onecard-misfit-free }.
    [g] Verdele nu se potrivește: { onecard-misfit-dice }, { onecard-misfit-free }.
    [b] Albastrul nu se potrivește: { onecard-misfit-dice }, { onecard-misfit-free }.
   *[p] Movul nu se potrivește: { onecard-misfit-dice }, { onecard-misfit-free }.
  }
onecard-misfit-full = { $colour ->
    [r] Rândul roșu e deja complet.
    [o] Rândul portocaliu e deja complet.
    [y] Rândul galben e deja complet.
    [g] Rândul verde e deja complet.
    [b] Rândul albastru e deja complet.
   *[p] Rândul mov e deja complet.
  }
onecard-misfit-none = { $colour ->
    [r] Cartea aceasta nu are rând roșu.
    [o] Cartea aceasta nu are rând portocaliu.
    [y] Cartea aceasta nu are rând galben.
    [g] Cartea aceasta nu are rând verde.
    [b] Cartea aceasta nu are rând albastru.
   *[p] Cartea aceasta nu are rând mov.
  }
onecard-ask = De ce nu poate fi folosită cartea { $card }?
onecard-chosen-card = Cartea { $card }, cu fața în jos: alegerea ta secretă
onecard-unfinished = { $points ->
    [0] Neterminată: nimic
    [one] Neterminată: { $points } punct
    [few] Neterminată: { $points } puncte
   *[other] Neterminată: { $points } de puncte
  }

# ---- the draft variant

onecard-hold-card = { $held ->
    [yes] Cartea { $card }, păstrată: { $rows }.
   *[no] Cartea { $card }, nepăstrată: { $rows }.
  }
onecard-hold-more = Mai alege { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }
onecard-display = Cărți la vedere
onecard-deck = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  } în pachet

# ---- under a player's name and cards

# Room for 10 letters on a phone.
onecard-rolls = { $you ->
    [yes] arunci tu
   *[no] aruncă
  }
onecard-choosing = { $you ->
    [yes] alegi
   *[no] alege
  }
onecard-has-chosen = gata
onecard-passed = Runda trecută: pas
onecard-did = { $scored ->
    [yes] Runda trecută: { $crossed }, cartea { $card } punctată
   *[no] Runda trecută: { $crossed } pe cartea { $card }
  }
onecard-took = Carte luată: { $card }
onecard-scored = Cărți punctate
onecard-scored-points = { $you ->
    [yes] Punctele cărților tale punctate
   *[no] { $name }: punctele cărților punctate
  }
onecard-scored-card = Cartea { $card }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }

# ---- what happened last

onecard-said-marked = { $you ->
    [yes] Ai tăiat { FORM($crossed, case: "acc") } pe cartea { $card }.
   *[no] { $name } a tăiat { FORM($crossed, case: "acc") } pe cartea { $card }.
  }
onecard-said-scored = { $you ->
    [yes] Ai tăiat { FORM($crossed, case: "acc") } și ai punctat cartea { $card }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
   *[no] { $name } a tăiat { FORM($crossed, case: "acc") } și a punctat cartea { $card }: { $points ->
       [one] { $points } punct
       [few] { $points } puncte
      *[other] { $points } de puncte
     }.
  }
onecard-said-passed = { $you ->
    [yes] Ai spus pas.
   *[no] { $name } a spus pas.
  }
onecard-said-took = { $you ->
    [yes] Ai luat cartea { $card }.
   *[no] { $name } a luat cartea { $card }.
  }
onecard-said-sealed = { $count ->
    [one] { $count } din { $players } a ales.
   *[other] { $count } din { $players } au ales.
  }
onecard-said-held = Fiecare păstrează trei cărți.
onecard-said-stop = { $you ->
    [yes] Te-ai oprit la { $dice }.
   *[no] { $name } s-a oprit la { $dice }.
  }
onecard-said-roll = { $again ->
    [yes] { $you ->
        [yes] Ai rearuncat: acum { $dice }.
       *[no] { $name } a rearuncat: acum { $dice }.
      }
   *[no] { $you ->
        [yes] Ai aruncat: { $dice }.
       *[no] { $name } a aruncat: { $dice }.
      }
  }
onecard-said-over = Jocul s-a terminat.

# ---- the table in words, for screen readers

onecard-words-dice = { $count ->
    [0] Pe masă nu sunt zaruri.
   *[other] Zaruri: { $dice }. Rearuncări rămase: { $left }.
  }
onecard-words-seat = { $you ->
    [yes] Tu: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }
   *[no] { $name }: { $points ->
       [one] { $points } punct
       [few] { $points } puncte
      *[other] { $points } de puncte
     }
  }
onecard-words-crosses = { $scored ->
    [yes] Cu această aruncare se taie { FORM($crossed, case: "acc") }, iar cartea aduce { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
   *[no] Cu această aruncare se taie { FORM($crossed, case: "acc") }.
  }
onecard-words-nothing = Din această aruncare nu se potrivește nimic.

# ---- the result

onecard-result-scored = Cărți punctate
onecard-result-unfinished = Cărți neterminate
onecard-result-player = Jucător
onecard-result-total = Total

# ---- with real cards and dice

onecard-chance-die = Ce arată zarul { $number }?
onecard-chance-card = { $you ->
    [yes] Ce carte ai tras?
   *[no] Ce carte a tras { $name }?
  }
onecard-chance-display = Ce carte a fost pusă la vedere?

# The points of a finished game, or of a finished round of Pixies, told step by step on the board. 140 letters fit well.

points-panel = Punctele, pas cu pas
points-step = Pasul { $number } din { $count }
points-players = Ale cui puncte
points-of = { $you ->
    [yes] Tu: { $points ->
        [one] { $shown } punct
        [few] { $shown } puncte
       *[other] { $shown } de puncte
      }
   *[no] { $name }: { $points ->
       [one] { $shown } punct
       [few] { $shown } puncte
      *[other] { $shown } de puncte
     }
  }
# 14 letters fit on a phone.
points-so-far = { $shown } până acum
# Buttons, two in a row: 12 letters each fit on a phone.
points-back = Înapoi
points-next = Înainte
points-result = La rezultat
points-close = Toată masa
points-close-round = Înapoi la masă
points-ended = Jocul s-a terminat.
points-show = Vezi punctele
ended-thanks = Mulțumim pentru joc.
ended-best = { $points ->
    [one] Recordul tău personal: { $points } punct. Al doilea rezultat: { $next }.
    [few] Recordul tău personal: { $points } puncte. Al doilea rezultat: { $next }.
   *[other] Recordul tău personal: { $points } de puncte. Al doilea rezultat: { $next }.
  }
points-round-ended = Runda { $round } s-a încheiat.
points-next-round = Mai departe: runda { $round }
points-rounds = Tabelul punctelor
points-how = De unde vin punctele
points-on-board = Arată pe masă

points-total = { $you ->
    [yes] { $place ->
        [won] Ai în total { $points ->
            [one] { $shown } punct
            [few] { $shown } puncte
           *[other] { $shown } de puncte
          } și câștigi.
        [shared] Ai în total { $points ->
            [one] { $shown } punct
            [few] { $shown } puncte
           *[other] { $shown } de puncte
          } și împarți victoria.
       *[other] Ai în total { $points ->
           [one] { $shown } punct
           [few] { $shown } puncte
          *[other] { $shown } de puncte
         }.
      }
   *[no] { $place ->
        [won] { $name } are în total { $points ->
            [one] { $shown } punct
            [few] { $shown } puncte
           *[other] { $shown } de puncte
          } și câștigă.
        [shared] { $name } are în total { $points ->
            [one] { $shown } punct
            [few] { $shown } puncte
           *[other] { $shown } de puncte
          } și împarte victoria.
       *[other] { $name } are în total { $points ->
           [one] { $shown } punct
           [few] { $shown } puncte
          *[other] { $shown } de puncte
         }.
      }
  }

# ---- Pixies

points-pixies-earlier = { $rounds ->
    [one] Runda de dinainte a adus { $points ->
        [one] { $shown } punct
        [few] { $shown } puncte
       *[other] { $shown } de puncte
      }.
    [few] Cele { $rounds } runde de dinainte au adus { $points ->
        [one] { $shown } punct
        [few] { $shown } puncte
       *[other] { $shown } de puncte
      }.
   *[other] Cele { $rounds } de runde de dinainte au adus { $points ->
       [one] { $shown } punct
       [few] { $shown } puncte
      *[other] { $shown } de puncte
     }.
  }
points-pixies-validated = Cartea de { $points } stă pe o carte cu fața în jos. Așa e validată și aduce puncte cât valoarea ei: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
points-pixies-spirals = { $count ->
    [one] { $count } spirală
    [few] { $count } spirale
   *[other] { $count } de spirale
  } pe cărțile cu fața în sus: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
points-pixies-crosses = { $count ->
    [one] { $count } cruce
    [few] { $count } cruci
   *[other] { $count } de cruci
  } pe cărțile cu fața în sus: −{ $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
points-pixies-special = { $count ->
    [1] La { FORM($card, case: "acc") } se numără numai ea însăși: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
    [few] La { FORM($card, case: "acc") } se numără { $count } cărți, cu ea cu tot: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
   *[other] La { FORM($card, case: "acc") } se numără { $count } de cărți, cu ea cu tot: { $points ->
       [one] { $points } punct
       [few] { $points } puncte
      *[other] { $points } de puncte
     }.
  }
points-pixies-down = { $count ->
    [0] La { FORM($card, case: "acc") } nu se numără nicio carte: niciun punct.
    [one] La { FORM($card, case: "acc") } se numără { $count } carte: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
    [few] La { FORM($card, case: "acc") } se numără { $count } cărți: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
   *[other] La { FORM($card, case: "acc") } se numără { $count } de cărți: { $points ->
       [one] { $points } punct
       [few] { $points } puncte
      *[other] { $points } de puncte
     }.
  }
points-pixies-against = { $count ->
    [0] La { FORM($card, case: "acc") } nu se numără nicio carte: nu se pierde niciun punct.
    [one] La { FORM($card, case: "acc") } se numără { $count } carte: −{ $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
    [few] La { FORM($card, case: "acc") } se numără { $count } cărți: −{ $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
   *[other] La { FORM($card, case: "acc") } se numără { $count } de cărți: −{ $points ->
       [one] { $points } punct
       [few] { $points } puncte
      *[other] { $points } de puncte
     }.
  }
points-pixies-face_down = { $count ->
    [0] Nu e nicio carte cu fața în jos neacoperită: niciun punct.
    [one] { $count } carte cu fața în jos e neacoperită. Aduce { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
    [few] { $count } cărți cu fața în jos sunt neacoperite. Fiecare aduce { $each ->
        [one] { $each } punct
        [few] { $each } puncte
       *[other] { $each } de puncte
      }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
   *[other] { $count } de cărți cu fața în jos sunt neacoperite. Fiecare aduce { $each ->
       [one] { $each } punct
       [few] { $each } puncte
      *[other] { $each } de puncte
     }: { $points ->
       [one] { $points } punct
       [few] { $points } puncte
      *[other] { $points } de puncte
     }.
  }
points-pixies-zone = { $count ->
    [0] Nu se ating două cărți cu fața în sus de aceeași culoare: nu e nicio zonă.
    [one] Cea mai mare zonă are { $count } carte. În runda { $round } fiecare carte aduce { $each ->
        [one] { $each } punct
        [few] { $each } puncte
       *[other] { $each } de puncte
      }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
    [few] Cea mai mare zonă are { $count } cărți de aceeași culoare care se ating. În runda { $round } fiecare aduce { $each ->
        [one] { $each } punct
        [few] { $each } puncte
       *[other] { $each } de puncte
      }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
   *[other] Cea mai mare zonă are { $count } de cărți de aceeași culoare care se ating. În runda { $round } fiecare aduce { $each ->
       [one] { $each } punct
       [few] { $each } puncte
      *[other] { $each } de puncte
     }: { $points ->
       [one] { $points } punct
       [few] { $points } puncte
      *[other] { $points } de puncte
     }.
  }
points-pixies-validated-none = Nicio carte cu fața în sus nu stă peste alta: nimic nu e validat.
points-pixies-symbols-none = Pe cărțile cu fața în sus nu sunt nici spirale, nici cruci.
points-pixies-round = { $you ->
    [yes] Ai { $points ->
        [one] { $shown } punct
        [few] { $shown } puncte
       *[other] { $shown } de puncte
      } în runda { $round }.
   *[no] { $name } are { $points ->
       [one] { $shown } punct
       [few] { $shown } puncte
      *[other] { $shown } de puncte
     } în runda { $round }.
  }

# ---- Everything on 1 Card

points-onecard-scored = { $rows ->
    [one] Cartea { $card } a fost punctată. { $rows } rând complet aduce câte un punct de căsuță: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
    [few] Cartea { $card } a fost punctată. Cele { $rows } rânduri complete aduc câte un punct de căsuță: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
   *[other] Cartea { $card } a fost punctată. Cele { $rows } de rânduri complete aduc câte un punct de căsuță: { $points ->
       [one] { $points } punct
       [few] { $points } puncte
      *[other] { $points } de puncte
     }.
  }
points-onecard-suns = { $suns ->
    [1] Un rând complet de pe cartea { $card } are soare: încă { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
   *[2] Ambii sori de pe cartea { $card } sunt pe rânduri complete: încă { $points ->
       [one] { $points } punct
       [few] { $points } puncte
      *[other] { $points } de puncte
     }.
  }
points-onecard-unfinished = { $rows ->
    [0] Cartea { $card } e neterminată și nu are niciun rând complet: niciun punct.
    [one] Cartea { $card } e neterminată. Rândul ei complet aduce totuși puncte pentru căsuțe, fără sori: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
    [few] Cartea { $card } e neterminată. Cele { $rows } rânduri complete aduc totuși puncte pentru căsuțe, fără sori: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
   *[other] Cartea { $card } e neterminată. Cele { $rows } de rânduri complete aduc totuși puncte pentru căsuțe, fără sori: { $points ->
       [one] { $points } punct
       [few] { $points } puncte
      *[other] { $points } de puncte
     }.
  }

# ---- Clustered

points-clustered-run = { $across ->
    [yes] Un șir orizontal de { $points ->
        [one] { $points } carte
        [few] { $points } cărți
       *[other] { $points } de cărți
      }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
   *[no] Un șir vertical de { $points ->
       [one] { $points } carte
       [few] { $points } cărți
      *[other] { $points } de cărți
     }: { $points ->
       [one] { $points } punct
       [few] { $points } puncte
      *[other] { $points } de puncte
     }.
  }
points-clustered-runs-none = Nu e niciun șir de trei sau mai multe cărți: niciun punct.
points-clustered-rectangle = Cel mai mare dreptunghi are { $width } × { $height } cărți: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
points-clustered-rectangle-none = Nu e niciun dreptunghi plin de cel puțin 2 × 2 cărți: niciun punct.
points-clustered-first-rectangle = Acesta a fost primul dreptunghi plin de 2 × 3 cărți: încă { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
points-clustered-first-run = Acesta a fost primul șir de cinci cărți: încă { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
points-clustered-largest-rectangle = Niciun alt dreptunghi nu e la fel de mare: încă { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
points-clustered-longest-run = Nimeni altcineva nu are un șir la fel de lung: încă { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.

# ---- Ingenious

points-ingenious-colour = { $colour ->
    [r] roșu { $step }
    [o] portocaliu { $step }
    [y] galben { $step }
    [g] verde { $step }
    [b] albastru { $step }
   *[p] mov { $step }
  }
points-ingenious-colours = { $you ->
    [yes] Cele șase culori ale tale, de la cea mai în urmă: { $colours }.
   *[no] { $name } are aceste șase culori, de la cea mai în urmă: { $colours }.
  }
points-ingenious-lowest = { $count ->
    [one] Contează numai culoarea cea mai în urmă, aici { $colours }: scorul e { $step }.
   *[other] Contează numai culoarea cea mai în urmă. Aici sunt la egalitate: { $colours }. Scorul e { $step }.
  }
points-ingenious-all = Toate cele șase culori sunt la { $step }. Jocul se termină imediat.
points-ingenious-same = { $other_you ->
    [yes] Și culoarea ta cea mai în urmă e la { $lowest }.
   *[no] Și { $other } are culoarea cea mai în urmă la { $lowest }.
  }
points-ingenious-tie = { $place ->
    [2] { points-ingenious-same } Decide a doua culoare din urmă: { $step } la { $versus }.
    [3] { points-ingenious-same } Decide a treia culoare din urmă: { $step } la { $versus }.
    [4] { points-ingenious-same } Decide a patra culoare din urmă: { $step } la { $versus }.
    [5] { points-ingenious-same } Decide a cincea culoare din urmă: { $step } la { $versus }.
   *[6] { points-ingenious-same } Decide culoarea cea mai avansată: { $step } la { $versus }.
  }
points-ingenious-even = { points-ingenious-same } Și toate celelalte culori sunt egale: poziția se împarte.
points-ingenious-total = { $you ->
    [yes] { $place ->
        [won] Scorul tău e { $points }, cel mai bun: câștigi.
        [shared] Scorul tău e { $points }: împarți victoria.
       *[other] Scorul tău e { $points }.
      }
   *[no] { $place ->
        [won] { $name }: scorul e { $points }, cel mai bun dintre toate.
        [shared] { $name }: scorul e { $points }, iar victoria se împarte.
       *[other] { $name }: scorul e { $points }.
      }
  }

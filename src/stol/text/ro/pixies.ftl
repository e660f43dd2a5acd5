# Pixies at the table. A card is “carte albastră de 4” (nom) or, with its article, “cartea albastră de 4” (acc).
# Commands such as “Ia”, “Așază”, “Păstrează” are also the third person, so they tell anybody's move.

pixies-round = runda { $round } din { $rounds }
# The turn pill. Room for 9 letters on a phone.
pixies-dealing = Cărți noi

# ---- cards

pixies-card-colour = { $colour ->
    [b] albastră
    [g] verde
    [y] galbenă
    [r] roșie
    [bg] albastru-verde
    [by] albastru-galbenă
    [br] albastru-roșie
    [gy] verde-galbenă
    [gr] verde-roșie
    [yr] galben-roșie
   *[m] multicoloră
  }
pixies-card-marks = { $marks ->
    [crosses] { $count ->
        [one] { $count } cruce
        [few] { $count } cruci
       *[other] { $count } de cruci
      }
   *[spirals] { $count ->
       [one] { $count } spirală
       [few] { $count } spirale
      *[other] { $count } de spirale
     }
  }
pixies-card-each = { $each ->
    [1] câte o spirală
    [few] câte { $each } spirale
   *[other] câte { $each } de spirale
  }
pixies-card-against = { $against ->
    [b] albastră
    [g] verde
    [y] galbenă
   *[r] roșie
  }
pixies-card = { $case ->
    [acc] cartea
   *[nom] carte
  } { pixies-card-colour } de { $value }{ $kind ->
    [special] { " " }cu câte o spirală pentru fiecare carte { pixies-card-colour }
    [down] { $marks ->
        [none] { " " }cu { pixies-card-each } pentru fiecare carte cu fața în jos, neacoperită
       *[other] { " " }cu { pixies-card-marks } și { pixies-card-each } pentru fiecare carte cu fața în jos, neacoperită
      }
    [against] { $marks ->
        [none] { " " }cu câte o cruce pentru fiecare carte { pixies-card-against }
       *[other] { " " }cu { pixies-card-marks } și câte o cruce pentru fiecare carte { pixies-card-against }
      }
   *[plain] { $marks ->
        [none] { "" }
       *[other] { " " }cu { pixies-card-marks }
      }
  }

# ---- areas and points

pixies-points = { $points ->
    [one] { $shown } punct
    [few] { $shown } puncte
   *[other] { $shown } de puncte
  }
pixies-gain = { $points ->
    [one] { $gain } punct
    [few] { $gain } puncte
   *[other] { $gain } de puncte
  }

pixies-area = { $you ->
    [yes] Suprafața ta de joc
   *[no] Suprafața de joc: { $name }
  }
pixies-others = Ceilalți jucători
# On phones the name, pixies-so-far, pixies-rounds and pixies-this-round stand in one row: 32 letters in all.
pixies-so-far = până acum { $shown }
pixies-in-all = { $shown } în total
pixies-this-round = runda asta
# The items of a score: 32 letters in all on a phone.
pixies-validated = validate
pixies-symbols = simboluri
pixies-zone = zonă
pixies-zone-of = zonă { $cards } × { $each } =
pixies-face_down = fața în jos

# ---- choosing

pixies-market = Cărți la vedere
pixies-market-empty = Încă nu e nicio carte la vedere.
pixies-order = Ordinea în care se iau cărțile: { $names }
pixies-order-player = { $you ->
    [yes] tu
   *[no] { $name }
  }
pixies-prompt = Alege o carte.
pixies-choice = Cartea aleasă

pixies-take = { $way ->
    [which] Ia { FORM($card, case: "acc") }: căsuța { $cell }, se alege care rămâne cu fața în sus
    [down] Ia { FORM($card, case: "acc") }: cu fața în jos, pe o căsuță liberă
   *[up] Ia { FORM($card, case: "acc") }: cu fața în sus, pe căsuța { $cell }, { pixies-gain }
  }
pixies-place-up = Așază { FORM($card, case: "acc") } pe căsuța { $cell }: { pixies-gain }
pixies-place-down = Pune { FORM($card, case: "acc") } cu fața în jos pe căsuța { $cell }: { pixies-gain }
pixies-place = Așază, { $gain }
pixies-goes-up = Cu fața în sus, pe căsuța { $cell }
pixies-goes-down = Cu fața în jos, pe căsuța { $cell }
pixies-where = Cartea ta de { $value } e deja validată. Cea nouă: cu fața în jos, pe orice căsuță liberă
pixies-which = Care { $value } rămâne cu fața în sus?
# “nouă” alone would also be the number nine.
pixies-keep = { $way ->
    [new] cea nouă
   *[old] cea veche
  }
pixies-keep-label = { $way ->
    [new] Păstrează cu fața în sus noua { $card }: { pixies-gain }
   *[old] Păstrează cu fața în sus vechea { $card }: { pixies-gain }
  }
pixies-advised = { $way ->
    [new] Ia { FORM($card, case: "acc") }, care rămâne cu fața în sus: { pixies-gain }
   *[old] Ia { FORM($card, case: "acc") }, iar cea veche rămâne cu fața în sus: { pixies-gain }
  }
pixies-put-back = Renunță
pixies-why = De ce nu?
pixies-why-cell = De ce nu pe căsuța { $cell }?

# ---- what happened

pixies-said = { $you ->
    [yes] { $way ->
        [cover] Ai așezat { FORM($card, case: "acc") } pe căsuța { $cell }, unde e validată.
        [new] Ai păstrat cu fața în sus noua { $card }, peste { FORM($other, case: "acc") }.
        [old] Ai păstrat cu fața în sus vechea { $other }, peste { FORM($card, case: "acc") }.
        [down] Ai pus { FORM($card, case: "acc") } cu fața în jos pe căsuța { $cell }.
       *[up] Ai așezat { FORM($card, case: "acc") } pe căsuța { $cell }.
      }
   *[no] { $way ->
        [cover] { $name } a așezat { FORM($card, case: "acc") } pe căsuța { $cell }, unde e validată.
        [new] { $name } a păstrat cu fața în sus noua { $card }, peste { FORM($other, case: "acc") }.
        [old] { $name } a păstrat cu fața în sus vechea { $other }, peste { FORM($card, case: "acc") }.
        [down] { $name } a pus { FORM($card, case: "acc") } cu fața în jos pe căsuța { $cell }.
       *[up] { $name } a așezat { FORM($card, case: "acc") } pe căsuța { $cell }.
      }
  }
pixies-said-round = { $you ->
    [yes] Ai așezat ultima carte. Runda { $round } s-a încheiat.
   *[no] { $name } a așezat ultima carte. Runda { $round } s-a încheiat.
  }

# ---- rounds

pixies-rounds = Runde
pixies-round-was = Runda { $round }
pixies-round-over = Runda { $round } s-a încheiat
pixies-all-rounds = în total
pixies-player = Jucător
pixies-leads = { $you ->
    [yes] { $over ->
        [yes] Câștigi cu { pixies-points }.
       *[no] Conduci cu { pixies-points }.
      }
   *[no] { $over ->
        [yes] { $name } câștigă cu { pixies-points }.
       *[no] { $name } conduce cu { pixies-points }.
      }
  }
pixies-tied = { $over ->
    [yes] { $count ->
        [few] { $count } jucători împart victoria, cu câte { pixies-points }.
       *[other] { $count } de jucători împart victoria, cu câte { pixies-points }.
      }
   *[no] { $count ->
        [few] { $count } jucători sunt la egalitate în frunte, cu câte { pixies-points }.
       *[other] { $count } de jucători sunt la egalitate în frunte, cu câte { pixies-points }.
      }
  }
pixies-go-on = Înapoi la masă
pixies-close = Închide

# ---- the table in words, for screen readers

pixies-deck = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  } în pachet
pixies-cell = { $state ->
    [down] Căsuța { $cell }: cu fața în jos
    [validated] Căsuța { $cell }: { $card }, validată
   *[up] Căsuța { $cell }: { $card }
  }
pixies-cells-empty = { $count ->
    [one] Căsuță liberă: { $cells }
   *[other] Căsuțe libere: { $cells }
  }
pixies-score-so-far = { $points ->
    [one] { $shown } punct
    [few] { $shown } puncte
   *[other] { $shown } de puncte
  } până acum.
pixies-score = { $flowers ->
    [yes] Runda asta { pixies-points }: cărți validate { $validated }, simboluri { $symbols_gain }, zonă { $zone }, cărți cu fața în jos { $face_down }.
   *[no] Runda asta { pixies-points }: cărți validate { $validated }, simboluri { $symbols_gain }, zonă { $zone }.
  }

# ---- with real cards

pixies-chance-first = Cine începe?
pixies-chance-begins = { $you ->
    [yes] Începi tu
   *[no] Începe { $name }
  }
pixies-chance-card = Ce carte a fost dezvăluită? E numărul { $number } dintre cele la vedere.

# Pixies at the table. Cards are feminine; their colour ends by the grammatical case, value and symbols don't change.

pixies-round = runda { $round } od { $rounds }
pixies-dealing = Otkrivanje karata

# ---- cards

pixies-card-colour = { $colour ->
    [b] plav
    [g] zelen
    [y] žut
    [r] crven
    [bg] plavo-zelen
    [by] plavo-žut
    [br] plavo-crven
    [gy] zeleno-žut
    [gr] zeleno-crven
    [yr] žuto-crven
   *[m] višebojn
  }{ $case ->
    [acc] u
    [gen] e
    [dat] oj
    [loc] oj
    [ins] om
   *[nom] a
  }
# With its preposition: “sa” before šest and sedam.
pixies-card-marks = { $marks ->
    [crosses] { $count ->
        [6] sa { $count } križića
        [one] s { $count } križićem
       *[other] s { $count } križića
      }
   *[spirals] { $count ->
        [6] sa { $count } spirala
        [7] sa { $count } spirala
        [one] s { $count } spiralom
        [few] s { $count } spirale
       *[other] s { $count } spirala
      }
  }
# With its preposition.
pixies-card-each = { $each ->
    [1] sa spiralom
    [one] s { $each } spiralom
    [few] s { $each } spirale
   *[other] s { $each } spirala
  }
pixies-card-against = { $against ->
    [b] plavu
    [g] zelenu
    [y] žutu
   *[r] crvenu
  }
pixies-card = { $kind ->
    [special] { pixies-card-colour } { $value } sa spiralom za svaku { $colour ->
        [b] plavu
        [g] zelenu
        [y] žutu
       *[r] crvenu
      } kartu
    [down] { $marks ->
        [none] { pixies-card-colour } { $value } { pixies-card-each } za svaku nepokrivenu kartu licem prema dolje
       *[other] { pixies-card-colour } { $value } { pixies-card-marks } i { pixies-card-each } za svaku nepokrivenu kartu licem prema dolje
      }
    [against] { $marks ->
        [none] { pixies-card-colour } { $value } s križićem za svaku { pixies-card-against } kartu
       *[other] { pixies-card-colour } { $value } { pixies-card-marks } i križićem za svaku { pixies-card-against } kartu
      }
   *[plain] { $marks ->
        [none] { pixies-card-colour } { $value }
       *[other] { pixies-card-colour } { $value } { pixies-card-marks }
      }
  }

# ---- areas and points

pixies-points = { $points ->
    [one] { $shown } bod
    [few] { $shown } boda
   *[other] { $shown } bodova
  }
pixies-gain = { $points ->
    [one] { $gain } bod
    [few] { $gain } boda
   *[other] { $gain } bodova
  }

pixies-area = { $you ->
    [yes] Vaše igraće područje
   *[no] Igraće područje: { $name }
  }
pixies-others = Ostali igrači
# In one row with the name and two more on phones: 32 letters in all.
pixies-so-far = dosad { $shown }
pixies-in-all = ukupno { $shown }
pixies-this-round = ova runda
# 32 letters in all on a phone.
pixies-validated = potvrđene
pixies-symbols = simboli
pixies-zone = zona
pixies-zone-of = zona { $cards } × { $each } =
pixies-face_down = licem dolje

# ---- choosing

pixies-market = Otkrivene karte
pixies-market-empty = Još nema otkrivenih karata.
pixies-order = Karte se uzimaju ovim redom: { $names }
pixies-order-player = { $you ->
    [yes] vi
   *[no] { $name }
  }
pixies-prompt = Odaberite kartu.
pixies-choice = Karta koju ste odabrali

# Moves are infinitives: hints and reviews say them of anybody.
pixies-take = { $way ->
    [which] Uzeti { FORM($card, case: "acc") }: polje { $cell }, odabrati koja ostaje licem prema gore
    [down] Uzeti { FORM($card, case: "acc") }: licem prema dolje na slobodno polje
   *[up] Uzeti { FORM($card, case: "acc") }: licem prema gore na polje { $cell }, { pixies-gain }
  }
pixies-place-up = Postaviti { FORM($card, case: "acc") } na polje { $cell }: { pixies-gain }
pixies-place-down = Staviti licem prema dolje na polje { $cell } { FORM($card, case: "acc") }: { pixies-gain }
pixies-place = Postavi, { $gain }
pixies-goes-up = Licem prema gore na polje { $cell }
pixies-goes-down = Licem prema dolje na polje { $cell }
pixies-where = Vaša { $value } već je potvrđena. Licem prema dolje na bilo koje slobodno polje
pixies-which = Koja { $value } ostaje licem prema gore?
pixies-keep = { $way ->
    [new] nova
   *[old] stara
  }
pixies-keep-label = { $way ->
    [new] Ostaviti licem prema gore novu { FORM($card, case: "acc") }: { pixies-gain }
   *[old] Ostaviti licem prema gore staru { FORM($card, case: "acc") }: { pixies-gain }
  }
pixies-advised = { $way ->
    [new] Uzeti { FORM($card, case: "acc") } i okrenuti je licem prema gore: { pixies-gain }
   *[old] Uzeti { FORM($card, case: "acc") } i ostaviti staru licem prema gore: { pixies-gain }
  }
pixies-put-back = Vrati
pixies-why = Zašto ne?
pixies-why-cell = Zašto ne na polje { $cell }?

# ---- what happened

pixies-said = { $you ->
    [yes] { $way ->
        [cover] Postavili ste { FORM($card, case: "acc") } na polje { $cell }, gdje je odmah potvrđena.
        [new] Ostavili ste licem prema gore novu { FORM($card, case: "acc") }; pod njom je { $other }.
        [old] Ostavili ste licem prema gore staru { FORM($other, case: "acc") }; pod njom je { $card }.
        [down] Na polje { $cell } stavili ste licem prema dolje { FORM($card, case: "acc") }.
       *[up] Postavili ste { FORM($card, case: "acc") } na polje { $cell }.
      }
   *[no] { $way ->
        [cover] { $name } postavlja { FORM($card, case: "acc") } na polje { $cell }, gdje je odmah potvrđena.
        [new] { $name } ostavlja licem prema gore novu { FORM($card, case: "acc") }; pod njom je { $other }.
        [old] { $name } ostavlja licem prema gore staru { FORM($other, case: "acc") }; pod njom je { $card }.
        [down] { $name } na polje { $cell } stavlja licem prema dolje { FORM($card, case: "acc") }.
       *[up] { $name } postavlja { FORM($card, case: "acc") } na polje { $cell }.
      }
  }
pixies-said-round = { $you ->
    [yes] Postavili ste posljednju kartu. Kraj { $round }. runde.
   *[no] { $name } postavlja posljednju kartu. Kraj { $round }. runde.
  }

# ---- rounds

pixies-rounds = Runde
pixies-round-was = { $round }. runda
pixies-round-over = Kraj { $round }. runde
pixies-all-rounds = ukupno
pixies-player = Igrač
pixies-leads = { $you ->
    [yes] { $over ->
        [yes] Pobjeđujete: { pixies-points }.
       *[no] Vodite: { pixies-points }.
      }
   *[no] { $over ->
        [yes] Pobjeđuje { $name }: { pixies-points }.
       *[no] Vodi { $name }: { pixies-points }.
      }
  }
pixies-tied = { $over ->
    [yes] { $count ->
        [one] { $count } igrač dijeli pobjedu: { pixies-points }.
        [few] { $count } igrača dijele pobjedu: { pixies-points }.
       *[other] { $count } igrača dijeli pobjedu: { pixies-points }.
      }
   *[no] { $count ->
        [one] { $count } igrač dijeli vodstvo: { pixies-points }.
        [few] { $count } igrača dijele vodstvo: { pixies-points }.
       *[other] { $count } igrača dijeli vodstvo: { pixies-points }.
      }
  }
pixies-go-on = Natrag za stol
pixies-close = Zatvori

# ---- the table in words, for screen readers

pixies-deck = { $count ->
    [one] { $count } karta u špilu
    [few] { $count } karte u špilu
   *[other] { $count } karata u špilu
  }
pixies-cell = { $state ->
    [down] Polje { $cell }: licem prema dolje
    [validated] Polje { $cell }: { $card }, potvrđena
   *[up] Polje { $cell }: { $card }
  }
pixies-cells-empty = { $count ->
    [1] Slobodno polje: { $cells }
   *[other] Slobodna polja: { $cells }
  }
pixies-score-so-far = { $points ->
    [one] Dosad { $shown } bod.
    [few] Dosad { $shown } boda.
   *[other] Dosad { $shown } bodova.
  }
pixies-score = { $flowers ->
    [yes] U ovoj rundi { pixies-points }: potvrđene karte { $validated }, simboli { $symbols_gain }, zona { $zone }, licem prema dolje { $face_down }.
   *[no] U ovoj rundi { pixies-points }: potvrđene karte { $validated }, simboli { $symbols_gain }, zona { $zone }.
  }

# ---- with real cards

pixies-chance-first = Tko počinje?
pixies-chance-begins = { $you ->
    [yes] Vi počinjete
   *[no] Počinje { $name }
  }
pixies-chance-card = Koja je karta otkrivena? To je { $number }. po redu.

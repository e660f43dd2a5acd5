# Pixies at the table. Cards are phrases and feminine; FORM asks for their case. What is offered as a move is an
# infinitive, because hints and reviews say it of somebody else, too. What somebody does is in the present tense.

pixies-round = runda { $round } z { $rounds }
pixies-dealing = Odkrywanie kart

# ---- cards

pixies-card-colour = { $case ->
    [acc] { $colour ->
        [b] niebieską
        [g] zieloną
        [y] żółtą
        [r] czerwoną
        [bg] niebiesko-zieloną
        [by] niebiesko-żółtą
        [br] niebiesko-czerwoną
        [gy] zielono-żółtą
        [gr] zielono-czerwoną
        [yr] żółto-czerwoną
       *[m] wielokolorową
      }
    [ins] { $colour ->
        [b] niebieską
        [g] zieloną
        [y] żółtą
        [r] czerwoną
        [bg] niebiesko-zieloną
        [by] niebiesko-żółtą
        [br] niebiesko-czerwoną
        [gy] zielono-żółtą
        [gr] zielono-czerwoną
        [yr] żółto-czerwoną
       *[m] wielokolorową
      }
    [gen] { $colour ->
        [b] niebieskiej
        [g] zielonej
        [y] żółtej
        [r] czerwonej
        [bg] niebiesko-zielonej
        [by] niebiesko-żółtej
        [br] niebiesko-czerwonej
        [gy] zielono-żółtej
        [gr] zielono-czerwonej
        [yr] żółto-czerwonej
       *[m] wielokolorowej
      }
    [loc] { $colour ->
        [b] niebieskiej
        [g] zielonej
        [y] żółtej
        [r] czerwonej
        [bg] niebiesko-zielonej
        [by] niebiesko-żółtej
        [br] niebiesko-czerwonej
        [gy] zielono-żółtej
        [gr] zielono-czerwonej
        [yr] żółto-czerwonej
       *[m] wielokolorowej
      }
   *[nom] { $colour ->
        [b] niebieska
        [g] zielona
        [y] żółta
        [r] czerwona
        [bg] niebiesko-zielona
        [by] niebiesko-żółta
        [br] niebiesko-czerwona
        [gy] zielono-żółta
        [gr] zielono-czerwona
        [yr] żółto-czerwona
       *[m] wielokolorowa
      }
  }
# In the instrumental, with its preposition.
pixies-card-marks = { $marks ->
    [crosses] { $count ->
        [one] z { $count } krzyżykiem
       *[many] z { $count } krzyżykami
      }
   *[spirals] { $count ->
        [one] z { $count } spiralą
       *[many] z { $count } spiralami
      }
  }
pixies-card-each = { $each ->
    [1] ze spiralą
   *[many] z { $each } spiralami
  }
pixies-card-against = { $against ->
    [b] niebieską
    [g] zieloną
    [y] żółtą
   *[r] czerwoną
  }
pixies-card = { $kind ->
    [special] { $colour ->
        [b] { pixies-card-colour } { $value } ze spiralą za każdą niebieską kartę
        [g] { pixies-card-colour } { $value } ze spiralą za każdą zieloną kartę
        [y] { pixies-card-colour } { $value } ze spiralą za każdą żółtą kartę
       *[r] { pixies-card-colour } { $value } ze spiralą za każdą czerwoną kartę
      }
    [down] { $marks ->
        [none] { pixies-card-colour } { $value } { pixies-card-each } za każdą zakrytą kartę, na której nic nie leży
       *[other] { pixies-card-colour } { $value } { pixies-card-marks } oraz { pixies-card-each } za każdą zakrytą kartę, na której nic nie leży
      }
    [against] { $marks ->
        [none] { pixies-card-colour } { $value } z krzyżykiem za każdą { pixies-card-against } kartę
       *[other] { pixies-card-colour } { $value } { pixies-card-marks } oraz z krzyżykiem za każdą { pixies-card-against } kartę
      }
   *[plain] { $marks ->
        [none] { pixies-card-colour } { $value }
       *[other] { pixies-card-colour } { $value } { pixies-card-marks }
      }
  }

# ---- areas and points

pixies-points = { $points ->
    [one] { $shown } punkt
    [few] { $shown } punkty
   *[many] { $shown } punktów
  }
pixies-gain = { $points ->
    [one] { $gain } punkt
    [few] { $gain } punkty
   *[many] { $gain } punktów
  }

pixies-area = { $you ->
    [yes] Twój obszar gry
   *[no] Obszar gry: { $name }
  }
pixies-others = Pozostali gracze
# On phones the name, pixies-so-far, pixies-rounds and pixies-this-round stand in one row: 32 letters in all.
pixies-so-far = dotąd { $shown }
pixies-in-all = razem { $shown }
pixies-this-round = ta runda
# The items of a score: 32 letters in all on a phone.
pixies-validated = zatwierdzone
pixies-symbols = symbole
pixies-zone = strefa
pixies-zone-of = strefa { $cards }×{ $each } =
pixies-face_down = zakryte

# ---- choosing

pixies-market = Rynek
pixies-market-empty = Nie odkryto jeszcze żadnej karty.
pixies-order = Kolejność brania kart: { $names }
pixies-order-player = { $you ->
    [yes] ty
   *[no] { $name }
  }
pixies-prompt = Wybierz kartę.
pixies-choice = Wybrana karta

pixies-take = { $way ->
    [which] Wziąć { FORM($card, case: "acc") } i wybrać, która karta na polu { $cell } zostaje odkryta
    [down] Wziąć { FORM($card, case: "acc") } i położyć zakrytą na wolnym polu
   *[up] Wziąć { FORM($card, case: "acc") } i położyć odkrytą na polu { $cell }: { pixies-gain }
  }
pixies-place-up = Położyć { FORM($card, case: "acc") } na polu { $cell }: { pixies-gain }
pixies-place-down = Położyć { FORM($card, case: "acc") } zakrytą na polu { $cell }: { pixies-gain }
pixies-place = Połóż, { $gain }
pixies-goes-up = Odkryta na pole { $cell }
pixies-goes-down = Zakryta na pole { $cell }
pixies-where = Twoja { $value } jest zatwierdzona. Nowa trafia zakryta na dowolne wolne pole
pixies-which = Która { $value } zostaje odkryta?
# Under the picture of a card; one line of 9 letters.
pixies-keep = { $way ->
    [new] nowa
   *[old] stara
  }
pixies-keep-label = { $way ->
    [new] Odkryta zostaje nowa { $card }: { pixies-gain }
   *[old] Odkryta zostaje stara { $card }: { pixies-gain }
  }
pixies-advised = { $way ->
    [new] Wziąć { FORM($card, case: "acc") } i zostawić ją odkrytą: { pixies-gain }
   *[old] Wziąć { FORM($card, case: "acc") } i zostawić odkrytą starą kartę: { pixies-gain }
  }
pixies-put-back = Odłóż
pixies-why = Dlaczego nie?
pixies-why-cell = Dlaczego nie na polu { $cell }?

# ---- what happened

pixies-said = { $you ->
    [yes] { $way ->
        [cover] Kładziesz { FORM($card, case: "acc") } na polu { $cell }: jest od razu zatwierdzona.
        [new] Zostawiasz odkrytą nową { FORM($card, case: "acc") }, pod nią leży { $other }.
        [old] Zostawiasz odkrytą starą { FORM($other, case: "acc") }, pod nią leży { $card }.
        [down] Kładziesz { FORM($card, case: "acc") } zakrytą na polu { $cell }.
       *[up] Kładziesz { FORM($card, case: "acc") } na polu { $cell }.
      }
   *[no] { $way ->
        [cover] { $name } kładzie { FORM($card, case: "acc") } na polu { $cell }: jest od razu zatwierdzona.
        [new] { $name } zostawia odkrytą nową { FORM($card, case: "acc") }, pod nią leży { $other }.
        [old] { $name } zostawia odkrytą starą { FORM($other, case: "acc") }, pod nią leży { $card }.
        [down] { $name } kładzie { FORM($card, case: "acc") } zakrytą na polu { $cell }.
       *[up] { $name } kładzie { FORM($card, case: "acc") } na polu { $cell }.
      }
  }
pixies-said-round = { $you ->
    [yes] Kładziesz ostatnią kartę. Koniec rundy { $round }.
   *[no] { $name } kładzie ostatnią kartę. Koniec rundy { $round }.
  }

# ---- rounds

pixies-rounds = Rundy
pixies-round-was = Runda { $round }
pixies-round-over = Koniec rundy { $round }
pixies-all-rounds = razem
pixies-player = Gracz
pixies-leads = { $you ->
    [yes] { $over ->
        [yes] Wygrywasz: { pixies-points }.
       *[no] Prowadzisz: { pixies-points }.
      }
   *[no] { $over ->
        [yes] { $name } wygrywa: { pixies-points }.
       *[no] { $name } prowadzi: { pixies-points }.
      }
  }
pixies-tied = { $over ->
    [yes] { $count ->
       *[many] { $count } graczy dzieli zwycięstwo: { pixies-points }.
      }
   *[no] { $count ->
       *[many] { $count } graczy prowadzi wspólnie: { pixies-points }.
      }
  }
pixies-go-on = Wróć do stołu
pixies-close = Zamknij

# ---- the table in words, for screen readers

pixies-deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
  }
pixies-cell = { $state ->
    [down] Pole { $cell }: zakryta karta
    [validated] Pole { $cell }: { $card }, zatwierdzona
   *[up] Pole { $cell }: { $card }
  }
pixies-cells-empty = { $count ->
    [one] Wolne pole: { $cells }
   *[many] Wolne pola: { $cells }
  }
pixies-score-so-far = { $points ->
    [one] Dotąd { $shown } punkt.
    [few] Dotąd { $shown } punkty.
   *[many] Dotąd { $shown } punktów.
  }
pixies-score = { $flowers ->
    [yes] W tej rundzie { pixies-points }: zatwierdzone { $validated }, symbole { $symbols_gain }, strefa { $zone }, zakryte { $face_down }.
   *[no] W tej rundzie { pixies-points }: zatwierdzone { $validated }, symbole { $symbols_gain }, strefa { $zone }.
  }

# ---- with real cards

pixies-chance-first = Kto zaczyna?
pixies-chance-begins = { $you ->
    [yes] Ty zaczynasz
   *[no] { $name } zaczyna
  }
pixies-chance-card = Którą kartę odkryto? To karta numer { $number } na rynku.

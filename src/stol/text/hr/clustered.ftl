# What a table of Clustered says, in the terms of the Croatian rulebook (kup, niz, osobina, pravokutnik).

clustered-progress = { $count ->
    [one] još { $count } karta
    [few] još { $count } karte
   *[other] još { $count } karata
  }

# Accusative is as nominative. Only the genitive differs.
clustered-card = { $case ->
    [gen] { $number ->
        [1] jednog { $fill ->
            [h] praznog
            [d] iscrtanog
           *[f] popunjenog
          } { $shape ->
            [s] kvadrata
            [t] trokuta
           *[c] kruga
          }
        [2] dvaju { $fill ->
            [h] praznih
            [d] iscrtanih
           *[f] popunjenih
          } { $shape ->
            [s] kvadrata
            [t] trokuta
           *[c] krugova
          }
       *[3] triju { $fill ->
            [h] praznih
            [d] iscrtanih
           *[f] popunjenih
          } { $shape ->
            [s] kvadrata
            [t] trokuta
           *[c] krugova
          }
      }
   *[nom] { $number ->
        [1] jedan { $fill ->
            [h] prazan
            [d] iscrtan
           *[f] popunjen
          } { $shape ->
            [s] kvadrat
            [t] trokut
           *[c] krug
          }
        [2] dva { $fill ->
            [h] prazna
            [d] iscrtana
           *[f] popunjena
          } { $shape ->
            [s] kvadrata
            [t] trokuta
           *[c] kruga
          }
       *[3] tri { $fill ->
            [h] prazna
            [d] iscrtana
           *[f] popunjena
          } { $shape ->
            [s] kvadrata
            [t] trokuta
           *[c] kruga
          }
      }
  }
clustered-joker = { $case ->
    [acc] džokera
    [gen] džokera
    [ins] džokerom
   *[nom] džoker
  }
clustered-start-card = { $case ->
    [acc] početnu kartu
    [gen] početne karte
    [ins] početnom kartom
   *[nom] početna karta
  }

# The turn pill: 9 letters on phones.
clustered-draws = { $you ->
    [yes] Uzimate kartu
   *[no] Kartu uzima { $name }
  }
clustered-discards-now = { $you ->
    [yes] Odbacite kartu
   *[no] Odbacuje { $name }
  }

# What happened last.
clustered-played = { $you ->
    [yes] { $gain ->
        [0] Odigrali ste { FORM($card, case: "acc") } na mjesto { $at }.
       *[other] Odigrali ste { FORM($card, case: "acc") } na mjesto { $at }: +{ $gain }.
      }
   *[no] { $gain ->
        [0] { $name } igra { FORM($card, case: "acc") } na mjesto { $at }.
       *[other] { $name } igra { FORM($card, case: "acc") } na mjesto { $at }: +{ $gain }.
      }
  }
clustered-threw = { $you ->
    [yes] Odbacili ste { FORM($card, case: "acc") }.
   *[no] { $name } odbacuje { FORM($card, case: "acc") }.
  }

clustered-cloth = { $count ->
    [one] Stol, { $count } karta
    [few] Stol, { $count } karte
   *[other] Stol, { $count } karata
  }
# Names of moves are infinitives.
clustered-play-at = { $gain ->
    [0] Odigrati { FORM($card, case: "acc") } na mjesto { $at }
   *[other] Odigrati { FORM($card, case: "acc") } na mjesto { $at }: +{ $gain }
  }
clustered-ask-at = Zašto ne { FORM($card, case: "acc") } na mjesto { $at }?
clustered-closer = Približi
clustered-further = Udalji
clustered-all = Prikaži sve
# The browser counts: $count only chooses the form.
clustered-more = { $count ->
   *[other] još { $number }
  }
clustered-heap = { $count ->
    [one] { $count } odbačena
    [few] { $count } odbačene
   *[other] { $count } odbačenih
  }

# The hand and its buttons.
clustered-hand = Vaša ruka
clustered-hand-play = { $count ->
    [0] { $card }: ne pristaje nigdje
    [one] { $card }: { $count } mjesto
    [few] { $card }: { $count } mjesta
   *[other] { $card }: { $count } mjesta
  }
clustered-choose = Odaberite kartu.
clustered-choose-space = { $count ->
    [one] Pristaje na { $count } mjesto.
    [few] Pristaje na { $count } mjesta.
   *[other] Pristaje na { $count } mjesta.
  }
clustered-choose-discard = Odaberite kartu koju odbacujete.
clustered-must-discard = Nijedna vaša karta nigdje ne pristaje: odbacite jednu.
clustered-play = { $gain ->
    [0] Odigraj ovdje
   *[other] Odigraj ovdje, +{ $gain }
  }
clustered-discard = Odbaci
clustered-discard-card = Odbaciti { FORM($card, case: "acc") }
# 12 letters each.
clustered-back = Vrati
clustered-why = Zašto ne?
clustered-why-card = Koju kartu? Odaberite je.
clustered-why-here = Na koje mjesto? Odaberite ga.
clustered-fits-nowhere = Ova karta sada nigdje ne pristaje. Odaberite mjesto i vidjet ćete zašto.
clustered-why-discard = Odbaciti?
clustered-ask-discard = Zašto ne odbaciti { FORM($card, case: "acc") }?
clustered-asked = Dosta

# Both together 26 letters, on phones 9 each.
clustered-in-hand = { $count ->
   *[other] ruka: { $count }
  }
clustered-to-draw = { $count ->
   *[other] kup: { $count }
  }

# Heads of columns: 14 letters, then they wrap.
clustered-rows = vodoravno
clustered-columns = okomito
clustered-rectangle = najveći pravokutnik
clustered-bonus = bonus
clustered-first-rectangle = prvi 2×3
clustered-first-run = prvi niz od 5
clustered-largest-rectangle = najveći pravokutnik
clustered-longest-run = najdulji niz
clustered-lately = Posljednje karte
clustered-just-discarded = Odbačeno: { $card }

# The table in words, for screen readers.
clustered-words-hand = Vaša ruka: { $cards }
clustered-words-bonus = { $points } ({ $reasons })
clustered-words-scores = Bodovi
clustered-words-player = Igrač
clustered-words-total = Ukupno
clustered-words-in-hand = Karte u ruci
clustered-words-to-draw = Karte u kupu
clustered-words-discards = Odbačene karte
clustered-words-table = Karte na stolu, po stupcima i retcima
clustered-words-owned = { $you ->
    [yes] { $card }, vaša karta
   *[no] { $card }, { $name }
  }
clustered-words-discarded = { $count ->
    [0] nema
   *[other] { $cards }
  }

clustered-chance-card = { $you ->
    [yes] Koju ste kartu uzeli?
   *[no] Koju kartu uzima { $name }?
  }

# Everything on 1 Card. Dice are feminine (kockica), boxes neuter (polje), rows masculine (red).

onecard-progress = osvojeno { $most } od { $end }

# The turn pill: room for 9 letters on a phone.
onecard-turn-choose = { $you ->
    [yes] Vi bacate
   *[no] Baca { $name }
  }
onecard-turn-roll = { $you ->
    [yes] Vi bacate
   *[no] Baca { $name }
  }
onecard-turn-mark = Odabir karte
onecard-turn-hold = Odabir triju karata
onecard-turn-take = { $you ->
    [yes] Uzmite kartu
   *[no] Kartu uzima { $name }
  }
onecard-turn-deal = Uzimanje karata
onecard-turn-over = Kraj igre

# Above the dice: what is going on, or what to do.
onecard-state-choose = { $you ->
    [yes] Odaberite kockice koje zadržavate
   *[no] { $name } zadržava kockice ili kaže „dosta”
  }
onecard-all-kept = Zadržano je svih pet: nema se što ponovno baciti
onecard-state-roll = { $you ->
    [yes] Vaše se kockice kotrljaju
   *[no] Kockice se kotrljaju: baca { $name }
  }
onecard-state-mark = Iskoristite bacanje na jednoj karti ili recite „dalje”
onecard-state-hold = Zadržite tri od svojih pet karata
onecard-state-take = { $you ->
    [yes] Osvojili ste kartu: uzmite jednu od otvorenih
   *[no] { $name } uzima jednu od otvorenih karata
  }
onecard-state-deal = Uzimanje karata
onecard-state-over = Četvrta je karta osvojena: kraj igre
onecard-sealed = Odabir gotov: { $count } od { $players }
onecard-waiting = { $chosen ->
    [mark] Odabrali ste kartu { $card }. { onecard-sealed }
    [pass] Rekli ste „dalje”. { onecard-sealed }
    [hold] Zadržavate karte { $cards }. { onecard-sealed }
   *[none] { onecard-sealed }
  }
onecard-rerolls = { $left ->
    [0] nema više bacanja
    [one] još { $left } bacanje
    [few] još { $left } bacanja
   *[other] još { $left } bacanja
  }

# ---- dice

onecard-dice = Kockice
onecard-die-colour = { $colour ->
    [r] crvena
    [o] narančasta
    [y] žuta
    [g] zelena
    [b] plava
   *[p] ljubičasta
  }
onecard-die = { $kept ->
    [yes] { onecard-die-colour }, zadržana
   *[no] { onecard-die-colour }, baca se ponovno
  }
onecard-shelf = ovdje stoje zadržane kockice
onecard-your-move = Vaš potez
# A number, the stem of a colour, and its ending.
onecard-some = { $count } { $colour ->
    [r] crven
    [o] narančast
    [y] žut
    [g] zelen
    [b] plav
   *[p] ljubičast
  }{ $what ->
    [boxes] { $count ->
        [one] o
        [few] a
       *[other] ih
      }
   *[dice] { $count ->
        [one] { $case ->
            [acc] u
           *[nom] a
          }
        [few] e
       *[other] ih
      }
  }

# ---- moves that are offered: infinitives, as hints and reviews say them of anybody

# A button with room for 10 letters.
onecard-reroll = Baci { $count }
onecard-reroll-label = { $count ->
    [one] Ponovno baciti { $count } kockicu: { $dice }
    [few] Ponovno baciti { $count } kockice: { $dice }
   *[other] Ponovno baciti { $count } kockica: { $dice }
  }
onecard-stop = Dosta
onecard-pass = Dalje
onecard-use = { $scored ->
    [yes] { $points ->
        [one] Iskoristiti kartu { $card }: { $crossed }, donosi { $points } bod
        [few] Iskoristiti kartu { $card }: { $crossed }, donosi { $points } boda
       *[other] Iskoristiti kartu { $card }: { $crossed }, donosi { $points } bodova
      }
   *[no] Iskoristiti kartu { $card }: { $crossed }
  }
onecard-hold = Zadržati karte { $cards }
onecard-take = Uzeti kartu { $card }: { $rows }

# ---- cards

onecard-card = Karta { $card }
# Drawn on the card: 14 letters at most.
onecard-need = { $full } od 3 reda
onecard-row-colour = { $colour ->
    [r] crveni
    [o] narančasti
    [y] žuti
    [g] zeleni
    [b] plavi
   *[p] ljubičasti
  }
onecard-row = { $sun ->
    [yes] { onecard-row-colour } sa suncem { $made } od { $boxes }
   *[no] { onecard-row-colour } { $made } od { $boxes }
  }
onecard-card-rows = Karta { $card }: { $rows }.
onecard-your-cards = Vaše karte
onecard-others = Ostali igrači
onecard-crosses = { $scored ->
    [yes] { $points ->
        [one] { $crossed }: donosi { $points } bod
        [few] { $crossed }: donosi { $points } boda
       *[other] { $crossed }: donosi { $points } bodova
      }
   *[no] { $crossed }
  }
onecard-nothing = Ništa ne stane
onecard-misfit-dice = { $dice ->
    [one] { $dice } kockica
    [few] { $dice } kockice
   *[other] { $dice } kockica
  }
onecard-misfit-free = { $free ->
    [one] { $free } slobodno polje
    [few] { $free } slobodna polja
   *[other] { $free } slobodnih polja
  }
onecard-misfit = { $colour ->
    [r] Crvena ne stane: { onecard-misfit-dice }, { onecard-misfit-free }.
    [o] Narančasta ne stane: { onecard-misfit-dice }, { onecard-misfit-free }.
    [y] Žuta ne stane: { onecard-misfit-dice }, { onecard-misfit-free }.
    [g] Zelena ne stane: { onecard-misfit-dice }, { onecard-misfit-free }.
    [b] Plava ne stane: { onecard-misfit-dice }, { onecard-misfit-free }.
   *[p] Ljubičasta ne stane: { onecard-misfit-dice }, { onecard-misfit-free }.
  }
onecard-misfit-full = { $colour ->
    [r] Crveni red već je popunjen.
    [o] Narančasti red već je popunjen.
    [y] Žuti red već je popunjen.
    [g] Zeleni red već je popunjen.
    [b] Plavi red već je popunjen.
   *[p] Ljubičasti red već je popunjen.
  }
onecard-misfit-none = { $colour ->
    [r] Na ovoj karti nema crvene.
    [o] Na ovoj karti nema narančaste.
    [y] Na ovoj karti nema žute.
    [g] Na ovoj karti nema zelene.
    [b] Na ovoj karti nema plave.
   *[p] Na ovoj karti nema ljubičaste.
  }
onecard-ask = Zašto se karta { $card } ne može iskoristiti?
onecard-chosen-card = Karta { $card }, licem prema dolje: vaš tajni odabir
onecard-unfinished = { $points ->
    [0] Nedovršena: bez bodova
    [one] Nedovršena: { $points } bod
    [few] Nedovršena: { $points } boda
   *[other] Nedovršena: { $points } bodova
  }

# ---- the draft variant

onecard-hold-card = { $held ->
    [yes] Karta { $card }, zadržana: { $rows }.
   *[no] Karta { $card }, nije zadržana: { $rows }.
  }
onecard-hold-more = { $count ->
    [one] Odaberite još { $count } kartu
    [few] Odaberite još { $count } karte
   *[other] Odaberite još { $count } karata
  }
onecard-display = Otvorene karte
onecard-deck = { $count ->
    [one] { $count } karta u špilu
    [few] { $count } karte u špilu
   *[other] { $count } karata u špilu
  }

# ---- under a player's name and cards

# Room for 10 letters on a phone.
onecard-rolls = { $you ->
    [yes] vi bacate
   *[no] baca
  }
onecard-choosing = { $you ->
    [yes] birate
   *[no] bira
  }
onecard-has-chosen = gotovo
# One line, cut off at its end.
onecard-passed = Prethodna runda: dalje
onecard-did = { $scored ->
    [yes] Prethodna runda: { $crossed }, osvojena karta { $card }
   *[no] Prethodna runda: { $crossed } na karti { $card }
  }
onecard-took = Uzeta karta { $card }
onecard-scored = Osvojene karte
onecard-scored-points = { $you ->
    [yes] Bodovi vaših osvojenih karata
   *[no] { $name }: bodovi osvojenih karata
  }
onecard-scored-card = { $points ->
    [one] Karta { $card }: { $points } bod
    [few] Karta { $card }: { $points } boda
   *[other] Karta { $card }: { $points } bodova
  }

# ---- what happened last, one sentence after the other

onecard-said-marked = { $you ->
    [yes] Na karti { $card } prekrižili ste polja: { $crossed }.
   *[no] { $name } na karti { $card } križa polja: { $crossed }.
  }
onecard-said-scored = { $you ->
    [yes] { $points ->
        [one] Prekrižili ste polja ({ $crossed }) i osvojili kartu { $card }: { $points } bod.
        [few] Prekrižili ste polja ({ $crossed }) i osvojili kartu { $card }: { $points } boda.
       *[other] Prekrižili ste polja ({ $crossed }) i osvojili kartu { $card }: { $points } bodova.
      }
   *[no] { $points ->
        [one] { $name } križa polja ({ $crossed }) i osvaja kartu { $card }: { $points } bod.
        [few] { $name } križa polja ({ $crossed }) i osvaja kartu { $card }: { $points } boda.
       *[other] { $name } križa polja ({ $crossed }) i osvaja kartu { $card }: { $points } bodova.
      }
  }
onecard-said-passed = { $you ->
    [yes] Rekli ste „dalje”.
   *[no] { $name } kaže „dalje”.
  }
onecard-said-took = { $you ->
    [yes] Uzeli ste kartu { $card }.
   *[no] { $name } uzima kartu { $card }.
  }
onecard-said-sealed = Odabir gotov: { $count } od { $players }.
onecard-said-held = Svatko zadržava tri karte.
onecard-said-stop = { $you ->
    [yes] Rekli ste „dosta”: { $dice }.
   *[no] { $name } kaže „dosta”: { $dice }.
  }
onecard-said-roll = { $again ->
    [yes] { $you ->
        [yes] Ponovno ste bacili, sada je: { $dice }.
       *[no] { $name } ponovno baca, sada je: { $dice }.
      }
   *[no] { $you ->
        [yes] Bacili ste: { $dice }.
       *[no] { $name } baca: { $dice }.
      }
  }
onecard-said-over = Kraj igre.

# ---- the table in words, for screen readers

onecard-words-dice = { $count ->
    [0] Na stolu nema kockica.
   *[other] Kockice: { $dice }. Preostala ponovna bacanja: { $left }.
  }
onecard-words-seat = { $you ->
    [yes] { $points ->
        [one] Vi: { $points } bod
        [few] Vi: { $points } boda
       *[other] Vi: { $points } bodova
      }
   *[no] { $points ->
        [one] { $name }: { $points } bod
        [few] { $name }: { $points } boda
       *[other] { $name }: { $points } bodova
      }
  }
onecard-words-crosses = { $scored ->
    [yes] { $points ->
        [one] Ovim se bacanjem križaju polja ({ $crossed }) i osvaja karta: { $points } bod.
        [few] Ovim se bacanjem križaju polja ({ $crossed }) i osvaja karta: { $points } boda.
       *[other] Ovim se bacanjem križaju polja ({ $crossed }) i osvaja karta: { $points } bodova.
      }
   *[no] Ovim se bacanjem križaju polja: { $crossed }.
  }
onecard-words-nothing = Ništa od ovog bacanja ne stane.

# ---- the result

onecard-result-scored = Osvojene karte
onecard-result-unfinished = Nedovršene karte
onecard-result-player = Igrač
onecard-result-total = Ukupno

# ---- with real cards and dice

onecard-chance-die = Što pokazuje { $number }. kockica?
onecard-chance-card = { $you ->
    [yes] Koju ste kartu uzeli?
   *[no] Koju kartu uzima { $name }?
  }
onecard-chance-display = Koja je karta otvorena?

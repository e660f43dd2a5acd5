score-title = { $game }: foaie de scor
score-sheet = foaie de scor
score-about = Joci cu cărți și piese adevărate? Introdu ce se află pe masă: stol calculează punctele și spune de unde vin.
score-link = Linkul acestei foi
score-open = Foaie de scor
score-open-label = Foaie de scor pentru { $game }

score-who = Cine joacă?
score-name = Numele jucătorului { $number }
score-start = Începe foaia
score-mine = Foile tale

score-players = Jucători
score-undo = Anulează ce s-a introdus ultima dată la acest jucător
score-totals = Puncte până acum
score-sum = total
score-result = Arată rezultatul
score-names = Corectează numele
score-share = Distribuie foaia
score-share-about = Cine are acest link vede aceeași foaie și poate introduce puncte, fiecare pe dispozitivul său.
score-unsaved = Încă nesalvat. Rămâne pe acest dispozitiv și se trimite imediat ce revine conexiunea.
score-again = Încă o dată
score-correct = Corectează
score-next = Urmează: { $name }

score-leads = În frunte: { $name }, cu un avans de { $margin ->
    [one] { $margin } punct
    [few] { $margin } puncte
   *[other] { $margin } de puncte
  }.
score-leads-even = În frunte la departajare: { $name }.
score-level = La egalitate în frunte: { $names }.

score-wrong-entry = „{ $typed }” nu se poate introduce aici. Nu s-a schimbat nimic.
score-wrong-used = Cartea { $card } e deja folosită. Nu s-a schimbat nimic.
score-wrong-step = Tabla de scor merge de la 0 la { $end }. Nu s-a schimbat nimic.
score-wrong-hand = Un jucător poate avea cel mult { $count ->
    [one] { $count } carte neterminată
    [few] { $count } cărți neterminate
   *[other] { $count } de cărți neterminate
  } în același timp. Nu s-a schimbat nimic.
score-wrong-deck = Un pachet are { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }, iar toate sunt deja aici. Nu s-a schimbat nimic.
score-wrong-number = „{ $typed }” nu e un număr de puncte de la 0 la { $most }. Nu s-a schimbat nimic.
score-stale = Altcineva a schimbat asta între timp. Așa arată acum; verifică și, dacă e nevoie, introdu din nou.
note-no-sheet = Nu există o astfel de foaie de scor. Poate că o literă din adresă e greșită.

score-cells = { $count } din 9
score-what = Ce se află acolo
score-which = Care { $number }?
score-down = Cu fața în jos
score-empty = Nimic
score-cell = { $what ->
    [open] Căsuța { $cell }, încă necompletată
    [none] Căsuța { $cell }, goală
    [down] Căsuța { $cell }, o carte cu fața în jos
    [two] Căsuța { $cell }, { $card }, validată
   *[up] Căsuța { $cell }, { $card }
  }
score-seal = { $sealed ->
    [yes] Căsuța { $cell }: două cărți, cea de sus e validată
   *[no] Căsuța { $cell }: o carte; atinge dacă sub ea e încă una
  }
score-seal-tip = Două cărți pe o căsuță? Atinge sigiliul cu linie întreruptă din colț: cartea de sus e validată.
score-gone = { $card }: o are { $name }
score-round-done = Toate cele nouă căsuțe sunt completate: { $name }

score-ingenious = Ingenious!
score-bonus = { $count ->
    [one] S-a ajuns la capăt: { $colours }. { $name } mai așază o piesă.
    [few] S-a ajuns la capăt: { $colours }. { $name } mai așază câte o piesă pentru fiecare.
   *[other] S-a ajuns la capăt: { $colours }. { $name } mai așază câte o piesă pentru fiecare.
  }
score-goal = { $count ->
    [one] Ținta e atinsă: { $colours }.
    [few] Țintele sunt atinse: { $colours }.
   *[other] Țintele sunt atinse: { $colours }.
  }
score-dashed = Cu linie întreruptă: tura aceasta.
score-turn = Tura următoare
score-more = { $colour ->
    [r] Roșu, unul în plus
    [o] Portocaliu, unul în plus
    [y] Galben, unul în plus
    [g] Verde, unul în plus
    [b] Albastru, unul în plus
   *[p] Mov, unul în plus
  }
score-less = { $colour ->
    [r] Roșu, unul în minus
    [o] Portocaliu, unul în minus
    [y] Galben, unul în minus
    [g] Verde, unul în minus
    [b] Albastru, unul în minus
   *[p] Mov, unul în minus
  }

score-scored = { $count ->
    [one] { $count } punctată
    [few] { $count } punctate
   *[other] { $count } de punctate
  }
score-is-scored = punctată
score-no-cards = Alege o carte, apoi atinge căsuțele pe măsură ce sunt tăiate.
score-add-card = Adaugă o carte
score-remove = Scoate cartea { $card }
score-box = { $crossed ->
    [yes] { score-box-colour }, căsuța { $number } din { $count }, tăiată
   *[no] { score-box-colour }, căsuța { $number } din { $count }, liberă
  }
score-box-colour = { $colour ->
    [r] Rândul roșu
    [o] Rândul portocaliu
    [y] Rândul galben
    [g] Rândul verde
    [b] Rândul albastru
   *[p] Rândul mov
  }

score-cards = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }
score-typed = puncte
score-ways = Cum se numără
score-by-cards = Așază cărți
score-by-totals = Scrie punctele
score-lay = Atinge fiecare loc cu o carte a acestui jucător: { $name }. Contează doar a cui e cartea din fiecare loc.
score-start-card = Carte de start
score-space = Loc liber { $at }
score-card-at = { $own ->
    [yes] { $name }, carte la { $at }: scoate-o
   *[no] { $name }, carte la { $at }
  }
score-nobody = Nimeni

# Ingenious in two minutes. NAME-short stands in the contents: up to 18 letters.

## The score
learn-ingenious-aim = Vrijedi vaša najslabija boja
learn-ingenious-aim-short = Cilj igre
learn-ingenious-aim-text = Šest boja, šest staza. Na kraju se broji samo najslabija. Ovdje gubitnik ukupno ima { $more ->
    [one] { $more } bod
    [few] { $more } boda
   *[other] { $more } bodova
  } više.
learn-ingenious-aim-alt = Dva igrača sa svojih šest staza. Najslabija boja jednoga je na { $low }, drugoga na { $other_low }.
learn-ingenious-aim-winner = **Pobjeda: najslabija boja { $low }.**
learn-ingenious-aim-winner-more = ukupno { $total }
learn-ingenious-aim-loser = **Poraz: najslabija boja { $other_low }.**
learn-ingenious-aim-loser-more = ukupno { $other_total }

## Placing
learn-ingenious-place = Postavite pločicu
learn-ingenious-place-short = Postavljanje
learn-ingenious-place-text = U svakom potezu jednu od svojih { $tiles ->
    [one] { $tiles } pločice
    [few] { $tiles } pločice
   *[other] { $tiles } pločica
  } postavite na dva susjedna slobodna polja. Ne mora ništa dodirivati. Zatim izvucite novu.
learn-ingenious-place-alt = Pločica sa stalka iznad dvaju slobodnih polja. Zatim leži ondje.

## Counting
learn-ingenious-count = Brojite linije
learn-ingenious-count-short = Linije
learn-ingenious-count-text = Iz svake polovice pogledajte u { $directions ->
    [one] { $directions } smjer
    [few] { $directions } smjera
   *[other] { $directions } smjerova
  }, u sve osim prema drugoj polovici. Svaki isti simbol u neprekinutoj liniji donosi bod.
learn-ingenious-count-alt = { $first ->
    [r] Crvena
    [g] Zelena
    [b] Plava
    [o] Narančasta
    [y] Žuta
   *[p] Ljubičasta
  } donosi { $first_points }, { $second ->
    [r] crvena
    [g] zelena
    [b] plava
    [o] narančasta
    [y] žuta
   *[p] ljubičasta
  } donosi { $second_points }; svaki simbol koji se broji zaokružen je.
learn-ingenious-count-looks = Jedna polovica gleda duž ovih strelica.

## What ends a line
learn-ingenious-ends = Što završava liniju
learn-ingenious-ends-short = Kraj linije
learn-ingenious-ends-text = Slobodno polje ili bilo koji drugi simbol.
learn-ingenious-ends-alt = Tri pločice. Iza slobodnog polja ništa se ne broji: { $gap }. Iza drugog simbola također: { $other }. Dvostruka pločica donosi { $double }.
learn-ingenious-ends-gap = **Slobodno polje.** Crveni iza njega ne broje se: { $gap ->
    [one] { $gap } bod
    [few] { $gap } boda
   *[other] { $gap } bodova
  }.
learn-ingenious-ends-other = **Drugi simbol.** Jedan crveni, a onda zvijezda: { $other ->
    [one] { $other } bod
    [few] { $other } boda
   *[other] { $other } bodova
  }.
learn-ingenious-ends-double = Na **dvostrukoj pločici** boduju se obje polovice: { $near } i { $far } daju { $double ->
    [one] { $double } bod
    [few] { $double } boda
   *[other] { $double } bodova
  }. Sama se pločica nikad ne broji.

## A question
learn-ingenious-check = Koliko donosi narančasta?
learn-ingenious-check-text = Zaokružena pločica upravo je postavljena.
learn-ingenious-check-alt = Od narančaste polovice: narančasti simboli udesno { $long }, gore lijevo { $short }; ostali leže iza praznine ili zvijezde.
learn-ingenious-check-answers = Bodovi u narančastoj
learn-ingenious-check-fewer = Pogledajte i gore lijevo: ondje je dodiruje još jedan narančasti simbol.
learn-ingenious-check-right = { $long } udesno, { $short } gore lijevo. Ostali leže iza praznine ili zvijezde.
learn-ingenious-check-more = Broje se samo neprekinute linije. Lijevo je praznina, dolje lijevo zvijezda.

## The first tile
learn-ingenious-first = Vaša prva pločica
learn-ingenious-first-short = Prva pločica
learn-ingenious-first-text = Mora dodirivati otisnuti simbol kod kojeg nitko drugi nije počeo. Ovdje je { $colour ->
    [r] crveni
    [g] zeleni
    [b] plavi
    [o] narančasti
    [y] žuti
   *[p] ljubičasti
  } zauzet, a { $left ->
    [one] ostaje još { $left }
    [few] ostaju još { $left }
   *[other] ostaje još { $left }
  }.
learn-ingenious-first-alt = Cijela ploča i jedna pločica uz otisnuti simbol; { $left ->
    [one] označen je { $left } otisnuti simbol
    [few] označena su { $left } otisnuta simbola
   *[other] označeno je { $left } otisnutih simbola
  }.

## The end of a track
learn-ingenious-eighteen = Do kraja: Ingenious!
learn-ingenious-eighteen-short = Ingenious!
learn-ingenious-eighteen-text = Boja staje na { $after }, a što je preko toga, propada. Kad stigne do kraja, odmah postavljate još jednu pločicu.
learn-ingenious-eighteen-alt = Pločica donosi { $points } boji koja je na { $before }. Ona staje na { $after }; { $over ->
    [one] propada { $over } bod
    [few] propadaju { $over } boda
   *[other] propada { $over } bodova
  }.
learn-ingenious-eighteen-cry = **Ingenious!** { $over ->
    [one] Propada { $over } bod
    [few] Propadaju { $over } boda
   *[other] Propada { $over } bodova
  }, ali smijete postaviti još { $bonus ->
    [one] { $bonus } pločicu
    [few] { $bonus } pločice
   *[other] { $bonus } pločica
  }.

## New tiles
learn-ingenious-swap = Nove pločice
learn-ingenious-swap-short = Nove pločice
learn-ingenious-swap-text = Ako ni na jednoj pločici na stalku nema vaše najslabije boje, na kraju poteza smijete zamijeniti sve.
learn-ingenious-swap-alt = Stalak bez najslabije boje, a nakon zamjene { $tiles ->
    [one] { $tiles } nova pločica
    [few] { $tiles } nove pločice
   *[other] { $tiles } novih pločica
  }.
learn-ingenious-swap-lowest = Vaša je najslabija boja { $colour ->
    [r] **crvena**
    [g] **zelena**
    [b] **plava**
    [o] **narančasta**
    [y] **žuta**
   *[p] **ljubičasta**
  }, a na stalku je nema.

## The end
learn-ingenious-end = Kraj igre
learn-ingenious-end-short = Kraj igre
learn-ingenious-end-text = Kad više nema dvaju susjednih slobodnih polja. Pobjeđuje onaj čija je najslabija boja najviša; ako je jednaka, odlučuje sljedeća: ovdje { $next } prema { $next_other }.
learn-ingenious-end-alt = Puna ploča: { $free ->
    [one] { $free } slobodno polje
    [few] { $free } slobodna polja
   *[other] { $free } slobodnih polja
  }. Pobjednikova je najslabija boja na { $low }; druga dva igrača imaju { $tied }, a zatim odlučuje { $next } prema { $next_other }.
learn-ingenious-end-aside = Svih šest boja na kraju staze odmah donosi pobjedu.

## Players
learn-ingenious-players = Od jednog do četiri igrača
learn-ingenious-players-short = Igrači
learn-ingenious-players-text = Što više igrača, to veća ploča: { $spaces }, { $spaces_three } ili { $spaces_four ->
    [one] { $spaces_four } polje
   *[other] { $spaces_four } polja
  }.
learn-ingenious-players-alt = Tri ploče, jedna u drugoj, s brojevima igrača za koje su namijenjene.
learn-ingenious-players-alone = **Sami**
learn-ingenious-players-alone-more = Jednu izvučete, jednu postavite. Staze idu do { $end_alone }. Podignite najslabiju boju što više.
learn-ingenious-players-teams = **Dva tima po dvoje**
learn-ingenious-players-teams-more = Tim ima zajedničke staze, do { $end }. Stalci ostaju tajni.

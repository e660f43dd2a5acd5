# Ingenious in two minutes, in the words of the Romanian rulebook. Numbers are variables; none is written here.
# NAME-short: up to 18 letters.

## The score
learn-ingenious-aim = Scorul tău e culoarea cea mai în urmă
learn-ingenious-aim-short = Scorul
learn-ingenious-aim-text = Șase culori, o tablă de scor. La sfârșit contează numai culoarea cea mai în urmă. Aici, cine pierde are în total cu { $more ->
    [one] { $more } punct
    [few] { $more } puncte
   *[other] { $more } de puncte
  } mai mult.
learn-ingenious-aim-alt = Doi jucători cu tablele lor de scor. Culoarea cea mai în urmă a unuia e la { $low }, a celuilalt la { $other_low }.
learn-ingenious-aim-winner = **Câștigă: cea mai în urmă e la { $low }.**
learn-ingenious-aim-winner-more = { $total } în total
learn-ingenious-aim-loser = **Pierde: cea mai în urmă e la { $other_low }.**
learn-ingenious-aim-loser-more = { $other_total } în total

## Placing
learn-ingenious-place = Așezi o piesă
learn-ingenious-place-short = Așezi o piesă
learn-ingenious-place-text = La rândul tău pui una dintre cele { $tiles ->
    [one] { $tiles } piesă
    [few] { $tiles } piese
   *[other] { $tiles } de piese
  } ale tale pe două spații goale adiacente. Nu trebuie să atingă nimic. Apoi tragi una nouă.
learn-ingenious-place-alt = O piesă din suport e ținută deasupra a două spații goale. Apoi e așezată acolo.

## Counting
learn-ingenious-count = Numeri liniile
learn-ingenious-count-short = Numeri liniile
learn-ingenious-count-text = De la fiecare jumătate te uiți în { $directions ->
    [one] { $directions } direcție
    [few] { $directions } direcții
   *[other] { $directions } de direcții
  }, adică în toate, mai puțin spre cealaltă jumătate. Fiecare simbol identic dintr-o linie neîntreruptă e un punct.
learn-ingenious-count-alt = { $first ->
    [r] Roșul
    [g] Verdele
    [b] Albastrul
    [o] Portocaliul
    [y] Galbenul
   *[p] Movul
  } aduce { $first_points }, { $second ->
    [r] roșul
    [g] verdele
    [b] albastrul
    [o] portocaliul
    [y] galbenul
   *[p] movul
  } aduce { $second_points }; fiecare simbol care contează e încercuit.
learn-ingenious-count-looks = O jumătate privește de-a lungul acestor săgeți.

## What ends a line
learn-ingenious-ends = Ce încheie o linie
learn-ingenious-ends-short = Capătul liniei
learn-ingenious-ends-text = Un spațiu gol sau un simbol diferit.
learn-ingenious-ends-alt = Trei piese. Dincolo de un spațiu gol nu contează nimic: { $gap }. Nici dincolo de un simbol diferit: { $other }. O piesă dublă aduce { $double }.
learn-ingenious-ends-gap = **Un spațiu gol.** Simbolurile roșii de dincolo de el nu contează: { $gap ->
    [one] { $gap } punct
    [few] { $gap } puncte
   *[other] { $gap } de puncte
  }.
learn-ingenious-ends-other = **Un simbol diferit.** Un simbol roșu, apoi steaua: { $other ->
    [one] { $other } punct
    [few] { $other } puncte
   *[other] { $other } de puncte
  }.
learn-ingenious-ends-double = **O piesă dublă** punctează cu ambele jumătăți: { $near } și { $far } fac { $double ->
    [one] { $double } punct
    [few] { $double } puncte
   *[other] { $double } de puncte
  }. Piesa însăși nu se numără niciodată.

## A question
learn-ingenious-check = Cât aduce portocaliul?
learn-ingenious-check-text = Piesa încercuită tocmai a fost așezată.
learn-ingenious-check-alt = De la jumătatea portocalie: simboluri portocalii spre dreapta { $long }, spre stânga sus { $short }; altele sunt după un spațiu gol sau o stea.
learn-ingenious-check-answers = Puncte pentru portocaliu
learn-ingenious-check-fewer = Uită-te și spre stânga sus: acolo o mai atinge un simbol portocaliu.
learn-ingenious-check-right = Spre dreapta { $long }, spre stânga sus { $short }. Celelalte sunt după un spațiu gol sau o stea.
learn-ingenious-check-more = Contează numai liniile neîntrerupte. În stânga e un spațiu gol, în stânga jos o stea.

## The first tile
learn-ingenious-first = Prima ta piesă
learn-ingenious-first-short = Prima piesă
learn-ingenious-first-text = Trebuie să atingă un simbol imprimat lângă care nu a început nimeni altcineva. Aici { $colour ->
    [r] roșul
    [g] verdele
    [b] albastrul
    [o] portocaliul
    [y] galbenul
   *[p] movul
  } e luat și { $left ->
    [one] a rămas { $left } simbol liber
    [few] au rămas { $left } simboluri libere
   *[other] au rămas { $left } de simboluri libere
  }.
learn-ingenious-first-alt = Toată tabla de joc, cu o piesă lângă un simbol imprimat; { $left ->
    [one] { $left } simbol imprimat e marcat
    [few] { $left } simboluri imprimate sunt marcate
   *[other] { $left } de simboluri imprimate sunt marcate
  }.

## The end of a track
learn-ingenious-eighteen = Până la capăt: Ingenious!
learn-ingenious-eighteen-short = Ingenious!
learn-ingenious-eighteen-text = O culoare se oprește la { $after }, iar ce e în plus se pierde. Când ajunge acolo, mai așezi imediat o piesă.
learn-ingenious-eighteen-alt = Piesa aduce { $points } pentru o culoare aflată la { $before }. Ea se oprește la { $after }; { $over ->
    [one] se pierde { $over } punct
    [few] se pierd { $over } puncte
   *[other] se pierd { $over } de puncte
  }.
learn-ingenious-eighteen-cry = **Ingenious!** { $over ->
    [one] Se pierde { $over } punct
    [few] Se pierd { $over } puncte
   *[other] Se pierd { $over } de puncte
  }, dar mai poți așeza { $bonus ->
      [one] { $bonus } piesă
      [few] { $bonus } piese
     *[other] { $bonus } de piese
    }.

## New tiles
learn-ingenious-swap = Piese noi
learn-ingenious-swap-short = Piese noi
learn-ingenious-swap-text = Dacă pe nicio piesă din suport nu apare culoarea ta cea mai în urmă, le poți schimba pe toate la sfârșitul turei tale.
learn-ingenious-swap-alt = Un suport fără culoarea cea mai în urmă și { $tiles ->
    [one] { $tiles } piesă nouă
    [few] { $tiles } piese noi
   *[other] { $tiles } de piese noi
  } după schimbare.
learn-ingenious-swap-lowest = Cea mai în urmă e { $colour ->
    [r] **roșul**
    [g] **verdele**
    [b] **albastrul**
    [o] **portocaliul**
    [y] **galbenul**
   *[p] **movul**
  }, iar în suportul tău nu apare.

## The end
learn-ingenious-end = Sfârșitul
learn-ingenious-end-short = Sfârșitul
learn-ingenious-end-text = Când nu mai sunt două spații goale adiacente. Câștigă cine are mai sus culoarea cea mai în urmă; la egalitate decide următoarea: aici { $next } bate { $next_other }.
learn-ingenious-end-alt = O tablă de joc plină, cu { $free ->
    [one] { $free } spațiu gol
    [few] { $free } spații goale
   *[other] { $free } de spații goale
  }. La câștigător, culoarea cea mai în urmă e la { $low }; ceilalți doi au amândoi { $tied }, apoi { $next } bate { $next_other }.
learn-ingenious-end-aside = Toate cele șase culori la capătul tablei de scor înseamnă victorie imediată.

## Players
learn-ingenious-players = De la unu la patru jucători
learn-ingenious-players-short = Jucători
learn-ingenious-players-text = Cu cât sunt mai mulți jucători, cu atât tabla de joc e mai mare: { $spaces }, { $spaces_three } sau { $spaces_four ->
    [one] { $spaces_four } spațiu
    [few] { $spaces_four } spații
   *[other] { $spaces_four } de spații
  }.
learn-ingenious-players-alt = Trei table de joc, una în alta, cu numărul de jucători pentru care sunt.
learn-ingenious-players-alone = **De unul singur**
learn-ingenious-players-alone-more = Tragi una, așezi una. Tabla de scor merge până la { $end_alone }. Du cât mai sus culoarea cea mai în urmă.
learn-ingenious-players-teams = **Două echipe de câte doi**
learn-ingenious-players-teams-more = O echipă are o singură tablă de scor, până la { $end }. Suporturile rămân secrete.

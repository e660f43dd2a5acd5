# Clustered in two minutes. Numbers are variables; none is written here. NAME-short: up to 18 letters.
# “Tu” is the player with the blue cards, the other one has the brown cards.

## The deck
learn-clustered-deck = Pachetul tău
learn-clustered-deck-short = Pachetul tău
learn-clustered-deck-text = Joci cu propriul pachet: { $plain ->
    [one] { $plain } carte
    [few] { $plain } cărți
   *[other] { $plain } de cărți
  }, toate diferite, și { $jokers ->
    [one] { $jokers } joker
    [few] { $jokers } jokeri
   *[other] { $jokers } de jokeri
  }. Cărțile se deosebesc prin { $attributes ->
    [one] { $attributes } trăsătură
    [few] { $attributes } trăsături
   *[other] { $attributes } de trăsături
  }. Chenarul arată doar a cui e cartea.
learn-clustered-deck-alt = Trei cărți cu forme diferite, trei cu umpleri diferite, trei cu numere diferite și { $jokers ->
    [one] { $jokers } joker
    [few] { $jokers } jokeri
   *[other] { $jokers } de jokeri
  }.
learn-clustered-deck-shape = **Formă**
learn-clustered-deck-shape-more = pătrat, triunghi, cerc
learn-clustered-deck-fill = **Umplere**
learn-clustered-deck-fill-more = gol, hașurat, plin
learn-clustered-deck-number = **Număr**
learn-clustered-deck-number-more = una, două, trei
learn-clustered-deck-jokers = **Jokeri**
learn-clustered-deck-jokers-more = { $cards ->
    [one] { $cards } carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
  } în total

## Two of three
learn-clustered-match = Două din trei
learn-clustered-match-short = Două din trei
learn-clustered-match-text = Cărțile vecine trebuie să aibă la fel cel puțin { $least } din { $attributes }: forma, umplerea, numărul. Nu contează ale cui sunt.
learn-clustered-match-alt = Două triunghiuri pline și trei cărți ținute lângă ele. Două triunghiuri hașurate și două cercuri pline se potrivesc. Un triunghi gol nu se potrivește.
learn-clustered-match-fill = **Se potrivește.** { $fill } din { $attributes } sunt la fel; numai umplerea diferă.
learn-clustered-match-shape = **Se potrivește.** { $shape } din { $attributes } sunt la fel; numai forma diferă.
learn-clustered-match-both = **Nu se potrivește.** Numai { $both } din { $attributes } e la fel.

## Where a card can lie
learn-clustered-beside = Fiecare vecină contează
learn-clustered-beside-short = Fiecare vecină
learn-clustered-beside-text = La rândul tău joci o carte lângă una de pe masă, latură la latură. Trebuie să se potrivească cu **fiecare** carte pe care o atinge, a ta sau nu. Apoi tragi una nouă.
learn-clustered-beside-alt = Cărți în jurul cărții de start. Cele două triunghiuri pline din mână se potrivesc în { $spaces ->
    [one] { $spaces } loc
    [few] { $spaces } locuri
   *[other] { $spaces } de locuri
  }. În alte { $others ->
    [one] { $others } loc
    [few] { $others } locuri
   *[other] { $others } de locuri
  } o vecină e prea diferită.

## Jokers and the start card
learn-clustered-joker = Jokerii merg oriunde
learn-clustered-joker-short = Jokeri
learn-clustered-joker-text = { $fitting ->
    [0] Aici nu se potrivește niciuna
    [one] Aici se potrivește numai { $fitting }
   *[other] Aici se potrivesc numai { $fitting }
  } dintre cele { $plain ->
      [one] { $plain } carte
      [few] { $plain } cărți
     *[other] { $plain } de cărți
    }. Un joker poate sta lângă orice și orice poate sta lângă un joker. La fel și cartea de start, dar ea nu e a nimănui.
learn-clustered-joker-alt = Un loc cu { $neighbours ->
    [one] { $neighbours } vecină
    [few] { $neighbours } vecine
   *[other] { $neighbours } de vecine
  } care nu au nimic în comun. Apoi acolo stă un joker.

## Runs
learn-clustered-runs = Șiruri
learn-clustered-runs-short = Șiruri
learn-clustered-runs-text = { $shortest } sau mai multe cărți ale tale în linie, pe orizontală sau pe verticală, aduc câte un punct fiecare. Aici sunt { $total ->
    [one] { $total } punct
    [few] { $total } puncte
   *[other] { $total } de puncte
  }.
learn-clustered-runs-alt = Un șir orizontal aduce { $rows ->
    [one] { $rows } punct
    [few] { $rows } puncte
   *[other] { $rows } de puncte
  }, unul vertical aduce { $columns ->
    [one] { $columns } punct
    [few] { $columns } puncte
   *[other] { $columns } de puncte
  }. Pe altă linie, cartea celuilalt jucător stă între ale tale: niciun punct.
learn-clustered-runs-aside = Cartea altcuiva, cartea de start sau un loc liber întrerupe șirul.

## Counting
learn-clustered-count = Orizontal, vertical, dreptunghi
learn-clustered-count-short = Numeri punctele
learn-clustered-count-text = Contează și cel mai mare dreptunghi plin al tău, câte un punct pentru fiecare carte. Așadar, o carte poate conta { $most ->
    [one] cel mult { $most } dată
    [few] de cel mult { $most } ori
   *[other] de cel mult { $most } de ori
  }.
learn-clustered-count-alt = Aceeași masă de trei ori. Șirurile orizontale aduc { $rows }, cele verticale { $columns }, cel mai mare dreptunghi { $rectangle }: în total { $total }.
learn-clustered-count-rows = **Orizontal:** { $rows }
learn-clustered-count-columns = **Vertical:** { $columns }
learn-clustered-count-rectangle = **Cel mai mare dreptunghi:** { $rectangle }
learn-clustered-count-rectangle-more = Aici { $wide } × { $high }. Contează numai unul, iar fiecare latură are cel puțin două cărți.

## A question
learn-clustered-check = Câte puncte ai?
learn-clustered-check-text = Cărțile albastre sunt ale tale. Numără șirurile orizontale, cele verticale și cel mai mare dreptunghi.
learn-clustered-check-answers = Puncte
learn-clustered-check-alt = Cărțile tale formează două coloane alăturate de câte trei. Încă o carte a ta stă dincolo de cartea de start.
learn-clustered-check-fewer = Acesta e dreptunghiul. Coloanele lui sunt și ele șiruri.
learn-clustered-check-right = Șirurile verticale aduc { $columns }, dreptunghiul încă { $rectangle }. Pe orizontală, { $wide } în linie sunt prea puține, iar cartea de start nu e a nimănui.
learn-clustered-check-more = Pe orizontală, { $wide } în linie sunt prea puține: un șir are cel puțin { $shortest ->
    [one] { $shortest } carte
    [few] { $shortest } cărți
   *[other] { $shortest } de cărți
  }.

## Blocking, and when nothing fits
learn-clustered-block = Blochezi sau decartezi
learn-clustered-block-short = Blocare, decartare
learn-clustered-block-text = Poți juca lângă cărțile oricui, chiar și numai ca să-i stai în cale. Dacă nu se potrivește nimic nicăieri, și numai atunci, decartezi o carte.
learn-clustered-block-alt = Celălalt jucător are două cărți în linie. Tu joci o carte la capătul lor. Apoi o masă pe care nu se potrivește nicio carte a ta: decartezi una.
learn-clustered-block-open = A treia carte maro ar aduce aici { $gain ->
    [one] { $gain } punct
    [few] { $gain } puncte
   *[other] { $gain } de puncte
  }.
learn-clustered-block-blocked = Cartea ta se potrivește, deci poate sta acolo.
learn-clustered-block-stuck = { $spaces ->
    [one] { $spaces } loc
    [few] { $spaces } locuri
   *[other] { $spaces } de locuri
  } pe o masă mică, și nu se potrivește nimic.
learn-clustered-block-discard = Din { $hand ->
    [one] { $hand } carte
    [few] { $hand } cărți
   *[other] { $hand } de cărți
  } decartezi una, cu fața în sus. Ea iese din joc.

## The end
learn-clustered-end = Sfârșitul
learn-clustered-end-short = Sfârșitul
learn-clustered-end-text = Jocul se termină când toate cărțile sunt jucate sau decartate. Câștigă cine are cele mai multe puncte: aici { $mine } la { $others }.
learn-clustered-end-alt = O masă la sfârșit: { $played ->
    [one] { $played } carte e jucată
    [few] { $played } cărți sunt jucate
   *[other] { $played } de cărți sunt jucate
  }, { $discarded ->
    [one] { $discarded } e decartată
   *[other] { $discarded } sunt decartate
  }.
learn-clustered-end-player = { $seat ->
    [0] Tu
   *[other] Celălalt jucător
  }

## Other ways to play
learn-clustered-more = De la unu la opt jucători
learn-clustered-more-short = Alte moduri
learn-clustered-more-text = În jocul de unul singur, încearcă să-ți depășești cel mai bun scor. Cu mai mulți jucători sau pentru variație, ai modurile acestea.
learn-clustered-more-alt = Două cărți de start cu { $between ->
    [one] { $between } loc
    [few] { $between } locuri
   *[other] { $between } de locuri
  } între ele. { $jokers ->
    [one] { $jokers } joker
    [few] { $jokers } jokeri
   *[other] { $jokers } de jokeri
  }. { $dealt ->
    [one] { $dealt } carte
    [few] { $dealt } cărți
   *[other] { $dealt } de cărți
  }, dintre care { $held ->
    [one] { $held } rămâne
   *[other] { $held } rămân
  } în mână.
learn-clustered-more-expanded = **De la { $fewest } la { $most ->
    [one] { $most } jucător
    [few] { $most } jucători
   *[other] { $most } de jucători
  }:** { $starts ->
    [one] { $starts } carte de start
    [few] { $starts } cărți de start
   *[other] { $starts } de cărți de start
  }, cu { $between ->
      [one] { $between } loc
      [few] { $between } locuri
     *[other] { $between } de locuri
    } între ele. C15
learn-clustered-more-third-joker = **Al treilea joker:** pentru toți sau ca ajutor pentru unii. C13
learn-clustered-more-fast = **Joc rapid:** din { $dealt ->
    [one] { $dealt } carte
    [few] { $dealt } cărți
   *[other] { $dealt } de cărți
  } păstrezi { $held }; în fiecare tură tragi două și decartezi una. C16
learn-clustered-more-bonus = **Bonusuri:** câte { $bonus ->
    [one] { $bonus } punct
    [few] { $bonus } puncte
   *[other] { $bonus } de puncte
  } pentru primul sau pentru cel mai mare. C17 C18

# Why a move is refused, in the terminal. Cards, tiles, dice and moves are codes, as in records of games.

why-over = jocul s-a terminat: „{ $text }” nu mai poate fi jucat
why-no-move = „{ $text }” nu e o mutare; mutările se scriu ca { $example }
why-no-outcome = „{ $text }” nu se poate: în acest joc nimic nu ține de hazard
why-not-now = acum nu se poate
why-no-text = o mutare e un text, așa cum o dau legal() și chance(), nu { $value }
why-turn = { $actor ->
    [chance] urmează hazardul: { $reason }
   *[other] e la rând locul { $actor }: { $reason }
  }
why-nothing-told = nu s-a spus ce s-a tras sau ce a ieșit la zaruri
why-told = „{ $text }” nu se poate: { $reason }
why-told-enough = „{ $text }” e în plus: nu se mai trage și nu se mai aruncă nimic până nu alege cineva
why-hint-over = jocul s-a terminat: o sugestie e pentru un loc aflat la rând
why-hint-chance = urmează hazardul: o sugestie e pentru un loc aflat la rând
why-both = { $one }; { $other }

# Pixies.

why-pixies-no-move = „{ $text }” nu e o mutare: după carte nu urmează nimic sau urmează =new, =old ori @1 până la @9
why-pixies-no-card = „{ $text }”: nu există cartea „{ $name }”; cărțile se scriu ca b4+1, g6-4, y5*, m3
why-pixies-no-seat = „{ $text }”: cine începe e un loc, first:0 până la first:{ $last }
why-pixies-market = { $card } nu e printre cărțile la vedere, care sunt { $cards }
why-pixies-new = pe această suprafață de joc nu e nicio carte de { $value } cu fața în sus, așa că se așază cu fața în sus pe căsuța { $value }: { $card }
why-pixies-second = pe căsuța { $value } e o carte care nu e validată: spune =new sau =old, care rămâne cu fața în sus
why-pixies-validated = cartea de pe căsuța { $value } e validată, așa că aceasta se pune cu fața în jos pe o căsuță liberă: { $cells }
why-pixies-covered = căsuța { $cell } nu e liberă; libere sunt { $cells }
why-pixies-first = întâi se trage la sorți cine începe: first:0 până la first:{ $last }
why-pixies-begun = se știe deja cine începe; acum se dezvăluie o carte
why-pixies-flower-power = { $card } ține de Flower Power, care nu e în acest joc
why-pixies-drawn = { $card } nu mai e în pachet

# Everything on 1 Card.

why-onecard-no-move = „{ $text }” nu e o mutare: mutările sunt stop, keep yyp, mark 07, pass, hold 03,11,27, take 12
why-onecard-no-card = „{ $text }”: nu există cartea „{ $name }”; cărțile sunt numerotate de la 01 la { $last }
why-onecard-no-colours = „{ $text }”: după keep urmează culorile păstrate, dintre { $order }, sau - pentru niciuna
why-onecard-keep-all = { $count ->
    [one] „{ $text }”: se rearuncă cel puțin unul, aici singurul ({ $count }); ca să păstrezi tot, spune stop
    [few] „{ $text }”: se rearuncă cel puțin unul dintre cele { $count } zaruri; ca să le păstrezi pe toate, spune stop
   *[other] „{ $text }”: se rearuncă cel puțin unul dintre cele { $count } de zaruri; ca să le păstrezi pe toate, spune stop
  }
why-onecard-colour-order = „{ $text }”: culorile vin în ordinea { $order }
why-onecard-three = „{ $text }”: se păstrează trei cărți diferite
why-onecard-card-order = „{ $text }”: cele trei cărți vin în ordine crescătoare
why-onecard-no-draft = cărți se păstrează și se iau numai la draft, care nu se joacă aici
why-onecard-hold-first = întâi fiecare păstrează trei dintre cele cinci cărți primite, aici dintre { $dealt }
why-onecard-not-dealt = { $number ->
    [one] { $cards } nu a fost împărțită la locul { $seat }, care păstrează trei dintre { $dealt }
   *[other] { $cards } nu au fost împărțite la locul { $seat }, care păstrează trei dintre { $dealt }
  }
why-onecard-not-rolled = { $count } { $colour } nu se pot păstra: zarurile sunt { $dice }
why-onecard-rolling = aruncarea nu e încă valabilă: cine aruncă spune stop sau keep cu ce nu se rearuncă
why-onecard-roller = acum cine aruncă spune stop sau keep cu ce nu se rearuncă din { $dice }
why-onecard-rolled = aruncarea { $dice } e valabilă și nu se mai rearuncă; acum urmează pass sau mark cu o carte
why-onecard-marking = acum fiecare folosește aruncarea pe o carte sau spune pas: pass sau mark cu o carte
why-onecard-not-in-play = cartea { $card } nu e în joc la locul { $seat }, care are { $cards }
why-onecard-nothing-fits = nimic din { $dice } nu se potrivește pe cartea { $card }, așa că ea nu poate fi aleasă
why-onecard-not-open = cartea { $card } nu e la vedere; la vedere sunt { $cards }
why-onecard-take-first = locul { $seat } a punctat o carte și trebuie să ia întâi una dintre cele la vedere: { $cards }
why-onecard-die = acum cade un zar, pe una dintre culorile { $colours }
why-onecard-no-die = acum se trage o carte; nu se aruncă niciun zar
why-onecard-drawn = cartea { $card } nu mai e în pachet

# Clustered.

why-clustered-no-move = „{ $text }” nu e o mutare: o carte se joacă scriind 2tf@3,-1 sau se decartează scriind discard 2tf
why-clustered-no-card = „{ $text }”: nu există cartea „{ $name }”; o carte e un număr 1 2 3, o formă s t c și o umplere h d f, sau J
why-clustered-beyond = „{ $text }”: { $space } e dincolo de marginea mesei, unde x merge de la { $left } la { $right }, iar y de la { $top } la { $bottom }
why-clustered-discard = acum o carte se decartează, nu se joacă: ca discard 2tf
why-clustered-hand = { $card } nu e în mână, unde sunt { $cards }
why-clustered-playable = nicio carte nu se decartează cât timp una poate fi jucată, de exemplu { $move }
why-clustered-unplayable = nicio carte din mână nu poate fi jucată, așa că una se decartează
why-clustered-alone = { $space } nu are nicio latură comună cu o carte de pe masă
why-clustered-start = { $space } nu e liber: acolo e cartea de start
why-clustered-taken = { $space } nu e liber: acolo e { $card } a locului { $seat }
why-clustered-beside = { $common ->
    [number] { $card } a locului { $seat } e alături, la { $space }, și au în comun numai numărul, dar trebuie două dintre număr, formă și umplere
    [shape] { $card } a locului { $seat } e alături, la { $space }, și au în comun numai forma, dar trebuie două dintre număr, formă și umplere
    [fill] { $card } a locului { $seat } e alături, la { $space }, și au în comun numai umplerea, dar trebuie două dintre număr, formă și umplere
   *[nothing] { $card } a locului { $seat } e alături, la { $space }, și nu au nimic în comun, dar trebuie două dintre număr, formă și umplere
  }
why-clustered-drawn = în pachetul locului { $seat } nu mai e nicio carte { $card }

# Ingenious.

why-ingenious-no-move = „{ $text }” nu e o mutare: așezarea unei piese arată ca rg@0,1:1,1; altfel e swap sau refill
why-ingenious-no-tile = „{ $text }”: o piesă are două litere în ordinea { $order }, de exemplu rg sau bb
why-ingenious-no-space = „{ $text }”: spațiul { $space } nu există pe nicio tablă
why-ingenious-apart = „{ $text }”: { $space } și { $other } nu sunt adiacente
why-ingenious-double = „{ $text }”: la o piesă dublă se scrie întâi spațiul cu q mai mic, apoi cu r mai mic
why-ingenious-placed = piesa e așezată; acum urmează swap sau refill
why-ingenious-rack = { $tile } nu e în suport, unde sunt { $tiles }
why-ingenious-outside = { $space } nu e pe această tablă, cu latura de { $side }
why-ingenious-taken = { $space } nu e gol
why-ingenious-solo = trebuie așezată o piesă; în jocul de unul singur nu există suport de schimbat sau de completat
why-ingenious-bonus = un bonus de joc nu poate fi refuzat: mai trebuie așezată o piesă înainte de completarea suportului
why-ingenious-place-first = întâi trebuie așezată o piesă; după ea se poate schimba, dacă în suport nu apare culoarea cea mai în urmă
why-ingenious-opening = prima piesă trebuie să atingă un simbol imprimat; încă libere sunt { $colours }
why-ingenious-opened = prima piesă a altcuiva a atins deja simbolul imprimat { $colour }; încă libere sunt { $colours }
why-ingenious-drawn = în sac nu mai e nicio piesă { $tile }

# Why a move is refused, in the terminal. Cards, tiles, dice and moves are codes; sentences have no capital and no stop.

why-over = partija je gotova: „{ $text }” se više ne može odigrati
why-no-move = „{ $text }” nije potez; potezi se pišu ovako: { $example }
why-no-outcome = „{ $text }” nije ishod: u ovoj igri ništa ne ovisi o slučaju
why-not-now = to sada nije moguće
why-no-text = potez je tekst, onako kako ga navode legal() i chance(), a ne { $value }
why-turn = { $actor ->
    [chance] na redu je slučaj: { $reason }
   *[other] na redu je mjesto { $actor }: { $reason }
  }
why-nothing-told = nije navedeno ništa što je izvučeno ili bačeno
why-told = „{ $text }” nije moguće: { $reason }
why-told-enough = „{ $text }” je previše: ništa se više ne izvlači ni ne baca dok netko ne odabere
why-hint-over = partija je gotova: savjet je za mjesto koje je na redu
why-hint-chance = na redu je slučaj: savjet je za mjesto koje je na redu
why-both = { $one }; { $other }

# Pixies

why-pixies-no-move = „{ $text }” nije potez: iza karte ne stoji ništa, ili =new, =old, ili @1 do @9
why-pixies-no-card = „{ $text }”: nema karte „{ $name }”; karte se pišu ovako: b4+1, g6-4, y5*, m3
why-pixies-no-seat = „{ $text }”: tko počinje, kaže se mjestom: first:0 do first:{ $last }
why-pixies-market = karte { $card } nema među otkrivenima: { $cards }
why-pixies-new = u ovom području nema { $value } licem prema gore, pa karta ide licem prema gore na polje { $value }: { $card }
why-pixies-second = na polju { $value } leži karta koja nije potvrđena: recite =new ili =old, koja ostaje licem prema gore
why-pixies-validated = karta na polju { $value } potvrđena je, pa ova ide licem prema dolje na slobodno polje: { $cells }
why-pixies-covered = polje { $cell } nije slobodno; slobodna su { $cells }
why-pixies-first = najprije se izvlači tko počinje: first:0 do first:{ $last }
why-pixies-begun = već se zna tko počinje; sada se otkriva karta
why-pixies-flower-power = { $card } pripada proširenju Flower Power, kojeg u ovoj partiji nema
why-pixies-drawn = karte { $card } više nema u špilu

# Everything on 1 Card

why-onecard-no-move = „{ $text }” nije potez: potezi su stop, keep yyp, mark 07, pass, hold 03,11,27, take 12
why-onecard-no-card = „{ $text }”: nema karte „{ $name }”; karte imaju brojeve od 01 do { $last }
why-onecard-no-colours = „{ $text }”: iza keep stoje boje koje se zadržavaju, od { $order }, ili - ako se ne zadržava ništa
why-onecard-keep-all = { $count ->
    [one] „{ $text }”: ponovno se baca barem jedna od { $count } kockice; za zadržavanje svih recite stop
    [few] „{ $text }”: ponovno se baca barem jedna od { $count } kockice; za zadržavanje svih recite stop
   *[other] „{ $text }”: ponovno se baca barem jedna od { $count } kockica; za zadržavanje svih recite stop
  }
why-onecard-colour-order = „{ $text }”: boje se pišu redom { $order }
why-onecard-three = „{ $text }”: zadržavaju se tri različite karte
why-onecard-card-order = „{ $text }”: tri se karte navode od manjeg broja prema većem
why-onecard-no-draft = karte se zadržavaju i uzimaju samo u draftu, koji se ovdje ne igra
why-onecard-hold-first = najprije svatko zadržava tri od pet podijeljenih karata, ovdje od { $dealt }
why-onecard-not-dealt = { $number ->
    [1] karta { $cards } nije podijeljena mjestu { $seat }, koje zadržava tri od { $dealt }
   *[other] karte { $cards } nisu podijeljene mjestu { $seat }, koje zadržava tri od { $dealt }
  }
why-onecard-not-rolled = { $count } { $colour } ne može se zadržati: kockice su { $dice }
why-onecard-rolling = bacanje još ne vrijedi: bacač kaže stop, ili keep i ono što se ne baca ponovno
why-onecard-roller = bacač sada kaže stop, ili keep i ono što se od { $dice } ne baca ponovno
why-onecard-rolled = bacanje { $dice } vrijedi i više se ne ponavlja; sada je na redu pass, ili mark i karta
why-onecard-marking = sada svatko iskoristi bacanje na jednoj karti ili kaže „dalje”: pass, ili mark i karta
why-onecard-not-in-play = karta { $card } nije u igri za mjesto { $seat }, koje ima { $cards }
why-onecard-nothing-fits = ništa od { $dice } ne stane na kartu { $card }, pa se ne može odabrati
why-onecard-not-open = karta { $card } nije otvorena; otvorene su { $cards }
why-onecard-take-first = mjesto { $seat } osvojilo je kartu i najprije mora uzeti jednu od otvorenih: { $cards }
why-onecard-die = sada pada kockica, na jednu od boja { $colours }
why-onecard-no-die = sada se uzima karta; kockica se ne baca
why-onecard-drawn = karte { $card } više nema u špilu

# Clustered

why-clustered-no-move = „{ $text }” nije potez: karta se igra ovako: 2tf@3,-1, a odbacuje ovako: discard 2tf
why-clustered-no-card = „{ $text }”: nema karte „{ $name }”; karta je broj 1 2 3, oblik s t c i ispuna h d f, ili J
why-clustered-beyond = „{ $text }”: { $space } je preko ruba stola, gdje x ide od { $left } do { $right }, a y od { $top } do { $bottom }
why-clustered-discard = sada se karta odbacuje, a ne igra: na primjer discard 2tf
why-clustered-hand = karte { $card } nema u ruci, u kojoj su { $cards }
why-clustered-playable = karta se ne odbacuje dok se neka može odigrati, na primjer { $move }
why-clustered-unplayable = nijedna karta iz ruke ne može se odigrati, pa se jedna odbacuje
why-clustered-alone = { $space } rubom ne dodiruje nijednu kartu na stolu
why-clustered-start = { $space } nije slobodno: ondje leži početna karta
why-clustered-taken = { $space } nije slobodno: ondje leži { $card } mjesta { $seat }
why-clustered-beside = { $common ->
    [number] { $card } mjesta { $seat } leži uz nju na { $space }, a zajednički im je samo broj; trebaju dvije osobine od broja, oblika i ispune
    [shape] { $card } mjesta { $seat } leži uz nju na { $space }, a zajednički im je samo oblik; trebaju dvije osobine od broja, oblika i ispune
    [fill] { $card } mjesta { $seat } leži uz nju na { $space }, a zajednička im je samo ispuna; trebaju dvije osobine od broja, oblika i ispune
   *[nothing] { $card } mjesta { $seat } leži uz nju na { $space }, a nemaju ništa zajedničko; trebaju dvije osobine od broja, oblika i ispune
  }
why-clustered-drawn = u kupu mjesta { $seat } više nema { $card }

# Ingenious

why-ingenious-no-move = „{ $text }” nije potez: postavljanje izgleda kao rg@0,1:1,1; inače je swap ili refill
why-ingenious-no-tile = „{ $text }”: pločica su dva slova redom { $order }, na primjer rg ili bb
why-ingenious-no-space = „{ $text }”: polja { $space } nema ni na jednoj ploči
why-ingenious-apart = „{ $text }”: { $space } i { $other } nisu susjedna polja
why-ingenious-double = „{ $text }”: kod dvostruke pločice prvo se piše polje s manjim q, a zatim s manjim r
why-ingenious-placed = pločica je postavljena; sada je na redu swap ili refill
why-ingenious-rack = pločice { $tile } nema na stalku, na kojem su { $tiles }
why-ingenious-outside = polja { $space } nema na ovoj ploči, čija je stranica { $side }
why-ingenious-taken = { $space } nije slobodno
why-ingenious-solo = pločica se mora postaviti; u solo igri nema stalka koji bi se zamijenio ili dopunio
why-ingenious-bonus = bonus-potez ne može se odbiti: prije dopune mora se postaviti još jedna pločica
why-ingenious-place-first = najprije se mora postaviti pločica; nakon toga zamjena se nudi ako na stalku nema najslabije boje
why-ingenious-opening = prva pločica mora dodirivati otisnuti simbol; još su slobodni { $colours }
why-ingenious-opened = druga prva pločica već dodiruje otisnuti simbol { $colour }; još su slobodni { $colours }
why-ingenious-drawn = u vrećici više nema { $tile }

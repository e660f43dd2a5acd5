# Why a move is refused, in the terminal. Cards, tiles, dice and moves are codes; seats are numbers, counted from 0.

why-over = gra jest skończona: „{ $text }” nie można już zagrać
why-no-move = „{ $text }” to nie ruch; ruchy zapisuje się tak: { $example }
why-no-outcome = „{ $text }” to nie wynik losowania: w tej grze nic nie zależy od losu
why-not-now = teraz to niemożliwe
why-no-text = ruch to tekst, jaki podają legal() i chance(), a nie { $value }
why-turn = { $actor ->
    [chance] teraz działa los: { $reason }
   *[other] ruch ma miejsce { $actor }: { $reason }
  }
why-nothing-told = nie podano niczego, co dobrano lub wyrzucono
why-told = „{ $text }” nie jest możliwe: { $reason }
why-told-enough = „{ $text }” to o jedno za dużo: zanim ktoś wybierze, niczego więcej się nie dobiera ani nie rzuca
why-hint-over = gra jest skończona: podpowiedź jest dla miejsca, które ma ruch
why-hint-chance = teraz działa los: podpowiedź jest dla miejsca, które ma ruch
why-both = { $one }; { $other }

# Pixies
why-pixies-no-move = „{ $text }” to nie ruch: po karcie nie ma nic albo jest =new, =old lub od @1 do @9
why-pixies-no-card = „{ $text }”: nie ma karty „{ $name }”; karty zapisuje się tak: b4+1, g6-4, y5*, m3
why-pixies-no-seat = „{ $text }”: kto zaczyna, określa miejsce, od first:0 do first:{ $last }
why-pixies-market = { $card }: tej karty nie ma na rynku; są tam { $cards }
why-pixies-new = w tym obszarze nie ma odkrytej karty o wartości { $value }, więc karta trafia odkryta na pole { $value }: { $card }
why-pixies-second = na polu { $value } leży karta niezatwierdzona: podaj =new albo =old, czyli która zostaje odkryta
why-pixies-validated = karta na polu { $value } jest zatwierdzona, więc ta trafia zakryta na wolne pole: { $cells }
why-pixies-covered = pole { $cell } nie jest wolne; wolne są { $cells }
why-pixies-first = najpierw losuje się, kto zaczyna: od first:0 do first:{ $last }
why-pixies-begun = wiadomo już, kto zaczyna; teraz odkrywa się kartę
why-pixies-flower-power = { $card } należy do Flower Power, a ta gra jest bez niego
why-pixies-drawn = { $card }: tej karty nie ma już w talii

# Everything on 1 Card
why-onecard-no-move = „{ $text }” to nie ruch: ruchy to stop, keep yyp, mark 07, pass, hold 03,11,27, take 12
why-onecard-no-card = „{ $text }”: nie ma karty „{ $name }”; karty mają numery od 01 do { $last }
why-onecard-no-colours = „{ $text }”: po keep podaje się kolory, które zostają, spośród { $order }, albo -, jeśli żaden
why-onecard-keep-all = { $count ->
    [one] „{ $text }”: ponownie rzuca się co najmniej jedną z kości ({ $count }); aby zostawić wszystkie, podaj stop
   *[many] „{ $text }”: ponownie rzuca się co najmniej jedną z { $count } kości; aby zostawić wszystkie, podaj stop
  }
why-onecard-colour-order = „{ $text }”: kolory podaje się w kolejności { $order }
why-onecard-three = „{ $text }”: zatrzymuje się trzy różne karty
why-onecard-card-order = „{ $text }”: trzy karty podaje się w kolejności rosnącej
why-onecard-no-draft = karty zatrzymuje się i bierze tylko w drafcie, a tutaj gra się bez niego
why-onecard-hold-first = najpierw każdy zatrzymuje trzy z pięciu rozdanych kart, tutaj z { $dealt }
why-onecard-not-dealt = { $number ->
    [one] karty { $cards } nie rozdano miejscu { $seat }, które zatrzymuje trzy z { $dealt }
   *[many] kart { $cards } nie rozdano miejscu { $seat }, które zatrzymuje trzy z { $dealt }
  }
why-onecard-not-rolled = nie można zostawić { $count } { $colour }: kości to { $dice }
why-onecard-rolling = ten rzut jeszcze się nie liczy: rzucający podaje stop albo keep z tym, co zostaje
why-onecard-roller = rzucający podaje teraz stop albo keep z tym, co zostaje z { $dice }
why-onecard-rolled = rzut { $dice } się liczy i nie można go powtórzyć; teraz jest pass albo mark z kartą
why-onecard-marking = teraz każdy wykorzystuje rzut na jednej karcie albo pasuje: pass albo mark z kartą
why-onecard-not-in-play = karta { $card } nie jest w grze na miejscu { $seat }, które ma { $cards }
why-onecard-nothing-fits = nic z { $dice } nie mieści się na karcie { $card }, więc nie można jej wybrać
why-onecard-not-open = karta { $card } nie jest odkryta; odkryte są { $cards }
why-onecard-take-first = miejsce { $seat } ma nowo zdobytą kartę i najpierw musi wziąć jedną z odkrytych: { $cards }
why-onecard-die = teraz podaje się wynik rzutu kością, jeden z kolorów { $colours }
why-onecard-no-die = teraz dobiera się kartę, a nie rzuca kością
why-onecard-drawn = karty { $card } nie ma już w talii

# Clustered
why-clustered-no-move = „{ $text }” to nie ruch: zagranie karty wygląda tak: 2tf@3,-1, a odrzucenie tak: discard 2tf
why-clustered-no-card = „{ $text }”: nie ma karty „{ $name }”; karta to liczba 1 2 3, kształt s t c i wypełnienie h d f, albo J
why-clustered-beyond = „{ $text }”: { $space } leży poza granicą stołu, na którym x jest od { $left } do { $right }, a y od { $top } do { $bottom }
why-clustered-discard = teraz kartę się odrzuca, a nie zagrywa: na przykład discard 2tf
why-clustered-hand = { $card }: tej karty nie ma na ręce; są tam { $cards }
why-clustered-playable = nie odrzuca się karty, dopóki którąś można zagrać, na przykład { $move }
why-clustered-unplayable = żadnej karty z ręki nie można zagrać, więc jedną się odrzuca
why-clustered-alone = { $space } nie styka się krawędzią z żadną kartą na stole
why-clustered-start = { $space } nie jest wolne: leży tam karta startowa
why-clustered-taken = { $space } nie jest wolne: leży tam { $card }, miejsce { $seat }
why-clustered-beside = { $common ->
    [number] obok, na { $space }, leży { $card } (miejsce { $seat }): wspólna jest tylko liczba, a potrzeba dwóch cech z trzech: liczba, kształt, wypełnienie
    [shape] obok, na { $space }, leży { $card } (miejsce { $seat }): wspólny jest tylko kształt, a potrzeba dwóch cech z trzech: liczba, kształt, wypełnienie
    [fill] obok, na { $space }, leży { $card } (miejsce { $seat }): wspólne jest tylko wypełnienie, a potrzeba dwóch cech z trzech: liczba, kształt, wypełnienie
   *[nothing] obok, na { $space }, leży { $card } (miejsce { $seat }): nie ma nic wspólnego, a potrzeba dwóch cech z trzech: liczba, kształt, wypełnienie
  }
why-clustered-drawn = { $card }: takiej karty nie ma już w talii miejsca { $seat }

# Ingenious
why-ingenious-no-move = „{ $text }” to nie ruch: położenie płytki wygląda tak: rg@0,1:1,1; inne ruchy to swap i refill
why-ingenious-no-tile = „{ $text }”: płytka to dwie litery w kolejności { $order }, na przykład rg albo bb
why-ingenious-no-space = „{ $text }”: na żadnej planszy nie ma pola { $space }
why-ingenious-apart = „{ $text }”: pola { $space } i { $other } nie leżą obok siebie
why-ingenious-double = „{ $text }”: dla dubletu najpierw podaje się pole o mniejszym q, a potem o mniejszym r
why-ingenious-placed = płytka już leży; teraz jest swap albo refill
why-ingenious-rack = { $tile }: tej płytki nie ma na stojaku; są tam { $tiles }
why-ingenious-outside = pola { $space } nie ma na tej planszy, której bok to { $side }
why-ingenious-taken = pole { $space } nie jest wolne
why-ingenious-solo = trzeba położyć płytkę; w grze solo nie ma stojaka do wymiany ani do uzupełnienia
why-ingenious-bonus = z dodatkowego ruchu nie można zrezygnować: przed uzupełnieniem trzeba położyć jeszcze jedną płytkę
why-ingenious-place-first = najpierw trzeba położyć płytkę; potem można wymienić płytki, jeśli na stojaku nie ma najsłabszego koloru
why-ingenious-opening = pierwsza płytka musi dotykać nadrukowanego symbolu; wolne są jeszcze { $colours }
why-ingenious-opened = nadrukowanego symbolu { $colour } dotyka już inna pierwsza płytka; wolne są jeszcze { $colours }
why-ingenious-drawn = { $tile }: takiej płytki nie ma już w woreczku

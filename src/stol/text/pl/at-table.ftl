# The reasons of why.ftl for people who look at the table: names in place of codes, whole sentences.

at-why-over = Gra jest skończona.
at-why-no-move = „{ $text }” to nie ruch. Ruchy zapisuje się tak: { $example }.
at-why-no-outcome = „{ $text }” nie jest możliwe: w tej grze nic nie zależy od losu.
at-why-not-now = Teraz to niemożliwe.
at-why-turn = { $reason }
at-why-both = { $one } { $other }

at-why-nothing-told = Wybierz albo wpisz, co dobrano lub wyrzucono.
at-why-told = „{ $text }” nie jest możliwe. { $reason }
at-why-told-enough = „{ $text }” to o jedno za dużo: zanim ktoś wybierze, niczego więcej się nie dobiera ani nie rzuca.

# Pixies
at-why-pixies-no-move = „{ $text }” to nie ruch. Po karcie nie ma nic albo jest =new, =old lub od @1 do @9.
at-why-pixies-market = Tej karty nie ma na rynku: { $card }.
at-why-pixies-new = W twoim obszarze gry nie ma odkrytej { $value }, więc ta karta trafia na pole { $value }.
at-why-pixies-second = Twoja { $value } nie jest jeszcze zatwierdzona: ta karta do niej dołącza.
at-why-pixies-validated = Twoja { $value } jest już zatwierdzona, więc ta karta trafia zakryta na wolne pole.
at-why-pixies-covered = Pole { $cell } nie jest wolne.
at-why-pixies-no-card = Nie ma takiej karty; karty zapisuje się tak: b4+1, g6-4, y5*, m3.
at-why-pixies-no-seat = Kto zaczyna, określa numer miejsca: od first:0 do first:{ $last }.
at-why-pixies-first = Najpierw podaje się, kto zaczyna: od first:0 do first:{ $last }.
at-why-pixies-begun = Wiadomo już, kto zaczyna; teraz odkrywa się kartę.
at-why-pixies-flower-power = Ta karta należy do Flower Power, a tutaj gra się bez niego.
at-why-pixies-drawn = Tej karty nie ma już w talii: { $card }.

# Everything on 1 Card
at-why-onecard-no-move = „{ $text }” to nie ruch. Ruchy to stop, keep yyp, mark 07, pass, hold 03,11,27, take 12.
at-why-onecard-no-card = Nie ma takiej karty; karty mają numery od 01 do { $last }.
at-why-onecard-no-colours = Po keep podaje się litery kolorów, które zostają, spośród { $order }, albo -, jeśli żaden.
at-why-onecard-keep-all = Ponownie rzuca się co najmniej jedną kością. Aby zostawić wszystkie, zakończ rzuty.
at-why-onecard-colour-order = Litery kolorów podaje się w kolejności { $order }.
at-why-onecard-three = Zatrzymuje się trzy różne karty.
at-why-onecard-card-order = Trzy karty podaje się w kolejności rosnącej.
at-why-onecard-no-draft = Karty zatrzymuje się i bierze tylko w drafcie, a tutaj gra się bez niego.
at-why-onecard-hold-first = Najpierw każdy zatrzymuje trzy z pięciu rozdanych kart. Twoje to: { $dealt }.
at-why-onecard-not-dealt = { $number ->
    [one] Karta { $cards } nie jest wśród rozdanych tobie. Zatrzymaj trzy z tych: { $dealt }.
   *[many] Karty { $cards } nie są wśród rozdanych tobie. Zatrzymaj trzy z tych: { $dealt }.
  }
at-why-onecard-not-rolled = { $colour ->
    [r] Nie ma tylu czerwonych kości do zostawienia: { $count }.
    [o] Nie ma tylu pomarańczowych kości do zostawienia: { $count }.
    [y] Nie ma tylu żółtych kości do zostawienia: { $count }.
    [g] Nie ma tylu zielonych kości do zostawienia: { $count }.
    [b] Nie ma tylu niebieskich kości do zostawienia: { $count }.
   *[p] Nie ma tylu fioletowych kości do zostawienia: { $count }.
  }
at-why-onecard-rolling = Ten rzut jeszcze się nie liczy. Najpierw rzucający kończy rzuty albo rzuca ponownie.
at-why-onecard-roller = Teraz rzucający kończy rzuty albo rzuca ponownie.
at-why-onecard-rolled = Ten rzut się liczy i nie można go powtórzyć. Wykorzystaj go na jednej karcie albo spasuj.
at-why-onecard-marking = Teraz każdy wykorzystuje rzut na jednej karcie albo pasuje.
at-why-onecard-not-in-play = Nie masz w grze karty { $card }. Twoje karty to: { $cards }.
at-why-onecard-nothing-fits = Nic z tego rzutu nie mieści się na karcie { $card }.
at-why-onecard-not-open = Karta { $card } nie jest odkryta. Odkryte są: { $cards }.
at-why-onecard-take-first = Karta zdobyta, więc najpierw weź jedną z odkrytych: { $cards }.
at-why-onecard-die = Teraz podaje się wynik rzutu kością, jeden z kolorów: { $colours }.
at-why-onecard-no-die = Teraz dobiera się kartę, a nie rzuca kością.
at-why-onecard-drawn = Karty { $card } nie ma już w talii.

# Clustered
at-why-clustered-no-move = „{ $text }” to nie ruch. Zagranie karty wygląda tak: 2tf@3,-1, a odrzucenie tak: discard 2tf.
at-why-clustered-no-card = Nie ma takiej karty; karta to liczba 1 2 3, kształt s t c i wypełnienie h d f, albo J.
at-why-clustered-beyond = To miejsce leży poza granicą stołu.
at-why-clustered-discard = Teraz kartę się odrzuca, a nie zagrywa.
at-why-clustered-hand = Nie masz na ręce tej karty: { $card }.
at-why-clustered-drawn = W tej talii nie ma już { FORM($card, case: "gen") }.
at-why-clustered-alone = Obok tego miejsca nie leży żadna karta.
at-why-clustered-start = Tam leży karta startowa.
at-why-clustered-taken = To miejsce jest już zajęte: { $card }.
at-why-clustered-beside = { $common ->
    [number] Nie pasuje do { FORM($card, case: "gen") }: wspólna jest tylko liczba, a muszą być dwie cechy z trzech.
    [shape] Nie pasuje do { FORM($card, case: "gen") }: wspólny jest tylko kształt, a muszą być dwie cechy z trzech.
    [fill] Nie pasuje do { FORM($card, case: "gen") }: wspólne jest tylko wypełnienie, a muszą być dwie cechy z trzech.
   *[nothing] Nie pasuje do { FORM($card, case: "gen") }: nie ma nic wspólnego, a muszą być dwie cechy z trzech.
  }
at-why-clustered-playable = Kartę odrzuca się tylko wtedy, gdy żadnej nie można zagrać, a teraz jakąś można.
at-why-clustered-unplayable = Żadnej karty z ręki nie można zagrać, więc jedną się odrzuca.

# Ingenious
at-why-ingenious-no-move = „{ $text }” to nie ruch. Położenie płytki wygląda tak: rg@0,1:1,1; inne ruchy to swap i refill.
at-why-ingenious-no-tile = Nie ma takiej płytki; płytka to dwie litery w kolejności { $order }, na przykład rg albo bb.
at-why-ingenious-no-space = Na żadnej planszy nie ma takiego pola: { $space }.
at-why-ingenious-apart = Te dwa pola nie leżą obok siebie: { $space } i { $other }.
at-why-ingenious-double = Dla dubletu najpierw podaje się pole o mniejszym q, a potem o mniejszym r.
at-why-ingenious-placed = Płytka już leży. Teraz płytki się wymienia albo uzupełnia stojak.
at-why-ingenious-rack = Nie masz na stojaku tej płytki: { $tile }.
at-why-ingenious-outside = Płytka leżałaby poza planszą.
at-why-ingenious-taken = Płytka leżałaby na polu, które nie jest wolne.
at-why-ingenious-solo = Trzeba położyć płytkę. W pojedynkę nie ma stojaka, który można by wymienić albo uzupełnić.
at-why-ingenious-bonus = Z dodatkowego ruchu nie można zrezygnować: połóż jeszcze jedną płytkę, zanim uzupełnisz stojak.
at-why-ingenious-place-first = Najpierw trzeba położyć płytkę. Potem możesz wymienić płytki, jeśli na stojaku nie ma twojego najsłabszego koloru.
at-why-ingenious-opening = Pierwsza płytka musi dotykać nadrukowanego symbolu; wolne są jeszcze: { $colours }.
at-why-ingenious-opened = { $colour ->
    [r] Nadrukowanego czerwonego symbolu dotyka już inna pierwsza płytka; wolne są jeszcze: { $colours }.
    [g] Nadrukowanego zielonego symbolu dotyka już inna pierwsza płytka; wolne są jeszcze: { $colours }.
    [b] Nadrukowanego niebieskiego symbolu dotyka już inna pierwsza płytka; wolne są jeszcze: { $colours }.
    [o] Nadrukowanego pomarańczowego symbolu dotyka już inna pierwsza płytka; wolne są jeszcze: { $colours }.
    [y] Nadrukowanego żółtego symbolu dotyka już inna pierwsza płytka; wolne są jeszcze: { $colours }.
   *[p] Nadrukowanego fioletowego symbolu dotyka już inna pierwsza płytka; wolne są jeszcze: { $colours }.
  }
at-why-ingenious-drawn = W woreczku nie ma już { FORM($tile, case: "gen") }.

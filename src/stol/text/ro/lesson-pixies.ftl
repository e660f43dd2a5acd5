# The guided first game of Pixies, told by the coach. Cards are named as at the table, “cartea albastră de 4”. Titles have
# room for about 28 letters.

lesson-pixies-take-title = O carte pe căsuța ei
lesson-pixies-take = La vedere sunt patru cărți, pe care le luați pe rând, câte două fiecare. O carte se așază cu fața în sus pe **căsuța cu numărul ei**. Ia cartea albastră de 4.
lesson-pixies-take-crosses = Ar merge pe căsuța ei, dar crucile te-ar costa { $crosses ->
    [one] { $crosses } punct
    [few] { $crosses } puncte
   *[other] { $crosses } de puncte
  }. Cartea albastră de 4 are, în schimb, o spirală.
lesson-pixies-take-plain = Ar merge pe căsuța ei, dar singură nu aduce încă nimic. Cartea albastră de 4 are o spirală, adică un punct.

lesson-pixies-symbols-title = Spirale și cruci
lesson-pixies-symbols = Fiecare **spirală** de pe o carte cu fața în sus e un punct, iar fiecare **cruce** scade un punct. Numărul în sine nu contează încă. Au mai rămas două cărți: ia-o pe cea care nu te costă nimic.
lesson-pixies-symbols-crosses = Crucile ei te-ar costa { $crosses ->
    [one] { $crosses } punct
    [few] { $crosses } puncte
   *[other] { $crosses } de puncte
  }. Ia cartea roșie de 6 și lasă-i botului cartea de 9.

lesson-pixies-second-title = A doua carte de 6
lesson-pixies-second = Botul a pus a doua carte de 9 sub prima: o carte aflată peste alta e **validată** și aduce puncte cât numărul ei. Acum a apărut o carte de 6 pentru tine. Ia cartea verde de 6 și lasă cu fața în sus cartea mai bună dintre cele două.
lesson-pixies-second-old = Oricum ai alege, cartea de 6 e validată: { $old ->
    [one] { $old } punct
    [few] { $old } puncte
   *[other] { $old } de puncte
  }. Dar cea verde are o spirală și, cu fața în sus, aduce { $new ->
    [one] { $new } punct
    [few] { $new } puncte
   *[other] { $new } de puncte
  }.
lesson-pixies-second-yellow = Orice altă carte de 6 o validează pe a ta. Dar cu cea verde deasupra primești și spirala: { $new ->
    [one] { $new } punct
    [few] { $new } puncte
   *[other] { $new } de puncte
  }.
lesson-pixies-second-three = Spiralele ei sunt bune, dar o carte validată e și mai bună. Cartea verde de 6 aduce { $new ->
    [one] { $new } punct
    [few] { $new } puncte
   *[other] { $new } de puncte
  }.

lesson-pixies-third-title = A treia carte de 6
lesson-pixies-third = A rămas o singură carte, deci e a ta. Cartea ta de 6 e deja validată, așa că a treia se pune **cu fața în jos pe orice căsuță liberă**. Pune-o pe căsuța 9: o carte de 9 care o acoperă mai târziu e validată pe loc.
lesson-pixies-third-low = Se poate. Dar cartea care o va acoperi aduce puncte cât numărul ei, așa că alege o căsuță cu număr mare: ultima.
lesson-pixies-third-high = O căsuță cu număr mare e o idee bună. Cea mai mare e ultima, căsuța 9.
lesson-pixies-third-full = Cu fața în jos nu poate sta pe o căsuță unde e deja o carte. Alege una liberă.

lesson-pixies-cover-title = Carte peste carte: validată
lesson-pixies-cover = Patru cărți noi, și începi tu. Cartea galbenă de 9 acoperă cartea ta cu fața în jos și e **validată pe loc**: { $nine ->
    [one] { $nine } punct
    [few] { $nine } puncte
   *[other] { $nine } de puncte
  }, după ce scazi crucile. Ia-o.
lesson-pixies-cover-four = A doua carte de 4 o validează pe a ta: { $four ->
    [one] { $four } punct
    [few] { $four } puncte
   *[other] { $four } de puncte
  }. Cartea de 9 aduce { $nine ->
    [one] { $nine } punct
    [few] { $nine } puncte
   *[other] { $nine } de puncte
  }.
lesson-pixies-cover-later = Acum cartea de 9 valorează mai mult: e validată pe loc și aduce { $nine ->
    [one] { $nine } punct
    [few] { $nine } puncte
   *[other] { $nine } de puncte
  }.

lesson-pixies-zone-title = O zonă de aceeași culoare
lesson-pixies-zone = Cărțile cu fața în sus de aceeași culoare care se ating pe laturi formează o **zonă**, iar fiecare carte din cea mai mare zonă a ta aduce puncte. Cartea ta verde de 6 e lângă căsuța 5. Ia cartea verde de 5: { $zone ->
    [one] { $zone } punct
    [few] { $zone } puncte
   *[other] { $zone } de puncte
  }.
lesson-pixies-zone-apart = Această carte verde nu ar atinge nicio altă carte verde și are cruci. Cartea verde de 5 stă lângă cea de 6: { $zone ->
    [one] { $zone } punct
    [few] { $zone } puncte
   *[other] { $zone } de puncte
  } pentru zonă.

lesson-pixies-end-title = Ultima căsuță liberă
lesson-pixies-end = Au trecut câteva ture, iar prima ta căsuță e ultima rămasă liberă. Runda se încheie când cineva are **toate cele nouă căsuțe ocupate** și amândoi ați așezat la fel de multe cărți. Ia **cartea verde de 1**: se alătură zonei tale pentru { $zone ->
    [one] { $zone } punct
    [few] { $zone } puncte
   *[other] { $zone } de puncte
  }, iar simbolurile aduc { $symbols ->
    [one] { $symbols } punct
    [few] { $symbols } puncte
   *[other] { $symbols } de puncte
  }.
lesson-pixies-end-five = A doua carte de 5 o validează pe a ta: { $five ->
    [one] { $five } punct
    [few] { $five } puncte
   *[other] { $five } de puncte
  }, dar runda continuă. Cartea verde de 1 aduce { $one ->
    [one] { $one } punct
    [few] { $one } puncte
   *[other] { $one } de puncte
  } și o încheie.
lesson-pixies-end-nine = Cartea ta de 9 e deja validată, așa că aceasta ar ocupa ultima căsuță cu fața în jos, degeaba. Cartea verde de 1 aduce { $one ->
    [one] { $one } punct
    [few] { $one } puncte
   *[other] { $one } de puncte
  }.

lesson-pixies-count-title = Se numără punctele
lesson-pixies-count = Cărțile validate ți-au adus { $validated ->
    [one] { $validated } punct
    [few] { $validated } puncte
   *[other] { $validated } de puncte
  }, spiralele minus crucile { $symbols ->
    [one] { $symbols } punct
    [few] { $symbols } puncte
   *[other] { $symbols } de puncte
  }, iar cea mai mare zonă a ta { $zone ->
    [one] { $zone } punct
    [few] { $zone } puncte
   *[other] { $zone } de puncte
  }. În total, **{ $total ->
    [one] { $total } punct
    [few] { $total } puncte
   *[other] { $total } de puncte
  }**. Botul are { $other ->
    [one] { $other } punct
    [few] { $other } puncte
   *[other] { $other } de puncte
  }.

lesson-pixies-rounds-title = Încă două runde
lesson-pixies-rounds = Se amestecă toate cărțile și începe cine a așezat ultima carte: tu. Fiecare carte din cea mai mare zonă a ta a adus două puncte; va aduce **trei în runda a doua și patru în a treia**. Câștigă cel mai mare total din cele trei runde.

lesson-pixies-done-title = Asta e tot
lesson-pixies-done = Acum știi să joci. Începe runda a doua: ia prima ta carte.

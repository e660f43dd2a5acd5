# The guided first game of Pixies, told by the coach. Titles: room for about 28 letters.

lesson-pixies-take-title = Karta na swoim polu
lesson-pixies-take = Na rynku leżą cztery odkryte karty. Bierzesz je na przemian z botem, razem po dwie. Karta trafia odkryta na **pole ze swoją liczbą**. Weź niebieską czwórkę.
lesson-pixies-take-crosses = Trafiłaby na swoje pole, ale jej krzyżyki kosztowałyby cię { $crosses ->
    [one] { $crosses } punkt
    [few] { $crosses } punkty
   *[many] { $crosses } punktów
  }. Niebieska czwórka ma za to spiralę.
lesson-pixies-take-plain = Trafiłaby na swoje pole, ale sama na razie nic nie daje. Niebieska czwórka ma spiralę, a to już punkt.

lesson-pixies-symbols-title = Spirale i krzyżyki
lesson-pixies-symbols = Każda **spirala** na odkrytej karcie to punkt, a każdy **krzyżyk** odbiera punkt. Sama liczba jeszcze się nie liczy. Zostały dwie karty: weź tę, która nic cię nie kosztuje.
lesson-pixies-symbols-crosses = Jej krzyżyki kosztowałyby cię { $crosses ->
    [one] { $crosses } punkt
    [few] { $crosses } punkty
   *[many] { $crosses } punktów
  }. Weź czerwoną szóstkę, a dziewiątkę zostaw botowi.

lesson-pixies-second-title = Druga szóstka
lesson-pixies-second = Bot wsunął drugą dziewiątkę pod swoją pierwszą: karta, która leży na innej, jest **zatwierdzona** i daje tyle punktów, ile wynosi jej liczba. Teraz pojawiła się szóstka dla ciebie. Weź zieloną szóstkę i zostaw odkrytą lepszą z dwóch.
lesson-pixies-second-old = Szóstka i tak będzie zatwierdzona, za { $old ->
    [one] { $old } punkt
    [few] { $old } punkty
   *[many] { $old } punktów
  }. Ale zielona ma spiralę: odkryta daje { $new ->
    [one] { $new } punkt
    [few] { $new } punkty
   *[many] { $new } punktów
  }.
lesson-pixies-second-yellow = Twoją szóstkę zatwierdzi każda druga szóstka. Ale z zieloną na wierzchu dostajesz też jej spiralę: { $new ->
    [one] { $new } punkt
    [few] { $new } punkty
   *[many] { $new } punktów
  }.
lesson-pixies-second-three = Ma dobre spirale, ale zatwierdzona karta jest lepsza. Zielona szóstka daje { $new ->
    [one] { $new } punkt
    [few] { $new } punkty
   *[many] { $new } punktów
  }.

lesson-pixies-third-title = Trzecia szóstka
lesson-pixies-third = Została jedna karta, więc jest twoja. Twoja szóstka jest już zatwierdzona, dlatego trzecia trafia **zakryta na dowolne wolne pole**. Połóż ją tam, gdzie miejsce dziewiątki: dziewiątka, która ją później przykryje, będzie od razu zatwierdzona.
lesson-pixies-third-low = Tak można. Ale karta, która ją później przykryje, da tyle punktów, ile wynosi jej liczba, więc wybierz wysokie pole: ostatnie.
lesson-pixies-third-high = Wysokie pole to dobry pomysł. Najwyższe jest ostatnie, dla dziewiątki.
lesson-pixies-third-full = Zakrytej nie można położyć na polu, na którym leży karta. Wybierz wolne.

lesson-pixies-cover-title = Przykrywa i zatwierdza
lesson-pixies-cover = Cztery nowe karty, a ty zaczynasz. Żółta dziewiątka przykrywa twoją zakrytą kartę i jest **od razu zatwierdzona**: po odjęciu krzyżyków { $nine ->
    [one] { $nine } punkt
    [few] { $nine } punkty
   *[many] { $nine } punktów
  }. Weź ją.
lesson-pixies-cover-four = Druga czwórka zatwierdzi twoją czwórkę, za { $four ->
    [one] { $four } punkt
    [few] { $four } punkty
   *[many] { $four } punktów
  }. Dziewiątka daje { $nine ->
    [one] { $nine } punkt
    [few] { $nine } punkty
   *[many] { $nine } punktów
  }.
lesson-pixies-cover-later = Dziewiątka jest teraz więcej warta: od razu zatwierdzona daje { $nine ->
    [one] { $nine } punkt
    [few] { $nine } punkty
   *[many] { $nine } punktów
  }.

lesson-pixies-zone-title = Strefa jednego koloru
lesson-pixies-zone = Odkryte karty jednego koloru, które stykają się krawędziami, to **strefa**, a każda karta twojej największej strefy daje punkty. Twoja zielona szóstka leży obok pola piątki. Weź zieloną piątkę: { $zone ->
    [one] { $zone } punkt
    [few] { $zone } punkty
   *[many] { $zone } punktów
  }.
lesson-pixies-zone-apart = Ta zielona karta nie stykałaby się z żadną inną, a do tego ma krzyżyki. Zielona piątka leży obok twojej szóstki: { $zone ->
    [one] { $zone } punkt
    [few] { $zone } punkty
   *[many] { $zone } punktów
  } za strefę.

lesson-pixies-end-title = Ostatnie wolne pole
lesson-pixies-end = Minęło kilka tur i wolne jest już tylko twoje pierwsze pole. Runda kończy się, gdy ktoś ma **zajęte wszystkie dziewięć pól**, a obie strony położyły tyle samo kart. Weź **zieloną jedynkę**: dołącza do twojej strefy za { $zone ->
    [one] { $zone } punkt
    [few] { $zone } punkty
   *[many] { $zone } punktów
  }, a symbole dają { $symbols ->
    [one] { $symbols } punkt
    [few] { $symbols } punkty
   *[many] { $symbols } punktów
  }.
lesson-pixies-end-five = Druga piątka zatwierdzi twoją piątkę, za { $five ->
    [one] { $five } punkt
    [few] { $five } punkty
   *[many] { $five } punktów
  }, ale runda trwa dalej. Zielona jedynka daje { $one ->
    [one] { $one } punkt
    [few] { $one } punkty
   *[many] { $one } punktów
  } i ją kończy.
lesson-pixies-end-nine = Twoja dziewiątka jest zatwierdzona, więc ta zajęłaby ostatnie pole zakryta i bez punktów. Zielona jedynka daje { $one ->
    [one] { $one } punkt
    [few] { $one } punkty
   *[many] { $one } punktów
  }.

lesson-pixies-count-title = Punkty za rundę
lesson-pixies-count = Zatwierdzone karty dały ci { $validated ->
    [one] { $validated } punkt
    [few] { $validated } punkty
   *[many] { $validated } punktów
  }, spirale po odjęciu krzyżyków { $symbols ->
    [one] { $symbols } punkt
    [few] { $symbols } punkty
   *[many] { $symbols } punktów
  }, a największa strefa { $zone ->
    [one] { $zone } punkt
    [few] { $zone } punkty
   *[many] { $zone } punktów
  }. Razem to **{ $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
  }**. Bot ma { $other ->
    [one] { $other } punkt
    [few] { $other } punkty
   *[many] { $other } punktów
  }.

lesson-pixies-rounds-title = Jeszcze dwie rundy
lesson-pixies-rounds = Teraz tasuje się wszystkie karty, a zaczyna ten, kto położył ostatnią, czyli ty. Każda karta największej strefy dała dwa punkty; **w drugiej rundzie da trzy, a w trzeciej cztery**. Wygrywa najwyższa suma z trzech rund.

lesson-pixies-done-title = To wszystko
lesson-pixies-done = Znasz już całą grę. Zaczyna się druga runda: weź pierwszą kartę.

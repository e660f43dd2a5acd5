# The guided first game of Clustered, told by the coach. Titles: room for about 28 letters.

lesson-clustered-start-title = Karta obok karty
lesson-clustered-start = W swojej turze zagrywasz jedną kartę tak, by stykała się krawędzią z kartą na stole. Na razie leży tam tylko karta startowa, a ta pasuje do wszystkiego. Zagraj **dwa puste trójkąty** po jej prawej stronie.
lesson-clustered-start-corner = Tam dotykałyby karty startowej tylko rogiem. Karty muszą stykać się krawędziami: zagraj trójkąty tuż po jej prawej stronie.
lesson-clustered-start-joker = Dżoker pasuje, ale pasuje wszędzie, później też. Zachowaj go na miejsce, na które nie pasuje nic innego.
lesson-clustered-start-side = To też dobre miejsce. Ale w tej partii budujemy w prawo: zagraj trójkąty po prawej stronie.
lesson-clustered-start-card = Obok karty startowej pasuje wszystko, ta karta też. Ale w tej partii zaczynamy od dwóch pustych trójkątów.

lesson-clustered-two-title = Dwie cechy z trzech
lesson-clustered-two = Karta ma liczbę, kształt i wypełnienie, a u sąsiednich kart **dwie z tych trzech cech** muszą być takie same. Twoje dwa zakreskowane trójkąty mają z pustymi wspólną liczbę i kształt: zagraj je po ich prawej stronie. Na koniec każdej tury dobierasz kartę.
lesson-clustered-two-number = Kwadraty mają z pustymi trójkątami wspólną tylko liczbę: kształt i wypełnienie są inne. Takie same muszą być dwie cechy z trzech.
lesson-clustered-two-fill = Jedne i drugie są puste, ale liczba i kształt są inne. Takie same muszą być dwie cechy z trzech.
lesson-clustered-two-nothing = Trzy zakreskowane koła obok dwóch pustych trójkątów: nic nie jest takie samo. Wspólne muszą być dwie cechy z trzech.
lesson-clustered-two-joker = Dżoker pasuje do wszystkiego, ale tu pasuje też inna twoja karta. Zachowaj dżokera na później.
lesson-clustered-two-below = Tam też pasuje. Ale punkty dają karty w jednej linii, więc graj dalej w prawo.

lesson-clustered-touch-title = Do każdej sąsiedniej karty
lesson-clustered-touch = Twoje dwa pełne trójkąty pasują i do pustych, i do zakreskowanych. Muszą jednak pasować do **każdej karty, której dotykają**, także cudzej. Zagraj je tak, by trzy twoje karty leżały w jednej linii.
lesson-clustered-touch-square = Do twoich pustych trójkątów pasują. Ale dotykałyby też pełnego kwadratu bota, a z nim mają wspólne tylko wypełnienie.
lesson-clustered-touch-joker = Z dżokerem też byłyby trzy w jednej linii. Ale pełne trójkąty pasują tam równie dobrze, a dżoker może poczekać.
lesson-clustered-touch-bend = Tam pasują. Ale na prawym końcu dają trzy karty w jednej linii, a punkty zaczynają się właśnie od trzech.

lesson-clustered-block-title = Ciąg i jego koniec
lesson-clustered-block = Trzy twoje karty w nieprzerwanej linii to **ciąg**: { $gained ->
    [one] { $gained } punkt
    [few] { $gained } punkty
   *[many] { $gained } punktów
  }, a z każdą kolejną kartą więcej. Ale bot położył na końcu swoją kartę, a cudza karta przerywa ciąg. Zacznij drugi rząd: zagraj **jeden pusty trójkąt** pod dwoma pustymi.
lesson-clustered-block-dashed = Pod zakreskowanymi trójkątami wspólny jest tylko kształt: liczba i wypełnienie są inne. Pasuje o jedno miejsce dalej w lewo.
lesson-clustered-block-far = Można i tak, ale to daleko od twoich pozostałych kart. Pod dwoma pustymi trójkątami twoje karty utworzą grupę.
lesson-clustered-block-joker = Dżoker pasuje, ale pusty trójkąt też. Zachowaj dżokera jeszcze przez chwilę.

lesson-clustered-rectangle-title = Prostokąt też punktuje
lesson-clustered-rectangle = Twój **największy prostokąt** daje punkt za każdą swoją kartę. Musi mieć co najmniej dwie karty szerokości i dwie wysokości. Zagraj zakreskowany trójkąt tak, by cztery twoje karty utworzyły prostokąt.
lesson-clustered-rectangle-column = Trzy karty w pionie to ciąg za { $column ->
    [one] { $column } punkt
    [few] { $column } punkty
   *[many] { $column } punktów
  }. Ale po prawej ta sama karta tworzy prostokąt za { $rectangle ->
    [one] { $rectangle } punkt
    [few] { $rectangle } punkty
   *[many] { $rectangle } punktów
  }.
lesson-clustered-rectangle-joker = Tak powstanie prostokąt, ale zakreskowany trójkąt też go utworzy. Dżoker za chwilę się przyda.

lesson-clustered-joker-title = Dżoker pasuje wszędzie
lesson-clustered-joker = Twój prostokąt przyniósł { $gained ->
    [one] { $gained } punkt
    [few] { $gained } punkty
   *[many] { $gained } punktów
  }. W lukę po jego prawej stronie nie pasuje żadna twoja zwykła karta. **Dżoker** pasuje do wszystkiego i liczy się jako twoja karta: zagraj go tam.
lesson-clustered-joker-square = Kwadraty pasują do pełnych trójkątów powyżej. Ale z kartami po lewej i po prawej nie mają dwóch wspólnych cech.
lesson-clustered-joker-column = Tutaj dżoker tworzy pionowy ciąg trzech kart za { $column ->
    [one] { $column } punkt
    [few] { $column } punkty
   *[many] { $column } punktów
  }. W luce tworzy drugi ciąg i większy prostokąt: { $joker ->
    [one] { $joker } punkt
    [few] { $joker } punkty
   *[many] { $joker } punktów
  }.
lesson-clustered-joker-other = Trójkąty leżą z trzech stron luki, a ta karta ma z nimi za mało wspólnego. Pasuje tam tylko dżoker.

lesson-clustered-rest-title = Do ostatniej karty
lesson-clustered-rest = Jedna karta, a { $gained ->
    [one] { $gained } punkt
    [few] { $gained } punkty
   *[many] { $gained } punktów
  }: { $run } za drugi ciąg i { $rectangle } za większy prostokąt. Gdy żadna z twoich kart nigdzie nie pasuje, zamiast tego jedną **odrzucasz**. Gdy skończą się wszystkie karty, wygrywa, kto ma najwięcej punktów: ty masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }, a bot { $other ->
    [one] { $other } punkt
    [few] { $other } punkty
   *[many] { $other } punktów
  }.

lesson-clustered-done-title = To wszystko
lesson-clustered-done = Znasz już całą grę. Graj dalej od tego miejsca: buduj prostokąt i patrz, gdzie buduje drugi gracz.

# The guided first game of Everything on 1 Card, told by the coach. Titles: room for about 28 letters.

lesson-onecard-keep-title = Zostaw i rzuć ponownie
lesson-onecard-keep = Rzucasz dla wszystkich i możesz rzucić ponownie dowolnymi kośćmi, najwyżej dwa razy. Na twojej pierwszej karcie rzędy żółty i zielony są krótkie, więc szybko się wypełnią. Zostaw **obie żółte kości i zieloną**, a pozostałymi dwiema rzuć ponownie.
lesson-onecard-keep-stop = Jeśli zakończysz rzuty, liczy się to, co leży. Ale pomarańczowa kość nic nie daje na pierwszej karcie, a ponowny rzut nic nie kosztuje.
lesson-onecard-keep-green = Zielona kość też pomaga: zielony rząd twojej pierwszej karty ma tylko dwa pola. Zostaw i ją.
lesson-onecard-keep-orange = Twoja pierwsza karta nie ma pomarańczowego rzędu, więc ta kość by się na niej zmarnowała. Rzuć nią ponownie.
lesson-onecard-keep-red = Czerwony się mieści, ale czerwony rząd jest na tej karcie najdłuższy. Krótkie rzędy wypełniają się szybciej, więc rzuć tą kością ponownie.

lesson-onecard-stop-title = Co za dużo, to niezdrowo
lesson-onecard-stop = Trzecia żółta: dokładnie tego brakowało żółtemu rzędowi pierwszej karty. Możesz rzucić jeszcze raz. Ale na tej karcie mieści się wszystkie pięć kości, więc **zakończ rzuty**.
lesson-onecard-stop-more = Wszystkie pięć kości już się mieści, więc kolejny rzut nie da nic więcej. A przy czwartej żółtej nie zmieściłaby się żadna żółta: rząd ma trzy pola.

lesson-onecard-use-title = Rzut na jednej karcie
lesson-onecard-use = Teraz każdy w tajemnicy wybiera **jedną kartę**, na której wykorzysta rzut, albo pasuje. Na twojej pierwszej karcie rzut wykreśla { $first ->
    [one] { $first } pole
    [few] { $first } pola
   *[many] { $first } pól
  }, w tym cały żółty rząd. Wykorzystaj go tam.
lesson-onecard-use-second = Twoja druga karta nie ma żółtego rzędu: rzut wykreśliłby tylko { $second ->
    [one] { $second } pole
    [few] { $second } pola
   *[many] { $second } pól
  }. Na pierwszej wykreśla { $first ->
    [one] { $first } pole
    [few] { $first } pola
   *[many] { $first } pól
  }.
lesson-onecard-use-pass = Pasuj, gdy rzut nic ci nie daje. Ten na twojej pierwszej karcie wykreśla { $first ->
    [one] { $first } pole
    [few] { $first } pola
   *[many] { $first } pól
  }.

lesson-onecard-misfit-title = Co się nie mieści
lesson-onecard-misfit = Rzucał bot, a ten wynik liczy się też dla ciebie. Na twojej pierwszej karcie jest jedno wolne zielone pole na dwie zielone kości: **koloru, który nie mieści się w całości, nie wykreśla się wcale**. Ale trzy niebieskie kości wypełniają niebieski rząd, więc znów użyj tej karty.
lesson-onecard-misfit-second = Na drugiej karcie mieści się wszystko: { $second ->
    [one] { $second } pole
    [few] { $second } pola
   *[many] { $second } pól
  }, a na pierwszej tylko { $first ->
    [one] { $first } pole
    [few] { $first } pola
   *[many] { $first } pól
  }. Ale to na pierwszej wypełni się drugi rząd, a do zdobycia karty potrzebne są trzy.
lesson-onecard-misfit-pass = Wtedy ten rzut nic ci nie da. A na pierwszej karcie wypełnia cały rząd.

lesson-onecard-one-title = Dokładnie jedna
lesson-onecard-one = Dwa rzędy są wypełnione, a do trzeciego brakuje jednego zielonego pola. Potrzebna jest **dokładnie jedna** zielona kość, a został jeszcze jeden ponowny rzut. Zostaw jedną zieloną i wszystkie inne, a rzuć tylko drugą zieloną.
lesson-onecard-one-two = Wtedy zostają dwie zielone kości, a dwie nie zmieszczą się na jednym polu. Rzuć jedną z nich i niczym więcej.
lesson-onecard-one-none = Wtedy nie zostaje żadna zielona kość, a jedna jest potrzebna. Zostaw jedną z dwóch.
lesson-onecard-one-all = Jedna zielona to dobrze. Ale każda przerzucona kość też może wypaść zielona, więc rzuć tylko jedną.

lesson-onecard-score-title = Trzy wypełnione rzędy
lesson-onecard-score = Jedna zielona kość: wypełnia się trzeci rząd. Kartę z **trzema wypełnionymi rzędami** od razu zdobywasz, a ta daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }. Użyj pierwszej karty.
lesson-onecard-score-second = Na drugiej karcie te kości to dopiero początek. Na pierwszej zdobywasz dzięki nim kartę za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
lesson-onecard-score-pass = Szkoda tego rzutu: zdobywasz nim kartę za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.

lesson-onecard-suns-title = Pola i słońca
lesson-onecard-suns = Karta przyniosła ci { $boxes ->
    [one] { $boxes } punkt
    [few] { $boxes } punkty
   *[many] { $boxes } punktów
  } za pola wypełnionych rzędów i { $suns ->
    [one] { $suns } punkt
    [few] { $suns } punkty
   *[many] { $suns } punktów
  } za to, że wypełnione są oba rzędy ze **słońcem**: razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }. Jedno słońce daje mniej, a niewypełnione rzędy nie dają nic. W miejsce tej karty masz już nową.

lesson-onecard-race-title = Wyścig do czterech
lesson-onecard-race = Gra kończy się po rundzie, w której ktoś zdobędzie **czwartą kartę**. Wypełnione rzędy niepełnych kart dają wtedy punkty za pola, ale nie za słońca. Wygrywa najwyższa suma punktów, więc spiesz się, ale bez przesady.

lesson-onecard-done-title = To wszystko
lesson-onecard-done = Znasz już całą grę. Bot rzucił kośćmi: wykorzystaj ten rzut na jednej ze swoich kart i graj dalej.

# The points of a finished game, or of a finished round of Pixies, told step by step on the board: 140 letters fit well.

# ---- the card, its buttons and links

points-panel = Punkty krok po kroku
points-step = Krok { $number } z { $count }
points-players = Czyje punkty
points-of = { $you ->
    [yes] { $points ->
        [one] Ty: { $shown } punkt
        [few] Ty: { $shown } punkty
       *[many] Ty: { $shown } punktów
      }
   *[no] { $points ->
        [one] { $name }: { $shown } punkt
        [few] { $name }: { $shown } punkty
       *[many] { $name }: { $shown } punktów
      }
  }
# 14 letters fit on a phone.
points-so-far = dotąd { $shown }
# 12 letters each fit on a phone.
points-back = Wstecz
points-next = Dalej
points-result = Do wyniku
points-close = Cały stół
points-close-round = Wróć do stołu
points-ended = Koniec gry.
points-show = Zobacz punkty
ended-thanks = Dziękujemy za grę.
ended-best = { $points ->
    [one] Twój rekord: { $points } punkt. Drugi najlepszy wynik: { $next }.
    [few] Twój rekord: { $points } punkty. Drugi najlepszy wynik: { $next }.
   *[many] Twój rekord: { $points } punktów. Drugi najlepszy wynik: { $next }.
  }
points-round-ended = Koniec rundy { $round }.
points-next-round = Dalej: runda { $round }
points-rounds = Tabela punktów
points-how = Skąd te punkty?
points-on-board = Pokaż na stole

points-total = { $you ->
    [yes] { $points ->
        [one] { $place ->
            [won] Masz razem { $shown } punkt i wygrywasz.
            [shared] Masz razem { $shown } punkt i dzielisz zwycięstwo.
           *[other] Masz razem { $shown } punkt.
          }
        [few] { $place ->
            [won] Masz razem { $shown } punkty i wygrywasz.
            [shared] Masz razem { $shown } punkty i dzielisz zwycięstwo.
           *[other] Masz razem { $shown } punkty.
          }
       *[many] { $place ->
            [won] Masz razem { $shown } punktów i wygrywasz.
            [shared] Masz razem { $shown } punktów i dzielisz zwycięstwo.
           *[other] Masz razem { $shown } punktów.
          }
      }
   *[no] { $points ->
        [one] { $place ->
            [won] { $name } ma razem { $shown } punkt i wygrywa.
            [shared] { $name } ma razem { $shown } punkt i dzieli zwycięstwo.
           *[other] { $name } ma razem { $shown } punkt.
          }
        [few] { $place ->
            [won] { $name } ma razem { $shown } punkty i wygrywa.
            [shared] { $name } ma razem { $shown } punkty i dzieli zwycięstwo.
           *[other] { $name } ma razem { $shown } punkty.
          }
       *[many] { $place ->
            [won] { $name } ma razem { $shown } punktów i wygrywa.
            [shared] { $name } ma razem { $shown } punktów i dzieli zwycięstwo.
           *[other] { $name } ma razem { $shown } punktów.
          }
      }
  }

# ---- Pixies

points-pixies-earlier = { $rounds ->
    [one] { $points ->
        [one] Poprzednia runda dała { $shown } punkt.
        [few] Poprzednia runda dała { $shown } punkty.
       *[many] Poprzednia runda dała { $shown } punktów.
      }
    [few] { $points ->
        [one] { $rounds } poprzednie rundy dały { $shown } punkt.
        [few] { $rounds } poprzednie rundy dały { $shown } punkty.
       *[many] { $rounds } poprzednie rundy dały { $shown } punktów.
      }
   *[many] { $points ->
        [one] { $rounds } poprzednich rund dało { $shown } punkt.
        [few] { $rounds } poprzednich rund dało { $shown } punkty.
       *[many] { $rounds } poprzednich rund dało { $shown } punktów.
      }
  }
points-pixies-validated = { $points ->
    [one] Karta o wartości { $points } leży na zakrytej. Jest więc zatwierdzona i daje swoją wartość: { $points } punkt.
    [few] Karta o wartości { $points } leży na zakrytej. Jest więc zatwierdzona i daje swoją wartość: { $points } punkty.
   *[many] Karta o wartości { $points } leży na zakrytej. Jest więc zatwierdzona i daje swoją wartość: { $points } punktów.
  }
points-pixies-spirals = { $count ->
    [one] { $count } spirala na odkrytych kartach: { $points } punkt.
    [few] { $count } spirale na odkrytych kartach: { $points } punkty.
   *[many] { $count } spiral na odkrytych kartach: { $points } punktów.
  }
points-pixies-crosses = { $count ->
    [one] { $count } krzyżyk na odkrytych kartach: −{ $points } punkt.
    [few] { $count } krzyżyki na odkrytych kartach: −{ $points } punkty.
   *[many] { $count } krzyżyków na odkrytych kartach: −{ $points } punktów.
  }
points-pixies-special = { $count ->
    [1] Karta specjalna, { $card }, liczy tylko siebie: { $points } punkt.
    [few] Karta specjalna, { $card }, liczy razem ze sobą { $count } karty: { $points } punkty.
   *[many] Karta specjalna, { $card }, liczy razem ze sobą { $count } kart: { $points } punktów.
  }
points-pixies-down = { $count ->
    [0] Jest tu { $card }. Takich kart nie ma: bez punktów.
    [one] { $points ->
        [one] Jest tu { $card }. Takich kart: { $count }, czyli { $points } punkt.
        [few] Jest tu { $card }. Takich kart: { $count }, czyli { $points } punkty.
       *[many] Jest tu { $card }. Takich kart: { $count }, czyli { $points } punktów.
      }
   *[many] { $points ->
        [one] Jest tu { $card }. Takich kart: { $count }, czyli { $points } punkt.
        [few] Jest tu { $card }. Takich kart: { $count }, czyli { $points } punkty.
       *[many] Jest tu { $card }. Takich kart: { $count }, czyli { $points } punktów.
      }
  }
points-pixies-against = { $count ->
    [0] Jest tu { $card }. Takich kart nie ma: bez straty punktów.
    [one] Jest tu { $card }. Takich kart: { $count }, czyli −{ $points } punkt.
    [few] Jest tu { $card }. Takich kart: { $count }, czyli −{ $points } punkty.
   *[many] Jest tu { $card }. Takich kart: { $count }, czyli −{ $points } punktów.
  }
points-pixies-face_down = { $count ->
    [0] Nie ma zakrytej karty, na której nic nie leży: bez punktów.
   *[many] Zakryte karty, na których nic nie leży: { $count }. Każda daje { $each }, razem { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
      }
  }
points-pixies-zone = { $count ->
    [0] Żadne dwie odkryte karty jednego koloru się nie stykają: nie ma strefy.
    [one] Największa strefa ma { $count } kartę. W rundzie { $round } każda karta daje { $each }: razem { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
      }
    [few] Największa strefa ma { $count } stykające się karty jednego koloru. W rundzie { $round } każda daje { $each }: razem { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
      }
   *[many] Największa strefa ma { $count } stykających się kart jednego koloru. W rundzie { $round } każda daje { $each }: razem { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
      }
  }
points-pixies-validated-none = Żadna odkryta karta nie leży na innej: nic nie jest zatwierdzone.
points-pixies-symbols-none = Na odkrytych kartach nie ma spiral ani krzyżyków.
points-pixies-round = { $you ->
    [yes] { $points ->
        [one] W rundzie { $round } masz { $shown } punkt.
        [few] W rundzie { $round } masz { $shown } punkty.
       *[many] W rundzie { $round } masz { $shown } punktów.
      }
   *[no] { $points ->
        [one] { $name } ma w rundzie { $round } { $shown } punkt.
        [few] { $name } ma w rundzie { $round } { $shown } punkty.
       *[many] { $name } ma w rundzie { $round } { $shown } punktów.
      }
  }

# ---- Everything on 1 Card

points-onecard-scored = { $rows ->
    [one] Zdobyta karta { $card } ma { $rows } wypełniony rząd, po punkcie za każde pole: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
      }
    [few] Zdobyta karta { $card } ma { $rows } wypełnione rzędy, po punkcie za każde pole: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
      }
   *[many] Zdobyta karta { $card } ma { $rows } wypełnionych rzędów, po punkcie za każde pole: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
      }
  }
points-onecard-suns = { $suns ->
    [1] Jeden wypełniony rząd karty { $card } ma słońce: { $points ->
        [one] { $points } punkt więcej.
        [few] { $points } punkty więcej.
       *[many] { $points } punktów więcej.
      }
   *[2] Oba rzędy ze słońcem na karcie { $card } są wypełnione: { $points ->
        [one] { $points } punkt więcej.
        [few] { $points } punkty więcej.
       *[many] { $points } punktów więcej.
      }
  }
points-onecard-unfinished = { $rows ->
    [0] Karta { $card } jest niepełna i nie ma wypełnionego rzędu: bez punktów.
    [one] Karta { $card } jest niepełna. Jej wypełniony rząd daje jeszcze punkty za pola, ale nie za słońca: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
      }
    [few] Karta { $card } jest niepełna. Jej { $rows } wypełnione rzędy dają jeszcze punkty za pola, ale nie za słońca: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
      }
   *[many] Karta { $card } jest niepełna. Jej { $rows } wypełnionych rzędów daje jeszcze punkty za pola, ale nie za słońca: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
      }
  }

# ---- Clustered

points-clustered-run = { $across ->
    [yes] { $points ->
        [one] Ciąg poziomy, { $points } karta: { $points } punkt.
        [few] Ciąg poziomy, { $points } karty: { $points } punkty.
       *[many] Ciąg poziomy, { $points } kart: { $points } punktów.
      }
   *[no] { $points ->
        [one] Ciąg pionowy, { $points } karta: { $points } punkt.
        [few] Ciąg pionowy, { $points } karty: { $points } punkty.
       *[many] Ciąg pionowy, { $points } kart: { $points } punktów.
      }
  }
points-clustered-runs-none = Nie ma ciągu co najmniej trzech kart: bez punktów.
points-clustered-rectangle = { $points ->
    [one] Największy prostokąt ma { $width } × { $height } kart: { $points } punkt.
    [few] Największy prostokąt ma { $width } × { $height } karty: { $points } punkty.
   *[many] Największy prostokąt ma { $width } × { $height } kart: { $points } punktów.
  }
points-clustered-rectangle-none = Nie ma prostokąta bez luk, co najmniej 2 × 2 karty: bez punktów.
points-clustered-first-rectangle = { $points ->
    [one] To był pierwszy prostokąt 2 × 3 bez luk: { $points } punkt więcej.
    [few] To był pierwszy prostokąt 2 × 3 bez luk: { $points } punkty więcej.
   *[many] To był pierwszy prostokąt 2 × 3 bez luk: { $points } punktów więcej.
  }
points-clustered-first-run = { $points ->
    [one] To był pierwszy ciąg pięciu kart: { $points } punkt więcej.
    [few] To był pierwszy ciąg pięciu kart: { $points } punkty więcej.
   *[many] To był pierwszy ciąg pięciu kart: { $points } punktów więcej.
  }
points-clustered-largest-rectangle = { $points ->
    [one] Żaden inny prostokąt nie jest tak duży: { $points } punkt więcej.
    [few] Żaden inny prostokąt nie jest tak duży: { $points } punkty więcej.
   *[many] Żaden inny prostokąt nie jest tak duży: { $points } punktów więcej.
  }
points-clustered-longest-run = { $points ->
    [one] Nikt inny nie ma tak długiego ciągu: { $points } punkt więcej.
    [few] Nikt inny nie ma tak długiego ciągu: { $points } punkty więcej.
   *[many] Nikt inny nie ma tak długiego ciągu: { $points } punktów więcej.
  }

# ---- Ingenious

points-ingenious-colour = { $colour ->
    [r] czerwony { $step }
    [o] pomarańczowy { $step }
    [y] żółty { $step }
    [g] zielony { $step }
    [b] niebieski { $step }
   *[p] fioletowy { $step }
  }
points-ingenious-colours = { $you ->
    [yes] Twoje sześć kolorów, od najsłabszego: { $colours }.
   *[no] { $name } ma takie kolory, od najsłabszego: { $colours }.
  }
points-ingenious-lowest = { $count ->
    [one] Liczy się tylko najsłabszy kolor. To { $colours }: wynik { $step }.
   *[many] Liczy się tylko najsłabszy kolor. Tutaj { $colours } są równie słabe: wynik { $step }.
  }
points-ingenious-all = Wszystkie sześć kolorów doszło do { $step }. To od razu kończy grę.
points-ingenious-same = { $other_you ->
    [yes] Ty też masz w najsłabszym kolorze { $lowest }.
   *[no] { $other } też ma w najsłabszym kolorze { $lowest }.
  }
points-ingenious-tie = { $place ->
    [2] { points-ingenious-same } Decyduje drugi najsłabszy: { $step } do { $versus }.
    [3] { points-ingenious-same } Decyduje trzeci najsłabszy: { $step } do { $versus }.
    [4] { points-ingenious-same } Decyduje czwarty najsłabszy: { $step } do { $versus }.
    [5] { points-ingenious-same } Decyduje piąty najsłabszy: { $step } do { $versus }.
   *[6] { points-ingenious-same } Decyduje najmocniejszy kolor: { $step } do { $versus }.
  }
points-ingenious-even = { points-ingenious-same } Wszystkie pozostałe kolory też są równe: lokata ex aequo.
points-ingenious-total = { $you ->
    [yes] { $place ->
        [won] Twój wynik to { $points }, najlepszy: wygrywasz.
        [shared] Twój wynik to { $points }: dzielisz zwycięstwo.
       *[other] Twój wynik to { $points }.
      }
   *[no] { $place ->
        [won] { $name }: wynik { $points }, najlepszy ze wszystkich.
        [shared] { $name }: wynik { $points }, zwycięstwo wspólne.
       *[other] { $name }: wynik { $points }.
      }
  }

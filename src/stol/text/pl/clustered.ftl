# What a table of Clustered says. Cards are phrases: the accusative of shapes is like the nominative, that of a joker and
# of the start card is not. What is offered as a move is an infinitive; what somebody does is in the present tense.

clustered-progress = { $count ->
    [0] koniec kart
    [one] jeszcze { $count } karta
    [few] jeszcze { $count } karty
   *[many] jeszcze { $count } kart
  }

clustered-card = { $case ->
    [gen] { $number ->
        [1] jednego { $fill ->
            [h] pustego
            [d] zakreskowanego
           *[f] pełnego
          } { $shape ->
            [s] kwadratu
            [t] trójkąta
           *[c] koła
          }
        [2] dwóch { $fill ->
            [h] pustych
            [d] zakreskowanych
           *[f] pełnych
          } { $shape ->
            [s] kwadratów
            [t] trójkątów
           *[c] kół
          }
       *[3] trzech { $fill ->
            [h] pustych
            [d] zakreskowanych
           *[f] pełnych
          } { $shape ->
            [s] kwadratów
            [t] trójkątów
           *[c] kół
          }
      }
   *[nom] { $number ->
        [1] { $shape ->
            [s] jeden { $fill ->
                [h] pusty
                [d] zakreskowany
               *[f] pełny
              } kwadrat
            [t] jeden { $fill ->
                [h] pusty
                [d] zakreskowany
               *[f] pełny
              } trójkąt
           *[c] jedno { $fill ->
                [h] puste
                [d] zakreskowane
               *[f] pełne
              } koło
          }
        [2] dwa { $fill ->
            [h] puste
            [d] zakreskowane
           *[f] pełne
          } { $shape ->
            [s] kwadraty
            [t] trójkąty
           *[c] koła
          }
       *[3] trzy { $fill ->
            [h] puste
            [d] zakreskowane
           *[f] pełne
          } { $shape ->
            [s] kwadraty
            [t] trójkąty
           *[c] koła
          }
      }
  }
clustered-joker = { $case ->
    [acc] dżokera
    [gen] dżokera
    [ins] dżokerem
   *[nom] dżoker
  }
clustered-start-card = { $case ->
    [acc] kartę startową
    [gen] karty startowej
    [ins] kartą startową
   *[nom] karta startowa
  }

# Whose turn it is. On phones 9 letters fit.
clustered-draws = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
  }
clustered-discards-now = { $you ->
    [yes] Odrzucasz
   *[no] { $name } odrzuca
  }

clustered-played = { $you ->
    [yes] { $gain ->
        [0] Zagrywasz { FORM($card, case: "acc") } na miejsce { $at }.
       *[other] Zagrywasz { FORM($card, case: "acc") } na miejsce { $at }: +{ $gain }.
      }
   *[no] { $gain ->
        [0] { $name } zagrywa { FORM($card, case: "acc") } na miejsce { $at }.
       *[other] { $name } zagrywa { FORM($card, case: "acc") } na miejsce { $at }: +{ $gain }.
      }
  }
clustered-threw = { $you ->
    [yes] Odrzucasz { FORM($card, case: "acc") }.
   *[no] { $name } odrzuca { FORM($card, case: "acc") }.
  }

clustered-cloth = { $count ->
    [one] Stół, { $count } karta
    [few] Stół, { $count } karty
   *[many] Stół, { $count } kart
  }
clustered-play-at = { $gain ->
    [0] Zagrać { FORM($card, case: "acc") } na miejsce { $at }
   *[other] Zagrać { FORM($card, case: "acc") } na miejsce { $at }: +{ $gain }
  }
clustered-ask-at = Dlaczego nie można zagrać { FORM($card, case: "gen") } na miejsce { $at }?
clustered-closer = Przybliż
clustered-further = Oddal
clustered-all = Pokaż wszystko
# 14 letters fit.
clustered-more = { $count ->
   *[many] jeszcze { $number }
  }
clustered-heap = { $count ->
    [one] { $count } odrzucona
    [few] { $count } odrzucone
   *[many] { $count } odrzuconych
  }

# The hand and its buttons.
clustered-hand = Twoja ręka
clustered-hand-play = { $count ->
    [0] { $card }: nigdzie nie pasuje
    [one] { $card }: { $count } miejsce
    [few] { $card }: { $count } miejsca
   *[many] { $card }: { $count } miejsc
  }
clustered-choose = Wybierz kartę.
clustered-choose-space = { $count ->
    [one] Pasuje na { $count } miejsce.
    [few] Pasuje na { $count } miejsca.
   *[many] Pasuje na { $count } miejsc.
  }
clustered-choose-discard = Wybierz kartę do odrzucenia.
clustered-must-discard = Żadna twoja karta nigdzie nie pasuje: odrzuć jedną.
clustered-play = { $gain ->
    [0] Zagraj tutaj
   *[other] Zagraj tutaj, +{ $gain }
  }
clustered-discard = Odrzuć
clustered-discard-card = Odrzucić { FORM($card, case: "acc") }
clustered-back = Odłóż
clustered-why = Dlaczego nie?
clustered-why-card = Którą kartę? Wybierz.
clustered-why-here = Które miejsce? Wybierz.
clustered-fits-nowhere = Ta karta nigdzie teraz nie pasuje. Wskaż miejsce, a zobaczysz dlaczego.
clustered-why-discard = Odrzucić?
clustered-ask-discard = Dlaczego nie można odrzucić { FORM($card, case: "gen") }?
clustered-asked = Wystarczy

# Below a name. Both together 26 letters, on phones 9 each.
clustered-in-hand = { $count } na ręce
clustered-to-draw = { $count } w talii

# Items of the score, also heads of the columns of the result: 14 letters, then they wrap.
clustered-rows = poziomo
clustered-columns = pionowo
clustered-rectangle = największy prostokąt
clustered-bonus = bonus
clustered-first-rectangle = pierwszy 2×3
clustered-first-run = pierwszy ciąg 5 kart
clustered-largest-rectangle = największy prostokąt
clustered-longest-run = najdłuższy ciąg
clustered-lately = Ostatnio
clustered-just-discarded = Odrzucono { FORM($card, case: "acc") }

# The table in words, for screen readers.
clustered-words-hand = Twoja ręka: { $cards }
clustered-words-bonus = { $points } ({ $reasons })
clustered-words-scores = Punkty
clustered-words-player = Gracz
clustered-words-total = Razem
clustered-words-in-hand = Karty na ręce
clustered-words-to-draw = Karty do dobrania
clustered-words-discards = Odrzucone karty
clustered-words-table = Karty na stole, według kolumn i rzędów
clustered-words-owned = { $you ->
    [yes] { $card }, twoja karta
   *[no] { $card }, { $name }
  }
clustered-words-discarded = { $count ->
    [0] brak
   *[other] { $cards }
  }

# With real cards.
clustered-chance-card = { $you ->
    [yes] Którą kartę dobierasz?
   *[no] Którą kartę dobiera { $name }?
  }

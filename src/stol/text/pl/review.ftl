# Looking back at a game. What somebody gave away is told in the present tense.

review = Analiza
review-title = { $game }: ruch { $number } z { $count }
review-table = Do stołu
review-look-back = Obejrzyj partię
review-move = Ruch { $number } z { $count }
review-number = Ruch { $number }
review-start = Przed pierwszym ruchem.
review-steps = Ruchy
review-first = Pierwszy
review-back = Wstecz
review-forward = Dalej
review-last = Ostatni
review-play = Odtwórz
review-pause = Pauza
review-scrub = Który ruch
review-show = Pokaż
review-eyes = Widok gracza

review-cost = { $you ->
    [yes] Oddajesz { NUMBER($loss, style: "percent") }.
   *[no] { $name } oddaje { NUMBER($loss, style: "percent") }.
  }
review-show-better = Co było lepsze?
review-instead = Zagrany ruch kosztuje { NUMBER($loss, style: "percent") }.
review-played = Co zagrano?
review-mark = { $you ->
    [yes] Ruch { $number }, ty: −{ NUMBER($loss, style: "percent") }
   *[no] Ruch { $number }, { $name }: −{ NUMBER($loss, style: "percent") }
  }
review-better = Lepiej: { $move }
review-share = { $you ->
    [yes] Ty: { NUMBER($share, style: "percent") }
   *[no] { $name }: { NUMBER($share, style: "percent") }
  }

review-ask = Analiza partii
review-ask-head = Jak do tego doszło?
review-ask-about = Każdy ruch porównuje się z najlepszym, jaki znajdzie komputer. Trwa to około minuty.
review-queued = Najpierw musi się skończyć analiza innej partii.
note-too-many-reviews = Kilka twoich partii już czeka na analizę. Poproś o nią ponownie, gdy któraś z nich będzie gotowa.
review-progress = { $total ->
    [one] Sprawdzono { $done } z { $total } pozycji
   *[many] Sprawdzono { $done } z { $total } pozycji
  }
review-account = Jak do tego doszło

review-ledger = Szczęście i umiejętności
review-start-of = początek
review-luck-of = szczęście
review-own = własne błędy
review-others = cudze błędy
review-end = koniec
review-ledger-about = { NUMBER(1, style: "percent") } to wysoka wygrana ze wszystkimi, { NUMBER(0, style: "percent") } wysoka przegrana. Szczęście to cała reszta: to, czego z pewnością nikt nie oddał.
review-change = { $sign ->
    [minus] −{ NUMBER($share, style: "percent") }
    [zero] { NUMBER($share, style: "percent") }
   *[plus] +{ NUMBER($share, style: "percent") }
  }
review-turns = Punkty zwrotne
review-no-turns = Szanse nigdy nie zmieniły się gwałtownie.
review-luck = Co dobrano albo wyrzucono
review-after = po ruchu { $number }, szczęście
review-by = { $you ->
    [yes] ruch { $number }, ty
   *[no] ruch { $number }, { $name }
  }
review-mistakes = Oddane
review-no-mistakes = { $you ->
    [yes] Bez wyraźnych błędów.
   *[no] { $name }: bez wyraźnych błędów.
  }

review-continue = Graj dalej od tego miejsca
review-continue-about = Nowy stół, dokładnie w tym położeniu.
review-continue-seat = Twoje miejsce
review-continue-level = Boty
review-continue-go = Graj dalej
note-nothing-to-go-on-from = Stamtąd nikt nie może grać dalej: wybierz chwilę, w której ktoś ma ruch, i miejsce, którego widok jest twój.

records-title = Obejrzyj zapis partii
records-head = Obejrzyj zapis partii
records-lead = Partia zagrana tutaj albo gdzie indziej, jako plik albo jako tekst. Otworzy się jako stół do obejrzenia.
records-file = Plik
records-text = Albo tekst
records-open = Otwórz
records-preparing = Zasady gry { $game } są jeszcze przygotowywane. Otwórz zapis ponownie za chwilę.
records-link = Obejrzyj zapis partii

review-for = { $you ->
    [yes] dla ciebie
   *[no] gracz: { $name }
  }

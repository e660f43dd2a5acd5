print-title = { $game }: do wydruku i wycięcia
print-about = { $game } do wydruku i wycięcia: wszystkie elementy i arkusze punktów, na A4 i Letter, w kolorze lub oszczędnie.
print-lead = Weź grubszy papier i drukuj w skali 100%. Jeśli linijka ma 50 mm, rozmiar się zgadza.
print-need-pixies = Potem wytnij karty; każdy dostaje arkusz z dziewięcioma polami.
print-need-onecard = Potem wytnij karty i sklej kości. Pola wykreśla się na kartach ołówkiem: na kolejną partię wydrukuj karty ponownie.
print-need-clustered = Potem wytnij kwadraty; każdy dostaje talię z własnym obrazkiem.
print-need-ingenious = Potem wytnij płytki i sklej planszę. Płytki losuje się z woreczka, a swoje chowa za złożoną kartką.
print-open = Wydrukuj grę
print-go = Drukuj
print-open-label = Wydrukuj grę: { $game }
note-no-print = Ta gra nie ma arkuszy do druku.

print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Druk
print-ink-full = W kolorze
print-ink-sparing = Oszczędnie
print-show = Odśwież arkusze
print-hint = Aby wydrukować arkusze, wydrukuj tę stronę.
print-count = { $count ->
    [one] { $count } arkusz
    [few] { $count } arkusze
   *[many] { $count } arkuszy
  }
print-label = Arkusz { $number } z { $count }. { $note }

print-ruler = 50 mm: drukuj w skali 100%
print-note-scores = Arkusz punktów: tabela na każdą partię.
print-card = Karta { $number }
print-note-clustered = { $jokers ->
    [one] 27 kart i { $jokers } dżoker.
    [few] 27 kart i { $jokers } dżokery.
   *[many] 27 kart i { $jokers } dżokerów.
  } Tnij od kreski do kreski.
print-note-extras = Karty startowe, znacznik tury i karty pomocy. Tnij od kreski do kreski.
print-note-pixies = { $cards ->
    [one] Razem { $cards } karta. Tnij od kreski do kreski.
    [few] Razem { $cards } karty. Tnij od kreski do kreski.
   *[many] Razem { $cards } kart. Tnij od kreski do kreski.
  }
print-note-area = Dziewięć pól na karty jednego gracza i punkty z trzech rund.
print-note-onecard = Wykreślaj od lewej. Trzy wypełnione rzędy: policz pola; za jedno słońce dolicz 2, za oba 5.
print-note-dice = Wytnij wzdłuż ciągłych linii, złóż i sklej. Albo weź zwykłe kości: lista mówi, co znaczy 1–6.
print-note-board-left = Plansza, lewa połowa. Pasek na prawo od linii przerywanej trafia pod prawą połowę.
print-note-board-right = Plansza, prawa połowa. Odetnij wzdłuż linii przerywanej i naklej na pasek lewej połowy.
print-note-tiles = { $tiles ->
    [one] Razem { $tiles } płytka. Wytnij wzdłuż ciągłych linii.
    [few] Razem { $tiles } płytki. Wytnij wzdłuż ciągłych linii.
   *[many] Razem { $tiles } płytek. Wytnij wzdłuż ciągłych linii.
  }
print-note-tracks = Tory punktacji i po jednym znaczniku na każdy. Gruba ramka: Ingenious!

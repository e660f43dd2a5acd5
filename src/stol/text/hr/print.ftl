print-title = { $game }: za ispis i rezanje
print-about = { $game } za ispis i izrezivanje: svi dijelovi i bodovni listovi, za A4 i Letter, u boji ili s malo tinte.
print-lead = Uzmite deblji papir i ispišite u mjerilu 100 %. Ako je ravnalo na listu dugo 50 mm, veličina je dobra.
print-need-pixies = Zatim izrežite karte; svatko dobiva list s devet polja.
print-need-onecard = Zatim izrežite karte i složite kockice. Polja se križaju olovkom: za sljedeću partiju ispišite nove karte.
print-need-clustered = Zatim izrežite karte; svatko dobiva kup sa svojom sličicom.
print-need-ingenious = Zatim izrežite pločice i slijepite ploču. Pločice se izvlače iz vrećice, a svoje sakrijte iza presavijenog lista.
print-open = Ispiši igru
print-go = Ispiši
print-open-label = Ispiši igru: { $game }
note-no-print = Za ovu igru nema listova za ispis.

print-paper = Papir
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Tinta
print-ink-full = U boji
print-ink-sparing = Štedljivo
print-show = Osvježi listove
print-hint = Za ispis listova ispišite ovu stranicu.
print-count = { $count ->
    [one] { $count } list
    [few] { $count } lista
   *[other] { $count } listova
  }
print-label = List { $number } od { $count }. { $note }

print-ruler = 50 mm: ispis na 100 %
print-note-scores = Bodovni list: po jedna tablica za svaku partiju.
print-card = Karta { $number }
print-note-clustered = { $jokers ->
    [one] 27 karata i { $jokers } džoker.
    [few] 27 karata i { $jokers } džokera.
   *[other] 27 karata i { $jokers } džokera.
  } Režite od crte do crte.
print-note-extras = Početne karte, oznaka igrača na redu i podsjetnici. Režite od crte do crte.
print-note-pixies = { $cards ->
    [one] Ukupno { $cards } karta. Režite od crte do crte.
    [few] Ukupno { $cards } karte. Režite od crte do crte.
   *[other] Ukupno { $cards } karata. Režite od crte do crte.
  }
print-note-area = Devet polja za karte jednog igrača i bodovi triju rundi.
print-note-onecard = Križa se slijeva. Tri popunjena reda: zbrojite polja; jedno sunce daje još 2, oba još 5.
print-note-dice = Izrežite po punim crtama, savijte i zalijepite. Mogu i obične kockice: popis kaže što je 1–6.
print-note-board-left = Ploča, lijeva polovica. Traka desno od isprekidane crte ide ispod desne polovice.
print-note-board-right = Ploča, desna polovica. Odrežite po isprekidanoj crti i zalijepite na traku lijeve polovice.
print-note-tiles = { $tiles ->
    [one] Ukupno { $tiles } pločica. Izrežite po punim crtama.
    [few] Ukupno { $tiles } pločice. Izrežite po punim crtama.
   *[other] Ukupno { $tiles } pločica. Izrežite po punim crtama.
  }
print-note-tracks = Bodovne staze i za svaku po jedan žeton. Deblji okvir: Ingenious!

print-title = { $game }: de tipărit și decupat
print-about = { $game } de tipărit și decupat: toate piesele și foile de scor, pentru A4 și Letter, color sau cu puțină cerneală.
print-lead = Folosește hârtie groasă și tipărește la 100 %. Dacă rigla are 50 mm, mărimea e bună.
print-need-pixies = Apoi decupează cărțile; fiecare primește o foaie cu nouă căsuțe.
print-need-onecard = Apoi decupează cărțile și lipește zarurile. Căsuțele se taie cu creionul: pentru altă partidă tipărește din nou cărțile.
print-need-clustered = Apoi decupează pătratele; fiecare primește un pachet cu propriul desen.
print-need-ingenious = Apoi decupează piesele și lipește tabla. Piesele se trag dintr-un sac, iar pe ale tale le ascunzi după o foaie îndoită.
print-open = Tipărește jocul
print-go = Tipărește
print-open-label = Tipărește jocul: { $game }
note-no-print = Pentru acest joc nu există foi de tipărit.

print-paper = Hârtie
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Cerneală
print-ink-full = Color
print-ink-sparing = Economic
print-show = Actualizează foile
print-hint = Ca să ai foile pe hârtie, tipărește pagina aceasta.
print-count = { $count ->
    [one] { $count } foaie
    [few] { $count } foi
   *[other] { $count } de foi
  }
print-label = Foaia { $number } din { $count }. { $note }

print-ruler = 50 mm: tipărește la 100 %
print-note-scores = Foaie de scor: câte un tabel pentru fiecare partidă.
print-card = Cartea { $number }
print-note-clustered = { $jokers ->
    [one] 27 de cărți și { $jokers } joker.
    [few] 27 de cărți și { $jokers } jokeri.
   *[other] 27 de cărți și { $jokers } de jokeri.
  } Taie de la semn la semn.
print-note-extras = Cărțile de start, jetonul pentru cine e la rând și fișe de ajutor. Taie de la semn la semn.
print-note-pixies = { $cards ->
    [one] În total { $cards } carte. Taie de la semn la semn.
    [few] În total { $cards } cărți. Taie de la semn la semn.
   *[other] În total { $cards } de cărți. Taie de la semn la semn.
  }
print-note-area = Nouă căsuțe pentru cărțile unui jucător și punctele celor trei runde.
print-note-onecard = Se taie de la stânga. Trei rânduri complete: numără căsuțele; un soare dă încă 2, ambii încă 5.
print-note-dice = Decupează pe liniile pline, îndoaie și lipește. Merg și zaruri obișnuite: lista explică 1–6.
print-note-board-left = Tabla, jumătatea stângă. Fâșia din dreapta liniei întrerupte intră sub jumătatea dreaptă.
print-note-board-right = Tabla, jumătatea dreaptă. Taie pe linia întreruptă și lipește pe fâșia jumătății stângi.
print-note-tiles = { $tiles ->
    [one] În total { $tiles } piesă. Decupează pe liniile pline.
    [few] În total { $tiles } piese. Decupează pe liniile pline.
   *[other] În total { $tiles } de piese. Decupează pe liniile pline.
  }
print-note-tracks = Table de scor și câte un marcator pentru fiecare. Chenar gros: Ingenious!

# The home page.

home-title = stol: patru jocuri, o masă
home-description = Pixies, Everything on 1 Card, Clustered și Ingenious în browser: le înveți în câteva minute și le joci cu prietenii, printr-un link, sau cu boți. Fără cont.
home-head = Patru jocuri, o masă.
home-lead = Cu adversari virtuali (boți) sau cu prietenii, printr-un link. Fără cont.

# Up to 70 letters.
home-pixies-players = 2–6 jucători
home-pixies-about = Umple nouă căsuțe cu cărți și alege care rămâne deasupra.
home-onecard-players = 2–4 jucători
home-onecard-about = Cinci zaruri, aceleași pentru toți: tai căsuțe pe cărțile tale.
home-clustered-players = 1–8 jucători
home-clustered-about = Cărțile stau alături dacă se aseamănă în două privințe din trei.
home-ingenious-players = 1–4 jucători
home-ingenious-about = Fă linii în toate cele șase culori: contează cea mai în urmă.

# Buttons of each game: up to 14 letters.
home-play = Joacă acum
home-play-label = Joacă acum: { $game }
home-learn = Învață
home-learn-label = Învață { $game }
home-setup = Pregătește
home-setup-label = Pregătește: { $game }

home-running = Mesele tale
home-finished = Încheiate
home-row = { $game }, { $progress }

home-filters = Ce mese se afișează
home-show-all = Toate: { $count }
home-show-turn = Rândul tău: { $count }
home-show-others = În așteptare: { $count }
home-show-hidden = Ascunse: { $count }
home-nothing = Nu există astfel de mese.
home-later = Mese mai noi
home-earlier = Mai multe mese
row-leave = { $table }: abandonează, închide sau ascunde
row-unread = { $count ->
    [one] { $count } mesaj nou
    [few] { $count } mesaje noi
   *[other] { $count } de mesaje noi
  }
row-score = { $outcome ->
    [won] victorie, { $points }
    [shared] victorie împărțită, { $points }
    [lost] înfrângere, { $points }
   *[watched] { $points }
  }
row-resigned = { $you ->
    [yes] ai abandonat
   *[no] abandon: { $names }
  }
row-closed = închisă
row-unreadable = Masa aceasta nu poate fi citită.

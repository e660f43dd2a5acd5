# The home page. “stol” is the site's name: not beside the word for a table.

home-title = stol: četiri društvene igre
home-description = Pixies, Everything on 1 Card, Clustered i Ingenious u pregledniku: naučite ih za nekoliko minuta, igrajte sami ili s prijateljima preko poveznice. Bez registracije.
home-head = Četiri igre, jedan stol.
home-lead = Igrajte sami protiv botova (računalnih protivnika) ili s prijateljima preko poveznice. Bez registracije.

# Up to 70 letters.
home-pixies-players = 2–6 igrača
home-pixies-about = Popunite devet polja kartama i birajte koja ostaje gore.
home-onecard-players = 2–4 igrača
home-onecard-about = Pet kockica za sve, a svatko križa polja na svojim kartama.
home-clustered-players = 1–8 igrača
home-clustered-about = Karta ide uz kartu ako dijele dvije od tri osobine.
home-ingenious-players = 1–4 igrača
home-ingenious-about = Slažite linije u svih šest boja: broji se samo najslabija.

# Buttons: up to 14 letters.
home-play = Igraj odmah
home-play-label = Igraj odmah: { $game }
home-learn = Nauči
home-learn-label = Nauči igru { $game }
home-setup = Podesi
home-setup-label = Podesi: { $game }

home-running = Vaši stolovi
home-finished = Završeno
home-row = { $game }, { $progress }

home-filters = Koji stolovi
home-show-all = Svi: { $count }
home-show-turn = Vaš potez: { $count }
home-show-others = Čekate: { $count }
home-show-hidden = Skriveni: { $count }
home-nothing = Takvih stolova nema.
home-later = Noviji stolovi
home-earlier = Još stolova
row-leave = { $table }: predaj, zatvori ili sakrij
row-unread = { $count ->
    [one] { $count } nova poruka
    [few] { $count } nove poruke
   *[other] { $count } novih poruka
  }
row-score = { $outcome ->
    [won] pobjeda, { $points }
    [shared] podijeljena pobjeda, { $points }
    [lost] poraz, { $points }
   *[watched] { $points }
  }
row-resigned = { $you ->
    [yes] predali ste
   *[no] predaja: { $names }
  }
row-closed = zatvoren
row-unreadable = Ovaj se stol ne može pročitati.

leave-title = Odlazak od stola
leave-head = Odlazite od ovog stola?
leave-lead = { $game }, stol { $code }. Ako se kasnije vraćate, ništa vam od ovoga ne treba: mjesto vas čeka.
leave-stay = Natrag za stol
leave-link = Predaja, zatvaranje, skrivanje
leave-resign-head = Predaja
leave-resign-ends = Partija ovdje završava bez bodova: tko preda, gubi. Možete je pregledati i zatražiti revanš.
leave-resign-goes-on = Mjesto trajno preuzima bot, a ostali igraju dalje.
leave-resign = Predaj partiju
leave-resign-seat = Predaj partiju: { $name }
leave-close-head = Zatvaranje stola
leave-close-about = Vi ste otvorili ovaj stol. Ako ga zatvorite, gotov je za sve: nitko više ne može igrati ni sjesti. Ostaje među završenima.
leave-close = Zatvori stol
leave-hide-head = Skrivanje s mog popisa
leave-hide-about = Mijenja se samo vaš popis: stol i vaše mjesto ostaju kakvi jesu. Na popisu je i poveznica na skrivene stolove.
leave-hide = Sakrij
leave-shown-head = Skriveno s mog popisa
leave-show = Prikaži opet

resigned-you = Partiju ste predali: na vašem mjestu igra bot.
sitter-resigned = predaja; dalje igra { $name }
sitter-given-up = predaja
ended-resigned = { $you ->
    [yes] Predali ste partiju
   *[no] { $count ->
        [one] Partiju predaje { $names }
        [few] Partiju predaju { $names }
       *[other] Partiju predaju { $names }
      }
  }
ended-closed = Stol je zatvoren
ended-won = { $you ->
    [yes] Pobjeđujete.
   *[no] { $count ->
        [one] Pobjeđuje { $names }.
        [few] Pobjeđuju { $names }.
       *[other] Pobjeđuju { $names }.
      }
  }
ended-about = Partija nije odigrana do kraja, pa nema rezultata: ne računa se nikome.
ended-about-left = Partija nije odigrana do kraja, pa nema bodova. Tko je odustao, gubi.

note-already-over = Partija je već gotova.
note-table-closed = Ovaj je stol zatvoren.
note-resigned = Ovu ste partiju predali: na vašem mjestu igra bot.
note-not-begun = Partija još nije počela: počinje kad se popune sva mjesta.

leave-seat = Ustani od stola
note-begun = Partija je počela: mjesto više ne možete osloboditi, ali se možete predati.
note-host-stays = Vi ste otvorili ovaj stol: možete ga zatvoriti, ali ne i prepustiti ostalima.
note-left-often = Prečesto ste ustajali od ovog stola ili ste ustali dok su vam poruke bile isključene, pa ne možete ponovno sjesti.

leave-title = Odejście od stołu
leave-head = Odchodzisz od tego stołu?
leave-lead = { $game }, stół { $code }. Żeby wrócić później, nie musisz tu nic robić: twoje miejsce czeka.
leave-stay = Wróć do stołu
leave-link = Poddaj partię, zamknij, ukryj
leave-resign-head = Poddanie partii
leave-resign-ends = Partia kończy się w tym miejscu, bez punktów: kto się poddaje, przegrywa. Można ją potem obejrzeć i poprosić o rewanż.
leave-resign-goes-on = Miejsce na stałe przejmuje bot, a pozostali grają dalej.
leave-resign = Poddaj partię
leave-resign-seat = Poddaj partię jako { $name }
leave-close-head = Zamknięcie stołu
leave-close-about = To twój stół. Jeśli go zamkniesz, gra skończy się dla wszystkich: nikt już nie wykona ruchu ani się nie dosiądzie. Stół zostanie wśród zakończonych.
leave-close = Zamknij stół
leave-hide-head = Ukrycie stołu na mojej liście
leave-hide-about = Zmienia się tylko twoja lista: stół i twoje miejsce zostają bez zmian. Na liście jest link do ukrytych stołów.
leave-hide = Ukryj
leave-shown-head = Stół ukryty na mojej liście
leave-show = Pokaż ponownie

resigned-you = Partia poddana: na twoim miejscu gra bot.
sitter-resigned = poddaje się; dalej gra { $name }
sitter-given-up = poddaje się
ended-resigned = { $you ->
    [yes] Poddajesz partię
   *[no] { $count ->
        [one] { $names } poddaje partię
        [few] { $names } poddają partię
       *[many] { $names } poddają partię
      }
  }
ended-closed = Stół zamknięto
ended-won = { $you ->
    [yes] Wygrywasz.
   *[no] { $count ->
        [one] Wygrywa { $names }.
        [few] Wygrywają { $names }.
       *[many] Wygrywają { $names }.
      }
  }
ended-about = Gry nie rozegrano do końca, więc nie ma wyniku: nikomu się nie liczy.
ended-about-left = Gry nie rozegrano do końca, więc nie ma punktów. Kto odszedł od stołu, przegrywa.

note-already-over = Gra już się skończyła.
note-table-closed = Ten stół zamknięto.
note-resigned = Ta partia jest już poddana: na twoim miejscu gra bot.
note-not-begun = Gra jeszcze się nie zaczęła: najpierw wszystkie miejsca muszą być zajęte.

leave-seat = Wstań od stołu
note-begun = Gra już trwa: nie możesz zwolnić miejsca, ale możesz się poddać.
note-host-stays = To twój stół: możesz go zamknąć, ale nie możesz zostawić go innym.
note-left-often = Twoje miejsce przy tym stole było zwalniane zbyt często albo podczas wyciszenia, więc nie możesz się ponownie dosiąść.

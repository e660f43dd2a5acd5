leave-title = Odejście od stołu
leave-head = Odchodzisz od tego stołu?
leave-lead = { $game }, stół { $code }. Żeby wrócić później, nie trzeba tu nic robić: miejsce czeka.
leave-stay = Wróć do stołu
leave-link = Poddaj, zamknij lub ukryj
leave-resign-head = Poddanie partii
leave-resign-ends = Gra kończy się tutaj bez wyniku. Można ją obejrzeć i poprosić o rewanż.
leave-resign-goes-on = Miejsce na stałe przejmuje bot, a pozostali grają dalej.
leave-resign = Poddaj partię
leave-resign-seat = Poddaj partię gracza { $name }
leave-close-head = Zamknięcie stołu
leave-close-about = To twój stół. Jeśli go zamkniesz, skończy się dla wszystkich: nikt już nie zagra ani nie usiądzie. Zostanie wśród zakończonych.
leave-close = Zamknij stół
leave-hide-head = Ukrycie na mojej liście
leave-hide-about = Zmienia się tylko twoja lista: stół i twoje miejsce zostają bez zmian. Na liście jest link do tego, co ukryte.
leave-hide = Ukryj
leave-shown-head = Ukryte na mojej liście
leave-show = Pokaż znowu

resigned-you = Partia poddana: na twoim miejscu gra bot.
sitter-resigned = poddanie; dalej gra { $name }
sitter-given-up = poddanie
ended-resigned = { $you ->
    [yes] Poddajesz partię
   *[no] { $count ->
        [one] { $names } poddaje partię
        [few] { $names } poddają partię
       *[many] { $names } poddają partię
      }
  }
ended-closed = Stół zamknięto
ended-about = Gry nie rozegrano do końca, więc nie ma wyniku.

note-already-over = Gra jest już skończona.
note-table-closed = Ten stół zamknięto.
note-resigned = Ta partia jest poddana: na twoim miejscu gra bot.
note-not-begun = Gra jeszcze się nie zaczęła: zacznie się, gdy wszystkie miejsca będą zajęte.

leave-title = Pleacă de la masă
leave-head = Pleci de la masa aceasta?
leave-lead = { $game }, masa { $code }. Ca să revii mai târziu nu trebuie nimic de aici: locul îți rămâne.
leave-stay = Înapoi la masă
leave-link = Abandon, închidere, ascundere
leave-resign-head = Abandon
leave-resign-ends = Jocul se termină aici, fără rezultat. Îl poți revedea și poți cere revanșa.
leave-resign-goes-on = Un jucător virtual preia locul definitiv, iar ceilalți joacă mai departe.
leave-resign = Abandonează
leave-resign-seat = Abandonează pentru { $name }
leave-close-head = Închiderea mesei
leave-close-about = Tu ai deschis masa aceasta. Dacă o închizi, se termină pentru toți: nimeni nu mai poate juca și nu se mai poate așeza. Rămâne printre cele încheiate.
leave-close = Închide masa
leave-hide-head = Ascunderea din lista mea
leave-hide-about = Se schimbă numai lista ta: masa rămâne cum e, locul tău la fel. Lista are un link către ce e ascuns.
leave-hide = Ascunde
leave-shown-head = Ascunsă din lista mea
leave-show = Arat-o din nou

resigned-you = Ai abandonat: locul tău îl are un jucător virtual.
sitter-resigned = abandon; continuă { $name }
sitter-given-up = abandon
ended-resigned = { $you ->
    [yes] Ai abandonat
   *[no] { $count ->
        [one] { $names } abandonează
        [few] { $names } abandonează
       *[other] { $names } abandonează
      }
  }
ended-closed = Masa a fost închisă
ended-about = Jocul nu s-a jucat până la capăt, așa că nu are rezultat.

note-already-over = Jocul s-a terminat deja.
note-table-closed = Masa aceasta a fost închisă.
note-resigned = Ai abandonat jocul acesta: locul tău îl are un jucător virtual.
note-not-begun = Jocul încă nu a început: începe când toate locurile sunt ocupate.

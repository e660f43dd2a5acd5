leave-title = Plecarea de la masă
leave-head = Pleci de la masa aceasta?
leave-lead = { $game }, masa { $code }. Dacă vrei doar să revii mai târziu, nu trebuie să alegi nimic de aici: locul rămâne al tău.
leave-stay = Înapoi la masă
leave-link = Abandon, închidere, ascundere
leave-resign-head = Abandon
leave-resign-ends = Partida se termină aici, fără puncte: cine abandonează pierde. O poți revedea și poți cere revanșa.
leave-resign-goes-on = Un bot preia locul definitiv, iar ceilalți joacă mai departe.
leave-resign = Abandonează
leave-resign-seat = Abandonează: { $name }
leave-close-head = Închiderea mesei
leave-close-about = Tu ai deschis masa aceasta. Dacă o închizi, jocul se termină pentru toți: nimeni nu mai poate muta și nici nu se mai poate așeza. Masa rămâne printre cele încheiate.
leave-close = Închide masa
leave-hide-head = Ascunderea din lista mea
leave-hide-about = Se schimbă numai lista ta: masa și locul tău rămân cum sunt. În listă găsești un link către mesele ascunse.
leave-hide = Ascunde
leave-shown-head = Ascunsă din lista mea
leave-show = Arat-o din nou

resigned-you = Ai abandonat: un bot ți-a luat locul.
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
ended-won = { $you ->
    [yes] Ai câștigat.
   *[no] { $count ->
        [one] { $names } câștigă.
        [few] { $names } câștigă.
       *[other] { $names } câștigă.
      }
  }
ended-about = Partida nu s-a jucat până la capăt, așa că nu are rezultat: nu contează pentru nimeni.
ended-about-left = Partida nu s-a jucat până la capăt, așa că nu are puncte. Cine a plecat a pierdut.

note-already-over = Jocul s-a terminat deja.
note-table-closed = Masa aceasta a fost închisă.
note-resigned = Ai abandonat partida aceasta: un bot ți-a luat locul.
note-not-begun = Jocul încă nu a început: începe când toate locurile sunt ocupate.

leave-seat = Ridică-te de la masă
note-begun = Jocul a început: nu mai poți elibera locul, dar poți abandona.
note-host-stays = Tu ai deschis masa aceasta: o poți închide, dar nu o poți lăsa celorlalți.
note-left-often = Ai plecat de la masa aceasta de prea multe ori sau cât aveai mesajele oprite, așa că nu te mai poți așeza.

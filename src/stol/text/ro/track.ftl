# The page of a player: strength, shares of wins, luck, streaks, records, all games.

track-title = Partidele mele
track-nobody = Partidele tale
track-lead = { $games ->
    [0] Încă nu s-a terminat nicio partidă. Tot ce joci se numără aici, fără cont.
    [one] { $games } partidă, victorii: { $won }. Totul fără cont.
    [few] { $games } partide, victorii: { $won }. Totul fără cont.
   *[other] { $games } de partide, victorii: { $won }. Totul fără cont.
  }
track-game = Joc
track-strength = Forță
track-none = { $game }: încă nicio partidă pentru clasament. Activează „Pentru clasament” când pregătești o masă.
track-early = { $games ->
    [one] { $game }: până acum { $games } partidă pentru clasament. Numărul apare după zece partide; până atunci, doar banda.
    [few] { $game }: până acum { $games } partide pentru clasament. Numărul apare după zece partide; până atunci, doar banda.
   *[other] { $game }: până acum { $games } de partide pentru clasament. Numărul apare după zece partide; până atunci, doar banda.
  }
track-about = { $game }, partidă cu partidă. Forța ta e în bandă de nouă ori din zece; cu cât joci mai mult, cu atât se îngustează. Linii punctate: boții.
track-provisional = Încă provizoriu
track-chart = { $games ->
    [one] Forța după { $games } partidă pentru clasament; urmează un tabel
    [few] Forța după { $games } partide pentru clasament; urmează un tabel
   *[other] Forța după { $games } de partide pentru clasament; urmează un tabel
  }
track-number = Partidă pentru clasament
track-band = De nouă ori din zece
track-between = { $low }–{ $high }
track-shares = Cât de des câștigi
track-shares-about = Contra oamenilor și a boților. Partea umbrită poate fi și întâmplare.
track-sizes = După numărul de jucători
track-sizes-about = Primul loc împărțit contează ca victorie.
track-people = Oameni
track-never = nicio partidă
track-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
  }
track-luck = Noroc și serii
track-luck-known = { $games ->
    [one] În { $games } partidă analizată, norocul a adus { $wins } ± { $error } victorii.
    [few] În { $games } partide analizate, norocul a adus { $wins } ± { $error } victorii.
   *[other] În { $games } de partide analizate, norocul a adus { $wins } ± { $error } victorii.
  }
track-luck-unknown = Analiza arată ce a fost noroc. Niciuna dintre aceste partide nu are încă una.
track-luck-waiting = { $games ->
    [one] Se mai analizează { $games } partidă.
    [few] Se mai analizează { $games } partide.
   *[other] Se mai analizează { $games } de partide.
  }
track-luck-more = Analizează mai multe partide
track-run-now = Victorii la rând, acum
track-run-longest = Victorii la rând, record
track-firsts = Primele victorii și recorduri
track-first = Prima victorie: { $what }
track-record = Cele mai multe puncte: { $game }
track-date = { DATETIME($date, dateStyle: "medium") }
track-all = Toate partidele
track-filter-against = Contra cui
track-filter-players = Număr de jucători
track-filter-result = Rezultat
track-filter-rated = Pentru clasament
track-any = toate
track-yes = da
track-no = nu
track-won = victorie
track-lost = fără victorie
track-alone = de unul singur
track-left = abandonată
track-stand-in = a jucat și un bot
track-show = Arată
track-nothing = Nu există astfel de partide.
track-newer = Partide mai noi
track-older = Partide mai vechi
own-track = Partidele mele
track-open = Partidele și forța mea
track-picture = O imagine de distribuit
track-picture-about = Numele tău, partidele tale și forța ta. O vede doar cine o primește de la tine.
track-picture-line = { $game }: { $strength } ± { $margin }
track-picture-won = { $games ->
    [one] { $games } partidă, victorii: { $won }
    [few] { $games } partide, victorii: { $won }
   *[other] { $games } de partide, victorii: { $won }
  }
track-picture-head = La masa de joc: { $name }

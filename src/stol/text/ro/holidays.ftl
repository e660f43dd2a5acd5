# Days off, on which clocks of days for a move stand.

own-holidays = Zile libere
holidays-page = stol: zile libere
holidays-head = Zile libere
holidays-lead = În zilele libere, timpul tău stă pe loc la mesele unde ai ore sau zile pentru fiecare mutare. Partidele cu ceas pentru toată partida merg mai departe.
holidays-left = { $count ->
    [one] A rămas { $count } zi liberă în { $year }.
    [few] Au rămas { $count } zile libere în { $year }.
   *[other] Au rămas { $count } de zile libere în { $year }.
  }
holidays-first = Prima zi (gol: de acum)
holidays-last = Ultima zi
holidays-about = Fiecare zi începută se numără ca întreagă; zilele încep la miezul nopții UTC. Ceilalți de la masă văd până când lipsești.
holidays-take = Ia zile libere
holidays-now = Ai liber până la { DATETIME($last, dateStyle: "long") }.
holidays-coming = Ai liber de la { DATETIME($first, dateStyle: "long") } până la { DATETIME($last, dateStyle: "long") }.
holidays-end = Am revenit
holidays-cancel = Renunț la ele
sitter-holiday = zile libere până la { DATETIME($date, dateStyle: "medium") }
refused-holiday-dates = zilele libere încep pe { $today } sau mai târziu și se termină în acea zi ori în următoarele 365 de zile: prima și ultima zi sunt date precum { $today }
refused-holiday-other = ai deja zile libere: încheie-le mai întâi
refused-holiday-days = { $left ->
    [one] în { $year } a mai rămas doar { $left } zi liberă
    [few] în { $year } au mai rămas doar { $left } zile libere
   *[other] în { $year } au mai rămas doar { $left } de zile libere
  }
cli-admin-kind-holidays = zile libere

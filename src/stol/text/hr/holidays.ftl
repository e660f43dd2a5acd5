# Days off, on which clocks of days for a move stand.

own-holidays = Slobodni dani
holidays-page = stol: slobodni dani
holidays-head = Slobodni dani
holidays-lead = Slobodnim danima vaše vrijeme ne teče za stolovima gdje imate sate ili dane za svaki potez. Partije sa satom za cijelu partiju teku dalje.
holidays-left = { $count ->
    [one] Preostao je { $count } slobodan dan u { $year }. godini.
    [few] Preostala su { $count } slobodna dana u { $year }. godini.
   *[other] Preostalo je { $count } slobodnih dana u { $year }. godini.
  }
holidays-first = Prvi dan (prazno: od sada)
holidays-last = Posljednji dan
holidays-about = Svaki započeti dan računa se kao cijeli; dani počinju u ponoć po UTC-u. Drugi za stolom vide dokad vas nema.
holidays-take = Uzmi slobodne dane
holidays-now = Imate slobodno do { DATETIME($last, dateStyle: "long") }
holidays-coming = Imate slobodno od { DATETIME($first, dateStyle: "long") } do { DATETIME($last, dateStyle: "long") }
holidays-end = Opet sam tu
holidays-cancel = Odustani
sitter-holiday = slobodni dani do { DATETIME($date, dateStyle: "medium") }
refused-holiday-dates = slobodni dani počinju { $today } ili kasnije, a završavaju tog dana ili u sljedećih 365 dana: prvi i posljednji dan su datumi kao { $today }
refused-holiday-other = već imate slobodne dane: najprije ih završite
refused-holiday-days = { $left ->
    [one] u { $year }. godini preostao je samo { $left } slobodan dan
    [few] u { $year }. godini preostala su samo { $left } slobodna dana
   *[other] u { $year }. godini preostalo je samo { $left } slobodnih dana
  }
cli-admin-kind-holidays = slobodni dani

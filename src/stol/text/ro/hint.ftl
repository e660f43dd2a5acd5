# Hints at the table.

hint = Sugestie
# Room for 18 letters.
hint-best = Cele mai bune
hint-close = Închide sugestia
hint-between = { NUMBER($low, style: "percent") }–{ NUMBER($high, style: "percent") }
hint-exact = căutat până la capăt
hint-tried = { $count ->
    [one] { $count } încercare
    [few] { $count } încercări
   *[other] { $count } de încercări
  }
percent = { NUMBER($share, style: "percent") }
note-no-hints = La această masă nu există sugestii.
hint-meaning = Procentul e rezultatul așteptat: { NUMBER(1, style: "percent") } înseamnă o victorie zdrobitoare asupra tuturor, { NUMBER(0, style: "percent") } contrariul; când joci de unul singur, cota din totalul punctelor. Dedesubt: cât de sigur e.
hint-numbers = Ce înseamnă numerele

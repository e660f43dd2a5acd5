# Partide cu punctaj de forță.

setup-rated = Pentru clasament
setup-rated-about = Rezultatul contează la forța fiecăruia. E nevoie de ceas. Fără sugestii și fără mutări anulate; cine pleacă iese pe ultimul loc.
rated-table = Se joacă pentru clasament: nu există sugestii și nu se anulează mutări. Cine pleacă iese pe ultimul loc.
note-rated-undo = Se joacă pentru clasament: nu se anulează mutări.
note-rated-one-seat = Se joacă pentru clasament: o persoană are un singur loc.
note-rated-close = Se joacă pentru clasament: odată începută, partida se joacă până la capăt. Poți abandona.
note-rated-help = Se joacă pentru clasament: până la sfârșit, nimic nu se poate încerca la altă masă.
refused-rated-alone = pentru clasament e nevoie de cel puțin două tabere
refused-rated-guest = pentru clasament nu există invitați pe același dispozitiv: lasă locurile lor libere
refused-rated-real = pentru clasament împarte stol, nu cărți și zaruri adevărate
refused-rated-deal = pentru clasament se joacă o împărțire pe care n-a văzut-o nimeni: lasă numele împărțirii gol
refused-rated-favoured = pentru clasament sunt ajutați toți sau nimeni, nu doar unii
refused-rated-begun = pentru clasament se joacă de la început, nu de unde s-a ajuns în altă parte
refused-rated-time = pentru clasament e nevoie de ceas, altfel o partidă părăsită de cineva nu se termină niciodată: alege un timp


cli-admin-kind-ratings = clasamente

cli-admin-recount = Calculează din nou forța tuturor jucătorilor din rezultatele partidelor pentru clasament.
cli-admin-recounted = { $games ->
    [one] Calculat din nou din { $games } partidă pentru clasament.
    [few] Calculat din nou din { $games } partide pentru clasament.
   *[other] Calculat din nou din { $games } de partide pentru clasament.
  }

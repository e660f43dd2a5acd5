# Rated games: what the set-up says, and why something is not possible at a rated table.

setup-rated = Pentru clasament
setup-rated-about = Rezultatul contează la forța fiecăruia. E nevoie de ceas. Fără sugestii și fără mutări anulate; cine pleacă iese pe ultimul loc.
rated-table = Se joacă pentru clasament: nu există sugestii și nu se anulează mutări. Cine pleacă iese pe ultimul loc.
note-rated-undo = Se joacă pentru clasament: nu se anulează mutări.
note-rated-one-seat = Se joacă pentru clasament: fiecare persoană are un singur loc.
note-rated-close = Se joacă pentru clasament: odată începută, partida se joacă până la capăt. Poți abandona.
note-rated-help = Se joacă pentru clasament: până la sfârșit, nimeni nu poate încerca mutări la altă masă.
refused-rated-alone = pentru clasament e nevoie de cel puțin două tabere
refused-rated-guest = la o partidă pentru clasament nu există invitați pe același dispozitiv: lasă locurile lor libere
refused-rated-real = la o partidă pentru clasament împarte stol: nu se joacă cu cărți și zaruri adevărate
refused-rated-deal = pentru clasament se joacă o împărțire pe care n-a văzut-o nimeni: lasă numele împărțirii gol
refused-rated-favoured = la o partidă pentru clasament avantajele sunt pentru toți sau pentru nimeni, nu doar pentru unii
refused-rated-components = o partidă pentru clasament se joacă cu ce conține jocul: lasă cărțile și mărimea mesei așa cum sunt
refused-rated-begun = o partidă pentru clasament se joacă de la început, nu dintr-o poziție introdusă
refused-rated-time = pentru clasament e nevoie de ceas, altfel o partidă din care pleacă cineva nu s-ar mai termina: alege un timp


cli-admin-kind-ratings = clasamente

cli-admin-recount = Calculează din nou forța tuturor jucătorilor din rezultatele partidelor pentru clasament.
cli-admin-recounted = { $games ->
    [one] Calculat din nou din { $games } partidă pentru clasament.
    [few] Calculat din nou din { $games } partide pentru clasament.
   *[other] Calculat din nou din { $games } de partide pentru clasament.
  }

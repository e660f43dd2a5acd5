# The illustrated rules: pages /learn and /learn/GAME. What all games share.

learn-index = Cum se joacă
learn-index-lead = Fiecare joc în două minute, cu imagini, apoi fiecare regulă, cu numărul ei.
learn-title = Cum se joacă { $game }
learn-description = { $game } în două minute, cu imagini, apoi fiecare regulă, cu numărul ei.
learn-over = Cum se joacă
learn-minutes = Două minute de citit
# Buttons: up to 22 letters.
learn-guided = Prima partidă ghidată
learn-print = Tipărește pagina
learn-print-hint = Ca să ai pe hârtie imaginile sau regulile, tipărește pagina aceasta.
learn-contents = Pe această pagină
learn-rules-here = Regulile pentru această parte
learn-try = Încearcă
learn-try-label = Încearcă: { $title }
learn-ready = Asta e tot.
learn-ready-text = Restul îl vezi la masă.
learn-rules-from-to = Toate regulile, { $first }–{ $last }
learn-all-rules = Toate regulile
learn-words = Cuvinte folosite la masă
learn-find = Caută un cuvânt sau un număr
learn-find-go = Caută
learn-find-all = Arată tot
learn-nothing-found = Cuvântul nu apare în nicio regulă.

# Headings of the rules.
rule-group-components = Ce conține jocul
rule-group-turns = Pregătire și ture
rule-group-turn = O tură
rule-group-round = Pregătire și o rundă
rule-group-placing = Așezarea unei cărți
rule-group-round-end = Sfârșitul unei runde
rule-group-end = Sfârșitul jocului
rule-group-scoring = Punctare
rule-group-options = Opțiuni
rule-group-flower-power = Flower Power
rule-group-draft = Draft
rule-group-teams = Echipe
rule-group-solo = De unul singur

# Marks on a rule. Up to 22 letters.
rule-ruling = Decizia noastră
rule-only-two = Doi jucători
rule-only-three = Trei sau mai mulți
rule-only-flower-power = Flower Power
rule-only-draft = Draft
rule-only-table = Masă cu margine
rule-only-third-joker = Al treilea joker
rule-only-solo = De unul singur
rule-only-expanded = Cinci sau mai mulți
rule-only-fast = Joc rapid
rule-only-first-bonus = Bonus: primul
rule-only-largest-bonus = Bonus: cel mai mare
rule-only-teams = Echipe

# The illustrated rules: pages /learn and /learn/GAME. What all games share.

learn-index = Kako se igra
learn-index-lead = Svaka igra u slikama, za dvije minute, a zatim sva pravila s brojevima.
learn-title = Kako se igra { $game }
learn-description = { $game } u slikama, za dvije minute, a zatim sva pravila s brojevima.
learn-over = Kako se igra
learn-minutes = Dvije minute čitanja
# Buttons: up to 22 letters.
learn-guided = Vođena prva partija
learn-print = Ispiši ovu stranicu
learn-print-hint = Za ispis slika ili pravila ispišite ovu stranicu.
learn-contents = Na ovoj stranici
learn-rules-here = Pravila o tome
learn-try = Isprobaj
learn-try-label = Isprobaj: { $title }
learn-ready = To je sve.
learn-ready-text = Ostalo ćete vidjeti za stolom.
learn-rules-from-to = Sva pravila, { $first }–{ $last }
learn-all-rules = Sva pravila
learn-words = Pojmovi
learn-find = Nađi riječ ili broj
learn-find-go = Nađi
learn-find-all = Prikaži sve
learn-nothing-found = Te riječi nema ni u jednom pravilu.

# Headings of the rules.
rule-group-components = Sadržaj igre
rule-group-turns = Početak i potezi
rule-group-turn = Potez
rule-group-round = Početak i runda
rule-group-placing = Postavljanje karte
rule-group-round-end = Kraj runde
rule-group-end = Kraj igre
rule-group-scoring = Bodovanje
rule-group-options = Opcije
rule-group-flower-power = Flower Power
rule-group-draft = Draft
rule-group-teams = Timovi
rule-group-solo = Solo igra

# Marks on a rule: up to 22 letters.
rule-ruling = Naše tumačenje
rule-only-two = Dva igrača
rule-only-three = Tri ili više igrača
rule-only-flower-power = Flower Power
rule-only-draft = Draft
rule-only-table = Ograničen stol
rule-only-third-joker = Treći džoker
rule-only-solo = Solo igra
rule-only-expanded = Pet ili više igrača
rule-only-fast = Brza igra
rule-only-first-bonus = Bonus za „biti prvi”
rule-only-largest-bonus = Bonus za „najveće postignuće”
rule-only-teams = Timovi

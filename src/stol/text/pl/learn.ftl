# The illustrated rules: what all games share.

learn-index = Jak się gra
learn-index-lead = Każda gra w dwie minuty na obrazkach, a potem wszystkie zasady z numerami.
learn-title = Jak się gra w { $game }
learn-description = { $game } w dwie minuty na obrazkach, a potem wszystkie zasady z numerami.
# Above the game's title: up to 30 letters.
learn-over = Jak się gra
learn-minutes = Dwie minuty czytania
# Buttons: up to 22 letters.
learn-guided = Gra z przewodnikiem
learn-print = Drukuj tę stronę
learn-print-hint = Aby wydrukować rysunki albo zasady, wydrukuj tę stronę.
learn-contents = Na tej stronie
learn-rules-here = Zasady na ten temat
learn-try = Spróbuj
learn-try-label = Spróbuj: { $title }
learn-ready = To wszystko.
learn-ready-text = Resztę zobaczysz przy stole.
learn-rules-from-to = Wszystkie zasady, { $first }–{ $last }
learn-all-rules = Wszystkie zasady
learn-words = Słowniczek
learn-find = Szukaj słowa albo numeru
learn-find-go = Szukaj
learn-find-all = Pokaż wszystko
learn-nothing-found = W żadnej zasadzie nie ma tego słowa.

# Headings of the rules.
rule-group-components = Elementy gry
rule-group-turns = Przygotowanie i tury
rule-group-turn = Tura
rule-group-round = Przygotowanie i runda
rule-group-placing = Układanie kart
rule-group-round-end = Koniec rundy
rule-group-end = Koniec gry
rule-group-scoring = Punktacja
rule-group-options = Opcje
rule-group-flower-power = Flower Power
rule-group-draft = Draft
rule-group-teams = Drużyny
rule-group-solo = Solo

# Marks on a rule. Up to 22 letters.
rule-ruling = Nasze rozstrzygnięcie
rule-only-two = Dwoje graczy
rule-only-three = Co najmniej troje
rule-only-flower-power = Flower Power
rule-only-draft = Draft
rule-only-table = Stół z granicami
rule-only-third-joker = Trzeci dżoker
rule-only-solo = Solo
rule-only-expanded = Co najmniej pięcioro
rule-only-fast = Szybka gra
rule-only-first-bonus = Bonus za pierwszeństwo
rule-only-largest-bonus = Bonus za największy układ
rule-only-teams = Drużyny

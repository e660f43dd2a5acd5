# The illustrated rules: pages /learn and /learn/GAME. What all games share; the games have files of their own.
# Markup in these messages and in those of learn-GAME.ftl and rules-GAME.ftl: **bold**; numbers of rules become links.

learn-index = How to play
learn-index-lead = Each game in two minutes of looking, then every rule with its number.
# The title of the page. $game is the game's title.
learn-title = How to play { $game }
# For search engines, and for links to the page. $game is the game's title.
learn-description = { $game } in two minutes of looking, then every rule with its number.
# Above the game's title: up to 30 letters.
learn-over = How to play
learn-minutes = Two minutes to read
# Buttons: up to 22 letters.
learn-guided = Guided first game
learn-print = Print this page
learn-print-hint = To print the figures or the rules, print this page.
learn-contents = On this page
# For screen readers, before the numbers of the rules that a section is about.
learn-rules-here = Rules about this
learn-try = Try it
# For screen readers. $title is the title of the section, such as “Place it”.
learn-try-label = Try it: { $title }
learn-ready = That is all.
learn-ready-text = The rest you see at the table.
# $first and $last are numbers of rules, such as P1 and P20.
learn-rules-from-to = All rules, { $first }–{ $last }
learn-all-rules = All rules
learn-words = Words at the table
learn-find = Find a word or a number
learn-find-go = Find
learn-find-all = Show all
learn-nothing-found = No rule has that word.

# Headings of the rules.
rule-group-components = What there is
rule-group-turns = Set-up and turns
rule-group-turn = A turn
rule-group-round = Set-up and a round
rule-group-placing = Placing a card
rule-group-round-end = The end of a round
rule-group-end = The end
rule-group-scoring = Scoring
rule-group-options = Options
rule-group-flower-power = Flower Power
rule-group-draft = Draft
rule-group-teams = Teams
rule-group-solo = Solo

# Marks on a rule: a decision where the rulebook says nothing; the variant that it belongs to. Up to 22 letters.
rule-ruling = Our ruling
rule-only-two = Two players
rule-only-three = Three or more
rule-only-flower-power = Flower Power
rule-only-draft = Draft
rule-only-table = Bounded table
rule-only-third-joker = Third joker
rule-only-solo = Solo
rule-only-expanded = Five or more
rule-only-fast = Fast
rule-only-first-bonus = Bonus for the first
rule-only-largest-bonus = Bonus for the largest
rule-only-teams = Teams

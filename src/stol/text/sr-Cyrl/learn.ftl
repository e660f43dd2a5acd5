# The illustrated rules: what all games share. **Bold** and numbers of rules are marked up by the page.

learn-index = Како се игра
learn-index-lead = Свака игра у сликама за два минута, а затим сва нумерисана правила.
learn-title = Како се игра { $game }
learn-description = { $game } у сликама за два минута, а затим сва нумерисана правила.
learn-over = Како се игра
learn-minutes = Два минута читања
learn-guided = Вођена прва партија
learn-print = Одштампај страницу
learn-print-hint = Ако желите слике или правила на папиру, одштампајте ову страницу.
learn-contents = На овој страници
learn-rules-here = Правила о овоме
learn-try = Пробај
learn-try-label = Пробај: { $title }
learn-ready = То је све.
learn-ready-text = Остало ћете видети за столом.
learn-rules-from-to = Сва правила, { $first }–{ $last }
learn-all-rules = Сва правила
learn-words = Речи за столом
learn-find = Потражите реч или број
learn-find-go = Нађи
learn-find-all = Прикажи све
learn-nothing-found = Те речи нема ни у једном правилу.

# Headings of the rules.
rule-group-components = Компоненте
rule-group-turns = Поставка игре и потези
rule-group-turn = Потез
rule-group-round = Поставка игре и рунда
rule-group-placing = Постављање карте
rule-group-round-end = Крај рунде
rule-group-end = Крај игре
rule-group-scoring = Бодовање
rule-group-options = Опције
rule-group-flower-power = Flower Power
rule-group-draft = Драфт
rule-group-teams = Тимови
rule-group-solo = Соло

# Marks on a rule: up to 22 letters.
rule-ruling = Наше тумачење
rule-only-two = Два играча
rule-only-three = Три или више играча
rule-only-flower-power = Flower Power
rule-only-draft = Драфт
rule-only-table = Сто са ивицом
rule-only-third-joker = Трећи џокер
rule-only-solo = Соло
rule-only-expanded = Пет или више играча
rule-only-fast = Брза игра
rule-only-first-bonus = Бонус за првог
rule-only-largest-bonus = Бонус за највеће постигнуће
rule-only-teams = Тимови

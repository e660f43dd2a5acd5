# The illustrated rules: pages /learn and /learn/GAME. What all games share.

learn-index = Как играть
learn-index-lead = Каждая игра за две минуты в картинках, а за ними все правила по номерам.
learn-title = Как играть: { $game }
learn-description = { $game } за две минуты в картинках, а дальше все правила по номерам.
learn-over = Как играть
learn-minutes = Две минуты чтения
learn-guided = Учебная партия
learn-print = Распечатать страницу
learn-print-hint = Чтобы распечатать рисунки или правила, распечатайте эту страницу.
learn-contents = На этой странице
learn-rules-here = Правила об этом
learn-try = Попробовать
learn-try-label = Попробовать: { $title }
learn-ready = Вот и всё.
learn-ready-text = Остальное вы увидите за столом.
learn-rules-from-to = Все правила, { $first }–{ $last }
learn-all-rules = Все правила
learn-words = Словарик
learn-find = Найти слово или номер
learn-find-go = Найти
learn-find-all = Показать все
learn-nothing-found = В правилах такого слова нет.

# Headings of the rules.
rule-group-components = Состав игры
rule-group-turns = Подготовка и ход игры
rule-group-turn = Ход
rule-group-round = Подготовка и раунд
rule-group-placing = Размещение карт
rule-group-round-end = Конец раунда
rule-group-end = Конец игры
rule-group-scoring = Подсчёт очков
rule-group-options = Варианты игры
rule-group-flower-power = Flower Power
rule-group-draft = Драфт
rule-group-teams = Команды
rule-group-solo = Соло

# Marks on a rule.
rule-ruling = Наше уточнение
rule-only-two = Два игрока
rule-only-three = Три игрока и больше
rule-only-flower-power = Flower Power
rule-only-draft = Драфт
rule-only-table = Ограниченный стол
rule-only-third-joker = Третий джокер
rule-only-solo = Соло
rule-only-expanded = Пять игроков и больше
rule-only-fast = Быстрая игра
rule-only-first-bonus = Бонус за первенство
rule-only-largest-bonus = Бонус за размер
rule-only-teams = Команды

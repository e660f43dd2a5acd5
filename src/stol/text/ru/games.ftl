# The games, their options and the levels of computer players, as the command line tells of them. Names of options and
# their values are codes.

pixies-about = Берите карты и раскладывайте их по девяти ячейкам; три раунда.
pixies-option-flower_power = добавить 14 двухцветных карт; тогда до 6 игроков (P19, P20)

onecard-about = Заполняйте ряды своих карт кубиками, общими для всех; четвёртая засчитанная карта заканчивает игру.
onecard-option-draft = оставить себе три карты из пяти, а засчитанные заменять открытыми (O13, O14)
onecard-option-deck = тридцать других карт вместо наших; в командной строке — файл CSV (O3)

clustered-about = Кладите карты рядом с теми, с которыми у них совпадают два признака; очки приносят ряды и наибольший прямоугольник.
clustered-option-third_joker = "none", "all" или список мест, которые играют с тремя джокерами (C13)
clustered-option-table = [ширина, высота] в картах вокруг стартовых; если не указано, до края 30 мест (C9)
clustered-option-fast = в конце каждого хода брать две карты и сбрасывать одну (C16)
clustered-option-first_bonus = по 2 очка за первый прямоугольник 2x3 и первый ряд из 5 (C17)
clustered-option-largest_bonus = по 2 очка за наибольший прямоугольник и самый длинный ряд (C18)

ingenious-about = Кладите двухцветные плитки так, чтобы росли линии одинаковых символов; ваш счёт — самый слабый цвет.
ingenious-option-teams = только для 4 игроков: места 0+2 против 1+3 на двойной шкале (I15-I17)
ingenious-option-open_partners = только в командах: напарники видят подставки друг друга (I15)

level-novice-meaning = видит мало ходов и выбирает тот, что сразу приносит больше всего
level-casual-meaning = часть ходов не замечает и выбирает тот, что сразу приносит больше всего
level-club-meaning = мало что упускает и немного думает наперёд
level-expert-meaning = почти ничего не упускает и думает наперёд
level-master-meaning = сильнее никого нет: думает над ходом до секунды

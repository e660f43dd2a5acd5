# Days off, on which clocks of days for a move stand.

own-holidays = Слободни дани
holidays-page = stol: слободни дани
holidays-head = Слободни дани
holidays-lead = Слободним данима ваше време не тече за столовима где имате сате или дане за сваки потез. Партије са сатом за целу партију теку даље.
holidays-left = { $count ->
    [one] Преостао је { $count } слободан дан у { $year }. години.
    [few] Преостала су { $count } слободна дана у { $year }. години.
   *[other] Преостало је { $count } слободних дана у { $year }. години.
  }
holidays-first = Први дан (празно: од сада)
holidays-last = Последњи дан
holidays-about = Сваки започет дан рачуна се као цео; дани почињу у поноћ по UTC. Други за столом виде докад вас нема.
holidays-take = Узми слободне дане
holidays-now = Имате слободно до { DATETIME($last, dateStyle: "medium") }
holidays-coming = Имате слободно од { DATETIME($first, dateStyle: "medium") } до { DATETIME($last, dateStyle: "medium") }
holidays-end = Ту сам опет
holidays-cancel = Одустани
sitter-holiday = слободни дани до { DATETIME($date, dateStyle: "medium") }
refused-holiday-dates = слободни дани почињу { $today } или касније, а завршавају се тог дана или у наредних 365 дана: први и последњи дан су датуми као { $today }
refused-holiday-other = већ имате слободне дане: прво их завршите
refused-holiday-days = { $left ->
    [one] у { $year }. години преостао је само { $left } слободан дан
    [few] у { $year }. години преостала су само { $left } слободна дана
   *[other] у { $year }. години преостало је само { $left } слободних дана
  }
cli-admin-kind-holidays = слободни дани

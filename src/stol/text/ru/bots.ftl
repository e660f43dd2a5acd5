# Bots that fail, and what happened in a game that is looked at again. $problem is what another program says.

bot-illegal = недопустимый ход: { $reason }
bot-platform = программы-боты работают только в Linux и macOS
bot-not-started = не запускается: { $problem }
bot-no-answer = ожидался ответ { $right }, а получен { $answer }
bot-long-answer = ответ длиннее 1 МБ
bot-late = нет ответа за { $seconds } с
bot-says = { $reason }; сообщение программы: { $complaint }
bot-ended = завершение с кодом { $code }
bot-closed = программа закрыла свой вывод
bot-worker-died = рабочий процесс завершился аварийно, код { $code }

cluster-no-ray = для кластера Ray нужен Ray: { $command }
cluster-no-address = «{ $address }» — не адрес кластера Ray; он выглядит как 10.0.0.5:6379, это компьютер и порт, которые называет «ray start --head»; «local» запускает кластер здесь
cluster-unreachable = по адресу { $address } не отвечает кластер Ray ({ $problem }); его запускает «ray start --head --port 6379», а «local» вместо адреса запускает кластер здесь
cluster-other-version = на одном из компьютеров кластера stol { $theirs }, а здесь stol { $ours }; на всех компьютерах нужна одна и та же версия
cluster-worker-died = процессы кластера раз за разом аварийно завершались на одной и той же задаче, всего раз: { $times }; { $problem }

turn-chance = случай приносит { $moves }
turn-player = { $player } играет { $moves }

database-not-opened = не открывается база данных { $place }: { $problem }; её имя выглядит как sqlite:///tables.db или postgresql+psycopg://user:password@host/name
database-too-new = базу данных обновила более новая версия stol, с ней работают серверы со схемой от { $oldest }; у этого схема { $ours }: установите более новую версию
database-no-file = для SQLite нужен файл, чтобы ничего не потерялось

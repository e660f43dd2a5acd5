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

turn-chance = случай приносит { $moves }
turn-player = { $player } играет { $moves }

database-not-opened = не открывается база данных { $place }: { $problem }; её имя выглядит как sqlite:///tables.db или postgresql+psycopg://user:password@host/name
database-too-new = базу данных обновила более новая версия stol, с ней работают серверы со схемой от { $oldest }; у этого схема { $ours }: установите более новую версию
database-no-file = для SQLite нужен файл, чтобы ничего не потерялось

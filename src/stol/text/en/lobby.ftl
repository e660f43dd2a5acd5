# The lobby: tables that anybody may join, finding somebody to play with, and people known from other games.

lobby-switch = Anybody may join
lobby-switch-about = The lobby shows the table while a seat is open.

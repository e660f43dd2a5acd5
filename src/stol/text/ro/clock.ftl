# Time controls: how a table is set up with a clock, how the clock is shown, what happens when it runs out.

setup-time = Timp
setup-time-about = Cu ceas, nimeni nu așteaptă la nesfârșit. Cât serverul e oprit, timpul nu curge.
setup-time-none = Fără ceas
setup-time-live = Pentru toată partida
setup-time-days = Pentru fiecare mutare
setup-time-up = Când expiră timpul
setup-time-up-about = Joc între prieteni sau concurs.
setup-time-up-bot = Continuă un bot
setup-time-up-lost = Locul se pierde

time-live = { $minutes } min + { $added } s pe mutare
time-hours = { $count ->
    [one] { $count } oră pe mutare
    [few] { $count } ore pe mutare
   *[other] { $count } de ore pe mutare
  }
time-days = { $count ->
    [one] { $count } zi pe mutare
    [few] { $count } zile pe mutare
   *[other] { $count } de zile pe mutare
  }

refused-time = „{ $typed }” nu e un timp de joc: poate fi între 1 și { $minutes } min, cu 0 până la { $added } s pe mutare, de exemplu 10+5, sau între o oră și { $days } zile pentru fiecare mutare, de exemplu 12h sau 3d
refused-time-up = time_up este bot sau lost, nu „{ $typed }”
refused-time-real = cu cărți și zaruri adevărate nu există ceas, fiindcă gazda introduce mutările tuturor: alege una din două

clock-d = z
clock-h = h
clock-min = min
clock-left = Timp rămas:
clock-until = până la { $time }
clock-told = { $count ->
    [one] Mai e { $count } secundă
    [few] Mai sunt { $count } secunde
   *[other] Mai sunt { $count } de secunde
  }

time-up-you = Timpul tău a expirat: te înlocuiește un bot. Poți reveni.
time-lost-you = Timpul tău a expirat și locul e pierdut.
time-up-notice = { $name }: timpul a expirat. Continuă un bot.
sitter-lost = timpul a expirat; continuă { $name }
sitter-time-up = timpul a expirat
ended-time = { $you ->
    [yes] Timpul tău a expirat
   *[no] Timpul a expirat: { $names }
  }
row-time = { $you ->
    [yes] timpul tău a expirat
   *[no] timpul a expirat: { $names }
  }
note-time-up = Timpul tău a expirat și locul e pierdut: îl ocupă un bot.
note-clock-decides = La masa aceasta ceasul hotărăște cât timp poate lipsi cineva.
row-left = încă { $time }

lobby-switch = Oricine se poate așeza
lobby-switch-about = Masa se vede în hol cât timp are un loc liber.

lobby-switch = Każdy może się dosiąść
lobby-switch-about = Stół widać w poczekalni, dopóki jest wolne miejsce.

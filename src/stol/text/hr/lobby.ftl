lobby-switch = Svatko se može pridružiti
lobby-switch-about = Stol je vidljiv u predvorju dok ima slobodnih mjesta.

lobby-switch = Svatko se može pridružiti
lobby-switch-about = Stol je vidljiv u predvorju dok ima slobodnih mjesta.

lobby-title = Predvorje
lobby-link = Nađi nekoga za igru
lobby-head = Nađite nekoga za igru
lobby-lead = Pridružite se stolu sa slobodnim mjestom ili neka stol nađe nekoga tko želi igrati isto.
lobby-open = Slobodna mjesta
lobby-none = Ovdje sada nitko ne čeka. Otvorite prvi stol: tko dođe kasnije, naći će vas.
lobby-by-game = Igra
lobby-by-speed = Vrijeme
lobby-all = Svi
lobby-speed-none = Bez sata
lobby-speed-live = Uživo
lobby-speed-days = Više dana
lobby-free = { $free ->
    [one] { $name }: { $free } slobodno mjesto
    [few] { $name }: { $free } slobodna mjesta
   *[other] { $name }: { $free } slobodnih mjesta
  }
lobby-join = Sjedni
lobby-join-label = Sjedni za stol: { $game }, { $name }
lobby-mine = Za stol
lobby-before = Natrag
lobby-after = Još
lobby-pair-head = Igrajte s nekim
lobby-pair-about = Sjedate za stol s nekim tko želi igrati isto. Ako još nema nikoga, čekate za svojim stolom.
lobby-pair-none = Bez sata
lobby-pair-live = 10 min + 5 s po potezu
lobby-pair-days = 3 dana po potezu
lobby-pair = Nađi nekoga
lobby-own-head = Otvorite stol
lobby-own-about = Vi birate pravila, a svatko se može pridružiti.
lobby-own = Podesi
lobby-listed-on = Stol je vidljiv u predvorju: svatko se može pridružiti.
lobby-listed-off = Stol se sada ne vidi u predvorju.
lobby-take-out = Makni iz predvorja
lobby-take-in = Prikaži u predvorju

refused-lobby-game = „{ $typed }” nije igra na ovom poslužitelju: ključevi su na /api/games
refused-lobby-speed = „{ $typed }” nije brzina: none (bez sata), live ili days
note-not-public = Ovaj je stol samo za pozvane.
note-too-many-listed = U predvorju je već pet vaših stolova. Zatvorite neki od njih ili ga maknite iz predvorja.

# Time controls: how a table is set up with a clock, how the clock is shown, what happens when it runs out.

setup-time = Vrijeme
setup-time-about = Uz sat nitko ne čeka unedogled. Dok poslužitelj ne radi, vrijeme ne teče.
setup-time-none = Bez sata
setup-time-live = Za cijelu partiju
setup-time-days = Za svaki potez
setup-time-up = Kad vrijeme istekne
setup-time-up-about = Za igru među prijateljima ili za natjecanje.
setup-time-up-bot = Dalje igra bot
setup-time-up-lost = Mjesto se gubi

time-live = { $minutes } min + { $added } s po potezu
time-hours = { $count ->
    [one] { $count } sat po potezu
    [few] { $count } sata po potezu
   *[other] { $count } sati po potezu
  }
time-days = { $count ->
    [one] { $count } dan po potezu
    [few] { $count } dana po potezu
   *[other] { $count } dana po potezu
  }

refused-time = „{ $typed }” nije vrijeme za partiju: može biti od 1 do { $minutes } min uz 0 do { $added } s po potezu, na primjer 10+5, ili od jednog sata do { $days } dana za svaki potez, na primjer 12h ili 3d
refused-time-up = time_up je bot ili lost, a ne „{ $typed }”
refused-time-real = s pravim kartama i kockicama nema sata, jer domaćin upisuje poteze svih igrača: odaberite jedno ili drugo

clock-d = d
clock-h = h
clock-min = min
clock-left = Preostalo vrijeme:
clock-until = do { $time }
clock-told = { $count ->
    [one] Još { $count } sekunda
    [few] Još { $count } sekunde
   *[other] Još { $count } sekundi
  }

time-up-you = Vrijeme vam je isteklo: umjesto vas igra bot. Možete se vratiti.
time-lost-you = Vrijeme vam je isteklo i mjesto je izgubljeno.
time-up-notice = { $name }: vrijeme je isteklo. Dalje igra bot.
sitter-lost = vrijeme je isteklo; dalje igra { $name }
sitter-time-up = vrijeme je isteklo
ended-time = { $you ->
    [yes] Vrijeme vam je isteklo
   *[no] Vrijeme je isteklo: { $names }
  }
row-time = { $you ->
    [yes] vrijeme vam je isteklo
   *[no] vrijeme je isteklo: { $names }
  }
note-time-up = Vrijeme vam je isteklo i mjesto je izgubljeno: na njemu igra bot.
note-clock-decides = Za ovim stolom sat odlučuje koliko dugo netko može biti odsutan.
row-left = još { $time }

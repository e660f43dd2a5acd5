deal-of-several = Isto se dijeljenje može igrati i za drugim stolovima: tko ga već poznaje, zna što dolazi, i što je skriveno. stol ne pušta sjesti onoga tko ga poznaje kao isti igrač, ali ne može znati tko je tko.

note-deal-in-play = Ovo dijeljenje igrate s drugima. Dok ta partija ne završi, drugi su vam stolovi s njim zatvoreni: pokazali bi što je skriveno.
note-deal-known = Ovo dijeljenje poznajete od drugog stola, pa ga ne možete igrati s drugima: znali biste što dolazi.
note-hints-off = Za ovim stolom nema savjeta: dok partija ne završi, nitko ne može usput igrati dalje od nje.
note-hints-off-elsewhere = Ovu poziciju imate za drugim stolom bez savjeta. Dok ta partija ne završi, ne možete je unijeti, kao ni zapis koji vodi do nje.
note-too-many-without-hints = Ovu igru igrate za previše stolova bez savjeta da bi se svi usporedili s ovim. Prvo završite neku od tih partija.

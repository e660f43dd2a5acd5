deal-of-several = Isto se dijeljenje može igrati i za drugim stolovima: tko ga je već igrao ili vidio, zna što dolazi, pa i što je skriveno. stol ne pušta sjesti igrača koji dijeljenje poznaje, ali ne može znati jesu li dva igrača ista osoba.

note-deal-in-play = Ovo dijeljenje igrate s drugima. Dok ta partija ne završi, drugi stolovi s ovim dijeljenjem za vas su zatvoreni: pokazali bi što je skriveno.
note-deal-known = Ovo dijeljenje poznajete s drugog stola, pa ga ne možete igrati s drugima: znali biste što dolazi.
note-hints-off = Za ovim stolom nema savjeta: dok partija ne završi, nitko ne može za drugim stolom isprobati kako ide dalje.
note-hints-off-elsewhere = Ova je pozicija iz partije koju igrate za drugim stolom bez savjeta. Dok ta partija ne završi, ne možete unijeti ni nju ni zapis koji vodi do nje.
note-too-many-without-hints = Ovu igru igrate za previše stolova bez savjeta da bi se svi usporedili s ovim. Najprije završite neku od tih partija.

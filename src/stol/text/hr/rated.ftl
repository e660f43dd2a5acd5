# Partije za rejting.

setup-rated = Za rejting
setup-rated-about = Rezultat se svima računa u jačinu. Potreban je sat. Bez savjeta i bez vraćanja poteza; tko napusti igru, posljednji je.
rated-table = Igra se za rejting: nema savjeta i potezi se ne vraćaju. Tko napusti igru, posljednji je.
note-rated-undo = Igra se za rejting: potezi se ne vraćaju.
note-rated-one-seat = Igra se za rejting: jedna osoba ima jedno mjesto.
note-rated-close = Igra se za rejting: kad počne, igra se do kraja. Možete predati partiju.
note-rated-help = Igra se za rejting: dok ne bude gotova, ne može se isprobavati za drugim stolom.
refused-rated-alone = za rejting su potrebne barem dvije strane
refused-rated-guest = za rejting nema gostiju na istom uređaju: ostavite njihova mjesta slobodnima
refused-rated-real = za rejting dijeli stol, a ne prave karte i kockice
refused-rated-deal = za rejting se igra dijeljenje koje nitko nije vidio: ostavite ime dijeljenja praznim
refused-rated-favoured = za rejting se pomaže svima ili nikome, a ne samo nekima
refused-rated-begun = za rejting se igra od početka, a ne odande dokle se negdje stiglo
refused-rated-time = za rejting je potreban sat, jer inače partija koju netko napusti nikad ne završi: odaberite vrijeme


cli-admin-kind-ratings = rejtinzi

cli-admin-recount = Ponovno izračunaj jačinu svih igrača iz rezultata partija za rejting.
cli-admin-recounted = { $games ->
    [one] Ponovno izračunato iz { $games } partije za rejting.
    [few] Ponovno izračunato iz { $games } partije za rejting.
   *[other] Ponovno izračunato iz { $games } partija za rejting.
  }

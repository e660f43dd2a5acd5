# Rated games: what the set-up says, and why something is not possible at a rated table.

setup-rated = Za rejting
setup-rated-about = Rezultat se svima računa u jačinu. Potreban je sat. Bez savjeta i bez vraćanja poteza; tko napusti igru, posljednji je.
rated-table = Igra se za rejting: nema savjeta i potezi se ne vraćaju. Tko napusti igru, posljednji je.
note-rated-undo = Igra se za rejting: potezi se ne vraćaju.
note-rated-one-seat = Igra se za rejting: jedna osoba ima jedno mjesto.
note-rated-close = Igra se za rejting: kad počne, igra se do kraja. Možete predati partiju.
note-rated-help = Igra se za rejting: dok partija ne završi, nitko ne može isprobavati poteze za drugim stolom.
refused-rated-alone = za rejting su potrebne barem dvije strane
refused-rated-guest = u partiji za rejting nema gostiju na istom uređaju: ostavite njihova mjesta slobodnima
refused-rated-real = u partiji za rejting dijeli stol: ne igra se pravim kartama i kockicama
refused-rated-deal = za rejting se igra dijeljenje koje nitko nije vidio: ostavite ime dijeljenja praznim
refused-rated-favoured = u partiji za rejting olakšice imaju svi ili nitko, a ne samo neki
refused-rated-components = za rejting se igra onime što igra sadrži: ostavite karte i veličinu stola kakvi jesu
refused-rated-begun = partija za rejting igra se od početka, a ne od unesene pozicije
refused-rated-time = za rejting je potreban sat, jer inače partija iz koje netko ode nikad ne bi završila: odaberite vrijeme


cli-admin-kind-ratings = rejtinzi

cli-admin-recount = Ponovno izračunaj jačinu svih igrača iz rezultata partija za rejting.
cli-admin-recounted = { $games ->
    [one] Ponovno izračunato iz { $games } partije za rejting.
    [few] Ponovno izračunato iz { $games } partije za rejting.
   *[other] Ponovno izračunato iz { $games } partija za rejting.
  }

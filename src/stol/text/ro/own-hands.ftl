deal-of-several = Aceeași împărțire se poate juca și la alte mese: cine o cunoaște știe ce urmează și ce e ascuns. stol nu lasă să se așeze pe cine o cunoaște ca același jucător, dar nu poate ști cine e fiecare.

note-deal-in-play = Joci împărțirea aceasta cu alții. Până se termină partida, celelalte mese cu ea îți sunt închise: ți-ar arăta ce e ascuns.
note-deal-known = Cunoști împărțirea aceasta de la altă masă, așa că nu o poți juca cu alții: ai ști ce urmează.
note-hints-off = La masa aceasta nu există sugestii: până se termină partida, nimeni nu poate juca mai departe de aici în paralel.
note-hints-off-elsewhere = Această poziție apare în partida pe care o joci la altă masă, fără sugestii. Până se termină partida aceea, nu o poți introduce și nici o înregistrare care duce la ea.
note-too-many-without-hints = Joci acest joc la prea multe mese fără sugestii ca să le putem compara pe toate cu ce introduci. Termină mai întâi câteva dintre acele partide.

deal-of-several = Aceeași împărțire se poate juca și la alte mese: cine a jucat-o sau a văzut-o știe ce urmează, chiar și ce e ascuns. stol nu lasă să se așeze un jucător care o cunoaște, dar nu poate ști dacă doi jucători sunt aceeași persoană.

note-deal-in-play = Joci împărțirea aceasta cu alții. Până se termină partida, celelalte mese cu această împărțire îți sunt închise: ți-ar arăta ce e ascuns.
note-deal-known = Cunoști împărțirea aceasta de la altă masă, așa că nu o poți juca cu alții: ai ști ce urmează.
note-hints-off = La masa aceasta nu există sugestii: până se termină partida, nimeni nu poate încerca la altă masă cum merge mai departe.
note-hints-off-elsewhere = Această poziție e din partida pe care o joci la altă masă, fără sugestii. Până se termină partida aceea, nu o poți introduce și nici o înregistrare care duce la ea.
note-too-many-without-hints = Joci acest joc la prea multe mese fără sugestii ca să le putem compara pe toate cu ce introduci. Termină mai întâi câteva dintre acele partide.

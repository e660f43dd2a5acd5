# The games, their options and the levels, as the command line tells of them. Names of options and their values are codes.

pixies-about = Ia cărți dintre cele la vedere și așază-le pe cele nouă căsuțe ale tale; trei runde.
pixies-tiny-about = A treia rundă din Pixies pe patru căsuțe, cu opt cărți: destul de mică pentru a fi rezolvată.
pixies-option-flower_power = adaugă cele 14 cărți bicolore; atunci până la 6 jucători (P19, P20)

onecard-about = Completează rândurile cărților tale cu zaruri pe care le folosesc toți; a patra carte punctată încheie jocul.
onecard-tiny-about = Ultima carte din Everything on 1 Card, cu puține căsuțe până la sfârșit: destul de mică pentru a fi rezolvată.
onecard-option-draft = păstrezi trei din cinci cărți și le înlocuiești pe cele punctate cu cărți la vedere (O13, O14)
onecard-option-deck = treizeci de alte cărți decât ale noastre; în linia de comandă, un fișier CSV (O3)

clustered-about = Pune cărți lângă cărți asemănătoare în două privințe; punctează șirurile și cel mai mare dreptunghi.
clustered-tiny-about = Clustered pe o masă de 4 × 3, cu câte trei cărți: destul de mic pentru a fi rezolvat.
clustered-option-third_joker = "none", "all" sau lista locurilor care joacă cu trei jokeri (C13)
clustered-option-table = [lățime, înălțime] în cărți, în jurul cărților de start; fără ea, marginea e la 30 de locuri (C9)
clustered-option-fast = la sfârșitul fiecărei ture tragi două cărți și decartezi una (C16)
clustered-option-first_bonus = câte 2 puncte pentru primul dreptunghi de 2x3 și primul șir de 5 (C17)
clustered-option-largest_bonus = câte 2 puncte pentru cel mai mare dreptunghi și cel mai lung șir (C18)

ingenious-about = Așază piese de două culori ca să crească linii din același simbol; scorul tău e culoarea cea mai în urmă.
ingenious-tiny-about = Ingenious pe șapte spații, cu șase piese în două culori: destul de mic pentru a fi rezolvat.
ingenious-option-teams = numai 4 jucători: locurile 0+2 joacă împotriva 1+3 pe o tablă dublă de scor (I15-I17)
ingenious-option-open_partners = numai pe echipe: coechipierii își văd unul altuia suportul (I15)

level-novice-meaning = vede puține mutări și o alege pe cea care aduce cel mai mult pe loc
level-casual-meaning = scapă din vedere unele mutări și o alege pe cea care aduce cel mai mult pe loc
level-club-meaning = scapă puține din vedere și gândește puțin înainte
level-expert-meaning = nu scapă aproape nimic din vedere și gândește înainte
level-master-meaning = cel mai bun: gândește până la o secundă la o mutare

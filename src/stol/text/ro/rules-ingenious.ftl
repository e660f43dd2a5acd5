# The rules of Ingenious in full, in the words of the Romanian rulebook. Numbers that are rules are digits: a test
# compares them with what the game really does.

# ---- components
rule-i1 = Tabla de joc este un hexagon mare alcătuit din hexagoane mici, **spațiile**. Cu 1 sau 2 jucători, latura ei are 6 spații (91 de spații în total), cu 3 jucători 7 (127 de spații), cu 4 jucători 8 (169 de spații).
rule-i2 = Pe tabla de joc sunt 6 **simboluri imprimate**, câte unul pentru fiecare culoare, întotdeauna în colțurile hexagonului cu latura de 6, oricâți jucători ar fi. În sensul acelor de ceas, din colțul din stânga sus, ele sunt roșu, verde, albastru, portocaliu, galben și mov. Spațiile lor sunt ocupate.
rule-i3 = Sunt 120 de **piese**, fiecare din 2 hexagoane cu câte un simbol. Cele 6 culori sunt roșu, verde, albastru, portocaliu, galben și mov. Din fiecare dintre cele 15 perechi de culori diferite sunt câte 6 piese, iar din fiecare dintre cele 6 **piese duble**, care au aceeași culoare de două ori, sunt câte 5.
rule-i4 = Ai un **suport** cu 6 piese, pe care ceilalți nu le văd, și o **tablă de scor** pe care fiecare culoare avansează de la 0 la 18. Toate încep de la 0.

# ---- a turn
rule-i5 = Începe cel mai tânăr jucător (aici, cel de pe primul loc), apoi jocul continuă în sensul acelor de ceas. La rândul tău așezi 1 piesă din suport pe 2 spații goale adiacente. Nu trebuie să atingă nimic și nu trebuie să se potrivească cu nimic.
rule-i6 = În prima ta tură, piesa trebuie să atingă un simbol imprimat: una dintre jumătățile ei se află lângă el. Înainte, niciun alt jucător nu trebuie să fi atins acel simbol cu prima sa piesă.
rule-i7 = Punctezi separat fiecare jumătate a piesei. În fiecare dintre cele 5 direcții care nu duc spre cealaltă jumătate numeri linia neîntreruptă de simboluri identice, imprimate sau de pe piese, până la un spațiu gol, un simbol diferit sau marginea tablei. Fiecare simbol aduce 1 punct pentru culoarea lui; piesa tocmai așezată nu se numără niciodată. La o piesă dublă, ambele jumătăți punctează pentru aceeași culoare. O piesă care nu aduce niciun punct este permisă.
rule-i8 = O culoare se oprește la 18. Ce e în plus se pierde.
rule-i9 = Pentru fiecare culoare care ajunge la 18 primești un **bonus de joc** („Ingenious!”): mai așezi și punctezi o piesă din suport, înainte să-l completezi. Două culori deodată aduc 2 bonusuri de joc, iar un bonus de joc poate aduce la rândul lui altele.
rule-i9-ruling = Nu poți refuza un bonus de joc.
rule-i10 = După ce ai așezat toate piesele din tura ta, îți **completezi** suportul până la 6 piese. Dar dacă pe nicio piesă din suport nu apare culoarea ta cea mai în urmă, poți în schimb să **schimbi** piesele: le arăți, le pui deoparte, tragi 6 piese noi, apoi pui piesele vechi înapoi în sac. Dacă mai multe culori sunt, la egalitate, cele mai în urmă, niciuna dintre ele nu trebuie să apară în suport. Suportul se verifică după toate piesele așezate și înainte de a trage ceva; un suport gol doar se completează.
rule-i10-ruling = Toți văd că poți alege dacă schimbi piesele și află astfel că în suportul tău nu apar culorile tale cele mai în urmă.
rule-i11 = Pentru un bonus de joc ai nevoie de o piesă în suport.
rule-i11-ruling = Dacă nu mai ai nicio piesă, bonusurile de joc rămase se pierd.

# ---- end of the game
rule-i12 = Jocul se termină imediat ce nu mai există două spații goale adiacente. După fiecare piesă urmează întâi punctarea, apoi I13 și această regulă, apoi bonusurile de joc, apoi schimbarea pieselor sau completarea suportului. Ce mai era de făcut când jocul se termină nu se mai face.
rule-i13 = Dacă toate cele 6 culori ale tale au ajuns la 18, câștigi imediat.
rule-i14 = Se compară culoarea cea mai în urmă a fiecărui jucător: câștigă cea mai avansată dintre ele. La egalitate se compară următoarea culoare rămasă în urmă și așa mai departe.
rule-i14-ruling = Dacă toate 6 sunt egale, victoria se împarte.

# ---- team game
rule-i15 = Jocul pe echipe este o opțiune pentru 4 jucători. Coechipierii stau față în față: locurile unu și trei joacă împotriva locurilor doi și patru. O echipă are o singură tablă dublă de scor, de la 0 la 36 pentru fiecare culoare; cele 4 suporturi rămân separate și ascunse. Coechipierii nu comunică în timpul jocului.
rule-i15-ruling = Regulamentul le permite jucătorilor să convină o comunicare deschisă între coechipieri. Aici, pentru aceasta există o opțiune: coechipierii își văd unul altuia suportul.
rule-i16 = Când o piesă aduce o culoare la 18, punctarea se oprește acolo, oricât ar fi în plus; piesele următoare numără mai departe, de la 18 la 36. Când o culoare ajunge la 18, primești un bonus de joc, iar când ajunge la 36, încă unul.
rule-i16-ruling = La o piesă dublă, ambele jumătăți se opresc împreună la 18.
rule-i17 = I6 este valabilă pentru fiecare dintre cei 4 jucători. Schimbarea pieselor (I10) depinde de culoarea cea mai în urmă a echipei. Echipa câștigătoare se stabilește ca la I14.
rule-i17-ruling = Toate cele 6 culori la 36 înseamnă victorie imediată; toate 6 la 18, nu.

# ---- solo game
rule-i18 = În jocul de unul singur joci pe tabla cu latura de 6, fără suport: tragi 1 piesă, o așezi, o punctezi, apoi o tragi pe următoarea. Prima piesă trebuie să atingă un simbol imprimat. Ai o tablă dublă de scor, ca la I16, dar fără bonusuri de joc și fără schimbarea pieselor. Scorul tău este culoarea cea mai în urmă de la sfârșit: încearcă s-o aduci cât mai sus.
rule-i18-ruling = Toate cele 6 culori la 36 încheie jocul imediat.

# ---- glossary
term-ingenious-board = Tablă de joc
term-ingenious-board-about = Hexagonul pe ale cărui spații se așază piesele; crește cu numărul de jucători (I1).
term-ingenious-space = Spațiu
term-ingenious-space-about = Un hexagon de pe tabla de joc (I1).
term-ingenious-tile = Piesă
term-ingenious-tile-about = Două hexagoane, fiecare cu câte un simbol; acoperă două spații (I3).
term-ingenious-double = Piesă dublă
term-ingenious-double-about = O piesă cu același simbol de două ori (I3).
term-ingenious-printed = Simbol imprimat
term-ingenious-printed-about = Unul dintre cele șase simboluri aflate pe tablă de la început; se numără în linii (I2).
term-ingenious-rack = Suport
term-ingenious-rack-about = Cele șase piese ale tale, ascunse de ceilalți (I4).
term-ingenious-bag = Sac
term-ingenious-bag-about = De aici se trag piesele (I10).
term-ingenious-track = Tablă de scor
term-ingenious-track-about = Arată câte puncte ai pentru fiecare culoare, de la 0 la 18 (I4).
term-ingenious-lowest = Culoarea cea mai în urmă
term-ingenious-lowest-about = Culoarea pentru care ai cele mai puține puncte: ea decide jocul (I14).
term-ingenious-first-tile = Prima piesă
term-ingenious-first-tile-about = Trebuie să atingă un simbol imprimat pe care nu l-a atins prima piesă a altcuiva (I6).
term-ingenious-bonus-play = Bonus de joc
term-ingenious-bonus-play-about = Încă o piesă de așezat imediat, pentru o culoare care a ajuns la 18 (I9).
term-ingenious-cry = Ingenious!
term-ingenious-cry-about = Ce strigi când o culoare ajunge la 18 (I9).
term-ingenious-refill = A completa suportul
term-ingenious-refill-about = A trage piese până când ai din nou șase în suport (I10).
term-ingenious-swap = A schimba piesele
term-ingenious-swap-about = A schimba tot suportul, dacă în el nu apare culoarea ta cea mai în urmă (I10).
term-ingenious-aside = Puse deoparte
term-ingenious-aside-about = Piesele care se schimbă: se întorc în sac după ce au fost trase cele noi (I10).
term-ingenious-team = Echipă
term-ingenious-team-about = Doi coechipieri care stau față în față și au o singură tablă de scor (I15).

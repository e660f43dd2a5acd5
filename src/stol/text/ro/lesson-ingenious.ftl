# The guided first game of Ingenious, told by the coach, in the words of the Romanian rulebook. Titles have room for about
# 28 letters.

lesson-ingenious-symbol-title = Începi lângă un simbol
lesson-ingenious-symbol = La rândul tău așezi o piesă pe două spații goale. **Prima ta piesă trebuie să atingă un simbol imprimat** pe care nu l-a atins prima piesă a altcuiva. Așază piesa verde–mov cu verdele lângă verdele imprimat.
lesson-ingenious-symbol-far = De la a doua piesă poți așeza oriunde. Dar prima trebuie să atingă un simbol imprimat.
lesson-ingenious-symbol-edge = Și acolo primești un punct pentru verde. Dar pe margine o linie are puțin loc: pune verdele pe partea dinspre mijloc.
lesson-ingenious-symbol-purple = Se poate și aduce un punct pentru mov. În partida aceasta începem lângă verdele imprimat.
lesson-ingenious-symbol-block = Verdele stă bine acolo. Dar movul stă în calea liniei tale verzi: pune-l alături de ea.

lesson-ingenious-lines-title = Liniile aduc puncte
lesson-ingenious-lines = Jumătatea verde a atins un simbol verde: un punct pentru verde. Pentru fiecare jumătate te uiți de-a lungul liniilor care pornesc de la ea, iar **fiecare simbol identic dintr-o linie neîntreruptă e un punct**. Pune verdele la capătul celor două simboluri verzi: { $green ->
    [one] { $green } punct
    [few] { $green } puncte
   *[other] { $green } de puncte
  }.
lesson-ingenious-lines-nothing = Poți așeza o piesă și acolo. Dar în jur nu e niciun simbol la fel, deci nu aduce niciun punct.
lesson-ingenious-lines-sides = Și aici verdele aduce { $green ->
    [one] { $green } punct
    [few] { $green } puncte
   *[other] { $green } de puncte
  }, câte unul din două părți. Dar la capăt face o linie de trei, iar la următorul verde se numără toate trei.
lesson-ingenious-lines-block = Verdele stă bine acolo. Dar atunci albastrul închide linia: pune-l alături de ea.

lesson-ingenious-halves-title = Punctează ambele jumătăți
lesson-ingenious-halves = Botul ți-a lungit linia, iar la punctare nu contează cine a așezat un simbol: la capătul ei, verdele aduce { $green ->
    [one] { $green } punct
    [few] { $green } puncte
   *[other] { $green } de puncte
  }. **Fiecare jumătate punctează separat.** Așază roșul lângă celălalt roșu și primești și { $red ->
    [one] { $red } punct
    [few] { $red } puncte
   *[other] { $red } de puncte
  } pentru roșu.
lesson-ingenious-halves-green = Acolo verdele aduce { $green ->
    [one] { $green } punct
    [few] { $green } puncte
   *[other] { $green } de puncte
  }, dar roșul nimic. Rotește piesa astfel încât roșul să atingă celălalt roșu: încă { $red ->
    [one] { $red } punct
    [few] { $red } puncte
   *[other] { $red } de puncte
  }.

lesson-ingenious-lowest-title = Culoarea cea mai în urmă
lesson-ingenious-lowest = Au trecut câteva ture. La sfârșit **contează numai culoarea ta cea mai în urmă**: verdele are { $green ->
    [one] { $green } punct
    [few] { $green } puncte
   *[other] { $green } de puncte
  }, dar albastrul numai { $blue ->
    [one] { $blue } punct
    [few] { $blue } puncte
   *[other] { $blue } de puncte
  }. Așază piesa albastru–portocaliu astfel încât albastrul să primească { $gain ->
    [one] { $gain } punct
    [few] { $gain } puncte
   *[other] { $gain } de puncte
  }.
lesson-ingenious-lowest-more = Acolo primești { $more ->
    [one] { $more } punct
    [few] { $more } puncte
   *[other] { $more } de puncte
  }, dar niciunul pentru albastru. Culoarea ta cea mai în urmă ar rămâne tot în urmă.
lesson-ingenious-lowest-orange = Aici punctează portocaliul, dar albastrul nu. Albastrul e culoarea ta cea mai în urmă: găsește un loc unde punctează el.

lesson-ingenious-swap-title = Schimbarea pieselor
lesson-ingenious-swap = Albastrul nu mai e culoarea ta cea mai în urmă: acum e movul, cu { $purple ->
    [one] { $purple } punct
    [few] { $purple } puncte
   *[other] { $purple } de puncte
  }. Iar **pe nicio piesă din suportul tău nu apare movul**. De aceea poți schimba tot suportul cu șase piese noi, în loc să tragi numai una: schimbă-le.
lesson-ingenious-swap-refill = Atunci tragi o piesă și le păstrezi pe celelalte, iar movul poate să mai întârzie. Cu șase piese noi ai șanse mai bune.

lesson-ingenious-eighteen-title = Capătul tablei de scor
lesson-ingenious-eighteen = Schimbul ți-a adus mov. Verdele are { $green ->
    [one] { $green } punct
    [few] { $green } puncte
   *[other] { $green } de puncte
  }, iar tabla de scor se termină la { $end ->
    [one] { $end } punct
    [few] { $end } puncte
   *[other] { $end } de puncte
  }: **culoarea care ajunge acolo îți aduce încă o mutare**. Așază piesa verde–mov astfel încât verdele să ajungă la capăt și să puncteze și movul.
lesson-ingenious-eighteen-more = Acolo primești { $more ->
    [one] { $more } punct
    [few] { $more } puncte
   *[other] { $more } de puncte
  }, dar pentru roșu și galben. Verdele e foarte aproape de capăt: du-l până acolo și joci imediat încă o dată.
lesson-ingenious-eighteen-later = O piesă bună pentru mov. Du întâi verdele la capăt, apoi o poți așeza imediat și pe aceasta.
lesson-ingenious-eighteen-alone = Acolo verdele ajunge la capăt. Dar lângă verdele imprimat e un loc unde punctează și movul, culoarea ta cea mai în urmă.

lesson-ingenious-bonus-title = Ingenious!
lesson-ingenious-bonus = Verdele a ajuns la capăt: ai un **bonus de joc**, înainte să tragi. Movul e încă una dintre culorile tale cele mai în urmă. Așază piesa galben–mov acolo unde punctează ambele jumătăți: { $gain ->
    [one] { $gain } punct
    [few] { $gain } puncte
   *[other] { $gain } de puncte
  } pentru mov.
lesson-ingenious-bonus-more = Acolo primești { $more ->
    [one] { $more } punct
    [few] { $more } puncte
   *[other] { $more } de puncte
  }, dar pentru roșu și galben. Folosește bonusul de joc pentru mov, una dintre culorile tale cele mai în urmă.

lesson-ingenious-end-title = Până se umple tabla
lesson-ingenious-end = Jocul se termină când nu mai e loc pentru nicio piesă. Atunci se compară culorile cele mai în urmă și câștigă cea mai avansată: a ta are deocamdată { $own ->
    [one] { $own } punct
    [few] { $own } puncte
   *[other] { $own } de puncte
  }, a botului are { $other ->
    [one] { $other } punct
    [few] { $other } puncte
   *[other] { $other } de puncte
  }. La egalitate decid următoarele culori rămase în urmă.

lesson-ingenious-done-title = Asta e tot
lesson-ingenious-done = Acum știi să joci. Joacă mai departe de aici și ai grijă de culorile rămase în urmă.

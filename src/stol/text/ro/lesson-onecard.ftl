# The guided first game of Everything on 1 Card, told by the coach. Titles have room for about 28 letters.

lesson-onecard-keep-title = Păstrezi și rearunci
lesson-onecard-keep = Arunci pentru toți și poți rearunca oricâte zaruri, de cel mult două ori. Pe prima ta carte, rândul galben și cel verde sunt scurte, deci se completează repede. Păstrează **cele două zaruri galbene și zarul verde** și rearuncă-le pe celelalte două.
lesson-onecard-keep-stop = Dacă te oprești, aruncarea rămâne așa cum e. Dar zarul portocaliu nu-ți folosește pe prima carte, iar rearuncarea nu costă nimic.
lesson-onecard-keep-green = Și zarul verde ajută: rândul verde de pe prima ta carte are numai două căsuțe. Păstrează-l și pe el.
lesson-onecard-keep-orange = Prima ta carte nu are rând portocaliu, deci acolo zarul s-ar pierde. Rearuncă-l.
lesson-onecard-keep-red = Roșul se potrivește, dar rândul roșu e cel mai lung de pe cartea ta. Rândurile scurte se completează mai repede, așa că rearuncă zarul.

lesson-onecard-stop-title = Când e de ajuns
lesson-onecard-stop = Al treilea galben: exact cât îi trebuie rândului galben de pe prima ta carte. Ai mai putea rearunca o dată. Dar toate cele cinci zaruri se potrivesc pe acea carte, așa că alege **Stop**.
lesson-onecard-stop-more = Toate cele cinci zaruri se potrivesc deja, deci o altă aruncare nu poate aduce mai mult. Iar cu un al patrulea galben nu s-ar mai potrivi niciunul dintre cele galbene: rândul are trei căsuțe.

lesson-onecard-use-title = O aruncare, o carte
lesson-onecard-use = Acum fiecare alege în secret: folosește aruncarea pe **o singură carte** sau spune pas. Pe prima ta carte se taie { $first ->
    [one] { $first } căsuță
    [few] { $first } căsuțe
   *[other] { $first } de căsuțe
  }, printre care tot rândul galben. Folosește-o acolo.
lesson-onecard-use-second = A doua ta carte nu are rând galben: s-ar tăia numai { $second ->
    [one] { $second } căsuță
    [few] { $second } căsuțe
   *[other] { $second } de căsuțe
  }. Pe prima se taie { $first ->
    [one] { $first } căsuță
    [few] { $first } căsuțe
   *[other] { $first } de căsuțe
  }.
lesson-onecard-use-pass = Spui pas când o aruncare nu-ți e de folos. Aceasta taie { $first ->
    [one] { $first } căsuță
    [few] { $first } căsuțe
   *[other] { $first } de căsuțe
  } pe prima ta carte.

lesson-onecard-misfit-title = Ce nu se potrivește
lesson-onecard-misfit = A aruncat botul, iar aruncarea e valabilă și pentru tine. Prima ta carte are o singură căsuță verde liberă pentru două zaruri verzi: **o culoare care nu se potrivește în întregime nu se taie deloc**. Dar trei zaruri albastre completează rândul albastru, așa că folosește din nou această carte.
lesson-onecard-misfit-second = Pe a doua carte se potrivește totul: acolo tai { $second ->
    [one] { $second } căsuță
    [few] { $second } căsuțe
   *[other] { $second } de căsuțe
  }, aici { $first ->
    [one] { $first } căsuță
    [few] { $first } căsuțe
   *[other] { $first } de căsuțe
  }. Dar pe prima carte se completează al doilea rând, iar ca să fie punctată, o carte are nevoie de trei rânduri complete.
lesson-onecard-misfit-pass = Atunci nu te alegi cu nimic din această aruncare. Pe prima ta carte, ea completează un rând întreg.

lesson-onecard-one-title = Exact unul
lesson-onecard-one = Două rânduri sunt complete, iar celui de-al treilea îi lipsește o căsuță verde. Ai nevoie de **exact un** zar verde și mai ai o rearuncare. Păstrează unul verde și toate celelalte: rearuncă numai al doilea zar verde.
lesson-onecard-one-two = Atunci rămân două zaruri verzi, iar două nu încap într-o singură căsuță. Rearuncă unul dintre ele și nimic altceva.
lesson-onecard-one-none = Atunci nu ar mai rămâne niciun zar verde, iar tu ai nevoie de unul. Păstrează unul dintre cele două.
lesson-onecard-one-all = Un singur verde e bine. Dar orice zar rearuncat poate ieși și el verde, așa că rearuncă numai unul.

lesson-onecard-score-title = Trei rânduri complete
lesson-onecard-score = Un singur zar verde: al treilea rând se completează. O carte cu **trei rânduri complete** e punctată pe loc, iar aceasta aduce { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }. Folosește prima ta carte.
lesson-onecard-score-second = Pe a doua carte zarurile ar fi doar un început. Pe prima duci la capăt o carte de { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
lesson-onecard-score-pass = Nu lăsa să treacă aruncarea aceasta: cu ea duci la capăt o carte de { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.

lesson-onecard-suns-title = Căsuțe și sori
lesson-onecard-suns = Cartea ta a adus { $boxes ->
    [one] { $boxes } punct
    [few] { $boxes } puncte
   *[other] { $boxes } de puncte
  } pentru căsuțele din rândurile complete și { $suns ->
    [one] { $suns } punct
    [few] { $suns } puncte
   *[other] { $suns } de puncte
  } fiindcă ambele rânduri cu **soare** sunt complete: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }. Un singur soare aduce mai puțin, iar rândurile incomplete nu aduc nimic. Ai tras o carte nouă în locul ei.

lesson-onecard-race-title = Cursa până la patru
lesson-onecard-race = Jocul se termină cu runda în care cineva punctează **a patra carte**. Rândurile complete de pe cărțile neterminate aduc atunci puncte pentru căsuțele lor, fără sori. Câștigă totalul cel mai mare, deci grăbește-te, dar nu prea tare.

lesson-onecard-done-title = Asta e tot
lesson-onecard-done = Acum știi să joci. A aruncat botul: folosește aruncarea pe una dintre cărțile tale și joacă mai departe.

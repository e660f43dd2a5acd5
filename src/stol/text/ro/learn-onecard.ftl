# Everything on 1 Card in two minutes. Numbers are variables; none is written here. NAME-short: up to 18 letters.
# „Pachet propriu” is the message option-onecard-deck.

learn-onecard-deck = **Aceste cărți sunt ale noastre.** Lista cărților tipărite nu e publicată nicăieri, din câte știm, așa că am făcut un pachet care respectă tot ce spune regulamentul. Dacă ai jocul, poți introduce cărțile lui când pregătești o masă, la „Pachet propriu”: O3.

## A card and the dice
learn-onecard-card = Cărți și zaruri
learn-onecard-card-short = Cărți și zaruri
learn-onecard-card-text = { $each ->
    [one] În fața fiecărui jucător stă { $each } carte
    [few] În fața fiecărui jucător stau { $each } cărți
   *[other] În fața fiecărui jucător stau { $each } de cărți
  }, la vedere. { $dice ->
    [one] { $dice } zar e
    [few] Cele { $dice } zaruri sunt
   *[other] Cele { $dice } de zaruri sunt
  } pentru toți. Completează rândurile de pe cărțile tale.
learn-onecard-card-aside = { $cards ->
    [one] { $cards } carte de aici e
    [few] Cele { $cards } cărți de aici sunt
   *[other] Cele { $cards } de cărți de aici sunt
  } un pachet făcut de noi: O3.
learn-onecard-card-alt = O carte cu { $rows ->
    [one] { $rows } rând
    [few] { $rows } rânduri
   *[other] { $rows } de rânduri
  } de căsuțe, dintre care { $suns } cu soare, și { $dice ->
    [one] { $dice } zar
    [few] { $dice } zaruri
   *[other] { $dice } de zaruri
  }.
learn-onecard-card-row = **Un rând**
learn-onecard-card-row-more = o singură culoare; complet, valorează cât căsuțele lui
learn-onecard-card-sun = **Un soare**
learn-onecard-card-sun-more = pe { $suns ->
    [one] { $suns } rând
    [few] { $suns } rânduri
   *[other] { $suns } de rânduri
  } de pe fiecare carte: puncte în plus
learn-onecard-card-full = **Rânduri complete**
learn-onecard-card-full-more = cu { $needed } complete, cartea e punctată
learn-onecard-card-dice = { $dice ->
    [one] { $dice } zar
    [few] { $dice } zaruri
   *[other] { $dice } de zaruri
  }, { $colours ->
    [one] { $colours } culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
  }, câte una pe fiecare față.

## Rolling
learn-onecard-roll = Arunci și păstrezi
learn-onecard-roll-short = Arunci, păstrezi
learn-onecard-roll-text = Aruncă un singur jucător. Păstrezi ce vrei și rearunci restul, { $rerolls ->
    [one] cel mult { $rerolls } dată
    [few] de cel mult { $rerolls } ori
   *[other] de cel mult { $rerolls } de ori
  }. După fiecare rundă zarurile trec mai departe.
learn-onecard-roll-alt = { $dice ->
    [one] Se aruncă { $dice } zar
    [few] Se aruncă { $dice } zaruri
   *[other] Se aruncă { $dice } de zaruri
  } și { $kept ->
    [one] se păstrează { $kept }
   *[other] se păstrează { $kept }
  }. Mai târziu se mai rearuncă { $again }.
learn-onecard-roll-first = { $dice ->
    [one] Arunci { $dice } zar.
    [few] Arunci toate cele { $dice } zaruri.
   *[other] Arunci toate cele { $dice } de zaruri.
  } Aici păstrezi { $kept }.
learn-onecard-roll-second = Le rearunci pe celelalte. Te mai poți răzgândi și în privința unui zar păstrat.
learn-onecard-roll-last = Încă o dată. Această aruncare e valabilă, pentru toți.

## Using the roll
learn-onecard-use = Fiecare folosește aruncarea
learn-onecard-use-short = O folosesc toți
learn-onecard-use-text = Toți în același timp, oricine ar fi aruncat. Fiecare folosește aruncarea pe **o singură** carte și taie câte o căsuță pentru fiecare zar care se potrivește, de la stânga. Sau spune pas.
learn-onecard-use-alt = O aruncare și doi jucători cu câte două cărți. Amândoi au tăiat căsuțe pe una dintre cărțile lor.
learn-onecard-use-you = Tu: { $mine ->
    [one] { $mine } căsuță
    [few] { $mine } căsuțe
   *[other] { $mine } de căsuțe
  } pe o carte.
learn-onecard-use-other = Alt jucător: { $others ->
    [one] { $others } căsuță
    [few] { $others } căsuțe
   *[other] { $others } de căsuțe
  }.

## What fits
learn-onecard-fit = Toate zarurile unei culori sau niciunul
learn-onecard-fit-short = Ce se potrivește
learn-onecard-fit-text = { $fits ->
    [r] Roșul se potrivește: { $crossed ->
        [one] { $crossed } căsuță tăiată
        [few] { $crossed } căsuțe tăiate
       *[other] { $crossed } de căsuțe tăiate
      }.
    [o] Portocaliul se potrivește: { $crossed ->
        [one] { $crossed } căsuță tăiată
        [few] { $crossed } căsuțe tăiate
       *[other] { $crossed } de căsuțe tăiate
      }.
    [y] Galbenul se potrivește: { $crossed ->
        [one] { $crossed } căsuță tăiată
        [few] { $crossed } căsuțe tăiate
       *[other] { $crossed } de căsuțe tăiate
      }.
    [g] Verdele se potrivește: { $crossed ->
        [one] { $crossed } căsuță tăiată
        [few] { $crossed } căsuțe tăiate
       *[other] { $crossed } de căsuțe tăiate
      }.
    [b] Albastrul se potrivește: { $crossed ->
        [one] { $crossed } căsuță tăiată
        [few] { $crossed } căsuțe tăiate
       *[other] { $crossed } de căsuțe tăiate
      }.
   *[p] Movul se potrivește: { $crossed ->
        [one] { $crossed } căsuță tăiată
        [few] { $crossed } căsuțe tăiate
       *[other] { $crossed } de căsuțe tăiate
      }.
  } { $misfit ->
    [r] Roșul nu:
    [o] Portocaliul nu:
    [y] Galbenul nu:
    [g] Verdele nu:
    [b] Albastrul nu:
   *[p] Movul nu:
  } { $dice ->
      [one] { $dice } zar
      [few] { $dice } zaruri
     *[other] { $dice } de zaruri
    }, dar { $free ->
    [one] { $free } căsuță liberă
    [few] { $free } căsuțe libere
   *[other] { $free } de căsuțe libere
  }. Așa că rămâne pe dinafară. Tot ce se potrivește trebuie tăiat.
learn-onecard-fit-alt = O carte înainte și după: { $crossed ->
    [one] e tăiată { $crossed } căsuță
    [few] sunt tăiate { $crossed } căsuțe
   *[other] sunt tăiate { $crossed } de căsuțe
  }. Un rând cu { $free ->
    [one] { $free } căsuță liberă
    [few] { $free } căsuțe libere
   *[other] { $free } de căsuțe libere
  } rămâne cum era, fiindcă { $dice ->
    [one] { $dice } zar arată
    [few] { $dice } zaruri arată
   *[other] { $dice } de zaruri arată
  } culoarea lui.

## Scoring a card
learn-onecard-score = Trei rânduri complete
learn-onecard-score-short = Punctezi cartea
learn-onecard-score-text = Cu { $needed ->
    [one] { $needed } rând complet
    [few] { $needed } sau mai multe rânduri complete
   *[other] { $needed } sau mai multe rânduri complete
  }, o carte e punctată pe loc. Numeri căsuțele din rândurile ei complete și sorii ei. Apoi tragi o carte nouă.
learn-onecard-score-alt = O aruncare completează două rânduri de pe o carte. Acum { $rows ->
    [one] { $rows } rând e complet
    [few] { $rows } rânduri sunt complete
   *[other] { $rows } de rânduri sunt complete
  }: { $boxes ->
      [one] { $boxes } căsuță
      [few] { $boxes } căsuțe
     *[other] { $boxes } de căsuțe
    } și { $bonus } pentru un soare fac { $points ->
      [one] { $points } punct
      [few] { $points } puncte
     *[other] { $points } de puncte
    }.

## Suns
learn-onecard-sun = Un soare sau amândoi
learn-onecard-sun-short = Sori
learn-onecard-sun-text = Un soare contează dacă rândul lui e complet când cartea e punctată.
learn-onecard-sun-alt = Aceeași carte punctată de trei ori: fără soare, cu un soare și cu amândoi.
learn-onecard-sun-none = **Fără soare:** numai căsuțele
learn-onecard-sun-one = **Un soare:** { $one ->
    [one] { $one } punct
    [few] { $one } puncte
   *[other] { $one } de puncte
  } în plus
learn-onecard-sun-both = **Ambii sori:** { $both ->
    [one] { $both } punct
    [few] { $both } puncte
   *[other] { $both } de puncte
  } în plus

## A question
learn-onecard-check = Cât valorează această carte?
learn-onecard-check-text = Tocmai a fost punctată. O singură aruncare i-a completat două rânduri, deci contează amândouă.
learn-onecard-check-answers = Puncte
learn-onecard-check-alt = O carte cu { $rows ->
    [one] { $rows } rând complet
    [few] { $rows } rânduri complete
   *[other] { $rows } de rânduri complete
  } de câte patru căsuțe, dintre care { $suns } cu soare.
learn-onecard-check-fewer = Acestea sunt căsuțele. Mai sunt și sorii.
learn-onecard-check-some = Mai uită-te o dată: amândoi sorii sunt pe rânduri complete.
learn-onecard-check-right = { $rows ->
    [one] { $rows } rând complet aduce
    [few] { $rows } rânduri complete aduc
   *[other] { $rows } de rânduri complete aduc
  } { $fewer }, iar amândoi sorii încă { $both }.

## The end
learn-onecard-end = Patru cărți încheie jocul
learn-onecard-end-short = Sfârșitul
learn-onecard-end-text = Runda în care cineva punctează a { $last }-a carte e ultima. Apoi contează rândurile complete de pe cărțile neterminate, dar nu și sorii. Câștigă cine are mai multe puncte, nu mai multe cărți.
learn-onecard-end-alt = Tu ai punctat { $scored ->
    [one] { $scored } carte
    [few] { $scored } cărți
   *[other] { $scored } de cărți
  } și ai { $mine ->
    [one] { $mine } punct
    [few] { $mine } puncte
   *[other] { $mine } de puncte
  }. Celălalt jucător a punctat { $theirs ->
    [one] { $theirs } carte
    [few] { $theirs } cărți
   *[other] { $theirs } de cărți
  } și câștigă cu { $others ->
    [one] { $others } punct
    [few] { $others } puncte
   *[other] { $others } de puncte
  }.
learn-onecard-end-you = Tu ai încheiat jocul.
learn-onecard-end-other = Celălalt jucător câștigă, cu { $rest ->
    [one] { $rest } punct
    [few] { $rest } puncte
   *[other] { $rest } de puncte
  } pentru un rând complet de pe o carte neterminată.

## The draft
learn-onecard-draft = Pentru variație: draftul
learn-onecard-draft-short = Draft
learn-onecard-draft-text = După ce ai prins jocul, îți poți alege cărțile. E o opțiune.
learn-onecard-draft-alt = { $dealt ->
    [one] Se împarte { $dealt } carte
    [few] Se împart { $dealt } cărți
   *[other] Se împart { $dealt } de cărți
  }, dintre care { $held ->
    [one] se păstrează { $held }
   *[other] se păstrează { $held }
  }. Lângă pachet { $open ->
    [one] e { $open } carte la vedere.
    [few] sunt { $open } cărți la vedere.
   *[other] sunt { $open } de cărți la vedere.
  }
learn-onecard-draft-hold = Din { $dealt ->
    [one] { $dealt } carte
    [few] { $dealt } cărți
   *[other] { $dealt } de cărți
  } păstrezi { $held } și joci cu toate.
learn-onecard-draft-open = Cine punctează o carte ia una dintre cele { $open ->
    [one] { $open } la vedere
    [few] { $open } la vedere
   *[other] { $open } la vedere
  }.

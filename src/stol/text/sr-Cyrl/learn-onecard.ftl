# Everything on 1 Card in two minutes. No number is written here: the figures count them. NAME-short has room for 18
# letters. „Сопствени шпил” is the message option-onecard-deck.

learn-onecard-deck = **Ове карте су наше.** Списак штампаних карата, колико знамо, није нигде објављен, па смо направили шпил који одговара свему што пише у правилнику. Ако имате игру, можете да унесете њене карте кад подешавате сто, под „Сопствени шпил”: O3.

## A card and the dice
learn-onecard-card = Карте и коцкице
learn-onecard-card-short = Карте и коцкице
learn-onecard-card-text = { $each ->
    [one] Пред сваким играчем је { $each } карта, коју виде сви.
    [few] Пред сваким играчем су { $each } карте, које виде сви.
   *[other] Пред сваким играчем је { $each } карата, које виде сви.
  } { $dice ->
    [one] Сви користе исту { $dice } коцкицу.
    [few] Сви користе исте { $dice } коцкице.
   *[other] Сви користе истих { $dice } коцкица.
  } Попуните редове на својим картама.
learn-onecard-card-aside = { $cards ->
    [one] Ова { $cards } карта чини наш сопствени шпил: O3.
    [few] Ове { $cards } карте чине наш сопствени шпил: O3.
   *[other] Ових { $cards } карата чини наш сопствени шпил: O3.
  }
learn-onecard-card-alt = Карта са { $rows ->
    [one] { $rows } редом
    [few] { $rows } реда
   *[other] { $rows } редова
  } поља, од којих { $suns ->
    [one] је { $suns }
    [few] су { $suns }
   *[other] је { $suns }
  } са сунцем, и { $dice ->
    [one] { $dice } коцкица
    [few] { $dice } коцкице
   *[other] { $dice } коцкица
  }.
learn-onecard-card-row = **Ред**
learn-onecard-card-row-more = једна боја; кад је попуњен, вреди колико има поља
learn-onecard-card-sun = **Сунце**
learn-onecard-card-sun-more = у { $suns ->
    [one] { $suns } реду
    [few] { $suns } реда
   *[other] { $suns } редова
  } сваке карте: додатни поени
learn-onecard-card-full = **Попуњени редови**
learn-onecard-card-full-more = кад их је { $needed }, карта је освојена
learn-onecard-card-dice = { $dice ->
    [one] { $dice } коцкица
    [few] { $dice } коцкице
   *[other] { $dice } коцкица
  }, { $colours ->
    [one] { $colours } боја
    [few] { $colours } боје
   *[other] { $colours } боја
  }, на свакој страни по једна.

## Rolling
learn-onecard-roll = Бацање
learn-onecard-roll-short = Бацање
learn-onecard-roll-text = Баца један играч. Задржава шта хоће, а остало баца поново, највише { $rerolls ->
    [one] { $rerolls } пут
    [few] { $rerolls } пута
   *[other] { $rerolls } пута
  }. После сваке рунде коцкице добија следећи играч.
learn-onecard-roll-alt = { $dice ->
    [one] Бачена је { $dice } коцкица
    [few] Бачене су { $dice } коцкице
   *[other] Бачено је { $dice } коцкица
  }, а { $kept ->
    [one] { $kept } је задржана
    [few] { $kept } су задржане
   *[other] { $kept } је задржано
  }. Касније се поново { $again ->
    [one] баца још { $again }.
    [few] бацају још { $again }.
   *[other] баца још { $again }.
  }
learn-onecard-roll-first = { $dice ->
    [one] Баца се { $dice } коцкица.
    [few] Бацају се све { $dice } коцкице.
   *[other] Баца се свих { $dice } коцкица.
  } { $kept ->
    [one] Овде је { $kept } задржана.
    [few] Овде су { $kept } задржане.
   *[other] Овде је { $kept } задржано.
  }
learn-onecard-roll-second = Остале се бацају поново. И задржана коцкица сме сад да се баци.
learn-onecard-roll-last = Још једанпут. Ово бацање важи, и то за све.

## Using the roll
learn-onecard-use = Бацање користе сви
learn-onecard-use-short = Користе га сви
learn-onecard-use-text = Сви истовремено, ма ко бацао. Свако користи бацање на **једној** својој карти и слева прецртава по једно поље за сваку коцкицу која стаје. Или каже „даље”.
learn-onecard-use-alt = Једно бацање и два играча са по две карте. Обоје имају прецртана поља на једној од својих карата.
learn-onecard-use-you = Ви: { $mine ->
    [one] { $mine } поље на једној карти.
   *[other] { $mine } поља на једној карти.
  }
learn-onecard-use-other = Други играч: { $others ->
    [one] { $others } поље.
   *[other] { $others } поља.
  }

## What fits
learn-onecard-fit = Све коцкице једне боје, или ниједна
learn-onecard-fit-short = Шта стаје
learn-onecard-fit-text = { $fits ->
    [r] Црвена
    [o] Наранџаста
    [y] Жута
    [g] Зелена
    [b] Плава
   *[p] Љубичаста
  } стаје: { $crossed ->
    [one] прецртава се { $crossed } поље.
    [few] прецртавају се { $crossed } поља.
   *[other] прецртава се { $crossed } поља.
  } { $misfit ->
    [r] Црвена
    [o] Наранџаста
    [y] Жута
    [g] Зелена
    [b] Плава
   *[p] Љубичаста
  } не стаје: { $dice ->
    [one] { $dice } коцкица
    [few] { $dice } коцкице
   *[other] { $dice } коцкица
  }, а само { $free ->
    [one] { $free } слободно поље.
    [few] { $free } слободна поља.
   *[other] { $free } слободних поља.
  } Зато се прескаче. Све што стаје мора да се прецрта.
learn-onecard-fit-alt = Карта пре и после: { $crossed ->
    [one] прецртано је { $crossed } поље
    [few] прецртана су { $crossed } поља
   *[other] прецртано је { $crossed } поља
  }. Ред са { $free ->
    [one] { $free } слободним пољем
    [few] { $free } слободна поља
   *[other] { $free } слободних поља
  } остаје какав јесте, јер његову боју { $dice ->
    [one] показује { $dice } коцкица
    [few] показују { $dice } коцкице
   *[other] показује { $dice } коцкица
  }.

## Scoring a card
learn-onecard-score = Три попуњена реда
learn-onecard-score-short = Освајање карте
learn-onecard-score-text = Са { $needed ->
    [one] { $needed } попуњеним редом
    [few] { $needed } или више попуњених редова
   *[other] { $needed } или више попуњених редова
  } карта је одмах освојена. Рачунају се поља у попуњеним редовима и сунца. Затим извуците нову карту.
learn-onecard-score-alt = Једно бацање попуњава два реда на карти. { $rows ->
    [one] Сада је попуњен { $rows } ред
    [few] Сада су попуњена { $rows } реда
   *[other] Сада је попуњено { $rows } редова
  }: { $boxes ->
    [one] { $boxes } поље
   *[other] { $boxes } поља
  } и { $bonus } за сунце, укупно { $points ->
    [one] { $points } поен
   *[other] { $points } поена
  }.

## Suns
learn-onecard-sun = Једно сунце, или оба
learn-onecard-sun-short = Сунца
learn-onecard-sun-text = Сунце се рачуна ако је његов ред попуњен у тренутку кад је карта освојена.
learn-onecard-sun-alt = Иста карта освојена три пута: без сунца, са једним и са оба.
learn-onecard-sun-none = **Без сунца:** само поља
learn-onecard-sun-one = **Једно сунце:** { $one ->
    [one] још { $one } поен
   *[other] још { $one } поена
  }
learn-onecard-sun-both = **Оба сунца:** { $both ->
    [one] још { $both } поен
   *[other] још { $both } поена
  }

## A question
learn-onecard-check = Колико вреди ова карта?
learn-onecard-check-text = Управо је освојена. Једно бацање је попунило два њена реда, па се рачунају оба.
learn-onecard-check-answers = Поени
learn-onecard-check-alt = Карта са { $rows ->
    [one] { $rows } попуњеним редом
    [few] { $rows } попуњена реда
   *[other] { $rows } попуњених редова
  } од по четири поља; са сунцем { $suns ->
    [one] је { $suns }
    [few] су { $suns }
   *[other] је { $suns }
  }.
learn-onecard-check-fewer = То су само поља. Али ту су и сунца.
learn-onecard-check-some = Погледајте још једном: оба сунца су у попуњеним редовима.
learn-onecard-check-right = { $rows ->
    [one] { $rows } попуњен ред доноси
    [few] { $rows } попуњена реда доносе
   *[other] { $rows } попуњених редова доноси
  } { $fewer }, а оба сунца још { $both }.

## The end
learn-onecard-end = Крај са четвртом картом
learn-onecard-end-short = Крај
learn-onecard-end-text = Рунда у којој неко освоји { $last }. карту је завршна. Тада се рачунају и попуњени редови незавршених карата, али без сунаца. Побеђује ко има највише поена, а не највише карата.
learn-onecard-end-alt = Ви имате { $scored ->
    [one] { $scored } освојену карту
    [few] { $scored } освојене карте
   *[other] { $scored } освојених карата
  } за { $mine ->
    [one] { $mine } поен
   *[other] { $mine } поена
  }. Други играч има { $theirs ->
    [one] { $theirs } освојену карту
    [few] { $theirs } освојене карте
   *[other] { $theirs } освојених карата
  } и побеђује са { $others ->
    [one] { $others } поеном
   *[other] { $others } поена
  }.
learn-onecard-end-you = Ви сте завршили игру.
learn-onecard-end-other = Други играч побеђује, уз { $rest ->
    [one] { $rest } поен
   *[other] { $rest } поена
  } за попуњен ред незавршене карте.

## The draft
learn-onecard-draft = За промену: драфт
learn-onecard-draft-short = Драфт
learn-onecard-draft-text = Кад упознате игру, можете и да бирате карте. То је опција.
learn-onecard-draft-alt = { $dealt ->
    [one] Подељена је { $dealt } карта
    [few] Подељене су { $dealt } карте
   *[other] Подељено је { $dealt } карата
  }, { $held ->
    [one] { $held } је задржана
    [few] { $held } су задржане
   *[other] { $held } је задржано
  }. Поред шпила { $open ->
    [one] је { $open } отворена карта.
    [few] су { $open } отворене карте.
   *[other] је { $open } отворених карата.
  }
learn-onecard-draft-hold = Од { $dealt ->
    [one] { $dealt } карте
    [few] { $dealt } карте
   *[other] { $dealt } карата
  } задржите { $held } и играјте са свима.
learn-onecard-draft-open = Ко освоји карту, узима једну од { $open ->
    [one] { $open } отворене карте
    [few] { $open } отворене карте
   *[other] { $open } отворених карата
  }.

# The home page. Buttons: up to 14 letters; home-GAME-about: up to 70 letters.

home-title = stol: четири друштвене игре
home-description = Pixies, Everything on 1 Card, Clustered и Ingenious у прегледачу: научите их за неколико минута, играјте сами или с пријатељима преко линка. Без регистрације.
home-head = Четири игре, један сто.
home-lead = Играјте сами против ботова (рачунарских противника) или с пријатељима преко линка. Без регистрације.

home-pixies-players = 2–6 играча
home-pixies-about = Попуните девет поља картама и бирајте која остаје одозго.
home-onecard-players = 2–4 играча
home-onecard-about = Пет заједничких коцкица: прецртавајте поља на својим картама.
home-clustered-players = 1–8 играча
home-clustered-about = Карте леже једна уз другу ако деле две од три особине.
home-ingenious-players = 1–4 играча
home-ingenious-about = Градите линије у шест боја: најслабија је ваш резултат.

home-play = Играј одмах
home-play-label = Играј одмах: { $game }
home-learn = Научи игру
home-learn-label = Научи игру: { $game }
home-setup = Подеси
home-setup-label = Подеси: { $game }

home-running = Ваши столови
home-finished = Завршене партије
home-row = { $game }, { $progress }

home-filters = Који столови
home-show-all = Сви: { $count }
home-show-turn = Ваш потез: { $count }
home-show-others = Чекате: { $count }
home-show-hidden = Скривени: { $count }
home-nothing = Таквих столова нема.
home-later = Новији столови
home-earlier = Још столова
row-leave = { $table }: предај, затвори или сакриј
row-unread = { $count ->
    [one] { $count } нова порука
    [few] { $count } нове поруке
   *[other] { $count } нових порука
  }
row-score = { $outcome ->
    [won] победа, { $points }
    [shared] подељена победа, { $points }
    [lost] пораз, { $points }
   *[watched] { $points }
  }
row-resigned = { $you ->
    [yes] предали сте
   *[no] предаја: { $names }
  }
row-closed = затворен
row-unreadable = Овај сто не може да се прочита.

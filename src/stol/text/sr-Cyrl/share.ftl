share-open = Подели
share-send = Пошаљите овај линк: уз њега се приказује слика.
share-foot = Играјте и ви: у прегледачу, без налога.
share-picture = { $game }: табла на крају партије и поени свих играча
share-picture-invited = { $game }: празна табла и ко седи за столом
share-picture-daily = Празна табла, као на почетку сваке партије
share-invited-head = { $name } вам чува место.
share-invited-about = { $free ->
    [one] { $game }: слободно је { $free } место од { $count }
    [few] { $game }: слободна су { $free } места од { $count }
   *[other] { $game }: слободно је { $free } места од { $count }
  }
share-sit = За сто
share-daily-head = Исто дељење за све. Докле ћете ви стићи?

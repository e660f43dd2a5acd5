# Links to a game, with a picture of the board, as they look in messengers and on other sites.

share-open = Share
share-send = Send this link: it shows the picture.
# In the picture, below the board.
share-foot = Play it too, in your browser and without an account.
share-picture = The board of { $game } at the end of the game, with everybody’s points
share-picture-invited = The empty board of { $game }, and who sits at the table
share-picture-daily = The empty board, as every game begins
# $name: who opened the table.
share-invited-head = { $name } keeps a seat for you.
# $count: all seats.
share-invited-about = { $free ->
    [one] { $game }: { $free } of { $count } seats is free
   *[other] { $game }: { $free } of { $count } seats are free
  }
share-sit = Go to the table
share-daily-head = The same deal for everybody. How far do you get?

# The home page.

home-title = stol: four games, one table
# Shown with links to the home page elsewhere.
home-description = Pixies, Everything on 1 Card, Clustered and Ingenious in the browser: learn them in minutes, play alone or with friends by a link. No account.
home-head = Four games, one table.
home-lead = Alone against computer players, or with friends by a link. No account.

# Each game: how many can play, and in one line what it is (up to 70 letters; true for every number of players).
home-pixies-players = 2–6 players
home-pixies-about = Fill nine cells with cards, and choose which one stays on top.
home-onecard-players = 2–4 players
home-onecard-about = Five dice for everybody cross off boxes on cards of your own.
home-clustered-players = 1–8 players
home-clustered-about = Cards lie side by side if two of three things match.
home-ingenious-players = 1–4 players
home-ingenious-about = Make lines of all six colours: your lowest one is your score.

# Buttons of each game: up to 14 letters. The labels are for screen readers; $game is the game’s title.
home-play = Play now
home-play-label = Play now: { $game }
home-learn = Learn
home-learn-label = Learn { $game }
home-setup = Set up
home-setup-label = Set up: { $game }

# Lists of tables. $game is the game’s title, $progress how far it has come, such as “round 2 of 3”.
home-running = Your tables
home-finished = Finished
home-row = { $game }, { $progress }

# Links to some of the tables: all, those that wait for the visitor or for others, hidden ones. $count is a number.
home-filters = Which tables
home-show-all = All: { $count }
home-show-turn = Your turn: { $count }
home-show-others = Waiting: { $count }
home-show-hidden = Hidden: { $count }
home-nothing = There are none of these.
# Links to other pages of a list, whose first page has the latest tables.
home-later = Later tables
home-earlier = More tables
# A row of a list. $table names the table; $points are those of all players, such as 74 : 61, the visitor’s first; $outcome: won, shared, lost, watched.
row-leave = { $table }: resign, close or hide
row-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
  }
row-score = { $outcome ->
    [won] won, { $points }
    [shared] shared win, { $points }
    [lost] lost, { $points }
   *[watched] { $points }
  }
# $names are those of the players who resigned; $you is yes if it is the reader alone.
row-resigned = { $you ->
    [yes] you resigned
   *[no] resigned: { $names }
  }
# Of a table.
row-closed = closed
row-unreadable = This table can’t be read.

# The pages beside the table: home, set-up, waiting room, result, plain messages.

# The top of every page: who looks. $name is the visitor's name.
me-nobody = Your name
me-label = { $name }: your name
me-name = Your name
me-save = Save

join-title = Join a table
join-head = Join a table
join-lead = Type the code that somebody has given to you.
join-code = Got a code?
join-example = KARUM OBIDE
join-go = Join
# $code is what was typed.
join-wrong = There is no table with the code { $code }. Codes look like KARUM OBIDE.

setup-title = Set up a table
setup-head = Set up a table
setup-game = Game
setup-update = Update
setup-seats = Who sits where
setup-rules = Options
setup-presets = Ways to play
setup-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
# Below the chosen number: $least and $most are the numbers of players that the game allows.
setup-of = { $most ->
    [one] { $least } to { $most } player
   *[other] { $least } to { $most } players
  }
setup-fewer = Fewer players
setup-more = More players
# $number counts from 1.
seat-number = Seat { $number }
setup-you = { $name } (you)
setup-here = Guest on this device
setup-free = Open, by link
setup-bots = Computer players
# A computer player at a seat. Room for about 14 letters, so the level comes first: the rest may be cut off. $level: novice, casual, club, expert, master.
setup-bot = { $level ->
    [novice] Novice computer
    [casual] Casual computer
    [club] Club computer
    [expert] Expert computer
   *[master] Master computer
  }
setup-chat = Chat
setup-chat-about = Short words beside the table.
setup-watch = Others may watch
setup-watch-about = They see what lies open.
setup-hints = Hints
setup-hints-about = Whoever is to play may ask for the best moves. Switched off, stol gives no hints for this game, here or elsewhere; help from outside it can’t see.
setup-levels = How strong are the computer players?
# Below the levels of computer players, each with a number.
setup-levels-strength = The numbers are strengths with so many players, on the scale of “My games”. Whoever has 200 more wins three games of four.
setup-open = Open the table
# Names of those who play on the host’s device. $number counts seats from 1.
setup-guests = Guests on this device
setup-guest = Guest on seat { $number }
setup-guest-about = How this player is called at the table.
# The summary of forms in which a shared device names its players. Room for 25 letters.
names = Names of the players

# The levels where they stand alone.
level-novice = Novice
level-novice-about = Sees few of its moves and takes what pays most at once.
level-casual = Casual
level-casual-about = Overlooks some moves and takes what pays most at once.
level-club = Club
level-club-about = Overlooks little and thinks a little ahead.
level-expert = Expert
level-expert-about = Overlooks next to nothing and thinks ahead.
level-master = Master
level-master-about = The strongest there is: up to a second a move.

preset-classic = Classic
preset-solo = Solo
preset-flower-power = Flower Power
preset-draft = Draft
preset-fast = Fast
preset-bonuses = Bonuses
preset-expanded = Six players
preset-teams = Teams
preset-open-teams = Open teams

option-pixies-flower_power = Flower Power
option-pixies-flower_power-about = Fourteen cards of two colours more. Up to six players.
option-onecard-draft = Draft
option-onecard-draft-about = Hold three of five cards, and choose new ones from an open display.
option-onecard-deck = Own deck
option-onecard-deck-about = Thirty cards of your own in place of ours.
option-onecard-deck-example = 01 o3s y2 g4s b5 p6
    02 …
option-clustered-third_joker = Third joker
option-clustered-third_joker-about = Who plays with three jokers instead of two.
option-clustered-third_joker-none = Nobody
option-clustered-third_joker-all = All
option-clustered-third_joker-seats = Some
option-clustered-table = Table
option-clustered-table-about = Its edge, in cards. Left empty, there is room for every card.
option-clustered-table-width = Width
option-clustered-table-height = Height
option-clustered-fast = Fast
option-clustered-fast-about = Draw two cards and discard one at the end of each turn.
option-clustered-first_bonus = Bonus for the first
option-clustered-first_bonus-about = 2 points each for the first 2 × 3 rectangle and the first run of five.
option-clustered-largest_bonus = Bonus for the largest
option-clustered-largest_bonus-about = 2 points each for the largest rectangle and the longest run.
option-ingenious-teams = Teams
option-ingenious-teams-about = Four players; partners sit opposite and share one track for each colour.
option-ingenious-open_partners = Partners show their tiles
option-ingenious-open_partners-about = In teams only: partners see each other’s racks.

waiting-title = { $game }: waiting
# $open is the number of free seats.
waiting-head = { $open ->
    [1] Waiting for one player
    [one] Waiting for { $open } player
   *[other] Waiting for { $open } players
  }
waiting-lead = The game begins as soon as every seat is taken.
waiting-seats = Who sits where
waiting-you = That is you
waiting-guest = Here by the link
waiting-host = Host of the table
# Room for 9 letters.
waiting-free = Open seat
waiting-sit = Sit down
waiting-sit-label = Sit down here: seat { $number }
waiting-name = Your name
# A heading; below it stand the code, the link and a QR code.
waiting-invite = Invite others
waiting-link = Link to this table
waiting-qr = The link as a QR code
# Room for 14 letters.
waiting-copy = Copy link
waiting-copied = Copied
waiting-again = Look again
waiting-bots = Rather not wait?
waiting-bots-about = Let a computer player sit down.
waiting-level = Level
waiting-bot-label = Let a computer player sit here: seat { $number }
waiting-watch = You can watch as soon as the game has begun.

# Who won. $margin is a number of points; it is left out where the points are equal and the rules decide by something else.
# $headline is one of the messages below. $name is the winner's name, $you is yes if the winner is the visitor. $names is a
# list of names, joined by the language; with $you = yes it begins with the message “you”.
result-title = { $game }: { $headline }
result-win = { $you ->
    [yes] { $margin ->
        [one] You win by { $margin } point.
       *[other] You win by { $margin } points.
      }
   *[no] { $margin ->
        [one] { $name } wins by { $margin } point.
       *[other] { $name } wins by { $margin } points.
      }
  }
result-win-even = { $you ->
    [yes] You win on the tie-break.
   *[no] { $name } wins on the tie-break.
  }
result-team = { $you ->
    [yes] { $margin ->
        [one] { $names } win by { $margin } point.
       *[other] { $names } win by { $margin } points.
      }
   *[no] { $margin ->
        [one] { $names } win by { $margin } point.
       *[other] { $names } win by { $margin } points.
      }
  }
result-team-even = { $you ->
    [yes] { $names } win on the tie-break.
   *[no] { $names } win on the tie-break.
  }
result-shared = { $you ->
    [yes] { $names } share the win.
   *[no] { $names } share the win.
  }
result-solo = { $count ->
    [1] One point.
    [one] { $count } point.
   *[other] { $count } points.
  }
result-rematch = Rematch
result-record = Record
result-table = See the table
result-home = Home
result-scores = Scores

message-home = Home
message-back = Back to the table
message-again = Try again
message-400 = That can’t be read.
message-400-text = What was sent is not what this page expects. Go back and try it once more.
message-403 = This is not yours to do.
message-403-text = The seat belongs to somebody else, or the table is not open for watching.
message-404 = There is nothing here.
message-404-text = The address is wrong, or the table has been cleared away.
message-409 = Somebody was faster.
message-409-text = The table has changed since you last saw it. Look at it again.
message-413 = That is too much.
message-413-text = What was sent is longer than anything that a table needs.
message-429 = Slow down a little.
message-429-text = There were too many requests in a short time. Wait a moment, then try again.
message-500 = Something went wrong here.
message-500-text = It was not your doing. Your tables are kept; try again.
message-503 = Back in a moment.
message-503-text = The server can’t reach its database right now. What was played is kept; try again in a few seconds.
# On a shared device. $name is who has to take it now.
hand-over = { $name } takes the device now
hand-over-text = { $name } is to play. Nobody else should look now.
hand-over-go = I am { $name }

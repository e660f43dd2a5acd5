# The pages beside the table: home, set-up, waiting room, result, plain messages.

# The top of every page: who looks, and in what light.
me-nobody = Your name
me-label = { $name }: name and light
me-name = Your name
me-save = Save
me-light = Light
me-language = Language
# $language is the present language's own name.
me-language-label = Language: { $language }
light-system = System
light-day = Day
light-night = Night

join-title = Join a table
join-head = Join a table
join-lead = Type the code that somebody has given to you.
join-code = Got a code?
join-example = KRUMAV 42
join-go = Join
join-wrong = There is no table with the code { $code }. Codes look like KRUMAV 42.

setup-title = Set up a table
setup-head = Set up a table
setup-game = Game
setup-update = Update
setup-seats = Who sits where
setup-rules = Options
setup-presets = Ways to play
setup-players = { $count ->
    [one] player
   *[other] players
  }
setup-of = { $least } to { $most }
setup-fewer = Fewer players
setup-more = More players
seat-number = Seat { $number }
setup-you = { $name } (you)
setup-here = Guest here
setup-free = Open, by link
setup-bots = Opponents
setup-bot = { $level } opponent
setup-chat = Chat
setup-chat-about = Short words beside the table.
setup-watch = Others may watch
setup-watch-about = They see what lies open.
setup-hints = Hints
setup-hints-about = Whoever is to play may ask for the best moves.
setup-levels = How strong are the opponents?
setup-open = Open the table

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
waiting-head = { $open ->
    [one] Waiting for one player
   *[other] Waiting for { $open } players
  }
waiting-lead = The game begins as soon as every seat is taken.
waiting-seats = Who sits where
waiting-you = That is you
waiting-guest = Came by the link
waiting-host = Opened the table
waiting-free = Open seat
waiting-sit = Sit down
waiting-sit-label = Sit down here: seat { $number }
waiting-name = Your name
waiting-invite = Invite with
waiting-link = Link to this table
waiting-qr = The link as a QR code
waiting-copy = Copy link
waiting-copied = Copied
waiting-again = Look again
waiting-bots = Rather not wait?
waiting-bots-about = Let an opponent sit down.
waiting-level = Level
waiting-bot-label = Let an opponent sit here: seat { $number }
waiting-watch = You can watch as soon as the game has begun.

# Who won. "margin" is in points; it is left out where the points are equal and the rules decide by something else.
result-title = { $game }: { $headline }
result-win = { $you ->
    [yes] You win by { $margin }.
   *[no] { $name } wins by { $margin }.
  }
result-win-even = { $you ->
    [yes] You win on the tie-break.
   *[no] { $name } wins on the tie-break.
  }
result-team = { $names } win by { $margin }.
result-team-even = { $names } win on the tie-break.
result-shared = { $names } share the win.
result-solo = { $count ->
    [one] One point.
   *[other] { $count } points.
  }
list-more = { $all }, { $next }
list-last = { $all } and { $next }
result-rematch = Rematch
result-record = Record
result-table = See the table
result-home = Home
result-scores = Scores

message-home = Home
message-back = Back to the table
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
hand-over = Pass the device to { $name }
hand-over-text = { $name } is to play. Nobody else should look now.
hand-over-go = I am { $name }

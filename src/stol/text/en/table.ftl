# What every table says, whichever game lies on it.

# Stands alone, in place of the visitor's name; also first in a list of names.
you = You
# On phones the pill with whose turn it is has room for 9 letters.
your-turn = Your turn
# $name is a player's name, here and below.
turn-of = { $name } plays
over = The game is over

# A whole number with its sign, for gains and losses. $sign: plus, minus, zero; $number is without its sign.
gain = { $sign ->
    [minus] −{ $number }
    [zero] { $number }
   *[plus] +{ $number }
  }

# A space of a board, such as 3,−1. $x and $y are whole numbers with a minus sign (−), as text.
space = { $x },{ $y }

# The name of a colour, in a list or a sentence. $colour is a letter; $case as in FORM($colours, case: "gen").
colour-name = { $colour ->
    [r] red
    [o] orange
    [y] yellow
    [g] green
    [b] blue
   *[p] purple
  }

# Colours, as one word in a list or a sentence.
colour-r = red
colour-o = orange
colour-y = yellow
colour-g = green
colour-b = blue
colour-p = purple

pixies-title = Pixies
onecard-title = Everything on 1 Card
clustered-title = Clustered
ingenious-title = Ingenious
pixies-tiny-title = Tiny Pixies
onecard-tiny-title = Tiny Everything on 1 Card
clustered-tiny-title = Tiny Clustered
ingenious-tiny-title = Tiny Ingenious
# $turn is the text of the turn pill; $yours is yes if it is the visitor's turn.
page-table = { $yours ->
    [yes] ● { $turn }: { $game }
   *[no] { $game }: { $turn }
  }
home-link = stol, home
tools = Table
notices = Notices
in-words = The table in words

talk = Talk
talk-empty = Nothing has been said yet.
talk-earlier = Earlier messages
talk-word = Your words
talk-send = Say it
# To somebody who watches.
talk-seats-only = Only those who sit at the table can write here.
menu = Menu
# Room for 30 letters.
to-home = Leave the page, keep the seat
watch-link = Link for others to watch
# A move is on its way to the server.
sending = Sending …
reconnecting = Reconnecting …
player = Player { $number }
sitter-here = at the table
sitter-away = away
sitter-stand-in = { $name } plays on meanwhile
leave-to-opponent = { $name }: let a computer player play on
leave-own-to-opponent = Let a computer player play on for me
stood-in = A computer player is playing for you.
take-back = Take your seat back
# $asking is the number of players who want a computer player to play on for $name.
gone = { $asking ->
    [0] { $name } is away. A computer player can play on if all others agree.
    [one] { $name } is away. { $asking } player wants a computer player to play on.
   *[other] { $name } is away. { $asking } players want a computer player to play on.
  }
gone-ask = Let a computer player play on
gone-agree = Agree
gone-asked = { $name } is away. You want a computer player to play on; the others have yet to agree.
undo = Take your move back
undo-asked = You want to take your move back. Something has been seen since, so the others have to agree.
undo-cancel = Leave it
undo-wish = { $name } wants to take the latest move back.
undo-done = { $name } has taken a move back.
undo-agree = Agree
undo-decline = No
rematch-ready = The next game is ready.
rematch-go = Go there
note-moved-on = The table has moved on: this is how it lies now.
note-not-your-turn = The table has moved on: it is not your turn now.
note-stood-in = A computer player plays for you at the moment. Take your seat back first.
note-seat-taken = That seat is taken.
note-still-there = That player is at the table.
note-nobody-there = Nobody needs a stand-in on that seat.
note-no-such-level = There is no computer player of that level.
note-no-talk = Talk is switched off at this table.
note-too-much-talk = That is too long, or too much has been said here.
note-too-many-names = The name on this seat has been changed too often.
# A row of the list of tables. $others is a list of names, joined by the language; $code is a table's code.
row-with = At the table: { $others }
row-alone = Table { $code }
row-waiting = waiting for players
row-invite = Invite
row-result = Result
# $game is a game's title.
preparing = Laying out { $game }
preparing-text = The rules are being prepared. This happens once, and takes less than a minute.
preparing-title = One moment
preparing-look = Look again
compile-failed = The rules of { $game } can’t be prepared on this server. It was tried several times, and its log says why. Tables of this game are kept.
note-nothing-to-undo = There is nothing to take back.
note-too-much-taken-back = Moves have been taken back, and votes been taken, too often at this table: from now on it can only be played to its end.
note-undo-same-deal = Others play the same deal: once something hidden has been seen, nothing can be taken back.
note-undo-not-asked = Nobody asks to take a move back any more: this is how the table lies now.
note-no-record = This table did not begin at the start of a game, so there is no record of it.
note-unreadable-table = What is stored of this table is damaged and can’t be read. The server’s log says why. Your other tables are kept.
note-no-table = There is no table of that name. Perhaps a letter is wrong.
note-not-your-seat = Only who sits there may do that.
note-host-only = Only who opened the table may do that.
note-not-over = The game is not over yet.
note-no-watching = This table is not open for watching.
note-no-game = There is no such game here.
note-foreign = That came from another site’s page, so nothing was done.
note-too-many = Too many requests in a short time. Wait a moment, then try again; nothing is lost.
note-check-failed = Checking this took too long and was stopped. Nothing has changed; try again in a moment.
note-too-much-stored = You have stored as much here as one player may, so nothing more can be opened. What lies idle expires in time; whoever runs the server can make room.
note-bad-host = The name of the server in the request can’t be read. Go to the address that you were given.

# What was sent with a form is missing or can’t be read: one sentence for each field. move, ply, undone … are codes.
field-move = “move” is missing or can’t be read. It has to be one move, as the table offers it. Nothing was changed.
field-ply = “ply” is missing or can’t be read. It has to be the number in the table’s form, a whole number from 0 to 100000. Nothing was changed.
field-undone = “undone” is missing or can’t be read. It has to be the number in the table’s form, a whole number from 0 to 100000. Nothing was changed.
field-outcome = “outcome” is missing or can’t be read. It has to be one card, tile or die, as the table offers it. Nothing was changed.
field-seat = “seat” is missing or can’t be read. It has to be the number of a seat, from 0 to 7. Nothing was changed.
field-name = “name” is missing or can’t be read. It has to be one name of at most 1000 characters. Nothing was changed.
field-level = “level” is missing or can’t be read. It has to be the name of a computer player’s level. Nothing was changed.
field-text = “text” is missing or can’t be read. It has to be one text; up to 200 characters are said. Nothing was changed.
field-key = “key” is missing or can’t be read. It has to be one text of at most 200 characters. Nothing was changed.
field-back = “back” is missing or can’t be read. It has to be the path of a page here, of at most 1000 characters. Nothing was changed.
field-setting = A setting can’t be read. It has to be one of the offered choices. Nothing was changed.
field-language = “language” is missing or can’t be read. It has to be a language of the list. Nothing was changed.

# The label of the button of the chat. $count is the number of messages that the viewer has not read.
talk-unread = { $count ->
    [one] Talk: { $count } new message
   *[other] Talk: { $count } new messages
  }
# A button that is there only without script.
talk-read = I have read this

# Beside the link that is shared, if the visitor uses an address of this machine only.
reach-lan = This link is for others on your network: the address in your browser works on this computer only.
reach-none = Only this computer can open this link. To let others on your network in, start the server with “stol serve --host 0.0.0.0”.

# The list of keys, which the key ? opens; each of the others is named by its button.
keys = Keys
keys-close = Close the list of keys
keys-arrows = Go from space to space
keys-list = This list

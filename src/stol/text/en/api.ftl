# What programs are told by the API, for the people who write them.

note-no-player = Only a player may do that: make one with POST /api/players, and send its token as “Authorization: Bearer TOKEN”.
note-wrong-phrase = That is nobody’s recovery phrase: six words, each of five letters, in their order.
note-wrong-name = That is not your name: type it as it is stored. Nothing was deleted.
note-no-review = Nobody has asked for a review of this game yet: POST to the same address does.
api-not-ready = The rules of { $game } are still being prepared. Try again in a moment; nothing was changed.

# By status, where nothing more is known.
note-status-400 = What was sent can’t be read: { $reason }
note-status-404 = There is nothing at this address. /schema/openapi.json lists all there is.
note-status-405 = This address does not answer that method; the header Allow names those it does.
note-status-413 = That is too large: at most 64 kB are read.
note-status-500 = Something went wrong here. What was done before is kept.
note-database-silent = The database does not answer right now. Nothing is lost; try again in a few seconds.

# A key that a body can't have. "known" lists those that it can have.
api-key-unknown = “{ $key }” is not a key of this request. It can have: { $known }. Nothing was changed.

# A field of a body or a query. "right" is one of the lines below.
api-field-wrong = “{ $field }” is missing or can’t be read. It has to be { $right }. Nothing was changed.
api-field-name = a text of at most 1000 characters
api-field-game = the name of a game, as GET /api/games lists them
api-field-players = a whole number from 1 to 8; in a record, a list of names
api-field-options = an object of options by their names, as GET /api/games lists them
api-field-seats = a list with “you”, “here”, “open” or “bot:LEVEL” for each seat
api-field-chat = true or false
api-field-watch = true or false
api-field-hints = true or false
api-field-typed = true or false
api-field-time = a time such as 10+5 (minutes, and seconds that each move adds), 12h or 3d (for each move)
api-field-time_up = “bot” or “lost”
api-field-deal = a name of up to 40 letters, digits, spaces and hyphens
api-field-begin = an object with the parts of a view that can be seen on a real table, and “turn”
api-field-outcomes = a list of up to 200 outcomes, as GET …/chance lists them
api-field-names = a list of names, one for each seat
api-field-hidden = true or false
api-field-muted = true or false
api-field-message = the number of a chat message, from 0
api-field-count = a whole number from 0 to 100000
api-field-list = “open”, “finished” or “hidden”
api-field-page = a whole number from 1 to 9999
api-field-stol = the number 1, the version of records
api-field-moves = a list of moves, each a text
api-field-result = an object with “scores”, “ranks” and “winners”; null while the game runs
api-field-tags = an object of remarks
api-field-seat = the number of a seat, from 0 to 7
api-field-level = the name of a computer player’s level, as GET /api/games lists them
api-field-move = a text, as the legal moves have it
api-field-ply = a whole number: the ply of the legal moves or the view that this answers, or of a moment of the game
api-field-undone = the number that came with the legal moves, or with the table
api-field-text = a text of which up to 200 characters are said
api-field-part = a whole number from 0 to 8: 0 is what all share, then come players or teams
api-field-do = a text of at most 1000 characters: what is done
api-field-version = a whole number: the version of the part, as the sheet has it; or null
api-field-once = a text of at most 1000 characters
api-field-fields = an object of texts by their names
api-field-key = a text of at most 200 characters

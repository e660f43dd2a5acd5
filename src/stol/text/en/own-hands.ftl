# What a player must not learn at another table: a deal that is played with others, and moves where hints are off.

# In the waiting room of a table with a named deal.
deal-of-several = Other tables can play the same deal: whoever has met it knows what comes, hidden pieces too. stol lets nobody sit down who has met it as the same player, but can’t know who somebody is.

note-deal-in-play = You are playing this deal with others. Until that game is over, other tables of it are closed to you: they would show what is hidden.
note-deal-known = You have met this deal at another table, so you can’t play it with others: you would know what comes.
note-hints-off = At this table there are no hints: until the game is over, nobody can play on from it on the side.
note-hints-off-elsewhere = You have met this position at another table without hints. Until that game is over, you can’t enter it, nor a record that leads to it.
note-too-many-without-hints = You play this game at too many tables without hints to compare them all with this. Finish some of them first.

# What a player must not learn at another table: a deal that is played with others, and moves where hints are off.

# In the waiting room of a table with a named deal.
deal-of-several = The same deal can be played at other tables: whoever has played or seen it knows what comes, hidden pieces too. stol lets no player sit down who knows it, but it can’t tell whether two players are one person.

note-deal-in-play = You are playing this deal with others. Until that game is over, other tables with this deal are closed to you: they would show what is hidden.
note-deal-known = You know this deal from another table, so you can’t play it with others: you would know what comes.
note-hints-off = At this table there are no hints: until the game is over, nobody can try out at another table how it goes on.
note-hints-off-elsewhere = This position is in a game that you play at another table without hints. Until that game is over, you can’t enter it, nor a record that leads to it.
note-too-many-without-hints = You play this game at too many tables without hints to compare them all with this. Finish some of them first.

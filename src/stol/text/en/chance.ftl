# Real cards and dice: the host tells what they show.

setup-typed = Real cards and dice
setup-typed-about = You play with your own cards, tiles and dice and tell what they show; stol referees. Cards that others draw in secret you have to know, too.
# Said to all. $name is the host’s name, or the message chance-host; $you is yes for the host.
chance-real = { $you ->
    [yes] You tell what the real cards and dice show.
   *[no] { $name } tells what the real cards and dice show.
  }
chance-host = The host
# In the turn pill. $kind: card, tile, die, first (who begins).
chance-waits = { $kind ->
    [tile] { $name } deals: waiting for the tile
    [die] { $name } deals: waiting for the die
    [first] { $name } deals: who begins?
   *[card] { $name } deals: waiting for the card
  }
chance-panel = Real cards and dice
chance-text = Type it, or several at once
chance-tell = Enter
# $name is a card, tile or die in words, which stands alone; $count is how many are left.
chance-left = { $name }, { $count } left
chance-correct = Correct the last entry
row-deal = You deal
note-no-real-cards = At this table stol deals the cards and rolls the dice.

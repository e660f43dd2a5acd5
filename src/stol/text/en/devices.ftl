# One player on several devices, and the player's data: pages below /me.

# Links between these pages: their name, then each of them (up to 16 letters).
own-pages = About you
own-devices = Devices
own-data = Your data

devices-page = stol: your devices
devices-head = Your devices
devices-lead = There is no account. Every device keeps a secret of its own; by that, stol knows that it is you.
# For somebody who is not a player yet.
devices-none = This device does not belong to a player yet. It does as soon as you play or give yourself a name.
devices-list = Where you play

# What a device is.
device-phone = Phone
device-tablet = Tablet
device-computer = Computer
device-program = Program
device-unknown = Device
device-this = this device
device-seen = last here on { DATETIME($date, dateStyle: "long") }
# A button, and its label for screen readers. $device is what the device is, such as “Phone Firefox”.
device-out = Sign out
device-out-label = Sign out: { $device }
# A player who has given no name; then in how many games.
device-nameless = a player without a name
device-tables = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
devices-last = This device is the only way to your games, so it can’t be signed out. Make a recovery phrase first.
note-last-device = This device is the only way to your games, so it can’t be signed out. Make a recovery phrase first.
note-no-player-yet = This device does not belong to a player yet. It does as soon as you play or give yourself a name.

# A link that makes another device the player's.
devices-add-head = On another device
devices-add-about = Make a link, and open it there. It works once, for ten minutes.
devices-add = Make a link
devices-link-about = Scan this on the other device, or open the link there. It works once, for ten minutes. Whoever opens it plays as you: show it to nobody.
devices-qr = QR code of the link
devices-link = Link

# Asked when such a link is opened. The players are named on lines of their own.
link-head = Is this you?
link-about = This link gives this device to the player:
link-warning = Go on only if you made the link yourself. If somebody else sent it to you, they would see your games and play in your name.
link-now = On this device you are now:
link-go = Yes, that is me
link-keep = Yes, and keep both players here
link-keep-about = On the page “Devices” you can switch between them.
link-leave = Yes, and forget the other player here
link-no = No, everything stays as it is
note-no-link = This link no longer works. A link works once, for ten minutes: make a new one on your other device.

# The player whom this browser was before.
before-head = The other player
before-about = On this device you can switch to:
before-go = Switch

# Six made-up words on paper, in place of a password.
phrase-head = Recovery phrase
phrase-why = Six words on paper bring you back to your games if all devices are lost.
phrase-made = You made one on { DATETIME($date, dateStyle: "long") }. A new one replaces it.
phrase-make = Make a phrase
phrase-again = Make a new phrase
phrase-about = Write these words down now, in this order: they are shown only once. Whoever has them can play as you.
phrase-done = They are written down

recover-head = Back with the recovery phrase
recover-about = Type the six words in their order. Capital letters and commas don’t matter.
recover-go = Go on
# $words are words that were typed and that no phrase has.
recover-unknown = In no phrase: { $words }. Perhaps a letter is wrong.
recover-length = { $count ->
    [one] A phrase has six words; { $count } was typed.
   *[other] A phrase has six words; { $count } were typed.
  }
recover-wrong = No player has that phrase. Perhaps the words are in another order, or you have made a newer phrase.

data-page = stol: your data
data-head = Your data
data-lead = Your name, your games, your settings. Nothing else is kept.
data-export-head = Take it along
data-export-about = Everything about you in one file (JSON): games with your moves and words, score sheets, settings.
data-export = Save the file

erase-head = Delete everything about you
erase-lead = First you see what goes and what stays.
erase-look = What would be deleted
erase-goes = This is deleted
erase-goes-name = your name, your settings, and what you have learned here
erase-goes-alone = games without other people, with their reviews
erase-goes-sheets = your score sheets
erase-goes-devices = all devices, links and the recovery phrase: no device knows you any more
erase-goes-notices = addresses for notices, and notices that were not sent yet
erase-stays = This stays
erase-stays-shared = games with other people: your moves remain, without your name and what you wrote
erase-stays-copies = what others have saved or copied
erase-for-good = Nobody can bring it back.
# $name is the player’s name, which has to be typed.
erase-name = To delete it, type your name: { $name }
erase-wrong-name = That is not the name above. Nothing was deleted.
erase-go = Delete everything
erase-no = Keep everything
erased-head = Everything is deleted
erased-about = This device is nobody’s now. You can play on at any time, as somebody new.

# Notices: what players are told when they are not here, by push messages of the browser and by mail.

# The link to the page: up to 16 letters.
own-notices = Notices
notices-page = stol: notices
notices-head = Notices
notices-lead = You are not told what you see at a table anyway.

# Push messages of the browser.
notices-push-head = On this device
notices-push-about = The browser tells you, even if stol is not open.
notices-push-on = Notify me here
notices-push-refused = This browser does not allow notices from this site. You can change that in its settings for this site.
notices-push-failed = Notices do not work in this browser. On iPhone and iPad, add stol to the home screen first.
notices-push-script = Notices need a browser with scripts.
notices-remove = Remove
# $where is a device or an address for mail.
notices-remove-label = Remove: { $where }

# Mail.
notices-mail-head = By mail
notices-mail-about = At most one mail an hour, and only if you have not been here since. You confirm the address by a link.
notices-mail-waits = not confirmed yet: look into your mailbox
notices-mail-address = Address
notices-mail-add = Send a mail to confirm it
notices-mail-wrong = That is not a mail address. It looks like this: ana@example.com.
notices-wishes-head = What you are told

# What one can be told; below each, where.
notices-kind-turn = It is your turn
notices-kind-time = Your time for a move is running out
notices-kind-invited = Somebody invites you
notices-kind-rematch = Somebody wants a rematch
notices-kind-finished = A game is over
notices-by-push = on devices
notices-by-mail = by mail

# The hours in which nothing is sent.
notices-night = At night
notices-night-about = What happens then is told in the morning, all together. If both hours are the same, you are told at night, too.
notices-night-from = From
notices-night-to = To
notices-zone = Time zone
notices-save = Save

# What was refused, and why.
note-no-mail = This server sends no mail.
note-no-address = This link no longer works: the address was removed, or was not confirmed within a day.
note-too-many-addresses = Too many mails to confirm an address. Try again tomorrow.
field-endpoint = A browser’s subscription needs a public https address and its keys.

# Links in mails ask before they do anything: on confirms the address, off ends mails to it.
mail-on-head = Notices to this address?
mail-on-about = If you confirm, mails tell you when it is your turn. If you have not asked for this, close the page: nothing happens.
mail-on-go = Yes, notify me here
mail-on-done = Notices come by mail now
mail-on-done-about = Every mail has a link that ends them.
mail-off-head = No more mails?
mail-off-about = Nothing will be sent to this address any more.
mail-off-go = Stop mails
mail-off-done = No more mails are sent
mail-off-done-about = On the page “Notices” you can turn them on again.

# A notice: what it is about, with room for some thirty letters.
notice-turn = It is your turn
notice-time = Your time is running out
notice-invited = You are invited
notice-rematch = A rematch is waiting
notice-finished = The game is over
# $game is the title of a game, $others the names of the others at the table.
notice-at = { $game }, with: { $others }
# Several notices together, each in a line. $what is one of the notices above, $where the game and the others.
notice-line = { $what }: { $where }
# $count is how many tables there is news of, two or more.
notice-several = { $count ->
    [one] News from { $count } table
   *[other] News from { $count } tables
  }

# Mails. Below the first two there is an address.
notice-mail-foot = What you are told, and when:
notice-mail-stop = No more mails:
notice-confirm-subject = Notices to this address?
notice-confirm-text = Somebody has entered this address at stol, to be told when it is their turn. If that was you, open this link and confirm it. If not, you need not do anything.

# The command line.
cli-serve-smtp = The mail server for notices: smtp://USER:PASSWORD@HOST:587 or smtps://…; STOL_SMTP in the environment is safer.
cli-serve-mail-from = The sender of mails.
cli-serve-public-url = Where people reach this server; links in mails begin with it.
cli-serve-push-hosts = Hosts, separated by commas, that may be sent push messages though they are not public, or without https.
cli-serve-smtp-unread = --smtp can’t be read: it has to be like smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the start.
cli-serve-smtp-lacks = --smtp needs --mail-from and --public-url, too.
cli-admin-kind-links = links
cli-admin-kind-notices = notices
cli-admin-kind-addresses = unconfirmed addresses

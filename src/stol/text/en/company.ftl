# People from earlier games, inviting them, and invitations to their tables.

# The link to the page: up to 16 letters.
own-people = People
people-page = stol: people
company-head = People you have played with
company-lead = Invite them to play again, or block somebody.
company-none = Nobody yet. Whoever sits at a table with you appears here.
# $game: the title of the game.
company-table = You wait at a table: { $game }
# Below the name of somebody who is kept away.
company-blocked = Blocked: no invitations, and no tables together through the lobby.
company-block = Block
# $name: of the other player.
company-block-label = Block: { $name }
company-unblock = Unblock
company-unblock-label = Unblock: { $name }
# A button beside a name: opens a table as the latest one together, and invites. Up to 16 letters.
company-again = Play again
# $name: of the other player.
company-again-label = Play again: { $name }
# In the waiting room.
company-slip = Invite people you know
company-invite = Invite
company-invite-label = Invite: { $name }
# Beside a name, in place of the button.
company-invited = Invited
invitations-head = Invitations
# $name: who invites. $game: the title of the game.
invitation = { $name } invites you to { $game }
invitation-join = Join
invitation-join-label = Join: { $game }, { $name }
invitation-refuse = No thanks
invitation-refuse-label = No thanks: { $game }, { $name }

note-no-companion = You have not played with this person, or you have blocked them.

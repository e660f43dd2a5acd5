# People from earlier games, inviting them, and invitations to their tables.

# The link to the page: up to 16 letters.
own-people = People
people-page = stol: people
company-head = People you have played with
company-lead = Invite them to a table where you wait, or keep somebody away.
company-none = Nobody yet. Whoever sits at a table with you appears here.
# $game: the title of the game.
company-table = You wait at a table: { $game }
# Below the name of somebody who is kept away.
company-blocked = Kept away: no invitations, and no tables together by way of the lobby.
company-block = Keep away
# $name: of the other player.
company-block-label = Keep away: { $name }
company-unblock = Allow again
company-unblock-label = Allow again: { $name }
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

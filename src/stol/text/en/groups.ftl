# Groups: people who play the same game with each other again and again. A part of the page about people.

groups-head = Your groups
# Where there is no group.
groups-none = No group yet. “Keep this group”, on the page of a result, puts the people of that game here. Then you open your next table with one press, week after week.
# A button on the page of a result.
group-keep = Keep this group
# After the title of the game. $date: when the table was opened.
group-latest = last table: { DATETIME($date, dateStyle: "medium") }
# Followed by each name with its number of wins.
group-games = { $count ->
    [0] No game is finished yet.
    [one] { $count } game. Won:
   *[other] { $count } games. Won:
  }
# A button. Up to 22 letters.
group-next = Open the next table
# The same button while a table of the group is played.
group-go = Go to the table
# $names: the people of the group.
group-next-label = Open the next table: { $names }
group-leave = Leave the group
group-leave-label = Leave the group: { $names }

note-no-group = You belong to no such group.
note-group-of-one = A group needs at least two people. Computer players don’t count.
note-too-many-groups = You belong to twenty groups already. Leave one of them first.

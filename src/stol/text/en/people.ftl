# Who is at a table: reporting names and messages, and for the host muting and removing people.

# In the menu of a table. Room for 30 letters.
people-link = People at this table
people-head = People at this table
people-lead = Your report goes, with the text, to whoever runs this server. Nobody at the table is told.
people-alone = Nobody else sits at this table.
people-report-name = Report the name
# Beside a chat message.
people-report-message = Report
people-mute = Mute
people-unmute = Allow talking
people-muted = Muted: this person can neither talk nor take another name here.
people-remove = Remove from the table
people-remove-open = The seat becomes free, and the messages disappear. This person can’t sit down here again.
people-remove-begun = A computer player takes the seat for good, and the messages disappear. This person can’t sit down here again.
# $name is the player’s name.
people-remove-sure = Remove { $name }

note-reported = Thank you: whoever runs this server can read your report now.
note-nothing-to-report = There is nothing by anybody else to report there.
note-too-many-reports = You can’t report more than this. Older reports are deleted after a while.
note-removed = The host has removed you from this table, so you can’t sit down here.
note-muted = The host has muted you at this table: you can neither talk nor take another name.
note-no-guest = Only another person who sits at the table can be muted or removed.
note-too-much-muting = At this table people have been muted too often.
note-one-seat = You sit at this table already. Several people can share a device only if the table was opened that way.

# Days off, on which clocks of days for a move stand.

# The link to the page: up to 16 letters.
own-holidays = Days off
holidays-page = stol: days off
holidays-head = Days off
holidays-lead = On days off, your clock stops at tables with hours or days for each move. Games with a clock for the whole game go on.
# $count is how many are left in the year; $year is a year, as text.
holidays-left = { $count ->
    [one] { $count } day off left in { $year }.
   *[other] { $count } days off left in { $year }.
  }
# Two fields for dates.
holidays-first = First day (empty: from now on)
holidays-last = Last day
holidays-about = Each day that has begun counts as a whole one; days begin at midnight UTC. Your tables show the others until when you are away.
holidays-take = Take days off
# $first and $last are dates.
holidays-now = You have days off until { DATETIME($last, dateStyle: "long") }.
holidays-coming = You have days off from { DATETIME($first, dateStyle: "long") } to { DATETIME($last, dateStyle: "long") }.
holidays-end = I’m back
holidays-cancel = Don’t take them
# Below a player’s name. $date is the last day off.
sitter-holiday = days off until { DATETIME($date, dateStyle: "medium") }

# $today is a date such as 2026-12-24.
refused-holiday-dates = days off begin on { $today } or later, and end on that day or within the 365 days after it: first and last are dates such as { $today }
refused-holiday-other = you have days off already: end them first
# $left is how many are left, $year a year as text.
refused-holiday-days = { $left ->
    [one] there is only { $left } day off left in { $year }
   *[other] there are only { $left } days off left in { $year }
  }
cli-admin-kind-holidays = days off

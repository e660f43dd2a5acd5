# Shown where there is no connection, in place of any page but the rules, which lead on from it.

offline-title = stol: no connection
offline-head = No connection
offline-text = Your tables are kept on the server and go on as soon as it can be reached. This page tries by itself.
offline-again = Try again
offline-rules = The rules are here:

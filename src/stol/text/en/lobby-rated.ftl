# Rated tables in the lobby, and the strength of who opened them.

# Over links to tables that are rated, or are not.
lobby-by-rated = Rated or not
lobby-all-rated = Rated or not
lobby-rated-yes = Rated
lobby-rated-no = Not rated
# Beside a rated table. $name: who opened it; $points: the strength; $width: half the interval around it.
lobby-strength = Rated; { $name }: { $points } ± { $width }
lobby-strength-new = Rated; { $name }: new
# $typed is what came in.
refused-lobby-rated = '{ $typed }' can't be read: rated is yes or no

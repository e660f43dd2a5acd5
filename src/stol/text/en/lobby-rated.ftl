# Rated tables in the lobby, and the strength of who opened them.

# Over links to tables that are rated, or are not.
lobby-by-rated = Rated or not
lobby-rated-yes = Rated
lobby-rated-no = Not rated
# Over links to tables of anybody, or of people about as strong as the reader.
lobby-by-strength = Strength
lobby-all-strengths = Any strength
lobby-strength-near = About as strong as you
# Beside a rated table. $name: who opened it; $points: the strength; $width: half the interval around it.
lobby-strength = Rated; { $name }: { $points } ± { $width }
lobby-strength-new = Rated; { $name }: new
# $typed is what came in.
refused-lobby-rated = '{ $typed }' can't be read: rated is yes or no
refused-lobby-strength = '{ $typed }' can't be read: strength is near, or is left out

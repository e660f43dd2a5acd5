lobby-by-rated = Ranking
lobby-all-rated = Z rankingiem i bez
lobby-rated-yes = Rankingowe
lobby-rated-no = Bez rankingu
lobby-strength = Partia rankingowa; { $name }: { $points } ± { $width }
lobby-strength-new = Partia rankingowa; { $name }: jeszcze bez liczby
refused-lobby-rated = nie da się odczytać „{ $typed }”: rated to yes (partia rankingowa) albo no

lobby-by-rated = Ranking
lobby-all-rated = Z rankingiem i bez
lobby-rated-yes = Rankingowe
lobby-rated-no = Bez rankingu
lobby-strength = Gra rankingowa; { $name }: { $points } ± { $width }
lobby-strength-new = Gra rankingowa; { $name }: jeszcze bez liczby
refused-lobby-rated = „{ $typed }” nic nie mówi o rankingu: yes (gra rankingowa) albo no

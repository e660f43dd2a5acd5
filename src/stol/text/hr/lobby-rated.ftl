lobby-by-rated = Rejting
lobby-all-rated = S rejtingom i bez njega
lobby-rated-yes = Za rejting
lobby-rated-no = Bez rejtinga
lobby-strength = Za rejting; { $name }: { $points } ± { $width }
lobby-strength-new = Za rejting; { $name }: još bez broja
refused-lobby-rated = „{ $typed }” ne govori ništa o rejtingu: yes (za rejting) ili no

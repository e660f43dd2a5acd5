lobby-by-rated = Rejting
lobby-all-rated = S rejtingom i bez njega
lobby-rated-yes = Za rejting
lobby-rated-no = Bez rejtinga
lobby-strength = Za rejting; { $name }: { $points } ± { $width }
lobby-strength-new = Za rejting; { $name }: još nema broja
refused-lobby-rated = „{ $typed }” se ne može pročitati: rated je yes (za rejting) ili no

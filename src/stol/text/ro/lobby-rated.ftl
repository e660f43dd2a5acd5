lobby-by-rated = Clasament
lobby-all-rated = Cu sau fără clasament
lobby-rated-yes = Pentru clasament
lobby-rated-no = Fără clasament
lobby-strength = Pentru clasament; { $name }: { $points } ± { $width }
lobby-strength-new = Pentru clasament; { $name }: încă fără număr
refused-lobby-rated = „{ $typed }” nu poate fi citit: rated este yes (pentru clasament) sau no

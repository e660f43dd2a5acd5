lobby-by-rated = Рейтинг
lobby-all-rated = С рейтингом и без него
lobby-rated-yes = На рейтинг
lobby-rated-no = Без рейтинга
lobby-strength = На рейтинг; { $name }: { $points } ± { $width }
lobby-strength-new = На рейтинг; { $name }: пока без числа
refused-lobby-rated = «{ $typed }» ничего не говорит о рейтинге: yes (на рейтинг) или no

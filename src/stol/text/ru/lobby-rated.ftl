lobby-by-rated = Рейтинг
lobby-all-rated = С рейтингом и без него
lobby-rated-yes = На рейтинг
lobby-rated-no = Без рейтинга
lobby-strength = Рейтинговая партия; { $name }: { $points } ± { $width }
lobby-strength-new = Рейтинговая партия; { $name }: пока без числа
refused-lobby-rated = «{ $typed }» не читается: rated — это yes (на рейтинг) или no

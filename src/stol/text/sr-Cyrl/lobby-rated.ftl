lobby-by-rated = Рејтинг
lobby-all-rated = Са рејтингом и без њега
lobby-rated-yes = За рејтинг
lobby-rated-no = Без рејтинга
lobby-strength = За рејтинг; { $name }: { $points } ± { $width }
lobby-strength-new = За рејтинг; { $name }: још нема броја
refused-lobby-rated = „{ $typed }” не може да се прочита: rated је yes (за рејтинг) или no

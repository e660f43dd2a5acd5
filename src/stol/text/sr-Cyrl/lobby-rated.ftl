lobby-by-rated = Рејтинг
lobby-all-rated = Са рејтингом и без њега
lobby-rated-yes = За рејтинг
lobby-rated-no = Без рејтинга
lobby-strength = За рејтинг; { $name }: { $points } ± { $width }
lobby-strength-new = За рејтинг; { $name }: још без броја
refused-lobby-rated = „{ $typed }” не говори ништа о рејтингу: yes (за рејтинг) или no

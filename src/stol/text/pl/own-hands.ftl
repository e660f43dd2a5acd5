deal-of-several = To samo rozdanie można rozegrać też przy innych stołach: kto już je widział, wie, co przyjdzie, a nawet co jest ukryte. stol nie pozwala się dosiąść graczowi, który zna rozdanie, ale nie wie, czy dwoje graczy to jedna osoba.

note-deal-in-play = Grasz to rozdanie z innymi. Dopóki ta partia trwa, inne stoły z tym rozdaniem są dla ciebie zamknięte: pokazałyby, co jest ukryte.
note-deal-known = Znasz to rozdanie z innego stołu, więc nie możesz grać go z innymi: wiesz, co przyjdzie.
note-hints-off = Przy tym stole nie ma podpowiedzi: dopóki partia trwa, nikt nie może przy innym stole próbować, jak potoczy się dalej.
note-hints-off-elsewhere = Ta pozycja pochodzi z partii, którą grasz przy innym stole bez podpowiedzi. Dopóki tamta partia trwa, nie możesz wprowadzić tej pozycji ani zapisu, który do niej prowadzi.
note-too-many-without-hints = Grasz w tę grę przy zbyt wielu stołach bez podpowiedzi, by porównać je wszystkie z tym, co wprowadzasz. Najpierw dokończ którąś z tych partii.

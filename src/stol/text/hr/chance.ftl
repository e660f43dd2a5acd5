# Real cards and dice: the host tells what they show.

setup-typed = Prave karte i kockice
setup-typed-about = Igrate vlastitim kartama, pločicama i kockicama i upisujete što pokazuju, a na pravila pazi program. Morate znati i karte koje drugi uzimaju skriveno.
chance-real = { $you ->
    [yes] Vi upisujete što pokazuju prave karte i kockice.
   *[no] { $name } upisuje što pokazuju prave karte i kockice.
  }
chance-host = Domaćin
chance-waits = { $kind ->
    [tile] { $name } dijeli: čeka se pločica
    [die] { $name } dijeli: čeka se kockica
    [first] { $name } dijeli: tko počinje?
   *[card] { $name } dijeli: čeka se karta
  }
chance-panel = Prave karte i kockice
chance-text = Upišite (može i više odjednom)
chance-tell = Unesi
chance-left = { $name }, preostalo { $count }
chance-correct = Ispravi posljednji unos
row-deal = Vi dijelite
note-no-real-cards = Za ovim stolom karte dijeli i kockice baca program.

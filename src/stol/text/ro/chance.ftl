# Real cards and dice: the host tells what they show.

setup-typed = Cărți și zaruri adevărate
setup-typed-about = Joci cu propriile cărți, piese și zaruri și spui ce arată; stol e arbitrul. Trebuie să știi și cărțile pe care ceilalți le trag în secret.
chance-real = { $you ->
    [yes] Tu spui ce arată cărțile și zarurile adevărate.
   *[no] { $name } spune ce arată cărțile și zarurile adevărate.
  }
chance-host = Gazda
chance-waits = { $kind ->
    [tile] { $name } împarte: se așteaptă piesa
    [die] { $name } împarte: se așteaptă zarul
    [first] { $name } împarte: cine începe?
   *[card] { $name } împarte: se așteaptă cartea
  }
chance-panel = Cărți și zaruri adevărate
chance-text = Scrie ce a ieșit, chiar și mai multe deodată
chance-tell = Introdu
chance-left = { $count ->
    [one] { $name }, a mai rămas { $count }
   *[other] { $name }, au mai rămas { $count }
  }
chance-correct = Corectează ultimul rezultat
row-deal = Împarți tu
note-no-real-cards = La această masă stol împarte cărțile și aruncă zarurile.

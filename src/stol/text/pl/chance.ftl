# Real cards and dice: the host tells what they show.

setup-typed = Prawdziwe karty i kości
setup-typed-about = Gracie własnymi kartami, płytkami i kośćmi, a ty podajesz, co pokazują; stol pilnuje zasad. Musisz znać także karty, które inni dobierają w tajemnicy.
chance-real = { $you ->
    [yes] Ty podajesz, co pokazują prawdziwe karty i kości.
   *[no] { $name } podaje, co pokazują prawdziwe karty i kości.
  }
chance-host = Gospodarz
chance-waits = { $kind ->
    [tile] { $name } rozdaje: czekamy na płytkę
    [die] { $name } rozdaje: czekamy na kość
    [first] { $name } rozdaje: kto zaczyna?
   *[card] { $name } rozdaje: czekamy na kartę
  }
chance-panel = Prawdziwe karty i kości
chance-text = Wpisz jedną albo kilka naraz
chance-tell = Wpisz
chance-left = { $name }, zostało { $count }
chance-correct = Popraw ostatni wpis
row-deal = Ty rozdajesz
note-no-real-cards = Przy tym stole karty rozdaje i kośćmi rzuca stol.

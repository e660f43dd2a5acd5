# Real cards and dice: the host tells what they show.

setup-typed = Праве карте и коцкице
setup-typed-about = Играте својим картама, плочицама и коцкицама и уносите шта показују; stol суди. Морате знати и карте које други извлаче тајно.
chance-real = { $you ->
    [yes] Ви уносите шта показују праве карте и коцкице.
   *[no] { $name } уноси шта показују праве карте и коцкице.
  }
chance-host = Домаћин
chance-waits = { $kind ->
    [tile] { $name } дели: чека се плочица
    [die] { $name } дели: чека се коцкица
    [first] { $name } дели: ко почиње?
   *[card] { $name } дели: чека се карта
  }
chance-panel = Праве карте и коцкице
chance-text = Укуцајте једну или више одједном
chance-tell = Унеси
chance-left = { $name }, преостало { $count }
chance-correct = Исправи последњи унос
row-deal = Ви делите
note-no-real-cards = За овим столом карте дели и коцкице баца stol.

# Real cards and dice: the host tells what they show.

setup-typed = Настоящие карты и кубики
setup-typed-about = Вы играете своими картами, плитками и кубиками и сообщаете, что выпало; stol следит за правилами. Карты, которые другие берут втайне, вам тоже придётся знать.
chance-real = { $you ->
    [yes] Вы сообщаете, что показывают настоящие карты и кубики.
   *[no] Что показывают настоящие карты и кубики, сообщает { $name }.
  }
chance-host = Хозяин стола
# In the turn pill.
chance-waits = { $kind ->
    [tile] Сдаёт { $name }: ждём плитку
    [die] Сдаёт { $name }: ждём кубик
    [first] Сдаёт { $name }: кто начинает?
   *[card] Сдаёт { $name }: ждём карту
  }
chance-panel = Настоящие карты и кубики
chance-text = Введите одно значение или сразу несколько
chance-tell = Ввести
chance-left = { $name }, осталось { $count }
chance-correct = Исправить последний ввод
row-deal = Сдаёте вы
note-no-real-cards = За этим столом карты сдаёт и кубики бросает stol.

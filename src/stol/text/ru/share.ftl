share-open = Поделиться
share-send = Отправьте эту ссылку: вместе с ней появится картинка.
share-foot = Сыграйте и вы: прямо в браузере, без регистрации.
share-picture = { $game }: поле в конце партии и очки всех игроков
share-picture-invited = { $game }: пустое поле и кто сидит за столом
share-picture-daily = Пустое поле, как в начале каждой партии
share-invited-head = { $name } держит для вас место.
share-invited-about = { $free ->
    [one] { $game }: свободно { $free } место из { $count }
    [few] { $game }: свободны { $free } места из { $count }
   *[many] { $game }: свободно { $free } мест из { $count }
  }
share-sit = К столу
share-daily-head = Один расклад для всех. Как далеко зайдёте вы?

groups-head = Ваше екипе
groups-none = Још нема ниједне екипе. „Задржи екипу” на страници резултата чува овде људе из те партије. После из недеље у недељу једним притиском отварате следећи сто.
group-keep = Задржи екипу
group-latest = последњи сто: { DATETIME($date, dateStyle: "medium") }
group-games = { $count ->
    [0] Ниједна партија још није готова.
    [one] { $count } партија. Победе:
    [few] { $count } партије. Победе:
   *[other] { $count } партија. Победе:
  }
group-next = Отвори следећи сто
group-go = За сто
group-next-label = Отвори следећи сто: { $names }
group-leave = Напусти екипу
group-leave-label = Напусти екипу: { $names }

note-no-group = Нисте у тој екипи.
note-group-of-one = За екипу је потребно бар двоје људи. Ботови се не рачунају.
note-too-many-groups = Већ сте у двадесет екипа. Прво напустите неку од њих.

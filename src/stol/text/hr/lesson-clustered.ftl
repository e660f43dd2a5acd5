# The guided first game of Clustered, told by the coach. Titles have room for about 28 letters.

lesson-clustered-start-title = Karta uz kartu
lesson-clustered-start = Kad ste na redu, odigrate jednu kartu rubom uz kartu na stolu. Zasad ondje leži samo početna karta, a ona ide uz sve. Odigrajte **dva prazna trokuta** desno od nje.
lesson-clustered-start-corner = Ondje bi početnu kartu dodirivali samo kutom. Karte leže rub uz rub: odigrajte ih odmah desno od nje.
lesson-clustered-start-joker = I džoker bi pristajao, ali on pristaje svuda, pa i poslije. Sačuvajte ga za mjesto na koje ne ide ništa drugo.
lesson-clustered-start-side = I to je dobro mjesto. U ovoj partiji gradimo udesno, pa ih odigrajte ondje.
lesson-clustered-start-card = Uz početnu kartu ide sve, pa i ova karta. U ovoj partiji počinjemo s dva prazna trokuta.

lesson-clustered-two-title = Dvije od tri osobine
lesson-clustered-two = Karta ima broj, oblik i ispunu, a susjedne karte moraju dijeliti **dvije od te tri osobine**. Vaša dva iscrtana trokuta dijele broj i oblik s praznima: odigrajte ih desno od njih. Nakon svakog poteza uzimate novu kartu.
lesson-clustered-two-number = Kvadrati s praznim trokutima dijele samo broj: oblik i ispuna su različiti. Zajedničke moraju biti dvije od tri osobine.
lesson-clustered-two-fill = Ispuna je ista, ali broj i oblik su različiti. Zajedničke moraju biti dvije od tri osobine.
lesson-clustered-two-nothing = Tri iscrtana kruga i dva prazna trokuta nemaju ništa zajedničko. Zajedničke moraju biti dvije od tri osobine.
lesson-clustered-two-joker = Džoker ide uz sve, ali ovdje pristaje i druga vaša karta. Sačuvajte džokera za poslije.
lesson-clustered-two-below = I ondje pristaju. No bodove donose karte u nizu, pa nastavite udesno.

lesson-clustered-touch-title = Uz svakog susjeda
lesson-clustered-touch = Vaša dva popunjena trokuta idu i uz prazne i uz iscrtane. No moraju pristajati uz **svaku kartu koju dodiruju**, pa i uz tuđu. Nađite mjesto na kojem ćete imati tri karte zaredom.
lesson-clustered-touch-square = Iznad praznih trokuta pristajali bi uz njih. No dodirivali bi i botov popunjeni kvadrat, a ondje je zajednička samo ispuna.
lesson-clustered-touch-joker = I s džokerom biste imali tri karte zaredom. No ondje pristaju i vaši popunjeni trokuti, a džoker može čekati.
lesson-clustered-touch-bend = Ondje pristaju. No na desnom kraju imate tri karte zaredom, a tek to donosi bodove.

lesson-clustered-block-title = Niz i njegov kraj
lesson-clustered-block = Tri vaše karte bez prekida čine **niz**: { $gained ->
    [one] { $gained } bod
    [few] { $gained } boda
   *[other] { $gained } bodova
  }, i još bod za svaku dodanu kartu. No bot je stavio kartu na njegov kraj, a tuđa karta prekida niz. Počnite drugi red: odigrajte **jedan prazan trokut** ispod dvaju praznih.
lesson-clustered-block-dashed = Ispod iscrtanih trokuta zajednički je samo oblik: broj i ispuna su različiti. Jedno mjesto dalje ulijevo pristaje.
lesson-clustered-block-far = To je dopušteno, ali daleko od vaših ostalih karata. Ispod dvaju praznih trokuta vaše karte čine grupu.
lesson-clustered-block-joker = Džoker pristaje, ali pristaje i vaš prazan trokut. Čuvajte džokera još malo.

lesson-clustered-rectangle-title = Boduje se i pravokutnik
lesson-clustered-rectangle = Vaš **najveći pravokutnik** donosi bod za svaku svoju kartu. Mora biti barem dvije karte širok i dvije visok. Odigrajte iscrtani trokut tako da četiri vaše karte čine pravokutnik.
lesson-clustered-rectangle-column = Tri karte okomito čine niz koji donosi { $column ->
    [one] { $column } bod
    [few] { $column } boda
   *[other] { $column } bodova
  }. No desno ista karta čini pravokutnik koji donosi { $rectangle ->
    [one] { $rectangle } bod
    [few] { $rectangle } boda
   *[other] { $rectangle } bodova
  }.
lesson-clustered-rectangle-joker = Tako nastaje pravokutnik, ali nastao bi i s iscrtanim trokutom. Džoker će uskoro dobro doći.

lesson-clustered-joker-title = Džoker ide svuda
lesson-clustered-joker = Pravokutnik vam je donio { $gained ->
    [one] { $gained } bod
    [few] { $gained } boda
   *[other] { $gained } bodova
  }. U praznini desno od njega nijedna vaša obična karta ne pristaje uz sve susjede. **Džoker** ide uz sve i broji se kao vaša karta: odigrajte ga ondje.
lesson-clustered-joker-square = Kvadrati pristaju uz popunjene trokute iznad. No s kartama lijevo i desno ne dijele dvije od tri osobine.
lesson-clustered-joker-column = Ovdje džoker čini okomiti niz od tri karte i donosi { $column ->
    [one] { $column } bod
    [few] { $column } boda
   *[other] { $column } bodova
  }. U praznini čini drugi niz i veći pravokutnik: { $joker ->
    [one] { $joker } bod
    [few] { $joker } boda
   *[other] { $joker } bodova
  }.
lesson-clustered-joker-other = S tri strane praznine leže trokuti, a s njima ova karta dijeli premalo. Onamo ide samo džoker.

lesson-clustered-rest-title = Do posljednje karte
lesson-clustered-rest = Jedna karta, { $gained ->
    [one] { $gained } bod
    [few] { $gained } boda
   *[other] { $gained } bodova
  }: { $run } za drugi niz i { $rectangle } za veći pravokutnik. Kad nijedna vaša karta nigdje ne pristaje, jednu **odbacite**. Kad se sve karte potroše, pobjeđuje tko ima najviše bodova: vi imate { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
  }, a bot { $other ->
    [one] { $other } bod
    [few] { $other } boda
   *[other] { $other } bodova
  }.

lesson-clustered-done-title = To je sve
lesson-clustered-done = Sada znate cijelu igru. Igrajte dalje odavde: gradite svoj pravokutnik i pazite gdje gradi drugi igrač.

# The pages beside the table: set-up, waiting room, result, plain messages.

# The lights have room for 7 letters each.
me-nobody = Vaše ime
me-label = { $name }: vaše ime
me-name = Vaše ime
me-save = Spremi

join-title = Pridružite se stolu
join-head = Pridružite se stolu
join-lead = Upišite kod koji ste dobili.
join-code = Imate kod?
join-example = KARUM OBIDE
join-go = Pridruži se
join-wrong = Nema stola s kodom { $code }. Kodovi izgledaju ovako: KARUM OBIDE.

setup-title = Podešavanje stola
setup-head = Podešavanje stola
setup-game = Igra
setup-update = Osvježi
setup-seats = Tko gdje sjedi
setup-rules = Opcije
setup-presets = Načini igre
setup-players = { $count ->
    [one] { $count } igrač
   *[other] { $count } igrača
  }
setup-of = od { $least } do { $most } igrača
setup-fewer = Manje igrača
setup-more = Više igrača
seat-number = Mjesto { $number }
setup-you = { $name } (vi)
setup-here = Gost na ovom uređaju
setup-free = Slobodno, preko poveznice
setup-bots = Računalni protivnici (botovi)
# Room for about 14 letters: the level comes first.
setup-bot = { $level ->
    [novice] Početnik (bot)
    [casual] Rekreativac (bot)
    [club] Klupski (bot)
    [expert] Ekspert (bot)
   *[master] Majstor (bot)
  }
setup-chat = Razgovor
setup-chat-about = Kratke poruke pokraj stola.
setup-watch = Drugi smiju promatrati
setup-watch-about = Vide ono što leži otvoreno.
setup-hints = Savjeti
setup-hints-about = Tko je na redu, smije zatražiti najbolje poteze. Kad je isključeno, stol za ovu partiju ne daje savjete ni ovdje ni drugdje; pomoć sa strane ne vidi.
setup-levels = Koliko su jaki botovi?
setup-levels-strength = Brojevi pokazuju jačinu uz ovaj broj igrača, na ljestvici sa stranice „Moje partije”. Tko ima 200 više, dobiva tri od četiri partije.
setup-open = Otvori stol
setup-guests = Gosti na ovom uređaju
setup-guest = Gost na mjestu { $number }
setup-guest-about = Kako se taj igrač zove za stolom.
names = Imena igrača

level-novice = Početnik
level-novice-about = Vidi tek dio svojih poteza i bira ono što se odmah najviše isplati.
level-casual = Rekreativac
level-casual-about = Neke poteze previdi i bira ono što se odmah najviše isplati.
level-club = Klupski
level-club-about = Malo što previdi i razmišlja malo unaprijed.
level-expert = Ekspert
level-expert-about = Gotovo ništa ne previdi i razmišlja unaprijed.
level-master = Majstor
level-master-about = Najjači od svih: razmišlja do sekunde po potezu.

preset-classic = Standardna igra
preset-solo = Solo igra
preset-flower-power = Flower Power
preset-draft = Draft
preset-fast = Brza igra
preset-bonuses = Bonusi
preset-expanded = Proširena igra
preset-teams = Timovi
preset-open-teams = Otvoreni timovi

option-pixies-flower_power = Flower Power
option-pixies-flower_power-about = Još četrnaest dvobojnih karata. Do šest igrača.
option-onecard-draft = Draft
option-onecard-draft-about = Od pet karata zadržavate tri, a nove birate među otvorenima.
option-onecard-deck = Vlastiti špil
option-onecard-deck-about = Trideset vaših karata umjesto naših.
option-onecard-deck-example = 01 o3s y2 g4s b5 p6
    02 …
option-clustered-third_joker = Treći džoker
option-clustered-third_joker-about = Tko umjesto s dva igra s tri džokera.
option-clustered-third_joker-none = Nitko
option-clustered-third_joker-all = Svi
option-clustered-third_joker-seats = Neki
option-clustered-table = Stol
option-clustered-table-about = Njegov rub, u kartama. Ako ga ne zadate, ima mjesta za sve karte.
option-clustered-table-width = Širina
option-clustered-table-height = Visina
option-clustered-fast = Brza igra
option-clustered-fast-about = Na kraju svakog poteza uzimate dvije karte i odbacujete jednu.
option-clustered-first_bonus = Bonus za „biti prvi”
option-clustered-first_bonus-about = Po 2 boda za prvi pravokutnik 2 × 3 i za prvi niz od pet karata.
option-clustered-largest_bonus = Bonus za „najveće postignuće”
option-clustered-largest_bonus-about = Po 2 boda za najveći pravokutnik i za najdulji niz.
option-ingenious-teams = Timovi
option-ingenious-teams-about = Četiri igrača; suigrači sjede jedan nasuprot drugome i za svaku boju imaju zajedničku stazu.
option-ingenious-open_partners = Suigrači pokazuju pločice
option-ingenious-open_partners-about = Samo u timovima: suigrači jedan drugome vide stalak.

waiting-title = { $game }: čekanje
waiting-head = { $open ->
    [1] Čeka se još jedan igrač
    [one] Čeka se još { $open } igrač
    [few] Čekaju se još { $open } igrača
   *[other] Čeka se još { $open } igrača
  }
waiting-lead = Partija počinje čim se popune sva mjesta.
waiting-seats = Tko gdje sjedi
waiting-you = To ste vi
waiting-guest = Gost preko poveznice
waiting-host = Domaćin stola
# Room for 9 letters.
waiting-free = Slobodno
waiting-sit = Sjedni
waiting-sit-label = Sjedni ovdje: mjesto { $number }
waiting-name = Vaše ime
waiting-invite = Pozovite druge
waiting-link = Poveznica na ovaj stol
waiting-qr = Poveznica kao QR kod
# Room for 14 letters.
waiting-copy = Kopiraj
waiting-copied = Kopirano
waiting-again = Osvježi
waiting-bots = Ne želite čekati?
waiting-bots-about = Neka mjesto zauzme bot.
waiting-level = Razina
waiting-bot-label = Neka ovdje sjedne bot: mjesto { $number }
waiting-watch = Moći ćete promatrati čim partija počne.

# Who won. After “od” the genitive.
result-title = { $game }: { $headline }
result-win = { $you ->
    [yes] { $margin ->
        [one] Pobjeđujete s prednošću od { $margin } boda.
        [few] Pobjeđujete s prednošću od { $margin } boda.
       *[other] Pobjeđujete s prednošću od { $margin } bodova.
      }
   *[no] { $margin ->
        [one] { $name } pobjeđuje s prednošću od { $margin } boda.
        [few] { $name } pobjeđuje s prednošću od { $margin } boda.
       *[other] { $name } pobjeđuje s prednošću od { $margin } bodova.
      }
  }
result-win-even = { $you ->
    [yes] Pobjeđujete po dodatnom kriteriju.
   *[no] { $name } pobjeđuje po dodatnom kriteriju.
  }
result-team = { $you ->
    [yes] { $margin ->
        [one] { $names } pobjeđujete s prednošću od { $margin } boda.
        [few] { $names } pobjeđujete s prednošću od { $margin } boda.
       *[other] { $names } pobjeđujete s prednošću od { $margin } bodova.
      }
   *[no] { $margin ->
        [one] { $names } pobjeđuju s prednošću od { $margin } boda.
        [few] { $names } pobjeđuju s prednošću od { $margin } boda.
       *[other] { $names } pobjeđuju s prednošću od { $margin } bodova.
      }
  }
result-team-even = { $you ->
    [yes] { $names } pobjeđujete po dodatnom kriteriju.
   *[no] { $names } pobjeđuju po dodatnom kriteriju.
  }
result-shared = { $you ->
    [yes] { $names } dijelite pobjedu.
   *[no] { $names } dijele pobjedu.
  }
result-solo = { $count ->
    [1] Jedan bod.
    [one] { $count } bod.
    [few] { $count } boda.
   *[other] { $count } bodova.
  }
result-rematch = Revanš
result-record = Zapis
result-table = Pogledaj stol
result-home = Početna
result-scores = Bodovi

message-home = Početna
message-back = Natrag za stol
message-again = Pokušaj ponovno
message-400 = To se ne može pročitati.
message-400-text = Ova stranica očekuje nešto drugo. Vratite se i pokušajte još jednom.
message-403 = To nije vaše.
message-403-text = Mjesto pripada nekom drugom ili stol nije otvoren za promatrače.
message-404 = Ovdje nema ničega.
message-404-text = Adresa je pogrešna ili je stol pospremljen.
message-409 = Netko vas je pretekao.
message-409-text = Stol se promijenio otkad ste ga zadnji put vidjeli. Pogledajte ga ponovno.
message-413 = To je previše.
message-413-text = Poslali ste više nego što ijednom stolu treba.
message-429 = Malo usporite.
message-429-text = Bilo je previše zahtjeva u kratkom vremenu. Pričekajte trenutak pa pokušajte ponovno.
message-500 = Ovdje je nešto pošlo po zlu.
message-500-text = Niste vi krivi. Vaši su stolovi sačuvani; pokušajte ponovno.
message-503 = Vraćamo se za trenutak.
message-503-text = Poslužitelj trenutačno ne može doći do svoje baze podataka. Odigrano je spremljeno; pokušajte ponovno za nekoliko sekundi.
hand-over = Uređaj sada uzima { $name }
hand-over-text = Na redu je { $name }. Ostali sada neka ne gledaju.
hand-over-go = Ja sam { $name }

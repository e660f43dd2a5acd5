# Why a table, a view, a record or options are refused, on pages and in the terminal. A place is said with its article
# (nom: “masa”) or, after a preposition, without it (acc: “din masă”).

cited = { $sentence } ({ $rules })
at-cited = { $sentence } { $count ->
    [one] Regula
   *[other] Regulile
  } { $rules }

refused-with = { $message }
at-refused-with = Nu se poate: { $message }

# Places.
place-view = { $case ->
    [acc] vedere
   *[nom] vederea
  }
place-table = { $case ->
    [acc] masă
   *[nom] masa
  }
place-record = { $case ->
    [acc] înregistrare
   *[nom] înregistrarea
  }
place-record-move = mutarea { $move }
place-part = „{ $part }” din { FORM($whole, case: "acc") }
place-entry = elementul { $number } din { FORM($whole, case: "acc") }

# Kinds of values.
kind-object = un obiect
kind-list = o listă
kind-text = un text
kind-number = un număr întreg
kind-bool = true sau false
kind-null = null
kind-one-of = ceva dintre { $names }
kind-or = { $one } sau { $other }

refused-kind = { $place } trebuie să fie { $kind }, nu { $value }
refused-missing = { $place } nu are „{ $key }”, deși e nevoie
refused-part = { $near ->
    [none] „{ $name }” nu face parte din { FORM($place, case: "acc") }; există { $names }
   *[other] „{ $name }” nu face parte din { FORM($place, case: "acc") }; ai vrut să scrii „{ $near }”?
  }
refused-length = { $place } trebuie să aibă { $least ->
    [one] { $least } element
    [few] { $least } elemente
   *[other] { $least } de elemente
  }, nu { $count }
refused-lengths = { $place } trebuie să aibă de la { $least } la { $most ->
    [one] { $most } element
    [few] { $most } elemente
   *[other] { $most } de elemente
  }, nu { $count }
refused-bounds = { $high ->
    [none] { $place } trebuie să fie un număr de la { $low } în sus, nu { $value }
   *[other] { $place } trebuie să fie un număr de la { $low } la { $high }, nu { $value }
  }
refused-seat = { $place } trebuie să fie un număr de la { $first_seat } la { $last_seat }, nu { $seat }
refused-twice = { $place }: { $piece } se află deja la: { $other }

refused-no-view = o vedere e un dict, așa cum îl dă Position.view, nu { $value }
refused-no-table = o masă e un dict ca o vedere, nu { $value }
refused-no-game = { $place } nu e a niciunui joc: { $reason }
refused-misfit = { $place } nu se potrivește cu restul, după care ar fi { $value }

# Games and options.
refused-game = { $near ->
    [none] „{ $name }” nu e un joc; există { $names }
   *[other] „{ $name }” nu e un joc; ai vrut să scrii „{ $near }”?
  }
refused-option = { $near ->
    [none] „{ $name }” nu e o opțiune la { $game }; există { $names }
   *[other] „{ $name }” nu e o opțiune la { $game }; ai vrut să scrii „{ $near }”?
  }
refused-bot = { $near ->
    [none] „{ $name }” nu e un bot; există { $names }
   *[other] „{ $name }” nu e un bot; ai vrut să scrii „{ $near }”?
  }
refused-game-broken = jocul „{ $name }” din { $package } nu poate fi încărcat: „{ $problem }”
refused-game-other = jocul „{ $name }” din { $package } nu e o Definition cu această cheie: este { $value }
refused-game-twice = există mai multe jocuri „{ $name }”, din { $packages }
refused-no-score = mesele de { $game } nu pot fi punctate
refused-no-entry = mesele de { $game } nu pot fi introduse
refused-option-kind = { $name } trebuie să fie { $kind }, nu { $value }
refused-option-choice = { $name } poate fi { $names }, nu { $value }
refused-option-bool = { $name } e true sau false, nu { $value }
refused-players-kind = players e un număr întreg, nu { $value }
refused-players = { $game } cu aceste opțiuni se joacă în { $low } până la { $high ->
    [one] { $high } jucător
    [few] { $high } jucători
   *[other] { $high } de jucători
  }, nu { $count }
refused-players-exactly = { $game } cu aceste opțiuni se joacă în { $low ->
    [one] { $low } jucător
    [few] { $low } jucători
   *[other] { $low } de jucători
  }, nu { $count }
refused-players-many = { $game } cu aceste opțiuni se joacă în { $low } până la { $high ->
    [one] { $high } jucător
    [few] { $high } jucători
   *[other] { $high } de jucători
  }, nu în atât de mulți

# Records.
refused-record-text = aceasta nu e o înregistrare: { $problem }
page-refused-record-text = Aceasta nu e o înregistrare: textul nu e JSON sau îi lipsește o parte.
refused-record-broken = aceasta nu e o înregistrare: { $problem } (în mutarea { $move })
page-refused-record-broken = Aceasta nu e o înregistrare: textul se termină în mutarea { $move } sau de acolo nu mai e JSON.
refused-record-shape = aceasta nu e o înregistrare: { $reason }
refused-record-version = aceasta e o înregistrare de versiunea { $value }; poate fi citită versiunea { $version }
refused-record-game = jocul înregistrării nu există: { $reason }
refused-record-move = mutarea { $move } nu poate fi jucată: { $reason }
refused-record-illegal = mutarea { $move } nu poate fi jucată: { $text }: { $reason }
refused-record-missing = mutarea { $move } lipsește: e dat un rezultat, dar jocul nu s-a terminat
refused-record-result = mutările dau rezultatul { $right }, dar înregistrarea spune { $value }
refused-record-players = players e o listă de nume, nu { $value }
refused-record-names = { $count ->
    [one] { $count } nume pentru { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
      }
    [few] { $count } nume pentru { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
      }
   *[other] { $count } de nume pentru { $players ->
       [one] { $players } jucător
       [few] { $players } jucători
      *[other] { $players } de jucători
     }
  }
refused-record-tags = tags trebuie să fie ceva ce poate conține JSON: { $problem }
page-refused-record-tags = „tags” trebuie să fie ceva ce poate conține JSON.
refused-record-deep = tags poate avea cel mult atâtea niveluri, unul în altul: { $most }
refused-record-line = linia { $line }: { $reason }

# Fair deals.
refused-deal-none = nu are eticheta „{ $tag }”, deci nu spune din ce împărțire este
refused-deal-seed = sămânța (seed) are hashul { $hash }, dar a fost publicat { $sealed }
refused-deal-other = este din împărțirea cu hashul { $sealed }, nu { $published }
refused-deal-tag = eticheta „{ $tag }” nu spune ce împărțire a fost: { $problem }
refused-deal-given = { $given ->
    [one] se spune că { $given } mutare e dată, dar sunt { $count }
    [few] se spune că { $given } mutări sunt date, dar sunt { $count }
   *[other] se spune că { $given } de mutări sunt date, dar sunt { $count }
  }
refused-deal-move = mutarea { $move } e { $text }, dar împărțirea aduce { $right }

# Tables that are set up.
refused-seats = seats spune cine unde stă, pentru { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
  }, nu pentru { $count }
refused-sitter = locul { $seat } poate fi { $names }, nu „{ $typed }”
refused-two-yours = numai un loc poate fi al tău; altcineva pe acest dispozitiv e invitat
refused-only-bots = trebuie să joace cineva: cel puțin un loc e al tău, al unui invitat sau liber
refused-whole = { $name }: „{ $typed }” nu e un număr întreg
refused-switch = { $name } e on sau off, nu „{ $typed }”
refused-begin = „{ $name }” de la masa de la care se continuă e { $value }, dar alături e { $beside }
refused-deal-name = { $most ->
    [one] numele unei împărțiri are cel mult { $most } caracter (literă, cifră, spațiu sau cratimă), nu „{ $typed }”
    [few] numele unei împărțiri are cel mult { $most } caractere (litere, cifre, spații și cratime), nu „{ $typed }”
   *[other] numele unei împărțiri are cel mult { $most } de caractere (litere, cifre, spații și cratime), nu „{ $typed }”
  }
refused-deal-daily = numele care încep cu „{ $word }” sunt ale împărțirilor zilei
refused-deal-unnamed = o împărțire are un nume
refused-deal-begun = o masă care începe așa cum arăta în altă parte nu e o împărțire pe care o joacă și alții: lasă numele gol
refused-deal-real = cu cărți și zaruri adevărate nu există o împărțire de numit: lasă numele gol

# Bots, arenas and reviews.
refused-bots = există mai mulți boți „{ $name }”, din { $packages }
refused-bot-load = botul „{ $name }” din { $package } nu poate fi încărcat: { $problem }
refused-bot-class = botul „{ $name }” din { $package } nu e o clasă: { $place } este { $value }
refused-budget = „{ $text }” nu poate fi citit: se scrie { $simulations } pentru simulări, { $seconds } pentru secunde
refused-command = „{ $text }” nu poate fi citit: { $problem }
refused-program = „{ $text }”: nu există programul „{ $program }”
refused-no-bot = nu e numit niciun bot
refused-bot-twice = botul „{ $name }” e numit de două ori
refused-results-none = { $file } nu conține rezultatele unei arene
refused-results-other = { $file } conține rezultatele altei arene: acolo { $name } e { $theirs }, nu { $ours }
refused-results-line = { $file } e deteriorat la linia { $line }: { $problem }
refused-review-simulations = pentru o analiză trebuie cel puțin { $least ->
    [one] { $least } simulare
    [few] { $least } simulări
   *[other] { $least } de simulări
  }, nu { $value }
refused-view-of-another = e la rând locul { $seat }, dar vederea e a altui loc

# Many games at once, and environments for learners.
refused-batch-size = numărul de { $name } e un număr întreg de la 1 în sus, nu { $value }
refused-device = un dispozitiv e { $one } sau { $other }, nu { $value }
refused-masks = măștile sunt una dintre { $names }, nu { $value }
refused-rewards = recompensele sunt una dintre { $names } sau o funcție, nu { $value }
refused-any-seat = nu există locul { $value }: locurile sunt de la 0 la { $last_seat }, sau None pentru oricare
refused-opponents = { $places ->
    [one] este { $places } adversar
    [few] sunt { $places } adversari
   *[other] sunt { $places } de adversari
  }, dar { $count ->
    [one] { $count } nume
    [few] { $count } nume
   *[other] { $count } de nume
  }: { $names }
refused-cycles = max_cycles e un număr de la 1 în sus sau None, nu { $value }
refused-render-mode = render_mode poate fi { $names } sau None, nu { $value }
refused-reset-mask = reset() reîncepe toate partidele, fără reset_mask: unde se termină una, următoarea începe imediat
refused-vector-opponent = adversarii în mai multe partide deodată sunt { $one } sau { $other }, ori o funcție a ta de la observații, măști și locuri la acțiuni, nu { $value }; vectorization_mode='sync' cunoaște toți boții

# The command line.
refused-ply = înregistrarea are pașii de la 0 la { $last }, nu { $ply }
refused-nobody-moves = în această înregistrare încă nu e nimeni la rând
refused-sealed = --sealed primește cele 64 de cifre hexazecimale arătate la masă, nu „{ $typed }”
refused-folder = nu există dosarul { $folder } pentru { $name }
refused-file-game = { $file } conține { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
  }; nu există partida { $game }
refused-file-exists = { $file } există deja și nimic nu se suprascrie; dă un nume nou
refused-file-json = { $file } nu e JSON: { $problem }
refused-file-object = { $file } trebuie să conțină un singur obiect, ca o vedere, nu { $kind }
refused-preset = „{ $name }” nu e un preset la { $game }; există { $names }
refused-word = „{ $typed }” stă singur; opțiunile la { $game } se scriu ca --nume sau --nume valoare

# Pixies.

place-pixies-area = suprafața de joc { $seat }
place-pixies-cell = suprafața de joc { $seat }, căsuța { $cell }
place-pixies-market = cărți la vedere, cartea { $card }
place-pixies-round = runda { $round }
place-pixies-points = runda { $round }, locul { $seat }

pixies-no-card = { $place }: nu există cartea { $value }; cărțile se scriu ca b4+1, g6-4, y5*, m3
pixies-flower-power = { $place }: { $card } ține de Flower Power; activează opțiunea flower_power
pixies-cells = { $place } are { $count ->
    [one] { $count } căsuță
    [few] { $count } căsuțe
   *[other] { $count } de căsuțe
  } în loc de nouă
pixies-foreign-cell = { $place }: { $card } e cu fața în sus pe o căsuță străină; a ei e { $own }
pixies-face-down = { $place }: { $card } e aici cu fața în jos, dar căsuța { $own } nu e validată
pixies-face-down-unknown = { $place }: aici e o carte cu fața în jos, dar o altă căsuță nu e validată
pixies-none-left = { $place }: nu mai e nicio carte care ar putea sta aici cu fața în jos
pixies-market-full = { $place } are cel mult { $most ->
    [one] { $most } carte
    [few] { $most } cărți
   *[other] { $most } de cărți
  }, nu { $count }
pixies-market-now = { $place } are acum de la { $least } la { $most ->
    [one] { $most } carte
    [few] { $most } cărți
   *[other] { $most } de cărți
  }, nu { $count }
pixies-first = { $place }: era locul { $first_seat }, dacă locul { $seat } continuă după { $taken ->
    [one] { $taken } carte
    [few] { $taken } cărți
   *[other] { $taken } de cărți
  }
pixies-uneven = { $place }: { $missing ->
    [one] mai lipsește { $missing } carte
    [few] mai lipsesc { $missing } cărți
   *[other] mai lipsesc { $missing } de cărți
  }; { $taken ->
    [0] între două ture toți au la fel de multe cărți
    [one] în această tură s-a luat { $taken } carte, iar fiecare ia la fel de multe
    [few] în această tură s-au luat { $taken } cărți, iar fiecare ia la fel de multe
   *[other] în această tură s-au luat { $taken } de cărți, iar fiecare ia la fel de multe
  }
pixies-deck-empty = { $count ->
    [one] în pachet a rămas { $count } carte, prea puțin pentru o tură: runda s-a încheiat; puncteaz-o
    [few] în pachet au rămas { $count } cărți, prea puține pentru o tură: runda s-a încheiat; puncteaz-o
   *[other] în pachet au rămas { $count } de cărți, prea puține pentru o tură: runda s-a încheiat; puncteaz-o
  }
pixies-area-full = { $place } are nouă căsuțe ocupate: runda s-a încheiat; puncteaz-o și introdu-o pe următoarea
pixies-rounds-finished = { $right ->
    [one] { $place } are acum punctele din { $right } rundă încheiată, nu din { $count }
    [few] { $place } are acum punctele din { $right } runde încheiate, nu din { $count }
   *[other] { $place } are acum punctele din { $right } de runde încheiate, nu din { $count }
  }

# Clustered.

place-clustered-card = cartea { $number }
place-clustered-space = { $space }
place-clustered-both = { $one } și { $other }
place-clustered-hand = mâna { $seat }
place-clustered-discards = cărțile decartate ale locului { $seat }
place-clustered-bonus = „{ $bonus }” din „bonuses”

clustered-lying = { $card } a locului { $seat }
clustered-lying-start = cartea de start
clustered-seat = locul { $seat }
clustered-nobody = nimeni

clustered-third-joker = third_joker e "none", "all" sau o listă de locuri, nu { $value }
clustered-third-joker-twice = third_joker numește un loc de două ori: { $value }
clustered-third-joker-seat = third_joker: nu există locul { $seat }; locurile sunt de la { $first_seat } la { $last_seat }
clustered-table-kind = table e [lățime, înălțime], două numere întregi, nu { $value }
clustered-table-small = o masă de { $width } pe { $height } e prea mică pentru cartea de start
clustered-table-narrow = o masă cu lățimea { $width } e prea mică: cărțile de start ocupă { $line ->
    [one] { $line } loc
    [few] { $line } locuri
   *[other] { $line } de locuri
  } pe aceeași linie
clustered-table-long = o masă nu poate avea pe nicio latură mai mult de { $longest ->
    [one] { $longest } loc
    [few] { $longest } locuri
   *[other] { $longest } de locuri
  }, deci nu { $width } pe { $height }

clustered-no-card = { $place }: nu există cartea { $value }; cărțile se scriu ca 2tf sau J
clustered-cards = { $place } are { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }; toate pachetele la un loc au { $most }
clustered-players = „players” e { $count }, dar sunt cărți de la { $seats ->
    [one] { $seats } loc
    [few] { $seats } locuri
   *[other] { $seats } de locuri
  } și pot juca { $most }
clustered-two-cards = { $place }: pe același loc sunt două cărți, { $one } și { $other }
clustered-reach = cărțile se întind pe { $width } pe { $height ->
    [one] { $height } loc
    [few] { $height } locuri
   *[other] { $height } de locuri
  }; nicio masă nu e mai lungă de { $longest }
clustered-start-owner = { $place }: cartea de start nu e a nimănui, nici a locului { $seat }
clustered-start-place = { $place }: cartea de start e la { $right }, nu aici
clustered-start-missing = { $place }: lipsește cartea de start
clustered-start-taken = { $place }: { $lying } stă unde e cartea de start
clustered-beyond = { $place }: { $lying } e dincolo de marginea mesei, care e de { $width } pe { $height }
clustered-jokers = { $place }: locul { $seat } are numai { $count ->
    [one] { $count } joker
    [few] { $count } jokeri
   *[other] { $count } de jokeri
  }
clustered-neighbours = { $common ->
    [number] { $place }: { $one } și { $other } nu pot sta alături: au în comun numai numărul, dar trebuie două dintre număr, formă și umplere
    [shape] { $place }: { $one } și { $other } nu pot sta alături: au în comun numai forma, dar trebuie două dintre număr, formă și umplere
    [fill] { $place }: { $one } și { $other } nu pot sta alături: au în comun numai umplerea, dar trebuie două dintre număr, formă și umplere
   *[nothing] { $place }: { $one } și { $other } nu pot sta alături: nu au nimic în comun, dar trebuie două dintre număr, formă și umplere
  }
clustered-unconnected = { $place }: { $lying } nu e legată de o carte de start
clustered-misplaced = { $place }: { $lying } nu poate fi jucată aici: { $reason }
clustered-none-left = { $place }: locul { $seat } nu mai are nicio carte { $card } care ar putea fi acolo

clustered-no-bonus = { $place }: fără opțiunea first_bonus nu are nimeni vreunul
clustered-bonus-seat = { $place }: nu există locul { $seat }; locurile sunt de la { $first_seat } la { $last_seat }
clustered-first = { $bonus ->
    [first_rectangle] { $place }: a fost { $who }, după cine are pe masă un dreptunghi de 2x3
   *[first_run] { $place }: a fost { $who }, după cine are pe masă un șir de 5
  }
clustered-no-order = „first_rectangle” sau „first_run” din „bonuses” nu se poate: nicio ordine de joc a acestor cărți nu duce acolo
clustered-no-rectangle = „first_rectangle”: locul { $seat } nu are niciun dreptunghi de 2x3
clustered-no-run = „first_run”: locul { $seat } nu are niciun șir de 5

clustered-hand-due = { $place } are acum { $due ->
    [one] { $due } carte
    [few] { $due } cărți
   *[other] { $due } de cărți
  }, după cele jucate și decartate, nu { $count }
clustered-hand-now = { $place } are în această fază de la { $least } la { $most ->
    [one] { $most } carte
    [few] { $most } cărți
   *[other] { $most } de cărți
  }, nu { $count }
clustered-hand-large = { $place } are { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }, dar locul { $seat } mai are { $left }
clustered-deck-empty = { $place }: locul { $seat } nu mai are de unde trage
clustered-dropped = { $place } sunt cel puțin { $least } după ce s-au jucat cărți
clustered-dropping = { $place }: e a locului { $seat }; întâi fiecare loc decartează, pe rând, câte două cărți
clustered-skipped = { $place }: locul { $seat } nu mai are cărți, așa că se trece peste el
clustered-turns = locul { $seat } a avut { $count ->
    [one] { $count } tură
    [few] { $count } ture
   *[other] { $count } de ture
  }, dar locul { $other_seat }, care e la rând, { $others }: lipsesc cărți sau e rândul altcuiva
clustered-no-turns = locul { $seat } a jucat și a decartat { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }, dar niciun număr de ture nu dă atât
clustered-phase = { $place } poate fi { $names }, nu { $value }
clustered-turn-null = { $place } e null la sfârșit și numai atunci, dar faza e { $phase }
clustered-not-over = { $place } e over, dar nu toate cărțile au fost jucate sau decartate
clustered-over = toate cărțile au fost jucate sau decartate: jocul s-a terminat, iar stol.score îl punctează

# Ingenious.

ingenious-open-partners = open_partners e pentru jocul pe echipe: are nevoie de teams=True

place-ingenious-space = tabla de joc, { $space }
place-ingenious-tile = tabla de joc, piesa { $number }
place-ingenious-track = tabla de scor { $seat }
place-ingenious-colour = tabla de scor { $seat }, culoarea { $colour }
place-ingenious-opening = începutul locului { $seat }
place-ingenious-aside = puse deoparte
place-ingenious-rack = suportul { $seat }

ingenious-no-colour = { $place }: nu există culoarea { $value }; culorile sunt r, g, b, o, y, p
ingenious-no-tile = { $place }: o piesă are două litere în ordinea rgboyp, de exemplu rg sau bb, nu { $value }
ingenious-unknown-space = tabla de joc: nu există spațiul { $value }; spațiile se scriu ca 0,-5
ingenious-no-placement = { $place }: o piesă de pe tabla de joc se scrie ca rg@0,1:1,1, nu { $value }
ingenious-apart = { $place }: { $space } și { $other } nu sunt două spații adiacente
ingenious-printed = { $place }: simbolul imprimat aici e { $printed }, nu { $colour }
ingenious-on-printed = { $place }: { $text } stă pe un simbol imprimat
ingenious-overlap = { $place }: { $text } stă pe { $space }, unde e deja altă piesă
ingenious-half-tile = { $count ->
    [one] { $place } are { $count } spațiu acoperit, dar o piesă acoperă două
    [few] { $place } are { $count } spații acoperite, dar o piesă acoperă două
   *[other] { $place } are { $count } de spații acoperite, dar o piesă acoperă două
  }
ingenious-colour-count = { $count ->
    [one] { $place } are { $count } spațiu de culoarea { $colour }, dar piesele au { $most }
    [few] { $place } are { $count } spații de culoarea { $colour }, dar piesele au { $most }
   *[other] { $place } are { $count } de spații de culoarea { $colour }, dar piesele au { $most }
  }
ingenious-no-cover = { $place } nu poate fi acoperită cu piesele care există
ingenious-no-cover-found = { $place }: nu s-a găsit un mod de a o acoperi cu piesele care există; scrisă piesă cu piesă, de exemplu rg@0,1:1,1, poate fi verificată sigur
ingenious-none-left = { $place }: nu mai e nicio piesă { $tile } care ar putea fi acolo
ingenious-unseen = { $place } nu se potrivește: celelalte piese și cele de pe tabla de joc fac 120
ingenious-opening = { $right ->
    [one] { $place } numește { $right } simbol când pe tablă stau atâtea piese: { $count }
    [few] { $place } numește { $right } simboluri când pe tablă stau atâtea piese: { $count }
   *[other] { $place } numește { $right } de simboluri când pe tablă stau atâtea piese: { $count }
  }
ingenious-touched = { $count ->
    [one] { $place }: { $count } piesă atinge atâtea simboluri imprimate: { $touched }, nu { $right }
    [few] { $place }: { $count } piese ating atâtea simboluri imprimate: { $touched }, nu { $right }
   *[other] { $place }: { $count } de piese ating atâtea simboluri imprimate: { $touched }, nu { $right }
  }
ingenious-six-colours = { $place } are nevoie exact de cele șase culori { $names }, nu de { $value }
ingenious-off-track = { $place }: { $value } nu e pe tabla de scor, care merge de la 0 la { $end }
ingenious-rack-length = { $place } are de la { $least } la { $most ->
    [one] { $most } piesă
    [few] { $most } piese
   *[other] { $most } de piese
  }, nu { $count }
ingenious-rack-size = { $place } are de la { $low } la { $high ->
    [one] { $high } piesă
    [few] { $high } piese
   *[other] { $high } de piese
  }, nu { $value }
ingenious-rack-now = { $place } are acum de la { $least } la { $most ->
    [one] { $most } piesă
    [few] { $most } piese
   *[other] { $most } de piese
  }, nu { $count }
ingenious-rack-full = { $place } are { $full ->
    [one] { $full } piesă
    [few] { $full } piese
   *[other] { $full } de piese
  } cât timp joacă alții, nu { $count }
ingenious-rack-bonus = { $place } are de la 1 la { $most ->
    [one] { $most } piesă
    [few] { $most } piese
   *[other] { $most } de piese
  } cât timp mai sunt bonusuri de joc, nu { $count }
ingenious-rack-turn = { $place } are { $full ->
    [one] { $full } piesă
    [few] { $full } piese
   *[other] { $full } de piese
  } la începutul unei ture, nu { $count }; mai puține numai cât timp mai sunt bonusuri de joc sau, înșirate și fără vreo culoare cea mai în urmă, cât timp pot fi schimbate
ingenious-too-few-left = { $place } are { $count ->
    [one] { $count } piesă
    [few] { $count } piese
   *[other] { $count } de piese
  }, dar atâtea nu mai sunt pentru el
ingenious-shows-lowest = { $place } are o culoare cea mai în urmă, așa că nu se dă de ales dacă se schimbă
ingenious-finish-swap = { $place }: termină întâi schimbul, apoi introdu noul suport
ingenious-no-bonus = { $place } e 0: nicio culoare a locului { $seat } nu a ajuns la capăt
ingenious-over = nu mai poate fi așezată nicio piesă sau un jucător are tot: jocul s-a terminat; stol.score îl punctează
ingenious-ended = { $place } e null exact atunci când nu mai poate fi așezată nicio piesă sau un jucător are tot
ingenious-all-refilled = { $place } e null, dar la sfârșit un suport nu a fost completat

# Everything on 1 Card.

place-onecard-hand = mâna { $seat }
place-onecard-hand-card = mâna { $seat }, cartea { $card }
place-onecard-hand-colour = mâna { $seat }, cartea { $card }, culoarea { $colour }
place-onecard-scored = punctate { $seat }
place-onecard-scored-card = punctate { $seat }, cartea { $card }
place-onecard-scored-colour = punctate { $seat }, cartea { $card }, culoarea { $colour }
place-onecard-chosen = „chosen” de la locul { $seat }
place-onecard-display = cărți la vedere, cartea { $card }
place-onecard-deck = { $case ->
    [acc] pachet
   *[nom] pachetul
  }
place-onecard-line = linia { $line }
place-onecard-item = pachetul, elementul { $item }
place-onecard-deck-card = { $whole }, cartea { $card }

onecard-no-card = { $place }: nu există cartea { $value }; cărțile sunt numerotate de la 01 la 30
onecard-most-cards = { $place } are cel mult { $most ->
    [one] { $most } carte
    [few] { $most } cărți
   *[other] { $most } de cărți
  }, nu { $count }
onecard-seats = „hands” are { $count ->
    [one] { $count } loc
    [few] { $count } locuri
   *[other] { $count } de locuri
  }, dar „scored” are { $others }
onecard-many-scored = { $place } are { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }, dar jocul se termină cu a patra
onecard-few-rows = { $count ->
    [one] { $place }: { $card } are { $count } rând complet, dar o carte e punctată cu 3 sau mai multe
    [few] { $place }: { $card } are { $count } rânduri complete, dar o carte e punctată cu 3 sau mai multe
   *[other] { $place }: { $card } are { $count } de rânduri complete, dar o carte e punctată cu 3 sau mai multe
  }
onecard-full-rows = { $count ->
    [one] { $place }: { $card } are { $count } rând complet, deci a fost punctată și a ieșit din joc
    [few] { $place }: { $card } are { $count } rânduri complete, deci a fost punctată și a ieșit din joc
   *[other] { $place }: { $card } are { $count } de rânduri complete, deci a fost punctată și a ieșit din joc
  }
onecard-points = { $place }: cu aceste semne, { $card } aduce { $right ->
    [one] { $right } punct
    [few] { $right } puncte
   *[other] { $right } de puncte
  }, nu { $value }
onecard-no-row = { $place }: { $card } nu are rând de culoarea „{ $letter }”; rândurile ei sunt { $letters }
onecard-boxes = { $boxes ->
    [one] { $place }: { $card } are { $boxes } căsuță de culoarea { $colour }, deci nu se pot tăia { $count }
    [few] { $place }: { $card } are { $boxes } căsuțe de culoarea { $colour }, deci nu se pot tăia { $count }
   *[other] { $place }: { $card } are { $boxes } de căsuțe de culoarea { $colour }, deci nu se pot tăia { $count }
  }
onecard-dice-letters = { $place }: se scriu cel mult { $most ->
    [one] { $most } literă
    [few] { $most } litere
   *[other] { $most } de litere
  } dintre { $colours }, nu { $value }
onecard-all-dice = { $place }: sunt toate { $all } sau, înainte de prima aruncare, niciunul, nu { $count }
onecard-rolls-left = { $place } e { $right } cât timp nu sunt zaruri pe masă, nu { $value }
onecard-phase = { $place } poate fi { $phases }, nu { $value }
onecard-phase-now = { $place } e { $right } așa cum arată masa, nu { $value }
onecard-over = { $place } e over exact atunci când cineva a punctat a patra carte
onecard-nobody-draws = { $place } e deal, dar nicio mână nu duce lipsă de o carte
onecard-count = { $place }: în această fază sunt { $right }, nu { $count }
onecard-turn = { $place }: după zaruri și mâini, e a locului { $seat }
onecard-secret = { $place }: alegerile secrete nu pot fi introduse; întoarce-te înaintea primei
onecard-no-choice = { $place }: { $reason }
onecard-choice = { $place }: { $move }: { $reason }
onecard-game-over = { $place } are { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }: jocul s-a terminat, iar stol.score îl punctează

onecard-deck-header = { $place }: coloanele sunt { $columns }, nu { $value }
onecard-deck-columns = { $place }: o carte are { $columns ->
    [one] { $columns } coloană
    [few] { $columns } coloane
   *[other] { $columns } de coloane
  }, nu { $count }
onecard-deck-kind = { $place } e null sau o listă de { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  } ca { $example }, nu { $value }
onecard-deck-item = { $place }: o carte e un text ca { $example }, nu { $value }
onecard-deck-number = { $place }: cărțile sunt numerotate de la 01 la { $last }, nu { $value }
onecard-deck-twice = { $place }: cartea { $card } e deja la: { $other }
onecard-deck-missing = { $place }: un pachet are { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }; lipsesc: { $missing }
onecard-deck-row = { $place }: { $value } nu e un rând, adică o culoare dintre { $colours }, 2 până la 6 căsuțe și s pentru un soare
onecard-deck-rows = { $place }: o carte are 5 rânduri de 5 culori diferite, nu { $value }
onecard-deck-no-rows = niciunul
onecard-deck-boxes = { $place }: o carte are în total 20 de căsuțe, nu { $count }
onecard-deck-suns = { $place }: exact 2 rânduri au soare, nu { $count }

# The pages beside the table: home, set-up, waiting room, result, plain messages.

me-nobody = Numele tău
me-label = { $name }: numele tău
me-name = Numele tău
me-save = Salvează

join-title = Intră la o masă
join-head = Intră la o masă
join-lead = Scrie codul pe care l-ai primit.
join-code = Ai un cod?
join-example = KARUM OBIDE
join-go = Intră
join-wrong = Nu există nicio masă cu codul { $code }. Codurile arată ca KARUM OBIDE.

setup-title = Pregătește o masă
setup-head = Pregătește o masă
setup-game = Joc
setup-update = Actualizează
setup-seats = Locuri la masă
setup-rules = Opțiuni
setup-presets = Moduri de joc
setup-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
  }
setup-of = De la { $least } la { $most ->
    [one] { $most } jucător
    [few] { $most } jucători
   *[other] { $most } de jucători
  }
setup-fewer = Mai puțini jucători
setup-more = Mai mulți jucători
seat-number = Locul { $number }
setup-you = { $name } (tu)
setup-here = Invitat pe acest dispozitiv
setup-free = Liber, prin link
setup-bots = Adversari virtuali (boți)
# Room for about 14 letters.
setup-bot = { $level ->
    [novice] Bot începător
    [casual] Bot amator
    [club] Bot de club
    [expert] Bot expert
   *[master] Bot maestru
  }
setup-chat = Chat
setup-chat-about = Mesaje scurte lângă masă.
setup-watch = Alții pot urmări
setup-watch-about = Văd ce e la vedere.
setup-hints = Sugestii
setup-hints-about = Cine e la rând poate cere cele mai bune mutări. Dacă sunt oprite, stol nu dă sugestii pentru partida aceasta nici aici, nici în altă parte; ajutorul din afară nu îl vede.
setup-levels = Cât de buni sunt boții?
setup-levels-strength = Numerele arată forța la acest număr de jucători, pe scara din „Partidele mele”. Cine are cu 200 mai mult câștigă trei partide din patru.
setup-open = Deschide masa
setup-guests = Invitați pe acest dispozitiv
setup-guest = Invitatul de pe locul { $number }
setup-guest-about = Numele acestui jucător la masă.
names = Numele jucătorilor

level-novice = Începător
level-novice-about = Vede puține mutări și o alege pe cea care aduce cel mai mult pe loc.
level-casual = Amator
level-casual-about = Scapă din vedere unele mutări și o alege pe cea care aduce cel mai mult pe loc.
level-club = De club
level-club-about = Scapă puține din vedere și gândește puțin înainte.
level-expert = Expert
level-expert-about = Nu scapă aproape nimic din vedere și gândește înainte.
level-master = Maestru
level-master-about = Cel mai bun: gândește până la o secundă la o mutare.

preset-classic = Joc standard
preset-solo = De unul singur
preset-flower-power = Flower Power
preset-draft = Draft
preset-fast = Joc rapid
preset-bonuses = Bonusuri
preset-expanded = Șase jucători
preset-teams = Echipe
preset-open-teams = Echipe deschise

option-pixies-flower_power = Flower Power
option-pixies-flower_power-about = Încă paisprezece cărți, de câte două culori. Până la șase jucători.
option-onecard-draft = Draft
option-onecard-draft-about = Păstrezi trei din cinci cărți și le alegi pe cele noi dintre cele la vedere.
# Named in rule-o3 and learn-onecard-deck, too.
option-onecard-deck = Pachet propriu
option-onecard-deck-about = Treizeci de cărți ale tale în locul celor făcute de noi.
option-onecard-deck-example = 01 o3s y2 g4s b5 p6
    02 …
option-clustered-third_joker = Al treilea joker
option-clustered-third_joker-about = Cine joacă cu trei jokeri în loc de doi.
option-clustered-third_joker-none = Nimeni
option-clustered-third_joker-all = Toți
option-clustered-third_joker-seats = Unii
option-clustered-table = Masa
option-clustered-table-about = Mărimea ei, în cărți. Gol: e loc pentru toate.
option-clustered-table-width = Lățime
option-clustered-table-height = Înălțime
option-clustered-fast = Joc rapid
option-clustered-fast-about = La sfârșitul fiecărei ture tragi două cărți și decartezi una.
option-clustered-first_bonus = Bonus pentru primul
option-clustered-first_bonus-about = Câte 2 puncte pentru primul dreptunghi de 2 × 3 și pentru primul șir de cinci.
option-clustered-largest_bonus = Bonus pentru cel mai mare
option-clustered-largest_bonus-about = Câte 2 puncte pentru cel mai mare dreptunghi și pentru cel mai lung șir.
option-ingenious-teams = Echipe
option-ingenious-teams-about = Patru jucători; coechipierii stau față în față și au o singură tablă de scor.
option-ingenious-open_partners = Coechipierii își arată piesele
option-ingenious-open_partners-about = Numai pe echipe: coechipierii își văd unul altuia suportul.

waiting-title = { $game }: în așteptare
waiting-head = { $open ->
    [1] Se așteaptă un jucător
    [few] Se așteaptă { $open } jucători
   *[other] Se așteaptă { $open } de jucători
  }
waiting-lead = Jocul începe de îndată ce toate locurile sunt ocupate.
waiting-seats = Locuri la masă
waiting-you = Aici ești tu
waiting-guest = A venit prin link
waiting-host = Gazda mesei
# Room for 9 letters.
waiting-free = Liber
waiting-sit = Ia loc
waiting-sit-label = Ia loc aici: locul { $number }
waiting-name = Numele tău
waiting-invite = Invită-i pe ceilalți
waiting-link = Linkul acestei mese
waiting-qr = Linkul sub formă de cod QR
# Room for 14 letters.
waiting-copy = Copiază
waiting-copied = Copiat
waiting-again = Verifică din nou
waiting-bots = Nu vrei să aștepți?
waiting-bots-about = Lasă un bot să ia loc.
waiting-level = Nivel
waiting-bot-label = Lasă un bot să ia loc aici: locul { $number }
waiting-watch = Poți urmări de îndată ce jocul a început.

result-title = { $game }: { $headline }
result-win = { $you ->
    [yes] Câștigi cu un avans de { $margin ->
        [one] { $margin } punct
        [few] { $margin } puncte
       *[other] { $margin } de puncte
      }.
   *[no] { $name } câștigă cu un avans de { $margin ->
       [one] { $margin } punct
       [few] { $margin } puncte
      *[other] { $margin } de puncte
     }.
  }
result-win-even = { $you ->
    [yes] Câștigi la departajare.
   *[no] { $name } câștigă la departajare.
  }
result-team = { $you ->
    [yes] { $names } câștigați cu un avans de { $margin ->
        [one] { $margin } punct
        [few] { $margin } puncte
       *[other] { $margin } de puncte
      }.
   *[no] { $names } câștigă cu un avans de { $margin ->
       [one] { $margin } punct
       [few] { $margin } puncte
      *[other] { $margin } de puncte
     }.
  }
result-team-even = { $you ->
    [yes] { $names } câștigați la departajare.
   *[no] { $names } câștigă la departajare.
  }
result-shared = { $you ->
    [yes] { $names } împărțiți victoria.
   *[no] { $names } împart victoria.
  }
result-solo = { $count ->
    [1] Un punct.
    [few] { $count } puncte.
   *[other] { $count } de puncte.
  }
result-rematch = Revanșă
result-record = Înregistrare
result-table = Vezi masa
result-home = Acasă
result-scores = Scoruri

message-home = Acasă
message-back = Înapoi la masă
message-again = Încearcă din nou
message-400 = Nu se poate citi.
message-400-text = Ce s-a trimis nu e ce așteaptă pagina aceasta. Întoarce-te și mai încearcă o dată.
message-403 = Nu poți face asta.
message-403-text = Locul e al altcuiva sau masa nu e deschisă spectatorilor.
message-404 = Aici nu e nimic.
message-404-text = Adresa e greșită sau masa a fost strânsă.
message-409 = Ți-a luat-o cineva înainte.
message-409-text = Masa s-a schimbat de când ai văzut-o ultima dată. Uită-te din nou la ea.
message-413 = E prea mult.
message-413-text = Ce s-a trimis e mult prea lung pentru o masă.
message-429 = Puțin mai încet.
message-429-text = Au fost prea multe cereri într-un timp scurt. Așteaptă puțin, apoi încearcă din nou.
message-500 = La noi ceva n-a mers.
message-500-text = Nu e vina ta. Mesele tale sunt păstrate; încearcă din nou.
message-503 = Revenim imediat.
message-503-text = Serverul nu ajunge acum la baza sa de date. Ce s-a jucat e păstrat; încearcă din nou peste câteva secunde.
hand-over = Acum ia dispozitivul { $name }
hand-over-text = Urmează să joace { $name }. Ceilalți să nu se uite acum.
hand-over-go = Eu sunt { $name }

# The points of a finished game, or of a finished round of Pixies, told step by step on the board.

points-panel = Bodovi, korak po korak
points-step = Korak { $number } od { $count }
points-players = Čiji bodovi
points-of = { $you ->
    [yes] { $points ->
        [one] Vi: { $shown } bod
        [few] Vi: { $shown } boda
       *[other] Vi: { $shown } bodova
      }
   *[no] { $points ->
        [one] { $name }: { $shown } bod
        [few] { $name }: { $shown } boda
       *[other] { $name }: { $shown } bodova
      }
  }
# 14 letters on a phone.
points-so-far = dosad { $shown }
# 12 letters each on a phone.
points-back = Natrag
points-next = Dalje
points-result = Rezultat
points-close = Cijeli stol
points-close-round = Natrag za stol
points-ended = Kraj igre.
points-show = Pogledaj bodove
ended-thanks = Hvala na igri.
ended-best = { $points ->
    [one] Vaš osobni rekord: { $points } bod. Drugi najbolji rezultat: { $next }.
    [few] Vaš osobni rekord: { $points } boda. Drugi najbolji rezultat: { $next }.
   *[other] Vaš osobni rekord: { $points } bodova. Drugi najbolji rezultat: { $next }.
  }
points-round-ended = Kraj { $round }. runde.
points-next-round = Dalje: { $round }. runda
points-rounds = Pregled bodova
points-how = Odakle bodovi
points-on-board = Prikaži na stolu

points-total = { $you ->
    [yes] { $points ->
        [one] { $place ->
            [won] Imate ukupno { $shown } bod i pobjeđujete.
            [shared] Imate ukupno { $shown } bod i dijelite pobjedu.
           *[other] Imate ukupno { $shown } bod.
          }
        [few] { $place ->
            [won] Imate ukupno { $shown } boda i pobjeđujete.
            [shared] Imate ukupno { $shown } boda i dijelite pobjedu.
           *[other] Imate ukupno { $shown } boda.
          }
       *[other] { $place ->
            [won] Imate ukupno { $shown } bodova i pobjeđujete.
            [shared] Imate ukupno { $shown } bodova i dijelite pobjedu.
           *[other] Imate ukupno { $shown } bodova.
          }
      }
   *[no] { $points ->
        [one] { $place ->
            [won] { $name } ima ukupno { $shown } bod i pobjeđuje.
            [shared] { $name } ima ukupno { $shown } bod i dijeli pobjedu.
           *[other] { $name } ima ukupno { $shown } bod.
          }
        [few] { $place ->
            [won] { $name } ima ukupno { $shown } boda i pobjeđuje.
            [shared] { $name } ima ukupno { $shown } boda i dijeli pobjedu.
           *[other] { $name } ima ukupno { $shown } boda.
          }
       *[other] { $place ->
            [won] { $name } ima ukupno { $shown } bodova i pobjeđuje.
            [shared] { $name } ima ukupno { $shown } bodova i dijeli pobjedu.
           *[other] { $name } ima ukupno { $shown } bodova.
          }
      }
  }

# ---- Pixies

points-pixies-earlier = { $rounds ->
    [1] { $points ->
        [one] Prethodna je runda donijela { $shown } bod.
        [few] Prethodna je runda donijela { $shown } boda.
       *[other] Prethodna je runda donijela { $shown } bodova.
      }
    [one] { $points ->
        [one] { $rounds } prethodna runda donijela je { $shown } bod.
        [few] { $rounds } prethodna runda donijela je { $shown } boda.
       *[other] { $rounds } prethodna runda donijela je { $shown } bodova.
      }
    [few] { $points ->
        [one] { $rounds } prethodne runde donijele su { $shown } bod.
        [few] { $rounds } prethodne runde donijele su { $shown } boda.
       *[other] { $rounds } prethodne runde donijele su { $shown } bodova.
      }
   *[other] { $points ->
        [one] { $rounds } prethodnih rundi donijelo je { $shown } bod.
        [few] { $rounds } prethodnih rundi donijelo je { $shown } boda.
       *[other] { $rounds } prethodnih rundi donijelo je { $shown } bodova.
      }
  }
points-pixies-validated = { $points ->
    [one] Karta s brojem { $points } leži na karti licem prema dolje. Zato je potvrđena i donosi toliko bodova: { $points } bod.
    [few] Karta s brojem { $points } leži na karti licem prema dolje. Zato je potvrđena i donosi toliko bodova: { $points } boda.
   *[other] Karta s brojem { $points } leži na karti licem prema dolje. Zato je potvrđena i donosi toliko bodova: { $points } bodova.
  }
points-pixies-spirals = { $count ->
    [one] { $count } spirala na kartama licem prema gore: { $points } bod.
    [few] { $count } spirale na kartama licem prema gore: { $points } boda.
   *[other] { $count } spirala na kartama licem prema gore: { $points } bodova.
  }
points-pixies-crosses = { $count ->
    [one] { $count } križić na kartama licem prema gore: −{ $points } bod.
    [few] { $count } križića na kartama licem prema gore: −{ $points } boda.
   *[other] { $count } križića na kartama licem prema gore: −{ $points } bodova.
  }
# $card can't begin a sentence: it is in lower case.
points-pixies-special = { $count ->
    [1] Posebna karta ({ $card }) broji samo sebe: { $points } bod.
    [one] Posebna karta ({ $card }) broji { $count } kartu, među njima i sebe: { $points } bod.
    [few] Posebna karta ({ $card }) broji { $count } karte, među njima i sebe: { $points } boda.
   *[other] Posebna karta ({ $card }) broji { $count } karata, među njima i sebe: { $points } bodova.
  }
points-pixies-down = { $count ->
    [0] Za kartu ({ $card }) nema nijedne takve karte: nema bodova.
    [one] { $points ->
        [one] Za kartu ({ $card }) broji se { $count } takva karta: { $points } bod.
        [few] Za kartu ({ $card }) broji se { $count } takva karta: { $points } boda.
       *[other] Za kartu ({ $card }) broji se { $count } takva karta: { $points } bodova.
      }
    [few] { $points ->
        [one] Za kartu ({ $card }) broje se { $count } takve karte: { $points } bod.
        [few] Za kartu ({ $card }) broje se { $count } takve karte: { $points } boda.
       *[other] Za kartu ({ $card }) broje se { $count } takve karte: { $points } bodova.
      }
   *[other] { $points ->
        [one] Za kartu ({ $card }) broji se { $count } takvih karata: { $points } bod.
        [few] Za kartu ({ $card }) broji se { $count } takvih karata: { $points } boda.
       *[other] Za kartu ({ $card }) broji se { $count } takvih karata: { $points } bodova.
      }
  }
points-pixies-against = { $count ->
    [0] Za kartu ({ $card }) nema nijedne takve karte: ništa se ne gubi.
    [one] Za kartu ({ $card }) broji se { $count } takva karta: −{ $points } bod.
    [few] Za kartu ({ $card }) broje se { $count } takve karte: −{ $points } boda.
   *[other] Za kartu ({ $card }) broji se { $count } takvih karata: −{ $points } bodova.
  }
points-pixies-face_down = { $count ->
    [0] Nema nepokrivenih karata licem prema dolje: nema bodova.
    [1] { $points ->
        [one] { $count } karta licem prema dolje nije pokrivena. Donosi { $points } bod.
        [few] { $count } karta licem prema dolje nije pokrivena. Donosi { $points } boda.
       *[other] { $count } karta licem prema dolje nije pokrivena. Donosi { $points } bodova.
      }
    [one] { $points ->
        [one] { $count } karta licem prema dolje nije pokrivena. Bodova po karti: { $each }. To je { $points } bod.
        [few] { $count } karta licem prema dolje nije pokrivena. Bodova po karti: { $each }. To je { $points } boda.
       *[other] { $count } karta licem prema dolje nije pokrivena. Bodova po karti: { $each }. To je { $points } bodova.
      }
    [few] { $points ->
        [one] { $count } karte licem prema dolje nisu pokrivene. Bodova po karti: { $each }. To je { $points } bod.
        [few] { $count } karte licem prema dolje nisu pokrivene. Bodova po karti: { $each }. To je { $points } boda.
       *[other] { $count } karte licem prema dolje nisu pokrivene. Bodova po karti: { $each }. To je { $points } bodova.
      }
   *[other] { $points ->
        [one] { $count } karata licem prema dolje nije pokriveno. Bodova po karti: { $each }. To je { $points } bod.
        [few] { $count } karata licem prema dolje nije pokriveno. Bodova po karti: { $each }. To je { $points } boda.
       *[other] { $count } karata licem prema dolje nije pokriveno. Bodova po karti: { $each }. To je { $points } bodova.
      }
  }
points-pixies-zone = { $count ->
    [0] Nema dviju karata iste boje licem prema gore koje se dodiruju: nema zone.
    [one] Najveću zonu čini { $count } karta iste boje. U { $round }. rundi svaka donosi { $each ->
        [one] { $each } bod
        [few] { $each } boda
       *[other] { $each } bodova
      }: { $points ->
        [one] { $points } bod.
        [few] { $points } boda.
       *[other] { $points } bodova.
      }
    [few] Najveću zonu čine { $count } karte iste boje koje se dodiruju. U { $round }. rundi svaka donosi { $each ->
        [one] { $each } bod
        [few] { $each } boda
       *[other] { $each } bodova
      }: { $points ->
        [one] { $points } bod.
        [few] { $points } boda.
       *[other] { $points } bodova.
      }
   *[other] Najveću zonu čini { $count } karata iste boje koje se dodiruju. U { $round }. rundi svaka donosi { $each ->
        [one] { $each } bod
        [few] { $each } boda
       *[other] { $each } bodova
      }: { $points ->
        [one] { $points } bod.
        [few] { $points } boda.
       *[other] { $points } bodova.
      }
  }
points-pixies-validated-none = Nijedna karta licem prema gore ne leži na drugoj: ništa nije potvrđeno.
points-pixies-symbols-none = Na kartama licem prema gore nema ni spirala ni križića.
points-pixies-round = { $you ->
    [yes] { $points ->
        [one] U { $round }. rundi imate { $shown } bod.
        [few] U { $round }. rundi imate { $shown } boda.
       *[other] U { $round }. rundi imate { $shown } bodova.
      }
   *[no] { $points ->
        [one] { $name } u { $round }. rundi ima { $shown } bod.
        [few] { $name } u { $round }. rundi ima { $shown } boda.
       *[other] { $name } u { $round }. rundi ima { $shown } bodova.
      }
  }

# ---- Everything on 1 Card

points-onecard-scored = { $rows ->
    [one] { $points ->
        [one] Karta { $card } je osvojena. Njezin { $rows } popunjen red donosi bod za svako polje: { $points } bod.
        [few] Karta { $card } je osvojena. Njezin { $rows } popunjen red donosi bod za svako polje: { $points } boda.
       *[other] Karta { $card } je osvojena. Njezin { $rows } popunjen red donosi bod za svako polje: { $points } bodova.
      }
    [few] { $points ->
        [one] Karta { $card } je osvojena. Njezina { $rows } popunjena reda donose bod za svako polje: { $points } bod.
        [few] Karta { $card } je osvojena. Njezina { $rows } popunjena reda donose bod za svako polje: { $points } boda.
       *[other] Karta { $card } je osvojena. Njezina { $rows } popunjena reda donose bod za svako polje: { $points } bodova.
      }
   *[other] { $points ->
        [one] Karta { $card } je osvojena. Njezinih { $rows } popunjenih redova donosi bod za svako polje: { $points } bod.
        [few] Karta { $card } je osvojena. Njezinih { $rows } popunjenih redova donosi bod za svako polje: { $points } boda.
       *[other] Karta { $card } je osvojena. Njezinih { $rows } popunjenih redova donosi bod za svako polje: { $points } bodova.
      }
  }
points-onecard-suns = { $suns ->
    [1] { $points ->
        [one] Jedan popunjen red karte { $card } ima sunce: još { $points } bod.
        [few] Jedan popunjen red karte { $card } ima sunce: još { $points } boda.
       *[other] Jedan popunjen red karte { $card } ima sunce: još { $points } bodova.
      }
   *[2] { $points ->
        [one] Oba su sunca karte { $card } u popunjenim redovima: još { $points } bod.
        [few] Oba su sunca karte { $card } u popunjenim redovima: još { $points } boda.
       *[other] Oba su sunca karte { $card } u popunjenim redovima: još { $points } bodova.
      }
  }
points-onecard-unfinished = { $rows ->
    [0] Karta { $card } nije dovršena i nema popunjenih redova: nema bodova.
    [1] { $points ->
        [one] Karta { $card } nije dovršena. Njezin popunjen red ipak donosi bod za svako polje, ali ne i za sunca: { $points } bod.
        [few] Karta { $card } nije dovršena. Njezin popunjen red ipak donosi bod za svako polje, ali ne i za sunca: { $points } boda.
       *[other] Karta { $card } nije dovršena. Njezin popunjen red ipak donosi bod za svako polje, ali ne i za sunca: { $points } bodova.
      }
    [one] { $points ->
        [one] Karta { $card } nije dovršena. Njezin { $rows } popunjen red ipak donosi bod za svako polje, ali ne i za sunca: { $points } bod.
        [few] Karta { $card } nije dovršena. Njezin { $rows } popunjen red ipak donosi bod za svako polje, ali ne i za sunca: { $points } boda.
       *[other] Karta { $card } nije dovršena. Njezin { $rows } popunjen red ipak donosi bod za svako polje, ali ne i za sunca: { $points } bodova.
      }
    [few] { $points ->
        [one] Karta { $card } nije dovršena. Njezina { $rows } popunjena reda ipak donose bod za svako polje, ali ne i za sunca: { $points } bod.
        [few] Karta { $card } nije dovršena. Njezina { $rows } popunjena reda ipak donose bod za svako polje, ali ne i za sunca: { $points } boda.
       *[other] Karta { $card } nije dovršena. Njezina { $rows } popunjena reda ipak donose bod za svako polje, ali ne i za sunca: { $points } bodova.
      }
   *[other] { $points ->
        [one] Karta { $card } nije dovršena. Njezinih { $rows } popunjenih redova ipak donosi bod za svako polje, ali ne i za sunca: { $points } bod.
        [few] Karta { $card } nije dovršena. Njezinih { $rows } popunjenih redova ipak donosi bod za svako polje, ali ne i za sunca: { $points } boda.
       *[other] Karta { $card } nije dovršena. Njezinih { $rows } popunjenih redova ipak donosi bod za svako polje, ali ne i za sunca: { $points } bodova.
      }
  }

# ---- Clustered

points-clustered-run = { $across ->
    [yes] { $points ->
        [one] Vodoravni niz od { $points } karte: { $points } bod.
        [few] Vodoravni niz od { $points } karte: { $points } boda.
       *[other] Vodoravni niz od { $points } karata: { $points } bodova.
      }
   *[no] { $points ->
        [one] Okomiti niz od { $points } karte: { $points } bod.
        [few] Okomiti niz od { $points } karte: { $points } boda.
       *[other] Okomiti niz od { $points } karata: { $points } bodova.
      }
  }
points-clustered-runs-none = Nema niza od tri ili više karata: nema bodova.
points-clustered-rectangle = { $points ->
    [one] Najveći je pravokutnik { $width } × { $height }: { $points } bod.
    [few] Najveći je pravokutnik { $width } × { $height }: { $points } boda.
   *[other] Najveći je pravokutnik { $width } × { $height }: { $points } bodova.
  }
points-clustered-rectangle-none = Nema neprekinutog pravokutnika od barem 2 × 2 karte: nema bodova.
points-clustered-first-rectangle = { $points ->
    [one] To je bio prvi pravokutnik od 2 × 3 karte: još { $points } bod.
    [few] To je bio prvi pravokutnik od 2 × 3 karte: još { $points } boda.
   *[other] To je bio prvi pravokutnik od 2 × 3 karte: još { $points } bodova.
  }
points-clustered-first-run = { $points ->
    [one] To je bio prvi niz od pet karata: još { $points } bod.
    [few] To je bio prvi niz od pet karata: još { $points } boda.
   *[other] To je bio prvi niz od pet karata: još { $points } bodova.
  }
points-clustered-largest-rectangle = { $points ->
    [one] Nijedan drugi pravokutnik nije tako velik: još { $points } bod.
    [few] Nijedan drugi pravokutnik nije tako velik: još { $points } boda.
   *[other] Nijedan drugi pravokutnik nije tako velik: još { $points } bodova.
  }
points-clustered-longest-run = { $points ->
    [one] Nitko drugi nema tako dug niz: još { $points } bod.
    [few] Nitko drugi nema tako dug niz: još { $points } boda.
   *[other] Nitko drugi nema tako dug niz: još { $points } bodova.
  }

# ---- Ingenious

points-ingenious-colour = { $colour ->
    [r] crvena { $step }
    [o] narančasta { $step }
    [y] žuta { $step }
    [g] zelena { $step }
    [b] plava { $step }
   *[p] ljubičasta { $step }
  }
points-ingenious-colours = { $you ->
    [yes] Vaših šest boja od najslabije naviše: { $colours }.
   *[no] { $name }, šest boja od najslabije naviše: { $colours }.
  }
points-ingenious-lowest = { $count ->
    [1] Broji se samo najslabija boja. To je { $colours }: rezultat je { $step }.
   *[other] Broji se samo najslabija boja. Ovdje su jednako slabe { $colours }: rezultat je { $step }.
  }
points-ingenious-all = Svih šest boja stoji na { $step }. Time igra odmah završava.
points-ingenious-same = { $other_you ->
    [yes] I vaša najslabija boja stoji na { $lowest }.
   *[no] { $other }: i ondje je najslabija boja na { $lowest }.
  }
points-ingenious-tie = { $place ->
    [2] { points-ingenious-same } Odlučuje druga najslabija: { $step } prema { $versus }.
    [3] { points-ingenious-same } Odlučuje treća najslabija: { $step } prema { $versus }.
    [4] { points-ingenious-same } Odlučuje četvrta najslabija: { $step } prema { $versus }.
    [5] { points-ingenious-same } Odlučuje peta najslabija: { $step } prema { $versus }.
   *[6] { points-ingenious-same } Odlučuje najviša boja: { $step } prema { $versus }.
  }
points-ingenious-even = { points-ingenious-same } I sve su ostale boje jednake: plasman se dijeli.
points-ingenious-total = { $you ->
    [yes] { $place ->
        [won] Vaš je rezultat { $points }, najbolji: pobjeđujete.
        [shared] Vaš je rezultat { $points }: dijelite pobjedu.
       *[other] Vaš je rezultat { $points }.
      }
   *[no] { $place ->
        [won] { $name }: rezultat je { $points }, najbolji od svih.
        [shared] { $name }: rezultat je { $points } i pobjeda se dijeli.
       *[other] { $name }: rezultat je { $points }.
      }
  }

# The guided first game, and the coach at a table, who explains the latest move.

guided-page = { $game }: partidă ghidată, pasul { $step } din { $steps }
guided-game = partidă ghidată

guided-leave = La regulile ilustrate
guided-again = Ia-o de la capăt
guided-on = Înapoi la partida ghidată

coach = Ghid
guided-step = Pasul { $step } din { $steps }

# Buttons; room for 12 letters each, and for 20 in guided-anyway and guided-play-on.
guided-back = Înapoi
guided-skip = Sari peste
guided-skip-about = Joacă liber de aici
guided-go-on = Continuă
guided-play-on = Joacă mai departe
guided-show = Arată-mi
guided-anyway = Joacă totuși așa

guided-no = Așa nu se poate
guided-almost = Aproape
guided-fine = Merge și așa

# „Arată-mi” is guided-show.
guided-better = { $better ->
    [yes] { $points ->
        [0] Se poate, dar nu aduce niciun punct.
        [one] Se poate, pentru { $points } punct.
        [few] Se poate, pentru { $points } puncte.
       *[other] Se poate, pentru { $points } de puncte.
      } Există însă o mutare de { $best ->
          [one] { $best } punct
          [few] { $best } puncte
         *[other] { $best } de puncte
        }.
   *[no] Se poate și nu e o mutare rea. Aici încercăm alta: o vezi cu „Arată-mi”.
  }

guided-also = Merge și așa. În partida aceasta se continuă cu: { $move }

note-no-lesson = Nicio partidă ghidată nu are un astfel de pas.

explain-move = Explică mutarea
explain-title = Ultima mutare
explain-title-earlier = O mutare anterioară
explain-nothing = Încă n-a mutat nimeni.
explain-close = Mulțumesc
explain-previous = Mutarea anterioară
explain-next = Mutarea următoare

# Room for 12 letters.
clustered-compared = { $attribute ->
    [number] număr
    [shape] formă
   *[fill] umplere
  }

# ---- the latest move explained. Numbers of rules become links.

explain-generic = { $you ->
    [yes] Punctele tale se schimbă cu { $points }.
   *[no] { $name }: punctele se schimbă cu { $points }.
  }

explain-clustered-run = { $line ->
    [rows] { $count ->
        [one] Pe orizontală, cartea e într-o linie de { $count } carte a aceluiași jucător
        [few] Pe orizontală, cartea e într-o linie de { $count } cărți ale aceluiași jucător
       *[other] Pe orizontală, cartea e într-o linie de { $count } de cărți ale aceluiași jucător
      }
   *[columns] { $count ->
        [one] Pe verticală, cartea e într-o linie de { $count } carte a aceluiași jucător
        [few] Pe verticală, cartea e într-o linie de { $count } cărți ale aceluiași jucător
       *[other] Pe verticală, cartea e într-o linie de { $count } de cărți ale aceluiași jucător
      }
  }: încă { $points ->
      [one] { $points } punct
      [few] { $points } puncte
     *[other] { $points } de puncte
    }. De la trei în sus, fiecare carte din linie aduce un punct. C10
explain-clustered-rectangle = Cel mai mare dreptunghi are acum { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }: încă { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }. C11
explain-clustered-bonus = Bonus: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }. C17 C18
explain-clustered-nothing = Deocamdată nu aduce puncte: ele vin de la trei sau mai multe cărți în linie ale aceluiași jucător ori de la un dreptunghi plin. C10 C11
explain-clustered-discard = { $chosen ->
    [yes] În jocul rapid, după ce se trag cărțile, una se decartează. C16
   *[no] { $you ->
        [yes] Niciuna dintre cărțile tale nu se potrivea nicăieri, așa că a trebuit să decartezi una. C5
       *[no] { $name } nu avea nicio carte care să se potrivească undeva, așa că a trebuit să decarteze una. C5
      }
  }

explain-ingenious-half = { $colour ->
    [r] Jumătatea roșie
    [o] Jumătatea portocalie
    [y] Jumătatea galbenă
    [g] Jumătatea verde
    [b] Jumătatea albastră
   *[p] Jumătatea mov
  } { $points ->
    [0] nu vede niciun simbol de culoarea ei: niciun punct.
    [one] vede { $points } simbol de culoarea ei: { $points } punct.
    [few] { $lines ->
        [one] vede într-o linie { $points } simboluri de culoarea ei: { $points } puncte.
        [few] vede în { $lines } linii { $points } simboluri de culoarea ei: { $points } puncte.
       *[other] vede în { $lines } de linii { $points } simboluri de culoarea ei: { $points } puncte.
      }
   *[other] { $lines ->
        [one] vede într-o linie { $points } de simboluri de culoarea ei: { $points } de puncte.
        [few] vede în { $lines } linii { $points } de simboluri de culoarea ei: { $points } de puncte.
       *[other] vede în { $lines } de linii { $points } de simboluri de culoarea ei: { $points } de puncte.
      }
  } I7
explain-ingenious-lost = { $points ->
    [one] Se pierde { $points } punct: o culoare se oprește la { $end }.
    [few] Se pierd { $points } puncte: o culoare se oprește la { $end }.
   *[other] Se pierd { $points } de puncte: o culoare se oprește la { $end }.
  } I8
explain-ingenious-bonus = { $count ->
    [one] O culoare a ajuns la capăt: Ingenious! { $you ->
        [yes] Mai așezi o piesă.
       *[no] { $name } mai așază o piesă.
      }
    [few] { $count } culori au ajuns la capăt: Ingenious! { $you ->
        [yes] Mai așezi { $count } piese.
       *[no] { $name } mai așază { $count } piese.
      }
   *[other] { $count } de culori au ajuns la capăt: Ingenious! { $you ->
        [yes] Mai așezi { $count } de piese.
       *[no] { $name } mai așază { $count } de piese.
      }
  } I9
explain-ingenious-swap = Dacă pe nicio piesă din suport nu apare culoarea cea mai în urmă, toate piesele pot fi schimbate. I10

explain-pixies-way = { $way ->
    [cover] Pe căsuța ei era o carte cu fața în jos: cartea o acoperă și e validată pe loc. P7
    [new] Acolo era deja o carte cu acest număr. Una dintre cele două rămâne cu fața în sus și e validată. P8
    [old] Acolo era deja o carte cu acest număr. Una dintre cele două rămâne cu fața în sus și e validată. P8
    [down] Cartea cu acest număr e deja validată, așa că aceasta se pune cu fața în jos pe o căsuță liberă. P9
   *[up] Pe căsuța ei nu era nicio carte cu acest număr, așa că stă acolo cu fața în sus. P7
  }
explain-pixies-validated = { $change ->
    [less] Cărți validate: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      } în minus.
   *[more] Cărți validate: { $points ->
       [one] { $points } punct
       [few] { $points } puncte
      *[other] { $points } de puncte
     } în plus.
  } O carte validată aduce cât numărul ei. P15
explain-pixies-symbols = { $change ->
    [less] Simboluri: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      } în minus.
   *[more] Simboluri: { $points ->
       [one] { $points } punct
       [few] { $points } puncte
      *[other] { $points } de puncte
     } în plus.
  } Spiralele se adună, crucile se scad. P16
explain-pixies-zone = { $change ->
    [less] Cea mai mare zonă: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      } în minus.
   *[more] Cea mai mare zonă: { $points ->
       [one] { $points } punct
       [few] { $points } puncte
      *[other] { $points } de puncte
     } în plus.
  } { $round ->
    [1] În runda 1 fiecare carte din ea aduce 2.
    [2] În runda 2 fiecare carte din ea aduce 3.
   *[3] În runda 3 fiecare carte din ea aduce 4.
  } P17
explain-pixies-face_down = { $change ->
    [less] Cărți cu fața în jos: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      } în minus.
   *[more] Cărți cu fața în jos: { $points ->
       [one] { $points } punct
       [few] { $points } puncte
      *[other] { $points } de puncte
     } în plus.
  } Fiecare carte singură pe căsuța ei aduce 5. P20
explain-pixies-nothing = Punctele nu se schimbă încă. O carte aduce cât numărul ei după ce e validată. P15
explain-pixies-round = O rundă se încheie când cele nouă căsuțe ale unui jucător sunt ocupate; atunci se punctează totul. P11 P12 P14

explain-onecard-rolled = { $phase ->
    [choose] Orice zaruri se pot rearunca, de cel mult două ori. O5
   *[mark] Fiecare folosește această aruncare pe o carte sau spune pas. O6
  }
explain-onecard-passed = { $you ->
    [yes] Poți spune oricând pas; atunci nu se taie nimic. O6
   *[no] { $name } n-a tăiat nimic: oricine poate spune pas. O6
  }
explain-onecard-misfits = Pe cartea { $card } o culoare se taie numai dacă se potrivesc toate zarurile ei. O7
explain-onecard-scored = { $rows ->
    [one] Cartea { $card } are { $rows } rând complet
    [few] Cartea { $card } are { $rows } rânduri complete
   *[other] Cartea { $card } are { $rows } de rânduri complete
  } cu { $boxes ->
      [one] { $boxes } căsuță
      [few] { $boxes } căsuțe
     *[other] { $boxes } de căsuțe
    }. { $suns ->
    [0] Niciun rând cu soare nu e complet.
    [1] Un rând cu soare e complet: încă 2.
   *[2] Ambele rânduri cu soare sunt complete: încă 5.
  } În total { $points ->
      [one] { $points } punct
      [few] { $points } puncte
     *[other] { $points } de puncte
    }. O8

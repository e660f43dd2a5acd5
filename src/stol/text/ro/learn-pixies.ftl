# Pixies in two minutes. Numbers are variables; none is written here. NAME-short: up to 18 letters.

## A card
learn-pixies-card = O carte
learn-pixies-card-short = O carte
learn-pixies-card-text = { $cards ->
    [one] { $cards } carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
  }. Tot ce trebuie să știi despre o carte scrie pe ea.
learn-pixies-card-alt = O carte galbenă de { $value } cu { $spirals ->
    [one] { $spirals } spirală
    [few] { $spirals } spirale
   *[other] { $spirals } de spirale
  } și o carte albastră de { $other } cu o spirală specială.
learn-pixies-card-value = **Valoare**
learn-pixies-card-value-more = de la { $least } la { $most }: căsuța pe care merge
learn-pixies-card-colour = **Culoare**
learn-pixies-card-colour-more = una din patru sau toate patru (fluturele)
learn-pixies-card-symbols = **Simboluri**
learn-pixies-card-symbols-more = o spirală aduce un punct, o cruce scade unul
learn-pixies-card-special = **O spirală specială**
learn-pixies-card-special-more = câte un punct pentru fiecare carte a ta de acea culoare, inclusiv ea însăși

## A turn
learn-pixies-take = Iei o carte
learn-pixies-take-short = Iei o carte
learn-pixies-take-text = Se întorc cu fața în sus atâtea cărți câți jucători sunt. Fiecare ia una, pe rând. Cine o ia pe ultima începe data viitoare.
learn-pixies-take-alt = { $cards ->
    [one] { $cards } carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
  } pentru { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
  }, numerotate în ordinea în care sunt luate.

## A card goes to its cell
learn-pixies-place = O așezi
learn-pixies-place-short = O așezi
learn-pixies-place-text = O carte de { $value } se așază cu fața în sus pe căsuța { $cell }.
learn-pixies-place-alt = O carte de { $value } e ținută deasupra căsuței { $cell }. Apoi e așezată acolo, cu fața în sus.

## The same value again
learn-pixies-again = Încă o dată același număr
learn-pixies-again-short = Același număr
learn-pixies-again-text = Alegi care dintre cele două rămâne cu fața în sus. Cealaltă intră sub ea: cartea ta de { $value } e acum **validată** și aduce { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
learn-pixies-again-alt = O carte albastră de { $value } și una galbenă de { $value }. Oricare poate rămâne cu fața în sus; stă peste cealaltă și are un sigiliu.
learn-pixies-again-new = Rămâne cea nouă…
learn-pixies-again-old = …sau cea veche.

## A third card of a value
learn-pixies-third = Și a treia
learn-pixies-third-short = Și a treia
learn-pixies-third-text = Se pune cu fața în jos, pe orice căsuță liberă.
learn-pixies-third-alt = A treia carte de { $value } e pusă cu fața în jos pe căsuța { $cell }. Mai târziu, peste ea stă o carte de { $later }, care are un sigiliu.
learn-pixies-third-down = A treia carte de { $value }: a ta e deja validată, deci aceasta se pune cu fața în jos.
learn-pixies-third-anywhere = Orice căsuță liberă e bună, indiferent de numărul ei.
learn-pixies-third-covers = Mai târziu vine o carte de { $later }, o acoperă și e validată pe loc.

## The end of a round
learn-pixies-end = Runda se încheie
learn-pixies-end-short = Sfârșitul rundei
learn-pixies-end-text = Imediat ce cineva nu mai are nicio căsuță liberă, tura se joacă până la capăt și toți numără. Aici ceilalți mai iau { $left ->
    [one] { $left } carte
    [few] { $left } cărți
   *[other] { $left } de cărți
  }.
learn-pixies-end-alt = { $cells ->
    [one] { $cells } căsuță a unui jucător e ocupată.
    [few] Toate cele { $cells } căsuțe ale unui jucător sunt ocupate.
   *[other] Toate cele { $cells } de căsuțe ale unui jucător sunt ocupate.
  } O carte e cu fața în jos.

## Points
learn-pixies-count = Numeri punctele
learn-pixies-count-short = Numeri punctele
learn-pixies-count-text = Trei lucruri aduc puncte.
learn-pixies-count-alt = Aceleași nouă căsuțe de trei ori. Cărțile validate aduc { $validated }, simbolurile { $symbols }, cea mai mare zonă { $zone }: în total { $total }.
learn-pixies-count-validated = **Validate**
learn-pixies-count-validated-more = Fiecare aduce cât valoarea ei.
learn-pixies-count-symbols = **Simboluri**
learn-pixies-count-symbols-more = Pe toate cărțile cu fața în sus.
learn-pixies-count-zone = **Cea mai mare zonă**
learn-pixies-count-zone-more = { $cards ->
    [one] { $cards } carte de aceeași culoare.
    [few] { $cards } cărți de aceeași culoare care se ating.
   *[other] { $cards } de cărți de aceeași culoare care se ating.
  }

## A question
learn-pixies-check = Cât de mare e cea mai mare zonă?
learn-pixies-check-text = Cărți care se ating pe laturi și au o culoare comună. O carte multicoloră (cu fluture) merge cu toate patru.
learn-pixies-check-alt = Pe rânduri: galbenă, verde, roșie; galbenă, albastră, multicoloră; galbenă, multicoloră, verde.
learn-pixies-check-answers = Cărți în zonă
learn-pixies-check-fewer = Mai e una: cartea multicoloră de pe { $wild } atinge cartea galbenă de pe { $third }.
learn-pixies-check-right = { $first }, { $second }, { $third } și { $wild } sunt galbene, într-un fel sau altul. Cartea multicoloră de pe { $apart } nu atinge niciuna dintre ele.
learn-pixies-check-more = O zonă are o singură culoare, comună tuturor cărților ei. Galbenul și albastrul nu se amestecă, nici măcar peste o carte multicoloră.

## Three rounds
learn-pixies-rounds = Trei runde
learn-pixies-rounds-short = Trei runde
learn-pixies-rounds-text = Zona valorează de fiecare dată mai mult. După { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
  } câștigă totalul cel mai mare.
learn-pixies-rounds-alt = Aceeași zonă de { $cards ->
    [one] { $cards } carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
  } în fiecare rundă: o carte aduce { $each_1 }, apoi { $each_2 }, apoi { $each_3 }.
learn-pixies-rounds-round = Runda { $round }

## Two players, and Flower Power
learn-pixies-players = De la doi la șase jucători
learn-pixies-players-short = Jucători
learn-pixies-players-text = În trei, patru sau cinci se joacă așa cum ai văzut.
learn-pixies-players-alt = Doi jucători iau pe rând { $revealed ->
    [one] { $revealed } carte
    [few] { $revealed } cărți
   *[other] { $revealed } de cărți
  }. Cu Flower Power, o carte cu fața în jos, singură pe căsuța ei, aduce { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
learn-pixies-players-two = **Doi jucători:** { $revealed ->
    [one] { $revealed } carte
    [few] { $revealed } cărți
   *[other] { $revealed } de cărți
  }, luate pe rând, fiecare la fel de multe. Runda se poate încheia și la mijlocul unei ture.
learn-pixies-players-flowers = **Flower Power,** până la șase jucători: încă { $flowers ->
    [one] { $flowers } carte de două culori
    [few] { $flowers } cărți de două culori
   *[other] { $flowers } de cărți de două culori
  }. O carte cu fața în jos, singură pe căsuța ei, aduce { $points ->
      [one] { $points } punct
      [few] { $points } puncte
     *[other] { $points } de puncte
    }.

# Help at the table: the rules over it, notes when something happens for the first time, the offer to be guided.

# Up to 12 letters.
rules-open = Reguli
rules-close = Închide regulile
# Up to 20 letters.
rules-page = Reguli ilustrate
rules-more = Vezi regulile

counted-pixies = Cărțile validate se numără după regula P15, simbolurile după P16, cea mai mare zonă după P17; cu Flower Power, cărțile cu fața în jos după P20.
counted-onecard = Cărțile punctate se numără după regula O8, cele neterminate după O11.
counted-clustered = Șirurile se numără după regula C10, cel mai mare dreptunghi după C11, bonusurile după C17 și C18.
counted-ingenious = Decide culoarea cea mai în urmă; la egalitate, următoarea. Regula I14

# One line each, up to 110 letters.
first-pixies-validated = O carte aflată peste alta e validată: aduce puncte cât valoarea ei. Regulile P10 și P15
first-pixies-down = Dacă pe căsuța ei e o carte validată, cartea se pune cu fața în jos pe o căsuță liberă. Regula P9
first-pixies-last = Ultima rundă: acum fiecare carte din cea mai mare zonă a ta aduce cel mai mult. Regula P17
first-onecard-row = Un rând complet. Cu trei pe aceeași carte, cartea e punctată. Regula O8
first-onecard-sun = Un rând complet cu soare: aduce puncte în plus când cartea e punctată. Regula O8
first-onecard-scored = Ai punctat o carte: punctele ei sunt ale tale și primești alta. Regulile O8 și O9
first-onecard-race = Cineva are trei cărți punctate: runda cu a patra e ultima. Regula O10
first-clustered-run = Un șir: trei sau mai multe cărți ale tale în linie aduc câte un punct. Regula C10
first-clustered-rectangle = Un dreptunghi plin din cărțile tale: cel mai mare aduce câte un punct de carte. Regula C11
first-clustered-discard = Nicio carte a ta nu se potrivește nicăieri, așa că decartezi una. Regula C5
first-clustered-joker = Ai un joker: merge lângă orice carte și contează drept al tău. Regulile C4 și C10
first-ingenious-bonus = O culoare a ajuns la capăt: primești un bonus de joc, pe care nu-l poți refuza. Regula I9
first-ingenious-swap = Schimbi în loc să completezi. Piesele vechi se întorc în sac după ce ai tras. Regula I10
first-dismiss = Am înțeles
first-dismiss-label = Am înțeles: nu mai arăta această notă

offer-guided = N-ai mai jucat { $game }? Prima partidă ghidată durează trei minute.
offer-start = Începe
offer-not-now = Nu acum

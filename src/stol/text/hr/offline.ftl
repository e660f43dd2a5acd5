offline-title = stol: nema veze
offline-head = Nema veze
offline-text = Vaši su stolovi spremljeni na poslužitelju i nastavljaju se čim se veza vrati. Ova stranica sama pokušava ponovno.
offline-again = Pokušaj ponovno
offline-rules = Pravila su tu:

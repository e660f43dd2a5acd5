offline-title = stol: brak połączenia
offline-head = Brak połączenia
offline-text = Twoje stoły są zapisane na serwerze i czekają na powrót połączenia. Ta strona sama próbuje się połączyć.
offline-again = Spróbuj ponownie
offline-rules = Zasady są dostępne bez połączenia:

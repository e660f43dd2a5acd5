offline-title = stol: нема везе
offline-head = Нема везе
offline-text = Ваши столови су сачувани на серверу и настављају се чим се веза врати. Ова страница сама покушава поново.
offline-again = Покушај поново
offline-rules = Правила су ту:

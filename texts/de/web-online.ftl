# Tische, an denen online gespielt wird.

new-online = Mit Freunden online spielen
online-making = Der Tisch wird gedeckt …
online-unmade = Es ließ sich kein Tisch anlegen
online-unreached = Der Server antwortet nicht. Bitte die Verbindung prüfen und es noch einmal versuchen.
online-coming = Auf dem Weg zum Tisch …
online-missing = Diesen Tisch gibt es nicht. Bitte den Link prüfen oder noch einmal darum bitten.
online-outdated = Diese Seite und ihr Server haben verschiedene Versionen. Bitte alle Tabs dieser Seite schließen und sie neu öffnen.
online-lost = Die Verbindung ist verloren und wird wieder aufgebaut. Was inzwischen entschieden wird, ist aufgehoben und wird dann gesendet.
online-welcome = Platz nehmen
online-name = Dein Name
# $seat: the number of the seat.
online-sit = Platz { $seat } nehmen
online-watch = Nur zuschauen
# $n: the number of free seats.
online-free =
    { $n ->
        [one] Ein Platz ist noch frei.
       *[other] { $n } Plätze sind noch frei.
    }
online-invite = Einladen
online-invite-what = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen. Nichts ist zu installieren, kein Konto nötig.
online-who-sees = Alle am Tisch sehen die Namen und das offene Brett; verdeckte Plättchen nur, wer sie hat. Der Server bewahrt die Partie auf und von jedem Platz nicht mehr als den Namen.
online-you = du
online-here = da
online-away = kurz weg
online-gone = fort
online-again = Eine weitere Partie mit denselben Leuten ist bereit.
online-to-again = Zur neuen Partie
online-tables = Deine Tische online
# $title: the game and its people.
online-forget = Diesen Tisch vergessen: { $title }

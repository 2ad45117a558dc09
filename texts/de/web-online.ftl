# Tische, an denen online gespielt wird.

menu-online = Online mit Freunden weiterspielen
new-online = Mit Freunden online spielen
online-making = Der Tisch wird gedeckt …
online-unmade = Es ließ sich kein Tisch anlegen
online-unreached = Der Server antwortet nicht. Bitte die Verbindung prüfen und es noch einmal versuchen.
online-coming = Auf dem Weg zum Tisch …
online-late = Der Server antwortet noch nicht. Es wird von selbst wieder versucht; vielleicht ist die Verbindung weg, oder das Netz lässt nichts zu ihm durch.
online-missing = Diesen Tisch gibt es nicht. Bitte den Link prüfen oder noch einmal darum bitten.
online-outdated = Diese Seite und ihr Server haben verschiedene Versionen. Bitte alle Tabs dieser Seite schließen und sie neu öffnen.
online-lost = Die Verbindung ist verloren und wird wieder aufgebaut. Was inzwischen entschieden wird, ist aufgehoben und wird dann gesendet.
online-welcome = Platz nehmen
online-name = Dein Name
# $seat: the number of the seat.
online-sit = Sitz { $seat } nehmen
online-watch = Nur zuschauen
# $n: the number of free seats.
online-free =
    { $n ->
        [one] Ein Platz ist noch frei.
       *[other] { $n } Plätze sind noch frei.
    }
online-invite = Einladen
online-replaced = Für dich spielt jetzt ein Bot.
online-return = Wieder selbst spielen
# $name: of a player who has to decide.
online-gone-now = { $name } ist nicht da, aber am Zug. Ein Bot kann weiterspielen.
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
# Quick words to the others at the table.
online-say = Etwas sagen
online-word-yes = Ja!
online-word-no = Lieber nicht.
online-word-thanks = Danke!
online-word-well-done = Gut gemacht!
online-word-wait = Einen Moment bitte.
online-word-help = Was würdest du tun?
# $name: somebody; $word: what they say, one of those above.
online-says = { $name }: { $word }
online-point = Allen zeigen
# $name: somebody.
online-points = { $name } zeigt auf eine Stelle.
# $name: whoever has to decide.
online-tries = { $name } überlegt, hier anzulegen.
# $name: somebody.
online-proposes-place = { $name } schlägt diese Stelle vor.
# $name: whoever has to decide; $answer: the answer they think about.
online-considers = { $name } überlegt: { $answer }
# $name: somebody; $answer: the answer they propose to whoever has to decide.
online-proposes = { $name } schlägt vor: { $answer }
online-propose = Ein Feld wählen, um es vorzuschlagen: Alle sehen es. Noch einmal dreht das Plättchen.
# Tables where anybody may sit down.
online-open = Offene Tische
online-your-turn = Du bist dran
new-listed = Anzeigen: alle dürfen dazukommen
online-lead = Allen zeigen
online-lead-no = Nicht mehr zeigen
# $name: whoever leads through a finished game.
online-led = { $name } zeigt die Partie. Wer woandershin schaut, schaut für sich.
online-follow = Mit { $name } schauen
menu-invite = Link zum Tisch
online-device = Mein Platz auf einem anderen Gerät
online-device-what = Öffne diesen Link auf deinem anderen Gerät, und du sitzt auch dort. Behalte ihn für dich: Wer ihn hat, spielt an deiner Stelle.
online-unkept = Dieser Browser bewahrt nichts auf, darum lässt sich dein Platz nicht mitnehmen.
online-beside = Jemand neben mir spielt auch mit
# Benachrichtigungen, wenn man nicht da ist.
menu-notices = Sag mir Bescheid
notices-what = Eine Partie kann Tage dauern. Wenn du schon eine Weile am Zug und nicht am Tisch bist, kannst du Bescheid bekommen, auf so vielen Geräten, wie du möchtest.
notices-nobody = Dieses Gerät bekommt keinen Bescheid.
notices-device = Dieses Gerät bekommt Bescheid.
notices-address = Deine eigene Adresse bekommt Bescheid.
notices-tell-device = Auf diesem Gerät Bescheid sagen
notices-tell-nobody = Niemandem mehr Bescheid sagen
notices-cannot = Dieser Browser kann keinen Bescheid bekommen. Auf einem iPhone oder iPad lege die Seite auf den Home-Bildschirm und öffne sie dort.
notices-refused = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.
notices-own = Eine eigene Adresse
notices-own-what = Für ein Programm von dir: Der Server schickt eine Nachricht an diese Adresse, wenn du am Zug bist.
notices-save = Dieser Adresse Bescheid sagen

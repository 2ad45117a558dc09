# Was um das Brett einer Seite steht: Protokoll, Regeln, Wiedergabe, Menü.

## Papiere an den Seiten

rail-standing = Wie das Spiel steht
rail-past = Was geschehen und was übrig ist
rail-log = Verlauf
rail-tiles = Plättchen
rail-score = Stand
log-empty = Noch ist nichts geschehen.
# $name: des Plättchens. $n: wie viele.
tiles-kind = { $name }: noch { $n }
tell-which = Welches Plättchen?
tell-random = Zufällig ziehen
tell-this = Dieses Plättchen
tell-always = Jedes zufällig

seats-title = Sitze
seats-what = Ein Sitz kann jederzeit an jemand anderen gehen; das Spiel geht weiter, wo es steht. Ein freier Sitz wartet, wenn er entscheiden muss.
seats-who = Gespielt von
seats-name = Name
seats-person = einem Menschen
seats-open = noch niemandem
# $bot: sein Name.
seats-bot = { bot-named }
seats-deciding = entscheidet
seats-thinking = denkt nach
seats-paused = angehalten
seats-waiting = wartet auf jemanden

## Leiste und Menü

# Wo für Worte kein Platz ist, sagen diese, was eine Zahl bedeutet.
brief-goal = { $points } von { $goal } Punkten
brief-ghosts =
    { $n ->
        [one] noch 1 Geist
       *[other] noch { $n } Geister
    }
brief-tiles =
    { $n ->
        [one] noch 1 Plättchen
       *[other] noch { $n } Plättchen
    }
brief-points =
    { $player }: { $points ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
brief-round = Runde { $round } von { $rounds }

menu = Menü
strip-sound = Ton einschalten
strip-silence = Ton ausschalten
menu-promise = Versiegeltes Versprechen über die Reihenfolge der Plättchen:
menu-pause = Bots anhalten
menu-go-on = Bots weiterspielen lassen
menu-seats = Sitze und Namen
menu-replay = Von Anfang an ansehen
menu-save = Als Datei speichern, mit allem Verdeckten
menu-save-known = Als Datei speichern, so weit du das Spiel kennst
menu-share = Teilen
menu-load = Aufgezeichnetes Spiel öffnen
menu-same = Neues Spiel, gleicher Startwert
menu-another = Neues Spiel, anderer Startwert
strip-rules = Regeln
menu-day = Tagfarben
menu-night = Nachtfarben
menu-leave = Startseite

share-public = Das Spiel läuft noch. Der Link zeigt alles, was bisher geschehen ist, und nichts Verborgenes: keinen Startwert, keine Reihenfolge der Plättchen, keine geheime Wahl.
share-all = Das Spiel ist zu Ende. Der Link enthält alles davon, mit Startwert und Versprechen; alle können es Schritt für Schritt ansehen.
share-link = Link zum Spiel
share-copy = Kopieren
share-copied = Der Link ist kopiert.
share-by-hand = Der Browser lässt die Seite nicht kopieren. Der Link ist markiert: Kopiere ihn aus dem Feld.

share-as-link = Link
share-picture = Bild
share-film = Film
share-drawing = Das Bild wird gezeichnet …
# $at, $of: Bilder.
share-filming = { $of ->
        [0] Die Züge werden ausgelegt …
       *[other] Bild { $at } von { $of }
    }
share-save = Speichern
share-send = Senden
share-fault = Dieser Browser lässt die Seite keine Bilder machen.

## Laden

# $line: des Textes, ab 1; 0, wenn es um das Ganze geht. $error, $advice: Sätze. $reason: warum die Regeln
# es verbieten, oder nichts; $advice ist dann `none`.
load-problem =
    { $line ->
        [0] Das lässt sich nicht öffnen
       *[other] Das lässt sich nicht öffnen. Zeile { $line }
    }: { $error }. { $reason } { $advice ->
        [none] {""}
       *[other] Was hilft: { $advice }
    }
play-gone = Dieses Spiel ist nicht hier
play-gone-what = Ein Spiel bleibt in dem Browser, in dem es gespielt wird. Wer es dort hat, kann es dir zeigen: „Teilen“ in seinem Menü macht einen Link. Oder es wurde gelöscht.
start-broken = Dieses Spiel lässt sich nicht lesen
start-broken-what = Es bleibt im Regal, wie es ist. Speichere es als Datei, um hineinzusehen.
load-drop = Datei loslassen, um das Spiel zu öffnen
link-letters = Das ist kein Link zu einem Spiel: Er enthält Zeichen, die es in solchen Links nicht gibt. Kopiere den ganzen Link noch einmal, oder bitte um die Datei.
link-damaged = Ein Teil dieses Links fehlt oder wurde unterwegs verändert. Kopiere den ganzen Link noch einmal, oder bitte um die Datei.
link-too-long = Dieser Link ist länger als jedes aufgezeichnete Spiel. Bitte stattdessen um die Datei.
page-bot-stuck = Ein Bot findet keine Antwort. Gib seinen Sitz an jemand anderen, dann lass die Bots weiterspielen.

## Zurücknehmen

consent-title = Zurücknehmen?
consent-ask = Alle fragen
consent-leave = Dabei belassen
# $player: wer gefragt wird.
consent-question = { $player }, bist du einverstanden?
# $names: those who have not answered yet.
consent-awaits = Du möchtest deine letzte Entscheidung zurücknehmen. Noch gefragt: { $names }.
consent-yes = Einverstanden
consent-no = Nicht einverstanden
consent-declined = Nicht alle sind einverstanden; es wird nichts zurückgenommen.

## Das Ende

lookback-whose = Wessen Spiel noch einmal angesehen wird
ending-show = Wie das Spiel war
ending-by = Nach Regel
ending-scoring = Die Wertung Schritt für Schritt
ending-details = Einzelheiten
ending-all = Alles auf einmal

## Regeln

rules-title = Die Regeln
rules-back = Zurück
rules-search = Regeln durchsuchen
rules-books = Spiele
# $n: gefundene Regeln.
rules-found =
    { $n ->
        [0] In keiner Regel kommen diese Wörter vor.
        [one] 1 Regel
       *[other] { $n } Regeln
    }
rules-nowhere = Eine Regel { $id } gibt es nicht.
rules-none = Nirgends hier kommen diese Wörter vor. Versuche es mit weniger oder kürzeren.
rules-missing = Die Regeln in Worten ließen sich noch nicht laden. Besteht eine Verbindung?
rules-options = Lesarten der Regeln
rules-options-what = In diesen Punkten sind sich gründliche Leser uneins. Gespielt wird mit je einer Lesart, die vor dem Spiel gewählt wird.
rules-usual = (die übliche)
rules-link = Regel { $id }: { $title }
rules-print = Drucken
rules-here = Adresse dieser Regel
rules-part-goal = Worum es geht
rules-part-turn = Ein Zug
rules-part-scoring = Was zählt
rules-part-end = Das Ende
rules-part-rest = Alles Weitere
rules-all = Alle Regeln

## Wiedergabe

replay-heading = Wiedergabe
replay-back = Wiedergabe verlassen
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-to-end = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-slider = Stellung
# $at: Entscheidungen vor der Stellung; $of: alle Entscheidungen.
replay-position = { $at } von { $of }
replay-deed = Was hier geschah
replay-share = Diese Stellung teilen
replay-go-on = Weiterspielen
replay-chapter-next = Nächstes Kapitel
replay-chapter-previous = Voriges Kapitel
replay-remark = Anmerkung zu dieser Stellung
replay-remark-keep = Behalten
replay-play-on = Von hier weiterspielen
replay-none = In diesem Browser ist kein Spiel aufgehoben.
replay-unreadable = Dieses Spiel lässt sich nicht zeigen
replay-advice = Kam der Link per Mail oder Chat, wurde er vielleicht abgeschnitten: Kopiere ihn ganz, oder öffne das Spiel aus seiner Datei.

past-title = Eine frühere Stellung
past-position = Stellung { $at } von { $of }
past-now = Zurück zur Gegenwart

# In place of a screen that is fetched.
part-awaited = Der Nebel steigt …
part-failed = Dieser Teil von Fogbound ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal; deine Spiele sind aufgehoben.
part-again = Noch einmal

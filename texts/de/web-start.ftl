# Vor einem Spiel: die Startseite, was es zu wählen gibt, Einstellungen.

page-title = Fogbound

start-line = Drei Spukspiele mit Plättchen
start-more = Mehr
start-play = Sofort spielen
start-level = Level { $level } spielen
# $game: sein Name.
start-level-of = { start-level }: { $game }
start-choose = Mehr Auswahl
start-resume = Weiterspielen
start-not-affiliated = Die Namen der Spiele sagen nur, welches Spiel gemeint ist. Fogbound steht in keiner Verbindung zu ihren Autoren oder Verlagen; Zeichnungen und Texte sind eigene.
start-nowhere = Unter dieser Adresse ist nichts. Hier fängt alles an:
start-offline = Einmal geladen, geht hier alles ohne Netz. Deine Spiele bleiben in diesem Browser.

game-name-mists = Nebel über Carcassonne
game-line-mists = Gemeinsam gegen den Nebel: Straßen und Städte bauen, ehe die Geister ausgehen.
game-facts-mists = Kooperativ · 1 bis 5 Personen · sechs Levels
game-play-mists = Sofort spielen: Nebel über Carcassonne
game-choose-mists = Mehr Auswahl: Nebel über Carcassonne
game-name-ghosts-galore = Ghosts Galore
game-line-ghosts-galore = Lege die Gleise deiner eigenen Geisterbahn an neun Arten von Monstern vorbei, alle gleichzeitig.
game-facts-ghosts-galore = Alle für sich · 2 bis 5 Personen · acht schnelle Runden
game-play-ghosts-galore = Sofort spielen: Ghosts Galore
game-choose-ghosts-galore = Mehr Auswahl: Ghosts Galore
game-name-carcassonne = Carcassonne mit Geistern, Schlössern & Friedhöfen
game-line-carcassonne = Die bekannte Landschaft, voller Spuk: Geister zu Rivalen schicken, Meeples bewachen, Schlösser halten.
    .base = Die klassische Landschaft, ohne Geister: Baut Straßen, Städte und Klöster, und bestellt die Wiesen.
game-facts-carcassonne = Alle für sich · 2 bis 6 Personen · das Grundspiel oder beliebige Teile der Erweiterung
game-play-carcassonne = Sofort spielen: Carcassonne
game-choose-carcassonne = Mehr Auswahl: Carcassonne

load-what = Wähle eine Datei, die hier oder im Terminal gespeichert wurde, oder füge ihren Text ein. Auch beendete Spiele lassen sich öffnen.
load-file = Datei
load-text = Text
load-open = Öffnen
load-too-long = Diese Datei ist viel zu groß für ein aufgezeichnetes Spiel.

preferences = Einstellungen
preferences-language = Sprache
preferences-theme = Aussehen
preferences-sound = Klänge
preferences-volume = Lautstärke
theme-system = Wie das System
theme-light = Dämmerung (hell)
theme-dark = Nacht (dunkel)
theme-contrast = Hoher Kontrast
language-en = English
language-de = Deutsch

daily = Partie des Tages
daily-what = { $day }: für alle dieselben Plättchen, jeden Tag eine neue Partie.
daily-look = Ansehen

new-title = Ein neues Spiel
new-of = Neues Spiel: { $game }
new-level = Level
new-seats = Wer spielt
new-players = Zahl der Spielenden
new-bot = { bot-named }: { $what }
new-parts = Teile der Erweiterung
new-parts-none = Keiner davon: das Grundspiel.
parts-mist = Nebel und Geister
parts-castles = Schlösser
parts-guards = Wächter
parts-cemeteries = Friedhöfe
parts-what-mist = 50 Plättchen mit Nebel: Wer ihn weiterlegt, schickt Rivalen einen Geist; wer ihn abschneidet, bekommt ihn selbst. Geister kosten Punkte.
parts-what-castles = 5 Plättchen mit einem Schloss: Wer darin steht, wertet den Nebel ringsum. Sie brauchen den Nebel.
parts-what-guards = Zwei deiner sieben Meeples sind Wächter, neben die sich kein Geist traut.
parts-what-cemeteries = 5 Plättchen mit einem Friedhof: Wer ihn hütet, bis er umbaut ist, bekommt einen weiteren Wächter. Sie brauchen die Wächter.
parts-all = alle Teile
parts-none = keine: das Grundspiel
new-aid = Wie viel Hilfe
aid-purist = Keine: wie am Spieltisch
aid-what-purist = Du erfährst, welche Antworten erlaubt sind und warum andere nicht.
aid-guided = Begleitet
aid-what-guided = Du erfährst außerdem, was eine Antwort bewirkt, welche Plättchen übrig sind und wie es steht.
aid-full = Voll
aid-what-full = Du erfährst all das, und ein Bot gibt dir einen Tipp, wann immer du fragst.
new-options-why = In diesen Punkten sind sich sorgfältige Leser uneinig. Die erste Lesart ist die übliche.
new-seed = Startwert
new-seed-what = Bleibt es leer, werden die Plättchen zufällig gemischt; ein versiegeltes Versprechen über die Reihenfolge wird vor dem ersten Plättchen gezeigt und nach dem letzten geöffnet. Dieselben Worte ergeben dieselbe Reihenfolge.
new-told = Plättchen aus einer Schachtel auf dem Tisch
new-told-what = Ihr zieht sie dort und nennt hier jedes; die Seite achtet auf Regeln, Punkte und eure Computer-Mitspieler.
new-set-up = Stellung aufbauen
new-set-up-what = Als Analyse: Du wählst jedes Plättchen, entscheidest für jeden Sitz, gehst zurück und versuchst anderes, und spielst von dort gegen einen Computer weiter.
new-play = Spielen
new-unknown = Dieses Spiel gibt es hier nicht.

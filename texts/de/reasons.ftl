# Warum etwas abgelehnt wird: `refused-KEY`, dabei ist KEY der Grund der Ablehnung. Ein Satz, der sagt, was
# nicht stimmt und was stattdessen zu tun ist. Die Nummer der Regel steht daneben.

## Wer am Zug ist, was gefragt ist

refused-not-your-decision = Das beantwortet die gestellte Frage nicht; wähle eine der dafür aufgelisteten Antworten.
refused-not-your-turn = Jemand anderes ist mit dem Entscheiden dran; warte, bis du gefragt wirst.
refused-not-asked = Du bist gerade nicht gefragt; warte auf die nächste Frage an dich.
refused-already-chosen = Du hast schon gewählt; nimm deine Wahl erst zurück, oder warte, bis alle gewählt haben.
refused-seat-named = Hier entscheidet nur ein Sitz; schreibe die Antwort ohne Sitz davor.
refused-seat-not-named = Hier entscheiden mehrere Sitze gleichzeitig; schreibe `seat`, die Nummer des Sitzes und dann die Antwort.
refused-game-over = Das Spiel ist zu Ende und nimmt nichts mehr an; beginne ein neues.
refused-waiting-for-tile = Das nächste Plättchen ist noch nicht gezogen; ziehe es zuerst.
refused-not-waiting-for-tile = Jetzt ist kein Plättchen zu ziehen; beantworte zuerst die gestellte Frage.
refused-tile-not-left = Ein solches Plättchen ist nicht mehr übrig; nenne eines von denen, die noch niemand gesehen hat.
refused-undo-past-reveal = Seitdem ist etwas Verborgenes aufgedeckt worden; nur was danach kam, lässt sich zurücknehmen.
refused-no-such-bot = Für dieses Spiel gibt es keinen Bot mit diesem Namen; wähle einen von denen, die die Hilfe auflistet.
refused-undo-nothing = Es gibt noch nichts zurückzunehmen, oder nicht so viel.
refused-undo-of-others = Seitdem haben andere entschieden; nur mit ihrer Zustimmung lässt sich das zurücknehmen.
refused-undo-game-over = Das Spiel ist zu Ende, und alle Geheimnisse sind gelüftet; nichts davon lässt sich mehr zurücknehmen.
refused-undo-past-shuffle = Was dort entschieden wurde, hat Plättchen gemischt; es gilt endgültig.
refused-undo-no-vote = Nur Menschen am Tisch können um eine Rücknahme bitten oder ihr zustimmen.
refused-undo-asked-already = Um eine Rücknahme ist schon gebeten worden; warte, bis alle geantwortet haben.
refused-undo-not-asked = Niemand hat um eine Rücknahme gebeten; es gibt nichts, dem du zustimmen könntest.

## Sitze und Entwürfe

refused-seat-open = Auf diesem Sitz ist niemand; gib ihn erst einem Menschen oder einem Bot.
refused-no-such-seat = Diesen Sitz gibt es nicht; wähle einen von denen an diesem Tisch.
refused-draft-closed = Was als Nächstes kommt, kann noch niemand wissen; bestätige erst, was dasteht.
refused-draft-old = Seit diesem Entwurf ist es am Tisch weitergegangen; fange ihn neu an.
refused-draft-unreadable = Das ist kein Entwurf: Ein Entwurf besteht aus einer ersten Zeile und je einer Antwort in jeder weiteren.

## Ein Plättchen legen

refused-cell-occupied = Auf diesem Feld liegt schon ein Plättchen; wähle ein leeres.
refused-no-face-up-neighbour = Neben diesem Feld liegt kein offenes Plättchen; wähle ein Feld, das eine Kante mit einem teilt.
refused-terrain-mismatch = Die Kanten passen nicht: Wiese braucht Wiese, Straße braucht Straße, Stadt braucht Stadt; drehe das Plättchen, oder wähle ein anderes Feld.

## Begraben

refused-bury-not-closed = Dort wartet kein Friedhof auf ein Begräbnis; wähle einen, der sich eben geschlossen hat.
refused-bury-no-meeple = Dort steht kein Meeple, der begraben werden könnte; wähle ein Feld mit einem Meeple, der noch nicht begraben ist.
refused-bury-board-first = Es stehen noch Meeples in der Landschaft; begrabe einen von ihnen, keinen aus einem Vorrat.
refused-bury-no-supply = Von dieser Farbe hast du keinen Meeple im Vorrat; wähle eine andere deiner Farben.
refused-bury-not-your-colour = Diese Farbe spielst du nicht; begrabe einen Meeple in einer deiner eigenen Farben.

## Geister

refused-spare-no-symbols = Dieser Nebel bekommt keinen Geist, der wegfallen könnte; wähle einen Nebel des gelegten Plättchens, dessen Symbole zählen.
refused-haunt-no-mist = Dieser Nebel liegt nicht auf dem Feld, um das es geht; wähle einen der Nebel dieses Feldes.
refused-cemetery-not-open = Auf diesem Feld ist kein offener Friedhof; wähle einen, der sich noch nicht geschlossen hat.
refused-ghosts-none-there = Auf diesem Feld steht kein Geist; wähle ein Feld mit Geistern.
refused-ghosts-count = Du darfst 1 bis 3 Geister entfernen und nicht mehr, als dort stehen; wähle eine andere Zahl.
refused-ghost-no-meeple = Auf diesem Feld steht kein Meeple; wähle ein Feld mit einem Meeple, der den Geist bekommen kann.
refused-ghost-fears-guard = Dort steht ein Wächter, und an einen Wächter traut sich kein Geist heran; wähle einen anderen Meeple.
refused-ghost-needs-other = Dieser Geist geht an den Meeple einer anderen Person; wähle einen, der nicht dir gehört.
refused-ghost-needs-own = Dieser Geist geht an einen deiner eigenen Meeples; wähle einen von deinen.
refused-split-sum = Diese Zahlen ergeben zusammen nicht die Geister, die du entfernst; nenne für jede Stelle eine Zahl, sodass die Summe stimmt.
refused-split-too-many = Du kannst von einer Stelle nicht mehr Geister nehmen, als dort stehen; nimm den Rest von einer anderen.

## Einen Meeple einsetzen

refused-meeple-no-supply = Von dieser Farbe hast du keinen Meeple mehr; wähle eine andere Farbe, oder setze keinen ein.
refused-meeple-not-your-colour = Diese Farbe spielst du nicht; wähle eine deiner eigenen.
refused-meeple-no-feature = Das eben gelegte Plättchen hat keine solche Straße, keine solche Stadt und kein solches Schloss; wähle etwas, das es zeigt, oder setze keinen Meeple ein.
refused-meeple-misty-road = In diesem Spiel dürfen Meeples nicht auf nebligen Straßen stehen; wähle eine klare Straße, eine Stadt oder ein Schloss, oder setze keinen ein.
refused-meeple-region-occupied = In diesem Gebiet steht schon ein Meeple; wähle ein freies, oder setze keinen ein.

refused-meeple-none-left = Du hast keinen Meeple mehr im Vorrat; setze einen Wächter ein, wenn du einen hast, oder niemanden.
refused-guard-none-left = Du hast keinen Wächter mehr im Vorrat; setze einen Meeple ein oder niemanden.
refused-meeple-nothing-there = Das eben gelegte Plättchen hat nichts dergleichen, weder Straße noch Stadt, Wiese oder Gebäude; wähle etwas, das es zeigt, oder setze niemanden ein.
refused-meeple-no-farmers = In diesem Spiel darf niemand auf einer Wiese liegen; wähle etwas anderes auf dem Plättchen, oder setze niemanden ein.

## Werten

refused-score-not-due = Dieses Gebiet wartet nicht auf eine Wertung; wähle eines der aufgelisteten abgeschlossenen Gebiete.
refused-assign-no-scoring-meeple = In dieser Farbe gibt es keinen Zählmeeple; wähle einen der drei auf der Zählleiste.

## Hunde und verdeckte Plättchen

refused-hound-no-meeple = Dort ist kein Meeple, dem sich der Hund anschließen kann; wähle ein Feld mit einem Meeple, der nicht begraben ist.
refused-hound-cell-out-of-reach = Dieses Feld ist zu weit vom Hund entfernt; wähle sein eigenes Feld oder eines der 8 rund um ihn.
refused-hound-cell-used = Von diesem Feld hat der Hund schon Geister entfernt; wähle ein anderes, oder höre auf.
refused-face-down-not-around-cemetery = Dieses Feld liegt nicht rund um einen offenen Friedhof; wähle eines der leeren Felder, die es tun.
refused-face-down-no-neighbour = Dieses Feld teilt mit keinem Plättchen eine Kante; wähle eines, das es tut.

## Gleisplättchen nehmen und legen

refused-no-such-side = Eine solche Seite hat ein Tableau nicht; wähle Seite 0 oder Seite 1.
refused-not-offered = Dieses Plättchen wurde dir nicht angeboten; behalte eines deiner beiden.
refused-stack-empty = Der Stapel ist leer; nimm eines der Plättchen, die offen liegen.
refused-must-claim = Alle anderen haben ein Plättchen, und der ganze Stapel ist aufgedeckt; nimm eines der Plättchen, die offen liegen.
refused-not-face-up = Dieses Plättchen liegt nicht offen, oder jemand hat es genommen; nimm eines der offenen Plättchen, oder decke das nächste auf.
refused-only-revealed = Nach dem Aufdecken kannst du kein anderes Plättchen nehmen; nimm das aufgedeckte, oder lass es liegen.
refused-space-taken = Auf diesem Feld liegt schon ein Plättchen; wähle ein leeres.
refused-no-such-space = Ein solches Feld hat dein Tableau nicht; wähle ein leeres von 0 bis 8.

## Vorbereitung

refused-setup-players = Dieses Spiel ist für 1 bis 5 Personen; wähle eine Zahl von 1 bis 5.
refused-setup-colours = Die Farben passen nicht: Zu dritt bis fünft hat jede Person eine, zu zweit jede zwei, allein sind es vier, und keine wird doppelt gespielt; verteil sie neu.
refused-setup-scoring = Die Zählmeeples passen nicht: Die Levels 1 bis 5 brauchen einen in einer Farbe, die niemand spielt, Level 6 drei in verschiedenen Farben, die jemand spielt; wähle ihre Farben neu.
refused-setup-no-level = Dieses Level gibt es nicht: Wähle 1 bis 6.
refused-setup-level = Dieses Level passt nicht: Sein Ziel liegt über 0 und ist nicht zu groß, und eines mit einer Nummer ist wie in der Schachtel.
refused-setup-parts = Wähle `none`, `all` oder einige von `mist,castles,guards,cemeteries`, jeden höchstens einmal.
refused-setup-ghosts = Es sind zu wenige Geister; das Level braucht mindestens so viele, wie das Startplättchen Symbole zeigt.
refused-setup-piles = Jeder Stapel braucht mindestens ein Plättchen, und zusammen müssen sie genau die Plättchen im Spiel ergeben; ändere die Größen der Stapel.
refused-setup-milestones = Die Felder der Hunde passen nicht; gib für jeden Stapel außer dem letzten eines an (höchstens zwei), über 0, in steigender oder gleicher Folge und nicht jenseits des Ziels.
refused-setup-start-player = Wer beginnt, muss an diesem Tisch sitzen; wähle einen der Sitze.
refused-setup-option = Diese Option gibt es nicht, oder sie kennt diesen Wert nicht; wähle eine der aufgelisteten Optionen mit einem ihrer Werte.
refused-setup-order = Die Reihenfolge muss jedes Plättchen im Spiel genau einmal nennen; berichtige die Liste.
refused-setup-set = Dieser Satz kann hier nicht verwendet werden: Er braucht ein 2x2 großes Startplättchen, kein Kloster und nicht mehr Plättchen, als das Spiel fasst; wähle einen anderen Satz, oder berichtige ihn.
refused-setup-two-to-five = Dieses Spiel ist für 2 bis 5 Personen; wähle eine Zahl von 2 bis 5.
refused-setup-boards = Der Satz hat weniger Tableaus, als Personen mitspielen; wähle einen anderen Satz oder weniger Personen.
refused-setup-tracks = Der Satz hat zu wenige Plättchen für so viele Personen; wähle einen größeren Satz oder weniger Personen.
refused-setup-sight = Ein Sitz kennt sein eines verdecktes Kärtchen oder, mit erfahrenen Spielern, die zwei verschiedenen angebotenen; nenne Kärtchen des Satzes.
refused-setup-deal-boards = Die Tableaus passen nicht: Jeder Sitz braucht ein eigenes, mit seiner Seite (0 oder 1) oder, wenn die Seiten gewählt werden, ohne; verteil sie neu.
refused-setup-deal = Die Plättchen passen nicht: Jedes Plättchen des Satzes muss genau einmal verteilt sein, in Listen der richtigen Länge; berichtige sie.
refused-setup-file = Eine Datei mit Plättchen oder einem Level kann hier nicht verwendet werden: Wähle eine andere, oder berichtige sie.
refused-setup-two-to-six = Dieses Spiel ist für 2 bis 6 Personen; wähle eine Zahl von 2 bis 6.
refused-setup-castles-need-mist = Schlösser zählen den Nebel rund um sich und brauchen den Teil Nebel; nimm ihn dazu, oder lass die Schlösser weg.
refused-setup-cemeteries-need-guards = Friedhöfe vergeben Wächter und brauchen den Teil Wächter; nimm ihn dazu, oder lass die Friedhöfe weg.
refused-setup-too-many-tiles = Die Sätze haben mehr Sorten oder Plättchen, als dieses Spiel fasst; wähle kleinere Sätze oder weniger Teile.
refused-setup-same-names = Zwei Sorten von Plättchen im Spiel tragen denselben Namen; wähle andere Sätze, oder benenne eine der Sorten um.
refused-setup-fields = Ein Plättchen im Spiel hat Platz für Wiesen, aber der Satz nennt keine; wähle einen Satz mit Wiesen.
refused-setup-base-set = Dieser Satz kann nicht das Grundspiel sein, denn er hat kein einzelnes Startplättchen; wähle einen anderen.

## Tische, an denen online gespielt wird

refused-not-your-seat = Das ist nicht dein Platz; setz dich auf einen freien oder schau zu.
refused-no-secret = Das Geheimnis eines Platzes hat 32 bis 64 Buchstaben und Ziffern, zufällig gezogen.
refused-seat-taken = Auf diesem Platz sitzt schon jemand; nimm einen freien.
refused-no-such-holder = So kann der Platz nicht übergeben werden: an einen Bot, an niemanden, wenn kein Mensch ihn hat, oder zurück an seinen Menschen.
refused-no-such-game = Dieses Spiel gibt es nicht.
refused-no-such-aid = Diese Menge an Hilfe gibt es nicht; möglich sind purist, guided und full.
refused-one-maker = Nur ein Platz kann der sein, von dem aus der Tisch angelegt wird; lass die anderen offen.
refused-name-too-long = Dieser Name ist zu lang; höchstens 32 Zeichen.
refused-unreadable-answer = Das ist keine Antwort, wie Partieaufzeichnungen sie schreiben.
refused-game-runs = Das Spiel ist noch nicht zu Ende.
refused-kept-unreadable = Diese Aufzeichnung ist nicht lesbar, oder ihre Partie verstößt gegen eine Regel.
refused-kept-told = Nur eine Partie, deren Plättchen aus einem Startwert kommen, kann hier weitergehen.
refused-again-already = Ein Tisch für das nächste Spiel ist schon angelegt.
refused-made-twice = Der Tisch war schon angelegt.
refused-no-id = Eine Anfrage braucht eine Kennung aus 1 bis 40 Buchstaben, Ziffern und Bindestrichen.
refused-no-hello = Die erste Nachricht muss hello sein.
refused-no-request = Das nimmt der Tisch jetzt nicht an.
refused-no-such-table = Diesen Tisch gibt es nicht; sieh nach, ob der Link vollständig ist.
refused-table-broken = Was von diesem Tisch aufgehoben ist, lässt sich nicht lesen; den Grund findet im Protokoll, wer den Server betreibt.
refused-store-unavailable = Der Tisch kann gerade nicht gesichert werden; nichts ist verloren, versuch es noch einmal.
refused-too-many = Das ist zu viel auf einmal; versuch es später wieder.
refused-other-page = Die Anfrage kommt von einer fremden Seite.
refused-no-such-position = So viele Entscheidungen hat die Aufzeichnung nicht; at und to zählen die, die gelten.
refused-no-such-set = Dieser Satz gehört nicht zum Programm; /api/v1/sets nennt alle.
refused-no-such-rule = Diese Regel gibt es nicht; /api/v1/rules nennt alle.
refused-no-such-request = Die Anfrage ist falsch geschrieben; at und to sind Zahlen, theme ist light, dark oder contrast.
refused-no-such-format = Solche Bilder zeichnet dieser Server nicht; picture.svg gibt es immer.
refused-no-such-address = Benachrichtigungen gehen an Adressen mit https, ohne Namen und Passwort darin.
refused-no-notices = Dieser Server verschickt keine Benachrichtigungen.

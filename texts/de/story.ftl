# Die Geschichte eines beendeten Spiels.

# $unit: what the course is counted in, `turn` or `round`.
story-points = Punkte
story-pace = das nötige Tempo
story-supply = Geister im Vorrat
story-closest = Am knappsten
story-closest-told =
    Zug { $turn }: { $n ->
        [0] kein Geist mehr übrig. Einer mehr, und alles wäre verloren gewesen.
        [1] ein Geist übrig.
       *[other] { $n } Geister übrig.
    }
story-best = Bester Zug
# In Runde 9 von Ghosts Galore werden die geheimen Plättchen gelegt; so auch unten.
story-best-told =
    { $unit ->
        [round] { $turn ->
            [9] Das geheime Plättchen
           *[other] Runde { $turn }
        }
       *[turn] Zug { $turn }
    }, +{ $gain }. { $what }
story-lead = Letzter Führungswechsel
story-lead-told =
    { $unit ->
        [round] { $turn ->
            [9] Die geheimen Plättchen
           *[other] Runde { $turn }
        }
       *[turn] Zug { $turn }
    }: { $player } vorn, und zwar endgültig.
chapter-lead = { $player } übernimmt die Führung
chapter-quarter =
    { $part ->
        [1] Ein Viertel des Ziels ist erreicht
        [2] Die Hälfte des Ziels ist erreicht
       *[other] Drei Viertel des Ziels sind erreicht
    }
chapter-hound = Ein Hund kommt
# $wins of $tries games that $bot played on from there; $later of $of from a turn later, 0 of 0 without one.
turning-title = Woran es hing
turning-nothing = { bot-named } spielt von früheren Zügen aus weiter, um zu sehen, wo das noch zu gewinnen war …
turning-last =
    { $unit ->
        [round] Von Runde
       *[turn] Von Zug
    } { $turn } an gewann { bot-named } noch { $wins } von { $tries } Versuchen{ $of ->
        [0] . Bis zuletzt war alles offen.
       *[other] , vom nächsten an nur { $later } von { $of }.
    }
turning-never =
    An keinem einzelnen Zug: { bot-named } verlor { $wins ->
        [0] jeden Versuch, wo immer es weiterging.
       *[other] meist, wo immer es weiterging. Am besten ging es von { $unit ->
            [round] Runde
           *[turn] Zug
        } { $turn } an: { $wins } von { $tries } Versuchen gewonnen.
    }
turning-tries = { $n } Versuche bisher, jeder mit neu gemischten verdeckten Plättchen.
turning-look = Ansehen
turning-play = Von hier noch einmal
story-next-level = Weiter zu Level { $level }
story-again = Noch einmal
story-revenge = Revanche
story-shares = Wer die Punkte gebracht hat
story-course = Der Verlauf des Spiels
story-at =
    { $unit ->
        [round] { $turn ->
            [9] Die geheimen Plättchen
           *[other] Runde { $turn } von 8
        }
       *[turn] Zug { $turn } von { $of }
    }
# $name: wessen Punkte; $points: nach dem Zug.
story-now = { $name }: { $points }
share-ghosts = Geister
share-carcassonne-road = Straßen
share-carcassonne-city = Städte
share-carcassonne-monastery = Klöster
share-carcassonne-castle = Schlösser
share-carcassonne-cemetery = Friedhöfe
share-carcassonne-field = Wiesen

# Die Art eines Spiels, das ein Team gewonnen hat.
badge-mists-last-tile = Mit dem letzten Plättchen
verdict-mists-last-tile = Der Stapel war leer: Das letzte Plättchen musste es bringen, und es brachte es.
badge-mists-brink = Um Haaresbreite
verdict-mists-brink = Kein Geist war mehr im Vorrat, und doch lichtet sich der Nebel.
badge-mists-leap = Ein großer Sprung
verdict-mists-leap = Ein einziger Zug am Ende brachte einen großen Teil des Ziels.
badge-mists-comeback = Späte Aufholjagd
verdict-mists-comeback = Zur Halbzeit weit hinter dem Tempo, am Ende davor.
badge-mists-masterly = Meisterlich
verdict-mists-masterly = Der Nebel lichtet sich früh: Zwei Fünftel der Plättchen waren gar nicht nötig.
badge-mists-shoulders = Auf zwei Schultern
verdict-mists-shoulders = Ein Platz brachte zwei Drittel der Punkte; die anderen hielten die Geister fern.
badge-mists-calm = Ruhig und stetig
verdict-mists-calm = Es gab immer Geister in Reserve: Der Vorrat war nie in Gefahr.
badge-mists-hunt = Geisterjagd
verdict-mists-hunt = Es wurden mehr Geister vertrieben, als es Züge gab.
badge-mists-hard-won = Hart erkämpft
verdict-mists-hard-won = Es brauchte die meisten Plättchen und fast alle Geister, doch der Nebel lichtet sich.

# Die Art eines Spiels, das ein Team verloren hat.
badge-mists-early = Am Tor abgefangen
verdict-mists-early = Die Geister schlossen den Kreis, bevor ein Viertel der Plättchen lag.
badge-mists-threshold = Auf der Schwelle
verdict-mists-threshold = Vier Fünftel des Wegs waren geschafft, als die Geister ausgingen.
badge-mists-ambush = Hinterhalt
verdict-mists-ambush = Einen Zug zuvor waren noch genug Geister da. Dann kamen alle auf einmal.
badge-mists-siege = Lange Belagerung
verdict-mists-siege = Viele Züge lang nur ein oder zwei Geister im Vorrat: Einmal musste es schiefgehen.
badge-mists-haunted = Kein ruhiger Zug
verdict-mists-haunted = So viele Geister wurden vertrieben, wie es Züge gab, und noch mehr kamen.
badge-mists-overrun = Überrannt
verdict-mists-overrun = Geist um Geist kam, bis keiner mehr im Vorrat war.
badge-mists-short = Wenige Punkte zu kurz
verdict-mists-short = Die Plättchen gingen aus, das Ziel schon vor Augen.
badge-mists-standstill = Kaum begonnen
verdict-mists-standstill = Der erste Stapel ging aus, bevor es nennenswert Punkte gab.
badge-mists-first-hound = Den ersten Hund verpasst
verdict-mists-first-hound = Der erste Stapel ging aus, bevor sein Hund erreicht war; die übrigen Plättchen wurden nie gezogen.
badge-mists-later-hound = Kurz vor der letzten Strecke
verdict-mists-later-hound = Ein späterer Stapel ging aus, bevor sein Hund erreicht war; die letzten Plättchen wurden nie gezogen.
badge-mists-fog = Verloren im Nebel
verdict-mists-fog = Die Geister waren im Griff, doch die Plättchen gingen lange vor dem Ziel aus.

# Der Verlauf eines Rennens. $player: wer gewonnen hat, oder alle davon.
badge-race-shared = Geteilter Sieg
verdict-race-shared = Nichts liegt zwischen ihnen: { $player }.
badge-race-photo = Um ein Haar
verdict-race-photo = Höchstens zwei Punkte gaben den Ausschlag: { $player }.
badge-race-reversal = Am Ende gedreht
verdict-race-reversal = Bis ganz zuletzt lag jemand anders vorn, dann { $player }.
badge-race-from-last = Vom letzten auf den ersten Platz
verdict-race-from-last = Zur Halbzeit auf dem letzten Platz, am Ende auf dem ersten: { $player }.
badge-race-start-to-finish = Start-Ziel-Sieg
verdict-race-start-to-finish = Fast die ganze Zeit vorn: { $player }.
badge-race-see-saw = Hin und her
verdict-race-see-saw = Die Führung wechselte immer wieder; zuletzt hatte sie { $player }.
badge-race-runaway = Weit voraus
verdict-race-runaway = Der Vorsprung am Ende ist mindestens ein Drittel aller eigenen Punkte: { $player }.
badge-race-clear = Ein klarer Sieg
verdict-race-clear = Nichts allein gab den Ausschlag, von allem kam etwas: { $player }.

# Was die Punkte gebracht hat.
badge-carcassonne-haunted = Die Geister entschieden
verdict-carcassonne-haunted = Ohne das, was die Geister kosteten, hätte es vielleicht nicht gereicht: { $player }.
badge-carcassonne-stroke = Ein großer Wurf
verdict-carcassonne-stroke = Ein einziges Gebiet brachte ein Viertel oder mehr aller eigenen Punkte: { $player }.
badge-carcassonne-fields = Die Stunde der Bauern
verdict-carcassonne-fields = Meeple, die lange auf den Wiesen lagen, brachten den Sieg: { $player }.
badge-carcassonne-cities = Städtebau
verdict-carcassonne-cities = Die Hälfte der Punkte kommt aus Städten: { $player }.
badge-carcassonne-roads = Immer unterwegs
verdict-carcassonne-roads = Niemand kam auf den Straßen weiter als { $player }.
badge-carcassonne-castles = Herrschaft der Schlösser
verdict-carcassonne-castles = Schlösser und Friedhöfe brachten den Sieg: { $player }.
badge-ghosts-galore-bones = Die Knochenlinie
verdict-ghosts-galore-bones = Ein guter Teil der Punkte fährt zwischen den Knochentoren: { $player }.
badge-ghosts-galore-teeth = Die Zahnlinie
verdict-ghosts-galore-teeth = Ein guter Teil der Punkte fährt zwischen den Zahntoren: { $player }.
badge-ghosts-galore-lines = Von Tor zu Tor
verdict-ghosts-galore-lines = Ohne die anderen Wege von Tor zu Tor wäre es verloren gewesen: { $player }.
badge-ghosts-galore-diamonds = Schatzfahrt
verdict-ghosts-galore-diamonds = Ohne die Diamanten wäre es verloren gewesen: { $player }.
badge-ghosts-galore-herd = Eine große Herde
verdict-ghosts-galore-herd = Eine einzige Art von Monstern brachte den Sieg: { $player }.
badge-ghosts-galore-menagerie = Ein ganzer Tiergarten
verdict-ghosts-galore-menagerie = Acht Arten von Monstern oder mehr fahren mit: { $player }.

# Das Ergebnis der Partie des Tages, zum Weitersagen. $day: wie 2026-11-25; $points: die aller Plätze, oder des Teams.
daily-won = Fogbound { $day } · { $title } · gewonnen, { $points }
daily-lost = Fogbound { $day } · { $title } · verloren, { $points }
daily-over = Fogbound { $day } · { $title } · { $points } Punkte
daily-share = Zum Weitersagen, ohne etwas zu verraten

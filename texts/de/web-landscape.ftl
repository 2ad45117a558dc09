# Was die Seite in beiden Spielen mit Landschaftsplättchen sagt.

## Überschriften

web-panel-goal = Ziel
web-panel-score = Punkte
web-panel-ghosts = Geister
web-panel-pace = Tempo
web-panel-piles = Plättchen
web-panel-pile = Plättchen
web-panel-supplies = Meeples
web-panel-hounds = Hunde
web-head-player = Person
web-head-colour = Farbe
web-head-meeples = Meeples

## Lesarten der Regeln, die nicht die übliche sind

web-unusual-joint-scoring = gemeinsame Wertung nach Mehrheit
web-unusual-meeples-on-misty-roads = keine Meeples auf nebligen Straßen
web-unusual-farmers = ohne Bauern
web-unusual-ghost-cost = für Geister zahlt nur, wer Punkte bekommt

## Was noch übrig ist

# $n: Plättchen, die niemand gesehen hat; $down: die davon verdeckt liegen; $piles: die noch zu ziehen sind.
web-left =
    { $n ->
        [0] Alle Plättchen sind bekannt.
        [1] 1 Plättchen hat noch niemand gesehen{ web-left-down }
       *[other] { $n } Plättchen hat noch niemand gesehen{ web-left-down }
    }
web-left-down =
    { $down ->
        [0] .
        [1] : { $piles } noch zu ziehen, 1 liegt verdeckt in der Landschaft; welches, weiß niemand.
       *[other] : { $piles } noch zu ziehen, { $down } liegen verdeckt in der Landschaft; welche, weiß niemand.
    }
web-set-aside =
    { $n ->
        [1] 1 Plättchen passte nirgends und ist aus dem Spiel.
       *[other] { $n } Plättchen passten nirgends und sind aus dem Spiel.
    }
web-face-down = ein verdecktes Plättchen
# Eine Zahl mit einer Nachkommastelle.
web-decimal = { $whole },{ $tenth }

## Wie wahrscheinlich eine Lücke gefüllt wird

web-odds-hand = Das Plättchen in der Hand passt hier.
web-odds-fit =
    { $all ->
        [0] Alle Plättchen sind bekannt.
       *[other] Auf ({ $x }, { $y }) { $fit ->
            [0] passt keines
            [1] passt 1
           *[other] passen { $fit }
        } der { $all } noch unbekannten Plättchen.
    }
# $fraction: wie `5/36`, oder `none`, wo er unlesbar wäre.
web-chance = { web-decimal } %{ $fraction ->
        [none] {""}
       *[some] {" "}({ $fraction })
    }
web-odds-next = Nächstes Plättchen: { web-chance }.
# $n: Plättchen des Stapels oder aller Stapel.
web-odds-pile = Unter den { $n } übrigen dieses Stapels: { web-chance }.
web-odds-all =
    Unter { $n ->
        [2] beiden
       *[other] allen { $n }
    }, die noch kommen: { web-chance }.
web-odds-dead = Eine tote Lücke: Kein übriges Plättchen kann sie je füllen.

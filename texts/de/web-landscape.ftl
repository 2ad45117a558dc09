# Was die Seite in beiden Spielen mit Landschaftsplättchen sagt.

## Überschriften von Tafeln und Tabellen

web-panel-goal = Ziel
web-panel-score = Punkte
web-panel-ghosts = { galore-category-ghosts }
web-panel-pace = Tempo
web-panel-piles = Plättchen
web-panel-supplies = Meeples
web-panel-hounds = Hunde
web-head-player = Name
web-head-colour = Farbe
web-head-meeples = { web-panel-supplies }

## Übrige Plättchen

# $n: Plättchen, die noch niemand gesehen hat; $down: die davon, die verdeckt liegen; $piles: die noch zu ziehen
# sind.
web-left =
    { $n ->
        [0] Alle Plättchen sind bekannt.
        [1] 1 Plättchen hat noch niemand gesehen{ web-left-down }
       *[other] { $n } Plättchen hat noch niemand gesehen{ web-left-down }
    }
web-left-down =
    { $down ->
        [0] .
        [1] : { $piles } noch zu ziehen, 1 verdeckt in der Landschaft verloren; niemand weiß, welches.
       *[other] : { $piles } noch zu ziehen, { $down } verdeckt in der Landschaft verloren; niemand weiß, welche.
    }
web-set-aside =
    { $n ->
        [1] 1 Plättchen passte nirgends und ist aus dem Spiel.
       *[other] { $n } Plättchen passten nirgends und sind aus dem Spiel.
    }
web-face-down = ein verdecktes Plättchen
# Eine Zahl mit einer Nachkommastelle.
web-decimal = { $whole },{ $tenth }

## Die Aussichten einer Lücke

web-odds-hand = Das Plättchen in der Hand passt hier.
web-odds-fit =
    { $all ->
        [0] Alle Plättchen sind bekannt.
       *[other] { $fit ->
            [0] Keines
            [1] 1
           *[other] { $fit }
        } der { $all } noch unbekannten Plättchen { $fit ->
            [0] passt
            [1] passt
           *[other] passen
        }{ $x ->
            [seen] {" "}hier.
           *[told] {" "}auf ({ $x }, { $y }).
        }
    }
# $fraction: wie `5/36`, oder `none`, wo es unleserlich wäre.
web-chance = { web-decimal } %{ $fraction ->
        [none] {""}
       *[some] {" "}({ $fraction })
    }
web-odds-next = Nächstes Plättchen: { web-chance }.
# $n: Plättchen des Stapels, oder aller Stapel.
web-odds-pile = Unter den { $n } dieses Stapels: { web-chance }.
web-odds-all =
    Unter { $n ->
        [2] den beiden
       *[other] allen { $n }
    }, die noch gezogen werden: { web-chance }.
web-odds-dead = Eine tote Lücke: Kein übriges Plättchen kann sie je füllen.

## Ein Plättchen nach seinen Kanten

# $sides: wie `Norden und Osten`. Hinter dem Element, auf dem eine Figur steht.
web-sides = im { $sides }
web-tile-named = { $name }: { $shows }
web-wind = { $wind ->
    [0] Norden
    [1] Nordosten
    [2] Osten
    [3] Südosten
    [4] Süden
    [5] Südwesten
    [6] Westen
   *[7] Nordwesten
}
# $sides: wie `Norden und Osten`; $n: ihre Zahl.
web-tile-city = Stadt { $n ->
        [4] auf allen Seiten
       *[other] im { $sides }
    }{ $coats ->
        [0] {""}
        [1] {" "}mit Wappen
       *[other] {" "}mit { $coats } Wappen
    }
web-tile-road = Straße von { $from } nach { $to }
# $end: `web-tile-end-…`.
web-tile-road-ends = { $n ->
        [1] Straße
       *[other] Straßen
    } von { $sides } { $end }
web-tile-end-village = zu einem Dorf
web-tile-end-crossing = zu einer Kreuzung
web-tile-end-city = zur Stadt
web-tile-end-castle = zum Schloss
web-tile-end-monastery = zum Kloster
web-tile-end-cemetery = zum Friedhof
web-tile-end-ruin = zur Ruine
web-tile-mist = Nebel { $n ->
        [4] auf allen Seiten
       *[other] im { $sides }
    }{ $ghosts ->
        [0] {""}
        [1] {" "}mit einem Geistersymbol
       *[other] {" "}mit { $ghosts } Geistersymbolen
    }
web-tile-fields = rundum Wiesen
# Das Gebäude in der Mitte.
web-tile-monastery = ein Kloster in der Mitte
web-tile-castle = ein Schloss in der Mitte
web-tile-cemetery = ein Friedhof in der Mitte

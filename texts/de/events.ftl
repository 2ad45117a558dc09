# Was in einem Spiel geschieht, eine Zeile je Ereignis, und was gefragt wird.
# Die Argumente beschreibt texts/en/events.ftl; das Glossar steht in rules.ftl.
#
# Farben sind Stämme in Kleinschreibung (`rot`), an die Endungen treten: „der { $colour }e Meeple“.
# Wo ein Element einen Artikel braucht, wählt ihn $kind (`road`, `city`, `castle`).

## Namen

colour-red = rot
colour-green = grün
colour-blue = blau
colour-yellow = gelb
colour-black = schwarz
colour-pink = pink
feature-road = Straße
feature-city = Stadt
feature-castle = Schloss
feature-cemetery = Friedhof
hound-rufus = Rufus
hound-ronja = Ronja
side-N = N
side-E = O
side-S = S
side-W = W

## Ereignisse aller Spiele

# Neben Bildern, die den Ort zeigen, sind $x, $edges, $spot und $name `seen`.
event-at =
    { $x ->
        [seen] {""}
       *[told] {" "}bei ({ $x }, { $y })
    }
event-on =
    { $x ->
        [seen] {""}
       *[told] {" "}auf ({ $x }, { $y })
    }
event-edges =
    { $edges ->
        [seen] {""}
       *[told] {" "}{ $edges }
    }
event-stand =
    { $name ->
        [seen] {""}
       *[told] {" "}{ $name }
    }

# $what: die getroffene Entscheidung, wie unten `action-…`; $ask: die Frage, wie in Protokollen.
event-forced =
    { $ask ->
        [meeple] Kein Meeple kann eingesetzt werden.
        [spare] Nebel wurde erweitert, hier kommt ein Geist weniger: { $what }.
        [haunt] Nur ein Nebel kommt dort für den Geist infrage: { $what }.
        [cemetery] Nur ein Friedhof ist offen und bekommt einen Geist: { $what }.
        [bury] Nur ein Meeple kann begraben werden: { $what }.
        [reward] Es bleiben nur die Punkte.
        [hound_ghosts] In Reichweite sind keine Geister mehr.
       *[other] Nur eine Möglichkeit: { $what }.
    }
    .seen =
        { $ask ->
            [meeple] Kein Meeple kann eingesetzt werden.
            [spare] Nebel wurde erweitert: Auf das neue Plättchen kommt ein Geist weniger.
            [haunt] Nur ein Nebel kommt hier für den Geist infrage.
            [cemetery] Nur dieser Friedhof ist offen: Er bekommt den Geist.
            [bury_at] Nur dieser Friedhof hat sich geschlossen.
            [bury] Nur ein Meeple kann begraben werden: { $what }.
            [score] Nur dieses Gebiet kann gewertet werden: { $what }.
            [reward] Es bleiben nur die Punkte.
            [hound] Nur ein Meeple kommt infrage: { $what }.
            [hound_ghosts] In Reichweite sind keine Geister mehr.
            [face_down] Das verlorene Plättchen kann nur hier liegen.
           *[other] Es gibt nur eine Möglichkeit.
        }
# $tile: Name des Plättchens.
event-drawn = Gezogen: „{ $tile }“.
event-set-aside = „{ $tile }“ passt nirgends und wird beiseitegelegt.
# $rotation: 0 bis 3 Vierteldrehungen.
event-placed =
    „{ $tile }“ wird{ event-on } gelegt{ $x ->
        [seen] .
       *[told] { $rotation ->
            [0] .
            [1] , einmal gedreht.
            [2] , zweimal gedreht.
           *[other] , dreimal gedreht.
        }
    }
# $player: Name der Person.
event-turn = { $player }: ein neuer Zug.

## Ereignisse von Nebel über Carcassonne

# $cells: Zahl der Felder der Bank.
event-bank-finished =
    { $cells ->
        [1] Eine Nebelbank auf 1 Feld ist abgeschlossen.
       *[other] Eine Nebelbank über { $cells } Felder ist abgeschlossen.
    }
event-ghosts-placed =
    { $n ->
        [1] 1 Geist kommt
       *[other] { $n } Geister kommen
    } auf { $spot ->
        [cemetery] den Friedhof
        [seen] den Nebel
       *[other] den Nebel { $spot }
    }{ event-at }.
event-ghosts-removed =
    { $n ->
        [1] 1 Geist verlässt
       *[other] { $n } Geister verlassen
    } { $spot ->
        [cemetery] den Friedhof
        [seen] den Nebel
       *[other] den Nebel { $spot }
    }{ event-at }.
event-too-few-ghosts =
    { $due ->
        [1] 1 Geist muss
       *[other] { $due } Geister müssen
    } kommen, aber im Vorrat { $supply ->
        [0] ist keiner.
        [1] ist nur 1.
       *[other] sind nur { $supply }.
    }
# $x, $y: der Friedhof.
event-buried = Ein { $colour }er Meeple wird auf dem Friedhof{ event-at } begraben.
event-nothing-buried = Der Friedhof{ event-at } schließt sich; niemand kann begraben werden.
event-meeple-placed =
    Ein { $colour }er Meeple kommt { $kind ->
        [castle] ins Schloss
        [city] in die Stadt{ event-edges }
       *[road] auf die Straße{ event-edges }
    }{ event-at }.
# $tiles: Plättchen, die zählen (beim Schloss die nebligen und sein eigenes); $each: Punkte je Plättchen;
# $coats: Wappen zu je 2 Punkten; $value: Wert des Gebiets; $colours: wie viele Farben ihn zählen;
# $points: alle Punkte zusammen.
event-scored =
    { $kind ->
        [castle] Das Schloss
        [city] Die Stadt
       *[road] Die Straße
    }{ event-at } wird gewertet: { event-scored-sum }.
event-scored-sum =
    { $tiles } Plättchen × { $each }{ $coats ->
        [0] {""}
       *[other] {" "}+ { $coats } Wappen × 2
    } = { $colours ->
        [1] {""}
       *[other] { $value }, × { $colours } Farben ={" "}
    }{ $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }
event-forgone =
    { $kind ->
        [castle] Das Schloss
        [city] Die Stadt
       *[road] Die Straße
    }{ event-at } ist abgeschlossen: Geister statt { $points ->
        [1] 1 Punkt.
       *[other] { $points } Punkten.
    }
# $meeple: Farbe des Zählmeeples; $colour: wessen Punkte es sind, leer für das ganze Team;
# $own: ob es die eigenen dieses Meeples sind; $total: wo er jetzt steht.
event-moved =
    Der { $meeple }e Zählmeeple zieht { $points ->
        [1] 1 Feld
       *[other] { $points } Felder
    } weiter, auf { $total }{ $own ->
        [yes] .
       *[no] , für die { $colour }en Meeples.
    }
event-meeple-returned = Der { $colour }e Meeple{ event-on } geht nach Hause.
# $at: das Feld des Hundes auf der Zählleiste.
event-milestone = Feld { $at } ist erreicht, das Feld für { $hound }.
event-hound-joined = { $hound } schließt sich dem { $colour }en Meeple{ event-on } an.
event-hound-scored =
    { $hound } beim { $colour }en Meeple bringt { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    } für die Geister in der Landschaft.
event-hound-left = { $hound } verlässt das Spiel.
event-hound-lost = { $hound } ist verloren: Kein Meeple ist da, dem sich ein Hund anschließen könnte.
# $moved: übernommene Plättchen; $tiles: Größe des Stapels, der jetzt aktiv ist.
event-piles-joined =
    { $moved ->
        [0] Kein Plättchen ist übrig
        [1] 1 Plättchen wird übernommen
       *[other] { $moved } Plättchen werden übernommen
    }; der nächste Stapel hat { $tiles } Plättchen.
event-face-down = Ein Plättchen wird verdeckt{ event-on } gelegt.
event-won = Das Ziel ist erreicht: Ihr habt gewonnen!
# Die Attribute erzählen die Niederlage nach ihrer Regel.
event-lost = Ihr habt verloren.
    .M-12-2 = Ihr habt verloren: Im Vorrat sind zu wenige Geister.
    .M-12-3 = Ihr habt verloren: Die Plättchen sind ausgegangen, bevor die Punkte erreicht waren.

## Fragen an die Person am Zug

ask-place = Wohin legst du dieses Plättchen?
ask-bury-at = Mehrere Friedhöfe haben sich geschlossen; welcher kommt als Nächstes dran?
# $x, $y: der Friedhof.
ask-bury = Welcher Meeple wird auf dem Friedhof{ event-at } begraben?
    .supply = Kein Meeple steht in der Landschaft; welche deiner Farben wird auf dem Friedhof{ event-at } begraben?
ask-spare = Welcher Nebel des neuen Plättchens bekommt einen Geist weniger?
ask-haunt = Welcher Nebel dieses Feldes bekommt den Geist?
ask-cemetery = Welcher offene Friedhof bekommt den zusätzlichen Geist?
ask-meeple = Setzt du einen Meeple ein?
ask-score = Welches abgeschlossene Gebiet wird als Nächstes gewertet?
# $kind, $x, $y: das Gebiet.
ask-reward =
    { $kind ->
        [castle] Das Schloss
        [city] Die Stadt
       *[road] Die Straße
    }{ event-at } ist abgeschlossen: Nehmt ihr die Punkte, oder entfernt ihr Geister von einem Feld?
# $n: Geister, die entfernt werden; $x, $y: das Feld.
ask-split =
    { $n ->
        [1] Von welcher Stelle{ event-on } nimmst du den Geist?
       *[other] Von welchen Stellen{ event-on } nimmst du die { $n } Geister?
    }
# $colour: wessen Punkte es sind.
ask-assign =
    Welcher Zählmeeple zieht { $points ->
        [1] den 1 Punkt
       *[other] die { $points } Punkte
    } der { $colour }en Meeples?
ask-hound = { $hound } ist da. Welchem Meeple schließt sich der Hund an?
# $x, $y: das Feld des Meeples, bei dem der Hund ist.
ask-hound-ghosts = { $hound }{ event-on } darf Geister von einem Feld in der Nähe verjagen. Wo, und wie viele?
ask-face-down = Ein Plättchen geht verdeckt rund um einen offenen Friedhof verloren. Wohin legst du es?

## Antworten als Zeilen einer Liste: ohne Punkt

action-place =
    { $x ->
        [seen] hier gelegt
       *[told] auf ({ $x }, { $y })
    }{ $rotation ->
        [0] {""}
        [1] , einmal gedreht
        [2] , zweimal gedreht
       *[other] , dreimal gedreht
    }
action-bury-at = Friedhof{ event-at }
# $colour, $edges, $kind: wer dort steht und worauf; $colour ist `none`, wenn das nicht bekannt ist.
action-bury =
    { $colour ->
        [none] Meeple{ event-on }
       *[other] { $colour }er Meeple{ $x ->
            [seen] {" "}
           *[told] {" "}auf ({ $x }, { $y }),{" "}
        }{ $kind ->
            [castle] im Schloss
            [city] in der Stadt
           *[road] auf der Straße
        }
    }
action-bury-supply = ein { $colour }er Meeple aus dem Vorrat
action-spare = Nebel{ event-edges }
action-haunt = Nebel{ event-edges }{ event-on }
action-cemetery = { action-bury-at }
action-pass = kein Meeple
action-meeple =
    { $colour } { $kind ->
        [castle] ins Schloss
        [city] in die Stadt{ event-edges }
       *[road] auf die Straße{ event-edges }
    }
# $value: Wert für jede Farbe; $colours: wie viele ihn zählen; $points: zusammen.
action-score =
    { $kind ->
        [castle] Schloss
        [city] Stadt
       *[road] Straße
    }{ event-at }{ $points ->
        [0] {""}
        [1] , 1 Punkt wert
       *[other] , { $points } Punkte wert
    }
action-points =
    { $points ->
        [0] die Punkte
        [1] den 1 Punkt
       *[other] die { $points } Punkte{ $colours ->
            [1] {""}
           *[other] {" "}({ $value } × { $colours } Farben)
        }
    }
# $there: Geister auf diesem Feld, wenn einige zurückbleiben, sonst 0.
action-ghosts =
    { $there ->
        [0] { $n ->
            [1] 1 Geist
           *[other] { $n } Geister
        }{ $x ->
            [seen] {""}
           *[told] {" "}von ({ $x }, { $y })
        }
       *[other] { $n } von { $there } Geistern{ event-on }
    }
# $what: `split-part` für jede Stelle, durch Kommas getrennt.
action-split = { $what }
split-part =
    { $n } { $spot ->
        [cemetery] vom Friedhof
       *[other] aus dem Nebel im { $spot }
    }
action-assign = der { $colour }e Zählmeeple
action-hound = { action-bury }
action-hound-done = keine weiteren verjagen
action-hound-ghosts = { action-ghosts }
action-face-down =
    { $x ->
        [seen] auf dieses Feld
       *[told] auf ({ $x }, { $y })
    }

# Antworten, die sich neben Bildern gleich läsen.
answer-sides = { $text } im { $sides }
answer-away =
    { $text }, { $steps ->
        [none] auf dem neuen Plättchen
       *[some] { $steps }
    }
answer-steps =
    { $n } Plättchen { $side ->
        [0] nördlich
        [1] östlich
        [2] südlich
       *[3] westlich
    }

## Ghosts Galore: Namen

# $n: wie viele es sind, 1 oder mehr.
galore-monster-dragon = { $n ->
        [1] Drache
       *[other] { $n } Drachen
    }
galore-monster-ghost = { $n ->
        [1] Geist
       *[other] { $n } Geister
    }
galore-monster-golem = { $n ->
        [1] Golem
       *[other] { $n } Golems
    }
galore-monster-satyr = { $n ->
        [1] Satyr
       *[other] { $n } Satyrn
    }
galore-monster-skeleton = { $n ->
        [1] Skelett
       *[other] { $n } Skelette
    }
galore-monster-slime = { $n ->
        [1] Schleim
       *[other] { $n } Schleime
    }
galore-monster-bat = { $n ->
        [1] Fledermaus
       *[other] { $n } Fledermäuse
    }
galore-monster-werewolf = { $n ->
        [1] Werwolf
       *[other] { $n } Werwölfe
    }
galore-monster-wisp = { $n ->
        [1] Irrlicht
       *[other] { $n } Irrlichter
    }
# Zwei Dinge einer Aufzählung.
list-and = { $first } und { $second }
galore-space = Feld { $space } ({ $space ->
        [0] Nordwesten
        [1] Norden
        [2] Nordosten
        [3] Westen
        [4] Mitte
        [5] Osten
        [6] Südwesten
        [7] Süden
       *[8] Südosten
    })
    .seen =
        das Feld { galore-wind }
galore-wind =
    { $space ->
        [0] im Nordwesten
        [1] im Norden
        [2] im Nordosten
        [3] im Westen
        [4] in der Mitte
        [5] im Osten
        [6] im Südwesten
        [7] im Süden
       *[8] im Südosten
    }
# $number: Nummer des Plättchens; $name: sein Name; $shows: `galore-shows`.
galore-tile = { $number } { $name } ({ $shows })
galore-tile-seen = „{ $name }“
galore-tile-short = { $number } { $name }
galore-tile-unknown = Plättchen { $number }
# Die Monster stehen im Nominativ, deshalb nach einem Doppelpunkt.
galore-shows =
    { $track ->
        [straight] Gerade
        [curve] Kurve
        [bridge] Brücke
       *[double_curve] Doppelkurve
    }{ $first ->
        [none] {""}
       *[some] : { $first }{ $sections ->
            [1] {""}
           *[2] {" "}auf einem Gleis{ $second ->
                [none] {""}
               *[some] , { $second } auf dem anderen
            }
        }
    }{ $diamonds ->
        [0] {""}
        [1] , Diamant { $values }
       *[other] , Diamanten { $values }
    }
# Ein Gleisstück eines liegenden Plättchens: $edges wie `N–O`; $monsters wie oben.
galore-section =
    { $edges }{ $monsters ->
        [none] {""}
       *[some] {" "}({ $monsters })
    }

## Ghosts Galore: Ereignisse

# $player kann `Du` sein, deshalb folgt kein Verb. $what: die Entscheidung, wie unten `galore-action-…`.
galore-event-forced = { $player }: { $what } (die einzige Möglichkeit).
galore-event-side-chosen =
    { $player }: Die { $side ->
        [0] erste
       *[1] zweite
    } Seite des Tableaus ist gewählt.
galore-event-stack-begun = Runde { $round } von { $rounds } beginnt mit einem Stapel von { $tiles } Plättchen.
# `.rest`: aufgedeckt, damit die letzte Person nehmen kann.
galore-event-revealed = { $player }: { $tile } wird aufgedeckt.
    .rest = { $player }, letzte Wahl: { $tile } wird aufgedeckt.
galore-event-left = { $player }: { $tile } bleibt offen liegen.
galore-event-claimed = { $player }: { $tile } wird genommen.
# $space: `galore-space`; $rotation: 0 bis 3 Vierteldrehungen.
galore-event-placed =
    { $player }: { $tile } kommt auf { $space }{ $rotation ->
        [0] .
        [1] , einmal gedreht.
        [2] , zweimal gedreht.
       *[other] , dreimal gedreht.
    }
    .hidden =
        { $player }: Das geheime Plättchen, { $tile }, kommt auf { $space }{ $rotation ->
            [0] .
            [1] , einmal gedreht.
            [2] , zweimal gedreht.
           *[other] , dreimal gedreht.
        }
# $tiles: ihre kurzen Namen, durch Kommas getrennt.
galore-event-removed = Nicht genommen und damit aus dem Spiel: { $tiles }.
galore-event-lamp = Die Laterne wandert weiter: { $player }.
galore-event-scored =
    { $player }: { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }, { $rank }. Platz.

## Ghosts Galore: Fragen

# $board: Name des Tableaus.
galore-ask-side = Auf welcher Seite deines Tableaus „{ $board }“ spielst du?
galore-ask-keep = Welches deiner beiden Plättchen behältst du als geheimes?
# $stack: Plättchen im Stapel. `.empty`: keine mehr; `.last`: alle anderen haben ein Plättchen.
galore-ask-claim =
    Deckst du das oberste Plättchen des Stapels auf (noch { $stack }), oder nimmst du eines, das offen liegt?
    .empty = Der Stapel ist leer; welches offene Plättchen nimmst du?
    .last = Alle anderen haben ein Plättchen; welches der übrigen nimmst du?
galore-ask-decide = Nimmst du { $tile }, oder lässt du es liegen?
galore-ask-place = Wohin legst du { $tile }?
galore-ask-hidden = Wie legst du dein geheimes Plättchen, { $tile }, auf das letzte Feld?
    .unknown = Wie legst du dein geheimes Plättchen auf das letzte Feld?

## Ghosts Galore: Antworten

galore-action-side =
    die { $side ->
        [0] erste
       *[1] zweite
    } Seite
galore-action-keep = { $tile } behalten
galore-action-reveal = das oberste Plättchen des Stapels aufdecken
galore-action-claim = { $tile } nehmen
galore-action-leave = offen liegen lassen
# $sections: wie die Gleise dann verlaufen, `none`, wenn das Plättchen nicht bekannt ist.
galore-action-place =
    { $space }{ $rotation ->
        [0] {""}
        [1] , einmal gedreht
        [2] , zweimal gedreht
       *[other] , dreimal gedreht
    }{ $sections ->
        [none] {""}
       *[some] : { $sections }
    }

## Ghosts Galore: das Wertungsblatt

galore-category-dragons = Drachen
galore-category-ghosts = Geister
galore-category-golems = Golems
galore-category-satyrs = Satyrn
galore-category-skeletons = Skelette
galore-category-slimes = Schleime
galore-category-bats = Fledermäuse
galore-category-werewolves = Werwölfe
galore-category-wisps = Irrlichter
galore-category-diamonds = Diamanten
galore-category-bone-doors = Knochentüren
galore-category-tooth-doors = Zahntüren
galore-category-other-paths = Andere Strecken
# Was jede will, in höchstens fünf Wörtern.
galore-wants-dragons = viele; keiner kostet 5
galore-wants-ghosts = drei oder mehr je Strecke
galore-wants-golems = keiner neben einem anderen
galore-wants-satyrs = viele Arten auf ihrer Strecke
galore-wants-skeletons = viele Diamanten
galore-wants-slimes = viele Kurven
galore-wants-bats = neben einer anderen Fledermaus
galore-wants-werewolves = mehr als alle anderen
galore-wants-wisps = viele: jedes zählt mehr
galore-wants-diamonds = hohe Zahlen
galore-wants-bone-doors = eine lange Strecke zwischen beiden
galore-wants-tooth-doors = eine lange Strecke zwischen beiden
galore-wants-other-paths = lang, von Tür zu Tür
# Wie die Punkte einer Kategorie zustande kommen. $monsters: `galore-monster-…` oder `galore-sum-one`;
# $terms: Produkte oder Zahlen mit Pluszeichen; $most: der letzte Eintrag der Tabelle, wenn er
# überschritten ist, sonst 0.
galore-sum-none = keine
# $monster: `galore-monster-…` eines einzelnen.
galore-sum-one = 1 { $monster }
galore-sum-dragons =
    { $monsters }{ $most ->
        [0] {""}
       *[other] , gezählt wie { $most }
    }
galore-sum-ghosts = { $terms }
# $apart: Golems ohne einen anderen daneben.
galore-sum-golems =
    { $monsters }, davon { $apart } ohne anderen daneben{ $most ->
        [0] {""}
       *[other] , gezählt wie { $most }
    }
galore-sum-satyrs = { $terms } (Satyrn × Arten auf ihrer Strecke)
galore-sum-skeletons =
    { $monsters } × { $diamonds ->
        [1] 1 Diamant
       *[other] { $diamonds } Diamanten
    }
galore-sum-slimes =
    { $monsters } × { $curves ->
        [1] 1 Kurve
       *[other] { $curves } Kurven
    }
# $beside: Fledermäuse mit einer anderen daneben; $each: Punkte für jede.
galore-sum-bats = { $monsters }, davon { $beside } neben einer anderen, × { $each }
galore-sum-werewolves =
    { $terms }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } für die meisten
    }
galore-sum-wisps = { $terms }
galore-sum-diamonds = { $terms }
galore-sum-doors = { $terms } (Gleisstücke × Punkte)
galore-sum-unjoined = die beiden Türen sind nicht verbunden
galore-sum-other-paths = { $terms } (Gleisstücke)
galore-total =
    { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }, { $dead_ends ->
        [1] 1 Sackgasse
       *[other] { $dead_ends } Sackgassen
    }

## Carcassonne: Namen

carc-piece-meeple = Meeple
carc-piece-guard = Wächter
# Ein Ort auf einem Plättchen. $kind: sein Wort in Protokollen; $name: seine Kanten wie `N–O`, bei einer
# Wiese Kanten und Ecken wie `N–NO–NW`.
carc-stand =
    { $kind ->
        [road] auf der Straße{ event-stand }
        [city] in der Stadt{ event-stand }
        [field] auf der Wiese{ event-stand }
        [monastery] im Kloster
        [castle] im Schloss
       *[cemetery] auf dem Friedhof
    }
# Was eine Wertung einer Person bringt; $gain und $cost können 0 sein, aber nicht beide.
carc-share =
    { $player } { $gain ->
        [0] {""}
       *[other] +{ $gain }
    }{ $cost ->
        [0] {""}
       *[other] { $gain ->
            [0] {""}
           *[other] {" "}
        }−{ $cost } für Geister
    }

## Carcassonne: Ereignisse; die übrigen sind die aller Spiele

# $player kann `Du` sein, deshalb folgt kein Verb. $ask: die Frage; $what: die Antwort, wie unten
# `carc-action-…`.
carc-event-forced =
    { $player }: { $ask ->
        [meeple] Kein Meeple kann eingesetzt werden.
       *[other] Nur ein Meeple kann den Geist bekommen: { $what }.
    }
    .seen =
        { $player }: { $ask ->
            [meeple] Kein Meeple kann eingesetzt werden.
           *[other] Nur dieser Meeple kann den Geist bekommen.
        }
carc-event-ghost-placed = { $player }: Ein Geist kommt zum Meeple{ event-on }.
# $whose: `other` oder `own`.
carc-event-ghost-skipped =
    { $whose ->
        [own] Kein eigener Meeple kann einen Geist für den gestörten Nebel bekommen.
       *[other] Kein fremder Meeple kann einen Geist für den erweiterten Nebel bekommen.
    }
carc-event-scared = { $player }: Der dritte Geist verscheucht den Meeple{ event-on }.
# $piece: `carc-piece-…`; $stand: `carc-stand`.
carc-event-meeple-placed = { $player }: Ein { $piece } steht jetzt { $stand }{ event-at }.
# $kind: was gewertet wird; $tiles: wie viele Plättchen; $shares: `carc-share` derer, die es betrifft,
# durch Kommas getrennt, oder `none`. `.final`: in der Schlusswertung.
carc-event-scored =
    { $kind ->
        [road] Eine Straße mit { $tiles } Plättchen
        [city] Eine Stadt mit { $tiles } Plättchen
        [monastery] Ein Kloster
        [castle] Ein Schloss
       *[cemetery] Ein Friedhof
    } ist abgeschlossen{ $kind ->
        [cemetery] {""}
       *[other] , { $points ->
            [1] 1 Punkt
           *[other] { $points } Punkte
        }
    }{ $shares ->
        [none] .
       *[some] : { $shares }.
    }
    .final =
        Am Ende bringt { $kind ->
            [road] eine Straße mit { $tiles } Plättchen
            [city] eine Stadt mit { $tiles } Plättchen
            [field] eine Wiese
            [monastery] ein Kloster
           *[castle] ein Schloss
        } { $points ->
            [0] nichts
            [1] 1 Punkt
           *[other] { $points } Punkte
        }{ $shares ->
            [none] .
           *[some] : { $shares }.
        }
carc-event-guard-gained = { $player }: Ein Wächter kommt aus dem gemeinsamen Vorrat.
carc-event-meeple-returned = { $player }: Der { $piece }{ event-on } geht nach Hause.
carc-event-ghosts-charged = Neben Meeples sind Geister übrig: { $shares }.

## Carcassonne: Fragen

# $tile: Name des Plättchens in der Hand.
carc-ask-place = Wohin legst du „{ $tile }“?
carc-ask-ghost-other = Du hast Nebel erweitert; welcher Meeple einer anderen Person bekommt einen Geist?
carc-ask-ghost-own = Du hast Nebel gestört; welcher deiner eigenen Meeples bekommt einen Geist?
# $meeples, $guards: im Vorrat.
carc-ask-meeple =
    Setzt du einen { $guards ->
        [0] Meeple
       *[other] { $meeples ->
            [0] Wächter
           *[other] Meeple oder Wächter
        }
    } ein?

## Carcassonne: Antworten; die übrigen sind die aller Spiele

# $stand: `carc-stand`, und $ghosts schon daneben; $player ist `none`, wenn nicht bekannt ist, wer dort steht.
carc-action-ghost =
    { $player ->
        [none] Meeple{ event-on }
       *[other] { $own ->
            [yes] eigener Meeple
           *[no] Meeple von { $player }
        }{ $x ->
            [seen] {""}
           *[told] {" "}auf ({ $x }, { $y }),
        } { $stand }{ $ghosts ->
            [0] {""}
            [1] , mit 1 Geist daneben
           *[other] , mit { $ghosts } Geistern daneben
        }
    }
carc-action-meeple = ein { $piece } { $stand }

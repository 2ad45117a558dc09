# Was Terminal und Seite in einem Spiel Carcassonne sagen.

## Antworten und was sie bringen

# Eine Entscheidung unter anderen. $what: `carc-action-ghost`.
carc-deed-ghost = Geist: { $what }
# $what: eine Antwort in Worten.
carc-note-third = der dritte: Meeple und Geister gehen nach Hause
carc-note-complete =
    abgeschlossen, { $points ->
        [0] sofort ein Wächter, falls noch einer da ist
        [1] sofort 1 Punkt
       *[other] sofort { $points } Punkte
    }
# $kind: Wort dessen, worauf er steht; $points: wenn das Spiel jetzt endete; $cities: abgeschlossene an einer
# Wiese; $open: offene Enden, oder leere Felder rund um ein Gebäude.
carc-note-open =
    { $kind ->
        [field] { $cities ->
            [0] noch keine abgeschlossene Stadt
            [1] 1 abgeschlossene Stadt, bisher 3 Punkte
           *[other] { $cities } abgeschlossene Städte, bisher { $points } Punkte
        }
        [road] bisher { $points } wert, { $open ->
            [0] geschlossen
            [1] 1 Ende offen
           *[other] { $open } Enden offen
        }
        [city] bisher { $points } wert, { $open ->
            [0] geschlossen
            [1] 1 Kante offen
           *[other] { $open } Kanten offen
        }
        [cemetery] { $open ->
            [1] noch 1 Feld zu füllen, dann ein Wächter
           *[other] noch { $open } Felder zu füllen, dann ein Wächter
        }
       *[building] bisher { $points } wert, { $open ->
            [1] noch 1 Feld zu füllen
           *[other] noch { $open } Felder zu füllen
        }
    }
carc-consequence-end = das Spiel endet mit der Schlusswertung
# $whose: `own` oder `other`.
carc-consequence-ghost =
    { $whose ->
        [own] gestörter Nebel: ein Geist für einen deiner eigenen Meeples
       *[other] erweiterter Nebel: Du setzt einen Geist neben einen Meeple einer anderen Person
    }
# $change: Punkte mit Vorzeichen.
carc-change = { $player } { $change }
# $list: `carc-change` derer, bei denen sich etwas ändert.
carc-consequence-now = wäre jetzt Schluss: { $list }
carc-consequence-free =
    abgeschlossen und frei: { $points ->
        [0] ein Wächter für einen jetzt eingesetzten Totengräber
        [1] 1 Punkt für einen jetzt eingesetzten Meeple
       *[other] { $points } Punkte für einen jetzt eingesetzten Meeple
    }

## Die Plättchen des Grundspiels

# Aufzeichnungen und Plättchendateien nennen sie bei ihren Buchstaben.
tile-A = Klosterweg
tile-B = Stilles Kloster
tile-C = Herz der Stadt
tile-D = Mauer am Wegrand
tile-E = Stadtrand
tile-F = Bannergasse
tile-G = Schmale Stadt
tile-H = Nachbarstädte
tile-I = Mauern über Eck
tile-J = Karrenkurve
tile-K = Gänsekurve
tile-L = Dorf unter der Mauer
tile-M = Bannerecke
tile-N = Weberecke
tile-O = Kurve unterm Banner
tile-P = Müllerkurve
tile-Q = Bannerwall
tile-R = Breiter Wall
tile-S = Bannertor
tile-T = Markttor
tile-U = Lange Straße
tile-V = Schäferkurve
tile-W = Drei Wege
tile-X = Große Kreuzung

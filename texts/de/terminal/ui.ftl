# Was die Programme rund um die Spiele sagen: das Spiel im Terminal, das Menü, die Listen.
# Befehle und ihre Wörter (`undo`, `seat`, `person` …) sind in allen Sprachen dieselben.

## Ein Spiel im Terminal

welcome = Erreicht gemeinsam das Ziel, bevor die Plättchen oder die Geister ausgehen. ? zeigt die Hilfe, hint gibt einen Tipp.
hand-name = „{ $tile }“
hand-cells =
    { $n ->
        [1] 1 Feld passt
       *[other] { $n } Felder passen; ~ wo es nur gedreht passt
    }
# $looks: Drehungen, die verschieden aussehen.
hand-turn =
    { $looks ->
        [1] sieht gedreht immer gleich aus
       *[other] r dreht es ({ $looks } Lagen)
    }
hand-pick = tippe die Nummer eines Feldes oder x y
confirm = Enter nimmt es; oder wähl neu.
confirm-place = Enter legt es dorthin, r dreht es; oder wähl neu.
nothing-chosen = Noch ist nichts gewählt: Tippe die Nummer einer Antwort oder ? für die Hilfe.
not-chosen = Jetzt ist nichts mehr gewählt.
not-understood = Das ist hier keine Antwort: Tippe die Nummer einer Antwort oder ? für die Hilfe.
no-tile-in-hand = Es ist kein Plättchen in der Hand, das sich drehen ließe.
fits-one-way = Es passt hier nur so.
# $n: die Nummer einer Antwort, die mehrere Geister nimmt.
hint-counts = Eine zweite Zahl nimmt weniger Geister: „{ $n } 1“ nimmt dort einen.
undo-how = Sag, wie viele deiner Entscheidungen: „undo“, „undo 3“.
# $player: wer jetzt gefragt ist; $n: Entscheidungen aller Sitze, die wegfielen.
undo-consent =
    { $n ->
        [1] Soll diese Entscheidung
       *[other] Sollen die letzten { $n } Entscheidungen
    } zurückgenommen werden, müssen alle am Bildschirm zustimmen; im Protokoll wird es stehen. { $player }: „ja“ stimmt zu, alles andere nicht.
undo-declined = Nicht alle stimmen zu; nichts wird zurückgenommen.
confirm-draft = Enter nimmt alles, undo streicht das Letzte; oder wähl neu.

## Worauf sich der Tisch geeinigt hat

# $aid: die Stufe, hier und unten.
terms-aid = Hilfestufe: { $aid } (terms sagt, was das heißt).
terms-aid-full =
    Hilfestufe: { $aid }. { $aid ->
        [purist] Ihr erfahrt, welche Antworten erlaubt sind und warum andere nicht, wie mit der Schachtel auf dem Tisch; sonst nichts.
        [guided] Ihr seht Folgen, die übrigen Plättchen und den laufenden Punktestand; keine Tipps.
       *[full] Ihr seht alles, was es gibt: Folgen, die übrigen Plättchen, den laufenden Punktestand, Tipps.
    }
    Sie wurde zu Beginn festgelegt, ist für alle gleich und steht im Protokoll.
# $commitment: ein Hash.
terms-commitment =
    Das Mischen ist zugesagt; am Ende zeigen Startwert und Salz, dass es dabei geblieben ist:
    { $commitment }
terms-no-commitment = Über das Mischen ist nichts zugesagt: Wer den Startwert genannt hat, kennt es.
# $help: worum gebeten wurde; $needed: die niedrigste Stufe, die es gewährt.
aid-denied =
    { $help ->
        [hint] Tipps gibt es
        [odds] Was noch zu ziehen ist, verrät das Programm
        [score] Was alle hätten, verrät das Programm
       *[other] Folgen verrät das Programm
    } auf der Hilfestufe „{ $aid }“ dieses Spiels nicht. Ein anderes Spiel lässt sich mit --aid { $needed } beginnen.

## Sitze, die den Besitzer wechseln

seat-how = Sag, welcher Sitz und wer: „seat 1 bot“, „seat 1 bot NAME“ (NAME: { $bots }), „seat 1 person“, „seat 1 open“.
# $who: der Name eines Bots, `person` oder `open`.
seat-given =
    { $who ->
        [person] Auf Sitz { $seat } sitzt jetzt ein Mensch.
        [open] Sitz { $seat } ist jetzt offen.
       *[other] Auf Sitz { $seat } sitzt jetzt der Bot „{ $who }“.
    }
seat-vacant = Sitz { $seat } muss entscheiden, und dort sitzt niemand: Vergib ihn mit „seat { $seat } person“ oder „seat { $seat } bot“.

## Meldungen des Terminals

told-question = Welches Plättchen ist gezogen? Tippe seinen Namen oder einen Teil davon; „tiles“ nennt die übrigen.
told-none = Kein übriges Plättchen hat diesen Namen; „tiles“ nennt die übrigen.
saved = Gespeichert in { $file }.
not-saved = Speichern in { $file } ist nicht gelungen: { $error }.
resume-offer = Ein unbeendetes Spiel wartet: { $file }
resume-prompt = Damit weitermachen? [J/n]
why-how = Ein solches Ereignis gibt es nicht; log zeigt die Ereignisse mit ihren Nummern.
no-such-rule = Eine solche Regel gibt es nicht: Versuch „rule M-6.2“, oder „rule M-6“ für einen Abschnitt.
# $list: Bezeichnungen von Antworten mit ihren Feldern.
board-more = Jenseits des Bildschirmrands: { $list }; „board 3 -1“ schaut dorthin.
gap-how = Sag, welches Feld: „gap 3 -1“.
gap =
    { $n ->
        [0] Keines der { $all } übrigen Plättchen passt auf ({ $x }, { $y }).
        [1] 1 der { $all } übrigen Plättchen passt auf ({ $x }, { $y }).
       *[other] { $n } der { $all } übrigen Plättchen passen auf ({ $x }, { $y }).
    }
help-board =
    In der Landschaft:
    ║ ═ Straße   ⌂ Dorf   × Ruine   ▓ Stadt   ◆ Wappen   ♜ Schloss   † Friedhof
    ░ Nebel   2 Geister   ² gedruckte Symbole   ╳ verdeckt   ┏ ┓ neuestes Plättchen
    R G B Y K P: Meeple in Rot, Grün, Blau, Gelb, Schwarz, Pink; klein: begraben
    {"["}3]: ein Feld zur Wahl; [3~]: Dort passt das Plättchen nur gedreht

## Der Stand eines Spiels

status-points = Punkte { $points } von { $goal }
status-goal = das Ziel
# $active: Plättchen des aktiven Stapels, das in der Hand mitgezählt; $later: Größen der anderen Stapel.
status-tiles =
    Plättchen { $active ->
        [0] keines mehr
       *[other] noch { $active }
    }{ $piles ->
        [1] {""}
       *[other] , dann { $later }
    }; { $needed ->
        [0] erreicht: { $to }
        [1] noch 1 Punkt bis { $milestone } ({ $to }){ $pace }
       *[other] noch { $needed } Punkte bis { $milestone } ({ $to }){ $pace }
    }
status-pace = : { $pace } je Plättchen
status-ghosts = Geister noch { $left } { $bar } { $board } in der Landschaft
status-meeples = Meeples

## Folgen, bevor eine Antwort gilt

# $what: eine Antwort in Worten; dahinter, was ihr Gebiet wert ist.
choice-worth = { $what } – { $note }

## Das Ende

end-record = Protokoll: { $file }
end-replay =
    Jede Stellung daraus, oder alles, was ein Bot gefragt wurde:
    fogbound replay { $file } --to 10
    fogbound trace { $file } --reveal

## Das Menü

menu-new = neues Spiel
menu-resume = ein unbeendetes Spiel fortsetzen
menu-rules = die Regeln
menu-tiles = die Plättchen
menu-quit = aufhören
menu-ask = Was möchtest du tun?
menu-level = Welches Level?
menu-game-mists = Nebel über Carcassonne: gemeinsam gegen den Nebel, 1 bis 5 Personen
menu-game-ghosts-galore = Ghosts Galore: die Geisterbahn, alle gegeneinander, 2 bis 5 Personen
menu-game-carcassonne = Carcassonne mit Geistern, Schlössern & Friedhöfen: alle gegeneinander, 2 bis 6 Personen
menu-game = Welches Spiel?
menu-players = Wie viele Personen, 1 bis 5?
menu-players-two = Wie viele Personen, 2 bis 5?
menu-players-six = Wie viele Personen, 2 bis 6?
# Teile der Erweiterung mit ihren Namen in Befehlen.
menu-parts = Welche Teile der Erweiterung: all, none oder einige von mist,castles,guards,cemeteries? Enter: all.
menu-farmers = Mit Bauern auf den Wiesen? [J/n]
menu-experienced = Für Erfahrene, die eines von zwei geheimen Plättchen behalten? [j/N]
menu-bots =
    Welche der Sitze 0 bis { $last } spielen Bots? Zum Beispiel 1 oder all-but-0; Enter: { $default }.
menu-rule = Welche Regel oder welcher Abschnitt, wie M-6.2? Enter: zurück.
menu-again = Bitte tippe eine der Nummern.
menu-number = Bitte tippe eine Zahl von { $low } bis { $high }.
menu-none = Es gibt kein unbeendetes Spiel.
menu-which = Welches?

## Listen von Plättchen und Regeln

tiles-good = „{ $title }“, { $id } Version { $version }: { $kinds } Sorten, { $tiles } Plättchen und das Startplättchen. Keine Fehler.
tiles-good-single = „{ $title }“, { $id } Version { $version }: { $kinds } Sorten, { $tiles } Plättchen. Keine Fehler.
tiles-origin = Herkunft: { $origin }
tiles-hash = Prüfsumme: { $hash }
tiles-advice = Hinweis: { $what }
tracks-good = „{ $title }“, { $id } Version { $version }: { $kinds } Sorten, { $tiles } Plättchen und { $boards } Tableaus. Keine Fehler.
tracks-legend = D Drache · G Geist · O Golem · S Satyr · K Skelett · L Schleim · B Fledermaus · W Werwolf · I Irrlicht · ◆ Diamant · ✚ Knochentür · ▼ Zahntür · ○ schlichte Tür
tracks-board = Tableau { $name }, Seite 0 und Seite 1
tiles-legend = ║ ═ Straße · ⌂ Dorf · ┼ Kreuzung · ▓ Stadt · ◆ Wappen · ♜ Schloss · † Friedhof · ♝ Kloster · ░ Nebel mit ² Geistersymbolen
rules-contents = fogbound rules ID druckt eine Regel (M-6.2) oder einen Abschnitt (M-6), fogbound rules options die benannten Optionen.
rules-unknown = Eine Regel { $id } gibt es nicht; fogbound rules listet alle auf.
# Eine benannte Lesart der Regeln, und darunter, was jeder ihrer Werte bedeutet.
rules-option = --option { $id }=…  { $title }
rules-value = { $value }: { $text }
rules-value-default = { $value } (Vorgabe): { $text }

## Fehler; `.help` sagt, was stattdessen zu tun ist

# $path: Datei oder Ordner.
error-parts = wähl `none`, `all` oder einige von `mist,castles,guards,cemeteries`, jedes einmal
error-read = { $path } kann nicht gelesen werden
error-write = { $path } kann nicht geschrieben werden
error-folder = der Ordner { $path } kann nicht angelegt werden
# $error: was das System sagt.
error-keep = das Spiel kann nicht in { $path } aufbewahrt werden: { $error }
    .help = nenn mit --save DATEI eine Datei, die sich schreiben lässt
error-random = keine Zufallszahlen: { $error }
error-level = ein Level { $number } gibt es nicht: Wähl 1 bis 6, oder nenn eine Datei
error-option-form = `--option { $option }`: Schreib es als ID=WERT
# $known: alle Optionen mit ihren Werten.
error-option = diese Option gibt es nicht: { $option }
    .help = bekannt sind: { $known }
error-set = es gibt weder einen mitgelieferten Satz noch eine Datei namens { $name }
    .help = mitgelieferte Sätze: { $sets }
error-bot = einen Bot namens { $bot } gibt es nicht
error-seats = `--bots { $bots }` nennt keine Sitze dieses Spiels
    .help =
        { $last ->
            [0] dieses Spiel hat nur den Sitz 0: Sag `0`, `all` oder `none`
           *[other] dieses Spiel hat die Sitze 0 bis { $last }: Sag `1,2`, `all-but-0`, `all` oder `none`
        }

# Was die Programme rund um die Spiele sagen: das Spiel im Terminal, das Menü, die Listen.
# Befehle und ihre Wörter (`undo`, `seat`, `person` …) sind in allen Sprachen dieselben.

## Ein Spiel im Terminal

welcome = { $about } ? zeigt die Hilfe, hint gibt einen Tipp.
hand-name = „{ $tile }“
hand-cells =
    { $n ->
        [1] 1 Feld passt
       *[other] { $n } Felder passen; ~ wo es nur gedreht passt
    }
    .train =
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
hand-pick = tippe eine Nummer oder x y; dahinter die Vierteldrehungen
    .train = tippe die Nummer eines Feldes; dahinter die Vierteldrehungen
confirm = Enter nimmt es; oder wähle neu.
    .last = Enter nimmt es endgültig; oder wähle neu.
confirm-place = Enter legt es dorthin, r dreht es; oder wähle neu.
    .last = Enter legt es endgültig dorthin, r dreht es; oder wähle neu.
nothing-chosen = Noch ist nichts gewählt: Tippe die Nummer einer Antwort oder ? für die Hilfe.
not-chosen = Jetzt ist nichts mehr gewählt.
not-understood = Das ist hier keine Antwort: Tippe die Nummer einer Antwort oder ? für die Hilfe.
no-tile-in-hand = Es ist kein Plättchen in der Hand, das sich drehen ließe.
fits-one-way = Es passt hier nur so.
undo-how = Sag, wie viele deiner Entscheidungen: „undo“, „undo 3“.
# $what: der Satz undo-would-go; $player: wer jetzt gefragt ist.
undo-consent = { $what } { $player }: „ja“ stimmt zu, alles andere nicht.
confirm-draft = Enter nimmt alles, undo streicht das Letzte; oder wähle neu.

## Worauf sich der Tisch geeinigt hat

# $aid: die Stufe, hier und unten.
terms-aid-name =
    { $aid ->
        [purist] keine
        [guided] begleitet
       *[full] voll
    }
terms-aid = Hilfestufe: { terms-aid-name } (terms sagt, was das heißt).
terms-aid-full =
    Hilfestufe: { terms-aid-name }. { $aid ->
        [purist] Ihr erfahrt, welche Antworten erlaubt sind und warum andere nicht, wie am Spieltisch; sonst nichts.
        [guided] Ihr seht Folgen, die übrigen Plättchen und den laufenden Punktestand; keine Tipps.
       *[full] Ihr seht alles, was es gibt: Folgen, die übrigen Plättchen, den laufenden Punktestand, Tipps.
    }
    Sie wurde zu Beginn festgelegt, ist für alle gleich und steht im Protokoll.
# $commitment: ein Hash.
terms-commitment =
    Die Reihenfolge der Plättchen ist versprochen; am Ende zeigen Startwert und Salz, dass es dabei geblieben ist:
    { $commitment }
terms-promised = Die Reihenfolge der Plättchen ist versprochen (siehe terms).
terms-no-commitment = Über die Reihenfolge der Plättchen ist nichts versprochen: Wer den Startwert genannt hat, kennt sie.

## Sitze, die den Besitzer wechseln

seat-how = Sag, welcher Sitz und wer: „seat 2 bot“, „seat 2 bot NAME“ (NAME: { $bots }), „seat 2 person“, „seat 2 open“.
# $who: der Name eines Bots, `person` oder `open`.
seat-given =
    { $who ->
        [person] Auf Sitz { $seat } sitzt jetzt ein Mensch.
        [open] Sitz { $seat } ist jetzt offen.
       *[other] Auf Sitz { $seat } sitzt jetzt der Bot „{ $who }“.
    }
seat-vacant = Sitz { $seat } muss entscheiden, und dort sitzt niemand: Vergib ihn mit „seat { $seat } person“ oder „seat { $seat } bot“.

## Meldungen des Terminals

told-question = Welches Plättchen ist gezogen? Tippe seinen Namen oder einen Teil davon; „tiles“ nennt die übrigen, „random“ zieht eines davon.
told-none = Kein übriges Plättchen hat diesen Namen; „tiles“ nennt die übrigen.
saved = Gespeichert in { $file }.

## Warum ein Spiel nicht in einer Datei aufbewahrt werden kann; `.help` sagt, was zu tun ist

trouble-taken = { $file } gibt es schon, und es ist nicht dieses Spiel; nichts wurde geschrieben.
    .help = nenne eine andere Datei, oder spiel jenes Spiel mit --resume weiter
trouble-changed = { $file } wurde inzwischen von einem anderen Programm geändert; nichts wurde geschrieben.
    .help = was dort steht, geht mit --resume weiter
trouble-no-file = { $file } ist ein Ordner oder ein Gerät, keine Datei.
    .help = nenne eine Datei
trouble-no-folder = Den Ordner von { $file } gibt es nicht.
    .help = lege ihn an, oder nenne eine Datei in einem anderen
trouble-system = { $file } kann nicht geschrieben werden: { $error }.
    .help = nenne eine Datei, die sich schreiben lässt
resume-offer = Ein unbeendetes Spiel wartet: { $game }
resume-other-game = Das ist ein anderes Spiel: { $title }
resume-prompt = Damit weitermachen? [J/n]
why-how = Ein solches Ereignis gibt es nicht; log zeigt die Ereignisse mit ihren Nummern.
no-such-rule = Eine solche Regel gibt es nicht, und keine mit diesem Wort: Versuche „rule { $rule }“.
# $list: Bezeichnungen von Antworten mit ihren Feldern.
board-more = Jenseits des Bildschirmrands: { $list }; „board 3 -1“ schaut dorthin.
gap-how = Sag, welches Feld: „gap 3 -1“, „at 3 -1“.
no-cells = Die Pläne dieses Spiels haben keine Felder: „score“ sagt, woher Punkte kommen, „tiles“, welche Plättchen noch da sind.
at-nothing = Dort liegt nichts.
seat-unknown = Diesen Sitz gibt es nicht: Nenne seine Nummer, von 1 an gezählt, oder seinen Namen.
help-board =
    In der Landschaft:
    ║ ═ Straße   ⌂ Dorf   × Ruine   ▓ Stadt   ◆ Wappen   ░ Nebel
    ♜ Schloss   † Friedhof   ♝ Kloster   ╳ verdeckt   ┏ ┓ neuestes Plättchen
    2 Geister   ² gedruckte Symbole   R1 ein Meeple mit einem Geist daneben
    R G B Y K P: Meeple in Rot, Grün, Blau, Gelb, Schwarz, Pink; klein: begraben
    oder ein Wächter   2): Antwort 2 gilt diesem Plättchen
    {"["}3]: ein Feld zur Wahl; [3~]: Dort passt das Plättchen nur gedreht
help-train =
    Auf den Tableaus:
    ━ ┃ Gleis    D Drache  G Geist  O Golem  S Satyr  K Skelett  L Schleim
    B Fledermaus  W Werwolf  I Irrlicht  ◆2 Diamant und sein Wert
    ✚ Knochentür  ▼ Zahntür  ○ schlichte Tür    ┏ ┓ das Plättchen zum Probieren
    0 bis 8: die Nummern der leeren Felder; „4 2“ ist Feld 4, zweimal gedreht

## Mehrere an einem Bildschirm

pass-the-screen = Gib den Bildschirm an { $player } weiter, dann drücke Enter.
pass-screen-undo = ({ $player }: undo nimmt deine Wahl zurück.)



## Das Ende

end-steps = Die Schlusswertung
end-summary = Das Spiel
end-record = Protokoll: { $file }
end-replay =
    Jede Stellung daraus, oder alles, was ein Bot gefragt wurde:
    fogbound replay { $file } --to 10
    fogbound trace { $file } --reveal
end-analyse =
    Versuche andere Züge mit Rat, und spiele von jeder Stellung aus weiter:
    fogbound analyse { $file }
end-review =
    Sieh, was Zug für Zug zu erwarten war und welche Züge am meisten kosteten:
    fogbound replay { $file } --review
end-turning =
    Suche den Zug, an dem es hing, und versuche es von dort noch einmal:
    fogbound replay { $file } --turning

## Das Menü

menu-new = neues Spiel
menu-resume = ein unbeendetes Spiel fortsetzen
menu-rules = die Regeln
menu-tiles = die Plättchen
menu-daily = die Partie des Tages
menu-quit = aufhören
menu-ask = Was möchtest du tun? [{ $default }]
menu-help = Tippe eine Nummer; Enter nimmt, was in Klammern steht, back führt zur Frage davor, quit hört auf.
menu-level = Welches Level? [{ $default }]
menu-game = Welches Spiel? [{ $default }]
menu-players = Wie viele spielen, { $low } bis { $high }? [{ $default }]
menu-computers = Wie viele davon sind Computer, { $low } bis { $high }? [{ $default }]
# Teile der Erweiterung mit ihren Namen in Befehlen.
menu-parts = Welche Teile der Erweiterung? [{ $default }]
menu-options = Lesarten der Regeln: Eine Nummer nimmt die andere, Enter geht weiter.
menu-aid = Wie viel Hilfe? [{ $default }]
menu-rule = Welche Regel oder welcher Abschnitt, wie M-6.2, oder welches Wort? Enter: zurück.
menu-number = Bitte tippe eine Zahl von { $low } bis { $high }.
menu-none = Es gibt kein unbeendetes Spiel.
menu-which = Welches? [{ $default }] Um eins wegzuwerfen, tippe drop und seine Nummer.
# $game: seine Zeile in der Liste.
menu-drop = „{ $game }“ wegwerfen? Es lässt sich nicht zurückholen: tippe ja, um es zu tun.
menu-dropped = Weggeworfen.
# $why: was das System sagt.
menu-not-dropped = Es ist noch da: { $why }
menu-broken = { $file }: nicht lesbar
menu-broken-chosen = Diese Datei lässt sich nicht lesen; fogbound replay sagt, was ihr fehlt.
saved-daily = Partie vom { $day }
menu-age = { $unit ->
        [minutes] { $n ->
            [0] eben
            [one] vor 1 Minute
           *[other] vor { $n } Minuten
        }
        [hours] { $n ->
            [one] vor 1 Stunde
           *[other] vor { $n } Stunden
        }
       *[days] { $n ->
            [one] vor 1 Tag
           *[other] vor { $n } Tagen
        }
    }

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
rules-contents = fogbound rules ID druckt eine Regel (M-6.2) oder einen Abschnitt (M-6), fogbound rules WORT sucht ein Wort; fogbound rules options druckt die benannten Optionen.
rules-unknown = Eine Regel { $id } gibt es nicht, und keine mit diesem Wort; fogbound rules listet alle auf.
# Eine benannte Lesart der Regeln, und darunter, was jeder ihrer Werte bedeutet.
rules-option = --option { $id }=…  { $title }
rules-value = { $value }: { $text }
rules-value-default = { $value } (Vorgabe): { $text }

## Fehler; `.help` sagt, was stattdessen zu tun ist

# $path: Datei oder Ordner.
error-read = { $path } kann nicht gelesen werden
error-long = { $path } ist länger als { $most } Bytes
    .help = so lang ist keine Datei, die hier gelesen wird
error-no-text = { $path } ist kein Text
    .help = Protokolle, Level, Sätze und Spielpläne sind Texte (UTF-8)
error-print = es lässt sich nichts ausgeben
levels-fine =
    Mit diesem Level ist alles in Ordnung: { $ghosts } Geister, das Ziel ist { $goal ->
        [1] 1 Punkt
       *[other] { $goal } Punkte
    }.
error-write = { $path } kann nicht geschrieben werden
error-folder = der Ordner { $path } kann nicht angelegt werden
error-random = keine Zufallszahlen: { $error }
error-number = nötig ist eine ganze Zahl von { $low } bis { $high }
error-option-form = schreibe es als ID=WERT
# $known: alle Optionen mit ihren Werten.
error-option = diese Option gibt es nicht: { $option }
    .help = { record-no-option.help }
error-set = es gibt weder einen mitgelieferten Satz noch eine Datei namens { $name }
    .help = mitgelieferte Sätze: { $sets }
error-bot = einen Bot namens { $bot } gibt es nicht
error-budget = was { $bot } ausgeben darf, ist eine ganze Zahl ab 1, wie in `{ $bot }@2000`
error-no-budget = { $bot } denkt nicht voraus und kann nichts ausgeben: Schreib nur `{ $bot }`
play-not-told = In diesem Spiel sagt niemand die Plättchen an: Alle haben eigene, und kein Sitz darf die der anderen kennen.
    .help = lass `--told` weg
error-seats = `--bots { $bots }` nennt keine Sitze dieses Spiels
    .help =
        { $last ->
            [1] dieses Spiel hat nur den Sitz 1: Sag `1`, `all` oder `none`
           *[other] dieses Spiel hat die Sitze 1 bis { $last }: Sag `2,3`, `all-but-1`, `all` oder `none`
        }

daily-begun = Diese Partie des Tages ist schon begonnen; sie geht weiter.
daily-done = Diese Partie des Tages wurde hier schon zu Ende gespielt. Wer sie noch einmal spielt, kennt die Plättchen. Das Ergebnis war:
daily-not-yet = Die Partie vom { $day } ist noch nicht da.
daily-no-day = Einen Tag { $day } gibt es nicht: Schreib ihn wie 2026-11-25.
puzzle-missed = Besser wäre

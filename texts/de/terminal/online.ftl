### `fogbound join` und `fogbound host`.

## Warum niemand Platz nehmen kann

join-no-link = { $link } ist kein Link eines Tisches.
    .help = Ein Link sieht so aus: http://192.168.1.7:8080/#/t/0123456789abcdef0123; die Seite zeigt ihn unter „Einladen“, `fogbound host` gibt ihn aus.
join-missing = Diesen Tisch gibt es nicht.
    .help = Prüfe den Link oder bitte noch einmal darum.
join-unreached = Der Server antwortet nicht: { $error }
    .help = Prüfe den Link und die Verbindung. Ein Server, der andere Rechner einlässt, wurde mit --address 0.0.0.0 gestartet.
join-taken = Sitz { $seat } ist nicht frei.
    .help = Ohne --seat werden die freien Plätze angeboten; --watch schaut zu.
join-outdated = Dieses Programm und der Server haben verschiedene Versionen und verstehen einander nicht.
    .help = Bring beide auf dieselbe Version, oder öffne den Link in einem Browser.
join-system = Der Platz am Tisch lässt sich nicht aufbewahren: { $error }
join-enter = Enter beendet.

## Platz nehmen

join-chair =
    Sitz { $seat }: { $player }{ $state ->
        [you] {" "}(du)
        [open] {""}
        [bot] {" "}(Bot)
        [here] {" "}(da)
        [away] {" "}(kurz weg)
        [gone] {" "}(fort)
       *[unknown] {""}
    }
join-watchers =
    { $n ->
        [one] 1 Person schaut zu.
       *[other] { $n } Leute schauen zu.
    }
join-choose = Welcher Platz? Frei: { $free }. „watch“ schaut zu, „quit“ geht.
join-full = Kein Platz ist frei.
join-name = Dein Name?
    .again = Dein Name? [{ $name }]
join-seated = Du hast Sitz { $seat }. ? sagt auch, was sich den anderen sagen lässt.
join-watching = Du schaust zu.
join-only-watching = Du schaust zu: board, status, log, why, rule und quit sind für dich da; ? sagt mehr.
join-left-watching =
    Wieder zuschauen geht mit:
    fogbound join { $link }
join-left =
    Der Platz ist aufgehoben; zurück geht es mit:
    fogbound join { $link }

## Am Tisch

join-lost = Die Verbindung ist verloren und wird wieder aufgebaut. Was du inzwischen entscheidest, ist aufgehoben und wird dann gesendet.
join-back = Die Verbindung ist wieder da.
join-waiting = Gewartet wird auf { $names }.
join-near =
    { $player } { $near ->
        [here] ist wieder da.
        [away] ist kurz weg.
       *[gone] ist fort.
    }
join-renamed = { $before } heißt jetzt { $player }.
join-sits = { $player } hat jetzt Sitz { $seat }.
join-sits-unnamed = Jemand hat jetzt Sitz { $seat }.
join-free = Sitz { $seat } ist frei.
join-bot = { $player }: Sitz { $seat } spielt jetzt ein Bot.
join-asks-back =
    { $player } möchte { $n ->
        [one] 1 Entscheidung
       *[other] { $n } Entscheidungen
    } zurücknehmen.
join-took-back = { $player } nimmt zurück.
join-points = { $player } zeigt auf ({ $x }, { $y }).
join-say-how = Sag eines davon: { $words }.
join-help =
    say WORT     yes, no, thanks, wait, well done, help: an alle am Tisch
    point x y    zeigt ihnen eine Stelle auf dem Brett
    who          wer wo sitzt, und wer da ist
    name NAME    ein anderer Name für dich
join-again = „again“ spielt noch eine Partie mit denselben Leuten, „again same“ mit denselben Plättchen, „quit“ geht.
join-next = Eine weitere Partie mit denselben Leuten ist bereit: „again“ geht hin, „quit“ geht.
save-where = Die Partie ist an ihrem Tisch aufgehoben; save DATEI schreibt eine Kopie ihrer Aufzeichnung.

## Einen Tisch anbieten

host-link = Der Link des Tisches, für die anderen:
host-join = Im Terminal: fogbound join { $link }
host-alone = Nur dieser Rechner kann ihn öffnen. Mit --address 0.0.0.0 kann es das ganze Netz.
host-files = Eigene Plättchen und Level lassen sich an Online-Tischen nicht spielen.
    .help = Lass die Datei weg, oder spiele sie mit `fogbound play`.
host-no-server = { $server } ist keine Adresse eines Servers.
    .help = Eine Adresse sieht so aus: https://games.example.org oder 192.168.1.7:8080.
host-unmade = Es ließ sich kein Tisch anlegen: { $error }
host-tables-taken = Ein anderer Server hat die Tische in { $file }.
    .help = Ist es `fogbound serve` auf diesem Rechner, legt --server http://127.0.0.1:8080 den Tisch dort an; sonst wähle mit --tables eine andere Datei.
host-no-seat = Bots haben alle Plätze.
    .help = Lass einen für dich frei; --bots zählt Plätze ab 1.
host-without-client = Dieses Programm wurde ohne die Seiten für den Browser gebaut: Die anderen brauchen auch das Programm.
host-ends = Der Server endet mit dir; der Tisch bleibt aufgehoben.
host-left =
    Der Server hat mit dir geendet. Das bringt ihn und seine Tische zurück:
    fogbound serve { $arguments }

# Was das Terminal in einem Spiel Ghosts Galore sagt.

## Das Spiel

train-title = Ghosts Galore: { $players } Personen, { $rounds } Runden.
train-welcome = Nimm in jeder Runde ein Plättchen und leg es auf dein Tableau; die meisten Punkte gewinnen. ? zeigt die Hilfe, hint gibt einen Tipp.
train-claimed = Genommen: { $list }
train-have-chosen = Haben gewählt: { $list }
# $tiles: ihre kurzen Namen.
train-rest = { $player }, letzte Wahl: Der Rest des Stapels wird aufgedeckt, { $tiles }.
train-seat = Sitz { $seat }
# $tile: wie in Fragen.
train-hidden-named = Geheim: { $tile }
train-lying = Offen, für später:
train-hidden = Dein geheimes Plättchen:
train-hidden-none = Dein geheimes Plättchen ist hier noch nicht bekannt, oder es liegt auf deinem Tableau.
train-tiles =
    { $n ->
        [1] 1 Plättchen hat noch niemand gesehen:
       *[other] { $n } Plättchen hat noch niemand gesehen:
    }

## Punkte

train-now = jetzt
train-then = dann
# $gain: Punkte mit Vorzeichen, auf dem besten Feld in der besten Drehung.
train-gain = { $gain } auf Feld { $space }
train-gain-hidden = { $gain } mit geheimem, auf { $space }
# $sum: Punkte und Sackgassen des Tableaus danach.
train-best = „{ $space } { $turns }“: { $gain }, dann { $sum }
train-best-hidden = „{ $space } { $turns }“: { $gain }, wenn auch dein geheimes Plättchen am besten Ort landet

## Antworten

# $space: eines der leeren Felder.
train-hand-pick = tippe ein Feld: „{ $space }“, gedreht: „{ $space } 2“
train-hand-best = best zeigt die besten Plätze
# `.last`: niemand sonst muss noch wählen, es lässt sich also nicht zurücknehmen.
train-confirm-place = Enter legt es dorthin, r dreht es; oder wähl neu.
    .last = Enter legt es endgültig dorthin, r dreht es; oder wähl neu.
train-confirm-last = Enter nimmt es, endgültig; oder wähl neu.
train-chosen = { $player }: Die Wahl ist getroffen; sie wird verraten, wenn alle gewählt haben.
train-foresee-none = niemand sonst erfährt davon, bevor alle gewählt haben
train-undo-other = Nur wer zuletzt gewählt hat, kann es zurücknehmen, wenn der Bildschirm weitergegeben wird.
train-hint-secret = Ein Tipp kann verraten, was dein geheimes Plättchen ist: tippe zuerst hidden.
train-no-seat = Diesen Sitz gibt es nicht: Nenn seine Nummer, von 0 an gezählt.

## Mehrere an einem Bildschirm

train-pass = Gib den Bildschirm an { $player } weiter, dann drück Enter.
train-pass-undo = ({ $player }: undo nimmt deine Wahl zurück.)
train-help =
    Nummer       mit dieser Nummer antworten; Enter bestätigt
    4, 4 2       Plättchen auf Feld 4 probieren oder so oft gedreht; 4! gilt sofort
    r            das Plättchen drehen          best     die besten Plätze dafür
    hint         einen Tipp holen (hint! befolgt ihn)
    undo [N]     zurücknehmen; hinter Aufgedecktes zurück nur, wenn alle zustimmen
    board  b     noch einmal das Tableau       boards   die Tableaus aller
    sheet [Sitz] wie Punkte entstehen          hidden   dein geheimes Plättchen
    tiles        ungesehene Plättchen          size     Tableaus größer, kleiner
    log [N]      was geschehen ist             why [N]  die Regel dahinter
    rule ID      eine Regel, wie T-4.2         terms    Hilfestufe, Mischen
    save [DATEI] das Protokoll kopieren        quit     gehen; es bleibt erhalten
    seat N …     person, open, bot [NAME]: einen Sitz jemand anderem geben
train-help-signs =
    Auf den Tableaus:
    ━ ┃ Gleis    D Drache  G Geist  O Golem  S Satyr  K Skelett  L Schleim
    B Fledermaus  W Werwolf  I Irrlicht  ◆2 Diamant und sein Wert
    ✚ Knochentür  ▼ Zahntür  ○ schlichte Tür    ┏ ┓ das Plättchen zum Probieren
    0 bis 8: die Nummern der leeren Felder
    Neben einem Plättchen: was es jetzt höchstens bringt; und was es bringt,
    wenn auch das geheime am besten Ort landet.

# Was die Seite zu jedem Spiel sagt, wo nicht die Seite selbst spricht.

# $help: worum gebeten wurde; $aid: die Stufe des Tisches.
page-aid-denied =
    { $help ->
        [preview] Was eine Antwort bewirken würde, wird
        [odds] Was noch zu ziehen ist, wird
        [score] Was alle jetzt hätten, wird
       *[hint] Tipps werden
    } an diesem Tisch nicht verraten: Seine Hilfestufe ist „{ $aid ->
        [purist] keine
        [guided] begleitet
       *[full] voll
    }“, festgelegt bei Beginn des Spiels. Ein neues Spiel kann mehr Hilfe haben.
# $action: was gelesen wurde.
page-unreadable = Das ist keine Antwort: { $action }
page-no-bot = Einen Bot namens { $bot } gibt es nicht.
page-late = Was du siehst, geschah vor { $n } Sekunden.
page-no-odds = Über diesen Ort lässt sich nichts sagen: Wähle ein leeres Feld neben einem Plättchen.
# $bot: wer rät; $what: wie, `bot-…`.
advice-why =
    Dazu rät { $bot ->
        [random] das Irrlicht; es
        [normal] die Elster; sie
       *[hard] die Eule; sie
    } { $what }.
replay-last = { $player }: { $action }
replay-secret = { $player } hat gewählt; was, zeigt sich, wenn alle gewählt haben.
replay-draw = Das nächste Plättchen muss noch genannt werden.

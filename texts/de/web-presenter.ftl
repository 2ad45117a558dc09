# Was die Seite zu jedem Spiel sagt, wo nicht sie selbst spricht.

# $help: wonach gefragt wurde; $aid: die Hilfestufe des Tisches.
page-aid-denied =
    { $help ->
        [preview] Was eine Antwort bewirken würde, wird
        [odds] Was noch zu ziehen ist, wird
        [score] Was alle jetzt hätten, wird
       *[hint] Ein Tipp wird
    } an diesem Tisch nicht verraten: Er spielt mit der Hilfestufe „{ $aid ->
        [purist] puristisch
        [guided] begleitet
       *[full] volle Hilfe
    }“, die seit Spielbeginn feststeht.
# $action: was gelesen wurde.
page-unreadable = Das ist keine Antwort: { $action }
page-no-bot = Es gibt keinen Bot namens { $bot }.
page-no-odds = Über diesen Ort lässt sich nichts sagen: Wähle ein leeres Feld neben einem Plättchen.

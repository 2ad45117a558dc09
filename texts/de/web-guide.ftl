# Hinweise für alle, die das Spiel noch nie gesehen haben, und das Weitergeben des Bildschirms.

pass-to = Gib den Bildschirm an { $player } weiter
pass-why = Was jetzt kommt, darf nur diese Person sehen. Alle anderen schauen bitte weg.
pass-here = Ich bin { $player }
# Wo jemand eben geheim gewählt hat und das zurücknehmen kann. $player: ein Name.
pass-undo = { $player }: meine Wahl zurücknehmen

elsewhere-title = Dieses Spiel ist in einem anderen Tab weitergegangen
elsewhere-what = Hier schaust du zu: Was dort gespielt wird, erscheint auch hier.
elsewhere-here = Hier damit weiterspielen

guide = Ein Hinweis
guide-understood = Verstanden
guide-off = Keine Hinweise mehr
guide-recall = Alle Hinweise zu diesem Spiel zeigen
guide-all = So geht dieses Spiel
guide-again = Die Hinweise beim Spielen noch einmal zeigen

## Nebel über Carcassonne

guide-mists-place = Das ist dein Plättchen. Die umrandeten Felder sind die, auf die es passt; Punkte sagen, auf wie viele Arten. Wähle eines und sieh, was es bringt; wähle es noch einmal, um es zu legen.
guide-mists-meeple = Auf das eben gelegte Plättchen darfst du einen Meeple setzen: auf eine Straße, in eine Stadt oder in ein Schloss. Die Umrisse zeigen, wo. Ist das Gebiet abgeschlossen, bekommt das Team die Punkte.
guide-mists-ghosts = Dein Plättchen bringt so viele Geister, wie es zeigt, einen weniger, wenn es liegenden Nebel erweitert. Sind mehr fällig, als der Vorrat hat, verliert ihr alle sofort.
guide-mists-bank = Eine Nebelbank ist abgeschlossen, sobald an jeder ihrer nebligen Kanten Nebel liegt. Ihre Geister gehen in den Vorrat zurück: So bekommt ihr Luft.
guide-mists-score = Eine abgeschlossene Straße, eine Stadt oder ein Schloss mit Meeples wird gewertet, einmal für jede Farbe darin. Die Punkte bekommt das Team, egal wer das Gebiet abgeschlossen hat.
guide-mists-haunt = Der neue Friedhof spukt im Nebel ringsum. Dieses Plättchen hat mehrere Stücke Nebel: Wähle, welches den Geist bekommt.
guide-mists-cemetery = Wo Geister kommen, bekommt auch ein offener Friedhof einen. Wähle, welcher.
guide-mists-bury = Ein Friedhof ist umbaut, und jemand muss dort bleiben. Wähle, wessen Meeple für den Rest des Spiels dort liegt; dafür können Geister abziehen.
guide-mists-spare = Dein Plättchen hat Nebel erweitert, darum kommt ein Geist weniger. Es hat mehrere Stücke Nebel: Wähle, welches verschont bleibt.
guide-mists-order = Mehrere Gebiete sind abgeschlossen. Du bestimmst, welches zuerst gewertet wird.
guide-mists-reward = Punkte oder Luft: Statt die Punkte zu nehmen, darfst du bis zu drei Geister von einem Plättchen vertreiben. Früh im Spiel ist Luft oft mehr wert.
guide-mists-split = Auf diesem Plättchen stehen Geister an mehreren Stellen. Wähle, von wo sie gehen.
guide-mists-assign = Wähle, welcher Zählmeeple diese Punkte bekommt. Im schwersten Level müssen drei das Ziel erreichen.
guide-mists-hound = Ein Hund ist gekommen. Er schließt sich einem Meeple an und vertreibt Geister ringsum. Kehrt dieser Meeple heim, bringt der Hund einen Punkt für jeden Geist in der Landschaft.
guide-mists-pile = Dieser Stapel ist aufgebraucht. Was übrig war, wandert weiter, und der nächste Stapel beginnt. Behalte im Blick, wie viele Punkte je Plättchen noch fehlen.
guide-mists-face-down = Solange ein Spukfriedhof offen ist, verschlingt er in jedem Zug ein Plättchen: Eines wird verdeckt danebengelegt, und niemand erfährt, was es war. Umbaut ihn, um das zu beenden.
guide-mists-end = Ihr gewinnt, sobald das Ziel erreicht ist. Ihr verliert, wenn mehr Geister fällig sind, als da sind, oder wenn ein Stapel endet, ehe sein Feld auf der Leiste erreicht ist. Jede Zeile im Verlauf führt zu ihrer Regel.

## Carcassonne

guide-carcassonne-place = Das ist dein Plättchen. Die umrandeten Felder sind die, auf die es passt. Wähle eines und sieh, was dort abgeschlossen würde; wähle es noch einmal, um es zu legen.
guide-carcassonne-meeple = Auf dieses Plättchen darfst du einen Meeple setzen, wo noch niemand steht: auf eine Straße, in eine Stadt, auf ein Kloster oder liegend auf eine Wiese bis zum Ende.
guide-carcassonne-ghost-other = Dein Plättchen hat Nebel erweitert, also geht ein Geist zu einem Meeple von jemand anderem. Wähle, wer ihn ertragen muss.
guide-carcassonne-ghost-own = An deinem Plättchen trifft Nebel auf klares Land, also kommt ein Geist zu einem deiner eigenen Meeples. Wähle, wer ihn verträgt.
guide-carcassonne-score = Ein abgeschlossenes Gebiet bekommt, wer dort die meisten Meeples hat; bei Gleichstand bekommen alle die vollen Punkte. Meeples kehren heim, Bauern nicht.
guide-carcassonne-scare = Jeder Geist bei einem Meeple kostet zwei Punkte, wenn gewertet wird, und der dritte verjagt ihn. An Wächter traut sich kein Geist.
guide-carcassonne-cost = Hier steht, was Geister gekostet oder ein Schloss oder ein Friedhof gebracht haben. Unter null fällt niemand.
guide-carcassonne-end = Das letzte Plättchen liegt. Unfertiges bringt noch ein wenig, und die Wiesen werten für die Städte, die sie versorgen.

## Ghosts Galore

guide-ghosts-galore-side = Wähle eine Seite deines Tableaus. Ihre Türen sind verschieden: manche warten auf Knochen, manche auf Zähne, manche sind schlicht.
guide-ghosts-galore-keep = Behalte eines dieser zwei Plättchen als geheimes. Du legst es zuletzt, und nur du kennst es.
guide-ghosts-galore-claim = Decke das nächste Plättchen des Stapels auf, oder nimm eines, das offen liegt. In jeder Runde bekommen alle eines.
guide-ghosts-galore-decide = Dieses Plättchen hast du aufgedeckt. Nimm es, oder lass es für andere offen liegen.
guide-ghosts-galore-place = Alle legen ihr Plättchen gleichzeitig, irgendwo auf das eigene Tableau. Gleise, die sich treffen, bilden eine Strecke. Es muss nichts fortsetzen, aber es bleibt, wo es liegt.
guide-ghosts-galore-lamp = Die Laterne wandert nach links: Wer sie hat, beginnt die nächste Runde.
guide-ghosts-galore-hidden = Zuletzt kommt dein geheimes Plättchen, auf das Feld, das übrig ist.
guide-ghosts-galore-score = Dreizehn Kategorien zählen: neun Arten von Monstern, jede auf ihre Weise, drei Arten von Türen und Diamanten. Das Blatt „Punkte“ zeigt, was du jetzt hast.

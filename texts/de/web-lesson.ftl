# Was die ersten Spiele sagen, vor den Entscheidungen derer, die lernen.

lesson = Erstes Spiel
lesson-show = Zeig es mir
lesson-leave = Ohne dich weiter
lesson-next = Jetzt ein richtiges Spiel
start-learn = Lernen
lesson-begin = { $game } in zehn Minuten lernen

## Nebel über Carcassonne

lesson-mists-hello = Willkommen im Nebel! Du und dein Teamkollege gewinnt zusammen, mit 40 Punkten, und verliert zusammen, wenn mehr Geister kommen, als der Vorrat hat. Das ist dein erstes Plättchen, mit einem Schloss. Ich weiß einen guten Platz dafür: Drücke „Zeig es mir“, oder versuche einen anderen.
lesson-mists-castle = Dein Plättchen hat einen Geist gebracht: einen für jeden Geist, den es zeigt, einen weniger, weil es liegenden Nebel vergrößert. Nun darfst du einen Meeple setzen. Ein Schloss zählt doppelt für jedes Plättchen ringsum, also schick jemanden hinein.
lesson-mists-symbols = Dein Teamkollege hat eine kleine Stadt geschlossen: 4 Punkte für euch alle. Dieses Plättchen zeigt zwei Geister und schließt an keinen Nebel an, also kommen beide. Leg es so, dass seine Stadt wachsen kann, und setz einen Meeple hinein.
lesson-mists-room = Sieh, was dein Teamkollege getan hat: Die Straße war 2 Punkte wert, und er ließ dafür lieber Geister gehen. Punkte oder Luft, das ist die Frage dieses Spiels. Schließ jetzt die kleine Stadt.
lesson-mists-reward = Nun hast du die Wahl. Luft ist genug da: Nimm die Punkte.
lesson-mists-cemetery = Ein Friedhof! Solange er offen ist, bekommt er jedes Mal einen Geist, wenn Geister kommen. Leg ihn so, dass die Straße daneben abgeschlossen ist.
lesson-mists-colours = Du spielst zwei Farben. Ein Gebiet wird einmal für jede Farbe darin gewertet: zwei Farben, doppelte Punkte. Setz deinen grünen Meeple in diese Stadt; dein Teamkollege kann später von der anderen Seite dazukommen.
lesson-mists-hound = Ihr habt das Feld von Rufus erreicht, dem Hund. Er schließt sich einem Meeple an und vertreibt Geister von den Plättchen ringsum. Kehrt dieser Meeple heim, bringt er einen Punkt für jeden Geist in der Landschaft. Schick ihn zu deinem grünen Meeple.
lesson-mists-chase = Rufus darf Geister von diesem Plättchen vertreiben und von denen daneben. Je mehr Luft, desto besser.
lesson-mists-close = Hier lässt sich eine Straße schließen. Leg das Plättchen und setz einen Meeple darauf.
lesson-mists-relief = Der neue Nebel hat Geister gebracht. Drei Punkte sind wenig; vertreib dafür lieber die Geister.
lesson-mists-bank = Hast du das gesehen? An jeder Seite liegt Nebel an Nebel: Die Bank ist abgeschlossen, und ihre Geister sind in den Vorrat zurückgegangen. Das ist der andere Weg, Luft zu bekommen. Leg dein Plättchen so, dass diese Straße wächst.
lesson-mists-surround = Mit diesem Plättchen ist der Friedhof auf allen acht Seiten umbaut und schließt sich.
lesson-mists-bury = Ein geschlossener Friedhof behält jemanden: Ein Meeple bleibt bis zum Ende dort. Dafür ziehen seine Geister ab. Wähle einen, der wenig bringt.
lesson-mists-multiply = Jetzt kommt der beste Zug des Spiels: Schließ die Stadt, in der Grün und Blau stehen.
lesson-mists-harvest = Fünf Farben würden fünfmal zählen; hier sind es zwei: 2 × 10 Punkte, und Rufus legt einen für jeden Geist in der Landschaft dazu. Nimm die Punkte.

## Ghosts Galore

lesson-ghosts-galore-hello = Willkommen bei der Geisterbahn! Du hast acht Runden, in jeder ein Plättchen, und neun Felder dafür. Dieses Plättchen ist vom Stapel aufgedeckt worden. Nimm es, oder lass es liegen und hoffe auf ein besseres. „Zeig es mir“ sagt, was ich täte.
lesson-ghosts-galore-claim = Du kannst das Plättchen nehmen, das offen liegt, oder noch eines aufdecken. Sobald alle ein Plättchen haben, ist der Rest weg.
lesson-ghosts-galore-place = Nun legen alle ihr Plättchen, wohin sie wollen, auf den eigenen Plan. Wo zwei Gleise zusammenstoßen, werden sie zu einer Strecke. An den Türen am Rand enden Strecken gern. Satyrn mögen Gesellschaft: Jeder bringt einen Punkt für jede Art von Monstern auf seiner Strecke.
lesson-ghosts-galore-last = Du wählst als Letzter, darum ist alles Übrige für dich aufgedeckt: Nimm, was du willst. Auf Drachen zu verzichten ist gefährlich: Gar keiner kostet dich 5 Punkte, mehrere bringen zusammen 1, 4, 9, 16, 25.
lesson-ghosts-galore-golem = Golems wollen allein sein: Sie zählen nur, wenn auf keinem Plättchen daneben ein Golem steht, und jeder weitere bringt mehr.
lesson-ghosts-galore-skeleton = Ein Skelett bringt einen Punkt für jeden Diamanten auf deinem Plan. Ein Werwolf bringt 4, und wer die meisten hat, bekommt noch 5.
lesson-ghosts-galore-dead-end = Wo ein Gleis neben einem leeren Feld, an einer Kante ohne Gleis oder am Rand ohne Tür endet, ist eine Sackgasse. Sie kostet für sich nichts, aber bei Gleichstand gewinnen die wenigeren Sackgassen. Irrlichter bringen je 3 Punkte, ab vieren mehr.
lesson-ghosts-galore-diamond = Diamanten bringen den Wert, der darauf steht, und machen deine Skelette wertvoller. Fledermäuse fliegen in Schwärmen: je 5 Punkte, wenn auf einem Plättchen daneben eine Fledermaus ist.
lesson-ghosts-galore-doors = Eine Strecke von der einen Knochentür zur anderen bringt 2 Punkte für jedes ihrer Gleisstücke, ebenso eine zwischen den Zahntüren. Jede andere Strecke zwischen zwei Türen bringt 1 für jedes Gleisstück.
lesson-ghosts-galore-ghost = Geister spuken zu dritt: je 3 Punkte, aber 6, wenn mindestens drei auf derselben Strecke sind.
lesson-ghosts-galore-slime = Schleime lieben Kurven: einen Punkt je Schleim für jede Kurve auf deinem Plan.
lesson-ghosts-galore-hidden = Ein Feld ist übrig, und dein verdecktes Plättchen, das nur du kanntest, kommt dorthin. Dreh es, wie du willst. Dann werden alle dreizehn Wertungen gezählt.

## Carcassonne

lesson-carcassonne-hello = Willkommen in Carcassonne! Reihum legen alle ein Plättchen und schicken Meeples in das, was dort wächst; wer am Ende die meisten Punkte hat, gewinnt. Kanten müssen passen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. „Zeig es mir“ sagt, was ich täte.
lesson-carcassonne-traveller = Nach dem Legen darfst du einen Meeple auf das Plättchen setzen, wo noch niemand steht. Auf einer Straße zum Beispiel: Eine abgeschlossene Straße bringt einen Punkt je Plättchen.
lesson-carcassonne-haunted = Dein Rivale hat Nebel vergrößert und deinem Meeple auf der Straße dafür einen Geist geschickt. Du wirst es ebenso machen: Wer Nebel erweitert, lässt jemand anderen spuken. Jeder Geist kostet zwei Punkte, wenn sein Meeple gewertet wird.
lesson-carcassonne-knight = Setz einen Meeple in die Stadt. Eine abgeschlossene Stadt bringt zwei Punkte je Plättchen und Wappen, doppelt so viel wie eine Straße.
lesson-carcassonne-complete = Die kleine Stadt im Süden kannst du sofort abschließen: Ihre Mauern schließen sich, du wertest sie, und dein Meeple kommt gleich wieder heim.
lesson-carcassonne-town = Mit diesem Plättchen ist auch deine Stadt abgeschlossen. Zähl ihre Plättchen, bevor du nachsiehst.
lesson-carcassonne-farmer = Dein Meeple kommt gleich heim. Leg jemanden als Bauern in die Wiese: Bauern bleiben bis zum Ende und bringen drei Punkte für jede abgeschlossene Stadt an ihrer Wiese. Hier sind es schon zwei.
lesson-carcassonne-spoil = Bei diesem Plättchen stößt Nebel an klares Land. Wer so den Nebel verdirbt, bekommt selbst einen Geist.
lesson-carcassonne-scare = Gib ihn deinem Meeple auf der Straße: Es ist sein dritter, also läuft er heim. So kann er ohne Verlust anderswo arbeiten.
lesson-carcassonne-monastery = Ein Kloster zählt die Plättchen ringsum, neun mit dem eigenen. Leg es dorthin, wo schon viel liegt.
lesson-carcassonne-monk = Setz einen Meeple ins Kloster. Er kommt heim, sobald alle acht Plätze um ihn belegt sind; bis dahin wartet er.
lesson-carcassonne-second = Noch ein Kloster, und eine Lücke mit sieben Nachbarn: Das ist fast fertig. Der Nebel ist wieder verdorben; der Bauer kann einen Geist vertragen, am Ende kostet er ihn nur einen Punkt.
lesson-carcassonne-lane = Dein Kloster war neun Punkte wert. Nun beendet ein Dorf mehrere Straßen auf einmal: Nimm die kurze, die abgeschlossen ist.
lesson-carcassonne-guard = Deine Meeples sind unterwegs. Wächter sind Figuren anderer Art: Kein Geist traut sich an sie heran. Schließ die kleine Stadt und leg einen Wächter in die Wiese.
lesson-carcassonne-last = Das letzte Plättchen! Schließ deine Stadt im Osten. Dann wird alles gezählt: Unfertige Straßen, Städte und Klöster bringen einen Punkt je Plättchen, Wiesen drei für jede abgeschlossene Stadt.

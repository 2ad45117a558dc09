# Die Regeln in einfachen Worten, eine Nachricht je Regel. `fogbound rules` und `why` drucken sie.
#
# Aufbau wie in texts/en/rules.ftl: `rule-` und die Nummer der Regel mit Bindestrichen statt Punkten.
#
# Glossar, in allen Texten einheitlich:
#   tile Plättchen · tile set Satz · kind Sorte · cell, space Feld · edge Kante · half-edge Halbkante
#   field Wiese · road Straße · city Stadt · castle Schloss · cemetery Friedhof · monastery Kloster
#   village Dorf · crossing Kreuzung · ruin Ruine · coat of arms Wappen · board (Landschaft) Landschaft
#   mist Nebel · bank Nebelbank: abgeschlossen, offen, zerrissen · symbol Geistersymbol · spot Stelle
#   segment Abschnitt · region Gebiet, abgeschlossen · feature Element · haunted region Spukgebiet
#   quiet/haunted cemetery stiller Friedhof/Spukfriedhof, er schließt sich · bury begraben
#   supply Vorrat · ghost supply Geistervorrat · pile, stack Stapel · face-up/down offen/verdeckt
#   scoring Wertung · score track Zählleiste · scoring meeple Zählmeeple · milestone Meilenstein
#   goal Ziel · hound Hund · turn Zug · rotation Drehung · seat Sitz, rank Platz · guard Wächter
#   farmer Bauer · keeper Totengräber · scared away verscheucht · spoil mist Nebel stören
#   board (Ghosts Galore) Tableau · claim nehmen · reveal aufdecken · hidden tile geheimes Plättchen
#   lamp Laterne · path Strecke · section Gleisstück · loop Ring · dead end Sackgasse
#   bone, tooth, plain door Knochentür, Zahntür, schlichte Tür · wall Wand
#   straight, curve, bridge, double curve Gerade, Kurve, Brücke, Doppelkurve · wisp Irrlicht
#   record Protokoll · seed Startwert · salt Salz · commitment Zusage · undo zurücknehmen
# Wir sprechen die Einzelnen mit „du“ an, das Team mit „ihr“.

## Allgemeines

rule-X = Diese Regeln gelten für jedes Spiel des Programms.
    .title = Was alle Spiele gemeinsam haben
rule-X-1 = Ein Feld wird durch zwei Zahlen (x, y) benannt: x wächst nach Osten, y nach Süden. Drehung r bedeutet r Vierteldrehungen im Uhrzeigersinn. Die Seiten heißen N, O, S und W; in Protokollen und Satzdateien steht für Osten der englische Buchstabe E. Jede Seite hat zwei Halbkanten, von der Nordwestecke aus im Uhrzeigersinn gezählt – 0 und 1 im Norden, 2 und 3 im Osten, 4 und 5 im Süden, 6 und 7 im Westen –, und über eine Kante hinweg liegt 0 der 5 gegenüber, 1 der 4, 2 der 7 und 3 der 6. Das Startplättchen wird nie gedreht; es liegt auf (0, 0), ein 2x2 großes mit seinem nordwestlichen Viertel. Die Tableaus von Ghosts Galore haben stattdessen nummerierte Felder (T-1.1).
    .title = Wie die Landschaft beschrieben wird
    .source = Unsere Festlegung.
rule-X-2 = Gibt es auf eine Frage nur eine mögliche Antwort, so gibt das Programm sie für dich und sagt es dir. Nur das offene Legen eines Plättchens – in Ghosts Galore auch deines geheimen – bleibt immer einem Menschen überlassen, selbst wenn nur ein Platz bleibt. Ein verdecktes Plättchen, für das nur ein Feld infrage kommt, kommt ohne Rückfrage dorthin.
    .title = Nur eine mögliche Antwort
    .source = Unsere Festlegung.
rule-X-3 = Du darfst ein Plättchen in jeder erlaubten Drehung legen, und das Spiel merkt sich, welche du gewählt hast. Listen für Computerspieler, Zählungen und Tipps nennen Drehungen, die gleich aussehen, nur einmal, und zwar die kleinste. Zwei Drehungen sehen gleich aus, wenn das liegende Plättchen in allem gleich ist, was für die Regeln zählt; auf die Zeichnung kommt es nicht an.
    .title = Drehungen, die gleich aussehen
    .source = Unsere Festlegung.
rule-X-4 = Abschnitte werden nach ihrem Feld und ihren Seiten benannt, gelesen als N O S W; Wiesen nach ihren Halbkanten, von der niedrigsten zur höchsten; Gebäude nur nach dem Feld. Ein Gebiet heißt nach dem kleinsten seiner Abschnitte (nach x, dann y, dann den Seiten als Text). Gehören zwei Abschnitte eines Plättchens zum selben Gebiet und könnten beide besetzt werden, so sind sie eine einzige Möglichkeit: Beide Namen werden verstanden, der kleinere wird aufgelistet und behalten. Um einen Meeple zu benennen, genügt sein Feld, denn auf keinem Feld stehen je zwei, die nicht begraben sind.
    .title = Namen für Orte und Meeples
    .source = Unsere Festlegung.
rule-X-5 = Wählen mehrere gleichzeitig, so sieht niemand eine Wahl, auch niemand, der nur zuschaut, bevor die letzte getroffen ist. Wer zuerst geantwortet hat, spielt keine Rolle.
    .title = Gleichzeitig wählen
    .source = Unsere Festlegung.
rule-X-6 = Alles, was der Zufall entscheidet, steht vor dem ersten Zug fest: durch einen Startwert oder durch eine Reihenfolge im Protokoll. Nichts Verborgenes darf vorzeitig durchsickern: Kein Hash, keine Anzahl, keine Liste von Möglichkeiten, keine Länge einer Nachricht und keine Bedenkzeit, die jemand sehen kann, darf davon abhängen. Bis zum Ende erfasst der laufende Hash nur, was der betreffende Sitz wissen darf; das Einzige, was vorher bekannt gegeben wird, ist ein Fingerabdruck (Hash) des Startwerts, gemischt mit mindestens 128 geheimen Zufallsbits, und beides wird nach dem Spiel gezeigt, wenn nichts mehr geheim ist.
    .title = Zufall und Verborgenes
    .source = Unsere Festlegung.
rule-X-7 = Was nicht erlaubt ist, ändert nichts. Du erfährst, welche Regel dagegen steht.
    .title = Wenn etwas abgelehnt wird
    .source = Unsere Festlegung.

## Nebel über Carcassonne

rule-M = Eine bis fünf Personen bilden ein Team: Sie legen Plättchen, halten die Geister im Nebel in Schach und gewinnen oder verlieren gemeinsam.
    .title = Nebel über Carcassonne

## M-0 Begriffe

rule-M-0 =
    Feld: ein Quadrat der Landschaft, der Platz für ein Plättchen. Das Startplättchen füllt einen Block von 2x2 Feldern und zählt in allem als 4 Plättchen; jedes davon heißt Viertel.
    Gelände: was eine Kante zeigt, also Wiese, Straße oder Stadt. Wiesen- und Straßenkanten können neblig sein, Stadtkanten nicht; eine Kante ohne Nebel ist klar.
    Element: eine Straße, eine Stadt, ein Schloss, ein Friedhof oder eine Nebelbank. Sein Teil auf einem Plättchen ist ein Abschnitt; verbundene Abschnitte bilden ein Gebiet.
    Plättchen mit Nebel: ein offen liegendes Plättchen, das irgendeinen Nebel zeigt, ob abgeschlossen oder nicht. Jedes Viertel des Startplättchens wird für sich betrachtet.
    Nebelbank: zusammenhängende Nebelstücke. Sie ist abgeschlossen, wenn nichts mehr dazukommen kann, zerrissen, wenn sie nie mehr abgeschlossen werden kann, und offen, solange das noch möglich ist.
    Stelle: ein Ort auf einem Feld, an dem Geister stehen. Jedes Nebelstück ist eine Stelle und der Friedhof auch.
    Offener Friedhof: ein Friedhof, der sich noch nicht geschlossen hat. Es gibt stille Friedhöfe und Spukfriedhöfe; welche, bestimmt das Level.
    Spukgebiet: ein Gebiet, das wegen eines verdeckten Plättchens nie abgeschlossen werden kann.
    Rund um ein Feld: auf einem der 8 Felder, die es berühren. Neben einem Feld: auf einem der 4, die eine Kante mit ihm teilen.
    Wer am Zug ist: Das Team darf beraten, aber diese Person trifft alle Entscheidungen, auch über Meeples der anderen.
    Vorrat: deine eigenen Meeples, die nicht eingesetzt sind. Geistervorrat: die Geister, die nicht in der Landschaft stehen.
    Meilenstein: das Feld des Hundes auf der Zählleiste, das das Team mit seinem Plättchenstapel erreichen muss; beim letzten Stapel ist es das Ziel.
    .title = Die Begriffe in diesen Regeln
rule-M-0-1 = Ein Satz von Plättchen wird nur angenommen, wenn er Folgendes einhält. Keine Straßen-, Stadt- oder Nebelkante wird von den Abschnitten ihrer Art ausgelassen oder zweimal verwendet; Straßen haben eine Kante (und enden auf dem Plättchen) oder zwei, Nebelstücke eine oder mehr. Plättchen mit Nebel zeigen insgesamt 1 bis 3 Geistersymbole, Viertel des Startplättchens 0 bis 3, und jedes Nebelstück zeigt 0 bis 3. Auf einem Plättchen hat ein einziges Gebäude Platz (Kloster, Schloss oder Friedhof), und zu Schlössern gehört Nebel. Wo Viertel des Startplättchens aneinanderstoßen, stimmen Gelände und Nebel überein, und Schlösser und Friedhöfe fehlen dort.
    .title = Was ein Plättchen zeigen darf
    .source = Unsere Entscheidung; die Spielregel schweigt dazu.

## M-1 Vorbereitung

rule-M-1 = Wählt Personenzahl, Farben und Level; legt das Startplättchen, seine Geister, die Stapel und die Zählleiste bereit.
    .title = Das Spiel vorbereiten
rule-M-1-1 = Es spielen eine bis fünf Personen. Es gibt sechs Farben – Rot, Grün, Blau, Gelb, Schwarz und Pink – mit je 5 Meeples.
    .title = Personen und Farben
    .source = Spielregel.
rule-M-1-2 = Zu dritt bis fünft hat jede Person eine Farbe mit 5 Meeples. Zu zweit hat jede zwei Farben, allein hast du vier, mit 3 Meeples in jeder Farbe. Wer mehrere Farben spielt, entscheidet in jedem Zug frei, welche eingesetzt wird; jede zählt als eigene Farbe, wenn es um besetzte Gebiete (M-7.3), die gemeinsame Wertung (M-8.6) und die Zählmeeples von Level 6 (M-8.10) geht.
    .title = Wie viele Meeples ihr habt
    .source = Spielregel; offizielle Antworten FAQ.MoC.0006 und 11/2022.
rule-M-1-3 = In den Levels 1 bis 5 hat das Team einen einzigen Zählmeeple in einer Farbe, die niemand spielt; er beginnt auf Feld 0 der Zählleiste. Die Leiste hat 50 Felder und läuft im Kreis: Feld 50 ist wieder Feld 0, und die Punkte zählen einfach weiter.
    .title = Ein Zählmeeple
    .source = Spielregel.
rule-M-1-4 = Zu Beginn liegt allein das Startplättchen auf dem Tisch. Stellt auf jedes seiner 3 Symbole einen Geist; diese Geister gehören zu denen des Levels und kommen nicht dazu.
    .title = Geister auf dem Startplättchen
    .source = Spielregel.
rule-M-1-5 =
    Wählt ein beliebiges Level; die Spielregel schlägt vor, sie der Reihe nach zu spielen und ein verlorenes zu wiederholen.
    Level 1: 50 Plättchen (ohne Schlösser und Friedhöfe) in einem Stapel, 15 Geister, Ziel 50.
    Level 2: 60 Plättchen in einem Stapel, 15 Geister, Ziel 75, stille Friedhöfe.
    Level 3: 60 Plättchen in 3 Stapeln zu 20, 15 Geister, Rufus bei 15, Ronja bei 50, Ziel 100, stille Friedhöfe.
    Level 4: 60 Plättchen in 3 Stapeln zu 20, 13 Geister, Rufus bei 20, Ronja bei 60, Ziel 120, stille Friedhöfe.
    Level 5: 60 Plättchen in 3 Stapeln zu 20, 13 Geister, Rufus bei 15, Ronja bei 50, Ziel 100, Spukfriedhöfe.
    Level 6: 60 Plättchen in 3 Stapeln zu 20, 12 Geister, Spukfriedhöfe; jeder der drei Zählmeeples braucht 10 für Rufus, 25 für Ronja und 50 für das Ziel.
    .title = Die sechs Levels
    .source = Spielregel.
rule-M-1-6 = Level 6 wird mit drei Zählmeeples gewertet; wählt bei der Vorbereitung drei verschiedene Farben, die jemand spielt. Zu zweit oder allein nehmt ihr sie aus der Schachtel. Zu dritt bis fünft kommen sie aus den Vorräten dieser Farben, denen damit 4 Meeples bleiben: Zu dritt habt ihr keine Wahl, zu viert und zu fünft behalten die übrigen Farben 5.
    .title = Drei Zählmeeples
    .source = Spielregel und die spätere Berichtigung von Level 6 durch den Verlag (offizielle Antwort FAQ.MoC.0007).
rule-M-1-7 = Wer beginnt, wird bei der Vorbereitung gewählt; danach geht es im Uhrzeigersinn weiter. Am Tisch beginnt, wer die Regel vorliest.
    .title = Wer beginnt
    .source = Dass es eine Wahl ist, ist unsere Entscheidung; offizielle Antwort Dized.MoC.0057 nennt die vorlesende Person.
rule-M-1-8 = Ein eigenes Level legt die Geister fest (mindestens so viele, wie das Startplättchen zeigt), die Stapel (keiner leer, zusammen so viele Plättchen, wie mitspielen), das Ziel und für jeden Stapel außer dem letzten das Feld eines Hundes (höchstens zwei Hunde, über 0, in steigender oder gleicher Folge, keiner jenseits des Ziels). Außerdem sagt es, ob Schlösser mitspielen, ob Friedhöfe fehlen, still sind oder Spukfriedhöfe sind, und ob das Team gemeinsam zählt oder wie in Level 6 nach Farben. Wo eine Regel Levels nennt, kommt es darauf an, was das Level hat: „ab 2“ heißt Schlösser oder Friedhöfe, 2 bis 4 stille Friedhöfe und 5 bis 6 Spukfriedhöfe, 3 bis 6 Hunde, 6 Wertung nach Farben. Ist ein Satz anders groß, werden die Stapel gleich hoch, und der letzte bekommt den Rest.
    .title = Eigene Levels
    .source = Unsere Ergänzung; die sechs gedruckten Levels sind ebenso gebaut.

## M-2 Der Zug

rule-M-2 = Ein Zug hat drei Teile. Zuerst das Plättchen: legen (1a), nach abgeschlossenem Nebel sehen (1b), begraben, wenn sich ein Friedhof geschlossen hat (1c). Dann das, was daraufkommt: Geister (2a) und dein Meeple (2b). Zuletzt, was daraus folgt: Wertung (3a), Hunde (3b) und das verdeckte Plättchen (3c). Ein Schritt kann eintreten, obwohl in einem früheren nichts zu tun war, und diese Bezeichnungen gelten immer, auch wo die Seite eines Levels anders zählt.
    .title = Die Schritte eines Zuges
    .source = Spielregel; die Übersicht aller Levels in den kommentierten Regeln.

## M-3 Schritt 1a

rule-M-3 = Zieh ein Plättchen und leg es so an, dass seine Kanten passen.
    .title = Schritt 1a: Plättchen legen
rule-M-3-1 = Zieh genau ein Plättchen vom aktiven Stapel und leg es an. Keines von beidem darfst du auslassen.
    .title = Ein Plättchen je Zug
    .source = Spielregel; offizielle Antwort Dized.MoC.0056.
rule-M-3-2 = Das neue Plättchen muss mindestens mit einer ganzen Kante an einem offen liegenden Plättchen liegen. Sich nur an einer Ecke zu berühren, genügt nicht, und ein verdecktes Plättchen zählt nicht.
    .title = Es muss mit einer Kante anliegen
    .source = Spielregel; offizielle Antworten Dized.MoC.0052 und Dized.MoC.0015.
rule-M-3-3 = An jeder Kante zu einem offen liegenden Plättchen muss das Gelände übereinstimmen: Wiese an Wiese, Straße an Straße, Stadt an Stadt. Nebel spielt dabei keine Rolle: Eine neblige Straße darf an eine klare Straße stoßen, eine neblige Wiese an eine klare Wiese.
    .title = Kanten müssen das gleiche Gelände zeigen
    .source = Spielregel; offizielle Antwort Dized.MoC.0044.
rule-M-3-4 = An einem verdeckten Plättchen darf jede Kante liegen.
    .title = Neben einem verdeckten Plättchen
    .source = Spielregel, Level 5.
rule-M-3-5 = Passt das gezogene Plättchen in keiner Drehung irgendwohin, so sehen es alle, es kommt aus dem Spiel, und das nächste wird gezogen, so oft wie nötig. Ob es passt, wird gleich nach dem Ziehen entschieden. Geht dabei der aktive Stapel zu Ende, habt ihr sofort verloren (M-12.3). Ein Plättchen, das verdeckt liegen soll, findet immer einen Platz.
    .title = Ein Plättchen, das nirgends passt
    .source = Unsere Entscheidung, wie im Grundspiel. Die offizielle Antwort Dized.MoC.0059 würde wörtlich genommen hier die Niederlage bedeuten, spricht aber von einem leeren Vorrat.
rule-M-3-6 = Für das erste Plättchen des Spiels gilt nichts Besonderes. Es muss am Startplättchen liegen, kann dort Nebel erweitern oder abschließen, und es kann sich zeigen, dass es nirgends passt.
    .title = Das allererste Plättchen
    .source = Folgt aus der Spielregel, die keine Ausnahme macht.
rule-M-3-7 = Wissen dürfen alle: das gezogene Plättchen, die beiseitegelegten, wie viele Plättchen jeder Stapel hat und welche Plättchen noch niemand gesehen hat, Stapel und verdeckte Plättchen zusammengenommen. Geheim sind die Reihenfolge dieser Plättchen, in welchem Stapel jedes steckt und was verdeckt liegt.
    .title = Was alle wissen dürfen
    .source = Offizielle Antwort Dized.MoC.0058; die Einzelheiten sind unsere Entscheidung.

## M-4 Schritt 1b

rule-M-4 = Sieh nach, ob das Plättchen eine Nebelbank abgeschlossen hat, und nimm die Geister von ihr herunter.
    .title = Schritt 1b: Nebel prüfen
rule-M-4-1 = Zwei Nebelstücke verbinden sich, wo eine gemeinsame Kante auf beiden Seiten neblig ist.
    .title = Wie sich Nebel verbindet
    .source = Spielregel.
rule-M-4-2 = Eine Nebelbank ist abgeschlossen, sobald an jeder ihrer nebligen Kanten Nebel anliegt. Eine einzige neblige Kante an einer klaren Wiese, einer klaren Straße oder einem verdeckten Plättchen zerreißt die Bank: Sie kann nie mehr abgeschlossen werden, wie ihre übrigen Kanten auch liegen. Eine solche Bank ist einfach nicht abgeschlossen: Ihre Symbole zählen alle, und ihre Geister bleiben.
    .title = Abgeschlossene und zerrissene Nebelbänke
    .source = Spielregel; offizielle Antwort Dized.MoC.0043.
rule-M-4-3 = Schließt dein Plättchen eine Nebelbank ab, kommen alle Geister, die in dieser Bank stehen, sofort in den Geistervorrat zurück, auch von jedem Viertel des Startplättchens, das sie bedeckt. Schließt ein Plättchen zwei Bänke ab, werden beide geräumt. Punkte gibt es dafür nicht, und es geschieht nur einmal: Um Geister loszuwerden, die später kommen (M-6.4), braucht ihr eine Wertung (M-8.4) oder einen Hund (M-10.2).
    .title = Eine abgeschlossene Nebelbank räumen
    .source = Spielregel; offizielle Antworten Dized.MoC.0039 und Dized.MoC.0042.
rule-M-4-4 = Nur die abgeschlossene Bank verliert ihre Geister. Die an anderen Stellen derselben Felder bleiben, wo sie sind.
    .title = Andere Stellen behalten ihre Geister
    .source = Unsere Entscheidung; die Spielregel schweigt dazu.
rule-M-4-5 = Geister stehen an bestimmten Stellen eines Feldes: Jedes Nebelstück ist eine, der Friedhof eine weitere. Geister für Symbole kommen auf den Nebel, der diese Symbole zeigt. Legt eine Regel nicht fest, welche Stelle eines Feldes gemeint ist – welcher Nebel verschont wird (M-6.2), welcher Nebel einen Geist bekommt (M-6.4), von welchen Stellen ein Teil der Geister genommen wird (M-8.4, M-10.2) –, entscheidet, wer am Zug ist, außer wenn es ohnehin auf dasselbe hinausläuft.
    .title = Stellen, an denen Geister stehen
    .source = Unsere Entscheidung; die Spielregel schweigt dazu.

## M-5 Schritt 1c

rule-M-5 = Schließt sich ein Friedhof, gibt das Team einen Meeple für den Rest des Spiels her. Ab Level 2.
    .title = Schritt 1c: einen Meeple begraben
rule-M-5-1 = Ein stiller Friedhof (Level 2 bis 4) schließt sich, sobald auf allen 4 Feldern neben ihm Plättchen liegen.
    .title = Wann sich ein stiller Friedhof schließt
    .source = Spielregel; offizielle Antwort Dized.MoC.0028.
rule-M-5-2 = Ein Spukfriedhof (Level 5 und 6) schließt sich, sobald auf allen 8 Feldern rund um ihn Plättchen liegen, offen oder verdeckt. Für beide Arten gilt: Viertel des Startplättchens sind Nachbarn wie alle anderen, und ein Friedhof, der in die letzte Lücke gelegt wird, schließt sich noch im selben Zug.
    .title = Wann sich ein Spukfriedhof schließt
    .source = Spielregel, Level 5; offizielle Antwort Dized.MoC.0021.
rule-M-5-3 = Wenn sich ein Friedhof schließt, such in der Landschaft einen Meeple aus, der noch nicht begraben ist, und leg ihn auf den Friedhof, wo er bis zum Ende des Spiels bleibt. Er darf jede Farbe haben, allen gehören und überall stehen – zum Beispiel auf einer Straße oder in einer Stadt auf dem Friedhofsplättchen selbst oder in einem Gebiet, das eben abgeschlossen wurde und noch nicht gewertet ist. Eingesetzt und gewertet wird erst später, ein Begräbnis kann also deinem eigenen Meeple Platz machen.
    .title = Wen ihr begraben dürft
    .source = Spielregel; dass das Friedhofsplättchen selbst und eben abgeschlossene Gebiete keine Ausnahmen sind, ist unsere Entscheidung.
rule-M-5-4 = Sind alle Meeples in der Landschaft begraben oder steht dort keiner, begräbt, wer am Zug ist, einen aus dem eigenen Vorrat, in irgendeiner der eigenen Farben. Ist auch dieser Vorrat leer, wird niemand begraben. In jedem Fall ist der Friedhof geschlossen, und seine Geister gehen, wie M-5.6 es sagt.
    .title = Wenn kein Meeple in der Landschaft steht
    .source = Spielregel und offizielle Antwort Dized.MoC.0026; was bei leerem Vorrat geschieht, ist unsere Entscheidung.
rule-M-5-5 = Sind Hunde bei dem begrabenen Meeple, verlassen sie das Spiel.
    .title = Einen Meeple mit Hunden begraben
    .source = Spielregel, Level 2.
rule-M-5-6 = In den Levels 2 bis 4 kommen nach dem Begräbnis alle Geister vom Plättchen des Friedhofs in den Geistervorrat zurück, auch die aus seinem Nebel. In den Levels 5 und 6 entfernt das Schließen eines Friedhofs keine Geister.
    .title = Geister eines geschlossenen Friedhofs
    .source = Spielregel; offizielle Antwort Dized.MoC.0027.
rule-M-5-7 = Ein Plättchen kann mehrere Friedhöfe schließen, und jeder verlangt ein Begräbnis. Wer am Zug ist, wählt einen Friedhof, dann dessen Meeple, dann den nächsten Friedhof und so fort; jedes Mal wird neu nachgesehen, ob noch Meeples in der Landschaft stehen.
    .title = Mehrere Friedhöfe auf einmal
    .source = Die freie Reihenfolge ist unsere Entscheidung; die Spielregel schweigt dazu.

## M-6 Schritt 2a

rule-M-6 = Das gelegte Plättchen bringt Geister; ein Friedhof kann weitere bringen.
    .title = Schritt 2a: Geister setzen
rule-M-6-1 = Ein Plättchen mit Nebel bekommt beim Legen einen Geist für jedes Geistersymbol, das es zeigt. Symbole in einer Nebelbank, die genau dieses Plättchen abgeschlossen hat, bringen keine; die in seinen anderen Bänken schon.
    .title = Ein Geist je Symbol
    .source = Spielregel und offizielle Antwort von 11/2022, die an Plättchen mit einem einzigen Nebel denkt; dass andere Bänke trotzdem zählen, ist unsere Entscheidung.
rule-M-6-2 = Es bekommt einen Geist weniger, wenn es eine Nebelbank erweitert hat, wenn also an mindestens einer seiner Kanten Nebel auf Nebel traf. Die Bank darf offen, zerrissen oder eben abgeschlossen sein; neblige Kanten an klaren Kanten oder verdeckten Plättchen helfen nicht. Wie viele Kanten auch zusammentreffen: Es ist einer weniger je Plättchen, und nie weniger als keiner.
    .title = Einer weniger für erweiterten Nebel
    .source = Spielregel und offizielle Antwort Dized.MoC.0041; dass auch eben abgeschlossene Bänke zählen, ist unsere Entscheidung.
rule-M-6-3 = In den Levels 2 bis 4 gilt: Bleibt dem Plättchen nach M-6.1 und M-6.2 mindestens ein Geist, kommt ein weiterer auf einen Friedhof, der nach Schritt 1c offen ist; welcher, entscheidet, wer am Zug ist. Ist keiner offen, gibt es keinen zusätzlichen Geist. Ein Friedhof, der in diesem Zug gelegt wurde, darf gewählt werden, wenn er offen ist.
    .title = Ein zusätzlicher Geist für einen Friedhof
    .source = Spielregel, Level 2; offizielle Antworten Dized.MoC.0025 und 11/2022.
rule-M-6-4 = In den Levels 5 und 6 schickt ein neu gelegter Friedhof je einen Geist auf jedes der bis zu 8 offen liegenden Plättchen rund um ihn, die Nebel haben. Dabei ist gleich, ob dieser Nebel abgeschlossen ist, ob dort schon Geister stehen oder ob sich der Friedhof noch im selben Zug geschlossen hat; auch Plättchen geschlossener Friedhöfe bekommen einen, wenn sie Nebel haben, und jedes Viertel des Startplättchens zählt für sich. Die Symbole des Friedhofsplättchens selbst werden behandelt wie sonst (M-6.1, M-6.2), und einen zusätzlichen Geist nach M-6.3 gibt es nicht.
    .title = Einen Spukfriedhof legen
    .source = Spielregel, Level 5, und offizielle Antwort Dized.MoC.0020. Unsere Entscheidung: Auch ein sofort geschlossener Friedhof spukt, und geschlossene Friedhöfe mit Nebel sind eingeschlossen, denn der Satz, der sie verschonte, wurde 3/2023 gestrichen.
rule-M-6-5 = Zählt alle Geister zusammen, die in diesem Schritt kommen müssen, gleich nach welcher der Regeln oben. Sind im Geistervorrat weniger, hat das Team sofort verloren, noch bevor ein einziger gesetzt ist.
    .title = Zu wenige Geister übrig
    .source = Spielregel; offizielle Antwort Dized.MoC.0059.
rule-M-6-6 = Zuerst kommen die Geister für die Symbole des gelegten Plättchens. Dann folgt der zusätzliche Geist für einen Friedhof oder, in den Levels 5 und 6, Reihe für Reihe die Geister rund um den Spukfriedhof.
    .title = Die Reihenfolge beim Setzen der Geister
    .source = Unsere Festlegung.

## M-7 Schritt 2b

rule-M-7 = Du darfst einen deiner Meeples auf das Plättchen setzen, das du eben gelegt hast.
    .title = Schritt 2b: einen Meeple einsetzen
rule-M-7-1 = Du darfst einen Meeple aus deinem Vorrat einsetzen oder keinen. Er kommt auf das Plättchen dieses Zuges, nie auf ein früheres.
    .title = Höchstens ein Meeple
    .source = Spielregel; offizielle Antworten Dized.MoC.0053, 0054 und 0055.
rule-M-7-2 = Ein Meeple steht auf einer Straße, ob klar oder neblig, in einer Stadt oder, ab Level 2, in einem Schloss. Wiesen, Nebelbänke und Friedhöfe nehmen keine Meeples auf. Ist die Option „Meeples auf nebligen Straßen“ ausgeschaltet, nimmt ein Straßenabschnitt mit auch nur einer nebligen Kante keinen Meeple auf.
    .title = Wo ein Meeple stehen darf
    .source = Spielregel; Option „meeples_on_misty_roads“, deren strengere Lesart die offizielle Antwort Dized.MoC.0040 ist.
rule-M-7-3 = Das ganze Gebiet muss frei von Meeples sein, auch von solchen der eigenen Farben. Ein Spukgebiet darf besetzt werden, obwohl es nie gewertet wird.
    .title = Nur in ein unbesetztes Gebiet
    .source = Spielregel; offizielle Antwort Dized.MoC.0051.
rule-M-7-4 = Du kannst einen Meeple nicht zurückrufen. Er kommt nur zurück, wenn sein Gebiet gewertet wird.
    .title = Kein Zurückrufen
    .source = Offizielle Antwort Dized.MoC.0047.

## M-8 Schritt 3a

rule-M-8 = Abgeschlossene Gebiete mit Meeples werden gewertet: Ihr nehmt die Punkte, oder ihr entfernt Geister.
    .title = Schritt 3a: werten
rule-M-8-1 = Eine Straße ist abgeschlossen, wenn ihre beiden Enden auf Plättchen zu sehen sind – an Dorf, Kreuzung, Stadt, Schloss, Friedhof oder Ruine – oder wenn sie im Kreis verläuft. Eine Stadt ist abgeschlossen, wenn sie ringsum ummauert ist und keine Kante zum Weiterbauen mehr hat. Bei einem Schloss müssen auf allen 8 Feldern rund um es offene Plättchen liegen.
    .title = Wann ein Gebiet abgeschlossen ist
    .source = Spielregel; offizielle Antwort Dized.MoC.0029.
rule-M-8-2 = Eine Straße oder Stadt, die auf ein verdecktes Plättchen zuläuft, kann nicht mehr abgeschlossen werden, ebenso wenig ein Schloss, um das herum eines liegt; ein solches Gebiet ist ein Spukgebiet. Meeples darin bleiben, können aber begraben werden oder einen Hund bekommen, und das Gebiet kann weiter wachsen und mit anderen verbunden werden. Berührt ein verdecktes Plättchen ein Plättchen der Straße oder Stadt nur an einer anderen Kante oder an einer Ecke, schadet das nicht.
    .title = Spukgebiete
    .source = Spielregel, Level 5; offizielle Antworten Dized.MoC.0018 und 0019. Dass andere Berührungen nicht schaden, ist unsere Entscheidung.
rule-M-8-3 = Ein abgeschlossenes Gebiet mit mindestens einem Meeple bringt genau eine Wertung, gleich wer es abgeschlossen hat; ohne Meeple bringt es keine. Infrage kommen nur Gebiete, die auf das Plättchen dieses Zuges reichen, und Schlösser rund um dieses Plättchen; alle davon, die abgeschlossen und besetzt sind, müssen gewertet werden. Nach diesem Schritt steht also kein Meeple mehr in einem abgeschlossenen Gebiet.
    .title = Was gewertet wird
    .source = Spielregel; offizielle Antwort Dized.MoC.0050. Dass ein leeres Gebiet nichts bringt, ist unsere Entscheidung.
rule-M-8-4 = Bei jeder Wertung entscheidet, wer am Zug ist: die Punkte nehmen oder 1 bis 3 Geister von einem einzigen Feld entfernen, irgendwo in der Landschaft. Stehen mehrere Gebiete an, werden sie nacheinander abgehandelt, in beliebiger Reihenfolge. Steht kein Geist in der Landschaft, ist nichts zu entfernen, und die Punkte müssen genommen werden.
    .title = Punkte oder Geister
    .source = Spielregel; offizielle Antworten Dized.MoC.0036, 0037 und 0038. Die freie Reihenfolge und dass mindestens ein Geist entfernt wird, sind unsere Entscheidung.
rule-M-8-5 = Eine Straße ist 1 Punkt je Plättchen wert. Eine Stadt ist 2 Punkte je Plättchen und 2 weitere je Wappen wert. Ein Schloss ist 2 Punkte für jedes Plättchen mit Nebel rund um es wert, ob abgeschlossen oder nicht, und 2 für sein eigenes Plättchen.
    .title = Was ein Gebiet wert ist
    .source = Spielregel; offizielle Antworten Dized.MoC.0030, 0031, 0045, 0046, 0048 und 0049.
rule-M-8-6 = Der Wert des Gebiets, Wappen eingeschlossen, zählt einmal für jede verschiedene Farbe, die darin steht. Ein zweiter Meeple derselben Farbe bringt nichts dazu, und die Mehrheit bedeutet nichts. Steht die Option „Gemeinsame Wertung“ auf „majority“, zählen nur die Farben mit den meisten Meeples (bei Gleichstand alle), jede einmal, und in Level 6 ziehen nur diese.
    .title = Gemeinsame Wertung mehrerer Farben
    .source = Spielregel; offizielle Antworten Dized.MoC.0001, 0004, 0034 und 0035; Option „joint_scoring“, deren andere Lesart die Antwort des Verlags von 2/2023 ist.
rule-M-8-7 = Entfernt ihr Geister, bekommt keine der Farben im Gebiet Punkte dafür.
    .title = Geister statt aller Punkte
    .source = Offizielle Antworten Dized.MoC.0003 und FAQ.MoC.0004.
rule-M-8-8 = Jede Wertung läuft so ab: die Punkte oder die Geister; dann kehren alle Meeples des Gebiets zu ihren Besitzern zurück, wie immer ihr gewählt habt; dann werden die Hunde gewertet, die bei ihnen waren (M-8.9). Erst danach kommt das nächste Gebiet.
    .title = Der Ablauf einer Wertung
    .source = Spielregel; die genaue Reihenfolge ist unsere Lesart.
rule-M-8-9 = Nachdem die Meeples zurückgekehrt sind, bringt jeder Hund, der bei einem von ihnen war, 1 Punkt für jeden Geist, der dann in der Landschaft steht, Rufus zuerst. Eben entfernte Geister zählen nicht mehr, Geister auf Friedhöfen und in abgeschlossenen Nebelbänken schon. Diese Punkte lassen sich nicht gegen das Entfernen von Geistern tauschen, hängen von keiner Mehrheit ab und sind 0, wenn kein Geist mehr da ist. Danach verlässt der Hund das Spiel.
    .title = Einen Hund werten
    .source = Spielregel, Level 3; offizielle Antwort Dized.MoC.0022.
rule-M-8-10 = In Level 6 ziehen die Punkte einer Farbe den Zählmeeple dieser Farbe weiter. Hat sie keinen, sucht, wer am Zug ist, einen der drei aus, der zieht, selbst einen, der sein Ziel schon überschritten hat; die Punkte einer Farbe werden nie geteilt, und 0 Punkte lösen keine Frage aus. Zuerst kommen die Farben mit Zählmeeple, dann die anderen, jeweils Rot vor Grün, Blau, Gelb, Schwarz und Pink. Ein Hund zählt für die Farbe des Meeples, bei dem er war, und seine Punkte werden ebenso gezogen.
    .title = Welcher Zählmeeple zieht
    .source = Spielregel, Level 6; offizielle Antworten FAQ.MoC.0007 und 11/2022. Die Reihenfolge der Farben ist unsere Entscheidung.

## M-9 Zählen

rule-M-9 = Wie Plättchen gezählt werden, vor allem das Startplättchen.
    .title = Plättchen zählen
rule-M-9-1 = Ein Gebiet zählt ein Plättchen für jedes verschiedene Feld, auf dem es liegt, auch wenn es ein Feld mehrmals überquert.
    .title = Plättchen eines Gebiets
    .source = Spielregel; offizielle Antworten Dized.MoC.0048 und 0049.
rule-M-9-2 = Ein Gebiet auf dem Startplättchen zählt ein Plättchen für jedes Viertel, das es berührt, also bis zu 4. Das Entfernen von Geistern durch eine Wertung räumt ein Viertel, nie alle vier zusammen; auch ein Hund behandelt die Viertel als einzelne Felder; das Abschließen einer Nebelbank räumt sie auf all ihren Vierteln. Straßen enden an der Ruine in der Mitte, die kein Schloss ist und weder besetzt noch gewertet werden kann.
    .title = Das Startplättchen
    .source = Spielregel; offizielle Antworten Dized.MoC.0002 und 11/2022.

## M-10 Schritt 3b

rule-M-10 = Wird das Feld eines Hundes erreicht, kommt der Hund, und die restlichen Plättchen gehen auf den nächsten Stapel über. Level 3 bis 6.
    .title = Schritt 3b: Hunde
rule-M-10-1 = Hat der Zählmeeple (in Level 6: haben alle drei) das Feld eines Hundes erreicht oder überschritten, wird dieser Meilenstein ausgeführt, ein einziges Mal. Nachgesehen wird nur hier, nach der letzten Wertung von Schritt 3a samt ihren Hunden; ein Hund kann sich also keinem Meeple anschließen, der in diesem Zug nach Hause gekommen ist. Werden in einem Zug zwei Meilensteine erreicht, erledigt erst alles für Rufus, samt dem Zusammenlegen des ersten Stapels mit dem zweiten, dann kommt Ronja; sie darf denselben Meeple und dieselben Felder nutzen.
    .title = Wann ein Hund kommt
    .source = Spielregel, Level 3 und 6; der genaue Zeitpunkt ist unsere Entscheidung.
rule-M-10-2 = Wähl einen Meeple in der Landschaft, der nicht begraben ist; ihm schließt sich der Hund an. Danach darfst du Geister von bis zu zwei verschiedenen Feldern entfernen, gewählt unter dem Feld des Meeples und den 8 rund um es, von jedem 1 bis 3, ob sie im Nebel oder auf einem Friedhof stehen. Du entscheidest über ein Feld nach dem anderen und darfst jederzeit aufhören, sogar vor dem ersten.
    .title = Was ein Hund tut
    .source = Spielregel, Level 3; offizielle Antworten Dized.MoC.0023 und 0024.
rule-M-10-3 = Sind alle Meeples in der Landschaft begraben oder steht dort keiner, ist der Hund verloren und entfernt keine Geister; die Stapel werden trotzdem zusammengelegt (M-10.4). Ein einmal erreichter Meilenstein bleibt erreicht, auch wenn sein Hund das Spiel verlässt.
    .title = Ein Hund ohne Meeple
    .source = Offizielle Antwort von 11/2022; dass keine Geister entfernt werden, ist unsere Entscheidung.
rule-M-10-4 = Was vom aktiven Stapel übrig ist, kommt oben auf den nächsten Stapel, und dieser wird aktiv.
    .title = Weiter zum nächsten Stapel
    .source = Spielregel, Level 3.
rule-M-10-5 = Beide Hunde dürfen bei demselben Meeple sein.
    .title = Zwei Hunde, ein Meeple
    .source = Spielregel, Level 3: Jeder Meeple, der nicht begraben ist, darf gewählt werden.

## M-11 Schritt 3c

rule-M-11 = Solange ein Spukfriedhof offen ist, verliert ihr in jedem Zug ein Plättchen. Level 5 und 6.
    .title = Schritt 3c: das verdeckte Plättchen
rule-M-11-1 = Ist nach Schritt 3b noch ein Friedhof offen, nimm das oberste Plättchen des Stapels, der dann aktiv ist, ohne es anzusehen. Leg es mit der Rückseite nach oben auf ein leeres Feld rund um einen offenen Friedhof; wer am Zug ist, wählt das Feld. Es ist ein Plättchen je Zug, auch bei mehreren offenen Friedhöfen.
    .title = Ein verdecktes Plättchen ziehen
    .source = Spielregel, Level 5; offizielle Antworten Dized.MoC.0016 und 0017.
rule-M-11-2 = Das gewählte Feld muss mit einer Kante an einem anderen Plättchen liegen; ob dieses offen oder verdeckt liegt, ist gleich. Ein solches Feld gibt es immer.
    .title = Es darf nicht frei schweben
    .source = Unsere Entscheidung; die Spielregel schweigt dazu.
rule-M-11-3 = Friedhöfe sind das Einzige, was ein verdecktes Plättchen vollenden kann. Schließt es einen, folgen die Begräbnisse sofort, auch wenn es das letzte Plättchen seines Stapels war.
    .title = Was ein verdecktes Plättchen schließt
    .source = Spielregel, Level 5; dass die Begräbnisse sofort folgen, ist unsere Lesart.
rule-M-11-4 = Was ein verdecktes Plättchen zeigt, bleibt bis zum Ende des Spiels geheim: Keine Ansicht, kein Verlauf, kein Tipp und kein Computerspieler kennt es. Für alle Regeln ist es ein Plättchen ohne Nebel, Gelände und Drehung.
    .title = Verdeckte Plättchen bleiben geheim
    .source = Offizielle Antwort Dized.MoC.0017; der Rest ist unsere Entscheidung.

## M-12 Das Ende

rule-M-12 = Das Team gewinnt oder verliert gemeinsam.
    .title = Das Ende des Spiels
rule-M-12-1 = Ihr gewinnt in dem Augenblick, in dem das Ziel erreicht oder überschritten ist; in Level 6 müssen das alle drei Zählmeeples geschafft haben. Das kann mitten in einem Schritt geschehen, und es kommt vor jedem Hund des Zuges. Mit diesem Zug des Zählmeeples endet alles: Kein Meeple kehrt mehr zurück, und keine weiteren Punkte werden gezogen.
    .title = Das Spiel gewinnen
    .source = Spielregel; offizielle Antworten Dized.MoC.0032 und 0060.
rule-M-12-2 = Ihr verliert in dem Augenblick, in dem mehr Geister kommen müssen, als im Geistervorrat sind (M-6.5).
    .title = Durch Geister verlieren
    .source = Spielregel; offizielle Antwort Dized.MoC.0059.
rule-M-12-3 = Ihr verliert, wenn der aktive Stapel leer ist und sein Meilenstein nicht erreicht wurde: das Feld des nächsten Hundes oder, wenn kein Stapel mehr folgt, das Ziel. Für das letzte Plättchen wird der Zug noch bis zum Ende von Schritt 3b gespielt; ein bis dahin erreichter Meilenstein zählt, und der nächste Stapel wird aktiv. Liegt danach kein Plättchen im aktiven Stapel, habt ihr verloren, und es folgt kein verdecktes Plättchen mehr; war ein verdecktes Plättchen das letzte seines Stapels, wird erst über die Begräbnisse entschieden, die es auslöst, dann habt ihr verloren. Werden gerade Plättchen beiseitegelegt, die nirgends passen (M-3.5), bedeutet ein leerer Stapel sofort die Niederlage.
    .title = Durch Plättchen verlieren
    .source = Spielregel; offizielle Antwort Dized.MoC.0059. Der genaue Zeitpunkt ist unsere Entscheidung.
rule-M-12-4 = Nach dem Ende des Spiels wird nichts mehr gewertet. Nicht abgeschlossene Gebiete sind nichts wert.
    .title = Keine Schlusswertung
    .source = Spielregel; offizielle Antwort Dized.MoC.0033.

## Ghosts Galore

rule-T = Zwei bis fünf Personen spielen gegeneinander. In acht Runden nehmen sie Gleisplättchen und legen sie auf ihr eigenes Tableau; am Ende bringen Monster, Diamanten und Strecken zwischen Türen Punkte.
    .title = Ghosts Galore

## T-1 Vorbereitung

rule-T-1 = Alle bekommen ein Tableau und ein geheimes Plättchen; die übrigen Plättchen werden auf acht Stapel verteilt, und jemand bekommt die Laterne.
    .title = Das Spiel vorbereiten
rule-T-1-1 = Es spielen zwei bis fünf Personen. Jede hat ein Tableau mit 3x3 Feldern, die von Nordwesten aus Reihe für Reihe von 0 bis 8 nummeriert sind. Manche der 12 Außenkanten haben eine Tür, nie mehr als eine: zwei Knochentüren, zwei Zahntüren, und die übrigen sind schlicht. Ein Tableau hat zwei Seiten. Welches Tableau du bekommst, entscheidet der Zufall, keine zwei Personen bekommen dasselbe, und auch die Seite ist Zufall. Ist die Option „Seite wählen“ eingeschaltet, wählen alle ihre Seite gleichzeitig und verdeckt, bevor jemand ein geheimes Plättchen oder die zwei angebotenen Plättchen ansieht.
    .title = Personen und Tableaus
    .source = Spielregel; wie viele Türen jeder Art es gibt, folgt aus ihrer Wertung. Dass der Zufall die Seite bestimmt, ist unsere Entscheidung; Option „choose_side“.
rule-T-1-2 = Das gedruckte Spiel hat 78 Gleisplättchen. Jede Kante eines Plättchens hat ein Stück Gleis oder keines; was auf dem Plättchen zusammenhängt, heißt Gleisstück. Ein Plättchen zeigt eine Gerade oder eine Kurve, das ist ein Gleisstück; oder eine Brücke, zwei gerade Gleisstücke, die sich kreuzen, ohne sich zu berühren; oder eine Doppelkurve, zwei Gleisstücke, die Kurven sind. Es zeigt bis zu 3 Monster; jedes steht auf einem Gleisstück, und mehrere können von derselben Art sein. Es kann auch Diamanten mit Werten zeigen; sie gehören zum ganzen Plättchen. Das Programm nennt ein Plättchen bei seiner Nummer, das ist seine Stelle im Satz, von 0 an gezählt.
    .title = Was ein Plättchen zeigt
    .source = Spielregel; dass es nicht mehr als 3 Monster sind, ist von Spielenden bekannt. Die Nummern sind unsere Festlegung.
rule-T-1-3 = Alle bekommen ein Plättchen, das sonst niemand sieht; dein eigenes darfst du jederzeit ansehen. Ist die Option „Erfahrene“ eingeschaltet, bekommst du zwei Plättchen und behältst eines davon; alle wählen gleichzeitig und verdeckt. Was zurückgegeben wird, wird unter die übrigen Plättchen gemischt, bevor die Stapel gebildet werden, und nur du weißt, welches du zurückgegeben hast. Dazu mischt das Programm alle Plättchen ein zweites Mal, unabhängig davon, was angeboten wurde, lässt die behaltenen weg und bildet die Stapel.
    .title = Das geheime Plättchen
    .source = Spielregel und ihre Variante für Erfahrene; Option „experienced“. Das zweite Mischen ist unsere Festlegung, damit aller Zufall im Voraus feststeht (X-6).
rule-T-1-4 = Die Plättchen liegen verdeckt in acht Stapeln. Jeder hat vier Plättchen mehr, als Personen mitspielen, also 6, 7, 8 oder 9. Was übrig bleibt, ist aus dem Spiel, und niemand sieht es. Ein Satz muss für die Stapel und je ein geheimes Plättchen reichen: 50, 59, 68 oder 77 Plättchen für 2, 3, 4 oder 5 Personen.
    .title = Acht Stapel
    .source = Spielregel.
rule-T-1-5 = Wer beginnt, wird bei der Vorbereitung gewählt; diese Person bekommt die Laterne. Gespielt wird im Uhrzeigersinn.
    .title = Wer beginnt
    .source = Spielregel; dass es eine Wahl ist, ist unsere Entscheidung.

## T-2 Runden

rule-T-2 = In jeder von acht Runden nehmen alle ein Plättchen vom nächsten Stapel; dann legen alle ihre Plättchen. Nach der achten Runde folgen die geheimen Plättchen.
    .title = Eine Runde
rule-T-2-1 = Die Reihenfolge der Stapel steht fest. Wer die Laterne hat, beginnt, und im Uhrzeigersinn sind alle an der Reihe, die noch kein Plättchen haben. Bist du am Zug, tu eines von beidem: Entweder deck das oberste Plättchen des Stapels auf; dann nimm genau dieses Plättchen oder lass es offen liegen. Oder deck nichts auf und nimm ein beliebiges offen liegendes Plättchen, das niemandem gehört. Ist der Stapel leer, bleibt nur das Zweite, mit sechs oder mehr Plättchen zur Auswahl; liegt kein Plättchen offen, bleibt nur das Erste.
    .title = Ein Plättchen nehmen
    .source = Spielregel.
rule-T-2-2 = Haben alle außer einer Person ein Plättchen, wird der Rest des Stapels aufgedeckt, und diese letzte muss eines der Plättchen nehmen, die niemandem gehören. Es sind immer fünf, gleich wie viele mitspielen.
    .title = Wer als Letztes nimmt
    .source = Spielregel.
rule-T-2-3 = Alle legen das genommene Plättchen offen auf ein leeres Feld ihres Tableaus, in beliebiger Drehung. Es muss nicht neben einem anderen Plättchen liegen, und Gleise müssen nicht weiterführen. Ein liegendes Plättchen wird nie verschoben, gedreht oder überdeckt. Alle legen gleichzeitig und verdeckt (X-5).
    .title = Ein Plättchen legen
    .source = Spielregel; dass alle verdeckt und gleichzeitig legen, ist unsere Entscheidung, denn sie sagt es nicht.
rule-T-2-4 = Die vier Plättchen, die niemand genommen hat, kommen aus dem Spiel; alle sehen, welche es sind. Dann wird die Laterne nach links weitergegeben, an die nächste Person im Uhrzeigersinn.
    .title = Das Ende einer Runde
    .source = Spielregel.
rule-T-2-5 = Nach acht Runden hat jedes Tableau ein leeres Feld. Dorthin legen alle ihr geheimes Plättchen, in beliebiger Drehung. Alle tun das gleichzeitig und verdeckt, und jedes geheime Plättchen bleibt geheim, bis das letzte liegt. Dann werden die Tableaus gewertet (T-4).
    .title = Das geheime Plättchen legen
    .source = Spielregel; dass es gleichzeitig geschieht, ist unsere Entscheidung, wie in T-2.3.
rule-T-2-6 = Niemand außer dir, auch niemand, der zuschaut, kennt dein geheimes Plättchen, die zwei Plättchen, die dir angeboten wurden, und das, was du gewählt hast, solange andere noch wählen. Niemand überhaupt weiß, was in welcher Reihenfolge in den Stapeln liegt und welche Plättchen aus dem Spiel sind. Alle dürfen jedes Plättchen kennen, das aufgedeckt, genommen oder entfernt wurde, und die Größe jedes Stapels.
    .title = Was geheim ist
    .source = Folgt aus der Spielregel; die Einzelheiten sind unsere Entscheidung.

## T-3 Strecken

rule-T-3 = Gleise, die aufeinandertreffen, bilden Strecken. Strecken enden an Türen oder in Sackgassen.
    .title = Strecken
rule-T-3-1 = Wo zwei Plättchen eine Kante teilen und beide dort ein Gleis haben, verbinden sich die beiden Gleisstücke. Eine Strecke sind alle Gleisstücke, die so zusammenhängen; sie hat zwei Enden, oder sie ist ein Ring. Ein und dieselbe Strecke kann beide Gleisstücke einer Brücke oder Doppelkurve nutzen, dann zählt jedes. Geister und Satyrn werden auf jeder Strecke gewertet, ob sie ein Ring ist oder nicht und ob sie eine Tür erreicht oder nicht.
    .title = Was eine Strecke ist
    .source = Spielregel.
rule-T-3-2 = Eine Strecke erreicht eine Tür, wenn sie an der Außenkante endet, die diese Tür hat. Wo sie sonst endet – an einem Plättchen ohne Gleis an dieser Kante, an einem leeren Feld, an einer Außenkante ohne Tür –, ist eine Sackgasse. Jedes Ende zählt, eine Strecke kann also zwei Sackgassen haben. Ist die Option „Wände sind Sackgassen“ ausgeschaltet, zählen Außenkanten ohne Tür nicht als Sackgassen.
    .title = Türen und Sackgassen
    .source = Spielregel; dass eine Außenkante ohne Tür eine Sackgasse ergibt, ist unsere Entscheidung; Option „walls_are_dead_ends“.

## T-4 Wertung

rule-T-4 = Auf jedem Tableau werden dreizehn Kategorien gewertet und zusammengezählt.
    .title = Wertung
rule-T-4-1 = All deine Drachen zusammen: Keiner kostet dich 5 Punkte, 1 bis 8 Drachen bringen 1, 4, 9, 16, 25, 36, 49 und 64 Punkte. Mehr als 8 sind so viel wert wie 8.
    .title = Drachen
    .source = Spielregel; ihre Tabelle ist in unserem Exemplar beschädigt und wurde wiederhergestellt. Dass mehr als 8 wie 8 zählen, ist unsere Entscheidung.
rule-T-4-2 = Ein Geist ist 6 Punkte wert, wenn auf seiner Strecke mindestens 3 Geister sind, sonst 3 Punkte.
    .title = Geister
    .source = Spielregel.
rule-T-4-3 = Gezählt werden nur Golems, bei denen kein Golem auf einem Plättchen neben ihrem ist (einem, das eine Kante mit ihm teilt). 0 bis 5 davon bringen 0, 4, 10, 18, 28 und 40 Punkte, und mehr als 5 sind so viel wert wie 5. Golems auf ein und demselben Plättchen stören einander nicht.
    .title = Golems
    .source = Spielregel; ihre Tabelle ist in unserem Exemplar beschädigt und wurde wiederhergestellt. Dass sich Golems ein Plättchen teilen dürfen und dass mehr als 5 wie 5 zählen, sind unsere Entscheidungen.
rule-T-4-4 = Ein Satyr bringt 1 Punkt für jede Art von Monstern, die auf seiner Strecke vorkommt; Satyrn sind eine dieser Arten.
    .title = Satyrn
    .source = Spielregel.
rule-T-4-5 = Ein Skelett bringt 1 Punkt für jeden Diamanten auf deinem Tableau; auf deren Werte kommt es nicht an.
    .title = Skelette
    .source = Spielregel.
rule-T-4-6 = Ein Schleim bringt 1 Punkt für jede Kurve auf deinem Tableau; eine Doppelkurve hat zwei.
    .title = Schleime
    .source = Spielregel.
rule-T-4-7 = Eine Fledermaus ist 5 Punkte wert, wenn auf einem Plättchen neben ihrem (einem, das eine Kante mit ihm teilt) eine Fledermaus ist, sonst nichts. Eine weitere Fledermaus auf demselben Plättchen hilft nicht.
    .title = Fledermäuse
    .source = Spielregel.
rule-T-4-8 = Ein Werwolf ist 4 Punkte wert. Wer die meisten Werwölfe hat, bekommt weitere 10 Punkte, im Spiel zu zweit 5. Haben mehrere gleich die meisten, bekommen sie alle den ganzen Bonus. Hat niemand einen Werwolf, bekommt ihn niemand.
    .title = Werwölfe
    .source = Spielregel; dass bei Gleichstand zu zweit beide die 5 Punkte bekommen und dass es ohne Werwolf keinen Bonus gibt, sind unsere Entscheidungen.
rule-T-4-9 = Mit 1 bis 3 Irrlichtern auf deinem Tableau ist jedes 3 Punkte wert; mit 4 bis 6 sind es je 4 Punkte, mit 7 oder mehr je 5 Punkte.
    .title = Irrlichter
    .source = Spielregel.
rule-T-4-10 = Zähl die Werte auf deinen Diamanten zusammen.
    .title = Diamanten
    .source = Spielregel.
rule-T-4-11 = Führt eine Strecke von einer deiner Knochentüren zur anderen, bringt jedes ihrer Gleisstücke 2 Punkte.
    .title = Knochentüren
    .source = Spielregel.
rule-T-4-12 = Führt eine Strecke von einer deiner Zahntüren zur anderen, bringt jedes ihrer Gleisstücke 2 Punkte.
    .title = Zahntüren
    .source = Spielregel.
rule-T-4-13 = Jede weitere Strecke mit einer Tür an beiden Enden, gleich welcher Art, bringt 1 Punkt für jedes ihrer Gleisstücke; zwischen den beiden Türen eines Eckfelds kann ein einziges Gleisstück genügen. Eine Strecke, die nur eine Tür oder keine erreicht, bringt hier nichts.
    .title = Andere Strecken
    .source = Spielregel.
rule-T-4-14 = Zähl alle 13 Kategorien zusammen; die Summe kann durchaus unter null liegen. Wer die meisten Punkte hat, gewinnt. Bei gleichen Punkten entscheiden die Sackgassen, weniger sind besser, und sind auch diese gleich, wird der Platz geteilt. Alle weiteren Plätze werden ebenso vergeben; von mehreren mit gleichen Punkten kann also jemand vorn liegen, während die anderen sich einen Platz teilen.
    .title = Die Summe und wer gewinnt
    .source = Spielregel; dass eine Summe negativ sein kann und wie hintere Plätze geteilt werden, ist unsere Lesart.
rule-T-4-15 = Während das Spiel läuft, wird ein Tableau nach denselben Regeln so gewertet, wie es liegt. Noch kein Drache heißt 5 Punkte weniger, ein Gleis, das zu einem leeren Feld führt, hat dort eine Sackgasse, und das geheime Plättchen zählt nicht, bevor es liegt.
    .title = Der Stand während des Spiels
    .source = Unsere Ergänzung.

## Carcassonne: das Grundspiel

rule-C = Zwei bis sechs Personen bauen an einer gemeinsamen Landschaft und schicken Meeples hinein. Wer am Ende die meisten Punkte hat, gewinnt. Die Regeln des Grundspiels beginnen mit C, die von Geister, Schlösser & Friedhöfe mit G.
    .title = Carcassonne
rule-C-1 = Es spielen zwei bis sechs Personen, jede in einer Farbe mit 7 Meeples; mit Wächtern sind es 5 Meeples und 2 Wächter (G-1.2). Ein weiterer Meeple zeigt die Punkte an. Wer beginnt, wird bei der Vorbereitung gewählt, und gespielt wird im Uhrzeigersinn.
    .title = Personen und Meeples
    .source = Spielregel des Grundspiels. Die sechste Person ist unsere Entscheidung.
rule-C-2 = Das Grundspiel hat 72 Plättchen in 24 Sorten, in Aufzeichnungen A bis X, und eines der vier Plättchen „{ tile-D }“ (D) beginnt. Zusammen zeigen sie 10 Wappen, 6 Klöster und 79 Stadt-, 94 Straßen- und 115 Wiesenkanten. `fogbound tiles list base` zeichnet sie alle.
    .title = Die Plättchen des Grundspiels
    .source = Das gedruckte Spiel, dritte Auflage.
rule-C-2-1 = Eine Wiese eines Plättchens wird nach den Halbkanten benannt, die sie erreicht (X-1). Straßen und Städte teilen die Wiesen eines Plättchens, und eine Straße lässt zu beiden Seiten einen Streifen Wiese; jede Wiesenkante hat also zwei Halbkanten in Wiesen und jede Straßenkante auf jeder Seite eine. Auf einem Plättchen des Grundspiels berührt eine Wiese die Stadt, an der sie liegt; die Wiesen von H und I berühren ihre beiden Städte, und eine Wiese, die durch eine Straße von der Stadt getrennt ist, berührt keine.
    .title = Wiesen der Grundplättchen
    .source = Die gedruckten Plättchen.
rule-C-2-2 = In jedem Satz muss jede Halbkante einer klaren Wiesen- oder Straßenkante in genau einer Wiese liegen und keine Halbkante einer Stadt- oder Nebelkante in irgendeiner. Eine Wiese kann nur Städte ihres eigenen Plättchens berühren; welche, sagt der Satz. Sätze, die davon abweichen, werden abgelehnt; nur ein Satz für Nebel über Carcassonne darf ganz ohne Wiesen sein – hier kann er dann nicht gespielt werden.
    .title = Wiesen anderer Plättchen
    .source = Unsere Entscheidung.
rule-C-3 = In deinem Zug zieh ein Plättchen und leg es an: Es muss eine Kante mit einem liegenden Plättchen teilen, und alle Kanten müssen passen. Ein Plättchen, das nirgends passt, wird allen gezeigt und abgelegt, und du ziehst neu. Dann darfst du einen Meeple aus deinem Vorrat auf genau dieses Plättchen setzen, auf eine Straße, in eine Stadt oder auf eine Wiese, in der sonst nirgends ein Meeple steht, auch nicht weit entfernt, oder auf ein Gebäude. Zuletzt wird gewertet, was abgeschlossen ist. Ein Meeple, der durch diese Wertung nach Hause kommt, kommt für diesen Zug zu spät; einer, den Geister verscheucht haben (G-2.7), nicht.
    .title = Ein Zug
    .source = Spielregel des Grundspiels.
rule-C-4 = Ein Meeple steht auf einer Straße, in einer Stadt oder auf einem Kloster, oder er liegt als Bauer auf einer Wiese. Ist die Option „Bauern“ ausgeschaltet, darf niemand auf Wiesen liegen.
    .title = Was ein Meeple sein kann
    .source = Spielregel des Grundspiels; Option „farmers“, denn viele lassen die Bauern anfangs weg.
rule-C-5 = Eine Straße ist abgeschlossen, wenn beide Enden geschlossen sind, an einem Kloster zum Beispiel, oder wenn sie im Kreis verläuft; eine Stadt, wenn sie ringsum ummauert ist; ein Kloster, wenn auf allen 8 Feldern rund um es Plättchen liegen. Eine Straße bringt 1 Punkt je Plättchen, eine Stadt 2 je Plättchen und 2 je Wappen, auch wenn sie nur zwei Plättchen hat, und ein Kloster 9. Wer dort die meisten Meeples hat, bekommt alle Punkte; haben mehrere gleich die meisten, bekommen sie alle die Punkte, und zwar einmal. Wo kein Meeple steht, wird nichts gewertet. Alle Meeples des Gebiets gehen nach Hause, auch die, die nichts bekommen haben.
    .title = Werten, was abgeschlossen ist
    .source = Spielregel des Grundspiels, dritte Auflage: Kleine Städte sind keine Ausnahme.
rule-C-6 = Das Spiel endet nach dem Zug, mit seinem Meeple und seiner Wertung, der den Stapel aufgebraucht hat; oder sobald jemand zieht und nichts mehr passt, was übrig ist. Dann wird nach Mehrheit wie in C-5 gewertet: Eine nicht abgeschlossene Straße bringt 1 Punkt je Plättchen, eine nicht abgeschlossene Stadt 1 je Plättchen und 1 je Wappen, ein nicht abgeschlossenes Kloster 1 für sein eigenes Plättchen und für jedes rund um es. Eine Wiese bringt 3 Punkte für jede abgeschlossene Stadt, die sie auf irgendeinem ihrer Plättchen berührt: für jede Stadt einmal, aber dieselbe Stadt kann für mehrere Wiesen zählen. Eine Stadt nur an einer Ecke zu treffen, heißt nicht, sie zu berühren. Niemand nimmt mehr Meeples oder Geister aus der Landschaft. Die meisten Punkte gewinnen; bei gleichen Punkten wird der Platz geteilt.
    .title = Das Ende und die Schlusswertung
    .source = Spielregel des Grundspiels. Dass das Spiel endet, wenn nichts Übriges mehr gelegt werden kann, ist unsere Entscheidung.
rule-C-7 = Alle dürfen wissen, welche Plättchen übrig sind, welches gezogen ist und welche abgelegt wurden. Geheim ist nur die Reihenfolge des Stapels.
    .title = Was geheim ist
    .source = Folgt aus der Spielregel; die Einzelheiten sind unsere Entscheidung.

## Carcassonne: Geister, Schlösser & Friedhöfe

rule-G = Die Erweiterung bringt Nebel mit Geistern, Schlösser, Wächter und Friedhöfe nach Carcassonne. Ihre Teile können einzeln gespielt werden.
    .title = Geister, Schlösser & Friedhöfe
rule-G-0 =
    Jeder Teil ist ein- oder ausgeschaltet; alle vier zusammen sind die ganze Erweiterung.
    Nebel: die 50 Plättchen ohne Gebäude, das 2x2 große Startplättchen, 15 Geister und alles um sie herum (G-2).
    Schlösser: 5 Schlossplättchen (G-4.2); nur zusammen mit Nebel.
    Wächter: 5 Meeples und 2 Wächter für jede Person, dazu 3 Wächter jeder Farbe im gemeinsamen Vorrat (G-1.2).
    Friedhöfe: 5 Friedhofsplättchen (G-4.3); nur zusammen mit Wächtern.
    Das ergibt neun Kombinationen, eine davon das reine Grundspiel. Wo gedruckter Nebel ohne seinen Teil vorkommt, gilt G-3.2 trotzdem.
    .title = Die Teile
    .source = Die Spielregel erlaubt, Teile wegzulassen; welche zusammengehören, ist unsere Entscheidung.

## G-1 Vorbereitung

rule-G-1 = Was die Erweiterung vor dem Spiel hinzufügt.
    .title = Vorbereitung
rule-G-1-1 = Mit Nebel beginnt das Spiel mit dem 2x2 großen Startplättchen, und das Startplättchen des Grundspiels bleibt weg. Alle anderen Plättchen werden zusammengemischt, im vollen Spiel 131. Jedes Viertel zählt als eigenes Plättchen. Die Ruine beendet Straßen, ist aber kein Schloss, und niemand kann dort stehen.
    .title = Plättchen und Startplättchen
    .source = Spielregel.
rule-G-1-2 = Mit Wächtern hat jede Person 5 Meeples und 2 Wächter. Die übrigen 3 Wächter jeder Farbe, die mitspielt, liegen als gemeinsamer Vorrat bereit. Ein sechster Meeple zeigt die Punkte an.
    .title = Meeples und Wächter
    .source = Spielregel.
rule-G-1-3 = Die 15 Geister sind ein gemeinsamer Vorrat; zu Beginn steht keiner in der Landschaft. Hunde, Ziele und Levels gehören zu einem anderen Spiel, und eine Nebelbank abzuschließen, bewirkt für sich nichts.
    .title = Geister
    .source = Spielregel.

## G-2 Plättchen und Geister

rule-G-2 = Nebel auf dem Plättchen, das du legst, kann Geister zu Meeples schicken.
    .title = Plättchen und Geister setzen
rule-G-2-1 = Plättchen werden gezogen und gelegt wie in C-3. Nebel darf an allem liegen, wozu sein Gelände passt. Die auf Plättchen gedruckten Geister spielen keine Rolle.
    .title = Ein Plättchen legen
    .source = Spielregel.
rule-G-2-2 = Trifft an einer Kante deines Plättchens Nebel auf Nebel, hast du ihn erweitert, ob abgeschlossen oder nicht: Setz einen Geist neben einen Meeple einer anderen Person. Welchen, wo auch immer und in welcher Rolle, entscheidest du, aber du musst es tun.
    .title = Nebel erweitern
    .source = Spielregel.
rule-G-2-3 = Trifft an einer Kante deines Plättchens Nebel auf eine klare Wiese oder Straße, gleich auf welcher Seite der Kante er ist, hast du ihn gestört: Setz einen Geist neben einen eigenen Meeple, der in der Landschaft steht. Welchen, entscheidest du, aber du musst es tun.
    .title = Nebel stören
    .source = Spielregel.
rule-G-2-4 = Tut dein Plättchen beides, kommt zuerst der Geist für eine andere Person. Wie viele Kanten auch beteiligt sind, jedes von beidem geschieht einmal. All das kommt, bevor du einen Meeple einsetzt, dein neuer bekommt also keinen Geist. Ein Meeple, der schon zwei Geister hat, darf durchaus einen weiteren bekommen.
    .title = Beides zugleich
    .source = Spielregel.
rule-G-2-5 = Kann kein Meeple einen Geist bekommen oder ist der Vorrat leer, entfällt dieser Geist, und nur dieser. Dass die Geister ausgehen, kostet niemanden das Spiel.
    .title = Kein Geist zu setzen
    .source = Unsere Entscheidung; die Spielregel schweigt dazu.
rule-G-2-6 = Wächter fürchten sich vor nichts: Neben einen Wächter kann kein Geist gesetzt werden. In allem anderen ist ein Wächter ein Meeple.
    .title = Wächter
    .source = Spielregel.
rule-G-2-7 = Bekommt ein Meeple seinen dritten Geist, läuft er sofort nach Hause, und die drei Geister kommen in ihren Vorrat zurück. Für den zweiten Geist dieses Zuges sind sie also wieder da; der Meeple darf wieder eingesetzt werden, sogar in diesem Zug; das Gebiet, das er verlassen hat, ist jetzt vielleicht frei; und hat das eben gelegte Plättchen dieses Gebiet abgeschlossen, wird der Meeple dort nicht gewertet.
    .title = Verscheucht
    .source = Spielregel; was aus „sofort“ folgt, ist unsere Lesart.

## G-3 Einen Meeple einsetzen

rule-G-3 = Wächter, Schlösser, Friedhöfe und neblige Wiesen.
    .title = Einen Meeple einsetzen
rule-G-3-1 = Du setzt einen Meeple oder einen Wächter ein wie in C-3 und C-4. Er darf auch im Schloss deines Plättchens stehen oder als Totengräber auf seinem Friedhof.
    .title = Schlösser und Friedhöfe
    .source = Spielregel.
rule-G-3-2 = Nebel begrenzt Wiesen ebenso wie eine Stadt. Er bedeckt ganze Kanten: Keine Hälfte einer nebligen Kante ist Wiese, auch nicht neben einer nebligen Straße, und eine Wiese endet, wo ihre klare Kante auf eine neblige trifft. Neblige Straßen dürfen besetzt werden; ist die Option „Meeples auf nebligen Straßen“ ausgeschaltet, gilt das nicht für einen Straßenabschnitt des gelegten Plättchens, der auch nur eine neblige Kante hat.
    .title = Nebel und Wiesen
    .source = Spielregel; dass Nebel ganze Kanten bedeckt, ist unsere Entscheidung. Option „meeples_on_misty_roads“, wie in M-7.2.

## G-4 Wertung

rule-G-4 = Schlösser, Friedhöfe und was Geister kosten.
    .title = Wertung
rule-G-4-1 = Straßen, Städte, Klöster und Wiesen werden gewertet wie in C-5 und C-6.
    .title = Wie im Grundspiel
    .source = Spielregel.
rule-G-4-2 = Ein Schloss ist abgeschlossen, wenn auf allen 8 Feldern rund um es Plättchen liegen. Es bringt 2 Punkte für jedes der neun Plättchen, das Nebel hat, ob abgeschlossen oder nicht; sein eigenes hat immer welchen. Jedes Viertel des Startplättchens wird für sich betrachtet.
    .title = Schlösser
    .source = Spielregel.
rule-G-4-3 = Ein Friedhof ist abgeschlossen, wenn auf allen 8 Feldern rund um ihn Plättchen liegen. Er bringt keine Punkte, aber wem der Totengräber gehört, der bekommt aus dem gemeinsamen Vorrat einen Wächter der eigenen Farbe, falls es noch einen gibt; er darf vom nächsten Zug an eingesetzt werden. Der Totengräber, der auch ein Wächter sein kann, geht nach Hause. Ein Friedhof, der ohne Totengräber abgeschlossen wird, bleibt für immer, wie er ist.
    .title = Friedhöfe
    .source = Spielregel.
rule-G-4-4 = Wird ein Gebiet gewertet, kostet jeder Geist neben einem Meeple darin die Person, der der Meeple gehört, 2 Punkte. Weder die Mehrheit noch das, was andere bekommen, ändert sich dadurch. Es zahlen alle, die dort Meeples haben, auch Totengräber; steht die Option „Geisterkosten“ auf „scorers“, zahlen nur die, die dort Punkte bekommen, und Totengräber. Erst werden für jede Person alle Wertungen eines Zuges zusammengezählt, dann wird ein Stand unter 0 zu 0; ihre Reihenfolge spielt also keine Rolle. In der Schlusswertung gilt stattdessen G-5.1.
    .title = Was Geister kosten
    .source = Spielregel; wer zahlt und wann der Stand bei 0 abgeschnitten wird, ist unsere Entscheidung. Option „ghost_cost“.
rule-G-4-5 = Die Meeples eines gewerteten Gebiets kehren zu ihren Besitzern zurück, die Geister neben ihnen in den Geistervorrat.
    .title = Nach Hause
    .source = Spielregel.

## G-5 Schlusswertung

rule-G-5 = Was die Erweiterung am Ende ändert.
    .title = Schlusswertung
rule-G-5-1 = Zu dem, was C-6 sagt, kommt hinzu: Ein nicht abgeschlossenes Schloss mit einem Meeple oder Wächter bringt 1 Punkt für sein eigenes Plättchen und 1 für jedes Plättchen mit Nebel rund um es; ein Totengräber bringt nichts; und jeder Geist neben einem Meeple, der noch in der Landschaft ist, kostet die Person, der er gehört, 1 Punkt, was immer der Meeple dort tut. Für jede Person ergibt all das mit C-6 eine einzige Summe; läge der Stand danach unter 0, ist er 0.
    .title = Schlösser und Geister am Ende
    .source = Spielregel; dass es eine einzige Summe ist, ist unsere Entscheidung.

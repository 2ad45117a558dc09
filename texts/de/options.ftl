# Die benannten Optionen: Punkte, in denen sorgfältige Leser der Regeln uneins sind. Ein Spiel behält die,
# mit denen es begonnen hat. Aufbau wie in texts/en/options.ftl.

## Nebel über Carcassonne

option-joint-scoring = Welche der Farben in einem abgeschlossenen Gebiet werden dafür gewertet (M-8.6)?
    .title = Gemeinsame Wertung
    .every_colour = Jede verschiedene Farbe im Gebiet zählt seinen Wert einmal, gleich wer dort mehr Meeples hat.
    .majority = Nur die Farbe mit den meisten Meeples zählt den Wert; bei Gleichstand zählt ihn jede der führenden Farben einmal.
    .source = Spielregel und offizielle Antwort Dized.MoC.0004: jede Farbe. Eine frühere Auskunft und die Antworten des Verlags von 2/2023: Mehrheit.
    .unusual = gemeinsame Wertung nach Mehrheit
option-meeples-on-misty-roads = Darf ein Meeple auf eine neblige Straße gesetzt werden (M-7.2)?
    .title = Meeples auf nebligen Straßen
    .true = Jede unbesetzte Straße ist erlaubt, klar oder neblig.
    .false = Ein Straßenabschnitt des gelegten Plättchens nimmt keinen Meeple auf, wenn auch nur eine seiner Kanten neblig ist.
    .source = Spielregel: erlaubt. Offizielle Antwort Dized.MoC.0040: nur klare Straßen.
    .unusual = keine Meeples auf nebligen Straßen

## Ghosts Galore

option-experienced = Wählt jede Person das geheime Plättchen aus zweien (T-1.3)?
    .title = Erfahrene
    .false = Jede Person bekommt ein einziges Plättchen, und das ist das geheime.
    .true = Jede Person bekommt zwei Plättchen und behält eines; das andere wird unter die Plättchen der Stapel gemischt.
    .source = Spielregel: ein Plättchen; zwei Plättchen in ihrer Variante für Erfahrene.
    .unusual = geheimes Plättchen aus zweien gewählt
option-choose-side = Wer bestimmt die Seite eines Tableaus (T-1.1)?
    .title = Seite wählen
    .false = Der Zufall bestimmt sie.
    .true = Wem es gehört, wählt sie, gleichzeitig mit den anderen und bevor irgendein Plättchen angesehen wird.
    .source = Unsere Entscheidung und die naheliegende andere Möglichkeit; die Spielregel schweigt dazu.
    .unusual = Seiten der Tableaus gewählt
option-walls-are-dead-ends = Hat eine Strecke an einer Außenkante ohne Tür eine Sackgasse (T-3.2)?
    .title = Wände sind Sackgassen
    .true = Ja, jedes solche Ende zählt.
    .false = Nein, nur Enden an Plättchen ohne Gleis und an leeren Feldern zählen.
    .source = Unsere Entscheidung und die andere Lesart; die Spielregel schweigt dazu.
    .unusual = Wände sind keine Sackgassen

## Carcassonne

option-carc-farmers = Dürfen Meeples auf Wiesen liegen (C-4)?
    .title = Bauern
    .true = Ja; Wiesen werden am Ende gewertet.
    .false = Nein; Wiesen bleiben leer.
    .source = Spielregel des Grundspiels: ja; viele lassen die Bauern weg.
    .unusual = ohne Bauern
option-carc-meeples-on-misty-roads = Darf ein Meeple auf eine neblige Straße gesetzt werden (G-3.2)?
    .title = { option-meeples-on-misty-roads.title }
    .true = { option-meeples-on-misty-roads.true }
    .false = { option-meeples-on-misty-roads.false }
    .source = Wie in Nebel über Carcassonne: laut Spielregel erlaubt, laut offizieller Antwort Dized.MoC.0040 nur auf klaren Straßen.
    .unusual = { option-meeples-on-misty-roads.unusual }
option-carc-ghost-cost = Wer zahlt für Geister, wenn ein Gebiet gewertet wird (G-4.4)?
    .title = Geisterkosten
    .everyone = Alle mit Meeples darin zahlen für die Geister neben ihnen.
    .scorers = Es zahlen nur die, die die Punkte bekommen, und wem der Totengräber eines Friedhofs gehört.
    .source = { option-walls-are-dead-ends.source }
    .unusual = nur wer Punkte bekommt, zahlt für Geister

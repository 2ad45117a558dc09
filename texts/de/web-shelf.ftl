# Die Spiele, die ein Browser aufhebt.

shelf-your-turn = Du bist dran
# $player: Name dessen, der entscheidet.
shelf-turn = { $player } ist dran
shelf-lost = Dieser Browser kann dieses Spiel nicht aufheben: Sein Speicher ist voll oder gesperrt. Speichere es als Datei, sonst ist es weg, wenn die Seite geschlossen wird.

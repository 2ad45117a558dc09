# Hinweise für alle, die das Spiel noch nie gesehen haben, und das Weitergeben des Bildschirms.

pass-to = Gib den Bildschirm an { $player } weiter
pass-why = Was jetzt kommt, darf nur diese Person sehen. Alle anderen schauen bitte weg.
pass-here = Ich bin { $player }

# Hints for who has never seen the game, and passing the screen on.

# $player: a name, here and below.
pass-to = Pass the screen to { $player }
pass-why = What comes now is for their eyes only. Everybody else, please look away.
pass-here = I am { $player }

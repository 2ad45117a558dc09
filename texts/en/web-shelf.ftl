# The games that a browser keeps.

shelf-your-turn = Your turn
# $player: the name of the one who decides.
shelf-turn = { $player }’s turn
shelf-lost = This browser cannot keep this game: its storage is full or blocked. Save it as a file, or it is gone when the page is closed.

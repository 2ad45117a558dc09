# Hints for who has never seen the game, and passing the screen on.

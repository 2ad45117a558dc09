"""What the end of a game is worth."""

from typing import Literal

Reward = Literal["win", "margin"]
"""What the end of a game is worth to a seat: 1 for a game won and -1 for one lost, or its points less the most of any other
seat, where not all seats win or lose together."""

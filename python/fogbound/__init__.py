"""Three haunted tile-laying games, played by their engine.

>>> import fogbound as fb
>>> game = fb.mists(level=1, players=2).start(seed="lamplight")
>>> while not game.over:
...     seat = game.deciding[0]
...     game.apply(seat, game.legal(seat)[0])
>>> game.result["won"]
False
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ._arena import Estimate, Match, arena
from ._errors import FileError, RecordError, Refused
from ._native import Bot, Game, Rules, bots, games, replay, trace
from ._simulate import Written, merge, simulate

if TYPE_CHECKING:
    from ._batch import Batch

__all__ = [
    "Batch",
    "Bot",
    "Estimate",
    "FileError",
    "Game",
    "Match",
    "RecordError",
    "Refused",
    "Rules",
    "Written",
    "arena",
    "bot",
    "bots",
    "carcassonne",
    "games",
    "ghosts_galore",
    "merge",
    "mists",
    "replay",
    "rules",
    "simulate",
    "trace",
]


def rules(game: str, players: int = 2, **choices: str | int | bool | Path) -> Rules:
    """Check the rules of a game; choices and readings of rules have the ids of ``fogbound play``.

    Tile sets (``tiles``, for Carcassonne also ``base``) and a ``level`` can be files: a ``Path``, or the text itself,
    which has several lines. ``FileError`` tells all that is wrong with them.
    """
    files, words = [], []
    for name, value in choices.items():
        if isinstance(value, Path):
            files.append((name, str(value), value.read_text(encoding="utf-8")))
        elif isinstance(value, str) and "\n" in value:
            files.append((name, name, value))
        else:
            words.append((name, _word(value)))
    return Rules(game, players, words, files)


def mists(level: int | str | Path = 1, players: int = 2, **options: str | bool | Path) -> Rules:
    """Return the rules of Mists over Carcassonne for 1 to 5 players who win or lose together."""
    return rules("mists", players, level=level, **options)


def carcassonne(parts: str = "all", players: int = 2, **options: str | bool | Path) -> Rules:
    """Return the rules of Carcassonne for 2 to 6 players; ``parts`` of the expansion are divided by commas."""
    return rules("carcassonne", players, parts=parts, **options)


def ghosts_galore(players: int = 2, **options: str | bool | Path) -> Rules:
    """Return the rules of Ghosts Galore for 2 to 5 players."""
    return rules("ghosts-galore", players, **options)


def bot(name: str, seed: str = "") -> Bot:
    """Return a bot; ``bots`` lists those of a game. The seed is the only chance it uses."""
    return Bot(name, seed)


def _word(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def __getattr__(name: str) -> object:
    # Batches alone need NumPy.
    if name == "Batch":
        from ._batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

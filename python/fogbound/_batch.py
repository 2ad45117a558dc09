"""Many games at once, in NumPy arrays."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _native
from ._reward import Reward

_OBSERVED = ("board", "globals", "answers")


class Batch(_native.Batch):
    """Many games of one kind; a new one begins in the place of each that ends.

    They are stepped on up to ``threads`` threads, one for 128 games at most; the results are the same for any number.

    The arrays are the same objects all the time, and show the games as they are after the last step. All but
    ``reward`` have an entry for each game.
    """

    rules: _native.Rules
    """The rules of all games."""
    seed: str
    """The seed of game ``number`` is ``f"{seed}/{number}"``."""
    count: NDArray[np.int32]
    """The number of legal answers of the seat that has to decide."""
    seat: NDArray[np.uint8]
    """The seat that has to decide: the first of several."""
    done: NDArray[np.bool_]
    """True if a game ended with the last step; the other arrays show the game that began in its place."""
    reward: NDArray[np.float32]
    """For each game and seat what the end was worth to the seat, if one came with the last step; else 0.

    With ``reward="win"`` that is 1 or -1, with ``"margin"`` its points less the most of any other seat.
    """
    number: NDArray[np.int64]
    """The number of the game, from 1."""
    board: NDArray[np.int16] | None
    """With ``observe=True``: what the deciding seat may know, as planes of ids (``rules.shapes``)."""
    globals: NDArray[np.int16] | None
    """With ``observe=True``: numbers about the whole game."""
    answers: NDArray[np.int16] | None
    """With ``observe=True``: a row of numbers for each legal answer."""

    _arrays: tuple[NDArray[Any], ...]
    """All arrays in one dimension: the games write into them."""

    def __new__(
        cls, rules: _native.Rules, games: int = 64, seed: str = "", observe: bool = False, threads: int = 1,
        reward: Reward = "win",
    ) -> Self:
        batch = super().__new__(cls, rules, games, seed, observe, threads, reward)
        batch.rules, batch.seed = rules, seed
        batch.count = np.zeros(games, np.int32)
        batch.seat = np.zeros(games, np.uint8)
        batch.done = np.zeros(games, np.bool_)
        batch.reward = np.zeros((games, rules.players), np.float32)
        batch.number = np.zeros(games, np.int64)
        shapes = rules.shapes if observe else {}
        seen = {name: np.zeros((games, *shape), np.int16) for name, shape in shapes.items()}
        batch.board, batch.globals, batch.answers = (seen.get(name) for name in _OBSERVED)
        observed = (seen.get(name, np.zeros(0, np.int16)).reshape(-1) for name in _OBSERVED)
        done, reward = batch.done.view(np.uint8), batch.reward.reshape(-1)
        batch._arrays = (batch.count, batch.seat, done, reward, batch.number, *observed)
        batch._show(batch._arrays)
        return batch

    def step(self, places: ArrayLike) -> None:
        """Answer in each game by a place in the list of legal answers of the seat that has to decide.

        Raises ``ValueError`` with the games that have no such answer; then none of them has moved.
        """
        places = np.asarray(places)
        if places.shape != self.count.shape or places.dtype.kind not in "iu":
            raise ValueError(f"give {len(self)} whole numbers, one for each game")
        # The largest numbers without a sign become negative, and so no place either.
        self._step(np.ascontiguousarray(places, np.int64), self._arrays)

    def sample(self) -> NDArray[np.int64]:
        """Return a place for each game in its list of legal answers, any as likely as any other.

        The draws come from a stream of the batch's ``seed`` of their own, and go on there with each call.
        """
        places = np.empty(len(self), np.int64)
        self._sample(places)
        return places

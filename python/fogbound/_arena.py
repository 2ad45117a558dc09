"""Matches between two bots, held as tables of games."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from math import inf, isclose, log10, sqrt
from os import PathLike
from statistics import fmean, stdev
from typing import NamedTuple, Self

from . import _native
from ._simulate import simulate

_Z = 1.959963984540054
"""The 97.5 % point of the normal distribution."""

_Play = Callable[[str, list[str], str | None], object]
"""What lets bots play: a folder, a bot for each seat, a seed."""


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


class Match(NamedTuple):
    """What two bots came to, as ``fogbound arena`` counts it (docs/arena.md)."""

    bots: tuple[str, str]
    pairs: int
    """Deals of tiles, each played once for each way to sit: of a team, once by each."""
    games: int
    points: Estimate
    """The share of the first bot, from 0 to 1."""
    elo: Estimate
    """The difference of Elo that it stands for."""
    margin: Estimate | None
    """The points by which the first bot was ahead, where not all seats win or lose together."""

    @classmethod
    def of(cls, bots: tuple[str, str], games: int, points: Sequence[float], margins: Sequence[float] = ()) -> Self:
        """Count the points of the first bot in each pair, from 0 to 1, and those by which it was ahead."""
        share = _of_pairs(points)
        if len(points) > 1 and (isclose(share.value, 0) or isclose(share.value, 1)):
            share = Estimate(share.value, *_wilson(share.value, len(points)))
        share = Estimate(share.value, max(0.0, share.low), min(1.0, share.high))
        elo = Estimate(*(_elo(figure) for figure in share))
        return cls((bots[0], bots[1]), len(points), games, share, elo, _of_pairs(margins) if margins else None)


class _Game(NamedTuple):
    """The end of a game."""

    is_won: bool
    """Whether anybody has won."""
    ranks: list[int]
    points: list[int]


def arena(
    rules: _native.Rules,
    bots: tuple[str, str],
    folder: str | PathLike[str],
    pairs: int = 100,
    seed: str | None = None,
    *,
    chunk: int = 100,
    threads: int | None = None,
) -> Match:
    """Set two bots against each other, with the same tiles and the seats exchanged.

    The games are kept as tables in ``folder``, those of each way to sit in a folder of its own; pair ``i`` has the seed
    ``f"{seed}/{i}"``. The same call goes on where it stopped. Errors are those of ``simulate``.
    """

    def play(folder: str, names: list[str], seed: str | None) -> None:
        simulate(rules, folder, names, pairs, seed, chunk=chunk, threads=threads)

    return held(rules, bots, str(folder), seed, play)


def held(rules: _native.Rules, bots: tuple[str, str], folder: str, seed: str | None, play: _Play) -> Match:
    """Hold a match in a folder or at an address, by whatever lets bots play."""
    if len(bots) != 2:
        raise ValueError("name two bots")
    parts = {f"{folder.rstrip('/')}/{at}": seats for at, seats in enumerate(rules.seatings, 1)}
    for part, seats in parts.items():
        play(part, [bots[second] for second in seats], seed)
        # All ways to sit are dealt the same tiles.
        seed = _seed(part)
    deals = list(zip(*(_games(part) for part in parts), strict=True))
    points, margins = [], []
    for deal in deals:
        if rules.team:
            points.append(_duel(*(2 - game.is_won for game in deal)))
        else:
            seated = list(zip(parts.values(), deal, strict=True))
            points.append(fmean(_share(seats, game.ranks) for seats, game in seated))
            margins.append(fmean(_margin(seats, game.points) for seats, game in seated))
    return Match.of(bots, len(deals) * len(parts), points, margins)


def _games(part: str) -> Iterator[_Game]:
    import fsspec
    import polars

    tables = []
    for file in fsspec.open_files(f"{part}/games/*.parquet"):
        with file as opened:
            tables.append(polars.read_parquet(opened, columns=["game", "winners", "points", "result"]))
    for _, winners, points, result in polars.concat(tables).sort("game").iter_rows():
        yield _Game(bool(winners), json.loads(result).get("ranks", []), points)


def _seed(part: str) -> str:
    import fsspec

    with fsspec.open(f"{part}/run.json") as run:
        return str(json.load(run)["seed"])


def _duel(mine: int, other: int) -> float:
    """Return 1 for the better rank, a half for the same."""
    return (1 + (mine < other) - (mine > other)) / 2


def _share(seats: Sequence[bool], ranks: list[int]) -> float:
    first, second = _of_each(seats, ranks)
    return fmean(_duel(mine, other) for mine in first for other in second)


def _margin(seats: Sequence[bool], points: list[int]) -> float:
    first, second = _of_each(seats, points)
    return fmean(first) - fmean(second)


def _of_each(seats: Sequence[bool], figures: list[int]) -> tuple[list[int], list[int]]:
    """Return the figures of the seats of each bot."""
    told = list(zip(seats, figures, strict=True))
    return [figure for second, figure in told if not second], [figure for second, figure in told if second]


def _of_pairs(figures: Sequence[float]) -> Estimate:
    value = fmean(figures)
    # One pair tells nothing about how far pairs lie apart.
    error = _Z * stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else inf
    return Estimate(value, value - error, value + error)


def _wilson(rate: float, pairs: int) -> tuple[float, float]:
    middle = rate + _Z * _Z / (2 * pairs)
    spread = _Z * sqrt(rate * (1 - rate) / pairs + _Z * _Z / (4 * pairs * pairs))
    whole = 1 + _Z * _Z / pairs
    return (middle - spread) / whole, (middle + spread) / whole


def _elo(share: float) -> float:
    if not 0 < share < 1:
        return inf if share >= 1 else -inf
    return 400 * log10(share / (1 - share))

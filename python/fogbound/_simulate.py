"""Tables of many games between bots, as Parquet files."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from os import PathLike
from typing import NamedTuple

from . import _native


class Written(NamedTuple):
    """What has been written into a folder."""

    games: int
    """Games that are to be there: those of the run, or of its shard."""
    before: int
    """Games that were there before."""
    played: int
    """Games that were played now."""
    decisions: int
    """The decisions of these."""


def simulate(
    rules: _native.Rules,
    folder: str | PathLike[str],
    bots: str | Sequence[str] | None = None,
    games: int = 1000,
    seed: str | None = None,
    *,
    chunk: int = 1000,
    shard: tuple[int, int] = (1, 1),
    threads: int | None = None,
) -> Written:
    """Let bots play games and write tables of them, as ``fogbound simulate --parquet`` does (docs/data.md).

    ``bots`` names one for all seats or one for each; by default it is the one that the command line takes, and
    ``"hard@2000"`` is ``hard`` with that budget (docs/bots.md). Without a ``seed`` that of the folder is taken, else one is drawn. What the folder has is not played again, so that the same
    call goes on where it stopped; the files hold ``chunk`` games each, the last one what is left. ``shard=(2, 3)`` plays
    the second of three parts, which ``merge`` puts together. The interpreter is free meanwhile.

    Raises ``ValueError`` if the folder has games of another run or the arguments make none, ``BlockingIOError`` if
    another program is writing the same games, and ``OSError`` if something cannot be written.
    """
    names = [bots] if isinstance(bots, str) else list(bots or _native.bots(rules.name)[-1:])
    if threads is not None and threads < 1:
        raise ValueError("there is at least one thread")
    return Written(*_native._simulate(rules, folder, names, games, chunk, _seed(folder, seed), shard, threads))


def merge(folders: Iterable[str | PathLike[str]], into: str | PathLike[str]) -> Written:
    """Put the tables of the shards of a run together, each game once.

    Raises ``ValueError`` if folders do not belong together or games are missing; what there was has been copied then.
    """
    return Written(*_native._merge(list(folders), into))


def _seed(folder: str | PathLike[str], seed: str | None) -> str:
    """Return the seed of a run."""
    return seed if seed is not None else _native._seed_in(folder) or secrets.token_hex(16)

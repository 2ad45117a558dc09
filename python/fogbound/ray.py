"""Tables of many games, and matches between bots, played by a cluster with Ray.

>>> import ray, fogbound as fb
>>> from fogbound.ray import arena, simulate
>>> ray.init(address="auto")                                            # doctest: +SKIP
>>> simulate(fb.mists(level=5), "/shared/level5", games=1_000_000)      # doctest: +SKIP
>>> simulate(fb.mists(level=5), "s3://bucket/level5", games=1_000_000)  # doctest: +SKIP
>>> arena(fb.ghosts_galore(), ("master", "hard"), "/shared/match", pairs=1000)  # doctest: +SKIP
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from os import PathLike
from typing import TYPE_CHECKING

import ray

from . import _native
from ._arena import Match, held
from ._simulate import Written, _seed
from ._simulate import simulate as _here

if TYPE_CHECKING:
    from ._remote import Remote

_RETRIES = 20
"""How often the work of a machine that has died is given to another one."""


def simulate(
    rules: _native.Rules,
    folder: str | PathLike[str],
    bots: str | Sequence[str] | None = None,
    games: int = 1000,
    seed: str | None = None,
    *,
    chunk: int = 1000,
    shards: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> Written:
    """Do as ``fogbound.simulate`` on all machines of the cluster, in a folder that all of them see by the same path, or
    at an address like ``s3://bucket/level5``, of whatever kind fsspec reaches from all of them.

    The files are the same for any number of machines, and each game is there once, whichever of them die: a file gets
    its name when it is whole, and what is missing is played again. The same call goes on where a run stopped. ``shards``
    is the number of tasks, by default eight for each processor; ``progress`` is called with the games that are there
    and all games, whenever a task is done.
    """
    chunks = -(-games // max(1, chunk))
    if shards is None:
        shards = 8 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    shards = max(1, min(shards, chunks))
    # What is refused is refused here, before anybody works on it.
    if _is_address(folder):
        folder = str(folder)
        seed = _remote(folder).begin(rules, bots, games, seed, chunk)
    else:
        folder = os.path.abspath(folder)
        seed = _seed(folder, seed)
        # A shard without games.
        _here(rules, folder, bots, games, seed, chunk=chunk, shard=(chunks + 1, chunks + 1), threads=1)
    shard = ray.remote(num_cpus=1, max_retries=_RETRIES, retry_exceptions=[BlockingIOError])(_shard)
    tasks = [shard.remote(rules, folder, bots, games, seed, chunk, (at, shards)) for at in range(1, shards + 1)]
    done: list[Written] = []
    there = 0
    while tasks:
        if progress is not None:
            progress(there, games)
        ended, tasks = ray.wait(tasks)
        done += ray.get(ended)
        there += sum(part.before + part.played for part in done[-len(ended) :])
    if progress is not None:
        progress(there, games)
    return Written(*(sum(numbers) for numbers in zip(*done, strict=True)))


def arena(
    rules: _native.Rules,
    bots: tuple[str, str],
    folder: str | PathLike[str],
    pairs: int = 100,
    seed: str | None = None,
    *,
    chunk: int = 10,
) -> Match:
    """Do as ``fogbound.arena`` on all machines of the cluster, in a folder or at an address like that of ``simulate``.

    The match is the same for any number of machines, whichever of them die; the same call goes on where it stopped.
    """

    def play(folder: str, names: list[str], seed: str | None) -> None:
        simulate(rules, folder, names, pairs, seed, chunk=chunk)

    where = str(folder) if _is_address(folder) else os.path.abspath(folder)
    return held(rules, bots, where, seed, play)


def _shard(
    rules: _native.Rules,
    folder: str,
    bots: str | Sequence[str] | None,
    games: int,
    seed: str,
    chunk: int,
    shard: tuple[int, int],
) -> Written:
    if _is_address(folder):
        return _remote(folder).play(rules, bots, games, seed, chunk, shard)
    return _here(rules, folder, bots, games, seed, chunk=chunk, shard=shard, threads=1)


def _is_address(folder: str | PathLike[str]) -> bool:
    return "://" in str(folder)


def _remote(address: str) -> Remote:
    # Whoever has one folder for all machines needs no fsspec.
    from ._remote import Remote

    return Remote(address)

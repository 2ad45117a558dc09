"""How many decisions of random games are taken from Python in a second of one processor, and in the time of hashing 16 KiB
by SHA-256. Beside them OpenSpiel's own games of like size, where it is installed. Compare the example ``rates`` of the
crate ``environments``.

    python python/benchmarks/rates.py
"""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Callable

import fogbound as fb

LONG = 3.0
"""The seconds that are measured, for each line."""


def rate(once: Callable[[], int]) -> float:
    """Return how often something is done in a second of the processor."""
    once()
    begin, done = time.process_time(), 0
    while time.process_time() - begin < LONG:
        done += once()
    return done / (time.process_time() - begin)


def tell(what: str, once: Callable[[], int]) -> None:
    block = bytes(16 * 1024)
    decisions = rate(once)
    blocks = rate(lambda: bool(hashlib.sha256(block).digest()))
    print(f"{what:44} {decisions:11,.0f} {decisions / blocks:8.2f}", flush=True)


def single(rules: fb.Rules) -> Callable[[], int]:
    seeds = iter(range(1 << 60))
    draw = random.Random(1).random

    def once() -> int:
        game, taken = rules.start(seed=str(next(seeds))), 0
        while not game.over:
            seat = game.deciding[0]
            game.apply(seat, int(draw() * game.count_legal(seat)))
            taken += 1
        return taken

    return once


def batched(rules: fb.Rules, games: int, observe: bool, threads: int) -> Callable[[], int]:
    batch = fb.Batch(rules, games, "rates", observe=observe, threads=threads)

    def once() -> int:
        batch.step(batch.sample())
        return games

    return once


def openspiel(name: str) -> Callable[[], int]:
    import pyspiel

    game, draw = pyspiel.load_game(name), random.Random(1).random

    def once() -> int:
        state, taken = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            taken += 1
        return taken

    return once


def main() -> None:
    print(f"{'':44} decisions/s   /block")
    for rules in (fb.mists(), fb.carcassonne(), fb.ghosts_galore()):
        tell(f"{rules.name}, one by one", single(rules))
        for games, threads in ((64, 1), (1024, 1), (4096, 1), (4096, 2)):
            for observe in (False, True):
                seen = "observed" if observe else "counts"
                what = f"{rules.name}, {games} games, {seen}, {threads} threads"
                tell(what, batched(rules, games, observe, threads))
    try:
        for name in ("backgammon", "hive", "go(board_size=9)"):
            tell(f"OpenSpiel: {name}", openspiel(name))
    except ImportError:
        print("OpenSpiel is not installed")


if __name__ == "__main__":
    main()

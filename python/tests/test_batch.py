"""Many games at once."""

import os
import signal
import sys
import threading
import time

import fogbound as fb
import numpy as np
import pytest


def run(batch: fb.Batch, steps: int) -> list[tuple[bytes, ...]]:
    """Answer by a rule that depends on each game alone."""
    seen = []
    for step in range(steps):
        batch.step((batch.number * 7 + step) % batch.count)
        seen.append((batch.count.copy(), batch.seat.copy(), batch.done.copy(), batch.reward.copy()))
    return seen


def test_a_batch_plays_the_games_of_its_seeds(rules: fb.Rules) -> None:
    batch = fb.Batch(rules, games=5, seed="run")
    games = [rules.start(seed=f"run/{number}") for number in range(1, 6)]
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        for at, game in enumerate(games):
            seat = game.deciding[0]
            assert (batch.seat[at], batch.count[at]) == (seat, game.count_legal(seat))
            assert batch.legal(at) == game.legal(seat)
        places = rng.integers(batch.count)
        batch.step(places)
        for at, (game, place) in enumerate(zip(games, places, strict=True)):
            game.apply(game.deciding[0], int(place))
            assert batch.done[at] == game.over
            if game.over:
                ended += 1
                won = [1.0 if seat in game.winners else -1.0 for seat in range(rules.players)]
                assert batch.reward[at].tolist() == won
                games[at] = rules.start(seed=f"run/{batch.number[at]}")
            else:
                assert not batch.reward[at].any()
    assert ended > 0


def test_a_wrong_place_moves_nothing(rules: fb.Rules) -> None:
    batch = fb.Batch(rules, games=3, seed="x")
    before = batch.count.copy(), [batch.legal(at) for at in range(3)]
    for places in ([0, -1, 0], [0, batch.count[1], 0]):
        with pytest.raises(ValueError, match="games 1:"):
            batch.step(places)
    for places in ([0, 0], [0.5, 0, 0], [2**40, 0, 0], [[0, 0, 0]]):
        with pytest.raises(ValueError):
            batch.step(places)
    assert (batch.count == before[0]).all() and [batch.legal(at) for at in range(3)] == before[1]
    with pytest.raises(ValueError, match="at least one"):
        fb.Batch(rules, games=0)


def test_a_game_of_a_batch_does_not_depend_on_the_others(rules: fb.Rules) -> None:
    few, many = run(fb.Batch(rules, 2, "y"), 15), run(fb.Batch(rules, 6, "y"), 15)
    for one, other in zip(few, many, strict=True):
        assert all((a == b[:2]).all() for a, b in zip(one, other, strict=True))


def test_threads_change_nothing(rules: fb.Rules) -> None:
    one, more = (fb.Batch(rules, 300, "t", observe=True, threads=threads) for threads in (1, 3))
    ended = 0
    for step in range(60 if rules.name == "carcassonne" else 150):
        for name in ("count", "seat", "done", "reward", "number", "board", "globals", "answers"):
            assert (getattr(one, name) == getattr(more, name)).all()
        places = (one.number * 7 + step) % one.count
        one.step(places)
        more.step(places)
        ended += int(one.done.sum())
    assert ended > 0 or rules.name == "carcassonne"
    with pytest.raises(ValueError, match="games 5, 299:"):
        wrong = np.zeros(300, int)
        wrong[[5, 299]] = -1
        more.step(wrong)
    with pytest.raises(ValueError, match="at least one thread"):
        fb.Batch(rules, threads=0)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no forks")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_process_goes_on_with_threads_of_its_own() -> None:
    batch = fb.Batch(fb.ghosts_galore(), 512, "fork", threads=2)
    run(batch, 3)
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        run(batch, 5)
        os.write(writer, batch.count.tobytes())
        os._exit(0)
    run(batch, 5)
    os.close(writer)
    waited = time.monotonic()
    while os.waitpid(child, os.WNOHANG) == (0, 0):
        if time.monotonic() > waited + 60:
            os.kill(child, signal.SIGKILL)
            pytest.fail("the fork waits for threads that it has not")
        time.sleep(0.01)
    with os.fdopen(reader, "rb") as told:
        assert told.read() == batch.count.tobytes()


def test_a_batch_observes_as_a_game_does(rules: fb.Rules) -> None:
    batch = fb.Batch(rules, games=2, seed="z", observe=True)
    game = rules.start(seed="z/2")
    while not game.over:
        seen = {name: np.empty(shape, np.int16) for name, shape in rules.shapes.items()}
        game.observe(game.deciding[0], **seen)
        for name, array in seen.items():
            assert (getattr(batch, name)[1] == array).all()
        assert seen["board"].any() or rules.name == "ghosts-galore"
        place = int(batch.count[1]) // 2
        batch.step([0, place])
        game.apply(game.deciding[0], place)


def test_other_threads_go_on_during_a_step() -> None:
    batch = fb.Batch(fb.mists(), games=4096, seed="threads")
    turns, stopped = [0], threading.Event()

    def go_on() -> None:
        while not stopped.is_set():
            turns[0] += 1
            time.sleep(0)

    usual = sys.getswitchinterval()
    # From now on a thread runs only when another lets it.
    sys.setswitchinterval(100)
    thread = threading.Thread(target=go_on)
    try:
        thread.start()
        gained = 0
        for _ in range(50):
            places = np.zeros(4096, np.int32)
            before = turns[0]
            batch.step(places)
            gained += turns[0] - before
    finally:
        stopped.set()
        sys.setswitchinterval(usual)
        thread.join()
    assert gained > 0


def test_answers_are_drawn_evenly_and_alike_for_a_seed(rules: fb.Rules) -> None:
    one, other = (fb.Batch(rules, games=40, seed="drawn") for _ in range(2))
    drawn = np.array([one.sample() for _ in range(500)])
    assert (drawn == np.array([other.sample() for _ in range(500)])).all()
    assert (drawn >= 0).all() and (drawn < one.count).all()
    for places, count in zip(drawn.T, one.count, strict=True):
        expected = len(places) / count
        surprise = ((np.bincount(places, minlength=count) - expected) ** 2 / expected).sum()
        # Far beyond what chance does once in a million.
        assert surprise < count + 7 * np.sqrt(2 * count) + 15
    one.step(one.sample())
    with pytest.raises(TypeError):
        one._sample(np.zeros(40, np.float64))
    with pytest.raises(ValueError, match="other lengths"):
        one._sample(np.zeros(39, np.int64))

"""The games as environments of others."""

import warnings

import fogbound as fb
import numpy as np
import pytest
from fogbound import _spaces
from fogbound.gym import Seat
from fogbound.pettingzoo import aec
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test


def test_pettingzoo_finds_nothing_to_complain_of(rules: fb.Rules) -> None:
    with warnings.catch_warnings():
        # It warns of observations that are no plain box, and of masks of agents that wait.
        warnings.simplefilter("ignore", UserWarning)
        api_test(aec(rules), num_cycles=400)
        seed_test(lambda: aec(rules), num_cycles=30)


def test_gymnasium_finds_nothing_to_complain_of(rules: fb.Rules) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(Seat(rules, illegal="first"), skip_render_check=True)
        check_env(Seat(rules, "normal", illegal="first"), skip_render_check=True)


def test_a_seat_plays_to_the_end(rules: fb.Rules) -> None:
    env = Seat(rules, seat=rules.players - 1)
    rng = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    ended = False
    while not ended:
        with pytest.raises(fb.Refused):
            env.step(np.int64(seen["action_mask"].sum()))
        seen, reward, ended, _, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    assert reward in (1.0, -1.0)
    assert fb.replay(info["record"]).over


def test_x_6_a_seat_observes_what_its_form_of_the_record_says(rules: fb.Rules) -> None:
    if rules.name == "ghosts-galore":
        pytest.skip("a told game leaves out secret questions, so its legal answers may differ")
    game = rules.start(seed="k")
    rng = np.random.default_rng(2)
    while not game.over:
        seat = game.deciding[0]
        seen = _spaces.observe(rules, game, seat)
        told = _spaces.observe(rules, fb.replay(game.public_record(seat)), seat)
        assert all((seen[name] == told[name]).all() for name in seen)
        rows = seen["answers"][: game.count_legal(seat)]
        assert len(np.unique(rows, axis=0)) == len(rows), "two answers look alike"
        assert seen["globals"][0] == 0, "something lies outside the window"
        game.apply(seat, int(rng.integers(game.count_legal(seat))))

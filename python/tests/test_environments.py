"""The games as environments of others."""

import warnings

import fogbound as fb
import gymnasium
import numpy as np
import pytest
from fogbound import _native, _spaces
from fogbound.gym import Seat, Vector
from fogbound.pettingzoo import aec, parallel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test


def test_pettingzoo_finds_nothing_to_complain_of(rules: fb.Rules) -> None:
    with warnings.catch_warnings():
        # It warns of observations that are no plain box, and of masks of agents that wait.
        warnings.simplefilter("ignore", UserWarning)
        api_test(aec(rules), num_cycles=400)
        seed_test(lambda: aec(rules), num_cycles=30)


def test_pettingzoo_finds_nothing_to_complain_of_where_all_act_at_once(rules: fb.Rules) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        parallel_api_test(parallel(rules), num_cycles=200)
        parallel_seed_test(lambda: parallel(rules, illegal="first"), num_cycles=30)


def test_acting_at_once_is_acting_one_after_the_other(rules: fb.Rules) -> None:
    together = parallel(rules)
    seen, infos = together.reset(seed=3)
    game = rules.start(seed=infos["seat_0"]["seed"])
    rng = np.random.default_rng(4)
    at_once, reward = 0, {}
    while together.agents:
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in together.agents}
        deciding = game.deciding
        at_once += len(deciding) > 1
        for seat in range(rules.players):
            mask = seen[f"seat_{seat}"]["action_mask"]
            assert mask.sum() == (game.count_legal(seat) if seat in deciding else 1)
            assert mask[-1] == (seat not in deciding)
        record = together.game.record()
        wrong = {**actions, f"seat_{deciding[-1]}": together.wait}
        for refused in (wrong, {**actions, f"seat_{deciding[0]}": -1}, {}):
            with pytest.raises(ValueError):
                together.step(refused)
        assert together.game.record() == record, "a refused step changed something"
        for seat in deciding:
            game.apply(seat, actions[f"seat_{seat}"])
        seen, reward, ended, _, infos = together.step(actions)
        assert together.game.hash == game.hash and all(ended.values()) == game.over
    assert reward == {f"seat_{seat}": 1.0 if seat in game.winners else -1.0 for seat in range(rules.players)}
    assert infos["seat_0"]["record"] == game.record()
    assert (at_once > 0) == (rules.name == "ghosts-galore")


def test_a_vector_is_a_batch(rules: fb.Rules) -> None:
    env, rng = Vector(rules, games=5), np.random.default_rng(5)
    assert env.metadata["autoreset_mode"].value == "SameStep"
    seen, info = env.reset(seed=6)
    batch = fb.Batch(rules, 5, info["seed"], observe=True)
    ended = 0
    for _ in range(300):
        assert seen in env.observation_space
        assert (seen["action_mask"].sum(axis=1) == batch.count).all() and (info["seat"] == batch.seat).all()
        assert all((seen[name] == getattr(batch, name)).all() for name in ("board", "globals", "answers"))
        actions = rng.integers(batch.count)
        assert actions in env.action_space
        acting = batch.seat.copy()
        kept = seen["answers"].copy()
        before = seen
        seen, reward, done, cut, info = env.step(actions)
        assert (before["answers"] == kept).all(), "an observation that was handed out has changed"
        batch.step(actions)
        assert (reward == batch.reward[range(5), acting]).all() and (info["rewards"] == batch.reward).all()
        assert (done == batch.done).all() and not cut.any()
        ended += int(done.sum())
    assert ended > 0
    again, other = env.reset(seed=6)[1]["seed"], env.reset()[1]["seed"]
    assert again == batch.seed != other
    with pytest.raises(ValueError, match="games"):
        env.step(np.full(5, -1))


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


def test_environments_have_names_with_their_version() -> None:
    env = gymnasium.make(f"fogbound/GhostsGalore-v{_native.VERSION}", players=3, bots="normal", experienced=True)
    assert env.spec is not None and env.spec.entry_point == "fogbound.gym:make"
    assert (env.unwrapped.rules.players, env.unwrapped.rules.settings["experienced"]) == (3, "true")
    own = Seat(fb.ghosts_galore(players=3, experienced=True), bots="normal")
    for seed in range(2):
        (seen, info), (same, same_info) = env.reset(seed=seed), own.reset(seed=seed)
        assert info == same_info and all((seen[name] == same[name]).all() for name in seen)
    named = {name for name in gymnasium.registry if name.startswith("fogbound/")}
    assert named == {f"fogbound/{name}-v{_native.VERSION}" for name in ("Mists", "Carcassonne", "GhostsGalore")}
    assert aec(fb.mists()).metadata["name"] == f"mists_v{_native.VERSION}"


def test_each_plane_and_number_has_a_name(rules: fb.Rules) -> None:
    legend, shapes = rules.legend, rules.shapes
    assert (len(legend["board"]), len(legend["globals"])) == (shapes["board"][0], shapes["globals"][0])
    assert "always 0" not in legend["board"]
    game, seen = rules.start(seed="legend"), np.zeros(len(legend["globals"]), bool)
    bot = fb.bot("random", "legend")
    while not game.over:
        seat = game.deciding[0]
        view = _spaces.observe(rules, game, seat)
        seen |= view["globals"] != 0
        words = [answer.split()[0] for answer in game.legal(seat)]
        assert [legend["words"][number - 1] for number in view["answers"][: len(words), 0]] == words
        game.apply(seat, bot.choose(game, seat))
    assert not any(seen[at] for at, name in enumerate(legend["globals"]) if name == "always 0")


def test_a_reward_can_be_the_margin(rules: fb.Rules) -> None:
    if rules.team:
        for make in (aec, parallel, Seat, Vector, fb.Batch):
            with pytest.raises(ValueError, match="together"):
                env = make(rules, reward="margin")
                env.reset()
        return
    batch, rng = fb.Batch(rules, 3, "margin", reward="margin"), np.random.default_rng(6)
    wins = fb.Batch(rules, 3, "margin")
    ended = 0
    while ended < 3:
        places = rng.integers(batch.count)
        batch.step(places)
        wins.step(places)
        for at in np.flatnonzero(batch.done):
            ended += 1
            won, margins = wins.reward[at] > 0, batch.reward[at]
            second, first = np.sort(margins)[-2:]
            assert first == -second and (margins[won] == first).all() and (margins[~won] <= 0).all()
    env = Seat(rules, reward="margin")
    env.reset(seed=1)
    reward, over = 0.0, False
    while not over:
        _, reward, over, _, _ = env.step(0)
    points = [score if isinstance(score, int) else score["total"] for score in env.game.result["scores"]]
    assert reward == points[0] - max(points[1:])
    with pytest.raises(ValueError, match="margin"):
        aec(rules, reward="score")

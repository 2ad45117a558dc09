"""The net that learns Ghosts Galore (python/learning)."""

import os
import sys
from pathlib import Path

import fogbound as fb
import numpy as np
import pytest
from test_simulate import workers

sys.path.insert(0, str(Path(__file__).parents[1] / "learning"))

import learn
import net

RULES = fb.ghosts_galore(players=2)


def same(one: learn.Decisions, other: learn.Decisions) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


def test_the_net_that_is_kept_beats_normal() -> None:
    match = learn.match(net.Learned(), RULES, "normal", 60, "kept")
    assert match.points.value > 0.5 and match.margin.value > 0


@pytest.mark.parametrize(
    "rules",
    [RULES, fb.ghosts_galore(players=3, experienced=True), fb.ghosts_galore(players=5, choose_side=True)],
    ids=["usual", "experienced", "choose_side"],
)
def test_each_answer_is_liked_by_itself(rules: fb.Rules) -> None:
    weights = net.first_weights(1)
    batch, rng = fb.Batch(rules, 16, "answers", observe=True), np.random.default_rng(1)
    for _ in range(150):
        seen = net.seen_in(rules, batch.board, batch.globals, batch.answers, batch.count)
        for row, mask in zip(seen.answers, seen.mask, strict=True):
            assert len(set(row[mask])) == mask.sum()
        liked, value = net.forward(weights, seen)
        assert np.isfinite(value).all() and (liked[seen.mask] > -100).all() and (liked[~seen.mask] < -100).all()
        batch.step(net.drawn(rng, liked))


def test_tiles_turn_with_their_sections() -> None:
    features = net.tile_features().reshape(net.TILES, 4, -1)
    assert not features[0].any() and features[1:].any(-1).all()
    # A quarter turn moves sections, and keeps what stands on them.
    assert np.allclose(features.sum(-1), features[:, :1].sum(-1))
    straight = features[1]
    assert (straight[0] == straight[2]).all() and (straight[0] != straight[1]).any()


def test_what_came_is_the_margin_of_the_seat() -> None:
    weights = net.first_weights(1)
    played = learn.play(weights, RULES, "came", 20)
    assert same(played, learn.play(weights, RULES, "came", 20))
    assert not same(played, learn.play(weights, RULES, "others", 20))
    assert (played["place"] < played["count"]).all() and (played["likely"] <= 0).all()
    # In the last round both seats place their hidden tile, and after that nothing comes but the end.
    last = np.flatnonzero(played["globals"][:, 1] == 9)
    assert len(last) == 40
    margins = np.sort(played["came"][last] * learn.SCALE)
    assert margins == pytest.approx(-margins[::-1], abs=1e-3)
    assert margins == pytest.approx(margins.round(), abs=1e-3) and margins.any()
    watched = learn.watch(RULES, "came", 20)
    assert (watched["place"] < watched["count"]).all()
    assert same(watched, learn.watch(RULES, "came", 20))


@pytest.mark.skipif(sys.platform != "linux", reason="it finds the processes of Ray in /proc")
def test_a_cluster_plays_the_same_round_even_if_a_worker_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    import ray
    from ray.cluster_utils import Cluster

    tasks = [(learn.play, (net.first_weights(1), RULES, "round/1", 40))]
    tasks += [(learn.watch, (RULES, f"round/{task}", 40)) for task in range(2, 6)]
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        wait = learn.on_cluster(cluster.address)(tasks)
        killed: list[int] = []
        while not killed:
            killed = workers("call")
        os.kill(killed[0], 9)
        parts = wait()
        # Sums are rounded in another order where they are made on several processors, as here.
        undisturbed = learn.on_cluster(cluster.address)(tasks[:1])()
        undisturbed += [learn.call(task) for task in tasks[1:]]
        assert all(same(part, other) for part, other in zip(parts, undisturbed, strict=True))
    finally:
        ray.shutdown()
        cluster.shutdown()


def test_a_net_learns_what_a_teacher_does() -> None:
    pytest.importorskip("torch")
    learner = learn.Learner(net.first_weights(1), None)
    watched, rng = learn.watch(RULES, "lesson", 30), np.random.default_rng(1)
    before = learner.learn(RULES, watched, rng, learn.FIRST_RATE)
    for _ in range(4):
        after = learner.learn(RULES, watched, rng, learn.FIRST_RATE)
    assert after["policy"] < 0.8 * before["policy"] and after["critic"] < before["critic"]
    seen = net.seen_in(RULES, *(watched[name] for name in ("board", "globals", "answers", "count")))
    likely = learn.log_softmax(net.forward(learner.arrays(), seen)[0])
    told = -np.take_along_axis(likely, watched["place"][:, None], 1).mean()
    assert told < after["policy"] + 0.05, "NumPy computes what PyTorch learns"
    played = learn.play(learner.arrays(), RULES, "lesson", 30)
    learner.learn(RULES, played, rng, learn.RATE)

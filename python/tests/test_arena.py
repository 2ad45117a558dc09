"""Matches between bots."""

import json
import os
import subprocess
from math import inf
from pathlib import Path

import fogbound as fb
import pytest
from test_command_line import arguments

PROGRAM = os.environ.get("FOGBOUND_PROGRAM")

MATCHES = [
    (fb.ghosts_galore(), ("normal", "random"), 4),
    (fb.ghosts_galore(players=3), ("normal", "easy"), 3),
    (fb.carcassonne(parts="none"), ("hard", "greedy"), 2),
    (fb.mists(level=1, players=2), ("greedy", "hard"), 4),
    (fb.mists(level=3, players=1), ("greedy", "random"), 6),
]


@pytest.mark.skipif(PROGRAM is None, reason="FOGBOUND_PROGRAM names the program; cargo xtask test sets it")
@pytest.mark.parametrize(("rules", "bots", "pairs"), MATCHES, ids=lambda it: "-".join(it) if isinstance(it, tuple) else "")
def test_the_command_line_comes_to_the_same(
    rules: fb.Rules, bots: tuple[str, str], pairs: int, tmp_path: Path
) -> None:
    # Bots with errors of their own get other ones there.
    here = fb.arena(rules, bots, tmp_path, pairs, "arena", chunk=2, threads=2)
    choices = [text for name, value in rules.choices for text in arguments(name, value)]
    command = [PROGRAM, "arena", rules.name, "--players", str(rules.players), *choices, "--bot", ",".join(bots)]
    ran = subprocess.run([*command, "--pairs", str(pairs), "--seed", "arena", "--json"], check=True, capture_output=True)
    there = json.loads(ran.stdout)["matches"][0]
    assert (here.bots, here.pairs, here.games) == (bots, there["pairs"], there["games"])
    if "random" in bots or "easy" in bots:
        return
    for name in ("points", "elo", "margin"):
        figure = getattr(here, name)
        told = [there[name], there[f"{name}_low"], there[f"{name}_high"]]
        if figure is None:
            assert told == [None] * 3
        else:
            assert [None if abs(it) == inf else it for it in figure] == pytest.approx(told, abs=1e-4), name


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    rules = fb.ghosts_galore()
    whole = fb.arena(rules, ("normal", "random"), tmp_path / "whole", 5, chunk=1)
    # By whatever seed was drawn: random wins a game in some hundred.
    assert whole.points.value > 0.5 and whole.elo.value > 0 and whole.margin.value > 10
    assert whole.points.low <= whole.points.value <= whole.points.high
    seed = json.loads((tmp_path / "whole" / "1" / "run.json").read_text())["seed"]
    # Without a seed it is the one that was drawn.
    games = tmp_path / "whole" / "2" / "games"
    (games / "0000000003.parquet").unlink()
    assert fb.arena(rules, ("normal", "random"), tmp_path / "whole", 5, chunk=1) == whole
    assert fb.arena(rules, ("normal", "random"), tmp_path / "again", 5, seed) == whole
    with pytest.raises(ValueError, match="another run"):
        fb.arena(rules, ("random", "normal"), tmp_path / "whole", 5, chunk=1)
    with pytest.raises(ValueError, match="two bots"):
        fb.arena(rules, ("random",), tmp_path / "one")


def test_one_pair_says_nothing_about_the_interval() -> None:
    assert fb.Match.of(("hard", "normal"), 2, [1.0]).points == (1.0, 0.0, 1.0)
    two = fb.Match.of(("hard", "normal"), 4, [1.0, 1.0])
    assert two.points.value == 1 and 0 < two.points.low < 1 and two.points.high == 1
    assert two.elo.value == inf

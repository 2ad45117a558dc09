"""The same games by Python and by the command line."""

import os
import subprocess
from pathlib import Path

import fogbound as fb
import pytest

PROGRAM = os.environ.get("FOGBOUND_PROGRAM")
GAMES = int(os.environ.get("FOGBOUND_GAMES", "20"))


@pytest.mark.skipif(PROGRAM is None, reason="FOGBOUND_PROGRAM names the program; cargo xtask test sets it")
def test_the_command_line_writes_the_same_records(rules: fb.Rules, tmp_path: Path) -> None:
    choices = [text for name, value in rules.choices for text in arguments(name, value)]
    command = [PROGRAM, "simulate", rules.name, "--players", str(rules.players), *choices]
    rest = ["--bot", "random", "--games", str(GAMES), "--seed", "python", "--record-dir", str(tmp_path)]
    subprocess.run([*command, *rest], check=True, capture_output=True)
    records = sorted(tmp_path.iterdir())
    assert len(records) == GAMES
    for number, path in enumerate(records, 1):
        game = rules.start(seed=f"python/{number}")
        bot = fb.bot("random", seed=f"python/{number}")
        while not game.over:
            seat = game.deciding[0]
            game.apply(seat, bot.choose(game, seat))
        head, comment, *lines = path.read_text().splitlines()
        assert comment.startswith("# played by")
        assert lines.pop() == f"hash {game.hash}"
        assert game.record().splitlines() == [head, *lines]


def arguments(name: str, value: str) -> list[str]:
    """Return a choice or a reading as the command line has it."""
    return [f"--{name}", value] if name in ("level", "parts") else ["--option", f"{name}={value}"]

"""Tables of games."""

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import duckdb
import fogbound as fb
import polars
import pytest
from test_command_line import arguments

PROGRAM = os.environ.get("FOGBOUND_PROGRAM")
GAMES = int(os.environ.get("FOGBOUND_GAMES", "60"))
DOCUMENT = Path(__file__).parents[2] / "docs" / "data.md"


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.skipif(PROGRAM is None, reason="FOGBOUND_PROGRAM names the program; cargo xtask test sets it")
def test_the_command_line_writes_the_same_files(rules: fb.Rules, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    written = fb.simulate(rules, here, "random", games=25, seed="tables", chunk=10, threads=3)
    assert (written.games, written.before, written.played) == (25, 0, 25)
    choices = [text for name, value in rules.choices for text in arguments(name, value)]
    command = [PROGRAM, "simulate", rules.name, "--players", str(rules.players), *choices, "--bot", "random"]
    rest = ["--games", "25", "--seed", "tables", "--chunk", "10", "--parquet", str(there)]
    subprocess.run([*command, *rest], check=True, capture_output=True)
    assert files(here) == files(there)
    decisions = duckdb.sql(f"SELECT count(*), count(DISTINCT game) FROM '{here}/decisions/*.parquet'").fetchall()
    assert decisions == [(written.decisions, 25)]


def test_shards_make_a_whole(tmp_path: Path) -> None:
    run = {"bots": "random", "games": 70, "seed": "s", "chunk": 10}
    rules = fb.mists()
    fb.simulate(rules, tmp_path / "whole", **run)
    parts = [tmp_path / str(part) for part in (1, 2, 3)]
    for at, part in enumerate(parts, 1):
        fb.simulate(rules, part, **run, shard=(at, 3), threads=at)
    with pytest.raises(ValueError, match="missing: 11-20, 41-50"):
        fb.merge([parts[0], parts[2]], tmp_path / "merged")
    assert fb.merge(parts, tmp_path / "merged").games == 70
    assert files(tmp_path / "merged") == files(tmp_path / "whole")
    assert fb.simulate(rules, tmp_path / "merged", **run).before == 70


def test_what_makes_no_run_is_refused(tmp_path: Path) -> None:
    rules = fb.mists()
    assert fb.simulate(rules, tmp_path, "random", games=3).played == 3
    # The seed that was drawn stays that of the folder.
    assert fb.simulate(rules, tmp_path, "random", games=3).before == 3
    before = files(tmp_path)
    with pytest.raises(ValueError, match="another run: games is 3"):
        fb.simulate(rules, tmp_path, "random", games=4)
    for wrong in (
        {"bots": "nobody"},
        {"bots": ["random"] * 3},
        {"games": 0},
        {"chunk": 0},
        {"shard": (3, 2)},
        {"shard": (0, 2)},
        {"threads": 0},
    ):
        with pytest.raises(ValueError):
            fb.simulate(rules, tmp_path / "new", **wrong)
    assert files(tmp_path) == before and not (tmp_path / "new").exists()
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        fb.simulate(rules, tmp_path / "file" / "folder", "random", games=1)


def test_other_threads_and_ctrl_c_are_heard_meanwhile(tmp_path: Path) -> None:
    import _thread
    import signal

    # Programs that a shell starts in the background begin with Ctrl-C ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    turns = [0]

    def interrupt() -> None:
        for _ in range(10):
            turns[0] += 1
            time.sleep(0.02)
        _thread.interrupt_main()

    thread = threading.Thread(target=interrupt)
    thread.start()
    with pytest.raises(KeyboardInterrupt):
        fb.simulate(fb.carcassonne(), tmp_path, "random", games=1_000_000, seed="s")
    thread.join()
    assert turns[0] == 10
    assert (tmp_path / "run.json").exists()


def examples() -> Iterator[str]:
    """Return the programs in docs/data.md."""
    yield from re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(), re.S)


def test_the_examples_answer_their_questions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fb.simulate(fb.mists(level=5), tmp_path / "level5", "greedy", games=60, seed="lamplight")
    fb.simulate(fb.carcassonne(parts="none"), tmp_path / "coats", "greedy", games=60, seed="lamplight")
    monkeypatch.chdir(tmp_path)
    programs = list(examples())
    assert len(programs) == 3
    shown = []
    for program in programs:
        names: dict[str, object] = {}
        exec(program, names)
        answer = names["answer"]
        rows = answer.rows() if isinstance(answer, polars.DataFrame) else answer.fetchall()
        assert len(rows) >= 4, program
        shown.append(rows)
    # Both ask the same question of the same games.
    tiles, again, coats = shown
    assert [(tile, placed) for tile, placed, _ in tiles] == [(tile, placed) for tile, placed, _ in again]
    assert all(a[2] == pytest.approx(b[2]) for a, b in zip(tiles, again, strict=True))
    assert len(coats) == 4 and all(row[1] > 10 for row in coats)


@pytest.mark.skipif(sys.platform != "linux", reason="it finds the processes of Ray in /proc")
def test_a_cluster_writes_the_same_files_even_if_a_worker_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nothing is told to anybody, and no file is made in the home folder.
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    import ray
    from fogbound.ray import arena, simulate
    from ray.cluster_utils import Cluster

    rules = fb.mists(level=5)
    bot, chunk = ("greedy", 2) if GAMES < 1000 else ("random", GAMES // 100)
    run = {"bots": bot, "games": GAMES, "seed": "cluster", "chunk": chunk}
    times = [time.monotonic()]
    fb.simulate(rules, tmp_path / "alone", **run)
    times.append(time.monotonic())
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        ray.init(address=cluster.address, logging_level="ERROR", log_to_driver=False)
        assert simulate(rules, tmp_path / "one", **run).played == GAMES
        assert files(tmp_path / "one") == files(tmp_path / "alone")
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        killed = []

        def kill(there: int, games: int) -> None:
            assert there <= games == GAMES
            if there and not killed:
                while not killed:
                    killed.extend(workers())
                os.kill(killed[0], 9)

        times.append(time.monotonic())
        written = simulate(rules, tmp_path / "two", **run, shards=30, progress=kill)
        times.append(time.monotonic())
        assert killed and written.before + written.played == GAMES
        assert files(tmp_path / "two") == files(tmp_path / "alone")
        assert simulate(rules, tmp_path / "two", **run).played == 0
        address = f"file://{tmp_path}/elsewhere"
        assert simulate(rules, address, **run).played == GAMES
        assert files(tmp_path / "elsewhere") == files(tmp_path / "alone")
        with pytest.raises(ValueError, match="another run"):
            simulate(rules, tmp_path / "two", **{**run, "games": GAMES + 1})
        train, bots = fb.ghosts_galore(), ("normal", "easy")
        match = arena(train, bots, f"file://{tmp_path}/match", 20, "match", chunk=4)
        assert match == fb.arena(train, bots, tmp_path / "match here", 20, "match")
        alone, cluster_time = times[1] - times[0], times[3] - times[2]
        print(f"{GAMES} games: {alone:.1f} s here, {cluster_time:.1f} s on two nodes, a worker killed: the same files")
    finally:
        ray.shutdown()
        cluster.shutdown()


def test_tables_are_written_wherever_fsspec_reaches(tmp_path: Path) -> None:
    from fogbound._remote import Remote
    from fsspec.implementations.memory import MemoryFileSystem

    rules = fb.mists(level=5)
    fb.simulate(rules, tmp_path, "random", games=25, seed="elsewhere", chunk=4)
    there = Remote("memory://fogbound/level5")
    assert there.begin(rules, "random", 25, "elsewhere", 4) == "elsewhere"
    # A file that is not whole does not count as there.
    MemoryFileSystem().pipe_file("/fogbound/level5/games/0000000005.parquet.unfinished", b"PAR1")
    assert there.play(rules, "random", 25, "elsewhere", 4, (2, 3))[:3] == (8, 0, 8)
    # The same call goes on where a run stopped; the seed is the one that was noted.
    assert there.begin(rules, "random", 25, None, 4) == "elsewhere"
    assert there.play(rules, "random", 25, "elsewhere", 4, (1, 1))[:3] == (25, 8, 17)
    with pytest.raises(ValueError, match="another run"):
        there.begin(rules, "random", 26, "elsewhere", 4)
    found = {name.removeprefix("/fogbound/level5/"): MemoryFileSystem().cat_file(name)
             for name in MemoryFileSystem().find("/fogbound/level5")}
    assert found == files(tmp_path)


def workers(task: str = "_shard") -> list[int]:
    """Return the processes of Ray that are busy with a task."""
    found = []
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            try:
                title = (process / "cmdline").read_bytes()
            except OSError:
                continue
            if title.startswith(f"ray::{task}".encode()):
                found.append(int(process.name))
    return found

"""Games one by one."""

import ast
import copy
import importlib.util
import pickle
import random
from pathlib import Path

import fogbound as fb
import pytest
from fogbound import _native


def play(game: fb.Game, seed: int, plies: int | None = None) -> fb.Game:
    rng = random.Random(seed)
    while not game.over and plies != 0:
        seat = rng.choice(game.deciding)
        game.apply(seat, rng.randrange(game.count_legal(seat)))
        plies = None if plies is None else plies - 1
    return game


def test_every_game_can_be_asked_for() -> None:
    made = [fb.mists(), fb.carcassonne(), fb.ghosts_galore()]
    assert sorted(rules.name for rules in made) == sorted(fb.games())


def test_a_game_is_played_by_texts_and_by_places(rules: fb.Rules) -> None:
    texts, places = rules.start(seed="a"), rules.start(seed="a")
    rng = random.Random(1)
    while not texts.over:
        seat = rng.choice(texts.deciding)
        legal = texts.legal(seat)
        assert len(legal) == texts.count_legal(seat) > 0
        place = rng.randrange(len(legal))
        texts.apply(seat, legal[place])
        places.apply(seat, place)
    assert texts.record() == places.record()
    assert texts.result == places.result is not None
    assert set(texts.winners) <= set(range(rules.players))


def test_a_record_goes_there_and_back(rules: fb.Rules) -> None:
    for plies in (0, 1, 13, None):
        game = play(rules.start(seed="b"), 2, plies)
        again = fb.replay(game.record())
        assert (again.hash, again.record(), again.over) == (game.hash, game.record(), game.over)
    assert len(fb.trace(game.record())) > 20


def test_copies_and_pickles_go_on_by_themselves(rules: fb.Rules) -> None:
    game = play(rules.start(seed="c"), 3, 9)
    for twin in (copy.copy(game), copy.deepcopy(game), game.copy(), pickle.loads(pickle.dumps(game))):
        assert twin.record() == game.record()
        before = game.hash
        play(twin, 4)
        assert twin.over and game.hash == before
    assert pickle.loads(pickle.dumps(rules)).start(seed="c").hash == rules.start(seed="c").hash


def test_x_7_a_refused_answer_changes_nothing(rules: fb.Rules) -> None:
    game = rules.start(seed="d")
    record, seat = game.record(), game.deciding[0]
    for answer in ("hop", 10_000, -1, "place 99 99 0"):
        with pytest.raises(fb.Refused) as refused:
            game.apply(seat, answer)
        error = refused.value
        assert error.rule and error.reason and error.text and error.rule in str(error)
    with pytest.raises(fb.Refused):
        game.apply(7, 0)
    assert game.record() == record
    with pytest.raises(fb.Refused, match="game-over"):
        play(game, 1).apply(0, 0)


def test_x_6_undo_ends_where_something_came_out() -> None:
    game = fb.mists().start(seed="e")
    before = game.hash
    game.apply(game.deciding[0], 0)
    try:
        game.undo()
    except fb.Refused as refused:
        assert refused.reason == "undo-past-reveal"
    else:
        assert game.hash == before and "undo 1" in game.record()
    with pytest.raises(fb.Refused, match="undo-nothing"):
        fb.mists().start(seed="e").undo()


def test_x_6_a_view_holds_no_secret_of_others() -> None:
    rules = fb.ghosts_galore(players=3)
    game = rules.start(seed="lamplight-secret")
    for seat in (None, 0, 1, 2):
        public = game.public_record(seat)
        assert "lamplight-secret" not in public
        view = game.view(seat)
        assert view["seat"] == seat and view["legal"] == ([] if seat is None else game.legal(seat))
    choosing = play(game, 5, 1)
    assert "lamplight-secret" in choosing.record()


def test_bots_of_all_levels_answer_by_the_rules(rules: fb.Rules) -> None:
    for name in fb.bots(rules.name):
        game = rules.start(seed="f")
        for _ in range(3):
            game.let_bot(name, game.deciding[0])
    with pytest.raises(ValueError, match="random"):
        game.let_bot("nobody", game.deciding[0])
    bot = fb.bot("random", seed="me")
    twin = fb.bot("random", seed="me")
    seat = game.deciding[0]
    assert bot.choose(game, seat) == twin.choose(game, seat) in game.legal(seat)


def test_a_game_shows_itself(rules: fb.Rules) -> None:
    game = play(rules.start(seed="g"), 6, 10)
    assert game._repr_svg_().startswith("<svg")
    assert game.svg(side=32) != game.svg(side=64)
    with pytest.raises(ValueError, match="16 to 512"):
        game.svg(side=4)


def test_bad_rules_and_records_say_why() -> None:
    with pytest.raises(fb.Refused, match="M-1.5"):
        fb.mists(level=9)
    with pytest.raises(fb.Refused):
        fb.carcassonne(parts="dragons")
    with pytest.raises(ValueError, match="mists"):
        fb.rules("chess")
    lines = play(fb.mists().start(seed="h"), 1, 5).record().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("place"))
    lines[at] = "place 50 50 0"
    with pytest.raises(fb.RecordError) as broken:
        fb.replay("\n".join(lines) + "\n")
    assert broken.value.line == at + 1 and broken.value.rule.startswith("M-")


LEVEL = """
ghosts = 18
piles = 2
milestones = [20]
goal = 45
castles = false
cemeteries = "none"
scoring = "team"
"""
SETS = Path(__file__).parents[2] / "sets"


def test_a_level_and_tiles_can_be_ones_own(tmp_path: Path) -> None:
    own = (SETS / "fogbound-mists-1.toml").read_text().replace("[[tile]]", "# The first tile.\n[[tile]]", 1)
    own = own.replace('id = "fogbound-mists"', 'id = "my-mists"')
    path = tmp_path / "mine.toml"
    path.write_text(own)
    rules = fb.mists(level=LEVEL, tiles=path, players=3)
    assert "level" not in rules.settings and [what for what, _, _ in rules.files] == ["level", "tiles"]
    game = play(rules.start(seed="own"), 1, 12)
    assert "tiles my-mists" in game.record() and "level.goal 45" in game.record()
    for other in (
        copy.copy(game),
        pickle.loads(pickle.dumps(game)),
        fb.replay(game.record(), files=rules.files),
        play(pickle.loads(pickle.dumps(rules)).start(seed="own"), 1, 12),
    ):
        assert (other.record(), other.hash) == (game.record(), game.hash)
        assert other.svg() == game.svg()
    assert fb.trace(game.record(), files=rules.files)
    with pytest.raises(fb.RecordError, match="my-mists"):
        fb.replay(game.record())


def test_a_wrong_file_says_all_that_is_wrong_with_it(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(LEVEL.replace("45", "-1").replace('"team"', '"teams"'))
    with pytest.raises(fb.FileError, match="(?s)goal.*teams|teams.*goal") as wrong:
        fb.mists(level=path)
    assert "bad.toml" in str(wrong.value)
    with pytest.raises(fb.FileError, match="it reads tiles, level"):
        fb.mists(base=LEVEL)
    with pytest.raises(fb.FileError):
        fb.ghosts_galore(tiles=(SETS / "base-1.toml"))


def test_the_stubs_name_all_that_there_is() -> None:
    stub = ast.parse((Path(importlib.util.find_spec("fogbound").origin).parent / "_native.pyi").read_text())
    plumbing = {"__new__", "__module__", "__doc__", "__reduce__", "__repr__", "__init__"}

    def names(space: dict[str, object]) -> set[str]:
        return {name for name in space if name not in plumbing}

    for node in stub.body:
        if isinstance(node, ast.ClassDef):
            inside = {item.name for item in node.body if isinstance(item, ast.FunctionDef)} - plumbing
            assert inside == names(vars(getattr(_native, node.name))), node.name
    declared = {node.name for node in stub.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
    declared |= {node.target.id for node in stub.body if isinstance(node, ast.AnnAssign)}
    assert declared == {name for name in dir(_native) if not name.startswith("__")}

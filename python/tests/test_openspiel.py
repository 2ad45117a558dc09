"""The games for OpenSpiel."""

import json
import pickle
from pathlib import Path

import fogbound as fb
import fogbound.openspiel
import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

GAMES = [
    "fogbound_mists",
    "fogbound_mists(players=3,level=5)",
    "fogbound_carcassonne(parts=mist+castles,players=2)",
    "fogbound_ghosts_galore",
    "fogbound_ghosts_galore(players=4,experienced=true)",
]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> pyspiel.Game:
    return pyspiel.load_game(request.param)


def test_openspiel_finds_nothing_to_complain_of(game: pyspiel.Game) -> None:
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def played(game: pyspiel.Game, seed: int, answers: int) -> pyspiel.State:
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and answers:
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(rng.choice(actions, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            answers -= 1
    return state


def test_a_copy_and_a_text_go_on_by_themselves(game: pyspiel.Game) -> None:
    state = played(game, 1, 8)
    record = state.game.record()
    others = [state.clone(), pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())]
    for other in others:
        assert other.game.record() == record and other.legal_actions() == state.legal_actions()
        other.apply_action(other.legal_actions()[0])
    assert state.game.record() == record
    assert len({str(other) for other in others}) == 1


def test_what_a_seat_sees_is_what_its_observation_says(game: pyspiel.Game) -> None:
    state = played(game, 2, 9)
    for seat in range(game.num_players()):
        arrays = {name: np.zeros(shape, np.int16) for name, shape in state.rules.shapes.items()}
        state.game.observe(seat, arrays["board"], arrays["globals"], arrays["answers"])
        parts = np.concatenate([arrays[name].ravel() for name in state.rules.shapes])
        assert (np.array(state.observation_tensor(seat)) == parts).all()
        recalled = np.array(state.information_state_tensor(seat))
        assert (recalled[: len(parts)] == parts).all()
        text = bytes(np.rint(recalled[len(parts) :] * 255).astype(np.uint8)).rstrip(b"\0").decode()
        assert text == state.information_state_string(seat)
        assert text.startswith(state.game.public_record(seat))


def test_public_and_secret_parts_make_what_a_seat_sees(game: pyspiel.Game) -> None:
    def part(is_public: bool, seat: int) -> dict[str, object]:
        alone, nobody = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
        private = nobody if is_public else alone
        kind = pyspiel.IIGObservationType(perfect_recall=False, public_info=is_public, private_info=private)
        observer = game.make_py_observer(kind)
        assert observer.tensor is None
        return json.loads(observer.string_from(state, seat))

    def joined(one: dict[str, object], other: dict[str, object]) -> dict[str, object]:
        both = {**one, **other}
        return {
            name: joined(one[name], value) if isinstance(value, dict) and isinstance(one.get(name), dict) else value
            for name, value in both.items()
        }

    for answers in (0, 1, 3, 12, 30):
        state = played(game, 6, answers)
        if state.game is None:
            continue
        for seat in range(game.num_players()):
            public, secret = part(True, seat), part(False, seat)
            assert public == state.game.view()
            assert joined(public, secret) == state.game.view(seat)
            assert secret, "a seat knows at least which one it is"


@pytest.mark.parametrize("name", ["fogbound_mists(players=1)", "fogbound_ghosts_galore"])
def test_a_playthrough_can_be_replayed(name: str, tmp_path: Path) -> None:
    flags.FLAGS(["playthrough"])
    file = tmp_path / "playthrough.txt"
    told = generate_playthrough.playthrough(name, None, seed=7)
    file.write_text(told)
    assert "PublicObservationString()" in told and "PrivateObservationString(0)" in told
    assert generate_playthrough.replay(str(file)) == (told, told)


def test_x_5_nobody_sees_what_another_seat_has_chosen_before_all_have() -> None:
    game = pyspiel.load_game("fogbound_ghosts_galore(players=3)")
    seen = 0
    for answers in range(1, 30):
        state = played(game, 4, answers)
        if state.is_terminal() or len(state.game.deciding) < 2:
            continue
        others = [state.child(action) for action in state.legal_actions()]
        first, second = state.game.deciding[:2]
        assert len({other.information_state_string(first) for other in others}) == len(others)
        assert len({other.information_state_string(second) for other in others}) == 1
        assert len({str(other.observation_tensor(second)) for other in others}) == 1
        assert "openspiel" not in state.information_state_string(first), "the seed shows"
        seen += len(others) > 1
    assert seen > 2


def test_the_tiles_come_as_often_as_they_are_there() -> None:
    state = pyspiel.load_game("fogbound_mists(level=5)").new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    unseen = dict(state.game.unseen())
    every = sum(unseen.values())
    chances = {state.action_to_string(action): chance for action, chance in state.chance_outcomes()}
    assert chances == {word: pytest.approx(count / every) for word, count in unseen.items()}
    tile = max(unseen, key=unseen.get)
    state.apply_action(next(action for action, _ in state.chance_outcomes() if state.action_to_string(action) == tile))
    assert unseen[tile] - dict(state.game.unseen()).get(tile, 0) == 1


def test_the_end_is_worth_what_the_game_says(game: pyspiel.Game) -> None:
    state = played(game, 3, 10_000)
    assert state.is_terminal()
    assert state.returns() == [1.0 if seat in state.game.winners else -1.0 for seat in range(game.num_players())]
    shared = game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL
    assert shared == fb.rules(state.game.name).team and (not shared or len(set(state.returns())) == 1)


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises((fb.Refused, pyspiel.SpielError)):
        pyspiel.load_game("fogbound_mists(level=9)")
    game = pyspiel.load_game("fogbound_mists")
    with pytest.raises(ValueError, match="one seat"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS))

"""The games for OpenSpiel: chance as nodes, information states, observers.

>>> import pyspiel
>>> import fogbound.openspiel
>>> game = pyspiel.load_game("fogbound_mists(players=3,level=5)")

An action is a place in the list of legal answers. The tiles of Mists and Carcassonne are drawn at chance nodes, each
unseen tile as likely as any other. Ghosts Galore deals secrets at its start: three chance nodes choose one of
1,000,000,000 deals. Where several seats decide at once they do so one after the other, and none sees what the others
have chosen (X-5).
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from . import _native, _word

_LONGEST = 4000
"""More decisions, and more draws, than any game has."""
_RECORD = 1 << 16
"""More bytes than a record has."""
_DIGITS = 3
_SEEDS = 1000
"""Outcomes of each of the chance nodes that choose the seed of a game."""
_LIST = "+"
"""Divides a list in a parameter, in which a comma has another meaning."""


class Game(pyspiel.Game):
    """A game by its rules; there is a class for each of the games."""

    name: str
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.pop("players", 2))
        choices = [(id, _word(value).replace(_LIST, ",")) for id, value in given.items()]
        self.rules = _native.Rules(self.name, players, choices)
        box = self.rules.start(told=True).unseen() if self.rules.can_be_told else []
        self.tiles = sorted(word for word, _ in box)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.shapes["answers"][0],
            max_chance_outcomes=len(self.tiles) or _SEEDS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=_LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> State:
        """Return the beginning of a game."""
        return State(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer | Part:
        """Return what a seat sees: the position as in ``rules.shapes``; with perfect recall also all it has seen. What is
        public alone, or secret alone, is told as text."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        is_one = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not (kind.public_info or is_one):
            raise ValueError("an observer sees what is public, the secrets of one seat, or both")
        if params:
            raise ValueError(f"observers have no parameters: {sorted(params)}")
        if kind.public_info and is_one:
            return Observer(self.rules, kind.perfect_recall)
        return Part(kind.public_info, kind.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """Return a number that no game reaches."""
        return _LONGEST


class State(pyspiel.State):
    """A game being played. ``game`` is the host's, who knows everything; it is None before the seed is chosen."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.rules, self._tiles = game.rules, game.tiles
        self._seed: tuple[int, ...] = ()
        self._answers: dict[int, list[int]] = {}
        self.game = self.rules.start(told=True) if self._tiles else None

    def current_player(self) -> int:
        """Return the seat that decides next; chance if a tile has to be drawn."""
        if self.game is None or self.game.wants_tile:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.game.over else self.game.deciding[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the tiles that may come by their numbers, with their probabilities."""
        if self.game is None:
            return [(seed, 1 / _SEEDS) for seed in range(_SEEDS)]
        unseen = self.game.unseen()
        every = sum(count for _, count in unseen)
        return sorted((self._tiles.index(word), count / every) for word, count in unseen)

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.game is None else list(range(self.game.count_legal(player)))

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self._seed += (action,)
            if len(self._seed) == _DIGITS:
                self.game = self.rules.start(seed="/".join(map(str, ("openspiel", *self._seed))))
        elif self.game.wants_tile:
            self.game.tell(self._tiles[action])
        else:
            seat = self.game.deciding[0]
            self.game.apply(seat, action)
            self._answers.setdefault(seat, []).append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._tiles[action] if self._tiles else f"seed {action}"
        legal = self.game.legal(player) if self.game else []
        return legal[action] if 0 <= action < len(legal) else f"answer {action}"

    def recalled(self, seat: int) -> str:
        """Return all that a seat has seen: the record as far as it may know it, then the places of its own answers, some of
        which enter the record only when others have answered, too."""
        if self.game is None:
            return ""
        return self.game.public_record(seat) + " ".join(["own", *map(str, self._answers.get(seat, []))])

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.game is not None and self.game.over

    def returns(self) -> list[float]:
        """Return 1 for each seat that has won, -1 for each that has lost, and 0 while the game runs."""
        if self.game is None or self.game.winners is None:
            return [0.0] * self.rules.players
        return [1.0 if seat in self.game.winners else -1.0 for seat in range(self.rules.players)]

    def __str__(self) -> str:
        return f"seed {self._seed}" if self.game is None else self.game.public_record()


class Observer:
    """What a seat sees as numbers: ``tensor``, and its parts in ``dict``."""

    def __init__(self, rules: _native.Rules, recalls: bool) -> None:
        shapes: dict[str, tuple[int, ...]] = {name: tuple(shape) for name, shape in rules.shapes.items()}
        self._seen = {name: np.zeros(shape, np.int16) for name, shape in shapes.items()}
        self._recalls = recalls
        if recalls:
            shapes["record"] = (_RECORD,)
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=True)}

    def set_from(self, state: State, player: int) -> None:
        """Observe a position from a seat. The record is there byte by byte, from 0 to 1."""
        self.tensor.fill(0)
        if state.game is None:
            return
        state.game.observe(player, *(self._seen[name] for name in ("board", "globals", "answers")))
        for name, seen in self._seen.items():
            self.dict[name][...] = seen
        if self._recalls:
            record = np.frombuffer(state.recalled(player).encode(), np.uint8)
            if len(record) > _RECORD:
                raise OverflowError(f"a record of {len(record)} bytes is longer than {_RECORD}")
            self.dict["record"][: len(record)] = record / np.float32(255)

    def string_from(self, state: State, player: int) -> str:
        """Return what a seat sees as text: its view, or with perfect recall all that it has seen."""
        if self._recalls:
            return state.recalled(player)
        return json.dumps(state.game.view(player)) if state.game else ""


class Part:
    """What everybody sees, or what a seat alone sees, as text; it has no numbers."""

    tensor = None

    def __init__(self, is_public: bool, recalls: bool) -> None:
        self._is_public, self._recalls = is_public, recalls
        self.dict: dict[str, np.ndarray] = {}

    def set_from(self, state: State, player: int) -> None:
        """Do nothing: there are no numbers."""

    def string_from(self, state: State, player: int) -> str:
        """Return this part of a view, or with perfect recall of all that has been seen."""
        if state.game is None:
            return ""
        if self._recalls:
            return state.game.public_record() if self._is_public else state.recalled(player)
        everybody = state.game.view()
        if self._is_public:
            return json.dumps(everybody)
        return json.dumps(_beyond(state.game.view(player), everybody))


def _beyond(seen: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    """Return the entries that are not known, whole but for those that are objects."""
    beyond = {}
    for name, value in seen.items():
        there = known.get(name)
        if isinstance(value, dict) and isinstance(there, dict):
            value = _beyond(value, there)
            if value:
                beyond[name] = value
        elif value != there:
            beyond[name] = value
    return beyond


def _parameter(value: str) -> int | bool | str:
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.isdecimal() else value.replace(",", _LIST)


def _register(name: str) -> None:
    rules = _native.Rules(name, 2, [])
    least, most = rules.seats
    word = "fogbound_" + name.replace("-", "_")
    kind = pyspiel.GameType(
        short_name=word,
        long_name=f"Fogbound: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if rules.team else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 2, **{id: _parameter(value) for id, value in rules.settings.items()}},
    )
    # OpenSpiel lets go of it when the interpreter is gone, which it survives as a class, but not as a function.
    pyspiel.register_game(kind, type(word, (Game,), {"name": name, "kind": kind}))


for _name in _native.games():
    _register(_name)

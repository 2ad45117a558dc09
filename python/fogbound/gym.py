"""The games as environments of Gymnasium: one seat against bots, and all seats of many games at once.

>>> import fogbound as fb
>>> import gymnasium
>>> from fogbound.gym import Seat, Vector
>>> env = Seat(fb.ghosts_galore(players=3), bots=["normal", "hard"])
>>> same = gymnasium.make("fogbound/GhostsGalore-v2", players=3, bots=["normal", "hard"])
>>> many = Vector(fb.mists(level=1, players=2), games=64)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from . import _native, _spaces
from . import rules as checked
from ._batch import Batch
from ._played import Illegal, Played, checked_illegal
from ._reward import Reward


def make(
    game: str,
    players: int = 2,
    bots: str | Sequence[str] = "random",
    seat: int = 0,
    illegal: Illegal = "raise",
    render_mode: str | None = None,
    reward: Reward = "win",
    **choices: str | int | bool,
) -> Seat:
    """Return one seat of a game; ``gymnasium.make("fogbound/Mists-v2", level=5)`` calls it."""
    return Seat(checked(game, players, **choices), bots, seat, illegal, render_mode, reward)


class Seat(Played, gymnasium.Env[dict[str, np.ndarray], np.int64]):
    """One seat of a game; bots hold the others, in their order.

    An action is a place in the list of legal answers. The reward at the end is 1 for a game won and -1 for one lost,
    or with ``reward="margin"`` the points less the most of any other seat.
    With ``illegal="raise"`` an action that is no place in the list raises ``Refused``, with ``"first"`` the first
    legal answer takes its place; ``info["replaced"]`` says so.
    """

    def __init__(
        self,
        rules: _native.Rules,
        bots: str | Sequence[str] = "random",
        seat: int = 0,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
        reward: Reward = "win",
    ) -> None:
        others = rules.players - 1
        names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(names) != others:
            raise ValueError(f"name {others} bots, one for each other seat, or one for all")
        if unknown := [name for name in names if name not in _native.bots(rules.name)]:
            raise ValueError(f"there is no bot {unknown[0]!r}; choose from {_native.bots(rules.name)}")
        if not 0 <= seat < rules.players:
            raise ValueError(f"there is no seat {seat}: the {rules.players} seats are counted from 0")
        self._lay_out(rules, render_mode, reward)
        self.metadata = {"render_modes": ["svg"], "render_fps": 1}
        self.seat, self.illegal, self.names = seat, checked_illegal(illegal), names
        self.observation_space = _spaces.observation_space(rules)
        self.action_space = _spaces.action_space(rules)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Start a game; ``options={"seed": text}`` chooses its own seed, else one is drawn."""
        super().reset(seed=seed)
        text = (options or {}).get("seed") or _spaces.text_seed(self.np_random)
        self.game = self.rules.start(seed=text)
        others = [seat for seat in range(self.rules.players) if seat != self.seat]
        self._bots = {seat: _native.Bot(name, f"{text} bots") for seat, name in zip(others, self.names, strict=True)}
        self._let_others()
        return self._observed(), {"seed": text}

    def step(self, action: np.int64) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        """Take a decision, and let the bots go on to the next one of the seat or to the end."""
        game, place = self._game, int(action)
        info: dict[str, Any] = {"replaced": False}
        if self.illegal == "first" and not 0 <= place < game.count_legal(self.seat):
            place, info["replaced"] = 0, True
        game.apply(self.seat, place)
        self._let_others()
        reward = 0.0
        if game.over:
            reward = self._reward(self.seat)
            info["record"] = game.record()
        return self._observed(), reward, game.over, False, info

    def _observed(self) -> dict[str, np.ndarray]:
        return _spaces.observe(self.rules, self._game, self.seat)

    def _let_others(self) -> None:
        game = self._game
        while not game.over and self.seat not in game.deciding:
            seat = game.deciding[0]
            answer = self._bots[seat].choose(game, seat)
            game.apply(seat, answer)  # type: ignore[arg-type]


class Vector(VectorEnv[dict[str, np.ndarray], np.ndarray, np.ndarray]):
    """Many games at once, in each of which an action is that of the seat that has to decide: for playing with oneself.

    An observation is that of this seat, ``info["seat"]``. A reward is that of the seat that has acted, if its action
    ended the game: as for ``Seat``; ``info["rewards"]`` has those of all seats. Where a game ends the
    next one begins in the same step (``AutoresetMode.SAME_STEP``). Its last observation is not kept: games are never
    cut off, so nothing has to be expected after it. With ``copy=False`` observations are the arrays of the batch,
    which the next step overwrites.
    """

    def __init__(
        self, rules: _native.Rules, games: int = 64, threads: int = 1, copy: bool = True, reward: Reward = "win"
    ) -> None:
        self.rules, self.num_envs, self.threads, self.copy, self.reward = rules, games, threads, copy, reward
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = _spaces.observation_space(rules)
        self.single_action_space = _spaces.action_space(rules)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self.batch: Batch | None = None
        self._places = np.arange(rules.shapes["answers"][0])

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Start all games anew; ``options={"seed": text}`` chooses the seed of the batch, else one is drawn."""
        if isinstance(seed, list):
            raise ValueError("one seed is for all games")
        super().reset(seed=seed)
        text = (options or {}).get("seed") or _spaces.text_seed(self.np_random)
        self.batch = Batch(self.rules, self.num_envs, text, observe=True, threads=self.threads, reward=self.reward)
        return self._observed(), {**self._info(), "seed": text}

    def step(
        self, actions: np.ndarray
    ) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Answer in all games. ``ValueError`` names those that have no such answer; then none has moved."""
        batch = self._batch
        acting = batch.seat.copy()
        batch.step(actions)
        rewards = batch.reward[np.arange(self.num_envs), acting].astype(np.float64)
        return self._observed(), rewards, batch.done.copy(), np.zeros(self.num_envs, np.bool_), self._info()

    @property
    def _batch(self) -> Batch:
        if self.batch is None:
            raise RuntimeError("call reset first")
        return self.batch

    def _observed(self) -> dict[str, np.ndarray]:
        batch = self._batch
        seen = {name: getattr(batch, name) for name in ("board", "globals", "answers")}
        if self.copy:
            seen = {name: array.copy() for name, array in seen.items()}
        return {**seen, "action_mask": (self._places < batch.count[:, None]).astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        batch = self._batch
        return {"seat": batch.seat.copy(), "number": batch.number.copy(), "rewards": batch.reward.copy()}


for _game in _native.games():
    _name = "".join(word.capitalize() for word in _game.split("-"))
    gymnasium.register(f"fogbound/{_name}-v{_native.VERSION}", "fogbound.gym:make", kwargs={"game": _game})

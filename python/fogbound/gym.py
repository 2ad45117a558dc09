"""One seat of a game against bots, as an environment of Gymnasium.

>>> import fogbound as fb
>>> from fogbound.gym import Seat
>>> env = Seat(fb.ghosts_galore(players=3), bots=["normal", "hard"])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np

from . import _native, _spaces


class Seat(gymnasium.Env[dict[str, np.ndarray], np.int64]):
    """One seat of a game; bots hold the others, in their order.

    An action is a place in the list of legal answers. The reward at the end is 1 for a game won and -1 for one lost.
    With ``illegal="raise"`` an action that is no place in the list raises ``Refused``, with ``"first"`` the first
    legal answer takes its place; ``info["replaced"]`` says so.
    """

    def __init__(
        self,
        rules: _native.Rules,
        bots: str | Sequence[str] = "random",
        seat: int = 0,
        illegal: Literal["raise", "first"] = "raise",
        render_mode: str | None = None,
    ) -> None:
        others = rules.players - 1
        names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(names) != others:
            raise ValueError(f"name {others} bots, one for each other seat, or one for all")
        if unknown := [name for name in names if name not in _native.bots(rules.name)]:
            raise ValueError(f"there is no bot {unknown[0]!r}; choose from {_native.bots(rules.name)}")
        if not 0 <= seat < rules.players:
            raise ValueError(f"there is no seat {seat}: the {rules.players} seats are counted from 0")
        if illegal not in ("raise", "first"):
            raise ValueError("illegal actions either 'raise', or the 'first' legal one takes their place")
        if render_mode not in (None, "svg"):
            raise ValueError(f"there is no render mode {render_mode!r}: choose 'svg' or None")
        self.metadata = {"render_modes": ["svg"], "render_fps": 1}
        self.rules, self.seat, self.illegal, self.render_mode = rules, seat, illegal, render_mode
        self.names = names
        self.observation_space = _spaces.observation_space(rules)
        self.action_space = _spaces.action_space(rules)
        self.game: _native.Game | None = None

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
            reward = 1.0 if self.seat in (game.winners or []) else -1.0
            info["record"] = game.record()
        return self._observed(), reward, game.over, False, info

    def render(self) -> str | None:
        """Return the position for everybody as SVG, in render mode ``svg``."""
        return self._game.svg() if self.render_mode == "svg" else None

    @property
    def _game(self) -> _native.Game:
        if self.game is None:
            raise RuntimeError("call reset first")
        return self.game

    def _observed(self) -> dict[str, np.ndarray]:
        return _spaces.observe(self.rules, self._game, self.seat)

    def _let_others(self) -> None:
        game = self._game
        while not game.over and self.seat not in game.deciding:
            seat = game.deciding[0]
            answer = self._bots[seat].choose(game, seat)
            game.apply(seat, answer)  # type: ignore[arg-type]

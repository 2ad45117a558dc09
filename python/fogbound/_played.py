"""What all environments do with their game."""

from __future__ import annotations

from typing import Literal

from . import _native
from ._reward import Reward

Illegal = Literal["raise", "first"]
"""What becomes of an action that is none: it is refused, or the first legal one takes its place."""


def checked_illegal(illegal: Illegal) -> Illegal:
    """Return how illegal actions are taken."""
    if illegal not in ("raise", "first"):
        raise ValueError("illegal actions either 'raise', or the 'first' legal one takes their place")
    return illegal


class Played:
    """A game that is played in an environment, and can be shown."""

    rules: _native.Rules
    render_mode: str | None
    reward: Reward
    game: _native.Game | None = None

    def _lay_out(self, rules: _native.Rules, render_mode: str | None, reward: Reward) -> None:
        if render_mode not in (None, "svg"):
            raise ValueError(f"there is no render mode {render_mode!r}: choose 'svg' or None")
        # A game tells what is wrong with a reward.
        rules.start(seed="").reward(0, reward)
        self.rules, self.render_mode, self.reward = rules, render_mode, reward

    def render(self) -> str | None:
        """Return the position for everybody as SVG, in render mode ``svg``."""
        return self._game.svg() if self.render_mode == "svg" else None

    @property
    def _game(self) -> _native.Game:
        if self.game is None:
            raise RuntimeError("call reset first")
        return self.game

    def _reward(self, seat: int) -> float:
        """Return what the end of the game is worth to a seat."""
        return self._game.reward(seat, self.reward)

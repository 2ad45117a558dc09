"""Observations as NumPy arrays, and their spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from . import _native

_RANGE = np.iinfo(np.int16)


def action_space(rules: _native.Rules) -> spaces.Discrete:
    """Return the space of actions: places in the list of legal answers."""
    return spaces.Discrete(rules.shapes["answers"][0])


def observation_space(rules: _native.Rules) -> spaces.Space[dict[str, Any]]:
    """Return the space of observations; the mask says which places of the list there are."""
    boxes: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(_RANGE.min, _RANGE.max, tuple(shape), np.int16) for name, shape in rules.shapes.items()
    }
    boxes["action_mask"] = spaces.Box(0, 1, (rules.shapes["answers"][0],), np.int8)
    return spaces.Dict(boxes)


def observe(rules: _native.Rules, game: _native.Game, seat: int) -> dict[str, np.ndarray]:
    """Return what a seat may know."""
    arrays = {name: np.empty(shape, np.int16) for name, shape in rules.shapes.items()}
    count = game.observe(seat, arrays["board"], arrays["globals"], arrays["answers"])
    mask = np.zeros(len(arrays["answers"]), np.int8)
    mask[:count] = 1
    return {**arrays, "action_mask": mask}


def text_seed(rng: np.random.Generator) -> str:
    """Return the seed of a game."""
    return rng.bytes(16).hex()

"""A small policy-value net for Ghosts Galore: what it sees, what it computes, and a player that asks it.

NumPy is enough to play. The same lines compute with PyTorch's tensors, which ``learn.py`` trains.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from itertools import combinations
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple

import fogbound as fb
import numpy as np

Weights = dict[str, Any]
"""The arrays of a net by name: of NumPy, or tensors of PyTorch. What is known of tiles and doors is there, too."""
KNOWN = ("all_tiles", "all_doors")
"""Those that are not learned."""

HERE = Path(__file__).parent
SET = HERE.parents[1] / "sets" / "fogbound-ghosts-1.toml"
"""The tiles that the games are played with, numbered in this order."""
TILES, SPACES, DOORS, PIECES = 79, 9, 256, 4 * 79
"""Numbers of tiles (0 is none), spaces, doors of a space, and tiles in a rotation."""
REVEAL, LEAVE, SIDES, CLAIMS, KEEPS = 0, 1, 2, 4, 4 + TILES
OTHERS = KEEPS + TILES
"""All answers that place no tile: claims and keeps by tile."""
FORBIDDEN = np.float32(1e9)
HIDDEN, AFTER, WIDE, TILE = 192, 96, 192, 32
"""Sizes of layers: of a board, of all that is seen, of a tile."""


class Seen(NamedTuple):
    """What the net sees of some positions, as rows of tables to look up; each array has an entry for each position."""

    laid: Any
    """For each seat, the deciding one first, and each space the tile on it with its rotation."""
    doors: Any
    """Likewise the doors of the space."""
    tiles: Any
    """The tile just revealed, hidden, claimed, those claimed by the other seats, then six face up."""
    scalars: Any
    """Round, seats to the lamp, tiles in the stack, stacks to come: about 1 at most."""
    answers: Any
    """The place of each legal answer among all that are liked more or less, as far as the longest list reaches."""
    mask: Any
    """True where there is an answer."""
    asked: Any
    """For each way to place a tile the position it is for: an entry for each of them, as in the next two."""
    space: Any
    """Where it is placed."""
    turned: Any
    """The tile there with its rotation, as in ``laid``."""


class Words(NamedTuple):
    """The numbers of the words in rows of answers."""

    claim: int
    keep: int
    leave: int
    place: int
    reveal: int
    side: int

    @staticmethod
    def of(rules: fb.Rules) -> Words:
        words = rules.legend["words"]
        return Words(*(words.index(word) + 1 for word in Words._fields))


def seen_in(rules: fb.Rules, board: np.ndarray, whole: np.ndarray, answers: np.ndarray, count: np.ndarray) -> Seen:
    """Return what the net sees of observations."""
    players, spaces = rules.players, np.arange(SPACES)
    planes = board.reshape(len(board), -1, 3, SPACES)[:, :players].astype(np.int64)
    laid = (4 * planes[:, :, 0] + planes[:, :, 1]) * SPACES + spaces
    doors = planes[:, :, 2] * SPACES + spaces
    claimed = whole[:, 15 : 15 + 2 * players : 2]
    tiles = np.concatenate([whole[:, [5, 12]], claimed, whole[:, 6:12]], 1).astype(np.int64)
    scalars = (whole[:, 1:5] / np.array([8, players, players + 4, 8])).astype(np.float32)
    word, first, second = np.moveaxis(answers[:, : count.max(), :3].astype(np.int64), 2, 0)
    words = Words.of(rules)
    kinds = [words.reveal, words.leave, words.side, words.claim]
    chosen = [REVEAL, LEAVE, SIDES + first, CLAIMS + first + 1]
    answers = np.select([word == kind for kind in kinds], chosen, KEEPS + first + 1)
    answers += OTHERS * np.arange(len(word))[:, None]
    mask = np.arange(word.shape[1]) < count[:, None]
    asked, at = np.nonzero(mask & (word == words.place))
    answers[asked, at] = OTHERS * len(word) + np.arange(len(asked))
    # In the last round it is the hidden tile.
    hand = np.where(tiles[:, 2] > 0, tiles[:, 2], tiles[:, 1])
    space = first[asked, at]
    turned = (4 * hand[asked] + second[asked, at]) * SPACES + space
    return Seen(laid, doors, tiles, scalars, np.where(mask, answers, 0), mask, asked, space, turned)


def tile_features() -> np.ndarray:
    """Return numbers about each tile in each rotation: for each two edges whether a section joins them, and how many
    monsters of each kind stand on it; diamonds, and their value."""
    edges, kinds = "NESW", ("dragon", "ghost", "golem", "satyr", "skeleton", "slime", "bat", "werewolf", "wisp")
    pairs = list(combinations(range(4), 2))
    features = np.zeros((TILES, 4, len(pairs) * 10 + 2), np.float32)
    tracks = tomllib.loads(SET.read_text(encoding="utf-8"))["track"]
    copies = [track for track in tracks for _ in range(track.get("count", 1))]
    for tile, track in enumerate(copies, 1):
        diamonds = track.get("diamonds", [])
        features[tile, :, -2:] = len(diamonds), sum(diamonds) / 3
        for section in track["sections"]:
            ends, *monsters = section.split()
            for turns in range(4):
                pair = tuple(sorted((edges.index(edge) + turns) % 4 for edge in ends))
                at = 10 * pairs.index(pair)
                features[tile, turns, at] = 1
                for monster in monsters:
                    features[tile, turns, at + 1 + kinds.index(monster)] += 1
    return features.reshape(PIECES, -1)


def door_features() -> np.ndarray:
    """Return for each number of doors and each edge whether there is a plain, bone or tooth door."""
    doors = np.arange(DOORS)[:, None] >> np.arange(0, 8, 2) & 3
    return (doors[:, :, None] == np.arange(1, 4)).reshape(DOORS, -1).astype(np.float32)


def first_weights(seed: int) -> Weights:
    """Return weights of a net that has learned nothing."""
    rng = np.random.default_rng(seed)
    known, seen = tile_features().shape[1], 2 * HIDDEN + 5 * TILE + 4
    shapes = {
        "pieces": (PIECES, TILE), "laid": (known + TILE, SPACES * HIDDEN), "doors": (12, SPACES * HIDDEN),
        "board_bias": (HIDDEN,), "tiles": (TILES, TILE), "known": (known, TILE),
        "first": (seen, WIDE), "first_bias": (WIDE,), "second": (WIDE, WIDE), "second_bias": (WIDE,),
        "value": (WIDE, 1), "value_bias": (1,), "plain": (WIDE, CLAIMS), "wanted": (WIDE, TILE), "kept": (WIDE, TILE),
        "context": (WIDE, HIDDEN), "after": (HIDDEN, AFTER), "after_bias": (AFTER,), "placed": (AFTER, 1),
    }
    scales = {
        "pieces": 0.1, "laid": 0.2, "doors": 0.2, "tiles": 0.3, "known": 0.2, "value": 0.01, "plain": 0.001,
        "wanted": 0.01, "kept": 0.01, "context": 0.01, "placed": 0.02,
    }
    usual = {name: (2 / shape[0]) ** 0.5 for name, shape in shapes.items()}
    scale = {name: 0.0 if name.endswith("bias") else scales.get(name, usual[name]) for name in shapes}
    drawn = {name: (scale[name] * rng.standard_normal(shape)).astype(np.float32) for name, shape in shapes.items()}
    return {**drawn, "all_tiles": tile_features(), "all_doors": door_features()}


class Means(NamedTuple):
    """What NumPy and PyTorch call by different names."""

    join: Callable[[Sequence[Any], int], Any]
    look: Callable[[Any, Any], Any]
    """Look up rows of a table."""
    relu: Callable[[Any], Any]


NUMPY = Means(np.concatenate, lambda rows, table: table[rows], lambda array: np.maximum(array, 0))


def forward(weights: Weights, seen: Seen, means: Means = NUMPY) -> tuple[Any, Any]:
    """Return how each legal answer is liked (logits), and the expected margin of the seat."""
    join, look, relu = means
    w, all_tiles = weights, weights["all_tiles"]
    laid = (join([all_tiles, w["pieces"]], 1) @ w["laid"]).reshape(PIECES * SPACES, HIDDEN)
    doors = (w["all_doors"] @ w["doors"]).reshape(DOORS * SPACES, HIDDEN)
    boards = look(seen.laid, laid).sum(2) + look(seen.doors, doors).sum(2) + w["board_bias"]
    players, named = seen.laid.shape[1], w["tiles"] + all_tiles[::4] @ w["known"]
    own, others = relu(boards[:, 0]), relu(boards[:, 1:]).sum(1) / max(1, players - 1)
    tiles = look(seen.tiles, named)
    claimed, face_up = tiles[:, 3 : 2 + players].sum(1), tiles[:, 2 + players :].sum(1)
    state = join([own, others, tiles[:, 0], tiles[:, 1], tiles[:, 2], claimed, face_up, seen.scalars], 1)
    state = relu(state @ w["first"] + w["first_bias"])
    state = state + relu(state @ w["second"] + w["second_bias"])
    value = (state @ w["value"] + w["value_bias"])[:, 0]
    # A place is liked for the board that would come of it.
    context = boards[:, 0] + state @ w["context"]
    after = relu(look(seen.asked, context) + look(seen.turned, laid) - look(seen.space, laid))
    places = (relu(after @ w["after"] + w["after_bias"]) @ w["placed"])[:, 0]
    wanted, kept = (state @ w["wanted"]) @ named.T, (state @ w["kept"]) @ named.T
    others = join([state @ w["plain"], wanted, kept], 1)
    liked = join([others.reshape(-1), places], 0)[seen.answers]
    return liked - FORBIDDEN * ~seen.mask, value


def drawn(rng: np.random.Generator, liked: np.ndarray) -> np.ndarray:
    """Return a place for each row, likelier the more it is liked."""
    return (liked + rng.gumbel(size=liked.shape)).argmax(1)


class Learned:
    """A player that takes the answer the net likes best."""

    def __init__(self, weights: Weights | str | PathLike[str] = HERE / "weights.npz") -> None:
        """Take weights, or those in a file."""
        arrays = weights if isinstance(weights, dict) else dict(np.load(weights))
        self.weights = {name: array.astype(np.float32) for name, array in arrays.items()}

    def choose(self, rules: fb.Rules, games: Sequence[tuple[fb.Game, int]]) -> np.ndarray:
        """Return the place of an answer for each game and seat."""
        shapes = rules.shapes
        board, whole, answers = (
            np.zeros((len(games), *shapes[name]), np.int16) for name in ("board", "globals", "answers")
        )
        count = np.array(
            [game.observe(seat, board[at], whole[at], answers[at]) for at, (game, seat) in enumerate(games)]
        )
        return forward(self.weights, seen_in(rules, board, whole, answers, count))[0].argmax(1)

"""Learn Ghosts Galore for two: a small policy-value net that imitates a bot first and then plays against itself (PPO), on the
processor.

    pip install '.[learn]'
    python python/learning/learn.py train --minutes 60
    python python/learning/learn.py match --pairs 500 --bot normal
    python python/learning/learn.py curve curve.svg

``train`` goes on where it was stopped. With ``--ray auto`` the games are played by the machines of a cluster; they are
the same for any number of machines of one kind.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import fogbound as fb
import numpy as np
import polars
from net import KNOWN, Learned, Means, Seen, Weights, drawn, first_weights, forward, seen_in

HERE = Path(__file__).parent

SCALE = 20.0
"""Points of the final margin that count as 1."""
GAMES, TASKS = 512, 2
"""Games of a task, which plays them to their ends, and tasks of a round."""
EPOCHS, MINIBATCH, CLIP, ENTROPY = 2, 512, 0.2, 0.01
FIRST_RATE, RATE = 1e-3, 4e-4
"""Rates of learning from the teacher, and from oneself; the latter sinks."""
TEACHER, LESSONS = "normal", 16
"""The bot that is imitated in the first rounds, and the number of these."""
AVERAGE = 0.8
"""What is kept is an average over rounds; so much of the one before stays in each."""
LAMBDA = 0.95
"""How much the end counts against what is expected on the way to it (generalised advantage estimation)."""
EVERY = 10
"""Rounds from one match against a bot to the next."""

Decisions = dict[str, np.ndarray]
"""Decisions with what was observed, the answer, how likely it was, how much better than expected it turned out, and what
came."""


def play(weights: Weights, rules: fb.Rules, seed: str, games: int) -> Decisions:
    """Play games to their ends, the same for the same weights and seed."""
    batch = fb.Batch(rules, games, seed, observe=True, reward="margin")
    rng = np.random.default_rng(list(seed.encode()))
    running, turns = np.ones(games, bool), []
    while running.any():
        rows = np.flatnonzero(running)
        seen = observed(batch, rows)
        liked, value = forward(weights, seen_in(rules, *seen))
        places = drawn(rng, liked)
        likely = np.take_along_axis(log_softmax(liked), places[:, None], 1)[:, 0]
        seats, answers = batch.seat[rows], np.zeros(games, np.int64)
        answers[rows] = places
        batch.step(answers)
        turns.append((rows, seats, seen, places, likely, value, batch.done[rows], batch.reward[rows] / SCALE))
        running[rows] &= ~batch.done[rows]
    # From the end backwards: what each seat expects next, and how much better than expected it goes from there.
    expected, better = np.zeros((games, rules.players)), np.zeros((games, rules.players))
    advantages = []
    for rows, seats, _, _, _, value, done, reward in reversed(turns):
        expected[rows[done]] = reward[done]
        better[rows, seats] = expected[rows, seats] - value + LAMBDA * better[rows, seats]
        expected[rows, seats] = value
        advantages.append(better[rows, seats].astype(np.float32))
    seen = zip(*(turn[2] for turn in turns), strict=True)
    board, whole, answers, count = (np.concatenate(arrays) for arrays in seen)
    places, likely, value = (np.concatenate([turn[at] for turn in turns]) for at in (3, 4, 5))
    advantage = np.concatenate(advantages[::-1])
    return {
        "board": board, "globals": whole, "answers": answers, "count": count, "place": places,
        "likely": likely, "advantage": advantage, "came": (value + advantage).astype(np.float32),
    }


def watch(rules: fb.Rules, seed: str, games: int) -> Decisions:
    """Let the teacher play, and go through its games again, to see what it answers to what it sees."""
    with TemporaryDirectory() as folder:
        fb.simulate(rules, folder, TEACHER, games, seed, threads=1)
        table = polars.read_parquet(f"{folder}/decisions/*.parquet", columns=["game", "ply", "place"])
    game, ply, place = (table[name].to_numpy() for name in ("game", "ply", "place"))
    answers = np.zeros((ply.max() + 1, games), np.int64)
    answers[ply, game.astype(np.int64) - 1] = place
    # A batch deals the same games, from the same seeds.
    batch = fb.Batch(rules, games, seed, observe=True, reward="margin")
    running, turns, margin = np.ones(games, bool), [], np.zeros((games, rules.players), np.float32)
    for places in answers:
        rows = np.flatnonzero(running)
        turns.append((rows, batch.seat[rows], *observed(batch, rows), places[rows]))
        batch.step(np.where(running, places, 0))
        margin[rows] += batch.reward[rows]
        running[rows] &= ~batch.done[rows]
    rows, seats, board, whole, rest, count, place = (np.concatenate(arrays) for arrays in zip(*turns, strict=True))
    came = margin[rows, seats] / SCALE
    return {"board": board, "globals": whole, "answers": rest, "count": count, "place": place, "came": came}


def observed(batch: fb.Batch, rows: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Return what the net needs of the observations of some games."""
    return batch.board[rows], batch.globals[rows], batch.answers[rows, :, :3], batch.count[rows]


def log_softmax(liked: np.ndarray) -> np.ndarray:
    liked = liked - liked.max(1, keepdims=True)
    return liked - np.log(np.exp(liked).sum(1, keepdims=True))


def match(player: Learned, rules: fb.Rules, bot: str, pairs: int, seed: str) -> fb.Match:
    """Set the net against a bot, in pairs of games on the same tiles with the seats exchanged."""
    games = [(rules.start(seed=f"{seed}/{pair}"), own) for pair in range(pairs) for own in (0, 1)]
    bots = [fb.Bot(bot, f"{seed}/{pair} bot") for pair in range(pairs) for _ in (0, 1)]
    while running := [at for at, (game, _) in enumerate(games) if not game.over]:
        asked = []
        for at in running:
            game, own = games[at]
            while not game.over and game.deciding[0] != own:
                answer = bots[at].choose(game, game.deciding[0])
                game.apply(game.deciding[0], answer)
            if not game.over:
                asked.append((game, own))
        if asked:
            for (game, own), place in zip(asked, player.choose(rules, asked), strict=True):
                game.apply(own, int(place))
    won = np.array([game.reward(own, "win") for game, own in games])
    lost = np.array([game.reward(1 - own, "win") for game, own in games])
    margin = np.array([game.reward(own, "margin") for game, own in games])
    points = (won - lost + 2) / 4
    of_pairs = [figures.reshape(-1, 2).mean(1).tolist() for figures in (points, margin)]
    return fb.Match.of(("the net", bot), len(games), *of_pairs)


class Learner:
    """The weights and how they change, in PyTorch."""

    def __init__(self, weights: Weights, kept: dict[str, Any] | None) -> None:
        import torch

        # The net is so small that a second processor hinders; it plays meanwhile.
        torch.set_num_threads(1)
        self.weights = {
            name: torch.tensor(array, requires_grad=name not in KNOWN) for name, array in weights.items()
        }
        self.means = Means(torch.cat, torch.nn.functional.embedding, torch.relu)
        self.optimiser = torch.optim.Adam(self.learned(), lr=RATE)
        if kept is not None:
            self.optimiser.load_state_dict(kept)

    def learned(self) -> list[Any]:
        """Return the weights that change."""
        return [weight for name, weight in self.weights.items() if name not in KNOWN]

    def arrays(self) -> dict[str, np.ndarray]:
        """Return all weights as they are now."""
        return {name: weight.detach().numpy().copy() for name, weight in self.weights.items()}

    def learn(self, rules: fb.Rules, decisions: Decisions, rng: np.random.Generator, rate: float) -> dict[str, float]:
        """Learn from decisions of one's own, or of a teacher; return what the losses were on average."""
        import torch

        for group in self.optimiser.param_groups:
            group["lr"] = rate
        losses = []
        for _ in range(EPOCHS):
            order = rng.permutation(len(decisions["place"]))
            for rows in np.array_split(order, max(1, len(order) // MINIBATCH)):
                part = {name: array[rows] for name, array in decisions.items()}
                seen = seen_in(rules, *(part[name] for name in ("board", "globals", "answers", "count")))
                seen = Seen(*(torch.tensor(array) for array in seen))
                liked, value = forward(self.weights, seen, self.means)
                all_likely = liked.log_softmax(1)
                likely = all_likely.gather(1, torch.tensor(part["place"])[:, None])[:, 0]
                critic = (value - torch.tensor(part["came"])).square().mean()
                entropy = -(all_likely.exp() * all_likely).sum(1).mean()
                if "advantage" in part:
                    gain = part["advantage"]
                    gain = torch.tensor((gain - gain.mean()) / (gain.std() + 1e-6))
                    change = (likely - torch.tensor(part["likely"])).exp()
                    policy = -torch.minimum(change * gain, change.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                    policy = policy - ENTROPY * rate / RATE * entropy
                else:
                    policy = -likely.mean()
                self.optimiser.zero_grad()
                (policy + 0.5 * critic).backward()
                torch.nn.utils.clip_grad_norm_(self.learned(), 0.5)
                self.optimiser.step()
                losses.append((policy.item(), critic.item(), entropy.item()))
        return dict(zip(("policy", "critic", "entropy"), np.mean(losses, 0).round(4).tolist(), strict=True))


Task = tuple[Callable[..., Decisions], tuple[Any, ...]]
"""Something to play, with its arguments."""


def call(task: Task) -> Decisions:
    act, arguments = task
    return act(*arguments)


Players = Callable[[list[Task]], Callable[[], list[Decisions]]]
"""What lets tasks be played elsewhere, and what waits for them."""


def here() -> Players:
    """Return what lets the processors of this machine play."""
    pool = multiprocessing.get_context("spawn").Pool(min(TASKS, os.cpu_count() or 1))
    return lambda tasks: pool.map_async(call, tasks, 1).get


def on_cluster(address: str) -> Players:
    """Return what lets the machines of a cluster play; the games of one that dies are played by another."""
    import ray

    ray.init(address=address, ignore_reinit_error=True, runtime_env={"working_dir": str(HERE)}, log_to_driver=False)
    remote = ray.remote(num_cpus=1, max_retries=20)(call)

    def start(tasks: list[Task]) -> Callable[[], list[Decisions]]:
        begun = [remote.remote(task) for task in tasks]
        return lambda: ray.get(begun)

    return start


class Run:
    """A net that learns, in a folder that has all that it goes on with."""

    def __init__(self, folder: Path, seed: str, bot: str, pairs: int) -> None:
        import torch

        self.rules = fb.ghosts_galore(players=2)
        self.seed, self.bot, self.pairs = seed, bot, pairs
        self.weights, self.curve, self.state = (folder / name for name in ("weights.npz", "curve.jsonl", "state.pt"))
        points = [json.loads(line) for line in self.curve.read_text().splitlines()] if self.state.exists() else []
        if points:
            state = torch.load(self.state, weights_only=False)
            self.learner, self.average = Learner(state["weights"], state["optimiser"]), state["average"]
        else:
            folder.mkdir(parents=True, exist_ok=True)
            self.learner, self.average = Learner(first_weights(1), None), first_weights(1)
            self.curve.write_text("")
        last = points[-1] if points else {"round": 0, "decisions": 0, "minutes": 0.0}
        self.round, self.decisions, self.seconds = last["round"], last["decisions"], 60 * last["minutes"]

    def learn(self, minutes: float, players: Players) -> None:
        """Learn for so long, matches apart. While a round is learned from, the next one is played."""
        begin, end = self.seconds, self.seconds + 60 * minutes
        playing = self.start(self.round + 1, players)
        while self.seconds < end:
            started = time.monotonic()
            self.round += 1
            parts = playing()
            playing = self.start(self.round + 1, players)
            together = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
            rate = FIRST_RATE
            if "advantage" in together:
                rate = RATE * max(0.05, (end - self.seconds) / (end - begin))
            losses = self.learner.learn(self.rules, together, np.random.default_rng(self.round), rate)
            for name, weight in self.learner.arrays().items():
                self.average[name] = AVERAGE * self.average[name] + (1 - AVERAGE) * weight
            self.decisions += len(together["place"])
            self.seconds += time.monotonic() - started
            if self.round % EVERY == 0 or self.seconds >= end:
                self.note(losses)

    def start(self, number: int, players: Players) -> Callable[[], list[Decisions]]:
        """Begin to play a round, with the weights there are."""
        seeds = [f"{self.seed}/{number}/{task}" for task in range(TASKS)]
        if number <= LESSONS:
            return players([(watch, (self.rules, seed, GAMES)) for seed in seeds])
        weights = self.learner.arrays()
        return players([(play, (weights, self.rules, seed, GAMES)) for seed in seeds])

    def note(self, losses: dict[str, float]) -> None:
        """Keep what there is, and how it plays."""
        import torch

        kept = {name: array.astype(np.float16) for name, array in self.average.items()}
        found = match(Learned(kept), self.rules, self.bot, self.pairs, "curve")
        point = {
            "round": self.round, "decisions": self.decisions, "minutes": round(self.seconds / 60, 2), "bot": self.bot,
            "points": [round(figure, 4) for figure in found.points], "margin": [round(figure, 2) for figure in found.margin],
            **losses,
        }
        np.savez_compressed(self.weights, **kept)
        state = {"weights": self.learner.arrays(), "average": self.average}
        torch.save({**state, "optimiser": self.learner.optimiser.state_dict()}, self.state)
        with self.curve.open("a") as curve:
            curve.write(json.dumps(point) + "\n")
        print(json.dumps(point), flush=True)


def draw(curve: Path, picture: Path) -> None:
    """Draw the learning curve."""
    from matplotlib import pyplot, rcParams

    points = [json.loads(line) for line in curve.read_text().splitlines()]
    bot = points[0]["bot"]
    rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "curve", "font.family": "sans-serif", "font.size": 11})
    figure, axes = pyplot.subplots(figsize=(8, 4), layout="constrained")
    x = np.array([point["decisions"] for point in points]) / 1e6
    y, low, high = 100 * np.array([point["points"] for point in points]).T
    axes.fill_between(x, low, high, color="#4f7f8f", alpha=0.25, linewidth=0)
    axes.plot(x, y, color="#2b5563", linewidth=2)
    axes.axhline(50, color="#8a5a2b", linestyle="--", linewidth=1)
    axes.annotate(f"as good as {bot}", (x[0], 50), (0, 4), textcoords="offset points", color="#8a5a2b")
    lessons = np.interp(LESSONS, [0, *(point["round"] for point in points)], [0, *x])
    axes.axvspan(0, lessons, color="#000000", alpha=0.05, linewidth=0)
    axes.annotate(f"imitates {TEACHER}", (0, 2), (4, 0), textcoords="offset points")
    axes.set(xlabel="decisions learned from, millions", ylabel=f"points against {bot}, %", xlim=(0, x[-1]))
    axes.set_ylim(0, max(60, high.max() + 3))
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(picture, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    learning = commands.add_parser("train", help="learn, and write down the weights and how they play")
    learning.add_argument("--minutes", type=float, default=60.0, help="for learning, matches apart")
    learning.add_argument("--ray", metavar="ADDRESS", help="let a cluster play")
    contest = commands.add_parser("match", help="set the net against a bot")
    drawing = commands.add_parser("curve", help="draw the learning curve")
    drawing.add_argument("picture", type=Path, help="an SVG or PNG")
    drawing.add_argument("--folder", type=Path, default=HERE, help="of the curve")
    for command, pairs, seed in ((learning, 50, "learned"), (contest, 500, "match")):
        command.add_argument("--bot", default=TEACHER)
        command.add_argument("--pairs", type=int, default=pairs, help="of games with seats swapped")
        command.add_argument("--folder", type=Path, default=HERE, help="of the weights and the curve")
        command.add_argument("--seed", default=seed)
    given = parser.parse_args()
    if given.command == "train":
        players = here() if given.ray is None else on_cluster(given.ray)
        Run(given.folder, given.seed, given.bot, given.pairs).learn(given.minutes, players)
    elif given.command == "curve":
        draw(given.folder / "curve.jsonl", given.picture)
    else:
        player, rules = Learned(given.folder / "weights.npz"), fb.ghosts_galore(players=2)
        found = match(player, rules, given.bot, given.pairs, given.seed)
        for name in ("points", "elo", "margin"):
            print("{}: {:.3f}, 95 % interval {:.3f} to {:.3f}".format(name, *getattr(found, name)))


if __name__ == "__main__":
    main()

"""The games as environments of PettingZoo.

>>> import fogbound as fb
>>> from fogbound.pettingzoo import aec, parallel
>>> env = aec(fb.mists(level=1, players=2))
>>> together = parallel(fb.ghosts_galore(players=3))
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from . import _native, _spaces
from ._played import Illegal, Played, checked_illegal
from ._reward import Reward


def aec(rules: _native.Rules, render_mode: str | None = None, reward: Reward = "win") -> AECEnv:
    """Return a game as an environment that refuses to be used in the wrong order."""
    return wrappers.OrderEnforcingWrapper(Aec(rules, render_mode, reward))


def parallel(
    rules: _native.Rules, render_mode: str | None = None, illegal: Illegal = "raise", reward: Reward = "win"
) -> ParallelEnv:
    """Return a game as an environment in which all agents act at once: made for Ghosts Galore, where they often do."""
    return Parallel(rules, render_mode, illegal, reward)


class _Agents(Played):
    """The agents of a game: one for each seat, all with the same spaces."""

    def _seat_agents(
        self,
        rules: _native.Rules,
        render_mode: str | None,
        reward: Reward,
        observations: spaces.Space[Any],
        actions: spaces.Space[Any],
    ) -> None:
        self._lay_out(rules, render_mode, reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.players)]
        # Each agent draws from a space of its own.
        self._observation_spaces = {agent: deepcopy(observations) for agent in self.possible_agents}
        self._action_spaces = {agent: deepcopy(actions) for agent in self.possible_agents}
        self._rng, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        """Return the space of observations of an agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of actions of an agent."""
        return self._action_spaces[agent]

    def close(self) -> None:
        """End; there is nothing to release."""

    def _begin(self, seed: int | None, options: dict[str, Any] | None) -> str:
        """Start a game for all agents, and return its seed."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        text = (options or {}).get("seed") or _spaces.text_seed(self._rng)
        self.game = self.rules.start(seed=text)
        self.agents = self.possible_agents[:]
        return text


class Aec(_Agents, AECEnv[str, dict[str, np.ndarray], int]):
    """A game, one agent after the other.

    An action is a place in the list of legal answers. Seats that decide at once are asked in order, and see nothing
    of each other's answers. At the end of a game each winner gets 1 and each loser -1, or with
    ``reward="margin"`` each one its points less the most of any other.
    """

    def __init__(self, rules: _native.Rules, render_mode: str | None = None, reward: Reward = "win") -> None:
        super().__init__()
        self._seat_agents(rules, render_mode, reward, _spaces.observation_space(rules), _spaces.action_space(rules))
        self.metadata = {"name": f"{rules.name}_v{_native.VERSION}", "render_modes": ["svg"], "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; ``options={"seed": text}`` chooses its own seed, else one is drawn."""
        text = self._begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"seed": text} for agent in self.agents}
        self._choose_agent()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """Return what an agent may know. The mask is empty while it has nothing to decide."""
        return _spaces.observe(self.rules, self._game, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Take the decision of the agent that is selected; an answer against the rules raises ``Refused``."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._game.apply(self.possible_agents.index(agent), int(action))  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._game.over:
            for seat, other in enumerate(self.possible_agents):
                self.rewards[other] = self._reward(seat)
                self.terminations[other] = True
                self.infos[other]["record"] = self._game.record()
        self._accumulate_rewards()
        self._choose_agent()

    def _choose_agent(self) -> None:
        deciding = self._game.deciding
        self.agent_selection = self.possible_agents[deciding[0]] if deciding else self.agents[0]


class Parallel(_Agents, ParallelEnv[str, dict[str, np.ndarray], int]):
    """A game in which all agents act at once.

    An action is a place in the list of legal answers. The last action of all, ``wait``, is the only one of an agent
    that has nothing to decide. Nobody sees anything of answers that are given at once. At the end of a game each winner
    gets 1 and each loser -1, or with ``reward="margin"`` each one its points less the most of any other. All actions are checked before anything happens. With ``illegal="raise"`` one that the mask
    excludes raises ``ValueError``, with ``"first"`` the first that it allows takes its place; ``info["replaced"]`` says so.
    """

    def __init__(
        self, rules: _native.Rules, render_mode: str | None = None, illegal: Illegal = "raise", reward: Reward = "win"
    ) -> None:
        self.illegal = checked_illegal(illegal)
        self.metadata = {"name": f"{rules.name}_parallel_v{_native.VERSION}", "render_modes": ["svg"]}
        self.agents: list[str] = []
        self.wait = rules.shapes["answers"][0]
        boxes = dict(_spaces.observation_space(rules).items())  # type: ignore[attr-defined]
        boxes["action_mask"] = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        self._seat_agents(rules, render_mode, reward, spaces.Dict(boxes), spaces.Discrete(self.wait + 1))

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, np.ndarray]], dict[str, dict[str, Any]]]:
        """Start a game; ``options={"seed": text}`` chooses its own seed, else one is drawn."""
        text = self._begin(seed, options)
        return self._observed(), {agent: {"seed": text} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, np.ndarray]],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Take the decisions of all agents that have one."""
        game, agents = self._game, self.agents
        if sorted(actions) != sorted(agents):
            raise ValueError(f"give an action for each of {agents}")
        deciding = game.deciding
        places = {self.possible_agents.index(agent): int(action) for agent, action in actions.items()}
        infos: dict[str, dict[str, Any]] = {agent: {"replaced": False} for agent in agents}
        for seat, place in places.items():
            allowed = range(game.count_legal(seat)) if seat in deciding else range(self.wait, self.wait + 1)
            if place not in allowed:
                if self.illegal == "raise":
                    raise ValueError(f"action {place} is not in the mask of seat_{seat}")
                places[seat] = allowed[0]
                infos[f"seat_{seat}"]["replaced"] = True
        for seat in deciding:
            game.apply(seat, places[seat])
        over = game.over
        rewards = dict.fromkeys(agents, 0.0)
        if over:
            for seat, agent in enumerate(self.possible_agents):
                rewards[agent] = self._reward(seat)
                infos[agent]["record"] = game.record()
        seen = self._observed()
        self.agents = [] if over else agents
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _observed(self) -> dict[str, dict[str, np.ndarray]]:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            seen[agent] = _spaces.observe(self.rules, self._game, seat)
            waits = np.int8(seat not in self._game.deciding)
            seen[agent]["action_mask"] = np.append(seen[agent]["action_mask"], waits)
        return seen

"""Folders of tables that are named by an address, like ``s3://bucket/level5``: whatever fsspec reaches."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import fsspec

from . import _native
from ._simulate import Written
from ._simulate import simulate as _here

_RUN = "run.json"
_GAMES, _DECISIONS = "games", "decisions"


class Remote:
    """A folder elsewhere. A file has its name there only when it is whole."""

    def __init__(self, address: str) -> None:
        self._files, self._root = fsspec.core.url_to_fs(address)

    def begin(
        self,
        rules: _native.Rules,
        bots: str | Sequence[str] | None,
        games: int,
        seed: str | None,
        chunk: int,
    ) -> str:
        """Note what the games follow from, or compare it with what is noted there, and return the seed."""
        with TemporaryDirectory() as here:
            self._fetch_run(here)
            known = _native._seed_in(here)
            # A shard without games.
            nothing = (-(-games // max(1, chunk)) + 1,) * 2
            _here(rules, here, bots, games, seed, chunk=chunk, shard=nothing, threads=1)
            if known is None:
                self._keep(Path(here), _RUN)
            return str(_native._seed_in(here))

    def play(
        self,
        rules: _native.Rules,
        bots: str | Sequence[str] | None,
        games: int,
        seed: str,
        chunk: int,
        shard: tuple[int, int],
    ) -> Written:
        """Play the games of a shard that are not there, file by file."""
        sizes = [min(chunk, games - first) for first in range(0, games, chunk)]
        there = self._there()
        at, of = shard
        total, before, played, decisions = 0, 0, 0, 0
        with TemporaryDirectory() as here:
            self._fetch_run(here)
            for number in range(at - 1, len(sizes), of):
                total += sizes[number]
                name = f"{number * chunk + 1:010}.parquet"
                if name in there:
                    before += sizes[number]
                    continue
                alone = (number + 1, len(sizes))
                written = _here(rules, here, bots, games, seed, chunk=chunk, shard=alone, threads=1)
                # The games come last: with them the file counts as there.
                for table in (_DECISIONS, _GAMES):
                    self._keep(Path(here), f"{table}/{name}")
                    (Path(here) / table / name).unlink()
                played += written.played
                decisions += written.decisions
        return Written(total, before, played, decisions)

    def _there(self) -> set[str]:
        """Return the names of the files of games that are there."""
        folder = f"{self._root}/{_GAMES}"
        if not self._files.exists(folder):
            return set()
        return {str(path).rsplit("/", 1)[-1] for path in self._files.ls(folder, detail=False, refresh=True)}

    def _fetch_run(self, here: str) -> None:
        if self._files.exists(f"{self._root}/{_RUN}"):
            self._files.get_file(f"{self._root}/{_RUN}", f"{here}/{_RUN}")

    def _keep(self, here: Path, name: str) -> None:
        path = f"{self._root}/{name}"
        self._files.makedirs(path.rsplit("/", 1)[0], exist_ok=True)
        self._files.put_file(str(here / name), f"{path}.unfinished")
        self._files.mv(f"{path}.unfinished", path)

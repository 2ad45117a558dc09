"""The rules that the tests play by."""

import fogbound as fb
import pytest

ALL = [
    fb.mists(level=1, players=2),
    fb.mists(level=5, players=3),
    fb.carcassonne(players=3),
    fb.ghosts_galore(players=2),
    fb.ghosts_galore(players=4, experienced=True),
]


@pytest.fixture(params=ALL, ids=repr)
def rules(request: pytest.FixtureRequest) -> fb.Rules:
    return request.param

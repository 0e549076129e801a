"""Servers and databases for stories: shared ones for those that only use them, own ones for those that break them."""

from collections.abc import Iterator

import pytest

from tests.testkit.databases import Cluster, cluster
from tests.testkit.serving import Server, quick, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that all tests of a worker share."""
    with serving(quick(f"sqlite:///{tmp_path_factory.mktemp('server') / 'midway.db'}")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL that all tests of a worker share."""
    with cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path) -> Iterator[str]:
    """The address of an empty database: whatever is proved with it holds for both kinds."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'midway.db'}"
        return
    with request.getfixturevalue("postgres").database() as url:
        yield url

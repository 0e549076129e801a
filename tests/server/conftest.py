"""Servers for stories: one for all that only use it, more for those that break it."""

from collections.abc import Iterator

import pytest

from tests.testkit.serving import Server, quick, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that all tests of a worker share."""
    with serving(quick(f"sqlite:///{tmp_path_factory.mktemp('server') / 'midway.db'}")) as running:
        yield running

"""Bad weather: what may happen to a server on a bad day. The fixtures are those of the server's tests."""

from tests.server.conftest import database as database
from tests.server.conftest import postgres as postgres
from tests.server.conftest import server as server

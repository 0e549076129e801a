"""`make play` ends with a browser at the home page, where there is a screen to show it on."""

import socket
import webbrowser

import pytest

from midway.cli.serve import open_when_there


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    seen: list[str] = []
    monkeypatch.setattr(webbrowser, "open", seen.append)
    return seen


def test_a_browser_opens_once_the_server_answers(monkeypatch, opened):
    monkeypatch.setenv("DISPLAY", ":0")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]

        open_when_there("127.0.0.1", port)

    assert opened == [f"http://127.0.0.1:{port}"]


def test_no_browser_opens_where_no_screen_is_attached(monkeypatch, opened):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)

    open_when_there("127.0.0.1", 1)

    assert opened == []

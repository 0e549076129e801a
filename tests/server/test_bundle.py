"""The web client as browsers fetch it: what may be kept how long, and nothing but its own files."""

import gzip

import pytest

from tests.testkit.serving import quick, serving

PAGE = "<!doctype html><title>Midway</title>" + " " * 2000


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    home = tmp_path_factory.mktemp("web")
    static = home / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "app-1a2b.js").write_text("let a = 1;\n" * 200)
    (static / "assets" / "small-3c4d.css").write_text("a{}")
    (static / "icon.svg").write_text("<svg/>")
    (home / "secret.txt").write_text("not for you")
    with serving(quick(f"sqlite:///{home / 'midway.db'}", static=str(static))) as running:
        yield running, static


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/abcdefgh2345", "/titles/unfair/cards"])
def test_the_page_is_at_every_address_of_its_own_and_asked_for_again(built, path):
    found = built[0].try_("GET", path)

    assert (found.status, found.data) == (200, PAGE)
    assert found.headers["content-type"] == "text/html; charset=utf-8"
    assert found.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in found.headers["content-security-policy"]
    again = built[0].try_("GET", path, if_none_match=found.headers["etag"])
    assert (again.status, again.body) == (304, b"")


def test_files_with_a_hash_in_their_name_are_kept_for_ever_and_travel_compressed(built):
    plain = built[0].try_("GET", "/assets/app-1a2b.js")
    pressed = built[0].try_("GET", "/assets/app-1a2b.js", accept_encoding="gzip, br")

    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert pressed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(pressed.body) == plain.body
    assert "content-encoding" not in built[0].try_("GET", "/assets/small-3c4d.css", accept_encoding="gzip").headers
    assert built[0].try_("GET", "/icon.svg").headers["content-type"] == "image/svg+xml"
    head = built[0].try_("HEAD", "/assets/app-1a2b.js")
    assert (head.body, head.headers["content-length"]) == (b"", str(len(plain.body)))


@pytest.mark.parametrize(
    "path",
    [
        "/api/nothing", "/api", "/api/", "/api/tables/x/y/z", "/assets/gone-9z.js", "/assets/gone", "/robots.txt",
        "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/..%5c..%5csecret.txt",
        "//etc/passwd.txt", "/index.html%00.js",
    ],
)  # fmt: skip
def test_what_is_no_file_of_the_client_is_not_there(built, path):
    found = built[0].try_("GET", path)

    assert (found.status, found.data["reason"]) == (404, "not-found")


def test_a_new_build_is_served_without_a_restart(built):
    server, static = built
    (static / "assets" / "new-5e6f.js").write_text("let b = 2;")
    assert server.try_("GET", "/assets/new-5e6f.js").status == 404

    (static / "index.html").write_text("<title>New</title>")

    assert server.try_("GET", "/").data == "<title>New</title>"
    assert server.try_("GET", "/assets/new-5e6f.js").status == 200
    (static / "index.html").write_text(PAGE)


def test_without_a_build_one_page_says_so_in_both_languages(tmp_path):
    with serving(quick(f"sqlite:///{tmp_path / 'midway.db'}", static=str(tmp_path / "nothing"))) as running:
        found = running.try_("GET", "/table/abcdefgh2345")
        script = running.try_("GET", "/assets/app-1a2b.js")

    assert found.status == 200
    assert "has not been built" in found.data
    assert "ещё не собран" in found.data
    assert script.status == 404

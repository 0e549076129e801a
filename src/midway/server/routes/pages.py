"""The web client: its files, and its one page at every address that is not the server's own."""

from __future__ import annotations

from litestar import Response, route

from midway.server.bundle import Bundle
from midway.server.problems import NotFound
from midway.server.routes.common import AnyRequest


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """A file of the web client, or its page, which reads the address itself."""
    bundle: Bundle = request.app.state.bundle
    file = bundle.get(request.scope["path"])
    if file is None:
        raise NotFound("not-found", "there is no such thing")
    headers = {"cache-control": file.keeping, "etag": file.tag, "vary": "accept-encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.pressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.pressed, "gzip"
    if request.method == "HEAD":
        headers["content-length"], body = str(len(body)), b""
    return Response(body, media_type=file.kind, headers=headers)


ROUTES = [page]

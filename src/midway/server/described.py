"""The description of the routes (OpenAPI) as it is published: our types exactly as they are checked."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from midway.server.protocol import catalogue, lookback, records, resources

if TYPE_CHECKING:
    from litestar import Litestar

REF: Final = "#/components/schemas/{name}"
TYPES: Final = (
    resources.TableInfo, resources.NewTable, resources.Settings, resources.SitDown, resources.Seated,
    resources.SeatBot, resources.Guest, resources.Tables, resources.Complaint, records.Post, records.Messages,
    records.ImportRecord, records.BugReport, records.Report, records.LogPage, records.Replayed,
    catalogue.TitleInfo, catalogue.TitleName, catalogue.Cards, catalogue.Rules,
    lookback.Story, lookback.Reel, lookback.Score,
)  # fmt: skip


def describe(app: Litestar) -> dict[str, Any]:
    """Give an application's description. The framework leaves out limits of zero, and that other fields are refused."""
    described: dict[str, Any] = app.openapi_schema.to_schema()
    described["components"]["schemas"].update(_checked())
    return described


@cache
def _checked() -> dict[str, Any]:
    return msgspec.json.schema_components(TYPES, ref_template=REF)[1]

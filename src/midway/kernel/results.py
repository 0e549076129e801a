"""Results: what became of a part, the record that "otherwise", "if you do" and "then" look at."""

from __future__ import annotations

from typing import Final

ENACTED: Final = 1
FAILED: Final = 2
DECLINED: Final = 3
SKIPPED: Final = 4

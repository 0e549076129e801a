"""The protocol: every message and resource as a type, from which JSON Schema, OpenAPI and TypeScript are generated.

docs/protocol.md tells it as a story. What people read travels as keys, arguments and card names, never as sentences.
"""

from __future__ import annotations

from typing import Final

PROTOCOL: Final = 1  # raised when a client of the old kind could go wrong

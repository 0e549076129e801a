"""Writes icons.txt: the names of all icons a card may bear, from the package @iconify-json/game-icons.

    npm pack @iconify-json/game-icons && tar xzf iconify-json-game-icons-*.tgz
    python -m scripts.icon_names package/icons.json

Only the names; the pictures are in the web client, credited there.
"""

import json
import sys
from pathlib import Path

TABLE = Path(__file__).parent.parent / "src" / "midway" / "cardtext" / "icons.txt"
HEADING = "# The names of the icons of game-icons.net (CC BY 3.0), written by scripts/icon_names.py."


def names(icons_json: str) -> list[str]:
    """The names in the set, sorted; other names for the same icon are left out."""
    return sorted(json.loads(icons_json)["icons"])


def main(arguments: list[str]) -> None:
    found = names(Path(arguments[0]).read_text("utf-8"))
    TABLE.write_text("\n".join([HEADING, *found]) + "\n", "utf-8")
    print(f"wrote {len(found)} names")


if __name__ == "__main__":
    main(sys.argv[1:])

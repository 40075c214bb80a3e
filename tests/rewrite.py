"""Write the golden games and the playthroughs anew, after a change of rules or bots:

    python -m tests.rewrite [game ...]

Read the diff before you commit it: it is what the change does.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import rules
from tests import golden, playthrough
from tests.drivers import of_game


def main(keys: Sequence[str]) -> None:
    for key in keys or list(rules.GAMES):
        endings = of_game(key, "endings")
        for ending in endings.ENDINGS:
            print(golden.write(key, ending), flush=True)
        for name in endings.PLAYTHROUGHS:
            file = playthrough.path(key, name)
            file.parent.mkdir(exist_ok=True)
            file.write_text(playthrough.text(key, name), encoding="utf-8")
            print(file, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

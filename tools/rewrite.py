"""Write the golden games and the playthroughs again, after a change of rules or bots:

    python -m tools.rewrite [--same-rules] [game ...]

Read the diff before you commit it: it is what the change does. A change of rules needs a higher
`version` of the game first; `--same-rules` says that only bots or words have changed.
"""

import sys
from collections.abc import Sequence

import rules
from tests import golden, playthrough
from tests.drivers import of_game

SAME_RULES = "--same-rules"


def main(words: Sequence[str]) -> None:
    keys = [word for word in words if word != SAME_RULES]
    for key in keys or list(rules.GAMES):
        endings = of_game(key, "endings")
        for ending in endings.ENDINGS:
            print(golden.write_game(key, ending, same_rules=SAME_RULES in words), flush=True)
        for name in endings.PLAYTHROUGHS:
            file = playthrough.find_file(key, name)
            file.parent.mkdir(exist_ok=True)
            file.write_text(playthrough.make_text(key, name), encoding="utf-8")
            print(file, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

"""Write the golden games and the playthroughs again, after a change of rules or bots:

    python -m tools.rewrite [--same-rules] [game ...]

Read the diff before you commit it: it is what the change does. A change of rules needs a higher
`version` of the game first; `--same-rules` says that only bots or words have changed.
"""

import argparse

import rules
from tests import golden, playthrough
from tests.drivers import of_game


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.rewrite",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", metavar="game", help="all games if none is named")
    parser.add_argument("--same-rules", action="store_true", help="only bots or words have changed")
    asked = parser.parse_args()
    for key in asked.games or list(rules.GAMES):
        endings = of_game(key, "endings")
        for ending in endings.ENDINGS:
            print(golden.write_game(key, ending, same_rules=asked.same_rules), flush=True)
        for name in endings.PLAYTHROUGHS:
            file = playthrough.find_file(key, name)
            file.parent.mkdir(exist_ok=True)
            file.write_text(playthrough.make_text(key, name), encoding="utf-8")
            print(file, flush=True)


if __name__ == "__main__":
    main()

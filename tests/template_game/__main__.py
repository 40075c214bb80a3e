"""Begins a game as a copy of the template, under a key of its own:

python -m tests.template_game wells
"""

import argparse
import shutil
from pathlib import Path

from rules.engine import GAMES
from tests.template_game import GAME, ROOT
from tests.template_game import __name__ as TEMPLATE

SOURCES = {
    "tests/template_game/rules": "rules/{}",
    "tests/template_game/pictures": "pictures/{}",
    "tests/rules/cistern": "tests/rules/{}",
    "tests/pictures/fullest/cistern.py": "tests/pictures/fullest/{}.py",
}


def copy_template(key: str, root: Path = ROOT) -> list[Path]:
    """Copy the four parts of the template to where a game of that key has them. Raises
    FileExistsError where there is something already."""
    copied = [root / target.format(key) for target in SOURCES.values()]
    for there in copied:
        if there.exists():
            raise FileExistsError(there)
    for source, there in zip(SOURCES, copied, strict=True):
        there.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / source).is_file():
            shutil.copy(ROOT / source, there)
        else:
            shutil.copytree(ROOT / source, there, ignore=shutil.ignore_patterns("__pycache__"))
        for file in [there] if there.is_file() else there.rglob("*.py"):
            file.write_text(rename_game(file.read_text(encoding="utf-8"), key), encoding="utf-8")
    return copied


def rename_game(source: str, key: str) -> str:
    """A module of the template as the game of that key has it."""
    for house in ("rules", "pictures"):
        source = source.replace(f"{TEMPLATE}.{house}", f"{house}.{key}")
    return source.replace(f"tests.rules.{GAME.key}", f"tests.rules.{key}").replace(
        f'"{GAME.key}"', f'"{key}"'
    )


def main() -> None:
    """Copy the template under the key asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.template_game", description=__doc__)
    parser.add_argument("key", help="one word in lower case, such as wells")
    key = parser.parse_args().key
    if not (key.isascii() and key.isalpha() and key.islower()) or key in GAMES:
        parser.error(f"{key} must be one word in lower case, and no game's yet.")
    for path in copy_template(key):
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()

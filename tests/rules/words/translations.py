"""Checks the catalogs of another language against the English ones.

python -m tests.rules.words.translations de
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from rules.engine.messages import BrokenMessage, load_catalog
from tests.rules.words.catalogs import CATALOGS, ROOT, RULES, read_catalog


def list_faults(folder: Path, language: str) -> Iterator[str]:
    """What is wrong with a folder's catalog in this language, and which texts it lacks."""
    file = folder / "words" / f"{language}.ftl"
    name = f"{file.relative_to(ROOT)}" if file.is_relative_to(ROOT) else file.name
    wanted = read_catalog(folder)
    if not file.exists():
        yield f"{name}: there is no such file; {len(wanted)} texts are in English"
        return
    try:
        load_catalog(folder / "words", language)
    except BrokenMessage as fault:
        yield str(fault)
        return
    found = read_catalog(folder, language)
    for key in wanted.keys() - found.keys():
        yield f"{name}: {key} is missing"
    for key, (variables, _) in found.items():
        if key not in wanted:
            yield f"{name}: the code makes no {key}"
        elif unknown := variables - wanted[key][0]:
            yield f"{name}: {key} is not given {', '.join(sorted(unknown))}"


def main(language: str) -> int:
    """Print all faults. Returns the exit code: 1 if there is any."""
    folders = [RULES / "engine", *CATALOGS]
    faults = [fault for folder in folders for fault in sorted(list_faults(folder, language))]
    print("\n".join(faults) or f"All texts are there in {language}.")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

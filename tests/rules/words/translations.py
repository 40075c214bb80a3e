"""Checks the texts of another language against the English ones: catalogs and decks.

python -m tests.rules.words.translations de
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from rules.engine.messages import ENGLISH, BrokenMessage, load_catalog
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


def list_deck_faults(folder: Path, language: str) -> Iterator[str]:
    """What the decks of a folder lack in this language, and what they have that English has not."""
    for english in sorted(folder.rglob(f"{ENGLISH}/*.yaml")):
        file = english.parents[1] / language / english.name
        name = file.relative_to(folder.parent)
        wanted = _list_texts(english)
        if not file.exists():
            yield f"{name}: there is no such file; {len(wanted)} texts are in English"
            continue
        found = _list_texts(file)
        yield from (f"{name}: {key} is missing" for key in wanted if key not in found)
        yield from (f"{name}: English has no {key}" for key in found if key not in wanted)


def _list_texts(file: Path) -> list[str]:
    def walk(texts: Any, place: str) -> Iterator[str]:
        if isinstance(texts, str):
            yield place
        else:
            parts = texts.items() if isinstance(texts, dict) else enumerate(texts, 1)
            for key, part in parts:
                if key == "form":  # how to write a name is for each language to say
                    continue
                yield from walk(part, f"{place}.{key}" if place else str(key))

    return list(walk(yaml.safe_load(file.read_text(encoding="utf-8")), ""))


def main(language: str) -> int:
    """Print all faults. Returns the exit code: 1 if there is any."""
    folders = [RULES / "engine", *CATALOGS]
    faults = [fault for folder in folders for fault in sorted(list_faults(folder, language))]
    faults += list_deck_faults(RULES, language)
    print("\n".join(faults) or f"All texts are there in {language}.")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

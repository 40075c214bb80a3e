"""Begins and checks the texts of another language: catalogs, decks and guides.

python -m tests.rules.words.translations de --begin     its files, with the English as comments
python -m tests.rules.words.translations de             what is missing or wrong in them
"""

import argparse
import asyncio
import re
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.app_commands.commands import VALID_SLASH_COMMAND_NAME

from cogs.registry import UNGROUPED_COMMANDS, make_command_groups
from cogs.ui import limits
from cogs.ui.localizations import CatalogTranslator
from rules.engine.catalogs import BrokenMessage
from rules.engine.languages import ENGLISH
from rules.engine.messages import load_catalog, read_patterns
from rules.kit.content import _read_yaml, is_text_with_forms
from tests.rules.words.catalogs import CATALOGS, LAYERS, ROOT, RULES, list_texts, read_catalog

SHOWN = 5
"""How many faults of a file are printed."""
_MENTION = re.compile(r"`/(\w+)((?: [\w-]+)?:?)")
"""A command with its subcommand or option, as texts mention it."""
_RULE = re.compile(r"\b[A-Z]{2}-\d+\.\d+[a-z]?\b")
"""The number of a rule."""


def list_english_files(folder: Path) -> Iterator[tuple[Path, Path]]:
    """The files in a folder that have English texts, and the same files of another language, with
    the place of its code as {}."""
    for english in sorted(folder.rglob(f"words/{ENGLISH}.ftl")):
        yield english, english.with_name("{}.ftl")
    for english in sorted(folder.rglob(f"{ENGLISH}/*.*")):
        yield english, english.parents[1] / "{}" / english.name


def begin_language(folder: Path, language: str) -> list[Path]:
    """Write the files of a language that are not there yet: catalogs and decks with the English as
    comments, guides as they are in English."""
    made = []
    for english, other in list_english_files(folder):
        file = Path(str(other).format(language))
        if not file.exists():
            text = english.read_text(encoding="utf-8")
            file.parent.mkdir(exist_ok=True)
            file.write_text(text if file.suffix == ".md" else comment_out(text), encoding="utf-8")
            made.append(file)
    return made


def comment_out(text: str) -> str:
    """Turn all lines into comments."""
    return re.sub(r"^(?=[^#\n])", "# ", text, flags=re.MULTILINE)


def list_faults(folder: Path, language: str) -> Iterator[str]:
    """What is wrong with a folder's catalog in this language, and which texts it lacks."""
    file = folder / "words" / f"{language}.ftl"
    name = f"{file.relative_to(ROOT)}" if file.is_relative_to(ROOT) else file.name
    wanted = read_catalog(folder)
    if not file.exists():
        yield f"{name}: there is no such file; {len(wanted)} texts are in English"
        return
    try:
        found = read_catalog(folder, language)
    except BrokenMessage as fault:
        yield str(fault)
        return
    for key in wanted.keys() - found.keys():
        yield f"{name}: {key} is missing"
    referred = {key for _, references in found.values() for key in references}
    parts = {key for _, references in wanted.values() for key in references} - list_texts(folder)
    for key, (variables, _) in found.items():
        if key not in wanted:
            if key in referred:  # a form that English does not need
                continue
            yield f"{name}: the code makes no {key}"
        elif key not in parts and (unknown := variables - wanted[key][0]):
            yield f"{name}: {key} is not given {', '.join(sorted(unknown))}"
        else:
            yield from (f"{name}: {fault}" for fault in _try_patterns(folder, language, key))


def _try_patterns(folder: Path, language: str, key: str) -> Iterator[str]:
    """Read a message's text and its attributes, as a reader's bot does. Some are for scripts alone:
    they may use what the English ones do."""
    english, reader = (read_patterns(folder / "words", each) for each in (ENGLISH, language))
    message = load_catalog(folder / "words", language).get_message(key)
    for pattern in [key, *(f"{key}.{attribute}" for attribute in message.attributes)]:
        try:
            reader.find_maker(pattern)
        except (AttributeError, LookupError, TypeError, ValueError) as error:
            with suppress(AttributeError, LookupError, TypeError, ValueError):
                english.find_maker(pattern)
                yield f"{pattern} uses what our texts do not have: {error}"
    if key.startswith("typed-"):
        english = read_patterns(folder / "words", ENGLISH)
        wanted, found = (str(each.find_maker(key)({})).count("|") for each in (english, reader))
        if found != wanted:
            yield f"{key} has {found + 1} things, and not {wanted + 1}"


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


def list_guide_faults(folder: Path, language: str) -> Iterator[str]:
    """The guides that a language lacks, and in the others the rules and the paragraphs."""
    for english in sorted(folder.rglob(f"{ENGLISH}/guide.md")):
        file = english.parents[1] / language / english.name
        name = file.relative_to(folder.parent)
        if not file.exists():
            yield f"{name}: there is no such file; the guide is in English"
            continue
        wanted, found = (each.read_text(encoding="utf-8") for each in (english, file))
        missing = set(_RULE.findall(wanted)) - set(_RULE.findall(found))
        yield from (f"{name}: {number} is missing" for number in sorted(missing))
        same = {*wanted.split("\n\n")[1:]} & {*found.split("\n\n")}
        if same:
            yield f"{name}: {len(same)} paragraphs are in English"


async def list_command_faults(language: str) -> list[str]:
    """What Discord would refuse of the names and descriptions of commands."""
    translator = CatalogTranslator({language})
    fitting = [each for each in discord.Locale if translator.find_language(each) == language]
    if language in translator.languages and not fitting:
        return [f"commands: Discord has no language {language}"]
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    payloads = [
        await each.get_translated_payload(tree, translator)
        for each in (*make_command_groups(), *UNGROUPED_COMMANDS)
    ]
    locale = fitting[0].value if fitting else ENGLISH
    faults = [
        *check_siblings(payloads, "", locale),
        *check_mentions(payloads, language, locale),
        *(
            f"/{each['name']} is too long"
            for each in payloads
            if count_letters(each) > limits.COMMAND_TEXT
        ),
    ]
    return [f"commands: {fault}" for fault in faults]


def count_letters(entry: dict[str, Any]) -> int:
    """Count what Discord limits of a command: names, descriptions and values, each in its longest
    language."""
    found = sum(
        max(map(len, (entry[key], *(entry.get(f"{key}_localizations") or {}).values())))
        for key in ("name", "description")
        if key in entry
    )
    parts = (*(entry.get("options") or []), *(entry.get("choices") or []))
    return found + len(str(entry.get("value", ""))) + sum(map(count_letters, parts))


def check_mentions(entries: list[dict[str, Any]], language: str, locale: str) -> Iterator[str]:
    """Name the commands that texts mention by other names than Discord shows in the language."""
    known = {_find_name(each, locale): each for each in entries}
    files = [*(catalog / "words" / f"{language}.ftl" for catalog in CATALOGS)]
    for file in (*files, *(ROOT / "docs" / language).glob("*.md")):
        lines = file.read_text(encoding="utf-8").splitlines()
        said = "\n".join(line for line in lines if not line.startswith("# "))
        for name, rest in _MENTION.findall(said):
            options = known[name].get("options") or [] if name in known else []
            names = {_find_name(each, locale) for each in options}
            if name not in known or (rest and rest.strip(" :") not in names):
                yield f"{file.relative_to(file.parents[2])} mentions /{name}{rest}"


def _find_name(entry: dict[str, Any], locale: str) -> str:
    name: str = (entry.get("name_localizations") or {}).get(locale, entry["name"])
    return name


def check_siblings(entries: list[dict[str, Any]], place: str, locale: str) -> Iterator[str]:
    """What is wrong with commands or options that stand together, and with those in them."""
    known = Counter(_find_name(each, locale) for each in entries)
    for each in entries:
        where = f"{place}/{each['name']}"
        name = _find_name(each, locale)
        if not VALID_SLASH_COMMAND_NAME.match(name) or name != name.lower():
            yield f"{where} cannot be called {name}"
        elif known[name] > 1:
            yield f"{where} is called {name}, as another is"
        length = len(each.get("description_localizations", {}).get(locale, ""))
        if length > limits.COMMAND_DESCRIPTION:
            yield f"{where} has a description of {length} characters"
        yield from check_siblings(each.get("options") or [], where, locale)
        for choice in each.get("choices") or []:
            length = len(_find_name(choice, locale))
            if length > limits.CHOICE_NAME:
                yield f"{where} has a choice of {length} characters"


def _list_texts(file: Path) -> list[str]:
    def walk(texts: Any, place: str) -> Iterator[str]:
        if isinstance(texts, str) or is_text_with_forms(texts):
            yield place
        elif texts is not None:
            parts = texts.items() if isinstance(texts, dict) else enumerate(texts, 1)
            for key, part in parts:
                if key == "form":  # how to write a name is for each language to say
                    continue
                yield from walk(part, f"{place}.{key}" if place else str(key))

    return list(walk(_read_yaml(file), ""))


def main() -> int:
    """Begin a language, or print its faults. Returns the exit code: 1 if there is any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", help="the language's code, such as de")
    parser.add_argument("--begin", action="store_true", help="write the files that are not there")
    parser.add_argument("--all", action="store_true", help=f"not only {SHOWN} faults of each file")
    asked = parser.parse_args()
    if asked.begin:
        made = [file for layer in LAYERS for file in begin_language(ROOT / layer, asked.language)]
        print(f"{len(made)} files are new, such as {made[0].relative_to(ROOT)}." if made else "")
        return 0
    faults = [fault for folder in CATALOGS for fault in sorted(list_faults(folder, asked.language))]
    faults += list_deck_faults(RULES, asked.language)
    faults += list_guide_faults(RULES, asked.language)
    faults += asyncio.run(list_command_faults(asked.language))
    print("\n".join(faults if asked.all else clip_faults(faults)))
    print(f"{len(faults)} faults" if faults else f"All texts are there in {asked.language}.")
    return bool(faults)


def clip_faults(faults: list[str]) -> Iterator[str]:
    """The first faults of each file, and how many more it has."""
    for name, group in groupby(faults, lambda fault: fault.partition(": ")[0]):
        own = list(group)
        yield from own[:SHOWN]
        if len(own) > SHOWN:
            yield f"{name}: {len(own) - SHOWN} more"


if __name__ == "__main__":
    sys.exit(main())

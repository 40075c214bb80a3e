"""A translation can be tried and checked before it is complete."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from rules.engine.messages import load_catalog, read_patterns
from rules.kit import content
from tests.rules.words import translations
from tests.rules.words.catalogs import CATALOGS, RULES
from tests.rules.words.translations import (
    begin_language,
    check_mentions,
    check_siblings,
    count_letters,
    list_command_faults,
    list_deck_faults,
    list_faults,
    list_guide_faults,
)

ENGLISH = "go = { $who } goes.\nstay = { $who } stays { $days } days.\nend = The end.\n"


def write_catalogs(folder: Path, language: str, words: str) -> Path:
    (folder / "words").mkdir()
    (folder / "words" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "words" / f"{language}.ftl").write_text(words, encoding="utf-8")
    return folder


def test_a_translations_gaps_and_faults_are_listed(tmp_path: Path) -> None:
    words = "go = { $who } geht nach { $where }.\nstay = { $who } bleibt.\nfly = Flieg.\n"
    folder = write_catalogs(tmp_path, "de", words)
    assert sorted(list_faults(folder, "de")) == [
        "de.ftl: end is missing",
        "de.ftl: go is not given where",
        "de.ftl: the code makes no fly",
    ]


def test_a_variable_may_be_used_by_a_referenced_message(tmp_path: Path) -> None:
    words = "go = { stay }\nstay = { $who } geht.\nend = Ende.\n"
    folder = write_catalogs(tmp_path, "de", words)
    english = "go = { $who } { stay }.\nstay = goes\nend = The end.\n"
    (folder / "words" / "en.ftl").write_text(english, encoding="utf-8")
    assert list(list_faults(folder, "de")) == []


def test_a_line_that_cannot_be_read_and_a_missing_file_are_named(tmp_path: Path) -> None:
    folder = write_catalogs(tmp_path, "de", "go = { $who\n")
    (fault,) = list_faults(folder, "de")
    assert "de.ftl, line " in fault
    assert list(list_faults(folder, "fr")) == [
        "fr.ftl: there is no such file; 3 texts are in English"
    ]


def test_unknown_functions_and_terms_are_named(tmp_path: Path) -> None:
    words = "go = { SHOUT($who) } geht.\nend = { -the-end }\n"
    faults = list(list_faults(write_catalogs(tmp_path, "de", words), "de"))
    assert [fault.split(" uses ")[0] for fault in faults if " uses " in fault] == [
        "de.ftl: go",
        "de.ftl: end",
    ]


def test_words_to_type_must_name_as_many_things_as_in_english(tmp_path: Path) -> None:
    folder = write_catalogs(tmp_path, "de", "typed-days = mo | di\n")
    with (folder / "words" / "en.ftl").open("a", encoding="utf-8") as english:
        english.write("typed-days = mon | tue / tues | wed\n")
    faults = list(list_faults(folder, "de"))
    assert "de.ftl: typed-days has 2 things, and not 3" in faults


def test_a_new_language_starts_as_commented_english_and_keeps_its_files(tmp_path: Path) -> None:
    game = write_catalogs(tmp_path, "de", "end = Ende.\n")
    deck, guide = game / "content" / "en" / "cards.yaml", game / "words" / "en" / "guide.md"
    for file, text in ((deck, "a:\n  name: Ash\n"), (guide, "# Ash\n\n**SV-1.1** Go.\n")):
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
    assert begin_language(tmp_path, "de") == [
        game / "content" / "de" / "cards.yaml",
        game / "words" / "de" / "guide.md",
    ]
    assert begin_language(tmp_path, "fr")[0] == game / "words" / "fr.ftl"
    commented = (game / "words" / "fr.ftl").read_text(encoding="utf-8")
    assert commented == "".join(f"# {line}\n" for line in ENGLISH.splitlines())
    assert len(list(list_faults(game, "fr"))) == 3
    assert [fault.split(": ")[1] for fault in list_deck_faults(game, "fr")] == ["a.name is missing"]
    assert [fault.split(": ")[1] for fault in list_guide_faults(game, "fr")] == [
        "1 paragraphs are in English"
    ]
    (game / "words" / "fr" / "guide.md").write_text("# Cendres\n\nAllez.\n", encoding="utf-8")
    assert [fault.split(": ")[1] for fault in list_guide_faults(game, "fr")] == [
        "SV-1.1 is missing"
    ]


def test_a_deck_with_commented_texts_is_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(content, "PROCESS_LANGUAGE", "de")
    for file, text in {
        "cards.yaml": "- id: a\n- id: b\n",
        "en/cards.yaml": "a: {name: Ash}\nb: {name: Bark}\n",
        "de/cards.yaml": "a:\n#  name: Ash\nb: {name: Borke}\n",
    }.items():
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    cards = content.read_deck(tmp_path / "cards.yaml", TypeAdapter(dict[str, str]))
    assert [card["name"] for card in cards.values()] == ["Ash", "Borke"]
    (tmp_path / "de" / "cards.yaml").write_text("# a: {name: Ash}\n", encoding="utf-8")
    cards = content.read_deck(tmp_path / "cards.yaml", TypeAdapter(dict[str, str]))
    assert [card["name"] for card in cards.values()] == ["Ash", "Bark"]


def test_command_texts_that_discord_would_refuse_are_reported() -> None:
    def entry(name: str, said: str, about: str = "", **more: Any) -> dict[str, Any]:
        names, about_it = {"de": said}, {"de": about}
        return {
            "name": name,
            "name_localizations": names,
            "description_localizations": about_it,
        } | more

    entries = [
        entry("game", "spiel", options=[entry("open", "Offen"), entry("end", "zu ende")]),
        entry("me", "ich", "x" * 101),
        entry("you", "ich"),
        entry("how", "wie", choices=[{"name": "a", "name_localizations": {"de": "x" * 101}}]),
    ]
    assert list(check_siblings(entries, "", "de")) == [
        "/game/open cannot be called Offen",
        "/game/end cannot be called zu ende",
        "/me is called ich, as another is",
        "/me has a description of 101 characters",
        "/you is called ich, as another is",
        "/how has a choice of 101 characters",
    ]
    assert count_letters(entry("how", "wie", "x", description="y" * 9)) == 3 + 9


def test_texts_that_mention_commands_by_wrong_names_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = "a = `/game open` and `/game end`.\nb = `/me away:`.\nc = `/game`, `/{ $key }`.\n"
    words = "a = `/spiel öffnen` und `/spiel end`.\nb = `/ich fort:`.\nc = `/game`, `/{ $key }`.\n"
    folder = write_catalogs(tmp_path, "de", words)
    (folder / "words" / "en.ftl").write_text(english, encoding="utf-8")
    monkeypatch.setattr(translations, "CATALOGS", [folder])
    monkeypatch.setattr(translations, "ROOT", tmp_path)

    def entry(name: str, said: str, *options: Any) -> dict[str, Any]:
        return {"name": name, "name_localizations": {"de": said}, "options": [*options]}

    entries = [
        entry("game", "spiel", entry("open", "öffnen"), entry("end", "beenden")),
        entry("me", "ich", entry("away", "weg")),
    ]
    assert list(check_mentions(entries, "en", "en-US")) == []
    assert [fault.split(" mentions ")[1] for fault in check_mentions(entries, "de", "de")] == [
        "/spiel end",
        "/ich fort:",
        "/game",
    ]


def test_a_missing_message_is_in_english(tmp_path: Path) -> None:
    folder = write_catalogs(tmp_path, "de", "end = Ende.\n") / "words"
    assert load_catalog(folder, "de").has_message("go")
    reader = read_patterns(folder, "de")
    assert reader.find_maker("end")({}) == "Ende."
    assert reader.find_maker("go")({"who": "Ada"}) == "Ada goes."


def test_a_bot_started_in_a_language_speaks_it(tmp_path: Path) -> None:
    """A process with _EMBERKEEP_LANGUAGE says each text in that language, the painter too."""
    folder = write_catalogs(tmp_path, "de", "end = Ende.\n") / "words"
    code = (
        "import sys, types; sys.modules['rules'] = rules = types.ModuleType('rules')\n"
        f"rules.__path__ = [{str(RULES)!r}]  # it loads no game\n"
        "from pathlib import Path; from rules.engine.messages import Message\n"
        f"class Own(Message): catalogs = Path({str(folder)!r})\n"
        "print(Own('end'), Own('go', who='Ada'))"
    )
    said = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "_EMBERKEEP_LANGUAGE": "de"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout == "Ende. Ada goes.\n"


def test_gaps_in_a_translated_deck_are_named(tmp_path: Path) -> None:
    english, german = (tmp_path / "content" / language / "cards.yaml" for language in ("en", "de"))
    for file in (english, german):
        file.parent.mkdir(parents=True)
    english.write_text("a: {name: Ash, ways: [Up]}\nb: {name: Bark}", encoding="utf-8")
    german.write_text("a: {name: {text: Esche, gender: f}, way: Hoch}", encoding="utf-8")
    assert [fault.split("yaml: ")[1] for fault in list_deck_faults(tmp_path, "de")] == [
        "a.ways.1 is missing",
        "b.name is missing",
        "English has no a.way",
    ]
    german.unlink()
    [fault] = list_deck_faults(tmp_path, "de")
    assert fault.endswith("there is no such file; 3 texts are in English")


async def test_german_is_complete() -> None:
    """No message, card, word of a picture, rule of a guide or command is without its German."""
    faults = [fault for folder in CATALOGS for fault in list_faults(folder, "de")]
    faults += [*list_deck_faults(RULES, "de"), *list_guide_faults(RULES, "de")]
    assert len(CATALOGS) > 12
    assert faults + await list_command_faults("de") == []

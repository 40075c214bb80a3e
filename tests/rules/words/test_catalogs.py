"""Catalogs have every message that code makes and no others, and texts fit where they are shown."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser

from rules.engine import Event, Message, Option, Prompt, Table, messages
from rules.engine.catalogs import BrokenMessage
from rules.engine.catalogs import read_catalog as read_entries
from rules.engine.languages import speak
from rules.engine.late_texts import read_raw_text
from rules.engine.messages import (
    Either,
    check_catalogs,
    list_languages,
    load_catalog,
    prepare_value,
)
from rules.engine.prompts import ABOUT_CHARACTERS, keep_or_renew
from rules.kit.content import DeckText
from tests import golden
from tests.drivers import take_entry
from tests.rules.words import catalogs
from tests.rules.words.catalogs import (
    CATALOGS,
    ROOT,
    RULES,
    list_english,
    list_texts,
    list_uses,
    read_catalog,
)
from tests.rules.words.pages import list_shown, list_written

GAMES = [folder for folder in CATALOGS if folder.parent == RULES and folder.name in catalogs.GAMES]
NAME = "Wolfgangina-Maximiliane von Hohe"
LANGUAGES = sorted(list_languages())
assert len(NAME) == 32, "the longest name that a player can have"

each_game = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
TEMPLATE = [ROOT / "tests" / "template_game" / house for house in ("rules", "pictures")]
each_catalog = pytest.mark.parametrize(
    "folder", [*CATALOGS, *TEMPLATE], ids=lambda folder: str(folder.relative_to(ROOT))
)


@each_catalog
def test_each_message_in_code_exists_with_exactly_its_variables(folder: Path) -> None:
    catalog = read_catalog(folder)
    for use in list_uses(folder):
        assert use.key in catalog, f"{use.where}: the catalog has no {use.key}"
        if use.data is not None:
            assert use.data == catalog[use.key][0], f"{use.where}: {use.key}"


@each_catalog
def test_no_message_is_unused(folder: Path) -> None:
    catalog = read_catalog(folder)
    referred = {key for _, references in catalog.values() for key in references}
    assert set(catalog) - list_texts(folder) - referred == set()


@pytest.mark.parametrize("folder", [*GAMES, TEMPLATE[0]], ids=lambda folder: folder.name)
def test_no_english_is_left_in_the_rules_of_play(folder: Path) -> None:
    assert list_english(folder / "play") == []


@pytest.mark.parametrize("layer", ["tables", "documents", "cogs", "sandbox"])
def test_no_english_is_left_outside_the_rules(layer: str) -> None:
    assert list_english(ROOT / layer) == []


@pytest.mark.parametrize(
    ("name", "source", "written", "shown"),
    [
        (
            "a.js",
            'f(writeText("all"), writeText("some", { count, who: w(x, y.z) })); // writeText here\n'
            "put(/it's no text/, 'It is over.', `${n} of it`, writeText(\"other\", data));",
            [("all", set()), ("some", {"count", "who"}), ("other", None)],
            ["It is over.", "{} of it"],
        ),
        (
            "a.html",
            '<p title="Go on" class="no text">{{ write_text("all") }} And so on.</p>'
            '<b>{{ write_text("some", who=w) | inline }}</b><style>a b, c {}</style>',
            [("all", set()), ("some", {"who"})],
            ["Go on", "And so on."],
        ),
    ],
)
def test_texts_of_pages_are_found(
    tmp_path: Path,
    name: str,
    source: str,
    written: list[tuple[str, set[str] | None]],
    shown: list[str],
) -> None:
    (tmp_path / name).write_text(source, encoding="utf-8")
    found = [(key, data) for key, data, _ in list_written(tmp_path / name)]
    assert found == [(key, data if data is None else frozenset(data)) for key, data in written]
    assert [text for _, text in list_shown(tmp_path / name) if " " in text] == shown


def test_a_script_that_hides_the_id_of_a_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("\nwriteText(key);", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"a\.js:2"):
        list(list_written(tmp_path / "a.js"))


# -- in play -------------------------------------------------------------------------------------


def list_messages(given: object) -> Iterator[Message]:
    """A message of a catalog, and those that its data has."""
    if isinstance(given, Message):
        if not isinstance(given, DeckText):
            yield given
        for value in given.data.values():
            yield from list_messages(value)
    elif isinstance(given, list | tuple):
        for each in given:
            yield from list_messages(each)


def play_golden(path: Path) -> Iterator[tuple[Table[Any], tuple[Event, ...]]]:
    """A kept game with the longest names: the table and what was told, after each entry."""
    head, journal, _ = golden.read_game(path)
    head["names"] = [f"{NAME[:-1]}{seat}" for seat in range(len(head["names"]))]
    table = golden.begin_game(head)
    for entry in journal:
        yield table, take_entry(table, entry)


def has_exact_data(message: Message) -> bool:
    catalog = read_catalog(message.catalogs.parent)
    return set(message.data) == catalog[message.id][0]


Checked = set[tuple[str, Any]]
"""What has been found to fit: each text, whole, and where it is shown. It comes again and again."""
FITS = {"text": (1, None), "about": (0, ABOUT_CHARACTERS), "label": (1, 80), "detail": (0, 100)}
"""How many letters each part of a question has, at least and at most."""


def check_prompt(prompt: Prompt[object], checked: Checked) -> None:
    """It fits where it is shown, and its messages have exactly their variables."""
    asked = [(prompt, "text"), (prompt, "about")]
    offered = [(option, part) for option in prompt.options for part in ("label", "detail")]
    for instance, part in (*asked, *offered):
        said = part, read_raw_text(instance, part)
        if said not in checked:
            checked.add(said)
            least, most = FITS[part]
            for language in LANGUAGES:
                with speak(language):
                    text = getattr(instance, part)
                    assert least <= len(text) <= (most or len(text)), (language, text)
            for message in list_messages(said[1]):
                assert has_exact_data(message), message


@each_game
def test_texts_in_play_fit_with_the_longest_names(folder: Path) -> None:
    checked, told = Checked(), set[Message]()
    for path in golden.list_games(folder.name):
        for table, events in play_golden(path):
            for prompt in table.prompts:
                check_prompt(prompt, checked)
            told.update(message for event in events for message in list_messages(event.message))
    for message in told:
        assert has_exact_data(message), message
        assert Message.load(message.dump()) == message
    assert len(told) > 30


@each_game
def test_texts_equal_those_of_the_fluent_library(folder: Path) -> None:
    path = min(golden.list_games(folder.name), key=lambda path: path.stat().st_size)
    said = {
        message
        for _, events in play_golden(path)
        for event in events
        for message in list_messages(event.message)
    }
    assert len(said) > 10
    for message in said:
        data = {
            name: prepare_value(message.catalogs, "en", value)
            for name, value in message.data.items()
        }
        numbers = {
            name: fluent_number(value, useGrouping=False)
            for name, value in data.items()
            if isinstance(value, int)
        }
        bundle = load_catalog(message.catalogs, "en")
        pattern = bundle.get_message(message.id).value
        assert bundle.format_pattern(pattern, data | numbers) == (str(message), [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalog_is_parsed_as_the_fluent_library_does(language: str) -> None:
    file = RULES / "survive" / "words" / f"{language}.ftl"
    wanted = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert read_entries(file).equals(wanted, ignored_fields=["span"])


def test_a_catalog_that_cannot_be_read_names_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("# All\n\ngood = Good\n\nbad = { $open\n", encoding="utf-8")
    with pytest.raises(BrokenMessage, match=r"en\.ftl, line [56]: "):
        load_catalog(tmp_path, "en").get_message("bad")


def test_the_bot_reads_every_catalog_in_every_language_at_its_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That each of them can be read is found where German is compared with English."""
    read = set[Path]()
    with monkeypatch.context() as patched:
        patched.setattr(messages, "read_catalog", read.add)
        check_catalogs()
    assert read >= {game / "words" / f"{each}.ftl" for game in GAMES for each in LANGUAGES}
    monkeypatch.setattr(Tried, "catalogs", tmp_path)
    monkeypatch.setattr(Message, "classes", {"Tried": Tried})
    (tmp_path / "en.ftl").write_text("good = Good\nbad = { $open\n", encoding="utf-8")
    with pytest.raises(BrokenMessage, match=r"en\.ftl, line [23]: "):
        check_catalogs()
    (tmp_path / "en.ftl").unlink()
    (tmp_path / "xx.ftl").write_text("good = Gut\n", encoding="utf-8")
    with pytest.raises(BrokenMessage, match=r"en\.ftl is missing"):
        check_catalogs()


class Tried(Message):
    """A message of a catalog made up here."""

    __slots__ = ()


def test_a_message_without_text_or_with_wrong_data_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en.ftl").write_text("greets = Hello, { $name }.\n", encoding="utf-8")
    monkeypatch.setattr(Tried, "catalogs", tmp_path)
    assert str(Tried("greets", name=["Ada", "Ben", "Cleo"])) == "Hello, Ada, Ben and Cleo."
    assert str(Tried("greets", name=1000)) == "Hello, 1000."
    with pytest.raises(BrokenMessage, match="has no message nods"):
        str(Tried("nods"))
    with pytest.raises(BrokenMessage, match="name"):
        str(Tried("greets", who="Ada"))


class Other(Message):
    """A message of another catalog made up here."""

    __slots__ = ()


def test_a_message_in_the_data_of_another_keeps_its_own_catalog(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder, text in (("outer", "says = { $what }!\n"), ("inner", "says = Hello\n")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "en.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(Tried, "catalogs", tmp_path / "outer")
    monkeypatch.setattr(Other, "catalogs", tmp_path / "inner")
    assert str(Tried("says", what=Other("says"))) == "Hello!"


def test_a_message_can_have_variants(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "builds = { $name } builds.\n    .book = A wall goes up for { $name }.\n"
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(Tried, "catalogs", tmp_path)
    book = Tried("builds", name="Ada").find_variant("book")
    assert book is not None
    assert str(book) == "A wall goes up for Ada."
    assert Tried("builds", name="Ada").find_variant("heading") is None


def test_data_is_listed_spelled_out_and_isolated_from_the_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "asks = { $names }?\ncounts = { SPELL($number) }\ndates = { MONTH($month) }\n"
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(Tried, "catalogs", tmp_path)
    either = Tried("asks", names=Either(("Ada", "Ben", "Cleo")))
    assert str(either) == "Ada, Ben or Cleo?"
    assert str(Tried("asks", names=("Ada", "Ben", "Cleo"))) == "Ada, Ben and Cleo?"
    assert Tried.load(json.loads(json.dumps(either.dump()))) == either
    spelled = [str(Tried("counts", number=number)) for number in (0, 7, 13, 20, 42, 99, 100, -1)]
    assert spelled == [
        "none",
        "seven",
        "thirteen",
        "twenty",
        "forty-two",
        "ninety-nine",
        "100",
        "-1",
    ]
    assert [str(Tried("dates", month=month)) for month in (1, 12)] == ["January", "December"]
    assert str(Tried("asks", names="Zoë")) == "Zoë?"
    assert str(Tried("asks", names="Zoë " * 2000)) == f"{'Zoë ' * 2000}?", "longer than fluent's"
    assert str(Tried("asks", names="שרה")) == "\u2068שרה\u2069?", "written from right to left"


def test_messages_are_compared_by_id_and_data_without_words() -> None:
    """There is no text for these."""
    assert Message("never", n=1) == Message("never", n=1)
    assert Message("never", n=1) != Message("never", n=2)

    def ask(label: Message) -> Prompt[str]:
        options = (Option("a", "act", label, Message("never-either")),)
        text, about = Message("never"), Message("never-at-all")
        return Prompt("1", 0, text, "choice", options, 1, 1, ["a"], about=about)

    old = ask(Message("never", n=1))
    assert keep_or_renew(old, ask(Message("never", n=1))) is old
    assert keep_or_renew(old, ask(Message("never", n=2))) is not old

"""Card files: what is wrong is named, with file and card."""

import json
from pathlib import Path

import pytest
from pydantic import BaseModel, Field, ValidationError

from rules.engine.languages import speak
from rules.engine.messages import Message
from rules.kit import content
from rules.kit.content import (
    BrokenCard,
    DeckText,
    check_counts,
    check_references,
    check_unique,
    read_card,
    read_deck,
)


class Card(BaseModel):
    id: str
    name: str = Field(min_length=1, max_length=80)
    period: int = 0


def write_cards(folder: Path, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / "cards.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_cards_are_read_by_id_in_file_order(tmp_path: Path) -> None:
    path = write_cards(tmp_path, "- {id: b, name: Bark}\n- {id: a, name: Ash}\n")
    deck = read_deck(path, Card, period=2)
    found = [(key, card.name, card.period) for key, card in deck.items()]
    assert found == [("b", "Bark", 2), ("a", "Ash", 2)]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("id: a", r"cards\.yaml: is no list of cards"),
        ("[a]", r"cards\.yaml, card 1: is no card"),
        ("[{id: a, name: A}, {id: a, name: B}]", "card a: there is another"),
        ("[{id: a, name: ''}]", "card a: name:"),
        (f"[{{id: a, name: {'x' * 81}}}]", "card a: name:"),
        ("[", "is not YAML"),
    ],
)
def test_a_broken_card_is_named(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(BrokenCard, match=told):
        read_deck(write_cards(tmp_path, text), Card)


def test_a_file_may_hold_one_card_or_only_its_texts(tmp_path: Path) -> None:
    assert read_card(write_cards(tmp_path, "{id: a, name: Ash}"), Card).name == "Ash"
    with pytest.raises(BrokenCard, match="cannot be read"):
        read_card(tmp_path / "nowhere.yaml", Card)
    write_cards(tmp_path / "en", "{id: a, name: Bark}")
    (tmp_path / "cards.yaml").unlink()
    assert read_card(tmp_path / "cards.yaml", Card).name == "Bark"


def test_texts_are_read_from_the_folder_of_their_language(tmp_path: Path) -> None:
    deck = write_cards(tmp_path, "- {id: a, ways: [{cost: 1}, {}], spaces: [{id: 7}, {id: 8}]}\n")
    spaces = "spaces: {8: {label: Ford}}, note: {text: Beware}"
    texts = f"a: {{name: Ash, ways: [{{label: Climb}}, {{label: Wait}}], {spaces}}}"
    write_cards(tmp_path / "en", texts)
    card = read_deck(deck, dict[str, object])["a"]
    assert card["name"] == "Ash"
    assert card["ways"] == [{"cost": 1, "label": "Climb"}, {"label": "Wait"}]
    assert card["spaces"] == [{"id": 7}, {"id": 8, "label": "Ford"}]
    assert card["note"] == {"text": "Beware"}


def test_texts_missing_from_a_translation_are_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(content, "PROCESS_LANGUAGE", "de")
    deck = write_cards(tmp_path, "[{id: a}, {id: b}]")
    write_cards(tmp_path / "en", "a: {name: Ash}\nb: {name: Bark}")
    write_cards(tmp_path / "de", "b: {name: Rinde}")
    assert [card.name for card in read_deck(deck, Card).values()] == ["Ash", "Rinde"]


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        ("b: {name: Bark}", r"cards\.yaml: there is no b, but a text for it"),
        ("[", r"en/cards\.yaml: is not YAML"),
        ("{}", r"cards\.yaml, card a: name: Field required"),
    ],
)
def test_texts_that_do_not_fit_are_named(tmp_path: Path, texts: str, told: str) -> None:
    deck = write_cards(tmp_path, "[{id: a}]")
    write_cards(tmp_path / "en", texts)
    with pytest.raises(BrokenCard, match=told):
        read_deck(deck, Card)


def test_counts_unique_names_and_references_are_checked() -> None:
    check_counts("deck", ["a", "b", "a"], {"a": 2, "b": 1, "c": 0})
    check_unique("deck", [("a", "Ash"), ("b", "Bark")])
    check_references("deck", [("a", "b")], {"b"})
    for told, check, *given in (
        ("deck: 1 of b, and not 2", check_counts, ["a", "b"], {"a": 1, "b": 2}),
        ("deck: 1 of x, and not 0", check_counts, ["x"], {}),
        ("b: has the same as card a: Ash", check_unique, [("a", "Ash"), ("b", "Ash")]),
        ("a: leads to c, which is nowhere", check_references, [("a", "b"), ("a", "c")], {"b"}),
    ):
        with pytest.raises(BrokenCard, match=told):
            check("deck", *given)


class Worded(BaseModel):
    id: str
    name: DeckText
    lines: list[DeckText] = []


@pytest.fixture
def tool(tmp_path: Path) -> Worded:
    deck = write_cards(tmp_path, "[{id: axe}]")
    write_cards(tmp_path / "en", "axe: {name: Axe, lines: ['{who} chops.', Thud.]}")
    german = "axe: {name: {text: Axt, gender: f}, lines: ['{who} hackt.']}"
    write_cards(tmp_path / "de", german)
    return read_deck(deck, Worded)["axe"]


def test_a_decks_text_is_read_in_the_current_language(tool: Worded) -> None:
    assert [str(tool.name), *map(str, tool.lines)] == ["Axe", "{who} chops.", "Thud."]
    with speak("de"):
        assert [str(tool.name), *map(str, tool.lines)] == ["Axt", "{who} hackt.", "Thud."]
        assert str(tool.lines[0].fill({"who": "Ada"})) == "Ada hackt."
    assert str(tool.name) == tool.name == "Axe"
    assert tool.model_dump()["name"] == "Axe"


def test_a_stored_text_is_read_in_any_language(tool: Worded) -> None:
    line = tool.lines[0].fill({"who": tool.name})
    assert (line.render("en"), line.render("de")) == ("Axe chops.", "Axt hackt.")
    stored = Message.load(json.loads(json.dumps(line.dump())))
    assert stored == line
    assert (stored.render("en"), stored.render("de")) == ("Axe chops.", "Axt hackt.")


def test_a_message_agrees_with_the_gender_of_a_text(tmp_path: Path, tool: Worded) -> None:
    class Said(Message):
        catalogs = tmp_path / "words"

    Said.catalogs.mkdir()
    (Said.catalogs / "en.ftl").write_text("finds = You find the { $what }.", encoding="utf-8")
    article = '{ FORM($what, "gender") ->\n [f] die\n [many] die\n *[other] das\n }'
    german = f"finds = Du findest {article} {{ $what }}."
    (Said.catalogs / "de.ftl").write_text(german, encoding="utf-8")
    with speak("de"):
        assert str(Said("finds", what=tool.name)) == "Du findest die Axt."
        assert str(Said("finds", what=[tool.name])) == "Du findest die Axt."
        assert str(Said("finds", what="Ding")) == "Du findest das Ding."
    assert str(Said("finds", what=tool.name)) == "You find the Axe."


def test_texts_with_the_same_english_differ_if_another_language_differs(tmp_path: Path) -> None:
    deck = write_cards(tmp_path, "[{id: season}, {id: coil}, {id: year}]")
    write_cards(
        tmp_path / "en", "{season: {name: Spring}, coil: {name: Spring}, year: {name: Spring}}"
    )
    german = "{season: {name: Frühling}, coil: {name: Feder}, year: {name: Frühling}}"
    write_cards(tmp_path / "de", german)
    season, coil, year = [card.name for card in read_deck(deck, Worded).values()]
    assert season == year != coil
    kept = {Message("quoted", quote=each): each for each in (season, coil)}
    with speak("de"):
        assert list(map(str, kept)) == ["„Frühling“", "„Feder“"]


def test_a_packs_text_has_one_language() -> None:
    card = Worded.model_validate({"id": "own", "name": "Spade"})
    with speak("de"):
        assert str(card.name) == "Spade"
    with pytest.raises(ValidationError, match="valid string"):
        Worded.model_validate({"id": "own", "name": 3})

"""Texts that are read aloud are unique and in plain letters, and broken files are named."""

import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rules.aurora.model.cards import CONTENT, BrokenCard, load_decks

DECKS = load_decks()
FACES = list(DECKS.exploration.values())
LOOT = list(DECKS.loot.values())


def keep_one_of_each(cards: Iterator[Any]) -> list[Any]:
    """One of each name of cards that are there twice."""
    return list({card.name: card for card in cards}.values())


def list_spoken_cards() -> list[Any]:
    """Everything that is read aloud; of the Objects, one of each name."""
    return [
        *FACES,
        *DECKS.starting.values(),
        *keep_one_of_each(iter(DECKS.objects.values())),
        *LOOT,
        *DECKS.regions.values(),
    ]


# -- words -----------------------------------------------------------------------------------------


def test_ids_and_names_are_unique() -> None:
    ids = [
        card.id
        for d in (DECKS.exploration, DECKS.objects, DECKS.loot, DECKS.starting)
        for card in d.values()
    ]
    assert len(set(ids)) == len(ids) == 65 + 14 + 24 + 6
    twice = {"Travelers", "Merchant", "Slaver", "Heavy Snowstorm"}
    names = Counter(card.name for card in list_spoken_cards())
    assert {name for name, n in names.items() if n > 1} == twice
    for card in (*FACES, *DECKS.starting.values(), *keep_one_of_each(iter(DECKS.objects.values()))):
        kebab = re.sub(r"[^a-z]+", "-", str(card.name).lower())
        assert re.fullmatch(rf"{kebab}(-\d)?", card.id), card.id
    for card in FACES:
        assert card.id[-1].isdigit() == (card.name in twice), card.id


def test_texts_read_aloud_are_unique() -> None:
    cards = list_spoken_cards()
    assert len(cards) == 65 + 6 + 8 + 24 + 6
    assert len({card.says for card in cards}) == len(cards)
    begins = Counter(re.split(r"\W+", str(card.says).lower())[0] for card in cards)
    assert [word for word, n in begins.items() if n > 4] == []


def test_texts_read_aloud_mention_no_rules() -> None:
    ours = (
        r"fame|fury|ammo|damage\w*|contaminat\w+|survivors?|zones?|phases?|rounds?|tokens?|cards?|"
        r"counters?|slots?|skill|enem\w+|loot"
    )
    for card in list_spoken_cards():
        assert not re.search(rf"\b({ours})\b|[\u2013\u2014]", str(card.says).lower()), card.id
        assert str(card.says)[-1] == "." and "  " not in str(card.says), card.id


def test_content_files_are_ascii() -> None:
    files = (*CONTENT.glob("*.yaml"), *(CONTENT / "en").glob("*.yaml"))
    assert [file.name for file in files if not file.read_text("utf-8").isascii()] == []


# -- broken files ----------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return shutil.copytree(CONTENT, tmp_path / "content")


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("period-1", "number: 1", "number: 9", "period-1.yaml, card warwolves: enemy.number"),
        ("period-1", 'blocks: ["AO"', 'blocks: ["AX"', "wrecked-convoy: location.blocks.0"),
        ("period-2", "speed: 3", "speed: 0", "period-2.yaml, card snowcat: truck: Value error"),
        ("period-2", 'boxes: ["ff"', 'boxes: ["fff"', "card tank-trailer: trailer.boxes.0"),
        ("period-3", "id: arsenal", "id: ulmar", "card ulmar: there is another card"),
        ("period-3", "event: departure", "event: arrival", "early-departure: event.event"),
        ("start", "skill: 1", "skill: 4", "start.yaml, card co-pilot: survivor.skill"),
        ("objects", "copies: 2", "copies: 0", "objects.yaml, card antifreeze-capsules: copies"),
        ("objects", "[fire]", "[winter]", "card incendiary-ammunition: windows.0"),
        ("loot", "pair: 2", "pair: 3", "loot.yaml, card artificial-ecosystem: device.pair"),
        ("outcomes", '"ambush"', '"ambus"', "outcomes.yaml, card outcomes: outcomes.2"),
        ("hitpoints", "[4, 3, 1]", "[4, 3]", "hitpoints.yaml, card 1a: start.2"),
        ("bonuses", "do: treat", "do: treats", "bonuses.yaml, card 1-1: actions.1.1.do"),
        ("regions", "rough: true", "rogh: true", "card 1A: shortcuts.0.rogh"),
        ("automa", "arrow: left", "arrow: up", "automa.yaml, card AC1: arrow"),
        ("automa", "- id: AC1", "- id: [", "automa.yaml: is not YAML"),
    ],
)
def test_a_broken_file_names_file_card_and_field(
    folder: Path, name: str, old: str, new: str, told: str
) -> None:
    path = folder / f"{name}.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BrokenCard) as broken:
        load_decks(folder)
    assert str(broken.value).startswith(f"{name}.yaml")
    assert told in str(broken.value)


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "regions.yaml").unlink()
    with pytest.raises(BrokenCard, match=r"regions\.yaml: cannot be read"):
        load_decks(folder)

"""HI-18, HI-20: the decks as they are, and files that are broken."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, get_args

import pytest
from pydantic import BaseModel, TypeAdapter

from rules.hope.effects.language.models import TERRAINS, Effect
from rules.hope.model.cards import Trait
from rules.hope.model.decks import CONTENT, DECKS, POWERED, load_decks
from rules.hope.model.odds import estimate_chance
from rules.hope.model.scenes import Scene, Section
from rules.hope.words import card_text
from rules.hope.words.tellings import TELLINGS
from rules.kit.content import BrokenCard, DeckText
from tests.rules.hope.rows import rows

SCENES = list(DECKS.scenes.values())
ROLLS = [scene for scene in SCENES if scene.kind == "roll"]
CARDS = [*SCENES, *(card for kind in POWERED for card in getattr(DECKS, kind).values())]
WORTH = {"humanity": 1.0, "hunger": -1.0, "harm": -1.2, "hope": 0.7}
OTHERS = {"draw_asset": 0.8, "draw_trait": 0.6, "refresh": 0.6}
"""What amounts and other gains are worth, in points (HI-20.8)."""


def list_amounts(section: Section | None) -> list[tuple[str, int]]:
    """The plain amounts of a section, sorted."""
    found = [(e.op, e.n) for e in section.effects if e.op in WORTH] if section else []
    return sorted(found)


def say_amounts(section: Section | None) -> str:
    """The same in words; "none" if the card has no such section."""
    said = [f"{op}{n:+}" for op, n in list_amounts(section)]
    return "none" if section is None else " ".join(said) or "nothing"


def walk_models(value: Any) -> Iterator[Any]:
    """Every model inside a card."""
    if isinstance(value, BaseModel):
        yield value
        for name in type(value).model_fields:
            yield from walk_models(getattr(value, name))
    elif isinstance(value, tuple | list | Mapping):
        for part in value.values() if isinstance(value, Mapping) else value:
            yield from walk_models(part)


@pytest.mark.rule("HI-1.14", "HI-20.2", "HI-10.1", "HI-18.2")
def test_the_five_decks_have_fifteen_scenes_each() -> None:
    assert Counter(scene.terrain for scene in SCENES) == dict.fromkeys(TERRAINS, 15)
    assert Counter(scene.kind for scene in SCENES) == {"roll": 52, "question": 20, "toll": 3}
    bound = [scene for scene in SCENES if scene.unavoidable]
    assert Counter(s.terrain for s in bound) == {**dict.fromkeys(TERRAINS, 3), "any": 4}
    assert {s.terrain for s in bound if s.kind == "question"} >= {"wilderness", "coastal"}
    assert {s.terrain for s in bound if s.kind != "roll"} == {*TERRAINS}


@pytest.mark.rule("HI-1.14", "HI-20.11", "HI-20.12", "HI-20.13", "HI-18.5", "HI-18.7")
def test_the_other_decks() -> None:
    assert [len(getattr(DECKS, kind)) for kind in POWERED] == [20, 40, 20, 30]
    sides = Counter(card.side for card in DECKS.relationships.values())
    assert sides == {"left": 8, "right": 8, "both": 4}
    things = DECKS.assets.values()
    assert Counter(card.tags[0] for card in things) == {
        **{"food": 8, "medicine": 6, "tool": 6, "weapon": 3},
        **{"comfort": 2, "drug": 2, "shelter": 1, "vehicle": 2},
    }
    assert sum(card.group for card in things) == 3
    assert Counter(card.uses for card in things) == {1: 22, 2: 6, 3: 2}


@pytest.mark.rule("HI-20.10", "HI-18.6")
def test_thirty_boons_and_ten_flaws() -> None:
    boons = [card for card in DECKS.traits.values() if card.polarity == "boon"]
    assert (len(boons), len(DECKS.traits)) == (30, 40)
    firsts = [card.power.effects[0] for card in boons]
    found = Counter(f"{one.op}{getattr(one, 'n', 0):+}" for one in firsts)
    # Of those that prevent something three are about Harm, three about Hunger, one about Humanity.
    wanted = {"hardship-1": 7, "hardship-2": 2, "success+1": 4, "reroll+2": 3, "prevent+1": 7}
    wanted |= {"humanity+1": 2, "redraw+0": 2}
    assert {one: found[one] for one in wanted} == wanted
    assert found["harm-1"] + found["hunger-1"] == 3


def test_each_traits_saying_names_its_owner() -> None:
    sayings = [str(card.saying) for card in DECKS.traits.values()]
    assert [saying for saying in sayings if "{name}" not in saying] == []
    assert len(set(sayings)) == 40
    card = next(iter(DECKS.traits.values())).model_dump(by_alias=True)
    with pytest.raises(ValueError, match="saying"):
        Trait.model_validate({**card, "saying": "Never lend them a hat."})


@rows("""
HI-20.3 | wilderness | 1 1 2 2 2 2 3 3 3 4 4
HI-20.3 | coastal | 1 1 2 2 2 2 3 3 3 4 4
HI-20.3 | mountainous | 1 1 2 2 2 2 3 3 3 4 5
HI-20.3 | urban | 1 1 2 2 2 2 3 3 3 4 5
HI-20.3 | any | 1 1 2 2 2 2 3 3
""")
def test_printed_hardships(terrain: str, hardships: str) -> None:
    found = sorted(scene.hardship for scene in ROLLS if scene.terrain == terrain)
    assert " ".join(map(str, found)) == hardships


@pytest.mark.rule("HI-20.4", "HI-18.3")
def test_refusing_and_avoiding() -> None:
    """The ledger's counts, tuned as HI-20.19 says: eight of the double ones are single now,
    and what all refuse costs more of them a die than a meal: of dice there are five."""
    plain = [s for s in ROLLS if s.refuse and all(e.op in WORTH for e in s.refuse.effects)]
    assert Counter((say_amounts(s.refuse), say_amounts(s.all_refuse)) for s in plain) == {
        ("nothing", "hunger+1"): 8,
        ("nothing", "humanity-1"): 16,
        ("nothing", "harm+1"): 6,
        ("humanity-1", "harm+1 humanity-1"): 2,  # and wolves: a special, for which there is food
        ("humanity-1", "humanity-1 hunger+1"): 3,
        ("hunger+1", "humanity-1 hunger+1"): 3,
        ("harm+1", "harm+1 humanity-1"): 3,
        ("humanity-1", "none"): 5,
        ("hunger+1", "none"): 3,
        ("harm+1", "none"): 2,
    }


@pytest.mark.rule("HI-20.5", "HI-20.6", "HI-20.8")
def test_what_rolls_pay_and_cost() -> None:
    """By hardship, in points: nearly what the ledger's lists are worth."""
    pays = {1: (1, 1), 2: (0.8, 1.6), 3: (1.6, 2.4), 4: (2.5, 3.3), 5: (3.2, 5.2)}
    costs = {1: (-1, -1), 2: (-1.9, -0.9), 3: (-2.2, -0.9), 4: (-2.3, -2.1), 5: (-3.3, -2.3)}
    for scene in ROLLS:
        assert scene.succeed is not None
        gained = sum(WORTH[op] * n for op, n in list_amounts(scene.succeed))
        gained += sum(OTHERS.get(effect.op, 0) for effect in scene.succeed.effects)
        lost = sum(WORTH[op] * n for op, n in list_amounts(scene.fail))
        assert pays[scene.hardship][0] <= gained <= pays[scene.hardship][1], scene.id
        assert costs[scene.hardship][0] <= lost <= costs[scene.hardship][1], scene.id


@pytest.mark.rule("HI-20.7")
def test_questions_and_tolls() -> None:
    parts = [
        tuple(map(say_amounts, (s.accept, s.refuse, s.all_refuse)))
        for s in SCENES
        if s.kind == "question"
    ]
    assert Counter(parts) == {
        ("humanity+1 hunger+1", "humanity-1", "none"): 4,
        ("harm+1 humanity+1", "humanity-1", "none"): 3,
        ("humanity-1 hunger-1", "nothing", "none"): 3,
        ("humanity+1", "hunger-1", "humanity-2"): 4,
        ("hope+1 hunger+1", "nothing", "hope-1"): 3,
        ("hunger-1", "humanity+1", "none"): 3,
    }
    tolls = [scene for scene in SCENES if scene.kind == "toll"]
    assert [scene.price for scene in tolls] == [1, 1, 1]
    paid = sorted(e.op for scene in tolls for e in (scene.accept.effects if scene.accept else ()))
    assert paid == ["draw_asset", "draw_asset", "hunger"]


@pytest.mark.rule("HI-20.9")
def test_each_deck_has_its_flavour() -> None:
    def measure_share(terrain: str, op: str) -> float:
        fails = [s.fail for s in ROLLS if s.terrain == terrain]
        return sum(op in dict(list_amounts(fail)) for fail in fails) / len(fails)

    assert measure_share("wilderness", "hunger") > measure_share("mountainous", "hunger")
    assert measure_share("mountainous", "harm") > measure_share("wilderness", "harm")
    assert measure_share("urban", "harm") > measure_share("coastal", "harm")
    drawn = [(s.terrain, getattr(m, "op", "")) for s in SCENES for m in walk_models(s)]
    finds = Counter(terrain for terrain, op in drawn if op == "draw_asset")
    assert finds["urban"] == max(finds.values())
    assert sum(s.kind != "roll" for s in SCENES if s.terrain == "any") == 7


@pytest.mark.rule("HI-18.4")
def test_callouts_may_not_mention_rules_or_outcomes() -> None:
    good = next(iter(SCENES)).model_dump()
    for words in ("You will fail.", "It takes 3 dice.", "It costs you Humanity."):
        with pytest.raises(ValueError, match="may not speak"):
            Scene.model_validate({**good, "callout": "You stand there and wait. " * 9 + words})


@pytest.mark.rule("HI-18.2", "HI-18.8", "HI-20.8")
def test_texts_fit_and_are_unique() -> None:
    parts = [part for scene in SCENES for part in walk_models(scene) if isinstance(part, Section)]
    names = [card.name for card in CARDS if not isinstance(card, Scene)]
    for field in ("title", "callout", "prompt"):
        assert len({getattr(scene, field) for scene in SCENES}) == 75, field
    for texts in (names, [part.line for part in parts]):
        assert len(set(texts)) == len(texts)
    assert max(len(str(card_text.describe_scene(scene))) for scene in SCENES) < 1800


@pytest.mark.rule("HI-18.10")
def test_every_operation_and_window_of_the_card_language_is_used() -> None:
    parts = [part for card in CARDS for part in walk_models(card)]
    models = get_args(get_args(Effect)[0])
    ops = {op for model in models for op in get_args(model.model_fields["op"].annotation)}
    assert {part.op for part in parts if hasattr(part, "op")} == ops
    windows = {part.window for part in parts if hasattr(part, "window")}
    assert windows == {"read", "plead", "after_roll", "react", "free", "death", "passive"}


@pytest.mark.rule("HI-21.1")
def test_the_decks_do_not_use_the_expansions_words() -> None:
    for path in CONTENT.rglob("*.yaml"):
        words = path.read_text(encoding="utf-8").lower()
        assert not re.search(r"\bhunted\b|martial law", words), path.name


@rows("""
HI-20.1 | 2 | 0.75 0.25
HI-20.1 | 3 | 0.88 0.50 0.13
HI-20.1 | 4 | 0.94 0.69 0.31 0.06
HI-20.1 | 5 | 0.97 0.81 0.50 0.19 0.03
HI-20.1 | 6 | 0.98 0.89 0.66 0.34 0.11
HI-20.1 | 7 | 0.99 0.94 0.77 0.50 0.23
HI-20.1 | 8 | 1.0 0.96 0.86 0.64 0.36
""")
def test_odds(dice: str, odds: str) -> None:
    for hardship, expected in enumerate(map(float, odds.split()), 1):
        assert estimate_chance(int(dice), hardship) == pytest.approx(expected, abs=0.0051)
    assert estimate_chance(int(dice), 0) == estimate_chance(0, -1) == 1.0


# -- broken files ----------------------------------------------------------------------------------


@rows("""
- | wilderness | hardship: 1 | hardship: 9 | wilderness.yaml, card w01: hardship
- | urban | op: harm | op: harrm | urban.yaml, card u03:
- | traits | id: t02 | id: t01 | traits.yaml, card t01: there is another
- | assets | uses: 2 | uses: many | assets.yaml, card a03: uses
- | any | - id: x01 | - id: [ | any.yaml: is not YAML
- | en/coastal | title: Salvage Tide | titel: Salvage Tide | coastal.yaml, card c01: title
- | en/any | line_i: I leave the | # | any.yaml, card x05: refuse.line_i is
- | en/any | accept_deed: eat | # | any.yaml, card x11: accept_deed is missing
- | en/voice | We never asked when. | You never asked when. | voice.yaml: deaths.hunger.5.line_we
    is missing
""")
def test_a_broken_file_names_file_card_and_field(
    folder: Path, name: str, old: str, new: str, told: str
) -> None:
    path = folder / f"{name}.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BrokenCard) as broken:
        load_decks(folder)
    assert str(broken.value).startswith(told)


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "en" / "voice.yaml").unlink()
    with pytest.raises(BrokenCard, match=r"voice\.yaml, card voice: address: Field required"):
        load_decks(folder)


@pytest.mark.rule("HI-18.4")
def test_german_texts_fit_where_the_english_fit() -> None:
    """Each is read as its field reads it, with words and characters counted."""
    seen = Counter[str]()
    for card in walk_models([DECKS, TELLINGS]):
        for name, field in type(card).model_fields.items():
            value = getattr(card, name)
            texts = value if isinstance(value, tuple) else [value]
            if texts and all(isinstance(text, DeckText) and text for text in texts):
                kind: Any = Annotated[field.annotation, None, *field.metadata]
                german = [text.render("de") for text in texts]
                whole = german if value is texts else german[0]
                assert TypeAdapter(kind).validate_python(whole), (card, name)
                seen[name] += len(texts)
    assert len(seen) > 30 and seen.total() > 1500, seen

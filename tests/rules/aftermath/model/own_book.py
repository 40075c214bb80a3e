"""Pages, entries and cards of the tests' own, known while a test runs and forgotten after it (see
conftest.py). Effects are written as in the files: `{"dial": {"food": 2}}`.

    number = page({"dash": [(1, 2), (2, 3)], "red": [(1, 3)]}, {2: {"poi": "1"}},
                  entries={"1": [{"dial": {"food": 1}}]})
    wool = item(bonus=[{"to": "defence", "n": 1}], slot="body")

A page has the spaces that its lines name, START, THREAT and CALAMITY entries that do nothing, and
an exit A on its last space, unless a test says otherwise."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar, cast

from pydantic import TypeAdapter

from rules.aftermath.effects.models import Data, Effect
from rules.aftermath.model import decks
from rules.aftermath.model.book import MissionCard, Page
from rules.aftermath.model.cards import Ability, CharacterCard, DiscoveryCard, EnemyCard, Item
from tests.kit.forgotten import restore_at_end

LINE = "Nobody has said what this is, and nobody asks."
WORDS = "It went as such things go, and nobody who was there has ever told it in any other way."
ROW = [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)]
"""The map of a page that says nothing of its own: six spaces in a row."""
FIRST = 200
"""Pages of the tests' own are numbered from here; those of the book end long before."""
EFFECTS: TypeAdapter[tuple[Effect, ...]] = TypeAdapter(tuple[Effect, ...])
Made = TypeVar("Made", bound=Data)


def _list_known() -> list[dict[Any, Any]]:
    book = decks.BOOK
    maps: list[Mapping[Any, Any]] = [book.pages, book.missions, book.colony]
    maps += [decks.CHARACTERS, decks.ABILITIES, decks.ITEMS, decks.ENEMIES]
    maps += [decks.DISCOVERIES, decks.ROAD]
    return cast("list[dict[Any, Any]]", maps)


@contextmanager
def own_book() -> Iterator[None]:
    """What is made inside is forgotten at the end."""
    with restore_at_end(_list_known()):
        yield


def make_effects(*written: Any) -> tuple[Effect, ...]:
    """Effects as the files write them."""
    return EFFECTS.validate_python(list(written))


# -- pages ---------------------------------------------------------------------------------------


def add_page(
    lines: Mapping[str, Sequence[tuple[int, int]]] | None = None,
    spaces: Mapping[int, Mapping[str, Any]] | None = None,
    *,
    entries: Mapping[str, Any] | None = None,
    exits: Sequence[Mapping[str, Any]] | None = None,
    calamity: int = 9,
    **fields: Any,
) -> int:
    """A page; returns its number. `spaces`: what is different about some; `entries`: id -> list of
    effects, or a mapping with fields of Entry; `exits`: with fields of Exit, `entry` left out for
    one that does nothing. The first space is a start, the last an enemy start, unless spaces say
    where those are."""
    joined = lines if lines is not None else {"dash": ROW}
    told = spaces or {}
    numbers = sorted({one for pairs in joined.values() for pair in pairs for one in pair} | {*told})
    made = {one: {"id": one, "label": f"Space {one}", "at": (one, one)} for one in numbers}
    if not any("start" in each for each in told.values()):
        made[numbers[0]]["start"] = True
    if not any("enemy" in each for each in told.values()):
        made[numbers[-1]]["enemy"] = True
    for one, different in told.items():
        made[one] |= different
    if exits is None:
        letters = sorted({str(one["exit"]) for one in made.values() if one.get("exit")})
        if not letters:
            made[numbers[-1]]["exit"], letters = "A", ["A"]
        exits = [{"letter": letter} for letter in letters]
    ways = [
        {"label": f"Way {one['letter']}", "entry": f"EXIT-{one['letter']}", **one} for one in exits
    ]
    usual = ("START", "THREAT", "CALAMITY", *(str(way["entry"]) for way in ways))
    written: dict[str, Any] = {**dict.fromkeys(usual, ()), **(entries or {})}
    number = max(FIRST, *(one + 1 for one in decks.BOOK.pages))
    card = Page.model_validate(
        {
            "id": 2,
            "title": "Nowhere",
            "location": "signal-box-lane",
            "scene": "A page of the tests' own, with nothing much on it.",
            "spaces": list(made.values()),
            "lines": joined,
            "entries": [_write_entry(one, does) for one, does in written.items()],
            "calamity": {"value": calamity, "entry": "CALAMITY"},
            "exits": ways,
            **fields,
        }
    ).model_copy(update={"id": number})
    _keep_card(decks.BOOK.pages, number, card)
    return number


def _write_entry(one: str, does: Any) -> dict[str, Any]:
    fields = does if isinstance(does, Mapping) else {"do": list(does)}
    return {"id": one, "text": WORDS, **fields}


def add_mission(number: int, **fields: Any) -> int:
    """A mission in place of the book's of that number (1 to 8); what is not said stays."""
    were = decks.BOOK.missions[number].model_dump(by_alias=True)
    card = MissionCard.model_validate({**were, "reward": (), **fields})
    _keep_card(decks.BOOK.missions, number, card)
    return number


# -- cards ---------------------------------------------------------------------------------------


def _keep_card(cards: Mapping[Any, Any], key: Any, card: Any) -> None:
    cast("dict[Any, Any]", cards)[key] = card


def _make_card(model: type[Made], cards: Mapping[str, Made], fields: dict[str, Any]) -> str:
    number = sum(one.startswith("own-") for one in cards)
    usual = {"id": f"own-{number}", "name": f"Own Thing {number}", "text": LINE}
    known = {name: value for name, value in usual.items() if name in model.model_fields}
    card = model.model_validate({**known, **fields})
    key: str = card.id
    _keep_card(cards, key, card)
    return key


def add_item(*bonus: tuple[str, int], **fields: Any) -> str:
    """An item; its bonuses as pairs: `item(("melee", 1), slot="paw")`. An accessory with repair
    cost 2, unless fields of Item say otherwise."""
    usual: dict[str, Any] = {"slot": "accessory", "repair": 2, "kind": "accessory"}
    if bonus:
        usual["bonus"] = [{"to": to, "n": n} for to, n in bonus]
    return _make_card(Item, decks.ITEMS, {**usual, **fields})


def add_enemy(**fields: Any) -> str:
    """An enemy: a raider with life 1 and defence 5 that attacks its own space at strength 4, and
    moves 1, whatever the threat; `action` in place of `actions` is the same for all three."""
    action = fields.pop("action", {"speed": 1, "range": 0, "strength": 4})
    usual = {"type": "raider", "defence": 5, "actions": [action] * 3}
    return _make_card(EnemyCard, decks.ENEMIES, {**usual, **fields})


def add_discovery(*does: Any, kind: str = "thread", **fields: Any) -> str:
    """A discovery card."""
    usual = {"kind": kind, "text": WORDS, "does": list(does)}
    return _make_card(DiscoveryCard, decks.DISCOVERIES, {**usual, **fields})


def change_ability(does: str, **fields: Any) -> str:
    """An ability in place of the printed one; what is not said stays."""
    were = decks.ABILITIES[does].model_dump()
    _keep_card(decks.ABILITIES, does, Ability.model_validate({**were, **fields}))
    return does


def change_character(one: str, **fields: Any) -> str:
    """A character in place of the printed one; what is not said stays."""
    were = decks.CHARACTERS[one].model_dump()
    _keep_card(decks.CHARACTERS, one, CharacterCard.model_validate({**were, **fields}))
    return one

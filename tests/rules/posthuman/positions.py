"""Positions that rows write out: statements, with a semicolon between them.

    three; Ben food=2 has knife brindle; Cleo turned laid=howl; in-force hurricane

The first word of `SEATS` says how many play, two otherwise: `alone`, `three phase=declare`. Most
statements are about somebody, Ada unless it is said who: fields of Human, and then a method of Road
(build.py) or one of `VERBS`, with its words, which are cards, or fields with an equals sign. Those
of `STATEMENTS` are about the table.

A card of the test's own is made by a statement with a maker of own_cards.py and its ids; what it
does is written as in the files, and may begin with its hook: `gear tin tent {camp: {food: 1}}`.
Tiles have zones such as "1+2dead". A name that the chapter gives to statements stands for them,
with the words behind it in place of `{}`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, get_args

import yaml

from rules.posthuman.effects.spelling import Hook
from rules.posthuman.model.fight_state import Assault
from rules.posthuman.model.state import Deal, Order, Player
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import NAMES, Road

SEATS = {"alone": 1, "two": 2, "three": 3, "four": 4}

Fields = dict[str, Any]


def read_statements(text: str, names: Mapping[str, str]) -> Iterator[str]:
    """The statements of a position, without the names of the chapter."""
    for statement in filter(None, map(str.strip, text.split(";"))):
        first, _, rest = statement.partition(" ")
        if first in names:
            yield from read_statements(names[first].replace("{}", rest), names)
        elif statement != "-":
            yield statement


def read_road(text: str, names: Mapping[str, str] | None = None) -> Road:
    """Build the position of a text, for a test that is no row."""
    return read_position([*read_statements(text, names or {})])


def read_position(statements: list[str]) -> Road:
    """Build the position that these statements describe."""
    said = [split_words(statement) for statement in statements]
    first, *words = next((one for one in said if one[0] in SEATS), ["two"])
    road = Road(SEATS[first], **_read_fields(words))
    for statement in said:
        if statement[0] not in SEATS:
            take_statement(road, *statement)
    return road


def split_words(text: str) -> list[str]:
    """Words; what stands in brackets or quotes is one."""
    words, depth, quote = [""], 0, ""
    for letter in text:
        depth += (letter in "[{") - (letter in "]}")
        if letter in "\"'":
            quote = "" if letter == quote else quote or letter
        if letter == " " and not (depth or quote):
            words.append("")
        else:
            words[-1] += letter
    return [word for word in words if word]


def read_value(text: str) -> Any:
    return yaml.load(text, yaml.CSafeLoader)


def take_statement(road: Road, first: str, *words: str) -> None:
    if first in MAKERS:
        make_cards(first, *words)
    elif first in STATEMENTS:
        cards, fields, _ = divide_words(words)
        STATEMENTS[first](road, *cards, **fields)
    elif first in NAMES:
        _describe_player(road, NAMES.index(first), list(words))
    else:
        _describe_player(road, 0, [first, *words])


def make_cards(maker: str, *words: str) -> list[str]:
    """Make cards of the test's own, one without an id or one for each."""
    ids, fields, does = divide_words(words)
    does = does if maker in RAW else [read_effect(one) for one in does]
    named: list[Fields] = [{"id": one} for one in ids] or [{}]
    return [MAKERS[maker](*does, **fields, **each) for each in named]


def _describe_player(road: Road, seat: int, words: list[str]) -> None:
    """`food=2 has knife`: fields of a human, and a method of Road."""
    fields = []
    while words and re.match(r"\w+=", words[0]):
        fields.append(words.pop(0))
    if fields:
        road.human(seat, **_read_fields(fields))
    if words:
        verb, *rest = words
        cards, more, _ = divide_words(rest)
        (VERBS.get(verb) or getattr(Road, verb))(road, seat, *cards, **more)


def divide_words(words: Any) -> tuple[list[str], Fields, list[Any]]:
    """Plain words, fields, and what stands in braces: effects, or ways of a story."""
    fields = [word for word in words if re.match(r"\w+=", word)]
    does = [word for word in words if word.startswith("{")]
    plain = [word for word in words if word not in fields and word not in does]
    return plain, _read_fields(fields), [read_value(one) for one in does]


def _read_fields(words: Any) -> Fields:
    pairs = (word.partition("=") for word in words)
    return {name: _read_field(name, value) for name, _, value in pairs}


def _read_field(name: str, value: str) -> Any:
    if name == "zones" and not value.startswith("["):
        found = (re.fullmatch(r"(\d)(safe|dead)?", zone) for zone in value.split("+"))
        return tuple(
            {"figures": int(one[1]), **({"kind": one[2]} if one[2] else {})} for one in found if one
        )
    return read_value(value)


def read_effect(raw: Any) -> Any:
    """An effect as the files write it; its first key may be its hook."""
    hook = next(iter(raw), "") if isinstance(raw, dict) else ""
    if hook not in get_args(Hook):
        return raw
    rest = {name: _list_it(one) if name in ("if", "cost") else one for name, one in raw.items()}
    return {"at": hook, "do": _list_it(rest.pop(hook)), **rest}


def _list_it(one: Any) -> list[Any]:
    return one if isinstance(one, list) else [one]


def _set_fields(of: Any, **fields: Any) -> None:
    for name, value in fields.items():
        assert hasattr(of, name), name
        setattr(of, name, value)


def _lay_used(road: Road, deck: str, *cards: str) -> None:
    """Discards of a deck."""
    s, level = road.state, deck.removeprefix("level")
    found = s.encounters[int(level)] if level.isdigit() else getattr(s, deck)
    found.discards += [road.take(card) for card in cards]


def _stand_on(
    road: Road, seat: int, tile: str, *, zone: int | None = None, fresh: bool = False, **laid: Any
) -> None:
    """Somebody stands on a tile north of home."""
    road.lays(seat, tile, "0,1", **laid).stands(seat, "0,1", zone=zone, fresh=fresh)


def _forage_here(road: Road, seat: int) -> None:
    """The tile on which somebody stands has been foraged."""
    road.state.human(seat).tile.foraged = True


def _take_characters(road: Road) -> None:
    """Nobody has a character yet."""
    road.state.players = [Player() for _ in road.state.players]


def _calm_encounters(road: Road) -> None:
    """On top of all levels come stories in which nothing happens."""
    ways = [{"label": one} for one in ("Walk on", "Wait")]
    for level in (1, 2, 3):
        calm = [own_cards.add_narrative(*ways, level=level) for _ in range(6)]
        road.stacks(f"level{level}", *calm)


def _make_deed(*do: Any, **fields: Any) -> str:
    """A mutant action for urban tiles, which costs 1 health unless said otherwise."""
    usual = {"title": "Howl", "step": "move", "terrains": ["urban"], **fields}
    usual["step"] = _list_it(usual["step"])
    does = do or () if fields.keys() & {"attack", "charge"} else do or ({"health": -1},)
    return own_cards.mutant_action(*does, **usual)


def _give_order(road: Road, seat: int, *targets: str, when: Any = "fire") -> None:
    """The order of a mutant for the card that it has laid."""
    road.state.mutant(seat).order = Order(targets=[*map(int, targets)], when=when)


MAKERS: Mapping[str, Callable[..., str]] = {
    **{name: getattr(own_cards, name) for name in ("skill", "gear", "blade", "follower")},
    **{name: getattr(own_cards, name) for name in ("event", "scar")},
    **{name: getattr(own_cards, f"add_{name}") for name in ("gun", "tile", "supply")},
    "deed": _make_deed,
    "story": own_cards.add_narrative,
    "combat": lambda *effects, **fields: own_cards.add_combat(effects=effects, **fields),
    "minion": lambda *effects, **fields: own_cards.add_minion(effects=effects, **fields),
}
"""What makes cards."""
RAW = ("deed", "story")
"""Makers of cards without hooks."""

VERBS: Mapping[str, Callable[..., Any]] = {
    "turned": Road.mutant,
    "orders": Road.stands_by,
    "on": _stand_on,
    "forages": _forage_here,
    "aims": _give_order,
}
"""What a position may say of somebody besides methods of Road."""

STATEMENTS: Mapping[str, Callable[..., Any]] = {
    "in-force": lambda road, card: road.event(card),
    "stack": lambda road, deck, *cards: road.stacks(deck, *cards),
    "only": lambda road, deck, *cards: road.only(deck, *cards),
    "used": _lay_used,
    "state": lambda road, **fields: _set_fields(road.state, **fields),
    "already": lambda road, **fields: _set_fields(road.state.fights[0], **fields),
    "nobody": _take_characters,
    "calm": _calm_encounters,
    "struck": lambda road, seat, title: road.state.struck.append((int(seat), title)),
    "deal": lambda road, seat, partner, **fields: road.state.deals.append(
        Deal(number=len(road.state.deals), seat=int(seat), partner=int(partner), **fields)
    ),
    "assault": lambda road, mutant, **fields: road.state.assaults.update(
        {0: Assault(mutant=int(mutant), **fields)}
    ),
    "enemy": lambda road, number, **fields: _set_fields(
        road.state.fights[0].foes[int(number)], **fields
    ),
}
"""What a position may say of the table."""
KNOWN = {*MAKERS, *VERBS, *STATEMENTS, *SEATS, *NAMES}
"""First words of statements."""

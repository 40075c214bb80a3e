"""Positions that rows write out: statements, with a semicolon between them.

    party wren cog; cog green-2a wears=hat wounds=1; enemy foe defence=5 at 1; threats black-1a

`party` says who is there, or how many; `page`, `space`, `entry` and `exit` print a page of its
own. A character's name is followed by cards it holds and by fields, an enemy's by where it stands;
`item` and `enemy` make one. The other statements are those of `STATEMENTS`.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from typing import Any

import yaml

from rules.aftermath.model import decks
from rules.aftermath.play import setup
from rules.aftermath.play.combat import lasting
from tests.rules.aftermath.build import Party
from tests.rules.aftermath.model import own_book

SLOTS = {
    **{"hat": "head", "cap": "head", "coat": "body", "vest": "body"},
    **{"fork": "paw", "spoon": "paw", "knife": "paw", "pin": "accessory", "tin": "accessory"},
}
"""Things that need no statement of their own, and where they are worn."""
LISTS = {"wears", "packs", "knows"}
ENTRIES = {"poi", "objective", "entry"}
"""Fields that name entries, whose numbers are words."""


def read_value(word: str) -> Any:
    """A number, yes, no, none, a list in brackets, or the word itself."""
    if re.fullmatch(r"-?\d+", word):
        return int(word)
    if word.startswith("["):
        return [read_value(one) for one in word[1:-1].split(",") if one]
    return {"yes": True, "no": False, "none": None}.get(word, word)


def read_effects(text: str) -> list[Any]:
    """Effects as the files write them, with commas between them."""
    return list(yaml.load(f"[{text}]", yaml.CSafeLoader))


def read_position(text: str) -> Party:
    """The party of a position."""
    place = Place()
    for statement in filter(None, map(str.strip, text.split(";"))):
        place.take(statement)
    return place.make()


class Place:
    """A position as it is described."""

    def __init__(self) -> None:
        self.party_of: list[str] = []
        self.fields: dict[str, Any] = {}
        self.page: dict[str, Any] = {}
        self.later: list[Callable[[Party], Any]] = []

    def take(self, statement: str) -> None:
        """Take in a statement."""
        first, *words = statement.split()
        if first == "party":
            self.party_of = [*decks.CHARACTERS][: int(words[0])] if words[0].isdigit() else words
        elif first in ("seats", "phase"):
            self.fields[first] = read_value(words[0])
        elif first in ("page", "space", "entry", "exit", "blind", "printed"):
            self._print(first, words)
        elif first == "item":
            _make_item(*words)
        elif first == "enemy":
            at = words.index("at") if "at" in words else len(words)
            _make_enemy(*words[:at])
            if at < len(words):
                self.later.append(partial(_put_enemy, words[0], words[at + 1 :]))
        elif first in decks.CHARACTERS:
            self.later.append(partial(_describe_member, first, words))
        elif first in decks.ENEMIES:
            self.later.append(partial(_put_enemy, first, words))
        elif first != "-":
            does, given = STATEMENTS[first], [*map(know_thing, words)]
            self.later.append(lambda party: does(party, *given))

    def make(self) -> Party:
        """The party, on the page that was described."""
        if self.page:
            self.fields["page"] = self.page.get("number") or self.print_page()
        party = Party(*self.party_of, **self.fields)
        for statement in self.later:
            statement(party)
        return party

    def print_page(self) -> int:
        """Print the page that was described."""
        described = {"lines": None, "spaces": None, **self.page}
        return own_book.add_page(described.pop("lines"), described.pop("spaces"), **described)

    def _print(self, what: str, words: list[str]) -> None:
        page = self.page
        match what, words:
            case "page", [number] if number.isdigit():
                page["number"] = int(number)
            case "page", _:
                page["lines"] = read_lines(words)
            case "space", [number, *marks]:
                page.setdefault("spaces", {})[int(number)] = _read_pairs(marks)
            case "entry", [name, *does]:
                written = read_effects(" ".join(word for word in does if word != "repeat"))
                repeats = {"repeat": True, "do": written} if "repeat" in does else written
                page.setdefault("entries", {})[name] = repeats
            case "exit", [letter, *fields]:
                flags = [word.removeprefix("flag=") for word in fields if word != "closed"]
                when = {"when": {"flag": dict.fromkeys(flags, 1)}} if flags else {}
                made = {"letter": letter, "open": "closed" not in fields, **when}
                page.setdefault("exits", []).append(made)
            case "blind", [pair]:
                page["blind"] = [tuple(map(int, pair.split("-")))]
            case _:
                page |= _read_pairs(words)


def read_lines(words: list[str]) -> dict[str, list[tuple[int, int]]]:
    """`dash 1-2-3 red 1-3`: kinds of lines, each with its chains."""
    found: dict[str, list[tuple[int, int]]] = {}
    chains: list[tuple[int, int]] = []
    for word in words:
        if word.isalpha():
            chains = found.setdefault(word, [])
        else:
            chains += pairwise(map(int, word.split("-")))
    return found


def _read_field(was: Any, word: str) -> Any:
    if isinstance(was, list):
        return [read_value(one) for one in word.split(",") if one]
    return word if isinstance(was, str) else read_value(word)


def _read_pairs(words: list[str]) -> dict[str, Any]:
    """`a=1 b` as fields, of which the second is true."""
    pairs = (word.partition("=") for word in words)
    return {
        name: (value if name in ENTRIES else read_value(value)) if eq else True
        for name, eq, value in pairs
    }


# -- things ----------------------------------------------------------------------------------------


def know_thing(name: str) -> str:
    """A thing's id; those of `SLOTS` are made when they are first named."""
    if name in SLOTS and name not in decks.ITEMS:
        own_book.add_item(id=name, slot=SLOTS[name])
    return name


def _make_item(name: str, *words: str) -> None:
    """`item flail bonus=melee+1,ranged!+2 noisy`, the second of them with each battery."""
    fields = {"slot": SLOTS.get(name, "accessory"), **_read_pairs([*words])}
    if "bonus" in fields:
        pairs = (one.split("+") for one in fields.pop("bonus").split(","))
        fields["bonus"] = [
            {"to": to.removesuffix("!"), "n": int(n), "powered": to.endswith("!")}
            for to, n in pairs
        ]
    own_book.add_item(id=name, **fields)


def _make_enemy(name: str, *words: str) -> None:
    """`enemy foe life=2 action=2/0/5:toxic`: speed, range and strength; "-" is no attack."""
    fields = _read_pairs([*words])
    if "action" in fields:
        written = [_read_action(one) for one in fields.pop("action").split(",")]
        fields["actions"] = written * 3 if len(written) == 1 else written
    own_book.add_enemy(id=name, **fields)


def _read_action(text: str) -> dict[str, Any]:
    figures, _, special = text.partition(":")
    speed, reach, strength = figures.split("/")
    attack = None if strength == "-" else int(strength)
    return {"speed": speed, "range": reach, "strength": attack, "special": special or None}


# -- statements ------------------------------------------------------------------------------------


def _describe_member(who: str, words: list[str], party: Party) -> None:
    """Cards that somebody holds, and fields; wears=lamp+1 with a battery on it."""
    for word in words:
        name, eq, value = word.partition("=")
        if not eq:
            party.holds(who, name)
        elif name in LISTS:
            for one in value.split(","):
                thing, _, on = one.partition("+")
                more = {"batteries": int(on)} if on else {}
                getattr(party, name)(who, know_thing(thing), **more)
        else:
            was = getattr(party.of(who), name)
            party.member(who, **{name: value if name == "standing" else _read_field(was, value)})


def _put_enemy(enemy: str, words: list[str], party: Party) -> None:
    """`latch-rat 3 safe encounter=pedlars wounds=1`; a swarm on several spaces."""
    fields = _read_pairs([word for word in words if not word.isdigit()])
    party.faces(
        enemy,
        *(int(word) for word in words if word.isdigit()),
        safe=fields.pop("safe", False),
        encounter=fields.pop("encounter", ""),
    )
    for name, value in fields.items():
        setattr(party.state.visit.enemies[-1], name, value)


def _name_threats(cards: tuple[str, ...]) -> list[str]:
    """Threat cards, which may be given by their values: `threats 1 1 2`."""
    pile = [f"black-{value}{copy}" for value in "123" for copy in "ab"]
    return [
        one if one in pile else f"black-{one}{'ab'[cards[:number].count(one)]}"
        for number, one in enumerate(cards)
    ]


def _set_fields(part: Any, words: tuple[str, ...]) -> None:
    """Fields of a part of the position: `built=hall,orchard`."""
    for name, eq, value in (word.partition("=") for word in words):
        if isinstance(part, dict):
            part[name] = int(value or 1)
        else:
            assert eq, f"{name} is which?"
            setattr(part, name, _read_field(getattr(part, name), value))


def _approach_page(party: Party, *, back: bool) -> None:
    """The party is on its way to the page, or on its way back to it."""
    s = party.state
    s.phase, s.to, s.visited = "page", s.visit.page, [s.visit.page] if back else []
    for one in s.party:
        one.at = None


def _open_table(party: Party, seats: str, *words: str) -> None:
    """A new table, where everybody is asked for a character; `saved`: with the colony so far."""
    save = party.state.colony if "saved" in words else None
    party.state = setup.make_opening(int(seats), two_each="two-each" in words, save=save)


STATEMENTS: Mapping[str, Callable[..., Any]] = {
    "threats": lambda party, *cards: party.threats(*_name_threats(cards)),
    "gone": lambda party, *who: [party.member(one, at=None, exited=True) for one in who],
    "fallen": lambda party, *who: [party.member(one, at=None, defeated=True) for one in who],
    "environment": Party.environment,
    "active": Party.active,
    "bookkeeper": Party.bookkeeper,
    "opens": _open_table,
    "campaign": lambda party: party.set(colony=setup.make_colony()),
    "breaks": Party.breaks,
    "only": Party.only,
    "discarded": Party.discards,
    "deck": lambda party, *cards: party.stacks("deck", *cards),
    "items": lambda party, *cards: party.stacks("items", *cards),
    "encounters": lambda party, *cards: party.stacks("encounters", *cards),
    "finds": lambda party, space, *tokens: party.finds(int(space), *tokens),
    "tokens": lambda party, space, *tokens: party.tokens(int(space), *tokens),
    "task": lambda party, attribute, difficulty, *fields: party.task(
        attribute, int(difficulty), **{"entry": "1", **_read_pairs([*fields])}
    ),
    "lines": lambda party, *words: party.state.visit.lines.update(
        word.split("=") for word in words
    ),
    "read": lambda party, *entries: party.set(read={party.state.visit.page: [*entries]}),
    "struck": lambda party: party.set(calamities=[party.state.visit.page]),
    "coming": lambda party, *back: _approach_page(party, back=bool(back)),
    "visited": lambda party: _set_fields(party.state.visit, ("revisit=yes",)),
    "dials": lambda party, *words: _set_fields(party.state.colony.dials, words),
    "flag": lambda party, *words: _set_fields(party.state.flags, words),
    "campaign-flag": lambda party, *words: _set_fields(party.state.colony.flags, words),
    "colony": lambda party, *words: _set_fields(party.state.colony, words),
    "state": lambda party, *words: _set_fields(party.state, words),
    "visit": lambda party, *words: _set_fields(party.state.visit, words),
    "box": lambda party, who, *words: _set_fields(party.state.colony.boxes[who], words),
    "lasting": lambda party, who, *does: [
        lasting.start_lasting(party.state, party.state.find_member(who), one) for one in does
    ],
}
"""What a position may say besides."""

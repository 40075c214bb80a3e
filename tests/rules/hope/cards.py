"""Cards that tests make up, in a short notation. Nobody has a card that does anything unless the
test gives it.

    scene("roll 2 title The_Weir succeed hunger-1,draw_asset refuse humanity-1")
    trait("after_roll reroll2 if=round>=2")
    asset("free hunger-1 uses=2 tag=food drawback=i_draw/status:status=no_regain")
    personality("free harm-1 flaw=i_avoid/hunger+1"), bond("partner_dies hope+1 side=both")

An effect is written `harm+1@left!?round>=2:how=all`: its operation and amount, its target, `!` if
it happens once, `?` and its condition, and other fields. `_` stands for a space. A power is its
window, or the trigger of a passive one, its effects, and how often it works.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, cast, get_args

from rules.hope.model.cards import Asset, Personality, Powered, Relationship, Trait, Window
from rules.hope.model.decks import DECKS, POWERS, find_powers
from rules.hope.model.scenes import Scene
from tests.kit.forgotten import restore_at_end

CALLOUT = "You stand before the river, and the bridge is out. " * 4 + "Somebody could swim."
RIVER = "We stand before the river, and the bridge is out. " * 4 + "Somebody could swim."
"""The callout as the story tells it."""
LINE = "It went as such things go."
SECTIONS = ("accept", "refuse", "all_accept", "all_refuse", "split", "succeed", "fail")
NEVER = "i_draw tell if=accepters>=9"
"""A power that nothing sets off: so many never accept."""
_EFFECT = re.compile(r"(\w+?)([+-]?\d+)?(?:@(\w+))?(!)?")
_DECKS: Mapping[type, dict[str, Any]] = {
    Scene: cast(Any, DECKS.scenes),
    Personality: cast(Any, DECKS.personalities),
    Trait: cast(Any, DECKS.traits),
    Relationship: cast(Any, DECKS.relationships),
    Asset: cast(Any, DECKS.assets),
}


@contextmanager
def own_cards() -> Iterator[None]:
    """Made-up cards are known while a test runs, and forgotten after it (see conftest.py)."""
    with restore_at_end([*_DECKS.values(), POWERS]):
        yield


# -- effects and powers --------------------------------------------------------------------------


def read_effects(text: str) -> list[dict[str, Any]]:
    """Read effects that are written with commas between them."""
    return [read_effect(each) for each in text.split(",")] if text not in ("", "nothing") else []


def read_effect(text: str) -> dict[str, Any]:
    """Read an effect."""
    head, *more = text.split(":")
    head, _, condition = head.partition("?")
    match = _EFFECT.fullmatch(head)
    assert match is not None, text
    op, n, target, once = match.groups()
    made: dict[str, Any] = {"op": op}
    if n is not None:
        made["n"] = int(n)
    if target:
        made["target"] = target
    if once:
        made["per"] = "once"
    if condition:
        made["if"] = condition.replace("_is_", " is ")
    for pair in more:
        key, _, value = pair.partition("=")
        made[key] = _read_field(key, value)
    if op == "status":
        made["ends"] = "ends" in made
    if op == "tell":
        made.setdefault("line", "What did you lose there?")
    return made


def _read_field(key: str, value: str) -> Any:
    if key in ("then", "else"):
        return read_effects(value.replace("/", ","))
    if key == "ways":
        ways = (way.partition(">") for way in value.split("/"))
        return [
            {"label": _fill_spaces(label), "effects": read_effects(do)} for label, _, do in ways
        ]
    return value.split("/") if key == "of" else value


def read_power(words: list[str]) -> dict[str, Any]:
    """Read a power."""
    window, effects, *more = words
    made: dict[str, Any] = {"window": window, "effects": read_effects(effects)}
    if window not in get_args(Window):
        made |= {"window": "passive", "when": window}
    for word in more:
        key, _, value = word.partition("=")
        made[key] = value.replace("_is_", " is ") if value else True
    return made


def _fill_spaces(text: str) -> str:
    return text.replace("_", " ").strip()


# -- cards ---------------------------------------------------------------------------------------


def _make_card(model: type[Any], letters: str, **fields: Any) -> Any:
    ids = (f"{letter}{n:02}" for letter in letters for n in range(99, 0, -1))
    free = next(made for made in ids if made not in _DECKS[model])
    card = model.model_validate({"id": free, **fields})
    _DECKS[model][card.id] = card
    if isinstance(card, Powered):
        find_powers(card)
    return card


def _split_card(text: str, *own: str) -> tuple[dict[str, Any], dict[str, str]]:
    """The power of a card, and those of its fields that are no power's."""
    pairs = [(word, *word.partition("=")) for word in text.split()]
    fields = {key: value for _, key, _, value in pairs if key in own}
    return read_power([word for word, key, *_ in pairs if key not in own]), fields


def add_trait(text: str) -> Trait:
    """A Trait with one power."""
    power, own = _split_card(text, "polarity", "saying")
    saying = {"saying": _fill_spaces(own["saying"])} if "saying" in own else {}
    fields = {"name": "A Gift", "text": "It shows when it has to.", **saying}
    made: Trait = _make_card(
        Trait, "t", power=power, polarity=own.get("polarity", "boon"), **fields
    )
    return made


def add_personality(text: str = NEVER) -> Personality:
    """A Personality; half of it does nothing unless said."""
    boon, own = _split_card(text, "flaw")
    flaw = read_power(own["flaw"].split("/") if own else NEVER.split())
    fields = {"name": "The Quiet One", "portrait": "Somebody who says very little."}
    made: Personality = _make_card(Personality, "p", boon=boon, flaw=flaw, **fields)
    return made


def add_bond(text: str) -> Relationship:
    """A Relationship with one power."""
    power, own = _split_card(text, "side")
    words = "You owe {partner} more than either of you will ever say aloud."
    fields = {"name": "An Old Debt", "bond": words, "gap": "What was it for?"}
    made: Relationship = _make_card(
        Relationship, "r", side=own.get("side", "left"), powers=[power], **fields
    )
    return made


def add_asset(text: str) -> Asset:
    """An Asset with one power."""
    power, own = _split_card(text, "uses", "tag", "group", "drawback")
    made: Asset = _make_card(
        Asset,
        "a",
        name="A Rope",
        text="Still good for something.",
        tags=[own.get("tag", "tool")],
        uses=int(own.get("uses", 1)),
        group="group" in own,
        power={"use": "uses", **power},
        drawback=read_power(own["drawback"].split("/")) if "drawback" in own else None,
    )
    return made


def make_section(effects: str = "", **lines: str) -> dict[str, Any]:
    """A section of a Scene, with a plain line unless it is given others."""
    return {"line": LINE, "effects": read_effects(effects), **lines}


def add_scene(text: str, **fields: Any) -> Scene:
    """A Scene: its kind, then names of sections and fields, `refuse.line` too, and what they are.
    Sections that must be there do nothing unless said."""
    kind, *words = text.split()
    usual: dict[str, Any] = {
        **{"kind": kind, "terrain": "any", "title": "The River", "prompt": "Whom do you think of?"},
        **{"callout": CALLOUT, "callout_we": RIVER},
        **{name: make_section() for name in ("succeed", "fail", "refuse")},
    }
    if kind != "roll":
        del usual["succeed"], usual["fail"]
        usual |= {"accept_word": "Share", "refuse_word": "Move on", "accept": make_section()}
        usual |= {"accept_deed": "share", "refuse_deed": "move on"}
    if kind != "question":
        usual["hardship" if kind == "roll" else "price"] = int(words.pop(0))
    for name, value in zip(words[::2], words[1::2], strict=True):
        part, _, line = name.partition(".")
        if line:
            usual[part] = {**usual[part], line: _fill_spaces(value)}
        else:
            usual[name] = make_section(value) if name in SECTIONS else _fill_spaces(value)
    if needs := usual.pop("needs", None):
        usual["accept_needs"] = {"humanity": True} if needs == "humanity" else {"asset": needs}
    if "themes" in usual:
        usual["themes"] = [usual["themes"]]
    made: Scene = _make_card(Scene, "zyvqo", **{**usual, **fields})
    return made

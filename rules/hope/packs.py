"""What packs may bring to the game: Scenes and Assets, written like the game's own."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rules.engine.packs import PackKind, is_packed
from rules.kit.packs.checked_cards import CheckedCards
from rules.kit.words import listed

from . import card_text
from .cards import Asset, Power, Scene, Section
from .decks import ASSETS, SCENES
from .effects.models import Data
from .state import State

TEMPLATE = Path(__file__).with_name("pack_template.yaml").read_text(encoding="utf-8")

SECTIONS = ("accept", "all_accept", "split", "refuse", "all_refuse", "succeed", "fail")
ANYWHERE = frozenset(
    [
        "humanity",
        "hunger",
        "harm",
        "hope",
        "draw_asset",
        "draw_trait",
        "lose_asset",
        "lose_trait",
        "take_asset",
        "add_use",
        "refresh",
        "next_hardship",
        "status",
        "transfer",
        "swap",
        "kill",
        "check",
        "choose_one",
        "tell",
    ]
)
"""Effects that do something whenever they come about."""
WINDOWS: Mapping[str, frozenset[str]] = {
    "read": frozenset({"peek", "redraw"}),
    "plead": frozenset({"hardship", "dice", "auto_success", "reveal", "force_support"}),
    "after_roll": frozenset({"success", "reroll", "return_die"}),
    "react": frozenset({"prevent", "redirect"}),
    "free": frozenset({"peek"}),
    "death": frozenset(),
    "passive": frozenset({"hardship", "dice", "bar_avoid", "force_support", "reveal"}),
}
"""Effects that only do something in a window."""
TRIGGERS = frozenset(
    [
        "i_draw",
        "my_scene",
        "i_avoid",
        "i_succeed",
        "i_fail",
        "i_support",
        "i_refuse",
        "i_hunger",
        "i_am_harmed",
        "i_lose_humanity",
    ]
)
"""What can happen to whoever has an Asset."""
SUFFERING = frozenset({"i_hunger", "i_am_harmed", "i_lose_humanity"})
POWERS = 300
"""Characters of what an Asset does, in words."""
NOUN = 60
"""Characters of what an Asset is called in a sentence."""
READING = 1_800
"""Characters of a Scene laid open, as a message has them."""


class HopeCards(CheckedCards):
    """Scenes for any of the five decks, and Assets."""

    kinds = (
        PackKind(
            "scenes",
            "scene",
            Scene,
            40,
            told=("line",),
            about="A Scene goes into the deck of its terrain, beside the fifteen that are there.",
        ),
        PackKind(
            "assets",
            "asset",
            Asset,
            20,
            kept=True,
            given={"id": "a00"},
            about="A thing worth carrying, among the thirty.",
        ),
    )
    codes = frozenset({"if"})
    template = TEMPLATE
    vocabulary = ANYWHERE.union(*WINDOWS.values())
    notes = (
        f"On a Scene there may be: {listed(sorted(ANYWHERE))}.",
        *(
            f"In the window {window} an Asset's power may have these as well: "
            f"{listed(sorted(more))}."
            for window, more in WINDOWS.items()
            if more
        ),
        f"A passive power's `when` is one of {listed(sorted(TRIGGERS), 'or')}.",
        "An Asset's power has `use: uses`, and a drawback is passive.",
        "Nothing is for a `partner`: that word is for bonds.",
        "`if` is a phrase: hunger>=1, harm>=1, humanity<=2, round>=3, accepters>=2, supporters>=1, "
        "supporters==0, hope>=1, has_tag(food), outcome is fail, terrain is coastal.",
        "A callout says nothing of the rules and nothing of the end: no digits, not hardship, "
        "Humanity, succeed, fail or refuse.",
        f"What an Asset does has up to {POWERS} characters, in words.",
        f"An Asset's `noun` has up to {NOUN} characters.",
        f"All texts of a Scene together have up to {READING} characters, laid open.",
    )

    def taken(self, kind: str) -> Collection[str]:
        if kind == "scenes":
            return [scene.title for scene in SCENES.values()]
        return [asset.name for asset in ASSETS.values()]

    def faults(self, kind: PackKind, card: Any, ids: Collection[str]) -> Iterable[str]:
        return _of_scene(card) if kind.name == "scenes" else _of_asset(card)

    def watched(self, state: State) -> Mapping[str, Collection[int]]:
        found: dict[str, Collection[int]] = {}
        if state.scene is not None and is_packed(state.scene.card):
            found[state.scene.card] = range(state.seats)
        for c in state.people:
            for held in c.assets if c is not None else ():
                if is_packed(held.card):
                    found[held.card] = [c.seat] if c is not None else []
        found |= {held.card: state.living for held in state.commons if is_packed(held.card)}
        return found

    def gauges(self, state: State, seats: Collection[int]) -> Mapping[str, float]:
        people = [c for seat in seats if (c := state.people[seat]) is not None]
        return {
            "Humanity": sum(c.humanity for c in people),
            "Hunger": sum(c.hunger for c in people),
            "Harm": sum(c.harm for c in people),
            "people": len(people),
        }


def _of_scene(scene: Scene) -> Iterator[str]:
    length = len(card_text.laid_open(scene))
    if length > READING:
        yield f"all its texts: laid open it has {length} characters; the most is {READING}"
    if scene.kind == "roll" and scene.accept is not None and not scene.accept.effects:
        yield "accept: does nothing"
    for name in SECTIONS:
        section: Section | None = getattr(scene, name)
        for one in _ops(section):
            if one.op not in ANYWHERE:
                yield f"{name}: {one.op} does nothing in a Scene; it is for an Asset's power"
            if one.target == "partner":
                yield f"{name}: {one.op} is for a partner, whom a Scene does not know"


def _of_asset(asset: Asset) -> Iterator[str]:
    if len(card_text.powers(asset, asset.uses)) > POWERS:
        yield f"power: in words it has more than {POWERS} characters; let it do less"
    for field, power in (("power", asset.power), ("drawback", asset.drawback)):
        if power is not None:
            yield from _of_power(field, power)
    if len(asset.noun) > NOUN:
        yield f"noun: has {len(asset.noun)} characters; the most is {NOUN}"
    if asset.power.use != "uses":
        yield "power.use: of an Asset it is uses"
    if asset.drawback is not None and asset.drawback.window != "passive":
        yield "drawback.window: a drawback is passive, nobody would use it"
    if asset.group and asset.power.window == "passive":
        yield "group: nothing happens by itself to what belongs to all"


def _of_power(field: str, power: Power) -> Iterator[str]:
    if power.when is not None and power.when not in TRIGGERS:
        yield f"{field}.when: {power.when} is nothing that can happen to an Asset"
    if power.when in SUFFERING and power.use == "always":
        yield f"{field}.use: what suffering sets off cannot happen always"
    for one in _ops(power.effects):
        if one.op not in ANYWHERE | WINDOWS[power.window]:
            yield f"{field}: {one.op} does nothing in the window {power.window}"
        if one.target == "partner":
            yield f"{field}: {one.op} is for a partner, whom an Asset does not know"


def _ops(thing: Any) -> Iterator[Any]:
    """Every effect in a part of a card, those inside others too."""
    if isinstance(thing, Data):
        if hasattr(thing, "op"):
            yield thing
        for field in type(thing).model_fields:
            yield from _ops(getattr(thing, field))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _ops(part)

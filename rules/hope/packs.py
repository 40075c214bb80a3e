"""What packs may bring to the game: Scenes, Assets, Traits, Relationships and Personalities,
written like the game's own."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar, get_args

from rules.engine.messages import Either
from rules.engine.packs import PackKind, is_pack_card
from rules.hope.effects.language.models import Data
from rules.hope.model.cards import Asset, Personality, Power, Powered, Relationship, Trait, Trigger
from rules.hope.model.decks import DECKS
from rules.hope.model.scenes import Scene, Section
from rules.hope.model.state import State
from rules.hope.words import Message, card_text
from rules.kit.packs.checked_cards import CheckedCards

TEMPLATE = Path(__file__).with_name("pack_template.yaml").read_text(encoding="utf-8")

SECTIONS = ("accept", "all_accept", "split", "refuse", "all_refuse", "succeed", "fail")
EFFECTS_ANYWHERE = frozenset(
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
"""Effects that work in a Scene and in a power of any window."""
WINDOWS: Mapping[str, frozenset[str]] = {
    "read": frozenset({"peek", "redraw"}),
    "plead": frozenset({"hardship", "dice", "auto_success", "reveal", "force_support"}),
    "after_roll": frozenset({"success", "reroll", "return_die"}),
    "react": frozenset({"prevent", "redirect"}),
    "free": frozenset({"peek"}),
    "death": frozenset(),
    "passive": frozenset({"hardship", "dice", "bar_avoid", "force_support", "reveal"}),
}
"""For each window, the effects that work there besides those in EFFECTS_ANYWHERE."""
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
"""Triggers that can happen to the owner of any card."""
NEIGHBOURS = frozenset({"left_acts", "right_acts"})
BONDS = frozenset(each for each in get_args(Trigger) if "partner" in each)
KIND_TRIGGERS: Mapping[type[Powered], frozenset[str]] = {
    Asset: TRIGGERS,
    Personality: TRIGGERS | NEIGHBOURS,
    Trait: TRIGGERS | NEIGHBOURS | {"gained"},
    Relationship: TRIGGERS | BONDS,
}
"""For each kind of card, the triggers that its powers may have."""
SUFFERING = frozenset({"i_hunger", "i_am_harmed", "i_lose_humanity", "partner_hurt"})
ASSET_POWERS_CHARACTERS = 300
"""The most characters of an Asset's powers, in words."""
POWERS_CHARACTERS = 200
"""The most characters of the powers of any other card. A character has several such cards, all in
one picture and message."""
NOUN_CHARACTERS = 60
"""The most characters of an Asset's noun."""
PARTNER = "{partner}"
"""The placeholder for the partner's name in a Relationship."""
NAME = "{name}"
"""The placeholder for a character's name in a Trait's saying."""
SCENE_CHARACTERS = 1_800
"""The most characters of a Scene's message once it is over and shown in full."""


def _one_of(words: Collection[str]) -> Either:
    return Either(tuple(sorted(words)))


class HopeCards(CheckedCards):
    """The packs' Scenes for any of the five decks, Assets, Traits, Relationships and
    Personalities."""

    kinds = (
        PackKind(
            "scenes",
            "scene",
            Scene,
            40,
            told=("line", "succeeded", "failed"),
            about=Message("pack-kind-scenes"),
        ),
        PackKind(
            "assets",
            "asset",
            Asset,
            20,
            kept=True,
            given={"id": "a00"},
            about=Message("pack-kind-assets"),
        ),
        PackKind(
            "traits",
            "trait",
            Trait,
            20,
            kept=True,
            given={"id": "t00"},
            about=Message("pack-kind-traits"),
        ),
        PackKind(
            "relationships",
            "relationship",
            Relationship,
            10,
            kept=True,
            given={"id": "r00"},
            about=Message("pack-kind-relationships"),
        ),
        PackKind(
            "personalities",
            "personality",
            Personality,
            10,
            kept=True,
            given={"id": "p00"},
            about=Message("pack-kind-personalities"),
        ),
    )
    blanks: ClassVar = {
        "relationships": {"bond": PARTNER, "bond_i": PARTNER, "gap": PARTNER},
        "traits": {"saying": NAME},
    }
    codes = frozenset({"if"})
    template = TEMPLATE
    vocabulary = EFFECTS_ANYWHERE.union(*WINDOWS.values())
    notes = (
        Message("pack-in-scenes", effects=sorted(EFFECTS_ANYWHERE)),
        *(
            Message("pack-in-window", window=window, effects=sorted(more))
            for window, more in WINDOWS.items()
            if more
        ),
        Message(
            "pack-triggers",
            triggers=_one_of(TRIGGERS),
            neighbours=_one_of(NEIGHBOURS),
            bonds=_one_of(BONDS),
        ),
        Message("pack-uses"),
        Message("pack-bonds", partner=PARTNER),
        Message("pack-conditions"),
        Message("pack-callouts"),
        Message("pack-powers", powers=ASSET_POWERS_CHARACTERS, people=POWERS_CHARACTERS),
        Message("pack-nouns", most=NOUN_CHARACTERS),
        Message("pack-texts", most=SCENE_CHARACTERS),
        Message("pack-told"),
        Message("pack-lines"),
    )

    def list_taken_names(self, kind: str) -> Collection[str]:
        deck: Mapping[str, Any] = getattr(DECKS, kind)
        label = "title" if kind == "scenes" else "name"
        return [str(getattr(card, label)) for card in deck.values()]

    def find_faults(self, kind: PackKind, card: Any, ids: Collection[str]) -> Iterable[str]:
        faults = (
            _list_scene_faults(card)
            if kind.name == "scenes"
            else _list_powered_faults(kind.one, card)
        )
        return map(str, faults)

    def list_cards_in_play(self, state: State) -> Mapping[str, Collection[int]]:
        found: dict[str, Collection[int]] = {}
        if state.scene is not None and is_pack_card(state.scene.card):
            found[state.scene.card] = range(state.seats)
        for c in state.people:
            if c is not None:
                found |= {held.card: [c.seat] for held in c.cards if is_pack_card(held.card)}
        found |= {
            held.card: state.living_seats for held in state.commons if is_pack_card(held.card)
        }
        return found

    def sum_gauges(self, state: State, seats: Collection[int]) -> Mapping[str, float]:
        people = [c for seat in seats if (c := state.people[seat]) is not None]
        return {
            "Humanity": sum(c.humanity for c in people),
            "Hunger": sum(c.hunger for c in people),
            "Harm": sum(c.harm for c in people),
            "people": len(people),
        }


def _list_scene_faults(scene: Scene) -> Iterator[Message]:
    length = len(card_text.format_scene_text(scene))
    if length > SCENE_CHARACTERS:
        yield Message("scene-is-too-long", length=length, most=SCENE_CHARACTERS)
    if scene.kind == "roll" and scene.accept is not None and not scene.accept.effects:
        yield Message("accept-does-nothing")
    for name in SECTIONS:
        section: Section | None = getattr(scene, name)
        for one in _list_effects(section):
            if one.op not in EFFECTS_ANYWHERE:
                yield Message("not-for-scenes", section=name, effect=one.op)
            if one.target == "partner":
                yield Message("scene-has-no-partner", section=name, effect=one.op)


def _list_powered_faults(one: str, card: Powered) -> Iterator[Message]:
    """List what is wrong with a card that has powers. `one`: the name of its kind."""
    for field, power in _list_powers(card):
        yield from _list_power_faults(one, field, power, type(card))
    uses, most = (
        (card.uses, ASSET_POWERS_CHARACTERS) if isinstance(card, Asset) else (0, POWERS_CHARACTERS)
    )
    if len(str(card_text.describe_powers(card, uses))) > most:
        yield Message("power-is-too-long", most=most)
    if isinstance(card, Asset):
        yield from _list_asset_faults(card)
    else:
        for field, power in _list_powers(card):
            if power.use == "uses":
                yield Message("uses-are-for-assets", field=field, kind=one)
    if isinstance(card, Personality) and card.flaw.window != "passive":
        yield Message("flaw-is-passive")
    if isinstance(card, Relationship) and PARTNER not in str(card.bond):
        yield Message("bond-names-nobody", partner=PARTNER)


def _list_powers(card: Powered) -> Iterator[tuple[str, Power]]:
    """Iterate over the powers of a card, each with its field."""
    match card:
        case Asset(drawback=None) | Trait():
            yield "power", card.power
        case Asset(drawback=Power() as drawback):
            yield from (("power", card.power), ("drawback", drawback))
        case Personality():
            yield from (("boon", card.boon), ("flaw", card.flaw))
        case Relationship():
            yield from ((f"powers.{n}", power) for n, power in enumerate(card.powers, 1))


def _list_asset_faults(asset: Asset) -> Iterator[Message]:
    if len(asset.noun) > NOUN_CHARACTERS:
        yield Message("noun-is-too-long", length=len(asset.noun), most=NOUN_CHARACTERS)
    if asset.power.use != "uses":
        yield Message("assets-have-uses")
    if asset.drawback is not None and asset.drawback.window != "passive":
        yield Message("drawback-is-passive")
    if asset.group and asset.power.window == "passive":
        yield Message("group-is-never-passive")


def _list_power_faults(
    one: str, field: str, power: Power, kind: type[Powered]
) -> Iterator[Message]:
    if power.when is not None and power.when not in KIND_TRIGGERS[kind]:
        yield Message("cannot-happen-to", field=field, trigger=power.when, kind=one)
    if power.when in SUFFERING and power.use == "always":
        yield Message("suffering-is-not-always", field=field)
    for effect in _list_effects(power.effects):
        if effect.op not in EFFECTS_ANYWHERE | WINDOWS[power.window]:
            yield Message("not-in-window", field=field, effect=effect.op, window=power.window)
        if effect.target == "partner" and kind is not Relationship:
            yield Message("card-has-no-partner", field=field, effect=effect.op, kind=one)


def _list_effects(thing: Any) -> Iterator[Any]:
    """Iterate over every effect in a part of a card, including effects inside effects."""
    if isinstance(thing, Data):
        if hasattr(thing, "op"):
            yield thing
        for field in type(thing).model_fields:
            yield from _list_effects(getattr(thing, field))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _list_effects(part)

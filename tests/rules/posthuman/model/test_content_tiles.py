"""The tiles, the events, and what lies in the box (PH-1, PH-27)."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from rules.kit.grids import Side
from rules.posthuman.effects.models import Amount, Choose, Dice, RollBonus
from rules.posthuman.model.cards import Event, Reward, Tile
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.model.terms import Terrain
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import experience, followers, inventory, item_choices, sheet
from tests.rules.posthuman.effects.carried import carry_for_ada
from tests.rules.posthuman.model.printed import list_primitives
from tests.rules.posthuman.rows import Check, figure, make_rows

TILES = list(CONTENT.tiles.values())
ZONES = [(tile.terrain, zone) for tile in TILES for zone in tile.zones]
FIGURES = {
    "1 / 0": 2,
    "1 / 1": 4,
    "1,1 / 1": 3,
    "1,1 / 2": 3,
    "2,1 / 2": 1,
    "1,2 / 3": 1,
    "1,1,1 / 2": 1,
    "1,1,2 / 3": 1,
    "1 safe / 0": 1,
    "1,1 safe / 1": 1,
}
"""Of each terrain but mountains: figures by zone / supply icons -> tiles."""
PRINTED = """
2f;2a;1f2a;1f  1fE;G;1f;2f  1f;1f2a;2aE;2f  2f;E;1f1a;1f1a  1f1a;3a;G;1fE
G;1fE;2f;2f  1fE;1aG;2aE;1fE  2f;1f1a;1fE;2a  1f1a;2aE;1f2a;2f  2f;1fG;1f1a;1f
"""
"""Cards, each rural; urban; mountain; wilderness: f food, a ammo, E equipment, G weapon."""
ORDER: tuple[Terrain, ...] = ("rural", "urban", "mountain", "wilderness")


def list_tiles_on(terrain: Terrain) -> list[Tile]:
    return [tile for tile in TILES if tile.terrain == terrain]


def count_figures(tile: Tile) -> str:
    zones = [f"{zone.figures}{' safe' if zone.kind == 'safe' else ''}" for zone in tile.zones]
    return f"{','.join(zones)} / {tile.supply}"


def name_exits(sides: Iterable[Side]) -> str:
    found = "".join(sorted(sides))
    if len(found) != 2:
        return f"{len(set(found))} exits"
    return "straight" if found in ("NS", "EW") else "corner"


def read_reward(cell: str) -> Reward:
    found = {letter: int(n or 1) for n, letter in re.findall(r"(\d?)([faEG])", cell)}
    names = {"f": "food", "a": "ammo", "E": "equipment", "G": "weapons"}
    return Reward(**{name: found.get(letter, 0) for letter, name in names.items()})


def read_supplies() -> list[dict[Terrain, Reward]]:
    cells = [map(read_reward, card.split(";")) for card in PRINTED.split()]
    return [dict(zip(ORDER, card, strict=True)) for card in cells]


def average_rewards(what: str, *terrains: Terrain) -> list[float]:
    cards = list(CONTENT.supply.values())
    return [sum(getattr(card.on[one], what) for card in cards) / len(cards) for one in terrains]


WANTED = dict(zip(("4 exits", "3 exits", "straight", "corner"), (5, 8, 3, 2), strict=True))
# fmt: off
CARDS = [
    # 68 tiles: their exits, zones and supplies.
    figure("PH-27.1", lambda: Counter(tile.terrain for tile in TILES),
        {"rural": 18, "urban": 18, "wilderness": 18, "mountain": 14}),
    figure("PH-6.2", lambda: {len(tile.zones) for tile in TILES}, {1, 2, 3}),
    figure("PH-6.2", lambda: {tile.supply for tile in TILES}, {0, 1, 2, 3}),
    figure("PH-6.7 PH-6.7a", lambda: {zone.figures for _, zone in ZONES}, {1, 2}),
    figure("PH-6.8 PH-6.9a", lambda: {terrain for terrain, zone in ZONES if zone.kind == "dead"},
        {"mountain"}),
    figure("PH-6.9a", lambda: {zone.kind for terrain, zone in ZONES if terrain == "mountain"},
        {"dead"}),
    *(
        figure("PH-27.1", lambda one=one: Counter(map(count_figures, list_tiles_on(one))), FIGURES)
        for one in ("rural", "urban", "wilderness")
    ),
    figure("PH-27.1", lambda: Counter(map(count_figures, list_tiles_on("mountain"))),
        {"1 / 1": 4, "1 / 2": 4, "1,1 / 2": 4, "1,1 / 3": 2}),
    *(
        figure("PH-27.2",
            lambda one=one: Counter(name_exits(tile.exits) for tile in list_tiles_on(one)), wanted)
        for one, wanted in (("rural", WANTED), ("urban", WANTED), ("wilderness", WANTED),
            ("mountain", {"4 exits": 3, "3 exits": 6, "straight": 3, "corner": 2}))
    ),
    figure("PH-27.3 PH-1.1", lambda: [card.on for card in CONTENT.supply.values()],
        read_supplies()),
    figure("PH-27.3", lambda: {card.copies for card in CONTENT.supply.values()}, {1}),
    figure("PH-27.3", lambda: average_rewards("food", *ORDER), [1.3, 0.4, 0.8, 1.3]),
    figure("PH-27.3", lambda: average_rewards("ammo", "urban", "mountain"), [1.1, 1.0]),
]
# fmt: on


@pytest.mark.parametrize(("find", "wanted"), CARDS)
def test_the_figures_of_tiles(find: Callable[[], Any], wanted: Any) -> None:
    assert find() == wanted


EVENTS = list(CONTENT.events.values())
RULEBOOK = """Togetherness, Trader Caravan, Guide, Great Explorer, Watched, Dark Days, Hurricane,
Protector, Killer Instinct, The Fortress""".replace("\n", " ").split(", ")
OURS = [one for one in EVENTS if one.name not in RULEBOOK]
REGULAR = [one for one in OURS if one.kind == "regular"]


def has_choice(event: Event) -> bool:
    return any(isinstance(one, Choose) for one in list_primitives(event.effects))


def is_good(one: Any) -> bool | None:
    """Whether a primitive is good for the humans; None: neither good nor bad by itself."""
    if isinstance(one, Amount | RollBonus):
        return one.n > 0
    if isinstance(one, Dice):
        return (one.n > 0) is (one.side == "player")
    return None


def judge_event(event: Event) -> str:
    judged = {is_good(one) for one in list_primitives(event.effects)} - {None}
    return {(True,): "mild", (False,): "harsh"}.get(tuple(judged), "mixed")


def list_names(has: Callable[[Event], Any]) -> set[str]:
    return {str(one.name) for one in EVENTS if has(one)}


def is_for_one(one: Event) -> bool:
    """Whether it works alone: by a solo text, or since it neither compares nor asks for company."""
    company = any(condition.do == "in_company" for e in one.effects for condition in e.if_)
    return one.only != "group" and (one.solo is not None or not (one.compares or company))


def list_losses() -> set[Any]:
    """What the plain harsh days take."""
    harsh = [one for one in REGULAR if not has_choice(one) and judge_event(one) == "harsh"]
    return {
        (getattr(p, "do", ""), getattr(p, "n", 0))
        for e in harsh
        for p in list_primitives(e.effects)
    }


KEPT = {"Protector", "Killer Instinct"}
# fmt: off
EVENT_CARDS = [
    figure("PH-26.7", lambda: list_names(lambda one: one.keepable), KEPT),
    figure("PH-26.6 PH-26.7", lambda: list_names(lambda one: one.compares),
        KEPT | {"Guide", "Great Explorer"}),
    figure("PH-1.1", lambda: Counter(one.copies for one in EVENTS), {1: 21}),
    figure("PH-1.1 PH-2.2", lambda: list_names(lambda one: one.only == "solo"), {"The Fortress"}),
    figure("PH-1.1", lambda: list_names(lambda one: one.only == "group"),
        {"Guide", "Great Explorer"}),
    # Eleven are our own. A player who does not answer takes the option without a cost.
    figure("PH-27.18", lambda: Counter(one.kind for one in OURS), {"seasonal": 5, "regular": 6}),
    figure("PH-27.18", lambda: Counter(judge_event(one) for one in OURS if one.kind == "seasonal"),
        {"harsh": 2, "mild": 1, "mixed": 2}),
    figure("PH-27.18", lambda: list_names(lambda e: e.kind == "seasonal" and e.name in RULEBOOK),
        {"Dark Days"}),
    figure("PH-27.18", lambda: Counter(judge_event(one) for one in REGULAR if not has_choice(one)),
        {"harsh": 2, "mild": 2}),
    figure("PH-27.18", lambda: sum(map(has_choice, REGULAR)), 2),
    figure("PH-27.18", lambda: list_losses() <= {("health", -1), ("morale", -1), ("food", -1)},
        True),
    figure("PH-27.18 PH-8.10", lambda: [one.of[one.default] for e in EVENTS
        for one in list_primitives(e.effects) if isinstance(one, Choose)
        and (one.of[one.default].cost or one.of[one.default].do)], []),
    figure("PH-27.18", lambda: sum(map(is_for_one, EVENTS)) >= 16, True),
]
# fmt: on


@pytest.mark.parametrize(("find", "wanted"), EVENT_CARDS)
def test_the_events(find: Callable[[], Any], wanted: Any) -> None:
    assert find() == wanted


def give_plenty(h: Here) -> None:
    """Four people have more of everything than is in the box."""
    for seat in range(4):
        sheet.gain_goods(h, seat, food=30, ammo=30)
        experience.gain_xp(h, seat, 15)


def drop_knife(h: Here) -> object:
    inventory.discard_item(h, 0, "knife.1")
    return item_choices.draw_items(h, 0, "weapons")


rows = make_rows(
    {},
    plays={
        "plenty": give_plenty,
        "item": lambda h: item_choices.draw_items(h, 0, "equipment"),
        "skill": lambda h: experience.draw_skills(h, 0, 1, 0, ""),
        "follower": lambda h: followers.draw_follower(h, 0),
        "supply": carry_for_ada({"draw": {"deck": "supply", "n": 1}}),
        "drop-knife": drop_knife,
    },
)


@rows("""
PH-1.4 | four; play plenty
    -> all.food=30,30,30,30 all.ammo=30,30,30,30 all.counters=15,15,15,15
# An empty deck is made of its discards, and gives nothing without any.
PH-1.8 | alone; gear thing; only equipment; used equipment thing; play item
    .. -> hand=thing used.equipment=0
PH-1.8 | alone; only equipment; play item | -> hand=0
PH-1.8 | alone; skill lore; only skills; used skills lore; play skill
    -> skills=lore used.skills=0
PH-1.8 | alone; only skills; play skill | -> skills=0
PH-1.8 | alone; follower friend; only followers; used followers friend; play follower
    -> hidden_followers=friend used.followers=0
PH-1.8 | alone; only followers; play follower | -> hidden_followers=0
PH-1.8 PH-1.9 | alone; supply card food=1; only supply; used supply card; play supply
    -> food=1 used.supply=card
PH-1.8 PH-20.13 | alone; has knife; only weapons; play drop-knife | -> hand=0 used.weapons=0
""")
def test_decks(check: Check) -> None:
    check()

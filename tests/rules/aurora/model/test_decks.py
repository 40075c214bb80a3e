"""LA-14 to LA-18, LA-20: the cards as the ledger has them. The figures and tables here were typed
from the ledger; the cards are put into the same words and compared."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from rules.aurora.model.cards import Enemy, Part, Played, Survivor, load_decks
from tests.rules.aurora.rows import RULE

DECKS = load_decks()
FACES = list(DECKS.exploration.values())
LOCATIONS: list[Any] = [card for card in FACES if card.kind == "location"]
LOOT = list(DECKS.loot.values())
CONVOY = {"truck", "trailer", "device"}
MARKED = Counter(card.period for card in FACES if card.marked)


def figure(numbers: str, find: Callable[[], Any], wanted: Any) -> Any:
    """What is found somewhere, and what the ledger says."""
    return pytest.param(find, wanted, id=numbers, marks=RULE(*numbers.split()))


def describe_card(card: Any) -> str:
    """An Exploration, Start or Convoy card as the ledger writes it."""
    if isinstance(card, Part):
        drives = f"speed {card.speed}, towing {card.towing}; " if card.kind == "truck" else ""
        return f"{card.name} ({drives}{', '.join(card.boxes)})"
    if card.kind == "location":
        effect = {"damage": "Damage", "contamination": "Contam.", "fame": "-1 Fame"}
        return f"{card.name} ({effect.get(card.effect, 'none')}; {' | '.join(card.blocks)})"
    return str(card.name)


def describe_ambush(card: Enemy) -> str:
    def describe_hit(one: Any) -> str:
        if one.damage:
            return f"{one.damage} Damage {one.area}"
        return f"{one.contamination} Contamination" if one.contamination else "1 Resource"

    ways = " or ".join(" and ".join(map(describe_hit, way)) for way in card.ambush)
    return f"{card.roman} {card.name}: {ways}"


def describe_outcome(card: Any) -> str:
    shots = (
        f"{damage}{' J' if card.jams else ''}{f' y{fury}' if fury else ''}"
        for damage, fury in zip(card.weapons, card.fury, strict=True)
    )
    return " | ".join([str(card.id), card.letter, card.area, *shots, *card.enemies])


def describe_actions(card: Any) -> str:
    """Costs (damage, contaminate, fame) before gains."""
    return " / ".join(
        ", ".join(f"{step.count} {step.do} {step.what}".strip() for step in action)
        for action in card.actions
    )


def list_exploration_cards() -> dict[tuple[int, bool, str], str]:
    found: dict[tuple[int, bool, str], list[str]] = {}
    for card in FACES:
        found.setdefault((card.period, card.marked, card.kind), []).append(describe_card(card))
    return {key: "; ".join(cards) for key, cards in found.items()}


def count_points(pair: int) -> set[tuple[int, ...]]:
    """The Hit Points of a pair's four sides with two, three and four players."""
    sides = [card for card in DECKS.hitpoints.values() if card.pair == pair]
    assert len(sides) == 4
    return {tuple(len(card.boxes) - first + 1 for first in card.start) for card in sides}


PERIODS = {
    # LA-15.3's table, less what games of bots called for (LA-15.4). As many cards as before are
    # always there, so the decks are as large, but most of these are of period III: a card of it
    # must come in time at a table of four, where 18 marked cards come first. Unmarked before it
    # are the Enemies and Fuel for every table. The Events are marked, as small tables come far
    # into the third period. The Road Train is faster, since Fuel is less certain; the Medic, the
    # Driver, the Snowcat, the Fuel Depot and others have changed periods for the sake of whoever
    # explores last. What nobody went to holds something more.
    (1, False, "enemy"): "Warwolves; Riderwolves",
    (1, False, "location"): "Roadside Pump (none; FFF | FFF)",
    (1, True, "location"): (
        "Fuel Depot (Damage; F | PA); Wrecked Convoy (Damage; AO | F); Contaminated Storehouse "
        "(Contam.; PA | FF); Ranger Station (none; F | P); Frozen Farm (none; P | A); Hunting "
        "Lodge (-1 Fame; AA | PO); Service Station (Damage; FP | O); Silent Village (-1 Fame; "
        "PP | FA); Police Post (none; AA | O)"
    ),
    (1, True, "survivor"): "Orphan; Mechanic; Explorer; Medic",
    (1, True, "encounter"): "Travelers; Merchant",
    (1, True, "trailer"): (
        "Covered Wagon (any, any, any, armor); Gun Trailer (any, any, w2); Bunk Wagon (S, S, "
        "any, armor)"
    ),
    (1, True, "device"): "Roof Gun (w2); Plough Blades (tracks, armor)",
    (2, False, "enemy"): "The Final Howl; Rendall and Randall",
    (2, False, "location"): "Rail Yard (none; FF | FA)",
    (2, True, "truck"): (
        "Snowcat (speed 3, towing 2; S, any, any, tracks); Road Train (speed 4, towing 3; S, S, "
        "any, armor, w1)"
    ),
    (2, True, "location"): (
        "Icebound Tanker (Contam.; FF | P); Field Hospital (Contam.; PO | FA); Military "
        "Checkpoint (Damage; AA | OO); Looted Market (-1 Fame; PA | FO); Radio Mast (none; O | "
        "FP); Greenhouse (Contam.; PP | PO)"
    ),
    (2, True, "survivor"): "Driver; Jackal; Hermit; Shooter",
    (2, True, "event"): "Heavy Snowstorm",
    (2, True, "encounter"): "Slaver; Travelers",
    (2, True, "trailer"): (
        "Tank Trailer (ff, ff, ff, any); Armoured Carriage (any, any, armor, armor, fame:1)"
    ),
    (2, True, "device"): "Shielded Rack (any, fame:1); Stash Locker (max+1, armor)",
    (3, False, "enemy"): "Ulmar; Immortal Wolf",
    (3, False, "location"): (
        "Refinery Ruin (Contam.; FF | A); Arsenal (-1 Fame; AAA | OO); Power Station (Contam.; "
        "F | OO); Harbour Warehouse (Damage; PPO | FF); Bunker Store (Damage; PA | AO); Ferry "
        "Terminal (none; A | P)"
    ),
    (3, False, "survivor"): "Renegade",
    (3, False, "truck"): (
        "Ice Runner (speed 4, towing 2; S, any, ff, armor); Fortress Hauler (speed 3, towing 4; "
        "S, S, any, armor, armor, w2)"
    ),
    (3, False, "device"): "Roof Rack (any, any); Twin Cannon (w3, armor)",
    (3, False, "trailer"): "Artillery Trailer (any, any, w3)",
    (3, False, "encounter"): "Merchant; Slaver",
    (3, True, "event"): "Early Departure; Heavy Snowstorm",
    (3, True, "survivor"): "Bounty Hunter; Preacher",
}
LOC, SUR, CON, ENC = "location", "survivor", "convoy", "encounter"
OUTSIDE = ("exploration", "rest", "movement")
ANYTIME = (*OUTSIDE, "fire")
OUTCOMES = """
1 | A | bottom first | 0 y1 | 1 | 2 | 2 | miss | 1 | 1
2 | A | bottom row | 1 | 1 | 2 | 3 | 1 | 1 | 1
3 | A | top row | 1 | 2 | 2 | 3 | ambush | 1 | 2
4 | B | bottom row | 1 | 1 | 1 | 2 | miss | ambush | 1
5 | B | front column | 1 | 2 | 2 | 3 | miss | miss | 1
6 | B | second column | 1 J | 2 J | 2 J | 3 J | 1 | 1 | ambush
7 | C | top row | 0 y1 | 1 y1 | 1 y1 | 2 y1 | miss | miss | miss
8 | C | bottom row | 1 | 2 | 3 | 3 | 1 | 1 | 2
9 | C | front column | 1 J | 1 J | 2 J | 3 J | miss | 1 | 1
10 | D | second column | 1 | 1 | 2 | 3 | miss | ambush | 1
11 | D | last column | 2 | 2 | 3 | 4 | 1 | 2 | 2
12 | D | bottom first | 0 y2 | 0 y2 | 1 y1 | 2 y1 | miss | miss | miss
"""
# fmt: off
FIGURES = [
    figure("LA-1.6", lambda: [len(DECKS.exploration), len(DECKS.starting) * 4, len(DECKS.objects),
        len(DECKS.loot), len(DECKS.hitpoints), len(DECKS.outcomes), len(DECKS.bonuses),
        len(DECKS.regions), len(DECKS.actions)], [65, 24, 14, 24, 6 * 2, 12, 5 * 2, 3 * 2, 6]),
    figure("LA-3.7", lambda: [*map(describe_card, DECKS.starting.values())], [
        "Hauler (speed 2, towing 2; S, S, any, armor)", "Crew Car (any, any, w2)",
        "Flatbed (any, any, ff)", "Cold Maiden", "Co-Pilot", "Leader"]),
    # Survivors
    figure("LA-14.3", lambda: {card.ability: card.skill for card in
        (*DECKS.starting.values(), *FACES, *LOOT) if isinstance(card, Survivor)}, {
        "cold-maiden": 2, "co-pilot": 1, "leader": 2, "bounty-hunter": 3, "driver": 2,
        "explorer": 2, "hermit": 2, "jackal": 2, "mechanic": 2, "medic": 2, "orphan": 1,
        "preacher": 2, "renegade": 3, "shooter": 2, "prisoner": 2}),
    # The Exploration deck, for two, three and four; a card of period and kind
    figure("LA-15.1 LA-15.2", lambda: Counter((card.period, card.marked) for card in FACES),
        {(1, False): 3, (1, True): 20, (2, False): 3, (2, True): 19, (3, False): 16, (3, True): 4}),
    figure("LA-15.1 LA-15.2", lambda: Counter(card.kind for card in FACES), {
        "location": 23, "survivor": 11, "encounter": 6, "truck": 4, "trailer": 6, "device": 6,
        "event": 3, "enemy": 6}),
    *(
        figure("LA-15.2", lambda back=back: [
            all(MARKED[period] >= n for period, n in enumerate(back, 1)),
            len(FACES) - MARKED.total() + sum(back)], [True, size])
        for back, size in (((2, 2, 3), 29), ((5, 5, 3), 35), ((9, 9, 3), 43))
    ),
    figure("LA-15.3", list_exploration_cards, PERIODS),
    figure("LA-15.3", lambda: {card.id[:-2]: card.deal for card in FACES if card.kind == ENC},
        {deal: deal for deal in ("travelers", "merchant", "slaver")}),
    figure("LA-15.3", lambda: {card.name: card.event for card in FACES if card.kind == "event"},
        {"Heavy Snowstorm": "snowstorm", "Early Departure": "departure"}),
    figure("LA-15.4", lambda: sum("F" in "".join(card.blocks) for card in LOCATIONS), 15),
    figure("LA-15.4", lambda: Counter(card.effect for card in LOCATIONS),
        {"none": 7, "damage": 6, "contamination": 6, "fame": 4}),
    # Objects and Loot
    figure("LA-16.1", lambda: Counter(card.name for card in DECKS.objects.values()), {
        "Antifreeze Capsules": 2, "Hazmat Suit": 2, "Incendiary Ammunition": 2, "MRE": 2,
        "Nitrous Oxide": 2, "Welding Torch": 2, "Decontamination IV Bag": 1, "Nitromethane": 1}),
    figure("LA-16.1", lambda: {card.kind for card in DECKS.objects.values()}, {"object"}),
    figure("LA-16.14", lambda: {card.key: card.windows for card in DECKS.objects.values()}, {
        "antifreeze-capsules": ("exploration",), "hazmat-suit": ("reaction",),
        "incendiary-ammunition": ("fire",), "mre": OUTSIDE, "nitrous-oxide": ("movement",),
        "welding-torch": OUTSIDE, "decontamination-iv-bag": OUTSIDE,
        "nitromethane": ("movement",)}),
    figure("LA-16.15", lambda: Counter((card.pair, card.wolves) for card in LOOT),
        dict.fromkeys(product((0, 1, 2), (False, True)), 4)),
    figure("LA-16.15", lambda: {(card.pair, card.wolves) for card in FACES}, {(None, False)}),
    figure("LA-16.16", lambda: [f"{c.pair} {c.kind}: {describe_card(c)}" for c in LOOT
        if c.kind in CONVOY], [
        "0 device: Armored Baggage Rack (any, armor, fame:1)",
        "0 device: Wolves Cages (pay:P:2, pay:P:2)",
        "0 truck: Wolves Hummer (speed 3, towing 3; S, any, w2, tracks)",
        "1 device: Gauss Cannon (w4, fame:1)",
        "1 truck: Biomass Turbo-truck (speed 3, towing 3; S, any, ff, spd:P)",
        "1 truck: Punk Tank (speed 4, towing 3; S, S, any, w3, tracks)",
        "1 device: Bullet Maker (fame:1, make:A)",
        "2 device: Artificial Ecosystem (fame:1, per:Food:2)",
        "2 device: Gun Throne (fame:1, per:Ammo:2)",
        "2 device: Alpha Idol (per:Fuel:2, per:Fuel:2)",
        "2 device: Mecha Wolf (fame:1, per:Fury:2)",
        "2 device: Nuclear Generator (fame:2)"]),
    figure("LA-16.24", lambda: [(card.pair, card.kind, card.key, card.windows) for card in LOOT
        if isinstance(card, Played)], [
        (0, "special", "land-mine", ("movement",)),
        (0, "special", "shortcut-map", ("movement",)),
        (0, "special", "weapon-manual", ("exploration", "fire")),
        (0, "special", "pack-banner", ("end",)),
        (1, "special", "drone-repair-kit", ("exploration",)),
        (1, "special", "survival-kit", ("exploration",)),
        (1, "special", "tooth-necklace", ("end",)),
        (1, "special", "sonic-grenade", ("fire",)),
        (2, "special", "sos-flare", ("reaction",)),
        (2, "special", "field-repair-kit", ANYTIME),
        (2, "special", "sanitizer-kit", ANYTIME)]),
    # Enemies, Hitpoints, Outcomes
    figure("LA-17.1", lambda: [describe_ambush(c) for c in FACES if isinstance(c, Enemy)], [
        "I Warwolves: 1 Damage top row", "II Riderwolves: 1 Damage bottom row",
        "III The Final Howl: 1 Contamination or 2 Damage bottom row",
        "IV Rendall and Randall: 1 Resource or 1 Damage front column",
        "V Ulmar: 1 Damage front column and 1 Damage top row",
        "VI Immortal Wolf: 1 Damage front column and 1 Damage bottom row"]),
    figure("LA-17.1", lambda: [c.group for c in FACES if isinstance(c, Enemy)], [0, 0, 1, 1, 2, 2]),
    figure("LA-17.2", lambda: {key: f"{c.pair}: {' '.join(c.boxes)}"
        for key, c in DECKS.hitpoints.items()}, {
        "1a": "0: O T T A T T", "1b": "0: * T P T * T",
        "2a": "0: T A T * O T", "2b": "0: P T * T A T",
        "3a": "1: T O A T P * T", "3b": "1: * T F T - O T",
        "4a": "1: T * O T F T T", "4b": "1: A T T P * T *",
        "5a": "2: T O A T * F T * T", "5b": "2: * T P T O T * A T",
        "6a": "2: O T T A F * T T *", "6b": "2: T * T O P T * F T"}),
    figure("LA-17.3", lambda: [*map(count_points, range(3))],
        [{(3, 4, 6)}, {(4, 5, 7)}, {(5, 7, 9)}]),
    figure("LA-17.4", lambda: [*map(describe_outcome, DECKS.outcomes.values())],
        OUTCOMES.strip().splitlines()),
    figure("LA-17.5", lambda: Counter(card.letter for card in DECKS.outcomes.values()),
        dict.fromkeys("ABCD", 3)),
    # Bonus tiles: costs (damage, contaminate, fame) before gains
    figure("LA-18.5 LA-18.6 LA-18.7", lambda: {f"{card.tile}-{card.side}, cost {card.cost}":
        describe_actions(card) for card in DECKS.bonuses.values()}, {
        "1-1, cost 1": "1 repair / 1 damage, 1 treat",
        "1-2, cost 1": "1 fury / 1 damage, 1 treat",
        "2-1, cost 2": "2 repair / 2 treat",
        "2-2, cost 2": "1 repair, 1 treat / 2 treat",
        "3-1, cost 2": "2 repair / 1 fame, 1 gain O",
        "3-2, cost 2": "1 repair, 1 recycle truck / 1 repair, 1 recycle trailer / "
            "1 repair, 1 recycle device",
        "4-1, cost 2": "1 damage, 1 gain A / 1 damage, 1 gain P",
        "4-2, cost 2": "1 contaminate, 1 repair, 1 gain P / 1 damage, 1 gain A",
        "5-1, cost 3": "1 damage, 1 contaminate, 1 gain F",
        "5-2, cost 3": "2 damage, 1 fame, 1 gain F / 1 contaminate, 1 gain O"}),
    # The Automa: skills, arrows and Priority Tables; a text on either side of each card
    figure("LA-20.21", lambda: {key: (c.skill, c.arrow, *c.priority)
        for key, c in DECKS.actions.items()}, {
        "AC1": (2, "left", LOC, SUR, CON, ENC), "AC2": (1, "right"), "AC3": (3, "right"),
        "AC4": (2, "left", SUR, LOC, ENC, CON), "AC5": (3, "left"),
        "AC6": (2, "right", CON, LOC, SUR, ENC)}),
    figure("LA-1.8 LA-20.21", lambda: len({*(c.standard for c in DECKS.actions.values()),
        *(c.hard for c in DECKS.actions.values())}), 12),
]
# fmt: on


@pytest.mark.parametrize(("find", "wanted"), FIGURES)
def test_the_cards_are_those_of_the_ledger(find: Callable[[], Any], wanted: Any) -> None:
    assert find() == wanted


@pytest.mark.rule("LA-15.4")
def test_what_the_locations_hold() -> None:
    tokens = Counter("".join("".join(card.blocks) for card in LOCATIONS))
    for token, target in {"F": 24, "P": 19, "A": 20, "O": 15}.items():
        assert abs(tokens[token] - target) <= 2, token


@pytest.mark.rule("LA-17.3", "LA-17.5")
def test_averages_of_outcome_cards_and_shares_of_box_kinds() -> None:
    cards = DECKS.outcomes.values()
    means = [sum(card.weapons[rating] for card in cards) / 12 for rating in range(4)]
    assert means == pytest.approx([0.83, 1.33, 1.92, 2.75], abs=0.0051)
    assert sum(card.jams for card in cards) == 2
    assert [sum(card.enemies[pair] != "miss" for card in cards) for pair in range(3)] == [5, 9, 10]
    boxes = Counter("".join(card.boxes for card in DECKS.hitpoints.values()))
    assert 0.4 < boxes["T"] / boxes.total() < 0.5

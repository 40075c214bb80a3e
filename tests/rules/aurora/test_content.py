"""LA-14 to LA-20: the cards and boards as the ledger has them, and files that are broken.

The tables here were typed from the ledger; the cards are put into the same words and compared.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

from rules.aurora.cards import CONTENT, BrokenCard, Enemy, Part, Played, Region, Survivor, load

DECKS = load()
FACES = list(DECKS.exploration.values())
LOCATIONS: list[Any] = [card for card in FACES if card.kind == "location"]
LOOT = list(DECKS.loot.values())
CONVOY = {"truck", "trailer", "device"}


def once(cards: Iterator[Any]) -> list[Any]:
    """One of each name of cards that are there twice."""
    return list({card.name: card for card in cards}.values())


def spoken() -> list[Any]:
    """Everything that is read aloud; of the Objects, one of each name."""
    return [
        *FACES,
        *DECKS.starting.values(),
        *once(iter(DECKS.objects.values())),
        *LOOT,
        *DECKS.regions.values(),
    ]


def told(card: Any) -> str:
    """An Exploration, Start or Convoy card as the ledger writes it."""
    if isinstance(card, Part):
        drives = f"speed {card.speed}, towing {card.towing}; " if card.kind == "truck" else ""
        return f"{card.name} ({drives}{', '.join(card.boxes)})"
    if card.kind == "location":
        effect = {"damage": "Damage", "contamination": "Contam.", "fame": "-1 Fame"}
        return f"{card.name} ({effect.get(card.effect, 'none')}; {' | '.join(card.blocks)})"
    return str(card.name)


# -- the box ---------------------------------------------------------------------------------------


@pytest.mark.rule("LA-1.6")
def test_components() -> None:
    assert len(DECKS.exploration) == 65
    assert len(DECKS.starting) * 4 == 24
    assert len(DECKS.objects) == 14
    assert len(DECKS.loot) == 24
    assert len(DECKS.hitpoints) == 6 * 2
    assert len(DECKS.outcomes) == 12
    assert len(DECKS.bonuses) == 5 * 2
    assert len(DECKS.regions) == 3 * 2
    assert len(DECKS.actions) == 6


@pytest.mark.rule("LA-3.7")
def test_start_cards() -> None:
    assert [told(card) for card in DECKS.starting.values()] == [
        "Hauler (speed 2, towing 2; S, S, any, armor)",
        "Crew Car (any, any, w2)",
        "Flatbed (any, any, ff)",
        "Cold Maiden",
        "Co-Pilot",
        "Leader",
    ]


@pytest.mark.rule("LA-14.3")
def test_printed_skills() -> None:
    cards = [*DECKS.starting.values(), *FACES, *LOOT]
    skills = {card.name: card.skill for card in cards if isinstance(card, Survivor)}
    assert skills == {
        "Cold Maiden": 2,
        "Co-Pilot": 1,
        "Leader": 2,
        "Bounty Hunter": 3,
        "Driver": 2,
        "Explorer": 2,
        "Hermit": 2,
        "Jackal": 2,
        "Mechanic": 2,
        "Medic": 2,
        "Orphan": 1,
        "Preacher": 2,
        "Renegade": 3,
        "Shooter": 2,
        "Prisoner": 2,
    }
    assert all(card.ability == card.id for card in cards if isinstance(card, Survivor))


# -- the Exploration deck --------------------------------------------------------------------------


@pytest.mark.rule("LA-15.1", "LA-15.2")
def test_sixty_five_exploration_cards() -> None:
    assert Counter((card.period, card.marked) for card in FACES) == {
        (1, False): 3,
        (1, True): 20,
        (2, False): 3,
        (2, True): 19,
        (3, False): 16,
        (3, True): 4,
    }
    assert Counter(card.kind for card in FACES) == {
        "location": 23,
        "survivor": 11,
        "encounter": 6,
        "truck": 4,
        "trailer": 6,
        "device": 6,
        "event": 3,
        "enemy": 6,
    }


@pytest.mark.rule("LA-15.2")
@pytest.mark.parametrize(
    ("back", "size"), [((2, 2, 3), 29), ((5, 5, 3), 35), ((9, 9, 3), 43)], ids=["2", "3", "4"]
)
def test_deck_sizes_with_two_three_and_four(back: tuple[int, ...], size: int) -> None:
    marked: Counter[int] = Counter(card.period for card in FACES if card.marked)
    assert all(marked[period] >= n for period, n in enumerate(back, 1))
    assert sum(not card.marked for card in FACES) + sum(back) == size


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
    (1, True, "location"): "Fuel Depot (Damage; F | PA); Wrecked Convoy (Damage; AO | F); "
    "Contaminated Storehouse (Contam.; PA | FF); Ranger Station "
    "(none; F | P); Frozen Farm (none; P | A); Hunting Lodge (-1 "
    "Fame; AA | PO); Service Station (Damage; FP | O); Silent "
    "Village (-1 Fame; PP | FA); Police Post (none; AA | O)",
    (1, True, "survivor"): "Orphan; Mechanic; Explorer; Medic",
    (1, True, "encounter"): "Travelers; Merchant",
    (1, True, "trailer"): "Covered Wagon (any, any, any, armor); Gun Trailer (any, any, "
    "w2); Bunk Wagon (S, S, any, armor)",
    (1, True, "device"): "Roof Gun (w2); Plough Blades (tracks, armor)",
    (2, False, "enemy"): "The Final Howl; Rendall and Randall",
    (2, False, "location"): "Rail Yard (none; FF | FA)",
    (2, True, "truck"): "Snowcat (speed 3, towing 2; S, any, any, tracks); Road Train "
    "(speed 4, towing 3; S, S, any, armor, w1)",
    (2, True, "location"): "Icebound Tanker (Contam.; FF | P); Field Hospital (Contam.; PO"
    " | FA); Military Checkpoint (Damage; AA | OO); Looted Market "
    "(-1 Fame; PA | FO); Radio Mast (none; O | FP); Greenhouse "
    "(Contam.; PP | PO)",
    (2, True, "survivor"): "Driver; Jackal; Hermit; Shooter",
    (2, True, "event"): "Heavy Snowstorm",
    (2, True, "encounter"): "Slaver; Travelers",
    (2, True, "trailer"): "Tank Trailer (ff, ff, ff, any); Armoured Carriage (any, any, "
    "armor, armor, fame:1)",
    (2, True, "device"): "Shielded Rack (any, fame:1); Stash Locker (max+1, armor)",
    (3, False, "enemy"): "Ulmar; Immortal Wolf",
    (3, False, "location"): "Refinery Ruin (Contam.; FF | A); Arsenal (-1 Fame; AAA | OO); "
    "Power Station (Contam.; F | OO); Harbour Warehouse (Damage; "
    "PPO | FF); Bunker Store (Damage; PA | AO); Ferry Terminal "
    "(none; A | P)",
    (3, False, "survivor"): "Renegade",
    (3, False, "truck"): "Ice Runner (speed 4, towing 2; S, any, ff, armor); Fortress "
    "Hauler (speed 3, towing 4; S, S, any, armor, armor, w2)",
    (3, False, "device"): "Roof Rack (any, any); Twin Cannon (w3, armor)",
    (3, False, "trailer"): "Artillery Trailer (any, any, w3)",
    (3, False, "encounter"): "Merchant; Slaver",
    (3, True, "event"): "Early Departure; Heavy Snowstorm",
    (3, True, "survivor"): "Bounty Hunter; Preacher",
}


@pytest.mark.rule("LA-15.3")
def test_every_exploration_card() -> None:
    found: dict[tuple[int, bool, str], list[str]] = {}
    for card in FACES:
        found.setdefault((card.period, card.marked, card.kind), []).append(told(card))
    assert {key: "; ".join(cards) for key, cards in found.items()} == PERIODS
    deals = {card.id: card.deal for card in FACES if card.kind == "encounter"}
    assert all(key.rpartition("-")[0] == deal for key, deal in deals.items())
    assert {card.name: card.event for card in FACES if card.kind == "event"} == {
        "Heavy Snowstorm": "snowstorm",
        "Early Departure": "departure",
    }


@pytest.mark.rule("LA-15.4")
def test_what_the_locations_hold() -> None:
    tokens = Counter("".join("".join(card.blocks) for card in LOCATIONS))
    for token, target in {"F": 24, "P": 19, "A": 20, "O": 15}.items():
        assert abs(tokens[token] - target) <= 2, token
    assert sum("F" in "".join(card.blocks) for card in LOCATIONS) == 15
    assert Counter(card.effect for card in LOCATIONS) == {
        "none": 7,
        "damage": 6,
        "contamination": 6,
        "fame": 4,
    }


# -- Objects and Loot ------------------------------------------------------------------------------


@pytest.mark.rule("LA-16.1")
def test_fourteen_objects_of_eight_names() -> None:
    assert Counter(card.name for card in DECKS.objects.values()) == {
        "Antifreeze Capsules": 2,
        "Hazmat Suit": 2,
        "Incendiary Ammunition": 2,
        "MRE": 2,
        "Nitrous Oxide": 2,
        "Welding Torch": 2,
        "Decontamination IV Bag": 1,
        "Nitromethane": 1,
    }
    assert {card.kind for card in DECKS.objects.values()} == {"object"}
    assert all(key == f"{card.key}-{key[-1]}" for key, card in DECKS.objects.items())


@pytest.mark.rule("LA-16.14")
def test_when_objects_may_be_played() -> None:
    outside = ("exploration", "rest", "movement")
    assert {card.key: card.windows for card in DECKS.objects.values()} == {
        "antifreeze-capsules": ("exploration",),
        "hazmat-suit": ("reaction",),
        "incendiary-ammunition": ("fire",),
        "mre": outside,
        "nitrous-oxide": ("movement",),
        "welding-torch": outside,
        "decontamination-iv-bag": outside,
        "nitromethane": ("movement",),
    }


@pytest.mark.rule("LA-16.15")
def test_loot_decks_of_eight_with_four_of_the_wolves() -> None:
    assert Counter((card.pair, card.wolves) for card in LOOT) == dict.fromkeys(
        product((0, 1, 2), (False, True)), 4
    )
    assert all(card.pair is None and not card.wolves for card in FACES)


def test_loot_of_the_convoy() -> None:
    """LA-16.16: the boxes that are stated, and ours."""
    assert [(c.pair, c.kind, told(c)) for c in LOOT if c.kind in CONVOY] == [
        (0, "device", "Armored Baggage Rack (any, armor, fame:1)"),
        (0, "device", "Wolves Cages (pay:P:2, pay:P:2)"),
        (0, "truck", "Wolves Hummer (speed 3, towing 3; S, any, w2, tracks)"),
        (1, "device", "Gauss Cannon (w4, fame:1)"),
        (1, "truck", "Biomass Turbo-truck (speed 3, towing 3; S, any, ff, spd:P)"),
        (1, "truck", "Punk Tank (speed 4, towing 3; S, S, any, w3, tracks)"),
        (1, "device", "Bullet Maker (fame:1, make:A)"),
        (2, "device", "Artificial Ecosystem (fame:1, per:Food:2)"),
        (2, "device", "Gun Throne (fame:1, per:Ammo:2)"),
        (2, "device", "Alpha Idol (per:Fuel:2, per:Fuel:2)"),
        (2, "device", "Mecha Wolf (fame:1, per:Fury:2)"),
        (2, "device", "Nuclear Generator (fame:2)"),
    ]


@pytest.mark.rule("LA-16.24")
def test_when_special_loot_may_be_played() -> None:
    anytime = ("exploration", "rest", "movement", "fire")
    special = [card for card in LOOT if isinstance(card, Played)]
    assert {card.kind for card in special} == {"special"}
    assert [(card.pair, card.key, card.windows) for card in special] == [
        (0, "land-mine", ("movement",)),
        (0, "shortcut-map", ("movement",)),
        (0, "weapon-manual", ("exploration", "fire")),
        (0, "pack-banner", ("end",)),
        (1, "drone-repair-kit", ("exploration",)),
        (1, "survival-kit", ("exploration",)),
        (1, "tooth-necklace", ("end",)),
        (1, "sonic-grenade", ("fire",)),
        (2, "sos-flare", ("reaction",)),
        (2, "field-repair-kit", anytime),
        (2, "sanitizer-kit", anytime),
    ]


# -- Enemies, Hitpoints, Outcome cards -------------------------------------------------------------


def test_enemies() -> None:
    """LA-17.1: who they are, and what their ambushes do."""
    enemies = [card for card in FACES if isinstance(card, Enemy)]

    def hit(damage: int, area: str) -> tuple[int, str | None, int, int]:
        return damage, area, 0, 0

    assert {
        (card.roman, card.name, card.period): [
            [(h.damage, h.area, h.contamination, h.resource) for h in way] for way in card.ambush
        ]
        for card in enemies
    } == {
        ("I", "Warwolves", 1): [[hit(1, "top row")]],
        ("II", "Riderwolves", 1): [[hit(1, "bottom row")]],
        ("III", "The Final Howl", 2): [[(0, None, 1, 0)], [hit(2, "bottom row")]],
        ("IV", "Rendall and Randall", 2): [[(0, None, 0, 1)], [hit(1, "front column")]],
        ("V", "Ulmar", 3): [[hit(1, "front column"), hit(1, "top row")]],
        ("VI", "Immortal Wolf", 3): [[hit(1, "front column"), hit(1, "bottom row")]],
    }
    assert [card.group for card in enemies] == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("LA-17.2")
def test_hitpoints_cards() -> None:
    assert {key: (card.pair, " ".join(card.boxes)) for key, card in DECKS.hitpoints.items()} == {
        "1a": (0, "O T T A T T"),
        "1b": (0, "* T P T * T"),
        "2a": (0, "T A T * O T"),
        "2b": (0, "P T * T A T"),
        "3a": (1, "T O A T P * T"),
        "3b": (1, "* T F T - O T"),
        "4a": (1, "T * O T F T T"),
        "4b": (1, "A T T P * T *"),
        "5a": (2, "T O A T * F T * T"),
        "5b": (2, "* T P T O T * A T"),
        "6a": (2, "O T T A F * T T *"),
        "6b": (2, "T * T O P T * F T"),
    }


@pytest.mark.rule("LA-17.3")
@pytest.mark.parametrize(
    ("pair", "points"), [(0, (3, 4, 6)), (1, (4, 5, 7)), (2, (5, 7, 9))], ids=["I", "III", "V"]
)
def test_hit_points_with_two_three_and_four(pair: int, points: tuple[int, ...]) -> None:
    sides = [card for card in DECKS.hitpoints.values() if card.pair == pair]
    assert len(sides) == 4
    for card in sides:
        assert tuple(len(card.boxes) - first + 1 for first in card.start) == points, card.id


@pytest.mark.rule("LA-17.3")
def test_nearly_half_of_the_boxes_are_targets() -> None:
    boxes = Counter("".join(card.boxes for card in DECKS.hitpoints.values()))
    assert 0.4 < boxes["T"] / boxes.total() < 0.5


OUTCOMES = """
1 | A | BOTTOM FIRST | 0 y1 | 1 | 2 | 2 | MISS | 1 | 1
2 | A | BOTTOM ROW | 1 | 1 | 2 | 3 | 1 | 1 | 1
3 | A | TOP ROW | 1 | 2 | 2 | 3 | AMBUSH | 1 | 2
4 | B | BOTTOM ROW | 1 | 1 | 1 | 2 | MISS | AMBUSH | 1
5 | B | FRONT COLUMN | 1 | 2 | 2 | 3 | MISS | MISS | 1
6 | B | SECOND COLUMN | 1 J | 2 J | 2 J | 3 J | 1 | 1 | AMBUSH
7 | C | TOP ROW | 0 y1 | 1 y1 | 1 y1 | 2 y1 | MISS | MISS | MISS
8 | C | BOTTOM ROW | 1 | 2 | 3 | 3 | 1 | 1 | 2
9 | C | FRONT COLUMN | 1 J | 1 J | 2 J | 3 J | MISS | 1 | 1
10 | D | SECOND COLUMN | 1 | 1 | 2 | 3 | MISS | AMBUSH | 1
11 | D | LAST COLUMN | 2 | 2 | 3 | 4 | 1 | 2 | 2
12 | D | BOTTOM FIRST | 0 y2 | 0 y2 | 1 y1 | 2 y1 | MISS | MISS | MISS
"""


@pytest.mark.rule("LA-17.4")
def test_every_outcome_card() -> None:
    rows = [
        " | ".join(
            [
                str(card.id),
                card.letter,
                card.area.upper(),
                *(
                    f"{damage}{' J' if card.jams else ''}{f' y{fury}' if fury else ''}"
                    for damage, fury in zip(card.weapons, card.fury, strict=True)
                ),
                *(row.upper() for row in card.enemies),
            ]
        )
        for card in DECKS.outcomes.values()
    ]
    assert rows == OUTCOMES.strip().splitlines()


@pytest.mark.rule("LA-17.5")
def test_what_the_outcomes_come_to() -> None:
    cards = DECKS.outcomes.values()
    means = [sum(card.weapons[rating] for card in cards) / 12 for rating in range(4)]
    assert means == pytest.approx([0.83, 1.33, 1.92, 2.75], abs=0.0051)
    assert sum(card.jams for card in cards) == 2
    assert Counter(card.letter for card in cards) == dict.fromkeys("ABCD", 3)
    hits = [sum(card.enemies[pair] != "miss" for card in cards) for pair in range(3)]
    assert hits == [5, 9, 10]


# -- Bonus tiles -----------------------------------------------------------------------------------


@pytest.mark.rule("LA-18.5", "LA-18.6", "LA-18.7")
def test_bonus_tiles() -> None:
    """Costs (damage, contaminate, fame) before gains."""
    assert {
        (card.id, card.cost): " / ".join(
            ", ".join(f"{step.count} {step.do} {step.what}".strip() for step in action)
            for action in card.actions
        )
        for card in DECKS.bonuses.values()
    } == {
        ("1-1", 1): "1 repair / 1 damage, 1 treat",
        ("1-2", 1): "1 fury / 1 damage, 1 treat",
        ("2-1", 2): "2 repair / 2 treat",
        ("2-2", 2): "1 repair, 1 treat / 2 treat",
        ("3-1", 2): "2 repair / 1 fame, 1 gain O",
        ("3-2", 2): "1 repair, 1 recycle truck / 1 repair, 1 recycle trailer / "
        "1 repair, 1 recycle device",
        ("4-1", 2): "1 damage, 1 gain A / 1 damage, 1 gain P",
        ("4-2", 2): "1 contaminate, 1 repair, 1 gain P / 1 damage, 1 gain A",
        ("5-1", 3): "1 damage, 1 contaminate, 1 gain F",
        ("5-2", 3): "2 damage, 1 fame, 1 gain F / 1 contaminate, 1 gain O",
    }
    assert all(card.id == f"{card.tile}-{card.side}" for card in DECKS.bonuses.values())


# -- the maps --------------------------------------------------------------------------------------

BOARDS = {
    "1A": "roads 100-101-102-103a-104a-105a-106, 102-103b-104b-105b-106-107a-108a, 106-107b-108b. "
    "Shortcuts 101-104a (Rough); 103b-106 (Dangerous 1 Damage). "
    "Waypoints 104a, 105b, 107b.",
    "1B": "roads 100-101-102a-103a-104a-105, 101-102b-103b-104b-105-106-107-108a, 107-108b. "
    "Shortcuts 100-103b (Rough); 104a-107 (Avalanche); 102a-105 (Dangerous 1 Contamination). "
    "Waypoints 103a, 103b, 108b.",
    "2A": "roads 109a-110-111a-112a-113a-114, 110-111b-112b-113b-114-115-116a-117a, "
    "115-116b-117b. "
    "Shortcuts 110-113a (Rough); 111b-114 (Dangerous 1 Damage + 1 Contamination); "
    "114-117a (Rough, Dangerous 1 Damage). "
    "Waypoints 112a, 112b, 116b.",
    "2B": "roads 109a-110a-111a-112, 109b-110b-111b-112-113-114a-115a-116, 113-114b-115b-116-117a. "
    "Shortcuts 110a-113 (Rough, Avalanche); 110b-113 (Dangerous 2 Damage); "
    "113-116 (Dangerous 1 Contamination). "
    "Waypoints 111a, 111b, 114b, 115a.",
    "3A": "roads 118a-119a-120, 118b-119b-120-121-122-Q1. "
    "Shortcuts 119a-122 (Rough); 119b-122 (Dangerous 1 Damage); "
    "121-Q2 (Rough, Dangerous 1 Damage). "
    "Waypoints 119b, 120, 121.",
    "3B": "roads 118a-119-120-121a-122a-Q1, 120-121b-122b-Q1. "
    "Shortcuts 119-122a (Avalanche, Dangerous 1 Contamination); 120-Q1 (Rough). "
    "Waypoints 120, 121b, 122b.",
}
TO_THE_END = "-Q2-Q3-Q4-Q5-Q6-Q7-Q8"
"""The quays, which the ledger writes once for both sides."""
SIDES = list(product(("1A", "1B"), ("2A", "2B"), ("3A", "3B")))
by_map = pytest.mark.parametrize("sides", SIDES, ids=["+".join(sides) for sides in SIDES])


def written(board: Region) -> str:
    """A board as the ledger writes it."""

    def cut(shortcut: Any) -> str:
        harm = [
            f"{n} {what}"
            for n, what in (
                (shortcut.damage, "Damage"),
                (shortcut.contamination, "Contamination"),
            )
            if n
        ]
        kinds = [
            "Rough" if shortcut.rough else "",
            "Avalanche" if shortcut.avalanche else "",
            f"Dangerous {' + '.join(harm)}" if harm else "",
        ]
        return f"{'-'.join(shortcut.ends)} ({', '.join(filter(None, kinds))})"

    return (
        f"roads {', '.join(board.roads).replace(TO_THE_END, '')}. "
        f"Shortcuts {'; '.join(map(cut, board.shortcuts))}. "
        f"Waypoints {', '.join(board.waypoints)}."
    )


def number(space: str) -> int:
    """The number of a space; Q1 to Q8 have 123 to 130 (LA-19.2)."""
    return 122 + int(space[1:]) if space[0] == "Q" else int(space[:3])


def boards(sides: tuple[str, ...]) -> list[Region]:
    return [DECKS.regions[side] for side in sides]


def spaces(board: Region) -> set[str]:
    return {space for chain in board.roads for space in chain.split("-")}


def roads(sides: tuple[str, ...]) -> tuple[set[tuple[str, str]], set[str]]:
    """All standard roads and open tunnels from lower numbers to higher ones, and the ends of half
    collapsed tunnels, where counters lie (LA-19.12)."""
    found = {
        (a, b)
        for board in boards(sides)
        for chain in board.roads
        for a, b in pairwise(chain.split("-"))
    }
    counters: set[str] = set()
    for left, right, at in zip(boards(sides), boards(sides)[1:], (108, 117), strict=False):
        found.add((f"{at}a", f"{at + 1}a"))
        ends = {f"{at}b", f"{at + 1}b"} & (spaces(left) | spaces(right))
        if left.east or right.west:
            counters |= ends
        else:
            assert len(ends) == 2, "an open tunnel has two ends"
            found.add((f"{at}b", f"{at + 1}b"))
    return found, counters


def steps(links: set[tuple[str, str]], start: str = "100") -> dict[str, int]:
    """The fewest steps to each space, always forward."""
    far, edge = {start: 0}, [start]
    for here in edge:
        for a, b in links:
            if a == here and b not in far:
                far[b] = far[here] + 1
                edge.append(b)
    return far


@pytest.mark.rule("LA-19.4", "LA-19.6", "LA-19.7", "LA-19.8", "LA-19.9", "LA-19.10", "LA-19.11")
def test_every_board() -> None:
    assert {key: written(board) for key, board in DECKS.regions.items()} == BOARDS
    for side in ("3A", "3B"):
        assert any(road.endswith("-Q1" + TO_THE_END) for road in DECKS.regions[side].roads)


@pytest.mark.rule("LA-19.2")
def test_each_region_has_its_numbers() -> None:
    for key, board in DECKS.regions.items():
        wanted = {"1": range(100, 109), "2": range(109, 118), "3": range(118, 131)}[key[0]]
        assert {number(space) for space in spaces(board)} == set(wanted), key


@pytest.mark.rule("LA-19.1", "LA-19.13")
@by_map
def test_numbers_are_steps_and_the_end_is_thirty_away(sides: tuple[str, ...]) -> None:
    """Only the stub behind a closed tunnel cannot be reached by going forward."""
    links, counters = roads(sides)
    far = steps(links)
    assert far["Q8"] == 30
    assert all(steps_to == number(space) - 100 for space, steps_to in far.items())
    everywhere = set().union(*map(spaces, boards(sides)))
    stub = {"118b", "119b"} if "118b" in counters else set()
    assert everywhere - far.keys() == stub
    assert all(number(b) == number(a) + 1 for a, b in links)


@pytest.mark.rule("LA-19.5")
@by_map
def test_a_shortcut_replaces_three_steps_by_one(sides: tuple[str, ...]) -> None:
    links, _ = roads(sides)
    for board in boards(sides):
        for shortcut in board.shortcuts:
            near, beyond = shortcut.ends
            assert {near, beyond} <= spaces(board)
            assert steps(links, near)[beyond] == 3, shortcut


@pytest.mark.rule("LA-19.13")
@by_map
def test_the_counters_suffice(sides: tuple[str, ...]) -> None:
    _, closed = roads(sides)
    assert len(closed) <= 2
    assert sum(len(board.waypoints) for board in boards(sides)) <= 10
    assert sum(cut.avalanche for board in boards(sides) for cut in board.shortcuts) <= 3


@pytest.mark.rule("LA-2.4", "LA-19.12")
def test_where_closed_tunnel_counters_lie() -> None:
    for first in ("1A", "1B"):
        assert roads((first, "2A", "3A"))[1] == {"108b"}
        assert roads((first, "2A", "3B"))[1] == {"108b", "117b"}
        assert roads((first, "2B", "3A"))[1] == {"118b"}
        assert roads((first, "2B", "3B"))[1] == set()
    assert "117b" not in spaces(DECKS.regions["2B"])
    assert "118b" not in spaces(DECKS.regions["3B"])
    edges = {key: (board.west, board.east) for key, board in DECKS.regions.items()}
    shut = {"2A": ("S", ""), "2B": ("", "S"), "3B": ("S", "")}
    assert edges == {**dict.fromkeys(("1A", "1B", "3A"), ("", "")), **shut}


def test_waypoints_and_avalanches_by_board() -> None:
    """LA-2.6: A sides have no avalanche."""
    count = {key: len(board.waypoints) for key, board in DECKS.regions.items()}
    assert count == {"1A": 3, "1B": 3, "2A": 3, "2B": 4, "3A": 3, "3B": 3}
    slides = {
        k: sum(cut.avalanche for cut in board.shortcuts) for k, board in DECKS.regions.items()
    }
    assert slides == {"1A": 0, "2A": 0, "3A": 0, "1B": 1, "2B": 1, "3B": 1}
    for board in DECKS.regions.values():
        assert set(board.waypoints) < spaces(board)


# -- the Automa ------------------------------------------------------------------------------------


def test_action_cards() -> None:
    """LA-20.21: skills, arrows and Priority Tables."""
    loc, sur, con, enc = "location", "survivor", "convoy", "encounter"
    assert {key: (c.skill, c.arrow, c.priority) for key, c in DECKS.actions.items()} == {
        "AC1": (2, "left", (loc, sur, con, enc)),
        "AC2": (1, "right", ()),
        "AC3": (3, "right", ()),
        "AC4": (2, "left", (sur, loc, enc, con)),
        "AC5": (3, "left", ()),
        "AC6": (2, "right", (con, loc, sur, enc)),
    }
    texts = [text for card in DECKS.actions.values() for text in (card.standard, card.hard)]
    assert len(set(texts)) == 12


# -- words -----------------------------------------------------------------------------------------


def test_ids_and_names_are_nobodys_twin() -> None:
    ids = [
        card.id
        for d in (DECKS.exploration, DECKS.objects, DECKS.loot, DECKS.starting)
        for card in d.values()
    ]
    assert len(set(ids)) == len(ids) == 65 + 14 + 24 + 6
    twice = {"Travelers", "Merchant", "Slaver", "Heavy Snowstorm"}
    names = Counter(card.name for card in spoken())
    assert {name for name, n in names.items() if n > 1} == twice
    for card in (*FACES, *DECKS.starting.values(), *once(iter(DECKS.objects.values()))):
        kebab = re.sub(r"[^a-z]+", "-", card.name.lower())
        assert re.fullmatch(rf"{kebab}(-\d)?", card.id), card.id
    for card in FACES:
        assert card.id[-1].isdigit() == (card.name in twice), card.id


def test_what_is_read_aloud_is_nobodys_twin() -> None:
    cards = spoken()
    assert len(cards) == 65 + 6 + 8 + 24 + 6
    assert len({card.says for card in cards}) == len(cards)
    begins = Counter(re.split(r"\W+", card.says.lower())[0] for card in cards)
    assert [word for word, n in begins.items() if n > 1] == []


def test_what_is_read_aloud_tells_no_rules() -> None:
    ours = (
        r"fame|fury|ammo|damage\w*|contaminat\w+|survivors?|zones?|phases?|rounds?|tokens?|cards?|"
        r"counters?|slots?|skill|enem\w+|loot"
    )
    for card in spoken():
        assert not re.search(rf"\b({ours})\b|[\u2013\u2014]", card.says.lower()), card.id
        assert card.says[-1] == "." and "  " not in card.says, card.id


def walked(value: Any) -> Iterator[str]:
    """Every text in a card."""
    if is_dataclass(value):
        for field in fields(value):
            yield from walked(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from walked(part)
    elif isinstance(value, str):
        yield value


def test_plain_letters_only() -> None:
    decks: list[Any] = [
        *FACES,
        *DECKS.starting.values(),
        *DECKS.objects.values(),
        *LOOT,
        *DECKS.regions.values(),
        *DECKS.actions.values(),
    ]
    assert [text for card in decks for text in walked(card) if not text.isascii()] == []


# -- broken files ----------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for path in CONTENT.glob("*.yaml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    return tmp_path


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
        load(folder)
    assert str(broken.value).startswith(f"{name}.yaml")
    assert told in str(broken.value)


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "regions.yaml").unlink()
    with pytest.raises(BrokenCard, match=r"regions\.yaml: cannot be read"):
        load(folder)

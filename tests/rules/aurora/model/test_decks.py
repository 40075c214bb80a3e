"""LA-14 to LA-16: the cards as the ledger has them.

The tables here were typed from the ledger; the cards are put into the same words and compared."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from rules.aurora.model.cards import Part, Played, Survivor, load

DECKS = load()
FACES = list(DECKS.exploration.values())
LOCATIONS: list[Any] = [card for card in FACES if card.kind == "location"]
LOOT = list(DECKS.loot.values())
CONVOY = {"truck", "trailer", "device"}


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

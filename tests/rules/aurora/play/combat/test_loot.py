"""LA-11.21 to LA-11.30: what a defeated Enemy leaves, and who keeps what of it."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Case, Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row

FIRST = ("land-mine", "shortcut-map", "weapon-manual", "pack-banner")
SHOT = "1b2:warwolves"


def falling(seats: int = 2, **targets: int) -> Road:
    """Ada's next shot fills the last box of the Warwolves, which is a Target."""
    stage = Road(seats, "fire").foe("warwolves", hitpoints="1a", filled=5, **targets)
    return stage.stow(0, "S S S A").outcomes(2, 7).loot(0, *FIRST)


def kept(*loot: str) -> Road:
    """Ada is dealt these cards."""
    targets = {"s0": len(loot) - 1} if len(loot) > 1 else {}
    return falling(**targets).loot(0, *loot)


def laden(card: str) -> Road:
    """Ada holds three Objects, and is dealt this card."""
    return falling().hand(0, "mre-1", "nitromethane-1", "welding-torch-1").loot(0, card)


SHORT = falling(3, s0=1, s1=3, s2=1).order(0, 1, 2)
SHORT.state.loot[0].pile = [*FIRST]
BEN = falling(s0=1).order(1, 0).foe("riderwolves", 1, hitpoints="2a").stow(1, "S S S A")
HOWL = Road(3, "fire").foe("the-final-howl", hitpoints="3a", filled=6).stow(0, "S S S A")
GAUSS = Road(2, "fire").foe("the-final-howl", hitpoints="3b", filled=6, s0=1)
GAUSS.convoy(0, "hauler/roof-gun", "crew-car", "flatbed").stow(0, "S S S A A A")
GAUSS.foe("riderwolves", 1, hitpoints="2a").outcomes(2, 2, 7)
# fmt: off
DEALT = [
    # Blue has 3 Target counters and Red 1: three cards for one, one for the other; each keeps 1.
    row("LA-11.21 LA-11.23", falling(4, s3=3).order(0, 1, 2, 3),
        f"{SHOT} -> loot_open_3 land-mine weapon-manual pack-banner none; "
        "loot_open shortcut-map none"),
    row("LA-11.21 LA-11.23 LA-11.25", falling(4, s3=3).order(0, 1, 2, 3),
        f"{SHOT} 3=land-mine 0=shortcut-map -> hand_3 land-mine; hand shortcut-map; "
        "loot_left 6; in_loot weapon-manual pack-banner"),
    # Number III: the deck III-IV; without a counter on it there is none.
    row("LA-11.21 LA-22.5", HOWL.outcomes(2, 7).loot(1, "survival-kit"),
        "1b2:the-final-howl -> loot_open survival-kit none; loot_open_1; asked 0"),
    # Ben has 3 counters, Ada 2, Cleo 1; four cards are left: Cleo 1, Ben 2, Ada 1.
    row("LA-11.22", SHORT,
        f"{SHOT} -> loot_open shortcut-map none; loot_count_1 3; loot_count_2 2; loot_left 0"),
    # Ada's choice is secret and open while Ben goes on firing; then it is waited for.
    row("LA-11.23 LA-21.2", BEN, f"{SHOT} -> asks 1; phase fire; free land-mine"),
    row("LA-11.23 LA-21.2", BEN,
        f"{SHOT} 1b2:riderwolves -> filled riderwolves:4; asks 0; secret yes; offers land-mine"),
    row("LA-11.23", BEN, f"{SHOT} 0=shortcut-map -> kept shortcut-map; asks 1"),
    row("LA-11.23", BEN, f"{SHOT} 0=shortcut-map stop -> phase exploration"),
    # None may be kept; by default it is the first card dealt.
    row("LA-11.23", kept("shortcut-map", "land-mine"), f"{SHOT} none -> hand; loot_left 8"),
    row("LA-11.23", kept("shortcut-map", "land-mine"),
        f"{SHOT} . -> hand shortcut-map; loot_left 7"),
    # Kept Loot comes into play when all have fired.
    row("LA-11.24", BEN, f"{SHOT} 0=land-mine -> hand; kept land-mine"),
    row("LA-11.24", BEN, f"{SHOT} 0=land-mine stop -> hand land-mine; kept"),
    row("LA-11.24", GAUSS.loot(1, "gauss-cannon", "survival-kit"),
        "1b2:the-final-howl 0=gauss-cannon -> kept gauss-cannon; options 0t0:riderwolves stop"),
    row("LA-11.24", GAUSS,
        "1b2:the-final-howl 0=gauss-cannon stop 1t "
        "-> convoy hauler/roof-gun crew-car/gauss-cannon flatbed"),
    # Counters come back, the Enemy goes to the defeated, its Hitpoints card to the Common pile.
    row("LA-11.25 LA-2.15", falling(s0=1, s1=2),
        f"{SHOT} -> counters 3; counters_1 3; defeated warwolves; "
        "filled; spent_hitpoints 1a; common"),
]
# fmt: on

HUMMER = falling().crew(0, active="leader co-pilot").loot(0, "wolves-hummer")
HUMMER.lies(0, "0b0:S 0b1:S 0b2:P 1b0:A 1b1:F 2b0:F")
LOST = falling().crew(0, active="leader co-pilot").loot(0, "wolves-hummer")
LOST.convoy(0, "hauler/wolves-cages", "crew-car", "flatbed")
LOST.lies(0, "0b0:S 0b1:S 0b2:A 1b0:F 1b1:F 2b0:F 2b1:F 2b2:P")
ROOM = falling().crew(0, active="leader co-pilot").loot(0, "wolves-cages").has(0, armed=True)
ROOM.convoy(0, "hauler/roof-rack", "bunk-wagon/roof-gun", "crew-car/twin-cannon")
ROOM.lies(0, "0b0:X 0b1:X 0t0:S 0t1:A 1b0:S 1b2:F 2b0:F 2b1:F")
CAGES = falling().convoy(0, "hauler/roof-rack", "crew-car/roof-gun").loot(0, "wolves-cages")
RACK = f"{SHOT} armored-baggage-rack"


def hummer(truck: str) -> Road:
    """Ada has this Truck and is dealt the Hummer, whose speed is 3."""
    stage = falling().convoy(0, truck, "crew-car", "flatbed").loot(0, "wolves-hummer")
    return stage.stow(0, "S S S A")


# fmt: off
IN_PLAY = [
    # A Device is placed, by default where there is room, or refused.
    row("LA-11.26", kept("armored-baggage-rack"), f"{RACK} -> options 0t 1t 2t refuse; default 0t"),
    row("LA-11.26", kept("armored-baggage-rack"),
        f"{RACK} 1t -> convoy hauler crew-car/armored-baggage-rack flatbed"),
    # What is refused goes back to its deck, and nobody else learns what it was.
    row("LA-11.26 LA-22.5", kept("armored-baggage-rack"),
        f"{RACK} refuse -> in_loot armored-baggage-rack; loot_left 8; "
        "said leaves a Loot card behind; unsaid Baggage"),
    row("LA-22.5", kept("armored-baggage-rack"), f"{RACK} -> secret yes"),
    # Without a free place it is refused by default; replacing is the owner's to say.
    row("LA-11.26", CAGES.stow(0, "S S S A"), f"{SHOT} wolves-cages -> default refuse"),
    row("LA-11.26", CAGES,
        f"{SHOT} wolves-cages 1t -> common roof-gun; "
        "convoy hauler/roof-rack crew-car/wolves-cages"),
    # A Truck is taken by default if it is faster.
    row("LA-11.26", hummer("hauler"), f"{SHOT} wolves-hummer -> default 0b"),
    row("LA-11.26", hummer("hauler"),
        f"{SHOT} wolves-hummer . -> convoy wolves-hummer crew-car flatbed"),
    row("LA-11.26", hummer("ice-runner"), f"{SHOT} wolves-hummer -> default refuse"),
    # Two Survivors and the Food come over from the Hauler; the Fuel stays where it was.
    row("LA-11.27", HUMMER,
        f"{SHOT} wolves-hummer 0b -> has_boxes 1b1:F 2b0:F 2b2:P; manned yes; aboard 2; "
        "common red-hauler"),
    # The Hauler's Ammo would fit if a Fuel moved. It stays behind, or a Survivor does.
    row("LA-11.27", LOST, "0t0:warwolves wolves-hummer 0b -> options A S"),
    row("LA-11.27 LA-8.25 LA-8.37", LOST,
        "0t0:warwolves wolves-hummer 0b A -> stores FFFF; aboard 2; crew leader co-pilot"),
    row("LA-11.27 LA-8.25 LA-8.37", LOST,
        "0t0:warwolves wolves-hummer 0b S red-co-pilot -> stores FFFFA; aboard 1; crew leader"),
    row("LA-11.27 LA-8.25", LOST, "0t0:warwolves wolves-hummer 0b . -> stores FFFF; aboard 2"),
    # The Truck's one whole box must take the Ammo, though nobody rides in front then.
    row("LA-11.27 LA-8.36", ROOM,
        "2b2:warwolves wolves-cages 0t -> boxes 0b0:X 0b1:X 0b2:A 1b0:S 1b1:S 1b2:F 2b0:F 2b1:F"),
    # The Prisoner rests, with a token.
    row("LA-11.28 LA-14.23", kept("prisoner"),
        f"{SHOT} prisoner -> crew leader co-pilot cold-maiden prisoner; aboard 4"),
    # The fourth hidden card: one goes, the newest if nobody says, or is played.
    row("LA-11.29 LA-5.19 LA-5.20", laden("shortcut-map"),
        f"{SHOT} shortcut-map -> default shortcut-map; secret yes"),
    row("LA-11.29 LA-5.20", laden("shortcut-map"),
        f"{SHOT} shortcut-map mre-1 -> hand nitromethane-1 welding-torch-1 shortcut-map"),
    row("LA-11.30", laden("shortcut-map"),
        f"{SHOT} shortcut-map shortcut-map -> common shortcut-map; objects_out"),
    # Special Loot is played in its phase, and pays no price that is an Object.
    row("LA-11.29", falling().hand(0, "survival-kit"), "-> unfree survival-kit"),
    row("LA-11.29", Road(2).hand(0, "survival-kit"), "-> free survival-kit"),
    row("LA-11.29 LA-15.10", Road(2).zone("merchant-1").hand(0, "weapon-manual"),
        "-> lacks explore:1"),
    row("LA-11.29", Road(2).zone("merchant-1").hand(0, "mre-1"), "-> offers explore:1"),
    row("LA-11.30", Road(2).hand(0, "survival-kit"), "+survival-kit -> common survival-kit"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, [*DEALT, *IN_PLAY])
def test_loot(position: Position, text: str) -> None:
    check(position, text)


@pytest.mark.rule("LA-11.29", "LA-5.20")
def test_what_is_over_the_limit_may_be_played_instead() -> None:
    case: Case = laden("weapon-manual").play().pick(SHOT)
    case.p(0).fill_box("1b2", "X")  # so that there is something to mend
    case.pick("weapon-manual").pick("play-weapon-manual")
    assert case.p(0).hand == ["mre-1", "nitromethane-1", "welding-torch-1"]

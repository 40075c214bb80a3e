"""LA-16: Objects, and when and how each helps; the Hazmat Suit has a file of its own."""

from __future__ import annotations

import pytest

from rules.aurora.model.state import Phase
from tests.rules.aurora.build import Case, Road, drive
from tests.rules.aurora.rows import COLUMNS, Position, check, row

FREEZE, FIRE = "antifreeze-capsules-1", "incendiary-ammunition-1"
TORCH, IV = "welding-torch-1", "decontamination-iv-bag-1"
NITRO, GAS = "nitromethane-1", "nitrous-oxide-1"


def fires(outcome: int, **facts: str) -> Road:
    """Ada has Incendiary Ammunition and faces fresh Warwolves."""
    road = Road(2, "fire").order(1, 0).foe("warwolves", filled=0).hand(0, FIRE)
    road.convoy(0, "hauler/roof-gun", "crew-car").crew(0, active="leader")
    return road.outcomes(outcome, outcome).stow(0, facts.get("tokens", "S"))


def recovers(phase: Phase, zone: str) -> Road:
    """The Medic is in this zone; MRE, IV Bag and Torch are of use."""
    zones = {"active": "leader+1", "exhausted": "hermit"}
    zones[zone] = f"{zones.get(zone, '')} medic"
    road = Road(2, phase).order(*((0, 1) if phase != "movement" else (1, 0)))
    road.crew(0, **zones).stow(0, "S S S P F").damaged(0, "1b2")
    return road.hand(0, "mre-1", IV, TORCH)


ANTIFREEZE = Road(2).zone("", "", "", "", "frozen-farm").crew(0, active="co-pilot").hand(0, FREEZE)
ILL = Road(2).crew(0, active="renegade+2", rest="driver+1").hand(0, IV)
MRES = Road(2).zone("frozen-farm").crew(0, active="medic", exhausted="driver")
MRES.crew(1, rest="leader").hand(0, "mre-1", "mre-2")
TWO = Road(2).crew(0, active="leader", exhausted="medic driver").crew(1, rest="leader")
TWO.stow(0, "S S S F").hand(0, "mre-1", "mre-2")
NIGHT = Road(2, "rest").crew(0, active="leader", exhausted="medic driver").stow(0, "S S S P")
LATE = Road(2).order(1, 0).crew(0, exhausted="medic").crew(1, active="leader").hand(0, "mre-1")
LATE.stow(0, "S F").stow(1, "S S S P").damaged(1, "1b2")
TORCHED = Road(2).damaged(0, "0b3", "1b2", "2b0", "2b2").hand(0, TORCH)
# fmt: off
OBJECTS = [
    # The Co-Pilot goes to slot 5 alone, without Food; there is no use for it in Movement.
    row("LA-16.2 LA-16.3", ANTIFREEZE, "-> lacks explore:5"),
    row("LA-16.2 LA-16.3", ANTIFREEZE, f"+{FREEZE} explore:5 later 0 -> stores P"),
    row("LA-16.3", drive("100", FREEZE), f"-> unfree {FREEZE}"),
    # Two counters, both from one or one from each of two, in any zone.
    row("LA-16.4 LA-16.14", ILL, f"+{IV} renegade renegade -> crew renegade driver+1"),
    row("LA-16.4 LA-16.14", ILL, f"+{IV} renegade driver -> crew renegade+1 driver"),
    row("LA-16.4", Road(2).crew(0, active="renegade").hand(0, IV), f"-> unfree {IV}"),
    # An attack without Ammo, and 1 more damage than the 1 of card 2; the next costs Ammo.
    row("LA-16.7", fires(2, tokens="S A"),
        f"+{FIRE} 1b2:warwolves -> filled warwolves:2; stores A"),
    row("LA-16.7", fires(2, tokens="S A"),
        f"+{FIRE} 1b2:warwolves 0t0:warwolves -> filled warwolves:3; stores"),
    # On card 12 a Weapon of 2 inflicts nothing, and so does the fire; no Ammo is needed.
    row("LA-16.7", fires(12), "-> phase fire"),
    row("LA-16.7", fires(12), f"+{FIRE} 1b2:warwolves -> filled warwolves:0"),
    # The Medic goes out once more; the second MRE of the phase is not to be had.
    row("LA-16.8", MRES, "explore:1 later 0 none +mre-1 medic -> active medic; unfree mre-2"),
    row("LA-16.8", MRES, "explore:1 later 0 none +mre-1 medic done -> asks 0; unfree mre-2"),
    row("LA-16.8", MRES, "explore:1 later 0 none +mre-1 medic done explore:1 later -> stores PA"),
    # From Exhausted or Rest to Active, in three phases, with IV Bag and Torch beside it.
    *(
        row("LA-16.9 LA-16.14", recovers(phase, zone),
            f"0={TORCH} 0={IV} 0=mre-1 0=medic -> active leader medic; damaged; phase {phase}")
        for phase in ("exploration", "rest", "movement")
        for zone in ("rest", "exhausted")
    ),
    # The question of the meal follows what the MRE has changed.
    row("LA-16.9", NIGHT.hand(0, "mre-1"), "-> options done feed:medic feed:driver"),
    row("LA-16.9", NIGHT, "+mre-1 driver -> options done feed:medic"),
    row("LA-16.9", NIGHT, "+mre-1 driver feed:medic -> active leader driver medic"),
    # Ben's turn ends with nobody Active anywhere: the phase is over, and Ada's MRE with it.
    row("LA-16.10", LATE, "break:green-leader:0 -> unfree mre-1"),
    row("LA-16.10", LATE, "break:green-leader:0 done -> phase movement; active"),
    # Three spaces at speed 2: the first Fuel stays; then Damage, on a box of the Truck.
    row("LA-16.11", drive("100", NITRO, fuel=2), "-> offers 103a; lacks 104a"),
    row("LA-16.11", drive("100", NITRO, fuel=2), f"+{NITRO} -> offers 104a; lacks 105a"),
    row("LA-16.11", drive("100", NITRO, fuel=2), f"+{NITRO} 103a -> options 0b0 0b1 0b2 0b3"),
    row("LA-16.11", drive("100", NITRO, fuel=2), f"+{NITRO} 103a 0b3 -> space 103a; stores F"),
    row("LA-16.11", drive("100", NITRO, fuel=0), f"+{NITRO} 102 0b3 -> space 102; damaged 0b3"),
    row("LA-16.11", drive("100", NITRO, fuel=0), f"+{NITRO} -> lacks 103a"),
    # One faster, for this movement.
    row("LA-16.12", drive("100", GAS), "-> offers 102; lacks 103a"),
    row("LA-16.12", drive("100", GAS), f"+{GAS} -> offers 103a; lacks 104a"),
    row("LA-16.12", drive("100", GAS), f"+{GAS} 103a .. -> stores; speed 2"),
    # Three of four Damage, on any cards; or what there is.
    row("LA-16.13", TORCHED, f"+{TORCH} 0b3&1b2&2b2 -> damaged 2b0"),
    row("LA-16.13", Road(2).damaged(0, "0b3").hand(0, TORCH), f"+{TORCH} -> damaged"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, OBJECTS)
def test_objects(position: Position, text: str) -> None:
    check(position, text)


@pytest.mark.rule("LA-16.2", "LA-16.3")
@pytest.mark.parametrize(
    ("who", "skill"), [("co-pilot", 3), ("leader+1", 2), ("renegade", 3), ("renegade+1", 2)]
)
def test_antifreeze(who: str, skill: int) -> None:
    """A printed skill of 3, and Contamination still counts; to the end of the phase."""
    case = Road(2).crew(0, active=f"{who} medic").hand(0, FREEZE).play().also(FREEZE)
    card = next(o for o in case.options if o.endswith(who.partition("+")[0]))
    printed = case.p(0).crew_of(card).skill_left
    case.go(card)
    while case.s.phase == "exploration" and case.s.round == 1:
        assert case.p(0).find_skill(case.p(0).crew_of(card)) == skill
        case.lapse()
    assert case.p(0).find_skill(case.p(0).crew_of(card)) == printed


@pytest.mark.rule("LA-16.8")
def test_an_mre_for_every_phase() -> None:
    """One in Exploration, the other in Movement."""
    case: Case = TWO.play().also("mre-1").go("medic")
    while case.s.phase != "movement" or case.prompt.seat:
        case.lapse()
    assert case.zones(0)["rest"] == {"driver"}
    assert case.also("mre-2").zones(0)["rest"] == set()


@pytest.mark.rule("LA-5.22")
def test_the_words_of_a_card_are_read_aloud_once_a_game() -> None:
    """Two bottles of Nitrous Oxide: of the second it is told only that it is played."""
    bottles = ("nitrous-oxide-1", "nitrous-oxide-2")
    case = Road(2, "movement").hand(0, *bottles).play()
    for bottle in bottles:
        case.also(bottle)
    first, second = (e.text for e in case.told() if "plays Nitrous Oxide" in e.text)
    assert first.startswith("Ada plays Nitrous Oxide. From a dentist's cellar, ")
    assert second == "Ada plays Nitrous Oxide."

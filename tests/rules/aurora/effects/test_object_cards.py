"""LA-16: Objects, and when and how each helps; the Hazmat Suit has a file of its own."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Case, Road
from tests.rules.aurora.rows import Check, table

FREEZE, FIRE = "antifreeze-capsules-1", "incendiary-ammunition-1"

TORCH, IV = "welding-torch-1", "decontamination-iv-bag-1"

NITRO, GAS = "nitromethane-1", "nitrous-oxide-1"

TWO = Road(2).crew(0, active="leader", exhausted="medic driver").crew(1, rest="leader")

TWO.stow(0, "S S S F").hand(0, "mre-1", "mre-2")

POSITIONS = {
    "drive": "phase movement; order 1 0; active leader",
    # Ada has Incendiary Ammunition and faces fresh Warwolves.
    "fires": "phase fire; order 1 0; foe warwolves filled=0; convoy hauler/roof-gun crew-car; "
    "active leader; hand incendiary-ammunition-1; outcomes {}",
    # The Medic is in this zone; MRE, IV Bag and Torch are of use.
    "recovers": "active leader+1; exhausted hermit {}; stow SSSPF; damaged 1b2; hand mre-1 "
    "decontamination-iv-bag-1 welding-torch-1",
}
rows = table(POSITIONS)


@rows("""
# The Co-Pilot goes to slot 5 alone, without Food; there is no use for it in Movement.
LA-16.2 LA-16.3 | zone - - - - frozen-farm; active co-pilot; hand antifreeze-capsules-1
    -> lacks explore:5 | +antifreeze-capsules-1 explore:5 later 0 -> stores P
LA-16.3 | drive; stow SF; hand antifreeze-capsules-1 | -> unfree antifreeze-capsules-1
# Two counters, both from one or one from each of two, in any zone.
LA-16.4 LA-16.14 | active renegade+2; rest driver+1; hand decontamination-iv-bag-1
    +decontamination-iv-bag-1 renegade renegade -> crew renegade driver+1
    +decontamination-iv-bag-1 renegade driver -> crew renegade+1 driver
LA-16.4 | active renegade; hand decontamination-iv-bag-1 | -> unfree decontamination-iv-bag-1
# An attack without Ammo, and 1 more damage than the 1 of card 2; the next costs Ammo.
LA-16.7 | fires 2 2; stow SA
    +incendiary-ammunition-1 1b2:warwolves -> filled warwolves:2; stores A
        | 0t0:warwolves -> filled warwolves:3; stores
# On card 12 a Weapon of 2 inflicts nothing, and so does the fire; no Ammo is needed.
LA-16.7 | fires 12 12 | -> phase fire | +incendiary-ammunition-1 1b2:warwolves -> filled warwolves:0
# The Medic goes out once more; the second MRE of the phase is not to be had.
LA-16.8 | zone frozen-farm; active medic; exhausted driver; hand mre-1 mre-2; rest_1 leader
    explore:1 later 0 none +mre-1 medic -> active medic; unfree mre-2
        | done -> asks 0; unfree mre-2 | explore:1 later -> stores PA
# From Exhausted or Rest to Active, in three phases, with IV Bag and Torch beside it.
LA-16.9 LA-16.14 | recovers; rest  medic
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase exploration
LA-16.9 LA-16.14 | recovers medic
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase exploration
LA-16.9 LA-16.14 | recovers; phase rest; rest  medic
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase rest
LA-16.9 LA-16.14 | recovers medic; phase rest
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase rest
LA-16.9 LA-16.14 | recovers; phase movement; order 1 0; rest  medic
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase movement
LA-16.9 LA-16.14 | recovers medic; phase movement; order 1 0
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase movement
# The question of the meal follows what the MRE has changed.
LA-16.9 | phase rest; active leader; exhausted medic driver; stow SSSP; hand mre-1
    -> options done feed:medic feed:driver
        | +mre-1 driver -> options done feed:medic | feed:medic -> active leader driver medic
# Ben's turn ends with nobody Active anywhere: the phase is over, and Ada's MRE with it.
LA-16.10 | order 1 0;
        exhausted medic; stow SF; hand mre-1; active_1 leader; stow_1 SSSP; damaged_1 1b2
    break:green-leader:0 -> unfree mre-1 | done -> phase movement; active
# Three spaces at speed 2: the first Fuel stays; then Damage, on a box of the Truck.
LA-16.11 | drive; stow SFF; hand nitromethane-1
    -> offers 103a; lacks 104a | +nitromethane-1 -> offers 104a; lacks 105a
        | 103a -> options 0b0 0b1 0b2 0b3 | 0b3 -> space 103a; stores F
LA-16.11 | drive; hand nitromethane-1
    +nitromethane-1 102 0b3 -> space 102; damaged 0b3
    +nitromethane-1 -> lacks 103a
# One faster, for this movement.
LA-16.12 | drive; stow SF; hand nitrous-oxide-1
    -> offers 102; lacks 103a
        | +nitrous-oxide-1 -> offers 103a; lacks 104a | 103a .. -> stores; speed 2
# Three of four Damage, on any cards; or what there is.
LA-16.13 | damaged 0b3 1b2 2b0 2b2; hand welding-torch-1
    +welding-torch-1 0b3&1b2&2b2 -> damaged 2b0
LA-16.13 | damaged 0b3; hand welding-torch-1 | +welding-torch-1 -> damaged
""")
def test_objects(check: Check) -> None:
    check()


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

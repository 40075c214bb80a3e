"""LA-11.7 to LA-11.20: Convoys fire on the Enemies of their Region."""

from __future__ import annotations

import pytest

from rules.aurora.model.decks import DECKS
from tests.rules.aurora.build import Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row


def front(
    seats: int = 2, ammo: int = 1, *, hitpoints: str = "1a", filled: int = 3, **targets: int
) -> Road:
    """Ada stands before the Warwolves with the Weapon 2 of her Crew Car ("1b2"); nobody else has
    Ammo."""
    stage = Road(seats, "fire").foe("warwolves", hitpoints=hitpoints, filled=filled, **targets)
    return stage.stow(0, "S S S " + "A " * ammo)


def ulmar(
    *convoy: str, ammo: int, hitpoints: str = "5b", outcomes: tuple[int, ...] = (2, 8)
) -> Road:
    """Ada faces Ulmar with nine boxes left."""
    stage = Road(4, "fire").foe("ulmar", hitpoints=hitpoints, filled=0).convoy(0, *convoy)
    return stage.stow(0, "S S S " + "A " * ammo).outcomes(*outcomes)


SHOT = "1b2:warwolves"
GUNS = ("hauler/roof-gun", "crew-car", "flatbed")
CANNON = ("hauler/twin-cannon", "crew-car", "flatbed")
WEAK = Road(2, "fire").foe("warwolves", filled=5).convoy(0, *GUNS).stow(0, "S S S A A")
NEAR = front().foe("riderwolves", 1, hitpoints="2a")
MANUAL = front(4, ammo=2, hitpoints="1b", filled=0).hand(0, "weapon-manual").outcomes(6, 5)
# fmt: off
ATTACKS = [
    # The front Convoy first; each makes its attacks before the next one's turn.
    *(
        row("LA-11.7", front(3).order(1, 2, 0).stow(1, "S S S A").stow(2, "S S S A"),
            "stop " * turns + f"-> asks {seat}")
        for turns, seat in enumerate([0, 2, 1])
    ),
    # Two Weapons and three Ammo make two shots, and 1 Ammo is left; the Food came from a box.
    row("LA-11.7", ulmar(*GUNS, ammo=3), "-> options 0t0:ulmar 1b2:ulmar every:ulmar stop"),
    row("LA-11.7 LA-11.12", ulmar(*GUNS, ammo=3), "0t0:ulmar -> options 1b2:ulmar stop"),
    row("LA-11.7 LA-11.12", ulmar(*GUNS, ammo=3),
        "0t0:ulmar 1b2:ulmar -> stores PA; phase exploration"),
    # Every Weapon fires, the strongest first, while there are Ammo, Weapons and boxes.
    row("LA-11.7", ulmar(*CANNON, ammo=3), "every:ulmar -> stores PA; said fires Weapon"),
    row("LA-11.7", ulmar(*GUNS, ammo=1), "-> lacks every:ulmar"),
    row("LA-11.7", WEAK, "-> lacks every:warwolves"),
    # A stop for hidden cards is secret, and the same for a card that can be played or not.
    *(
        row("LA-11.7 LA-22.4", front(ammo=0).hand(0, card),
            "-> asks 0; options stop hurry; secret yes; default stop; "
            "about Ada may play a hidden card")
        for card in ("incendiary-ammunition-1", "mre-1")
    ),
    row("LA-11.7", front().hand(0, "mre-1").outcomes(2, 7), f"{SHOT} -> phase exploration"),
    # Only the Enemies of the own Region are in reach.
    row("LA-11.7", front().foe("riderwolves", 2, hitpoints="2a"), f"-> options {SHOT} stop"),
    row("LA-11.7", front().foe("riderwolves", 2, hitpoints="2a"), "-> refuses 1b2:riderwolves"),
    row("LA-11.7", NEAR, f"-> options {SHOT} 1b2:riderwolves stop"),
    # By default nobody fires; without Ammo or a whole Weapon nobody is asked.
    row("LA-11.7", front(), ". -> stores A; fired"),
    row("LA-11.7 LA-11.8", front(ammo=0), "-> phase exploration"),
    row("LA-11.7 LA-11.8", front().damaged(0, "1b2"), "-> phase exploration"),
    # Outcome 8 has 1, 2, 3 and 3 damage for the four ratings.
    *(
        row("LA-11.8 LA-11.9 LA-17.4", ulmar("hauler", card, ammo=1, hitpoints="6b", outcomes=(8,)),
            f"{box}:ulmar -> filled ulmar:{damage}")
        for card, box, damage in (
            ("gun-trailer", "1b2", 2),
            ("artillery-trailer", "1b2", 3),
            ("covered-wagon/gauss-cannon", "1t0", 3),
        )
    ),
    row("LA-11.8", ulmar("hauler", "artillery-trailer", ammo=1),
        "-> detail 1b2:ulmar Weapon 3 at Ulmar:"),
    # Four players, Weapon 2, 2 damage on fresh Warwolves: 1 Object card, and a Target counter.
    row("LA-11.8 LA-11.9 LA-11.13 LA-11.14 LA-17.3", front(4, filled=0).outcomes(3)
        .objects("mre-1"),
        f"{SHOT} -> hand mre-1; targets warwolves:0x1; filled warwolves:2; stores"),
    # Outcome 6 jams the Weapon, and its shot still counts.
    row("LA-11.10", front(4, ammo=2, hitpoints="1b", filled=0).outcomes(6, 5),
        f"{SHOT} -> damaged 1b2; filled warwolves:2; phase exploration; stores A"),
    # Outcome 12 brings 2 Fury and no damage, outcome 7 1 and 1.
    row("LA-11.11", front(4, filled=0).outcomes(12, 5), f"{SHOT} -> fury 2; filled warwolves:0"),
    row("LA-11.11", front(4, filled=0).outcomes(7, 5), f"{SHOT} -> fury 1; filled warwolves:1"),
    # A Weapon fires once a phase, even when it has been repaired.
    row("LA-11.12 LA-25.14", MANUAL,
        f"{SHOT} +weapon-manual -> damaged; phase exploration; stores A"),
]
# fmt: on


def fresh(seats: int) -> Road:
    """Card 1a, O T T A T T, fresh from an ambush."""
    stage = Road(seats, "ambush").zone("warwolves").stow(0, "S S S A").objects("mre-1")
    stage.set(hitpoints=[["2a", "1a"], ["3a", "4a"], ["5a", "6a"]])
    return stage.outcomes(2, 5)


def box(hitpoints: str, filled: int = 0) -> Road:
    """The next shot fills one box of this card."""
    return front(4, hitpoints=hitpoints, filled=filled).outcomes(2, 5).objects("mre-1")


def all_out(here: int = 0) -> Road:
    """Ada's three Target counters are on Enemies; the Warwolves' next box is a Target."""
    stage = front(filled=4, s0=here).foe("riderwolves", 2, hitpoints="2a", s0=3 - here)
    return stage.outcomes(2, 5)


EMPTY = Road(2, "fire").foe("the-final-howl", hitpoints="3b", filled=4).stow(0, "S S S A")
USED = front(4, filled=0).convoy(0, *GUNS).stow(0, "S S S A").outcomes(2, 2)
# fmt: off
DEFENCE = [
    # 4 players begin at box 1 (Object), 3 at box 3 (Target), 2 at box 4 (Ammo).
    row("LA-11.13", fresh(4), "-> filled warwolves:0"),
    row("LA-11.13", fresh(4), f"{SHOT} -> filled warwolves:1; hand mre-1; stores"),
    row("LA-11.13", fresh(3), f"{SHOT} -> filled warwolves:3; targets warwolves:0x1; hand; stores"),
    row("LA-11.13", fresh(2), f"{SHOT} -> filled warwolves:4; stores A; hand; targets warwolves:"),
    # Later damage begins at the first empty box.
    row("LA-11.13", front(filled=4).outcomes(2, 5),
        f"{SHOT} -> filled warwolves:5; targets warwolves:0x1"),
    # Each box pays at once: Fame, a Resource, an Object, an own Target counter, or nothing.
    row("LA-11.14", box("1b"), f"{SHOT} -> fame 1; stores; hand; targets warwolves:"),
    row("LA-11.14", box("2b"), f"{SHOT} -> fame 0; stores P; hand; targets warwolves:"),
    row("LA-11.14", box("4a", 4), f"{SHOT} -> fame 0; stores F; hand; targets warwolves:"),
    row("LA-11.14", box("1a"), f"{SHOT} -> fame 0; stores; hand mre-1; targets warwolves:"),
    row("LA-11.14", box("2a"), f"{SHOT} -> fame 0; stores; hand; targets warwolves:0x1"),
    row("LA-11.14 LA-17.2", EMPTY.outcomes(2, 5),
        "1b2:the-final-howl -> filled the-final-howl:5; fame 0; stores; hand; "
        "targets the-final-howl:"),
    # The last Ammo brings an Ammo, or an Object, for the second Weapon.
    row("LA-11.15", front().convoy(0, *GUNS).stow(0, "S S S A").outcomes(2, 2),
        f"{SHOT} 0t0:warwolves -> filled warwolves:5; stores"),
    row("LA-11.15", USED.objects("incendiary-ammunition-1"),
        f"{SHOT} +incendiary-ammunition-1 0t0:warwolves -> filled warwolves:3"),
    # 2 damage on the last box: no other Enemy takes the second point.
    row("LA-11.16", front(filled=5).foe("riderwolves", 1, hitpoints="2a").outcomes(3, 5),
        f"{SHOT} -> defeated warwolves; filled riderwolves:3"),
    # Without a counter on the board one may come from another Enemy; by default it stays.
    row("LA-11.17", all_out(1), f"{SHOT} -> options none riderwolves"),
    row("LA-11.17", all_out(1), f"{SHOT} riderwolves -> targets warwolves:0x2 riderwolves:0x1"),
    row("LA-11.17", all_out(), f"{SHOT} . -> targets warwolves:0x0 riderwolves:0x3"),
    # There is no fourth Target counter: the box is filled, and nobody is asked.
    row("LA-11.18 LA-25.10", all_out(3),
        f"{SHOT} -> targets warwolves:0x3 riderwolves:0x0; filled warwolves:5 riderwolves:3; "
        "phase exploration"),
]
# fmt: on


def cages(active: str = "leader") -> Road:
    """Two boxes of the Cages, each 1 Food for 2 damage, against Ulmar: T * T O ..."""
    stage = Road(4, "fire").foe("ulmar", hitpoints="6b", filled=0).crew(0, active=active)
    stage.convoy(0, "hauler/wolves-cages", "crew-car", "flatbed").outcomes(2)
    return stage.stow(0, "S P P P A")


FIRE = "+incendiary-ammunition-1 0t0:ulmar"
# fmt: off
BOXES = [
    # No Outcome card is turned; the Defence boxes pay.
    row("LA-11.19", cages(),
        "0t0:ulmar -> filled ulmar:2; targets ulmar:0x1; fame 1; outcomes_out; stores PPA"),
    # Each box works once a phase.
    row("LA-11.20", cages(), "0t0:ulmar -> lacks 0t0:ulmar; offers 0t1:ulmar"),
    row("LA-11.20", cages(), "0t0:ulmar 0t1:ulmar -> filled ulmar:4; options 1b2:ulmar stop"),
    # Neither the Shooter's bonus nor the Incendiary Ammunition is used up.
    row("LA-11.20 LA-14.22", cages("shooter"), "0t0:ulmar -> filled ulmar:2"),
    row("LA-11.20 LA-14.22", cages("shooter"), "0t0:ulmar 1b2:ulmar -> filled ulmar:4"),
    row("LA-11.20", cages().hand(0, "incendiary-ammunition-1"), f"{FIRE} -> filled ulmar:2"),
    row("LA-11.20", cages().hand(0, "incendiary-ammunition-1"),
        f"{FIRE} 1b2:ulmar -> filled ulmar:4; stores PPA"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, [*ATTACKS, *DEFENCE, *BOXES])
def test_convoys_fire(position: Position, text: str) -> None:
    check(position, text)


@pytest.mark.rule("LA-11.7")
def test_weapons_of_one_strength_are_told_apart_by_name() -> None:
    case = ulmar("hauler/roof-gun", "crew-car", "gun-trailer", ammo=3).play()
    labels = [option.label for option in case.prompt.options if option.id.endswith(":ulmar")]
    assert len(set(labels)) == len(labels) > 2


@pytest.mark.rule("LA-11.9", "LA-11.10")
def test_the_odds_stand_with_each_weapon() -> None:
    """By what has not been discarded yet: all cards, then a single one, which jams."""
    stage = front().outcomes(2, 8)
    cards = [DECKS.outcomes[n] for n in stage.state.outcomes.pile]
    hits = sum(card.weapons[1] > 0 for card in cards)
    (shot,) = [o for o in stage.play().prompt.options if o.verb == "fire"]
    assert f"hits on {hits} of {len(cards)} cards, jams on 2" in shot.detail
    stage.state.outcomes.pile[:] = [n for n in DECKS.outcomes if DECKS.outcomes[n].jams][:1]
    (shot,) = [o for o in stage.play().prompt.options if o.verb == "fire"]
    assert "jams on 1" in shot.detail

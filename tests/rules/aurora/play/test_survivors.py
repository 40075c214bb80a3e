"""LA-14: what Survivors can do."""

from __future__ import annotations

import pytest

from rules.aurora.play.context import LISTED
from tests.rules.aurora.build import Case, Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row

STORE = "contaminated-storehouse"


def crew(*zone: str, tokens: str = "", **zones: str) -> Road:
    """Ada's Survivors by zone in the Exploration Phase; Ben has nobody Active."""
    stage = Road(2).zone(*zone).crew(0, **zones).crew(1, rest="leader")
    return stage.stow(0, tokens) if tokens else stage


def moves(tokens: str = "", **zones: str) -> Road:
    """Ada is to drive, with speed 2."""
    stage = Road(2, "movement").order(1, 0).crew(0, **zones)
    return stage.stow(0, tokens) if tokens else stage


def ends(*convoy: str, **zones: str) -> Road:
    """The game is over, and the points are counted."""
    return Road(2, "end", number=6).crew(0, **zones).convoy(0, *(convoy or ("hauler",)))


MAIDEN = Road(2).crew(0, active="cold-maiden leader").crew(1, active="leader")
# fmt: off
IN_GENERAL = [
    # The Cold Maiden gives 1 Fury, once a round, and stays Active; nobody must use her.
    row("LA-14.4 LA-14.5", MAIDEN, "-> free cold-maiden:"),
    row("LA-14.1 LA-14.4", MAIDEN,
        "+cold-maiden: -> fury 1; active cold-maiden leader; unfree cold-maiden:"),
    row("LA-14.1", MAIDEN, "+cold-maiden: break:red-leader done -> unfree cold-maiden:"),
    row("LA-14.4 LA-5.8", crew(active="cold-maiden leader").has(0, fury=5),
        "-> unfree cold-maiden:"),
    row("LA-14.4 LA-5.8", crew(active="cold-maiden leader").has(0, fury=4), "-> free cold-maiden:"),
    # An ability needs the Active Zone and its phase, on the owner's turn.
    row("LA-14.1", Road(2).crew(0, active="leader", rest="cold-maiden"), "-> unfree cold-maiden:"),
    row("LA-14.1", Road(2).crew(0, active="leader", exhausted="cold-maiden"),
        "-> unfree cold-maiden:"),
    row("LA-14.5", moves("S F", active="cold-maiden"), "-> unfree cold-maiden:"),
    row("LA-14.5", Road(2).crew(0, active="cold-maiden").order(1, 0), "-> unfree cold-maiden:"),
    # At the end the Prisoner is worth 1 and the Bounty Hunter 2, ill as they are, in any zone.
    *(
        row("LA-14.2 LA-14.8 LA-14.23",
            ends("wolves-hummer", **{zone: "prisoner+1 bounty-hunter+2"}),
            "-> score survivors:3")
        for zone in ("active", "rest", "exhausted")
    ),
]
# fmt: on

MEDIC = moves("S S S F", active="medic", rest="co-pilot", exhausted="driver")
# fmt: off
MOVEMENT = [
    # The Co-Pilot gives 1, and 1 more from 6 steps behind: 107a is 5 away, 108a 6.
    row("LA-14.6", moves(active="co-pilot").at(1, "100"), "-> speed 3"),
    row("LA-14.6", moves(active="co-pilot").at(1, "107a"), "-> speed 3"),
    row("LA-14.6", moves(active="co-pilot").at(1, "108a"), "-> speed 4"),
    row("LA-14.6", moves(active="leader", rest="co-pilot").at(1, "108a"), "-> speed 2"),
    row("LA-14.6", moves(active="leader", exhausted="co-pilot").at(1, "108a"), "-> speed 2"),
    row("LA-14.9", moves(active="driver"), "-> speed 3"),
    row("LA-14.9", moves(active="driver co-pilot"), "-> speed 4"),
    row("LA-14.9", moves(active="leader", rest="driver"), "-> speed 2"),
    # The Medic wakes the Co-Pilot, who drives at once; nobody Exhausted, and nobody else.
    row("LA-14.17", MEDIC, "-> free medic:red-co-pilot; unfree medic:driver; lacks 103a"),
    row("LA-14.17 LA-14.6", MEDIC,
        "+medic:red-co-pilot -> active medic co-pilot; offers 103a; unfree medic:driver"),
    # The Jackal does nothing in Movement.
    row("LA-14.15", moves("S S F", active="jackal leader"), "-> unfree jackal:P jackal:A"),
]
# fmt: on

EXPLORER = crew("frozen-farm", "", "rail-yard", active="explorer leader co-pilot")
EXPLORER.damaged(0, "0b3", "1b2", "2b2")
HERMIT = crew("", "", "", "", STORE, active="hermit co-pilot")
JACKAL = crew("frozen-farm", active="jackal leader", tokens="S S F")
LEADER = crew("frozen-farm", "rail-yard", active="leader medic")
PREACHER = crew("", "", "hunting-lodge", active="preacher leader")


def twice(first: str) -> Road:
    """The Hermit goes to this place, eats an MRE, and goes to the Storehouse."""
    return crew(first, STORE, active="hermit").hand(0, "mre-1")


# fmt: off
EXPLORATION = [
    # The Leader rests after exploring, and is Active after the night; the Medic is not.
    row("LA-14.7", LEADER, "explore:1:leader later 1 none -> active medic; rest leader; exhausted"),
    row("LA-14.7", LEADER,
        "explore:1:leader later 1 none explore:2 later 1 none .. -> active leader; rest medic"),
    # With the Explorer Active the Leader may take the Bonus Action of any slot, once a round.
    row("LA-14.10 LA-14.11", EXPLORER,
        "explore:1:leader -> offers first:1.1 first:2.1 first:3.1 first:4.1 first:5.1"),
    row("LA-14.10 LA-14.11", EXPLORER,
        "explore:1:leader first:2.1 1b2&2b2 1 -> damaged 0b3; active explorer co-pilot"),
    row("LA-14.11", EXPLORER,
        "explore:1:leader first:2.1 1b2&2b2 1 explore:1:co-pilot -> offers first:1.1; "
        "lacks first:2.1"),
    row("LA-14.11", crew("frozen-farm", active="leader+1", rest="explorer").damaged(0, "1b2"),
        "explore:1 -> offers first:1.1 first:1.2; lacks first:2.1 first:3.1"),
    # Slot 1's own Bonus Action leaves the ability for slot 3's.
    row("LA-14.10", EXPLORER,
        "explore:1:leader first:1.1 1b2 1 explore:1:co-pilot -> offers first:2.1"),
    # With the Hermit neither the place nor a Bonus Action contaminates, which gives its Fuel.
    row("LA-14.12", HERMIT, "explore:5 later 0 -> stores PA; crew hermit co-pilot"),
    row("LA-14.13", HERMIT, "explore:5 later 0 5.1 0b3 -> stores FPA; crew hermit co-pilot"),
    row("LA-14.12", crew(STORE, active="hermit leader"),
        "explore:1:leader later -> crew hermit leader+1"),
    # Once a round, and not used up if there was nothing to protect from.
    row("LA-14.1 LA-14.12", twice("field-hospital"),
        "explore:1 later 1 none +mre-1 done explore:2 later 1 -> crew hermit+1"),
    row("LA-14.1 LA-14.12", twice("frozen-farm"),
        "explore:1 later 1 none +mre-1 done explore:2 later 1 -> crew hermit"),
    # The Jackal finds a Resource that is not aboard, once, outside an action, if there is room.
    row("LA-14.14", JACKAL, "-> free jackal:P jackal:A; unfree jackal:F"),
    row("LA-14.15", JACKAL, "explore:1:leader -> unfree jackal:P jackal:A"),
    row("LA-14.14", JACKAL, "explore:1:leader later 0 none -> free jackal:A; unfree jackal:P"),
    row("LA-14.14", JACKAL, "explore:1:leader later 0 none +jackal:A -> stores FPA; active jackal"),
    row("LA-14.14", crew(active="jackal leader"), "+jackal:F -> unfree jackal:P jackal:A"),
    row("LA-14.15", crew(active="jackal leader")
        .lies(0, "0b0:S 0b1:S 0b2:F 1b0:F 1b1:F 2b0:F 2b1:F 2b2:F"),
        "-> unfree jackal:P jackal:A"),
    # The Preacher keeps the card from costing Fame, not the Bonus Action.
    row("LA-14.19", PREACHER, "explore:3:preacher later 0 -> fame 0; stores AA"),
    row("LA-14.19", PREACHER, "explore:3:preacher later 0 3.2 -> fame -1"),
    row("LA-14.19", PREACHER, "explore:3:leader later 0 -> fame -1"),
    row("LA-14.19", crew("travelers-1", active="preacher"),
        "explore:1 later hard -> fame 0; stores F"),
]
# fmt: on

MENDS = Road(2, "rest").crew(0, active="mechanic leader").damaged(0, "0b3", "1b2", "2b2")
SPARES = Road(2, "ambush").zone("the-final-howl").crew(0, active="renegade").at(0, "109a")
SPARES.at(1, "109a").foe("riderwolves", 2).foe("warwolves", 1)
RIDERS = Road(2, "ambush").zone("riderwolves").crew(0, active="renegade leader").outcomes(2, 4)
SHOOTER = Road(2, "fire").order(1, 0).foe("warwolves", filled=0).outcomes(12, 2, 2)
SHOOTER.convoy(0, "hauler/roof-gun", "crew-car", "gun-trailer").crew(0, active="shooter")
SHOOTER.stow(0, "S A A A")
RESTING = Road(2, "fire").order(1, 0).foe("warwolves", filled=0).outcomes(2, 2)
RESTING.convoy(0, "hauler/roof-gun", "crew-car").crew(0, rest="shooter").stow(0, "S A A")
PRISONER = Road(2, "fire").order(1, 0).foe("warwolves", filled=5, s0=1).stow(0, "S S S A")
PRISONER.loot(0, "prisoner").outcomes(2)
# fmt: off
OTHER_PHASES = [
    # The Mechanic mends two of three boxes; by default the Weapon and the cargo before armour.
    row("LA-14.16", MENDS, "0b3&2b2 -> damaged 1b2"),
    row("LA-14.16", MENDS, ". -> damaged 0b3"),
    row("LA-14.16", Road(2, "rest").crew(0, active="mechanic leader").damaged(0, "0b3"),
        "-> damaged"),
    # The Renegade ignores the Riderwolves' ambush and attack; Ben has two boxes less.
    row("LA-14.20", RIDERS, "0=riderwolves -> asked 1"),
    row("LA-14.20", RIDERS,
        "0=riderwolves 1=0b3 1=1b2 -> damaged; damaged_1 0b3 1b2; round 2; spared None"),
    # He names an Enemy of the Zone or of his own Region; by default the highest number.
    row("LA-14.20 LA-14.21", SPARES, "-> options the-final-howl riderwolves none"),
    row("LA-14.20", SPARES, ". -> spared the-final-howl"),
    row("LA-14.20", Road(2, "ambush").zone("riderwolves").crew(0, rest="renegade"),
        "-> spared None; asked 0 1"),
    # The first shot misses, the second does 1 and the Shooter's 1, the third 1.
    row("LA-14.22", SHOOTER, "0t0:warwolves -> filled warwolves:0"),
    row("LA-14.22", SHOOTER, "0t0:warwolves 1b2:warwolves -> filled warwolves:2"),
    row("LA-14.22", SHOOTER, "0t0:warwolves 1b2:warwolves 2b2:warwolves -> filled warwolves:3"),
    row("LA-14.22", RESTING, "0t0:warwolves -> filled warwolves:1"),
    # Two points with at least one Convoy card marked as Loot, and no more for two.
    row("LA-14.8", ends("snowcat", active="bounty-hunter"), "-> score survivors:0"),
    row("LA-14.8", ends("punk-tank", active="bounty-hunter"), "-> score survivors:2"),
    row("LA-14.8", ends("punk-tank/gauss-cannon", active="bounty-hunter"), "-> score survivors:2"),
    row("LA-14.18", ends(exhausted="orphan leader"), "-> score survivors:1"),
    row("LA-14.23", ends(exhausted="prisoner leader"), "-> score survivors:1"),
    # Kept from the Loot, the Prisoner comes with a token.
    row("LA-14.23", PRISONER,
        "1b2:warwolves 0=prisoner -> crew leader co-pilot cold-maiden prisoner; aboard 4"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, [*IN_GENERAL, *MOVEMENT, *EXPLORATION, *OTHER_PHASES])
def test_survivors(position: Position, text: str) -> None:
    check(position, text)


@pytest.mark.rule("LA-14.1")
def test_an_ability_works_again_in_the_next_round() -> None:
    case: Case = MAIDEN.play().also("cold-maiden:").go("break:red-leader", "done")
    case.p(0).fury = 0  # or the breaks to come leave no room for more
    while case.s.round == 1 or case.prompt.seat != 0:
        assert "cold-maiden:" not in case.free(0)
        case.lapse()
    assert "cold-maiden:" in case.free(0)


@pytest.mark.rule("LA-14.10", "LA-8.11", "LA-8.42")
def test_what_would_not_fit_into_one_list_is_asked_in_two_questions() -> None:
    """An Explorer with something to mend reaches more Bonus Actions than two blocks leave room for:
    the block is chosen first, or a Bonus Action before it, and one that follows after it."""
    road = Road(2).zone("frozen-farm").crew(0, active="explorer+1 leader")
    road.damaged(0, "0b3", "1b2", "2b2").common("snowcat", "bunk-wagon", "roof-gun")
    case = road.tiles("1-1", "2-1", "3-2", "4-1", "5-2").play().go("explore:1:leader")
    assert len(case.options) <= LISTED
    assert case.options[:2] == ["0", "1"]
    assert {option[0] for option in case.options if "." in option} == {"f"}
    assert case.prompt.text == "Frozen Farm: what do you take?"
    case.go("1")
    assert case.prompt.text == "Take a Bonus Action now?"
    case.go("2.1")
    assert case.p(0).crew_of("explorer").used


@pytest.mark.rule("LA-8.39", "LA-4.8")
def test_what_makes_way_is_what_lies_there_now() -> None:
    """Asked whom the Driver displaces, Ada first has two boxes exchange what they hold."""
    road = Road(2).zone("driver").crew(0, active="leader", rest="medic")
    road.lies(0, "0b0:S 0b1:S 0b2:A 1b0:A 1b1:A 2b0:F 2b1:A 2b2:F")
    case = road.play().go("explore:1", "later")
    stow = next(prompt for prompt in case.asked(0) if prompt.topic == "stow")
    case.table.answer(stow.id, ["0b2", "2b0"])
    assert case.option("0b2").detail == "You lose 1 Fuel."
    assert case.go("0b2").stores(0) == "FAAAA"

"""LA-8.1 to LA-8.29 and LA-8.38 to LA-8.41: the Exploration Phase, and what is found in it."""

from __future__ import annotations

import pytest

from rules.aurora.model.state import Slot
from tests.rules.aurora.build import Case, Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row


def alone(*zone: str, crew: str = "leader", rest: str = "", tokens: str = "") -> Road:
    """Ada with somebody to send, and Ben with his start crew."""
    stage = Road(2).zone(*zone).crew(0, active=crew, rest=rest)
    return stage.stow(0, tokens) if tokens else stage


def fifth(crew: str = "leader", tokens: str = "") -> Road:
    """The Frozen Farm lies in slot 5."""
    return alone("", "", "", "", "frozen-farm", crew=crew, tokens=tokens)


def reach(crew: str, food: int = 0) -> Road:
    """Five cards to explore; somebody of skill 3 rests."""
    zone = ("driver", "medic", "snowcat", "road-train", "ice-runner")
    tokens = "S " * (1 + len(crew.split())) + "P " * food
    return alone(*zone, crew=crew, rest="bounty-hunter", tokens=tokens)


def waits() -> Case:
    """Ben has much to use and nobody Active."""
    road = alone(crew="leader co-pilot medic").crew(1, exhausted="driver").stow(1, "S P")
    return road.hand(1, "mre-1").has(1, fury=5).play()


SPENDS = alone("frozen-farm").crew(0, active="leader medic", exhausted="driver")
SPENDS.stow(0, "S S S P P").has(0, fury=2).damaged(0, "1b2")
FURY = alone(crew="leader medic orphan").has(0, fury=3).crew(1, active="leader co-pilot")

# fmt: off
TURNS = [
    # The phase goes on as long as anybody has an Active Survivor.
    row("LA-8.2", alone().crew(0, active="leader", exhausted="medic").stow(0, "S S P")
        .crew(1, rest="leader"),
        "break:red-leader -> phase exploration"),
    row("LA-8.2", alone().crew(0, active="leader", exhausted="medic").stow(0, "S S P")
        .crew(1, rest="leader"),
        "break:red-leader done -> phase rest"),
    row("LA-8.2", alone().crew(1, active="leader"),
        "break:red-leader done -> phase exploration; asks 1"),
    # There is no third thing; if only a Break is left, nobody is asked.
    row("LA-8.3", alone("driver"), "-> options explore:1 break"),
    row("LA-8.3", alone(), "-> rest leader"),
    # Driver and Medic have skill 2: the Driver rests, by the alphabet. One point repairs.
    row("LA-8.3", alone("frozen-farm", crew="co-pilot medic driver").damaged(0, "1b2"),
        ". . -> rest driver; damaged; fury 1"),
    # Ben has an MRE, Fury, Food and an Exhausted Driver, and nobody Active: all turns are Ada's.
    row("LA-8.4 LA-8.5", waits, "break done -> asks 0; unfree_1 mre-1 fury:P feed:driver"),
    row("LA-8.4", waits, "break done break done -> asks 0; phase exploration"),
    # Ada spends Fury, explores, feeds somebody, and is done; in between nothing is free.
    row("LA-8.6", SPENDS,
        "+fury:repair explore:1:medic -> damaged; unfree fury:repair feed:driver"),
    row("LA-8.6", SPENDS, "+fury:repair explore:1:medic later 1 none +feed:driver -> asks 0"),
    row("LA-8.6", SPENDS, "explore:1:medic later 1 none +feed:driver done -> asks 1; fury 2"),
    row("LA-8.6", alone(crew="leader medic").has(0, fury=1), "break:red-leader . -> asks 1"),
    # A Break brings Fury for a Repair; a block an MRE. If neither can be used, the turn is over.
    row("LA-8.7", alone(crew="leader medic").damaged(0, "1b2"),
        "break:red-leader:0 +fury:repair -> fury 1; damaged; asks 1"),
    row("LA-8.7", alone("police-post", crew="leader medic").objects("mre-1"),
        "explore:1:leader later 1 none +mre-1 -> active medic leader"),
    row("LA-8.7", alone(crew="leader medic"), "break:red-leader -> asks 1"),
    # Hurrying skips the stops of this round, though Fury would still buy something.
    row("LA-8.7", FURY, "break:red-leader -> asks 0"),
    row("LA-8.7", FURY, "break:red-leader hurry -> asks 1; hurries yes"),
    row("LA-8.7", FURY, "break:red-leader hurry break:green-leader done break:medic -> asks 1"),
    row("LA-8.7", FURY, "break:red-leader hurry" + " ." * 12 + " -> round 2; hurries no"),
    # Everybody sees the same stop, whether the Object can be played or not.
    *(
        row("LA-8.7 LA-22.4", alone(crew="leader medic").hand(0, card),
            "break:red-leader -> asks 0; secret yes; about Ada may play a hidden card")
        for card in ("mre-1", "nitromethane-1")
    ),
]
# fmt: on

FARM = "explore:1:medic later 1 none -> "
# fmt: off
ENDS_ITSELF = [
    # Nothing that everybody can see could still be done: Fuel and Ammo, little Fury, Special Loot.
    row("LA-8.7", alone("frozen-farm", crew="leader medic", tokens="S S F A"), FARM + "asks 1"),
    row("LA-8.7", alone("frozen-farm", crew="leader medic").has(0, fury=1), FARM + "asks 1"),
    row("LA-8.7", alone("frozen-farm", crew="leader medic").hand(0, "pack-banner"),
        FARM + "asks 1"),
    # Food and somebody Exhausted, Fury that buys, an Object that might be an MRE, an ability.
    row("LA-8.7", alone("frozen-farm", crew="leader medic", tokens="S S P"),
        FARM + "options done hurry"),
    row("LA-8.7", alone("frozen-farm", crew="leader medic").has(0, fury=3), FARM + "asks 0"),
    row("LA-8.7", alone("frozen-farm", crew="leader medic").hand(0, "mre-1"), FARM + "asks 0"),
    row("LA-8.7", alone("frozen-farm", crew="leader medic").hand(0, "nitromethane-1"),
        FARM + "asks 0"),
    row("LA-8.7", alone("frozen-farm", crew="leader cold-maiden"),
        "explore:1:leader later 1 none -> asks 0"),
]
# fmt: on

OTHERS = alone("", "medic", crew="co-pilot orphan driver+1")
TOGETHER = alone("", "driver", "", "", "medic", crew="leader co-pilot orphan", tokens="S S S P")
# fmt: off
WHO_GOES = [
    # Skill with Food comes to the cost; who rests does not count.
    row("LA-8.8 LA-8.9", reach("co-pilot"), "-> offers explore:1; lacks explore:2"),
    row("LA-8.8 LA-8.9", reach("co-pilot", 1), "-> offers explore:2 explore:4; lacks explore:5"),
    row("LA-8.8 LA-8.9", reach("co-pilot", 2), "-> offers explore:5"),
    row("LA-8.9", reach("leader"), "-> offers explore:4; lacks explore:5"),
    row("LA-8.9", reach("renegade"), "-> offers explore:1 explore:2 explore:3 explore:4 explore:5"),
    row("LA-8.9", reach("leader co-pilot"), "-> offers explore:5"),
    row("LA-8.8", alone("", "medic", crew="renegade"), "-> options explore:2 break"),
    # Two go if neither could alone; one who could goes alone.
    row("LA-8.10", TOGETHER,
        "explore:5:co-pilot+leader later none -> exhausted co-pilot; rest leader medic"),
    row("LA-8.10", TOGETHER,
        "otherwise !explore:2 -> options leader co-pilot orphan co-pilot+orphan back"),
    row("LA-8.10", TOGETHER,
        "otherwise !explore:2 co-pilot+orphan later none -> exhausted co-pilot orphan; stores P"),
    # Parties that could spare nobody are answers; others are put together.
    row("LA-8.9 LA-8.10", OTHERS,
        "otherwise !explore:2 "
        "-> options co-pilot+orphan co-pilot+driver driver+orphan others back"),
    row("LA-8.9", OTHERS, "otherwise !explore:2 others -> refuses orphan"),
    row("LA-8.9", OTHERS,
        "otherwise !explore:2 others red-co-pilot&orphan&driver none "
        "-> exhausted co-pilot orphan driver+1"),
    # Who wastes least goes, rather one than two and two than Food; the Co-Pilot stays to drive.
    row("LA-8.9", alone("frozen-farm", crew="leader orphan"), "-> detail explore:1 : Orphan:"),
    row("LA-8.9", alone("frozen-farm", crew="leader co-pilot"), "-> detail explore:1 : Leader:"),
    row("LA-8.9", alone("", "frozen-farm", crew="medic leader"), "-> detail explore:2 : Leader:"),
    row("LA-8.9", fifth("co-pilot leader", "S S P P"),
        "-> detail explore:5 : Co-Pilot and Leader:"),
    row("LA-8.9 LA-8.14", alone("contaminated-storehouse", crew="co-pilot driver"),
        "-> detail explore:1 : Driver:"),
    row("LA-8.9", alone("frozen-farm", crew="leader orphan"),
        "explore:1 later 0 none -> exhausted orphan"),
    # What comes of going stands with each party; silence turns back.
    row("LA-8.12 LA-5.15 LA-8.22", alone("contaminated-storehouse", crew="leader co-pilot"),
        "otherwise !explore:1 -> detail co-pilot Co-Pilot: skill 1; "
        "detail co-pilot Exhausted afterwards: Co-Pilot; detail co-pilot risk of dying; "
        "detail leader the Leader rests"),
    row("LA-8.14", alone("contaminated-storehouse", crew="leader co-pilot"),
        "otherwise !explore:1 . -> topic turn"),
]

GOING = [
    # The Bonus Action first, and it is not offered again; the card must be done.
    row("LA-8.11", alone("frozen-farm").damaged(0, "1b2"),
        "explore:1 first:1.1 -> damaged; stores; options 0 1"),
    row("LA-8.11", alone("frozen-farm").damaged(0, "1b2"),
        "explore:1 first:1.1 1 -> stores A; asks 1"),
    # Or the card first.
    row("LA-8.11", alone("frozen-farm").damaged(0, "1b2"),
        "explore:1 later 1 -> damaged 1b2; stores A"),
    row("LA-8.11", alone("frozen-farm").damaged(0, "1b2"),
        "explore:1 later 1 1.1 -> damaged; asks 1"),
    # The Medic is exhausted and his Food eaten; the Leader rests.
    row("LA-8.12", fifth("medic", "S P"), "explore:5 later 1 none -> exhausted medic; stores A"),
    row("LA-8.13", alone("frozen-farm"), "explore:1 later 0 none -> rest leader; exhausted"),
    # Everybody reads who went where on how much Food, with which Bonus Action.
    row("LA-8.14", alone("", "frozen-farm", crew="co-pilot", tokens="S P").damaged(0, "1b2"),
        "explore:2 first:2.1 1 -> said sends the Co-Pilot to the Frozen Farm with 1 Food; "
        "said 2 Repairs; said gains 1 Ammo"),
    row("LA-8.14", alone("", "", "", "", "medic", crew="co-pilot orphan driver+1"),
        "explore:5 later none -> said sends the Co-Pilot, the Orphan and the Driver to the Medic."),
    row("LA-8.14", alone("", "frozen-farm", crew="co-pilot leader", tokens="S S P"),
        "otherwise !explore:2 -> detail co-pilot Co-Pilot, 1 Food"),
    row("LA-8.14", alone("", "frozen-farm", crew="co-pilot leader", tokens="S S P"),
        "otherwise !explore:2 . . -> rest leader; stores P"),
]
# fmt: on

EATS = Road(2).zone("frozen-farm").crew(0, active="leader", exhausted="medic driver hermit")
EATS.stow(0, "S S S S P P P").damaged(0, "2b2")
BACK = alone("", "frozen-farm", "", "rail-yard", crew="co-pilot", tokens="S P").hand(0, "mre-1")
BACK.crew(1, active="leader co-pilot").damaged(0, "1b2")


def hungry() -> Case:
    """At the Service Station Ada takes Damage, loses somebody, and chooses a block. She has Food to
    spare and Exhausted in plenty; so has Ben, whose turn it is not."""
    road = Road(2).zone("", "service-station").tiles("1-1", "4-1", "3-1", "2-1", "5-1")
    road.crew(0, active="co-pilot orphan", exhausted="medic driver").damaged(0, "0b3", "2b2")
    road.crew(1, active="leader", exhausted="hermit").stow(1, "S S P P")
    road.state.zone[1] = Slot(card="service-station", blocks=["P", "O"])
    return road.stow(0, "S S S S P P P").play()


def farmed(tokens: str, crew: str = "medic") -> Road:
    """The Leader finds Food while others are Exhausted."""
    road = Road(2).zone("frozen-farm").crew(0, active="leader", exhausted=crew)
    return road.stow(0, tokens).has(0, fury=1)


OUT = "+feed:medic otherwise !explore:2 co-pilot first:2.1"
# fmt: off
FOOD = [
    # Two are fed before the action and one after it; while it lasts nobody is.
    row("LA-8.15 LA-8.16", EATS, "+feed:medic +feed:driver -> rest medic driver; stores P"),
    row("LA-8.15", EATS, "+feed:medic +feed:driver explore:1 -> unfree feed:hermit"),
    row("LA-8.15", EATS, "+feed:medic +feed:driver explore:1 later 1 -> unfree feed:hermit"),
    row("LA-8.15", EATS,
        "+feed:medic +feed:driver explore:1 later 1 none +feed:hermit "
        "-> rest medic driver hermit leader; stores A"),
    # Not in the questions of Damage, loss and block either, nor for Ben.
    row("LA-8.15", hungry, "-> free feed:medic feed:driver; unfree_1 feed:hermit"),
    row("LA-8.15", hungry,
        OUT + " -> text Bonus Action: 1 Damage hits your Convoy. Which box takes it?"),
    row("LA-8.15", hungry, OUT + " -> unfree feed:driver feed:red-co-pilot; unfree_1 feed:hermit"),
    row("LA-8.15", hungry,
        OUT + " 1b2 0b1 -> text Hauler box 2: You lose a Survivor. Who?; unfree feed:driver"),
    row("LA-8.15", hungry, OUT + " 1b2 0b1 orphan -> unfree feed:driver; options 0 1"),
    row("LA-8.15", hungry, OUT + " 1b2 0b1 orphan 0 -> free feed:driver feed:red-co-pilot"),
    row("LA-8.15", hungry,
        OUT + " 1b2 0b1 orphan 0 done -> free_1 feed:hermit; unfree feed:driver"),
    # The fifth slot costs 3; the Co-Pilot has 1 and eats 2 Food.
    row("LA-8.17", fifth("co-pilot leader", "S S P P"),
        "explore:5:co-pilot later 1 none -> stores A; exhausted co-pilot"),
    # An MRE brings the Co-Pilot back: in the next turn he needs Food again for slot 2.
    row("LA-8.17", BACK,
        "explore:2 later 1 none +mre-1 done break:green-leader -> asks 0; active co-pilot; "
        "lacks explore:2 explore:4"),
    # The Farm's Food feeds the Medic if it finds room.
    row("LA-8.18", farmed("S S A"), "explore:1 later 0 none -> free feed:medic"),
    row("LA-8.18", farmed("S S S S A A A F", "medic hermit mechanic"),
        "explore:1 later 0 new none -> unfree feed:medic"),
    # The Co-Pilot's Break is worth one point, whatever there is to eat.
    row("LA-8.19 LA-8.47", alone(crew="co-pilot", tokens="S P P P"), "-> fury 1; stores PPP"),
]
# fmt: on

SMALL = alone("police-post").lies(0, "0b0:S 0b2:P 1b0:X 1b1:X 2b0:X 2b2:X")
FULL = "0b0:S 0b1:S 0b2:A 1b0:A 1b1:A 2b0:A 2b1:A 2b2:F"
SHOT = "0b0:X 0b1:X 0b2:X 1b0:X 1b1:X 2b0:X 2b1:X"
# fmt: off
FOUND = [
    # The Service Station takes its Damage on any box before anybody says what they take.
    row("LA-8.20 LA-8.21", alone("service-station"),
        "explore:1 later -> offers 0b0 1b2 2b2; lacks 0 1"),
    row("LA-8.20", alone("service-station"), "explore:1 later 2b0 -> options 0 1; damaged 2b0"),
    # The Mechanic takes the counter and both Fuel of the right block, and is exhausted.
    row("LA-8.24 LA-8.22", alone("contaminated-storehouse", crew="mechanic"),
        "explore:1 later 1 none -> exhausted mechanic+1; stores FF"),
    # All of one block, and nothing of the other.
    row("LA-8.24 LA-8.26", alone("harbour-warehouse").objects("mre-1"),
        "explore:1 later 0b3 0 -> stores PP; hand mre-1; blocks +FF"),
    # Room for one of two Ammo: the other is left by default, or an old Food goes for it.
    row("LA-8.25", SMALL, "explore:1 later 0 . -> stores PA"),
    row("LA-8.25", SMALL, "explore:1 later 0 P -> stores AA"),
    # The second block is all that Ben finds, without a choice, and the card goes.
    row("LA-8.27 LA-8.29", alone("frozen-farm").crew(1, active="leader"),
        "explore:1 later 0 none done explore:1 later -> stores_1 A; common frozen-farm"),
    row("LA-8.27", alone("frozen-farm"), "explore:1 later 0 none -> common; blocks +A"),
    # A block of cubes keeps the card.
    row("LA-8.28", alone("police-post").crew(1, active="leader").objects("mre-1"),
        "explore:1 later 0 none -> common; blocks +O"),
    row("LA-8.28", alone("police-post").crew(1, active="leader").objects("mre-1"),
        "explore:1 later 0 none explore:1 later -> stores_1; hand_1 mre-1; common police-post"),
    # The Preacher rests, and his token is aboard.
    row("LA-8.38", alone("", "preacher", crew="co-pilot", tokens="S P"),
        "explore:2 later none -> rest preacher; exhausted co-pilot; aboard 2"),
    # In a full Convoy an Ammo makes way, or another Survivor; not the box where nobody can sit.
    row("LA-8.39", alone("driver", rest="medic").lies(0, FULL), "explore:1 later -> lacks 2b2"),
    row("LA-8.39", alone("driver", rest="medic").lies(0, FULL),
        "explore:1 later 0b2 -> stores FAAAA; aboard 3; crew leader medic driver"),
    row("LA-8.39", alone("driver", rest="medic").lies(0, FULL),
        "explore:1 later 0b1 medic -> stores FAAAAA; aboard 2; crew leader driver"),
    row("LA-8.39", alone("driver").lies(0, SHOT), "-> lacks explore:1"),
    # Food on the last seat moves to the box for Food.
    row("LA-8.39", alone("driver", rest="medic")
        .lies(0, "0b0:S 0b1:S 0b2:P 1b0:A 1b1:A 2b0:A 2b1:A"),
        "explore:1 later -> boxes 0b0:S 0b1:S 0b2:S 1b0:A 1b1:A 2b0:A 2b1:A 2b2:P"),
    # The Merchant has Fuel and wants another Resource or an Object; the Slaver a second Survivor.
    row("LA-8.40", alone("merchant-1", tokens="S F"), "-> rest leader"),
    row("LA-8.40", alone("merchant-1", tokens="S A"), "-> offers explore:1"),
    row("LA-8.40", alone("merchant-1").hand(0, "mre-1"), "-> offers explore:1"),
    row("LA-8.40", alone("slaver-1"), "-> rest leader"),
    row("LA-8.40", alone("slaver-1", rest="medic"), "-> offers explore:1"),
    # One of the Travelers' options is done.
    row("LA-8.40", alone("travelers-1"), "explore:1 later -> options kind hard"),
    row("LA-8.40", alone("travelers-1"), "explore:1 later kind -> stores P; fame 2; hand"),
    row("LA-8.40", alone("travelers-1").objects("mre-1"),
        "explore:1 later hard -> stores F; fame -1; hand mre-1"),
    # The Merchant stays, the Travelers are discarded.
    row("LA-8.41", alone("merchant-1", tokens="S A"),
        "explore:1 later -> said gives the Merchant 1 Ammo; common"),
    row("LA-8.41", alone("travelers-1"), "explore:1 later hard none -> common travelers-1"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, [*TURNS, *ENDS_ITSELF, *WHO_GOES, *GOING, *FOOD, *FOUND])
def test_exploration(position: Position, text: str) -> None:
    check(position, text)

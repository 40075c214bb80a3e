"""LA-20.8 to LA-20.19: how the Last Automa explores."""

from __future__ import annotations

import pytest

from rules.aurora.model.state import AUTOMA, Automa
from rules.kit.decks import Deck
from tests.rules.aurora.build import Case, Road
from tests.rules.aurora.play.automa.stage import rows, turns
from tests.rules.aurora.rows import COLUMNS, Position, check, row

FIVE = ("driver", "roof-gun", "mechanic", "frozen-farm", "explorer")


def fifth(card: str, place: str, **facts: object) -> Road:
    """This lies in slot 5, the slot of cost 3."""
    return turns(card, "", "", "", "", place, **facts)


def emptied() -> Road:
    """The right block of the Lodge is gone."""
    stage = fifth("AC3", "hunting-lodge")
    slot = stage.state.zone[4]
    assert slot is not None
    slot.blocks[1] = ""
    return stage


WAITS = turns("AC5").automa(pile=["AC1", "AC2", "AC5"], food=0).crew(0, rest="leader").stow(0, "S")
# fmt: off
EXPLORATION = [
    # It turns over the next card, or passes.
    row("LA-20.9", turns("AC5").automa(pile=["AC1", "AC5"]), "-> its_revealed AC5; its_pile AC1"),
    row("LA-20.9", turns("AC5", "driver", "mechanic").automa(pile=[]),
        "-> its_revealed; slots driver mechanic - - -; asks 0"),
    # The phase ends when its pile is used up and nobody of Ada's is Active.
    row("LA-20.10", WAITS, "-> its_discards AC1 AC2 AC5; round 2"),
    row("LA-20.10", turns("AC5").automa(pile=[]), "-> phase exploration"),
    # A card of skill 1 takes the slot of cost 1, one of skill 3 that of cost 3.
    row("LA-20.11", turns("AC3", *FIVE), "-> common explorer"),
    row("LA-20.11", turns("AC2", *FIVE), "-> common driver"),
    # Skill 2: the first kind of its list; of several the left or the right one, by the arrow.
    *(
        row("LA-20.11", turns(action, "driver", *zone, "explorer"), f"-> common {taken}")
        for action, zone, taken in (
            ("AC1", ("mechanic", "roof-gun", "orphan"), "mechanic"),
            ("AC1", ("mechanic", "roof-gun", "travelers-1"), "mechanic"),
            ("AC1", ("travelers-1", "roof-gun", "roof-rack"), "roof-gun"),
            ("AC4", ("travelers-1", "merchant-1", "roof-rack"), "travelers-1"),
            ("AC6", ("roof-gun", "mechanic", "roof-rack"), "roof-rack"),
            ("AC6", ("orphan", "mechanic", "travelers-1"), "mechanic"),
        )
    ),
    # Without a match nothing happens; Enemies in slots of cost 2 are left alone.
    row("LA-20.12", turns("AC1", "driver", "warwolves", "", "", "mechanic"),
        "-> slots driver warwolves - - mechanic; common; its_stores PFA"),
    row("LA-20.12", turns("AC2", "", "driver"), "-> slots - driver - - -; common"),
    row("LA-20.12", turns("AC5", "driver", "mechanic"), "-> slots driver mechanic - - -; common"),
    # It ignores Bonus Actions: no Damage, Contamination or Fuel in slot 5.
    row("LA-20.13", fifth("AC3", "driver"),
        "-> its_stores PFA; its_marks; its_contaminated_count 0; its_survivors 3"),
    # The right block for a right arrow, at 1 Fame; the left for a left arrow, or the only one.
    row("LA-20.14", fifth("AC3", "hunting-lodge").objects("mre-1"),
        "-> its_fame -1; its_stores PPFA; its_objects mre-1; holds hunting-lodge"),
    row("LA-20.14", fifth("AC5", "hunting-lodge"), "-> its_stores PFAAA"),
    row("LA-20.14", emptied(), "-> its_stores PFAAA; common hunting-lodge"),
    # The Location's effect hits it.
    row("LA-20.14 LA-20.32", fifth("AC3", "service-station").outcomes(7), "-> its_marks C1"),
    row("LA-20.14 LA-20.29", fifth("AC3", "greenhouse"), "-> its_standing True"),
    # A Convoy card is one Repair; a Survivor one token more, or one back from Contaminated.
    row("LA-20.15", turns("AC6", "", "roof-gun", **rows("C1", "D1")),
        "-> common roof-gun; its_marks D1"),
    row("LA-20.16", turns("AC1", "", "driver"), "-> its_survivors 3; common driver"),
    row("LA-20.16", turns("AC1", "", "driver", survivors=6, standing=[True]),
        "-> its_survivors 6; its_contaminated_count 0"),
    row("LA-20.16", turns("AC1", "", "driver", survivors=6), "-> its_survivors 6; common driver"),
    # Not even the Merchant's Fuel is taken.
    row("LA-20.17", turns("AC1", "", "merchant-1"), "-> common merchant-1; its_stores PFA"),
    # An Enemy in the first or last slot: only what the Action card says.
    row("LA-20.18 LA-20.21", turns("AC2", "warwolves"), "-> its_stores PPFA; holds warwolves"),
    row("LA-20.18 LA-20.21", turns("AC2", "warwolves", hard=True), "-> its_stores PPFAA"),
    row("LA-20.18 LA-20.21", fifth("AC3", "warwolves"), "-> its_stores PFFA; holds warwolves"),
    row("LA-20.18 LA-20.21", fifth("AC3", "warwolves", hard=True), "-> its_stores PFFA"),
    row("LA-20.18 LA-20.21", fifth("AC5", "warwolves"), "-> its_stores PFA; holds warwolves"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, EXPLORATION)
def test_the_automa_explores(position: Position, text: str) -> None:
    check(position, text)


def its(case: Case) -> Automa:
    assert case.s.automa is not None
    return case.s.automa


@pytest.mark.rule("LA-20.8", "LA-22.6")
def test_as_many_cards_as_survivors_are_drawn_face_down() -> None:
    """Four Survivors, one of them contaminated: four cards; the two that were left in the deck,
    and two of the shuffled discards."""
    stage = Road(solo=True, phase="end").order(0, AUTOMA)
    stage.automa(survivors=4, standing=[True], deck=["AC1", "AC2"])
    case = stage.automa(discards=["AC3", "AC4", "AC5", "AC6"], variant=False).play()
    a = its(case)
    assert len(a.pile) == 4
    assert {"AC1", "AC2"} <= {*a.pile}
    assert {*a.pile, *a.deck.pile} == {f"AC{n}" for n in range(1, 7)}
    view = case.view(0).automa
    assert view is not None
    assert (view.face_down, view.revealed) == (4, [])


@pytest.mark.rule("LA-20.19", "LA-22.6")
def test_its_objects_come_back_when_objects_run_out_and_still_count() -> None:
    """With the deck empty its two Objects are shuffled in with the one discard; it drew one of the
    three, and three count."""
    stage = fifth("AC3", "hunting-lodge", objects=["mre-1", "mre-2"])
    case = stage.set(objects=Deck([], ["nitromethane-1"])).play()
    a = its(case)
    assert (len(a.objects), a.counted, len(case.s.objects.pile)) == (1, 2, 2)
    assert {*a.objects, *case.s.objects.pile} == {"mre-1", "mre-2", "nitromethane-1"}
    view = case.view(0).automa
    assert view is not None
    assert view.cards == 3
    assert not case.said("mre-1")

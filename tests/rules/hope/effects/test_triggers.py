"""HI-12.2, HI-18.10: what sets passive powers off, whose, and nobody else's."""

from __future__ import annotations

import pytest

from tests.rules.hope.build import Case, Road, bond, passive, question, roll, trait
from tests.rules.hope.rows import check, rows

LINE = {"op": "tell", "line": "Nothing comes of this at all."}
OWN = (
    "i_draw",
    "my_scene",
    "i_avoid",
    "i_succeed",
    "i_fail",
    "i_support",
    "i_refuse",
    "i_hunger",
    "i_am_harmed",
    "i_lose_humanity",
    "left_acts",
    "right_acts",
)
TIED = (
    "partner_draws",
    "partner_acts",
    "partner_supports_me",
    "i_support_partner",
    "i_refuse_partner",
    "partner_hurt",
)
SetOff = tuple[str, int, int | None]
"""A trigger, whose card it set off, and the partner of a bond."""


class Watched:
    """Three people, each with a card for everything that may happen to them or their partners."""

    def __init__(self) -> None:
        self.road = Road(3)
        self.cards: dict[str, SetOff] = {}
        for seat in range(3):
            for when in OWN:
                one = trait(passive(when, LINE, use="always"))
                self.road.person(seat, traits=[one])
                self.cards[one.id] = (when, seat, None)
            for partner in {0, 1, 2} - {seat}:
                for when in TIED:
                    tie = bond(passive(when, LINE, use="always"))
                    self.road.tie(seat, tie, partner)
                    self.cards[tie.id] = (when, seat, partner)

    def set_off(self, case: Case) -> list[tuple[str, int, int]]:
        """What has come into play so far; -1 where there is no partner."""
        found = [self.cards[event.data["card"]] for event in case.told("passive")]
        return sorted((when, seat, -1 if one is None else one) for when, seat, one in found)


DRAWN = [("i_draw", 0, -1), ("partner_draws", 1, 0), ("partner_draws", 2, 0)]
ACTED = [
    ("left_acts", 2, -1),
    ("right_acts", 1, -1),
    ("partner_acts", 1, 0),
    ("partner_acts", 2, 0),
]
LOCKED = [
    ("my_scene", 0, -1),
    ("i_support", 1, -1),
    ("i_support_partner", 1, 0),
    ("partner_supports_me", 0, 1),
    ("i_refuse", 2, -1),
    ("i_refuse_partner", 2, 0),
]


@pytest.mark.rule("HI-12.2", "HI-18.10", "HI-18.7")
@pytest.mark.parametrize("face", [6, 1])
def test_a_roll_sets_off_what_speaks_of_it(face: int) -> None:
    watched = Watched()
    card = roll(1, fail=[{"op": op, "n": n} for op, n in HITS])
    case = watched.road.draws(card).play(face, face).draw()
    assert watched.set_off(case) == sorted(DRAWN)
    case.acts(1)
    assert watched.set_off(case) == sorted([*DRAWN, *ACTED])
    case.support(1, 1).refuse(2).roll()
    came = [*DRAWN, *ACTED, *LOCKED]
    if face == 6:
        came.append(("i_succeed", 0, -1))
    else:
        came.append(("i_fail", 0, -1))
        for seat in (0, 1):
            came += [(hit, seat, -1) for hit in ("i_hunger", "i_am_harmed", "i_lose_humanity")]
            came += [("partner_hurt", other, seat) for other in (0, 1, 2) if other != seat]
    assert watched.set_off(case) == sorted(came)


HITS = (("hunger", 1), ("harm", 1), ("humanity", -1))


@pytest.mark.rule("HI-12.2", "HI-18.10", "HI-18.7")
def test_avoiding_sets_off_no_more_than_it_is() -> None:
    watched = Watched()
    case = watched.road.draws(roll(1)).play().avoids()
    assert watched.set_off(case) == sorted([*DRAWN, ("i_avoid", 0, -1)])


@pytest.mark.rule("HI-12.2", "HI-18.10", "HI-10.10")
def test_a_question_sets_off_nothing_of_a_roll() -> None:
    watched = Watched()
    case = watched.road.draws(question()).play().acts().accept(1).refuse(2).accept(0)
    assert watched.set_off(case) == sorted(DRAWN)


@rows("""
HI-12.2 HI-12.5 | what works once works once | Ada trait i_hunger hope+1 use=once;
        Scene roll 1 refuse hunger+1@drawer!,hunger+1@drawer!; Ada avoids | hope 2
HI-12.2 HI-12.5 | once a round | Ada trait i_hunger hope+1 use=round;
        Scene roll 1 refuse hunger+1@drawer!,hunger+1@drawer!; Ada avoids | hope 2
HI-12.2 HI-12.5 | always | Ada trait i_hunger hope+1 use=always;
        Scene roll 1 refuse hunger+1@drawer!,hunger+1@drawer!; Ada avoids | hope 3
HI-12.2 HI-19.5 | a condition that does not hold | Ada trait i_draw hope+1 if=hunger>=1;
        Scene roll 1; Ada draws | hope 1
HI-12.2 HI-19.5 | and one that does | Ada hunger 1; Ada trait i_draw hope+1 if=hunger>=1;
        Scene roll 1; Ada draws | hope 2
HI-12.2 HI-18.8 | a thing that comes: drawn | top thing gained hope+1 use=always;
        Scene roll 1 refuse draw_asset@drawer!; Ada avoids | hope 2
HI-12.2 HI-18.8 | given | Ada thing gained hope+1 use=always; Ada picks a99>2 give | hope 2
HI-12.2 HI-18.8 | taken | Ben thing gained hope+1 use=always; Scene roll 1 refuse take_asset@left!;
        Ada avoids | hope 2
HI-12.2 HI-18.8 | inherited | round 4; Ada thing gained hope+1 use=always; Ada starves;
        Ada picks 1 heir | hope 2
HI-12.2 HI-14.2 | a Trait that comes: drawn | top trait gained hope+1;
        Scene roll 1 refuse draw_trait@drawer!; Ada avoids | hope 2
HI-12.2 HI-14.2 | from a grave | top trait gained hope+1; Ada starves; Ada picks yes gift;
        Ada picks 1 gift | hope 2
HI-12.2 HI-14.4 | with a late-comer | top trait gained hope+1; Ada starves; Ada picks no gift;
        Ada picks yes join; Ben avoids | hope 2
HI-18.8 HI-18.6 | a drawback follows the use | Ben humanity 2;
        Ben thing free humanity+1 tag=drug drawback=i_draw/status:status=no_regain; Ben uses
        | humanity 5 3 5; statuses - no_regain -
HI-18.8 | unless the user has died of it | round 4; Ben thing free kill drawback=i_draw/hope+1;
        Ben uses | hope 1; living Ada Cleo
HI-18.8 | one for when the thing comes does not | Ben hunger 1;
        Ben thing free hunger-1 drawback=gained/hope+1; Ben uses | hope 1; hunger 0 0 0
""")
def test_triggers(play: str, then: str) -> None:
    check(play, then)

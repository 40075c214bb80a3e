"""HI-12.2, HI-18.10: what sets passive powers off, whose, and nobody else's."""

from __future__ import annotations

import pytest

from tests.rules.hope.build import Case, Road, asset, bond, passive, power, question, roll, trait

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


@pytest.mark.rule("HI-12.2", "HI-12.5")
def test_what_works_by_itself_once_works_once() -> None:
    for use, times in (("once", 1), ("round", 1), ("always", 2)):
        vain = trait(passive("i_hunger", {"op": "hope", "n": 1}, use=use))
        hungry = {"op": "hunger", "n": 1, "target": "drawer", "per": "once"}
        road = Road(3).person(0, traits=[vain]).draws(roll(1, refuse=[hungry, hungry]))
        assert len(road.play().avoids().told("passive")) == times, use


@pytest.mark.rule("HI-12.2", "HI-19.5")
def test_what_has_a_condition_waits_for_it() -> None:
    vain = trait(passive("i_draw", {"op": "hope", "n": 1}, **{"if": "hunger>=1"}))
    for hunger in (0, 1):
        case = Road(3).person(0, hunger=hunger, traits=[vain]).draws(roll(1)).play().draw()
        assert case.state.hope == 1 + hunger


@pytest.mark.rule("HI-12.2", "HI-18.8")
def test_a_thing_that_acts_when_it_comes_acts_however_it_comes() -> None:
    lamp = asset(passive("gained", {"op": "hope", "n": 1}, use="always"))
    find = {"op": "draw_asset", "target": "drawer", "per": "once"}
    case = Road(3).top(lamp).draws(roll(1, refuse=[find])).play().avoids()
    assert case.state.hope == 2
    case.pick(f"{lamp.id}>2", 0, "give")
    assert case.state.hope == 3
    take = {"op": "take_asset", "target": "left", "per": "once"}
    road = Road(3).person(1, assets=[lamp]).draws(roll(1, refuse=[take]))
    assert road.play().avoids().state.hope == 2
    starve = {"op": "hunger", "n": 2, "target": "drawer", "per": "once"}
    road = Road(3).round(4).person(0, hunger=1, assets=[lamp]).draws(roll(1, refuse=[starve]))
    case = road.play().avoids()
    case.pick("1", 0, "heir")
    assert case.state.hope == 2


@pytest.mark.rule("HI-12.2", "HI-14.2", "HI-14.4")
def test_a_trait_that_acts_when_it_comes_acts_however_it_comes() -> None:
    glad = trait(passive("gained", {"op": "hope", "n": 1}))
    draw = {"op": "draw_trait", "target": "drawer", "per": "once"}
    assert Road(3).top(glad).draws(roll(1, refuse=[draw])).play().avoids().state.hope == 2
    starve = {"op": "hunger", "n": 2, "target": "drawer", "per": "once"}
    road = Road(3).person(0, hunger=1).draws(roll(1, refuse=[starve]))
    case = road.top(glad).play().avoids()
    case.pick("yes", 0, "gift")
    case.pick("1", 0, "gift")
    assert case.state.hope == 2
    case = road.play().avoids()
    case.pick("no", 0, "gift")
    case.pick("yes", 0, "join")
    case.avoids("any")
    assert glad.id in [held.card for held in case.person(0).traits]
    assert case.state.hope == 2


@pytest.mark.rule("HI-18.8", "HI-18.6")
def test_a_drawback_follows_the_use() -> None:
    drug = asset(
        power("free", {"op": "humanity", "n": 1}),
        tags=["drug"],
        drawback=passive("i_draw", {"op": "status", "status": "no_regain"}),
    )
    case = Road(3).person(1, humanity=2, assets=[drug]).play().use(1, drug)
    assert (case.person(1).humanity, case.person(1).statuses) == (3, ["no_regain"])
    deadly = asset(
        power("free", {"op": "kill"}), drawback=passive("i_draw", {"op": "hope", "n": 1})
    )
    case = Road(3).round(4).person(1, assets=[deadly]).play().use(1, deadly)
    assert case.state.hope == 1, "nobody is left to bear it"
    heavy = asset(
        power("free", {"op": "hunger", "n": -1}), drawback=passive("gained", {"op": "hope", "n": 1})
    )
    case = Road(3).person(1, hunger=1, assets=[heavy]).play().use(1, heavy)
    assert case.state.hope == 1, "that was when it came"

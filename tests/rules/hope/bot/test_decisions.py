"""HI-20.18: what the bots decide by those numbers, each where it can be seen from two sides."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest

from rules.engine import Chance
from rules.hope.bot import player, worths
from rules.hope.bot.worths import Stakes
from tests.rules.hope.build import Case, Road, asset, personality, power, question, roll, trait


def odds(dice: int, hardship: int) -> float:
    return sum(comb(dice, n) for n in range(max(0, hardship), dice + 1)) / 2**dice


def says(case: Case, seat: int, verb: str) -> str | None:
    """What a bot answers there; None where it lets be."""
    prompt = case.prompt(seat, verb)
    answer = player.MIXED.choose_answer(case.view(seat), prompt, Chance("mood"))
    assert isinstance(answer, list)
    return answer[0] if answer else None


@pytest.mark.rule("HI-20.18")
@pytest.mark.parametrize(
    ("hope", "dice", "hardship", "round_", "adds"),
    [
        (3, 1, 1, 1, "hope-1"),
        (3, 1, 1, 5, "hope-3"),
        (2, 5, 1, 1, "hope-0"),
        (1, 1, 5, 5, "hope-0"),
        (2, 2, 2, 3, "hope-2"),
    ],
)
def test_hope_goes_where_it_changes_the_odds(
    hope: int, dice: int, hardship: int, round_: int, adds: str
) -> None:
    """Four times the chance, less 0.7 a die, and a quarter of that for each round still to come."""
    left = 5 - round_ + 1
    best = max(range(hope + 1), key=lambda n: 4 * odds(dice + n, hardship) - n * 0.7 * left / 4)
    case = Road(3).round(round_).hope(hope).draws(roll(hardship)).play().acts(dice).refuse(1, 2)
    assert says(case, 0, "hope") == f"hope-{best}" == adds


@pytest.mark.rule("HI-20.18", "HI-8.2")
def test_hope_counts_conditions_and_cards() -> None:
    """On four dice for a hardship of one nothing is added; for one of three it is."""
    easy = trait(power("plead", {"op": "hardship", "n": -2}))
    for harm, eased, adds in ((0, False, 0), (2, False, 3), (2, True, 0)):
        road = Road(3).round(5).hope(3).person(0, harm=harm, traits=[easy])
        case = road.draws(roll(1)).play().acts(4)
        if eased:
            case.use(0, easy)
        case.refuse(1, 2)
        hardship = 1 + harm - 2 * eased
        best = max(range(4), key=lambda n: 4 * odds(4 + n, hardship) - n * 0.7 / 4)
        assert says(case, 0, "hope") == f"hope-{best}" == f"hope-{adds}"


@pytest.mark.rule("HI-20.18")
@pytest.mark.parametrize(
    ("accept", "refuse", "price", "answer"),
    [
        ([{"op": "humanity", "n": 1}], [], 0, "accept"),
        ([{"op": "hunger", "n": 1}], [], 0, "refuse"),
        ([], [{"op": "hunger", "n": 1}], 0, "accept"),
        ([], [], 0, "accept"),
        ([], [], 1, "refuse"),
        ([{"op": "draw_asset"}], [], 1, "accept"),
        ([{"op": "draw_asset"}], [], 2, "refuse"),
    ],
)
def test_the_drawer_answers_what_the_card_is_worth(
    accept: list[dict[str, Any]], refuse: list[dict[str, Any]], price: int, answer: str
) -> None:
    card = question(accept=accept, refuse=refuse, price=price)
    case = Road(3).draws(card).play().acts().refuse(1, 2)
    assert says(case, 0, "refuse") == answer


@pytest.mark.rule("HI-20.18")
def test_who_can_only_refuse_does() -> None:
    card = question(accept_needs={"asset": "food"})
    soup = asset(power("free", {"op": "hunger", "n": -1}), tags=["food"])
    case = Road(3).person(2, assets=[soup]).draws(card).play().acts()
    assert case.options(1) == ["refuse"], "as long as Cleo might give her soup"
    assert says(case, 1, "refuse") == "refuse"


@pytest.mark.rule("HI-20.18")
@pytest.mark.parametrize(
    ("card", "fields", "chosen"),
    [
        (roll, {"refuse": [{"op": "harm", "n": 2}]}, "act"),
        (roll, {"fail": [{"op": "harm", "n": 2}], "hardship": 5}, "avoid"),
        (question, {"refuse": [{"op": "harm", "n": 2}], "accept": []}, "act"),
    ],
)
def test_a_scene_is_acted_on_or_avoided_for_what_it_brings(
    card: Any, fields: dict[str, Any], chosen: str
) -> None:
    made = card(fields.pop("hardship", 1), **fields) if card is roll else card(**fields)
    case = Road(3).draws(made).play().draw()
    assert (says(case, 0, "avoid") or "").startswith(chosen)


@pytest.mark.rule("HI-20.18")
def test_nobody_is_counted_on_for_a_last_die_where_refusing_costs_nothing() -> None:
    card = roll(2, succeed=[{"op": "hunger", "n": -1}], fail=[{"op": "harm", "n": 1}])
    values = []
    for humanity in (0, 1, 5):
        road = Road(4).person(0, hunger=2).draws(card)
        for seat in (1, 2, 3):
            road.person(seat, humanity=humanity)
        case = road.play().draw()
        values.append(player.MIXED.value(case.view(0), card, "act-2"))
    none, last, many = values
    alone = Stakes(3, 2, 0)
    won = odds(2, 4)
    own = won * worths.rate_section(card.succeed, alone) + (1 - won) * worths.rate_section(
        card.fail, alone
    )
    assert none == pytest.approx(own - Stakes(5, 2, 0).rate_dice_cost(2) + 0.3 * 2.0)
    assert last == pytest.approx(none)
    assert many != pytest.approx(none), "who has dice to spare is counted on"


@pytest.mark.rule("HI-20.18", "HI-12.13")
def test_a_scene_that_promises_ill_is_drawn_again() -> None:
    again = trait(power("read", {"op": "redraw"}))
    bad = roll(5, fail=[{"op": "harm", "n": 2}], refuse=[{"op": "harm", "n": 2}])
    case = Road(3).person(0, traits=[again]).draws(bad).play().draw()
    assert says(case, 0, "act") == f"use:{again.id}.0"
    good = roll(1, succeed=[{"op": "humanity", "n": 2}])
    case = Road(3).person(0, humanity=3, traits=[again]).draws(good).play().draw()
    assert (says(case, 0, "act") or "").startswith("act-")


@pytest.mark.rule("HI-20.18", "HI-12.12")
@pytest.mark.parametrize(
    ("op", "humanity", "holds"),
    [("harm", 5, True), ("humanity", 5, False), ("humanity", 3, False), ("humanity", 2, True)],
)
def test_a_card_holds_off_what_is_dear(op: str, humanity: int, holds: bool) -> None:
    shield = trait(power("react", {"op": "prevent", "of": [op]}))
    n = -1 if op == "humanity" else 1
    hit = {"op": op, "n": n, "target": "drawer", "per": "once"}
    road = Road(3).person(0, humanity=humanity, traits=[shield]).draws(roll(1, refuse=[hit]))
    assert (says(road.play().avoids(), 0, "use") != "pass") is holds


@pytest.mark.rule("HI-20.18", "HI-12.12")
@pytest.mark.parametrize(("friend", "own", "takes"), [(2, 0, True), (1, 0, False), (2, 1, False)])
def test_a_blow_is_taken_for_a_friend_near_death(friend: int, own: int, takes: bool) -> None:
    brave = personality(
        power("react", {"op": "redirect", "of": ["harm"], "target": "chosen_other"})
    )
    hit = {"op": "harm", "n": 1, "target": "drawer", "per": "once"}
    road = Road(3).person(0, harm=friend).person(1, harm=own, who=brave)
    case = road.draws(roll(1, refuse=[hit])).play().avoids()
    assert (says(case, 1, "use") != "pass") is takes


@pytest.mark.rule("HI-20.18")
def test_what_one_may_choose_for_goes_to_whoever_is_nearest_to_death() -> None:
    heal = {"op": "harm", "n": -1, "target": "chosen", "per": "once"}
    road = Road(4).person(1, hunger=1).person(2, harm=2).person(3, humanity=2)
    case = road.draws(roll(1, refuse=[heal])).play().avoids()
    assert says(case, 0, "choose") == "2"


@pytest.mark.rule("HI-20.18", "HI-14.2", "HI-14.4")
def test_the_dead_leave_a_gift_and_come_back() -> None:
    starve = {"op": "hunger", "n": 2, "target": "drawer", "per": "once"}
    case = Road(3).person(0, hunger=1).draws(roll(1, refuse=[starve])).play().avoids()
    assert says(case, 0, "gift") == "yes"
    case.pick("no", 0, "gift")
    assert says(case, 0, "join") == "yes"


@pytest.mark.rule("HI-20.18")
@pytest.mark.parametrize(
    ("effect", "fields", "used"),
    [
        ({"op": "hunger", "n": -1}, {"hunger": 1}, True),
        ({"op": "humanity", "n": 1}, {"humanity": 4}, False),
        ({"op": "humanity", "n": 1}, {"humanity": 2}, True),
        ({"op": "draw_asset"}, {}, True),
        ({"op": "draw_trait"}, {}, False),
        ({"op": "check", "then": [{"op": "humanity", "n": 3}]}, {"humanity": 1}, False),
    ],
)
def test_a_card_is_used_at_leisure_where_it_is_worth_it(
    effect: dict[str, Any], fields: dict[str, int], used: bool
) -> None:
    case = Road(3).person(1, traits=[trait(power("free", effect))], **fields).play()
    assert (says(case, 1, "use") is not None) is used


@pytest.mark.rule("HI-20.18", "HI-12.4")
@pytest.mark.parametrize(
    ("hardship", "dice", "helped", "used"),
    [(3, 3, True, True), (1, 4, True, False), (3, 3, False, False)],
)
def test_the_drawer_uses_a_card_on_a_roll_that_is_in_doubt(
    hardship: int, dice: int, helped: bool, used: bool
) -> None:
    """Once it is clear who helps, and below three chances in four."""
    rope = asset(power("plead", {"op": "hardship", "n": -1}))
    case = Road(3).person(0, assets=[rope]).draws(roll(hardship)).play().acts(dice)
    if helped:
        case.refuse(1)
    assert (says(case, 0, "use") is not None) is used


@pytest.mark.rule("HI-20.18", "HI-12.4")
@pytest.mark.parametrize(("dice", "used"), [(1, True), (4, False)])
def test_a_supporter_uses_a_card_where_few_dice_are_in(dice: int, used: bool) -> None:
    rope = asset(power("plead", {"op": "hardship", "n": -1}, anyone=True))
    case = Road(3).person(1, assets=[rope]).draws(roll(2)).play().acts(dice)
    assert says(case, 1, "use") is None, "nothing of theirs is in it yet"
    case.support(1, 1)
    assert (says(case, 1, "use") is not None) is used


@pytest.mark.rule("HI-20.18")
def test_bots_tell_nothing_and_read_out_what_is_printed() -> None:
    case = Road(3).draws(roll(1)).play().draw()
    case.pick("act-1", 0)
    prompt = case.prompt(0)
    assert player.MIXED.choose_answer(case.view(0), prompt, Chance("mood")) == prompt.default
    silent = next(p for p in Road(3).draws(roll(1)).play().acts(1).asked(1) if p.kind == "text")
    assert player.MIXED.choose_answer(case.view(1), silent, Chance("mood")) == []


@pytest.mark.rule("HI-20.18", "HI-7.10", "HI-8.2")
def test_who_is_asked_counts_the_dice_that_are_in_and_the_hardship_that_shows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pleas: list[worths.Plea] = []

    def noted(_: player.Mind, plea: worths.Plea, *__: Any) -> int:
        pleas.append(plea)
        return 0

    hard = trait(power("plead", {"op": "hardship", "n": 1}, anyone=True))
    road = Road(4).hope(2).person(0, harm=2).person(1, humanity=0).person(3, traits=[hard])
    case = road.draws(roll(3)).play().acts(2).support(1, 0).use(3, hard)
    monkeypatch.setattr(player.Mind, "_choose_gift", noted)
    assert says(case, 2, "refuse") == "refuse"
    (plea,) = pleas
    assert (plea.terrain, plea.unavoidable) == ("any", False)
    assert plea.dice == 3, "two of Ada's and Ben's Hope die"
    assert plea.penalty == 3, "Ada's two stages and Dov's card"
    assert sorted(plea.committed, key=lambda one: one.humanity) == [
        Stakes(0, 0, 0),
        Stakes(3, 0, 2),
    ]


@pytest.mark.rule("HI-20.18", "HI-7.7", "HI-7.10")
def test_a_claimed_hope_die_counts_before_more_is_added() -> None:
    road = Road(4).round(5).hope(4).person(1, humanity=0).person(2, humanity=0)
    case = road.draws(roll(1)).play().acts(2).support(1, 0).support(2, 0).refuse(3)
    best = max(range(3), key=lambda n: 4 * odds(4 + n, 1) - n * 0.7 / 4)
    assert says(case, 0, "hope") == f"hope-{best}" == "hope-0"


@pytest.mark.rule("HI-20.18")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_goes_by_their_own_need(seat: int) -> None:
    """A question that is death to one, and cheap for the others; bread, and a shield."""
    card = question(accept=[{"op": "humanity", "n": -2}], refuse=[{"op": "harm", "n": 1}])
    for dying in range(3):
        case = Road(3).turn(seat).person(dying, harm=2).draws(card).play().acts()
        case.refuse(*(other for other in range(3) if other != seat))
        assert says(case, seat, "refuse") == ("accept" if dying == seat else "refuse")
        bread = trait(power("free", {"op": "hunger", "n": -1}))
        road = Road(3).person(seat, traits=[bread]).person(dying, hunger=1)
        case = road.play()
        if dying == seat:
            assert says(case, seat, "use") == f"{bread.id}.0"
        else:
            assert not case.offers(seat, "use")
        sly = personality(
            power("react", {"op": "redirect", "of": ["hunger"], "to": "target", "target": "left"})
        )
        hit = {"op": "hunger", "n": 1, "target": "drawer", "per": "once"}
        road = Road(3).turn(seat).person(seat, who=sly).person(dying, harm=2)
        case = road.draws(roll(1, refuse=[hit])).play().avoids()
        assert (says(case, seat, "use") != "pass") is (dying == seat)

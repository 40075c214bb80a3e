"""What effects do to page and journey, tokens and heavy objects (AF-1.6, AF-6.12, AF-6.16 to
AF-6.18, AF-18.7, AF-18.8, AF-25.9, AF-25.10)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.aftermath.effects.models import Mission
from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.model.book import effects_inside
from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.terms import Token
from rules.aftermath.play.context import MissionEnds, PageLeft
from rules.aftermath.play.page import hazards, heavy, maps
from rules.aftermath.play.turn.turn import play_turn
from tests.rules.aftermath.build import A, Case, Party
from tests.rules.aftermath.model.own_book import effects, page


def does(party: Party, *written: object) -> Case:
    return party.play(lambda h: apply_effects(h, effects(*written), A, "A thing"))


def put(token: Token, *spaces: int) -> dict[str, object]:
    return {"place": {"token": token, "spaces": list(spaces)}}


# -- tokens --------------------------------------------------------------------------------------


@pytest.mark.rule("AF-25.9")
def test_tokens_are_placed_and_taken() -> None:
    case = does(Party(), put("trap", 2, 4))
    assert case.s.visit.tokens == {2: ["trap"], 4: ["trap"]}
    taken = does(Party().tokens(2, "trap", "fire"), {"take": {"token": "trap", "spaces": [2, 3]}})
    assert taken.s.visit.tokens == {2: ["fire"]}


@pytest.mark.rule("AF-1.6", "AF-1.5")
@pytest.mark.parametrize(("token", "most"), [("fire", 5), ("heavy", 3), ("trap", 2)])
def test_past_the_limit_nothing_is_placed(token: Token, most: int) -> None:
    case = does(Party(), put(token, 1, 2, 3, 4, 5, 6))
    assert sorted(case.s.visit.tokens) == list(range(1, most + 1))


@pytest.mark.rule("AF-1.6", "AF-6.12")
def test_there_are_four_objective_tokens() -> None:
    case = does(Party(), *({"objective": one} for one in range(1, 7)))
    assert sorted(case.s.visit.tokens) == [1, 2, 3, 4]


@pytest.mark.rule("AF-6.19", "AF-1.6")
def test_characters_gain_aim_tokens_while_there_are_any() -> None:
    case = does(Party("wren", "bodkin").member("bodkin", aim=1), {"aim": 1})
    assert [one.aim for one in case.s.party] == [1, 1]
    case = does(Party("wren", "bodkin").member("bodkin", aim=2), {"aim": 2})
    assert [one.aim for one in case.s.party] == [1, 2]
    case = does(Party("wren", "bodkin").member("bodkin", aim=3), {"aim": 1})
    assert [one.aim for one in case.s.party] == [0, 3]
    assert not case.told("aim")


def test_a_space_has_one_of_a_kind() -> None:
    assert does(Party().tokens(2, "fire"), put("fire", 2)).s.visit.tokens == {2: ["fire"]}


@pytest.mark.rule("AF-3.16")
def test_no_objective_is_placed_on_a_revisit() -> None:
    party = Party()
    party.state.visit.revisit = True
    assert does(party, {"objective": 3}).s.visit.tokens == {}


@pytest.mark.rule("AF-3.9", "AF-25.10")
@pytest.mark.parametrize(("kept", "there"), [([], {}), (["keep_token"], {2: ["objective"]})])
def test_an_entry_may_keep_the_token_of_its_objective(
    kept: Sequence[str], there: dict[int, list[str]]
) -> None:
    number = page(None, {2: {"objective": "1"}}, entries={"1": [*kept, {"dial": {"food": 1}}]})
    case = Party(page=number).tokens(2, "objective").holds("wren", "green-1a").play(play_turn)
    case.says("discard").says("act", "move-2")
    assert case.dial("food") == 7
    assert case.s.visit.tokens == there


@pytest.mark.rule("AF-6.18")
def test_a_trap_is_sprung_once() -> None:
    party = Party().faces("latch-rat", 3).tokens(3, "trap")
    case = party.play(
        lambda h: (
            hazards.spring_trap(h, h.s.visit.enemies[0], 3),
            hazards.spring_trap(h, h.s.visit.enemies[0], 3),
        )
    )
    assert case.returned == (True, False)
    assert case.s.visit.tokens == {}


@pytest.mark.rule("AF-6.18")
def test_the_first_enemy_to_enter_a_trap_stops_there_and_does_not_attack() -> None:
    party = Party().faces("latch-rat", 4).tokens(3, "trap").threats("black-3a").stands("wren", 2)
    party.stands("bodkin", 2).member("wren", wounds=0)
    case = party.play(play_turn, 3, 3).defaults()
    (rat,) = case.s.visit.enemies
    assert rat.at == [3]
    assert [one.wounds for one in case.s.party] == [0, 0]
    assert case.s.visit.tokens == {}


# -- heavy objects -------------------------------------------------------------------------------

YARD = {"dash": [(1, 2), (1, 3), (3, 4)], "red": [(1, 4)], "white": [(1, 5)]}


def beside(*hand: str) -> Party:
    return Party(page=page(YARD)).tokens(1, "heavy").holds("wren", *hand)


@pytest.mark.rule("AF-6.17")
def test_a_heavy_object_can_be_pushed_over_a_dashed_line() -> None:
    assert heavy.list_pushes(beside("red-1a").state, A) == [2, 3]
    assert heavy.list_pushes(beside("red-1a").tokens(3, "heavy").state, A) == [2]


@pytest.mark.rule("AF-6.17", "AF-8.10")
@pytest.mark.parametrize("hand", [(), ("green-1a",)])
def test_nobody_pushes_without_a_card_for_it(hand: Sequence[str]) -> None:
    assert heavy.list_pushes(beside(*hand).state, A) == []


@pytest.mark.rule("AF-6.17")
def test_only_whoever_shares_its_space_can_push_it() -> None:
    assert heavy.list_pushes(beside("red-1a").stands("wren", 2).state, A) == []


@pytest.mark.rule("AF-6.17")
@pytest.mark.parametrize(("die", "at"), [(3, 2), (2, 1)])
def test_pushing_takes_strength_six(die: int, at: int) -> None:
    case = beside("red-3a").play(lambda h: heavy.push_object(h, A, 2), die)
    case.says("push", "red-3a")
    assert case.s.visit.tokens == {at: ["heavy"]}
    assert case.of("wren").at == 1


@pytest.mark.rule("AF-6.17")
def test_pushing_is_an_action_of_the_turn() -> None:
    case = beside("red-3a").play(play_turn)
    case.says("discard")
    assert {"push-2", "push-3"} <= set(case.options)


# -- lines, exits, figures -----------------------------------------------------------------------


@pytest.mark.rule("AF-25.9")
def test_a_line_becomes_another_kind() -> None:
    case = does(Party(), {"line": {"between": [2, 1], "to": "double"}})
    assert maps.find_line(case.s, 1, 2) == "double"


@pytest.mark.rule("AF-25.9")
def test_an_exit_opens_and_closes() -> None:
    closed = [{"letter": "A", "open": False}, {"letter": "B", "open": False}]
    number = page(None, {5: {"exit": "A"}, 6: {"exit": "B"}}, exits=closed)
    case = does(Party(page=number), {"exit": {"letter": "B"}})
    assert maps.exit_at(case.s, 6) is not None
    assert maps.exit_at(case.s, 5) is None
    assert len(case.told("exits")) == 1
    case = does(Party(), {"exit": {"letter": "A", "open": False}})
    assert maps.exit_at(case.s, 6) is None
    assert not does(Party(), {"exit": {"letter": "A"}}).told("exits")


@pytest.mark.rule("AF-25.9", "AF-6.16")
def test_whoever_is_moved_ends_a_movement_there() -> None:
    case = does(Party().tokens(3, "fire"), {"move": {"space": 3}})
    assert (case.of("wren").at, case.of("wren").wounds) == (3, 1)
    assert case.of("bodkin").at == 1


@pytest.mark.rule("AF-3.4", "AF-25.9")
@pytest.mark.parametrize(("who", "food"), [("active", 11), ("others", 6)])
def test_in_its_own_turn_alone_one_reads_where_one_is_moved_to(who: str, food: int) -> None:
    number = page(None, {3: {"poi": "1"}}, entries={"1": [{"dial": {"food": 5}}]})
    case = does(Party(page=number), {"move": {"space": 3, "who": who}})
    assert case.dial("food") == food


def test_whoever_is_not_on_the_map_is_not_moved_onto_it() -> None:
    party = Party("wren", "bodkin", "cog").member("bodkin", at=None, exited=True)
    case = does(party, {"move": {"space": 3, "who": "all"}})
    assert [one.at for one in case.s.party] == [3, None, 3]


# -- the journey and missions --------------------------------------------------------------------


@pytest.mark.rule("AF-25.10")
def test_goto_leaves_the_page_for_another() -> None:
    case = does(Party(), {"goto": 15}, {"dial": {"food": 5}})
    assert isinstance(case.ended, PageLeft)
    assert case.ended.to == 15
    assert case.dial("food") == 6


@pytest.mark.rule("AF-25.10", "AF-4.16")
def test_travel_asks_where_to_and_leaves_the_page() -> None:
    case = does(Party(seats=1), "travel").says("travel", "walk-goods-yard")
    assert isinstance(case.ended, PageLeft)
    assert case.ended.to == 7


@pytest.mark.rule("AF-25.10", "AF-26.4")
def test_the_vehicle_is_the_railcar() -> None:
    case = does(Party(), "vehicle")
    assert (case.s.colony.railcar, case.s.colony.hull) == (True, 3)


@pytest.mark.rule("AF-18.7", "AF-18.6", "AF-25.10")
@pytest.mark.parametrize("outcome", ["success", "fail"])
@pytest.mark.parametrize("n", [0, 3])
def test_the_assigned_mission_ends_at_once(outcome: str, n: int) -> None:
    party = Party().colony(assigned=3, open=[3])
    case = does(party, {"mission": {"n": n, "to": outcome}}, {"dial": {"food": 5}})
    assert isinstance(case.ended, MissionEnds)
    assert case.ended.outcome == outcome
    assert case.dial("food") == 6


@pytest.mark.rule("AF-18.8")
def test_another_open_side_mission_is_done_on_the_way() -> None:
    party = Party().colony(assigned=1, open=[1, 5])
    case = does(party, {"mission": {"n": 5, "to": "success"}}, {"dial": {"food": 5}})
    assert case.ended is None
    assert case.s.sides == [5]
    assert case.dial("food") == 11
    twice = does(party.set(sides=[5]), {"mission": {"n": 5, "to": "success"}})
    assert twice.s.sides == [5]


@pytest.mark.rule("AF-18.8")
@pytest.mark.parametrize(
    ("n", "to", "open_"), [(5, "fail", [1, 5]), (5, "success", [1]), (2, "success", [1, 2])]
)
def test_side_missions_never_fail_and_others_are_not_done_on_the_way(
    n: int, to: str, open_: list[int]
) -> None:
    party = Party().colony(assigned=1, open=open_)
    case = does(party, {"mission": {"n": n, "to": to}})
    assert case.ended is None
    assert case.s.sides == []


@pytest.mark.rule("AF-25.10")
def test_a_mission_opens_once() -> None:
    opened = {"mission": {"n": 6, "to": "open"}}
    assert does(Party().colony(open=[1, 7]), opened).s.colony.open == [1, 6, 7]
    assert does(Party().colony(open=[6]), opened).s.colony.open == [6]
    assert does(Party().colony(open=[1], done=[6]), opened).s.colony.open == [1]


@pytest.mark.rule("AF-4.19")
def test_missions_succeed_on_the_pages_of_their_location_alone() -> None:
    found = set()
    for number, one in BOOK.pages.items():
        for entry in one.entries:
            for effect in effects_inside(entry.do):
                if isinstance(effect, Mission) and effect.to == "success":
                    card = BOOK.missions[effect.n]
                    assert number in card.pages, (number, entry.id)
                    assert one.location == card.location
                    found.add(effect.n)
    assert found == set(BOOK.missions)

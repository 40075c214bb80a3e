"""Rest at the end of a turn, while it is safe (AF-16)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.play.context import Here
from rules.aftermath.play.page import nesting
from rules.engine import Play
from tests.rules.aftermath.build import A, B, C, Case, Party
from tests.rules.aftermath.model import own_book


def resting(*who: str, ended: Any = A, **dials: int) -> Party:
    return Party(*(who or ("wren", "bodkin"))).dials(**dials).set(camp=ended)


def nests(party: Party, ended: Any = A) -> Case:
    return party.play(lambda h: nesting.resolve_nest(h, ended))


def offered(h: Here) -> Play[None]:
    yield from nesting.resolve_nest_proposal(h, A)


@pytest.mark.rule("AF-16.1")
def test_nobody_is_asked_to_nest_unless_somebody_proposes_it() -> None:
    assert Party().play(offered).over


@pytest.mark.rule("AF-16.1")
def test_a_proposal_is_put_to_the_vote_and_silence_goes_on() -> None:
    case = resting(time=1).play(offered)
    assert case.waits_for == {0, 1}
    assert case.defaults().dial("time") == 1
    case = resting(time=1).play(offered).pick("nest", by=0).pick("nest", by=1)
    assert case.dial("time") == 2


@pytest.mark.rule("AF-16.1")
def test_not_while_it_is_hostile() -> None:
    party = resting(time=1)
    party.faces("latch-rat", 6)
    assert not nesting.may_propose(party.state)
    assert party.play(offered).over
    assert nesting.may_propose(Party().state)


@pytest.mark.rule("AF-16.1")
def test_whoever_plays_alone_need_not_vote() -> None:
    party = Party("wren", "bodkin", seats=1).dials(time=1).set(camp=A)
    assert party.play(offered).dial("time") == 2


@pytest.mark.rule("AF-16.1")
def test_anybody_may_propose_and_take_it_back_themselves() -> None:
    def proposed(h: Here) -> None:
        nesting.propose_nest(h, B)
        assert h.s.camp == B
        assert [role for role, _ in nesting.list_nest_offers(h, 1)] == ["nest"]
        assert nesting.list_nest_offers(h, 0) == []
        nesting.propose_nest(h, B)
        assert h.s.camp is None

    assert Party().play(proposed).over


@pytest.mark.rule("AF-16.1")
def test_nobody_proposes_another_nest_while_the_party_votes_and_nests() -> None:
    def offers(h: Here) -> Play[None]:
        h.stand(lambda seat: nesting.list_nest_offers(h, seat), lambda *_: None)
        yield from nesting.resolve_nest_proposal(h, A)

    case = resting(time=1).member("wren", wounds=1).dials(food=3).play(offers)
    assert set(case.topics()) == {"nest-vote"}
    case.pick("nest", by=0).pick("nest", by=1)
    assert set(case.topics()) == {"meal"}


@pytest.mark.rule("AF-16.2")
def test_each_may_once_eat_a_food_against_a_wound() -> None:
    party = resting(food=5).member("wren", wounds=2).member("bodkin", wounds=1)
    case = nests(party)
    assert case.waits_for == {0, 1}
    case.pick("eat", by=0).pick("fast", by=1)
    assert case.over
    assert (case.of("wren").wounds, case.of("bodkin").wounds) == (1, 1)
    assert case.dial("food") == 4


@pytest.mark.rule("AF-16.2")
def test_silence_eats_and_the_unhurt_are_not_asked() -> None:
    case = nests(resting(food=5).member("bodkin", wounds=1))
    assert case.waits_for == {1}
    assert case.defaults().dial("food") == 4
    assert nests(resting(food=0).member("bodkin", wounds=1)).over


@pytest.mark.rule("AF-16.2")
def test_where_food_is_just_enough_all_are_asked_at_once() -> None:
    party = resting(food=2).member("wren", wounds=1).member("bodkin", wounds=1)
    case = nests(party)
    assert case.waits_for == {0, 1}
    assert case.defaults().dial("food") == 0


@pytest.mark.rule("AF-16.3")
def test_where_food_is_short_it_goes_round_from_whoever_has_just_had_their_turn() -> None:
    party = resting("wren", "bodkin", "cog", food=1)
    for one in ("wren", "bodkin", "cog"):
        party.member(one, wounds=1)
    case = nests(party, C)
    assert case.waits_for == {2}
    case.pick("fast")
    assert case.waits_for == {0}
    case.pick("eat")
    assert case.over
    assert [case.of(one).wounds for one in ("wren", "bodkin", "cog")] == [0, 1, 1]


@pytest.mark.rule("AF-19.23")
def test_the_infirmary_heals_two_for_a_food() -> None:
    party = resting(food=5).member("bodkin", wounds=3).colony(built=["infirmary"])
    case = nests(party).pick("eat")
    assert (case.of("bodkin").wounds, case.dial("food")) == (1, 4)


@pytest.mark.rule("AF-16.4")
def test_toxic_wounds_become_ordinary_after_eating() -> None:
    case = nests(resting(food=5).member("bodkin", wounds=1, toxic=2)).pick("eat")
    assert (case.of("bodkin").wounds, case.of("bodkin").toxic) == (2, 0)
    assert nests(resting(food=5).member("bodkin", toxic=1)).of("bodkin").wounds == 1


@pytest.mark.rule("AF-16.5", "AF-15.15")
def test_bad_statuses_go_and_good_ones_stay() -> None:
    statuses = ["tangled", "inspired", "badly-hurt", "camouflaged"]
    case = nests(resting().member("wren", statuses=statuses))
    assert case.of("wren").statuses == ["inspired", "camouflaged"]


@pytest.mark.rule("AF-16.6")
def test_batteries_on_items_are_used_up_and_others_stay() -> None:
    lamp = own_book.item(battery=2)
    party = resting().wears("wren", lamp, batteries=2).member("wren", batteries=1)
    case = nests(party)
    assert case.box("wren").equipped[0].batteries == 0
    assert case.of("wren").batteries == 1


@pytest.mark.rule("AF-16.7")
def test_broken_things_can_be_fixed_by_vote() -> None:
    pin = own_book.item(repair=2)
    case = nests(resting(scrap=2).breaks(pin))
    case.pick(f"{pin}.1", by=0).pick(f"{pin}.1", by=1).says("place", "equip")
    assert case.over
    assert (case.worn("bodkin"), case.dial("scrap")) == ([pin], 0)
    assert nests(resting(scrap=2).breaks(pin)).defaults().s.colony.broken == [pin]
    assert nests(resting(scrap=1).breaks(pin)).over


@pytest.mark.rule("AF-16.8", "AF-16.9")
def test_it_takes_an_hour_and_is_over() -> None:
    party = resting(time=3)
    case = party.play(offered).pick("nest", by=0).pick("nest", by=1)
    assert (case.dial("time"), case.s.camp) == (4, None)


@pytest.mark.rule("AF-16.10")
def test_those_outside_the_page_nest_too_and_the_defeated_do_not() -> None:
    party = resting("wren", "bodkin", "cog", food=5)
    party.member("wren", at=None, exited=True, statuses=["soaked"])
    party.member("bodkin", at=None, defeated=True, statuses=["soaked"])
    case = nests(party)
    assert case.of("wren").statuses == []
    assert case.of("bodkin").statuses == ["soaked"]

"""Leaving a page by its exits (AF-4.1 to AF-4.15, AF-4.22, AF-4.24)."""

from __future__ import annotations

import pytest

from rules.aftermath.play.context import MissionEnds, PageLeft
from rules.aftermath.play.page import leaving
from rules.aftermath.play.turn.turn import play_turn
from tests.rules.aftermath.build import A, B, C, Case, Party
from tests.rules.aftermath.model.own_book import mission, page

END = 6
"""The exit space of a page of six in a row."""


def own(exit_entry: object = (), **entries: object) -> int:
    """A page of six in a row whose exit A on the last space does that."""
    return page(entries={"EXIT-A": exit_entry, **entries})


def last_one(number: int, *who: str) -> Party:
    """Everybody but the first has left by exit A, and the first stands on it."""
    party = Party(*(who or ("wren", "bodkin")), page=number)
    party.state.visit.exit_used = "A"
    for one in party.state.party[1:]:
        one.at, one.exited = None, True
    return party.stands("wren", END)


def gone(number: int, *who: str) -> Party:
    """All have left by exit A, and the turn is over."""
    party = last_one(number, *who).set(phase="leaving")
    party.state.party[0].at, party.state.party[0].exited = None, True
    return party


# -- exiting -------------------------------------------------------------------------------------


@pytest.mark.rule("AF-4.2")
def test_on_an_exit_space_one_may_exit_at_any_moment_of_ones_turn() -> None:
    party = Party(page=own()).stands("wren", END).holds("wren", "green-1a", "green-1b").only("deck")
    case = party.play(play_turn).says("discard")
    assert "exit" in case.options
    case.says("act", "move-5").says("act", "move-6")
    assert "exit" in case.options
    case.says("act", "exit")
    assert (case.of("wren").at, case.of("wren").exited) == (None, True)


@pytest.mark.rule("AF-4.2")
@pytest.mark.parametrize("space", [1, 5])
def test_elsewhere_one_may_not(space: int) -> None:
    case = Party(page=own()).stands("wren", space).play(play_turn)
    assert "exit" not in case.options


@pytest.mark.rule("AF-4.3")
def test_the_first_exit_used_is_the_only_one_for_the_others() -> None:
    number = page(None, {2: {"exit": "B"}, 6: {"exit": "A"}})
    party = Party(page=number).stands("wren", 2).stands("bodkin", 6).active("bodkin")
    first = party.play(lambda h: leaving.leave_by_exit(h, A))
    assert first.s.visit.exit_used == "B"
    second = Party(page=number).stands("bodkin", 6).stands("wren", None).active("bodkin")
    second.state.visit.exit_used = "B"
    assert "exit" not in second.play(play_turn).options
    second.state.visit.exit_used = "A"
    assert "exit" in second.play(play_turn).options


@pytest.mark.rule("AF-4.1", "AF-4.4")
def test_the_page_is_left_when_the_last_one_exits_and_not_before() -> None:
    number = own()
    early = Party(page=number).stands("wren", END).play(lambda h: leaving.leave_by_exit(h, A))
    assert early.ended is None
    last = last_one(number).play(lambda h: leaving.leave_by_exit(h, A))
    assert isinstance(last.ended, PageLeft)


@pytest.mark.rule("AF-4.1", "AF-13.13")
def test_the_defeated_hold_nobody_up() -> None:
    party = Party(page=own()).stands("wren", END).member("bodkin", defeated=True, at=None)
    assert isinstance(party.play(lambda h: leaving.leave_by_exit(h, A)).ended, PageLeft)


@pytest.mark.rule("AF-4.1")
def test_the_book_may_send_the_party_on() -> None:
    number = page(None, {2: {"poi": "1"}}, entries={"1": [{"goto": 8}]})
    case = Party(page=number).holds("wren", "green-1a").play(play_turn)
    case.says("discard").says("act", "move-2")
    assert (case.s.phase, case.s.to) == ("leaving", 8)


@pytest.mark.rule("AF-4.5")
def test_whoever_has_exited_takes_no_turn_draws_nothing_and_keeps_the_hand() -> None:
    party = Party("wren", "bodkin", "cog", page=own()).member("wren", at=None, exited=True)
    case = party.holds("wren", "green-1a").play(play_turn)
    assert case.table.result is not None
    assert case.of("wren").hand == ["green-1a"]
    assert case.s.active == B
    assert not case.told("turn")


TANGLES = {"status": {"who": "active", "status": "tangled"}}


@pytest.mark.rule("AF-4.5")
def test_the_threat_strikes_the_next_one_there_and_not_who_has_exited() -> None:
    party = Party("wren", "bodkin", "cog", page=own(THREAT=[TANGLES])).stands("wren", 6)
    party.member("bodkin", at=None, exited=True).threats("black-1a", "black-1b", "black-2a")
    case = party.threats("black-2b").holds("wren", "green-1a").only("deck").play(play_turn)
    case.says("discard").says("act", "exit")
    while not case.over:
        case.says("act", "end")
    assert {one.id for one in case.s.party if one.statuses} == {"cog"}


@pytest.mark.rule("AF-4.5", "AF-4.7")
def test_with_nobody_left_on_the_page_the_threat_strikes_nobody() -> None:
    party = last_one(own(THREAT=[TANGLES])).holds("wren", "green-1a")
    party.threats("black-1a", "black-1b", "black-2a", "black-2b")
    case = party.play(play_turn).says("discard").says("act", "exit")
    assert case.s.phase == "leaving"
    assert not [one.id for one in case.s.party if one.statuses]


@pytest.mark.rule("AF-4.15", "AF-13.13")
def test_the_page_is_left_when_the_last_one_on_it_is_defeated() -> None:
    party = Party(page=page(None, {2: {"poi": "1"}}, entries={"1": [{"wound": 9}]}))
    party.member("bodkin", at=None, exited=True).holds("wren", "green-1a")
    case = party.play(play_turn)
    case.says("discard").says("act", "move-2")
    assert case.of("wren").defeated
    assert case.s.phase == "leaving"


# -- the turn is finished first ------------------------------------------------------------------


@pytest.mark.rule("AF-4.6", "AF-4.7")
def test_the_rest_of_the_turn_is_forfeited_and_check_threat_comes_at_once() -> None:
    party = last_one(own(THREAT=[{"dial": {"food": 2}}])).holds("wren", "green-1a")
    party.threats("black-1a", "black-1b", "black-2a", "black-2b")
    case = party.play(play_turn).says("discard").says("act", "exit")
    assert case.s.phase == "leaving"
    assert case.dial("food") == 8
    assert case.s.visit.threats == []


@pytest.mark.rule("AF-4.8", "AF-4.7")
def test_an_enemy_turn_without_a_target_moves_nothing_and_discards_the_threats() -> None:
    party = last_one(own()).faces("latch-rat", 3).threats("black-1a").holds("wren", "green-1a")
    case = party.play(play_turn).says("discard").says("act", "exit")
    (rat,) = case.s.visit.enemies
    assert rat.at == [3]
    assert case.s.visit.threats == []
    assert "black-1a" in case.s.deck.discards


@pytest.mark.rule("AF-4.9")
def test_the_party_may_nest_before_it_goes_on() -> None:
    party = last_one(own()).holds("wren", "green-1a").set(camp=A).member("wren", wounds=1)
    case = party.play(play_turn).says("discard").says("act", "exit").defaults()
    assert case.s.phase == "leaving"
    assert case.told("nest")


# -- what happens then ---------------------------------------------------------------------------


def left(party: Party) -> Case:
    return party.play(leaving.leave_page)


@pytest.mark.rule("AF-4.10")
def test_the_next_seat_keeps_the_books_and_has_the_next_turn() -> None:
    party = gone(own([{"goto": 8}]), "wren", "bodkin", "cog").active("wren").bookkeeper("bodkin")
    case = left(party)
    assert case.s.bookkeeper == case.s.active == C
    around = gone(own([{"goto": 8}]), "wren", "bodkin", "cog").bookkeeper("cog")
    assert left(around).s.bookkeeper == A


@pytest.mark.rule("AF-4.11")
def test_hostile_enemies_join_the_hunt_unwounded() -> None:
    party = gone(own([{"goto": 8}])).faces("latch-rat", 3).faces("silverfish", 4, 5)
    party.state.visit.enemies[0].wounds = 1
    supply = list(party.state.enemy_supply)
    case = left(party)
    assert case.s.hunt == ["latch-rat", "silverfish"]
    assert case.s.enemy_supply == supply


@pytest.mark.rule("AF-4.12")
def test_strangers_go_back_to_the_supply() -> None:
    party = gone(own([{"goto": 8}])).faces("latch-rat", 3, safe=True)
    supply = len(party.state.enemy_supply)
    case = left(party)
    assert case.s.hunt == []
    assert len(case.s.enemy_supply) == supply + 1
    assert case.s.enemy_supply.count("latch-rat") == 2


@pytest.mark.rule("AF-4.13")
def test_the_map_is_cleared_and_scavenge_tokens_are_spent() -> None:
    party = gone(own([{"goto": 8}])).finds(2, "t4a").tokens(3, "fire", "objective")
    party.threats("black-1a").task("strength", 8, card="red-1a", dial=1)
    supply = list(party.state.scavenge)
    case = left(party)
    assert case.s.spent == ["t4a"]
    assert case.s.scavenge == supply
    assert {"black-1a", "red-1a"} <= set(case.s.deck.discards)
    assert case.s.here is None


@pytest.mark.rule("AF-8.14")
def test_an_influence_card_that_began_a_task_is_not_shuffled_into_the_deck() -> None:
    party = gone(own([{"goto": 8}])).task("strength", 8, card="influence-wren", dial=3)
    case = left(party)
    assert "influence-wren" not in case.s.deck.cards


@pytest.mark.rule("AF-4.13", "AF-4.14", "AF-4.22")
def test_the_map_is_clear_before_the_exit_entry_is_read() -> None:
    number = own(
        [{"if": {"when": {"situation": "safe"}, "then": [{"dial": {"food": 1}}]}}, {"goto": 8}]
    )
    party = gone(number).faces("latch-rat", 3).threats("black-1a").environment("night")
    case = left(party)
    assert case.dial("food") == 7
    assert case.s.to == 8


@pytest.mark.rule("AF-4.14")
def test_what_characters_have_on_them_stays() -> None:
    party = gone(own([{"goto": 8}])).holds("wren", "green-1a")
    party.member("wren", wounds=2, toxic=1, statuses=["tangled"], batteries=1, aim=1)
    before = party.of("wren")
    kept = (before.wounds, before.toxic, [*before.statuses], before.batteries, [*before.hand], 1)
    after = left(party).of("wren")
    now = (after.wounds, after.toxic, after.statuses, after.batteries, after.hand, after.aim)
    assert now == kept


@pytest.mark.rule("AF-4.14")
def test_figures_that_were_still_there_leave_the_map_too() -> None:
    party = Party(page=own(), phase="leaving").set(to=8)
    case = left(party)
    assert [one.at for one in case.s.party] == [None, None]
    assert (case.s.phase, case.s.to) == ("page", 8)


@pytest.mark.rule("AF-4.22", "AF-25.7")
def test_the_entry_of_the_exit_used_is_read_and_no_other() -> None:
    exits = {"EXIT-A": [{"goto": 8}], "EXIT-B": [{"dial": {"food": 5}}, {"goto": 9}]}
    number = page(None, {2: {"exit": "B"}, 6: {"exit": "A"}}, entries=exits)
    party = gone(number)
    assert (left(party).s.to, left(party).dial("food")) == (8, 6)
    party.state.visit.exit_used = "B"
    assert (left(party).s.to, left(party).dial("food")) == (9, 11)


def test_where_the_book_has_sent_the_party_on_no_exit_entry_is_read() -> None:
    case = left(gone(own([{"dial": {"food": 5}}])).set(to=8))
    assert (case.s.to, case.dial("food")) == (8, 6)


def test_what_an_exit_entry_brings_stays_behind_too() -> None:
    party = gone(own([{"threat": 1}, {"encounter": {"enemies": ["latch-rat"]}}, {"goto": 8}]))
    case = left(party)
    assert case.s.hunt == ["latch-rat"]
    assert case.s.here is None
    assert len(case.s.deck.cards) == 37


def test_an_exit_entry_moves_nobody_back_onto_the_page() -> None:
    case = left(gone(own([{"move": {"space": 2, "who": "all"}}, {"goto": 8}])))
    assert not case.told("move")


@pytest.mark.rule("AF-4.16")
def test_an_exit_entry_that_says_nothing_of_it_travels() -> None:
    case = left(gone(own([{"dial": {"food": 1}}])))
    assert set(case.topics()) == {"travel"}


@pytest.mark.rule("AF-4.24", "AF-18.6")
def test_an_exit_entry_may_end_the_mission() -> None:
    mission(1)
    case = left(gone(own([{"mission": {"n": 1, "to": "success"}}, {"dial": {"food": 5}}])))
    assert isinstance(case.ended, MissionEnds)
    assert case.ended.outcome == "success"
    assert case.dial("food") == 6

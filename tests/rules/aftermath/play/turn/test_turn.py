"""A turn: its steps, its menu of actions, what ends it, and the turns of the absent (AF-7.1,
AF-7.11, AF-7.17, AF-10.23, AF-10.36, AF-17.6, AF-17.7, AF-17.9, AF-17.10)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.play.combat import lasting
from rules.aftermath.play.context import Here
from rules.aftermath.play.turn import actions, turn
from rules.engine import Play
from tests.rules.aftermath.build import A, B, Case, Party
from tests.rules.aftermath.model.own_book import enemy, item, page

FIVE = ("green-1a", "red-2a", "blue-3a", "yellow-1a", "white-2a")
THREATS = ("black-1a", "black-1b", "black-2a", "black-2b")


def plain(**fields: Any) -> Party:
    """A page of a row of six spaces, where five ordinary cards come first."""
    return Party(page=page(**fields)).stacks("deck", *FIVE)


def takes_turn(party: Party, *luck: object) -> Case:
    """The active member has a turn."""
    return party.play(turn.play_turn, *luck)


def default(case: Case) -> list[str]:
    """What the open question answers for the absent; here given by somebody who is there."""
    answer = case.prompt().default
    assert isinstance(answer, list)
    return answer


# -- the steps -----------------------------------------------------------------------------------


@pytest.mark.rule("AF-7.1")
def test_draw_calamity_threats_actions_and_check_come_in_this_order() -> None:
    number = page(entries={"CALAMITY": [{"dial": {"food": -1}}]}, calamity=4)
    party = Party(page=number).dials(time=3).threats(*THREATS[:3])
    party.stacks("deck", "black-2b", "calamity", "green-1a", "green-1b", "green-2a")
    case = takes_turn(party, 1)
    told = [event.kind for event in case.told() if event.kind in ("draw", "calamity", "threat")]
    assert told == ["draw", "calamity", "threat"]
    assert case.prompt("act")
    case.pick("end")
    assert case.over
    # the threat entry of the last step has emptied the track
    assert case.s.visit.threats == []


@pytest.mark.rule("AF-7.1")
@pytest.mark.parametrize(("active", "after"), [("wren", B), ("bodkin", A)])
def test_the_next_on_the_left_has_the_next_turn(active: str, after: int) -> None:
    case = takes_turn(plain().active(active))
    case.pick("end")
    assert (case.s.active, case.s.phase) == (after, "turn")


@pytest.mark.rule("AF-7.11")
def test_actions_are_taken_in_any_number_and_order_and_the_same_again() -> None:
    case = takes_turn(plain())
    case.pick("move-2")
    case.pick("move-3")
    case.pick("move-2")
    assert case.of("wren").at == 2
    case.pick("end")
    assert len(case.of("wren").hand) == 2


@pytest.mark.rule("AF-7.11")
def test_what_is_not_used_is_kept() -> None:
    case = takes_turn(plain()).pick("end")
    assert case.of("wren").hand == [*FIVE]


@pytest.mark.rule("AF-7.17")
def test_the_defeated_who_cannot_return_miss_the_whole_turn() -> None:
    party = plain().member("wren", at=None, defeated=True).threats(*THREATS)
    party.faces(enemy(), 6)
    case = takes_turn(party)
    assert case.over
    assert (case.of("wren").hand, case.s.visit.threats) == ([], [*THREATS])
    assert case.s.active == B


@pytest.mark.rule("AF-13.9")
def test_the_defeated_return_when_their_turn_comes_while_it_is_safe() -> None:
    case = takes_turn(plain().member("wren", at=None, defeated=True))
    assert (case.of("wren").at, case.of("wren").defeated) == (1, False)
    assert len(case.of("wren").hand) == 4  # Badly Hurt


@pytest.mark.rule("AF-4.5")
def test_whoever_has_exited_takes_no_turn_and_draws_nothing() -> None:
    case = takes_turn(plain().member("wren", at=None, exited=True))
    assert (case.over, case.of("wren").hand, case.s.active) == (True, [], B)


@pytest.mark.rule("AF-3.8")
def test_what_counts_once_a_turn_is_counted_anew() -> None:
    party = plain().member("wren", reread=True)
    party.state.visit.bought = [A]
    case = takes_turn(party)
    assert (case.of("wren").reread, case.s.visit.bought) == (False, [])


# -- how it ends early ---------------------------------------------------------------------------


@pytest.mark.rule("AF-13.8")
@pytest.mark.parametrize("left", [1, 2])
def test_defeat_in_ones_own_turn_ends_the_actions_and_the_check_follows(left: int) -> None:
    number = page(
        spaces={2: {"poi": "1"}, 6: {"exit": "A"}},
        entries={"1": [{"wound": 1}], "THREAT": [{"dial": {"food": -1}}]},
    )
    party = Party(page=number).stacks("deck", *FIVE).threats(*THREATS)
    case = takes_turn(party.member("wren", wounds=4 - left))
    case.pick("move-2")
    assert case.over is (left == 1)
    assert case.dial("food") == (5 if left == 1 else 6)


@pytest.mark.rule("AF-25.10")
def test_an_entry_may_end_the_turn() -> None:
    number = page(
        spaces={2: {"poi": "1"}, 6: {"exit": "A"}},
        entries={"1": ["end_turn"], "THREAT": [{"dial": {"food": -1}}]},
    )
    party = Party(page=number).stacks("deck", *FIVE).threats(*THREATS)
    case = takes_turn(party)
    case.pick("move-2")
    assert (case.over, case.dial("food"), case.s.phase) == (True, 5, "turn")


@pytest.mark.rule("AF-7.9")
def test_threats_are_placed_also_where_the_calamity_ends_the_turn() -> None:
    number = page(entries={"CALAMITY": ["end_turn"]}, calamity=4)
    party = Party(page=number).dials(time=9).stacks("deck", "black-1a", "calamity", *FIVE[:3])
    case = takes_turn(party, 1)
    assert case.over
    assert case.s.visit.threats == ["black-1a"]
    assert "black-1a" not in case.of("wren").hand


@pytest.mark.rule("AF-4.6")
@pytest.mark.rule("AF-4.7")
def test_when_the_last_one_leaves_the_turn_is_finished_and_the_page_is_left() -> None:
    party = plain(entries={"THREAT": [{"dial": {"food": -1}}]}).threats(*THREATS)
    party.member("bodkin", at=None, exited=True).stands("wren", 6)
    case = takes_turn(party).pick("exit")
    assert case.over  # what is left of the actions is forfeited
    assert (case.s.phase, case.s.to) == ("leaving", 0)
    assert case.dial("food") == 5


@pytest.mark.rule("AF-4.6")
def test_the_page_that_an_entry_names_comes_next_after_the_check() -> None:
    number = page(
        spaces={2: {"poi": "1"}, 6: {"exit": "A"}},
        entries={"1": [{"goto": 5}], "THREAT": [{"dial": {"food": -1}}]},
    )
    party = Party(page=number).stacks("deck", *FIVE).threats(*THREATS)
    case = takes_turn(party)
    case.pick("move-2")
    assert (case.s.phase, case.s.to, case.dial("food")) == ("leaving", 5, 5)


@pytest.mark.rule("AF-4.6")
def test_a_threat_entry_may_send_the_party_on() -> None:
    party = plain(entries={"THREAT": [{"goto": 5}]}).threats(*THREATS)
    case = takes_turn(party).pick("end")
    assert (case.s.phase, case.s.to) == ("leaving", 5)


@pytest.mark.rule("AF-4.15")
def test_the_page_is_left_when_the_last_one_on_it_falls() -> None:
    party = plain().member("bodkin", at=None, exited=True).member("wren", wounds=3)
    party.threats("black-1a").faces(enemy(), 1)
    case = takes_turn(party, 4)
    case.pick("end").says("defend")
    assert (case.s.phase, case.of("wren").defeated) == ("leaving", True)


@pytest.mark.rule("AF-15.16")
def test_what_statuses_do_at_the_end_of_a_turn_comes_after_the_check() -> None:
    party = plain(entries={"THREAT": [{"status": "burning"}]}).threats(*THREATS)
    case = takes_turn(party).pick("end")
    assert case.of("wren").wounds == 1


# -- the menu ------------------------------------------------------------------------------------


@pytest.mark.rule("AF-10.23")
@pytest.mark.parametrize("hostile", [False, True])
def test_only_talking_and_attacking_depend_on_the_situation(hostile: bool) -> None:
    party = Party(page=page()).holds("wren", *FIVE).finds(1, "t4a")
    party.member("wren", statuses=["burning"])
    party.knows("wren", "vanish").packs("wren", item()).task("strength", 6)
    party.faces("latch-rat", 1, safe=not hostile)
    case = party.play(lambda h: actions.resolve_actions(h, A))
    words = {option.partition("-")[0] for option in case.options}
    either = {"move", "scavenge", "recover", "ability", "encourage", "equip", "task"}
    assert words == either | {"otherwise", "end"} | ({"fight", "shoot"} if hostile else {"talk"})


@pytest.mark.rule("AF-10.36")
def test_off_the_map_one_can_encourage_and_rearrange_ones_own_things_alone() -> None:
    party = Party(page=page()).holds("wren", *FIVE).stands("wren", 6).packs("wren", item())
    party.knows("wren", "vanish").task("strength", 6).faces("latch-rat", 6, safe=True)
    case = party.play(lambda h: actions.resolve_actions(h, A)).pick("exit")
    assert case.options == ["equip", "encourage-1", "end"]


@pytest.mark.rule("AF-10.36")
def test_whoever_is_off_the_map_with_nothing_to_do_is_not_asked() -> None:
    party = Party(page=page()).holds("wren", *FIVE).stands("wren", 6)
    party.holds("bodkin", "red-1a", "red-1b", "red-2b")
    case = party.play(lambda h: actions.resolve_actions(h, A)).pick("exit")
    assert case.over


@pytest.mark.rule("AF-7.16")
def test_the_menu_is_secret_since_it_depends_on_the_hand() -> None:
    case = (
        Party(page=page()).holds("wren", "green-1a").play(lambda h: actions.resolve_actions(h, A))
    )
    assert case.prompt("act").secret
    assert case.prompt().about == "Wren takes a turn"


def test_without_cards_and_with_nothing_free_to_do_the_turn_is_over() -> None:
    assert Party(page=page()).play(lambda h: actions.resolve_actions(h, A)).over


# -- who decides what, and when ------------------------------------------------------------------


@pytest.mark.rule("AF-17.6")
def test_in_a_turn_nobody_else_is_asked_for_actions() -> None:
    case = takes_turn(plain().holds("bodkin", "red-3b"))
    asked = [(prompt.seat, prompt.topic) for prompt in case.table.prompts if not prompt.aside]
    assert asked == [(0, "act")]


@pytest.mark.rule("AF-17.7")
def test_while_a_defence_is_awaited_nobody_else_may_act() -> None:
    party = plain().holds("bodkin", "red-3b").stands("bodkin", 6)
    party.faces(enemy(), 6).threats("black-1a")
    case = takes_turn(party).pick("end")
    assert [(prompt.seat, prompt.topic) for prompt in case.table.prompts] == [(1, "defend")]


# -- the absent ----------------------------------------------------------------------------------


@pytest.mark.rule("AF-17.9")
def test_the_absent_keep_their_cards_draw_and_do_nothing() -> None:
    party = plain(entries={"THREAT": [{"dial": {"food": -1}}]}).threats(*THREATS)
    case = takes_turn(party.holds("wren", "red-3b")).defaults()
    assert case.of("wren").hand == ["red-3b", *FIVE[:4]]
    assert case.of("wren").at == 1
    assert case.dial("food") == 5


@pytest.mark.rule("AF-17.9")
def test_where_others_have_exited_all_cards_lead_towards_that_exit() -> None:
    party = plain().member("bodkin", at=None, exited=True)
    party.only("deck", "green-1a", "red-1a")
    party.state.visit.exit_used = "A"
    case = takes_turn(party).defaults()
    assert (case.of("wren").at, case.of("wren").hand) == (3, [])


@pytest.mark.rule("AF-17.9")
def test_and_whoever_comes_there_leaves() -> None:
    party = plain().member("bodkin", at=None, exited=True).stands("wren", 4)
    party.state.visit.exit_used = "A"
    case = takes_turn(party).defaults()
    assert (case.of("wren").exited, case.s.phase, case.of("wren").hand) == (True, "leaving", [])


@pytest.mark.rule("AF-17.9")
def test_the_way_to_the_exit_is_the_cheapest_even_past_something_to_read() -> None:
    lines = {"dash": [(1, 2), (2, 3), (1, 4), (4, 5), (5, 3)]}
    number = page(lines, {2: {"poi": "1"}, 3: {"exit": "A"}}, entries={"1": []})
    party = Party(page=number).member("bodkin", at=None, exited=True)
    party.state.visit.exit_used = "A"
    case = takes_turn(party.stacks("deck", *FIVE)).defaults()
    assert case.of("wren").at == 2


@pytest.mark.rule("AF-17.10")
def test_a_seat_that_misses_decision_after_decision_is_waited_for_no_longer_until_it_acts() -> None:
    def turns(h: Here) -> Play[None]:
        while h.s.turns < 9:
            yield from turn.play_turn(h)

    case = plain().holds("wren", "red-3b").play(turns)
    for _ in range(3):
        assert 0 not in case.table.absent_seats
        case.lapse(0)
        while case.waits_for == {1}:
            case.answer(*default(case))
    assert case.table.absent_seats == {0}
    assert case.of("wren").hand == ["red-3b", *FIVE[:4]]  # by 17.9 they are all kept
    case.answer(*default(case))
    assert case.table.absent_seats == frozenset()


# -- what ends with a turn, and what comes after it ----------------------------------------------


@pytest.mark.rule("AF-22.9")
@pytest.mark.rule("AF-22.11")
def test_what_lasts_until_the_users_next_turn_ends_as_it_begins() -> None:
    party = plain()
    lasting.start_lasting(party.state, A, "dig-in")
    lasting.start_lasting(party.state, B, "bristle")
    case = takes_turn(party)
    assert [one.does for one in case.of("wren").lasting] == []
    case.pick("end")
    assert [one.does for one in case.of("bodkin").lasting] == ["bristle"]


@pytest.mark.rule("AF-22.8")
def test_what_was_for_this_turn_ends_with_it() -> None:
    party = plain()
    lasting.start_lasting(party.state, A, "quick-feet")
    case = takes_turn(party)
    assert [one.does for one in case.of("wren").lasting] == ["quick-feet"]
    case.pick("end")
    assert case.of("wren").lasting == []


@pytest.mark.rule("AF-4.9")
@pytest.mark.rule("AF-16.1")
@pytest.mark.parametrize("leaves", [False, True])
def test_a_nest_that_was_proposed_comes_at_the_end_also_where_the_page_is_left(
    leaves: bool,
) -> None:
    party = Party("wren", "bodkin", seats=1, page=page()).stacks("deck", *FIVE).set(camp=A)
    party.stands("wren", 6).member("bodkin", at=None, exited=True)
    case = takes_turn(party).pick("exit" if leaves else "end")
    assert case.dial("time") == 1
    assert case.s.phase == ("leaving" if leaves else "turn")

"""SV-17: winning and the end."""

from __future__ import annotations

import pytest

from rules.engine import Illegal
from rules.survive.model.components import ZOMBIES
from tests.rules.survive.build import Board, Case, opened

S = "SURVIVE!"
SET = "1 crops, 1 water, 1 wood, 1 rock"
QUIET = (S, "A", S, "Crate")
"""An event in which nothing happens (SV-11.7)."""


def way(case: Case) -> str:
    """How it ended; fails where it did not."""
    (end,) = case.told("end")
    return str(end.data["way"])


def winners(case: Case) -> set[str]:
    assert case.table.result is not None
    return {case.state.players[seat].colour for seat in case.table.result.winners}


def near_home(hand: str, crates: int, home: str = "D5 blue village") -> Board:
    """Ben on D4, one step from home; Red far away."""
    board = Board(f"D4 lake, {home}" if home else "D4 lake")
    return board.human("blue", "D4", hand=hand, crates=crates).human("red")


# -- Humans ----------------------------------------------------------------------------------------


@pytest.mark.rule("SV-17.1", "SV-7.4")
def test_a_human_wins_by_landing_home_with_twelve_months_and_one_of_each() -> None:
    """At once, without an end step; the cards are shown, not spent."""
    case = near_home(SET, 12).play("1")
    case.go("D5")
    assert (way(case), winners(case)) == ("home", {"blue"})
    assert sum(case.hand("blue").values()) == 4


@pytest.mark.rule("SV-17.1")
@pytest.mark.parametrize(
    ("hand", "crates", "end"),
    [(SET, 11, "D5"), ("2 crops, 1 water, 1 wood", 12, "D5"), (SET, 12, "C4")],
    ids=["eleven months", "no rock", "not home"],
)
def test_each_part_is_needed(hand: str, crates: int, end: str) -> None:
    """Also on another's Village, with all the rest."""
    board = Board("D4 lake, D5 blue village, C4 red village")
    case = board.human("blue", "D4", hand=hand, crates=crates).human("red").play("1")
    case.go(end)
    assert not case.over


@pytest.mark.rule("SV-17.2")
def test_more_than_twelve_months_do() -> None:
    """Twelve Crates and a Basic Defense."""
    case = near_home(SET, 12).defense("D4", blue="basic").play("1")
    assert case.months("blue") == 13
    case.go("D5")
    assert winners(case) == {"blue"}


@pytest.mark.rule("SV-17.3")
def test_discovering_home_is_landing() -> None:
    """Ten Crates, and the free Improved Defense makes twelve."""
    case = near_home(SET, 10, home="").play("1", "village-blue")
    case.go("D5")
    assert (way(case), case.months("blue")) == ("home", 12)


@pytest.mark.rule("SV-17.3")
def test_standing_there_from_before_or_stuck_does_not_count() -> None:
    """Ben is at home with all he needs: an event, a stuck forfeit, and a move away end nothing."""
    at_home = Board("D5 blue village").human("blue", "D5", hand=SET, crates=12).human("red")
    assert not at_home.play(*QUIET).over
    stuck = Board("D5 blue village", dark="D5").human("blue", "D5", hand=SET, crates=12)
    assert not stuck.human("red").play("1").over
    away = at_home.play("1", "mountain")
    away.go("D4")
    assert not away.over


@pytest.mark.rule("SV-17.4")
def test_building_there_may_complete_the_months() -> None:
    """Eleven Crates and the free step's cards beyond the set."""
    case = near_home("2 crops, 1 water, 2 wood, 1 rock", 11).play("1")
    case.go("D5")
    assert not case.over
    case.go("build")
    assert way(case) == "home"


@pytest.mark.rule("SV-17.4")
def test_a_swap_or_a_trade_there_may_complete_the_set() -> None:
    case = near_home("4 crops, 1 water, 1 wood", 12).play("1")
    case.go("D5", "swap-crops-rock")
    assert way(case) == "home"
    board = Board("D4 lake, D5 blue village")
    board.human("blue", "D4", hand="2 crops, 1 water, 1 wood", crates=12)
    case = board.human("red", "D5", hand="1 rock").play("1")
    case.go("D5", f"trade-{case.seat('red')}", "crops-1", "rock-1")
    assert not case.over
    case.pick("accept", by="red")
    assert winners(case) == {"blue"}


@pytest.mark.rule("SV-17.5")
def test_building_with_one_of_the_last_four_cards_does_not_win() -> None:
    """The twelfth Month is bought with the only Crops and Wood."""
    case = near_home(SET, 11).play("1")
    case.go("D5", "build")
    assert case.months("blue") == 12
    assert not case.over


def home_with_monsters(crates: int, **zombies: str) -> Case:
    """Ben, with a Wood and a Rock beyond the set, lands at home, where Zombies stand."""
    board = Board("D4 lake, D5 blue village, A1 city")
    board.human("blue", "D4", hand="1 crops, 1 water, 3 wood, 3 rock", crates=crates)
    case = board.zombie_player("red", **zombies).play("1")
    case.go("D5")
    return case


@pytest.mark.rule("SV-17.6", "SV-17.4")
def test_the_first_attack_at_home_wins_and_monsters_may_remain() -> None:
    """Twelve Months and the set hold after one of two Zombies is killed: Ben has won. He is not
    asked for a second attack, which would take his last Wood or Rock in the end."""
    case = home_with_monsters(12, red="D5", white="D5")
    assert set(case.options) == {"red", "white"}
    case.go("red")
    assert (way(case), winners(case)) == ("home", {"blue"})
    assert case.state.zombies == {"white": "D5"}
    assert case.table.prompts == ()


@pytest.mark.rule("SV-17.6")
def test_at_home_at_least_one_attack_comes_before_the_win() -> None:
    """All holds at the landing; the Zombie there is attacked first."""
    case = home_with_monsters(12, red="D5", white="D5")
    assert not case.over


@pytest.mark.rule("SV-17.6", "SV-17.4")
def test_a_later_attack_at_home_may_complete_the_months() -> None:
    """Eleven Months after the White Zombie, and Ben may go on; his own colour's brings the Crate
    that makes twelve."""
    case = home_with_monsters(11, white="D5", blue="D5")
    case.go("white")
    assert not case.over
    assert set(case.options) == {"blue", "done"}
    case.go("blue")
    assert (way(case), case.months("blue")) == ("home", 12)


@pytest.mark.rule("SV-17.6", "SV-17.4")
def test_an_attack_on_a_space_that_is_not_home_wins_nothing() -> None:
    """Twelve Months and the set, beside a Zombie on Red's Village."""
    board = Board("D4 lake, D5 red village, A1 city")
    board.human("blue", "D4", hand="1 crops, 1 water, 2 wood, 2 rock", crates=12)
    case = board.zombie_player("red", white="D5").play("1")
    case.go("D5")
    assert case.state.zombies == {}
    assert not case.over


# -- Zombies ---------------------------------------------------------------------------------------


def six(**elsewhere: str) -> Board:
    """The Zombie player with all six on Zombie City, D4, but for these."""
    board = Board("D4 city, D5 lake, G1 lake")
    return board.zombie_player("red", **{**dict.fromkeys(ZOMBIES, "D4"), **elsewhere}).human("blue")


@pytest.mark.rule("SV-17.7", "SV-17.9")
def test_six_zombies_on_zombie_city_win_at_the_end_of_the_turn() -> None:
    """The last comes home; no Village was ever found."""
    case = six(white="D5").play("2")
    case.go("white", "D4")
    for zombie in ZOMBIES[:4]:
        assert not case.over
        case.go(zombie, "stay")
    case.go("stay")
    assert (way(case), winners(case)) == ("six", {"red"})


@pytest.mark.rule("SV-17.7")
def test_five_at_home_do_not_win() -> None:
    case = six(white="G1").play("1")
    assert case.whose == "blue"
    assert not case.over


@pytest.mark.rule("SV-17.8")
def test_their_own_event_may_bring_the_sixth() -> None:
    """Five at home, the Original off the board; Red's SURVIVE! respawns it: won."""
    board = Board("D4 city").zombie_player("red", **dict.fromkeys(ZOMBIES[1:], "D4"))
    assert way(board.human("blue").play(*QUIET)) == "six"


@pytest.mark.rule("SV-17.8")
def test_on_anothers_turn_they_do_not_win() -> None:
    """Ben's SURVIVE! brings the sixth: it waits for the end of Red's own turn."""
    board = Board("D4 city").human("blue").zombie_player("red", **dict.fromkeys(ZOMBIES[1:], "D4"))
    case = board.play(*QUIET, "2")
    assert not case.over
    assert len(case.state.zombies) == 6
    for zombie in ZOMBIES[:5]:
        case.go(zombie, "stay")
    case.go("stay")
    assert way(case) == "six"


# -- the Vampire -----------------------------------------------------------------------------------

COFFINS = ("red", "blue", "yellow", "green", "white")


def five(drops: int, at: str = "A5", **elsewhere: str) -> Board:
    """The Vampire two steps from its Graveyard, A7, where the Coffins are but for these."""
    board = Board("A5 lake, A7 graveyard, G1 lake")
    coffins = {**dict.fromkeys(COFFINS, "A7"), **elsewhere}
    return board.vampire_player("green", at, drops=drops, **coffins).human("blue")


@pytest.mark.rule("SV-17.10")
def test_five_saved_coffins_and_a_drop_win_on_the_graveyard() -> None:
    case = five(1).play("1")
    case.go("A7")
    assert (way(case), winners(case)) == ("five", {"green"})


@pytest.mark.rule("SV-17.10")
def test_elsewhere_they_do_not() -> None:
    case = five(1).play("1", "mountain")
    case.go("B6")
    assert not case.over


@pytest.mark.rule("SV-17.10")
def test_four_coffins_do_not_win() -> None:
    board = Board("A5 lake, A7 graveyard")
    board.vampire_player("green", "A5", drops=9, **dict.fromkeys(COFFINS[:4], "A7")).human("blue")
    case = board.play("1")
    case.go("A7")
    assert not case.over


@pytest.mark.rule("SV-17.11")
def test_loose_coffins_are_saved_first() -> None:
    """Two lay about: they come home with this landing, and it is won."""
    case = five(1, red="G1", white="A5").play("1")
    case.go("A7")
    assert way(case) == "five"


@pytest.mark.rule("SV-17.12")
def test_without_a_drop_it_must_leave_and_land_again() -> None:
    """No win now. Standing there with a Drop, it has to move on its next turn."""
    case = five(0).play("1")
    case.go("A7")
    assert not case.over
    assert len(case.state.coffins) == 5
    there = five(1, at="A7").play("1")
    assert not there.over
    assert "A7" not in there.ends


@pytest.mark.rule("SV-17.13")
def test_the_first_wins_alone_and_the_game_ends_at_once() -> None:
    """Ben comes home while all six Zombies stand on Zombie City: he alone, and nobody is asked."""
    board = Board("D4 city, A1 lake, A2 blue village").human("blue", "A1", hand=SET, crates=12)
    case = board.zombie_player("red", **dict.fromkeys(ZOMBIES, "D4")).play("1")
    case.go("A2")
    assert winners(case) == {"blue"}
    assert case.table.prompts == ()


# -- last dawn -------------------------------------------------------------------------------------


@pytest.mark.rule("SV-17.14", "SV-20.2")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 45), (2, 80), (3, 60), (4, 60), (5, 60)])
def test_last_dawn_by_seats(seats: int, rounds: int) -> None:
    assert opened(seats).state.last_dawn == rounds


@pytest.mark.rule("SV-17.14")
def test_the_table_may_set_20_to_120_rounds() -> None:
    assert opened(3, last_dawn=20).state.last_dawn == 20
    assert opened(2, last_dawn=120).state.last_dawn == 120
    for beyond in (19, 121):
        with pytest.raises(Illegal, match="last_dawn"):
            opened(3, last_dawn=beyond)


@pytest.mark.rule("SV-17.14", "SV-2.16")
def test_the_game_ends_after_the_last_round_not_before() -> None:
    """Round 60: Blue began, so it ends after Red's turn, the last of the round."""
    board = Board().human("red").human("blue").first("blue").turn("blue").round(60)
    case = board.play(*QUIET, *QUIET)
    assert way(case) == "dawn"
    assert [event.data["seat"] for event in case.told("roll")] == [1, 0]
    early = Board().human("red").human("blue").round(59).turn("blue").play(*QUIET)
    assert not early.over
    assert early.state.round == 60


@pytest.mark.rule("SV-17.15")
def test_progress_of_each_role() -> None:
    """Red 3 Months and two elements: 18. Blue 12 Months and all four: 60. Yellow nothing. Zombies:
    three up, two of them at home: 25. The Vampire: three Coffins, two saved: 30."""
    board = Board("D4 city, A7 graveyard, A1 lake, A2 lake, B1 lake")
    board.human("red", "A1", hand="2 crops, 1 rock").human("blue", hand=SET, crates=12)
    board.defense("A1", red="basic").defense("A2", red="basic").defense("B1", red="basic")
    board.human("yellow").zombie_player("white", original="D4", red="D4", blue="A2")
    board.vampire_player("green", "A2", red="A7", blue="A7", white="B1")
    case = board.turn("green").round(60).play(*QUIET)
    assert case.table.result is not None
    assert case.table.result.scores == {0: 18, 1: 60, 2: 0, 3: 25, 4: 30}
    assert (way(case), winners(case)) == ("dawn", {"blue"})


@pytest.mark.rule("SV-17.15")
def test_months_beyond_twelve_count_no_more() -> None:
    board = Board("A1 lake").human("red", hand="1 rock", crates=12).defense("A1", red="basic")
    case = board.round(60).play(*QUIET)
    assert case.table.result is not None
    assert case.table.result.scores == {0: 51}


@pytest.mark.rule("SV-17.16")
def test_equal_progress_shares_the_victory() -> None:
    """Red and Blue a Crate each, Green none."""
    board = Board().human("red", crates=1).human("blue", crates=1).human("green")
    case = board.turn("green").round(60).play(*QUIET)
    assert winners(case) == {"red", "blue"}
    assert case.said("Ruth and Ben win together with the highest progress, 4 of 60.")


@pytest.mark.rule("SV-17.16")
def test_three_who_share_are_listed() -> None:
    board = Board().human("red").human("blue").human("green").turn("green").round(60)
    assert board.play(*QUIET).said(
        "Ruth, Ben and Gil win together with the highest progress, 0 of 60."
    )


# -- calling the end -------------------------------------------------------------------------------


@pytest.mark.rule("SV-17.17", "SV-18.10")
def test_all_present_may_call_the_end_out_of_turn() -> None:
    """On Red's turn Green asks, then Blue agrees, then Red: it ends as at last dawn."""
    case = Board().round(2).human("red").human("blue", crates=1).human("green").play("3")
    assert case.view("red").sheet.destinations
    case.pick("call", by="green")
    assert case.state.calls == [2]
    assert case.said("Gil calls the end; Ruth and Ben have not agreed yet.")
    case.pick("call", by="blue")
    assert not case.over
    case.pick("call", by="red")
    assert (way(case), winners(case)) == ("called", {"blue"})
    assert case.said("Ben wins with the highest progress, 4 of 60.")
    assert case.view("red").sheet.destinations == []


@pytest.mark.rule("SV-17.17")
def test_calls_lapse_when_the_round_ends_and_all_are_told() -> None:
    """Blue and Green call on Red's turn. It stands while the round lasts; with the last turn of it
    both calls are gone, and it takes all three again."""
    board = Board().round(2).human("red").human("blue").human("green")
    case = board.turn("blue").play("3", "lake", "3", "lake")
    for colour in ("green", "blue"):
        case.pick("call", by=colour)
    case.go("G4")
    assert case.state.calls == [case.seat("green"), case.seat("blue")]
    assert not case.said("no longer call")
    case.go("F5")
    assert (case.state.round, case.state.calls) == (3, [])
    (told,) = case.said("Round 2 is over, so Ben and Gil no longer call the end.")
    assert told.seats is None
    case.pick("call", by="red")
    assert not case.over


@pytest.mark.rule("SV-17.17")
def test_three_whose_calls_lapse_are_listed() -> None:
    board = Board().round(2).human("red").human("blue").human("green").human("yellow")
    case = board.turn("yellow").play("3", "lake")
    for colour in ("green", "red", "blue"):
        case.pick("call", by=colour)
    case.go("F5")
    assert case.said("so Ruth, Ben and Gil no longer call the end.")


@pytest.mark.rule("SV-17.17")
def test_one_call_lapses_in_the_singular_and_none_in_silence() -> None:
    board = Board().round(2).human("red").human("blue").turn("blue")
    case = board.play("3", "lake", "3", "lake")
    case.pick("call", by="red")
    case.go("G4")
    assert case.said("Round 2 is over, so Ruth no longer calls the end.")
    quiet = Board().human("red").human("blue").turn("blue").play("3", "lake", "3")
    quiet.go("G4")
    assert quiet.state.round == 2
    assert not quiet.said("no longer call")


@pytest.mark.rule("SV-17.17")
def test_the_silent_do_not_agree_and_one_may_think_again() -> None:
    """The question holds nobody up, its default is no, and it is open for all to see."""
    case = Board().round(2).human("red").human("blue").play("3")
    for colour in ("red", "blue"):
        (call,) = [p for p in case.asked(colour) if p.options[0].verb == "call"]
        assert (call.optional, call.secret, call.default) == (True, False, [])
    case.pick("call", by="blue")
    case.pick("recall", by="blue")
    case.pick("call", by="red")
    assert not case.over


@pytest.mark.rule("SV-17.17")
def test_the_end_is_not_offered_before_everybody_has_had_a_turn() -> None:
    """Nothing could come of it but the draw that the game began with."""
    case = Board().human("red").human("blue").play("3", "lake", "3", "lake", "3")
    for colour in ("red", "blue"):
        assert all(p.options[0].verb != "call" for p in case.asked(colour))
    case.go("G4", "F5")
    assert case.state.round == 2
    for colour in ("red", "blue"):
        assert [p.options[0].id for p in case.asked(colour) if p.optional] == ["call"]


def quiet_blue() -> Case:
    """Blue, who began, has let two turns run out, and is asked a third time; Red plays on."""
    case = Board("D4 mountain, G1 mountain").human("blue", "D4").human("red", "G1").play("1")
    for _ in range(2):
        case.then("mountain", "1").lapse()
        new = next(end for end in sorted(case.ends) if end not in case.state.tokens)
        case.then("mountain", "1").go(new)
    assert case.whose == "blue"
    return case


@pytest.mark.rule("SV-17.17", "SV-18.2")
def test_absent_players_are_not_asked() -> None:
    """Red's call is enough, once Blue has gone."""
    case = quiet_blue()
    case.then("mountain", "1").lapse()
    assert case.table.absent_seats == {case.seat("blue")}
    assert case.asked("blue") == []
    case.pick("call", by="red")
    assert way(case) == "called"


@pytest.mark.rule("SV-17.17")
def test_whoever_goes_away_after_a_call_is_waited_for_no_more() -> None:
    """Red called while Blue was still there; Blue's third default is all that was missing."""
    case = quiet_blue()
    case.pick("call", by="red")
    assert not case.over
    case.then("mountain", "1").lapse()
    assert way(case) == "called"


@pytest.mark.rule("SV-17.18", "SV-3.15", "SV-3.16")
def test_players_without_pieces_stay_in_the_game() -> None:
    """Zombie player and Vampire with nothing on the board roll on, and share the last dawn."""
    board = Board("D4 city, A7 graveyard").zombie_player("red").vampire_player("green")
    case = board.human("blue").play("4", "2", "3")
    assert [event.data["seat"] for event in case.told("roll")] == [0, 1, 2]
    board = Board("D4 city, A7 graveyard").zombie_player("red").vampire_player("green").round(60)
    case = board.play("4", "2")
    assert winners(case) == {"red", "green"}

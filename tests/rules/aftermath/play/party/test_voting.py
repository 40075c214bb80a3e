"""Party votes (AF-17)."""

from __future__ import annotations

import pytest

from rules.aftermath.play.context import Here
from rules.aftermath.play.party.voting import ask_vote
from rules.engine import Option, Play
from tests.rules.aftermath.build import Case, Party, Script

FOUR = ("wren", "bodkin", "cog", "marl")
THREE = FOUR[:3]


def ballot(*ids: str, default: str = "", needs_half: str = "") -> Script:
    options = [Option(one, "choose", f"Go {one}") for one in ids or ("north", "south", "west")]

    def script(h: Here) -> Play[str]:
        return (
            yield from ask_vote(
                h,
                "Where do you go?",
                options,
                default or options[0].id,
                topic="way",
                rule="AF-17.4",
                needs_half=needs_half,
            )
        )

    return script


def voted(party: Party, *votes: str, **asked: str) -> Case:
    """What the players vote, in turn; None of them is asked twice."""
    case = party.play(ballot(**asked))
    for seat, one in enumerate(votes):
        case.pick(one, by=seat)
    return case


@pytest.mark.rule("AF-17.1", "AF-17.4")
def test_most_votes_win() -> None:
    case = voted(Party(*THREE).bookkeeper("wren"), "north", "south", "south")
    assert case.returned == "south"
    assert case.said("The party decides: Go south.")


@pytest.mark.rule("AF-17.1", "AF-17.4")
def test_a_tie_goes_as_the_bookkeeper_votes() -> None:
    assert voted(Party().bookkeeper("wren"), "west", "south").returned == "west"
    case = voted(Party().bookkeeper("bodkin"), "west", "south")
    assert case.returned == "south"
    assert case.said("It's a tie, so Bodkin, as bookkeeper, decides: Go south.")


@pytest.mark.rule("AF-17.4")
def test_it_is_open_and_may_be_changed_until_all_have_voted() -> None:
    case = voted(Party(*THREE), "north")
    assert case.s.votes == {0: "north"}
    assert case.said("Ada votes: Go north.")
    case.pick("south", by=0).pick("south", by=1).pick("north", by=2)
    assert case.returned == "south"


@pytest.mark.rule("AF-17.4")
def test_who_lets_the_deadline_pass_does_not_vote() -> None:
    case = voted(Party(*THREE).bookkeeper("wren"), default="north")
    case.pick("west", by=2)
    case.lapse(0)
    case.lapse(1)
    assert case.returned == "west"


@pytest.mark.rule("AF-17.2", "AF-17.4")
def test_where_nobody_votes_it_is_the_default() -> None:
    case = Party(*THREE).play(ballot(default="south"))
    assert case.defaults().returned == "south"
    assert case.said("No vote counts, so the party takes the default: Go south.")


@pytest.mark.rule("AF-17.4")
def test_a_tie_without_the_bookkeeper_goes_to_the_default() -> None:
    case = voted(Party(*THREE).bookkeeper("wren"), default="west")
    case.pick("west", by=1).pick("south", by=2).pick("abstain", by=0)
    assert case.returned == "west"
    assert case.said(
        "It's a tie that Wren, as bookkeeper, does not break, so the first choice wins: Go west."
    )


@pytest.mark.rule("AF-17.5")
def test_the_last_vote_closes_it_at_once() -> None:
    case = voted(Party(*THREE).bookkeeper("cog"), "north", "south")
    assert not case.over
    case.pick("south", by=2)
    assert case.returned == "south"
    assert case.s.votes == {}


@pytest.mark.rule("AF-17.4")
def test_a_player_of_two_has_one_question_which_counts_for_both() -> None:
    case = Party(*FOUR, seats=2).bookkeeper("bodkin").play(ballot())
    assert len(case.table.needed_prompts) == 2
    case.pick("north", by=0).pick("south", by=1)
    assert case.returned == "south"


def test_whoever_plays_alone_merely_chooses() -> None:
    case = Party(seats=1).play(ballot())
    assert case.options == ["north", "south", "west"]
    assert case.pick("west").returned == "west"


def test_nobody_is_asked_where_there_is_one_option() -> None:
    assert Party().play(ballot("north")).returned == "north"


@pytest.mark.parametrize(
    ("votes", "comes"),
    [
        (("south", "south", "south", "north"), "south"),
        (("south", "south", "north", "west"), "north"),
        (("south", "south", "north", "north"), "north"),
    ],
)
def test_what_needs_half_wins_only_with_more_than_half(votes: tuple[str, ...], comes: str) -> None:
    assert voted(Party(*FOUR), *votes, needs_half="south").returned == comes

"""Party votes (AF-17)."""

from __future__ import annotations

from rules.aftermath.play.context import Here
from rules.aftermath.play.party.voting import ask_vote
from rules.engine import Option, Play
from tests.rules.aftermath.rows import Check, rows


def ballot(h: Here, default: str, *ids: str, needs_half: str = "") -> Play[str]:
    options = [Option(one, "choose", f"Go {one}") for one in ids or ("north", "south", "west")]
    return (
        yield from ask_vote(
            h,
            "Where do you go?",
            options,
            default,
            topic="way",
            rule="AF-17.4",
            needs_half=needs_half,
        )
    )


@rows(
    """
AF-17.1 AF-17.4 most votes win | party wren bodkin cog | vote north; 0:north 1:south 2:south
        | gives south; told The party decides: Go south.
AF-17.1 AF-17.4 a tie goes as the bookkeeper votes | - | vote north; 0:west 1:south | gives west
AF-17.1 AF-17.4 whoever it is | bookkeeper bodkin | vote north; 0:west 1:south | gives south; told
        It's a tie, so Bodkin, as bookkeeper, decides: Go south.
AF-17.4 it is open | party wren bodkin cog | vote north; 0:north | votes 0:north;
        told Ada votes: Go north.
AF-17.4 and may be changed | party wren bodkin cog | vote north; 0:north 0:south 1:south 2:north
        | gives south
AF-17.4 who lets the deadline pass does not vote | party wren bodkin cog | vote north;
        2:west 0:lapse 1:lapse | gives west
AF-17.2 AF-17.4 nobody votes | party wren bodkin cog | vote south; defaults | gives south; told No
        vote counts, so the party takes the default: Go south.
AF-17.4 a tie without the bookkeeper | party wren bodkin cog | vote west; 1:west 2:south 0:abstain
        | gives west; told It's a tie that Wren, as bookkeeper, does not break, so the first choice
        wins: Go west.
AF-17.5 two of three | party wren bodkin cog; bookkeeper cog | vote north; 0:north 1:south | over no
AF-17.5 the last vote closes it | party wren bodkin cog; bookkeeper cog | vote north;
        0:north 1:south 2:south | gives south; votes nothing
AF-17.4 one question for a player of two | party wren bodkin cog marl; seats 2; bookkeeper bodkin
        | vote north | topics way way
AF-17.4 counts for both | party wren bodkin cog marl; seats 2; bookkeeper bodkin | vote north;
        0:north 1:south | gives south
AF-17.4 one player merely chooses | seats 1 | vote north | options north south west
AF-17.4 as they like | seats 1 | vote north; west | gives west
AF-17.4 one option is no question | - | vote north north | gives north
AF-4.20 more than half | party wren bodkin cog marl | vote-half north;
        0:south 1:south 2:south 3:north | gives south
AF-4.20 half with most votes | party wren bodkin cog marl | vote-half north;
        0:south 1:south 2:north 3:west | gives north
AF-4.20 half | party wren bodkin cog marl | vote-half north; 0:south 1:south 2:north 3:north
        | gives north
""",
    vote=ballot,
    **{"vote-half": lambda h, default: ballot(h, default, needs_half="south")},
)
def test_votes(check: Check) -> None:
    check()

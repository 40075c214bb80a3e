"""Party votes (AF-17)."""

from typing import Any

from rules.aftermath.play.context import Here
from rules.aftermath.play.party.voting import ask_vote
from rules.engine import Option, Play
from tests.rules.aftermath.rows import Check, make_rows


def hold_vote(h: Here, default: str, *ids: str, needs_half: str = "") -> Play[str]:
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


SCRIPTS: dict[str, Any] = {
    "vote": hold_vote,
    "vote-half": lambda h, default: hold_vote(h, default, needs_half="south"),
}
rows = make_rows(SCRIPTS)


@rows("""
AF-17.1 AF-17.4 most votes win | party 3 | vote north; 0:north 1:south 2:south | gives south;
    told The party decides: Go south.
AF-17.1 AF-17.4 a tie goes as the bookkeeper votes | - | vote north; 0:west 1:south | gives west
AF-17.1 AF-17.4 any bookkeeper | bookkeeper bodkin | vote north; 0:west 1:south | gives south; told
    It's a tie, so Bodkin, as bookkeeper, decides: Go south.
AF-17.4 it is open | party 3 | vote north; 0:north | votes 0:north; told Ada votes: Go north.
AF-17.4 and may be changed | party 3 | vote north; 0:north 0:south 1:south 2:north | gives south
AF-17.4 a missed deadline is no vote | party 3 | vote north; 2:west 0:lapse 1:lapse
    | gives west
AF-17.2 AF-17.4 nobody votes | party 3 | vote south; defaults | gives south; told No vote counts, so
    the party takes the default: Go south.
AF-17.4 a tie without the bookkeeper | party 3 | vote north; 1:west 2:south 0:abstain | gives north;
    told It's a tie that Wren, as bookkeeper, does not break, so the party takes the default: Go
    north.
AF-17.5 two of three, the last vote closes it | party 3; bookkeeper cog | vote north;
    0:north 1:south; is over no; 2:south | gives south; votes nothing
AF-17.4 one question for a player of two, counts for both | party 4; seats 2; bookkeeper bodkin
    | vote north; is topics way way; 0:north 1:south | gives south
AF-17.4 one player merely chooses | seats 1 | vote north | options north south west
AF-17.4 as they like | seats 1 | vote north; west | gives west
AF-17.4 one option is no question | - | vote north north | gives north
AF-4.20 {more than half/half with most votes/half} | party 4 | vote-half north; 0:south 1:south
    2:{south/north/north} 3:{north/west/north} | gives {south/north/north}
""")
def test_votes(check: Check) -> None:
    check()

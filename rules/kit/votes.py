"""Open votes, in which everybody sees the others' votes and may change their own until the last is
given; and ways to count them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from rules.engine import Data, Option, Play, Prompt, Text
from rules.engine.late_texts import read_raw_text
from rules.kit.words import Message

from .turns import Asked, Turn

V = TypeVar("V")

BALLOT_KEY = "ballot"
"""A key in the data of a question that asks for an open vote. Bots answer such a question after
people."""

ABSTAIN = Option("abstain", "vote", Message("abstain"))
VOTED_KEY = "voted"
"""A key in the data of a question that lets a seat change its vote: what the seat has voted for. A
bot that answers such questions might never stop; `bots.choose_best_answer` does not answer them."""


def find_plurality(votes: Mapping[int, V], among: Sequence[V]) -> V | None:
    """Find which of the things in `among` has the most votes, on a tie the first. Return None if
    none of them has a vote."""
    counts = Counter(votes.values())
    return max([one for one in among if counts[one]], key=counts.__getitem__, default=None)


def has_majority(votes: Mapping[int, V], one: V, seats: int) -> bool:
    """Return whether more than half of all the seats, including those without a vote, have voted
    for `one`."""
    return 2 * sum(vote == one for vote in votes.values()) > seats


def hold_vote(
    h: Turn[Any],
    seats: Sequence[int],
    text: Text,
    options: Sequence[Option],
    *,
    default: str,
    votes: dict[int, str] | None = None,
    abstain: Option | None = None,
    kind: str = "vote",
    topic: str = "vote",
    data: Data | None = None,
    rule: str = "",
) -> Play[dict[int, str]]:
    """Ask several seats for one of the options each, all at once and openly; a seat that has voted
    may change its vote until all have voted. Tell everybody each vote. Return seat -> option id in
    the order of `seats`, without those who abstained.

    `default`: the vote of an absent seat; with `abstain`, an extra option for abstaining, an absent
    seat abstains. `votes`: where to keep the votes, such as a field of the position for views to
    show; votes already in it count as given, and it is emptied afterwards. If there is only one
    option and nobody may abstain, nobody is asked. `find_plurality` and `has_majority` count the
    votes."""
    if len(options) == 1 and abstain is None:
        return dict.fromkeys(seats, options[0].id)
    cast = votes if votes is not None else {}
    offered = [*options, abstain] if abstain is not None else list(options)
    labels = {option.id: read_raw_text(option, "label") for option in offered}
    quiet = abstain.id if abstain is not None else default

    def question(seat: int) -> Prompt[str]:
        given = cast.get(seat)
        more = {**(data or {}), BALLOT_KEY: True}
        if given is not None:
            more[VOTED_KEY] = given
        others = [option for option in offered if option.id != given]
        return h.t.choice(
            seat,
            text if given is None else Message("your-vote", question=text, vote=labels[given]),
            others,
            default=quiet if quiet != given else others[0].id,
            optional=given is not None,
            topic=topic,
            data=more,
            rule=rule,
        )

    def questions() -> list[Asked]:
        open_to = [seat for seat in seats if seat not in cast or len(offered) > 1]
        return [("vote", question(seat)) for seat in open_to]

    while len(cast) < len(seats):
        _, prompt, chosen = yield from h.ask_menu(questions)
        does = "changes-vote" if prompt.seat in cast else "votes"
        cast[prompt.seat] = chosen
        told = Message(does, player=h.name_seat(prompt.seat), vote=labels[chosen])
        h.tell(told, kind=kind, seat=prompt.seat, vote=chosen)
    given = {seat: cast[seat] for seat in seats if abstain is None or cast[seat] != abstain.id}
    cast.clear()
    return given

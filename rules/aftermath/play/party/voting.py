"""Party votes: what the players decide together, with the bookkeeper breaking ties (AF-17.1 to
AF-17.5)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from rules.aftermath.model.state import State
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.engine import Data, Option, Play
from rules.engine.late_texts import raw_of
from rules.engine.messages import Text
from rules.kit import votes


def ask_vote(
    h: Here,
    text: Message,
    options: Sequence[Option],
    default: str,
    *,
    topic: str,
    rule: str,
    needs_half: str = "",
    data: Data | None = None,
) -> Play[str]:
    """Let the party vote openly, and return the chosen option's id.

    Each player has one vote, which counts once for each of its characters, and may change it until
    all have voted. Most votes win, the bookkeeper's vote breaks a tie, and without votes `default`
    wins (AF-17.4). A player alone just chooses, and a single option is taken without a vote.
    `needs_half`: an option that wins only with more than half of all votes; if it has fewer, votes
    for it do not count (AF-4.20).
    """
    s = h.s
    if s.seats == 1:
        return (
            yield from h.choose(
                s.party[s.bookkeeper].seat,
                text,
                options,
                default=default,
                topic=topic,
                data=data,
                rule=rule,
            )
        )
    if len(options) == 1:
        return options[0].id
    cast = yield from votes.hold_vote(
        h,
        range(s.seats),
        text,
        options,
        default=default,
        votes=s.votes,
        abstain=Option(votes.ABSTAIN.id, options[0].verb, raw_of(votes.ABSTAIN, "label")),
        topic=topic,
        data=data,
        rule=rule,
    )
    counted = _find_counted_votes(s, cast, needs_half)
    among = sorted([option.id for option in options], key=lambda one: one != default)
    winner = votes.find_plurality(counted, among, tie_break=s.bookkeeper) or default
    labels = {option.id: raw_of(option, "label") for option in options}
    _tell_result(h, counted, labels, winner)
    return winner


def _tell_result(
    h: Here, counted: Mapping[int, str], labels: Mapping[str, Text], winner: str
) -> None:
    """Tell what the party has decided, and why if votes are even."""
    counts = Counter(counted.values())
    even = [one for one, n in counts.items() if n == counts[winner]]
    keeper, choice = h.s.bookkeeper, labels[winner]
    if not counts[winner]:
        told = Message("decides-nothing", choice=choice)
    elif len(even) == 1:
        told = Message("decides", choice=choice)
    else:
        decides = counted.get(keeper) == winner
        told = Message(
            "keeper-decides" if decides else "keeper-has-no-say",
            member=h.name_member(keeper),
            choice=choice,
        )
    h.tell(told, kind="vote", winner=winner)


def _find_counted_votes(s: State, cast: Mapping[int, str], needs_half: str) -> dict[int, str]:
    """Find the votes that count, by member."""
    by_member: dict[int, str] = {
        member: cast[s.party[member].seat] for member in s.members if s.party[member].seat in cast
    }
    if needs_half and not votes.has_majority(by_member, needs_half, len(s.party)):
        return {member: one for member, one in by_member.items() if one != needs_half}
    return by_member

"""Party votes: what the players decide together, with the bookkeeper breaking ties (AF-17.1 to
AF-17.5)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from rules.aftermath.model.state import State
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.engine import Data, Option, Play
from rules.engine.late_texts import read_raw_text
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
    all have voted. Most votes win, the bookkeeper's vote breaks a tie, and without either `default`
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
        abstain=Option(votes.ABSTAIN.id, options[0].verb, read_raw_text(votes.ABSTAIN, "label")),
        topic=topic,
        data=data,
        rule=rule,
    )
    counted = _find_counted_votes(s, cast, needs_half)
    labels = {option.id: read_raw_text(option, "label") for option in options}
    return _find_winner(h, counted, labels, default)


def _find_winner(
    h: Here, counted: Mapping[int, str], labels: Mapping[str, Text], default: str
) -> str:
    """Find what the party has decided, and tell it, with the reason if votes are even."""
    counts, keeper = Counter(counted.values()), h.s.bookkeeper
    even = [one for one, n in counts.items() if n == max(counts.values())]
    casting = [one for one in even if one == counted.get(keeper)]
    winner = next(iter(even if len(even) == 1 else casting), default)
    if len(even) < 2:
        told = Message("decides" if even else "decides-nothing", choice=labels[winner])
    else:
        how = "keeper-decides" if casting else "keeper-has-no-say"
        told = Message(how, member=h.name_member(keeper), choice=labels[winner])
    h.tell(told, kind="vote", winner=winner)
    return winner


def _find_counted_votes(s: State, cast: Mapping[int, str], needs_half: str) -> dict[int, str]:
    """Find the votes that count, by member."""
    by_member: dict[int, str] = {
        member: cast[s.party[member].seat] for member in s.members if s.party[member].seat in cast
    }
    if needs_half and not votes.has_majority(by_member, needs_half, len(s.party)):
        return {member: one for member, one in by_member.items() if one != needs_half}
    return by_member

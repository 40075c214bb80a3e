"""Which humans an effect is for, and whether they agree (PH-11.3 to PH-11.5)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rules.engine import Option, Play, Prompt, Text
from rules.posthuman.effects.models import Amount
from rules.posthuman.effects.modifiers import is_protected
from rules.posthuman.effects.spelling import Data, Whom
from rules.posthuman.effects.words import describe_primitives
from rules.posthuman.model.decks import EQUIPMENT, FOLLOWERS, SKILLS, TILES, name_of
from rules.posthuman.model.state import State
from rules.posthuman.play.context import Here
from rules.posthuman.words import Message, fit_detail

YES, NO = "yes", "no"


def is_vs(source: str) -> bool:
    """Whether a card has the VS symbol: its targets need not agree."""
    card = SKILLS.get(source) or EQUIPMENT.get(source)
    return card is not None and card.vs


def is_benign(source: str) -> bool:
    """Whether an absent player agrees to a card by default. Tiles and followers do no harm."""
    card = SKILLS.get(source) or EQUIPMENT.get(source)
    return card.benign if card is not None else source in TILES or source in FOLLOWERS


def needs_consent(source: str) -> bool:
    """Whether others must agree to a card: one that belongs to a human, unless it is VS
    (PH-11.4)."""
    owned = any(source in cards for cards in (SKILLS, EQUIPMENT, TILES, FOLLOWERS))
    return owned and not is_vs(source)


def list_others_here(s: State, seat: int, source: str = "") -> list[int]:
    """List the other humans on the same terrain whom a card can be used on; for a VS card, only
    those whom nothing protects (PH-26.3)."""
    found = s.same_terrain(seat)
    return [other for other in found if not (is_vs(source) and is_protected(s, other))]


def list_candidates(s: State, seat: int, whom: Whom, source: str = "") -> list[int]:
    """List the humans whom an effect can be for."""
    if whom == "self":
        return [seat]
    if whom == "all":
        return [other for other in s.list_seats_clockwise() if other in s.humans]
    others = list_others_here(s, seat, source)
    return others if whom == "other" else [seat, *others]


def ask_targets(h: Here, seat: int, one: Amount, cause: Text, source: str = "") -> Play[list[int]]:
    """Find the humans whom an effect is for: ask the owner to pick one if the effect is for one,
    and ask others whether they agree."""
    among = list_candidates(h.s, seat, one.whom, source)
    if one.whom in ("other", "chosen"):
        who = yield from ask_human(h, seat, among, Message("for-whom-is-it", cause=cause))
        among = [] if who is None else [who]
    if not needs_consent(source):
        return among
    return (yield from ask_consent(h, seat, among, cause, source, do=[one]))


def ask_human(h: Here, seat: int, among: Sequence[int], text: Message) -> Play[int | None]:
    """Ask which of some humans it is. Return None if the list is empty."""
    return h.choose_seat(seat, text, among, verb="use", topic="target", rule="PH-11.3")


@lru_cache(maxsize=1024)
def limit_to_self(one: Data) -> Data:
    """Return the primitive as it works for the human that it is carried out for."""
    if isinstance(one, Amount) and one.whom != "self":
        return one.model_copy(update={"whom": "self"})
    return one


def ask_consent(
    h: Here, seat: int, among: Sequence[int], cause: Text, source: str, *, do: Iterable[Data]
) -> Play[list[int]]:
    """Ask all of these humans at once, except the owner, whether they agree to what it does.
    Return the seats that agree, with the owner's (PH-11.4, PH-11.5)."""
    asked = [other for other in among if other != seat]
    default = YES if is_benign(source) else NO
    does = describe_primitives([limit_to_self(one) for one in do])
    agree = Option(
        YES, "camp", Message("agree"), fit_detail(Message("capital-sentence", text=does))
    )
    prompts: list[Prompt[str]] = [
        h.t.choice(
            other,
            Message("agree-to-card-by", player=h.name_seat(seat), card=name_of(source), cause=cause)
            if name_of(source) != cause
            else Message("agree-to-card", player=h.name_seat(seat), card=cause),
            [agree, Option(NO, "camp", Message("decline"))],
            default=default,
            topic="consent",
            data={"by": seat, "card": source, "benign": default == YES},
            rule="PH-11.4",
        )
        for other in asked
    ]
    if not prompts:
        return list(among)
    answers = yield from h.t.ask_all(prompts)
    refused = [other for other, said in zip(asked, answers, strict=True) if said == NO]
    for other in refused:
        told = Message("declines-card", player=h.name_seat(other), card=name_of(source))
        h.tell_of(other, told, kind="consent")
    return [other for other in among if other not in refused and other in h.s.humans]

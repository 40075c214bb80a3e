"""The react window: players use cards against what is about to hit somebody (HI-12.12)."""

from dataclasses import dataclass

from rules.engine import Play
from rules.engine.messages import Text
from rules.hope.effects.carry_out import carry_out
from rules.hope.effects.language.models import Hurt, Prevent, Redirect, Target
from rules.hope.play import powers
from rules.hope.play.context import Here
from rules.hope.play.powers import PASS, Card
from rules.hope.words import Message


@dataclass(slots=True)
class Hit:
    """A loss that is about to hit a character: whom, what, how much, and why."""

    seat: int
    what: Hurt
    n: int
    why: Text
    passed: bool = False
    """Whether a card has redirected it from another character."""


@dataclass(slots=True)
class PassedOn:
    """A hit that a card has redirected to another character, and that card, whose other effects are
    still to be carried out."""

    hit: Hit
    card: Card
    holder: int


def resolve_reactions(h: Here, hit: Hit) -> Play[PassedOn | None]:
    """Let players prevent or redirect a hit, its victim first. Each prevention lowers `hit.n`.
    After a redirection only the new victim may react. Return the redirected hit, or None if nobody
    redirects it."""
    s = h.s
    c = s.find_character(hit.seat)
    for holder in [hit.seat] if hit.passed else s.living_from(hit.seat):
        while s.is_alive(holder):
            usable = powers.list_usable(h, holder, "react")
            found = [card for card in usable if _can_ward_off(h, card, holder, hit)]
            card = (yield from _ask_to_react(h, holder, hit, found)) if found else None
            if card is None:
                break
            told = Message("uses", character=h.name_seat(holder), card=card.name)
            h.tell_and_record(told, kind="use", seat=holder, card=card.held.card)
            powers.turn_over(h, card)
            first = card.power.effects[0]
            if isinstance(first, Redirect):
                return (yield from _redirect_hit(h, holder, hit, card, first))
            assert isinstance(first, Prevent)
            spared = {"n": min(hit.n, first.n), "what": hit.what, "card": card.name}
            hit.n -= first.n
            told = Message("is-spared", character=h.name_seat(hit.seat), **spared)
            h.tell_and_record(told, kind="spared")
            yield from carry_out(h, card.power.effects[1:], holder, card.name)
            if hit.n <= 0 or not s.is_here(c):
                return None
    return None


def _redirect_hit(h: Here, holder: int, hit: Hit, card: Card, how: Redirect) -> Play[PassedOn]:
    onto: int | None = holder
    if how.to == "target":
        text = Message("whom-does-it-hit", card=card.name)
        onto = yield from h.choose_seat(holder, text, h.s.list_others(holder), rule="HI-12.12")
    assert onto is not None  # `_can_ward_off` leaves out such a card if nobody else lives
    told = Message(
        "hits-instead",
        n=hit.n,
        what=hit.what,
        onto=h.name_seat(onto),
        character=h.name_seat(hit.seat),
        card=card.name,
    )
    h.tell_and_record(told, kind="redirected", seat=onto)
    return PassedOn(Hit(onto, hit.what, hit.n, card.name, passed=True), card, holder)


def _can_ward_off(h: Here, card: Card, holder: int, hit: Hit) -> bool:
    """Return whether a card can prevent or redirect this hit. A group Asset is only for the one
    about to be hit."""
    first = card.power.effects[0]
    if not isinstance(first, Prevent | Redirect) or hit.what not in first.of:
        return False
    if isinstance(first, Redirect) and hit.passed:
        return False  # a hit is redirected only once
    if card.asset is not None and card.asset.group:
        return holder == hit.seat
    if isinstance(first, Redirect) and first.to == "target":
        return holder == hit.seat and bool(h.s.list_others(holder))
    if isinstance(first, Redirect) and holder == hit.seat:
        return False
    return _is_meant_by(h, first.target, holder, hit.seat)


def _is_meant_by(h: Here, target: Target, holder: int, seat: int) -> bool:
    match target:
        case "self":
            return holder == seat
        case "others" | "chosen_other":
            return holder != seat
        case "partner":
            return seat in h.s.list_partners(holder)
        case "left" | "right":
            return seat == h.s.find_neighbour(holder, 1 if target == "left" else -1)
        case _:
            return True


def _ask_to_react(h: Here, holder: int, hit: Hit, found: list[Card]) -> Play[Card | None]:
    if h.s.players[holder].standing.react:  # by a standing order (HI-17.2)
        return found[0]
    text = Message("will-hit-you", n=hit.n, what=hit.what, why=hit.why)
    if holder != hit.seat:
        text = Message("will-hit", character=h.name_seat(hit.seat), **text.data)
    chosen = yield from h.choose(
        holder,
        text,
        [*(powers.make_use_option(card) for card in found), PASS],
        default=PASS.id,
        topic="react",
        data={"for": hit.seat, "what": hit.what, "n": hit.n},
        rule="HI-12.12",
    )
    return next((card for card in found if card.id == chosen), None)

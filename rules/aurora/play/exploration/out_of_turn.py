"""What a player may do out of turn: stowing, the Hazmat Suit, the SOS Flare (LA-21.3)."""

from functools import lru_cache
from itertools import combinations
from typing import Any

from rules.aurora.effects import hidden_cards
from rules.aurora.effects.hidden_cards import CARDS, FLARES, SUIT
from rules.aurora.model.boxes import DAMAGE
from rules.aurora.model.layout import Cards, plan_of
from rules.aurora.play import rest
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy
from rules.aurora.words import Message
from rules.engine import Illegal, Offer, Option, Play, Prompt


def list_offers(h: Here, seat: int) -> list[Offer]:
    """List the offers that are open to a seat on anybody's turn."""
    found: list[tuple[str, Prompt[Any] | None]] = []
    if not h.is_combat_phase:
        found.append(("stow", _offer_stow_swap(h, seat)))
    found.append(("suit", hidden_cards.offer_hidden_cards(h, seat, SUIT)))
    if h.s.phase == "rest":  # everybody's turn at once (LA-9.1, LA-16.9)
        found.append(("cards", hidden_cards.offer_hidden_cards(h, seat, CARDS)))
    if h.s.recall:
        found.append(("flare", _offer_flare(h, seat)))
    return [(role, asked) for role, asked in found if asked is not None]


def _offer_flare(h: Here, seat: int) -> Prompt[str] | None:
    """Make the question whether to call the Aurora back. Players may change their minds after a no
    (LA-16.20). Return None if the seat cannot."""
    flares = [card for card in h.find_player(seat).hand if card in FLARES]
    # If the hand's limit already asks about the Flare, fire it there, or another card would go too.
    if not flares or h.has_open_option(seat, flares):
        return None
    options = [Option("fire", "play", Message("fire-flare"), Message("fire-flare-detail"))]
    if not h.s.keeps_flare:
        options.append(Option("keep", "play", Message("keep-flare")))
    return h.t.choice(
        seat,
        Message("fire-flare-now"),
        options,
        default="fire",
        secret=True,
        optional=True,
        topic="flare",
        rule="LA-16.20",
    )


def apply_out_of_turn(h: Here, role: str, prompt: Prompt[Any], value: Any) -> Play[None]:
    """Carry out an answer given out of turn."""
    seat = prompt.seat
    if role == "flare":
        if value == "fire":
            yield from hidden_cards.fire_the_flare(h, seat)
        else:
            h.s.keeps_flare = True
    elif role in ("suit", "cards"):
        yield from hidden_cards.play_hidden_card(h, seat, value)
        if h.s.phase == "rest":  # an MRE may have made the Mechanic Active (LA-9.5)
            yield from rest.let_mechanic_repair(h, seat)
    else:
        _swap_boxes(h, seat, *value)


def _swap_boxes(h: Here, seat: int, one: str, two: str) -> None:
    p = h.find_player(seat)
    (here, first), (there, second) = p.find_holder(one), p.find_holder(two)
    held = here.boxes[first]
    here.boxes[first], there.boxes[second] = there.boxes[second], held
    h.tell(Message("restows", player=h.name_seat(seat)), kind="stow", seat=seat)


def _offer_stow_swap(h: Here, seat: int) -> Prompt[list[str]] | None:
    """Make the question which two boxes exchange what they hold. Return None if no two can."""
    p = h.find_player(seat)
    options, pair = _find_exchanges(p.cards, tuple(p.contents))
    if not pair:
        return None

    def fits(chosen: list[str]) -> None:
        one, two = chosen
        if not convoy.can_swap(p, one, two):
            refusal = Message(
                "cannot-exchange",
                one=convoy.label_box(p, one),
                first=convoy.describe_box(p, one),
                other=convoy.label_box(p, two),
                second=convoy.describe_box(p, two),
            )
            raise Illegal(refusal, rule="LA-4.5")

    return h.t.choices(
        seat,
        Message("restow"),
        options,
        default=pair,
        least=2,
        most=2,
        optional=True,
        check=fits,
        topic="stow",
        aside=True,
        rule="LA-4.8",
    )


@lru_cache(maxsize=2048)
def _find_exchanges(
    cards: Cards, contents: tuple[str, ...]
) -> tuple[tuple[Option, ...], tuple[str, ...]]:
    """List the options for the cargo boxes of a Convoy with these cards and contents, and find the
    first two that could exchange. Cached, as it is needed after every answer and seldom changes."""
    plan = plan_of(cards)
    cargo = [
        (ref, (box, content))
        for ref, box, content in zip(plan.refs, plan.boxes, contents, strict=True)
        if box.is_cargo and content != DAMAGE
    ]
    options = [
        Option(ref, "stow", plan.names[ref], convoy.describe_box_with_content(*box))
        for ref, box in cargo
    ]
    pairs = (
        (one, two)
        for (one, here), (two, there) in combinations(cargo, 2)
        if convoy.can_exchange(here, there)
    )
    return tuple(options), next(pairs, ())

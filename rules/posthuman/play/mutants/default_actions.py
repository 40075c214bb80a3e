"""What a mutant may do instead of playing its card: tactics, mutate or consolidate (PH-18.12 to
PH-18.14)."""

from collections.abc import Sequence
from itertools import permutations
from typing import Literal

from rules.engine import Option, Play, Text
from rules.posthuman.model.decks import SCARS, name_of
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import LEVELS, Level
from rules.posthuman.play.context import Here
from rules.posthuman.play.mutants.mutant_actions import (
    describe_mutant_action,
    is_active,
    spend_action,
)
from rules.posthuman.play.people.scars import (
    describe_mutation,
    describe_scar,
    find_hand_limit,
    refill_hand,
    take_scar,
)
from rules.posthuman.words import Message, fit_label, join_with_commas

KEEP = "keep"


# -- mutate --------------------------------------------------------------------------------------


def resolve_mutate(h: Here, seat: int) -> Play[None]:
    """Draw a scar and ask whether it replaces a mutation in play; otherwise, or if it is blank, it
    is discarded (PH-18.13). The question is asked for a blank scar too, or others would know that
    it is blank."""
    mutant = h.mutant(seat)
    spend_on_default_action(h, seat, "mutate")
    scar = take_scar(h)
    if scar is None:
        h.tell_of(seat, Message("finds-no-scar", player=h.name_seat(seat)), kind="mutate")
        return
    mutant.drawn = scar
    card = SCARS[scar]
    options = [Option(KEEP, "prey", Message("discard-card", card=card.name))]
    if not card.is_blank:
        options += [
            Option(
                old,
                "prey",
                Message("in-place-of", scar=SCARS[old].name),
                describe_mutation(old),
                {"scar": old},
            )
            for old in mutant.mutations
        ]
    chosen = yield from h.choose(
        seat,
        describe_scar(scar, drawn=True),
        options,
        default=KEEP,
        secret=True,
        about=Message("about-mutating", player=h.name_seat(seat)),
        topic="mutate",
        data={"scar": scar},
        rule="PH-18.13",
    )
    mutant.drawn = None
    if chosen == KEEP:
        h.s.scars.discard(scar)
        h.tell_of(seat, Message("stays-the-same", player=h.name_seat(seat)), kind="mutate")
        return
    mutant.mutations[mutant.mutations.index(chosen)] = scar
    h.s.scars.discard(chosen)
    told = Message("mutates", player=h.name_seat(seat), scar=card.name, before=SCARS[chosen].name)
    h.tell(told, kind="mutate", seat=seat, scar=scar)
    yield from _fit_hand(h, seat)


def _fit_hand(h: Here, seat: int) -> Play[None]:
    """Discard cards until the hand fits its lowered limit (PH-18.2)."""
    mutant = h.mutant(seat)
    while len(mutant.hand) > find_hand_limit(mutant):
        one = yield from h.choose(
            seat,
            Message("hand-holds-fewer"),
            [Option(one, "prey", name_of(one), describe_mutant_action(one)) for one in mutant.hand],
            secret=True,
            about=Message("about-smaller-hand", player=h.name_seat(seat)),
            topic="hand_limit",
            rule="PH-18.2",
        )
        discard_actions(h, seat, [one])


# -- consolidate, and the swap of a full hand ----------------------------------------------------


def resolve_consolidate(h: Here, seat: int) -> Play[None]:
    """Discard any number of cards and draw up to the limit (PH-18.14)."""
    mutant = h.mutant(seat)
    spend_on_default_action(h, seat, "consolidate")
    away: list[str] = []
    if mutant.hand:
        prompt = h.t.choices(
            seat,
            Message("consolidate-how"),
            [Option(one, "prey", name_of(one), describe_mutant_action(one)) for one in mutant.hand],
            default=[],
            secret=True,
            about=Message("about-consolidating", player=h.name_seat(seat)),
            topic="consolidate",
            data={"hand": list(mutant.hand)},
            rule="PH-18.14",
        )
        away = yield from h.t.ask(prompt)
    discard_actions(h, seat, away)
    refill_hand(h, seat)


def discard_actions(h: Here, seat: int, cards: list[str]) -> None:
    """Discard cards of a mutant's hand, and tell the players (PH-1.10)."""
    hand = h.mutant(seat).hand
    for one in cards:
        hand.remove(one)
        h.s.mutant_actions.discard(one)
    if cards:
        told = Message(
            "discards-actions", player=h.name_seat(seat), cards=[name_of(one) for one in cards]
        )
        h.tell_of(seat, told, kind="discard", cards=list(cards))


def spend_on_default_action(
    h: Here, seat: int, what: Literal["mutate", "consolidate", "tactics"], level: int = 0
) -> None:
    """Spend this turn's action on a default action, and tell the players. A laid card is discarded
    unplayed, and so becomes public (PH-18.3, PH-10.6)."""
    laid = h.mutant(seat).laid
    spend_action(h, seat)
    player = h.name_seat(seat)
    told = Message("acts-by-default", player=player, what=what, level=level)
    if laid is not None:
        told = Message(
            "acts-by-default-unplayed", player=player, what=what, level=level, card=name_of(laid)
        )
    h.tell_of(seat, told, kind="default_action", card=laid)


# -- tactics -------------------------------------------------------------------------------------


def can_plan(s: State, seat: int) -> bool:
    """Whether a mutant may play tactics now: from the reveal until the last mover has chosen where
    it goes (PH-18.24)."""
    if s.phase not in ("trade", "camp", "act") or not is_active(s, seat):
        return False
    moving = any(s.human(o).declared == "move" and o not in s.set_out for o in s.humans)
    return moving and not s.mutant(seat).acted and any(one.cards for one in s.encounters.values())


def resolve_tactics(h: Here, seat: int, level: Level) -> None:
    """Show a mutant the top encounters of a level, and tell all mutants what they are: 1 at mind 1
    or 2, 2 at 3 or 4, 3 at 5 (PH-18.12, PH-18.12a).
    No mover waits for the mutant to reorder them: while they still lie on top, it may choose one of
    `list_put_back_options`."""
    mutant = h.mutant(seat)
    spend_on_default_action(h, seat, "tactics", level)
    h.s.tactics.append(seat)
    n = (mutant.stats["mind"] + 1) // 2
    seen = mutant.peeked = h.s.encounters[level].look_at_top(h.t, n, reshuffle=True)
    if seen:
        told = Message("next-at-level", level=level, cards=[name_of(one) for one in seen])
        h.t.tell(told, *h.s.mutants, kind="tactics_seen", cards=list(seen))


def find_seen_level(s: State, seat: int) -> Level | None:
    """Find the level on which all cards shown by tactics are still on top. Return None if there are
    none to reorder (any more)."""
    seen = s.mutant(seat).peeked
    if not seen:
        return None
    return next((n for n in LEVELS if s.encounters[n].pile[::-1][: len(seen)] == seen), None)


def list_put_back_options(s: State, seat: int) -> list[Option]:
    """List the ways to put the seen cards back, in another order or with one discarded. The first
    card named is the next to be drawn."""
    seen = s.mutant(seat).peeked
    places = range(len(seen))
    ways: list[tuple[tuple[int, ...], int | None]] = [
        (way, None) for way in list(permutations(places))[1:]
    ]
    for away in places:
        ways += [(way, away) for way in permutations([n for n in places if n != away])]
    found = []
    for way, gone in ways:
        card = None if gone is None else seen[gone]
        label = _label_order([name_of(seen[place]) for place in way], card)
        one = "".join(str(place) for place in way)
        data = {"cards": [seen[place] for place in way], "away": card}
        one_id = f"o{one}" if gone is None else f"o{one}x{gone}"
        found.append(Option(one_id, "prey", label, data=data))
    return found


def _label_order(names: Sequence[Text], away: str | None) -> Message:
    """Say in which order cards are put back, and which one is discarded."""
    then = join_with_commas(
        [name if n == 0 else Message("and-then", card=name) for n, name in enumerate(names)]
    )
    if away is None:
        return fit_label(Message("put-back", order=then))
    discarded = Message("discard-card", card=name_of(away))
    if not names:
        return fit_label(discarded)
    return fit_label(Message("put-back-others", discarded=discarded, order=then))


def put_back(h: Here, seat: int, value: str) -> None:
    """Carry out a choice of `list_put_back_options`; tell the players which card was discarded."""
    mutant, level = h.mutant(seat), find_seen_level(h.s, seat)
    seen, mutant.peeked = mutant.peeked, []
    if level is None:
        return
    deck = h.s.encounters[level]
    way, _, away = value[1:].partition("x")
    del deck.pile[-len(seen) :]
    deck.put_on_top(*reversed([seen[int(place)] for place in way]))
    if away:
        deck.discard(seen[int(away)])
        told = Message(
            "discards-encounter",
            player=h.name_seat(seat),
            level=level,
            card=name_of(seen[int(away)]),
        )
        h.tell_of(seat, told, kind="tactics_discard", card=seen[int(away)])

"""The Last Automa at the end of the round, and how the player can cancel what it does then
(LA-20.43 to LA-20.46)."""

from rules.aurora.model.state import Automa
from rules.aurora.play import fame
from rules.aurora.play.automa import board
from rules.aurora.play.combat import outcomes
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import damage
from rules.aurora.words import Message
from rules.aurora.words.fitting import ClippedDetail
from rules.engine import Offer, Option, Play

ENDS = ("AC1", "AC3", "AC4", "AC6")
"""Action cards with an End of Round ability (LA-20.21)."""


def end_of_round(h: Here) -> Play[None]:
    """Resolve the Automa's End of Round abilities that the player does not cancel; then discard its
    cards."""
    a = board.require_automa(h.s)
    yield from _ask_cancellations(h, a)
    for card in [card for card in a.revealed if card not in a.cancelled]:
        yield from _resolve_card_end(h, a, card)
    a.standing = [True] * a.contaminated_count
    a.deck.discard(*a.revealed, *a.pile)
    a.revealed, a.pile, a.cancelled = [], [], []


def _list_cancellable(a: Automa) -> list[Option]:
    """List the card ends that the player can cancel by laying down a contaminated Survivor, in the
    variant (LA-20.46)."""
    if not a.variant or True not in a.standing:
        return []
    return [
        Option(card, "cancel", card, _describe_end(card, hard=a.hard))
        for card in a.revealed
        if card in ENDS and card not in a.cancelled
    ]


def list_automa_offers(h: Here) -> list[Offer]:
    """Offer to cancel an end of the round in any phase except the last, in which the game asks for
    it."""
    a = h.s.automa
    options = _list_cancellable(a) if a is not None and h.s.phase != "end" else []
    if not options:
        return []
    return [
        (
            "cancel",
            h.t.choice(
                0,
                Message("cancel-which"),
                options,
                default=options[0].id,
                optional=True,
                rule="LA-20.46",
            ),
        )
    ]


def cancel_card_end(h: Here, card: str) -> None:
    """Lay down a contaminated Survivor, and cancel the card's end of the round."""
    a = board.require_automa(h.s)
    a.cancelled.append(card)
    a.standing[a.standing.index(True)] = False
    h.tell(Message("cancels", player=h.name_seat(0), card=card), kind="automa", card=card)


def _ask_cancellations(h: Here, a: Automa) -> Play[None]:
    options, standing = _list_cancellable(a), a.standing.count(True)
    if not options:
        return
    text = Message("cancel-some", standing=standing)
    chosen = yield from h.ask(
        lambda: h.t.choices(
            0, text, options, default=[], most=standing, topic="cancel", rule="LA-20.46"
        )
    )
    for card in chosen:
        cancel_card_end(h, card)


def _describe_end(card: str, *, hard: bool) -> Message:
    """Describe what a card does at the end of the round."""
    return ClippedDetail("end-of-card", card=card, automa="hard" if hard else "standard")


def _resolve_card_end(h: Here, a: Automa, card: str) -> Play[None]:
    p = h.find_player(0)
    why = Message("action-card", card=card)
    if card == "AC1":
        for _ in range(2 if a.hard else 1):
            row = outcomes.draw_outcome(h).letter
            a.rows[row][: a.column] = [False] * a.column
            h.tell(Message("automa-repairs-row", card=card, row=row), kind="automa")
    elif card == "AC3":
        yield from damage.resolve_damage(h, 0, 1, why=why)
    elif card == "AC4" and a.food >= (1 if a.hard else 2):
        a.food -= 1 if a.hard else 2
        yield from damage.resolve_damage(h, 0, 1, why=why)
        if a.hard or p.fame > a.fame:
            yield from fame.change_fame(h, 0, -1, why=why)
    elif card == "AC6" and a.ammo:
        a.ammo -= 1
        yield from fame.change_fame(h, 0, -1, why=why)


def advance_round(a: Automa) -> None:
    """Move the round counter right, and uncover a box of row A (LA-20.44, LA-20.45)."""
    a.crossed = []
    if a.column < board.COLUMNS:
        a.column += 1
        a.rows["A"][a.column - 1] = False

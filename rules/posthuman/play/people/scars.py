"""Scars: how they are drawn, and how they turn their owner (PH-17.1 to PH-17.8, PH-17.13,
PH-17.13a)."""

from __future__ import annotations

from rules.engine import Option, Play
from rules.kit.words import count_noun, format_signed, give_cause
from rules.posthuman.model.decks import SCARS
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.turning import become_mutant

MAY, MUST = (3, 4), 5
"""The numbers of mutation scars at which a human may turn, and must (PH-17.6, PH-17.7)."""
STAY, NEVER = "stay", "never"


def draw_scars(h: Here, seat: int, n: int, cause: str, *, knocked_out: bool = False) -> Play[bool]:
    """Let a human draw scars, one by one. Return whether it has turned; then the rest are not drawn
    (PH-17.7). If no scar is left, a human who lacks one of a knockout turns (PH-17.13a); otherwise
    the game of a human who stays at home would never end."""
    for _ in range(n):
        human = h.s.players[seat].human
        if human is None:
            return True
        scar = take_scar(h)
        if scar is None:
            if knocked_out:
                text = f"{h.name_seat(seat)} would draw a scar, and others bear them all."
                h.tell(give_cause(cause, text), kind="no_scar", seat=seat)
                become_mutant(h, seat)
            return knocked_out
        human.scars.append(scar)
        scars = len(human.scars)
        makes = f", which makes {scars}" if scars > 1 else ""
        told = give_cause(cause, f"{h.name_seat(seat)} draws a scar{makes}.")
        h.tell(told, kind="scar", seat=seat, scars=scars)
        h.t.tell(f"Your scar: {describe_scar(scar)}", seat, kind="scar_face", scar=scar)
        if (yield from _ask_turning(h, seat, scar)):
            become_mutant(h, seat)
            return True
    return False


def take_scar(h: Here) -> str | None:
    """Draw the next scar. If the deck is empty its discards become the new deck, without blank
    scars, which leave the game (PH-17.13). Return None if there is none (PH-17.13a)."""
    deck = h.s.scars
    if not deck.pile:
        h.s.removed += [scar for scar in deck.discards if SCARS[scar].is_blank]
        deck.discards = [scar for scar in deck.discards if not SCARS[scar].is_blank]
    return deck.draw(h.t)


def describe_scar(scar: str) -> str:
    """Describe a scar's face in one line: "Bark Skin (strength +1, a weapon: Claw)" and so on."""
    card = SCARS[scar]
    if card.is_blank:
        return f"{card.name}, which is no more than a scar."
    parts = [f"{change.stat} {format_signed(change.n)}" for change in card.changes]
    if card.weapon is not None:
        parts.append(f"a weapon: {card.weapon.name}")
    parts += [f"more to {rider.title}" for rider in card.riders]
    inside = f" ({', '.join(parts)})" if parts else ""
    return f"{card.name}{inside}. It does nothing while you are human."


def _ask_turning(h: Here, seat: int, scar: str) -> Play[bool]:
    """Find whether this scar turns its owner, and ask if there is a choice. If others cannot know
    the number of mutations, the player is asked about any scar, even without a choice: otherwise
    the question itself would reveal something."""
    human = h.human(seat)
    mutations = len(human.mutations)
    fresh = not SCARS[scar].is_blank
    if fresh and mutations >= MUST:
        return True
    if h.s.seats < 3 or len(human.scars) < min(MAY):
        return False  # two players never turn by choice (PH-17.8)
    if h.find_standing_order(seat, "evolve") is not None:
        return False
    text = f"Your scars hold {count_noun(mutations, 'mutation')}: there is nothing to decide yet."
    options = [Option(STAY, "evolve", "Go on")]
    if fresh and mutations in MAY:
        left = MUST - mutations
        text = (
            f"Your scars hold {count_noun(mutations, 'mutation')}; "
            f"with {left} more you turn anyway."
        )
        options = [
            Option(STAY, "evolve", "Stay human", "The mutation is suppressed."),
            Option("turn", "evolve", "Turn mutant", "Now, and for good."),
        ]
    more = f"You turn with {MUST} mutations all the same. You can take that back."
    options.append(Option(NEVER, "evolve", "Stay human, ask no more", more))
    chosen = yield from h.choose(
        seat,
        text,
        options,
        default=STAY,
        secret=True,
        about=f"{h.name_seat(seat)} has drawn a scar and looks at it",
        topic="evolve",
        data={"mutations": mutations, "scar": scar},
        rule="PH-17.6",
    )
    if chosen == NEVER:
        h.s.players[seat].standing["evolve"] = NEVER
    return chosen == "turn"

"""Scars: how they are drawn, and how they turn their owner (PH-17.1 to PH-17.8, PH-17.13,
PH-17.13a)."""

from __future__ import annotations

from rules.engine import Option, Play, Text
from rules.kit.words import format_signed
from rules.posthuman.model.decks import SCARS, name_title
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.turning import become_mutant
from rules.posthuman.words import Message, join_with_commas

MAY, MUST = (3, 4), 5
"""The numbers of mutation scars at which a human may turn, and must (PH-17.6, PH-17.7)."""
STAY, NEVER = "stay", "never"


def draw_scars(h: Here, seat: int, n: int, cause: Text, *, knocked_out: bool = False) -> Play[bool]:
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
                told = Message("no-scar-left", cause=cause, player=h.name_seat(seat))
                h.tell(told, kind="no_scar", seat=seat)
                become_mutant(h, seat)
            return knocked_out
        human.scars.append(scar)
        scars = len(human.scars)
        told = Message("draws-scar", cause=cause, player=h.name_seat(seat), scars=scars)
        h.tell(told, kind="scar", seat=seat, scars=scars)
        h.t.tell(_describe_scar(scar), seat, kind="scar_face", scar=scar)
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


def _describe_scar(scar: str) -> Message:
    """Tell a scar's owner its face: "Bark Skin (strength +1, a weapon: Claw)" and so on."""
    card = SCARS[scar]
    if card.is_blank:
        return Message("your-blank-scar", scar=card.name)
    parts: list[Text] = [
        Message("stat-value", stat=change.stat, value=format_signed(change.n))
        for change in card.changes
    ]
    if card.weapon is not None:
        parts.append(Message("a-weapon", weapon=card.weapon.name))
    parts += [Message("more-to", title=name_title(rider.title)) for rider in card.riders]
    if not parts:
        return Message("your-plain-scar", scar=card.name)
    return Message("your-scar", scar=card.name, does=join_with_commas(parts))


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
    text = Message("nothing-to-decide", n=mutations, unit="mutation", most=MUST)
    options = [Option(STAY, "evolve", Message("go-on"))]
    if fresh and mutations in MAY:
        text = Message("turn-or-not", n=mutations, unit="mutation", left=MUST - mutations)
        options = [
            Option(STAY, "evolve", Message("stay-human"), Message("stay-human-detail")),
            Option("turn", "evolve", Message("turn-mutant"), Message("turn-mutant-detail")),
        ]
    more = Message("never-turn-detail", most=MUST)
    options.append(Option(NEVER, "evolve", Message("never-turn"), more))
    chosen = yield from h.choose(
        seat,
        text,
        options,
        default=STAY,
        secret=True,
        about=Message("about-scar", player=h.name_seat(seat)),
        topic="evolve",
        data={"mutations": mutations, "scar": scar},
        rule="PH-17.6",
    )
    if chosen == NEVER:
        h.s.players[seat].standing["evolve"] = NEVER
    return chosen == "turn"

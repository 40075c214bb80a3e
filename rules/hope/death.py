"""Death, what it leaves behind, and who comes after (HI-13, HI-14)."""

from __future__ import annotations

from rules.engine import Option, Play

from . import doing, piles, powers, telling
from .decks import DECKS
from .state import LATECOMER, Cause, Character, Entry, Grave, Held
from .turn import Here

NO = Option("no", "pass", "No")
YES = Option("yes", "gift", "Draw a Trait")
INNOCENT = 2
"""Up to this round a death may be followed by a new character (HI-14.4)."""
LAST_OFFER = 3
"""Until the end of this round (HI-14.6)."""


ENDS: dict[Cause, str] = {
    "hunger": "is dead of hunger",
    "harm": "is dead of wounds",
    "humanity": "is broken, and gone",
    "fate": "is dead",
}


def die(h: Here, seat: int, cause: Cause, why: str = "") -> Play[None]:
    """A character is no more: at once, its cards leave the game, and others mourn (HI-13). `why`:
    what killed it, where that has not been said before."""
    s = h.s
    c = s.at(seat)
    last_words = powers.usable(h, seat, "death")
    s.people[seat] = None
    s.omens = [omen for omen in s.omens if omen.seat != seat]
    s.graves.append(Grave(character=c, cause=cause, round=c.doomed or s.round))
    s.gone.append(c.personality.card)
    s.gone += [held.card for held in c.traits]
    s.gone += dict.fromkeys(bond.held.card for bond in c.bonds)
    line = telling.death_line(s, c, cause)
    end = f"{c.name} {ENDS[cause]}{f' ({why})' if why else ''}."
    h.t.tell(f"{end} {line}", kind="death", seat=seat, cause=cause, number=c.number)
    h.file(end)  # the line stands under the death itself
    s.story.append(Entry(kind="death", round=s.round, title=c.name, seat=seat, line=line))
    if c.original and s.graves[-1].round <= INNOCENT:
        s.players[seat].grace = "open"
    for card in last_words:
        yield from _at_the_last(h, seat, c, card)
    yield from powers.trigger_partners(h, c.number, "partner_dies", s.others(seat))


def _at_the_last(h: Here, seat: int, c: Character, card: powers.Card) -> Play[None]:
    text = f"{c.name} dies. {card.name}: one last thing?"
    options = [powers.offer(card), powers.PASS]
    chosen = yield from h.t.ask(
        h.t.choice(seat, text, options, default=powers.PASS.id, rule="HI-12.2")
    )
    if chosen == card.id:
        h.note(f"{c.name}'s last act: {card.name}.", kind="use", seat=seat, card=card.held.card)
        yield from doing.carry(h, card.power.effects, seat, card.name)


def remove_doomed(h: Here) -> Play[None]:
    """Whoever lost Humanity at 0 goes as the next turn begins (HI-13.5, HI-13.7)."""
    s = h.s
    for seat in s.living_from(s.turn):
        c = s.people[seat]
        if c is not None and c.doomed:
            yield from die(h, seat, "humanity")


# -- legacy (HI-14.1 to HI-14.3) -----------------------------------------------------------------


def legacies(h: Here) -> Play[None]:
    """What the dead leave, settled before the next Scene is drawn (HI-14.11)."""
    for grave in h.s.graves:
        if not grave.settled:
            grave.settled = True
            yield from _inherited(h, grave.character)
            yield from _gift(h, grave.character)


def _inherited(h: Here, c: Character) -> Play[None]:
    """Each Asset to somebody who lives and is not doomed; to nobody, and it is discarded."""
    s = h.s
    while c.assets:
        held = c.assets.pop(0)
        heirs = s.sound(s.others(c.seat))
        heir = yield from h.choose_seat(
            c.seat,
            f"{c.name} leaves {doing.named(held)}. Who inherits it?",
            heirs,
            verb="heir",
            rule="HI-14.1",
        )
        if heir is None:
            s.asset_discard.append(held.card)
            continue
        s.at(heir).assets.append(held)
        h.note(
            f"{h.who(heir)} inherits {doing.named(held)} from {c.name}.",
            kind="inherited",
            seat=heir,
        )
        yield from powers.trigger(h, heir, "gained", held=held)


def _gift(h: Here, c: Character) -> Play[None]:
    """Gift from the Grave: a Trait drawn blindly, seen by the giver alone, and given."""
    s = h.s
    if not s.traits or not s.sound(s.living):
        return
    wanted = yield from h.t.ask(
        h.t.choice(
            c.seat,
            f"Gift from the Grave: does {c.name} leave a Trait to somebody who goes on? "
            "Once drawn it must be given.",
            [YES, NO],
            default=NO.id,
            rule="HI-14.2",
        )
    )
    if wanted == NO.id:
        return
    held = piles.take_trait(h)
    assert held is not None
    s.gift = (c.seat, held.card)
    trait = DECKS.traits[held.card]
    h.t.tell(f"You drew {trait.name}: {trait.text}", c.seat, kind="gift")
    takers = s.clockwise(c.seat, s.sound(s.living))
    options = [Option(str(seat), "gift", h.who(seat)) for seat in takers]
    chosen = yield from h.t.ask(
        h.t.choice(
            c.seat,
            f"{trait.name}: who has it from now on?",
            options,
            default=str(takers[0]),
            secret=True,
            about=f"{c.name} is dead, leaves a Trait, and chooses who has it from now on",
            rule="HI-14.3",
        )
    )
    s.gift = None
    taker = int(chosen)
    s.story.append(
        Entry(
            kind="gift",
            round=s.round,
            title=f"A gift from {c.name}",
            seat=c.seat,
            line=f"{h.who(taker)} carries on what was {c.name}'s: {trait.name}.",
        )
    )
    yield from doing.gain_trait(h, taker, held, f"a gift from {c.name}'s grave")


# -- late-comers (HI-14.4 to HI-14.9) ------------------------------------------------------------


def new_character(h: Here, seat: int, *, original: bool) -> Character:
    """Somebody to play: the original five dice and more cards, or Grace of Innocence."""
    s = h.s
    taken = {c.name for c in s.people if c is not None} | {g.character.name for g in s.graves}
    free = [name for name in DECKS.voice.names if name not in taken]
    c = Character(
        number=s.born,
        seat=seat,
        name=h.t.rng.pick(free),
        personality=Held(card=s.personalities.pop()),
        original=original,
    )
    if not original:
        c.humanity = LATECOMER
    s.born += 1
    for _ in range(3 if original else 2):
        held = piles.take_trait(h)
        if held is not None:
            c.traits.append(held)
    s.people[seat] = c
    return c


def seat_latecomers(h: Here) -> Play[None]:
    """Whoever accepted takes the old seat, while anybody lives to be joined (HI-14.10)."""
    s = h.s
    waiting = [seat for seat, player in enumerate(s.players) if player.grace == "taken"]
    for seat in s.clockwise(s.turn, waiting):
        if s.lives(seat) or not s.living:
            continue
        s.players[seat].grace = "past"
        c = new_character(h, seat, original=False)
        h.t.tell(
            f"{c.name} joins the group, in {h.t.name(seat)}'s hands.", kind="joined", seat=seat
        )
        s.story.append(Entry(kind="arrival", round=s.round, title=f"{c.name} joins", seat=seat))
        for held in list(c.traits):
            yield from powers.trigger(h, seat, "gained", held=held)


def close_offers(h: Here) -> None:
    """At the end of round three those who said nothing join all the same (HI-14.6)."""
    for player in h.s.players:
        if player.grace == "open":
            player.grace = "taken"

"""What the dead leave: their Assets, and the Gift from the Grave (HI-14.1 to HI-14.3)."""

from rules.engine import Option, Play
from rules.hope.effects.cards import draw_trait, gain_trait
from rules.hope.model import decks
from rules.hope.model.cards import Trait
from rules.hope.model.decks import DECKS
from rules.hope.model.entries import Entry
from rules.hope.model.state import Character
from rules.hope.play import powers
from rules.hope.play.context import Here
from rules.hope.words import Message
from rules.kit.said import Said

NO = Option("no", "pass", Message("no"))
YES = Option("yes", "gift", Message("draw-a-trait"))


def resolve_legacies(h: Here) -> Play[None]:
    """Settle what each dead character leaves, before the next Scene is drawn (HI-14.11)."""
    for grave in h.s.graves:
        if not grave.settled:
            grave.settled = True
            yield from _resolve_inheritance(h, grave.character)
            yield from _resolve_gift(h, grave.character)


def _resolve_inheritance(h: Here, c: Character) -> Play[None]:
    """Let the dead character's player give each Asset to a living character who is not doomed;
    discard it if there is none."""
    s = h.s
    while c.assets:
        held = c.assets.pop(0)
        heirs = s.not_doomed(s.list_others(c.seat))
        heir = yield from h.choose_seat(
            c.seat,
            Message("who-inherits", character=c.name, card=decks.find_card_name(held.card)),
            heirs,
            verb="heir",
            rule="HI-14.1",
        )
        if heir is None:
            s.assets.discard(held.card)
            continue
        s.find_character(heir).assets.append(held)
        told = Message(
            "inherits",
            heir=h.name_seat(heir),
            card=decks.find_card_name(held.card),
            character=c.name,
        )
        h.tell_and_record(told, kind="inherited", seat=heir)
        yield from powers.trigger_powers(h, heir, "gained", held=held)


def _resolve_gift(h: Here, c: Character) -> Play[None]:
    """Carry out the Gift from the Grave: the player may draw a Trait, which only they see, and must
    then give it to a character."""
    s = h.s
    if not s.traits.pile or not s.not_doomed(s.living_seats):
        return
    text = Message("leave-a-trait", character=c.name)
    wanted = yield from h.choose(c.seat, text, [YES, NO], default=NO.id, rule="HI-14.2")
    if wanted == NO.id:
        return
    held = draw_trait(h)
    assert held is not None
    s.gift = (c.seat, held.card)
    trait = DECKS.traits[held.card]
    h.t.tell(Message("draws-trait", trait=trait.name, text=trait.text), c.seat, kind="gift")
    takers = s.list_clockwise(c.seat, s.not_doomed(s.living_seats))
    options = [Option(str(seat), "gift", h.name_seat(seat)) for seat in takers]
    chosen = yield from h.choose(
        c.seat,
        Message("who-has-it", trait=trait.name),
        options,
        secret=len(options) > 1,
        about=Message("about-gift", character=c.name),
        rule="HI-14.3",
    )
    s.gift = None
    h.t.note_reveal()
    taker = int(chosen)
    title = Said(Message("title-gift", character=c.name))
    entry = Entry(kind="gift", round=s.round, title=title, seat=c.seat, card=held.card)
    entry.line = Said(_quote_saying(trait, c.name, h.name_seat(taker)))
    s.story.append(entry)
    yield from gain_trait(h, taker, held, Message("gift-from-grave", character=c.name))


def _quote_saying(trait: Trait, giver: str, taker: str) -> Message:
    """Quote what people said of the dead, who had the Trait, and now say of its taker."""
    if trait.saying is not None:
        saying = trait.saying.fill({"name": giver})
        return Message("used-to-say", saying=saying, taker=taker)
    return Message("used-to-say-of", character=giver, text=trait.tell("text"), taker=taker)

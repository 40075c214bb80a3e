"""Death: at once by a condition or a card, or as the next turn begins for the doomed, who lost
Humanity at 0 (HI-13.1). The module `conditions` says when a loss kills or dooms."""

from rules.engine import Play
from rules.engine.messages import Text
from rules.hope.effects.carry_out import carry_out
from rules.hope.model.entries import Entry
from rules.hope.model.state import Cause, Character, Grave
from rules.hope.play import powers
from rules.hope.play.context import Here
from rules.hope.play.latecomers import LAST_ROUND_OF_REBIRTH
from rules.hope.play.scene import narration
from rules.hope.words import Message
from rules.kit.said import Said


def resolve_death(h: Here, seat: int, cause: Cause, why: Text = "") -> Play[None]:
    """Kill a character: at once, its cards leave the game, and others mourn (HI-13). `why`: what
    killed it, if players have not been told yet."""
    s = h.s
    c = s.find_character(seat)
    last_words = powers.list_usable(h, seat, "death")
    s.people[seat] = None
    s.omens = [omen for omen in s.omens if omen.seat != seat]
    s.graves.append(Grave(character=c, cause=cause, round=c.doomed or s.round))
    s.personalities.discard(c.personality.card)
    s.traits.discard(*(held.card for held in c.traits))
    s.relationships.discard(*(bond.held.card for bond in c.bonds))
    line = narration.find_death_passage(s.graves[-1], s.round).line.fill({"name": c.name})
    end = Message("has-died", character=c.name, cause=cause)
    if why:
        end = Message("has-died-of", character=c.name, cause=cause, why=why)
    told = Message("dies", character=c.name, cause=cause, end=end, line=line)
    h.t.tell(told, kind="death", seat=seat, cause=cause, number=c.number)
    h.record_text(end)  # `line` is in the entry of the death
    who = c.personality.card
    entry = Entry(kind="death", round=s.round, title=Said(c.name), seat=seat, card=who)
    entry.line = Said(line)
    s.story.append(entry)
    if c.original and s.graves[-1].round <= LAST_ROUND_OF_REBIRTH:
        s.players[seat].grace = "open"
    for card in last_words:
        yield from _offer_last_power(h, seat, c, card)
    yield from powers.trigger_partners(h, c.number, "partner_dies", s.list_others(seat))


def _offer_last_power(h: Here, seat: int, c: Character, card: powers.Card) -> Play[None]:
    text = Message("one-last-thing", character=c.name, card=card.name)
    options = [powers.make_use_option(card), powers.PASS]
    chosen = yield from h.choose(seat, text, options, default=powers.PASS.id, rule="HI-12.2")
    if chosen == card.id:
        told = Message("acts-at-last", character=c.name, card=card.name)
        h.tell_and_record(told, kind="use", seat=seat, card=card.held.card)
        yield from carry_out(h, card.power.effects, seat, card.name)


def remove_doomed(h: Here) -> Play[None]:
    """Remove each doomed character, who lost Humanity at 0, as the next turn begins (HI-13.5 to
    HI-13.8). Whom these deaths doom waits for the turn after."""
    s = h.s
    people = [s.find_character(seat) for seat in s.living_from(s.turn)]
    for c in [one for one in people if one.doomed]:
        if s.is_here(c):
            yield from resolve_death(h, c.seat, "humanity")

"""What the plain effects do: words, dials, flags, conditions, reading on, discoveries, strays, and
what a character learns or is given (AF-25.8 to AF-25.10)."""

from __future__ import annotations

from rules.aftermath.effects.choosing import whom
from rules.aftermath.effects.conditions import holds
from rules.aftermath.effects.models import Count, Dials, Discovery, Flag, Goto, Grant, If, Text
from rules.aftermath.effects.performing import narrate, operation, perform, read
from rules.aftermath.model.state import Member
from rules.aftermath.play import dials, goals
from rules.aftermath.play.cards import discoveries, learning
from rules.aftermath.play.cards.action_deck import hand_limit
from rules.aftermath.play.context import Here
from rules.aftermath.words import tale
from rules.aftermath.words.labels import because
from rules.engine import Play


@operation("text")
def text(h: Here, effect: Text, by: Member, cause: str) -> Play[None]:
    """More words, once a chapter."""
    if not tale.heard(h.s, effect.words.strip()):
        narrate(h, effect.words, f"{cause}: there is more.")
    yield from ()


@operation("dial")
def dial(h: Here, effect: Dials, by: Member, cause: str) -> Play[None]:
    """Dials change."""
    yield from dials.change_all(h, effect.by, cause)


@operation("flag")
def flag(h: Here, effect: Flag, by: Member, cause: str) -> Play[None]:
    """A flag of the mission or of the campaign is raised, and nobody is told: it is remembered."""
    flags = h.s.colony.flags if effect.campaign else h.s.flags
    flags[effect.name] = flags.get(effect.name, 0) + effect.n
    goals.check(h)
    yield from ()


@operation("if")
def only_if(h: Here, effect: If, by: Member, cause: str) -> Play[None]:
    """One list of effects or the other."""
    yield from perform(h, effect.then if holds(h.s, effect.when) else effect.otherwise, by, cause)


@operation("read")
def read_on(h: Here, effect: Goto, by: Member, cause: str) -> Play[None]:
    """Another entry is read inside this one (AF-3.18)."""
    yield from read(h, str(effect.n), by)


@operation("discovery")
def discovery(h: Here, effect: Discovery, by: Member, cause: str) -> Play[None]:
    """A discovery card is retrieved."""
    yield from discoveries.retrieve(h, effect.id, by)


@operation("banish")
def banish(h: Here, effect: Discovery, by: Member, cause: str) -> Play[None]:
    """A discovery card is banished."""
    discoveries.banish(h, effect.id, cause)
    yield from ()


@operation("strays")
def strays(h: Here, effect: Count, by: Member, cause: str) -> Play[None]:
    """Strays come home."""
    goals.stray(h, effect.n, cause)
    yield from ()


@operation("learn")
def learn(h: Here, effect: Grant, by: Member, cause: str) -> Play[None]:
    """They learn an ability each."""
    for member in (yield from whom(h, effect.who, by)):
        yield from learning.learn(h, member)


@operation("influence")
def influence(h: Here, effect: Grant, by: Member, cause: str) -> Play[None]:
    """Their influence cards come to hand (AF-2.9); what is too much in it is discarded."""
    for member in (yield from whom(h, effect.who, by)):
        character = h.of(member)
        if character.influence:
            continue
        character.influence = True
        character.hand.append(f"influence-{character.id}")
        told = because(cause, f"{h.who(member)} is given an influence card.")
        h.tell(told, kind="influence", seat=h.seat(member), member=member)
        yield from hand_limit(h, member)

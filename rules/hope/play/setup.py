"""Before the first Scene: how the world ended, and who sets out (HI-1.7 to HI-1.12, HI-2.1)."""

from __future__ import annotations

from rules.engine import Option, Play
from rules.hope.model import decks
from rules.hope.model.cards import Scenario, Scene
from rules.hope.model.decks import DECKS, SCENE_DECKS
from rules.hope.model.entries import Entry
from rules.hope.model.state import Bond, Held, Proposal
from rules.hope.model.terms import short
from rules.hope.play import powers
from rules.hope.play.characters import new_character
from rules.hope.play.context import Here
from rules.kit.content import DETAIL
from rules.kit.decks import Deck
from rules.kit.packs.catalog import added
from rules.kit.turns import Asked
from rules.kit.votes import plurality
from rules.kit.words import listed

FATE = Option("fate", "world", "Let fate choose", "One of the ready ones, by chance.")
READY = [
    Option(one.id, "world", one.title, short(one.world, DETAIL)) for one in DECKS.scenarios.values()
]
LABEL = 60
"""Characters of a player's proposal on its option; as many as fit stand beneath it."""
WORLD = 400
"""Characters that a player may spend on the end of the world."""


def world(h: Here) -> Play[None]:
    """An open vote among ready scenarios and the players' own (HI-1.10)."""
    s = h.s
    while len(s.votes) < s.seats:
        role, prompt, value = yield from h.wait(lambda: _asking(h))
        if role == "own":
            words = value.strip()
            if not words:
                continue
            proposal = Proposal(id=f"own{len(s.proposals)}", world=words)
            s.proposals.append(proposal)
            s.votes[prompt.seat] = proposal.id
            h.t.tell(f"{h.t.name(prompt.seat)} proposes:", kind="told", quote=words)
            continue
        if value != FATE.id and all(p.id != value for p in s.proposals):
            s.proposals.append(_ready(DECKS.scenarios[value]))
        s.votes[prompt.seat] = value
        label = next(o.label for o in prompt.options if o.id == value)
        h.t.tell(f"{h.t.name(prompt.seat)} votes: {label}.", kind="vote", seat=prompt.seat)
    chosen = _most_voted(h)
    s.world, s.destination = chosen.world, chosen.destination or "wherever the road ends"


def _asking(h: Here) -> list[Asked]:
    """Everybody may vote, and vote otherwise, and propose something else."""
    s, t = h.s, h.t
    own = [_proposed(p) for p in s.proposals if p.id not in DECKS.scenarios]
    options = [FATE, *own, *READY]
    asked: list[Asked] = []
    for seat in range(s.seats):
        vote = t.choice(
            seat,
            "How did the world end, and where do we hope to go?",
            options,
            default=FATE.id,
            optional=seat in s.votes,
            rule="HI-1.10",
        )
        words = t.text(
            seat,
            "Or say in your own words how the world ended and where the group is going.",
            most=WORLD,
            optional=True,
            verb="world",
            rule="HI-1.10",
        )
        asked += [("vote", vote), ("own", words)]
    return asked


def _proposed(p: Proposal) -> Option:
    """A player's own words to vote for, as far as there is room."""
    label = short(p.world, LABEL)
    rest = " ".join(p.world.split())[len(label) - 1 :] if label.endswith("…") else ""
    return Option(p.id, "world", f"“{label}”", short(f"…{rest.strip()}", DETAIL) if rest else "")


def _most_voted(h: Here) -> Proposal:
    """Most votes; ties to the earliest proposal; if all leave it to fate, fate."""
    s = h.s
    won = plurality(s.votes, [p.id for p in s.proposals])
    if won is not None:
        return next(p for p in s.proposals if p.id == won)
    return _ready(h.t.rng.pick(list(DECKS.scenarios.values())))


def _ready(one: Scenario) -> Proposal:
    return Proposal(id=one.id, world=one.world, destination=one.destination)


def shuffle_decks(h: Here) -> None:
    """Each deck by itself, face down, once and for all (HI-1.8, HI-1.9); with them the cards of
    the table's packs."""
    s, rng = h.s, h.t.rng
    scenes: dict[str, Scene] = added(h.t, "scenes")
    for terrain, cards in SCENE_DECKS.items():
        more = [one for one, scene in scenes.items() if scene.terrain == terrain]
        s.decks[terrain] = Deck(rng.shuffle([*cards, *more]))
    s.personalities = Deck(rng.shuffle([*DECKS.personalities, *added(h.t, "personalities")]))
    s.traits = Deck(rng.shuffle([*DECKS.traits, *added(h.t, "traits")]))
    s.relationships = Deck(rng.shuffle([*DECKS.relationships, *added(h.t, "relationships")]))
    s.assets = Deck(rng.shuffle([*DECKS.assets, *added(h.t, "assets")]))


def deal(h: Here) -> Play[None]:
    """Cards for everybody, somebody to begin, and the chronicle's first page (HI-1, HI-2.1)."""
    s, t = h.s, h.t
    shuffle_decks(h)
    for seat in range(s.seats):
        new_character(h, seat, original=True)
    for seat in range(s.seats):  # at the start everybody's number is that of their seat
        drawn = s.relationships.pile.pop()
        sides = {"left": (1,), "right": (-1,), "both": (1, -1)}[DECKS.relationships[drawn].side]
        partners = [(seat + side) % s.seats for side in sides]
        s.at(seat).bonds.append(Bond(held=Held(card=drawn), partners=partners))
    s.first = t.rng.below(s.seats)
    aim = f"They hope to reach {s.destination}."
    t.tell("How the world ended:", kind="world", quote=s.world)
    t.tell(aim, kind="world")
    cast = []
    for seat in range(s.seats):
        c = s.at(seat)
        names = ", ".join(decks.named(held.card) for held in (c.personality, *c.traits))
        t.tell(f"{t.name(seat)} plays {c.name}: {names}.", kind="cast", seat=seat)
        cast.append(f"{c.name} ({t.name(seat)}): {names}.")
    line = f"{s.world} {aim}"
    s.story.append(Entry(kind="opening", round=1, title="How it began", line=line, facts=cast))
    for seat in range(s.seats):
        for bond in s.at(seat).bonds:
            _tell_of(h, seat, bond)
    t.tell(f"{s.at(s.first).name} draws the first Scene.", kind="round", round=1)
    for seat in range(s.seats):
        for held in list(s.at(seat).traits):
            yield from powers.trigger(h, seat, "gained", held=held)


def _tell_of(h: Here, seat: int, bond: Bond) -> None:
    """A Relationship as it is dealt, and the question that it leaves open (HI-2.4, HI-2.7)."""
    whom = listed([h.name(other) for other in bond.partners])
    tied = f"{h.name(seat)}, bound to {whom}"  # the text says "you" to its owner
    card = DECKS.relationships[bond.held.card]
    text, gap = (words.replace("{partner}", whom) for words in (card.bond, card.gap))
    entry = Entry(kind="bond", round=1, title=f"{tied}: {card.name}", seat=seat, line=text)
    entry.facts, entry.also, entry.card = [gap], list(bond.partners), card.id
    h.s.story.append(entry)
    h.t.tell(f"{tied}: {text}", kind="bond", seat=seat)

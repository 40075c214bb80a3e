"""Before the first Scene: how the world ended, and who sets out (HI-1, HI-2)."""

from __future__ import annotations

from collections import Counter

from rules.engine import Option, Play

from . import powers
from .characters import new_character
from .context import Asked, Here
from .decks import DECKS, SCENE_DECKS
from .state import Bond, Entry, Held, Proposal
from .words import listed, short

FATE = Option("fate", "world", "Let fate choose", "One of the ready ones, by chance.")
READY = [
    Option(one.id, "world", one.title, short(one.world, 100)) for one in DECKS.scenarios.values()
]
LABEL, DETAIL = 60, 100
"""Characters of a player's proposal on its option, and beneath it."""
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
            ready = DECKS.scenarios[value]
            s.proposals.append(
                Proposal(id=ready.id, world=ready.world, destination=ready.destination)
            )
        s.votes[prompt.seat] = value
        label = next(o.label for o in prompt.options if o.id == value)
        h.t.tell(f"{h.t.name(prompt.seat)} votes: {label}.", kind="vote", seat=prompt.seat)
    chosen = _most_voted(h)
    s.world, s.destination = chosen.world, chosen.destination or "wherever the road ends"


def _asking(h: Here) -> list[Asked]:
    s = h.s
    own = [_proposed(p) for p in s.proposals if p.id not in DECKS.scenarios]
    options = [FATE, *own, *READY]
    asked: list[Asked] = []
    for seat in range(s.seats):
        voted = seat in s.votes
        asked.append(
            (
                "vote",
                h.t.choice(
                    seat,
                    "How did the world end, and where do we hope to go?",
                    options,
                    default=FATE.id,
                    optional=voted,
                    rule="HI-1.10",
                ),
            )
        )
        asked.append(
            (
                "own",
                h.t.text(
                    seat,
                    "Or say in your own words how the world ended and where the group is going.",
                    most=WORLD,
                    optional=True,
                    verb="world",
                    rule="HI-1.10",
                ),
            )
        )
    return asked


def _proposed(p: Proposal) -> Option:
    """A player's own words to vote for, as far as there is room."""
    label = short(p.world, LABEL)
    rest = " ".join(p.world.split())[len(label) - 1 :] if label.endswith("…") else ""
    return Option(p.id, "world", f"“{label}”", short(f"…{rest.strip()}", DETAIL) if rest else "")


def _most_voted(h: Here) -> Proposal:
    """Most votes; ties to the earliest proposal; if all leave it to fate, fate."""
    s = h.s
    votes = Counter(vote for vote in s.votes.values() if vote != FATE.id)
    if votes:
        return max(s.proposals, key=lambda p: votes[p.id])  # the first of several
    one = h.t.rng.pick(list(DECKS.scenarios.values()))
    return Proposal(id=one.id, world=one.world, destination=one.destination)


def shuffle_decks(h: Here) -> None:
    """Each deck by itself, face down, once and for all (HI-1.8, HI-1.9)."""
    s, rng = h.s, h.t.rng
    for terrain, cards in SCENE_DECKS.items():
        s.decks[terrain] = rng.shuffle(cards)
    s.personalities = rng.shuffle(list(DECKS.personalities))
    s.traits = rng.shuffle(list(DECKS.traits))
    s.relationships = rng.shuffle(list(DECKS.relationships))
    s.assets = rng.shuffle(list(DECKS.assets))


def deal(h: Here) -> Play[None]:
    """Cards for everybody, somebody to begin, and the chronicle's first page (HI-1, HI-2.1)."""
    s, t = h.s, h.t
    shuffle_decks(h)
    for seat in range(s.seats):
        new_character(h, seat, original=True)
    for seat in range(s.seats):
        drawn = s.relationships.pop()
        sides = {"left": (1,), "right": (-1,), "both": (1, -1)}[DECKS.relationships[drawn].side]
        numbers = [s.at((seat + side) % s.seats).number for side in sides]
        s.at(seat).bonds.append(Bond(held=Held(card=drawn), partners=numbers))
    s.first = t.rng.below(s.seats)
    t.tell("How the world ended:", kind="world", quote=s.world)
    t.tell(f"They hope to reach {s.destination}.", kind="world")
    cast = []
    for seat in range(s.seats):
        c = s.at(seat)
        names = [DECKS.personalities[c.personality.card].name]
        names += [DECKS.traits[held.card].name for held in c.traits]
        t.tell(f"{t.name(seat)} plays {c.name}: {', '.join(names)}.", kind="cast", seat=seat)
        cast.append(f"{c.name} ({t.name(seat)}): {', '.join(names)}.")
    s.story.append(
        Entry(
            kind="opening",
            round=1,
            title="How it began",
            line=f"{s.world} They hope to reach {s.destination}.",
            facts=cast,
        )
    )
    for seat in range(s.seats):
        for bond in s.at(seat).bonds:
            whom = listed([s.at(_seat(h, number)).name for number in bond.partners])
            tied = f"{s.at(seat).name}, bound to {whom}"  # the text says "you" to its owner
            card = DECKS.relationships[bond.held.card]
            text = card.bond.replace("{partner}", whom)
            s.story.append(
                Entry(
                    kind="bond",
                    round=1,
                    title=f"{tied}: {card.name}",
                    seat=seat,
                    line=text,
                    facts=[card.gap.replace("{partner}", whom)],
                    also=[_seat(h, number) for number in bond.partners],
                )
            )
            t.tell(f"{tied}: {text}", kind="bond", seat=seat)
    t.tell(f"{s.at(s.first).name} draws the first Scene.", kind="round", round=1)
    for seat in range(s.seats):
        for held in list(s.at(seat).traits):
            yield from powers.trigger(h, seat, "gained", held=held)


def _seat(h: Here, number: int) -> int:
    found = h.s.seat_of(number)
    assert found is not None
    return found

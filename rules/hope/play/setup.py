"""Setup, before the first Scene: how the world ended, and who sets out (HI-1.7 to HI-1.12,
HI-2.1)."""

from rules.engine import Option, Play
from rules.engine.late_texts import read_raw_text
from rules.hope.model import decks
from rules.hope.model.cards import Scenario
from rules.hope.model.decks import DECKS, SCENE_DECKS
from rules.hope.model.entries import Entry
from rules.hope.model.scenes import Scene
from rules.hope.model.state import Bond, Held, Proposal
from rules.hope.model.terms import shorten_text
from rules.hope.play import powers
from rules.hope.play.characters import make_character
from rules.hope.play.context import Here
from rules.hope.words import Message
from rules.kit.content import DETAIL_CHARACTERS
from rules.kit.decks import Deck
from rules.kit.packs.catalog import list_added_cards
from rules.kit.said import Said
from rules.kit.turns import Asked
from rules.kit.votes import find_plurality

FATE = Option("fate", "world", Message("fate"), Message("fate-detail"))
READY = [
    Option(one.id, "world", one.title, Message("going-to", destination=one.destination))
    for one in DECKS.scenarios.values()
]
LABEL_CHARACTERS = 60
"""The most characters of a player's proposal in an option's label; the detail shows more of it."""
WORLD_CHARACTERS = 400
"""The most characters of a player's own end of the world."""


def ask_world(h: Here) -> Play[None]:
    """Let all players vote openly among ready scenarios and their own proposals (HI-1.10)."""
    s = h.s
    while len(s.votes) < s.seats:
        role, prompt, value = yield from h.ask_several(lambda: _list_vote_prompts(h))
        if role == "own":
            words = value.strip()
            if not words:
                continue
            proposal = Proposal(id=f"own{len(s.proposals)}", world=Said(words))
            s.proposals.append(proposal)
            s.votes[prompt.seat] = proposal.id
            told = Message("proposes", player=h.t.name_seat(prompt.seat))
            h.t.tell(told, kind="told", quote=words)
            continue
        if value != FATE.id and all(p.id != value for p in s.proposals):
            s.proposals.append(_make_proposal(DECKS.scenarios[value]))
        s.votes[prompt.seat] = value
        label = next(read_raw_text(o, "label") for o in prompt.options if o.id == value)
        told = Message("votes", player=h.t.name_seat(prompt.seat), label=label)
        h.t.tell(told, kind="vote", seat=prompt.seat)
    chosen = _find_most_voted(h)
    s.scenario = chosen.id if chosen.id in DECKS.scenarios else ""
    s.world = chosen.world
    s.destination = chosen.destination or Said(Message("wherever-the-road-ends"))


def _list_vote_prompts(h: Here) -> list[Asked]:
    """Make each player's questions: to vote, or change the vote, and to propose something else."""
    s, t = h.s, h.t
    own = [_make_proposal_option(p) for p in s.proposals if p.id not in DECKS.scenarios]
    options = [FATE, *own, *READY]
    asked: list[Asked] = []
    for seat in range(s.seats):
        vote = t.choice(
            seat,
            Message("how-did-it-end"),
            options,
            default=FATE.id,
            optional=seat in s.votes,
            rule="HI-1.10",
        )
        words = t.text(
            seat,
            Message("or-in-your-words"),
            most=WORLD_CHARACTERS,
            optional=True,
            verb="world",
            rule="HI-1.10",
        )
        asked += [("vote", vote), ("own", words)]
    return asked


def _make_proposal_option(p: Proposal) -> Option:
    """Make the option to vote for a player's proposal, with as much of its words as fits."""
    words = str(p.world)
    label = shorten_text(words, LABEL_CHARACTERS)
    rest = " ".join(words.split())[len(label) - 1 :] if label.endswith("…") else ""
    detail = shorten_text(f"…{rest.strip()}", DETAIL_CHARACTERS) if rest else ""
    return Option(p.id, "world", Message("proposal", words=label), detail)


def _find_most_voted(h: Here) -> Proposal:
    """Find the winning proposal: the most votes, on a tie the earliest; if no proposal has votes, a
    scenario drawn at random."""
    s = h.s
    won = find_plurality(s.votes, [p.id for p in s.proposals])
    if won is not None:
        return next(p for p in s.proposals if p.id == won)
    return _make_proposal(h.t.rng.pick(list(DECKS.scenarios.values())))


def _make_proposal(one: Scenario) -> Proposal:
    return Proposal(id=one.id, world=Said(one.world), destination=Said(one.destination))


def shuffle_decks(h: Here) -> None:
    """Shuffle each deck once, with the cards of the table's packs (HI-1.8, HI-1.9)."""
    s, rng = h.s, h.t.rng
    scenes: dict[str, Scene] = list_added_cards(h.t, "scenes")
    for terrain, cards in SCENE_DECKS.items():
        more = [one for one, scene in scenes.items() if scene.terrain == terrain]
        s.decks[terrain] = Deck(rng.shuffle([*cards, *more]))
    s.personalities = Deck(
        rng.shuffle([*DECKS.personalities, *list_added_cards(h.t, "personalities")])
    )
    s.traits = Deck(rng.shuffle([*DECKS.traits, *list_added_cards(h.t, "traits")]))
    s.relationships = Deck(
        rng.shuffle([*DECKS.relationships, *list_added_cards(h.t, "relationships")])
    )
    s.assets = Deck(rng.shuffle([*DECKS.assets, *list_added_cards(h.t, "assets")]))


def deal_cards(h: Here) -> Play[None]:
    """Deal cards to everybody, draw the first seat, and write the chronicle's first page (HI-1,
    HI-2.1)."""
    s, t = h.s, h.t
    shuffle_decks(h)
    for seat in range(s.seats):
        make_character(h, seat, original=True)
    for seat in range(s.seats):  # at the start each character's number is its seat's
        drawn = s.relationships.pile.pop()
        sides = {"left": (1,), "right": (-1,), "both": (1, -1)}[DECKS.relationships[drawn].side]
        partners = [(seat + side) % s.seats for side in sides]
        s.find_character(seat).bonds.append(Bond(held=Held(card=drawn), partners=partners))
    s.first = t.rng.draw_below(s.seats)
    aim = Message("hope-to-reach", destination=s.destination.text)
    t.tell(Message("how-it-ended"), kind="world", quote=s.world.text)
    t.tell(aim, kind="world")
    cast = []
    for seat in range(s.seats):
        c = s.find_character(seat)
        names = decks.name_cards(held.card for held in (c.personality, *c.traits))
        cards = {"player": t.name_seat(seat), "character": c.name, "cards": names}
        t.tell(Message("plays", **cards), kind="cast", seat=seat)
        cast.append(Said(Message("is-played-by", **cards)))
    opening = Entry(kind="opening", round=1, title=Said(Message("title-opening")), facts=cast)
    opening.line = Said(
        Message("world-and-aim", world=s.world.text, destination=s.destination.text)
    )
    s.story.append(opening)
    for seat in range(s.seats):
        for bond in s.find_character(seat).bonds:
            _tell_of(h, seat, bond)
    first = Message("draws-first", character=s.find_character(s.first).name)
    t.tell(first, kind="round", round=1)
    for seat in range(s.seats):
        for held in list(s.find_character(seat).traits):
            yield from powers.trigger_powers(h, seat, "gained", held=held)


def _tell_of(h: Here, seat: int, bond: Bond) -> None:
    """Tell and record a dealt Relationship, and the question that it leaves open (HI-2.4,
    HI-2.7)."""
    partners = [h.name_seat(other) for other in bond.partners]
    tied = {"character": h.name_seat(seat), "partners": partners}
    card = DECKS.relationships[bond.held.card]
    text, gap = (words.fill({"partner": partners}) for words in (card.bond, card.gap))
    title = Said(Message("title-bond", card=card.name, **tied))
    entry = Entry(kind="bond", round=1, title=title, seat=seat, line=Said(text))
    entry.facts, entry.also, entry.card = [Said(gap)], list(bond.partners), card.id
    h.s.story.append(entry)
    told = Message("is-bound", text=text, **tied)  # the text says "you" to its owner
    h.t.tell(told, kind="bond", seat=seat)

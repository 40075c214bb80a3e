"""How the book tells a game of Last Aurora: who drives, and which of the log belongs to the story.
The pictures show tokens, hits, repairs and scores."""

from collections.abc import Sequence
from dataclasses import replace

from rules.aurora.model.decks import CARDS, COLOURS, ENEMIES, SURVIVORS
from rules.aurora.model.maps import QUAYS, Space, find_aurora_space, find_region, find_space_number
from rules.aurora.model.state import State
from rules.aurora.play import ending
from rules.aurora.words import Message
from rules.engine import Event, Result
from rules.engine.retelling import Retold, Role, retell_as_logged, retell_message

START: Space = "100"
"""Where all Convoys begin."""
WEIGHTS = {
    "plays-card-aloud": 1,
    "drives-on-quay": 1,
    "automa-drives-on-quay": 1,
    "takes-in": 2,
    "drives-to-quay": 3,
    "automa-drives-to-quay": 3,
    "ambushes": 4,
    "event": 4,
    "defeats": 6,
    "loses-survivor": 7,
    "hands-over": 7,
    "nobody-left": 9,
}
"""Message -> how much the event decides the game."""
ALONE_MESSAGES = frozenset({"road-leads", "ambushes", "event"})
"""The messages that are paragraphs of their own."""
MET_MESSAGES = frozenset({"explores", "ambushes"})
"""The messages after which the book has the card's own words: it leaves out cards that nobody
meets."""
STORIED_KINDS = frozenset(
    {
        *("setup", "explore", "move", "ambush", "defeated", "fire", "event", "lost", "avalanche"),
        *("part", "card", "left", "aurora", "survivor", "out"),
    }
)
"""The kinds of event that the book retells as told if they were told before there were messages."""


def list_roles(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """List who leads which Convoy."""
    return [
        Role(seat, names[seat], str(Message("role", colour=player.colour)))
        for seat, player in enumerate(s.players)
    ]


def explain_end(s: State, result: Result) -> str:
    """Say what became of the ship. A solo game has no table of points, so add the points here."""
    return result.why if s.automa is not None else str(Message("end-of-ship", ended=s.ended))


def describe_afterwards(s: State, names: tuple[str, ...], result: Result) -> Sequence[str]:
    """Say how it ended, where each Convoy was, who was in it, and what they do aboard."""
    fates = [_describe_fate(s, seat, name) for seat, name in enumerate(names)]
    return [ending.write_epilogue(s, result), *fates]


def _describe_fate(s: State, seat: int, name: str) -> str:
    player = s.players[seat]
    if player.out:
        return str(Message("fate-out", player=name))
    where = "quay" if player.space in QUAYS else "road"
    if s.find_convoy_number(seat) >= find_aurora_space(s.aurora, s.red):
        where = "ship"
    crew = tuple(Message("the-card", card=one.card, name=one.name) for one in player.crew)
    lost = [
        Message(
            "the-card", card=f"{player.colour}-{key}", name=CARDS[f"{player.colour}-{key}"].name
        )
        for key in ("leader", "co-pilot", "cold-maiden")
        if not any(one.card == f"{player.colour}-{key}" for one in player.crew)
    ]
    left = find_aurora_space(s.aurora, s.red) - s.find_convoy_number(seat)
    fate = Message("fate", player=name, where=where, left=left, crew=crew, lost=lost, n=len(lost))
    told = [str(fate), tell_errand(seat, name, "ship" if where == "ship" else "road")]
    if where == "ship":
        first = min(player.crew, key=lambda one: bool(CARDS[one.card].colour))
        told.append(str(SURVIVORS[first.card].aboard))
    return " ".join(told)


def tell_errand(seat: int, name: str, end: str) -> str:
    """Tell what a Convoy has to do at the ship. `end`: "start", "near", "ship" or "road"."""
    return str(Message("errand", end=end, colour=COLOURS[seat], player=name))


def retell_event(event: Event) -> Retold:
    """Retell one event for the book."""
    message = event.message
    if message is None:
        return retell_as_logged(event) if event.kind in STORIED_KINDS else Retold()
    data = message.data
    if message.id == "fires" and not data["damage"]:
        return Retold()
    if message.id == "left-behind" and data["card"] not in ENEMIES:
        return Retold()
    if message.id == "drives":
        left = count_spaces_left(data["end"])
        event = replace(event, message=Message("drives-on", player=data["player"], left=left))
    elif message.id == "automa-drives":
        left = count_spaces_left(data["end"])
        event = replace(event, message=Message("automa-drives-on", left=left))
    told = retell_message(event, WEIGHTS.get(message.id, 0), alone=message.id in ALONE_MESSAGES)
    if message.id in MET_MESSAGES and data["card"] in CARDS:
        return replace(told, scene=str(CARDS[data["card"]].says))
    if message.id == "road-leads":
        return replace(told, chapter=str(Message("leg", region=1)))
    if event.kind == "move" and "end" in data and _is_leg(data["start"], data["end"]):
        region = 4 if data["end"] in QUAYS else find_region(data["end"])
        return replace(told, chapter=str(Message("leg", region=region)))
    return told


def count_spaces_left(space: Space) -> int:
    """Count the spaces from here to the quay."""
    return find_space_number(QUAYS[0]) - find_space_number(space)


def _is_leg(start: Space, end: Space) -> bool:
    """Whether a drive ends in another Region than it began in, or on the quay."""
    return find_region(start) != find_region(end) or (end in QUAYS and start not in QUAYS)

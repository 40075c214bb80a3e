"""How a game of Posthuman is told in its book: which characters set out, and which messages are
part of the story. Dice and goods are left to the pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.engine import Event, Result
from rules.engine import Message as AnyMessage
from rules.engine.events import passage_of
from rules.engine.retelling import Retold, Role, as_told, retell_message
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.model.state import Player, State
from rules.posthuman.play import ending
from rules.posthuman.words import Message, join_sentences

STEPS = 10


def list_roles(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """List the players, each with the character that they set out as."""
    players = s.players or [Player() for _ in names]
    return [
        Role(seat, name, _describe_character(player))
        for seat, (name, player) in enumerate(zip(names, players, strict=True))
    ]


def _describe_character(player: Player) -> str:
    if player.human is None:  # not chosen yet, or no longer known
        return ""
    key = player.human.character
    if not key:
        return str(Message("role-own-making"))
    return str(Message("role-character", character=CONTENT.characters[key].name))


def describe_afterwards(s: State, names: tuple[str, ...], result: Result) -> Sequence[str]:
    """Tell where all players were in the end."""
    turned = [name for player, name in zip(s.players, names, strict=True) if player.mutant]
    places = ending.list_places(s)
    there = [name for seat, name in enumerate(names) if places[seat] >= STEPS]
    told = [
        Message("was-on-road", player=name, steps=places[seat])
        if places[seat]
        else Message("not-away-from-home", player=name)
        for seat, name in enumerate(names)
        if name not in turned and name not in there
    ]
    if there:
        told.insert(0, Message("has-bed", players=there, n=len(there)))
    if turned:
        told.append(Message("are-turned", players=turned, n=len(turned)))
    return (str(join_sentences(told)),)


def retell_event(event: Event) -> Retold:
    """Retell an event for the book; kinds that are not part of the story are left out."""
    weight = _WEIGHTS.get(event.kind)
    message = event.message
    if weight is None:
        return Retold()
    if message is None:
        return as_told(event)
    if event.kind == "move" and event.data.get("zone"):
        return Retold()  # a zone further in
    if event.kind == "declared":
        return Retold(str(_vary_within(message)), alone=True)
    told = retell_message(event, _WEIGHTS_OF_PASSAGES.get(message.id, weight))
    if event.kind != "passage":
        return told if told.text else Retold()
    titled = message.id != "who-player-is"
    return replace(told, scene=passage_of(event), alone=True, titled=titled)


def _vary_within(message: AnyMessage) -> AnyMessage:
    """Say the message, and all messages in its data, as the book does."""
    data = {
        key: _vary_within(value) if isinstance(value, AnyMessage) else value
        for key, value in message.data.items()
    }
    varied = type(message)(message.id, **data)
    return varied.vary("book") or varied


_WEIGHTS = {
    "passage": 0,
    "declared": 0,
    "move": 0,
    "stay": 0,
    "zone": 1,
    "test": 0,
    "evade": 0,
    "shots": 0,
    "kill": 0,
    "fled": 0,
    "knockout": 6,
    "turned": 9,
    "follower": 0,
    "skill": 0,
    "eat": 0,
    "driven_off": 3,
}
"""How much an event of each kind in the story decides the game."""
_WEIGHTS_OF_PASSAGES = {"meets-story": 2, "meets-enemy": 2, "plays-action": 3}

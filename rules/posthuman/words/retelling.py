"""How a game of Posthuman is told in its book: which characters set out, and which messages are
part of the story. Dice, and goods that no event has brought, are left to the pictures."""

from collections.abc import Sequence
from dataclasses import replace

from rules.engine import Event, Result, Text
from rules.engine.events import find_passage
from rules.engine.retelling import Retold, Role, retell_as_logged, retell_message
from rules.kit.content import DeckText
from rules.posthuman.model.decks import CONTENT, FOLLOWERS, SCARS
from rules.posthuman.model.state import Human, Player, State
from rules.posthuman.play import ending
from rules.posthuman.play.people.scars import MUST
from rules.posthuman.words import Message, join_sentences

STEPS = 10
_LEGS = (3, 5, 7, 9)
"""The steps at which a chapter begins, when the first player has taken them."""
_EVENTS = frozenset[object](event.name for event in CONTENT.events.values())
_DEEDS = {
    "chooses-in-story": "decides-to",
    "passes-chosen-test": "attempts-to",
    "fails-chosen-test": "attempts-to",
}
"""Message -> how the book tells it, with the chosen option as something that the player does."""


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
    """Tell where all players were in the end, and what that made of what they wanted."""
    there = sorted(ending.find_arrived(s), key=lambda seat: seat not in result.winners)
    behind = [seat for seat in s.humans if seat not in there]
    told = [_describe_arrival(s, seat, names[seat], there) for seat in there]
    told += [_describe_road(s.human(seat), names[seat]) for seat in behind]
    if s.mutants:
        turned = [names[seat] for seat in s.mutants]
        data = {"players": turned, "n": len(turned), "humans": len(s.humans)}
        told.append(str(Message("are-turned", **data)))
    return told


def _describe_arrival(s: State, seat: int, name: str, there: Sequence[int]) -> str:
    human = s.human(seat)
    told: list[Text] = [
        Message(
            "has-bed",
            first=int(seat == there[0]),
            player=name,
            n=len(human.scars),
            scars=[SCARS[scar].name for scar in human.scars],
            mutations=len(human.mutations),
            scarred=len(human.scars) - len(human.mutations),
        )
    ]
    if followers := [*human.followers, *human.hidden_followers]:
        found = [FOLLOWERS[one].name for one in followers]
        told.append(Message("comes-with", followers=found, n=len(found)))
    if human.character:
        told.append(CONTENT.characters[human.character].arrived)
    return str(join_sentences(told))


def _describe_road(human: Human, name: str) -> str:
    told: list[Text] = [
        Message("was-on-road", player=name, steps=human.place, scars=len(human.scars))
    ]
    if human.character:
        told.append(CONTENT.characters[human.character].still)
    return str(join_sentences(told))


def retell_event(event: Event) -> Retold:
    """Retell an event for the book; kinds that are not part of the story are left out."""
    weight = _WEIGHTS.get(event.kind)
    message = event.message
    if message is None:
        return Retold() if weight is None else retell_as_logged(event)
    if weight is None and not any(
        isinstance(value, str | DeckText) and value in _EVENTS for value in message.data.values()
    ):
        return Retold()
    if event.kind == "move" and event.data.get("zone"):
        return Retold()  # a zone further in
    if event.kind == "shots" and not message.data.get("hits"):
        return Retold()
    if event.kind == "scar" and message.data["scars"] != MUST - 1:
        return Retold()
    told = retell_message(_tell_deed(event), _WEIGHTS_OF_PASSAGES.get(message.id, weight or 0))
    if event.kind == "zone" and told != Retold():
        return _open_leg(told, message.data["step"])
    if event.kind != "passage":
        return told if told.text else Retold()
    if message.id == "what-came-of-it":
        return replace(told, scene=find_passage(event), goes_on=True)
    whole = replace(told, scene=find_passage(event), alone=True)
    if message.id == "who-player-is":
        return replace(whole, titled=False, chapter=str(Message("leg", step=0)))
    return replace(whole, titled=message.id not in _DEEDS)


def _tell_deed(event: Event) -> Event:
    """Make the option that a player chose part of a sentence about the player."""
    message = event.message
    if message is None or message.id not in _DEEDS or "player" not in message.data:
        return event
    deed = message.data.get("choice") or message.data["cause"]
    player = message.data["player"]
    return replace(event, message=Message(_DEEDS[message.id], player=player, deed=deed))


def _open_leg(told: Retold, step: int) -> Retold:
    """Begin a chapter where a leg of the road begins; the end of a zone within one is no news."""
    begun = find_leg(step)
    if begun and step < STEPS:
        return replace(told, chapter=str(Message("leg", step=begun)))
    return told


def find_leg(step: int) -> int:
    """Return the step at which the present leg of the road begins; 0 for the first leg."""
    return max((leg for leg in _LEGS if leg <= step), default=0)


_WEIGHTS = {
    "passage": 0,
    "move": 0,
    "zone": 1,
    "test": 0,
    "evade": 0,
    "shots": 0,
    "kill": 0,
    "fled": 0,
    "knockout": 6,
    "scar": 0,
    "turned": 9,
    "follower": 0,
    "skill": 0,
    "eat": 0,
    "driven_off": 3,
}
"""How much an event of each kind in the story decides the game."""
_WEIGHTS_OF_PASSAGES = {"meets-story": 2, "meets-enemy": 2, "plays-action": 3}

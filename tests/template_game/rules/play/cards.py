"""What the cards do (CI-4)."""

from rules.engine import Option, Play, Table
from rules.kit.dice import D6
from tests.template_game.rules.model.cards import CARDS
from tests.template_game.rules.model.state import State
from tests.template_game.rules.words import Message

PUMPED, SIPHONED = 4, 3


def read_kind(option_id: str) -> str:
    """The card that an option plays: "play-map" is a Map."""
    return option_id.removeprefix("play-")


def is_playable(s: State, seat: int, kind: str) -> bool:
    """Whether a card would do anything in the seat's own turn."""
    if kind == "pump":
        return s.cistern > 0
    if kind == "siphon":
        return s.jars[find_other(s, seat)] > 0
    return kind == "map"


def find_other(s: State, seat: int) -> int:
    """The other keeper."""
    return (seat + 1) % s.seats


def play_card(t: Table[State], seat: int, kind: str) -> Play[None]:
    """Discard the card and do what it says (CI-3.6)."""
    discard_card(t.state, seat, kind)
    if kind == "pump":
        _tell_gain(t, seat, kind, t.state.take_water(seat, PUMPED))
    elif kind == "siphon":
        yield from _siphon_water(t, seat)
    else:
        die = t.rng.pick(D6)
        found = (die + 1) // 2
        t.state.jars[seat] += found
        _tell_gain(t, seat, kind, found, die)


def discard_card(s: State, seat: int, kind: str) -> None:
    """Put a card from a hand on the discards."""
    s.hands[seat].remove(kind)
    s.deck.discard(kind)


def _tell_gain(t: Table[State], seat: int, kind: str, litres: int, die: int | None = None) -> None:
    rolled, dice = ({}, {}) if die is None else ({"die": die}, {"dice": [die]})
    told = Message(
        "pumps" if die is None else "digs",
        card=CARDS[kind].name,
        player=t.name_seat(seat),
        litres=litres,
        now=t.state.jars[seat],
        **rolled,
    )
    t.tell(told, kind="gain", seat=seat, card=kind, litres=litres, **dice)


def _siphon_water(t: Table[State], seat: int) -> Play[None]:
    """The other keeper is asked whether a Lid stops it, even without one: so nobody learns what
    they hold (CI-4.4)."""
    s, other = t.state, find_other(t.state, seat)
    name, victim = t.name_seat(seat), t.name_seat(other)
    litres = min(SIPHONED, s.jars[other])
    lose = Message("leave-open-detail", litres=litres)
    options = [Option("open", "lid", Message("leave-open"), lose)]
    if "lid" in s.hands[other]:
        options.append(Option("close", "lid", Message("close"), Message("close-detail")))
    chosen = yield from t.ask(
        t.choice(
            other,
            Message("siphon", player=name, litres=litres),
            options,
            default="open",
            secret=True,
            about=Message("about-siphon", player=name, victim=victim),
            topic="siphon",
            data={"litres": litres},
            rule="CI-4.3",
        )
    )
    if chosen == "close":
        discard_card(s, other, "lid")
        t.tell(Message("stops-siphon", victim=victim), kind="lid", seat=other)
        return
    s.jars[other] -= litres
    s.jars[seat] += litres
    told = Message("siphons", player=name, victim=victim, litres=litres, now=s.jars[seat])
    t.tell(told, kind="siphon", seat=seat, victim=other, litres=litres)

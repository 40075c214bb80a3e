"""Knockouts: what they cost, and where they leave the human (PH-19)."""

from rules.engine import Option, Play, Text
from rules.posthuman.model.state import HOME
from rules.posthuman.model.terms import Hurt
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.people import followers
from rules.posthuman.play.people.scars import draw_scars
from rules.posthuman.words import Message

SCARS_OF_A_KNOCKOUT = 2
TRACKS: tuple[Hurt, Hurt] = ("health", "morale")


def knock_out_if_empty(h: Here, seat: int, cause: Text) -> Play[None]:
    """Knock a human out if it has no health or no morale left. Raises Fallen(seat) then, as this
    ends what the human does."""
    human = h.s.players[seat].human
    if human is not None and human.health > 0 and human.morale > 0:
        return
    yield from resolve_knockout(h, seat, cause)
    raise Fallen(seat)


def resolve_knockout(h: Here, seat: int, cause: Text) -> Play[bool]:
    """Knock a human out completely if its health or morale is 0 (PH-19.1 to PH-19.7). Return
    whether it was knocked out, or has turned by this; also True if the seat is no longer human."""
    human = h.s.players[seat].human
    if human is None:
        return True
    empty: list[Hurt] = [track for track in TRACKS if getattr(human, track) <= 0]
    if not empty:
        return False
    yield from _resolve_knockout(h, seat, empty, cause)
    return True


def knock_out_by_hunger(h: Here, seat: int) -> Play[None]:
    """Knock a human out by hunger: both tracks become 1, whatever they were (PH-19.4)."""
    yield from _resolve_knockout(h, seat, list(TRACKS), Message("hunger"))


def _resolve_knockout(h: Here, seat: int, empty: list[Hurt], cause: Text) -> Play[None]:
    """Carry out one knockout, for one empty track or for both (PH-19.5a). The tracks are set to 1
    at once, so that no question asked meanwhile finds a human without health."""
    human = h.human(seat)
    h.mark_fallen(seat)
    for track in empty:
        setattr(human, track, 1)
    tracks = [Message("track-back-at-1", hurt=track) for track in empty]
    told = Message("knocked-out", cause=cause, player=h.name_seat(seat), tracks=tracks)
    h.tell(told, kind="knockout", seat=seat, tracks=list(empty))
    _go_home(h, seat)
    two = SCARS_OF_A_KNOCKOUT
    if (yield from draw_scars(h, seat, two, Message("by-knockout"), knocked_out=True)):
        return  # turned, which replaces the rest (PH-19.7)
    for follower in list(human.followers):  # followers face down stay (PH-19.8)
        followers.dismiss_follower(h, seat, follower)
    human.food += 1
    told = Message("is-given-food", player=h.name_seat(seat), hungry=int(human.hunger > 0))
    human.hunger = 0
    h.tell_of(seat, told, kind="fed", food=human.food)
    for track in TRACKS:  # what a lost follower costs belongs to the same knockout
        setattr(human, track, max(1, getattr(human, track)))
    if len(empty) == 1:
        yield from _ask_exchange(h, seat, empty[0])


def _go_home(h: Here, seat: int) -> None:
    """Move a human to its starting tile (PH-19.1). A tile that is not completed must be begun
    again, and the declared action is lost (PH-12.7, PH-7.3); in the event phase nobody has declared
    yet."""
    human = h.human(seat)
    if not human.tile.is_completed:
        human.tile.done = 0
    human.at, human.zone, human.fresh = HOME, None, False
    human.declared = None


def _ask_exchange(h: Here, seat: int, to: Hurt) -> Play[None]:
    """Ask how much of the other track the human exchanges for the one that was empty, 1 for 1; at
    least 1 must stay (PH-19.2, PH-19.3, PH-19.6)."""
    human = h.human(seat)
    source: Hurt = "morale" if to == "health" else "health"

    def options() -> list[Option]:
        have, other = getattr(human, to), getattr(human, source)
        return [
            Option(
                str(n),
                "choose",
                Message("exchange", n=n, to=to) if n else Message("exchange-nothing"),
                Message("exchange-detail", to=to, left=other - n, then=have + n),
                {"n": n, "to": to},
            )
            for n in range(max(0, min(other - 1, human.limits[to] - have)) + 1)
        ]

    chosen = yield from h.choose(
        seat,
        Message("exchange-how-much", left=getattr(human, source), to=to),
        options,
        default="0",
        topic="exchange",
        data={"to": to, "health": human.health, "morale": human.morale},
        rule="PH-19.6",
    )
    n = int(chosen)
    if n and h.s.players[seat].human is human:
        setattr(human, source, getattr(human, source) - n)
        setattr(human, to, getattr(human, to) + n)
        h.tell_of(seat, Message("exchanges", player=h.name_seat(seat), n=n, to=to), kind="exchange")

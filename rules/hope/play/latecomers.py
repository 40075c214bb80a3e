"""Grace of Innocence: players who come back as a new character after an early death (HI-14.4 to
HI-14.10)."""

from rules.engine import Option, Play, Prompt
from rules.hope.model.entries import Entry
from rules.hope.play import powers
from rules.hope.play.characters import make_character
from rules.hope.play.context import Here
from rules.hope.words import Message
from rules.kit.said import Said

LAST_ROUND_OF_REBIRTH = 2
"""The last round in which a death may be followed by a new character (HI-14.4)."""
LAST_OFFER = 3
"""The round at whose end the offer closes (HI-14.6)."""
JOIN = (
    Option("yes", "join", Message("bring-somebody"), Message("bring-somebody-detail")),
    Option("no", "join", Message("stay-with-the-dead")),
)


def offer_new_character(h: Here, seat: int) -> Prompt[str] | None:
    """Make the question whether the player of a dead character comes back as a new one (HI-14.4,
    HI-14.6). Return None if they may not, nobody is left alive, or the journey is over."""
    if h.s.players[seat].grace != "open" or not h.s.living_seats or h.s.phase == "end":
        return None
    silent = "joins"
    if h.s.rounds <= LAST_OFFER:
        silent = "ends" if h.s.round == h.s.rounds else "waits"
    text = Message("come-back", silent=silent)
    return h.t.choice(seat, text, JOIN, default="yes", optional=True, rule="HI-14.6")


def apply_join_answer(h: Here, seat: int, chosen: str) -> None:
    """Record whether the player comes back; a new character is seated as the next turn begins
    (HI-14.6)."""
    h.s.players[seat].grace = "taken" if chosen == "yes" else "past"
    told = "will-join" if chosen == "yes" else "stays-with-the-dead"
    h.t.tell(Message(told, player=h.t.name_seat(seat)), kind="grace", seat=seat)


def seat_latecomers(h: Here) -> Play[None]:
    """Give each player who accepted a new character in the old seat, if anybody still lives
    (HI-14.10)."""
    s = h.s
    waiting = [seat for seat, player in enumerate(s.players) if player.grace == "taken"]
    for seat in s.list_clockwise(s.turn, waiting):
        if s.is_alive(seat) or not s.living_seats:
            continue
        s.players[seat].grace = "past"
        c = make_character(h, seat, original=False)
        told = Message("joins-group", character=c.name, player=h.t.name_seat(seat))
        h.tell(told, kind="joined", seat=seat)
        title = Said(Message("title-joins", character=c.name))
        s.story.append(Entry(kind="arrival", round=s.round, title=title, seat=seat))
        for held in list(c.traits):
            yield from powers.trigger_powers(h, seat, "gained", held=held)


def close_offers(h: Here) -> None:
    """Let the players who have not answered by the end of round three come back too (HI-14.6)."""
    for player in h.s.players:
        if player.grace == "open":
            player.grace = "taken"

"""Setup: the colours, where the White Meteorite lies, and who begins (SV-2)."""

from rules.engine import Option, Play
from rules.survive.content import flavour
from rules.survive.model.board import GRID, SPACES, Space
from rules.survive.model.components import COLOURS, HOMES, SURVIVE, Colour
from rules.survive.play.context import Here
from rules.survive.play.dice import LETTER_DIE, NUMBER_DIE, roll_for_highest
from rules.survive.words import Message


def choose_colours(t: Here) -> Play[None]:
    """Ask each player for a free colour, openly, first come, first served (SV-2.7)."""
    s = t.state
    while len(s.picked) < s.seats:
        free = [c for c in COLOURS if c not in [s.players[seat].colour for seat in s.picked]]
        if len(free) == 1:
            (last,) = (seat for seat in range(s.seats) if seat not in s.picked)
            _take_colour(t, last, free[0])
            return
        options = [Option(colour, "colour", Message("colour", colour=colour)) for colour in free]
        prompt, colour = yield from t.ask_any(
            [
                t.choice(seat, Message("which-colour"), options, default=free[0], rule="SV-2.7")
                for seat in range(s.seats)
                if seat not in s.picked
            ]
        )
        _take_colour(t, prompt.seat, colour)


def _take_colour(t: Here, seat: int, colour: Colour) -> None:
    t.state.players[seat].colour = colour
    t.state.picked.append(seat)
    told = Message("plays-colour", player=t.name_seat(seat), colour=colour)
    t.tell(told, kind="colour", seat=seat)


def set_up(t: Here) -> None:
    """Place the White Meteorite, wake everybody beside it (SV-2.10), and let the highest roll begin
    (SV-2.12)."""
    s = t.state
    s.white = _roll_coordinates(t)
    line = flavour.choose_place_line(s, "white-meteorite", {})
    t.tell(Message("white-lies", space=s.white, line=line), kind="setup", space=s.white)
    for seat, player in enumerate(s.players):
        player.space = s.white
        home = Message("found-token", token=HOMES[player.colour])
        line = flavour.choose_role_line(s, "human", {"home": home})
        told = Message("wakes", player=t.name_seat(seat), line=line)
        t.tell(told, kind="role", seat=seat)
    if s.hunted:
        _place_city(t)
    s.first = s.turn = roll_for_highest(t, list(range(s.seats)))
    s.round = 1
    s.phase = "turns"
    begins = Message("begins", player=t.name_seat(s.first), round=s.last_dawn)
    t.tell(begins, kind="setup")


def _roll_coordinates(t: Here) -> Space:
    """Roll both coordinate dice, again while either shows SURVIVE! (SV-2.8, SV-2.9)."""
    while True:
        letter, number = t.rng.pick(LETTER_DIE), t.rng.pick(NUMBER_DIE)
        told = Message("coordinates", letter=letter, number=number)
        t.tell(told, kind="dice", dice=[letter, number])
        if SURVIVE not in (letter, number):
            return letter + number


def _place_city(t: Here) -> None:
    """Place Zombie City for the Hunted variant, four or more steps away (SV-20.3)."""
    s = t.state
    city = t.rng.pick([space for space in SPACES if GRID.count_steps(space, s.white) >= 4])
    s.tokens[city] = "city"
    s.bag["city"] = 0
    s.zombies["original"] = city
    t.tell(Message("city-stands", city=city), kind="setup")

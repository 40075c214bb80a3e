"""Makes bots for seats, with their names."""

from dataclasses import replace

from rules.engine.languages import speak
from rules.engine.search import Strength
from storage import Seat, TableRow
from tables.wording.bots import BOT_NAMES, format_bot_name, strip_bot_label


def choose_bot_name(row: TableRow, strength: Strength = "middling") -> str:
    """Find a name for the next bot that no bot at the table has, in the table's language."""
    taken = {strip_bot_label(seat.name) for seat in row.seats if seat.bot}
    free = next(name for name in BOT_NAMES if name not in taken)
    with speak(row.language):
        return format_bot_name(free, strength)


def make_bot_seat(row: TableRow, seat: Seat, strength: Strength = "middling") -> Seat:
    """Return the seat with a new bot of that strength in place of its player."""
    name = choose_bot_name(row, strength)
    return replace(seat, user_id=None, name=name, bot=True, strength=strength)

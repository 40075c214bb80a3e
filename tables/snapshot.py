"""A table at one moment: the snapshot is taken while the table is locked, and drawn after the lock
is released."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel
from pydantic_core import PydanticSerializationError

from rules.engine import Prompt, Result, Text
from rules.engine.packs import Pack
from storage import Away, TableRow
from tables.ending import Ending, describe_ending
from tables.first_read import is_waiting_for_readers
from tables.people import lessons
from tables.people.lessons import Learner, Role
from tables.session import TableSession, WithTable, is_same_question, rank_prompt
from tables.time.deadlines import Clock
from tables.wording import text


@dataclass(frozen=True, slots=True)
class Snapshot(WithTable):
    """A table as one seat may see it. `view`: what `seat` may know (None: a spectator), or None
    before the start."""

    row: TableRow
    seat: int | None
    view: BaseModel | None
    prompts: tuple[Prompt[Any], ...]
    waiting: frozenset[int]
    answered: frozenset[int]
    absent: frozenset[int]
    undoable: str | None
    """What an undo by the seat would take back, in words; None: nothing, or nobody asked."""
    result: Result | None
    clocks: tuple[Clock, ...] = ()
    """The clocks that run."""
    aways: Mapping[int, Away] = field(default_factory=dict)
    """By seat, the absence of a player who is away."""
    resting: bool = False
    """Whether all people are absent, so that the table waits until one of them acts."""
    reading: bool = False
    """Whether bots wait for newcomers to read how the game begins."""
    retractable: bool = False
    """Whether any person at the table has an answer that they can take back. Only the card shows
    it, so it is False in the snapshot of a seat."""
    undo_is_free: bool = False
    """Whether the undo needs nobody's consent and changes nothing that dice or cards decided."""
    undo_barred: Text | None = None
    """Why the seat cannot take back its last answer; None if there is no reason."""
    learners: Mapping[int, Learner] = field(default_factory=dict)
    """By seat, what the players know already."""
    roles: Mapping[int, Role] = field(default_factory=dict)
    """By seat, the roles that their players have not been told about yet."""

    acted: Mapping[int, int] = field(default_factory=dict)
    """By user, the edition that their last answer made, if known. The user has not seen what bots
    have played since then."""
    packs: tuple[Pack, ...] = ()
    """The packs of the table, kept here so that their cards can be found while the view is drawn,
    even if the table has gone."""
    ending: Ending | None = None

    @property
    def is_words_only(self) -> bool:
        return bool(self.row.settings.get("words_only"))

    def format_seat_name(self, seat: int) -> str:
        """Format the seat's name, escaped for display."""
        return text.format_plain(self.row.seats[seat].name)

    def format_seat_names(self, seats: Sequence[int]) -> str:
        return text.join_names([self.format_seat_name(seat) for seat in seats])

    def mention_seat(self, seat: int) -> str:
        """Mention the seat's player; return the seat's name in bold if no person sits there."""
        user = self.row.seats[seat].user_id
        return text.format_mention(user) if user else f"**{self.format_seat_name(seat)}**"

    @property
    def changed_role_seats(self) -> list[int]:
        """The seats whose players have a new role in place of an earlier one and do not know it
        yet."""
        return [seat for seat in self.roles if self.learners[seat].role is not None]

    def describe_lesson(self, prompt: Prompt[Any], seat: int) -> str:
        """Find the text of the lesson that the seat's player gets with this question. Return "" if
        nothing in it is new to them."""
        lesson = self.find_new_lesson(prompt, seat)
        return lessons.describe_lesson(self.game, lesson) if lesson else ""

    def find_new_lesson(self, prompt: Prompt[Any], seat: int) -> str | None:
        """Find the kind of question in this prompt that is new to the seat's player. Return None if
        nothing is new."""
        learner = self.learners.get(seat)
        return learner.find_new_lesson(self.game, prompt) if learner else None

    @property
    def card_link(self) -> str | None:
        """The address of the card's message; None if there is no such message yet."""
        card = self.row.card
        if card is None or card.message_id is None:
            return None
        return text.format_link(self.row.guild_id, self.row.channel_id, card.message_id)

    @property
    def own_prompts(self) -> list[Prompt[Any]]:
        """The prompts of the snapshot's own seat, first those that the table waits for."""
        own = [prompt for prompt in self.prompts if prompt.seat == self.seat]
        return sorted(own, key=rank_prompt)

    @property
    def rule_number(self) -> str:
        """The rule number of the question to the snapshot's own seat; "" if no such question has a
        number. Questions that stand open nearly all the time (`aside`) are left out."""
        return next((prompt.rule for prompt in self.usual_prompts if prompt.rule), "")

    @property
    def usual_prompts(self) -> list[Prompt[Any]]:
        """The own prompts that the panel shows at once."""
        return [prompt for prompt in self.own_prompts if not prompt.aside]

    @property
    def seldom_used_prompts(self) -> list[Prompt[Any]]:
        """The own prompts that are open nearly all the time, shown in a message of their own."""
        return [prompt for prompt in self.own_prompts if prompt.aside]


def take_snapshot(
    session: TableSession,
    row: TableRow | None = None,
    seat: int | None = None,
    *,
    asks_undo: bool = True,
) -> Snapshot:
    """Take a snapshot of the table as the seat may see it now. `row`: a more recent row than the
    session's own. `asks_undo`: whether to find out what the seat could take back."""
    row = row or session.row
    table = session.table
    if table is None:
        nobody: frozenset[int] = frozenset()
        return Snapshot(
            row, seat, None, (), nobody, nobody, nobody, None, None, aways=session.attendance.aways
        )
    on, undoing, bots = row.status == "playing", table.undoing, session.bot_seats
    mine = seat if on and asks_undo else None
    last = None if mine is None else undoing.find_retractable(mine, bots)
    return Snapshot(
        row,
        seat,
        copy_view(table.view(seat)),
        table.prompts if on else (),
        table.waiting_seats if on else frozenset(),
        table.answered_seats if on else frozenset(),
        table.absent_seats,
        None if last is None else str(last.effect_of_undo),
        table.result,
        session.attendance.clocks,
        session.attendance.aways,
        on and session.is_resting,
        on and is_waiting_for_readers(session),
        on
        and seat is None
        and any(undoing.find_retractable(s, bots) for s in session.people_seats),
        last is not None and (last.free or last.sealed),
        None if mine is None else undoing.explain_undo_obstacle(mine, bots),
        session.attendance.learners,
        find_untold_roles(session) if on else {},
        dict(session.acted),
        table.packs,
        describe_ending(table),
    )


def find_untold_roles(session: TableSession) -> dict[int, Role]:
    """Find, by seat, the roles that the players have not been told about yet."""
    table, game = session.running_game, session.game
    found = {}
    for seat in session.attendance.learners:
        user = session.row.seats[seat].user_id
        if user is not None and (key := session.find_untold_role(user, seat)):
            found[seat] = Role(key, game.introduce_role(table.view(seat)))
    return found


def copy_view(view: BaseModel) -> BaseModel:
    """Copy a view deeply, because another thread draws pictures from it while play goes on. A copy
    by way of JSON takes less than half the time of `model_copy`."""
    try:
        return type(view).model_validate_json(view.model_dump_json())
    except PydanticSerializationError:  # a text holds half a surrogate pair
        return view.model_copy(deep=True)


@dataclass(frozen=True, slots=True)
class Ask:
    """A question, and all the seats to which the game puts it in the same words."""

    prompt: Prompt[Any]
    seats: tuple[int, ...]


def combine_prompts(prompts: Sequence[Prompt[Any]]) -> list[Ask]:
    """Combine the prompts that put the same question to several seats."""
    found: list[Ask] = []
    for prompt in prompts:
        for n, ask in enumerate(found):
            if is_same_question(ask.prompt, prompt):
                found[n] = Ask(ask.prompt, (*ask.seats, prompt.seat))
                break
        else:
            found.append(Ask(prompt, (prompt.seat,)))
    return found

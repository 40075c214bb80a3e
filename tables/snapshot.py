"""A table at one moment: the snapshot is taken while the table is locked, and drawn after the lock
is released."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel
from pydantic_core import PydanticSerializationError

from rules.engine import Game, Prompt, Result
from rules.engine.packs import Pack
from storage import Away, TableRow
from tables.ending import Ending, ending_of
from tables.first_read import bots_wait
from tables.people import lessons
from tables.people.lessons import Learner, Role
from tables.session import TableSession, WithTable, prompt_order, same_question
from tables.time.deadlines import Clock
from tables.wording import text


@dataclass(frozen=True, slots=True)
class Snapshot(WithTable):
    """`view` is what `seat` may know (None: a spectator), or None before the start."""

    row: TableRow
    seat: int | None
    view: BaseModel | None
    prompts: tuple[Prompt[Any], ...]
    waiting: frozenset[int]
    answered: frozenset[int]
    absent: frozenset[int]
    undoable: str | None
    """What an undo would take back, in words; None: nothing."""
    result: Result | None
    clocks: tuple[Clock, ...] = ()
    """The clocks that run."""
    aways: Mapping[int, Away] = field(default_factory=dict)
    """Who is away."""
    resting: bool = False
    """Whether all people are absent, so that the table waits for any of them."""
    reading: bool = False
    """Whether bots wait for newcomers to read how the game begins."""
    retractable: bool = False
    """Whether any person has an answer that can be taken back."""
    undo_barred: str | None = None
    """Why the seat's last answer cannot be taken back, where there is one."""
    learners: Mapping[int, Learner] = field(default_factory=dict)
    """By seat, what the players know already."""
    roles: Mapping[int, Role] = field(default_factory=dict)
    """By seat, the roles that their players have not been told about yet."""

    acted: Mapping[int, int] = field(default_factory=dict)
    """By user, the edition that their last answer made, if known. Bots may have played on since,
    which the user has not seen."""
    packs: tuple[Pack, ...] = ()
    """Held for as long as anybody draws the view, so that their cards are found, whatever becomes
    of the table."""
    ending: Ending | None = None

    @property
    def has_story(self) -> bool:
        """Whether the game tells a story of its own."""
        return type(self.game).write_story is not Game.write_story

    @property
    def words_only(self) -> bool:
        return bool(self.row.settings.get("words_only"))

    def format_seat_name(self, seat: int) -> str:
        """The seat's name, escaped for display."""
        return text.format_plain(self.row.seats[seat].name)

    def format_seat_names(self, seats: Sequence[int]) -> str:
        return text.join_names([self.format_seat_name(seat) for seat in seats])

    def mention_seat(self, seat: int) -> str:
        """The seat as a mention; its name where no person sits there."""
        user = self.row.seats[seat].user_id
        return text.format_mention(user) if user else f"**{self.format_seat_name(seat)}**"

    @property
    def new_roles(self) -> list[int]:
        """The seats whose players have got another role and have not been told yet."""
        return [seat for seat in self.roles if self.learners[seat].role is not None]

    def describe_lesson(self, prompt: Prompt[Any], seat: int) -> str:
        """The lesson that the seat's player gets with this question; "" where they know it."""
        lesson = self.new_kind(prompt, seat)
        return lessons.describe_lesson(self.game, lesson) if lesson else ""

    def new_kind(self, prompt: Prompt[Any], seat: int) -> str | None:
        """The kind of question that is new to the seat's player; None: it is not new."""
        learner = self.learners.get(seat)
        return learner.find_new_lesson(self.game, prompt) if learner else None

    @property
    def link(self) -> str | None:
        """The address of the card."""
        card = self.row.card
        if card is None or card.message_id is None:
            return None
        return text.format_link(self.row.guild_id, self.row.channel_id, card.message_id)

    @property
    def own_prompts(self) -> list[Prompt[Any]]:
        """The prompts of the snapshot's own seat, those that the table waits for first."""
        own = [prompt for prompt in self.prompts if prompt.seat == self.seat]
        return sorted(own, key=prompt_order)

    @property
    def rule(self) -> str:
        """The ledger number of the question that the snapshot's own seat is asked; "" where it has
        none. What stands open nearly all the time is not meant by whoever asks for the rules."""
        return next((prompt.rule for prompt in self.usual_prompts if prompt.rule), "")

    @property
    def usual_prompts(self) -> list[Prompt[Any]]:
        """Those of them that are shown at once."""
        return [prompt for prompt in self.own_prompts if not prompt.aside]

    @property
    def seldom_used_prompts(self) -> list[Prompt[Any]]:
        """The others: open nearly all the time, and shown in a message of their own."""
        return [prompt for prompt in self.own_prompts if prompt.aside]


def take_snapshot(
    session: TableSession, row: TableRow | None = None, seat: int | None = None
) -> Snapshot:
    """The table now, as the seat may know it. `row`: a more recent row than the session's own."""
    row = row or session.row
    table = session.table
    if table is None:
        nobody: frozenset[int] = frozenset()
        return Snapshot(
            row, seat, None, (), nobody, nobody, nobody, None, None, aways=session.aways
        )
    on = row.status == "playing"
    return Snapshot(
        row,
        seat,
        copy_view(table.view(seat)),
        table.prompts if on else (),
        table.waiting_seats if on else frozenset(),
        table.answered_seats if on else frozenset(),
        table.absent_seats,
        table.undoable(seat, session.bots) if seat is not None and on else None,
        table.result,
        session.clocks,
        session.aways,
        on and session.is_resting,
        on and bots_wait(session),
        on and any(table.undoable(each, session.bots) for each in session.people),
        table.undoing.explain_bar(seat, session.bots) if seat is not None and on else None,
        session.learners,
        find_untold_roles(session) if on else {},
        dict(session.acted),
        table.packs,
        ending_of(table),
    )


def find_untold_roles(session: TableSession) -> dict[int, Role]:
    """By seat, the roles that the players have not been told about yet."""
    table, game = session.running_game, session.game
    found = {}
    for seat in session.learners:
        if key := session.role_due(seat):
            found[seat] = Role(key, game.introduce_role(table.view(seat)))
    return found


def copy_view(view: BaseModel) -> BaseModel:
    """A deep copy of a view: pictures are drawn from it on another thread while play goes on. By
    way of JSON it takes less than half the time of a deep copy."""
    try:
        return type(view).model_validate_json(view.model_dump_json())
    except PydanticSerializationError:  # half a character, in what somebody wrote
        return view.model_copy(deep=True)


@dataclass(frozen=True, slots=True)
class Ask:
    """A question, and all the seats that are asked it in the same words."""

    prompt: Prompt[Any]
    seats: tuple[int, ...]


def combine_prompts(prompts: Sequence[Prompt[Any]]) -> list[Ask]:
    """The prompts, with the same question to several seats combined."""
    found: list[Ask] = []
    for prompt in prompts:
        for n, ask in enumerate(found):
            if same_question(ask.prompt, prompt):
                found[n] = Ask(ask.prompt, (*ask.seats, prompt.seat))
                break
        else:
            found.append(Ask(prompt, (prompt.seat,)))
    return found

"""What a table looks like at one moment: taken while it is held, drawn when it is let go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel
from pydantic_core import PydanticSerializationError

from rules.engine import Game, Prompt, Result, seal
from storage import Away, TableRow
from tables import lessons, text
from tables.deadlines import Clock
from tables.first_read import reading
from tables.lessons import Learner, Role
from tables.play import same_question
from tables.session import TableSession, WithTable, pressing


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
    """What an undo would take back; None: nothing can be taken back."""
    result: Result | None
    clocks: tuple[Clock, ...] = ()
    """Whose time runs."""
    aways: Mapping[int, Away] = field(default_factory=dict)
    """Who is away."""
    resting: bool = False
    """Whether all people have gone quiet, so that the table waits for any of them."""
    reading: bool = False
    """Whether bots wait for a newcomer to have read how the game begins."""
    retractable: bool = False
    """Whether anybody has an answer that can be taken back."""
    undo_barred: str | None = None
    """Why an answer cannot be taken back that is there to be."""
    pupils: Mapping[int, Learner] = field(default_factory=dict)
    """What those at the table know already."""
    roles: Mapping[int, Role] = field(default_factory=dict)
    """By seat, who its player is, where they have not been told yet."""

    acted: Mapping[int, int] = field(default_factory=dict)
    """By user, the edition that their last answer made, as far as that is known: bots may have
    played on since, which they have seen no more of."""

    @property
    def tells(self) -> bool:
        """Whether the game tells a story of its own."""
        return type(self.game).story is not Game.story

    @property
    def words_only(self) -> bool:
        return bool(self.row.settings.get("words_only"))

    @property
    def seed_hash(self) -> str:
        """What the table has shown since it opened: the seal of its seed, and of its save."""
        return seal(self.row.seed, self.row.save)

    def name(self, seat: int) -> str:
        """The seat's name, ready to be shown."""
        return text.plain(self.row.seats[seat].name)

    def names(self, seats: Sequence[int]) -> str:
        return text.listed([self.name(seat) for seat in seats])

    def call(self, seat: int) -> str:
        """The seat as a mention, where a person sits there."""
        user = self.row.seats[seat].user_id
        return text.mention(user) if user else f"**{self.name(seat)}**"

    @property
    def recast(self) -> list[int]:
        """The seats whose players have become somebody else, and have not been told."""
        return [seat for seat in self.roles if self.pupils[seat].role is not None]

    def lesson(self, prompt: Prompt[Any], seat: int) -> str:
        """What the seat's player should know of such a question, the first time; else ""."""
        lesson = self.new_kind(prompt, seat)
        return lessons.words(self.game, lesson) if lesson else ""

    def new_kind(self, prompt: Prompt[Any], seat: int) -> str | None:
        """The kind of question that is new to the seat's player there; None: nothing is."""
        pupil = self.pupils.get(seat)
        return pupil.lesson(self.game, prompt) if pupil else None

    @property
    def link(self) -> str | None:
        """The way to the card."""
        card = self.row.card
        if card is None or card.message_id is None:
            return None
        return text.link(self.row.guild_id, self.row.channel_id, card.message_id)

    @property
    def mine(self) -> list[Prompt[Any]]:
        """The prompts of the shot's own seat, what the table waits for first."""
        own = [prompt for prompt in self.prompts if prompt.seat == self.seat]
        return sorted(own, key=pressing)

    @property
    def rule(self) -> str:
        """The ledger number of what the shot's own seat is asked; "" where no question says."""
        return next((prompt.rule for prompt in self.mine if prompt.rule), "")

    @property
    def before_them(self) -> list[Prompt[Any]]:
        """Those of them that lie open before the seat's player."""
        return [prompt for prompt in self.mine if not prompt.aside]

    @property
    def out_of_the_way(self) -> list[Prompt[Any]]:
        """The others, which stand open nearly all the time and have a message of their own."""
        return [prompt for prompt in self.mine if prompt.aside]


def shoot(session: TableSession, row: TableRow | None = None, seat: int | None = None) -> Snapshot:
    """The table now, as the seat may know it. `row`: a fresher row than the table's own."""
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
        copied(table.view(seat)),
        table.prompts if on else (),
        table.waiting if on else frozenset(),
        table.answered if on else frozenset(),
        table.absent,
        table.undoable(seat, session.bots) if seat is not None and on else None,
        table.result,
        session.clocks,
        session.aways,
        on and session.resting,
        on and session.read_step not in (-1, table.step) and reading(session, session.taken_at),
        on and any(table.undoable(each, session.bots) for each in session.people),
        table.undo_barred(seat, session.bots) if seat is not None and on else None,
        session.pupils,
        untold(session) if on else {},
        dict(session.acted),
    )


def untold(session: TableSession) -> dict[int, Role]:
    """By seat, who its player is, where that person has not been told yet."""
    table, game = session.playing, session.game
    found = {}
    for seat in session.pupils:
        if key := session.role_due(seat):
            found[seat] = Role(key, game.role(table.view(seat)))
    return found


def copied(view: BaseModel) -> BaseModel:
    """A view that shares nothing with the position: a picture is drawn on another thread while play
    goes on. By way of JSON it takes less than half the time."""
    try:
        return type(view).model_validate_json(view.model_dump_json())
    except PydanticSerializationError:  # half a character, in what somebody wrote
        return view.model_copy(deep=True)


@dataclass(frozen=True, slots=True)
class Ask:
    """A question, and all the seats that it is put to in the same words."""

    prompt: Prompt[Any]
    seats: tuple[int, ...]


def asks(prompts: Sequence[Prompt[Any]]) -> list[Ask]:
    """The prompts, the same question to several seats taken together."""
    found: list[Ask] = []
    for prompt in prompts:
        for n, ask in enumerate(found):
            if same_question(ask.prompt, prompt):
                found[n] = Ask(ask.prompt, (*ask.seats, prompt.seat))
                break
        else:
            found.append(Ask(prompt, (prompt.seat,)))
    return found

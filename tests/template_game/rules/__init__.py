"""The Last Cistern: two keepers share what water is left, and neither trusts the other."""

from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from rules.engine import Game
from rules.engine.late_texts import make_late_text
from rules.kit.first_turn import read_guide, read_how_to_play
from tests.template_game.rules import presets
from tests.template_game.rules.bot import player
from tests.template_game.rules.bot.search import CisternSearch
from tests.template_game.rules.model import spans
from tests.template_game.rules.model.state import State
from tests.template_game.rules.play import ending, flow
from tests.template_game.rules.view import view_table
from tests.template_game.rules.words import Message, introduction, retelling

DAYS = 5


class Options(BaseModel):
    """What a table may choose before it starts."""

    model_config = ConfigDict(extra="forbid")

    days: Annotated[int, Message("option-days")] = Field(default=DAYS, ge=3, le=9)


class Cistern(Game[State]):
    """The game as the engine plays it."""

    key = "cistern"
    title = "The Last Cistern"
    blurb = make_late_text(Message("blurb"))
    seats = range(2, 3)
    goal = make_late_text(Message("goal"))
    course = make_late_text(Message("course"))
    length = make_late_text(introduction.describe_length(DAYS))
    weight = "light"
    lessons = introduction.LESSONS
    version = "1"
    measure = make_late_text(Message("measure"))
    period = make_late_text(Message("period"))
    periods = make_late_text(Message("periods"))
    premise = make_late_text(Message("premise"))
    presets = presets.PRESETS
    guide = read_guide(Path(__file__).parent / "words")
    how_to_play = read_how_to_play(Path(__file__).parent / "words")
    search = CisternSearch()
    verbs = introduction.VERBS

    options = Options
    state = State

    step = staticmethod(flow.play_step)
    view = staticmethod(view_table)
    bot = staticmethod(player.choose_answer)
    name_spans = staticmethod(spans.name_spans)
    find_role_key = staticmethod(introduction.find_role_key)
    introduce_role = staticmethod(introduction.introduce_role)
    list_roles = staticmethod(retelling.list_roles)
    retell_event = staticmethod(retelling.retell_event)
    describe_afterwards = staticmethod(retelling.describe_afterwards)
    write_epilogue = staticmethod(ending.write_epilogue)
    describe_achievement = staticmethod(ending.describe_achievement)

    def describe_game_length(self, options: Options) -> str:
        return str(introduction.describe_length(options.days))

    def setup(self, seats: int, options: Options, save: str | None = None) -> State:
        return State(days=options.days, jars=[0] * seats, hands=[[] for _ in range(seats)])

    def measure_progress(self, state: State) -> list[float]:
        return [float(litres) for litres in state.jars]

    def find_round(self, state: State) -> int | None:
        return state.day or None


GAME = Cistern()

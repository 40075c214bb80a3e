"""Survive!: Humans gather twelve Months and walk home; Zombies and a Vampire have other plans."""

from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from rules.engine import Game, Illegal
from rules.engine.late_texts import make_late_text
from rules.kit.first_turn import read_guide, read_how_to_play
from rules.survive.bot import player
from rules.survive.bot.search import SurviveSearch
from rules.survive.model import spans
from rules.survive.model.board import GRID
from rules.survive.model.state import State, make_opening
from rules.survive.play import ending, flow
from rules.survive.presets import PRESETS
from rules.survive.view import view_table
from rules.survive.words import Message, introduction, retelling

LAST_DAWN = {1: 45, 2: 80}
"""How many rounds a game lasts, by the number of players (SV-17.14, SV-20.2)."""
LAST_DAWN_OF_MANY = 60


class Options(BaseModel):
    """What a table may choose before it starts."""

    model_config = ConfigDict(extra="forbid")

    last_dawn: Annotated[int | None, Message("option-last-dawn")] = Field(
        default=None, ge=20, le=120
    )
    hunted: Annotated[bool, Message("option-hunted")] = False


class Survive(Game[State]):
    """The game as the engine plays it."""

    key = "survive"
    title = "Survive!"
    blurb = make_late_text(Message("blurb"))
    seats = range(1, 6)
    goal = make_late_text(Message("goal"))
    course = make_late_text(Message("course"))
    length = make_late_text(Message("length"))
    weight = "medium"
    lessons = introduction.LESSONS
    version = "5"
    measure = make_late_text(Message("measure"))
    presets = PRESETS
    deeds = frozenset({"attack", "build", "conversion", "forfeit", "move"})
    guide = read_guide(Path(__file__).parent / "words")
    how_to_play = read_how_to_play(Path(__file__).parent / "words")
    search = SurviveSearch()
    verbs = introduction.VERBS

    premise = make_late_text(Message("premise"))

    options = Options
    state = State

    step = staticmethod(flow.play_step)
    view = staticmethod(view_table)
    name_spans = staticmethod(spans.name_spans)
    write_epilogue = staticmethod(ending.write_epilogue)
    describe_achievement = staticmethod(ending.describe_achievement)
    describe_afterwards = staticmethod(retelling.describe_afterwards)
    list_roles = staticmethod(retelling.list_roles)
    retell_event = staticmethod(retelling.retell_event)
    read_typed = staticmethod(GRID.normalise_cells)
    find_role_key = staticmethod(introduction.find_role_key)
    introduce_role = staticmethod(introduction.introduce_role)
    bot = staticmethod(player.choose_answer)

    def describe_game_length(self, options: Options) -> str:
        if options.last_dawn is None:
            return self.length
        return str(Message("chosen-length", rounds=options.last_dawn))

    def describe_solo(self, options: Options) -> str:
        return str(Message("solo", hunted=options.hunted))

    def setup(self, seats: int, options: Options, save: str | None = None) -> State:
        if options.hunted and seats > 1:
            raise Illegal(Message("hunted-alone"), rule="SV-20.3")
        rounds = options.last_dawn or LAST_DAWN.get(seats, LAST_DAWN_OF_MANY)
        return make_opening(seats, rounds, options.hunted)

    def measure_progress(self, state: State) -> list[float]:
        return [float(ending.measure_progress(state, seat)) for seat in range(state.seats)]

    def find_round(self, state: State) -> int | None:
        return state.round or None


GAME = Survive()

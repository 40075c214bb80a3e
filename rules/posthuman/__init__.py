"""Posthuman: a road to the last walled town, and what becomes of those who walk it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict

from rules.engine import Game
from rules.engine.late_texts import make_late_text
from rules.kit.first_turn import read_guide, read_how_to_play
from rules.posthuman.bot.player import SENSIBLE
from rules.posthuman.bot.search import PosthumanSearch
from rules.posthuman.effects.performing import list_coded_effects, name_effects
from rules.posthuman.model.state import State
from rules.posthuman.packs import PosthumanCards
from rules.posthuman.play import ending, flow, setup
from rules.posthuman.presets import PRESETS, name_spans
from rules.posthuman.view import view_table
from rules.posthuman.words import Message, chronicle, introduction, retelling


class Options(BaseModel):
    """What a table may choose before it starts (PH-2.6a, PH-2.7)."""

    model_config = ConfigDict(extra="forbid")

    custom: Annotated[bool, Message("option-custom")] = False
    short: Annotated[bool, Message("option-short")] = False
    strict: Annotated[bool, Message("option-strict")] = False


class Posthuman(Game[State]):
    """The game as the engine plays it."""

    key = "posthuman"
    title = "Posthuman"
    blurb = make_late_text(Message("blurb"))
    seats = range(1, 5)
    goal = make_late_text(Message("goal"))
    course = make_late_text(Message("course"))
    length = make_late_text(Message("length"))
    weight = "heavy"
    lessons = introduction.LESSONS
    version = "7"
    measure = make_late_text(Message("measure"))
    pack_cards = PosthumanCards()
    period = make_late_text(Message("period"))
    periods = make_late_text(Message("periods"))
    presets = PRESETS
    deeds = frozenset(
        {"driven_off", "fled", "knockout", "laid", "move", "stay", "turned", "won", "zone"}
    )
    guide = read_guide(Path(__file__).parent / "words")
    how_to_play = read_how_to_play(Path(__file__).parent / "words")
    search = PosthumanSearch()
    named_effects, coded_effects = name_effects(), list_coded_effects()
    verbs = introduction.VERBS

    premise = make_late_text(Message("premise"))

    options = Options
    state = State

    step = staticmethod(flow.play_step)
    view = staticmethod(view_table)
    name_spans = staticmethod(name_spans)
    write_epilogue = staticmethod(ending.write_epilogue)
    describe_achievement = staticmethod(ending.describe_achievement)
    describe_afterwards = staticmethod(retelling.describe_afterwards)
    list_roles = staticmethod(retelling.list_roles)
    retell_event = staticmethod(retelling.retell_event)
    retell_events = staticmethod(chronicle.retell_events)
    find_role_key = staticmethod(introduction.find_role_key)
    introduce_role = staticmethod(introduction.introduce_role)
    bot = staticmethod(SENSIBLE.choose_answer)

    def describe_game_length(self, options: Options) -> str:
        return str(Message("short-length")) if options.short else self.length

    def describe_solo(self, options: Options) -> str:
        return str(Message("solo", short=options.short))

    def setup(self, seats: int, options: Options, save: str | None = None) -> State:
        return setup.make_opening_state(
            seats, custom=options.custom, short=options.short, strict=options.strict
        )

    def measure_progress(self, state: State) -> Sequence[float] | None:
        if state.phase == "build":
            return None
        return [float(place) for place in ending.find_journey_spaces(state).values()]

    def find_round(self, state: State) -> int | None:
        return state.turn or None


GAME = Posthuman()

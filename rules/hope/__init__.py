"""Hope Inhumanity: five rounds on the road, five dice of decency each, and a story to tell."""

from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict

from rules.engine import Answer, Chance, Game, Prompt
from rules.engine.late_texts import make_late_text
from rules.hope.bot import player as bot
from rules.hope.bot import telling
from rules.hope.bot.search import HopeSearch
from rules.hope.effects import vocabulary
from rules.hope.model import spans, upgrades
from rules.hope.model.state import Player, State
from rules.hope.packs import HopeCards
from rules.hope.play import flow
from rules.hope.presets import PRESETS
from rules.hope.view import view_table
from rules.hope.words import Message, chronicle, introduction, retelling
from rules.kit.first_turn import read_guide, read_how_to_play

GENTLER_HOPE_DICE = 3
"""How many Hope dice a gentler game (HI-21.3) begins with, instead of one (HI-1.6)."""
SHORT_GAME_ROUNDS = 3
"""How many rounds the short game has (HI-21.3), instead of five (HI-3.1)."""


class Options(BaseModel):
    """What a table may choose before it starts (HI-21.3)."""

    model_config = ConfigDict(extra="forbid")

    gentler: Annotated[bool, Message("option-gentler")] = False
    sealed: Annotated[bool, Message("option-sealed")] = False
    short: Annotated[bool, Message("option-short")] = False


class Hope(Game[State]):
    """The game as the engine plays it."""

    key = "hope"
    title = "Hope Inhumanity"
    blurb = make_late_text(Message("blurb"))
    seats = range(3, 6)
    goal = make_late_text(Message("goal"))
    course = make_late_text(Message("course"))
    length = make_late_text(Message("length"))
    weight = "light"
    lessons = introduction.LESSONS
    version = "8"
    measure = make_late_text(Message("measure"))
    pack_cards = HopeCards()
    presets = PRESETS
    guide = read_guide(Path(__file__).parent / "words")
    how_to_play = read_how_to_play(Path(__file__).parent / "words")
    search = HopeSearch()
    named_effects, coded_effects = vocabulary.NAMED, vocabulary.CODED
    verbs = introduction.VERBS

    options = Options
    state = State

    upgrade = staticmethod(upgrades.upgrade_position)
    step = staticmethod(flow.play_step)
    view = staticmethod(view_table)
    write_story = staticmethod(chronicle.write_chronicle)
    write_appendix = staticmethod(chronicle.write_appendix)
    name_spans = staticmethod(spans.name_spans)
    write_epilogue = staticmethod(retelling.write_epilogue)
    describe_achievement = staticmethod(retelling.describe_achievement)
    describe_afterwards = staticmethod(retelling.describe_afterwards)
    list_roles = staticmethod(retelling.list_roles)
    retell_event = staticmethod(retelling.retell_event)
    find_role_key = staticmethod(introduction.find_role_key)
    introduce_role = staticmethod(introduction.introduce_role)

    def setup(self, seats: int, options: Options, save: str | None = None) -> State:
        return State(
            seats=seats,
            rounds=SHORT_GAME_ROUNDS if options.short else 5,
            hope=GENTLER_HOPE_DICE if options.gentler else 1,
            sealed=options.sealed,
            people=[None] * seats,
            players=[Player() for _ in range(seats)],
        )

    def describe_game_length(self, options: Options) -> str:
        return str(Message("short-length")) if options.short else self.length

    def list_other_names(self, state: State) -> list[tuple[int, str]]:
        return state.all_names

    def measure_progress(self, state: State) -> list[float] | None:
        if state.phase == "world":
            return None
        return [float(one.humanity) if one is not None else 0.0 for one in state.people]

    def find_round(self, state: State) -> int | None:
        return state.round if state.phase != "world" else None

    def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        if prompt.kind == "text":
            return telling.choose_telling(view, prompt, rng)
        return bot.MIXED.choose_answer(view, prompt, rng)


GAME = Hope()

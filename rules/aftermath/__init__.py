"""Aftermath: small animals in an overgrown railway town, a book of pages, and a colony to keep
alive."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict

from rules.aftermath.bot.player import SENSIBLE
from rules.aftermath.bot.search import AftermathSearch
from rules.aftermath.effects.vocabulary import OPERATIONS, WORDS
from rules.aftermath.model import spans
from rules.aftermath.model.state import State
from rules.aftermath.packs import AftermathCards
from rules.aftermath.play import flow, saving, setup
from rules.aftermath.play.party import mission_ends
from rules.aftermath.presets import PRESETS
from rules.aftermath.view import view_table
from rules.aftermath.words import Message, chronicle, introduction, retelling, tale
from rules.engine import Game
from rules.engine.late_texts import make_late_text
from rules.kit.first_turn import read_guide, read_how_to_play


class Options(BaseModel):
    """What a table may choose before it starts (AF-2.4)."""

    model_config = ConfigDict(extra="forbid")

    two_each: Annotated[bool, Message("option-two-each")] = False


class Aftermath(Game[State]):
    """The game as the engine plays it."""

    key = "aftermath"
    title = "Aftermath"
    blurb = make_late_text(Message("blurb"))
    seats = range(1, 5)
    goal = make_late_text(Message("goal"))
    course = make_late_text(Message("course"))
    length = make_late_text(Message("length"))
    weight = "medium"
    measure = make_late_text(Message("measure"))
    pack_cards = AftermathCards()
    chaptered = True
    period = make_late_text(Message("period"))
    periods = make_late_text(Message("periods"))
    presets = PRESETS
    lessons = introduction.LESSONS
    version = "10"
    deeds = frozenset({"defeated", "exit", "loot", "move", "task", "test"})
    guide = read_guide(Path(__file__).parent / "words")
    how_to_play = read_how_to_play(Path(__file__).parent / "words")
    search = AftermathSearch()
    named_effects, coded_effects = WORDS, OPERATIONS.keys()
    verbs = introduction.VERBS

    premise = make_late_text(Message("premise"))
    retells = True

    options = Options
    state = State

    step = staticmethod(flow.play_step)
    view = staticmethod(view_table)
    carry = staticmethod(saving.make_save)
    write_story = staticmethod(tale.write_story)
    name_spans = staticmethod(spans.name_spans)
    list_roles = staticmethod(retelling.list_roles)
    retell_event = staticmethod(retelling.retell_event)
    retell_events = staticmethod(chronicle.retell_events)
    explain_end = staticmethod(retelling.explain_end)
    write_epilogue = staticmethod(retelling.write_epilogue)
    describe_achievement = staticmethod(retelling.describe_achievement)
    describe_afterwards = staticmethod(retelling.describe_afterwards)
    find_role_key = staticmethod(introduction.find_role_key)
    introduce_role = staticmethod(introduction.introduce_role)
    find_options_left_to_people = staticmethod(mission_ends.find_options_left_to_people)
    bot = staticmethod(SENSIBLE.choose_answer)

    def describe_solo(self, options: Options) -> str:
        return str(Message("solo"))

    def setup(self, seats: int, options: Options, save: str | None = None) -> State:
        colony = None if save is None else saving.read_save(save)
        return setup.make_opening(seats, two_each=options.two_each, save=colony)

    def measure_progress(self, state: State) -> Sequence[float] | None:
        """Return the life left to each player's characters; None before they are chosen and once
        the mission is over."""
        if not state.party or state.outcome:
            return None
        left = [0.0] * state.seats
        for one in state.party:
            left[one.seat] += 0 if one.defeated else one.life_left
        return left

    def find_round(self, state: State) -> int | None:
        return state.turns or None

    def list_other_names(self, state: State) -> Sequence[tuple[int, str]]:
        return [(one.seat, str(one.card.short)) for one in state.party]


GAME = Aftermath()

"""Last Aurora: Frostlands: convoys on a frozen road, and one ship that does not wait."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict

from rules.aurora.bot import player as bot
from rules.aurora.bot.search import AuroraSearch
from rules.aurora.effects.card_effects import PLAY_EFFECTS
from rules.aurora.model import spans
from rules.aurora.model.decks import HELD
from rules.aurora.model.state import State
from rules.aurora.play import ending, flow
from rules.aurora.play.automa import board as automa
from rules.aurora.play.setup import make_opening
from rules.aurora.presets import PRESETS
from rules.aurora.view import view_table
from rules.aurora.view_models import View
from rules.aurora.words import Message, chronicle, introduction, retelling
from rules.engine import Game, Illegal
from rules.engine.late_texts import make_late_text
from rules.kit.first_turn import read_guide, read_how_to_play

Side = Literal["random", "A", "B"]


class Options(BaseModel):
    """What a table may choose before it starts (LA-2.1, LA-3.6, LA-20.2, LA-20.46)."""

    model_config = ConfigDict(extra="forbid")

    west: Annotated[Side, Message("option-west")] = "random"
    middle: Annotated[Side, Message("option-middle")] = "random"
    east: Annotated[Side, Message("option-east")] = "random"
    expert: Annotated[bool, Message("option-expert")] = False
    hard: Annotated[bool, Message("option-hard")] = False
    variant: Annotated[bool, Message("option-variant")] = True


ZONE_TOPICS = (*("turn", "where", "party", "crew", "bonus", "block", "deal", "break", "fire"),)
"""Topics of questions about the Exploration Zone, and about the Enemies beside it."""
CONVOY_TOPICS = ("damage", "repair", "room", "place", "loss", "contamination", "ambush")
"""Topics of questions about the player's own Convoy, and the Survivors in it."""


class Aurora(Game[State]):
    """The game as the engine plays it."""

    key = "aurora"
    title = "Last Aurora: Frostlands"
    blurb = make_late_text(Message("blurb"))
    seats = range(1, 5)
    goal = make_late_text(Message("goal"))
    course = make_late_text(Message("course"))
    length = make_late_text(Message("length"))
    weight = "heavy"
    lessons = introduction.LESSONS
    version = "11"
    measure = make_late_text(Message("measure"))
    presets = PRESETS
    named_effects = frozenset(card.key for card in HELD.values())
    coded_effects = PLAY_EFFECTS.keys() | ending.COUNTED.keys()
    pictured: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(ZONE_TOPICS, "zone"),
        **dict.fromkeys(CONVOY_TOPICS, "convoy-{seat}"),
    }
    deeds = frozenset({"break", "card", "explore", "fire", "lost", "move", "part", "survivor"})
    guide = read_guide(Path(__file__).parent / "words")
    how_to_play = read_how_to_play(Path(__file__).parent / "words")
    search = AuroraSearch()
    verbs = introduction.VERBS

    premise = make_late_text(Message("premise"))

    options = Options
    state = State

    step = staticmethod(flow.play_step)
    view = staticmethod(view_table)
    name_spans = staticmethod(spans.name_spans)
    explain_end = staticmethod(retelling.explain_end)
    write_epilogue = staticmethod(ending.write_epilogue)
    describe_achievement = staticmethod(ending.describe_achievement)
    describe_afterwards = staticmethod(retelling.describe_afterwards)
    list_roles = staticmethod(retelling.list_roles)
    retell_event = staticmethod(retelling.retell_event)
    retell_events = staticmethod(chronicle.retell_events)
    find_role_key = staticmethod(introduction.find_role_key)
    introduce_role = staticmethod(introduction.introduce_role)
    bot = staticmethod(bot.MIDDLING.choose_answer)

    def describe_solo(self, options: Options) -> str:
        return str(Message("solo"))

    def is_out(self, view: View) -> bool:
        return view.seat is not None and view.players[view.seat].out

    def setup(self, seats: int, options: Options, save: str | None = None) -> State:
        if options.hard and seats > 1:
            raise Illegal(Message("hard-alone"), rule="LA-20.2")
        chosen = [
            "" if side == "random" else side
            for side in (options.west, options.middle, options.east)
        ]
        solo = automa.make_board(hard=options.hard, variant=options.variant) if seats == 1 else None
        return make_opening(
            seats, wanted=(chosen[0], chosen[1], chosen[2]), expert=options.expert, automa=solo
        )

    def upgrade(self, position: dict[str, Any], version: str) -> dict[str, Any]:
        """Turn decks and discards, which were separate lists up to version 4, into decks."""
        if int(version) < 5:
            position["deck"] = _make_deck(position["deck"])
            position["objects"] = _make_deck(position["objects"], position.pop("object_discards"))
            position["outcomes"] = _make_deck(
                position["outcomes"], position.pop("outcome_discards")
            )
            position["loot"] = [_make_deck(pile) for pile in position["loot"]]
            automa = position["automa"]
            if automa is not None:
                automa["deck"] = _make_deck(automa["deck"], automa.pop("discards"))
        return position

    def measure_progress(self, state: State) -> list[float] | None:
        if state.phase == "setup":
            return None
        return ending.list_standings(state)

    def find_round(self, state: State) -> int | None:
        return state.round


def _make_deck(pile: list[Any], discards: Sequence[Any] = ()) -> dict[str, list[Any]]:
    """Make the data of a deck in the present form."""
    return {"pile": pile, "discards": [*discards]}


GAME = Aurora()

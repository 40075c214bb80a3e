"""What new players are told: before the game, at their first questions, and about their role."""

from rules.engine import Text
from rules.engine.late_texts import name_texts
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import JOURNEY_END, STATS
from rules.posthuman.view_models import HumanView, MutantView, View
from rules.posthuman.words import Message, join_with_commas, name_stat

LESSONS = name_texts(
    Message,
    "lesson",
    "build eat plan trade camp forage place go choose fight evade shoot strike reroll block "
    "gear use spend evolve prey standing",
)
VERBS = name_texts(  # PH-28
    Message,
    "verb",
    "build eat plan trade camp forage place go choose fight evade shoot strike reroll block "
    "gear use spend evolve prey standing",
)


def find_role_key(s: State, seat: int) -> str:
    """Find which role a seat plays, all of which is public: the pre-made character, "human" for one
    that was built, or "mutant". Return "" before characters are chosen."""
    player = s.players[seat]
    if player.mutant is not None:
        return "mutant"
    if player.human is None:
        return ""
    return player.human.character or "human"


def introduce_role(view: View) -> str:
    """Tell the viewer who they are now, what they want and what they can do."""
    assert view.seat is not None
    mutant, human = view.mutant(view.seat), view.human(view.seat)
    if mutant is not None:
        return _introduce_mutant(mutant)
    assert human is not None
    return _introduce_human(view, human)


def _introduce_human(view: View, human: HumanView) -> str:
    who = Message("own-making")
    if human.character:
        who = Message("the-character", character=CONTENT.characters[human.character].name)
    value = max(human.stats.values())
    best = [name_stat(stat) for stat in STATS if human.stats[stat] == value]
    told = Message(
        "you-are-human",
        who=who,
        n=len(best),
        best=best,
        value=value,
        count=len(human.skills),
        skills=[skill.name for skill in human.skills],
        goal=JOURNEY_END,
        alone="yes" if len(view.seats) == 1 else "no",
        short=int(view.short),
    )
    return str(told)


def _introduce_mutant(mutant: MutantView) -> str:
    grown: list[Text] = [scar.name for scar in mutant.mutations]
    told = Message(
        "you-are-mutant",
        mutations=grown or [Message("nothing-yet")],
        stats=join_with_commas(
            [Message("stat-value", stat=stat, value=mutant.stats[stat]) for stat in STATS]
        ),
        n=mutant.limit,
    )
    return str(told)

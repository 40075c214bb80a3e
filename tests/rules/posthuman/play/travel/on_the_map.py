"""What tests of tiles and actions share: quiet encounters, tiles in one line, and one action played
alone."""

from rules.engine import Play
from rules.kit.turns import until_gone
from rules.posthuman.model.terms import Action
from rules.posthuman.play.actions.actions import perform_action
from rules.posthuman.play.context import Here
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Case, Road, Script

QUIET = {"label": "Walk on"}


def perform_actions(seat: int, *actions: Action) -> Script:
    """One action after the other, as if each were declared and its step had come."""

    def script(h: Here) -> Play[None]:
        for action in actions:
            yield from until_gone(perform_action(h, seat, action))

    return script


def stack_calm(road: Road, *levels: int, n: int = 6) -> Road:
    """On top of the decks of these levels (all three) come encounters in which nothing happens."""
    for level in levels or (1, 2, 3):
        calm = [own_cards.narrative(QUIET, QUIET, level=level) for _ in range(n)]
        road.stacks(f"level{level}", *calm)
    return road


MINE = {"destination", "place", "level", "tile", "scout", "forage"}
MINE |= {"camp", "safe-house", "consent", "use"}
"""The topics that these tests answer themselves."""


def answer_encounters(case: Case) -> Case:
    """Answer what encounters ask by its default, up to the next question of an action's own."""
    for _ in range(50):
        if case.over or any(prompt.topic in MINE for prompt in case.table.needed_prompts):
            return case
        prompt = case.table.needed_prompts[0]
        case.table.answer(prompt.id, prompt.default)
    raise AssertionError("The encounters do not end.")


def go_on(case: Case, *chosen: str) -> Case:
    """Answer one question after the other, and what encounters ask between."""
    for one in chosen:
        answer_encounters(case).pick(one)
    return answer_encounters(case)

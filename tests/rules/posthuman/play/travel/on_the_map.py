"""What tests of tiles and actions share: quiet encounters, tiles in one line, and one action played
alone."""

from rules.engine import Play
from rules.kit.turns import until_gone
from rules.posthuman.model.terms import Action
from rules.posthuman.play.actions.actions import perform_action, play_camp_step
from rules.posthuman.play.context import Here
from tests.rules.posthuman.build import Case, Script


def perform_actions(seat: int, *actions: Action) -> Script:
    """One action after the other, as if each were declared and its step had come."""

    def script(h: Here) -> Play[None]:
        for action in actions:
            yield from until_gone(perform_action(h, seat, action))

    return script


def make_camp(h: Here) -> Play[None]:
    """Let all humans who declared camp carry it out."""
    yield from play_camp_step(h, [n for n in h.s.humans if h.human(n).declared == "camp"])


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

"""HI-20.18: what the bots of ours weigh, where it can be seen in one answer."""

from __future__ import annotations

import pytest

from rules.engine import Answer, Chance, messages
from rules.engine.search import STRENGTHS, Strength
from rules.hope import GAME
from rules.hope.model.decks import DECKS
from tests.drivers import opened
from tests.rules.hope.build import Case, Road, personality, power, roll, trait

PASSES_ON = power(
    "react", {"op": "redirect", "of": ["harm"], "to": "target", "target": "chosen_other"}
)
MENDS = power("free", {"op": "harm", "n": -1, "target": "chosen"})


def answers(case: Case, seat: int, verb: str) -> list[Answer]:
    """What a bot says there, on twenty moods."""
    view, prompt = case.view(seat), case.prompt(seat, verb)
    return [GAME.bot(view, prompt, Chance(f"mood {n}")) for n in range(20)]


@pytest.mark.rule("HI-20.18")
@pytest.mark.parametrize(("harm", "held_off"), [(0, False), (2, True)])
def test_a_friend_is_put_in_the_way_only_to_live(harm: int, held_off: bool) -> None:
    road = Road(3).person(0, who=personality(PASSES_ON), harm=harm)
    case = road.draws(roll(1, refuse=[{"op": "harm", "n": 1}])).play().avoids()
    assert all((answer != ["pass"]) == held_off for answer in answers(case, 0, "use"))


@pytest.mark.rule("HI-20.18")
def test_the_starving_join_where_refusing_is_hunger() -> None:
    salt_road = DECKS.scenes["c06"]
    case = Road(3).person(1, hunger=2).draws(salt_road).play().acts(2, deck="coastal")
    assert "refuse" not in [answer[0] for answer in answers(case, 1, "support")]


@pytest.mark.rule("HI-20.18")
def test_the_last_die_is_not_for_what_costs_nothing_to_refuse() -> None:
    scree = DECKS.scenes["m03"]
    case = Road(4).person(1, humanity=1).draws(scree).play().acts(1, deck="mountainous")
    case.support(2, 1)
    assert all(answer == ["refuse"] for answer in answers(case, 1, "support"))


@pytest.mark.rule("HI-20.18")
@pytest.mark.parametrize(("harm", "mends"), [(1, False), (2, True)])
def test_what_mends_is_for_a_friend_near_death_too(harm: int, mends: bool) -> None:
    case = Road(3).person(0, traits=[trait(MENDS)]).person(2, harm=harm).play()
    assert all(bool(answer) == mends for answer in answers(case, 0, "use"))


@pytest.mark.parametrize("strength", STRENGTHS)
def test_bots_decide_without_a_single_text(
    strength: Strength, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a view says in words is made when somebody reads it, which no bot does."""
    table = opened(GAME, 4, "no words", {})
    while table.result is None:
        prompt = table.needed_prompts[0]
        with monkeypatch.context() as silent:
            silent.delattr(messages, "format_message")
            answer = table.bot_answer(prompt, strength)
        assert answer is not None
        table.answer(prompt.id, answer)

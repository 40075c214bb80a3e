"""What is remembered about an interaction is its own, and lasts as long as it does."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from cogs.ui.interaction_state import InteractionState, state_of


def interaction() -> Any:
    """As much of an interaction as the state needs."""
    return SimpleNamespace(extras={})


def test_each_interaction_has_one_state_of_its_own() -> None:
    first, second = interaction(), interaction()
    state_of(first).replied = True
    assert state_of(first).replied
    assert state_of(second) == InteractionState()


def test_what_others_attach_to_an_interaction_stays() -> None:
    pressed = interaction()
    pressed.extras["theirs"] = 1
    state_of(pressed).replied = True
    assert pressed.extras["theirs"] == 1

"""Texts that a position keeps for readers of any language."""

from __future__ import annotations

from copy import deepcopy

import pytest

from rules.engine.languages import speak
from rules.engine.position import STORED
from rules.hope.model.state import State
from rules.hope.words import Message
from rules.kit.said import Said
from tests.rules.hope.rows import perform

WHY = Message("gift-from-grave", character="Ben")
TOLD = Message("hits-instead", n=2, what="harm", onto="Cleo", character="Ben", card="A Rope")
PLAY = "Scene roll 1 title The_Weir; Ada acts 1; Ben gives 1"


def test_a_position_reads_the_same_in_each_language_when_it_is_loaded_again() -> None:
    state = perform(PLAY).state
    loaded = State.model_validate_json(state.model_dump_json(context=STORED))
    facts, kept = state.story[-1].facts, loaded.story[-1].facts
    assert all(isinstance(fact.text, Message) for fact in facts)
    assert loaded == state == deepcopy(state)
    assert loaded.model_dump() == state.model_dump()
    english = [*map(str, kept)]
    with speak("de"):
        assert not {*map(str, kept)} & {*english}
        assert list(map(str, kept)) == list(map(str, facts))


def test_an_older_position_reads_as_it_was_told() -> None:
    state = perform(PLAY).state
    older = State.model_validate_json(state.model_dump_json())
    english = [*map(str, state.story[-1].facts)]
    with speak("de"):
        assert [*map(str, older.story[-1].facts)] == english


def test_what_the_catalog_lacks_is_left_out() -> None:
    assert str(Said(Message("a-text-of-long-ago"))) == ""


@pytest.mark.parametrize("kept", [Said(TOLD), Said(str(TOLD))], ids=["told", "loaded"])
def test_another_name_reaches_every_place_in_a_text(kept: Said) -> None:
    renamed = "A Rope: Cleo is about to suffer 2 Harm instead of Ilse."
    assert str(kept.rename("Ben", "Ilse")) == renamed
    assert str(kept.rename("Be", "Ilse")) == str(kept), "a part of a name"


def test_another_name_reaches_the_texts_within_a_text() -> None:
    kept = Said(Message("loses-card", character="Ada", card="A Rope", why=WHY))
    renamed = kept.rename("Ben", "Ilse").rename("Ada", "Mara")
    assert str(renamed) == "Gift from Ilse's grave: Mara loses A Rope."
    who = Said(Message("line-to-some", whom=["Ada", "Ben"], text="So it went."))
    assert str(who.rename("Ben", "Ilse")) == "Ada and Ilse: So it went."


def test_only_other_texts_differ() -> None:
    assert Said(WHY) == Said(str(WHY)) == str(WHY)
    assert Said(WHY) != Said(TOLD)
    assert len({Said(WHY), Said(str(WHY))}) == 1
    assert not Said("")

"""What a card tells of what has happened: each thing once."""

from __future__ import annotations

from cogs.card import recent
from rules.engine import Event

BRIEF = Event("Senka is dead.", kind="death")
FULL = Event("Senka is dead. She sat down in the road.", kind="death")
TOLD = Event("Ada tells of it:", kind="told", data={"quote": "It was cold."})


def test_a_death_is_told_once_with_its_details() -> None:
    once = "- Senka is dead. She sat down in the road."
    assert recent([BRIEF, FULL], 900) == once
    assert recent([FULL, BRIEF], 900) == once
    assert recent([Event("Ada tells of it:"), TOLD], 900) == "- Ada tells of it:\n> It was cold."


def test_what_only_begins_alike_is_told_twice() -> None:
    fuel, both = Event("Dov gains 1 Fuel."), Event("Dov gains 1 Fuel and 2 Food.")
    assert recent([fuel, both], 900).count("\n") == 1
    assert recent([FULL, Event("Night falls."), BRIEF], 900).count("\n") == 2


def test_what_happens_twice_running_is_counted() -> None:
    assert recent([BRIEF, BRIEF], 900) == "- Senka is dead. (2 times)"

"""The cards' "you" in the mouths of those to whom they say it."""

from __future__ import annotations

import re

import pytest

from rules.hope.model.cards import Section
from rules.hope.model.decks import DECKS
from rules.hope.words.first_person import ME, THEY, WE, rewrite_for_person
from tests.rules.hope.words.test_wording import LINES


@pytest.mark.parametrize(
    ("card", "we", "me"),
    [
        ("You leave.", "We leave.", "I leave."),
        ("They thank you.", "They thank us.", "They thank me."),
        ("Behind you, you are.", "Behind us, we are.", "Behind me, I am."),
        ("It is what you were.", "It is what we were.", "It is what I was."),
        ("Your bag, not yours.", "Our bag, not ours.", "My bag, not mine."),
        ("You save yourselves.", "We save ourselves.", "I save myself."),
        ("They leave before you can.", "They leave before we can.", "They leave before I can."),
        ("It has you before it.", "It has us before it.", "It has me before it."),
        ("All of you are here.", "All of us are here.", "All of me are here."),
        ("“You there,” you say.", "“You there,” we say.", "“You there,” I say."),
        ("Lately, you walk.", "Lately, we walk.", "Lately, I walk."),
        ("YOUR PAWS are young.", "YOUR PAWS are young.", "YOUR PAWS are young."),
    ],
)
def test_you_becomes_we_or_i(card: str, we: str, me: str) -> None:
    assert rewrite_for_person(card, WE) == we
    assert rewrite_for_person(card, ME) == me


def test_you_becomes_they_of_others() -> None:
    assert (
        rewrite_for_person("Say that you were not hungry", THEY) == "Say that they were not hungry"
    )
    assert rewrite_for_person("Cook your supper", THEY) == "Cook their supper"


def told() -> list[tuple[str, str]]:
    """Every text of the decks that the tale has in the first person, as "we" tell it."""
    found = [(scene.id, scene.callout) for scene in DECKS.scenes.values()]
    found += [(f"{card} {name}", line) for (card, name), line in LINES.items()]
    found += [(one.id, one.world) for one in DECKS.scenarios.values()]
    found += [(one.id, one.portrait) for one in DECKS.personalities.values()]
    found += [(one.id, one.text) for one in DECKS.traits.values()]
    voice = (DECKS.voice.arrival, DECKS.voice.lost, *DECKS.voice.deaths.values())
    found += [("voice", line) for lines in voice for line in lines]
    return [(where, rewrite_for_person(text, WE)) for where, text in found]


def test_nobody_is_addressed_in_the_tale() -> None:
    for where, text in told():
        outside = re.sub(r"“[^”]*”", "", text)
        assert not re.search(r"\b[Yy]ou(r|rs|rself|rselves)?\b", outside), (where, text)


def test_what_follows_shows_that_the_case_is_right() -> None:
    """The case is chosen by what stands before; here it is held against what comes after. A new
    card may need a verb in first_person.py, or other words."""
    wrong_we = r"\b[Ww]e(?=[.;:]| (?:a|an|the|his|her|its|their|it|him|to|into|of|for|from|by)\b)"
    wrong_us = r"\bus (?:are|were|can|could|may|might|must|do|did|had|will|would)\b"
    both = (r"\b(?:all|none|one|any|each|some|two|rest) of us\b", "")
    for where, text in told():
        assert not re.search(wrong_we, text), (where, text)
        assert not re.search(wrong_us, re.sub(*both, text, flags=re.I)), (where, text)


def test_what_is_said_to_one_can_be_said_by_one() -> None:
    """Refuse and Accept may fall to one alone: nothing in them takes several."""
    several = r"\b(each other|one another|(all|each|two|both) of (you|me))\b"
    for scene in DECKS.scenes.values():
        for section in (scene.refuse, scene.accept):
            if not isinstance(section, Section):
                continue
            for rolled in (None, True, False):
                line = section.find_line(rolled)
                said = rewrite_for_person(line, ME)
                assert not re.search(several, line + said, re.I), (scene.id, said)
                assert not re.search(r"\bI (?:are|were|has)\b", said), (scene.id, said)


def test_a_bond_is_told_by_its_owner() -> None:
    for card in DECKS.relationships.values():
        said = rewrite_for_person(card.bond.replace("{partner}", "Ben"), ME)
        assert not re.search(r"\bof me has\b|\bbetween (I|me can)\b|\bI are\b", said), card.id

"""The decks' outcome lines as prose: their former habits stay rare. Shares are of all lines of
Sections, or of those of the Refuse and All Refuse sections."""

import re
from collections import Counter
from itertools import chain

import pytest

from rules.hope.model.decks import DECKS
from rules.hope.model.scenes import Section
from rules.hope.words.tellings import TELLINGS

SECTIONS = ("accept", "all_accept", "succeed", "fail", "refuse", "all_refuse", "split")
ROLLED = ("line", "succeeded", "failed")
LINES: dict[tuple[str, str], str] = {
    (scene.id, name if field == "line" else f"{name} {field}"): str(line)
    for scene in DECKS.scenes.values()
    for name in SECTIONS
    if isinstance(section := getattr(scene, name), Section)
    for field in ROLLED
    if (line := getattr(section, field, None))
}
REFUSALS = {key: line for key, line in LINES.items() if "refuse" in key[1]}


def measure_share(found: str, lines: dict[tuple[str, str], str]) -> float:
    """The share of some lines that say this."""
    return sum(bool(re.search(found, line)) for line in lines.values()) / len(lines)


def test_the_shares_assume_the_right_number_of_lines() -> None:
    of_sections = [name for _, name in LINES if " " not in name]
    assert len(of_sections) == 260
    assert len(REFUSALS) == len(LINES) - 260 + 124


@pytest.mark.parametrize(
    ("habit", "found", "most"),
    [
        ("opens with “You”", r"^You\b", 0.18),
        ("closes on “, and …”", r", and [^.]*[.”]+$", 0.16),
        ("opens with “Nobody”", r"^(Nobody|No one)\b", 0.04),
        ("opens with “Somebody”", r"^(Somebody|Someone)\b", 0.04),
        ("opens on when, not on who or what", r"^(After|By|In|On|At|When|Until)\b", 0.2),
        ("opens with “The”", r"^The\b", 0.2),
        ("opens with “There”", r"^There\b", 0.04),
        ("closes on a participle", r", \w+ing\b[^,.]*\.$", 0.06),
        ("has “Then”", r"\b[Tt]hen\b", 0.08),
    ],
)
def test_no_phrase_is_too_common_in_the_outcome_lines(habit: str, found: str, most: float) -> None:
    assert measure_share(found, LINES) <= most, habit


def test_refusal_lines_seldom_only_look_or_listen() -> None:
    senses = r"\b(eyes?|gaze|glance|hear|heard|listen|look|saw|see|seen|stare|watch)(s|ed|ing)?\b"
    assert measure_share(senses, REFUSALS) <= 0.13


def test_lines_begin_in_many_different_ways() -> None:
    """No two words open more than a handful of them, and no one word but an article or a pronoun
    more than one in twenty."""
    pairs = Counter(" ".join(line.split()[:2]) for line in LINES.values())
    assert max(pairs.values()) <= 6, pairs.most_common(3)
    words = Counter(line.split()[0] for line in LINES.values())
    for usual in ("The", "A", "It", "He", "She", "They", "You"):
        words.pop(usual, None)
    assert max(words.values()) <= len(LINES) / 18, words.most_common(3)


def test_a_refusal_has_different_lines_for_success_and_failure() -> None:
    """In the same Scene one line would contradict the success or the failure."""
    for scene in DECKS.scenes.values():
        for part in (scene.refuse, scene.all_refuse):
            if part is not None and scene.kind == "roll":
                assert part.find_line(True) != part.find_line(False), scene.id


def test_no_line_is_duplicated_in_the_decks_or_the_bots_tellings() -> None:
    told = [*TELLINGS.meetings, *TELLINGS.assets.values(), *chain(*TELLINGS.relationships.values())]
    told += chain(*((one.won, one.lost, one.held) for one in TELLINGS.traits.values()))
    for who in (TELLINGS.anyone, *TELLINGS.personalities.values()):
        told += [*who.won, *who.lost, *who.held, *who.avoided, who.died, who.arrived]
    for lines in (told, list(LINES.values())):
        assert [line for line, n in Counter(lines).items() if n > 1] == []

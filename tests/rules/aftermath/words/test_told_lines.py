"""What Aftermath tells, read as a listener at the table hears it."""

import pytest

from rules.aftermath.model.decks import ENEMIES
from rules.aftermath.play.enemies.enemies import name_enemy_card
from rules.aftermath.words import Message
from rules.aftermath.words.fitting import LABEL, FittedMessage
from tests.told_lines import FEW_OR_MANY, find_odd


@FEW_OR_MANY
def test_every_line_is_a_sentence_in_the_players_words(games: int) -> None:
    assert find_odd("aftermath", games) == []


@pytest.mark.parametrize(
    ("card", "called"),
    [
        ("latch-rat", "the Latch Rat"),
        ("silverfish", "the swarm of Silverfish"),
        ("old-grin", "Old Grin"),
        ("tollkeeper", "the Tollkeeper"),
    ],
)
def test_an_enemy_is_called_by_its_kind_and_a_boss_by_its_name(card: str, called: str) -> None:
    assert str(name_enemy_card(ENEMIES[card])) == called


def test_a_text_too_long_for_a_button_is_cut_with_an_ellipsis_if_given() -> None:
    long, short = Message("named", name="x" * 90), Message("named", name="x")
    whole = str(long)
    assert str(FittedMessage(long, LABEL)) == whole[:LABEL]
    assert str(FittedMessage(long, LABEL, "…")) == f"{whole[: LABEL - 1]}…"
    assert str(FittedMessage(short, LABEL, "…")) == str(short)


def test_the_log_keeps_in_full_what_a_button_cuts_off() -> None:
    long = Message("named", name="x" * 90)
    fitted = FittedMessage(long, LABEL)
    logged = Message.load(fitted.dump())
    assert (logged, str(logged)) == (fitted, str(long))

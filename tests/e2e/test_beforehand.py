"""The check of answers ahead against the journal finds those that are lost, and those that nobody
has set."""

from collections import Counter
from itertools import islice

import pytest

from cogs.ui.components import shorten_id
from rules.engine import Answer, Entry, Table, ahead
from tests.drivers import bot_play, open_table
from tests.e2e.beforehand import NONE, Beforehand, ReplayedPresets, Set

USERS = {7: 0, 8: 1}
"""Who sits where."""
LENGTH = 4


def find_asked() -> tuple[Table[object], int, str, str, str, Answer]:
    """A game in which something is asked that may be answered ahead: the table, the seat, the kind,
    the choice, the question and what is then answered."""
    table = open_table("survive", 2, "beforehand")
    moves = bot_play(table)
    while True:
        for prompt in table.asked_prompts:
            for one in ahead.list_offered(table, prompt.seat):
                if one.kind.key in ahead.list_preset_keys(table.game, prompt):
                    for choice in one.answers:
                        given = one.kind.give(table.view(prompt.seat), prompt, choice.id)
                        if given is not None:
                            kind = one.kind.key
                            return table, prompt.seat, kind, choice.id, prompt.id, given
        list(islice(moves, 1))


@pytest.mark.parametrize(
    ("known", "kind", "fault"),
    [
        (True, "preset", ""),
        (True, "answer", "did not answer"),
        (False, "answer", ""),
        (False, "preset", "nobody has set"),
    ],
)
def test_the_check_finds_lost_and_invented_answers_ahead(
    known: bool, kind: str, fault: str
) -> None:
    table, seat, case, choice, prompt, answer = find_asked()
    heard = Beforehand(lambda *_: [], [])
    user = next(user for user, number in USERS.items() if number == seat)
    if known:
        sent = Set(
            1, user, shorten_id(case), NONE, shorten_id(choice), "game", sent=LENGTH, told=LENGTH
        )
        heard.sent[1] = sent
    entry = Entry("preset" if kind == "preset" else "answer", seat, prompt, answer)
    ReplayedPresets(heard, 1, Counter()).check_entry(table, entry, LENGTH + 1, USERS)
    assert len(heard.faults) == bool(fault)
    assert fault in "".join(heard.faults)


def test_the_check_finds_a_word_missing_from_the_dice() -> None:
    rows = {"FROM tables": [("a seed", 0)], "FROM mixed": [], "FROM sittings": [(7, 0), (8, 1)]}

    def query(text: str, *_: object) -> list[tuple[object, ...]]:
        return next(found for part, found in rows.items() if part in text)

    heard = Beforehand(query, [])
    heard.reckon_words(1, Counter())
    assert heard.faults == []
    heard.known.append((1, 7, "moss"))
    heard.reckon_words(1, Counter())
    assert heard.faults == ["Table 1: 'moss' is not in the dice."]

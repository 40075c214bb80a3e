"""Properties that hold at every moment of every game, checked over random ones: answers, lapses,
returns and undos of all sorts by all seats, in any order."""

from collections import Counter
from random import Random

import pytest

from rules.engine import Entry, Table

from .play import random_play, shown, tiny

GAMES_PLAYED = range(150)


def games(numbers):
    for number in numbers:
        rnd = Random(number)
        seats = 1 + number % 4
        yield tiny(seats, seed=f"game {number}", rounds=1 + number % 3), rnd


@pytest.mark.parametrize("part", range(5))
def test_a_table_put_away_at_any_moment_comes_back_the_same(part):
    for table, rnd in games(GAMES_PLAYED[part::5]):
        for _ in random_play(table, rnd):
            again = Table.load(table.dump())
            assert shown(again) == shown(table)
            assert again.lost == ()


@pytest.mark.parametrize("part", range(3))
def test_an_old_dump_led_on_by_the_journal_since_comes_to_now(part):
    for table, rnd in games(GAMES_PLAYED[part::3]):
        start = table.dump()
        journal: list[Entry] = []
        dumps = [(0, start)]
        for entry in random_play(table, rnd):
            journal.append(entry)
            if rnd.random() < 0.1:
                dumps.append((table.revision, table.dump()))
        for revision, dump in dumps:
            again = Table.load(dump, journal[revision:])
            assert again.lost == ()
            assert shown(again) == shown(table)


def test_a_loaded_table_plays_on_as_the_live_one_does():
    for table, rnd in games(GAMES_PLAYED[::3]):
        for _ in random_play(table, rnd, limit=rnd.randint(1, 40)):
            pass
        again = Table.load(table.dump())
        choices = rnd.getstate()
        for _ in random_play(table, rnd):
            pass
        rnd.setstate(choices)
        for _ in random_play(again, rnd):
            pass
        assert shown(again) == shown(table)


def test_the_journal_from_the_first_entry_gives_the_final_position_and_the_same_events():
    for table, rnd in games(GAMES_PLAYED):
        seed, names, options = table.seed, table.names, table.options.model_dump()
        again = Table.open("tiny", names=names, seed=seed, options=options)
        for entry in random_play(table, rnd, limit=300):
            again.replay([entry])
            assert again.events == table.events
        assert shown(again) == shown(table)


def test_an_id_is_only_ever_one_question():
    for table, rnd in games(GAMES_PLAYED):
        asked: dict[str, tuple[object, ...]] = {}
        for _ in random_play(table, rnd, limit=200):
            for p in table.prompts:
                # A petition's text follows the undo it asks for, which stands while it is open.
                question = (p.seat, p.text, p.kind, p.options, p.least, p.most, p.default)
                assert asked.setdefault(p.id, question) == question


def test_random_play_reaches_everything_these_tests_are_about():
    seen: Counter[str] = Counter()
    for table, rnd in games(GAMES_PLAYED):
        step = table.step
        for entry in random_play(table, rnd, limit=200):
            seen[entry.kind] += 1
            seen["petition answered"] += entry.prompt.startswith("u")
            seen["agreed"] += any(e.text.startswith("Everybody agrees") for e in table.events)
            seen["sealed taken back"] += any("sealed" in e.text for e in table.events)
            seen["back a step"] += table.step < step
            seen["absent"] += bool(table.absent_seats)
            seen["flare"] += any(e.kind == "flare" for e in table.events)
            seen["kindle"] += any("kindles" in e.text for e in table.events)
            seen["trade"] += any("takes the card" in e.text for e in table.events)
            step = table.step
        seen["over"] += table.result is not None
    rare = {what: seen[what] for what in seen if seen[what] < 15}
    assert not rare
    assert len(seen) == 13, seen

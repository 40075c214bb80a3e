"""The moments of a game: each with what was told and what could be seen."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from documents.moments import Record, Walk, run_in_process
from rules.engine import GAMES, Entry, Table
from tables.errors import ShuttingDown, UserError
from tables.workers.jobs import JobTooLong, Workers
from tests.documents.records import make_record, read_golden
from tests.drivers import bot_play, take_entry
from tests.golden import FOLDER

SURVIVE = FOLDER / "survive" / "dawn.jsonl"


def tiny(answers: int = 8, **more: Any) -> Record:
    """The beginning of a game of bots at Tiny."""
    table = Table.open("tiny", names=["Ada", "Ben"], seed="s")
    played = [entry for entry, _ in islice(bot_play(table), answers)]
    again: Table[Any] = Table.open("tiny", names=["Ada", "Ben"], seed="s")
    return make_record(again, played, **more)


@pytest.mark.usefixtures("tiny")
def test_each_journal_entry_is_a_moment_with_its_events() -> None:
    past = tiny(readers=(None, 0, 1))
    table: Table[Any] = Table.open("tiny", names=["Ada", "Ben"], seed="s")
    numbers = []
    for moment in Walk(past):
        numbers.append(moment.number)
        events = table.opening
        if moment.entry is not None:
            events = take_entry(table, moment.entry)
        assert [line.event for line in moment.told] == list(events)
        for seat in (None, 0, 1):
            assert moment.copy_seat_view(seat) == table.view(seat)
        assert (moment.step, moment.round) == (table.step, table.game.find_round(table.state))
    assert numbers == list(range(9))


def test_a_kept_view_does_not_change_with_the_game() -> None:
    past = read_golden(SURVIVE)
    views = [moment.copy_seat_view(None) for moment in Walk(past)]
    seen = [(view, view.model_dump_json()) for view in views]
    assert all(view.model_dump_json() == text for view, text in seen)
    assert len({text for _, text in seen}) > 20


@pytest.mark.usefixtures("tiny")
def test_logged_lines_continue_after_a_misfit_entry() -> None:
    past = tiny()
    broken = [*past.entries[:3], replace(past.entries[3], prompt="9.9"), *past.entries[4:]]
    walk = Walk(replace(past, entries=tuple(broken)))
    moments = [(moment.copy_seat_view(None) is not None, moment.told) for moment in walk]
    assert [seen for seen, _ in moments] == [True] * 4 + [False] * 5
    assert [line for _, told in moments for line in told] == list(past.log)
    assert walk.misfit.startswith("Answer 4 of 8 of this game no longer fits: ")
    assert walk.misfit.endswith("From there on you can read what was told, without pictures.")


def test_old_lines_get_the_messages_of_the_replayed_game() -> None:
    """Names in texts may have changed since, and lines that no rule told may stand between."""
    past = read_golden(SURVIVE)
    renamed = {f"{past.names[0]} ": "Zed ", past.names[1]: "Yan"}

    def age(text: str) -> str:
        for name, other in renamed.items():
            text = text.replace(name, other)
        return text

    seat = replace(past.log[0].event, text="Ben plays on.", kind="seat", message=None)
    old = [replace(past.log[0], event=seat)]
    for line in past.log:
        text = age(line.event.text)
        old.append(replace(line, event=replace(line.event, text=text, message=None)))
    told = [line.event for moment in Walk(replace(past, log=tuple(old))) for line in moment.told]
    assert told[0].message is None
    assert [each.message for each in told[1:]] == [line.event.message for line in past.log]
    assert [each.text for each in told] == [line.event.text for line in old], "as it was told"


@pytest.mark.usefixtures("tiny")
def test_a_misfit_under_changed_rules_names_the_versions() -> None:
    past = replace(tiny(), versions=("0.0.1",) * 8)
    walk = Walk(past)
    assert all(moment.copy_seat_view(None) for moment in walk), "it fits all the same"
    assert not walk.misfit
    told = [replace(line, event=replace(line.event, kind="other")) for line in past.log]
    walk = Walk(replace(past, log=tuple(told)))
    assert not all(moment.copy_seat_view(None) for moment in walk)
    now = GAMES["tiny"].version
    assert f"the rules were 0.0.1 then and are {now} now" in walk.misfit


@pytest.mark.usefixtures("tiny")
def test_a_game_with_unknown_options_has_only_its_logged_lines() -> None:
    past = replace(tiny(), options={"rounds": "many"}, versions=("0.0.1",) * 8)
    walk = Walk(past)
    assert not any(moment.copy_seat_view(None) for moment in walk)
    assert "The beginning of this game no longer fits" in walk.misfit


@pytest.mark.usefixtures("tiny")
def test_events_without_an_entry_join_the_moment_before() -> None:
    past = tiny()
    stray = replace(past.log[-1], id=10_000, revision=None)
    moments = list(Walk(replace(past, log=(*past.log, stray))))
    (told,) = [moment for moment in moments if stray in moment.told]
    assert told.number == past.log[-1].revision


async def test_documents_are_made_in_another_process() -> None:
    workers = Workers()
    assert await run_in_process(workers, 60, numbers, read_golden(SURVIVE, 5)) == [0, 1, 2, 3, 4, 5]
    workers.close()
    with pytest.raises(ShuttingDown, match="about to restart"):
        await run_in_process(workers, 60, numbers, read_golden(SURVIVE, 5))


async def test_overlong_work_is_reported() -> None:
    class Slow(Workers):
        async def run_work(self, within: float, work: Any, *given: Any) -> Any:
            raise JobTooLong

    with pytest.raises(UserError, match="for 90 seconds and am not done"):
        await run_in_process(Slow(), 90, numbers)


def numbers(past: Record) -> list[int]:
    """In a worker."""
    return [moment.number for moment in Walk(past)]


def test_a_records_repr_hides_its_secrets() -> None:
    past = read_golden(SURVIVE, 5)
    assert past.seed not in repr(past)
    assert "answer" not in repr(past)
    assert isinstance(past.entries[0], Entry)

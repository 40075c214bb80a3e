"""Every rule in a game's ledger is covered by a test, or says why none can cover it."""

import re
from collections import Counter
from pathlib import Path
from textwrap import dedent

import pytest

from tests.ledger import Ledger, Mark, extract_numbers, list_ledgers, list_proved, main, scan_tests

LEDGERS = list_ledgers()
by_game = pytest.mark.parametrize("ledger", LEDGERS, ids=[ledger.game for ledger in LEDGERS])


@pytest.fixture(scope="module")
def marks() -> list[Mark]:
    return scan_tests()


@by_game
def test_every_rule_number_has_a_test_or_a_reason(ledger: Ledger, marks: list[Mark]) -> None:
    assert ledger.list_uncovered(marks) == []


@by_game
def test_no_rule_number_has_both_a_test_and_a_reason(ledger: Ledger, marks: list[Mark]) -> None:
    assert sorted(ledger.unprovable.keys() & list_proved(marks)) == []


@by_game
def test_reasons_are_given_only_for_rules_of_the_ledger(ledger: Ledger) -> None:
    assert sorted(ledger.unprovable.keys() - set(ledger.numbers)) == []
    assert [number for number, why in ledger.unprovable.items() if len(why.split()) < 3] == []


@by_game
def test_a_ledger_names_each_number_once(ledger: Ledger) -> None:
    assert [number for number, count in Counter(ledger.numbers).items() if count > 1] == []
    assert [n for n in ledger.numbers if not re.fullmatch(r"[A-Z]{2}-\d+\.\d+[a-z]?", n)] == []


def test_every_marker_names_a_known_rule_and_is_on_a_test_that_runs(marks: list[Mark]) -> None:
    known = {number for ledger in LEDGERS for number in ledger.numbers}
    wrong = [
        f"{mark.where}: {mark.problem or f'no ledger has {mark.number}'}"
        for mark in marks
        if mark.problem or mark.number not in known
    ]
    assert wrong == []


def read_marks(folder: Path, source: str, name: str = "test_it.py") -> dict[str, str]:
    """The numbers marked in a file, and what is wrong with each."""
    (folder / name).write_text("import pytest\nfrom pytest import mark\n" + dedent(source))
    return {mark.number: mark.problem for mark in scan_tests(folder)}


COUNTED = """
    pytestmark = [pytest.mark.rule("XX-0.1"), pytest.mark.browser]

    @pytest.mark.rule("XX-1.1", "XX-1.2")
    @pytest.mark.rule("XX-1.3")
    def test_one(): ...

    @mark.rule("XX-2.1")
    async def test_two(): ...

    @pytest.mark.rule("XX-3.1")
    class TestThree:
        pytestmark = pytest.mark.rule("XX-3.2")

        @pytest.mark.rule("XX-3.3")
        def test_it(self): ...

    @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("XX-4.1"))])
    def test_four(n): ...

    CASES: list = [pytest.param(3, marks=[pytest.mark.rule("XX-5.1")])]

    @pytest.mark.parametrize("n", CASES)
    def test_five(n): ...

    ROWS = [row("XX-6.1 XX-6.2", 4), *(row("XX-6.3", n) for n in (5, 6)), row(7, 8)]

    @pytest.mark.parametrize("n", [*ROWS])
    def test_six(n): ...
"""


def test_markers_count_wherever_pytest_puts_them_on_a_test(tmp_path) -> None:
    found = read_marks(tmp_path, COUNTED)
    places = ["0.1", "1.1", "1.2", "1.3", "2.1", "3.1", "3.2", "3.3", "4.1", "5.1"]
    places += ["6.1", "6.2", "6.3"]
    assert found == {f"XX-{place}": "" for place in places}


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.rule("XX-1.1")\ndef helper(): ...',
        '@pytest.mark.rule("XX-1.1")\nclass TestEmpty: ...',
        '@pytest.mark.rule("XX-1.1")\nclass Helper:\n    def test_it(self): ...',
        'pytestmark = pytest.mark.rule("XX-1.1")',
        'CASES = [pytest.param(1, marks=pytest.mark.rule("XX-1.1"))]\ndef test_it(): ...',
        'ROWS = [row("XX-1.1", 1)]\ndef test_it(): ...',
        'def test_it():\n    pytest.mark.rule("XX-1.1")',
    ],
)
def test_a_marker_on_no_test_proves_nothing(tmp_path, source) -> None:
    assert read_marks(tmp_path, source) == {"XX-1.1": "the marker stands on no test"}


def test_a_marker_in_a_file_that_is_not_collected_proves_nothing(tmp_path) -> None:
    source = '@pytest.mark.rule("XX-1.1")\ndef test_it(): ...'
    assert read_marks(tmp_path, source, "helpers.py") == {"XX-1.1": "the marker stands on no test"}


@pytest.mark.parametrize("how", ["skip", "xfail(reason='later')", "soak"])
def test_a_test_that_is_not_run_proves_nothing(tmp_path, how) -> None:
    source = f'@pytest.mark.{how}\n@pytest.mark.rule("XX-1.1")\ndef test_it(): ...'
    assert read_marks(tmp_path, source) == {"XX-1.1": "the suite does not run the test"}
    source = f"pytestmark = pytest.mark.{how}\n" + source.split("\n", 1)[1]
    assert read_marks(tmp_path, source) == {"XX-1.1": "the suite does not run the test"}


def test_a_module_mark_counts_if_one_of_its_tests_is_run(tmp_path) -> None:
    tests = ["def test_a(): ...", "@pytest.mark.skip\ndef test_b(): ..."]
    for order in (tests, tests[::-1]):
        source = "\n".join(['pytestmark = pytest.mark.rule("XX-1.1")', *order])
        assert read_marks(tmp_path, source) == {"XX-1.1": ""}


@pytest.mark.parametrize("args", ["", "N", "*ALL", "'XX-1.' + '1'", "number='XX-1.1'"])
def test_markers_must_write_rule_numbers_out(tmp_path, args) -> None:
    found = read_marks(tmp_path, f"@pytest.mark.rule({args})\ndef test_it(): ...")
    assert list(found) == [""]
    assert found[""] in ("the marker names no number", "the number must be written out")


def test_a_ledgers_numbers_are_read_from_its_list(tmp_path) -> None:
    text = """# Title
- XX-1.1 [S] One. (See XX-9.9.)
  - XX-1.1a [R] Two.
    XX-1.3 is no number of the list.
- XX-12.34 [R][D] Three.
"""
    assert extract_numbers(text) == ["XX-1.1", "XX-1.1a", "XX-12.34"]
    game = tmp_path / "rules" / "xx"
    game.mkdir(parents=True)
    (game / "ledger.txt").write_text("\n".join(extract_numbers(text)) + "\n")
    (ledger,) = list_ledgers(tmp_path)
    assert ledger == Ledger("xx", ("XX-1.1", "XX-1.1a", "XX-12.34"), {})
    (game / "unprovable.toml").write_text('"XX-1.1a" = "Nothing can be seen of it."\n')
    (ledger,) = list_ledgers(tmp_path)
    read_marks(tmp_path, '@pytest.mark.rule("XX-12.34")\ndef test_it(): ...')
    assert ledger.list_uncovered(scan_tests(tmp_path)) == ["XX-1.1"]


def test_the_command_prints_what_is_uncovered(capsys, marks: list[Mark]) -> None:
    ledger = LEDGERS[0]
    assert main([ledger.game]) == 0
    assert capsys.readouterr().out.split() == ledger.list_uncovered(marks)
    assert main(["chess"]) == 2
    assert ledger.game in capsys.readouterr().out

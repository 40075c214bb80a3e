"""What a file lists of a table's draws, and the vector by which strangers test their verifiers."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from rules import GAMES
from rules.engine import Chance, Entry, Event
from rules.engine.recording import Draw, Tape
from rules.engine.seal import hash_word, mix_seed, seal_secret
from storage import LoggedEvent
from tables.files import draws
from tests import golden
from tests.browser.verifier.exports import export_golden_game
from tests.clock import Clock

VERIFYING = (Path(__file__).parents[3] / "docs" / "verifying.md").read_text(encoding="utf-8")
D6 = ("1", "2", "3", "4", "5", "6")


def sha(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def die(face: int, entry: int, at: int, step: int = 1) -> Draw:
    return Draw(entry, f"{step}/0", at, 6, (face - 1,), D6, "survive.flow.turn")


def line(
    text: str, entry: int | None, step: int, *dice: object, only: int | None = None
) -> LoggedEvent:
    seats = None if only is None else (only,)
    return LoggedEvent(
        0, 0, Event(text, seats, "roll", {"dice": list(dice)}, step), Clock()(), entry, ()
    )


def list_told_draws(tape: list[Draw], *lines: LoggedEvent) -> list[tuple[list[str], list[int]]]:
    part = draws.make_draws_part(Tape(tape), [], lines)
    return [(each.dice, each.draws) for each in part.told]


def test_a_die_in_the_log_leads_to_its_draw() -> None:
    tape = [die(4, 1, 0), die(4, 2, 1), die(2, 3, 0, step=2)]
    assert list_told_draws(
        tape, line("Ada rolls 4.", 1, 1, 4), line("Ben rolls 4.", 2, 1, "4")
    ) == [(["4"], [0]), (["4"], [1])]
    assert list_told_draws(tape, line("Twice.", 2, 1, 4, 4)) == [(["4", "4"], [1, 0])]


def test_dice_of_other_steps_and_later_answers_do_not_match() -> None:
    tape = [die(4, 2, 0), die(2, 3, 0, step=2)]
    assert list_told_draws(tape, line("Early.", 1, 1, 4)) == [(["4"], [draws.NOT_DRAWN])]
    assert list_told_draws(tape, line("Elsewhere.", 3, 2, 4)) == [(["4"], [draws.NOT_DRAWN])]
    assert list_told_draws(tape, line("Not drawn.", 3, 2, 6)) == [(["6"], [draws.NOT_DRAWN])]


def test_kept_dice_are_listed_twice_and_private_ones_never() -> None:
    tape = [die(4, 1, 0), die(2, 1, 1), die(5, 2, 2)]
    first, again = line("A 4 and a 2.", 1, 1, 4, 2), line("A 4 and a 5.", 2, 1, 4, 5)
    assert list_told_draws(tape, first, again) == [(["4", "2"], [0, 1]), (["4", "5"], [0, 2])]
    assert (
        list_told_draws([die(4, 1, 0)], line("For Ada.", 1, 1, 4, only=0), line("Nothing.", 1, 1))
        == []
    )


def test_the_list_is_json_with_one_line_per_draw() -> None:
    part = draws.make_draws_part(
        Tape([die(4, 1, 0), die(4, 2, 1)], [(1, 0)]), [], [line("Ada rolls 4.", 1, 1, 4)]
    )
    text = draws.format_draws_json(part)
    assert draws.DrawsPart.model_validate_json(text) == part
    assert '\n   [1,"1/0",0,6,[3],0,0],\n   [2,"1/0",1,6,[3],0,0]\n' in text
    assert json.loads(text)["things"] == [list(D6)]


def test_the_documented_vector_is_right() -> None:
    """Computed here with hashlib alone, and again by what makes seeds and streams."""
    sealed = sha("ember")
    marks = [sha(f"{sealed}/moth"), "", sha(f"{sealed}/a grey owl")]
    opened = 1_772_366_400_000
    text = f"16:emberkeep dice 1,1:7,13:{opened},5:ember,64:{marks[0]},0:,64:{marks[2]},"
    seed = sha(text)
    assert seal_secret("ember") == sealed
    assert [hash_word(sealed, word) for word in ("moth", "", "a grey owl")] == marks
    assert mix_seed("ember", 7, opened, marks) == seed
    block = sha256(f"{seed}/1/0/0".encode()).digest()
    words = [int.from_bytes(block[n : n + 4], "big") for n in range(0, 32, 4)]
    save = sha(sha('{"logs":3}') + "/ember")
    assert seal_secret("ember", '{"logs":3}') == save
    for value in (sealed, marks[0], marks[2], seed, " ".join(map(str, words)), save):
        assert value in VERIFYING
    chance = Chance(f"{seed}/1/0")
    assert [chance.draw_below(6) for _ in range(3)] == [1, 2, 4] == [word % 6 for word in words[:3]]
    assert chance.shuffle("abcde") == list("dcbae")
    assert "`d c b a e`" in VERIFYING


def test_the_documented_record_is_right() -> None:
    entries = [
        Entry("answer", 0, "1", ["gather"]),
        Entry("answer", 1, "2", "Öl"),
        Entry("lapse", 0, "3", 4),
        Entry("undo", 1),
    ]
    written = [
        "6:answer,1:0,1:1,13:list6:gather,,",
        "6:answer,1:1,1:2,10:text3:Öl,,",
        "5:lapse,1:0,1:3,7:number4,",
        "4:undo,1:1,0:,4:none,",
    ]
    record = sha("".join(f"{len(each.encode())}:{each}," for each in written))
    assert draws.hash_journal(entries) == record
    assert record in VERIFYING


GOT, WHERE = 4, 6
LONGEST = 220
"""Lines of a kept game that is looked through; the others take longer, and roll the same dice."""


@pytest.mark.parametrize("key", GAMES)
def test_a_function_that_tells_dice_tells_all_of_them(key: str) -> None:
    """Over the kept games: what is rolled by a function of the rules that tells dice is told."""
    rolled: set[str] = set()
    silent: set[str] = set()
    for file in sorted((golden.FOLDER / key).glob("*.jsonl")):
        if len(file.read_text(encoding="utf-8").splitlines()) > LONGEST:
            continue
        drawn = export_golden_game(file).draws
        assert drawn is not None
        told = {index for line in drawn.told for index in line.draws}
        assert -1 not in told, f"{file.name}: every die told was drawn"
        for index, row in enumerate(drawn.made):
            if len(row[GOT]) == 1:
                (rolled if index in told else silent).add(drawn.where[row[WHERE]])
    assert rolled & silent == set()

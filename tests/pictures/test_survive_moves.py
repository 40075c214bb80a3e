"""Where somebody may go and what has changed: what all see of it, and what one sees alone."""

import io

import pytest
from PIL import Image

from pictures import Drawing
from pictures.artist import ALT, count_characters
from tests.pictures import looking
from tests.rules.survive.build import Board, Case
from tests.rules.survive.rows import read_luck


def table(case: Case) -> Drawing:
    (drawing,) = looking.of("survive").pictures(case.view())
    return drawing


def own(case: Case, colour: str) -> tuple[Drawing, ...]:
    asked = [prompt for prompt in case.table.prompts if prompt.seat == case.seat(colour)]
    return looking.of("survive").private(case.view(colour), asked[0] if asked else None)


@pytest.mark.rule("SV-19.5")
def test_what_the_hand_decides_is_seen_by_whoever_chooses_alone() -> None:
    beside = "D4 lake, D5 lake, D3 mountain, E4 mountain, C4 lake, A1 city; red zombies original D5"
    rich, poor = (
        Board(f"{beside}; blue D4 {hand}; turn blue").play("1")
        for hand in ("1 wood 1 rock", "2 wood")
    )
    same = rich.view().model_copy(update={"bank": poor.view().bank})
    assert looking.alt("survive", same) == looking.told(table(poor))
    assert looking.png("survive", same) == looking.drawn(table(poor))
    assert "Can go to C4. With an attack D5." in looking.told(table(rich))
    (can,), (cannot,) = own(rich, "blue"), own(poor, "blue")
    assert looking.told(can).startswith("Where you can go: C4, D5. Turn: Ben, rolled 1.")
    assert looking.told(cannot).startswith("Where you can go: C4. Turn: Ben, rolled 1.")
    assert looking.drawn(can) != looking.drawn(cannot)
    assert own(rich, "red") == own(poor, "red") == ()


def test_nobody_is_shown_again_what_the_table_shows() -> None:
    case = Board("D4 lake; blue D4; red").play("1")
    assert own(case, "blue") == ()
    assert looking.of("survive").private(case.view(), case.prompt) == ()


def test_which_zombie_goes_where_is_seen_by_their_player() -> None:
    board = Board("A1 city, A7 lake, G1 lake; red zombies original A7 blue G1; blue")
    case = board.play("2")
    assert own(case, "red") == ()
    case.pick("blue")
    (drawing,) = own(case, "red")
    assert looking.told(drawing).startswith(f"Where you can go: {', '.join(sorted(case.ends))}.")
    assert set(case.view().reach) > case.ends
    with Image.open(io.BytesIO(looking.drawn(drawing))) as picture:
        assert picture.width == 1080
        assert picture.height < 1200
    assert count_characters(looking.told(drawing)) <= ALT


def test_it_begins_with_whose_turn_it_is_and_what_has_changed() -> None:
    board = Board("D4 lake, D5 rocky; blue D4 1 crops 1 wood; red")
    told = board.play("1", "lake", "1", "rocky", *read_luck("crate-C3"))
    assert looking.told(table(told)).startswith("Turn: Ben, rolled 1. Can go to ")
    told.go("E4")
    told.pick("build")
    said = looking.told(table(told))
    assert said.startswith("Turn: Ruth, rolled 1. Moved D4-E4. New at E4. Can go to ")
    told.go("F7")
    assert "New at C3." in looking.told(table(told)).split(" Survive!")[0]


def test_what_is_new_is_seen_and_said_to_those_without_pictures() -> None:
    case = Board("D4 lake; blue D4; red").play("1", "lake")
    before = looking.drawn(table(case))
    case.go("E4")
    seen = case.view()
    assert looking.drawn(table(case)) != before
    words = looking.of("survive").words(seen)
    assert "**Last moved** D4 to E4\n**New** E4\n**In reach** " in words
    unchanged = seen.model_copy(update={"news": []})
    (drawing,) = looking.of("survive").pictures(unchanged)
    assert looking.drawn(drawing) != looking.drawn(table(case))

"""Where somebody may go and what has changed: what all see of it, and what one sees alone."""

import pytest

from pictures import Drawing
from pictures.artist import ALT_CHARACTERS, count_characters
from tests.pictures import looking
from tests.rules.survive.build import Board, Case
from tests.rules.survive.rows import read_luck

artist = looking.find_artist_of("survive")


def find_table_picture(case: Case) -> Drawing:
    (drawing,) = artist.pictures(case.view())
    return drawing


def list_own_pictures(case: Case, colour: str) -> tuple[Drawing, ...]:
    asked = [prompt for prompt in case.table.prompts if prompt.seat == case.seat(colour)]
    return artist.private(case.view(colour), asked[0] if asked else None)


@pytest.mark.rule("SV-19.5")
def test_only_the_chooser_sees_what_the_hand_decides() -> None:
    beside = "D4 lake, D5 lake, D3 mountain, E4 mountain, C4 lake, A1 city; red zombies original D5"
    rich, poor = (
        Board(f"{beside}; blue D4 {hand}; turn blue").play("1")
        for hand in ("1 wood 1 rock", "2 wood")
    )
    same = rich.view().model_copy(update={"bank": poor.view().bank})
    assert looking.describe_table("survive", same) == looking.describe_drawing(
        find_table_picture(poor)
    )
    assert looking.draw_table_png("survive", same) == looking.draw_drawing(find_table_picture(poor))
    assert "Can go to C4. With an attack D5." in looking.describe_drawing(find_table_picture(rich))
    (can,), (cannot,) = list_own_pictures(rich, "blue"), list_own_pictures(poor, "blue")
    assert looking.describe_drawing(can).startswith(
        "Where you can go: C4, D5. Turn: Ben, rolled 1."
    )
    assert looking.describe_drawing(cannot).startswith("Where you can go: C4. Turn: Ben, rolled 1.")
    assert looking.draw_drawing(can) != looking.draw_drawing(cannot)
    assert list_own_pictures(rich, "red") == list_own_pictures(poor, "red") == ()


def test_private_pictures_do_not_repeat_the_table() -> None:
    case = Board("D4 lake; blue D4; red").play("1")
    assert list_own_pictures(case, "blue") == ()
    assert artist.private(case.view(), case.prompt) == ()


def test_the_zombie_player_sees_which_zombie_goes_where() -> None:
    board = Board("A1 city, A7 lake, G1 lake; red zombies original A7 blue G1; blue")
    case = board.play("2")
    assert list_own_pictures(case, "red") == ()
    case.pick("blue")
    (drawing,) = list_own_pictures(case, "red")
    assert looking.describe_drawing(drawing).startswith(
        f"Where you can go: {', '.join(sorted(case.ends))}."
    )
    assert set(case.view().reach) > case.ends
    picture = looking.open_picture(drawing)
    assert picture.width == 1080
    assert picture.height < 1200
    assert count_characters(looking.describe_drawing(drawing)) <= ALT_CHARACTERS


def test_the_alt_text_begins_with_turn_and_change() -> None:
    board = Board("D4 lake, D5 rocky; blue D4 1 crops 1 wood; red")
    told = board.play("1", "lake", "1", "rocky", *read_luck("crate-C3"))
    assert looking.describe_drawing(find_table_picture(told)).startswith(
        "Turn: Ben, rolled 1. Can go to "
    )
    told.go("E4")
    told.pick("build")
    said = looking.describe_drawing(find_table_picture(told))
    assert said.startswith("Turn: Ruth, rolled 1. Moved D4-E4. New at E4. Can go to ")
    told.go("F7")
    assert "New at C3." in looking.describe_drawing(find_table_picture(told)).split(" Survive!")[0]


def test_changes_are_visible_and_in_words() -> None:
    case = Board("D4 lake; blue D4; red").play("1", "lake")
    before = looking.draw_drawing(find_table_picture(case))
    case.go("E4")
    seen = case.view()
    assert looking.draw_drawing(find_table_picture(case)) != before
    words = artist.words(seen)
    assert "**Last moved** D4 to E4\n**New** E4\n**In reach** " in words
    unchanged = seen.model_copy(update={"news": []})
    (drawing,) = artist.pictures(unchanged)
    assert looking.draw_drawing(drawing) != looking.draw_drawing(find_table_picture(case))

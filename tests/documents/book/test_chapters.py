"""Chapters of books: from a game's own tale, and from its log."""

from typing import Any

import pytest

from documents.book import log_chapters, making, plates
from documents.book.material import Material, Scene, ToldLine
from documents.book.model import Chapter, Heading, Plate
from documents.book.tale_chapters import (
    AFTER_LAST_BLOCK,
    find_named_part,
    find_tale_end,
    insert_block,
    parse_tale,
)
from rules import GAMES
from rules.engine import Event
from rules.engine.retelling import Retold
from storage import LoggedEvent
from tests.documents.book.books import make_campaign_job
from tests.documents.records import BEGAN

TALE = (
    "# A *tale*\n\n*Of Ada*\n\nIt was cold.\n\n## Part one\n\n### 1. The ford\n\nWe went in.\n\n"
    "We came out.\n\n### 2. The hill\n\nUp.\n\n## The lost\n\n- Ben\n"
)


def plate(name: str) -> Plate:
    return Plate(f"{name}.png", b"", name)


def test_a_tale_is_split_into_parts() -> None:
    found = parse_tale(TALE)
    assert found.title == "A *tale*"
    assert found.preface == ["*Of Ada*", "It was cold."]
    assert [chapter.title for chapter in found.chapters] == ["Part one", "The lost"]
    ford, hill = Heading("1. The ford"), Heading("2. The hill")
    assert found.chapters[0].blocks == [ford, "We went in.", "We came out.", hill, "Up."]


def list_blocks(chapter: Chapter) -> list[Any]:
    """Its blocks, pictures by their names."""
    return [each.name if isinstance(each, Plate) else each for each in chapter.blocks]


def test_a_picture_stands_where_the_tale_had_got_to() -> None:
    """Though a list at its end, which is not the tale's, stood behind that already."""
    whole = parse_tale(TALE)
    so_far = parse_tale(TALE.replace("We came out.\n\n### 2. The hill\n\nUp.\n\n", ""))
    for name, at in (("later", parse_tale(TALE)), ("first", so_far), ("second", so_far)):
        assert insert_block(whole, find_tale_end(at, parse_tale(TALE)), plate(name))
    blocks = list_blocks(whole.chapters[0])
    assert blocks[1:5] == ["We went in.", "first.png", "second.png", "We came out."]
    assert blocks[-2:] == ["Up.", "later.png"]
    assert whole.chapters[1].blocks == ["- Ben"]
    early = find_tale_end(parse_tale("# A tale\n\nIt"), whole)  # before the first chapter
    assert not insert_block(whole, early, plate("early"))
    assert insert_block(whole, (1, 2, 0), plate("at once"))
    assert list_blocks(whole.chapters[0])[-4:-2] == [Heading("2. The hill"), "at once.png"]


def test_a_picture_stands_in_the_part_it_is_named_after() -> None:
    """Even though the tale went straight on to the next part."""
    whole = parse_tale(TALE)
    assert find_named_part(whole, "The ford") == (1, 1)
    assert find_named_part(whole, "The sea") is None
    assert insert_block(whole, (1, 1, AFTER_LAST_BLOCK), plate("ford"))
    blocks = list_blocks(whole.chapters[0])
    assert blocks[2:5] == ["We came out.", "ford.png", Heading("2. The hill")]


def test_a_campaigns_book_describes_nothing_twice(quick: None) -> None:
    given = make_campaign_job()
    alone, _ = making.make_book(making.Job("epub", given.records[1:], given.dumps[1:], (False,)))
    both, _ = making.make_book(given)
    assert both.title == "The Long Winter"
    titles = [chapter.title for chapter in both.chapters]
    assert [title.partition(":")[0] for title in titles] == ["Chapter 1", "Chapter 4"]
    assert [chapter.title for chapter in alone.chapters] == titles[1:]
    blocks = [str(block) for chapter in both.chapters for block in chapter.blocks]
    rest = [block.partition(". ")[2] for block in blocks if len(block) > 120]
    assert len(rest) == len(set(rest))
    names = [plate.name for plate in both.plates]
    assert len(names) == len(set(names))
    assert {name[:3] for name in names} >= {"t1-", "t2-"}


def make_told(number: int, at: int, **retold: Any) -> ToldLine:
    event = Event("", step=number)
    line = LoggedEvent(number, number, event, BEGAN, number)
    return ToldLine(line, Retold(**retold), number, at)


def find_pictured(weights: dict[int, tuple[int, str]], lines: int, most: int) -> list[int]:
    """Find the moments that get a picture. `weights`: the weight and heading of those after so many
    answers; nothing is to be seen of the twentieth."""
    numbers = sorted({*weights, *range(100, 100 + lines - len(weights))})
    found = [
        make_told(number, 1, weight=weight, heading=heading)
        for number in numbers
        for weight, heading in [weights.get(number, (0, ""))]
    ]
    drawing: Any = None
    scenes = {number: Scene(drawing, None) for number in numbers if number != 20}
    return [each.number for each in plates.choose_turning_points(Material(found, scenes), most)]


def test_the_weightiest_moments_get_one_picture_per_heading() -> None:
    """Nor does what is not to be seen, nor do two moments with an answer between them."""
    weights = {1: (1, "Out"), 10: (5, "Fall"), 20: (9, "Death"), 30: (5, "Fall"), 40: (3, "Up")}
    assert find_pictured(weights, 5, most=2) == [10, 40]
    assert find_pictured(weights, 5, most=9) == [1, 10, 40]
    assert find_pictured(weights | {41: (2, "Higher")}, 6, most=9) == [1, 10, 40]


def test_moments_far_apart_are_pictured_first() -> None:
    weights = {1: (5, "Out"), 8: (5, "Fall"), 30: (3, "Up")}
    assert find_pictured(weights, 60, most=2) == [1, 30]
    assert find_pictured(weights, 60, most=3) == [1, 8, 30]


def test_a_picture_follows_what_was_told_before_it() -> None:
    """If nothing was told between two pictures, there is one."""
    after = {1: 1, 4: 2, 5: 2, 9: 3}
    drafted = log_chapters.ChapterDraft(Chapter("", ["One.", "Two.", "Three."]), after=after)
    (chapter,) = making._place_plates([drafted], {number: plate(str(number)) for number in after})
    assert list_blocks(chapter) == ["One.", "1.png", "Two.", "5.png", "Three.", "9.png"]


def draft(lines: list[ToldLine], **how: Any) -> list[Chapter]:
    """The chapters that these lines make."""
    return [one.chapter for one in log_chapters.draft_chapters(lines, GAMES["survive"], **how)]


def test_a_fights_blows_share_one_paragraph() -> None:
    blows = ["word " * 20 + "one.", "word " * 20 + "two.", "three."]
    numbered = list(enumerate(blows, 1))
    (chapter,) = draft([make_told(n, n, text=text, seat=n, goes_on=True) for n, text in numbered])
    assert chapter.blocks == [" ".join(blows)]
    (chapter,) = draft([make_told(n, n, text=text, seat=n) for n, text in numbered])
    assert len(chapter.blocks) == 2


def test_a_chapter_ends_with_a_round_and_is_named_after_its_turning_point() -> None:
    long = "word " * 160 + "end."
    chapters = draft(
        [
            make_told(1, 1, text=f"{long}"),
            make_told(2, 1, text="Ada falls.", weight=5, heading="Ada falls"),
            make_told(3, 2, text=long, weight=1, heading="A hill"),
            make_told(4, 3, text=long, weight=5, heading="Ada falls"),
            make_told(5, 3, text="On."),
        ]
    )
    assert [chapter.title for chapter in chapters] == ["1. Ada falls", "2. Round three"]
    assert [chapter.below for chapter in chapters] == ["Rounds one to two", ""]


def test_a_players_actions_share_a_paragraph_and_sights_appear_once() -> None:
    (chapter,) = draft(
        [
            make_told(1, 1, text="Ada finds a lake.", scene="It is cold.", seat=0),
            make_told(2, 1, text="Ada drinks.", seat=0),
            make_told(3, 1, text="The wood.", scene="Old.\n\nAnd dark.", alone=True),
            make_told(4, 1, text="Ben finds a lake.", scene="It is cold.", seat=1),
        ]
    )
    ada = "Ada finds a lake. It is cold. Ada drinks."
    assert chapter.blocks == [ada, "**The wood.** Old.", "And dark.", "Ben finds a lake."]


@pytest.mark.parametrize(
    ("first", "then", "at", "chapters"),
    [
        *((299, 200, 2, 1), (300, 200, 2, 2)),
        *((799, 200, 1, 1), (800, 200, 1, 2)),
        *((300, 109, 2, 1), (300, 110, 2, 2)),
    ],
)
def test_a_chapter_is_long_enough_but_not_too_long(
    first: int, then: int, at: int, chapters: int
) -> None:
    """It ends with a round after 300 words, with a turn after 800; the last one has at least 110.
    `at`: the round of the words that follow."""
    lines = [make_told(1, 1, text="word " * first), make_told(2, at, text="word " * then)]
    assert len(draft(lines)) == chapters


def test_a_short_last_chapter_joins_the_one_before() -> None:
    long = "word " * 300
    chapters = draft(
        [*(make_told(n, n, text=long) for n in (1, 2, 3)), make_told(4, 4, text="End.")]
    )
    titles = [chapter.title for chapter in chapters]
    assert titles == ["1. Round one", "2. Round two", "3. Rounds three to four"]


def test_a_players_name_is_not_markup() -> None:
    (chapter,) = draft([make_told(1, 1, text="*Ada* [x](http://y) <b> wins.")])
    assert chapter.blocks == ["\\*Ada\\* \\[x\\](http\\://y) \\<b> wins."]


def test_frequent_events_vary_in_wording_and_repeats_are_merged() -> None:
    often = {"text": "Ada falls.", "ways": ("Down goes Ada.",)}
    lines = [make_told(number, number, **often) for number in range(1, 4)]
    voice = log_chapters.Voice()
    wordings = [voice.choose_wording(each) for each in lines]
    assert wordings == ["Ada falls.", "Down goes Ada.", "Ada falls."]
    (chapter,) = draft([make_told(number, 1, text="They make a nest.") for number in (1, 2)])
    assert chapter.blocks == ["They make a nest."]


def test_a_game_may_set_its_own_chapters_and_parts() -> None:
    dark = {"text": "Ada goes.", "scene": "It is dark.", "alone": True, "titled": False}
    first, second = draft(
        [
            make_told(1, 1, text="Before."),
            make_told(2, 1, scene="Oats are low.", chapter="A run", alone=True),
            make_told(3, 2, part="The lane"),
            make_told(4, 3, **dark),
            make_told(5, 4, scene="Oats are low.", chapter="Again", alone=True),
            make_told(6, 5, **dark),
        ],
        first=3,
    )
    assert (first.title, second.title) == ("Chapter 3: A run", "Chapter 4: Again")
    lane = [Heading("The lane"), "Ada goes. It is dark."]
    assert first.blocks == ["Before.", "Oats are low.", *lane]
    assert second.blocks == ["Ada goes."]


def test_a_repeated_scene_is_told_briefly_in_other_words() -> None:
    event = {"text": "Hurricane.", "scene": "Roofs leave.", "again": "Once more: Hurricane."}
    (chapter,) = draft([make_told(number, 1, alone=True, **event) for number in (1, 2)])
    assert chapter.blocks == ["**Hurricane.** Roofs leave.", "Once more: Hurricane."]


def test_each_title_begins_one_chapter() -> None:
    """Each player passes the same milestone; only the first opens a chapter."""
    lines = [
        make_told(1, 1, scene="They leave.", chapter="Out", alone=True),
        make_told(2, 2, scene="Ada is halfway.", chapter="Half", alone=True),
        make_told(3, 3, scene="Ben is halfway.", chapter="Half", alone=True),
    ]
    drafts = log_chapters.draft_chapters(lines, GAMES["survive"])
    assert [len(draft.told) for draft in drafts] == [1, 2]

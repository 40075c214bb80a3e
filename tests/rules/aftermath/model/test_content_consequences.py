"""What an option sets in motion comes back on another page, and the card says so."""

from collections.abc import Iterator

import pytest

from rules.aftermath.effects.models import Choice, Flag, Way
from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.model.book import list_nested_effects
from rules.aftermath.model.decks import BOOK
from tests.rules.aftermath.build import A, Party
from tests.rules.aftermath.model.own_book import make_effects
from tests.rules.aftermath.model.test_content_notes import list_raised_flags, list_read_flags

READ = [(flag, int(where.split("/")[0])) for flag, where in list_read_flags()]


def list_ways() -> Iterator[tuple[int, Way]]:
    """All options of the book, each with its page."""
    for page in BOOK.pages.values():
        for entry in page.entries:
            for effect in list_nested_effects(entry.do):
                if isinstance(effect, Choice):
                    yield from ((page.id, way) for way in effect.of)


def find_later_flags(page: int, way: Way) -> list[Flag]:
    """The flags of an option that another page reads."""
    found = [one for one in list_nested_effects(way.do) if isinstance(one, Flag) and one.n > 0]
    return [one for one in found if any(f == one.name and n != page for f, n in READ)]


def test_sixty_options_have_consequences_on_another_page() -> None:
    assert sum(bool(find_later_flags(page, way)) for page, way in list_ways()) >= 60


@pytest.mark.parametrize(
    ("page", "way"),
    [pytest.param(page, way, id=f"{page}-{way.label}") for page, way in list_ways()],
)
def test_an_option_says_what_it_sets_in_motion(page: int, way: Way) -> None:
    assert all(flag.ahead for flag in find_later_flags(page, way))


def test_every_flag_is_read_by_a_page_or_by_the_rules() -> None:
    rules = {"letter1", "letter2", "letter3", "seeds"}
    closing = {flag for one in BOOK.closing.values() if one.when for flag in one.when.flag}
    assert {flag for flag, _ in list_raised_flags()} <= {flag for flag, _ in READ} | rules | closing


def test_a_consequence_is_announced_when_its_flag_is_raised() -> None:
    does = make_effects(
        {"flag": {"name": "larder-known", "campaign": True, "ahead": "Raiders know."}}
    )
    case = Party().play(lambda h: apply_effects(h, does, A, "The stall"))
    assert case.s.colony.flags == {"larder-known": 1}
    assert case.told("ahead")[0].text == "Set in motion: Raiders know."

"""What players write is shown as they typed it, not as the Markdown that Discord would see in
it."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine import Event
from tables.wording import text
from tests.cogs.rendering import find_markup, read_letters

EVIL = {
    "[Rules](https://evil.example)": "link",
    "[[Rules](https://evil.example)": "link",
    "[a](b) [Rules](https://evil.example)": "link",
    "[a] [b](https://evil.example) [c](https://evil.example)": "link",
    "[Rules](<https://evil.example> 'x')": "link",
    "[Rules\n](https://evil.example)": "link",
    "https://evil.example/a_b_c": "address",
    "<https://evil.example>": "address",
    "steam://run/1": "address",
    "discord://-/x": "address",
    "discord.gg/abc": "invitation",
    "discord.com/invite/abc": "invitation",
    "<@1>": "mention",
    "<@!123456789012345678>": "mention",
    "<@&123456789012345678>": "mention",
    "<#123456789012345678>": "mention",
    "@everyone": "mention",
    "@here": "mention",
    "</game open:123456789012345678>": "command",
    "<id:guide>": "place",
    "<t:1700000000:R>": "timestamp",
    "<t:1700000000>": "timestamp",
    "<:camp:123456789012345678>": "emoji",
    "<a:camp:123456789012345678>": "emoji",
    ":skull:": "shortcode",
    ":+1::skin-tone-2:": "shortcode",
    "# big": "header",
    "x\n### big": "header",
    "x\u2028# big": "header",
    "-# small": "subtext",
    "- one": "list",
    "* one": "list",
    "12. twelve": "list",
    "> said": "quotation",
    ">>> said": "quotation",
    "`x`": "code",
    "```py\nx\n```": "code",
    "**x**": "bold or italic",
    "__x__": "bold or italic",
    "~~x~~": "struck out",
    "||x||": "spoiler",
    r"\\**x**": "bold or italic",
}


@pytest.mark.parametrize(("evil", "what"), EVIL.items())
def test_no_markup_in_players_words_survives(evil: str, what: str) -> None:
    assert what in find_markup(evil)
    for shown in (text.format_plain(evil), str(text.format_quote(evil)), _told(evil)):
        assert find_markup(shown) == set(), shown


def _told(words: str) -> str:
    """As it stands on a card, without the marks of the quotation that are our own."""
    said = text.format_event(Event("Ada tells:", data={"quote": words}), 4000)
    return re.sub(r"^> ?", "", said.partition("\n")[2], flags=re.MULTILINE)


PIECES = st.sampled_from(
    [*EVIL, *r"[]()<>\*_~|`#-+:@/. 19", "\n", "\u2028", "a", "https:", "://", "](https://e.x)"]
)


@given(st.lists(PIECES | st.text(max_size=3), max_size=12).map("".join))
def test_composed_text_is_shown_literally(words: str) -> None:
    shown = text.format_plain(words)
    assert find_markup(shown) == set()
    assert read_letters(shown).replace("\u200b", "") == text.strip_invisible(words)


@given(st.lists(PIECES, max_size=12).map("".join), st.integers(1, 60))
def test_clipped_text_is_harmless_too(words: str, most: int) -> None:
    shown = text.format_plain(words, most)
    assert len(shown) <= most
    assert find_markup(shown) == set()
    assert find_markup(f"**{shown}**") == {"bold or italic"}, "what stands behind it is still ours"


@given(st.lists(PIECES, max_size=8).map("".join))
def test_a_name_never_becomes_a_link(words: str) -> None:
    harmless = {"bold or italic", "invitation", "list", "shortcode"}  # until `plain` escapes them
    assert find_markup(text.clean_name(words)) <= harmless
    assert find_markup(text.format_plain(text.clean_name(words))) == set()


def test_direction_marks_around_a_name_stay_paired() -> None:
    """Those that the messages put there, so that the words around it keep their order."""
    line = "\u2068שרה\u2069 goes from D3 to E5."
    assert text.escape_text(line) == line
    assert text.format_plain(line, 15) == "\u2068שרה\u2069 goes…"
    assert text.strip_invisible(f"\u2069{line}\u2068\u202e") == line, "without a partner"
    assert text.clean_name("\u2068שרה\u2069\u202e") == "שרה"
    assert text.clean_name("Ada\u2069") == "Ada"
    told = Event("Ada says:", data={"quote": "\u2068שרה\u2069"})
    assert text.format_event(told).endswith("> שרה")


def test_players_words_cannot_reverse_text_and_quotations_take_one_line() -> None:
    assert text.format_plain("\u202eabc", 500) == "abc"
    assert len(text.format_plain("x" * 10_000, 500)) <= 500
    assert "\n" not in str(text.format_quote("one\ntwo"))


def test_lists_end_with_and() -> None:
    assert text.join_names([]) == ""
    assert text.join_names(["Ada"]) == "Ada"
    assert text.join_names(["Ada", "Ben", "Cleo"]) == "Ada, Ben and Cleo"

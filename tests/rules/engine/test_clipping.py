"""Long words made to fit: never cut in a word or in markup."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rules.engine.clipping import clip_text

WORDS = st.text("abcdefghij,.:;é🔥", min_size=1, max_size=9)
SAID = WORDS | st.sampled_from(
    ["`/log from:3`", "<@123456>", "<t:99:R>", "[the card](https://x.y/z)", "\\*", "\\_"]
)


def put_between_marks(marks: list[str], inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Some of these, perhaps between two marks."""
    said = st.lists(inner, min_size=1, max_size=2).map(" ".join)
    return said | st.builds(
        lambda mark, words: f"{mark}{words}{mark}", st.sampled_from(marks), said
    )


MARKED = put_between_marks(
    ["**", "||"], put_between_marks(["*", "~~"], put_between_marks(["__", "_"], SAID))
)
LINES = st.lists(
    st.tuples(
        st.sampled_from(["", "-# ", "- ", "> ", "### ", "1. "]),
        st.lists(MARKED, min_size=1, max_size=3).map(" ".join),
    ).map("".join),
    min_size=1,
    max_size=3,
).map("\n".join)
WHOLE = re.compile(r"`[^`]*`|<[^<>]*>|\[[^\]]*\]\([^)]*\)|\\.")


def remove_marks(text: str) -> str:
    """Without the marks that open and close."""
    return re.sub(r"\*\*|\*|__|~~|\|\||_", "", text)


def marks(text: str) -> list[str]:
    """The marks that open and close, but for those in whole parts."""
    return re.findall(r"\*\*|\*|__|~~|\|\||_", WHOLE.sub("x", text))


@given(LINES, st.integers(1, 120))
@example("**: : : ::::: ::::::::: *: : : \\**** :", 37)
def test_markup_is_never_left_open(text: str, most: int) -> None:
    short = clip_text(text, most)
    assert len(short) <= most
    if len(text) <= most:
        assert short == text
        return
    counted = marks(short)
    assert all(counted.count(mark) % 2 == 0 for mark in counted), short
    for whole in ("`", "<", "[", "("):
        assert WHOLE.sub("", short).count(whole) == 0, short
    empty = re.search(r"(\*\*|~~|\|\||__)\1", WHOLE.sub("x", short))
    assert not empty, "nothing is opened around nothing"
    kept = remove_marks(short).rstrip("…")
    assert remove_marks(text).startswith(kept), short


@given(st.lists(WORDS, min_size=2, max_size=30).map(" ".join), st.integers(30, 120))
def test_a_word_is_never_cut_in_two(text: str, most: int) -> None:
    short = clip_text(text, most)
    if short != text:
        kept = short.removesuffix("…")
        assert kept != short
        assert text.startswith(kept)
        assert re.match(r"[,.;:]*\s", text[len(kept) :]), short


@pytest.mark.parametrize(
    ("text", "most", "short"),
    [
        ("**Ada Lovelace goes** far away", 20, "**Ada Lovelace…**"),
        ("**Ada** and **Ben**", 15, "**Ada** and…"),
        (
            "-# **Agree** · The player takes the answer back and answers again.",
            30,
            "-# **Agree** · The player…",
        ),
        ("one two three", 9, "one two…"),
        ("one two three", 8, "one two…"),
        ("one two, three", 10, "one two…"),
        ("It ends. It begins.", 11, "It ends…"),
        ("Donaudampfschifffahrt", 8, "Donauda…"),
        ("Oh Donaudampfschifffahrt", 12, "Oh Donaudam…"),
        ("**Oh** Donaudampfschifffahrt", 16, "**Oh** Donaudam…"),
        ("see [the present card](https://x.y/z)", 20, "see…"),
        ("one\n-# and more", 7, "one…"),
        ("2 * 3 and 4 * 5 makes", 14, "2 * 3 and 4 *…"),
        ("snake_case and more_of it", 16, "snake_case and…"),
        ("fits", 4, "fits"),
        ("no room", 1, "…"),
        ("\u2068שרה\u2069 goes from D3 to E5", 20, "\u2068שרה\u2069 goes from…"),
        ("Ada meets \u2068שרה לאה רחל\u2069 here", 20, "Ada meets \u2068שרה…\u2069"),
    ],
)
def test_what_clipping_leaves(text: str, most: int, short: str) -> None:
    assert clip_text(text, most) == short

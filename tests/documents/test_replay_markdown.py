"""What a hand says, as HTML."""

import pytest

from documents.replay.markdown import render_html


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("**Crops** 2\nof 3", "<p><strong>Crops</strong> 2<br />\nof 3</p>\n"),
        ("-# only for *you*", "<p><small>only for <em>you</em></small></p>\n"),
        ("## Yours", "<h4>Yours</h4>\n"),
        ("- Knife\nYour scars", "<ul>\n<li>Knife</li>\n</ul>\n<p>Your scars</p>\n"),
        (r"A \*star\*", "<p>A *star*</p>\n"),
    ],
)
def test_discords_markdown_becomes_html(said: str, shown: str) -> None:
    assert render_html(said) == shown


@pytest.mark.parametrize(
    "said",
    [
        "<script>alert(1)</script>",
        "[here](https://example.org)",
        "![a picture](https://example.org/1.png)",
        "<https://example.org>",
        "<img src=x onerror=alert(1)>",
        "-# <b>small</b>",
    ],
)
def test_nothing_that_a_player_writes_becomes_a_tag_or_an_address(said: str) -> None:
    shown = render_html(said)
    for tag in ("<script", "<a ", "<img", "<b>"):
        assert tag not in shown

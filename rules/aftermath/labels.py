"""Labels of the book within a sentence."""

from __future__ import annotations

ARTICLES = ("The ", "A ", "An ")


def within(label: str) -> str:
    """ "The far gate" as it stands in the middle of a sentence: "the far gate"; names stay as they
    are."""
    return label[0].lower() + label[1:] if label.startswith(ARTICLES) else label

"""Labels and names of the book, put into the middle of a sentence."""

from __future__ import annotations

from rules.kit import words

ARTICLES = ("The ", "A ", "An ")
BESIDE = ("Under ", "Behind ", "Before ", "Inside ", "Among ", "Left of ", "Right of ")
"""First words of space labels that say what the space is near."""


def format_space_label(label: str) -> str:
    """Format a space's label for the middle of a sentence: "the far gate" for "The far gate", "the
    coal hole" for "Coal hole", "the spot under the steps" for "Under the steps"."""
    inside = label[0].lower() + label[1:]
    if label.startswith(ARTICLES):
        return inside
    return f"the spot {inside}" if label.startswith(BESIDE) else f"the {inside}"


def format_item_name(name: str) -> str:
    """Format an item's name for the middle of a sentence: "the Darning Needle", "the Gobstopper"
    for "The Gobstopper", "Button's Oar"."""
    if name.startswith("The "):
        return f"the {name[4:]}"
    return name if "'s " in name else f"the {name}"


def with_owner(who: str, name: str) -> str:
    """Format an item with its owner: "Marl's Thimble Helm" for "The Thimble Helm", or "Button's Oar
    (Marl's)" if the name has an owner already."""
    return f"{name} ({who}'s)" if "'s " in name else f"{who}'s {name.removeprefix('The ')}"


def page_name(name: str) -> str:
    """Format a page's name for the middle of a sentence: "the Buffet", "Water Tower"."""
    return f"the {name[4:]}" if name.startswith("The ") else name


def format_cause(cause: str, what: str) -> str:
    """Put the cause before what happened: "The wasp tree: a fire burns at the far gate". After the
    colon articles, "No" and "Nobody" begin with a small letter."""
    small = cause and what.startswith((*ARTICLES, "No ", "Nobody "))
    return words.give_cause(cause, what[0].lower() + what[1:] if small else what)

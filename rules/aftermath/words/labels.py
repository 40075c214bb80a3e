"""Labels and names of the book within a sentence."""

from __future__ import annotations

from rules.kit import words

ARTICLES = ("The ", "A ", "An ")
BESIDE = ("Under ", "Behind ", "Before ", "Inside ", "Among ", "Left of ", "Right of ")
"""How spaces begin that are called after what they are near."""


def format_space_label(label: str) -> str:
    """A space's label as it stands in the middle of a sentence: "the far gate" for "The far gate",
    "the coal hole" for "Coal hole", "the spot under the steps" for "Under the steps"."""
    inside = label[0].lower() + label[1:]
    if label.startswith(ARTICLES):
        return inside
    return f"the spot {inside}" if label.startswith(BESIDE) else f"the {inside}"


def format_item_name(name: str) -> str:
    """An item's name in the middle of a sentence: "the Darning Needle", "the Gobstopper" for "The
    Gobstopper", "Button's Oar"."""
    if name.startswith("The "):
        return f"the {name[4:]}"
    return name if "'s " in name else f"the {name}"


def with_owner(who: str, name: str) -> str:
    """An item with its owner: "Marl's Thimble Helm" for "The Thimble Helm", and "Button's Oar
    (Marl's)" where its name has an owner already."""
    return f"{name} ({who}'s)" if "'s " in name else f"{who}'s {name.removeprefix('The ')}"


def page_name(name: str) -> str:
    """The name of a page in the middle of a sentence: "the Buffet", "Water Tower"."""
    return f"the {name[4:]}" if name.startswith("The ") else name


def format_cause(cause: str, what: str) -> str:
    """The cause first: "The wasp tree: a fire burns at the far gate". What follows a colon begins
    small, but for names."""
    small = cause and what.startswith((*ARTICLES, "No ", "Nobody "))
    return words.give_cause(cause, what[0].lower() + what[1:] if small else what)

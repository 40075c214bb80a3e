"""Rewrites the cards' words for the story. A card says "you" to the characters it is about. In the
story, which they tell, "you" becomes "we" or "I", or "they" in a sentence about others."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules.kit.words import capitalize_first

_PREPOSITIONS = """
    about above across after against ahead along among around at before behind beneath beside
    between beyond by for from into like near of off on over past round than through to toward
    towards under with without
"""
_VERBS = """
    ask asked asks blame costs dries drops feed feeds finds follow followed follows get gets give
    gives got has have help helps keep keeps kept knocks know knows leave leaves let lets make
    makes need needs noticed nursed pass pull put rows rubs save saves saw see seen sees sends
    serves show shows stop stops swore take takes tears tell tells thank thanks took touching
    understand want wants watch watches
"""
"""The verbs before an object, in the forms that the cards use."""
_BEFORE_OBJECT = frozenset((_PREPOSITIONS + _VERBS).split())
_ALSO_BEGIN_A_CLAUSE = frozenset(("after", "before", "like", "than"))
_VERB = re.compile(r"\s+(?:are|can|could|do|had|have|may|must|were|will|would)\b")
_YOU = re.compile(r"(\w+)?(\W*)\b([Yy]ou(?:rs?|rself|rselves)?)\b(\s+(?:are|were)\b)?")


@dataclass(frozen=True, slots=True)
class Person:
    """The forms of a pronoun."""

    subject: str
    object: str
    own: str
    owned: str
    self: str
    are: str = "are"
    were: str = "were"


WE = Person("we", "us", "our", "ours", "ourselves")
ME = Person("I", "me", "my", "mine", "myself", "am", "was")
THEY = Person("they", "them", "their", "theirs", "themselves")


def rewrite_for_person(text: str, person: Person) -> str:
    """Rewrite a card's text as told by or about those to whom it says "you"; quotations stay
    unchanged."""
    parts = re.split(r"(“[^”]*”)", text)
    return "".join(
        part if part.startswith("“") else _rewrite_unquoted(part, person) for part in parts
    )


def _rewrite_unquoted(text: str, person: Person) -> str:
    def replace_word(found: re.Match[str]) -> str:
        before, gap, you, be = found[1] or "", found[2], found[3], found[4] or ""
        form = _find_form(
            before if gap.isspace() else "", you.lower(), text[found.end(3) :], person
        )
        if form == person.subject:
            be = be.replace("are", person.are).replace("were", person.were)
        if you[0] == "Y":
            form = capitalize_first(form)
        return f"{before}{gap}{form}{be}"

    return _YOU.sub(replace_word, text)


def _find_form(before: str, you: str, after: str, person: Person) -> str:
    match you:
        case "your":
            return person.own
        case "yours":
            return person.owned
        case "yourself" | "yourselves":
            return person.self
    before = before.lower()
    begins_a_clause = before in _ALSO_BEGIN_A_CLAUSE and _VERB.match(after)
    return person.object if before in _BEFORE_OBJECT and not begins_a_clause else person.subject

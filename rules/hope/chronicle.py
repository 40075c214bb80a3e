"""The chronicle: the whole journey as a document, of public things alone (HI-16.5 to HI-16.8)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules.engine import Result

from .decks import DECKS
from .state import Cause, Entry, State, Telling
from .veils import is_veiled

HEADS = {
    "outcome": ", on how it went",
    "refusal": ", who held back",
    "speech": ", before it was settled",
    "death": ", on the end",
    "meeting": ", on how they met",
}
"""What a telling is about, as the chronicle heads it; a callout and a last word speak for
themselves."""


def chronicle(s: State, names: tuple[str, ...], result: Result | None) -> str:
    """The journey so far as Markdown, of public things alone; at the end the whole of it, with a
    title page, cast, rounds, deaths and epilogues."""
    if s.phase == "world":
        return "# Hope Inhumanity\n\nNobody has set out yet.\n"
    lines = ["# Hope Inhumanity", "", f"*{_safe(s.world)}*", ""]
    lines += [f"They hoped to reach {_safe(s.destination)}.", ""]
    if result is not None:
        lines += [f"**{_safe(result.why)}**", ""]
    lines += ["## The cast", ""]
    lines += [f"- {line}" for line in _cast(s, names)]
    current = 0
    for entry in s.story[1:]:
        if entry.kind == "end" and current <= s.rounds:
            current = s.rounds + 1
            lines += ["", "## The end"]
        elif entry.round > current:
            current = entry.round
            lines += ["", f"## Round {current}"]
        lines += ["", *_entry(s, entry)]
    if s.graves:
        lines += ["", "## The lost", ""]
        lines += [
            f"- **{_safe(g.character.name)}**, round {g.round}: {_causes(g.cause)}"
            for g in s.graves
        ]
    return "\n".join(lines) + "\n"


def _causes(cause: Cause) -> str:
    return {
        "hunger": "of hunger",
        "harm": "of wounds",
        "humanity": "broken",
        "fate": "by fate",
    }[cause]


def _cast(s: State, names: tuple[str, ...]) -> Iterator[str]:
    people = [grave.character for grave in s.graves] + [c for c in s.people if c is not None]
    for c in sorted(people, key=lambda c: c.number):
        about = [DECKS.personalities[c.personality.card].name]
        about += [DECKS.traits[held.card].name for held in c.traits]
        told = "".join(f" {_safe(words)}" for words in (c.looks, c.past) if words)
        yield f"**{_safe(c.name)}** ({_safe(names[c.seat])}): {', '.join(about)}.{told}"


def _entry(s: State, entry: Entry) -> Iterator[str]:
    yield f"### {_safe(entry.title)}{' dies' if entry.kind == 'death' else ''}"
    card_told = [told for told in entry.told if told.about == "callout"]
    if entry.line and not card_told:
        yield from ("", "*(veiled)*" if is_veiled(s, entry) else f"*{_safe(entry.line)}*")
    for told in card_told:
        yield from _quoted(told)
    for told in entry.told:
        if told.about == "speech":
            yield from _quoted(told)
    if entry.facts and not entry.open:  # what is still happening is told when it is over (HI-16.6)
        yield ""
        yield from (f"- {_safe(fact)}" for fact in entry.facts)
    for told in entry.told:
        if told.about not in ("callout", "speech"):
            yield from _quoted(told)


def _quoted(told: Telling) -> Iterator[str]:
    yield ""
    head = f"**{_safe(told.name)}**{HEADS.get(told.about, '')}"
    if told.veil:
        yield f"> {head} (veiled)"
        return
    yield f"> {head}:"
    for line in told.text.splitlines():
        yield f"> {_safe(line)}"


def _safe(text: str) -> str:
    """Players' words as Markdown shows them letter for letter, on one line."""
    return re.sub(r"([\\`*_{}\[\]<>#|~])", r"\\\1", " ".join(text.split()))


def rename(s: State, old: str, new: str) -> None:
    """Somebody goes by another name, and has done so from the first page on."""
    name = re.compile(rf"\b{re.escape(old)}\b")

    def anew(text: str) -> str:
        return name.sub(lambda _: new, text)

    for entry in s.story:
        entry.title, entry.line = anew(entry.title), anew(entry.line)
        entry.facts = [anew(fact) for fact in entry.facts]
        for told in entry.told:
            told.name = anew(told.name)

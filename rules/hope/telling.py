"""Narration and the chronicle: who tells what, and the whole journey as a document (HI-16)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules.engine import Play, Prompt, Result

from .decks import DECKS
from .state import About, Cause, Character, Entry, State, Telling
from .turn import Here
from .wording import TERRAIN_NAMES

HEADS = {
    "outcome": ", on how it went",
    "refusal": ", who held back",
    "speech": ", before it was settled",
    "death": ", on the end",
    "meeting": ", on how they met",
}
"""What a telling is about, as the chronicle heads it; a callout and a last word speak for
themselves."""
RULES = {"death": "HI-13.10", "arrival": "HI-14.8", "bond": "HI-2.7"}
"""By the kind of entry, the rule that lets somebody tell of it; else it is how a Scene went."""
TOLD = 1200
"""Characters in one telling."""


def callout(h: Here, seat: int) -> Play[None]:
    """The drawer describes the Scene, or reads it out (HI-16.1)."""
    scene = h.scene
    told = yield from h.t.ask(
        h.t.text(
            seat,
            "Tell the others what lies before them, in your own words or as it is printed.",
            most=TOLD,
            default=scene.scene.callout,
            verb="tell",
            as_it_is="Read it out as printed",
            rule="HI-16.1",
        )
    )
    scene.told = told.strip() or scene.scene.callout
    entry = h.s.story[scene.entry]
    entry.line = scene.scene.callout
    if scene.told != scene.scene.callout:
        _write(h, entry, seat, "callout", scene.told)
    else:
        printed(h, f"{h.who(seat)} reads out what lies before you:")
    kinds = {
        "roll": "It takes dice, and a roll.",
        "question": "It asks everybody, and nothing is rolled.",
        "toll": f"It asks everybody for {scene.scene.price} of their dice, and nothing is rolled.",
    }
    tail = " There is no way around it." if scene.scene.unavoidable else ""
    h.note(f"{TERRAIN_NAMES[scene.terrain]}: {kinds[scene.scene.kind]}{tail}", kind="kind")


def printed(h: Here, intro: str) -> None:
    """The callout in the card's own words: a quotation, as it is too long for a line."""
    scene = h.scene
    h.t.tell(intro, kind="callout", seat=scene.drawer, quote=scene.scene.callout, veil=veiled(h))


def death_line(s: State, c: Character, cause: Cause) -> str:
    """A plain line, if its player tells none (HI-13.10). Words must not move the dice, so it is
    not drawn by chance."""
    lines = DECKS.voice.deaths[cause]
    return lines[(c.number + s.round) % len(lines)].replace("{name}", c.name)


# -- telling what has happened -------------------------------------------------------------------


def theirs(s: State, seat: int, since: int = 0) -> Iterator[int]:
    """The entries that a seat may still tell of, the newest first, back to entry `since`."""
    story = s.story
    for number in range(len(story) - 1, since - 1, -1):
        if _may_tell(s, story[number], seat):
            yield number


def _newest(s: State, seat: int) -> int | None:
    """The newest of them, as far as that is not long past."""
    return next(theirs(s, seat, since=max(0, len(s.story) - 3 * s.seats)), None)


def _may_tell(s: State, entry: Entry, seat: int) -> bool:
    """Whether an entry is the seat's to tell of, and it has not yet."""
    if entry.open:
        return False
    if entry.kind == "scene" or (entry.kind == "bond" and s.round == 1):
        there = seat == entry.seat or seat in entry.also
    elif entry.kind == "arrival":
        there = not entry.told  # the first account of the meeting stands (HI-14.8)
    else:
        there = entry.kind == "death" and seat == entry.seat
    return there and seat not in [told.seat for told in entry.told if told.about != "callout"]


def to_tell(h: Here, seat: int) -> tuple[str, Prompt[str] | None]:
    """The newest thing that a seat may tell, or what it has chosen to write again (HI-16.7). The
    role names it: words for one entry must not end up under another."""
    s = h.s
    again = s.players[seat].amending
    number = again if again is not None else _newest(s, seat)
    if number is None:
        return "tell", None
    entry = s.story[number]
    own = [told for told in entry.told if told.seat == seat] if again is not None else []
    default = own[-1].text if own else ""
    text = _invitation(entry, seat)
    rule = "HI-16.7" if again is not None else RULES.get(entry.kind, "HI-16.2")
    asked = h.t.text(seat, text, most=TOLD, default=default, optional=True, verb="tell", rule=rule)
    return f"tell{number}{'' if again is None else 'anew'}", asked


def _invitation(entry: Entry, seat: int) -> str:
    match entry.kind:
        case "scene" if seat == entry.seat:
            return f"“{entry.title}” is over. Tell how it went."
        case "scene":
            return f"“{entry.title}”: you held back. What did you do instead?"
        case "death":
            return f"{entry.title} is dead. Tell how it came to that."
        case "arrival":
            return f"{entry.title}. How did you meet?"
        case "end":
            return "The end. What is your last word?"
        case _:
            return f"{entry.title}. {entry.facts[0] if entry.facts else 'What is behind it?'}"


def tell(h: Here, seat: int, words: str) -> None:
    """File what a player told under its entry; an amended telling replaces the old (HI-16.7)."""
    s = h.s
    again = s.players[seat].amending
    number = again if again is not None else next(iter(theirs(s, seat)), None)
    s.players[seat].amending = None
    if number is None or not words.strip():
        return
    entry = s.story[number]
    if again is not None:
        for told in entry.told:
            if told.seat == seat:
                told.text = words.strip()
                told.veil = _veiled(s, entry)
        h.t.tell(
            f"{h.who(seat)} tells “{entry.title}” anew:",
            kind="told",
            seat=seat,
            quote=words.strip(),
            veil=_veiled(s, entry),
        )
        return
    others: dict[str, About] = {"death": "death", "arrival": "meeting", "bond": "bond"}
    about = others.get(entry.kind, "outcome" if seat == entry.seat else "refusal")
    _write(h, entry, seat, about, words.strip())


def renamed(s: State, old: str, new: str) -> None:
    """Somebody goes by another name, and has done so from the first page on."""
    name = re.compile(rf"\b{re.escape(old)}\b")

    def anew(text: str) -> str:
        return name.sub(lambda _: new, text)

    for entry in s.story:
        entry.title, entry.line = anew(entry.title), anew(entry.line)
        entry.facts = [anew(fact) for fact in entry.facts]
        for told in entry.told:
            told.name = anew(told.name)


def speak(h: Here, seat: int, words: str) -> None:
    """A line in character, filed under the Scene in hand (HI-16.4)."""
    if words.strip():
        _write(h, h.s.story[h.scene.entry], seat, "speech", words.strip())


def last_word(h: Here, entry: Entry, seat: int, words: str) -> None:
    """An epilogue, a eulogy or a last line (HI-15.4, HI-15.6)."""
    if words.strip():
        _write(h, entry, seat, "end", words.strip())


def _write(h: Here, entry: Entry, seat: int, about: About, words: str) -> None:
    veil = _veiled(h.s, entry)
    entry.told.append(Telling(seat=seat, name=h.who(seat), about=about, text=words, veil=veil))
    intro = {
        "callout": "tells what lies before you",
        "outcome": f"tells how “{entry.title}” went",
        "refusal": f"tells what they did instead, at “{entry.title}”",
        "speech": "says",
        "death": f"tells of {entry.title}'s death",
        "meeting": "tells how they met",
        "bond": f"tells of “{entry.title}”",
        "end": "has the last word",
    }[about]
    h.t.tell(f"{h.who(seat)} {intro}:", kind="told", seat=seat, quote=words, veil=veil)


def veiled(h: Here) -> bool:
    """Whether the Scene in hand has a theme that somebody has veiled (HI-16.10)."""
    return any(theme in h.s.veils for theme in h.scene.scene.themes)


def _veiled(s: State, entry: Entry) -> bool:
    """Whether somebody has veiled one of its themes (HI-16.10)."""
    themes = DECKS.scenes[s.scene.card].themes if s.scene and entry.open else entry.themes
    return any(theme in s.veils for theme in themes)


# -- the chronicle (HI-16.5, HI-16.8) ------------------------------------------------------------


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
        yield from ("", "*(veiled)*" if _veiled(s, entry) else f"*{_safe(entry.line)}*")
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

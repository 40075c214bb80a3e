"""What lies below the page: the check to come, the threat track, environments, the group task, The
Hunt, and the party in short."""

from __future__ import annotations

from PIL import Image

from pictures.aftermath import facts
from pictures.aftermath.marks.colours import (
    BLOOD,
    CARDS,
    HOSTILE,
    INSIDE,
    LETTERS,
    MARGIN,
    SAFE,
    WIDTH,
)
from pictures.aftermath.marks.figures import icon, threat
from pictures.aftermath.people.beasts import beast
from pictures.aftermath.people.heads import head
from pictures.kit.canvas import stamp, write
from pictures.kit.fonts import writable
from pictures.kit.panels import badge, panel, plate, tab
from pictures.kit.phrases import bare
from pictures.kit.text import length, paragraph, say, step, wrapped
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, INK
from pictures.kit.tracks import bar
from rules.aftermath.model.terms import COLOUR_OF
from rules.aftermath.view_models import FigureView, MemberView, PageView, TaskView, View
from rules.kit.words import listed

COLUMNS = 5
SLOT = INSIDE // COLUMNS
LINE = 36
ENEMY = 164
"""How high a slot with an enemy is, without the lines of its name; and one with a threat alone."""
ALONE = 72
NAME = 34
MOST = 10
"""Slots that are drawn."""


# -- the check and the track -----------------------------------------------------------------------


def check_height(page: PageView, pressing: str) -> int:
    """Of the panel that says what comes next."""
    return 22 + len(_check_lines(page)) * step(32) + (50 if pressing else 0) + 10


def _check_lines(page: PageView) -> list[str]:
    return wrapped(writable(page.check, "-"), 32, INSIDE - 110)[:3]


def check(picture: Image.Image, page: PageView, pressing: str, top: int) -> None:
    """What presses now, and what the next Check Threat does."""
    high = check_height(page, pressing)
    stamp(picture, panel(INSIDE, high - 8), MARGIN, top)
    y = top + 10
    if pressing:
        stamp(picture, tab(INSIDE - 20, 46, EMBER), MARGIN + 10, y)
        say(picture, (MARGIN + 24, y + 23), pressing, 32, INK, room=INSIDE - 50, bold=True)
        y += 50
    tone = HOSTILE if page.situation == "hostile" else SAFE
    lines = _check_lines(page)
    stamp(picture, icon("threat", 58, tone), MARGIN + 16, y + len(lines) * step(32) / 2 - 27)
    for n, line in enumerate(lines):
        write(picture, (MARGIN + 92, y + n * step(32) + step(32) / 2), line, 32, CREAM)


def _rows(page: PageView) -> list[int]:
    """The height of each row of slots."""
    many = min(MOST, max(len(page.enemies), len(page.threats)))
    rows = []
    for first in range(0, many, COLUMNS):
        names = [len(_names(page, one)) for one in page.enemies[first : first + COLUMNS]]
        rows.append(ENEMY + NAME * max(names) if names else ALONE)
    return rows


def track_height(page: PageView) -> int:
    """Of the threat track."""
    return sum(high + 8 for high in _rows(page))


def track(picture: Image.Image, page: PageView, top: int) -> None:
    """The slots in order: the enemy above, the threat card below."""
    many = min(MOST, max(len(page.enemies), len(page.threats)))
    y = top
    for row, high in enumerate(_rows(page)):
        for n in range(row * COLUMNS, min(many, (row + 1) * COLUMNS)):
            x = MARGIN + n % COLUMNS * SLOT
            tall = high if n < len(page.enemies) else ALONE
            stamp(picture, plate(SLOT - 6, tall), x, y + high - tall)
            if n < len(page.enemies):
                _enemy(picture, page, page.enemies[n], (x, y))
            _threat(picture, page, n, (x, y + high - 64))
        y += high + 8
    hidden = max(len(page.enemies), len(page.threats)) - many
    if hidden > 0:
        write(
            picture,
            (WIDTH - MARGIN - 14, y - 24),
            f"+{hidden}",
            32,
            EMBER_HOT,
            anchor="rm",
            bold=True,
        )


def _threat(picture: Image.Image, page: PageView, n: int, at: tuple[int, int]) -> None:
    x, y = at
    wide = SLOT - 22
    if n < len(page.threats):
        stamp(picture, threat(page.threats[n], wide, 54), x + 8, y)
    else:
        write(picture, (x + SLOT / 2 - 4, y + 28), "no threat", 30, ASH, anchor="mm")


def _enemy(picture: Image.Image, page: PageView, one: FigureView, at: tuple[int, int]) -> None:
    x, y = at
    token = beast(one.id, one.type, 70, hostile=page.situation == "hostile")
    stamp(picture, token, x + 8, y + 8)
    write(picture, (x + 84, y + 28), str(facts.slot(page, one)), 36, EMBER_HOT, bold=True)
    left = len(one.at) if one.swarm else max(0, one.life - one.wounds)
    stamp(picture, icon("heart", 30, BLOOD), x + 110, y + 14)
    told = f"{left}" if one.swarm else f"{left}/{one.life}"
    write(picture, (x + 142, y + 29), told, 32, CREAM, bold=True)
    talk = page.situation == "safe" and one.communicate is not None
    number = f"talk {one.communicate}" if talk else f"def. {one.defence}"
    write(picture, (x + 84, y + 66), number, 30, ASH)
    for n, line in enumerate(_names(page, one)):
        own = line.startswith("the ")
        tone = ASH if own else CREAM
        say(picture, (x + 12, y + 104 + n * NAME), line, 30, tone, room=SLOT - 24, bold=not own)


def _names(page: PageView, one: FigureView) -> list[str]:
    """An enemy's name in lines, and which of its kind it is."""
    lines = wrapped(writable(one.name, "?"), 30, SLOT - 26)[:2]
    which = facts.which(page, one)
    return [*lines, f"the {which}"] if which else lines


# -- environments, the task, calamity and The Hunt -------------------------------------------------


def notes_height(view: View, page: PageView) -> int:
    """Of all these lines."""
    high = sum(_note_height(one.name, one.effect) for one in page.environments)
    return high + (62 if page.task is not None else 0) + 46 + (46 if view.hunt else 0)


def _note_height(name: str, text: str) -> int:
    return max(1, len(_note_lines(name, text))) * LINE + 14


def _note_lines(name: str, text: str) -> list[str]:
    room = INSIDE - length(name.upper(), 30) - 60
    return wrapped(writable(text, "-"), 30, room)[:2]


def notes(picture: Image.Image, view: View, page: PageView, top: int) -> None:
    """From `top` down, a line or two each."""
    y = top
    for one in page.environments:
        sign = badge(one.name.upper(), 30, EMBER)
        stamp(picture, sign, MARGIN + 4, y + 2)
        for n, line in enumerate(_note_lines(one.name, one.effect)):
            write(picture, (MARGIN + sign.width + 20, y + 22 + n * LINE), line, 30, CREAM)
        y += _note_height(one.name, one.effect)
    if page.task is not None:
        _task(picture, page.task, y)
        y += 62
    _calamity(picture, view, page, y)
    y += 46
    if view.hunt:
        sign = badge("THE HUNT", 30, ASH)
        stamp(picture, sign, MARGIN + 4, y + 2)
        told = listed(view.hunt)
        say(
            picture,
            (MARGIN + sign.width + 20, y + 22),
            told,
            30,
            CREAM,
            room=INSIDE - sign.width - 30,
        )


def _task(picture: Image.Image, task: TaskView, y: int) -> None:
    colour = COLOUR_OF[task.attribute]
    sign = badge(f"TASK {LETTERS[task.attribute]}", 30, CARDS[colour])
    stamp(picture, sign, MARGIN + 4, y + 2)
    x = MARGIN + sign.width + 20
    told = f"{task.dial} of {task.difficulty}"
    room = INSIDE - sign.width - 30 - length(told, 34) - 30
    slotted = (
        f", {facts.card(task.card)} lies there" if task.card is not None else f", {task.attribute}"
    )
    say(picture, (x, y + 22), f"{task.name}{slotted}", 30, CREAM, room=room)
    write(picture, (WIDTH - MARGIN - 8, y + 22), told, 34, EMBER_HOT, anchor="rm", bold=True)
    bar(
        picture,
        MARGIN + 4,
        y + 46,
        INSIDE - 8,
        task.dial / max(1, task.difficulty),
        fill=CARDS[colour],
    )


def _calamity(picture: Image.Image, view: View, page: PageView, y: int) -> None:
    sign = badge("CALAMITY", 30, CARDS["calamity"], CREAM)
    stamp(picture, sign, MARGIN + 4, y + 2)
    hours = view.colony.dials["time"]
    told = (
        "has been, on this page"
        if page.calamity is None
        else f"at {page.calamity}: the black die and {hours} for time must reach it"
    )
    say(picture, (MARGIN + sign.width + 20, y + 22), told, 30, CREAM, room=INSIDE - sign.width - 30)


# -- the party in short ----------------------------------------------------------------------------

SHORT = 188


def party(picture: Image.Image, view: View, top: int) -> None:
    """A column for each character: face, name, life, cards, statuses."""
    wide = INSIDE // max(1, len(view.party))
    for n, one in enumerate(view.party):
        _member(picture, view, one, (MARGIN + n * wide, top), wide - 8)


def _member(
    picture: Image.Image, view: View, one: MemberView, at: tuple[int, int], wide: int
) -> None:
    x, y = at
    lit = one.member == view.active
    stamp(picture, panel(wide, SHORT - 10, lit=lit), x, y)
    away = one.defeated or one.exited
    stamp(picture, head(one.species, one.seat, 78, lit=lit, grey=away), x + 8, y + 10)
    room = wide - 100
    tone = EMBER_HOT if lit else CREAM
    say(picture, (x + 92, y + 32), one.short, 34, tone, room=room, bold=True)
    stamp(picture, icon("heart", 32, BLOOD), x + 92, y + 58)
    end = write(picture, (x + 128, y + 74), f"{facts.left(one)}/{one.life}", 32, CREAM, bold=True)
    stamp(picture, icon("cards", 32), end + 8, y + 58)
    write(picture, (end + 42, y + 74), str(one.hand), 32, CREAM, bold=True)
    told = _state(view, one)
    paragraph(
        picture, (x + 12, y + 98), told, 30, ASH if not away else EMBER, room=wide - 16, height=76
    )


def _state(view: View, one: MemberView) -> str:
    """What there is to say in two short lines."""
    found = ["defeated"] if one.defeated else ["has left"] if one.exited else []
    found += [facts.STATUSES[status] for status in one.statuses]
    found += ["hiding"] if one.hidden else []
    if one.member == view.bookkeeper:
        found.append("bookkeeper")
    return ", ".join(found) or writable(bare(one.player), "?")

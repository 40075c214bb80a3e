"""The strip below the page: the check to come, the threat track, the mission, environments, the
group task, The Hunt, and the party in short."""

from PIL import Image

from pictures.aftermath.marks.colours import BLOOD, CARDS, HOSTILE, INSIDE, MARGIN, SAFE, WIDTH
from pictures.aftermath.marks.figures import draw_icon, draw_threat_card
from pictures.aftermath.people.beasts import draw_beast
from pictures.aftermath.people.heads import draw_head
from pictures.aftermath.words import Message, facts
from pictures.kit.canvas import stamp, write
from pictures.kit.fonts import make_writable
from pictures.kit.panels import draw_badge, draw_panel, draw_plate, draw_tab
from pictures.kit.phrases import format_plain_name, write_capitals
from pictures.kit.text import (
    measure_line_step,
    measure_text,
    wrap_text,
    write_fitted,
    write_lines,
    write_paragraph,
)
from pictures.kit.tokens import draw_count
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, INK
from pictures.kit.tracks import draw_bar
from rules.aftermath.model.terms import COLOUR_OF
from rules.aftermath.view_models import FigureView, MemberView, PageView, TaskView, View

COLUMNS = 5
SLOT = INSIDE // COLUMNS
LINE = 36
ENEMY_SLOT_HEIGHT = 164
"""The height of a slot with an enemy, without the lines of its name, and of a slot with only a
threat."""
THREAT_SLOT_HEIGHT = 72
NAME = 34
MOST_SLOTS = 10
"""How many slots are drawn at most."""
MOST_NOTE_LINES = 3
"""How many lines a note has at most."""


# -- the check and the track -----------------------------------------------------------------------


def check_height(page: PageView, pressing: str) -> int:
    """Find the height of the panel that says what comes next."""
    return 22 + len(_check_lines(page)) * measure_line_step(32) + (50 if pressing else 0) + 10


def _check_lines(page: PageView) -> list[str]:
    return wrap_text(make_writable(page.check, "-"), 32, INSIDE - 110)[:3]


def draw_check(picture: Image.Image, page: PageView, pressing: str, top: int) -> None:
    """Draw the panel that says what is urgent now, and what the next Check Threat does."""
    high = check_height(page, pressing)
    stamp(picture, draw_panel(INSIDE, high - 8), MARGIN, top)
    y = top + 10
    if pressing:
        stamp(picture, draw_tab(INSIDE - 20, 46, EMBER), MARGIN + 10, y)
        write_fitted(picture, (MARGIN + 24, y + 23), pressing, 32, INK, room=INSIDE - 50, bold=True)
        y += 50
    tone = HOSTILE if page.situation == "hostile" else SAFE
    lines = _check_lines(page)
    mark = draw_icon("threat", 58, tone)
    stamp(picture, mark, MARGIN + 16, y + len(lines) * measure_line_step(32) / 2 - 27)
    write_lines(picture, (MARGIN + 92, y), lines, 32, CREAM)


def _measure_rows(page: PageView) -> list[int]:
    """List the height of each row of slots."""
    many = min(MOST_SLOTS, len(facts.list_slot_threats(page)))
    rows = []
    for first in range(0, many, COLUMNS):
        names = [len(_wrap_enemy_name(page, one)) for one in page.enemies[first : first + COLUMNS]]
        rows.append(ENEMY_SLOT_HEIGHT + NAME * max(names) if names else THREAT_SLOT_HEIGHT)
    return rows


def measure_track(page: PageView) -> int:
    """Find the height of the threat track."""
    return sum(high + 8 for high in _measure_rows(page))


def draw_threat_track(picture: Image.Image, page: PageView, top: int) -> None:
    """Draw the slots in order, each with its enemy above and its threat card below."""
    threats = facts.list_slot_threats(page)
    many = min(MOST_SLOTS, len(threats))
    y = top
    for row, high in enumerate(_measure_rows(page)):
        for n in range(row * COLUMNS, min(many, (row + 1) * COLUMNS)):
            x = MARGIN + n % COLUMNS * SLOT
            tall = high if n < len(page.enemies) else THREAT_SLOT_HEIGHT
            stamp(picture, draw_plate(SLOT - 6, tall), x, y + high - tall)
            if n < len(page.enemies):
                _draw_enemy(picture, page, page.enemies[n], (x, y))
            _draw_threat(picture, threats[n], (x, y + high - 64))
        y += high + 8
    hidden = len(threats) - many
    if hidden > 0:
        at = (WIDTH - MARGIN - 14, y - 24)
        write(picture, at, f"+{hidden}", 32, EMBER_HOT, anchor="rm", bold=True)


def _draw_threat(picture: Image.Image, threat: int | None, at: tuple[int, int]) -> None:
    x, y = at
    wide = SLOT - 22
    if threat is not None:
        stamp(picture, draw_threat_card(threat, wide, 54), x + 8, y)
    else:
        none = str(Message("no-threat"))
        write(picture, (x + SLOT / 2 - 4, y + 28), none, 30, ASH, anchor="mm")


def _draw_enemy(picture: Image.Image, page: PageView, one: FigureView, at: tuple[int, int]) -> None:
    x, y = at
    token = draw_beast(one.id, one.type, 70, hostile=page.situation == "hostile")
    stamp(picture, token, x + 8, y + 8)
    place = (x + 84, y + 28)
    write(picture, place, str(facts.find_slot_number(page, one)), 36, EMBER_HOT, bold=True)
    left = len(one.at) if one.swarm else max(0, one.life - one.wounds)
    told = f"{left}" if one.swarm else f"{left}/{one.life}"
    draw_count(picture, x + 110, y + 29, draw_icon("heart", 30, BLOOD), told, size=32, gap=2)
    number = Message("short-defence", defence=one.defence)
    if page.situation == "safe" and one.communicate is not None:
        number = Message("talk", talk=one.communicate)
    write(picture, (x + 84, y + 66), str(number), 30, ASH)
    for n, (line, of_kind) in enumerate(_wrap_enemy_name(page, one)):
        tone, bold = ASH if of_kind else CREAM, not of_kind
        place = (x + 12, y + 104 + n * NAME)
        write_fitted(picture, place, line, 30, tone, room=SLOT - 24, bold=bold)


def _wrap_enemy_name(page: PageView, one: FigureView) -> list[tuple[str, bool]]:
    """Break an enemy's name into lines, and add a line for which of its kind it is. Return each
    line, and whether it is that last one."""
    lines = wrap_text(make_writable(one.name, "?"), 30, SLOT - 26)[:2]
    ordinal = facts.find_ordinal(page, one)
    of_kind = [(str(Message("of-kind", ordinal=ordinal)), True)] if ordinal else []
    return [*((line, False) for line in lines), *of_kind]


# -- environments, the task, calamity and The Hunt -------------------------------------------------


def measure_notes(view: View, page: PageView) -> int:
    """Find the height of all the lines that `draw_notes` draws."""
    high = sum(_note_height(name, text) for name, text in _list_notes(view, page))
    return high + (62 if page.task is not None else 0) + 46 + (46 if view.hunt else 0)


def _list_notes(view: View, page: PageView) -> list[tuple[str, str]]:
    """List the notes in words, each with its sign: what the party is here for, and what holds on
    this page."""
    mission = (str(Message("sign-mission", mission="other")), view.mission.goal)
    return [mission, *((write_capitals(one.name), one.effect) for one in page.environments)]


def _note_height(name: str, text: str) -> int:
    return max(1, len(_note_lines(name, text))) * LINE + 14


def _note_lines(name: str, text: str) -> list[str]:
    room = INSIDE - measure_text(name, 30) - 60
    return wrap_text(make_writable(text, "-"), 30, room)[:MOST_NOTE_LINES]


def draw_notes(picture: Image.Image, view: View, page: PageView, top: int) -> None:
    """Draw the mission, environments, the task, calamity and The Hunt from `top` down, a few lines
    each."""
    y = top
    for name, text in _list_notes(view, page):
        sign = draw_badge(name, 30, EMBER)
        stamp(picture, sign, MARGIN + 4, y + 2)
        at = (MARGIN + sign.width + 20, y + 4)
        write_lines(picture, at, _note_lines(name, text), 30, CREAM, step=LINE)
        y += _note_height(name, text)
    if page.task is not None:
        _draw_task(picture, page.task, y)
        y += 62
    _draw_calamity(picture, view, page, y)
    y += 46
    if view.hunt:
        sign = draw_badge(str(Message("sign-hunt")), 30, ASH)
        stamp(picture, sign, MARGIN + 4, y + 2)
        told = facts.list_things(view.hunt)
        at = (MARGIN + sign.width + 20, y + 22)
        write_fitted(picture, at, told, 30, CREAM, room=INSIDE - sign.width - 30)


def _draw_task(picture: Image.Image, task: TaskView, y: int) -> None:
    colour = COLOUR_OF[task.attribute]
    word = str(Message("sign-task", letter=facts.find_letter(colour)))
    sign = draw_badge(word, 30, CARDS[colour])
    stamp(picture, sign, MARGIN + 4, y + 2)
    x = MARGIN + sign.width + 20
    told = str(Message("task-dial", dial=task.dial, difficulty=task.difficulty))
    room = INSIDE - sign.width - 30 - measure_text(told, 34) - 30
    name = str(Message("task-slotted", task=task.name, slotted=facts.describe_slotted(task)))
    write_fitted(picture, (x, y + 22), name, 30, CREAM, room=room)
    write(picture, (WIDTH - MARGIN - 8, y + 22), told, 34, EMBER_HOT, anchor="rm", bold=True)
    share = task.dial / max(1, task.difficulty)
    draw_bar(picture, MARGIN + 4, y + 46, INSIDE - 8, share, fill=CARDS[colour])


def _draw_calamity(picture: Image.Image, view: View, page: PageView, y: int) -> None:
    sign = draw_badge(str(Message("sign-calamity")), 30, CARDS["calamity"], CREAM)
    stamp(picture, sign, MARGIN + 4, y + 2)
    told = facts.describe_calamity(view, page)
    room = INSIDE - sign.width - 30
    write_fitted(picture, (MARGIN + sign.width + 20, y + 22), str(told), 30, CREAM, room=room)


# -- the party in short ----------------------------------------------------------------------------

SHORT_PANEL_HEIGHT = 188


def draw_party(picture: Image.Image, view: View, top: int) -> None:
    """Draw a column for each character: face, name, life, cards and statuses."""
    wide = INSIDE // max(1, len(view.party))
    for n, one in enumerate(view.party):
        _draw_member(picture, view, one, (MARGIN + n * wide, top), wide - 8)


def _draw_member(
    picture: Image.Image, view: View, one: MemberView, at: tuple[int, int], wide: int
) -> None:
    x, y = at
    lit = one.member == view.active
    stamp(picture, draw_panel(wide, SHORT_PANEL_HEIGHT - 10, lit=lit), x, y)
    away = one.defeated or one.exited
    stamp(picture, draw_head(one.id, one.seat, 78, lit=lit, grey=away), x + 8, y + 10)
    room = wide - 100
    tone = EMBER_HOT if lit else CREAM
    write_fitted(picture, (x + 92, y + 32), one.short, 34, tone, room=room, bold=True)
    heart, life = draw_icon("heart", 32, BLOOD), f"{facts.count_life_left(one)}/{one.life}"
    end = draw_count(picture, x + 92, y + 74, heart, life, size=32, gap=4)
    draw_count(picture, end + 8, y + 74, draw_icon("cards", 32), str(one.hand), size=32, gap=2)
    told = _describe_state(view, one)
    ink = ASH if not away else EMBER
    write_paragraph(picture, (x + 12, y + 98), told, 30, ink, room=wide - 16, height=76)


def _describe_state(view: View, one: MemberView) -> str:
    """List a character's state in words for two short lines, or name the player if there is nothing
    to say."""
    found = []
    if one.defeated or one.exited:
        found.append(str(Message("defeated" if one.defeated else "has-left")))
    found += facts.list_statuses(one)
    found += [str(Message("hiding"))] if one.hidden else []
    if one.member == view.bookkeeper:
        found.append(str(Message("bookkeeper")))
    return ", ".join(found) or make_writable(format_plain_name(one.player), "?")

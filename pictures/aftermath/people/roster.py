"""Draw the second picture: the whole party, and what its enemies can do."""

from PIL import Image

from pictures.aftermath.marks.colours import (
    BLOOD,
    CARDS,
    INSIDE,
    MARGIN,
    SAFE,
    TOXIC,
    WIDTH,
    make_inks,
)
from pictures.aftermath.marks.figures import draw_icon
from pictures.aftermath.people.beasts import draw_beast
from pictures.aftermath.people.heads import draw_head
from pictures.aftermath.words import Message, facts
from pictures.kit.canvas import encode_png, stamp, write
from pictures.kit.fonts import make_writable
from pictures.kit.panels import draw_badge, draw_panel
from pictures.kit.text import measure_line_step, measure_paragraph, write_fitted, write_paragraph
from pictures.kit.tokens import draw_count
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, TABLE
from pictures.kit.tracks import draw_notches
from rules.aftermath.model.terms import ATTRIBUTES, COLOUR_OF
from rules.aftermath.view_models import FigureView, MemberView, PageView, View
from rules.kit.words import format_signed

TEXT = INSIDE - 36
HEAD_ROW, FOE = 166, 118


def draw(view: View) -> bytes:
    """Draw a panel for each character and for each enemy, as a PNG."""
    enemies = view.page.enemies if view.page is not None else []
    tall = [_measure_member(one) for one in view.party]
    below = 60 + sum(map(_measure_foe, enemies)) if enemies else 0
    high = MARGIN + sum(tall) + below + MARGIN
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    y = MARGIN
    for one, each in zip(view.party, tall, strict=True):
        _draw_member(picture, view, one, y, each)
        y += each
    if view.page is not None and enemies:
        named = str(Message("strangers", situation=view.page.situation))
        write(picture, (MARGIN + 8, y + 30), named, 38, EMBER_HOT, bold=True)
        y += 60
        for foe in enemies:
            _draw_foe(picture, view.page, foe, y)
            y += _measure_foe(foe)
    return encode_png(picture, make_inks())


def _list_member_entries(one: MemberView) -> list[str]:
    """List the entries below a character's name. The last one is the character's goal."""
    worn = [
        _label_item(item.name, item.batteries, item.holds) for item in one.items if item.equipped
    ]
    pack = [item.name for item in one.items if not item.equipped]
    abilities = [f"{each.name} {each.cost}" for each in one.abilities]
    found = [Message("wears", items=facts.list_things(worn))]
    found += [Message("pack", items=tuple(pack))] if pack else []
    found += [Message("can", abilities=", ".join(abilities))] if abilities else []
    found += [Message("works-on", abilities=", ".join(one.lasting))] if one.lasting else []
    if one.goal_done:
        found.append(Message("goal-done", goal=one.goal))
    else:
        found.append(Message("goal", goal=one.goal, progress=one.progress))
    return [str(entry) for entry in found]


def _label_item(name: str, batteries: int, holds: int) -> str:
    if not holds:
        return name
    return str(Message("item-batteries", item=name, batteries=batteries, holds=holds))


def _measure_member(one: MemberView) -> int:
    texts = [measure_paragraph(entry, 30, TEXT, 3) + 4 for entry in _list_member_entries(one)]
    return HEAD_ROW + sum(texts) + 22


def _draw_member(picture: Image.Image, view: View, one: MemberView, top: int, high: int) -> None:
    lit = one.member == view.active and view.page is not None
    stamp(picture, draw_panel(INSIDE, high - 10, lit=lit), MARGIN, top)
    mark = draw_head(one.id, one.seat, 124, lit=lit, grey=one.defeated or one.exited)
    stamp(picture, mark, MARGIN + 14, top + 14)
    x, y = MARGIN + 156, top + 36
    right = WIDTH - MARGIN - 20
    if one.member == view.bookkeeper:
        sign = draw_badge(str(Message("sign-bookkeeper")), 30, EMBER)
        stamp(picture, sign, right - sign.width, y - 20)
        right -= sign.width + 16
    tone = EMBER_HOT if lit else CREAM
    name = facts.label_member_in_picture(one)
    write_fitted(picture, (x, y), name, 38, tone, room=right - x, bold=True)
    y += 48
    bar = draw_notches(one.life, facts.count_life_left(one), 22, 32, gap=5, fills=(BLOOD,))
    stamp(picture, draw_icon("heart", 36, BLOOD), x, y - 18)
    stamp(picture, bar, x + 44, y - 16)
    left = f"{facts.count_life_left(one)}/{one.life}"
    end = write(picture, (x + 56 + bar.width, y), left, 34, CREAM, bold=True)
    if one.toxic:
        told = str(Message("toxic", toxic=one.toxic))
        end = write(picture, (end + 14, y), told, 30, TOXIC, bold=True)
    counts = (("cards", one.hand), ("battery", one.batteries), ("aim", one.aim))
    for what, number in counts:
        if number or what == "cards":
            end = draw_count(picture, end + 18, y, draw_icon(what, 36), str(number), size=34, gap=6)
    end += 22
    for attribute in ATTRIBUTES:
        if one.bonus.get(attribute):
            colour = COLOUR_OF[attribute]
            told = f"{facts.find_letter(colour)} {format_signed(one.bonus[attribute])}"
            sign = draw_badge(told, 30, CARDS[colour])
            stamp(picture, sign, end, y - 20)
            end += sign.width + 10
    y += 48
    state = [facts.describe_whereabouts(one, view.page), *facts.list_statuses(one)]
    state += [str(Message("big"))] if one.big else []
    tone = EMBER if one.defeated or one.statuses else ASH
    write_fitted(picture, (x, y), ", ".join(state), 30, tone, room=WIDTH - MARGIN - 20 - x)
    y = top + HEAD_ROW
    entries = _list_member_entries(one)
    for n, entry in enumerate(entries, 1):
        tone = SAFE if n == len(entries) and one.goal_done else CREAM
        height = 3 * measure_line_step(30)
        end = write_paragraph(picture, (MARGIN + 18, y), entry, 30, tone, room=TEXT, height=height)
        y = round(end) + 4


def _list_actions(foe: FigureView) -> list[str]:
    return [
        str(Message("threat-does", threat=n, action=action))
        for n, action in enumerate(foe.actions, 1)
    ]


def _measure_foe(foe: FigureView) -> int:
    return FOE + len(_list_actions(foe)) * measure_line_step(30) + 22


def _draw_foe(picture: Image.Image, page: PageView, foe: FigureView, top: int) -> None:
    stamp(picture, draw_panel(INSIDE, _measure_foe(foe) - 10), MARGIN, top)
    token = draw_beast(foe.id, foe.type, 96, hostile=page.situation == "hostile")
    stamp(picture, token, MARGIN + 12, top + 10)
    x, y = MARGIN + 124, top + 36
    title = facts.label_enemy(page, foe)
    write_fitted(picture, (x, y), title, 38, CREAM, room=560, bold=True)
    left = facts.describe_life(foe)
    write(picture, (WIDTH - MARGIN - 20, y), left, 34, EMBER_HOT, anchor="rm", bold=True)
    told = [Message("enemy-type", type=foe.type), Message("defence", defence=foe.defence)]
    if foe.communicate is None:
        told.append(Message("cannot-be-talked-to"))
    else:
        told.append(Message("talk", talk=foe.communicate))
    told += [Message("flies")] if foe.fly else []
    told += [Message("on-guard")] if foe.guard else []
    write_fitted(picture, (x, y + 46), ", ".join(map(str, told)), 30, ASH, room=INSIDE - 150)
    for n, line in enumerate(_list_actions(foe)):
        lit = foe.threat == n + 1
        shown = make_writable(line, "-")
        where = (MARGIN + 22, top + FOE + n * measure_line_step(30) + 16)
        if lit:
            shown = str(Message("does-now", action=shown))
        write_fitted(picture, where, shown, 30, EMBER_HOT if lit else CREAM, room=TEXT, bold=lit)

"""Draw a fight: its enemies, the dice of both sides with blocked ones crossed out, the result."""

from PIL import Image

from pictures.kit.canvas import encode_png, stamp, write
from pictures.kit.panels import draw_badge, draw_panel
from pictures.kit.phrases import pick_fields, write_capitals
from pictures.kit.text import write_fitted, write_paragraph
from pictures.kit.tokens import draw_row
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, TABLE
from pictures.kit.tracks import draw_notches
from pictures.posthuman.marks.colours import BLOOD, MARGIN, MUTANT, WIDTH, make_inks
from pictures.posthuman.marks.figures import draw_melee_die, draw_sheet_mark, draw_shooting_die
from pictures.posthuman.people import players
from pictures.posthuman.words import Message, facts
from rules.posthuman.view_models import ClashView, FoeView

TEXT, FOE, DICE = 170, 118, 92
KINDS = {"mutant": MUTANT, "human": ASH, "animal": EMBER}


def draw(one: facts.OneSeat) -> bytes:
    """Draw the fight as a PNG."""
    fight = one.fight
    assert fight is not None
    clash = fight.clash
    told = list_clash_lines(clash) if clash is not None else []
    high = 96 + TEXT + FOE * len(fight.foes) + measure_dice(clash) + 42 * len(told) + 30
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    stamp(picture, players.draw_portrait(one.player, one.names, 64), MARGIN, 16)
    end = write_fitted(picture, (MARGIN + 116, 48), fight.name, 42, CREAM, room=520, bold=True)
    stage = fight.stage if fight.combat else "choice"
    level = Message("level-and-stage", level=fight.level, stage=stage, round=fight.round)
    at = (WIDTH - MARGIN, 50)
    write_fitted(picture, at, str(level), 30, EMBER_HOT, room=WIDTH - 60 - end, anchor="rm")
    room = WIDTH - 2 * MARGIN - 16
    write_paragraph(picture, (MARGIN + 8, 92), fight.text, 32, ASH, room=room, height=TEXT)
    y = 96 + TEXT
    for number, foe in enumerate(fight.foes):
        _draw_foe(picture, foe, y, lit=clash is not None and clash.foe == number)
        y += FOE
    if clash is not None:
        foe_name = fight.foes[clash.foe].name if 0 <= clash.foe < len(fight.foes) else ""
        y = draw_dice(picture, (facts.label_player_plainly(one.player), foe_name), clash, y + 8)
        for line in told:
            at = (MARGIN + 10, y + 20)
            write_fitted(picture, at, line, 30, CREAM, room=WIDTH - 2 * MARGIN - 20)
            y += 42
    return encode_png(picture, make_inks())


def list_clash_lines(clash: ClashView) -> list[str]:
    """List the lines beneath the dice: up to four reasons for their number, and the result."""
    told = facts.list_clash_reasons(clash)
    reasons = len(clash.reasons)
    return [*told[:reasons][:4], *told[reasons:]]


def _draw_foe(picture: Image.Image, foe: FoeView, top: int, *, lit: bool) -> None:
    stamp(picture, draw_panel(WIDTH - 2 * MARGIN, FOE - 8, lit=lit), MARGIN, top)
    y = top + 32
    word = write_capitals(Message("kind", kind=foe.kind))
    kind = draw_badge(word, 30, KINDS[foe.kind], CREAM if foe.kind == "mutant" else TABLE)
    stamp(picture, kind, MARGIN + 14, y - kind.height / 2)
    x = MARGIN + 28 + kind.width
    ink = CREAM if foe.health else ASH
    end = write_fitted(picture, (x, y), foe.name, 36, ink, room=420, bold=True)
    stamp(picture, draw_sheet_mark("health", 36), end + 20, y - 18)
    bar = draw_notches(foe.full, foe.health, 20, 30, gap=4, fills=(BLOOD,))
    stamp(picture, bar, end + 62, y - 15)
    left = str(Message("health-left", health=foe.health, full=foe.full))
    write(picture, (end + 72 + bar.width, y), left, 32, CREAM, bold=True)
    told = pick_fields(foe, "speed melee wounds special dice range")
    figures = Message("foe-figures", **told, scar="yes" if foe.scar else "no")
    at = (MARGIN + 18, top + 80)
    write_fitted(picture, at, str(figures), 30, ASH, room=WIDTH - 2 * MARGIN - 36)


def measure_dice(clash: ClashView | None) -> int:
    """Measure how high the dice of both sides are; 0 if nobody has rolled."""
    if clash is None:
        return 0
    shot = bool(clash.shots) + bool(clash.their_shots)
    return 16 + DICE * (shot + (2 if clash.theirs or clash.mine else 0))


def draw_dice(picture: Image.Image, names: tuple[str, str], clash: ClashView, top: int) -> int:
    """Draw each side's dice on a line of its own, the player's first. Return the y below them."""
    name, foe = names
    rows: list[tuple[str, list[Image.Image]]] = []
    if clash.shots:
        rows.append((name, [draw_shooting_die(face) for face in clash.shots]))
    if clash.their_shots:
        rows.append((foe, [draw_shooting_die(face) for face in clash.their_shots]))
    if clash.mine or clash.defence or clash.theirs:
        mine = [draw_melee_die(face, n in clash.my_blocked) for n, face in enumerate(clash.mine)]
        more = [
            draw_melee_die(face, len(clash.mine) + n in clash.my_blocked, defence=True)
            for n, face in enumerate(clash.defence)
        ]
        theirs = [draw_melee_die(face, n in clash.blocked) for n, face in enumerate(clash.theirs)]
        theirs += [
            draw_melee_die(face, len(clash.theirs) + n in clash.blocked, defence=True)
            for n, face in enumerate(clash.their_defence)
        ]
        rows += [(name, mine + more), (foe, theirs)]
    y = top
    for whose, rolled in rows:
        write_fitted(picture, (MARGIN + 10, y + DICE / 2), whose, 32, CREAM, room=300, bold=True)
        draw_row(picture, MARGIN + 330, y + DICE / 2, rolled, gap=10)
        y += DICE
    return y

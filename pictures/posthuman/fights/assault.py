"""Draw a mutant's Attack! on a human: its weapon, the dice of both sides, the result."""

from PIL import Image

from pictures.kit.canvas import encode_png, stamp
from pictures.kit.panels import draw_badge
from pictures.kit.text import write_fitted
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, TABLE
from pictures.posthuman.fights.fight import draw_dice, list_clash_lines, measure_dice
from pictures.posthuman.marks.colours import MARGIN, MUTANT, WIDTH, make_inks
from pictures.posthuman.people import players
from pictures.posthuman.words import Message, facts

HEAD = 160


def draw(one: facts.Assaulted) -> bytes:
    """Draw the attack as a PNG."""
    assault, clash = one.assault, one.assault.clash
    told = list_clash_lines(clash)
    high = HEAD + measure_dice(clash) + 42 * len(told) + 30
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    stamp(picture, players.draw_portrait(one.mutant, one.names, 64), MARGIN, 16)
    names = facts.label_player_plainly(one.mutant), facts.label_player_plainly(one.player)
    text = str(Message("attack-head", mutant=names[0], player=names[1]))
    write_fitted(picture, (MARGIN + 116, 48), text, 42, CREAM, room=580, bold=True)
    stage = str(Message("attack-stage", stage=assault.stage))
    write_fitted(picture, (WIDTH - MARGIN, 50), stage, 30, EMBER_HOT, room=300, anchor="rm")
    sign = draw_badge(str(Message("sign-mutant")), 30, MUTANT, CREAM)
    stamp(picture, sign, MARGIN + 8, 118 - sign.height / 2)
    strength = one.mutant.mutant.stats["strength"] if one.mutant.mutant is not None else 0
    weapon, wounds = facts.name_mutant_weapon(assault), assault.wounds
    said = Message("with-what", weapon=weapon, wounds=wounds)
    if assault.stage == "shooting":
        said = Message("with-what-driven-off", weapon=weapon, wounds=wounds, strength=strength)
    at = (MARGIN + 28 + sign.width, 118)
    write_fitted(picture, at, str(said), 32, ASH, room=WIDTH - 120 - sign.width)
    y = draw_dice(picture, (names[1], names[0]), clash, HEAD)
    for line in told:
        write_fitted(picture, (MARGIN + 10, y + 20), line, 30, CREAM, room=WIDTH - 2 * MARGIN - 20)
        y += 42
    return encode_png(picture, make_inks())

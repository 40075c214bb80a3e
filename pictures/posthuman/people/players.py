"""Draw a player's row: their face, their sheet, what they carry, and the fight that they are in."""

from collections.abc import Sequence

from PIL import Image

from pictures.kit.canvas import stamp, write
from pictures.kit.faces import Face, make_faces
from pictures.kit.panels import draw_badge, draw_panel
from pictures.kit.phrases import format_plain_name, write_capitals
from pictures.kit.players import draw_mark, draw_player, measure_player_width
from pictures.kit.text import fit_whole_words, measure_text, write_fitted
from pictures.kit.tokens import draw_count
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, INK
from pictures.kit.tracks import draw_notches
from pictures.posthuman.marks.colours import BLOOD, INSIDE, MARGIN, SPIRIT, WIDTH
from pictures.posthuman.marks.figures import draw_sheet_mark
from pictures.posthuman.words import Message, facts
from rules.posthuman.model.terms import STATS, Action
from rules.posthuman.view_models import FightView, HumanView, MutantView, SeatView, View

ROW = 190
FIGHT_HEIGHT = 50
"""Pixels that a fight adds to the height of a row."""
FACE = 60
NAME_X = MARGIN + 26 + measure_player_width(FACE)
"""The x where names begin."""


def is_in_fight(player: SeatView) -> bool:
    """Whether the player is in a fight, or a mutant is attacking them."""
    human = player.human
    return human is not None and (human.fight is not None or human.assault is not None)


def describe_activity(player: SeatView, *, brief: bool = False) -> str:
    """Describe what the player faces or does now: "round 2: Gnarl 3/4", or if brief "round 2: 1
    enemy, 3 health". Return "" if there is nothing to tell."""
    human = player.human
    if player.mutant is not None:
        return _describe_acted(player.mutant)
    if human is None:
        return str(Message("choosing"))
    if human.assault is not None:
        weapon = human.assault.weapon or facts.name_fists()
        return str(Message("attacked-with", weapon=weapon))
    return _describe_fight(human.fight, brief=brief) if human.fight is not None else ""


def _describe_acted(mutant: MutantView) -> str:
    if mutant.laid or mutant.acted:
        return str(Message("has-laid-card" if mutant.laid else "has-acted"))
    return ""


def _describe_fight(fight: FightView, *, brief: bool) -> str:
    if not fight.combat:
        return str(Message("meets", encounter=fight.name))
    stage, left = {"stage": fight.stage, "round": fight.round}, [f for f in fight.foes if f.health]
    if brief:
        health = sum(foe.health for foe in left)
        return str(Message("fights-brief", **stage, foes=len(left), health=health))
    foes = [str(Message("foe-left", foe=f.name, health=f.health, full=f.full)) for f in left]
    return str(Message("fights", **stage, foes=", ".join(foes)))


def draw_action(action: Action, *, lit: bool) -> Image.Image:
    """Draw a badge with the declared action."""
    word = write_capitals(Message("acts", action=action))
    return draw_badge(word, 30, EMBER_HOT if lit else ASH)


def measure_height(player: SeatView) -> int:
    """Measure how high a human's row is."""
    return ROW + (FIGHT_HEIGHT if is_in_fight(player) else 0)


def draw_meeple(player: SeatView, names: Sequence[str], size: int) -> Image.Image:
    """Draw the player's mark. `names`: those of all players."""
    return draw_mark(facts.make_seat_marks(names)[player.seat], size)


def draw_portrait(
    player: SeatView, names: Sequence[str], size: int, *, lit: bool = False
) -> Image.Image:
    """Draw the player's face, with the mark."""
    mark = facts.make_seat_marks(names)[player.seat]
    return draw_player(mark, find_face(player, names), size, lit=lit)


def find_face(player: SeatView, names: Sequence[str]) -> Face:
    """Find the face of the player's ready-made character, otherwise the one made from the name."""
    character = player.human.character if player.human is not None else ""
    return FACES.get(character) or make_faces([*map(format_plain_name, names)])[player.seat]


def list_faces(view: View, names: Sequence[str]) -> tuple[Face, ...]:
    """List the faces of all players, in seat order."""
    return tuple(find_face(player, names) for player in view.seats)


FACES: dict[str, Face] = {
    "cage-fighter": Face("crest", "bandage", "none", 3, 2, 1, 24, -1, -1),
    "runner": Face("short", "scarf", "stubble", 4, 0, 2, 22, 0, 0),
    "gamer": Face("bob", "headphones", "none", 0, 3, 3, 23, 1, 0),
    "stevedore": Face("bald", "nothing", "full", 1, 4, 1, 27, 0, 0),
    "night-nurse": Face("bun", "earrings", "none", 5, 0, 2, 23, 0, 1),
    "gamekeeper": Face("cap", "nothing", "moustache", 0, 5, 0, 24, -1, 0),
}
"""The faces of the ready-made characters, as their cards describe them."""


def draw(picture: Image.Image, player: SeatView, names: Sequence[str], top: int) -> None:
    """Draw a human's row, from `top` down."""
    human = player.human
    assert human is not None
    high = measure_height(player)
    stamp(picture, draw_panel(INSIDE, high - 8), MARGIN, top)
    stamp(picture, draw_portrait(player, names, FACE), MARGIN + 10, top + 7)
    _draw_human(picture, human, facts.label_player_plainly(player), top)
    if human.assault is not None:  # an attack is shown rather than a fight
        weapon = human.assault.weapon or facts.name_fists()
        told = str(Message("attacked-by-mutant", weapon=weapon))
        write_fitted(picture, (MARGIN + 22, top + ROW), told, 30, EMBER_HOT, room=WIDTH - 90)
    elif human.fight is not None:
        _draw_fight(picture, human.fight, top + ROW)


def _draw_human(picture: Image.Image, human: HumanView, name: str, top: int) -> None:
    y = top + 36
    right = WIDTH - MARGIN - 20
    if human.declared is not None:
        sign = draw_action(human.declared, lit=False)
        stamp(picture, sign, right - sign.width, y - sign.height / 2)
        right -= sign.width + 14
    end = write_fitted(picture, (NAME_X, y), name, 38, CREAM, room=300, bold=True)
    write_fitted(picture, (end + 16, y + 1), human.where, 30, ASH, room=right - end - 26)
    y = top + 92
    x = _draw_track(picture, MARGIN + 16, y, "health", (human.health, human.limits["health"]))
    x = _draw_track(picture, x + 14, y, "morale", (human.morale, human.limits["morale"]))
    for what, value in (
        ("food", human.food),
        ("ammo", human.ammo),
        ("xp", human.xp),
        ("scars", human.scars),
        ("hand", human.hand),
    ):
        x = _draw_counter(picture, x + 12, y, what, str(value))
    followers = len(human.followers) + human.hidden_followers
    if followers:
        _draw_counter(picture, x + 12, y, "followers", str(followers))
    y = top + 146
    x = float(MARGIN + 16)
    for stat in STATS:
        value = human.effective[stat]
        ink = EMBER_HOT if value != human.stats[stat] else CREAM
        x = write(picture, (x, y), str(Message("short-stat", stat=stat)), 30, ASH) + 7
        x = write(picture, (x, y), str(value), 34, ink, bold=True) + 15
    room = WIDTH - MARGIN - 30 - x
    if human.hunger:
        word = write_capitals(Message("hunger", hunger=human.hunger))
        hungry = draw_badge(word, 30, EMBER if human.hunger < 3 else BLOOD, INK)
        stamp(picture, hungry, WIDTH - MARGIN - 20 - hungry.width, y - hungry.height / 2)
        room -= hungry.width + 16
    held = ", ".join(item.name for item in human.gear if item.active) or facts.name_fists()
    write_fitted(picture, (x + 6, y), held, 30, CREAM, room=room)


def _draw_track(picture: Image.Image, x: float, y: int, what: str, track: tuple[int, int]) -> float:
    """Draw notches up to the limit, then the number. `track`: points left, and the limit. Return
    the x where they end."""
    value, limit = track
    stamp(picture, draw_sheet_mark(what, 38), x, y - 19)
    fill = BLOOD if what == "health" else SPIRIT
    bar = draw_notches(limit, value, 15, 30, gap=4, fills=(fill,))
    stamp(picture, bar, x + 44, y - 15)
    end = write(picture, (x + 50 + bar.width, y), str(value), 34, CREAM, bold=True)
    return end + 4


def _draw_counter(picture: Image.Image, x: float, y: int, what: str, text: str) -> float:
    return draw_count(picture, x, y, draw_sheet_mark(what, 36), text, size=34, gap=4)


def _draw_fight(picture: Image.Image, fight: FightView, y: int) -> None:
    """Draw on one line whom the player faces."""
    x = float(MARGIN + 22)
    if not fight.combat:
        told = str(Message("meets", encounter=fight.name))
        write_fitted(picture, (x, y), told, 30, EMBER_HOT, room=WIDTH - 90)
        return
    stage = str(Message("fight-stage", stage=fight.stage, round=fight.round))
    x = write(picture, (x, y), stage, 30, EMBER_HOT) + 12
    for foe in fight.foes:
        left = f"{foe.health}/{foe.full}"
        room = WIDTH - MARGIN - 40 - x - measure_text(left, 30) - 46
        name = fit_whole_words(foe.name, 30, room)
        if room < 60 or not name:
            write(picture, (x, y), "…", 30, CREAM)
            return
        ink = CREAM if foe.health else ASH
        x = write(picture, (x, y), name, 30, ink) + 8
        state = left if foe.health else str(Message("dead"))
        x = draw_count(picture, x, y, draw_sheet_mark("health", 30), state, gap=2, tone=ink) + 20

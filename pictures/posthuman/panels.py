"""Draw the players' panels on the picture of the table: name, current activity, the middle of the
map, and the figures that matter most."""

from collections.abc import Sequence

from PIL import Image

from pictures.kit.canvas import stamp, write
from pictures.kit.panels import draw_badge, draw_panel, draw_plate
from pictures.kit.phrases import write_capitals
from pictures.kit.players import measure_player_width
from pictures.kit.text import measure_text, write_fitted, write_paragraph
from pictures.kit.tiles import mark_reachable
from pictures.kit.tokens import draw_count
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, INK, TABLE
from pictures.posthuman.map import atlas
from pictures.posthuman.marks.colours import BLOOD, INSIDE, MARGIN, MUTANT
from pictures.posthuman.marks.figures import draw_sheet_mark
from pictures.posthuman.people import players
from pictures.posthuman.words import Message, facts
from rules.posthuman.model.terms import STATS
from rules.posthuman.view_models import HumanView, MutantView, SeatView

GAP = 12
HEAD, MAP, FOOT = 104, 246, 58
FACE = 62
MAPLESS_PANEL_HEIGHT = 176
"""The height of a panel without a map."""
COLUMNS, ROWS = 6, 3
"""How many columns and rows of tiles a map shows at most, those round the meeple."""
SOLO_MAP_HEIGHT = 460
"""The height of the map if only one player is at the table."""


def list_rows(everybody: Sequence[SeatView]) -> list[list[SeatView]]:
    """Split the players into rows of two panels; a panel alone in its row has the whole width."""
    return [list(everybody[n : n + 2]) for n in range(0, len(everybody), 2)]


def measure_height(row: Sequence[SeatView]) -> int:
    """Measure how high the panels of a row are, with the gap beneath."""
    mapped = any(player.human is not None for player in row)
    return (HEAD + measure_map_height(row) + FOOT if mapped else MAPLESS_PANEL_HEIGHT) + GAP


def measure_map_height(row: Sequence[SeatView]) -> int:
    """Return how high the maps of a row are: higher if the first player is alone in the row."""
    return SOLO_MAP_HEIGHT if len(row) == 1 and row[0].seat == 0 else MAP


def draw(
    picture: Image.Image, row: Sequence[SeatView], everybody: Sequence[SeatView], top: int
) -> None:
    """Draw a row of panels, from `top` down."""
    names = [player.name for player in everybody]
    across = (INSIDE - GAP * (len(row) - 1)) // len(row)
    for n, player in enumerate(row):
        left = MARGIN + n * (across + GAP)
        box = left, top, across, measure_height(row) - GAP
        _draw_panel(picture, player, names, box)


Box = tuple[int, int, int, int]
"""A box in pixels: left, top, width, height."""


def _draw_panel(picture: Image.Image, player: SeatView, names: Sequence[str], box: Box) -> None:
    left, top, across, high = box
    lit = players.is_in_fight(player)
    stamp(picture, draw_panel(across, high, lit=lit), left, top)
    stamp(picture, players.draw_portrait(player, names, FACE, lit=lit), left + 12, top + 12)
    x, right = left + 24 + measure_player_width(FACE), left + across - 16
    human, mutant = player.human, player.mutant
    sign = _draw_sign(player, lit=lit)
    if sign is not None:
        right -= sign.width
        stamp(picture, sign, right, top + 34 - sign.height / 2)
        right -= 10
    tone = EMBER_HOT if lit else CREAM
    name = facts.label_player_plainly(player)
    write_fitted(picture, (x, top + 34), name, 38, tone, room=right - x, bold=True)
    told = players.describe_activity(player)
    if measure_text(told, 30) > left + across - 16 - x:
        told = players.describe_activity(player, brief=True)
    told = told or (human.where if human is not None else "")
    ink = EMBER_HOT if lit else ASH
    write_fitted(picture, (x, top + 76), told, 30, ink, room=left + across - 16 - x)
    if human is not None:
        below = high - HEAD - FOOT
        _draw_map(picture, player, names, (left, top + HEAD, across, below))
        _draw_figures(picture, human, (left + 14, top + HEAD + below + FOOT // 2 - 2, across - 28))
    elif mutant is not None:
        _draw_mutant(picture, mutant, (left + 18, top + 126, across - 36), high - 160)


def _draw_sign(player: SeatView, *, lit: bool) -> Image.Image | None:
    if player.mutant is not None:
        return draw_badge(str(Message("sign-mutant")), 30, MUTANT, CREAM)
    human = player.human
    if human is None or human.declared is None:
        return None
    return players.draw_action(human.declared, lit=lit)


def _draw_map(picture: Image.Image, player: SeatView, names: Sequence[str], box: Box) -> None:
    """Draw the tiles round the meeple, the unseen land beside them, and the meeple."""
    human = player.human
    assert human is not None
    left, top, across, high = box
    stamp(picture, draw_plate(across - 20, high, TABLE, corner=10), left + 10, top - 4)
    cells = [tile.cell for tile in human.map]
    rows = ROWS if high == MAP else 2 * ROWS - 1
    room = atlas.Room(left + 18, top, across - 36, high - 8, COLUMNS, rows, whole=True)
    chart = atlas.lay_out_chart(cells, human.at, room)
    atlas.draw_unseen(picture, human, chart)
    atlas.draw_map(picture, human, chart)
    x, y = chart.grid.place_corner(*chart.place_cell(human.at))
    side = chart.grid.tile
    mark_reachable(picture, chart.grid, *chart.place_cell(human.at))
    size = max(34, side // 3)
    # The meeple juts out over the corner, so that it hides neither zones nor supplies.
    stamp(picture, players.draw_meeple(player, names, size), x - size // 3, y - size // 3)


def _draw_figures(picture: Image.Image, human: HumanView, box: tuple[int, int, int]) -> None:
    """Draw health and morale with their limits, food and ammo, and the hunger if there is any."""
    left, y, across = box
    x = float(left)
    for what, text in (
        ("health", f"{human.health}/{human.limits['health']}"),
        ("morale", f"{human.morale}/{human.limits['morale']}"),
        ("food", str(human.food)),
        ("ammo", str(human.ammo)),
    ):
        x = draw_count(picture, x, y, draw_sheet_mark(what, 34), text, size=34, gap=4) + 14
    if human.hunger:
        word = write_capitals(Message("hunger", hunger=human.hunger))
        room = left + across - x
        if measure_text(word, 30) + 24 <= room:
            sign = draw_badge(word, 30, EMBER if human.hunger < 3 else BLOOD, INK)
            stamp(picture, sign, left + across - sign.width, y - sign.height / 2)
        else:
            fill = BLOOD if human.hunger == 3 else EMBER
            stamp(picture, draw_badge("!", 30, fill, INK), left + across - 34, y - 18)


def _draw_mutant(
    picture: Image.Image, mutant: MutantView, box: tuple[int, int, int], high: int
) -> None:
    """Draw a mutant's stats and number of cards, and below them as many mutations as fit."""
    left, y, across = box
    x = float(left)
    for stat in STATS:
        x = write(picture, (x, y), str(Message("shortest-stat", stat=stat)), 30, ASH) + 5
        x = write(picture, (x, y), str(mutant.stats[stat]), 32, CREAM, bold=True) + 11
    room = left + across - x - 60
    if room > 0:
        draw_count(picture, x, y, draw_sheet_mark("hand", 34), str(mutant.hand), size=34, gap=4)
    names = ", ".join(card.name for card in mutant.mutations)
    if names and high > 40:
        write_paragraph(picture, (left, y + 34), names, 32, CREAM, room=across, height=high - 20)

"""Draw the two signs that every picture shares: whose turn it is, and what is new.

    draw_acting_player_arrow(40)  an arrow before the name, or above the piece, of whose turn it is
    draw_spark(30)       a star at what has changed since the last picture

Each has a shape of its own, so that nobody has to go by colours.
"""

from PIL import Image

from .figures import draw_figure, read_figures

_SIGNS = read_figures(
    """
    right: shape 12,8 92,50 12,92 30,50 EMBER INK 7
    down: shape 8,12 50,92 92,12 50,30 EMBER INK 7
    spark: shape 50,0 67,33 100,50 67,67 50,100 33,67 0,50 33,33 INK
        shape 50,10 61,39 90,50 61,61 50,90 39,61 10,50 39,39 EMBER
        shape 50,25 56,44 75,50 56,56 50,75 44,56 25,50 44,44 CREAM
    """
)


def draw_acting_player_arrow(size: int, *, down: bool = False) -> Image.Image:
    """Draw an arrow to the right, or `down`, at the player whose turn it is."""
    return draw_figure(_SIGNS["down" if down else "right"], size)


def draw_spark(size: int) -> Image.Image:
    """Draw a star of four points at something new."""
    return draw_figure(_SIGNS["spark"], size)

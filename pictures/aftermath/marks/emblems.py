"""Draw the twelve places of the town in a few strokes each, in a square of 100."""

from pictures.aftermath.marks import colours
from pictures.kit.figures import read_figures

EMBLEMS = read_figures(
    """
    signal-box-lane: shape 10,36 26,14 74,14 90,36; box 18,36 82,88; box 26,42 74,58 EMBER_HOT
    allotment-rows: line 5 14,84 86,84 3x0,-20; oval 16,14 30,40 LEAF 4x18,0
    brickwell-school: shape 14,42 50,16 86,42; box 20,42 80,88; box 42,62 58,88 PAPER
    water-tower: box 18,12 82,44; line 6 26,44 16.4,90; line 6 50,44 50,90; line 6 74,44 83.6,90
    goods-yard: box 8,40 92,68; disc 26,76 11 2x48,0
    station-hall: ring 50,48 38 7; line 6 50,48 50,24; line 6 50,48 68,54
    market-arcade: line 8 arc(50,56,40,180,360)
        line 6 10,56 10,90 twice; line 6 36,56 36,90 twice
    canal-locks: line 9 10,24 50,44 90,24; line 9 10,52 50,72 90,52
        line 6 14,86 34,80 54,88 86,82 WATER
    bus-depot: box 14,16 86,78; box 22,24 78,38 PAPER 2x0,24; disc 30,80 10 2x40,0
    laundry-works: line 5 6,22 94,22; box 14,22 34,66; box 41,22 61,74; box 68,22 88,66
    picture-house: box 14,34 86,88; box 24,14 76,34; disc 26,46 5 EMBER_HOT 4x16,0
    pumping-station: ring 50,52 36 7; line 6 arc(50,52,34,0,180,1); line 6 arc(50,52,34,60,240,1)
        line 6 arc(50,52,34,120,300,1)
    """,
    vars(colours),
)
"""Each place's emblem, by its id."""

"""Figures on tokens and boxes, each in a square of 100 units."""

from pictures.aurora.marks import colours
from pictures.kit.figures import read_figures

FIGURES = read_figures(
    """
    # What a token is for: Fuel, Food, Ammo, Objects and Survivors
    F: shape 50,14 arc(50,60,26,-30,210)
    P: box 28,34 72,86 7; line 10 28,28 70,12
    A: box 22,50 46,86 2x33,0; shape 22,45 22,32 34,12 46,32 46,45 2x33,0
    O: letter 50,52 78 ?
    S: disc 50,32 19; shape arc(50,90,34,180,360)

    # Boxes, and what cards and numbers are about
    shield: shape mirror(50,12 82,24 80,54 70,74 50,90); line 7 50,26 50,74 SLOT
    gun: box 8,14 92,30 5; box 14,8 34,44 5
    tread: box 6,26 94,76 25 none ink 11; disc 30,51 8 3x20,0
    star: shape star(48) GOLD INK 3
    speed: shape 10,18 28,18 54,50 28,82 10,82 36,50 2x36,0
    more-speed: shape 16,24 28,24 52,50 28,76 16,76 38,50 2x32,0
    towing: ring 50,20 12 8; line 10 50,32 50,54; line 10 arc(50,68,20,-70,200)
    damage: box 0,0 100,100 24 INK; box 4,4 96,96 20 BLOOD; line 15 26,26 74,74
        line 15 74,26 26,74
    contamination: disc 50,50 49 INK; disc 50,50 44 TOXIC; shape arc(50,50,37,-120,-60) 50,50 INK
        shape arc(50,50,37,0,60) 50,50 INK; shape arc(50,50,37,120,180) 50,50 INK
        disc 50,50 14 TOXIC; disc 50,50 8 INK
    fury: shape 52,2 60,24 76,40 82,62 72,86 50,96 28,86 18,64 26,44 36,54 38,26 EMBER INK 3
        shape 52,48 66,68 62,86 50,92 38,86 36,70 EMBER_HOT
    fury-star: shape star(27,74,27) GOLD INK 4
    hidden-cards: box 34,6 88,84 10 OBJECT INK 5; box 10,16 64,94 10 CREAM INK 5
        letter 37,56 52 ? INK
    peak: shape 4,88 44,12 62,44 70,34 98,88 STEEL; shape 44,12 60,42 50,38 42,48 30,38 CREAM
    closed: line 24 10,10 90,90 INK; line 15 10,10 90,90 BLOOD
    wolf: shape mirror(50,30 62,26 80,4 84,40 94,56 72,70 60,96 50,98) SNOW INK 4
        shape 24,48 44,48 34,58 BLOOD 2x32,0; shape 42,84 58,84 50,94 INK
    target: ring 50,50 28 9; disc 50,50 8; line 8 50,8 50,34; line 8 50,66 50,92; line 8 8,50 34,50
        line 8 66,50 92,50
    filled: line 13 24,54 42,74 76,28
    """,
    vars(colours),
)

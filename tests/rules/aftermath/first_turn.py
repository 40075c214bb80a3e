"""What "How to play" says of its first turn."""

TOLD: dict[int, tuple[str, ...]] = {
    2: ("Ada plays Wren", "Ben plays Bodkin", "strength 3, instinct 3 and resistance 3"),
    3: ("Wren moves to the stove corner with resistance 3.",),
    5: ("The party decides: March him home by the ear.", "food rises by 1", "a threat of 3"),
    10: ("instinct 3, bonus +1 and white die 2 come to 6, against 4. Wren succeeds.",),
    11: ("1 Pin Vole and 1 Latch Rat", "now hostile"),
}
"""Number of answers given -> what the log had said by then, as the screens claim."""

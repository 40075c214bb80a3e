"""What "How to play" says of its first turn."""

TOLD: dict[int, tuple[str, ...]] = {
    2: (
        "Ada plays Wren",
        "Ben plays Bodkin",
        "red strength 3, yellow instinct 3 and blue resistance 3",
    ),
    3: ("Wren moves to the stove corner with blue resistance 3.",),
    5: ("The party decides: March him home by the ear.", "food +1", "A threat (3) joins"),
    12: ("yellow instinct 3, bonus +1 and white die 2 make 6. Wren needs 4 and succeeds.",),
    13: ("1 Pin Vole and 1 Latch Rat", "now hostile"),
}
"""Number of answers given -> what the log had said by then, as the screens claim."""

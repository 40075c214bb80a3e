"""What "How to play" says of its first turn."""

TOLD: dict[int, tuple[str, ...]] = {
    4: (
        "Ada plays Maeve",
        "Ben plays Quinn",
        "Cleo plays Filip",
        "Maeve draws from the Urban deck.",
    ),
    6: ("Maeve acts with 2 dice.",),
    8: ("Quinn supports with 1 die.", "Filip refuses."),
    9: (
        "Hardship: 2.",
        "Roll: 4, 1, 5, 4.",
        "3 successes, 2 needed",
        "Maeve finds",
        "Quinn finds",
        "The Lift (Refuse): Filip loses 1 Humanity.",
    ),
}
"""Number of answers given -> what the log had said by then, as the screens claim."""

"""What "How to play" says of its first turn."""

TOLD: dict[int, tuple[str, ...]] = {
    4: ("Ada plays Maeve", "Ben plays Quinn", "Cleo plays Filip", "Maeve draws: Urban."),
    6: ("Maeve acts, and puts in 2 dice.",),
    8: ("Quinn supports with 1 die.", "Filip refuses."),
    9: (
        "The hardship: 2.",
        "Rolled: 4, 1, 5, 4.",
        "3 successes, 2 needed",
        "Maeve finds",
        "Quinn finds",
        "Filip: Humanity -1 (Refuse",
    ),
}
"""Number of answers given -> what the log had said by then, as the screens claim."""

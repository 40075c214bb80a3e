"""What "How to play" says of its first turn."""

TOLD: dict[int, tuple[str, ...]] = {
    0: ("Day 1, die 5. Rain: the cistern gains 2 litres (now 14)",),
    3: ("Pump: Ada gains 4 litres", "Siphon: Ben takes 3 litres from Ada"),
    5: ("The cistern holds 10.",),
}
"""Number of answers given -> what the log had said by then, as the screens claim."""

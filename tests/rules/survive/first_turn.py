"""What "How to play" says of its first turn."""

TOLD: dict[int, tuple[str, ...]] = {
    3: ("White Meteorite lies on G4", "Ada rolls 4."),
    4: ("Ada discovers a Forest at E4", "Ada takes 2 Wood."),
    8: ("Ben collects 1 Wood.", "Ada rolls SURVIVE!", "A Crate lands on C5"),
    12: (
        "Cleo discovers a Prairie at B4",
        "Ada rolls 3.",
        "Ada collects 1 Crop.",
        "Ada pays 1 Crop and 1 Wood to build a Basic Defense at B4 and now has 1 Month.",
    ),
}
"""Number of answers given -> what the log had said by then, as the screens claim."""

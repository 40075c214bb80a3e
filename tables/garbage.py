"""How often Python collects garbage. Tables make hardly any reference cycles, and collecting over
all of them again and again took a tenth of the rules' time."""

import gc

SELDOM_THRESHOLDS = (20_000, 20, 50)
"""After how many new objects, and how many smaller collections, each generation is collected."""


def collect_garbage_less_often() -> None:
    """Collect garbage less often, and never look at the objects that exist now."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM_THRESHOLDS)

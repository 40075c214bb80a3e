"""Events, which happen when they are revealed (LA-6.3, LA-13.15, LA-13.16, LA-15.13, LA-15.14)."""

from __future__ import annotations

from rules.aurora.model.cards import Happening
from rules.aurora.play.context import Here


def apply_event(h: Here, event: Happening) -> None:
    """Apply an Event at once (LA-13.15, LA-13.16, LA-15.13, LA-15.14)."""
    s = h.s
    h.tell(f"{event.name}. {event.says}", kind="event", card=event.id)
    if event.event == "snowstorm":
        s.storm = True
        for link in s.map.list_avalanches():
            if link not in s.closed:
                s.closed.append(link)
        h.tell(
            "Until the end of the next Movement Phase every Truck is 2 slower and no Shortcut can "
            "be used. The avalanche Shortcuts are closed for good.",
            kind="event",
        )
    elif s.red:
        h.tell("The Aurora is on the red track already; it stays there.", kind="event")
    else:
        s.red = True
        s.recall = True
        s.keeps_flare = False
        h.tell(f"The Aurora casts off early: it moves to red {s.aurora}.", kind="event")

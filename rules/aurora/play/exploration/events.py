"""Events, which happen when they are revealed (LA-6.3, LA-13.15, LA-13.16, LA-15.13, LA-15.14)."""

from rules.aurora.model.cards import Happening
from rules.aurora.model.maps import find_aurora_quay
from rules.aurora.play.context import Here
from rules.aurora.words import Message


def apply_event(h: Here, event: Happening) -> None:
    """Apply an Event at once (LA-13.15, LA-13.16, LA-15.13, LA-15.14)."""
    s = h.s
    told = Message("event", name=event.name, says=event.says)
    h.t.tell_passage(event.says, title=told, card=event.id)
    if event.event == "snowstorm":
        s.storm = True
        for link in s.map.list_avalanches():
            if link not in s.closed:
                s.closed.append(link)
        h.tell(Message("snowstorm", name=event.name), kind="event")
    elif s.red:
        h.tell(Message("aurora-stays-red"), kind="event")
    else:
        s.red = True
        s.recall = True
        s.keeps_flare = False
        h.tell(Message("aurora-casts-off", quay=find_aurora_quay(s.aurora, s.red)), kind="event")

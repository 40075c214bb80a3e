"""Last Aurora: Frostlands: the frozen road, the Zone, and the Convoys."""

from pictures.artist import FromFunctions
from pictures.aurora import board, facts, hand, zone
from pictures.aurora.people import convoys, machine
from pictures.aurora.words import Message, alt_texts, pages, panel, tables
from pictures.drawing import Drawing
from rules.aurora.view import View


def list_pictures(view: View) -> tuple[Drawing, ...]:
    """List the public pictures: the road, the Zone with the Enemies, each Convoy, the Automa."""
    public = facts.make_public_view(view)
    found = [
        Drawing("road", str(Message("title-road")), public, board.draw, alt_texts.describe_road)
    ]
    if view.zone and view.phase != "over":
        title = str(Message("title-zone"))
        found.append(Drawing("zone", title, public, zone.draw, alt_texts.describe_zone))
    for p in public.players:
        if not p.out:
            one = facts.gather_convoy_facts(public, p.seat)
            title = str(Message("title-convoy", player=facts.name_of(public, p.seat, 24)))
            found.append(
                Drawing(f"convoy-{p.seat}", title, one, convoys.draw, alt_texts.describe_convoy)
            )
    if public.automa is not None:
        title = str(Message("title-automa"))
        found.append(Drawing("automa", title, public, machine.draw, alt_texts.describe_automa))
    return tuple(found)


ARTIST = FromFunctions(
    pictures=list_pictures,
    panel=panel.format_panel,
    words=tables.describe_table,
    hand=hand.format_hand,
    marks=facts.seat_marks,
    pages={
        "pile": pages.describe_pile,
        "crew": pages.describe_survivors,
        "convoy": pages.describe_convoy,
    },
)

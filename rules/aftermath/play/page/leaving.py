"""Leaving a page: members exit one after another, and the page is cleared before the party goes on
(AF-4.1 to AF-4.15, AF-4.21 to AF-4.24)."""

from rules.aftermath.effects.performing import read_entry
from rules.aftermath.model.state import Member
from rules.aftermath.play import travel
from rules.aftermath.play.combat import damage, lasting
from rules.aftermath.play.context import Here, PageLeft, TurnEnds
from rules.aftermath.play.page import maps
from rules.aftermath.play.turn import group_tasks
from rules.aftermath.words import Message
from rules.engine import Play, asks_nothing


@asks_nothing
def leave_by_exit(h: Here, m: Member) -> None:
    """Take a member off the map by the exit on its space (AF-4.2). Others can then use only this
    exit (AF-4.3). Raises PageLeft if nobody is left on the map (AF-4.4)."""
    who = h.s.party[m]
    assert who.at is not None
    way = maps.find_exit(h.s, who.at)
    assert way is not None
    h.s.visit.exit_used = way.letter
    who.at, who.exited = None, True
    told = Message("leaves-by", member=h.name_member(m), exit=way.label)
    h.tell_of(m, told, kind="exit", letter=way.letter)
    if damage.has_party_left(h.s):
        raise PageLeft


def leave_page(h: Here) -> Play[None]:
    """Run the phase "leaving": pass on the bookkeeper, clear enemies and map (AF-4.10 to AF-4.14),
    then read the entry of the exit that was used (AF-4.22). The next page comes next. Raises
    MissionEnds if the entry ends the mission."""
    s = h.s
    letter = "" if s.to else s.visit.exit_used
    s.left_by = letter
    s.bookkeeper = s.active = s.list_members_from(s.bookkeeper)[
        1
    ]  # the next seat on the left (AF-4.10)
    clear_page(h)
    if letter:
        entry = next(one.entry for one in s.visit.printed_page.exits if one.letter == letter)
        try:
            yield from read_entry(h, entry, s.active)
        except TurnEnds:
            pass  # nobody has the turn now
        except PageLeft as left:
            s.to = left.to
        clear_page(h)  # what the entry has brought stays behind too
    told = Message("passes-bookkeeping", member=h.name_member(s.bookkeeper))
    h.tell_of(s.bookkeeper, told, kind="bookkeeper")
    if not s.to:
        yield from travel.resolve_travel(h)
    s.left_by, s.here, s.phase = "", None, "page"


def clear_page(h: Here) -> None:
    """Remove the enemies, to The Hunt box if they were hostile (AF-4.11, AF-4.12), the figures,
    tokens, threats and group task from the map, and end the page's changes and environments
    (AF-4.13, AF-4.14). Members keep what they carry."""
    s = h.s
    here = s.visit
    cards = [enemy.id for enemy in here.enemies]
    if cards:
        hunted = here.situation == "hostile"
        (s.hunt if hunted else s.enemy_supply).extend(cards)
        if hunted:
            h.tell(Message("leaves-enemies", count=len(cards)), kind="hunt", enemies=cards)
    for who in s.party:
        who.at = None
    s.spent += [token for tokens in here.scavenge.values() for token in tokens]
    s.deck.discard(*here.threats)
    group_tasks.clear_task(h)
    here.enemies, here.encounters, here.threats = [], [], []
    here.scavenge, here.tokens, here.environments = {}, {}, []
    here.lines, here.exits = {}, {}
    here.situation = "safe"
    lasting.end_page_abilities(s)

"""Setting up a page: its tokens, the party on its start spaces, and its START entry (AF-2.16,
AF-3.1, AF-3.16, AF-3.17, AF-4.21, AF-6.6 to AF-6.9)."""

from collections import Counter

from rules.aftermath.effects.performing import read_entry
from rules.aftermath.model.book import Page
from rules.aftermath.model.decks import BOOK, SCAVENGE
from rules.aftermath.model.state import Member, Phase, Visit
from rules.aftermath.play.combat import damage
from rules.aftermath.play.context import Here, PageLeft, TurnEnds
from rules.aftermath.play.page import environments, maps, situations
from rules.aftermath.words import Message, tale
from rules.aftermath.words.labels import name_definite
from rules.engine import Option, Play
from rules.kit.turns import Asked


def set_up(h: Here) -> Play[None]:
    """Run the phase "page": set up the page `State.to` and read its START. A turn comes next. If a
    position is placed while the party comes in, `to` is 0 and the page is there already."""
    s = h.s
    if s.to:
        _open_page(h, BOOK.pages[s.to])
    page = s.visit.printed_page
    yield from enter_page(h)
    for name in page.environment:
        environments.start_environment(h, name)
    for member in s.list_members_from(s.active):
        if h.s.party[member].defeated:
            yield from damage.return_defeated(h, member)
    s.visit.situation = page.situation
    yield from _read_start(h, page)


def _open_page(h: Here, page: Page) -> None:
    s = h.s
    revisit = page.id in s.visited
    s.here = Visit(page=page.id, revisit=revisit)
    s.location, s.to, s.left_by = page.location, 0, ""
    for who in s.party:
        who.at, who.exited, who.charmed = None, False, False
    told = Message("comes-back-to-page" if revisit else "comes-to-page", page=name_definite(page))
    h.tell(told, kind="page", page=page.id, revisit=revisit)
    tale.add_page(s, page.id)
    if not revisit:
        s.visited.append(page.id)
        lay_scavenge(h)


def lay_scavenge(h: Here) -> None:
    """Lay scavenge tokens on the spaces in order, each time a token of the lowest difficulty left.
    Which of these tokens it is stays hidden, as the supply has a hidden order (AF-6.8, AF-6.9)."""
    s = h.s
    laid: list[int] = []
    for number in maps.list_spaces(s):
        for _ in range(maps.find_space(s, number).scavenge):
            if s.scavenge:
                token = min(s.scavenge, key=lambda one: SCAVENGE[one].difficulty)
                s.scavenge.remove(token)
                s.visit.scavenge.setdefault(number, []).append(token)
                laid.append(SCAVENGE[token].difficulty)
    if laid:
        kinds = [
            Message("scavenge-tokens", count=n, difficulty=difficulty)
            for difficulty, n in Counter(laid).items()
        ]
        h.tell(Message("lays-tokens", tokens=kinds), kind="scavenge", difficulties=laid)


def enter_page(h: Here) -> Play[None]:
    """Place all members who are not defeated on start spaces. If there are several, all players
    choose openly and at the same time (AF-6.6, AF-6.7)."""
    s = h.s
    starts = maps.list_start_spaces(s)
    waiting = [member for member in s.list_members_from(s.active) if not h.s.party[member].defeated]
    if len(starts) == 1:
        for member in waiting:
            h.s.party[member].at = starts[0]
        return
    options = [
        Option(str(one), "choose", maps.find_space(s, one).label, data={"space": one})
        for one in starts
    ]

    def questions() -> list[Asked]:
        return [
            (
                f"start-{member}",
                h.t.choice(
                    h.find_seat(member),
                    h.address_question(member, Message("come-in-where")),
                    options,
                    default=options[0].id,
                    topic="start",
                    data={"member": member},
                    rule="AF-6.7",
                ),
            )
            for member in waiting
        ]

    while waiting:
        _, prompt, chosen = yield from h.ask_menu(questions)
        member = Member(prompt.data["member"])
        waiting.remove(member)
        h.s.party[member].at = int(chosen)
        space = maps.name_space(s, int(chosen))
        told = Message("comes-in", member=h.name_member(member), space=space)
        h.tell_of(member, told, kind="start", space=int(chosen))


def _read_start(h: Here, page: Page) -> Play[None]:
    """Read START for the active member, even on a revisit (AF-3.1, AF-3.17). It may send the party
    on at once."""
    s = h.s
    following: Phase = "turn"
    try:
        yield from read_entry(h, page.start, s.active)
    except TurnEnds:
        pass  # nobody's turn has begun
    except PageLeft as left:
        following, s.to = "leaving", left.to
    situations.check_safe(h)
    s.phase = following

"""Aftermath: pages with more on them than a game brings together, and the colony with all it can
have."""

from collections.abc import Iterator
from typing import Any, get_args

from rules.aftermath import view_models as models
from rules.aftermath.model import decks
from rules.aftermath.model.book import Page
from rules.aftermath.model.cards import EnemyCard
from rules.aftermath.model.terms import NEW_COLONY, Colour, Situation, Status, Token
from rules.aftermath.view_models import View
from rules.kit.secrecy import fill_view

NAMES = ("Ada", "W" * 32, "\U0001f525" * 32, "_*`[x](https://e.vil)@everyone")
FOES = ("latch-rat", "wasp-drones", "house-centipede", "pigeon-drifter", "mother-rust")
HERE = "market-arcade"


def views() -> Iterator[tuple[str, View]]:
    """Enemies and strangers, a spread party and one that stands together, and home."""
    yield "the buffet, hostile", view_page(15)
    yield "the canal, strangers", view_page(10, situation="safe", together=True)
    yield "the stalls, attacked", view_attack(16)
    yield "at home", view_home()


def view_page(number: int, *, situation: Situation = "hostile", together: bool = False) -> View:
    """Four on a page with five enemies, every mark somewhere, the longest names."""
    page = decks.BOOK.pages[number]
    shown = _make_page(page, situation, together=together)
    party = [_make_member(n, page, together=together) for n in range(4)]
    return _make_view(shown, party)


def view_attack(number: int) -> View:
    """The same, while somebody is to defend."""
    by = "The second House Centipede"
    attack = models.AttackView(target=1, strength=6, by=by, enemy=2)
    return view_page(number).model_copy(update={"attack": attack, "proposed": None})


def view_quiet_page(number: int) -> View:
    """Two on a page, nothing going on."""
    page = decks.BOOK.pages[number]
    shown = _make_page(page, "safe", together=False)
    calm: dict[str, Any] = {"enemies": [], "threats": [1], "environments": [], "task": None}
    shown = shown.model_copy(update=calm)
    starts = [space.id for space in page.spaces if space.start]
    party = [
        _make_member(n, page, together=True).model_copy(
            update={"at": starts[0], "wounds": n, "toxic": 0, "statuses": [], "exited": False}
        )
        for n in range(2)
    ]
    nothing: dict[str, Any] = {"hunt": [], "proposed": None, "hands": [_make_hand(0)]}
    return _make_view(shown, party).model_copy(update=nothing)


def view_home() -> View:
    """No page: the colony settles what to build."""
    away = [_make_member(n, decks.BOOK.pages[3], together=True) for n in range(4)]
    here = [one.model_copy(update={"at": None, "exited": False}) for one in away]
    return _make_view(None, here).model_copy(update={"phase": "build"})


def _make_view(page: models.PageView | None, party: list[models.MemberView]) -> View:
    travel = [
        fill_view(models.LocationView, one, here=one.id == HERE, mission=one.id == "canal-locks")
        for one in decks.BOOK.locations.values()
    ]
    turn: dict[str, Any] = {"phase": "turn", "turn": 17, "active": 0, "bookkeeper": 2}
    asked: dict[str, Any] = {"votes": {0: "yes"}, "proposed": 3, "tests": [], "attack": None}
    return View(
        **(turn | asked),
        seat=0,
        names=list(NAMES),
        party=party,
        page=page,
        colony=_make_colony(),
        mission=_make_mission(),
        travel=travel,
        hunt=[decks.ENEMIES[one].name for one in FOES],
        deck=9,
        discards=[models.CardView(id="g1", colour="green", value=1)],
        unseen={"food 3": 2},
        visited=[3, 8],
        hands=[_make_hand(0), _make_hand(2)],
    )


def _make_hand(member: int) -> models.HandView:
    colours: tuple[Colour, ...] = ("green", "red", "blue", "yellow", "white")
    cards = [models.CardView(id=c, colour=c, value=n % 3 + 1) for n, c in enumerate(colours)]
    if member:
        cards[-1] = models.CardView(id="influence", colour="white", value=3, influence=True)
    name, standing = _list_characters()[member].short, "all-out" if member else None
    return models.HandView(member=member, name=name, cards=cards, standing=standing)


def _list_characters() -> list[Any]:
    return list(decks.CHARACTERS.values())


def _make_page(page: Page, situation: Situation, *, together: bool) -> models.PageView:
    every: list[Token] = ["fire", "heavy", "trap"]
    spaces = [
        fill_view(
            models.SpaceView,
            one,
            poi=bool(one.poi),
            repeat=bool(one.poi) and n % 2 == 0,
            objective=bool(one.objective),
            exit=one.exit if n % 2 else "",
            closed=bool(one.exit) and n % 2 == 0,
            scavenge=[4, 6, 8][: one.scavenge],
            tokens=every[n : n + 1],
        )
        for n, one in enumerate(page.spaces)
    ]
    lines = [(kind, *pair) for kind, pairs in page.lines.items() for pair in pairs]
    task = models.TaskView(
        name="Load what is left of the hoard",
        attribute="strength",
        difficulty=16,
        dial=9,
        card=models.CardView(id="r2", colour="red", value=2),
        where=[page.spaces[0].label],
    )
    return fill_view(
        models.PageView,
        page,
        page=page.id,
        location=decks.BOOK.locations[page.location].name,
        revisit=False,
        situation=situation,
        spaces=spaces,
        lines=[models.LineView(a=a, b=b, kind=kind) for kind, a, b in lines],
        exits=[
            fill_view(models.ExitView, one, open=True, text=page.find_entry(one.entry).text)
            for one in page.exits
        ],
        environments=[
            fill_view(models.EnvironmentView, one) for one in list(decks.ENVIRONMENTS.values())[4:6]
        ],
        enemies=[_make_foe(n, decks.ENEMIES[one], page, together) for n, one in enumerate(FOES)],
        threats=[1, 2, 3, 3, 1, 2, 2],
        check=(
            "7 threats are on the track, so the enemies act at the end of this turn, all five of"
            " them, from the first slot on."
        ),
        calamity=7,
        task=task,
    )


def _make_foe(n: int, card: EnemyCard, page: Page, together: bool) -> models.FigureView:
    count = 4 if card.swarm else 1
    ids = [space.id for space in page.spaces]
    actions = [f"moves {a.speed}, range {a.range}, strength {a.strength}" for a in card.actions]
    return fill_view(
        models.FigureView,
        card,
        number=n + 4,
        at=[ids[6] if together else ids[(n * 2 + m) % len(ids)] for m in range(count)],
        life=4,
        wounds=n % 3,
        swarm=bool(card.swarm),
        guard=n == 3,
        actions=actions,
        threat=n % 3 + 1,
    )


def _make_member(n: int, page: Page, *, together: bool) -> models.MemberView:
    card = _list_characters()[n]
    statuses: tuple[Status, ...] = get_args(Status)
    away = n == 3 and not together
    at = page.spaces[6].id if together else page.spaces[3 * n].id
    worn = [
        fill_view(
            models.ItemView,
            one,
            does=["+1 strength"],
            batteries=min(1, one.battery),
            equipped=m < 3,
        )
        for m, one in enumerate(list(decks.ITEMS.values())[4 * n : 4 * n + 4])
    ]
    items = [one.model_copy(update={"holds": decks.ITEMS[one.id].battery}) for one in worn]
    abilities = list(decks.ABILITIES.values())[5 * n : 5 * n + 5]
    numbers = {"member": n, "seat": n, "wounds": n % 3, "hand": 5 - n, "batteries": n, "aim": n % 2}
    return fill_view(
        models.MemberView,
        card,
        **numbers,
        player=NAMES[n],
        bonus=dict(card.bonus),
        toxic=1 if n > 1 else 0,
        statuses=list(statuses[: n + 1]),
        at=None if away else at,
        exited=away,
        defeated=False,
        hidden=n == 2,
        items=items,
        abilities=[fill_view(models.AbilityView, one) for one in abilities],
        lasting=["Bristle"] if n == 1 else [],
        progress="1 of 3 so far",
        goal_done=n == 3,
    )


def _make_mission() -> models.MissionView:
    one = decks.BOOK.missions[3]
    place = decks.BOOK.locations[one.location].name
    return fill_view(models.MissionView, one, n=3, location=place, pages=[])


def _make_colony() -> models.ColonyView:
    items = [fill_view(models.ItemView, one, does=[]) for one in decks.ITEMS.values()]
    stash = [one for one in items if one.slot == "stash"]
    return models.ColonyView(
        chapter=9,
        dials={**NEW_COLONY, "time": 11, "scrap": 30, "food": 28, "morale": 2},
        cap=20,
        structures=[
            fill_view(models.StructureView, one, built=n % 2 == 0)
            for n, one in enumerate(decks.STRUCTURES.values())
        ],
        improvements=stash[:4],
        supply=stash[4:],
        broken=items[:9],
        missions={one.name: "done" if n < 3 else "open" for n, one in decks.BOOK.missions.items()},
        discoveries={one.name: one.text for one in list(decks.DISCOVERIES.values())[:6]},
        goals=[one.name for one in _list_characters()],
        railcar=True,
        hull=0,
        infinite=True,
        won=False,
        lost=False,
    )

"""Aftermath: pages with more on them than a game brings together, and the colony with all it can
have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from rules.aftermath import view_models as models
from rules.aftermath.model import decks
from rules.aftermath.model.book import Page
from rules.aftermath.model.cards import EnemyCard
from rules.aftermath.model.terms import NEW_COLONY, Colour, Situation, Status, Token
from rules.aftermath.view_models import View

NAMES = ("Ada", "W" * 32, "\U0001f525" * 32, "_*`[x](https://e.vil)@everyone")
FOES = ("latch-rat", "wasp-drones", "house-centipede", "pigeon-drifter", "mother-rust")


def views() -> Iterator[tuple[str, View]]:
    """Enemies and strangers, a spread party and one that stands together, and home."""
    yield "the buffet, hostile", view(15)
    yield "the canal, strangers", view(10, situation="safe", together=True)
    yield "the stalls, attacked", attacked(16)
    yield "at home", home()


def view(number: int, *, situation: Situation = "hostile", together: bool = False) -> View:
    """Four on a page with five enemies, every mark somewhere, the longest names."""
    page = decks.BOOK.pages[number]
    shown = _page(page, situation, together=together)
    party = [_member(n, page, together=together) for n in range(4)]
    return _view(shown, party)


def attacked(number: int) -> View:
    """The same, while somebody is to defend."""
    by = "The second House Centipede"
    attack = models.AttackView(target=1, strength=6, by=by, enemy=2)
    return view(number).model_copy(update={"attack": attack, "proposed": None})


def quiet(number: int) -> View:
    """Two on a page, nothing going on."""
    page = decks.BOOK.pages[number]
    shown = _page(page, "safe", together=False)
    calm: dict[str, Any] = {"enemies": [], "threats": [1], "environments": [], "task": None}
    shown = shown.model_copy(update=calm)
    starts = [space.id for space in page.spaces if space.start]
    party = [
        _member(n, page, together=True).model_copy(
            update={"at": starts[0], "wounds": n, "toxic": 0, "statuses": [], "exited": False}
        )
        for n in range(2)
    ]
    return _view(shown, party).model_copy(
        update={"hunt": [], "proposed": None, "hands": [_hand(0)]}
    )


def home() -> View:
    """No page: the colony settles what to build."""
    away = [_member(n, decks.BOOK.pages[3], together=True) for n in range(4)]
    here = [one.model_copy(update={"at": None, "exited": False}) for one in away]
    return _view(None, here).model_copy(update={"phase": "build"})


def _view(page: models.PageView | None, party: list[models.MemberView]) -> View:
    return View(
        seat=0,
        names=list(NAMES),
        phase="turn",
        turn=17,
        active=0,
        bookkeeper=2,
        party=party,
        page=page,
        colony=_colony(),
        mission=_mission(),
        travel=[
            models.LocationView(
                id=one.id,
                name=one.name,
                at=one.at,
                here=one.id == "market-arcade",
                mission=one.id == "canal-locks",
            )
            for one in decks.BOOK.locations.values()
        ],
        hunt=[decks.ENEMIES[one].name for one in FOES],
        deck=9,
        discards=[models.CardView(id="g1", colour="green", value=1)],
        unseen={"food 3": 2},
        visited=[3, 8],
        votes={0: "yes"},
        proposed=3,
        tests=[],
        attack=None,
        hands=[_hand(0), _hand(2)],
    )


def _hand(member: int) -> models.HandView:
    colours: tuple[Colour, ...] = ("green", "red", "blue", "yellow", "white")
    cards = [
        models.CardView(id=f"{c}{n}", colour=c, value=n % 3 + 1) for n, c in enumerate(colours)
    ]
    if member:
        cards[-1] = models.CardView(id="influence", colour="white", value=3, influence=True)
    return models.HandView(
        member=member,
        name=_cards()[member].short,
        cards=cards,
        standing="all-out" if member else None,
    )


def _cards() -> list[Any]:
    return list(decks.CHARACTERS.values())


def _page(page: Page, situation: Situation, *, together: bool) -> models.PageView:
    every: list[Token] = ["fire", "heavy", "trap"]
    spaces = [
        models.SpaceView(
            id=one.id,
            label=one.label,
            at=one.at,
            start=one.start,
            enemy=one.enemy,
            hide=one.hide,
            water=one.water,
            poi=bool(one.poi),
            repeat=bool(one.poi) and n % 2 == 0,
            objective=bool(one.objective),
            exit=one.exit if n % 2 else "",
            closed=bool(one.exit) and n % 2 == 0,
            scavenge=[4, 6, 8][: one.scavenge],
            tokens=every[n : n + 1] if n < len(every) else [],
        )
        for n, one in enumerate(page.spaces)
    ]
    lines = [
        models.LineView(a=a, b=b, kind=kind) for kind, pairs in page.lines.items() for a, b in pairs
    ]
    return models.PageView(
        page=page.id,
        title=page.title,
        location=decks.BOOK.locations[page.location].name,
        scene=page.scene,
        revisit=False,
        situation=situation,
        spaces=spaces,
        lines=lines,
        exits=[
            models.ExitView(
                letter=one.letter, label=one.label, open=True, text=page.find_entry(one.entry).text
            )
            for one in page.exits
        ],
        environments=[
            models.EnvironmentView(id=one.id, name=one.name, effect=one.effect)
            for one in list(decks.ENVIRONMENTS.values())[4:6]
        ],
        enemies=[
            _foe(n, decks.ENEMIES[one], page, together=together) for n, one in enumerate(FOES)
        ],
        threats=[1, 2, 3, 3, 1, 2, 2],
        check=(
            "7 threats are on the track, so the enemies act at the end of this turn, all five of"
            " them, from the first slot on."
        ),
        calamity=7,
        task=models.TaskView(
            name="Load what is left of the hoard",
            attribute="strength",
            difficulty=16,
            dial=9,
            card=models.CardView(id="r2", colour="red", value=2),
            where=[page.spaces[0].label],
        ),
    )


def _foe(n: int, card: EnemyCard, page: Page, *, together: bool) -> models.FigureView:
    count = 4 if card.swarm else 1
    ids = [space.id for space in page.spaces]
    at = [ids[6] if together else ids[(n * 2 + m) % len(ids)] for m in range(count)]
    actions = [
        f"moves {one.speed}, range {one.range}, strength {one.strength}" for one in card.actions
    ]
    return models.FigureView(
        number=n + 4,
        id=card.id,
        name=card.name,
        type=card.type,
        at=at,
        life=4,
        wounds=n % 3,
        defence=card.defence,
        communicate=card.communicate,
        fly=card.fly,
        swarm=bool(card.swarm),
        guard=n == 3,
        actions=actions,
        threat=n % 3 + 1,
        text=card.text,
    )


def _member(n: int, page: Page, *, together: bool) -> models.MemberView:
    card = _cards()[n]
    statuses: tuple[Status, ...] = get_args(Status)
    items = list(decks.ITEMS.values())
    worn = [items[4 * n + m] for m in range(4)]
    at = page.spaces[6].id if together else page.spaces[3 * n].id
    return models.MemberView(
        member=n,
        seat=n,
        player=NAMES[n],
        id=card.id,
        name=card.name,
        short=card.short,
        species=card.species,
        role=card.role,
        big=card.big,
        bonus=dict(card.bonus),
        life=card.life,
        wounds=n % 3,
        toxic=1 if n > 1 else 0,
        statuses=list(statuses[: n + 1]),
        at=None if n == 3 and not together else at,
        exited=n == 3 and not together,
        defeated=False,
        hidden=n == 2,
        hand=5 - n,
        batteries=n,
        aim=n % 2,
        items=[
            models.ItemView(
                id=one.id,
                name=one.name,
                slot=one.slot,
                text=one.text,
                does=["+1 strength"],
                batteries=min(1, one.battery),
                holds=one.battery,
                equipped=m < 3,
            )
            for m, one in enumerate(worn)
        ],
        abilities=[
            models.AbilityView(id=one.id, name=one.name, cost=one.cost, effect=one.effect)
            for one in list(decks.ABILITIES.values())[5 * n : 5 * n + 5]
        ],
        lasting=["Bristle"] if n == 1 else [],
        goal=card.goal,
        progress="1 of 3 so far",
        goal_done=n == 3,
    )


def _mission() -> models.MissionView:
    one = decks.BOOK.missions[3]
    place = decks.BOOK.locations[one.location].name
    return models.MissionView(
        n=3,
        name=one.name,
        main=one.main,
        goal=one.goal,
        story=one.story,
        location=place,
        allowance=one.allowance,
    )


def _colony() -> models.ColonyView:
    items = [
        models.ItemView(id=one.id, name=one.name, slot=one.slot, text=one.text, does=[])
        for one in decks.ITEMS.values()
    ]
    return models.ColonyView(
        chapter=9,
        dials={**NEW_COLONY, "time": 11, "scrap": 30, "food": 28, "morale": 2},
        cap=20,
        structures=[
            models.StructureView(
                id=one.id, name=one.name, cost=one.cost, effect=one.effect, built=n % 2 == 0
            )
            for n, one in enumerate(decks.STRUCTURES.values())
        ],
        improvements=[one for one in items if one.slot == "stash"][:4],
        supply=[one for one in items if one.slot == "stash"][4:],
        broken=items[:9],
        missions={one.name: "done" if n < 3 else "open" for n, one in decks.BOOK.missions.items()},
        discoveries={one.name: one.text for one in list(decks.DISCOVERIES.values())[:6]},
        goals=[one.name for one in _cards()],
        railcar=True,
        hull=0,
        infinite=True,
        won=False,
    )

"""What entries and cards do, as data: the closed vocabulary (AF-25.8 to AF-25.12).

In a file an effect is written as one key and its value or its parts: `{dial: {food: 2}}`,
`{wound: {who: active, n: 1}}`, `{read: 12}`; a bare word where it has no parts: `hunt`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from rules.aftermath.model.terms import (
    Attribute,
    Dial,
    Environment,
    Line,
    Situation,
    Status,
    Structure,
    Token,
    Type,
)

Who = Literal["active", "all", "here", "others", "chosen", "random", "each"]
"""Whom it is for (AF-25.11): the active seat; everybody in the party who is on the map; those on
the active seat's space; all but the active; one whom the active seat chooses; one by lot; each by
itself (choices and tests are then theirs)."""
By = Literal["active", "party", "each", "bookkeeper"]
"""Who decides (AF-17.11)."""


class Data(BaseModel):
    """Anything read from a file: nothing unknown in it, and it never changes."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


# -- conditions (AF-25.12) -----------------------------------------------------------------------


class Condition(Data):
    """All that is given must hold. `flag`, `dial`: at least so much; `mission`: number -> assigned,
    open (an assigned one is, a done one is not) or done; `no` names flags that must not be set:
    quoted in a file, since YAML takes it for false."""

    flag: dict[str, int] = {}
    no: tuple[str, ...] = ()
    dial: dict[Dial, int] = {}
    character: str = ""
    """Present in the party, by the character's id."""
    item: str = ""
    """Equipped by somebody on the map: an item's id or a keyword."""
    party: int = 0
    """At least so many characters."""
    situation: Situation | None = None
    mission: dict[int, Literal["assigned", "open", "done"]] = {}
    first_visit: bool | None = None
    structure: Structure | None = None


# -- effects -------------------------------------------------------------------------------------


class Text(Data):
    """More words, told to everybody."""

    do: Literal["text"]
    words: Annotated[str, Field(min_length=10, max_length=400)]


class Dials(Data):
    """Dials go up or down (AF-1.9 to AF-1.14)."""

    do: Literal["dial"]
    by: dict[Dial, int]


class Hurt(Data):
    """`wound`: without defence; `attack`: may be defended against that strength; `heal`."""

    do: Literal["wound", "attack", "heal"]
    n: int = 1
    who: Who = "active"
    toxic: bool = False
    strength: int = 0
    """Of an attack."""


class GiveStatus(Data):
    """They become something."""

    do: Literal["status"]
    status: Status
    who: Who = "active"


class GainItem(Data):
    """The top item card (or a certain one); `broken` puts it on the broken pile."""

    do: Literal["item"]
    id: str = ""
    n: int = 1
    broken: bool = False


class LoseItem(Data):
    """Lose an item of one's choice; `breaks`: it goes to the broken pile."""

    do: Literal["lose_item"]
    n: int = 1
    who: Who = "active"
    breaks: bool = False


class Count(Data):
    """`battery`, `aim`: gain; `draw`, `discard`: action cards; `threat`: add (negative: remove)."""

    do: Literal["battery", "aim", "draw", "discard", "threat", "strays"]
    n: int = 1
    who: Who = "active"


class Grant(Data):
    """`influence`: the card comes to hand; `learn`: an ability."""

    do: Literal["influence", "learn"]
    who: Who = "active"


class Flag(Data):
    """A flag of the mission, or with `campaign` of the whole campaign, is raised by so much."""

    do: Literal["flag"]
    name: Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]
    n: int = 1
    campaign: bool = False


class Discovery(Data):
    """Retrieve a discovery card by its id, or `banish` one."""

    do: Literal["discovery", "banish"]
    id: str


class MakeEncounter(Data):
    """An encounter: a card from the deck (`card: true`), a list, a random one of a type, a boss, or
    The Hunt (AF-5.7 to AF-5.24)."""

    do: Literal["encounter"]
    card: bool = False
    enemies: tuple[str, ...] = ()
    """Ids; a party of n takes the first n, `all_of_them` all."""
    all_of_them: bool = False
    random: Type | None = None
    boss: str = ""
    """Its id; it comes first, and with it a party of n takes the first n - 1 of `enemies`."""
    hunt: bool = False
    situation: Situation = "hostile"
    loot: tuple[Effect, ...] = ()
    """Done when its last enemy is defeated (AF-11.4): what a boss's defeat brings stands here."""


class SetSituation(Data):
    """Safe or hostile from now on."""

    do: Literal["situation"]
    to: Situation


class RemoveEnemies(Data):
    """Enemies leave: all, or those of a type."""

    do: Literal["remove_enemies"]
    type: Type | None = None


class Put(Data):
    """`place` or `take` tokens on spaces."""

    do: Literal["place", "take"]
    token: Token
    spaces: tuple[int, ...]


class Objective(Data):
    """The objective token is placed on a space; its entry is that of the page's objectives."""

    do: Literal["objective"]
    space: int


class SetEnvironment(Data):
    """An environment comes into force, or ends."""

    do: Literal["environment"]
    name: Environment
    ends: bool = False


class Move(Data):
    """Characters are moved to a space."""

    do: Literal["move"]
    space: int
    who: Who = "active"


class ChangeLine(Data):
    """The line between two spaces becomes another kind."""

    do: Literal["line"]
    between: tuple[int, int]
    to: Line


class ChangeExit(Data):
    """An exit opens or closes."""

    do: Literal["exit"]
    letter: str
    open: bool = True


class Test(Data):
    """A skill test (AF-8), `opposed` or not."""

    do: Literal["test"]
    attribute: Attribute
    difficulty: int
    opposed: bool = False
    who: Who = "active"
    ok: tuple[Effect, ...] = ()
    ko: tuple[Effect, ...] = ()
    told_ok: str = ""
    told_ko: str = ""


class Task(Data):
    """A group task (AF-9): k per character; `spaces`: where contributors must stand."""

    do: Literal["task"]
    name: str
    attribute: Attribute
    each: Annotated[int, Field(ge=3, le=5)]
    spaces: tuple[int, ...] = ()
    entry: int
    """Read when it is done."""


class Way(Data):
    """One option of a choice. `cost` in dials; `need`: only then."""

    label: Annotated[str, Field(min_length=2, max_length=60)]
    told: Annotated[str, Field(max_length=400)] = ""
    cost: dict[Dial, int] = {}
    need: Condition | None = None
    do: tuple[Effect, ...] = ()


class Choice(Data):
    """A choice; `default` is the number of the option that is taken for the absent, which costs and
    needs nothing."""

    do: Literal["choice"]
    by: By = "active"
    of: Annotated[tuple[Way, ...], Field(min_length=2, max_length=4)]
    default: int = 0

    @model_validator(mode="after")
    def _the_default_is_free(self) -> Choice:
        if not 0 <= self.default < len(self.of):
            raise ValueError(f"there is no option {self.default} to be the default")
        way = self.of[self.default]
        if way.cost or way.need is not None:
            raise ValueError("the default costs and needs nothing")
        return self


class If(Data):
    """Only if."""

    do: Literal["if"]
    when: Condition
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class Goto(Data):
    """`read`: an entry of this page; `goto`: another page; `travel`: by the travel map."""

    do: Literal["read", "goto"]
    n: int


class Mission(Data):
    """A mission is opened, or this one succeeds or fails."""

    do: Literal["mission"]
    n: int = 0
    to: Literal["open", "success", "fail"]


class Bare(Data):
    """What has no parts. `keep_token`: the objective token stays; `end_turn`: the active seat's
    turn ends; `travel`: the party travels; `vehicle`: the railcar is theirs."""

    do: Literal["travel", "vehicle", "keep_token", "end_turn"]


def _expand_shorthand(raw: Any) -> Any:
    if isinstance(raw, str):
        return {"do": raw}
    if not isinstance(raw, dict) or "do" in raw or len(raw) != 1:
        return raw
    ((name, value),) = raw.items()
    if name == "text":
        return {"do": name, "words": value}
    if name == "dial":
        return {"do": name, "by": value}
    if name == "choice" and isinstance(value, list):
        return {"do": name, "of": value}
    if name == "situation":
        return {"do": name, "to": value}
    if name == "status" and isinstance(value, str):
        return {"do": name, "status": value}
    if name in ("discovery", "banish") and isinstance(value, str):
        return {"do": name, "id": value}
    if name == "flag" and isinstance(value, str):
        return {"do": name, "name": value}
    if name == "objective":
        return {"do": name, "space": value}
    if name in ("influence", "learn") and isinstance(value, str):
        return {"do": name, "who": value}
    if isinstance(value, dict):
        return {"do": name, **value}
    return {"do": name, "n": value}


Effect = Annotated[
    Text
    | Dials
    | Hurt
    | GiveStatus
    | GainItem
    | LoseItem
    | Count
    | Grant
    | Flag
    | Discovery
    | MakeEncounter
    | SetSituation
    | RemoveEnemies
    | Put
    | Objective
    | SetEnvironment
    | Move
    | ChangeLine
    | ChangeExit
    | Test
    | Task
    | Choice
    | If
    | Goto
    | Mission
    | Bare,
    Field(discriminator="do"),
    BeforeValidator(_expand_shorthand),
]

for _model in (MakeEncounter, Test, Way, Choice, If):
    _model.model_rebuild()

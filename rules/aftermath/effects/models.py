"""What entries and cards do, as data: the closed vocabulary of effects (AF-25.8 to AF-25.12).

In a file an effect is written as one key with its value or its parts, such as `{dial: {food: 2}}`,
`{wound: {who: active, n: 1}}`, `{read: 12}`. Without parts it is a bare word: `hunt`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from rules.aftermath.model import terms
from rules.kit.content import NO_TEXT, DeckText

Who = Literal["active", "all", "here", "others", "chosen", "random", "each"]
"""Whom an effect applies to (AF-25.11): the active seat; all members on the map; the members on the
active seat's space; all but the active seat; a member whom the active seat chooses; a random
member; each member separately, who then makes choices and takes tests alone."""
By = Literal["active", "party", "each", "bookkeeper"]
"""Who decides (AF-17.11)."""


class Data(BaseModel):
    """Anything read from a file. Unknown keys are refused, and the object never changes."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


# -- conditions (AF-25.12) -----------------------------------------------------------------------


class Condition(Data):
    """A condition; everything that is given must hold. `flag`, `dial`: the least value; `mission`:
    number -> assigned, open (also if it is assigned) or done; `no`: flags that must not be set
    (quoted in a file, since YAML takes the word for false)."""

    flag: dict[str, int] = {}
    no: tuple[str, ...] = ()
    dial: dict[terms.Dial, int] = {}
    character: str = ""
    """The id of a character who must be in the party."""
    item: str = ""
    """An item's id or a keyword; somebody on the map must have it equipped."""
    party: int = 0
    """The least number of characters in the party."""
    situation: terms.Situation | None = None
    mission: dict[int, Literal["assigned", "open", "done"]] = {}
    first_visit: bool | None = None
    structure: terms.Structure | None = None
    at_most: dict[terms.Dial, int] = {}
    """The highest value of dials, for what is told of a hungry or a sad colony."""
    season: terms.Season | None = None
    retrieved: str = ""
    """The id of a discovery card that the party must have retrieved."""


# -- effects -------------------------------------------------------------------------------------


class Text(Data):
    """Tell everybody a further text."""

    do: Literal["text"]
    words: Annotated[DeckText, Field(min_length=10, max_length=400)]


class Dials(Data):
    """Move dials up or down (AF-1.9 to AF-1.14)."""

    do: Literal["dial"]
    by: dict[terms.Dial, int]


class Hurt(Data):
    """Wound, attack or heal members, who may defend against an attack of this `strength`."""

    do: Literal["wound", "attack", "heal"]
    n: int = 1
    who: Who = "active"
    toxic: bool = False
    strength: int = 0
    """The strength of an attack."""


class GiveStatus(Data):
    """Give members a status."""

    do: Literal["status"]
    status: terms.Status
    who: Who = "active"


class GainItem(Data):
    """Gain the top item card, or the card `id`; `broken` puts it on the broken pile."""

    do: Literal["item"]
    id: str = ""
    n: int = 1
    broken: bool = False


class LoseItem(Data):
    """Make members lose an item that they choose; `breaks`: it goes to the broken pile."""

    do: Literal["lose_item"]
    n: int = 1
    who: Who = "active"
    breaks: bool = False


class Count(Data):
    """`battery`, `aim`: gain tokens; `draw`, `discard`: action cards; `threat`: add threat cards
    (negative: remove them); `strays`: bring in strays."""

    do: Literal["battery", "aim", "draw", "discard", "threat", "strays"]
    n: int = 1
    who: Who = "active"


class Grant(Data):
    """`influence`: give members their influence cards; `learn`: let members learn an ability."""

    do: Literal["influence", "learn"]
    who: Who = "active"


class Flag(Data):
    """Raise a flag of the mission, or with `campaign` of the whole campaign, by `n`."""

    do: Literal["flag"]
    name: Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]
    n: int = 1
    campaign: bool = False
    ahead: Annotated[DeckText, Field(max_length=160)] = NO_TEXT
    """What is different from here on, told at once: an option must say what it sets in motion."""


class Discovery(Data):
    """Retrieve the discovery card with this id, or `banish` it."""

    do: Literal["discovery", "banish"]
    id: str


class MakeEncounter(Data):
    """Start an encounter: a card from the deck (`card: true`), a list, a random enemy of a type, a
    boss, or The Hunt (AF-5.7 to AF-5.24)."""

    do: Literal["encounter"]
    card: bool = False
    enemies: tuple[str, ...] = ()
    """Ids of enemies. A party of n takes the first n; with `all_of_them` it takes all."""
    all_of_them: bool = False
    random: terms.Type | None = None
    boss: str = ""
    """The id of the boss, who comes first; a party of n then takes the first n - 1 of `enemies`."""
    hunt: bool = False
    situation: terms.Situation = "hostile"
    loot: tuple[Effect, ...] = ()
    """Effects when the encounter's last enemy is defeated (AF-11.4), a boss for example."""


class SetSituation(Data):
    """Make the situation safe or hostile."""

    do: Literal["situation"]
    to: terms.Situation


class RemoveEnemies(Data):
    """Remove all enemies, or those of one type."""

    do: Literal["remove_enemies"]
    type: terms.Type | None = None


class Put(Data):
    """`place` tokens on spaces, or `take` them away."""

    do: Literal["place", "take"]
    token: terms.Token
    spaces: tuple[int, ...]


class Objective(Data):
    """Place the objective token on a space, whose own entry will be read there."""

    do: Literal["objective"]
    space: int


class SetEnvironment(Data):
    """Bring an environment into force, or end it."""

    do: Literal["environment"]
    name: terms.Environment
    ends: bool = False


class Move(Data):
    """Move members to a space."""

    do: Literal["move"]
    space: int
    who: Who = "active"


class ChangeLine(Data):
    """Change the line between two spaces to another kind."""

    do: Literal["line"]
    between: tuple[int, int]
    to: terms.Line


class ChangeExit(Data):
    """Open or close an exit."""

    do: Literal["exit"]
    letter: str
    open: bool = True


class Test(Data):
    """Make members take a skill test (AF-8), `opposed` or not, and then apply `ok` or `ko`."""

    do: Literal["test"]
    attribute: terms.Attribute
    difficulty: int
    opposed: bool = False
    who: Who = "active"
    ok: tuple[Effect, ...] = ()
    ko: tuple[Effect, ...] = ()
    told_ok: DeckText = NO_TEXT
    told_ko: DeckText = NO_TEXT


class Task(Data):
    """A group task (AF-9). `each`: difficulty per character; `spaces`: where contributors must
    stand."""

    do: Literal["task"]
    name: DeckText
    attribute: terms.Attribute
    each: Annotated[int, Field(ge=3, le=5)]
    spaces: tuple[int, ...] = ()
    entry: int
    """The entry that is read when the task is done."""


class Way(Data):
    """One option of a choice. `cost`: its cost in dials; `need`: the condition for offering it."""

    label: Annotated[DeckText, Field(min_length=2, max_length=60)]
    told: Annotated[DeckText, Field(max_length=400)] = NO_TEXT
    cost: dict[terms.Dial, int] = {}
    need: Condition | None = None
    do: tuple[Effect, ...] = ()


class Choice(Data):
    """A choice. `default` is the number of the option taken for an absent player; that option has
    no cost and no condition."""

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
    """Apply `then` if the condition holds, else `otherwise`."""

    do: Literal["if"]
    when: Condition
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class Goto(Data):
    """`read`: read an entry of this page; `goto`: go to another page."""

    do: Literal["read", "goto"]
    n: int


class Mission(Data):
    """Open a mission, or end this mission with success or failure."""

    do: Literal["mission"]
    n: int = 0
    to: Literal["open", "success", "fail"]


class Bare(Data):
    """An effect without parts. `keep_token`: the objective token stays; `end_turn`: the active
    seat's turn ends; `travel`: the party travels; `vehicle`: the party gets the railcar."""

    do: Literal["travel", "vehicle", "keep_token", "end_turn"]


_VALUES = {"text": "words", "dial": "by", "situation": "to", "objective": "space"}
"""The part that an effect's bare value is for, by the effect's word."""
_NAMES = {
    "status": "status",
    **dict.fromkeys(("discovery", "banish"), "id"),
    "flag": "name",
    **dict.fromkeys(("influence", "learn"), "who"),
}
"""The same if the value is a word."""


def _expand_shorthand(raw: Any) -> Any:
    if isinstance(raw, str):
        return {"do": raw}
    if not isinstance(raw, dict) or "do" in raw or len(raw) != 1:
        return raw
    ((name, value),) = raw.items()
    if name in _VALUES or (name in _NAMES and isinstance(value, str)):
        return {"do": name, (_VALUES | _NAMES)[name]: value}
    if name == "choice" and isinstance(value, list):
        return {"do": name, "of": value}
    if isinstance(value, dict):
        return {"do": name, **value}
    return {"do": name, "n": value}


_OnMembers = Hurt | GiveStatus | GainItem | LoseItem | Count | Grant | Move | Test | Task
_OnPage = SetSituation | RemoveEnemies | Put | Objective | SetEnvironment | ChangeLine | ChangeExit
_InBook = Text | Dials | Flag | Discovery | MakeEncounter | Choice | If | Goto | Mission | Bare
Effect = Annotated[
    _OnMembers | _OnPage | _InBook, Field(discriminator="do"), BeforeValidator(_expand_shorthand)
]

for _model in (MakeEncounter, Test, Way, Choice, If):
    _model.model_rebuild()

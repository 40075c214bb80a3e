"""What each seat, and a spectator, may see, as data for the table card. The module `view` fills
these models."""

from pydantic import BaseModel

from rules.aftermath.model import terms
from rules.aftermath.model.state import Order, Phase
from rules.kit.late_views import HasLateTexts, LateCounts, LateLine, LateLines, LateTexts


class CardView(BaseModel):
    """An action card whose face is known."""

    id: str
    colour: terms.Colour
    value: int
    influence: bool = False


class ItemView(HasLateTexts, BaseModel):
    """An item, and what it does in words."""

    id: str
    name: LateLine
    slot: terms.Slot
    text: LateLine
    does: LateLines
    """One line of text for each bonus, range, power and keyword."""
    batteries: int = 0
    """How many batteries lie on the item."""
    holds: int = 0
    """How many batteries the item can hold."""
    equipped: bool = False


class AbilityView(HasLateTexts, BaseModel):
    """An ability."""

    id: str
    name: LateLine
    cost: int
    effect: LateLine


class MemberView(HasLateTexts, BaseModel):
    """Everything public about a character in play."""

    member: int
    seat: int
    player: str
    """The name of the seat."""
    id: str
    name: LateLine
    short: LateLine
    species: LateLine
    role: LateLine
    big: bool
    bonus: dict[terms.Attribute, int]
    life: int
    wounds: int
    toxic: int
    statuses: list[terms.Status]
    at: int | None
    exited: bool
    defeated: bool
    hidden: bool
    """Whether the character is hidden on its space."""
    hand: int
    """How many cards are in the character's hand."""
    batteries: int
    aim: int
    items: list[ItemView]
    abilities: list[AbilityView]
    lasting: LateLines
    """Names of abilities that still have effect."""
    goal: LateLine
    progress: LateLine
    """The character's progress towards `goal`, in words."""
    goal_done: bool


class FigureView(HasLateTexts, BaseModel):
    """An enemy card in play."""

    number: int
    id: str
    name: LateLine
    type: terms.Type
    at: list[int]
    life: int
    wounds: int
    defence: int
    communicate: int | None
    """The difficulty of talking to the enemy now; None if nobody can talk to it."""
    fly: bool
    swarm: bool
    guard: bool
    actions: LateLines
    """What the enemy does, in words, for threat 1, 2 and 3."""
    threat: int | None
    """The value of the threat card under the enemy; None if there is none."""
    text: LateLine


class SpaceView(HasLateTexts, BaseModel):
    """A space of the page. `at`: where it is drawn, 0 to 100 each way."""

    id: int
    label: LateLine
    at: tuple[int, int]
    start: bool
    enemy: bool
    hide: bool
    water: bool
    poi: bool
    """Whether the space has a point of interest that nobody has read yet."""
    repeat: bool
    """Whether the entry of the space may be read again."""
    objective: bool
    """Whether the objective token lies on the space."""
    exit: str
    """The letter of the exit here that is open to the party; "" if there is none."""
    closed: bool
    """Whether the exit here is closed to the party."""
    scavenge: list[int]
    """The difficulties of the scavenge tokens here; no player sees the prizes."""
    tokens: list[terms.Token]


class LineView(BaseModel):
    """A line between two spaces, including changes by effects."""

    a: int
    b: int
    kind: terms.Line


class ExitView(HasLateTexts, BaseModel):
    """An exit, and the text that is read when the party takes it (AF-3.15)."""

    letter: str
    label: LateLine
    open: bool
    text: LateLine
    leads: list[int] = []
    """The pages that the exit's entry may send the party to; empty if the party travels."""
    ends: bool = False
    """Whether the exit's entry may end a mission."""


class TaskView(HasLateTexts, BaseModel):
    """The group task."""

    name: LateLine
    attribute: terms.Attribute
    difficulty: int
    dial: int
    card: CardView | None
    where: LateLines
    """Labels of the spaces from which members may help; empty if they may help anywhere."""
    spaces: list[int] = []
    """The numbers of the spaces in `where`."""


class EnvironmentView(HasLateTexts, BaseModel):
    """An environment in force."""

    id: str
    name: LateLine
    effect: LateLine


class PageView(HasLateTexts, BaseModel):
    """The page that the party is on."""

    page: int
    title: LateLine
    location: LateLine
    scene: LateLine
    revisit: bool
    situation: terms.Situation
    spaces: list[SpaceView]
    lines: list[LineView]
    exits: list[ExitView]
    environments: list[EnvironmentView]
    enemies: list[FigureView]
    """Enemies, by slot of the threat track."""
    threats: list[int]
    """The values of the threat cards, by slot."""
    check: LateLine
    """What the next Check Threat does, in a sentence."""
    calamity: int | None
    """The value that the roll for this page's calamity must reach; None once it has happened."""
    task: TaskView | None


class LocationView(HasLateTexts, BaseModel):
    """A location of the travel map; `at`: column and row from 0."""

    id: str
    name: LateLine
    at: tuple[int, int]
    here: bool
    mission: bool
    """Whether the mission of this game is at this location."""


class MissionView(HasLateTexts, BaseModel):
    """The mission of this game."""

    n: int
    name: LateLine
    main: bool
    goal: LateLine
    story: LateLine
    location: LateLine
    allowance: int
    pages: list[int] = []
    """The pages on which the mission can be done, the outermost page first."""


class StructureView(HasLateTexts, BaseModel):
    """A structure of the colony."""

    id: terms.Structure
    name: LateLine
    cost: int
    effect: LateLine
    built: bool


class ColonyView(HasLateTexts, BaseModel):
    """The colony and what it has."""

    chapter: int
    dials: dict[terms.Dial, int]
    cap: int
    """The highest population that the colony can have now."""
    structures: list[StructureView]
    improvements: list[ItemView]
    supply: list[ItemView]
    broken: list[ItemView]
    missions: LateTexts
    """Mission name -> whether it is open or done."""
    discoveries: LateTexts
    """Retrieved cards: name -> text."""
    goals: LateLines
    """Names of characters whose personal goals are complete."""
    railcar: bool
    hull: int
    infinite: bool
    won: bool
    lost: bool


class TestView(HasLateTexts, BaseModel):
    """A test and its outcome, as all players saw them."""

    member: int
    what: LateLine
    attribute: terms.Attribute
    cards: list[CardView]
    bonus: int
    white: int
    black: int | None
    difficulty: int
    success: bool


class AttackView(HasLateTexts, BaseModel):
    """An attack that waits for a defence."""

    target: int
    strength: int
    by: LateLine
    enemy: int | None


class HandView(HasLateTexts, BaseModel):
    """The hand of one of the reader's own characters."""

    member: int
    name: LateLine
    cards: list[CardView]
    standing: Order | None


class View(HasLateTexts, BaseModel):
    """The table as one seat sees it, or as a spectator does."""

    seat: int | None
    names: list[str]
    phase: Phase
    turn: int
    active: int
    """The member whose turn it is, or comes next."""
    bookkeeper: int
    party: list[MemberView]
    page: PageView | None
    colony: ColonyView
    mission: MissionView
    travel: list[LocationView]
    visited: list[int]
    """The pages that the party has visited in this game."""
    hunt: LateLines
    """Names of the enemies in The Hunt box."""
    deck: int
    discards: list[CardView]
    unseen: LateCounts
    """Prizes of scavenge tokens that nobody has seen yet, in words -> how many (AF-21.12)."""
    votes: dict[int, str]
    """Votes cast so far in the open vote, by seat."""
    proposed: int | None
    """The member who has proposed to nest after this turn."""
    tests: list[TestView]
    attack: AttackView | None
    hands: list[HandView]
    """The hands of the reader's own characters only."""

    def find_member(self, member: int) -> MemberView:
        """Find a character in play by its member number."""
        return self.party[member]

    def list_own_members(self) -> list[MemberView]:
        """List the reader's characters."""
        return [one for one in self.party if one.seat == self.seat]

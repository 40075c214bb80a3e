"""AF-28.6 to AF-28.10: fights, missions, campaigns and pages of bots, compared with the ledger's
targets, with the leeway that few games need; the figures: python -m tools.balance aftermath --games
10 --compare."""

from collections import Counter
from dataclasses import dataclass, field

import pytest

from rules.aftermath.bot.player import CARELESS, HEEDLESS, SENSIBLE, Player
from rules.aftermath.model.decks import BOOK
from tests.drivers import bot_play, open_table
from tests.rules.aftermath import figures
from tests.rules.aftermath.courses import Strength, play_campaign
from tests.rules.aftermath.play.enemies import fights
from tests.rules.aftermath.play.page.crossings import cross_page
from tools.balance import is_average_within, is_share_within

SAMPLES = pytest.mark.parametrize("seats", [24, pytest.param(96, marks=pytest.mark.soak)])
"""How many characters fight, all fights together: those of two are short, and differ most."""


def fight_in_parties(n: int, enemies: list[str], seats: int) -> Counter[str]:
    """Fights of n characters with those."""
    page = fights.make_field()
    total: Counter[str] = Counter()
    for seed in range(seats // n):
        total.update(fights.fight_enemies(n, enemies, seed, page))
    return total


@pytest.mark.rule("AF-28.6")
@SAMPLES
@pytest.mark.parametrize("n", [2, 3, 4])
def test_what_a_fight_with_typical_raiders_costs(n: int, seats: int) -> None:
    """About 2 turns for each enemy, an enemy turn in 3 turns, and 0.7 wounds for each enemy."""
    total = fight_in_parties(n, [fights.make_raider() for _ in range(n)], seats)
    assert total["lost"] == 0
    assert 1.5 <= total["turns"] / total["enemies"] <= 2.5
    assert 1.8 <= total["turns"] / total["enemy turns"] <= 4
    assert 0.5 <= total["wounds"] / total["enemies"] <= 1.1


@pytest.mark.rule("AF-28.7")
@SAMPLES
@pytest.mark.parametrize(("n", "turns", "life"), [(2, 6, 1 / 5), (4, 15, 1 / 3)])
def test_what_a_boss_costs(n: int, turns: int, life: float, seats: int) -> None:
    """With one rat fewer than there are characters: 6 turns and a fifth of the life of two, 15 and
    a third of that of four."""
    total = fight_in_parties(n, ["tollkeeper", *(fights.make_rat() for _ in range(n - 1))], seats)
    assert total["lost"] == 0
    assert 0.65 * turns <= total["turns"] / total["fights"] <= 1.35 * turns
    assert 0.65 * life <= total["wounds"] / total["life"] <= 1.35 * life


# -- missions and campaigns of bots ----------------------------------------------------------------


@dataclass(slots=True)
class PlayedCampaigns:
    """Campaigns of one strength of play, by one to four players in turn."""

    missions: list[Counter[str]] = field(default_factory=list)
    ends: list[Counter[str]] = field(default_factory=list)


CAMPAIGNS = range(40)
FEW_OR_MANY = [range(1, 3), pytest.param(CAMPAIGNS, marks=pytest.mark.soak)]
"""Which campaigns are played: one of two and one of three players, or many."""


def play_campaigns(player: Player, campaigns: range) -> PlayedCampaigns:
    """The campaigns of these numbers, each until it is won or lost or has had ten missions."""
    game, found = figures.GameOfBots(player), PlayedCampaigns()
    for number in campaigns:
        table = open_table(game, 1 + number % 4, f"balance {number}")
        told = [event for _, events in bot_play(table) for event in events]
        missions, colony = figures.follow_campaign(table, told)
        lost = colony.lost or colony.infinite
        found.missions += missions
        found.ends.append(Counter(lost=lost, early=lost and len(missions) <= figures.HALF))
    return found


@pytest.fixture(scope="module", params=FEW_OR_MANY)
def sensible(request: pytest.FixtureRequest) -> PlayedCampaigns:
    """The campaigns of sensible bots."""
    return play_campaigns(SENSIBLE, request.param)


AVERAGES = {
    "turns": (25, 50),
    "pages": (3, 6),
    "nests": (1, 2),
    "defeats": (0, 2),
    "food found": (5, 8),
    "food eaten": (1, 3),
    "scrap found": (3, 5),
}
"""Of a mission, the least and the most (AF-28.8)."""
TAKEN = (0.55, 0.65)
"""About 60 % of the tokens that are placed."""


@pytest.mark.rule("AF-28.8")
@pytest.mark.parametrize("what", list(AVERAGES))
def test_what_a_mission_is_like(sensible: PlayedCampaigns, what: str) -> None:
    assert is_average_within([float(one[what]) for one in sensible.missions], *AVERAGES[what])


@pytest.mark.rule("AF-28.8")
def test_most_placed_tokens_are_found(sensible: PlayedCampaigns) -> None:
    assert is_average_within(
        [one["found"] / max(1, one["placed"]) for one in sensible.missions], *TAKEN
    )


LOST = {"sensible": (0.03, 0.1), "careless": (0.4, 0.6), "heedless": (0.85, 0.95)}
"""The campaigns that are lost: about 1 in 16, about half, nine in ten (AF-28.9)."""


@pytest.mark.rule("AF-28.9")
def test_campaigns_of_sensible_players(sensible: PlayedCampaigns) -> None:
    lost = sum(end["lost"] for end in sensible.ends)
    assert is_share_within(lost, len(sensible.ends), *LOST["sensible"])


@pytest.mark.soak
def test_campaigns_of_careless_players() -> None:
    """Half of them: a few campaigns would say nothing about that."""
    ends = play_campaigns(CARELESS, CAMPAIGNS).ends
    assert is_share_within(sum(end["lost"] for end in ends), len(ends), *LOST["careless"])


@pytest.mark.rule("AF-28.9")
@pytest.mark.parametrize("campaigns", FEW_OR_MANY)
def test_campaigns_of_heedless_players(campaigns: range) -> None:
    """They lose, mostly by mission five."""
    ends = play_campaigns(HEEDLESS, campaigns).ends
    lost = sum(end["lost"] for end in ends)
    assert is_share_within(lost, len(ends), *LOST["heedless"])
    assert is_share_within(sum(end["early"] for end in ends), lost, 0.5, 1.0)


@pytest.mark.rule("AF-28.9")
@pytest.mark.parametrize(
    ("strength", "who"),
    [
        (Strength(0.85, 1.0), "sensible"),
        (Strength(0.70, 1.6), "careless"),
        (Strength(0.50, 2.4), "heedless"),
    ],
)
def test_campaigns_of_ten_missions(strength: Strength, who: str) -> None:
    """Chance decides how the missions end, and the Colony Phase does the rest: where half of the
    missions fail, campaigns are mostly lost by mission five, and those that stand to the end mostly
    have all eight structures."""
    courses = [play_campaign(strength, seed) for seed in CAMPAIGNS]
    lost = [course for course in courses if course.lost]
    assert is_share_within(len(lost), len(courses), *LOST[who])
    whole = [course.structures for course in courses if not course.lost]
    assert sorted(whole)[len(whole) // 2] == 8
    if who == "heedless":
        assert 2 * sum(course.missions <= figures.HALF for course in lost) > len(lost)


# -- pages -----------------------------------------------------------------------------------------


@pytest.mark.rule("AF-28.10")
@pytest.mark.parametrize("page", sorted(BOOK.pages))
def test_two_characters_without_items_cross_every_page_and_four_do_it_fast(page: int) -> None:
    """Four do in 16 turns, two times of three."""
    assert any(cross_page(page, 2, seed)["crossed"] for seed in range(3))
    soon = (cross_page(page, 4, seed)["turns"] <= 16 for seed in range(3))
    assert any(soon) and any(soon)

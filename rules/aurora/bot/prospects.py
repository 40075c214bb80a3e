"""How a position of Last Aurora is likely to end, by weights fitted to games of bots: how near each
of several players is to winning, and how likely a solo player beats the Automa."""

from math import exp

from rules.aurora.model.maps import find_aurora_space
from rules.aurora.model.players import Player
from rules.aurora.model.state import AUTOMA, Automa, State
from rules.aurora.play.automa import board
from rules.aurora.play.ending import (
    count_box_points,
    count_survivor_points,
    find_special_loot_points,
    list_standings,
)


def estimate_win_share(s: State, seat: int) -> float:
    """Estimate a seat's share of the victory among several players."""
    points = list_standings(s)
    near = [
        0.0 if player.out else exp(_rate_nearness(s, n, points[n]))
        for n, player in enumerate(s.players)
    ]
    return near[seat] / sum(near) if any(near) else 0.0


def _rate_nearness(s: State, seat: int, points: float) -> float:
    """Rate how near a seat is to winning: the logarithm of its share, up to a constant. The weights
    were fitted to who won 300 games of bots."""
    player, over = s.players[seat], s.round / 6
    found = (0.49 * over - 0.1) * points + (0.15 * over - 0.09) * s.find_convoy_number(seat)
    return found + 0.31 * len(player.crew) + 0.76 * len(player.columns) + 0.09 * player.fury


# -- alone -----------------------------------------------------------------------------------------


def estimate_solo_win(s: State) -> float:
    """Estimate how likely a solo player wins, at the start of a round. The weights were fitted to
    24,000 rounds of 5,200 games of bots whose habits differed by chance (logistic regression).
    Early on, nothing is as bad as Survivors of the Automa: each gives it a card more in every
    round."""
    player, rival = s.players[0], board.require_automa(s)
    if player.out:
        return 0.0
    late = (s.round - 4) / 2
    ship = find_aurora_space(s.aurora, s.red) - s.find_convoy_number(0)
    worth = -2.94 - 0.66 * late - 0.55 * late**2
    worth += (0.24 + 0.11 * late) * (s.find_convoy_number(0) - s.find_convoy_number(AUTOMA)) - (
        0.05 + 0.075 * late
    ) * ship
    return 1 / (
        1 + exp(-worth - _rate_player_side(s, player, late) - _rate_automa_side(rival, late))
    )


def _rate_player_side(s: State, player: Player, late: float) -> float:
    """Rate what the player's side adds to the chance to win."""
    active = sum(player.find_skill(one) for one in player.crew if one.zone == "active")
    drives = any(one.ability == "driver" for one in player.crew)
    kept = player.fame + len(player.objects) + sum(find_special_loot_points(s, player).values())
    kept += count_box_points(player) + count_survivor_points(player)
    found = (0.35 + 0.15 * late) * kept + (0.5 + 0.265 * late) * player.count_tokens("F")
    found += 0.19 * player.count_tokens("P") + 0.16 * player.count_tokens("A")
    found += 0.52 * len(player.crew) + 0.23 * active + 0.46 * drives
    found += 0.61 * player.truck.data.speed + 0.55 * len(player.list_working_boxes("tracks"))
    return found + 0.13 * player.contents.count("")


def _rate_automa_side(rival: Automa, late: float) -> float:
    """Rate what the Automa's side takes from the player's chance to win, as a negative number."""
    cards = len(rival.objects) + rival.counted + len(rival.loot)
    found = (0.32 + 0.12 * late) * (rival.fame + cards / 2)
    found += (0.95 - 0.36 * late) * rival.survivors - (
        0.115 + 0.13 * late
    ) * rival.contaminated_count
    found += (0.33 + 0.19 * late) * rival.fuel + 0.39 * board.is_box_working(
        rival, *board.SPEED_BOX
    )
    return -found

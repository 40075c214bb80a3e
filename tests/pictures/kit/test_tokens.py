"""Outlines of tokens, whose corners lie on circles."""

from itertools import pairwise
from math import dist

import pytest

from pictures.kit import tokens

MIDDLE = (50, 60)


def test_a_hexagon_stands_on_a_corner() -> None:
    corners = tokens.lay_out_hexagon(40, *MIDDLE)
    assert [dist(corner, MIDDLE) for corner in corners] == pytest.approx([40] * 6)
    assert [dist(*pair) for pair in pairwise(corners)] == pytest.approx([40] * 5)
    assert corners[0] == pytest.approx((50, 20))


def test_a_star_has_five_points_one_of_them_on_top() -> None:
    corners = tokens.lay_out_star(40, *MIDDLE)
    assert [dist(point, MIDDLE) for point in corners[::2]] == pytest.approx([40] * 5)
    assert max(dist(notch, MIDDLE) for notch in corners[1::2]) < 20
    assert corners[0] == pytest.approx((50, 20))

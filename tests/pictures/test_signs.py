"""The picture that explains Last Aurora's signs: each is drawn whole, beside its words."""

import pytest

from pictures.aurora import signs

from .test_written import list_faults, note_marks


def test_every_sign_fills_its_place_and_is_unique() -> None:
    drawn = [sign() for section in signs.SECTIONS.values() for sign, *_ in section]
    for stamp in drawn:
        left, top, right, bottom = stamp.getbbox() or (0, 0, 0, 0)
        assert max(right - left, bottom - top) > signs.SIZE / 2
        lightest, darkest = zip(*stamp.convert("RGBa").getextrema(), strict=True)
        assert lightest != darkest, "it has more than one tone"
    assert len({(stamp.size, stamp.tobytes()) for stamp in drawn}) == len(drawn)


def test_no_word_beside_a_sign_is_hidden_or_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    with note_marks(monkeypatch) as marks:
        signs.draw(())
    assert len(marks) > len(signs.SECTIONS)
    assert list(list_faults(marks)) == []

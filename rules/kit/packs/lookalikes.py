"""Finds texts that look like others: invisible letters, mixed alphabets, names that look alike."""

import re

INVISIBLE_LETTERS = frozenset("\u115f\u1160\u3164\uffa0")
"""Invisible filler characters that Unicode counts as letters."""
_MIXABLE_SCRIPTS = frozenset({"COMMON", "HAN", "HANGUL", "HIRAGANA", "KATAKANA", "BOPOMOFO"})
"""Scripts that may be mixed with others within a word."""
_WORD = re.compile(r"[^\W\d_]+")


def find_mixed_word(text: str) -> str:
    """Find the first word with letters of several alphabets. Return "" if there is none."""
    if text.isascii():
        return ""
    # This import reads large tables, which are needed only to check a pack.
    from confusable_homoglyphs.categories import unique_aliases

    words = _WORD.findall(text)
    return next((word for word in words if len(unique_aliases(word) - _MIXABLE_SCRIPTS) > 1), "")


def make_skeleton(text: str) -> str:
    """Return what a text looks like: each letter replaced by the Latin one that it can be taken
    for, without differences of case."""
    if text.isascii():
        return text.casefold()
    from confusable_homoglyphs.confusables import is_confusable

    found = is_confusable(text, greedy=True) or []
    latin = {
        each["character"]: other["c"]
        for each in found
        for other in each["homoglyphs"]
        if other["c"].isascii()
    }
    return "".join(latin.get(sign, sign) for sign in text).casefold()

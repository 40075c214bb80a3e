"""Every operation there is (HI-19.4): to import this is to have them registered with `perform`."""

from __future__ import annotations

from . import cards, exchange, lasting, resources, roll, scene, story

__all__ = ["cards", "exchange", "lasting", "resources", "roll", "scene", "story"]

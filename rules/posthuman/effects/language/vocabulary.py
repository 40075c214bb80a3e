"""The texts for the words of the closed sets that effects use (PH-25.13, PH-25.14)."""

from __future__ import annotations

WHOM = {
    "self": "",
    "other": "another human on the same terrain",
    "chosen": "yourself or another human on the same terrain",
    "all": "every human",
    "here": "every human on the same terrain",
}
UNITS = {
    "health": "health/health",
    "morale": "morale/morale",
    "food": "food/food",
    "ammo": "ammo/ammo",
    "xp": "XP/XP",
    "jp": "journey point",
    "scar": "scar",
}
METRICS = {"place": "journey points", "tiles": "tiles", "xp": "XP"}
DECKS = {
    "supply": "supply card",
    "equipment": "equipment card",
    "weapons": "weapon card",
    "skills": "skill",
    "encounter": "encounter",
    "events": "event",
}
DICE = {"melee": "melee die/melee dice", "defence": "defence die/defence dice"}
DICE["shooting"] = "shooting die/shooting dice"
PLAIN = {
    "allow_evade": "what comes after an evasion may be evaded too",
    "trade_any": "trade with humans on any terrain, until the trading ends",
    "end_combat": "all enemies flee",
    "reroll_passed": "a passed mind test is rolled again",
    "no_target": "nobody may target you",
    "replace_encounter": "the encounter is exchanged for the next",
    "extra_encounter": "one more encounter comes",
    "fortress": "the last turn of the game",
}
HOOKS = {
    "setup": "at the start",
    "event": "",
    "eat": "when eating",
    "declare": "when declaring",
    "trade": "when trading",
    "camp": "camping",
    "forage": "foraging",
    "scout": "scouting",
    "move_start": "when moving",
    "tile_drawn": "when drawing a tile",
    "zone_enter": "on entering a zone",
    "reveal": "when an encounter is revealed",
    "evade": "evading",
    "combat_start": "when a fight begins",
    "shoot_roll": "shooting",
    "shoot_result": "after shooting",
    "shot_at": "when shot at",
    "round_start": "when a round of melee begins",
    "melee_roll": "in melee",
    "melee_result": "after a roll in melee",
    "wounds_out": "when you wound",
    "wounds_in": "when you are wounded",
    "kill": "when an enemy dies",
    "combat_end": "after a fight",
    "test": "in tests",
    "supply": "taking supplies",
    "zone_done": "when a zone is complete",
    "tile_done": "when the tile is complete",
    "scar": "when a scar comes",
    "ko": "when knocked out",
    "xp": "spending XP",
    "mutant_step": "when mutants act",
    "turn_end": "at the end of the turn",
    "anytime": "",
    "score": "at the end of the game",
}
LIMITS = {
    "turn": "once a turn",
    "combat": "once a fight",
    "once": "once",
    "discard": "then discard",
}

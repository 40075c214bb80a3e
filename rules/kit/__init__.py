"""What games share: decks, dice, the turn, votes, grids and graphs, words, bots, content. It knows
the engine and no game. Each module stands alone; import what you use from it:

    from rules.kit.decks import Deck
    from rules.kit.turns import Turn
"""

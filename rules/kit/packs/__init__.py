"""Packs, cards that people write: reads them from a file, makes templates, and playtests them.

    pack = read_pack(data)                # bytes of a YAML or ZIP file; raises PackError
    pack.manifest                         # name, author, language, licence, content_notes, game ...
    pack.digest                           # SHA-256 of pack.text, 64 hexadecimal digits
    pack.counts                           # {"scenes": 3, "assets": 1}
    pack.text                             # canonical, to be kept under its digest; never changes
    pack_of(text)                         # the pack in a kept text; raises PackError
    check_pack_text(text)                 # the same for a new text, such as an export, checked

    Table.open(key, names=..., seed=..., packs=[pack.text])     # raises PackError, an Illegal
    table.packs, table.pack_digests       # public; the dump names the digests
    Table.load(dump, since, packs=[text]) # raises MissingPacks (.digests) if one is not given

    describe_packs(key)                   # what packs may bring to a game, in a sentence
    make_template(key)                    # a YAML file to fill in; raises PackError
    run_playtest(pack, games, seed, progress)     # -> Report; raises PackError naming the cards
    play_pair(pack, number, seed), make_report(pack, pairs)     # the same in steps

A table keeps its packs itself: once it is loaded, nothing else needs the texts. Texts of packs are
plain: they contain no Markdown, no mention and no link.
"""

from rules.engine.pack_texts import check_pack_text, read_kept_pack
from rules.engine.packs import Manifest, MissingPacks, Pack, PackError

from .games import describe_packs, list_games_with_packs, make_template
from .playing import play_game_pair
from .playtest import GAMES_IN_PLAYTEST, Report, make_report, run_playtest
from .reading import MOST_FILE_BYTES, read_pack

__all__ = [
    "GAMES_IN_PLAYTEST",
    "MOST_FILE_BYTES",
    "Manifest",
    "MissingPacks",
    "Pack",
    "PackError",
    "Report",
    "check_pack_text",
    "describe_packs",
    "list_games_with_packs",
    "make_report",
    "make_template",
    "play_game_pair",
    "read_kept_pack",
    "read_pack",
    "run_playtest",
]

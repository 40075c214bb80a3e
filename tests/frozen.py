"""What has been loaded stays: forks share it, and need not look through it for garbage."""

import gc

from cogs.ui.localizations import CatalogTranslator
from rules.engine.messages import check_catalogs

check_catalogs()
CatalogTranslator()  # which reads the messages
gc.collect()
gc.freeze()
gc.set_threshold(50_000, 20, 50)

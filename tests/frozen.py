"""What has been loaded stays: forks share it, and need not look through it for garbage."""

import gc

gc.collect()
gc.freeze()

"""Which tests need which system."""

from __future__ import annotations

import sys

import pytest

LINUX = pytest.mark.skipif(
    sys.platform != "linux", reason="looks at processes and signals as Linux has them"
)

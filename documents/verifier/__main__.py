"""Prints the verifier's page."""

import sys

from documents.verifier import make_verifier_page

sys.stdout.buffer.write(make_verifier_page())

"""The verifier, which is JavaScript, in Chromium: exports of random games, honest ones and cheated
ones."""

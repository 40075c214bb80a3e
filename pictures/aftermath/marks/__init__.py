"""The colours and signs of Aftermath."""

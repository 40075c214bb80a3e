"""What the tests of games share: tables whose luck is told, positions looked through by type,
secrets dealt again, laws of every game. Drivers that play whole games are in tests/drivers.py."""

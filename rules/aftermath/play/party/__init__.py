"""What a party decides together."""

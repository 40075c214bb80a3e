"""What the abilities of each character do (AF-22.8 to AF-22.11), with one file for each
character."""

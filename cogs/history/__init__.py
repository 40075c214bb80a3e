"""What tables have been through: the log, the recap, the story, the proof, files, statistics; and
where one plays.
"""

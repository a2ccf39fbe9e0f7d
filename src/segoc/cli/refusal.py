"""When the command line can't do what it was asked."""


class Refused(Exception):
    """What was asked can't be done; the message tells the user why."""

"""What goes wrong when a scenario is played."""


class Failed(Exception):
    """A line of a scenario doesn't fit, or doesn't hold."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.message = message

"""What goes wrong when a scenario is played."""


class Failed(Exception):
    """A line of a scenario doesn't fit, or doesn't hold; `item` is which card of a line of the
    set-up it is about, if it is about one."""

    def __init__(self, line: int, message: str, item: int | None = None) -> None:
        super().__init__(message)
        self.line = line
        self.message = message
        self.item = item

"""What can't be done for whoever asks. The id names what is said about it: `note-ID` in the words."""


class Denied(Exception):  # noqa: N818 - it is an answer, not a fault
    """Base of what is denied to whoever asks."""

    def __init__(self, id: str) -> None:  # noqa: A002 - as programs are told it
        super().__init__(id)
        self.id = id


class Forbidden(Denied):
    """Who asks may not."""


class NotFound(Denied):
    """There is no such thing."""

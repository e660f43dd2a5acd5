"""What can't be done for whoever asks. The id names what is said about it: `note-ID` in the words."""


class Refusal(Exception):  # noqa: N818 - it is an answer, not a fault
    """Base of both."""

    def __init__(self, id: str) -> None:  # noqa: A002 - as programs are told it
        super().__init__(id)
        self.id = id


class Forbidden(Refusal):
    """Who asks may not."""


class NotFound(Refusal):
    """There is no such thing."""

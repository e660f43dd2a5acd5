"""Errors about rights and missing things. The id belongs to a text: `note-ID`."""


class Denied(Exception):  # noqa: N818 - an expected answer, not a fault
    """Base class."""

    def __init__(self, id: str) -> None:  # noqa: A002 - the name of the field in the API
        super().__init__(id)
        self.id = id


class Forbidden(Denied):
    """The visitor has no right to it."""


class NotFound(Denied):
    """There is no such thing."""


class Unfinished(Denied):
    """What the visitor asked for before has to be finished first."""

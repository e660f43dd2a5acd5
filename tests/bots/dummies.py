"""Bots with a character, for tests."""

import sys

from stol.bots import Bot, View, imagine


class First(Bot):
    """The first move in the order of the alphabet."""

    def move(self, view: View) -> str:
        return min(imagine(view).legal())


class Last(Bot):
    def move(self, view: View) -> str:
        return max(imagine(view).legal())


class Raising(Bot):
    def move(self, view: View) -> str:
        raise KeyError(view["game"])


class Quitting(Bot):
    def move(self, view: View) -> str:  # noqa: ARG002 - it does not even look
        sys.exit("I am off")


class Cheating(Bot):
    def move(self, view: View) -> str:  # noqa: ARG002 - as above
        return "b4+1@99"


class Mute(Bot):
    def move(self, view: View) -> str:  # noqa: ARG002 - as above
        return None  # type: ignore[return-value]  # that is its fault


class Unwilling(Bot):
    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        raise RuntimeError("not today")


class Careful(First):
    """Notes who has left, in order."""

    left: list["Careful"] = []  # noqa: RUF012 - of all of them together

    def close(self) -> None:
        self.left.append(self)
        raise RuntimeError("leaving is hard")


class Noting(First):
    """Notes the seeds of those made and of those that were closed. One with a negative seed can't move."""

    made: list[int] = []  # noqa: RUF012 - of all of them together
    closed: list[int] = []  # noqa: RUF012 - as above

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seed = seed
        self.made.append(seed)

    def move(self, view: View) -> str:
        if self.seed < 0:
            raise ValueError("no idea")
        return super().move(view)

    def close(self) -> None:
        self.closed.append(self.seed)
        raise RuntimeError("leaving is hard")

"""A bot that notes what it gets."""

from stol.bots import Bot, View, imagine


class RecordingBot(Bot):
    """The first move in the order of the alphabet."""

    views: list[View] = []  # noqa: RUF012 - of all of them together
    left = 0

    def move(self, view: View) -> str:
        self.views.append(view)
        return min(imagine(view).legal())

    def close(self) -> None:
        type(self).left += 1

"""Bots: what one is, where they are found, and what one needs to know of a game."""

from stol.bots.bot import Bot, BotFailure
from stol.bots.registry import find
from stol.games.view import View
from stol.position import imagine

__all__ = ["Bot", "BotFailure", "View", "find", "imagine"]

"""A scene of a game of another package: moves in the game's own words, or as their codes."""

from stol.web.scene.closing import no_points as telling
from stol.web.scene.closing import no_rounds as finished_round
from stol.web.scene.closing import no_unseen_round as unseen_round
from stol.web.scene.generic.advice import aim, offer
from stol.web.scene.generic.explain import explain
from stol.web.scene.generic.firsts import firsts
from stol.web.scene.generic.words import awaited, progress, wording

"""A scene of Pixies in words: names, sentences, advised moves."""

from stol.web.scene.pixies.advice import aim, offer
from stol.web.scene.pixies.explain import explain
from stol.web.scene.pixies.firsts import firsts
from stol.web.scene.pixies.telling import finished_round, telling, unseen_round
from stol.web.scene.pixies.words import awaited, progress, wording

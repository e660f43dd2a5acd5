"""A scene of Ingenious in words: names, sentences, advised moves."""

from stol.web.scene.closing import no_rounds as finished_round
from stol.web.scene.closing import no_unseen_round as unseen_round
from stol.web.scene.ingenious.advice import aim, offer
from stol.web.scene.ingenious.explain import explain
from stol.web.scene.ingenious.firsts import firsts
from stol.web.scene.ingenious.telling import telling
from stol.web.scene.ingenious.words import awaited, progress, wording

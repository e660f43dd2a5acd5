"""A scene of Clustered in words: names, sentences, advised moves."""

from stol.web.scene.closing import no_rounds as finished_round
from stol.web.scene.closing import no_unseen_round as unseen_round
from stol.web.scene.clustered.advice import aim, offer
from stol.web.scene.clustered.explain import explain
from stol.web.scene.clustered.firsts import firsts
from stol.web.scene.clustered.telling import telling
from stol.web.scene.clustered.words import awaited, progress, wording

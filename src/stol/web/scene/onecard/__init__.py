"""A scene of Everything on 1 Card in words: names, sentences, advised moves."""

from stol.web.scene.closing import no_rounds as finished_round
from stol.web.scene.closing import no_unseen_round as unseen_round
from stol.web.scene.onecard.advice import aim, offer
from stol.web.scene.onecard.explain import explain
from stol.web.scene.onecard.firsts import firsts
from stol.web.scene.onecard.telling import telling
from stol.web.scene.onecard.words import awaited, progress, wording

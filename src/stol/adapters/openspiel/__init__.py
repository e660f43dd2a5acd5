"""The games in OpenSpiel. Importing this registers `stol_pixies`, `stol_onecard`, `stol_clustered`, `stol_ingenious`.

Chance is explicit; moves and outcomes have the numbers of the compiled rules, and their notation as strings.
"""

from stol.adapters.openspiel.game import register

register()

"""The games, one package each. A package says its game's NAME (`crossoff.plugins` reads it); its
`game` module has the GAME. Folders that CROSSOFF_GAMES names are imported as if they lay here.
"""

import sys

from crossoff.plugins import MountedGames

sys.meta_path.append(MountedGames(__name__))

"""The games, one package each. A package declares its game's NAME (read by `crossoff.plugins`); its
`game` module defines GAME. Folders listed in CROSSOFF_GAMES are imported as if they were here.
"""

import sys

from crossoff.plugins import MountedGames

sys.meta_path.append(MountedGames(__name__))

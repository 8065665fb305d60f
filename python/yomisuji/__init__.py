# -*- coding: utf-8 -*-
"""Game-tree search made visible: ``show`` a tree, ``judge`` a search, ``trace`` one of your own.

>>> import yomisuji
>>> yomisuji.show([[3, 12, 8], [2, 4, 6], [14, 5, 2]])

``yomisuji.lang = "ja"`` sets the language of all that is said (``"ja"`` or ``"en"``); without it,
it is that of the system, else English.
"""

import sys

# Whatever Python reads this has to be able to say so: no newer syntax in this file.
if sys.version_info < (3, 9):
    raise ImportError(
        "yomisuji needs Python 3.9 or newer; this is %d.%d. "
        "(yomisuji には Python 3.9 以降が要ります。これは %d.%d です。)" % (sys.version_info[:2] * 2)
    )

from ._judge import Judgement, judge
from ._program import YomisujiError
from ._show import Page, Step, show
from ._trace import Run, Trace, trace

__version__ = "0.1.0"
__all__ = ["Judgement", "Page", "Run", "Step", "Trace", "YomisujiError", "judge", "show", "trace"]

#: The language of all that is said, ``"ja"`` or ``"en"``; ``None``: that of the system.
lang = None

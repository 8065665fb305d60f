"""Tests with the real program: that of ``YOMISUJI``, the one that cargo has built, or any."""

import os
import unittest
from pathlib import Path

import yomisuji
from yomisuji import _program

built = Path(__file__).resolve().parents[2] / "target/debug/yomisuji"
if "YOMISUJI" not in os.environ and built.exists():
    os.environ["YOMISUJI"] = str(built)
try:
    _program.program()
except yomisuji.YomisujiError as error:
    raise unittest.SkipTest(f"not tried: {error}") from None

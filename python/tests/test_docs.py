"""The cells of the documents run, and print what stands below them."""

import ast
import re
import unittest
from pathlib import Path

import yomisuji
from yomisuji import _show

DOCS = Path(__file__).resolve().parents[2] / "docs"


def blocks(page):
    """The Python cells of a page, each with the output that is printed below it, if there is one."""
    text = page.read_text(encoding="utf-8")
    found = re.findall(r"```python\n(.*?)```\n(?:\n```text\n(.*?)```\n)?", text, re.S)
    return [(cell, output.rstrip("\n")) for cell, output in found]


def run(cell, space):
    """Runs a cell as a notebook does; returns its last value."""
    lines = ast.parse(cell).body
    last = lines.pop() if isinstance(lines[-1], ast.Expr) else None
    exec(compile(ast.Module(lines, []), "cell", "exec"), space)
    return None if last is None else eval(compile(ast.Expression(last.value), "cell", "eval"), space)


class Cells(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        # A cell writes no file; a script would.
        self.addCleanup(setattr, _show, "_shown", _show._shown)
        _show._shown = lambda page, file: page
        self.addCleanup(setattr, yomisuji, "lang", yomisuji.lang)

    def check(self, page, lang):
        yomisuji.lang = lang
        space = {}
        cells = blocks(page)
        self.assertGreaterEqual(len(cells), 6)
        for cell, output in cells:
            value = run(cell, space)
            said = repr(value)
            if output.endswith("…"):
                said = said[: len(output) - 1] + "…"
            if output:
                self.assertEqual(said, output, cell)
        self.assertFalse(space["verdict"])
        self.assertEqual(space["visited"], ["B"])

    def test_the_english_page(self):
        self.check(DOCS / "notebook.md", "en")

    def test_the_japanese_page(self):
        self.check(DOCS / "ja" / "notebook.md", "ja")

    def test_both_pages_have_the_same_cells(self):
        cells = [[cell for cell, _ in blocks(DOCS / name)] for name in ("notebook.md", "ja/notebook.md")]
        self.assertEqual(*cells)


if __name__ == "__main__":
    unittest.main()

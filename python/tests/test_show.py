"""Pages and their errors, with the real program, in a script and as in a notebook."""

import contextlib
import io
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
from fractions import Fraction
from pathlib import Path
from unittest import mock

import yomisuji
from yomisuji import _program, _show

from .students import TREE

ROOT = Path(__file__).resolve().parents[2]
LOG = """yomisuji search-log 2
tree [[3, 12], [2, 15]]
enter -inf inf
enter 0 -inf inf
enter 0 -inf inf
leaf 3
enter 1 -inf inf
"""


def data(page):
    """What a page has in it."""
    return json.loads(re.search(r'<script id="data".*?>(.*?)</script>', page, re.S)[1])


class Pages(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.addCleanup(setattr, yomisuji, "lang", yomisuji.lang)
        yomisuji.lang = "en"

    def show(self, what, *args, **options):
        """As a script does; returns the page and what it says."""
        with contextlib.redirect_stderr(io.StringIO()) as said:
            page = yomisuji.show(what, *args, file=self.folder / "page.html", **options)
        return page, said.getvalue()

    def test_everything_that_can_be_shown_is(self):
        lesson, log = self.folder / "mine.txt", self.folder / "mine.log"
        lesson.write_text("[[3,12],[2,15]]")
        log.write_text(LOG)
        for what, last in [
            (TREE, 39),
            (((3, 12), (Fraction(1, 2), 2)), 21),
            ("[{1/2:3,1/2:9},4]", None),
            ("x-aima-5.2", None),
            (lesson, 21),
            (str(log), None),
            (LOG, None),
        ]:
            page, said = self.show(what)
            self.assertIn("page.html", said)
            drawn = data((self.folder / "page.html").read_text(encoding="utf-8"))["chunk"]
            self.assertEqual(len(drawn["steps"]), page.last + 1, what)
            self.assertIn(last, (None, page.last), what)

    def test_a_page_opens_at_a_step_by_number_and_by_name(self):
        for step, number in [(5, 5), ("last", 39), ("cut:C", 21), (None, 0)]:
            page, _ = self.show(TREE, step)
            self.assertEqual(page.step, number)
            shown = data((self.folder / "page.html").read_text(encoding="utf-8"))
            self.assertEqual(shown["step"], number)
        self.assertEqual(page.at(21).kind, "cut")

    def test_whoever_wants_to_know_hears_of_each_new_step(self):
        heard = []
        page, _ = self.show(TREE, on_step=heard.append, algorithm="minimax", lang="ja")
        page.step = 12
        page.step = 12
        page.step = 0
        self.assertEqual([step.number for step in heard], [12, 0])
        self.assertEqual((heard[0].node, heard[0].value), ("B", 3))
        self.assertIn("後手", heard[0].sentence)

    def test_a_wrong_step_says_so_on_the_page(self):
        page, _ = self.show(LOG, "last")
        self.assertIn("Wrong window", page.at().fault)
        steps = data(page.html())["chunk"]["steps"]
        self.assertEqual([step["step"] for step in steps if step["fault"]], [page.last])

    def test_of_a_long_run_the_page_has_a_part(self):
        page, _ = self.show(TREE, 30)
        drawn = data(page.html(10))
        self.assertEqual((drawn["chunk"]["least"], drawn["chunk"]["most"]), (25, 34))
        self.assertEqual([step["step"] for step in drawn["chunk"]["steps"]], list(range(25, 35)))
        self.assertIn("Steps 25 to 34 of 39", drawn["texts"]["part"])

    def test_markup_in_a_name_is_no_markup(self):
        log = LOG.replace("enter 0 -inf inf\nenter 0", "enter </script><b> -inf inf\nenter 0")
        page, _ = self.show(log, "last")
        self.assertNotIn("</script><b>", page.html())
        self.assertNotIn("<b>", page._repr_html_())

    def test_errors_are_a_sentence_in_both_languages(self):
        ring = []
        ring.append(ring)
        for what, options, en, ja in [
            ([[3, "x"], 2], {}, "'x' at [0][1]", "[0][1]"),
            ([[], 3], {}, "without children at [0]", "[0]"),
            ([[3, None]], {}, "None at [0][1]", "[0][1]"),
            (ring, {}, "contains itself", "自分自身"),
            ("[[3,", {}, "tree.txt: line 1, column 5", "tree.txt: 1行目の5文字目"),
            ("no-such", {}, "no lesson, file or command", "no-such"),
            (5, {}, "5 cannot be shown", "5"),
            ("", {}, "no tree, no lesson", "木でも"),
            (LOG + "leaf x\n", {}, "search.log:8:6", "search.log:8:6"),
            (TREE, {"step": 40}, "40", "40"),
            (TREE, {"step": 1.5}, "step cannot be 1.5", "1.5"),
            (TREE, {"algorithm": "max-x"}, "max-x", "max-x"),
            (TREE, {"page": "http://localhost/"}, "without page=", "page="),
            ("x-aima-5.2", {"page": "http://localhost/"}, "in a notebook only", "ノートブック"),
            ("x-aima-5.2", {"page": "a", "on_step": print}, "on_step", "on_step"),
        ]:
            for lang, words in (("en", en), ("ja", ja)):
                with self.assertRaises(yomisuji.YomisujiError) as caught:
                    yomisuji.show(what, lang=lang, **options)
                said = str(caught.exception)
                self.assertIn(words, said)
                self.assertNotIn("\n", said.strip())
                self.assertNotIn(tempfile.gettempdir(), said)
        with self.assertRaises(ValueError):
            yomisuji.show(TREE, lang="fr")

    def test_a_page_that_cannot_be_written_leaves_nothing(self):
        page, _ = self.show(TREE)
        with self.assertRaises(yomisuji.YomisujiError):
            page.save(self.folder / "none" / "page.html")
        (self.folder / "full").mkdir()
        with self.assertRaises(yomisuji.YomisujiError):
            page.save(self.folder / "full")
        self.assertEqual(sorted(os.listdir(self.folder)), ["full", "page.html"])

    def test_numbers_are_read_exactly(self):
        for value, text in [
            (3, "3"), (3.0, "3"), (0.1, "0.1"), (1e-7, "1/10000000"), (Fraction(2, 4), "1/2"),
            (1e20, "1" + "0" * 20), (float("-inf"), "-inf"), (float("nan"), None), ("3", None),
        ]:  # fmt: skip
            self.assertEqual(_program.number_text(value), text)


class Notebook(unittest.TestCase):
    """What a notebook's kernel is given."""

    def test_a_cell_shows_the_page_once_with_and_without_anywidget(self):
        shell = mock.Mock(execution_count=1)
        shown = []
        ipython = mock.Mock(get_ipython=lambda: shell)
        display = mock.Mock(display=lambda bundle, raw: shown.append(bundle))
        with mock.patch.dict(sys.modules, {"IPython": ipython, "IPython.display": display}):
            with mock.patch.object(_show, "_widget_class", lambda: None):
                page = yomisuji.show(TREE, 3, lang="en")
                page._ipython_display_()
                self.assertEqual(len(shown), 1)
                shell.execution_count = 2
                page._ipython_display_()
                self.assertEqual(len(shown), 2)
                whole = yomisuji.show("x-aima-5.2", 3, lang="en", page="https://a.example/?x=1#y")
        self.assertIn("<iframe srcdoc=", shown[0]["text/html"])
        self.assertEqual(set(shown[0]), {"text/html", "text/plain"})
        link = 'src="https://a.example/?x=1#lesson=x-aima-5.2&amp;algorithm=alpha-beta&amp;step=3&amp;lang=en"'
        self.assertIn(link, whole._repr_html_())

    def test_a_widget_fetches_the_part_where_it_stands_and_tells_of_steps(self):
        class Widget:
            def __init__(self, **traits):
                self.__dict__.update(traits, wrong="")

            def observe(self, hears, names):
                self.moved = hears

            def on_msg(self, hears):
                self.told = hears

        heard = []

        def hears(step):
            heard.append(step.number)
            if step.number == 0:
                raise KeyError("what")

        whole = mock.patch.object(_show, "_WHOLE", 10)
        with whole, mock.patch.object(_show, "_widget_class", lambda: Widget):
            page = yomisuji.Page(TREE, lang="en", on_step=hears)
            widget = page.widget()
            self.assertEqual((widget.chunk["first"], widget.chunk["most"]), (0, page.last))
            self.assertEqual(len(widget.chunk["steps"]), 10)
            widget.moved({"new": 30})
            widget.told(widget, {"step": 30}, [])
            self.assertEqual((page.step, widget.step, heard), (30, 30, [30]))
            first = widget.chunk["first"]
            self.assertTrue(first <= 30 < first + len(widget.chunk["steps"]))
            with self.assertRaises(KeyError):
                widget.told(widget, {"step": 0}, [])
            self.assertIn("KeyError", widget.wrong)


class Programs(unittest.TestCase):
    def test_where_there_is_no_program_a_sentence_says_what_to_do(self):
        with mock.patch.dict(os.environ, {"YOMISUJI": "/no/such/program"}):
            with self.assertRaisesRegex(yomisuji.YomisujiError, "/no/such/program"):
                yomisuji.show(TREE)
        environment = {"PATH": "", "LANG": "ja_JP.UTF-8"}
        with mock.patch.dict(os.environ, environment, clear=True):
            with mock.patch.object(_program.sysconfig, "get_path", lambda *_: "/no/such"):
                with self.assertRaisesRegex(yomisuji.YomisujiError, "見つからない"):
                    yomisuji.judge(LOG)

    def test_what_answers_nonsense_is_no_program(self):
        with tempfile.TemporaryDirectory() as folder:
            for at, (text, words) in enumerate([
                ("#!/bin/sh\nexit 3\n", "3"),
                ("#!/no/such/shell\n", "cannot be run"),
                ("#!/bin/sh\necho no json\n", "version of this package"),
            ]):  # fmt: skip
                path = Path(folder, f"yomisuji{at}")
                path.write_text(text)
                path.chmod(0o755)
                with mock.patch.dict(os.environ, {"YOMISUJI": str(path), "LANG": "C"}):
                    with self.assertRaisesRegex(yomisuji.YomisujiError, words):
                        yomisuji.show(TREE, lang="en")

    def test_the_program_is_found_in_the_scripts_of_the_environment(self):
        program = _program.program()
        with tempfile.TemporaryDirectory() as folder:
            os.symlink(program, Path(folder, "yomisuji"))
            with mock.patch.dict(os.environ):
                os.environ.pop("YOMISUJI", None)
                with mock.patch.object(_program.sysconfig, "get_path", lambda *_: folder):
                    self.assertEqual(_program.program(), str(Path(folder, "yomisuji")))

    def test_the_package_has_the_version_of_the_program(self):
        version = re.search(r'^version = "(.*?)"', (ROOT / "Cargo.toml").read_text(), re.M)[1]
        project = (ROOT / "python/pyproject.toml").read_text(encoding="utf-8")
        self.assertEqual(re.search(r'^version = "(.*?)"', project, re.M)[1], version)
        self.assertEqual(yomisuji.__version__, version)

    def test_an_old_python_is_told(self):
        text = (ROOT / "python/yomisuji/__init__.py").read_text(encoding="utf-8")
        with mock.patch.object(sys, "version_info", (3, 8, 1)):
            with self.assertRaisesRegex(ImportError, "3.9 or newer; this is 3.8"):
                exec(compile(text, "yomisuji", "exec"), {"__name__": "yomisuji"})

    def test_a_script_works_without_ipython_and_says_where_the_page_is(self):
        script = "import yomisuji\nyomisuji.show([[3, 12], [2, 15]])\n"
        with tempfile.TemporaryDirectory() as folder:
            variables = {"TMPDIR": folder, "LC_ALL": "ja_JP.UTF-8", "PYTHONIOENCODING": "utf-8"}
            ended = subprocess.run(
                [sys.executable, "-c", script],
                env={**os.environ, **variables},
                capture_output=True,
                encoding="utf-8",
                check=True,
            )
            self.assertRegex(ended.stderr, rf"{re.escape(folder)}.*\.html に書いた")
            self.assertEqual(len(os.listdir(folder)), 1)


if __name__ == "__main__":
    unittest.main()

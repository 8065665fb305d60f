"""A search as a page that steps: in a cell of a notebook, or as a file."""

from __future__ import annotations

import html
import json
import os
import re
import sys
import tempfile
import webbrowser
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Callable, Optional, Union
from urllib.parse import urlencode

from ._program import YomisujiError, answer, given, json_answer, language, said, short, source_of, speaking

#: Of a run so many steps are drawn at once; a longer one is drawn in parts.
_WHOLE = 400
#: More the program does not draw into one file.
_MOST = 2_000


@dataclass(frozen=True)
class Step:
    """What happens at a step. Numbers are for MAX; ``None`` as a bound is infinite, or no window."""

    number: int
    #: ``start``, ``enter``, ``leaf``, ``improve``, ``keep``, ``narrow``, ``cut``, ``exit`` ….
    kind: str
    node: Optional[str]
    value: Any
    alpha: Any
    beta: Any
    sentence: str
    #: In a log: what is wrong here.
    fault: Optional[str] = None


class Page:
    """A search that steps. As the last line of a cell it is shown there."""

    def __init__(
        self,
        what: Any,
        step: Union[int, str, None] = None,
        *,
        algorithm: Optional[str] = None,
        lang: Optional[str] = None,
        on_step: Optional[Callable[[Step], Any]] = None,
        words: Optional[str] = None,
        notation: Optional[str] = None,
        page: Optional[str] = None,
    ):
        if isinstance(step, (bool, float)) or not isinstance(step, (int, str, type(None))):
            raise YomisujiError("step", found=short(step))
        if page is not None and on_step is not None:
            raise YomisujiError("page_on_step")
        # What is given may change later; the page does not.
        self._source, self._lang, self._on_step = source_of(what), language(lang), on_step
        self._algorithm = ["--algorithm", algorithm] if algorithm else []
        telling = {"--words": words, "--notation": notation}
        self._telling = [word for name, value in telling.items() if value for word in (name, value)]
        self._url = page
        self._widget: Any = None
        self._shown_in: Optional[int] = None
        self._steps: dict[int, Step] = {}
        with given(self._source) as path:
            at = f"--step={0 if step is None else step}"
            run = json_answer("run", path, *self._algorithm, at, lang=self._lang)
        if page is not None and (self._source.text is not None or os.path.exists(self._source.name)):
            raise YomisujiError("page", found=short(what))
        self._step, self.last = run["step"], run["last_step"]
        self._run = run
        self._faults = {fault["step"]: fault["what"] for fault in run.get("faults", ())}
        self._chunk: dict[str, Any] = {}

    @property
    def step(self) -> int:
        """The step that is shown; another one may be assigned."""
        return self._step

    @step.setter
    def step(self, step: int) -> None:
        if not isinstance(step, int) or not 0 <= step <= self.last:
            raise YomisujiError("step_range", found=short(step), last=self.last)
        if step != self._step:
            self._go(step)
            self._tell(step)

    def at(self, step: Optional[int] = None) -> Step:
        """What happens at a step, or at the one that is shown."""
        step = self._step if step is None else step
        if step not in self._steps:
            first, last = self._range(step, _WHOLE)
            span = [f"--from={first}", f"--to={last}"]
            with given(self._source) as path:
                walked = json_answer("walk", path, *self._algorithm, *span, lang=self._lang)
            fields = ("kind", "node", "value", "alpha", "beta", "sentence")
            for it in walked["steps"]:
                fault = self._faults.get(it["step"])
                known = {field: it[field] for field in fields}
                self._steps[it["step"]] = Step(it["step"], **known, fault=fault)
        if step not in self._steps:
            raise YomisujiError("step_range", found=short(step), last=self.last)
        return self._steps[step]

    def _range(self, step: int, most: int) -> tuple[int, int]:
        first = max(0, min(step - most // 2, self.last + 1 - most))
        return first, min(self.last, first + most - 1)

    def _drawn(self, most: int) -> dict[str, Any]:
        """The pictures of the steps around the one that is shown."""
        first, last = self._range(self._step, most)
        span = [f"--from={first}", f"--to={last}", "--format", "html", "-o", "-"]
        with given(self._source) as path:
            page = answer("export", path, *self._algorithm, *self._telling, *span, lang=self._lang)
        data = re.search(r'<script id="data" type="application/json">(.*?)</script>', page, re.S)
        title = re.search(r"<title>(.*?)</title>", page, re.S)
        letters = re.search(r"<svg width=.*?</svg>", page, re.S)
        box = re.search(r'<svg id="picture" viewBox="(.*?)"', page)
        if not (data and title and letters and box):
            raise YomisujiError("other_program")
        drawn = json.loads(data[1])
        for step in drawn["steps"]:
            step["fault"] = self._faults.get(step["step"], "")
        return {
            "title": html.unescape(title[1]),
            "letters": letters[0],
            "box": box[1],
            "shapes": drawn["shapes"],
            "steps": drawn["steps"],
            "first": first,
            "last": self.last,
            # Between which steps one may go: on a page without Python only where there are pictures.
            "least": first,
            "most": last,
        }

    def _go(self, step: int) -> None:
        """Shows a step, wherever the page is."""
        self._step = step
        if self._widget is None:
            return
        chunk = self._chunk
        if not chunk["first"] <= step < chunk["first"] + len(chunk["steps"]):
            self._load()
        self._widget.step = step

    def _tell(self, step: int) -> None:
        """Says that a step is shown to whoever wants to know."""
        if self._on_step is None:
            return
        try:
            self._on_step(self.at(step))
        except Exception as error:
            if self._widget is None:
                raise
            why = f"{type(error).__name__}: {error}"
            self._widget.wrong = said("callback", self._lang, why=why)
            raise
        if self._widget is not None:
            self._widget.wrong = ""

    def _load(self) -> None:
        self._chunk = {**self._drawn(_WHOLE), "least": 0, "most": self.last}
        if self._widget is not None:
            self._widget.chunk = self._chunk

    def _texts(self) -> dict[str, str]:
        texts = {key: said(key, self._lang) for key in ("back", "next", "scrub", "loading")}
        return {**texts, "part": ""}

    def widget(self) -> Any:
        """The page as an anywidget; ``None`` where there is none."""
        kind = _widget_class()
        if kind is None or self._url is not None:
            return None
        if self._widget is None:
            self._load()
            self._widget = kind(chunk=self._chunk, step=self._step, texts=self._texts())
            self._widget.observe(lambda change: self._go(change["new"]), names="step")
            # The value of a trait may jump over what was shown for a moment; messages are all sent.
            self._widget.on_msg(lambda _, message, buffers: self._tell(int(message["step"])))
        return self._widget

    def html(self, most: int = _MOST) -> str:
        """A whole page by itself, without Python or a network: a part of a run of very many steps."""
        chunk = self._chunk if most == _WHOLE and self._chunk else self._drawn(most)
        first, last = chunk["first"], chunk["first"] + len(chunk["steps"]) - 1
        texts = self._texts()
        if last - first < self.last:
            texts["part"] = said("part", self._lang, first=first, last=last, all=self.last)
        chunk = {**chunk, "least": first, "most": last}
        data = json.dumps({"chunk": chunk, "step": self._step, "texts": texts, "wrong": ""})
        # Nothing in it may end the element.
        data = data.replace("<", "\\u003c")
        viewer = _viewer().replace("export default", "const viewer =")
        title = html.escape(chunk["title"])
        return _PAGE.format(lang=self._lang, title=title, data=data, viewer=viewer)

    def save(self, path: Union[str, "os.PathLike[str]"]) -> Path:
        """Write the page to a file, whole or not at all."""
        path = Path(path)
        text = self.html()
        part = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            part.write_text(text, encoding="utf-8")
            os.replace(part, path)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise YomisujiError("not_written", path=path, why=error.strerror or error) from None
        return path

    def _repr_html_(self) -> str:
        if self._url is not None:
            fields = {"lesson": self._run["lesson"], "algorithm": self._run["algorithm"]}
            link = urlencode({**fields, "step": self._step, "lang": self._lang})
            source = f'src="{html.escape(self._url.split("#")[0])}#{html.escape(link)}"'
            return _FRAME.format(source=source, height=720)
        source = f'srcdoc="{html.escape(self.html(_WHOLE))}"'
        return _FRAME.format(source=source, height=560)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        widget = self.widget()
        bundle = {"text/plain": repr(self), "text/html": self._repr_html_()}
        if widget is not None:
            made = widget._repr_mimebundle_()
            bundle = {**(made[0] if isinstance(made, tuple) else made), **bundle}
        return bundle

    def _ipython_display_(self) -> None:
        """Shows the page in the cell, once."""
        shell = _notebook()
        if shell is None:
            print(repr(self))
            return
        if self._shown_in == shell.execution_count:
            return
        self._shown_in = shell.execution_count
        from IPython.display import display

        display(self._repr_mimebundle_(), raw=True)

    def __repr__(self) -> str:
        return f"<yomisuji {self._run['lesson']} ({self._run['algorithm']}) {self._step}/{self.last}>"


def show(
    what: Any,
    step: Union[int, str, None] = None,
    *,
    algorithm: Optional[str] = None,
    lang: Optional[str] = None,
    on_step: Optional[Callable[[Step], Any]] = None,
    words: Optional[str] = None,
    notation: Optional[str] = None,
    page: Optional[str] = None,
    file: Union[str, "os.PathLike[str]", None] = None,
) -> Page:
    """Show a search that steps, in the cell; in a script, in a file.

    :param what: a tree (nested lists, or its text), the id of a lesson that ships, a file (lesson,
        tree, log), the text of a log, a function with ``@yomisuji.trace``, or its recorder.
    :param step: a number, ``"last"``, or what happens there, such as ``"cut:C"``.
    :param algorithm: its name as in docs/formats.md; without it, the first that the lesson has.
    :param lang: ``"ja"`` or ``"en"``.
    :param on_step: is called with a :class:`Step` whenever another step is shown.
    :param words: how much is said of a step: ``"word"``, ``"sentence"`` or ``"reasoning"``.
    :param notation: how windows are written: ``"textbook"``, ``"arrows"``, ``"inequalities"`` or
        ``"negamax"``.
    :param page: the address of the program's own page, which is shown instead, with all it can do
        (lessons that ship alone; no ``on_step``).
    :param file: where to write the page, in a notebook, too.
    """
    options = {"algorithm": algorithm, "words": words, "notation": notation, "page": page}
    with speaking(lang):
        return _shown(Page(what, step, lang=lang, on_step=on_step, **options), file)


def _shown(shown: Page, file: Any) -> Page:
    in_notebook = _notebook() is not None
    if in_notebook:
        shown._ipython_display_()
    if shown._url is not None and not in_notebook:
        raise YomisujiError("page_in_script")
    if file is None and in_notebook:
        return shown
    if file is None:
        handle, file = tempfile.mkstemp(prefix="yomisuji-", suffix=".html")
        os.close(handle)
    path = shown.save(file).resolve()
    print(said("written", shown._lang, path=path), file=sys.stderr)
    if not in_notebook and sys.stderr.isatty() and _has_screen():
        webbrowser.open(path.as_uri())
    return shown


def _notebook() -> Any:
    """The shell of a notebook's kernel; ``None`` in a script and in a terminal."""
    if "IPython" not in sys.modules:
        return None
    shell = sys.modules["IPython"].get_ipython()
    return shell if hasattr(shell, "kernel") else None


def _has_screen() -> bool:
    variables = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, variables))


@lru_cache(maxsize=None)
def _viewer() -> str:
    return Path(__file__).with_name("viewer.js").read_text(encoding="utf-8")


@lru_cache(maxsize=None)
def _widget_class() -> Any:
    try:
        import anywidget
        import traitlets
    except ImportError:
        return None

    class SearchWidget(anywidget.AnyWidget):
        _esm = _viewer()
        chunk = traitlets.Dict().tag(sync=True)
        step = traitlets.Int().tag(sync=True)
        texts = traitlets.Dict().tag(sync=True)
        wrong = traitlets.Unicode().tag(sync=True)

    return SearchWidget


_FRAME = (
    '<iframe {source} title="yomisuji" allowfullscreen '
    'style="width: 100%; height: {height}px; border: 0"></iframe>'
)

#: It makes the frame that it stands in as high as itself, where it may.
_PAGE = """<!DOCTYPE html>
<html lang="{lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>
<style>body {{ margin: 0 auto; max-width: 1200px; background: #fff; }}</style></head>
<body><div id="page"></div>
<script id="data" type="application/json">{data}</script>
<script type="module">
{viewer}
// What is as high as its frame would make the frame as high as itself.
if (window !== parent) document.documentElement.style.setProperty('--most', '440px');
const values = JSON.parse(document.getElementById('data').textContent);
const heard = {{}};
const model = {{
  get: name => values[name],
  set(name, value) {{ values[name] = value; heard['change:' + name]?.(); }},
  on(name, hears) {{ heard[name] = hears; }},
  off() {{}},
  save_changes() {{}},
  send() {{}},
}};
viewer.render({{ model, el: document.getElementById('page') }});
document.addEventListener('keydown', event => {{
  if (event.target !== document.body) return;
  const main = document.querySelector('#page > div').shadowRoot.querySelector('main');
  main.dispatchEvent(new KeyboardEvent('keydown', event));
}});
try {{
  const frame = window.frameElement;
  const page = document.getElementById('page');
  if (frame) new ResizeObserver(() => {{ frame.style.height = page.offsetHeight + 'px'; }}).observe(page);
}} catch {{}} // A frame of another origin keeps its height.
</script></body></html>
"""

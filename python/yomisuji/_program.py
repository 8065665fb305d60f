"""The program: where it is, what it is given, and what it answers."""

from __future__ import annotations

import json
import numbers
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from typing import Any, Iterator, NamedTuple, Optional

from ._texts import TEXTS

LANGUAGES = ("ja", "en")


class YomisujiError(Exception):
    """What went wrong, in one sentence: ``str(error)``, or ``error.said("ja")``."""

    def __init__(self, key: str, **what: Any):
        super().__init__(key, what)
        self.key, self.what = key, what
        #: The language of ``str(error)``, if one was asked for where it was raised.
        self.lang: Optional[str] = None

    def said(self, lang: Optional[str] = None) -> str:
        """The sentence in this language."""
        return said(self.key, lang or self.lang, **self.what)

    def __str__(self) -> str:
        return self.said()


@contextmanager
def speaking(lang: Optional[str]) -> Iterator[None]:
    """Errors are in this language."""
    try:
        yield
    except YomisujiError as error:
        error.lang = lang
        raise


def language(lang: Optional[str] = None) -> str:
    """The language that is asked for, else that of ``yomisuji.lang``, else that of the system."""
    lang = lang or sys.modules["yomisuji"].lang
    if lang is None:
        variables = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        return "ja" if next(filter(None, variables), "").startswith("ja") else "en"
    if lang not in LANGUAGES:
        # In both languages: which one is wanted is what cannot be told.
        raise ValueError(f'lang: "ja" or "en", not {lang!r} (lang は "ja" か "en")')
    return lang


def said(key: str, lang: Optional[str] = None, **what: Any) -> str:
    """A sentence of ``_texts``."""
    return TEXTS[key][LANGUAGES.index(language(lang))].format(**what)


def program() -> str:
    """The path of the program.

    ``YOMISUJI`` says where it is; else it lies in the scripts of this environment, where a wheel
    puts it, or in ``PATH``.
    """
    told = os.environ.get("YOMISUJI")
    if told:
        found = shutil.which(told)
        if found is None:
            raise YomisujiError("no_program_at", path=told)
        return found
    schemes = [sysconfig.get_default_scheme() if sys.version_info >= (3, 10) else None]
    schemes.append({"nt": "nt_user"}.get(os.name, "posix_user"))
    for scheme in schemes:
        folder = sysconfig.get_path("scripts", scheme) if scheme else sysconfig.get_path("scripts")
        found = folder and shutil.which("yomisuji", path=folder)
        if found:
            return found
    found = shutil.which("yomisuji")
    if found is None:
        raise YomisujiError("no_program")
    return found


def answer(*arguments: str, lang: Optional[str] = None) -> str:
    """What the program prints; its refusal becomes an error."""
    path = program()
    command = [path, *arguments, "--lang", language(lang)]
    flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    try:
        ended = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            creationflags=flags,
        )
    except OSError as error:
        raise YomisujiError("not_run", path=path, why=error.strerror or error) from None
    # 1 is an answer, too: that of a log with a wrong step.
    if ended.returncode in (0, 1) and ended.stdout:
        return ended.stdout
    why = ended.stderr.strip() or f"{path}: {ended.returncode}"
    raise YomisujiError("refused", why=why.removeprefix("yomisuji: "))


def json_answer(*arguments: str, lang: Optional[str] = None) -> Any:
    """The same as data."""
    text = answer(*arguments, "--json", lang=lang)
    try:
        return json.loads(text)
    except ValueError:
        raise YomisujiError("other_program") from None


class Source(NamedTuple):
    """What the program is to read: the text of a file to be made, else what it finds by its name."""

    name: str
    text: Optional[str]


@contextmanager
def given(what: Any) -> Iterator[str]:
    """What the program is to read, as an argument of its commands, while the context lasts."""
    name, text = source_of(what)
    if text is None:
        # Not an option, whatever it is called.
        yield f"./{name}" if name.startswith("-") else name
        return
    with tempfile.TemporaryDirectory(prefix="yomisuji-") as folder:
        path = Path(folder, name)
        path.write_text(text, encoding="utf-8")
        try:
            yield str(path)
        except YomisujiError as error:
            if "why" in error.what:
                error.what["why"] = str(error.what["why"]).replace(folder + os.sep, "")
            raise


def source_of(what: Any) -> Source:
    """What a person gives to be read."""
    if isinstance(what, Source):
        return what
    recorder = recorder_of(what)
    if recorder is not None:
        run = getattr(recorder, "last", recorder)
        if run.too_fine is not None:
            raise YomisujiError("too_fine", name=run.name, number=run.too_fine)
        return Source(f"{run.name}.log", run.log)
    if isinstance(what, os.PathLike):
        return Source(os.fspath(what), None)
    if isinstance(what, str):
        start = what.lstrip("\ufeff \t\r\n")
        if start.startswith("yomisuji search-log"):
            return Source("search.log", what)
        if start.startswith(("Lesson(", "Course(")):
            return Source("lesson.ron", what)
        if start.startswith(("[", "(", "{")) and not os.path.exists(what):
            return Source("tree.txt", what)
        if not what.strip() or "\n" in what:
            raise YomisujiError("what_text", found=short(what))
        return Source(what, None)
    if hasattr(what, "tolist"):  # numpy
        what = what.tolist()
    if isinstance(what, (list, tuple)):
        return Source("tree.txt", tree_text(what))
    raise YomisujiError("what", found=short(what))


def recorder_of(what: Any) -> Any:
    """The recorder of a traced function, or what is one already."""
    from ._trace import Run, Trace

    what = getattr(what, "trace", what)
    return what if isinstance(what, (Run, Trace)) else None


def tree_text(tree: Any) -> str:
    """A tree of nested lists as the program reads it.

    >>> tree_text([[3, 12], (2, Fraction(1, 2))])
    '[[3,12],[2,1/2]]'
    """

    def written(node: Any, place: str) -> str:
        if isinstance(node, (list, tuple)):
            if not node:
                raise YomisujiError("tree_empty", place=place or "tree")
            children = (written(child, f"{place}[{at}]") for at, child in enumerate(node))
            return "[" + ",".join(children) + "]"
        text = number_text(node)
        if text is None or "inf" in text:
            raise YomisujiError("tree_leaf", place=place or "tree", found=short(node))
        return text

    try:
        return written(tree, "")
    except RecursionError:
        raise YomisujiError("tree_deep") from None


def number_text(value: Any) -> Optional[str]:
    """A number as the program reads it exactly, ``inf`` and ``-inf``, too; ``None`` if it is none."""
    if isinstance(value, numbers.Integral):
        return str(int(value))
    if isinstance(value, numbers.Rational):
        return str(Fraction(value))
    if not isinstance(value, numbers.Real) and type(value).__name__ != "Decimal":
        return None
    if value != value:
        return None
    if value in (float("inf"), -float("inf")):
        return "inf" if value > 0 else "-inf"
    exact = Fraction(str(value))
    # 7.0 is 7, and 1e+20 is written out; 0.25 stays as the person wrote it.
    if exact.denominator == 1:
        return str(exact)
    return str(exact) if "e" in str(value).lower() else str(value)


def short(what: Any) -> str:
    text = repr(what)
    return text if len(text) <= 60 else text[:57] + "…"

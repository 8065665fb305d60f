"""Whether a search is right, and if not, where it goes wrong first and by which rule."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Optional

from ._program import answer, given, json_answer, language, recorder_of, said, speaking

if TYPE_CHECKING:
    from ._show import Page


@dataclass(frozen=True)
class Judgement:
    """What there is to say of the log of a search.

    It is true if every step is right and the search has come to its end, so that
    ``assert yomisuji.judge(minimax)`` is a test of a program. All numbers are those of the log.
    """

    #: What is wrong and, where that is known, by which rule.
    sentence: str
    #: Whether no step of what the log has is wrong.
    ok: bool
    #: Whether the search has come to its end.
    finished: bool
    #: The first wrong line of the log, from 1, and its step, at which :meth:`show` opens.
    line: Optional[int] = None
    step: Optional[int] = None
    #: Where, what is wrong there, what the log says, and what it should say.
    node: Optional[str] = None
    kind: Optional[str] = None
    found: Any = None
    expected: Any = None
    #: The name of the mistake, as in the table of docs/formats.md, if a single rule explains it.
    mistake: Optional[str] = None
    #: The smallest tree on which that mistake shows.
    tree: Optional[str] = None
    #: What the recorder could not know: see ``Trace.notes``.
    notes: tuple[str, ...] = ()
    #: The log that was judged.
    log: Any = field(default=None, compare=False)
    lang: str = field(default="en", compare=False)

    def said(self, lang: str) -> str:
        """The sentence in this language, ``"ja"`` or ``"en"``."""
        with given(self.log) as log:
            return answer("judge", log, lang=lang).strip()

    def show(self, **options: Any) -> "Page":
        """The search, at its first wrong step."""
        from ._show import show

        options.setdefault("step", self.step)
        options.setdefault("lang", self.lang)
        return show(self.log, **options)

    def __bool__(self) -> bool:
        return self.ok and self.finished

    def __repr__(self) -> str:
        notes = (said("note", self.lang, note=note) for note in self.notes)
        return "\n".join([self.sentence, *notes])


def judge(log: Any, *, lang: Optional[str] = None) -> Judgement:
    """Judge a search: a traced function, its recorder, the text of a log, or its file.

    >>> yomisuji.judge(minimax)
    wrong   line 14, step 21: A cut is missing: …
    """
    with speaking(lang):
        return _judged(log, lang)


def _judged(log: Any, lang: Optional[str]) -> Judgement:
    recorder = recorder_of(log)
    if recorder is not None:
        # What is recorded later is another search.
        log = recorder.last if hasattr(recorder, "last") else recorder
    lang = language(lang)
    with given(log) as path:
        found = json_answer("judge", path, lang=lang)
        sentence = answer("judge", path, lang=lang).strip()
    fields = ("ok", "line", "step", "node", "kind", "found", "expected", "mistake", "tree")
    return Judgement(
        sentence=sentence,
        **{name: found.get(name) for name in fields},
        finished=found["finished"] or (recorder is not None and log.finished),
        notes=() if recorder is None else log.notes_in(lang),
        log=log,
        lang=lang,
    )

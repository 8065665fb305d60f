"""A search that is written in Python, recorded as it runs.

The recorder sees the calls of a function and nothing else: who calls whom, with which arguments,
and what is returned. From that ``_log`` writes a log as of docs/formats.md.
"""

from __future__ import annotations

import inspect
import traceback
from functools import wraps
from typing import Any, Callable, Optional, TypeVar, Union, overload

from ._calls import Call, Signature, children_in, children_told, is_number, word
from ._log import Log
from ._program import YomisujiError, said, short, tree_text

Function = TypeVar("Function", bound=Callable[..., Any])
#: A parameter of the traced function by its name, or a function of its arguments.
Told = Union[str, Callable[..., Any]]


class Trace:
    """A recorder of searches: decorates functions, and keeps what their calls say.

    What it does not see in the calls, it may be told:

    :param children: all children of a node, whether they are called or not: a function that gives
        them as a list, a dict ``{move: node}``, pairs ``(move, node)``, moves alone, or how many.
        Without it a branch that is never called is not in the log (nested lists, dicts, and nodes
        with ``children`` tell by themselves).
    :param tree: the whole tree as nested lists, for functions that are given a place in it.
    :param name: what a node is called: a parameter, such as ``"move"``, or a function.
    :param node: which parameter is the node; without it one called ``node``, ``state``, ``board``
        …, else the first.
    :param alpha: which parameter is α (``False``: none is); likewise ``beta``.
    :param maximizing: a parameter, or a function that says whether MAX is to move, or ``True`` or
        ``False`` for the root.
    :param value: where the value is in what is returned: an index, a key, an attribute, or a
        function; needed if there is more than one number.
    :param view: ``"mover"``, if values are those of the player to move; so without it if the
        function is called something with *negamax*.
    :param algorithm: ``"minimax"`` or ``"alpha-beta"``, if it is not seen by α and β.
    :param digits: to how many decimal places numbers are rounded in the log, as with ``round``; a
        log counts exactly, and 0.1 + 0.2 has seventeen.
    :param limit: how many calls are kept at the most.

    A function that is given is called with those arguments of the search that its own parameters
    name, ``lambda state, depth: …``; with one parameter of another name it is given the node.
    """

    def __init__(
        self,
        *,
        children: Optional[Callable[..., Any]] = None,
        tree: Any = None,
        name: Optional[Told] = None,
        node: Optional[Told] = None,
        alpha: Union[Told, bool, None] = None,
        beta: Union[Told, bool, None] = None,
        maximizing: Union[Told, bool, None] = None,
        value: Union[int, str, Callable[[Any], Any], None] = None,
        view: Optional[str] = None,
        algorithm: Optional[str] = None,
        digits: Optional[int] = None,
        limit: int = 100_000,
    ):
        if view not in (None, "max", "mover"):
            raise YomisujiError("option", option="view", of='"max", "mover"', found=short(view))
        if algorithm not in (None, "minimax", "alpha-beta"):
            of = '"minimax", "alpha-beta"'
            raise YomisujiError("option", option="algorithm", of=of, found=short(algorithm))
        if tree is not None:
            tree_text(tree)  # Says where it is wrong.
        self.options = {
            "children": children, "tree": tree, "name": name, "node": node, "alpha": alpha,
            "beta": beta, "maximizing": maximizing, "value": value, "view": view,
            "algorithm": algorithm, "digits": digits,
        }  # fmt: skip
        self.limit = limit
        #: The searches so far, the last one last: each call from outside is one.
        self.runs: list[Run] = []
        self._signatures: list[Signature] = []
        self._open: list[Call] = []

    def __call__(self, function: Function) -> Function:
        """Record the calls of this function, which returns the value of its node.

        Several functions that call each other share one recorder.
        """
        return self._decorated(function, is_value=True)

    def root(self, function: Function) -> Function:
        """Record a function that only starts the search at the root, and returns a move."""
        return self._decorated(function, is_value=False)

    def _decorated(self, function: Any, is_value: bool) -> Any:
        if isinstance(function, (staticmethod, classmethod)):
            return type(function)(self._decorated(function.__func__, is_value))
        if not callable(function) or isinstance(function, type):
            raise YomisujiError("not_a_function", found=short(function))
        inner = inspect.unwrap(function)
        if inspect.isgeneratorfunction(inner) or inspect.iscoroutinefunction(inner):
            raise YomisujiError("generator", function=function.__name__)
        signature = Signature(function, self.options, is_value)
        self._signatures.append(signature)

        @wraps(function)
        def traced(*args: Any, **named: Any) -> Any:
            call = self._enter(signature, args, named)
            if call is None:
                return function(*args, **named)
            try:
                call.result = function(*args, **named)
            except BaseException as error:
                # Its text, and not the error: that would keep every frame alive.
                place = traceback.extract_tb(error.__traceback__)[-1]
                what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
                if call.state == "open":
                    call.state, call.result = "raised", (what, place.lineno)
                raise
            else:
                if call.state == "open":
                    call.state = "done"
                call.hits = signature.hits() - call.hits
            finally:
                # Whoever clears the recorder in the middle has taken it out already.
                if call in self._open:
                    self._open.remove(call)
            return call.result

        traced.trace = self  # type: ignore[attr-defined]
        return traced

    def _enter(self, signature: Signature, args: tuple, named: dict) -> Optional[Call]:
        if not self._open:
            self._forget()
            self.runs.append(Run(self))
        run = self.runs[-1]
        if run._is_full or run._count >= self.limit:
            run._is_full = True
            # What they do from here on is not seen.
            for call in self._open:
                call.state = "full"
            return None
        call = Call()
        call.signature, call.calls, call.state, call.result = signature, [], "open", None
        call.children = call.label = call.side = call.window = None
        call.hits = signature.hits()
        call.key = signature.key(args, named)
        call.node = signature.value(signature.node, args, named)
        try:
            call.side = signature.side_at(args, named)
            call.label = word(signature.value(signature.label, args, named))
            window = [signature.value(told, args, named) for told in (signature.alpha, signature.beta)]
            if all(map(is_number, window)):
                call.window = window
            if signature.children is not None:
                kids = signature.value(signature.children, args, named)
                call.children = None if kids is None else children_told(kids)
            elif self.options["tree"] is None:
                call.children = children_in(call.node)
        except Exception as error:
            # The search of the person goes on, whatever is wrong with what the recorder was told.
            run._fault = f"{type(error).__name__}: {error}"
        run._count += 1
        if self._open:
            self._open[-1].calls.append(call)
        else:
            run._root = call
        self._open.append(call)
        return call

    def _forget(self) -> None:
        """Only as much is kept as the limit says: whoever plays whole games has many searches."""
        while self.runs and sum(run._count for run in self.runs) > self.limit:
            self.runs.pop(0)

    def clear(self) -> None:
        """Forget all searches."""
        self.runs.clear()
        self._open.clear()

    @property
    def last(self) -> "Run":
        """The last search."""
        if not self.runs:
            raise YomisujiError("no_run")
        return self.runs[-1]

    @property
    def name(self) -> str:
        """The name of the function that was called."""
        return self.last.name

    @property
    def log(self) -> str:
        """The last search as a log."""
        return self.last.log

    @property
    def notes(self) -> tuple[str, ...]:
        """What is supposed, and what is not known, of the last search."""
        return self.last.notes

    def notes_in(self, lang: Optional[str] = None) -> tuple[str, ...]:
        """The same in this language."""
        return self.last.notes_in(lang)

    def __repr__(self) -> str:
        return repr(self.last) if self.runs else said("no_run")


@overload
def trace(function: Function) -> Function: ...
@overload
def trace(**options: Any) -> Trace: ...
def trace(function: Any = None, **options: Any) -> Any:
    """Record a search: ``@yomisuji.trace``, or ``@yomisuji.trace(children=…)``.

    The function runs as before. Its recorder is ``function.trace``; the function itself is what
    ``show`` and ``judge`` take. ``t = yomisuji.trace()`` is a recorder for several functions,
    ``@t`` each. The options are those of :class:`Trace`.

    >>> @yomisuji.trace
    ... def minimax(node, maximizing):
    ...     if isinstance(node, int):
    ...         return node
    ...     return (max if maximizing else min)(minimax(child, not maximizing) for child in node)
    >>> minimax([[3, 12], [2, 15]], True)
    3
    >>> yomisuji.show(minimax)
    """
    recorder = Trace(**options)
    return recorder if function is None else recorder(function)


class Run:
    """One search: a call from outside, and all that it calls."""

    def __init__(self, recorder: Trace):
        self._trace = recorder
        self._root: Call
        self._count = 0
        self._is_full = False
        self._fault: Optional[str] = None
        self._told: Optional[Log] = None

    def _log(self) -> "Log":
        if self._told is None or self._root.state == "open":
            self._told = Log(self, self._trace)
        return self._told

    @property
    def name(self) -> str:
        """The name of the function that was called."""
        return self._root.signature.name

    @property
    def finished(self) -> bool:
        """Whether the call has returned, and all that it did is in the log."""
        return self._log().finished

    @property
    def log(self) -> str:
        """The search as a log, which ``show``, ``judge`` and the program read."""
        return self._log().text

    @property
    def too_fine(self) -> Optional[str]:
        """A number with too many decimal places for a log, which counts exactly."""
        return self._log().fine

    @property
    def notes(self) -> tuple[str, ...]:
        """What is supposed, and what is not known."""
        return self.notes_in()

    def notes_in(self, lang: Optional[str] = None) -> tuple[str, ...]:
        """The same in this language."""
        return tuple(said(key, lang, **what) for key, what in self._log().notes.items())

    def __repr__(self) -> str:
        head = said("run", name=self.name, calls=self._count, leaves=self._log().leaves)
        return "\n".join([head, *(said("note", note=note) for note in self.notes)])

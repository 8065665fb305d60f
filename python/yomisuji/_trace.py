"""A search that is written in Python, recorded as it runs.

The recorder sees the calls of a function and nothing else: who calls whom, with which arguments,
and what is returned. From that it writes a log as of docs/formats.md. What cannot be seen in calls
is written only if the person tells it, or if the tree is nested lists, dicts or nodes with
``children``, and the calls bear that out.
"""

from __future__ import annotations

import inspect
import numbers
import sys
import traceback
from functools import wraps
from typing import Any, Callable, Iterator, NamedTuple, Optional, TypeVar, Union, overload

from ._program import YomisujiError, number_text, said, short, tree_text

Function = TypeVar("Function", bound=Callable[..., Any])
#: A parameter of the traced function by its name, or a function of its arguments.
Told = Union[str, Callable[..., Any]]

#: What parameters are usually called, without "_" and in small letters.
_NODES = ("node", "state", "board", "position", "pos", "tree", "game")
_WINDOWS = (("alpha", "beta"), ("α", "β"), ("alfa", "beta"), ("a", "b"), ("al", "be"),
            ("lo", "hi"), ("low", "high"), ("lower", "upper"))  # fmt: skip
_SIGNS = ("player", "color", "colour", "sign", "turn", "side", "who")
#: What begins like the name of a side, and is something else.
_NO_SIDES = ("depth", "ply", "plies", "val", "score", "eval", "best", "move", "node", "minimax")
#: Names that the program reads as infinite.
_INFINITE = ("inf", "infinity", "∞", "oo", "posinf", "neginf", "positiveinfinity", "negativeinfinity")


def _plain(name: str) -> str:
    return name.replace("_", "").lower()


def _names_side(plain: str) -> Optional[str]:
    """Whether a parameter of this name says that MAX, or MIN, is to move, or has a sign for it."""
    if plain in _SIGNS:
        return "sign"
    of = plain[2:] if plain.startswith("is") else plain
    if of[:3] in ("max", "min") and not any(word in of for word in _NO_SIDES):
        return of[:3]
    return None


class _Children(NamedTuple):
    """The children of a node: how many and, if they are known, of each its label, and what a call
    for it may be given as its node."""

    count: int
    kids: Optional[list[tuple[Any, tuple]]]
    #: Whether the person told them: then they need no proof.
    told: bool


def _children_in(node: Any) -> Optional[_Children]:
    """The children that lie in the node itself."""
    kids = getattr(node, "children", None)
    if isinstance(node, (list, tuple, dict)):
        kids = node
    if isinstance(kids, dict):
        pairs = [(label, (child, label)) for label, child in kids.items()]
    elif isinstance(kids, (list, tuple)):
        pairs = [(None, (child,)) for child in kids]
    else:
        return None
    return _Children(len(pairs), pairs, told=False)


def _children_told(kids: Any) -> _Children:
    """The children as a person tells them: how many, or each of them, with its move or without."""
    if isinstance(kids, numbers.Integral):
        return _Children(int(kids), None, told=True)
    pairs: list[tuple[Any, tuple]] = []
    for kid in kids.items() if isinstance(kids, dict) else kids:
        # Of a pair (move, node) either half, or the whole, may be what the call is given.
        is_pair = isinstance(kid, tuple) and len(kid) == 2
        pairs.append((kid[0], (kid, kid[1], kid[0])) if is_pair else (kid, (kid,)))
    return _Children(len(pairs), pairs, told=True)


def _is_same(a: Any, b: Any) -> bool:
    if a is b:
        return True
    try:
        return type(a) is type(b) and (a == b) is True
    except Exception:  # What == of somebody's class does is not our business.
        return False


def _is_number(value: Any) -> bool:
    return not isinstance(value, bool) and number_text(value) is not None


def _word(label: Any) -> Optional[str]:
    """A label as a single word that is no number; ``None`` if it is too long, or says nothing."""
    if label is None or isinstance(label, (list, dict)) or type(label).__str__ is type(label).__repr__ is object.__repr__:
        return None
    text = "".join(str(label).split()) if isinstance(label, tuple) else "_".join(str(label).split())
    letters = "".join(filter(str.isalnum, text))
    if not text.isprintable() or not 0 < len(text) <= 16 or letters.lower() in _INFINITE:
        return None
    # A word without letters would be read as a number, or as a path.
    return text if text[0].isalpha() else f"<{text}>"


class _Call:
    """A call of a traced function."""

    __slots__ = ("signature", "node", "window", "side", "label", "children", "calls", "state", "result", "hits")


class _Signature:
    """Which parameter of a function is what."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any], is_value: bool):
        self.function, self.is_value = function, is_value
        self.name = getattr(function, "__name__", "search")
        self.parameters = inspect.signature(function).parameters
        self.places = {name: place for place, name in enumerate(self.parameters)}
        plain = {_plain(name): name for name in reversed(list(self.parameters))}
        window = next((pair for pair in _WINDOWS if set(pair) <= plain.keys()), None)
        alpha, beta = [plain[name] for name in window] if window else (None, None)
        self.alpha = self.told("alpha", options, alpha)
        self.beta = self.told("beta", options, beta)
        sides = {name: _names_side(_plain(name)) for name in self.parameters}
        side = next((name for name, kind in sides.items() if kind), None)
        self.side_kind = "max" if options["maximizing"] is not None else sides.get(side or "")
        self.side = self.told("maximizing", options, side)
        used = [self.alpha, self.beta, self.side, "depth"]
        rest = [name for name in self.parameters if name not in used]
        first = next((name for name in rest if name not in ("self", "cls")), None)
        usual = next((plain[name] for name in _NODES if plain.get(name) in rest), first)
        # A method of the node itself is given nothing else.
        self.node = self.told("node", options, usual or (rest[0] if rest else None))
        self.children = self.told("children", options, None)
        self.label = self.told("name", options, None)
        #: The name of a node that is not called, too, if the node alone tells it.
        self.label_of = lambda node: None
        if callable(options["name"]):
            alone = self.positional(options["name"])
            if len(alone) == 1 and (alone[0] == self.node or alone[0] not in self.parameters):
                self.label_of = options["name"]

    def told(self, option: str, options: dict[str, Any], usual: Optional[str]) -> Any:
        """How to find what an option asks for: as the person says, else the usual parameter."""
        value = options[option]
        if value is None:
            return usual
        if isinstance(value, str):
            if value not in self.parameters:
                raise YomisujiError("no_parameter", option=option, name=value, function=self.name)
            return value
        return self.caller(option, value) if callable(value) else None

    @staticmethod
    def positional(function: Callable[..., Any]) -> list[str]:
        """The parameters that a function has to be given."""
        try:
            parameters = inspect.signature(function).parameters.values()
        except (TypeError, ValueError):  # A builtin that does not say.
            return [""]
        kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
        return [it.name for it in parameters if it.default is it.empty and it.kind in kinds]

    def caller(self, option: str, function: Callable[..., Any]) -> Callable[[tuple, dict], Any]:
        """Calls a person's function with the arguments that it names, else with the node alone."""
        names = self.positional(function)
        if set(names) <= self.parameters.keys():
            return lambda args, named: function(*(self.value(name, args, named) for name in names))
        if len(names) == 1 and option != "node":
            return lambda args, named: function(self.value(self.node, args, named))
        name = ", ".join(name for name in names if name not in self.parameters)
        raise YomisujiError("no_parameter", option=option, name=name, function=self.name)

    def value(self, told: Any, args: tuple, named: dict) -> Any:
        """What this call gives for it."""
        if callable(told):
            return told(args, named)
        if told is None or told in named:
            return named.get(told)
        place = self.places[told]
        if place < len(args):
            return args[place]
        default = self.parameters[told].default
        return None if default is inspect.Parameter.empty else default

    def hits(self) -> int:
        """How often a cache of this function has answered."""
        return self.function.cache_info().hits if hasattr(self.function, "cache_info") else 0

    def side_at(self, args: tuple, named: dict) -> Optional[bool]:
        """Whether MAX is to move; ``None`` if the call does not say."""
        side = self.value(self.side, args, named)
        if isinstance(side, str) and side.lower() in ("max", "min"):
            return side.lower() == "max"
        if self.side_kind == "sign":
            is_sign = isinstance(side, numbers.Real) and not isinstance(side, bool) and abs(side) == 1
            return side > 0 if is_sign else None
        if side is None or not (isinstance(side, numbers.Integral) or hasattr(side, "__bool__")):
            return None
        return bool(side) == (self.side_kind == "max")


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
            "algorithm": algorithm,
        }  # fmt: skip
        self.limit = limit
        #: The searches so far, the last one last: each call from outside is one.
        self.runs: list[Run] = []
        self._signatures: list[_Signature] = []
        self._open: list[_Call] = []

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
        signature = _Signature(function, self.options, is_value)
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
                call.state, call.result = "raised", (what, place.lineno)
                raise
            else:
                call.state = "done"
                call.hits = signature.hits() - call.hits
            finally:
                self._open.remove(call) if self._open[-1] is not call else self._open.pop()
            return call.result

        traced.trace = self  # type: ignore[attr-defined]
        return traced

    def _enter(self, signature: _Signature, args: tuple, named: dict) -> Optional[_Call]:
        if not self._open:
            self._forget()
            self.runs.append(Run(self))
        run = self.runs[-1]
        if run._is_full or run._count >= self.limit:
            run._is_full = True
            return None
        call = _Call()
        call.signature, call.calls, call.state, call.result = signature, [], "open", None
        call.children = call.label = call.side = call.window = None
        call.hits = signature.hits()
        call.node = signature.value(signature.node, args, named)
        try:
            call.side = signature.side_at(args, named)
            call.label = _word(signature.value(signature.label, args, named))
            window = [signature.value(told, args, named) for told in (signature.alpha, signature.beta)]
            if all(map(_is_number, window)):
                call.window = window
            if signature.children is not None:
                kids = signature.value(signature.children, args, named)
                call.children = None if kids is None else _children_told(kids)
            elif self.options["tree"] is None:
                call.children = _children_in(call.node)
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


class _End(Exception):
    """Nothing after this is known."""


class Run:
    """One search: a call from outside, and all that it calls."""

    def __init__(self, recorder: Trace):
        self._trace = recorder
        self._root: _Call
        self._count = 0
        self._is_full = False
        self._fault: Optional[str] = None
        self._told: Optional[_Log] = None

    def _log(self) -> "_Log":
        if self._told is None or self._root.state == "open":
            self._told = _Log(self, self._trace)
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
    def notes(self) -> tuple[str, ...]:
        """What is supposed, and what is not known."""
        return self.notes_in()

    def notes_in(self, lang: Optional[str] = None) -> tuple[str, ...]:
        """The same in this language."""
        return tuple(said(key, lang, **what) for key, what in self._log().notes.items())

    def __repr__(self) -> str:
        head = said("run", name=self.name, calls=self._count, leaves=self._log().leaves)
        return "\n".join([head, *(said("note", note=note) for note in self.notes)])


class _Log:
    """What is written of a run, and what is supposed for it."""

    def __init__(self, run: Run, recorder: Trace):
        self.options, self.root = recorder.options, run._root
        self.signatures = recorder._signatures
        self.notes: dict[str, dict[str, Any]] = {}
        self.leaves = 0
        self.finished = False
        self.calls = list(self.all_calls())
        self.find_value()
        self.find_sides()
        self.find_children()
        self.is_windowed = any(call.window for call in self.calls)
        self.lines: list[str] = []
        self.skips = self.is_open_skip = False
        try:
            self.write(self.root, "", self.is_max, (-float("inf"), float("inf")), 0)
            self.finished = True
        except _End:
            pass
        if run._fault is not None:
            self.notes["fault"] = {"why": run._fault}
        if run._is_full:
            self.notes.pop("open", None)
            self.notes["full"] = {"limit": recorder.limit}
        if self.is_windowed and any(call.children is None for call in self.calls if call.calls):
            self.notes["children_unknown"] = {}
        self.text = "\n".join(["yomisuji search-log 2", *self.header(), *self.lines, ""])

    def all_calls(self) -> Iterator[_Call]:
        """In the order in which they began."""
        rest = [self.root]
        while rest:
            call = rest.pop()
            yield call
            rest.extend(reversed(call.calls))

    def header(self) -> Iterator[str]:
        """What is known of the whole search."""
        algorithm = self.options["algorithm"]
        if algorithm is None:
            # Who leaves out branches just where α ≥ β has a window, if not as a parameter.
            cuts = self.is_windowed or (self.skips and not self.is_open_skip)
            algorithm = "alpha-beta" if cuts else "minimax"
        yield f"algorithm {algorithm}"
        if self.is_told_side:
            yield f"root {'max' if self.is_max else 'min'}"
        if self.is_mover:
            yield "view mover"
        if self.tree is not None:
            yield f"tree {self.tree}"

    def find_value(self) -> None:
        """Where the value is in what is returned."""
        told = self.options["value"]
        calls = [call for call in self.calls if call.state == "done" and call.signature.is_value]
        results = [call.result for call in calls if isinstance(call.result, (tuple, list, dict))]
        self.at = told
        if told is not None or not results:
            return

        def numbered(result: Any) -> set:
            items = result.items() if isinstance(result, dict) else enumerate(result)
            return {at for at, value in items if _is_number(value)}

        common = set.intersection(*map(numbered, results))
        if len(common) > 1:
            call = next(call for call in calls if call.result is results[0])
            places = " / ".join(f"value={at!r}" for at in sorted(common, key=str))
            raise YomisujiError(
                "which_value", function=call.signature.name, found=short(call.result), places=places
            )
        self.at = common.pop() if common else None

    def value(self, call: _Call) -> Any:
        """The number in what a call has returned; ``None`` if there is none."""
        value, at = call.result, self.at
        try:
            if callable(at):
                value = at(value)
            elif isinstance(value, (tuple, list, dict)) and at is not None:
                value = value[at]
            elif isinstance(at, str):
                value = getattr(value, at)
        except Exception:  # It is not there.
            return None
        return int(value) if isinstance(value, bool) else value if _is_number(value) else None

    def find_sides(self) -> None:
        """Who is to move at the root, and from whose view values are."""
        plains = [_plain(signature.name) for signature in self.signatures]
        names = [("max" in plain, "min" in plain) for plain in plains]
        told = self.options["maximizing"]
        of_name = {}
        if len({is_max for is_max, _ in names}) == 2 and all(a != b for a, b in names):
            pairs = zip(self.signatures, names)
            of_name = {signature: is_max for signature, (is_max, _) in pairs}
        root = told if isinstance(told, bool) else None
        rest = [(self.root, True)]
        for call, is_even in rest:
            side = call.side if call.side is not None else of_name.get(call.signature)
            if side is not None:
                if root is None:
                    root = side == is_even
                elif (root == is_even) != side:
                    self.notes.setdefault("turn", {"name": call.signature.name})
            rest.extend((child, not is_even) for child in call.calls)
        self.is_told_side = root is not None
        self.is_max = root is not False
        if root is None:
            self.notes["side"] = {}
        is_negamax = any("nega" in plain for plain in plains)
        self.is_mover = self.options["view"] == "mover" or (
            self.options["view"] is None and is_negamax
        )

    def find_children(self) -> None:
        """Which child of its parent each call is, where that is known, and the whole tree."""
        self.places: dict[int, int] = {}
        self.tree: Optional[str] = None
        if self.options["tree"] is not None:
            self.lay(self.root, self.options["tree"])
        for signature in self.signatures:
            seen = getattr(signature.function, "__globals__", {}).get(signature.name)
            inner = getattr(seen, "__wrapped__", None)
            if hasattr(seen, "cache_info") and getattr(inner, "__wrapped__", None) is signature.function:
                # What the cache answers, nobody sees: it is not left out.
                self.notes["cache"] = {"name": signature.name}
                for call in self.calls:
                    call.children = None
            if seen is signature.function and len(self.calls) == 1:
                self.notes["not_traced"] = {"name": signature.name}
        inner = [call for call in self.calls if call.children is not None and call.calls]
        placed = [(call, self.matched(call)) for call in inner]
        # A move may look like a node once, and a board like a tree, but not everywhere.
        self.is_borne_out = is_borne_out = all(places is not None for _, places in placed)
        for call, places in placed:
            if not is_borne_out:
                if not call.children.told:
                    continue
                places = list(range(len(call.calls)))
                if call.children.count != len(call.calls):
                    self.notes["order"] = {}
            if len(call.calls) > call.children.count:
                self.notes["too_many"] = {"name": call.signature.name}
            self.places.update((id(child), at) for child, at in zip(call.calls, places or []))
        if not is_borne_out or not inner:
            for call in self.calls:
                if call.children is not None and not call.children.told:
                    call.children = None
            if self.options["tree"] is None:
                return
        self.tree = self.whole_tree()

    def lay(self, call: _Call, node: Any) -> None:
        """Lays the calls on the tree that was told, child by child."""
        if isinstance(node, (list, tuple)):
            call.children = _Children(len(node), None, told=True)
            for child, below in zip(call.calls, node):
                self.lay(child, below)

    @staticmethod
    def matched(call: _Call) -> Optional[list[int]]:
        """Which child each inner call is, by what it was given; ``None`` if any is none of them."""
        if call.children.kids is None:
            return None
        kids, places = call.children.kids, []
        for child in call.calls:
            same = [at for at, (_, gives) in enumerate(kids) if any(child.node is it for it in gives)]
            same = same or [
                at for at, (_, gives) in enumerate(kids) if any(_is_same(child.node, it) for it in gives)
            ]
            if not same:
                return None
            # Of equal ones the first that is still to come; where none is, it is read again.
            places.append(next((at for at in same if at not in places), same[0]))
        return places

    def whole_tree(self) -> Optional[str]:
        """The tree in nested lists, if the search was given it, and took its leaves for leaves."""
        is_told = self.options["tree"] is not None

        def nested(node: Any) -> Any:
            return [nested(child) for child in node.values()] if isinstance(node, dict) else (
                [nested(child) for child in node] if isinstance(node, (list, tuple)) else node
            )

        if not is_told and any(call.children is None and call.calls for call in self.calls):
            return None
        try:
            tree = self.options["tree"] if is_told else nested(self.root.node)
            text = tree_text(tree)
        except (YomisujiError, RecursionError):
            return None
        if not isinstance(tree, (list, tuple)):
            return None
        leaves = [call for call in self.calls if call.state == "done" and not call.calls]
        if any(call.children is not None and call.children.count for call in leaves):
            # A search that stops above the leaves, or looks values up, reads another tree.
            self.notes["stops_above"] = {}
            return None
        if not is_told:
            # Leaves may be places in a table of values: then they are none themselves.
            right = sum(self.value(call) in (call.node, -call.node) for call in leaves)
            if 2 * right < len(leaves):
                self.notes["leaves_differ"] = {}
                return None
        return text

    def write(self, call: _Call, name: str, is_max: bool, window: tuple, depth: int) -> Any:
        """Writes what happens at a node; returns its value for MAX."""
        indent = "  " * min(depth, 20)
        bounds = ""
        if call.window:
            bounds = " ".join(["", *(number_text(bound) or "" for bound in call.window)])
            alpha, beta = call.window
            window = (-beta, -alpha) if self.is_mover and not is_max else (alpha, beta)
        self.lines.append(f"{indent}enter {name}".rstrip() + bounds)
        alpha, beta = window
        names, unread = self.names(call)
        for child, name in zip(call.calls, names):
            value = self.write(child, name, not is_max, (alpha, beta), depth + 1)
            alpha, beta = (max(alpha, value), beta) if is_max else (alpha, min(beta, value))
        if call.state == "open":
            self.notes["open"] = {}
            raise _End
        if call.state == "raised":
            what, line = call.result
            self.notes["raised"] = {"what": what, "line": line}
            raise _End
        if unread:
            self.skips = True
            self.is_open_skip |= alpha < beta
            if self.tree is None:
                self.lines.append(f"{indent}cut {' '.join(unread)}")
            elif alpha >= beta:
                # Whether a loop broke off or ended is not seen, but the tree says what is left out.
                self.lines.append(f"{indent}cut")
        value = self.value(call) if call.signature.is_value else None
        if value is None:
            if call is self.root and call.calls:
                # The log just ends: what the root is worth, nobody has said.
                self.notes["no_root_value"] = {"name": call.signature.name}
                return 0
            self.notes["no_value"] = {"name": call.signature.name, "found": short(call.result)}
            raise _End
        text = number_text(value) or ""
        if not call.calls:
            self.leaves += 1
            if call.hits:
                self.notes["remembered"] = {"name": call.signature.name}
        is_leaf = not call.calls and "inf" not in text
        self.lines.append(f"{indent}{'leaf' if is_leaf else 'exit'} {text}")
        return -value if self.is_mover and not is_max else value

    def names(self, call: _Call) -> tuple[list[str], list[str]]:
        """What to call the children that were called, and those that were not, in one manner."""
        places = [self.places.get(id(child)) for child in call.calls]
        kids = call.children.kids if call.children is not None else None
        count = call.children.count if call.children is not None and call.calls else 0
        unread = [at for at in range(count) if at not in places]
        is_matched = kids is not None and self.is_borne_out

        def label(at: Optional[int]) -> Optional[str]:
            if not kids or at is None or at >= len(kids):
                return None
            name, gives = kids[at]
            if name is gives[0] and isinstance(name, int) and is_matched:
                return None  # A number of stones, say: a path says more.
            try:
                return _word(name) or _word(call.signature.label_of(gives[0]))
            except Exception:  # It knows nodes alone, and this is a move.
                return None

        read = [child.label or label(at) for child, at in zip(call.calls, places)]
        labels = [*read, *map(label, unread)]
        # Where there is a tree, a word is the next child.
        is_sorted = self.tree is None or places == list(range(len(places)))
        if None in labels or len(set(labels)) < len(labels) or not is_sorted:
            return ["" if at is None else str(at) for at in places], list(map(str, unread))
        return [it or "" for it in read], [label(at) or "" for at in unread]

"""A call of a searching function: which of its arguments is what."""

from __future__ import annotations

import inspect
import numbers
from typing import Any, Callable, NamedTuple, Optional

from ._program import YomisujiError, number_text

#: What parameters are usually called, without "_" and in small letters.
_NODES = ("node", "state", "board", "position", "pos", "tree", "game")
_WINDOWS = (("alpha", "beta"), ("α", "β"), ("alfa", "beta"), ("a", "b"), ("al", "be"),
            ("lo", "hi"), ("low", "high"), ("lower", "upper"))  # fmt: skip
_SIGNS = ("player", "color", "colour", "sign", "turn", "side", "who")
#: What begins like the name of a side, and is something else.
_NO_SIDES = ("depth", "ply", "plies", "val", "score", "eval", "best", "move", "node", "minimax")
#: Names that the program reads as infinite.
_INFINITE = ("inf", "infinity", "∞", "oo", "posinf", "neginf", "positiveinfinity", "negativeinfinity")


def plain(name: str) -> str:
    return name.replace("_", "").lower()


def _names_side(name: str) -> Optional[str]:
    """Whether a parameter of this name says that MAX, or MIN, is to move, or has a sign for it."""
    if name in _SIGNS:
        return "sign"
    of = name[2:] if name.startswith("is") else name
    if of[:3] in ("max", "min") and not any(word in of for word in _NO_SIDES):
        return of[:3]
    return None


class Children(NamedTuple):
    """The children of a node: how many and, if they are known, of each its label, and what a call
    for it may be given as its node."""

    size: int
    kids: Optional[list[tuple[Any, tuple[Any, ...]]]]
    #: Whether the person told them: then they need no proof.
    told: bool


def children_in(node: Any) -> Optional[Children]:
    """The children that lie in the node itself."""
    kids = getattr(node, "children", None)
    if isinstance(node, (list, tuple, dict)):
        kids = node
    if isinstance(kids, dict):
        pairs: list[tuple[Any, tuple[Any, ...]]] = [(move, (kid, move)) for move, kid in kids.items()]
    elif isinstance(kids, (list, tuple)):
        pairs = [(None, (kid,)) for kid in kids]
    else:
        return None
    return Children(len(pairs), pairs, told=False)


def children_told(kids: Any) -> Children:
    """The children as a person tells them: how many, or each of them, with its move or without."""
    if isinstance(kids, numbers.Integral):
        return Children(int(kids), None, told=True)
    pairs: list[tuple[Any, tuple[Any, ...]]] = []
    for kid in kids.items() if isinstance(kids, dict) else kids:
        # Of a pair (move, node) either half, or the whole, may be what the call is given.
        is_pair = isinstance(kid, tuple) and len(kid) == 2
        pairs.append((kid[0], (kid, kid[1], kid[0])) if is_pair else (kid, (kid,)))
    return Children(len(pairs), pairs, told=True)


def is_same(a: Any, b: Any) -> bool:
    if a is b:
        return True
    try:
        return type(a) is type(b) and (a == b) is True
    except Exception:  # What == of somebody's class does is not our business.
        return False


def is_number(value: Any) -> bool:
    return not isinstance(value, bool) and number_text(value) is not None


def word(label: Any) -> Optional[str]:
    """A label as a single word that is no number; ``None`` if it is too long, or says nothing."""
    kind = type(label)
    is_speechless = kind.__str__ is object.__str__ and kind.__repr__ is object.__repr__
    if label is None or is_speechless or isinstance(label, (list, dict)):
        return None
    text = "".join(str(label).split()) if isinstance(label, tuple) else "_".join(str(label).split())
    letters = "".join(filter(str.isalnum, text))
    if not text.isprintable() or not 0 < len(text) <= 16 or letters.lower() in _INFINITE:
        return None
    # A word without letters would be read as a number, or as a path.
    return text if text[0].isalpha() else f"<{text}>"


class Call:
    """A call of a traced function."""

    signature: "Signature"
    node: Any
    #: α and β, where both are numbers.
    window: Optional[list[Any]]
    #: Whether MAX is to move.
    side: Optional[bool]
    label: Optional[str]
    children: Optional[Children]
    calls: list["Call"]
    #: ``open``, ``done``, ``raised``, or ``full`` if the recorder was before it returned.
    state: str
    #: What was returned, or the exception in words and its line.
    result: Any
    #: The arguments without the window, hashed; ``None`` if they cannot be a key of a table.
    key: Optional[int]
    #: How often a cache has answered, in and below this call.
    hits: int

    __slots__ = (
        "calls", "children", "hits", "key", "label", "node", "result", "side", "signature", "state", "window",
    )  # fmt: skip


class Signature:
    """Which parameter of a function is what."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any], is_value: bool):
        self.function, self.is_value = function, is_value
        self.name = getattr(function, "__name__", "search")
        self.parameters = inspect.signature(function).parameters
        self.places = {name: place for place, name in enumerate(self.parameters)}
        plainly = {plain(name): name for name in reversed(list(self.parameters))}
        window = next((pair for pair in _WINDOWS if set(pair) <= plainly.keys()), None)
        alpha, beta = [plainly[name] for name in window] if window else (None, None)
        self.alpha = self.told("alpha", options, alpha)
        self.beta = self.told("beta", options, beta)
        sides = {name: _names_side(plain(name)) for name in self.parameters}
        side = next((name for name, kind in sides.items() if kind), None)
        self.side_kind = "max" if options["maximizing"] is not None else sides.get(side or "")
        self.side = self.told("maximizing", options, side)
        used = [self.alpha, self.beta, self.side, "depth"]
        rest = [name for name in self.parameters if name not in used]
        first = next((name for name in rest if name not in ("self", "cls")), None)
        usual = next((plainly[name] for name in _NODES if plainly.get(name) in rest), first)
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

    def key(self, args: tuple, named: dict) -> Optional[int]:
        """Under what a table of the person's might keep what a call returns."""
        window = (self.alpha, self.beta)
        given = [*zip(self.places, args), *sorted(named.items())]
        try:
            return hash((self.name, *(pair for pair in given if pair[0] not in window)))
        except TypeError:
            return None

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

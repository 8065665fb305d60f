"""The log of a search that was recorded: what is known of it, and what had to be supposed.

What cannot be seen in calls is written only if the person tells it, or if the tree is nested lists,
dicts or nodes with ``children``, and the calls bear that out.
"""

from __future__ import annotations

from typing import Any, Iterator, Optional

from ._calls import Call, Children, is_number, is_same, plain, word
from ._program import YomisujiError, number_text, short, tree_text


class _End(Exception):
    """Nothing after this is known."""


class Log:
    """What is written of a run, and what is supposed for it."""

    def __init__(self, run: Any, recorder: Any):
        self.options, self.limit, self.root = recorder.options, recorder.limit, run._root
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
        if self.is_windowed and any(call.children is None for call in self.calls if call.calls):
            self.notes["children_unknown"] = {}
        self.find_tables()
        fine = next((it for it in self.numbers() if "." in it and len(it.split(".")[1]) > 9), None)
        #: A number with too many places to be counted exactly.
        self.fine = fine
        self.text = "\n".join(["yomisuji search-log 2", *self.header(), *self.lines, ""])

    def all_calls(self) -> Iterator[Call]:
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

    def numbers(self) -> Iterator[str]:
        """All numbers of the log."""
        return (it for line in self.lines for it in line.split() if it[-1].isdigit())

    def find_tables(self) -> None:
        """Whether a node was answered that had been searched before: by a table of the person's."""
        searched = set()
        for call in self.calls:
            if call.key is None:
                continue
            if call.calls:
                searched.add(call.key)
            elif call.key in searched and not call.hits:
                self.notes["table"] = {"name": call.signature.name}

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
            return {at for at, value in items if is_number(value)}

        common = set.intersection(*map(numbered, results))
        if len(common) > 1:
            call = next(call for call in calls if call.result is results[0])
            places = " / ".join(f"value={at!r}" for at in sorted(common, key=str))
            raise YomisujiError(
                "which_value", function=call.signature.name, found=short(call.result), places=places
            )
        self.at = common.pop() if common else None

    def value(self, call: Call) -> Any:
        """The number in what a call has returned; ``None`` if there is none."""
        value, at = call.result, self.at
        try:
            if callable(at):
                value = at(value)
            elif isinstance(at, str) and not isinstance(value, dict):
                value = getattr(value, at)
            elif isinstance(value, (tuple, list, dict)) and at is not None:
                value = value[at]
        except Exception:  # It is not there.
            return None
        if isinstance(value, bool):
            return int(value)
        return self.rounded(value) if is_number(value) else None

    def rounded(self, number: Any) -> Any:
        """A number in as many decimal places as were told."""
        digits = self.options["digits"]
        return number if digits is None or number_text(number) in ("inf", "-inf") else round(number, digits)

    def find_sides(self) -> None:
        """Who is to move at the root, and from whose view values are."""
        plains = [plain(signature.name) for signature in self.signatures]
        names = [("max" in it, "min" in it) for it in plains]
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
        is_negamax = any("nega" in it for it in plains)
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
                if call.children.size != len(call.calls):
                    self.notes["order"] = {}
            if len(call.calls) > call.children.size:
                self.notes["too_many"] = {"name": call.signature.name}
            self.places.update((id(child), at) for child, at in zip(call.calls, places or []))
        if not is_borne_out or not inner:
            for call in self.calls:
                if call.children is not None and not call.children.told:
                    call.children = None
            if self.options["tree"] is None:
                return
        self.tree = self.whole_tree()

    def lay(self, call: Call, node: Any) -> None:
        """Lays the calls on the tree that was told, child by child."""
        if isinstance(node, (list, tuple)):
            call.children = Children(len(node), None, told=True)
            for child, below in zip(call.calls, node):
                self.lay(child, below)

    @staticmethod
    def matched(call: Call) -> Optional[list[int]]:
        """Which child each inner call is, by what it was given; ``None`` if any is none of them."""
        kids = call.children.kids if call.children is not None else None
        if kids is None:
            return None
        places: list[int] = []
        for child in call.calls:
            same = [at for at, (_, gives) in enumerate(kids) if any(child.node is it for it in gives)]
            same = same or [
                at for at, (_, gives) in enumerate(kids) if any(is_same(child.node, it) for it in gives)
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
                [nested(child) for child in node] if isinstance(node, (list, tuple)) else self.leaf(node)
            )

        if not is_told and any(call.children is None and call.calls for call in self.calls):
            return None
        try:
            tree = nested(self.options["tree"] if is_told else self.root.node)
            text = tree_text(tree)
        except (YomisujiError, RecursionError):
            return None
        if not isinstance(tree, (list, tuple)):
            return None
        leaves = [call for call in self.calls if call.state == "done" and not call.calls]
        if any(call.children is not None and call.children.size for call in leaves):
            # A search that stops above the leaves, or looks values up, reads another tree.
            self.notes["stops_above"] = {}
            return None
        if not is_told:
            # Leaves may be places in a table of values: then they are none themselves.
            right = sum(self.value(call) in (self.leaf(call.node), -self.leaf(call.node)) for call in leaves)
            if 2 * right < len(leaves):
                self.notes["leaves_differ"] = {}
                return None
        return text

    def leaf(self, node: Any) -> Any:
        """A leaf of the tree, as it is written."""
        return self.rounded(node) if is_number(node) else node

    def write(self, call: Call, name: str, is_max: bool, window: tuple, depth: int) -> Any:
        """Writes what happens at a node; returns its value for MAX."""
        indent = "  " * min(depth, 20)
        bounds = ""
        if call.window:
            alpha, beta = map(self.rounded, call.window)
            bounds = f" {number_text(alpha)} {number_text(beta)}"
            window = (-beta, -alpha) if self.is_mover and not is_max else (alpha, beta)
        self.lines.append(f"{indent}enter {name}".rstrip() + bounds)
        alpha, beta = window
        names, unread = self.names(call)
        for child, name in zip(call.calls, names):
            value = self.write(child, name, not is_max, (alpha, beta), depth + 1)
            alpha, beta = (max(alpha, value), beta) if is_max else (alpha, min(beta, value))
        if call.state in ("open", "full"):
            self.notes[call.state] = {"limit": self.limit}
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

    def names(self, call: Call) -> tuple[list[str], list[str]]:
        """What to call the children that were called, and those that were not, in one manner."""
        places = [self.places.get(id(child)) for child in call.calls]
        kids = call.children.kids if call.children is not None else None
        count = call.children.size if call.children is not None and call.calls else 0
        unread = [at for at in range(count) if at not in places]
        is_matched = kids is not None and self.is_borne_out

        def label(at: Optional[int]) -> Optional[str]:
            if not kids or at is None or at >= len(kids):
                return None
            name, gives = kids[at]
            if name is gives[0] and isinstance(name, int) and is_matched:
                return None  # A number of stones, say: a path says more.
            try:
                return word(name) or word(call.signature.label_of(gives[0]))
            except Exception:  # It knows nodes alone, and this is a move.
                return None

        read = [child.label or label(at) for child, at in zip(call.calls, places)]
        labels = [*read, *map(label, unread)]
        # Where there is a tree, a word is the next child.
        is_sorted = self.tree is None or places == list(range(len(places)))
        if None in labels or len(set(labels)) < len(labels) or not is_sorted:
            return ["" if at is None else str(at) for at in places], list(map(str, unread))
        return [it or "" for it in read], [label(at) or "" for at in unread]

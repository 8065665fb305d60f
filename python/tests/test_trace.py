"""What the recorder makes of searches, with the real program as the judge of its logs."""

import functools
import unittest
from dataclasses import dataclass
from math import inf

import yomisuji

from . import students
from .students import TREE


def recorder(traced):
    return getattr(traced, "trace", traced)


class Students(unittest.TestCase):
    """Each search becomes the tree that it searches, and is judged right."""

    def check(self, student, value, leaves, cut="", header="", notes=()):
        run = recorder(student()).last
        lines = run.log.splitlines()
        cuts = [line.strip() for line in lines if line.strip().startswith("cut")]
        self.assertEqual(lines[-1], f"exit {value}", run.log)
        self.assertEqual(sum(line.strip().startswith("leaf") for line in lines), leaves, run.log)
        self.assertEqual("; ".join(cuts), cut, run.log)
        self.assertIn(header, run.log)
        self.assertEqual(tuple(run._log().notes), notes)
        judged = yomisuji.judge(run)
        self.assertTrue(judged, judged)

    def test_a_textbook_alpha_beta_on_nested_lists(self):
        header = "algorithm alpha-beta\nroot max\ntree [[3,12,8],[2,4,6],[14,5,2]]\n"
        self.check(students.textbook, 3, 7, "cut", header)

    def test_one_line_on_tuples_where_min_begins(self):
        header = "algorithm minimax\nroot min\ntree [[3,12],[2,[4,6]]]\n"
        self.check(students.one_line_of_tuples, 4, 5, "", header)

    def test_two_functions_that_call_each_other_and_return_moves(self):
        self.check(students.aima, 3, 7, "cut a2 a3", "root max\nenter -inf inf\n  enter a1 ")

    def test_negamax_with_a_colour(self):
        self.check(students.negamax, 3, 7, "cut", "root max\nview mover\ntree [[3,12,8]")

    def test_places_in_a_flat_list(self):
        self.check(students.places_in_a_list, 12, 7, "cut 1", notes=("order",))

    def test_nodes_of_a_class_in_a_method(self):
        self.check(students.nodes_of_a_class, 3, 7, "cut C2 C3", "enter B -inf inf")

    def test_a_method_of_the_node_itself(self):
        self.check(students.method_of_the_node, 3, 4, "", "algorithm minimax\nroot max\nenter\n")

    def test_a_nested_dict_of_moves(self):
        header = "tree [[3,12],[2,15]]\nenter -inf inf\n  enter left -inf inf"
        self.check(students.dict_of_moves, 3, 3, "cut", header)

    def test_a_graph_that_is_told_and_a_leaf_worth_infinity(self):
        self.check(students.graph_of_letters, 4, 2, "cut F", "enter D -inf 4\n    exit inf")

    def test_three_numbers_in_a_list_of_which_one_is_the_value(self):
        self.check(students.three_in_a_list, 0, 6)

    def test_a_recursion_through_a_helper_and_a_generator(self):
        self.check(students.through_another, 3, 6, "cut; cut", "tree [[3,[12,8]],")

    def test_a_cache_below_the_recorder(self):
        self.check(students.remembered, 1, 5, notes=("remembered",))

    def test_pairs_of_a_move_and_a_node_from_the_last_to_the_first(self):
        self.check(students.pairs_of_fractions, "1/3", 4, "", "enter b -inf inf\n    enter f")

    def test_a_root_that_returns_a_move_has_no_value_and_loses_nothing(self):
        run = students.tic_tac_toe().last
        self.assertEqual(tuple(run._log().notes), ("no_root_value",))
        self.assertIn("enter\n  enter <4> -inf inf\n    enter <6>", run.log)
        self.assertTrue(run.finished)
        # It starts every move with a new window, as so many do.
        judged = yomisuji.judge(run, lang="en")
        self.assertFalse(judged)
        self.assertIn("α is not handed down", judged.sentence)


class Unknown(unittest.TestCase):
    """What is not known is not written, and is said."""

    def test_children_that_are_never_called_are_told_or_missing(self):
        game = {"a": "bc", "b": "de", "c": "fg"}
        values = {"d": 3, "e": 12, "f": 2, "g": 15}

        def searched(**told):
            @yomisuji.trace(**told)
            def ab(s, alpha, beta, is_max):
                if s in values:
                    return values[s]
                best = -inf if is_max else inf
                for c in game[s]:
                    v = ab(c, alpha, beta, not is_max)
                    best = max(best, v) if is_max else min(best, v)
                    alpha, beta = (max(alpha, v), beta) if is_max else (alpha, min(beta, v))
                    if alpha >= beta:
                        break
                return best

            ab("a", -inf, inf, True)
            return ab.trace.last

        blind = searched()
        self.assertNotIn("cut", blind.log)
        self.assertEqual(list(blind._log().notes), ["children_unknown"])
        told = searched(children=lambda s: game.get(s, ()))
        self.assertIn("cut g", told.log)
        self.assertEqual(told.notes, ())
        self.assertTrue(yomisuji.judge(blind) and yomisuji.judge(told))

    def test_a_board_is_a_list_and_no_tree(self):
        @yomisuji.trace
        def fill(board, maximizing):
            free = [i for i, stone in enumerate(board) if stone == 0]
            if not free:
                return board[0] - board[1]
            values = []
            for i in free:
                board[i] = 1 if maximizing else 2
                values.append(fill(board, not maximizing))
                board[i] = 0
            return max(values) if maximizing else min(values)

        fill([0, 0], True)
        self.assertNotIn("tree", fill.trace.log)
        self.assertTrue(yomisuji.judge(fill))

    def test_whose_turn_it_is_at_the_root_is_supposed_and_said(self):
        @yomisuji.trace
        def maybe(node, who):
            return node if isinstance(node, int) else max(maybe(c, "O") for c in node)

        maybe([1, 2], "X")
        self.assertNotIn("root", maybe.trace.log)
        self.assertEqual(list(maybe.trace.last._log().notes), ["side"])

    def test_a_limit_of_depth_reads_another_tree(self):
        @yomisuji.trace
        def shallow(node, depth, maximizing):
            if isinstance(node, int):
                return node
            if depth == 0:
                return sum(node)
            return (max if maximizing else min)(shallow(c, depth - 1, not maximizing) for c in node)

        shallow(TREE, 1, True)
        self.assertNotIn("tree", shallow.trace.log)
        self.assertEqual(list(shallow.trace.last._log().notes), ["stops_above"])
        self.assertTrue(yomisuji.judge(shallow))

    def test_leaves_that_are_places_in_a_table_are_no_values(self):
        table = [30, 120, 80, 20]

        @yomisuji.trace
        def look(node, maximizing):
            if isinstance(node, int):
                return table[node]
            return (max if maximizing else min)(look(c, not maximizing) for c in node)

        look([[0, 1], [2, 3]], True)
        self.assertNotIn("tree", look.trace.log)
        self.assertTrue(yomisuji.judge(look))

    def test_a_tree_that_is_told_needs_no_node(self):
        @yomisuji.trace(tree=[[3, 12], [2, 15]])
        def indexed(path, alpha, beta, maximizing):
            node = [[3, 12], [2, 15]]
            for at in path:
                node = node[at]
            if isinstance(node, int):
                return node
            best = -inf if maximizing else inf
            for at in range(len(node)):
                v = indexed(path + (at,), alpha, beta, not maximizing)
                best = max(best, v) if maximizing else min(best, v)
                alpha, beta = (max(alpha, v), beta) if maximizing else (alpha, min(beta, v))
                if alpha >= beta:
                    break
            return best

        indexed((), -inf, inf, True)
        self.assertIn("tree [[3,12],[2,15]]", indexed.trace.log)
        self.assertIn("  cut\n", indexed.trace.log)
        self.assertTrue(yomisuji.judge(indexed))

    def test_which_of_two_numbers_is_the_value_is_asked(self):
        @yomisuji.trace
        def scored(node):
            if isinstance(node, int):
                return node, -1
            return max((scored(c)[0], at) for at, c in enumerate(node))

        scored([1, 2])
        with self.assertRaisesRegex(yomisuji.YomisujiError, "value=0 / value=1"):
            print(scored.trace.log)

    def test_a_table_of_ones_own_is_noticed(self):
        table = {}

        @yomisuji.trace
        def nim(stones, is_max):
            if (stones, is_max) not in table:
                if stones == 0:
                    return -1 if is_max else 1
                values = [nim(stones - take, not is_max) for take in (1, 2) if take <= stones]
                table[stones, is_max] = max(values) if is_max else min(values)
            return table[stones, is_max]

        self.assertEqual(nim(5, True), 1)
        self.assertEqual(list(nim.trace.last._log().notes), ["table"])
        self.assertTrue(yomisuji.judge(nim))

    def test_numbers_too_fine_for_a_log_are_named_and_rounded_if_told(self):
        def searched(**told):
            @yomisuji.trace(**told)
            def thirds(node, is_max):
                if isinstance(node, float):
                    return node / 3
                return (max if is_max else min)(thirds(c, not is_max) for c in node)

            thirds([[1.0, 2.0], [0.1, 7.0]], True)
            return thirds

        with self.assertRaisesRegex(yomisuji.YomisujiError, "0.3333333333333333.*digits=3"):
            yomisuji.judge(searched(), lang="en")
        self.assertIn("leaf 0.333\n", searched(digits=3).trace.log)
        self.assertTrue(yomisuji.judge(searched(digits=3)))

    def test_a_value_may_be_an_attribute(self):
        @dataclass
        class Result:
            score: int
            move: int = 0

        @yomisuji.trace(value="score")
        def best(node, is_max):
            if isinstance(node, int):
                return Result(node)
            scores = [best(c, not is_max).score for c in node]
            score = (max if is_max else min)(scores)
            return Result(score, scores.index(score))

        best(TREE, True)
        self.assertTrue(best.trace.log.endswith("exit 3\n"))
        self.assertTrue(yomisuji.judge(best))

    def test_a_cache_around_the_recorder_is_noticed(self):
        wrapped = {}

        def count(n, maximizing):
            if n <= 0:
                return n
            values = [wrapped["count"](n - k, not maximizing) for k in (1, 2)]
            return max(values) if maximizing else min(values)

        count = functools.lru_cache(yomisuji.trace(count))
        wrapped["count"] = count
        globals()["count"] = count
        try:
            count(4, True)
            self.assertIn("cache", count.trace.last._log().notes)
        finally:
            del globals()["count"]

    def test_a_function_that_calls_itself_unrecorded_is_noticed(self):
        space = {"yomisuji": yomisuji}
        exec(
            "def deep(node):\n"
            "    return node if isinstance(node, int) else max(map(deep, node))\n"
            "other = yomisuji.trace(deep)\nother([1, 2])\n",
            space,
        )
        self.assertIn("not_traced", space["other"].trace.last._log().notes)

    def test_a_second_reading_is_refused_with_its_place(self):
        @yomisuji.trace
        def twice(node, is_max):
            if isinstance(node, int):
                return node
            twice(node[0], not is_max)
            return max(twice(c, not is_max) for c in node)

        twice([[1], [2]], True)
        with self.assertRaisesRegex(yomisuji.YomisujiError, r"twice\.log:\d+:\d+: .*been read"):
            yomisuji.judge(twice, lang="en")


class Broken(unittest.TestCase):
    """A search that breaks off keeps what it has done."""

    def test_an_exception_passes_and_the_log_goes_up_to_it(self):
        @yomisuji.trace
        def fails(node, is_max):
            if isinstance(node, int):
                return 12 // node
            return (max if is_max else min)([fails(c, not is_max) for c in node])

        with self.assertRaises(ZeroDivisionError):
            fails([[3, 4], [0, 5]], True)
        run = fails.trace.last
        self.assertEqual(run.log.count("leaf"), 2)
        self.assertRegex(run.notes_in("en")[-1], r"in line \d+: ZeroDivisionError: ")
        judged = yomisuji.judge(run)
        self.assertTrue(judged.ok)
        self.assertFalse(judged or judged.finished)
        # The next search starts afresh.
        self.assertEqual(fails([3, 4], True), 4)
        self.assertTrue(fails.trace.last.finished)

    def test_what_comes_after_an_exception_that_was_caught_is_left_out(self):
        @yomisuji.trace
        def tries(node, is_max):
            if isinstance(node, int):
                return 12 // node
            values = []
            for child in node:
                try:
                    values.append(tries(child, not is_max))
                except ZeroDivisionError:
                    pass
            return max(values)

        self.assertEqual(tries([0, 3], True), 4)
        self.assertNotIn("leaf", tries.trace.log)
        self.assertIn("raised", tries.trace.last._log().notes)

    def test_a_forgotten_return_ends_the_log(self):
        @yomisuji.trace
        def forgets(node, is_max):
            if isinstance(node, int):
                return node
            for child in node:
                forgets(child, not is_max)

        forgets([[1, 2], [3]], True)
        self.assertTrue(forgets.trace.log.endswith("leaf 2\n"))
        self.assertIn("None", forgets.trace.last.notes_in("en")[-1])
        self.assertFalse(forgets.trace.last.finished)

    def test_no_more_is_kept_than_the_limit(self):
        @yomisuji.trace(limit=5)
        def many(node, is_max):
            if isinstance(node, int):
                return node
            return (max if is_max else min)([many(c, not is_max) for c in node])

        self.assertEqual(many(TREE, True), 3)
        self.assertEqual(many.trace.log.count("enter"), 5)
        self.assertTrue(many.trace.log.endswith("  exit 3\n"))
        judged = yomisuji.judge(many)
        self.assertTrue(judged.ok)
        self.assertFalse(judged.finished)
        self.assertIn("full", many.trace.last._log().notes)
        for _ in range(20):
            many([1, 2], True)
        self.assertLessEqual(sum(run._count for run in many.trace.runs), 5 + 3)

    def test_a_function_told_to_the_recorder_may_fail(self):
        @yomisuji.trace(children=lambda node: node.nothing)
        def goes_on(node, is_max):
            return node if isinstance(node, int) else max(goes_on(c, not is_max) for c in node)

        self.assertEqual(goes_on([1, 2], True), 2)
        self.assertIn("nothing", goes_on.trace.last.notes_in("en")[0])

    def test_a_search_without_arguments_is_recorded_and_may_clear_its_recorder(self):
        board = [0, 0, 0]

        @yomisuji.trace(
            children=lambda: [at for at in range(3) if not board[at]],
            maximizing=lambda: sum(map(bool, board)) % 2 == 0,
        )
        def minimax():
            free = [at for at in range(3) if not board[at]]
            if not free:
                return board[0] - board[2]
            is_max, values = len(free) != 2, []
            for at in free:
                board[at] = 1 if is_max else 2
                values.append(minimax())
                board[at] = 0
            return max(values) if is_max else min(values)

        minimax()
        self.assertIn("root max\nenter\n  enter <0>\n    enter <1>\n", minimax.trace.log)
        self.assertTrue(yomisuji.judge(minimax))

        @yomisuji.trace
        def clears(node):
            if isinstance(node, list):
                return max(map(clears, node))
            clears.trace.clear()
            return node

        self.assertEqual(clears([1, [2, 3]]), 3)

    def test_what_cannot_be_recorded_is_refused_at_once(self):
        def steps(node):
            yield node

        for make, words in [
            (lambda: yomisuji.trace(steps), "yields"),
            (lambda: yomisuji.trace(3), "no function"),
            (lambda: yomisuji.trace(alpha="low")(lambda node: node), "no parameter"),
            (lambda: yomisuji.trace(children=lambda x, y: x)(lambda node: node), "x, y"),
            (lambda: yomisuji.trace(view="min"), "view"),
            (lambda: yomisuji.trace(tree=[[1, "x"]]), r"\[0\]\[1\]"),
            (lambda: yomisuji.show(yomisuji.trace()), "Nothing"),
        ]:
            with self.assertRaisesRegex(yomisuji.YomisujiError, words):
                make()


class Mistakes(unittest.TestCase):
    """A slip in a traced program is found, and called by its name."""

    def judged(self, slip):
        @yomisuji.trace
        def ab(node, alpha, beta, is_max):
            if not isinstance(node, list):
                return node
            best = -inf if is_max else inf
            for child in node[:-1] if slip == "last-unread" and len(node) > 1 else node:
                below = {"window-forgotten": (-inf, inf), "alpha-lost": (-inf, beta)}
                below = below.get(slip, (alpha, beta))
                v = ab(child, *below, not is_max)
                best = max(best, v) if is_max else min(best, v)
                if is_max:
                    alpha = max(alpha, best)
                else:
                    beta = min(beta, best)
                if alpha >= beta:
                    break
            return best

        tree = [[[3, 5], [6, 9, 1]], [[1, 2], [3, 8]], [[5, 4, 4], [0, 3]], [[3, 3], [4, 1]]]
        ab(TREE if slip == "last-unread" else tree, -inf, inf, True)
        return yomisuji.judge(ab)

    def test_slips_are_called_by_their_names(self):
        self.assertTrue(self.judged(None))
        for slip in ("last-unread", "window-forgotten", "alpha-lost"):
            judged = self.judged(slip)
            self.assertFalse(judged)
            self.assertEqual(judged.mistake, slip, judged)
            self.assertTrue(judged.tree and judged.sentence)


if __name__ == "__main__":
    unittest.main()

### Evaluators by their names, and why there is none for what was asked.

evaluators-own = Own values
evaluators-usapyon = Usapyon
evaluators-yaneuraou = YaneuraOu
evaluators-material-2 = YaneuraOu 2 (hand premium)
evaluators-material-3 = YaneuraOu 3 (attacks)
evaluators-material-4 = YaneuraOu 4 (several attacks)
evaluators-material-5 = YaneuraOu 5 (the table)
evaluators-material-6 = YaneuraOu 6 (KKPEE9)
evaluators-material-7 = YaneuraOu 7 (support)
evaluators-material-8 = YaneuraOu 8 (king's square)
evaluators-material-8-rank = YaneuraOu 8 (king's rank)
evaluators-material-8-none = YaneuraOu 8 (no king bonus)
evaluators-discs = Discs
evaluators-discs-winner = Discs, empty squares to the winner
evaluators-mobility = Mobility
evaluators-turtle = Turtle (patterns)
evaluators-turtle-triangle = Turtle (corner triangles)
evaluators-yss = YSS
evaluators-needs-kings = { $evaluator } counts by the distance to both kings, and { $side } has none on this board; usapyon, yss, yaneuraou and material-2 need no kings
evaluators-unknown = unknown evaluator "{ $found }", expected one of { $ids }, or values of your own, as in own:P=100,S=1150
evaluators-only-eight = { $evaluator } is made for 8×8; on 4×4 there are discs, discs-winner and mobility
evaluators-unknown-of-game = there is no evaluator of { $game } "{ $found }", expected one of { $ids }
# What somebody has written for the value of a piece.
# $most (Number)
evaluators-own-no-value = found "{ $found }" for { $piece }, expected a whole number from 0 to { $most }
evaluators-own-nothing = found no values of your own, expected some, as in own:P=100,S=1150,+S=1200,S*=1200; what is left out is as in usapyon
evaluators-own-no-pair = found "{ $found }" among the values, expected a piece and its value, as in S=1150
evaluators-own-no-piece = found the piece "{ $found }", expected P, L, N, S, G, B or R on the board, +P … +R promoted, P* … R* in hand, or counting
evaluators-own-twice = found a second value for { $piece }, expected one
evaluators-own-counting = found counting={ $found }, expected counting=balance or counting=once
# The books and articles that an evaluator comes from, one a line, as are the next eight.
evaluators-sources-ladder =
    yaneuraou.yaneu.com, 評価関数を作ろう (2020-11-17 … 12-07)
    YaneuraOu, source/eval/material (MATERIAL_LEVEL)
evaluators-sources-own = values of one's own
evaluators-sources-usapyon =
    the book of うさぴょん, chapter 3 (評価関数)
    after the table of 伊藤果『実戦で強くなる将棋入門』; promoted pieces and 5 % more in hand are the book's own
evaluators-sources-yss = 山下宏「将棋プログラムの指し手生成について」, table 1
evaluators-sources-yaneuraou = YaneuraOu, source/eval/material (PieceValue)
evaluators-sources-discs = the rules of Othello
evaluators-sources-discs-winner = the tournament rules of Othello
evaluators-sources-mobility = Rosenbloom, A World-Championship-Level Othello Program (1982)
evaluators-sources-turtle =
    the description of Turtle, 4.3 (評価関数)
    Buro, Logistello; Andersson, Zebra (the set of patterns)
# What the values of its evaluators are.
evaluators-units-of-othello = Values are for Black: the disc difference at the end (Turtle estimates it); “moves” is the difference in moves

### Turtle, which values Othello by patterns: their names, and why a file holds no weights of it.

turtle-hor2 = second line
turtle-hor3 = third line
turtle-hor4 = fourth line
turtle-diag8 = main diagonal
turtle-diag7 = diagonal of 7
turtle-diag6 = diagonal of 6
turtle-diag5 = diagonal of 5
turtle-diag4 = diagonal of 4
turtle-corner3x3 = 3×3 corner
turtle-triangle = corner triangle
turtle-corner2x5 = 2×5 corner
turtle-edge2x = edge and X squares
turtle-foreign-file = this is not a file of Turtle's weights: it does not begin with "yomisuji turtle"
# $found (Number)
# $expected (Number)
turtle-version = the weights are of version { $found }, expected { $expected }
# $found (Number)
turtle-corner-shape = found corners of shape { $found } in the weights, expected 0 (square) or 1 (triangle)
turtle-packed = the weights are damaged: they cannot be unpacked
# $expected (Number)
turtle-numbers = the weights are damaged: expected { $expected } numbers of 16 bits

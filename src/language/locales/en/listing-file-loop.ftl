### The initial value of a position: the loop over the files (u-12).

listing-file-loop-name = The value of a position, from scratch
listing-file-loop-symptom = In the start position it gives 0, as it should. After a bishop was taken with promotion it gives 19890 instead of 3890.
listing-file-loop-hint = The file is the upper digit of a hexadecimal address, the rank the lower one. Which squares does each round add?
listing-file-loop-explanation = The next file is 0x10 further on. Adding 1, each round adds nine squares that are one rank further down, and most squares are counted nine times (fewer in two corners). How often a square is counted is point-symmetric about the middle of the board; so are the pieces of the start position, and everything cancels to 0. The loop also has a colon in place of a semicolon, but the compiler stops that.
listing-file-loop-line-function-initial-value = function initial_value(position) → value
listing-file-loop-line-value-0 = value ← 0
listing-file-loop-line-published = for file from 0x10 to 0x90, in steps of 1:
listing-file-loop-line-corrected = for file from 0x10 to 0x90, in steps of 0x10:
listing-file-loop-line-for-rank-from-1 = for rank from 1 to 9:
listing-file-loop-line-value-value-piece-value = value ← value + piece_value[board[file + rank]]
listing-file-loop-line-for-each-kind-piece = for each kind of piece in hand:
listing-file-loop-line-value-value-hand-value = value ← value + hand_value[kind] × count
listing-file-loop-said-file = file = { $file }
listing-file-loop-var-file = file
listing-file-loop-said-pieces-board-board-were = The pieces of board[{ $first }] to board[{ $last }] were added.
listing-file-loop-said-pieces-in-hand-were = The pieces in hand were added.

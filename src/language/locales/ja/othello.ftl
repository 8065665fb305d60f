### The words of boards of Othello.

othello-black = 黒
othello-white = 白
othello-to-move = 手番(点へ打てる)
othello-to-move-short = 手番
othello-cannot-place = 打てない
othello-marks = 輪は返した石

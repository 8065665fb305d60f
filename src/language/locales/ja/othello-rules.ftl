### オセロのルール: 局面や手のどこが違うか、手番や手の名前。

othello-rules-name = オセロ
othello-rules-passing = 打てる所がなければパスが一手です。
othello-rules-black = 黒
othello-rules-white = 白
othello-rules-black-move = 黒{ $square }
othello-rules-white-move = 白{ $square }
othello-rules-black-pass = 黒パス
othello-rules-white-pass = 白パス
othello-rules-length = 升が{ $found }個。X、O、「.」を a1, b1 … h8 の順に64個(4×4なら16個)書いてください
othello-rules-sign = { $number }文字目の「{ $found }」は X(黒)、O(白)、「.」のどれでもない
othello-rules-sign-of-square = { $number }文字目({ $square })の「{ $found }」は X(黒)、O(白)、「.」のどれでもない
othello-rules-no-side = 盤のあとに手番がない。空白と X か O を書き、どちらの番かを示してください
othello-rules-other-side = 盤のあとに「{ $found }」がある。どちらの番かを X か O で書いてください
othello-rules-afloat = { $square } の石が中央の石とつながっていない。石はほかの石の隣に打つので、対局には現れない
othello-rules-no-move = 「{ $found }」は手ではない。f5 のような升か pass と書いてください
othello-rules-off-board = { $square } はこの4×4の盤の外
othello-rules-taken = { $square } にはもう石がある
othello-rules-turns-nothing = { $side }が { $square } に打っても返る石がない
othello-rules-missing-pass = { $side }は打てる所がないので、{ $square } の前にパスが要る
othello-rules-needless-pass = { $side }は { $square } に打てるので、パスはできない
othello-rules-over = どちらも打てず、終局している

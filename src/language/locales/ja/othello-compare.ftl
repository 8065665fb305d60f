### The words of the comparison on Othello.

othello-compare-start-tip = この局面を、うちのエンジンに評価を変えて読ませる。終盤なら終局まで読み切る (E)
othello-compare-unit = 値は黒から見たもの。石の差は終局での石の数の差(Turtle は見込み)、「か所」は打てる所の差
othello-compare-by-depth-tip = エンジンの深さ1から順に並べる
othello-compare-score = 黒から

### The words of boards.

board-nothing-in-hand = 持駒なし
board-piece-box = 駒箱
board-exchange = 取り合いを見る
board-remove = 駒箱へ戻す
board-turn-round = 相手の駒にする
board-promote = 成る
board-unpromote = 成りを戻す
board-turn = 盤を回す
board-turn-tip = 盤を回して、後手を下に・先手を下に (T)
board-arrows = 手の矢印
board-arrows-tip =
    盤の矢印を見せる・隠す (A)
    太い金の矢印: いまの読み筋、初めの3手まで(大きな盤では番号つき)
    灰の細い矢印: 値のあるほかの手
    破線: 読み比べの読み手の手。色は図と同じ
    矢印の先の升を指すと、その手と値が出る
board-signs = 駒の字
board-letters = 英字の駒
board-signs-tip = 漢字と、アルファベット(駒の動きの印つき)を切り替える (S)
board-signs-by-language = 言語に合わせる
board-signs-kanji = 漢字
board-signs-international = 国際

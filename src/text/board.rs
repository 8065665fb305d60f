//! The words of boards.

texts! {
    /// The texts of boards: the menu of a square, how boards are drawn, how pieces are moved.
    BoardTexts {
        /// A hand without pieces.
        nothing_in_hand: "持駒なし", "nothing in hand";
        /// The box of pieces.
        piece_box: "駒箱", "Box";
        /// The menu of a square.
        exchange: "取り合いを見る", "Show the exchange";
        /// In the menu of a square, while setting up.
        remove: "駒箱へ戻す", "Remove";
        /// In the menu of a square, while setting up.
        turn_round: "相手の駒にする", "Give to the other side";
        /// In the menu of a square, while setting up.
        promote: "成る", "Promote";
        /// In the menu of a square, while setting up.
        unpromote: "成りを戻す", "Unpromote";
        /// White below, or Black again.
        turn: "盤を回す", "Turn the board";
        /// The same in little room.
        turn_short: "回す", "Turn";
        /// What it does.
        turn_tip: "盤を回して、後手を下に・先手を下に (T)", "White below, or Black below again (T)";
        /// Moves as arrows.
        arrows: "手の矢印", "Arrows of moves";
        /// The same in little room.
        arrows_short: "矢印", "Arrows";
        /// What it does, and what arrows mean.
        arrows_tip: "盤の矢印を見せる・隠す (A)\n太い金の矢印: いまの読み筋、初めの3手まで(大きな盤では番号つき)\n灰の細い矢印: 値のあるほかの手\n破線: 読み比べの読み手の手。色は図と同じ\n矢印の先の升を指すと、その手と値が出る", "Show or hide the arrows on the board (A)\nthick gold: the best line so far, up to 3 plies (numbered on a large board)\nthin grey: other moves that have values\ndashed: what readers of the comparison would play, coloured as in the plot\nPoint at the head of an arrow for its move and value";
        /// How pieces are written.
        signs: "駒の字", "Signs on pieces";
        /// Letters on the pieces, or not.
        letters: "英字の駒", "Letters on pieces";
        /// The same in little room.
        letters_short: "英字", "Letters";
        /// What it does.
        signs_tip: "漢字と、アルファベット(駒の動きの印つき)を切り替える (S)", "Letters with marks of how pieces go, or Japanese characters (S)";
        /// As the language has it.
        signs_by_language: "言語に合わせる", "As the language";
        /// Japanese characters.
        signs_kanji: "漢字", "Japanese";
        /// Letters.
        signs_international: "国際", "International";
        /// Title of these settings.
        boards: "盤", "Boards";
    }
}

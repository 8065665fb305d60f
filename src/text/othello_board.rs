//! The words of the board page of Othello.

texts! {
    /// The texts of the board page of Othello.
    OthelloBoardTexts {
        /// Beside the games of the board page.
        game: "ゲーム", "Game";
        /// The other game of the board page.
        shogi: "将棋", "Shogi";
        /// On 8×8.
        eight: "オセロ 8×8", "Othello 8×8";
        /// On 4×4.
        four: "オセロ 4×4", "Othello 4×4";
        /// A click places a disc.
        mode_play: "打つ", "Play";
        /// What that does.
        mode_play_tip: "点のある升を押すと打つ。返る石はひとりでに返る。矢印キーと Enter でもよい", "Press a square with a dot: the disc is placed and turns others. Or use the arrow keys and Enter";
        /// A click sets up discs.
        mode_set_up: "並べる", "Set up";
        /// What that does.
        mode_set_up_tip: "升を押すたびに、空き → 黒 → 白 → 空きと変わる", "Each press of a square: empty → black → white → empty";
        /// How the game stands, for a screen reader.
        standing: "局面のようす", "How the game stands";
        /// After a player who is to move.
        to_move: "の番", " to move";
        /// After a player who can place nothing.
        must_pass: "は打てる所がない: パスする", " can place nothing: pass";
        /// The button.
        pass: "パス", "Pass";
        /// Neither side can place a disc.
        over: "終局", "The game is over";
        /// After who has won by so many discs.
        draw: "引き分け", "a draw";
        /// Starts anew.
        start: "初期局面", "Start position";
        /// Copies the position as text.
        copy: "コピー", "Copy";
        /// Above the field.
        type_here: "局面か手 (f5d6c3…)", "Position or moves (f5d6c3…)";
        /// In the field.
        type_hint: "貼り付けて Enter", "paste or type, then Enter";
        /// Title of the list of moves.
        moves: "棋譜", "Game";
        /// Nothing has been played.
        no_moves: "まだ手がない。打つか、棋譜 (.ggf .moves) を窓に落とす", "No move yet: place a disc, or drop a game (.ggf, .moves) on the window";
        /// Several games in the file.
        of_file: "対局", "Game";
        /// The game before.
        previous_game: "前の対局", "The game before";
        /// The next game.
        next_game: "次の対局", "The next game";
        /// Which ending makes which format.
        save_hint: "形式は名前の終わりで決まる: .ggf(すべて)、.moves .oth(手だけ)", "The ending of the name decides the format: .ggf (everything), .moves or .oth (moves alone)";
        /// Beside the evaluators.
        values: "末端の値", "What leaves are worth";
        /// Reads until the game is over.
        to_the_end: "最後まで", "to the end";
        /// The file is not the game any more.
        close: "閉じる", "Close";
    }
}

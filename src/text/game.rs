//! The words of a game record.

texts! {
    /// The texts of a game that is open in the board editor.
    GameTexts {
        /// Title of the list of moves.
        game: "棋譜", "Game";
        /// The tab of the tools of the board editor.
        tools: "盤の道具", "Board tools";
        /// The start of the game, for a screen reader.
        moves: "指し手の一覧", "List of moves";
        /// The number of the ply on the board.
        ply: "手数", "Ply";
        /// Before the first move.
        first: "最初へ", "To the start";
        /// One ply back.
        back: "一手戻る", "One move back";
        /// One ply on.
        next: "一手進む", "One move on";
        /// The end of the line.
        last: "最後へ", "To the end";
        /// Moves in place of this one.
        branches: "この手のかわりに", "Instead of this move";
        /// Moves that go on from here.
        onward: "次の手", "Next move";
        /// Over a comment.
        comment: "コメント", "Comment";
        /// Below the beginning of a very long comment.
        cut: "長いコメントなので、ここまでを見せています。残りもファイルにあります", "A very long comment: this is its beginning; the rest is in the file";
        /// The board editor shows something else.
        off_game: "盤は棋譜と別の局面です", "The board shows another position";
        /// Back to the ply of the game.
        back_to_game: "棋譜に戻る", "Back to the game";
        /// Saves the record.
        save: "棋譜を保存…", "Save the game…";
        /// Title of the dialog.
        save_title: "棋譜を保存する", "Save the game";
        /// Which ending makes which format.
        save_hint: "形式は名前の終わりで決まります: .kif .ki2 .csa .jkf .usi .sfen", "The ending of the name decides the format: .kif .ki2 .csa .jkf .usi .sfen";
        /// Games that were put away.
        unsaved_games: "保存していない棋譜", "Games not saved";
        /// Throws one of them away.
        discard: "捨てる", "Discard";
        /// Closes the record.
        close: "棋譜を閉じる", "Close the game";
        /// Moves have been added.
        changed: "変更あり", "changed";
        /// More moves in place of one.
        others: "通り", "ways";
        /// The keys.
        keys: "← → 一手  ↑ ↓ 分岐  Home End 最初・最後  PageUp PageDown 10手", "← → a move   ↑ ↓ branches   Home End start, end   PageUp PageDown 10 moves";
        /// What was strange in the file.
        notes: "読み取りの注意", "Notes on reading the file";
        /// The tab where a tree is grown.
        grow: "木にする", "Make a tree";
    }
}

//! The words of piece values of one's own.

texts! {
    /// Every text about piece values of one's own in one language.
    ValuesTexts {
        /// Opens the table.
        edit: "駒の点数を変える", "Change piece values";
        /// What it does.
        edit_tip: "駒の点数を自分で決め、取り合いと最善手がどう変わるかを見る (O)", "Set piece values of your own, and see which exchanges and best moves change (O)";
        /// In a list of evaluators.
        own: "自分の値…", "Own values…";
        /// The title of the table.
        title: "自分の値", "Own values";
        /// Back.
        close: "閉じる (O)", "Close (O)";
        /// Back, from beside the board.
        close_board: "閉じる (Esc)", "Close (Esc)";
        /// Reads with them.
        apply: "この値で読み直す", "Read with these";
        /// What it does.
        apply_tip: "この値で木を読み直す。Ctrl+S で課題に保存できる", "Reads the tree again with these values; Ctrl+S saves them with the lesson";
        /// Takes them over at the board.
        apply_board: "この値を使う", "Use these";
        /// What it does.
        apply_board_tip: "木を作るときの駒の点数にする", "A tree grown from the board has these piece values";
        /// Begins again.
        reset: "元に戻す", "Reset";
        /// What it does.
        reset_tip: "くらべる相手の値に戻す", "Begin again with the values on the left";
        /// What the table is set beside.
        standard: "くらべる相手", "Beside";
        /// What values the position now.
        in_force: "今の値", "in force";
        /// The column of kinds.
        kind: "駒", "Piece";
        /// A column.
        board: "盤上", "Board";
        /// A column.
        promoted: "成駒", "Promoted";
        /// A column.
        hand: "持駒", "In hand";
        /// How to type.
        typing: "0 から 10000。↑↓で 10 ずつ(Shift で 100)", "0 to 10000; ↑ ↓ by 10 (with Shift by 100)";
        /// How captures are counted.
        counting: "取った駒の数え方", "A capture counts";
        /// As the change of the balance.
        balance: "差し引き", "both sides";
        /// What it means.
        balance_tip: "盤上から消えた分と、持駒になった分を両方数える", "What leaves the board and what comes into the hand";
        /// Once.
        once: "一度だけ", "once";
        /// What it means.
        once_tip: "取った駒の点を一度だけ数える(YSS の取り合い)", "The value of the piece taken, once (exchanges of YSS)";
        /// The exchanges.
        exchanges: "取り合い(取ったとして)", "Exchanges, if taken";
        /// There are none.
        no_exchanges: "手番の側に取れる駒がない", "The side to move can take nothing";
        /// The choices.
        choices: "最善手", "Best moves";
        /// A player of one ply.
        one_ply: "1手読み", "1 ply";
        /// A player of one ply who counts the best exchange.
        one_ply_exchange: "1手+取り合い", "1 ply + exchange";
        /// Other moves are as good.
        others: "ほか", "and";
        /// An exchange has changed its sign.
        wins: "取ると得になる", "taking wins now";
        /// It has changed its sign the other way.
        wins_no_more: "取っても得でない", "taking wins no more";
        /// Another capture is the best.
        other_capture: "別の手で取る", "another capture";
        /// Another move is the best.
        other_move: "別の手が最善", "another move is best";
        /// Other moves are as good.
        other_ties: "同点の手が変わる", "other moves tie";
        /// Whose view numbers are.
        legend: "数は先手から見た、今の局面からの増減", "Numbers: what Black gains from here";
        /// It is being worked out.
        working: "計算中…", "working it out…";
        /// There is no position, or it breaks a rule.
        nothing: "ここには数える局面がない", "There is no position to count here";
    }
}

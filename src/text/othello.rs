//! The words of boards of Othello.

texts! {
    /// Every text of a board of Othello in one language.
    OthelloTexts {
        /// The first player.
        black: "黒(先手)", "Black";
        /// The second player.
        white: "白(後手)", "White";
        /// Beside who is to move.
        to_move: "手番", "to move";
        /// Beside who is to move, and has no square.
        cannot_place: "打てない", "no move";
    }
}

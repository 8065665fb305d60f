//! Writes bounds and windows in a notation.

use language::{Notation, Signs};
use score::{Player, Score, Window};

/// The letter of a bound of `owner`, α or β, with an arrow if the bound `came_up`; an inequality
/// sign in notations without letters.
pub fn bound_letter(
    (notation, signs): (Notation, Signs),
    owner: Player,
    came_up: bool,
) -> &'static str {
    match (notation, owner, came_up) {
        (Notation::Textbook | Notation::Negamax, Player::Max, _) => "α",
        (Notation::Textbook | Notation::Negamax, Player::Min, _) => "β",
        (Notation::Arrows, Player::Max, false) => "α↓",
        (Notation::Arrows, Player::Max, true) => "α↑",
        (Notation::Arrows, Player::Min, false) => "β↓",
        (Notation::Arrows, Player::Min, true) => "β↑",
        (Notation::Inequalities, Player::Max, _) => signs.at_least(),
        (Notation::Inequalities, Player::Min, _) => signs.at_most(),
    }
}

/// A window in a notation, at a node where `mover` is to move. `raised` says for α and β whether a
/// returned value has moved it since the node was entered, and `edge` formats a bound for Black.
pub fn written_window(
    (notation, signs): (Notation, Signs),
    mover: Player,
    window: Window,
    raised: [bool; 2],
    edge: impl Fn(Score) -> String,
) -> String {
    let (low, high) = (edge(window.alpha), edge(window.beta));
    let letter = |owner: Player| {
        let came_up = match owner {
            Player::Max => raised[0],
            Player::Min => raised[1],
        };
        bound_letter((notation, signs), owner, came_up)
    };
    match notation {
        Notation::Inequalities => format!("{low} < ? < {high}"),
        Notation::Negamax if notation.flips(mover) => format!("(α {high}, β {low})"),
        Notation::Textbook | Notation::Arrows | Notation::Negamax => {
            let (alpha, beta) = (letter(Player::Max), letter(Player::Min));
            format!("({alpha} {low}, {beta} {high})")
        }
    }
}

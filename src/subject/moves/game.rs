//! What a game needs for its trees.

use crate::eval::{DobutsuEvaluation, GameEvaluation, OthelloEvaluation};
use crate::game::Game;
use crate::games::board_game::BoardGame;
use crate::games::dobutsu::Dobutsu;
use crate::games::othello::Othello;

/// A game whose positions trees are grown from.
pub trait SearchedGame: BoardGame {
    type Evaluation: GameEvaluation<Self>;
}

impl SearchedGame for Othello {
    type Evaluation = OthelloEvaluation;
}

impl SearchedGame for Dobutsu {
    type Evaluation = DobutsuEvaluation;
}

/// A position of a game and the move played in it.
pub type GameStep<G> = (<G as Game>::Position, <G as Game>::Move);

//! Plays a game of Othello to its end.

use fastrand::Rng;

use super::player::{OthelloMethod, OthelloPlayer};
use super::reading::best_move;
use crate::rating::GameResult;
use eval::{GameEvaluator, WithGameEvaluator};
use game::Game;
use games::othello::{Othello, OthelloMove, OthelloPosition};
use score::Player;

/// A game of Othello to be played, from the start on 8×8.
#[derive(Clone, Debug)]
pub struct OthelloFixture {
    /// Its number in its series, from 1.
    pub number: u32,
    /// Black and White.
    pub players: [OthelloPlayer; 2],
    /// The side of player A of the series.
    pub a: Player,
    /// Legal moves played before the players choose.
    pub opening: Vec<OthelloMove>,
    /// The seed of the players' random choices.
    pub seed: u64,
}

/// A finished game of Othello.
#[derive(Clone, Debug)]
pub struct PlayedOthello {
    pub fixture: OthelloFixture,
    /// Every move, including the opening.
    pub moves: Vec<OthelloMove>,
}

impl PlayedOthello {
    #[must_use]
    pub fn last_position(&self) -> OthelloPosition {
        let start = OthelloPosition::default();
        self.moves.iter().fold(start, |at, &mv| at.after(mv))
    }

    /// The lead in discs of player A of the series at the end.
    #[must_use]
    pub fn discs(&self) -> i32 {
        self.fixture.a.sign() * self.last_position().difference()
    }

    /// The result for player A of the series.
    #[must_use]
    pub fn result(&self) -> GameResult {
        match self.discs() {
            ..0 => GameResult::Loss,
            0 => GameResult::Draw,
            1.. => GameResult::Win,
        }
    }
}

#[must_use]
pub fn play_othello(fixture: &OthelloFixture) -> PlayedOthello {
    let mut rng = Rng::with_seed(fixture.seed);
    let (mut at, mut moves, mut legal) = (OthelloPosition::default(), Vec::new(), Vec::new());
    loop {
        legal.clear();
        Othello.moves(&at, &mut legal);
        let [black, white] = fixture.players;
        let player = match at.to_move() {
            Player::Max => black,
            Player::Min => white,
        };
        let mv = match (fixture.opening.get(moves.len()), player.method) {
            (Some(&mv), _) => Some(mv),
            (None, OthelloMethod::Random) => rng.choice(&legal).copied(),
            (None, OthelloMethod::Depth { plies, evaluation }) => evaluation.run(MoveAtDepth {
                at: &at,
                plies,
                legal: &legal,
            }),
        };
        let Some(mv) = mv else {
            break;
        };
        at = at.after(mv);
        moves.push(mv);
    }
    PlayedOthello {
        fixture: fixture.clone(),
        moves,
    }
}

/// The computation of the best move by an evaluator.
struct MoveAtDepth<'a> {
    at: &'a OthelloPosition,
    plies: u8,
    legal: &'a [OthelloMove],
}

impl WithGameEvaluator<Othello> for MoveAtDepth<'_> {
    type Output = Option<OthelloMove>;

    fn with<E: GameEvaluator<Othello>>(self, evaluator: E) -> Option<OthelloMove> {
        best_move(evaluator, self.at, self.plies, self.legal)
    }
}

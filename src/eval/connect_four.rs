//! Evaluators of Connect Four.

#![expect(clippy::cast_possible_wrap, reason = "a board has 69 lines")]

use super::game_evaluation::{GameEvaluation, SearchedGame, WithGameEvaluator};
use game::{Evaluator, Incremental};
use games::board_game::BoardGame as _;
use games::connect_four::{Column, ConnectFour, ConnectFourPosition};
use language::{Language, Words, signed};
use score::{Player, Score};

/// Lines of four squares with three discs of Black's and an empty square, minus those of White's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenThrees;

impl OpenThrees {
    /// A finished game, which outweighs the 69 lines of the board.
    pub const WIN: i32 = 1000;
}

impl Evaluator<ConnectFour> for OpenThrees {
    fn value(&self, _: &ConnectFour, at: &ConnectFourPosition, _: u8) -> Score {
        if let Some(winner) = at.winner() {
            return Score(winner.sign() * Self::WIN);
        }
        let of = |player: Player| player.sign() * at.open_threes(player) as i32;
        Score(of(Player::Max) + of(Player::Min))
    }
}

/// Counting takes a few operations on bits, so the value itself is kept.
impl Incremental<ConnectFour> for OpenThrees {
    type Kept = Score;

    fn keep(&self, game: &ConnectFour, at: &ConnectFourPosition) -> Score {
        self.value(game, at, 0)
    }

    fn kept_after(
        &self,
        game: &ConnectFour,
        _: &Score,
        _: &ConnectFourPosition,
        _: Column,
        after: &ConnectFourPosition,
    ) -> Score {
        self.value(game, after, 0)
    }

    fn kept_value(&self, kept: &Score) -> Score {
        *kept
    }
}

/// An evaluator of Connect Four.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ConnectFourEvaluation {
    #[default]
    OpenThrees,
}

impl SearchedGame for ConnectFour {
    type Evaluation = ConnectFourEvaluation;
}

impl GameEvaluation<ConnectFour> for ConnectFourEvaluation {
    const ALL: &'static [Self] = &[Self::OpenThrees];

    fn id(self) -> &'static str {
        "open-threes"
    }

    fn name(self, language: Language) -> String {
        language.texts().connect_four_values()
    }

    fn sources(self, language: Language) -> String {
        language.texts().connect_four_values_source()
    }

    fn term(self, language: Language) -> String {
        language.texts().connect_four_values_term()
    }

    fn unit(self) -> i32 {
        1
    }

    fn fits(self, _: &ConnectFourPosition) -> Result<(), Words> {
        Ok(())
    }

    fn units(language: Language) -> String {
        language.texts().connect_four_values_units()
    }

    fn value_text(self, value: Score, language: Language) -> String {
        let winner = match value.0 {
            OpenThrees::WIN.. => Player::Max,
            value if value <= -OpenThrees::WIN => Player::Min,
            _ => return signed(value).to_string(),
        };
        language.texts().comparing_side_wins(ConnectFour::side(winner, language))
    }

    fn run<W: WithGameEvaluator<ConnectFour>>(self, work: W) -> W::Output {
        work.with(OpenThrees)
    }
}

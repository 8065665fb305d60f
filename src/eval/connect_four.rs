//! Evaluators of Connect Four.

#![expect(clippy::cast_possible_wrap, reason = "a board has 69 lines")]

use super::game_evaluation::{GameEvaluation, SearchedGame, WithGameEvaluator, won_or_number};
use game::Evaluator;
use games::connect_four::{ConnectFour, ConnectFourPosition};
use language::{Language, Words};
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

game::keeps_its_value!(OpenThrees, ConnectFour);

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
        won_or_number::<ConnectFour>(value, OpenThrees::WIN, language)
    }

    fn run<W: WithGameEvaluator<ConnectFour>>(self, work: W) -> W::Output {
        work.with(OpenThrees)
    }
}

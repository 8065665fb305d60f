//! Evaluators of the sugoroku race.

use super::game_evaluation::{GameEvaluation, SearchedGame, WithGameEvaluator};
use game::Evaluator;
use games::sugoroku::{RacePosition, Sugoroku};
use language::{Language, Words, signed};
use score::{Player, Score};

/// How many steps White's runners are from home, minus those of Black's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StepsAhead;

impl StepsAhead {
    /// A finished race, which outweighs the 16 steps of a side.
    pub const WIN: i32 = 100;
}

impl Evaluator<Sugoroku> for StepsAhead {
    fn value(&self, _: &Sugoroku, at: &RacePosition, _: u8) -> Score {
        if let Some(winner) = at.winner() {
            return Score(winner.sign() * Self::WIN);
        }
        let of = |player: Player| at.pips(player).cast_signed();
        Score(of(Player::Min) - of(Player::Max))
    }
}

game::keeps_its_value!(StepsAhead, Sugoroku);

/// 1 if Black has won, else 0: the mean is how likely Black is to have won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BlackHasWon;

impl Evaluator<Sugoroku> for BlackHasWon {
    fn value(&self, _: &Sugoroku, at: &RacePosition, _: u8) -> Score {
        Score(i32::from(at.winner() == Some(Player::Max)))
    }
}

game::keeps_its_value!(BlackHasWon, Sugoroku);

/// An evaluator of the race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SugorokuEvaluation {
    #[default]
    Pips,
    Wins,
}

impl SearchedGame for Sugoroku {
    type Evaluation = SugorokuEvaluation;
}

impl GameEvaluation<Sugoroku> for SugorokuEvaluation {
    const ALL: &'static [Self] = &[Self::Pips, Self::Wins];

    fn id(self) -> &'static str {
        match self {
            Self::Pips => "pips",
            Self::Wins => "wins",
        }
    }

    fn name(self, language: Language) -> String {
        match self {
            Self::Pips => language.texts().sugoroku_values_pips(),
            Self::Wins => language.texts().sugoroku_values_wins(),
        }
    }

    fn sources(self, language: Language) -> String {
        match self {
            Self::Pips => language.texts().sugoroku_values_pips_source(),
            Self::Wins => language.texts().sugoroku_values_wins_source(),
        }
    }

    fn term(self, language: Language) -> String {
        match self {
            Self::Pips => language.texts().sugoroku_values_pips_term(),
            Self::Wins => language.texts().sugoroku_values_wins_term(),
        }
    }

    fn unit(self) -> i32 {
        1
    }

    fn greatest(self) -> i32 {
        match self {
            Self::Pips => StepsAhead::WIN,
            Self::Wins => 1,
        }
    }

    fn fits(self, _: &RacePosition) -> Result<(), Words> {
        Ok(())
    }

    fn units(language: Language) -> String {
        language.texts().sugoroku_values_units()
    }

    fn value_text(self, value: Score, _: Language) -> String {
        match self {
            Self::Pips => signed(value).to_string(),
            Self::Wins => value.0.to_string(),
        }
    }

    fn run<W: WithGameEvaluator<Sugoroku>>(self, work: W) -> W::Output {
        match self {
            Self::Pips => work.with(StepsAhead),
            Self::Wins => work.with(BlackHasWon),
        }
    }
}

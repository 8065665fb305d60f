//! Evaluators of dōbutsu shōgi.

#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_possible_truncation,
    reason = "a piece has at most 8 steps on each of 12 squares"
)]

use super::game_evaluation::{GameEvaluation, SearchedGame, WithGameEvaluator, won_or_number};
use game::Evaluator;
use games::dobutsu::{Animal, Dobutsu, DobutsuPosition, DobutsuSquare};
use language::{Language, Words};
use score::{Player, Score};

/// Black's pieces minus White's, on the board and in hand.
///
/// No values are published, so they are counted: a piece is worth its [steps](AnimalSteps::worth)
/// on an empty board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnimalSteps;

impl AnimalSteps {
    /// A finished game, which outweighs all pieces together.
    pub const WIN: i32 = 1000;

    /// The number of steps on an empty board, summed over its squares: Chick 9, Elephant 24,
    /// Giraffe 34, Hen 46. A lion is not counted.
    pub fn worth(animal: Animal) -> i32 {
        if animal == Animal::Lion {
            return 0;
        }
        let steps = |from: DobutsuSquare| {
            let steps = animal.steps().iter();
            steps.filter_map(move |&step| from.stepped(Player::Max, step))
        };
        DobutsuSquare::all().flat_map(steps).count() as i32
    }
}

impl Evaluator<Dobutsu> for AnimalSteps {
    fn value(&self, _: &Dobutsu, at: &DobutsuPosition, _: u8) -> Score {
        if let Some(winner) = at.winner() {
            return Score(winner.sign() * Self::WIN);
        }
        let worth = Animal::ALL.map(Self::worth);
        let board: i32 =
            at.pieces().map(|(_, piece)| piece.player.sign() * worth[piece.animal as usize]).sum();
        let hands = Animal::HELD.into_iter().map(|animal| {
            let count = |player| i32::from(at.in_hand(player, animal));
            worth[animal as usize] * (count(Player::Max) - count(Player::Min))
        });
        Score(board + hands.sum::<i32>())
    }
}

game::keeps_its_value!(AnimalSteps, Dobutsu);

/// An evaluator of dōbutsu shōgi.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DobutsuEvaluation {
    #[default]
    Steps,
}

impl SearchedGame for Dobutsu {
    type Evaluation = DobutsuEvaluation;
}

impl GameEvaluation<Dobutsu> for DobutsuEvaluation {
    const ALL: &'static [Self] = &[Self::Steps];

    fn id(self) -> &'static str {
        "steps"
    }

    fn name(self, language: Language) -> String {
        language.texts().dobutsu_values_steps()
    }

    fn sources(self, language: Language) -> String {
        language.texts().dobutsu_values_source()
    }

    fn term(self, language: Language) -> String {
        language.texts().dobutsu_values_term()
    }

    fn unit(self) -> i32 {
        1
    }

    fn fits(self, _: &DobutsuPosition) -> Result<(), Words> {
        Ok(())
    }

    fn units(language: Language) -> String {
        language.texts().dobutsu_values_units()
    }

    fn value_text(self, value: Score, language: Language) -> String {
        won_or_number::<Dobutsu>(value, AnimalSteps::WIN, language)
    }

    fn run<W: WithGameEvaluator<Dobutsu>>(self, work: W) -> W::Output {
        work.with(AnimalSteps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_worth_their_steps_and_a_win_outweighs_them_all() {
        let worth = Animal::ALL.map(AnimalSteps::worth);
        assert_eq!(worth, [0, 34, 24, 9, 46]);
        assert!(AnimalSteps::WIN > 2 * worth.iter().sum::<i32>());
        let value = |text: &str| {
            let at: DobutsuPosition = text.parse().expect(text);
            AnimalSteps.value(&Dobutsu, &at, 0).0
        };
        assert_eq!(value("startpos"), 0);
        assert_eq!(value("1l1/3/H2/1L1 w Gc 1"), 46 + 34 - 9);
        assert_eq!(value("1l1/3/3/3 b - 1"), -AnimalSteps::WIN);
    }
}

//! The evaluators of a game on a board, as trees and the board page choose them.

use std::fmt::Debug;

use game::{Evaluator, Incremental, Tactics};
use games::board_game::BoardGame;
use language::{Language, Words, signed};
use score::{Player, Score};

pub trait GameEvaluator<G: BoardGame>:
    Incremental<G, Kept: Send> + Copy + Debug + Send + Sync + 'static
{
}

impl<G: BoardGame, E: Incremental<G, Kept: Send> + Copy + Debug + Send + Sync + 'static>
    GameEvaluator<G> for E
{
}

/// A game with evaluators, which programs play.
pub trait SearchedGame: BoardGame + Tactics {
    type Evaluation: GameEvaluation<Self>;

    /// The depth limit of a player's plain search, in plies: it searches every move.
    const DEEPEST: u8 = 8;

    /// Whether our strong engine plays it.
    const HAS_STRONG: bool = false;

    /// Whether both players of a game draw from one sequence of random numbers.
    const SHARES_CHANCE: bool = true;
}

/// A computation over an evaluator, compiled for each evaluator separately.
pub trait WithGameEvaluator<G: BoardGame> {
    type Output;

    fn with<E: GameEvaluator<G>>(self, evaluator: E) -> Self::Output;
}

/// The registry of the evaluators of a game: a value stands for a row of it.
pub trait GameEvaluation<G: BoardGame>:
    Copy + Debug + Default + PartialEq + Send + Sync + 'static
{
    /// The default comes first.
    const ALL: &'static [Self];

    /// The name in files and on the command line.
    fn id(self) -> &'static str;

    fn name(self, language: Language) -> String;

    /// The books and articles it comes from, one per line.
    fn sources(self, language: Language) -> String;

    /// The term for the value of a leaf: "disc difference".
    fn term(self, language: Language) -> String;

    /// The smallest difference that matters, in units of its values.
    fn unit(self) -> i32;

    /// The size that no value exceeds, in units of its values; only a game where chance moves says so.
    fn greatest(self) -> i32 {
        i32::MAX
    }

    /// The value of a pawn on the board, in units of its values; `None` if there are no pawns.
    fn pawn(self) -> Option<i32> {
        None
    }

    /// The game in which captures are counted as the evaluator counts them.
    fn game(self) -> G {
        G::default()
    }

    /// Checks that the evaluator supports the board of this position.
    fn fits(self, at: &G::Position) -> Result<(), Words>;

    fn run<W: WithGameEvaluator<G>>(self, work: W) -> W::Output;

    /// The evaluator, where the speed of a call does not matter.
    fn evaluator(self) -> Box<dyn Evaluator<G>> {
        struct Boxed;
        impl<G: BoardGame> WithGameEvaluator<G> for Boxed {
            type Output = Box<dyn Evaluator<G>>;
            fn with<E: GameEvaluator<G>>(self, evaluator: E) -> Self::Output {
                Box::new(evaluator)
            }
        }
        self.run(Boxed)
    }

    /// The static value of `at`, for Black.
    fn static_value(self, at: &G::Position) -> Score {
        self.evaluator().value(&self.game(), at, 0)
    }

    /// The text by which [`GameEvaluation::find`] finds it.
    fn text(self) -> String {
        self.id().to_owned()
    }

    /// The evaluator with this id.
    fn find(id: &str) -> Result<Self, Words> {
        let mut all = Self::ALL.iter().copied();
        all.find(|evaluation| evaluation.id() == id).ok_or_else(|| {
            let ids: Vec<_> = Self::ALL.iter().map(|evaluation| evaluation.id()).collect();
            Words::in_each(|language| {
                let (texts, game) = (language.texts(), G::name(language));
                texts.evaluators_unknown_of_game(id, game, ids.join(", "))
            })
        })
    }

    /// Whether a text gives values of its own, rightly or not, rather than an id.
    fn is_own(_text: &str) -> bool {
        false
    }

    /// The evaluators that read a position beside a tree valued by this one: the strongest, which
    /// reads on while there is time, and then others that show the difference.
    fn readers(self, _at: &G::Position) -> Vec<Self> {
        vec![self]
    }

    /// The evaluator that counts a finished game as this one does.
    #[must_use]
    fn at_the_end(self) -> Self {
        self
    }

    /// A short name in brackets behind the engine that reads by it.
    fn short_name(self, language: Language) -> String {
        self.name(language)
    }

    /// The evaluator that says whether an opening is even.
    fn of_openings() -> Self {
        Self::default()
    }

    /// A sentence on what the values of all evaluators of the game are; empty if they are told in
    /// pawns.
    fn units(_language: Language) -> String {
        String::new()
    }

    /// A value for Black as text, in the unit that the evaluator counts in.
    fn value_text(self, value: Score, _language: Language) -> String {
        signed(value).to_string()
    }
}

/// A value for Black as text, where a finished game is worth `win`.
pub(super) fn won_or_number<G: BoardGame>(value: Score, win: i32, language: Language) -> String {
    let winner = match value.0 {
        value if value >= win => Player::Max,
        value if value <= -win => Player::Min,
        _ => return signed(value).to_string(),
    };
    language.texts().comparing_side_wins(G::side(winner, language))
}

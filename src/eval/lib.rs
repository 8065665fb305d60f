//! Evaluation functions of shogi, which explain their values by term and by square; those of
//! Othello ([`OthelloEvaluation`]), dōbutsu shōgi and Connect Four.
//!
//! An evaluator is a file that implements [`Explained`], and a row of the registry. A row is
//! selected once, by its id; repeated computations implement [`WithEvaluator`] and are compiled for
//! each evaluator separately.
//!
//! ```
//! use eval::{Evaluation, Fine};
//! use formats::sfen::parse_sfen;
//!
//! let position = parse_sfen("4k4/9/9/9/4p4/9/9/9/4K3R w P 1")?;
//! let evaluation: Evaluation = "usapyon".parse()?;
//! let total: Fine = evaluation.terms(&position).iter().map(|term| term.value).sum();
//! assert_eq!(total, Fine::whole(2000 - 100 + 105)); // A rook, a pawn of White's, one in hand.
//! assert_eq!(total, Fine::whole(evaluation.value(&position).0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod connect_four;
pub mod dobutsu;
mod explained;
mod fine;
mod game_evaluation;
mod ladder;
pub mod material;
pub mod othello;
mod own;
mod registry;
pub mod sugoroku;

pub use connect_four::ConnectFourEvaluation;
pub use dobutsu::DobutsuEvaluation;
pub use explained::{EvaluationTerm, Explained, TermKind, WithEvaluator};
pub use fine::Fine;
pub use game_evaluation::{GameEvaluation, GameEvaluator, SearchedGame, WithGameEvaluator};
pub use ladder::WeightTables;
pub use othello::OthelloEvaluation;
pub use own::{KindValues, MOST_VALUE, NoValue, OwnValues, PromotedValues, parse_value};
pub use registry::{Evaluation, NeedsKings};
pub use sugoroku::SugorokuEvaluation;

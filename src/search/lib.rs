//! The textbook algorithms, each written once, in MAX/MIN form, generic over game and observer.
//!
//! Each algorithm has a folder with its code, its pseudo-code and its row of the registry. A search
//! takes a [`Run`] with the evaluator of leaves, the budget and the observer. The observer cannot
//! steer; with [`Silent`](trace::Silent) the same function is the plain search.
//!
//! ```
//! # use {formats::nested_list, games::diagram::Diagram, score::{Player, Score}};
//! use search::{Algorithm, Budget, Run, search};
//! use trace::Silent;
//! use tree::{NodeId, StaticValue, TreeGame};
//!
//! let branch = nested_list::parse("[[3, 5], [2, 9]]")?;
//! let (tree, _) = Diagram::build(&branch, Player::Max)?;
//! let algorithm: Algorithm = "alpha-beta".parse()?;
//! let mut run = Run::new(&StaticValue, Budget::DEFAULT, Silent);
//! let value = search(algorithm, &TreeGame(&tree), &NodeId::ROOT, 9, &mut run);
//! assert_eq!(value, Score(3));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod algorithm;
mod alpha_beta;
mod alpha_beta_shallow;
mod and_or;
mod b_star;
mod best;
mod chance;
mod choices;
mod code;
mod columns;
mod df_pn;
mod engine;
mod exchange;
mod exchange_value;
mod expectiminimax;
mod flat_monte_carlo;
mod iterated_generation;
mod judgement;
mod leaf;
mod leaf_sum;
mod level;
mod line_end;
mod max_n;
mod memory;
mod minimax;
mod move_filter;
mod mtd_f;
mod node;
mod notated;
mod order;
mod pns;
mod proofs;
mod puct;
mod pvs;
mod quiescence;
mod quiescence_alpha_beta;
mod reached;
mod read_further;
mod reading;
mod row;
mod run;
mod sampling;
mod slips;
mod sss_star;
mod star;
mod ucb1;
mod uct;
mod wishful;

pub use algorithm::{Algorithm, UnknownAlgorithm};
pub use alpha_beta::alpha_beta;
pub use alpha_beta_shallow::alpha_beta_shallow;
pub use and_or::{MateLimits, MateVerdict, Mating, and_or, find_mate, search_mate, solve_mate};
pub use b_star::{RootMove, RootStrategy, hoped, sure};
pub use best::Best;
pub use code::{Case, Moment, PseudoLine};
pub use columns::{
    AskedNumber, AskedNumbers, ColumnsAt, ColumnsWords, NodeColumn, NodeColumns, NumberKind,
    Settlement, SheetColumn, SheetColumns, Steering, TermOfArt,
};
pub use df_pn::df_pn;
pub use engine::{
    Answer, Control, DEEPEST, Engine, Iteration, Limits, Line, Selective, Settings, Solved, Steps,
    ToTheEnd, search_reading, search_selectively,
};
pub use exchange::exchange;
pub use exchange_value::{BestCapture, best_capture, best_exchange, captures_on, exchange_on};
pub use expectiminimax::expectiminimax;
pub use iterated_generation::{CalledBy, Iterated, answer_of, search_iterated};
pub use judgement::{Attempt, Judgement, NoJudgement, Ruling, Trial};
pub use leaf::{BestExchange, Since, quiet_value};
pub use leaf_sum::LeafSum;
pub use level::{CodeLevel, WordLevel};
pub use line_end::LineEnd;
pub use max_n::max_n;
pub use memory::{Found, Memory, NoMemory, Recalled, Repeated};
pub use minimax::minimax;
pub use move_filter::MoveFilter;
pub use mtd_f::mtd_f;
pub use notated::{bound_letter, written_window};
pub use order::MoveOrder;
pub use pns::pns;
pub use proofs::{ProofNumbers, ProofStep, counted, thresholds_below};
pub use pvs::pvs;
pub use quiescence::quiescence;
pub use quiescence_alpha_beta::quiescence_alpha_beta;
pub use reached::Reached;
pub use read_further::ReadFurther;
pub use reading::{AtEnd, EXTENSION, Plan, Quiescence, Reading};
pub use row::{Aim, Manner, Need};
pub use run::{Budget, Run};
pub use sampling::{
    Descent, NoExploration, PlannedSearch, Playout, Rewards, SampledMoves, Sampling, SamplingRun,
    SelectedAt, SelectionTerms, sample, selected,
};
pub use slips::{
    SearchBook, Slip, SlipExample, SlippedEntry, SlippedEvent, SlippedNode, SlippedWorth, slipped,
    slipped_by, slipped_once, smallest,
};
pub use wishful::wishful;

use game::{Evaluator, Game};
use score::Score;
use trace::Observer;

/// Runs `algorithm` from `at` for `depth` plies; the value is for Black.
pub fn search<G: Game>(
    algorithm: Algorithm,
    game: &G,
    at: &G::Position,
    depth: u8,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> Score {
    algorithm::run_textbook(algorithm, game, at, depth, run).value
}

//! What a tree is about: as a lesson writes it, how it grows, and how its nodes are named and shown.
//!
//! | file | says |
//! |---|---|
//! | `registry` | every subject, as a lesson writes it |
//! | `interface` | what every subject has: naming, boards, growing; and what those have whose nodes are positions of shogi |
//! | `shogi` | reading and replaying positions of shogi |
//! | `diagram`, [`exchange`], `position`, `mate`, `tic_tac_toe`, `othello` | the subjects, a file each |
//! | `trial` | how large the tree of a search would be |
//! | `keys` | which nodes are one position |
//! | `stopping` | which algorithms run on a tree, and why others do not |
//! | `further` | nodes that are read further than the rest |
//! | `values` | piece values: an evaluator by its id, or a table of one's own |
//! | `change`, `change_name`, `differences` | what a person can change in a subject, and how that is said |
//! | `field` | what is wrong in a lesson, and in which field |
//!
//! ```
//! use yomisuji::language::Language;
//! use yomisuji::search::Algorithm;
//! use yomisuji::subject::{MAX_NODES, SubjectSetup, choice};
//! use yomisuji::tree::{NodeId, Watch};
//!
//! let setup = SubjectSetup::TicTacToe { board: "xo.......".to_owned() };
//! let grown = setup.grow(Algorithm::Minimax, Watch::cap(MAX_NODES)).map_err(|error| error.what.en)?;
//! let first = grown.tree.children(NodeId::ROOT).next();
//! let name = first.map(|node| choice(&*grown.subject, &grown.tree, node, Language::En));
//! assert_eq!(name.as_deref(), Some("×c1"));
//! # Ok::<(), String>(())
//! ```

mod change;
mod change_name;
mod diagram;
mod differences;
pub mod exchange;
mod field;
mod further;
mod interface;
mod keys;
mod leaf_policy;
mod mate;
mod othello;
mod position;
mod rearranged;
mod registry;
mod remedy;
mod shogi;
mod stopping;
mod tic_tac_toe;
mod trial;
mod values;

pub use change::{LessonSetting, SettingKind, SetupChange};
pub use exchange::{ExchangeSetup, ExchangeSubject};
pub use field::{FieldError, Segment};
pub(crate) use field::{LONGEST, check_line};
pub use further::Further;
pub use interface::{
    Horizon, OthelloStep, OthelloSubject, ShogiSubject, Subject, SubjectTree, Unread, Valuation,
    choice, last_moves, plain_exchanges, whole_way,
};
pub use leaf_policy::LeafPolicy;
pub use mate::{MateSetup, MateSubject};
pub use othello::{OthelloMoves, OthelloQuestion, OthelloSetup};
pub use position::{FirstMoves, IteratedSetup, PositionSetup, PositionSubject, cost};
pub use registry::{MAX_NODES, SubjectSetup};
pub use remedy::Remedy;
pub use stopping::{Stopping, Unfit, Values};
pub use tic_tac_toe::GridSubject;
pub use values::ValueScheme;

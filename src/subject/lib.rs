//! What a tree is about: its definition in a lesson, its growth, and the names and boards of its
//! nodes.
//!
//! | file | contents |
//! |---|---|
//! | `registry` | every subject, as defined in a lesson |
//! | `interface` | the interfaces of subjects: naming, boards, growing; shogi and Othello |
//! | `shogi` | parsing and replaying positions of shogi |
//! | `diagram`, [`exchange`], `position`, `mate`, `tic_tac_toe` | one subject each |
//! | `logged` | the run of another program, from its log, with every step judged |
//! | `moves` | the moves of a game on a board: one subject for every game |
//! | `trial` | estimates the size of the tree of a search |
//! | `keys` | finds nodes with equal positions |
//! | `stopping` | which algorithms run on a tree, and why others do not |
//! | `further` | nodes that are searched deeper than the rest |
//! | `values` | piece values: an evaluator by its id, or a custom table |
//! | `change`, `change_name`, `differences` | what a user can change, and its description |
//! | `field` | errors in a lesson, with their fields |
//!
//! ```
//! use language::Language;
//! use search::Algorithm;
//! use subject::{MAX_NODES, SubjectSetup, choice};
//! use tree::{NodeId, Watch};
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
mod judged_log;
mod keys;
mod leaf_policy;
mod logged;
mod mate;
mod moves;
mod playable;
mod players;
mod position;
mod rearranged;
mod registry;
mod remedy;
mod shogi;
mod stopping;
mod tic_tac_toe;
mod trial;
mod values;

pub use change::{LessonSetting, SamplingChange, SettingKind, SetupChange};
pub use diagram::too_much;
pub use exchange::{ExchangeSetup, ExchangeSubject};
pub use field::{FieldError, Segment};
pub use field::{LONGEST, check_line};
pub use further::Further;
pub use interface::{
    FromBoard, GameTree, Horizon, OthelloStep, OthelloSubject, ShogiSubject, Subject, SubjectTree,
    Unread, Valuation, WrittenGame, choice, last_moves, plain_exchanges, whole_way,
};
pub use judged_log::{JudgedLog, LogCause, LostBound};
pub use leaf_policy::LeafPolicy;
pub use logged::{LogStream, StreamFault};
pub use mate::{MateSetup, MateSubject};
pub use moves::{GameQuestion, GameSetup, GameStep, GameSubject, OthelloSetup};
pub use playable::{Playable, PlayedPosition};
pub use players::Players;
pub use position::{FirstMoves, IteratedSetup, PositionSetup, PositionSubject, cost};
pub use rearranged::has_name;
pub use registry::{GameId, MAX_NODES, OnBoard, RegisteredGame, SubjectSetup, WithBoard, WithGame};
pub use remedy::Remedy;
pub use stopping::{Stopping, Unfit, Values};
pub use tic_tac_toe::GridSubject;
pub use values::ValueScheme;

//! The pattern evaluation of Turtle, an Othello program after Logistello: a pattern is a number,
//! the number looks up a value, and the values are added.
//!
//! Source: the chapter on the evaluation of Turtle's description. Its figure of the patterns is
//! lost; the set is that of Zebra, which the text names in part, and the corner without c2, b3 and
//! c3 is an option ([`CornerShape`]). Turtle's own values are not used: ours are fitted.
//!
//! | file | contents |
//! |---|---|
//! | `index` | a pattern as a number in base 3, and back |
//! | `kind` | the kinds of patterns, and the symmetries of the board |
//! | `instance` | a pattern at its place on the board |
//! | `kept` | incremental indices, and those derived from them |
//! | `set` | the 46 patterns together |
//! | `symmetry` | which patterns share a value, and which have the value 0 |
//! | `stage` | the 41 stages |
//! | `weights` | the value of each pattern at each stage |
//! | `evaluator` | an evaluator that explains itself |
//! | [`fit`] | fits weights by least squares |
//! | `file` | the file format of weights |
//! | `shipped` | the weights shipped with the program |
//!
//! ```
//! use eval::othello::turtle::{CornerShape, KnotWeights, PatternWeights, Turtle};
//! use games::othello::{OthelloMove, OthelloPosition};
//!
//! let weights = PatternWeights::of(&KnotWeights::zero(CornerShape::Square));
//! let start = OthelloPosition::default();
//! let d3 = "d3".parse().map(OthelloMove::Place).unwrap();
//! let changes = Turtle::new(&weights).changes(&start, d3);
//! let row_4 = changes.iter().find(|change| change.instance.id() == "hor4-1").unwrap();
//! assert_eq!((row_4.before, row_4.after), (54, -108)); // d4 is turned: −2·3⁴.
//! ```

mod evaluator;
mod file;
pub mod fit;
mod index;
mod instance;
mod kept;
mod kind;
mod set;
mod shipped;
mod stage;
mod symmetry;
mod weights;

pub use evaluator::{DiscShare, IndexChange, PatternReading, Turtle, TurtleKept, TurtleValue};
pub use file::{WeightsOrigin, read_weights, write_weights};
pub use index::{POWERS, digit_of, pattern_digits, pattern_index, patterns_on, reordered};
pub use instance::PatternInstance;
pub use kept::{KEPT_COUNT, KeptIndices, KeptLayout, LINE_COUNT};
pub use kind::{CornerShape, PatternKind};
pub use set::PatternSet;
pub use shipped::{fit_report, shipped_bytes, shipped_origin, shipped_weights};
pub use stage::GameStage;
pub use symmetry::{ClassTable, PatternClasses, StoredPatterns};
pub use weights::{KNOT_STEP, KNOTS, KnotWeights, PatternWeights};

//! Why not this move? Any legal move at a node is asked about, and the run answers at its end.
//!
//! | file | contents |
//! |---|---|
//! | `answer` | moves by their names; where a move stands in the tree, and by how much it falls short |
//! | `reading` | the position after it, read beside the tree |
//! | `minimax` | what minimax says of a move that was sampled |
//! | `sampled` | the answer of a search that samples |
//! | `words` | the answer in sentences |
//! | `state`, `update` | asking, by a click, by typing, by a node |

mod answer;
mod minimax;
mod reading;
mod sampled;
mod state;
mod update;
mod words;

pub use answer::{ShortBy, WhyGuess, WhyNot, WhyPlace, WhyProof};
pub use minimax::MinimaxSays;
pub use reading::{WhyEffect, WhyReading};
pub use state::WhyCommand;
pub(crate) use state::WhyPart;
pub use words::{NamedMove, WhyBeside, WhyView};

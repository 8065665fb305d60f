//! Piece values of a person's own: a table that is edited, and what it changes on the position that
//! is shown.

mod state;
mod view;

pub use state::ValuesCommand;
pub(super) use state::{OwnValuesPart, ValuesPlace};
pub use view::{ChoiceRow, ExchangeRow, OwnValuesView, ValuesChanges};

//! The user's own piece values: an editable table, and its effect on the shown position.

mod state;
mod view;

pub use state::ValuesCommand;
pub(super) use state::{OwnValuesPart, ValuesPlace};
pub use view::{ChoiceRow, ExchangeRow, OwnValuesView, ValuesChanges};

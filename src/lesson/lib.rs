//! Explanations of a step, derived from a trace, as data and sentences.

mod by_ply;
mod chance;
mod changed;
mod chapters;
mod columns;
mod compared_values;
mod counts;
mod equal;
mod evaluated;
mod find;
mod intervals;
mod mates;
mod measured;
pub mod narrator;
mod notated;
mod order;
mod part;
mod patterned;
mod payoffs;
mod predict;
mod projection;
mod proofs;
mod samples;
mod sheet;
mod swap_list;
mod transpositions;
mod twin;

pub use by_ply::{PlyTable, UniformTree};
pub use changed::{ChangedValue, RunChanges, about_leaf};
pub use compared_values::{
    ChoiceChange, ChoicePair, ComparedValues, ExchangeChange, ExchangePair, FirstCapture,
    ValuesQuestion,
};
pub use counts::{CountRow, CountTable};
pub use equal::TableHit;
pub use evaluated::{
    BySquare, Evaluated, KindSum, RungValue, TermFilter, Worth, king_bonuses, rungs,
};
pub use find::{find, find_named, find_some, is_called};
pub use measured::MeasuredRun;
pub use notated::WindowLine;
pub use order::OrderRow;
pub use part::{Part, ValueText, Variable};
pub use patterned::{ByDiscSquare, PatternSum, Patterned};
pub use predict::{
    AnswerForm, DASHES, PRINTED, PlannedQuestion, PredictedAnswer, PredictedChoice, Prediction,
    PredictionKind, QuestionPlan, number_spellings, read_exact, read_number, read_outcome,
    read_value, read_window,
};
pub use projection::{Change, Hidden, NodeType, Projection, Telling};
pub use samples::Selectable;
pub use sheet::{
    FollowedRule, GradedEntry, Grading, GroupPoints, MeanSlip, Sheet, SheetEntry, SheetIteration,
    SheetKey, SheetReading, SheetRemark, SheetSize, SheetVerdict, Toward, WrittenNumbers,
    kept_text, read_kept,
};
pub use swap_list::SwapRow;
pub use transpositions::{MOST_COMPARED, Transpositions};
pub use twin::{BugHunt, TwinLine, TwinStepRow, TwinVerdict, TwinView, last_step};

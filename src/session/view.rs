//! What is to be shown at a step: computed once a command, not once a frame.

use std::sync::Arc;

use super::candidates::CandidatesView;
use super::comparison::ComparisonView;
use super::evaluation::EvaluationView;
use super::own_values::OwnValuesView;
use super::patterns::PatternsView;
use super::study::{BesideView, FillInView, PredictView, StopsView, WhatIfView};
use crate::games::board::{Board, MoveArrow};
use crate::lesson::{CountTable, SwapRow, TwinView, Variable, Worth};
use crate::narrator::Card;
use crate::tree::{NodeId, Tree};

/// What is to be shown.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// The words of the step, at the level that is set.
    pub sentence: String,
    /// The line of pseudo-code that is lit.
    pub lit: Option<usize>,
    /// The variables beside it.
    pub variables: Vec<Variable>,
    /// The node that board and card are about.
    pub focus: Option<NodeId>,
    /// What it is worth and why.
    pub card: Option<Card>,
    /// Its board.
    pub board: Option<Board>,
    /// The moves that are drawn as arrows on the board that is shown.
    pub arrows: Vec<MoveArrow>,
    /// What leaf policies make of its position.
    pub worth: Option<Worth>,
    /// The best line so far, the root included.
    pub line: Vec<NodeId>,
    /// What has been counted up to this step.
    pub counts: CountTable,
    /// The swap list of an exchange.
    pub swap_list: Vec<SwapRow>,
    /// The comparison.
    pub compared: Option<ComparisonView>,
    /// The listing with a slip that is looked at.
    pub twin: Option<Box<TwinView>>,
    /// What stands in the middle of the window.
    pub page: PageView,
    /// The way in which the person works with the lesson.
    pub work: WorkView,
    /// The tree that this is a view of.
    pub(super) of: Option<Arc<Tree>>,
}

/// What stands in the middle of the window, worked out.
#[derive(Clone, Debug, Default)]
pub enum PageView {
    /// The tree or the board, which are drawn from the session; or what is covered, or has nothing
    /// to show at this node.
    #[default]
    Plain,
    Inside(Box<EvaluationView>),
    Patterns(Box<PatternsView>),
    Candidates(Box<CandidatesView>),
    Values(Box<OwnValuesView>),
    Beside(Box<BesideView>),
}

/// The way in which a person works with the lesson, worked out.
#[derive(Clone, Debug, Default)]
pub enum WorkView {
    /// Nothing is open, or all of it is covered.
    #[default]
    Nothing,
    /// The person watches: where the run stops.
    Watch(Box<StopsView>),
    Predict(Box<PredictView>),
    WhatIf(Box<WhatIfView>),
    FillIn(Box<FillInView>),
}

/// Gives out what one variant holds.
macro_rules! only {
    ($($name:ident: $part:ident, $variant:path => $view:ty;)*) => {$(
        #[must_use]
        pub fn $name(&self) -> Option<&$view> {
            match &self.$part {
                $variant(view) => Some(view),
                _ => None,
            }
        }
    )*};
}

impl View {
    only! {
        inside: page, PageView::Inside => EvaluationView;
        patterns: page, PageView::Patterns => PatternsView;
        candidates: page, PageView::Candidates => CandidatesView;
        values: page, PageView::Values => OwnValuesView;
        beside: page, PageView::Beside => BesideView;
        stops: work, WorkView::Watch => StopsView;
        predict: work, WorkView::Predict => PredictView;
        what_if: work, WorkView::WhatIf => WhatIfView;
        fill_in: work, WorkView::FillIn => FillInView;
    }
}

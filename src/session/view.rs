//! The view of a step: computed once for each command, not once a frame.

use std::sync::Arc;

use super::comparison::ComparisonView;
use super::pages::PageView;
use super::study::{FillInView, MakeView, PredictView, StopsView, WhatIfView};
use super::why::WhyView;
use games::board::{Board, MoveArrow};
use lesson::narrator::Card;
use lesson::{CountTable, SwapRow, TwinView, Variable, Worth};
use tree::{NodeId, Tree};

#[derive(Clone, Debug, Default)]
pub struct View {
    /// The words of the step, at the level of detail in effect.
    pub sentence: String,
    pub lit: Option<usize>,
    pub variables: Vec<Variable>,
    /// The node that board and card show.
    pub focus: Option<NodeId>,
    /// The value of the node, with its reasons.
    pub card: Option<Card>,
    pub board: Option<Board>,
    pub arrows: Vec<MoveArrow>,
    /// The playout of this step, whose moves the board can show.
    pub playout: Option<PlayoutView>,
    /// The results of leaf policies on its position.
    pub worth: Option<Worth>,
    /// The best line so far, the root included.
    pub line: Vec<NodeId>,
    pub counts: CountTable,
    pub swap_list: Vec<SwapRow>,
    pub compared: Option<ComparisonView>,
    /// The selected listing with a slip.
    pub twin: Option<Box<TwinView>>,
    /// The answer to "why not this move?".
    pub why: Option<Box<WhyView>>,
    pub page: PageView,
    pub work: WorkView,
    /// The tree that this is a view of.
    pub(super) of: Option<Arc<Tree>>,
}

/// The moves of a playout, beside the tree.
#[derive(Clone, Debug)]
pub struct PlayoutView {
    pub names: Vec<String>,
    /// How many of them the board shows.
    pub at: usize,
    pub(super) board: Board,
}

/// The computed view of the study mode.
#[derive(Clone, Debug, Default)]
pub enum WorkView {
    /// Nothing is open, or all of it is covered.
    #[default]
    Nothing,
    /// Watch: the stops of the run.
    Watch(Box<StopsView>),
    Predict(Box<PredictView>),
    WhatIf(Box<WhatIfView>),
    FillIn(Box<FillInView>),
    Make(Box<MakeView>),
}

/// Makes accessors for the contents of one variant.
macro_rules! only {
    ($($name:ident: $variant:ident($view:ty);)*) => {$(
        pub fn $name(&self) -> Option<&$view> {
            match self {
                Self::$variant(view) => Some(view),
                _ => None,
            }
        }
    )*};
}

impl WorkView {
    only! {
        stops: Watch(StopsView);
        predict: Predict(PredictView);
        what_if: WhatIf(WhatIfView);
        fill_in: FillIn(FillInView);
        make: Make(MakeView);
    }
}

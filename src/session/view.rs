//! What is to be shown at a step: computed once a command, not once a frame.

use std::sync::Arc;

use super::candidates::CandidatesView;
use super::comparison::ComparisonView;
use super::evaluation::EvaluationView;
use super::open::Opened;
use super::othello_comparison::OthelloComparisonView;
use super::own_values::OwnValuesView;
use super::patterns::PatternsView;
use super::run::LessonRun;
use super::study::{BesideView, FillInView, PredictView, StopsView, WhatIfView};
use crate::games::board::{Board, MoveArrow};
use crate::language::Language;
use crate::lesson::{CountTable, Projection, SwapRow, TwinView, Variable, Worth};
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
    /// The comparison on Othello, in a lesson that is about it.
    pub compared_othello: Option<Box<OthelloComparisonView>>,
    /// The listing with a slip that is looked at.
    pub twin: Option<Box<TwinView>>,
    /// The evaluation of the node, if it is looked into.
    pub evaluated: Option<Box<EvaluationView>>,
    /// The moves of the position by their classes, if they are listed.
    pub candidates: Option<Box<CandidatesView>>,
    /// The patterns of a position of Othello, if they are looked at.
    pub patterns: Option<Box<PatternsView>>,
    /// Piece values of one's own, while they are edited.
    pub own_values: Option<Box<OwnValuesView>>,
    /// Where the run stops, while one watches.
    pub stops: Option<Box<StopsView>>,
    /// Runs beside each other, if they are shown.
    pub beside: Option<Box<BesideView>>,
    /// What follows from changes of the lesson, while it is being changed.
    pub what_if: Option<Box<WhatIfView>>,
    /// What is asked before it is shown, while one predicts.
    pub predict: Option<Box<PredictView>>,
    /// The sheet that is being filled in.
    pub fill_in: Option<Box<FillInView>>,
    /// The tree that this is a view of.
    of: Option<Arc<Tree>>,
}

impl View {
    /// What is shown of a run; what was shown `before` is not worked out again where it is the same.
    pub(super) fn of(
        run: &LessonRun,
        before: &Self,
        compared: Option<ComparisonView>,
        language: Language,
    ) -> Self {
        let Some(open) = run.open() else {
            return Self {
                compared,
                ..Self::default()
            };
        };
        let seen = open.projection(language);
        let focus = run.focus().unwrap_or(NodeId::ROOT);
        Self {
            sentence: seen.words(seen.told().words),
            lit: seen.lit_line(),
            variables: seen.variables(),
            focus: Some(focus),
            card: Some(seen.card(focus)),
            board: seen.subject().board(open.tree(), focus),
            worth: worth(before, open, &seen, focus),
            counts: seen.counts(&open.end().tally()),
            swap_list: seen.swap_list(),
            line: seen.line(),
            arrows: Vec::new(),
            compared,
            compared_othello: None,
            twin: None,
            evaluated: None,
            candidates: None,
            patterns: None,
            own_values: None,
            stops: None,
            beside: None,
            what_if: None,
            predict: None,
            fill_in: None,
            of: Some(open.tree().clone()),
        }
    }
}

/// What leaf policies make of the position of `node`; computed when another node is shown. Nothing
/// while the value of the node is hidden.
fn worth(before: &View, open: &Opened, seen: &Projection<'_>, node: NodeId) -> Option<Worth> {
    let shogi = open.loaded().shogi.as_ref()?;
    if !shogi.has_leaf_policy() || seen.hides(node) {
        return None;
    }
    let is_same = |tree: &Arc<Tree>| Arc::ptr_eq(tree, open.tree());
    let is_known = before.focus == Some(node) && before.of.as_ref().is_some_and(is_same);
    if let Some(worth) = before.worth.filter(|_| is_known) {
        return Some(worth);
    }
    let at = shogi.position(open.tree(), node);
    Some(Worth::of(&at, &shogi.valuation()))
}

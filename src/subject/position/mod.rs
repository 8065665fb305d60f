//! A tree of moves from a shogi position, to a depth.

mod classes;
mod cost;
mod grow;
mod iterated;
mod leaf;
mod searched;
mod setup;

pub use cost::cost;
pub use iterated::{FirstMoves, IteratedSetup};
pub use setup::PositionSetup;

use shogi_core::Move;
use shunsai::Position;

use super::change::LessonSetting;
use super::field::FieldError;
use super::further::Further;
use super::interface::{Horizon, Setup, ShogiSubject, Subject, SubjectTree, Unread, Valuation};
use super::leaf_policy::LeafPolicy;
use iterated::answer_name;

use super::shogi::{ShogiRoot, not_generated, position_of};
use super::stopping::{Stopping, Unfit};
use eval::Evaluation;
use formats::usi::usi;
use games::shogi::notation::kind_name;
use language::{Language, Words};
use plausible::MoveClass;
use search::{Algorithm, LeafSum, LineEnd, MoveFilter, MoveOrder, PlannedSearch, answer_of};
use trace::DepthReason;
use tree::{Estimate, Growth, MoveCode, NodeId, Packed, Tree, Watch};

impl Setup for &PositionSetup {
    fn stopping(&self) -> Stopping {
        if setup::plan(self, self.depth, 0).declines() {
            Stopping::Sometimes
        } else {
            Stopping::Never
        }
    }

    fn cost(&self) -> Option<Result<Estimate, Words>> {
        Some(cost(self))
    }

    fn growth(&self) -> Growth {
        self.growth
    }

    fn settings(&self) -> Vec<LessonSetting> {
        let root = position_of(&self.sfen, &self.moves);
        let fits =
            |values: Evaluation| root.as_ref().is_ok_and(|(root, _)| values.fits(root).is_ok());
        let mut settings =
            vec![LessonSetting::depth(self.depth), LessonSetting::values(&self.values, fits)];
        if self.iterated.is_none() {
            // A tree grown before the search has none of the search's memory for ordering.
            let known = |order: &MoveOrder| self.growth == Growth::Searched || !order.remembers();
            let orders = MoveOrder::ALL.into_iter().filter(known);
            settings.push(LessonSetting::leaves(self.leaf));
            settings.push(LessonSetting::order(orders, self.order));
        }
        settings
    }

    fn plays(&self) -> (bool, bool) {
        (true, !self.moves.is_empty())
    }

    fn allows(&self, algorithm: Algorithm) -> Result<(), Unfit> {
        if self.iterated.is_none() {
            let tree = (self.growth, self.values());
            // Its search asks of the same trees what the exact one does, but that a side can pass.
            let like = if algorithm.guesses() { Algorithm::Engine } else { algorithm };
            self.stopping().allows(tree, like)
        } else if algorithm.passes() {
            Ok(())
        } else {
            Err(Unfit::Passes)
        }
    }

    fn grow(&self, by: PlannedSearch, watch: Watch<'_>) -> Result<SubjectTree, FieldError> {
        let root = ShogiRoot::of(&self.sfen, &self.moves)?;
        let at = &root.position;
        let valuation = self.valuation(at)?;
        let (tree, run) = match self.growth {
            Growth::Every => (grow::grow_position(self, at, &valuation, watch)?, None),
            Growth::Searched => {
                let (tree, run) = searched::search_position(self, at, &valuation, by, watch)?;
                (tree, Some(run))
            }
        };
        let subject = PositionSubject { root, valuation, setup: (*self).clone() };
        Ok(SubjectTree { run, ..SubjectTree::of_shogi(tree, subject) })
    }
}

#[derive(Clone, Debug)]
pub struct PositionSubject {
    root: ShogiRoot,
    valuation: Valuation,
    setup: PositionSetup,
}

impl PositionSubject {
    /// The horizon on the path to `at`, in plies from the root, including deeper searches.
    fn horizon_at(&self, tree: &Tree, at: NodeId) -> usize {
        let way: Vec<_> = tree.path(at)[1..]
            .iter()
            .filter_map(|&id| Move::unpack(tree.node(id).mv))
            .map(usi)
            .collect();
        let read = Further::horizon_on(&self.setup.further, &way);
        read.unwrap_or(usize::from(self.setup.plies()))
    }
}

impl Subject for PositionSubject {
    fn shogi_root(&self) -> Option<(&ShogiRoot, Evaluation)> {
        Some((&self.root, self.valuation.evaluation))
    }

    fn piece_values(&self, language: Language) -> Option<String> {
        let by = self.valuation.evaluation;
        by.is_material().then(|| self.root.piece_values(&by.values(), language))
    }

    fn id(&self, tree: &Tree, node: NodeId) -> String {
        ShogiRoot::id(tree, node)
    }

    fn choice(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        self.root.name(tree, node, language)
    }

    fn leaf_value(&self, language: Language) -> Option<String> {
        let texts = language.texts();
        Some(match self.setup.leaf {
            LeafPolicy::Exchange => texts.subjects_exchange_value(),
            LeafPolicy::Static | LeafPolicy::Quiescence(_) => texts.subjects_static_value(),
        })
    }

    fn class(&self, number: u8, language: Language) -> String {
        if let Some(kind) = answer_of(number) {
            return answer_name(kind, language);
        }
        let class = MoveClass::of_number(number);
        class.map_or(String::new(), |class| class.name(language))
    }

    fn not_generated(&self, tree: &Tree, node: NodeId) -> Vec<MoveCode> {
        not_generated(&self.root.position, tree, node)
    }

    fn called_for(&self, tree: &Tree, node: NodeId, class: u8, language: Language) -> String {
        self.class_and_reason(tree, node, class, language)
    }

    fn stopping(&self, language: Language) -> String {
        language.texts().subjects_standing_pat()
    }

    fn longer(&self, tree: &Tree, node: NodeId) -> Option<(u8, DepthReason)> {
        if !self.setup.extension {
            return None;
        }
        let longer = self.read_to(tree, node).longer;
        (longer > 0).then_some((longer, DepthReason::SacrificeTaken))
    }

    fn line_end(&self, tree: &Tree, leaf: NodeId) -> Option<LineEnd> {
        if self.setup.iterated.is_some() {
            return None; // Each line ends at the depth of its level.
        }
        self.read_to(tree, leaf).line_end
    }

    fn leaf_parts(&self, tree: &Tree, leaf: NodeId, language: Language) -> Option<LeafSum> {
        self.sum_at(tree, leaf, language)
    }

    fn gain(&self, tree: &Tree, node: NodeId, language: Language) -> Option<String> {
        let (taken, ..) = self.root.taken(tree, node)?;
        Some(language.texts().subjects_takes(kind_name(taken, language)))
    }

    fn reads_further(&self) -> bool {
        self.setup.iterated.is_none()
    }

    fn plies_left(&self, tree: &Tree, node: NodeId) -> u8 {
        let plies = tree.path(node).len() - 1;
        let left = self.horizon_at(tree, node).saturating_sub(plies);
        u8::try_from(left).unwrap_or(u8::MAX)
    }

    fn to_horizon(&self, tree: &Tree, node: NodeId) -> Option<i32> {
        Some(i32::from(self.setup.plies()) - i32::from(tree.node(node).depth))
    }

    fn horizon(&self) -> Option<Horizon> {
        let reads_on = matches!(self.setup.leaf, LeafPolicy::Quiescence(_)) || self.setup.extension;
        Some(Horizon {
            plies: self.setup.plies(),
            is_passed: reads_on || !self.setup.further.is_empty(),
        })
    }

    fn unread(&self, tree: &Tree, at: NodeId, _: MoveCode) -> Unread {
        let is_leaf = tree.children(at).len() == 0;
        let (plies, horizon) = (tree.path(at).len() - 1, self.horizon_at(tree, at));
        let beyond = plies >= horizon;
        match self.setup.leaf {
            // There quiescence ends, whatever the move is.
            LeafPolicy::Quiescence(quiescence)
                if is_leaf && plies >= horizon + usize::from(quiescence.plies) =>
            {
                Unread::Depth
            }
            LeafPolicy::Quiescence(_) if beyond => Unread::Quiet,
            _ if is_leaf && beyond => Unread::Depth,
            _ => Unread::NotGenerated(self.setup.filter),
        }
    }
}

impl ShogiSubject for PositionSubject {
    fn position(&self, tree: &Tree, node: NodeId) -> Position {
        self.root.at(tree, node).0
    }

    fn before_root(&self) -> (String, Vec<Move>) {
        (self.setup.sfen.clone(), self.root.before.clone())
    }

    fn valuation(&self) -> Valuation {
        self.valuation
    }

    fn plies_read(&self, tree: &Tree, node: NodeId) -> usize {
        self.plies_from_start(tree, node)
    }

    fn reads_by_classes(&self) -> bool {
        self.setup.filter == MoveFilter::Yss
    }

    fn has_leaf_policy(&self) -> bool {
        true
    }
}

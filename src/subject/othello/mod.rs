//! A tree of moves from a position of Othello, to a depth.

mod cost;
mod grow;
mod setup;

pub use setup::{OthelloQuestion, OthelloSetup};

use super::change::LessonSetting;
use super::field::FieldError;
use super::interface::{
    Horizon, OthelloStep, OthelloSubject, Setup, Subject, SubjectTree, last_moves, player_key,
};
use super::keys::walk_keys;
use super::stopping::{Stopping, Values};
use crate::eval::OthelloEvaluation;
use crate::games::board::Board;
use crate::games::othello::shown::{board_of, move_name};
use crate::games::othello::{Othello, OthelloMove, OthelloPosition};
use crate::language::Language;
use crate::score::Player;
use crate::search::{Algorithm, LineEnd, MoveOrder};
use crate::tree::{Growth, NodeId, Packed, Tree, Watch};
use grow::Growing;

impl Setup for &OthelloSetup {
    /// Nothing is taken from the board: our engine, which stops where a position is quiet, stops at the
    /// horizon.
    fn stopping(&self) -> Stopping {
        Stopping::AlwaysQuiet
    }

    fn values(&self) -> Values {
        match self.asks {
            OthelloQuestion::Value => Values::Many,
            OthelloQuestion::Win => Values::Two,
        }
    }

    fn growth(&self) -> Growth {
        self.growth
    }

    fn settings(&self) -> Vec<LessonSetting> {
        let known = |order: &MoveOrder| {
            let is_about_captures = *order == MoveOrder::Captures;
            !is_about_captures && (self.growth == Growth::Searched || !order.remembers())
        };
        let size = self.way().map(|(_, root)| root.size());
        let fits = |values: &&OthelloEvaluation| {
            size.as_ref().is_ok_and(|&size| values.fits(size).is_ok())
        };
        let evaluators = OthelloEvaluation::ALL.iter().filter(fits);
        let mut settings = match self.asks {
            OthelloQuestion::Value => vec![
                LessonSetting::depth(self.depth),
                LessonSetting::named(evaluators.map(|values| values.id()), &self.values),
            ],
            OthelloQuestion::Win => Vec::new(),
        };
        let orders = MoveOrder::ALL.into_iter().filter(known);
        settings.push(LessonSetting::order(orders, self.order));
        settings
    }

    fn plays(&self) -> (bool, bool) {
        (true, !self.moves.is_empty())
    }

    fn grow(&self, algorithm: Algorithm, watch: Watch<'_>) -> Result<SubjectTree, FieldError> {
        self.check_reading()?;
        let (before, root) = self.way()?;
        let evaluation = self.evaluation(&root)?;
        let (tree, run) = evaluation.run(Growing {
            setup: self,
            root,
            evaluation,
            algorithm,
            watch,
        })?;
        let subject = OthelloMoves {
            root,
            before,
            evaluation,
            setup: (*self).clone(),
        };
        Ok(SubjectTree {
            run,
            ..SubjectTree::of_othello(tree, subject)
        })
    }
}

#[derive(Clone, Debug)]
pub struct OthelloMoves {
    root: OthelloPosition,
    /// The game before the root.
    before: Vec<OthelloStep>,
    evaluation: OthelloEvaluation,
    setup: OthelloSetup,
}

impl OthelloMoves {
    /// The horizon on the path to `at`, in plies from the root, including deeper searches.
    fn horizon_at(&self, tree: &Tree, at: NodeId) -> usize {
        let way: Vec<_> = tree.path(at)[1..]
            .iter()
            .map(|&id| self.id(tree, id))
            .collect();
        let mut further = self.setup.further.iter().rev();
        let further = further.find(|further| way.starts_with(&further.path));
        let plies = further.map(|further| further.path.len() + usize::from(further.plies));
        plies.unwrap_or(self.setup.plies().into())
    }
}

impl Subject for OthelloMoves {
    fn id(&self, tree: &Tree, node: NodeId) -> String {
        match OthelloMove::unpack(tree.node(node).mv) {
            Some(mv) if node != NodeId::ROOT => mv.to_string(),
            _ => "root".to_owned(),
        }
    }

    fn place(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        let texts = language.texts();
        match node {
            // The game may have begun long before.
            NodeId::ROOT => texts.subjects_position(),
            _ => texts.subjects_position_after(last_moves(self, tree, node, language)),
        }
    }

    fn at(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        let texts = language.texts();
        match node {
            NodeId::ROOT => texts.subjects_in_position(),
            _ => texts.subjects_after(last_moves(self, tree, node, language)),
        }
    }

    fn choice(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        let mover = tree.parent(node).map(|parent| tree.node(parent).player);
        let mv = OthelloMove::unpack(tree.node(node).mv);
        mv.map_or_else(String::new, |mv| {
            move_name(mover.unwrap_or_default(), mv, language)
        })
    }

    fn leaf_value(&self, language: Language) -> String {
        match (self.setup.asks, self.evaluation) {
            (OthelloQuestion::Win, _) => language.texts().subjects_result(),
            (_, OthelloEvaluation::Discs | OthelloEvaluation::DiscsWinner) => {
                language.texts().subjects_discs()
            }
            (_, OthelloEvaluation::Mobility) => language.texts().subjects_mobility(),
            (_, OthelloEvaluation::Turtle | OthelloEvaluation::TurtleTriangle) => {
                language.texts().subjects_patterns()
            }
        }
    }

    fn side(&self, player: Player, language: Language) -> String {
        language.texts().steps_disc_side(player_key(player))
    }

    fn line_end(&self, tree: &Tree, leaf: NodeId) -> Option<LineEnd> {
        Some(if self.position(tree, leaf).0.is_over() {
            LineEnd::Finished
        } else {
            LineEnd::Depth
        })
    }

    /// The number of discs that the move turns.
    fn gain(&self, tree: &Tree, node: NodeId, language: Language) -> Option<String> {
        let (before, mv) = self.position(tree, node).1?;
        let turned = before.turned_by(mv.square()?).count();
        Some(language.texts().subjects_turns(turned))
    }

    fn board(&self, tree: &Tree, node: NodeId) -> Option<Board> {
        let (at, last) = self.position(tree, node);
        let last = last.as_ref().map(|(before, mv)| (before, *mv));
        Some(board_of(&at, last))
    }

    fn reads_further(&self) -> bool {
        true
    }

    fn plies_left(&self, tree: &Tree, node: NodeId) -> u8 {
        let plies = tree.path(node).len() - 1;
        let left = self.horizon_at(tree, node).saturating_sub(plies);
        u8::try_from(left).unwrap_or(u8::MAX)
    }

    /// `None` if there are fewer empty squares than plies: then every line reaches the end.
    fn horizon(&self) -> Option<Horizon> {
        let reads_to_end = u32::from(self.setup.plies()) > self.root.empty().count();
        (!reads_to_end).then_some(Horizon {
            plies: self.setup.plies(),
            is_passed: !self.setup.further.is_empty(),
        })
    }

    fn keys(
        &self,
        tree: &Tree,
        visits: &dyn Fn(NodeId) -> bool,
        tell: &mut dyn FnMut(NodeId, u64),
    ) -> bool {
        walk_keys(&Othello, self.root, tree, visits, tell);
        true
    }
}

impl OthelloSubject for OthelloMoves {
    fn position(&self, tree: &Tree, node: NodeId) -> (OthelloPosition, Option<OthelloStep>) {
        let (mut at, mut last) = (self.root, self.before.last().copied());
        for id in tree.path(node).into_iter().skip(1) {
            if let Some(mv) = OthelloMove::unpack(tree.node(id).mv) {
                last = Some((at, mv));
                at = at.after(mv);
            }
        }
        (at, last)
    }

    fn before_root(&self) -> &[OthelloStep] {
        &self.before
    }

    fn evaluation(&self) -> OthelloEvaluation {
        self.evaluation
    }

    fn asks_for_win(&self) -> bool {
        self.setup.asks == OthelloQuestion::Win
    }
}

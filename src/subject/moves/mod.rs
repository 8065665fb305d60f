//! A tree of moves from a position of a game on a board, to a depth.

mod cost;
mod grow;
mod setup;

pub use setup::{GameQuestion, GameSetup, GameStep};

use std::any::Any;

use super::change::LessonSetting;
use super::field::FieldError;
use super::further::Further;
use super::interface::{
    GameTree, Horizon, OthelloStep, OthelloSubject, Setup, Subject, SubjectTree, WrittenGame,
};
use super::keys::walk_keys;
use super::playable::{PlayedPosition, played};
use super::stopping::{Stopping, Unfit, Values};
use eval::{GameEvaluation, OthelloEvaluation, SearchedGame};
use games::board::Board;
use games::othello::{Othello, OthelloPosition};
use grow::Growing;
use language::{Language, Words};
use score::{Player, Score};
use search::{Algorithm, LineEnd, MoveOrder, Need, PlannedSearch};
use setup::legal_move;
use tree::{Estimate, Growth, MoveCode, NodeId, Packed, Tree, Watch};

/// A tree of Othello in a lesson.
pub type OthelloSetup = GameSetup<Othello>;

impl<G: SearchedGame> Setup for &GameSetup<G> {
    /// Nothing is counted as a capture: our engine, which stops where a position is quiet, stops at
    /// the horizon.
    fn stopping(&self) -> Stopping {
        Stopping::AlwaysQuiet
    }

    /// Where chance moves, only what meets it runs; bounds of the values are known of a tree that is
    /// grown before it is searched.
    fn allows(&self, algorithm: Algorithm) -> Result<(), Unfit> {
        if !G::HAS_CHANCE {
            return self.stopping().allows((self.growth(), self.values()), algorithm);
        }
        let needs_bounds = algorithm.needs().contains(&Need::Bounds);
        match algorithm.meets_chance() {
            false => Err(Unfit::Chance),
            true if needs_bounds && self.growth == Growth::Searched => Err(Unfit::NotGrown),
            true => Ok(()),
        }
    }

    fn own_algorithm(&self) -> Algorithm {
        let fits = |algorithm: Algorithm| {
            let is_usual =
                if G::HAS_CHANCE { algorithm.weighs() } else { algorithm.keeps_window() };
            is_usual && self.allows(algorithm).is_ok()
        };
        Algorithm::plainest(fits).unwrap_or_default()
    }

    fn values(&self) -> Values {
        match self.asks {
            GameQuestion::Value => Values::Many,
            GameQuestion::Win => Values::Two,
        }
    }

    fn growth(&self) -> Growth {
        self.growth
    }

    fn settings(&self) -> Vec<LessonSetting> {
        let known = |order: &MoveOrder| {
            let is_about_captures = *order == MoveOrder::Captures;
            let is_kept = !G::HAS_CHANCE || *order == MoveOrder::Generated;
            is_kept && !is_about_captures && (self.growth == Growth::Searched || !order.remembers())
        };
        let root = self.way().map(|(_, root)| root);
        let fits =
            |values: &&G::Evaluation| root.as_ref().is_ok_and(|root| values.fits(root).is_ok());
        let evaluators = G::Evaluation::ALL.iter().filter(fits);
        let mut settings = match self.asks {
            GameQuestion::Value => vec![
                LessonSetting::depth(self.depth),
                LessonSetting::named(evaluators.map(|values| values.id()), &self.values),
            ],
            GameQuestion::Win => Vec::new(),
        };
        let orders = MoveOrder::ALL.into_iter().filter(known);
        settings.push(LessonSetting::order(orders, self.order));
        settings
    }

    fn game_tree(&self) -> Option<GameTree> {
        let evaluation = G::Evaluation::find(&self.values).unwrap_or_default();
        let left = self.way().ok().and_then(|(_, at)| G::moves_left(&at));
        Some(GameTree {
            id: G::ID,
            game: Words::in_each(G::name),
            rules: Words::in_each(G::rules),
            values: Words::in_each(|language| evaluation.name(language)),
            depth: self.depth,
            // Between two moves there is at most one pass.
            ends: left.is_some_and(|left| u32::from(self.depth) >= left.saturating_mul(2)),
            filter: self.filter,
            further: self.further.len(),
        })
    }

    fn cost(&self) -> Option<Result<Estimate, Words>> {
        Some((*self).size())
    }

    fn plays(&self) -> (bool, bool) {
        (true, !self.moves.is_empty())
    }

    fn grow(&self, by: PlannedSearch, watch: Watch<'_>) -> Result<SubjectTree, FieldError> {
        self.check_reading()?;
        let (before, root) = self.way()?;
        let evaluation = self.evaluation(&root)?;
        let growing = Growing {
            setup: self,
            asker: self.asker(&before, &root),
            root: root.clone(),
            unit: evaluation.unit(),
            by,
            evaluation,
            watch,
        };
        let (tree, run) = growing.grow(&*evaluation.evaluator())?;
        let subject = GameSubject { root, before, evaluation, setup: (*self).clone() };
        Ok(SubjectTree { run, ..SubjectTree::new(tree, subject) })
    }
}

#[derive(Clone, Debug)]
pub struct GameSubject<G: SearchedGame> {
    root: G::Position,
    /// The game before the root.
    before: Vec<GameStep<G>>,
    evaluation: G::Evaluation,
    setup: GameSetup<G>,
}

impl<G: SearchedGame> GameSubject<G> {
    /// The position at a node, and the step that led to it, if any.
    fn step(&self, tree: &Tree, node: NodeId) -> (G::Position, Option<GameStep<G>>) {
        let (mut at, mut last) = (self.root.clone(), self.before.last().cloned());
        for id in tree.path(node).into_iter().skip(1) {
            if let Some(mv) = G::Move::unpack(tree.node(id).mv) {
                let after = G::default().after(&at, mv);
                last = Some((std::mem::replace(&mut at, after), mv));
            }
        }
        (at, last)
    }

    /// The horizon on the path to `at`, in plies from the root, including deeper searches.
    fn horizon_at(&self, tree: &Tree, at: NodeId) -> usize {
        let way: Vec<_> = tree.path(at)[1..].iter().map(|&id| self.id(tree, id)).collect();
        let plies = Further::horizon_on(&self.setup.further, &way);
        plies.unwrap_or(self.setup.plies().into())
    }
}

impl<G: SearchedGame> Subject for GameSubject<G> {
    fn id(&self, tree: &Tree, node: NodeId) -> String {
        match G::Move::unpack(tree.node(node).mv) {
            Some(mv) if node != NodeId::ROOT => G::move_text(mv),
            _ => "root".to_owned(),
        }
    }

    fn choice(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        match self.step(tree, node).1 {
            Some((before, mv)) if node != NodeId::ROOT => G::move_name(&before, mv, language),
            _ => String::new(),
        }
    }

    fn leaf_value(&self, language: Language) -> Option<String> {
        (self.setup.asks == GameQuestion::Value).then(|| self.evaluation.term(language))
    }

    fn language(&self, language: Language) -> Language {
        language.of_sides(G::SIDES)
    }

    fn asked_winner(&self) -> Option<Player> {
        let asker = || self.setup.asker(&self.before, &self.root);
        (self.setup.asks == GameQuestion::Win).then(asker)
    }

    fn line_end(&self, tree: &Tree, leaf: NodeId) -> Option<LineEnd> {
        Some(match G::end(&self.step(tree, leaf).0) {
            Some(_) => LineEnd::Finished,
            None => LineEnd::Depth,
        })
    }

    fn gain(&self, tree: &Tree, node: NodeId, language: Language) -> Option<String> {
        let (before, mv) = self.step(tree, node).1?;
        G::gain(&before, mv, language)
    }

    fn played(&self, tree: &Tree, node: NodeId) -> Option<Box<dyn PlayedPosition>> {
        Some(played::<G>(self.step(tree, node).0))
    }

    fn move_there(&self, tree: &Tree, node: NodeId, mv: MoveCode, language: Language) -> String {
        let (at, last) = self.step(tree, node);
        let name = |mv| G::move_name_after(&at, last.map(|(_, mv)| mv), mv, language);
        G::Move::unpack(mv).map(name).unwrap_or_default()
    }

    fn board(&self, tree: &Tree, node: NodeId) -> Option<Board> {
        let (at, last) = self.step(tree, node);
        Some(G::board(&at, last.as_ref().map(|(before, mv)| (before, *mv))))
    }

    fn written(&self, tree: &Tree, node: NodeId) -> Option<WrittenGame> {
        let start = self.before.first().map_or(&self.root, |(start, _)| start);
        let before = self.before.iter().map(|&(_, mv)| G::move_text(mv));
        let below = tree.path(node).into_iter().skip(1);
        let below = below.filter_map(|id| G::Move::unpack(tree.node(id).mv));
        Some(WrittenGame {
            game: G::ID,
            start: G::write(start),
            moves: before.chain(below.map(G::move_text)).collect(),
            at: G::write(&self.step(tree, node).0),
        })
    }

    fn root_value(&self) -> Option<Score> {
        let asks_for_value = self.setup.asks == GameQuestion::Value;
        asks_for_value.then(|| self.evaluation.static_value(&self.root))
    }

    fn othello(&self) -> Option<&dyn OthelloSubject> {
        let own: &dyn Any = self;
        let own = own.downcast_ref::<GameSubject<Othello>>()?;
        Some(own)
    }

    fn first_illegal(&self, tree: &Tree, node: NodeId, moves: &[String]) -> Option<usize> {
        let mut at = self.step(tree, node).0;
        moves.iter().position(|id| match legal_move::<G>(&at, id) {
            Ok(mv) if G::move_text(mv) == *id => {
                at = G::default().after(&at, mv);
                false
            }
            _ => true,
        })
    }

    fn reads_further(&self) -> bool {
        !G::HAS_CHANCE
    }

    fn plies_left(&self, tree: &Tree, node: NodeId) -> u8 {
        let plies = tree.path(node).len() - 1;
        let left = self.horizon_at(tree, node).saturating_sub(plies);
        u8::try_from(left).unwrap_or(u8::MAX)
    }

    /// `None` if there are fewer moves left than plies: then every line reaches the end.
    fn horizon(&self) -> Option<Horizon> {
        let plies = self.setup.plies();
        let reads_to_end = G::moves_left(&self.root).is_some_and(|left| u32::from(plies) > left);
        (!reads_to_end).then_some(Horizon { plies, is_passed: !self.setup.further.is_empty() })
    }

    fn keys(
        &self,
        tree: &Tree,
        visits: &dyn Fn(NodeId) -> bool,
        tell: &mut dyn FnMut(NodeId, u64),
    ) -> bool {
        walk_keys(&G::default(), self.root.clone(), tree, visits, tell);
        true
    }
}

impl OthelloSubject for GameSubject<Othello> {
    fn position(&self, tree: &Tree, node: NodeId) -> (OthelloPosition, Option<OthelloStep>) {
        self.step(tree, node)
    }

    fn evaluation(&self) -> OthelloEvaluation {
        self.evaluation
    }
}

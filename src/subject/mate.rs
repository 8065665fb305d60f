//! Mate by checks alone, within a number of plies.

use serde::{Deserialize, Serialize};
use shogi_core::Move;
use shunsai::Position;

use super::change::{LessonSetting, SetupChange};
use super::field::FieldError;
use super::further::HasFurther;
use super::interface::{Horizon, Setup, ShogiSubject, Subject, SubjectTree, Unread, Valuation};
use super::remedy::Remedy;
use super::shogi::ShogiRoot;
use super::stopping::{Stopping, Values};
use super::values::ValueScheme;
use eval::Evaluation;
use game::{Checks, Game, Limited};
use games::shogi::mate::{
    MateCuts, MateNode, MateReading, MateValue, NoMateToSeek, is_useless_interposition,
};
use games::shogi::notation::kind_name;
use games::shogi::player_of;
use language::Language;
use score::Score;
use search::{Budget, LineEnd, PlannedSearch, Quiescence, search_mate};
use trace::Grower;
use tree::{Growth, MoveCode, NodeId, Packed, Tree, Watch};

/// A mate search in a lesson: the side to move attacks with checks alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MateSetup {
    pub sfen: String,
    /// Moves from there to the position of the lesson, in USI.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// The depth limit, in plies.
    pub plies: u8,
    /// The moves left out, as in YSS.
    #[serde(default, skip_serializing_if = "is_off")]
    pub cuts: MateCuts,
}

fn is_off(cuts: &MateCuts) -> bool {
    *cuts == MateCuts::default()
}

impl HasFurther for MateSetup {
    fn remedies(&self, _: usize) -> Vec<(Remedy, Self)> {
        if self.plies <= 2 {
            return Vec::new();
        }
        let plies = self.plies - 2;
        let fewer = Self { plies, ..self.clone() };
        vec![(Remedy::Plies(plies), fewer)]
    }

    fn change(&mut self, change: &SetupChange) -> bool {
        match change {
            SetupChange::Depth(plies) => self.plies = *plies,
            // The attacker is to move there, too.
            SetupChange::After { moves, plies } if moves.len() % 2 == 0 => {
                self.moves.extend_from_slice(moves);
                self.plies = *plies;
            }
            SetupChange::Leaf { .. }
            | SetupChange::MoveChild { .. }
            | SetupChange::Arrange(_)
            | SetupChange::Root(_)
            | SetupChange::Values(_)
            | SetupChange::Leaves(_)
            | SetupChange::Order(_)
            | SetupChange::Captures(_)
            | SetupChange::Play(_)
            | SetupChange::TakeBack
            | SetupChange::Sampling(_)
            | SetupChange::Ours
            | SetupChange::After { .. } => return false,
        }
        true
    }
}

impl Setup for &MateSetup {
    fn stopping(&self) -> Stopping {
        Stopping::Never
    }

    fn values(&self) -> Values {
        Values::Two
    }

    fn growth(&self) -> Growth {
        Growth::Searched
    }

    fn settings(&self) -> Vec<LessonSetting> {
        vec![LessonSetting::depth(self.plies)]
    }

    fn grow(&self, by: PlannedSearch, watch: Watch<'_>) -> Result<SubjectTree, FieldError> {
        let root = ShogiRoot::of(&self.sfen, &self.moves)?;
        let at = &root.position;
        let reading = MateReading::new(at, self.plies, self.cuts).map_err(|refusal| {
            let field = match refusal {
                NoMateToSeek::Plies(_) => "plies",
                NoMateToSeek::NoKing(_) | NoMateToSeek::ChecksAlready { .. } => "sfen",
            };
            FieldError::new(refusal).field(field)
        })?;
        let Watch { cap, stop, grown } = watch;
        let budget = Budget { nodes: cap as u64, moves: cap as u64, stop, generated: grown };
        let grower = Grower::new(player_of(at.side_to_move()));
        let start = reading.start(at.clone());
        let (grower, finished) =
            search_mate(by.algorithm, &reading, &start, &MateValue, budget, grower);
        let (tree, run) = grower.finish(finished);
        let subject = MateSubject { root, sfen: self.sfen.clone(), reading };
        Ok(SubjectTree { run: Some(run), ..SubjectTree::of_shogi(tree, subject) })
    }
}

/// A tree of checks and answers from a position.
#[derive(Clone, Debug)]
pub struct MateSubject {
    root: ShogiRoot,
    sfen: String,
    reading: MateReading,
}

impl MateSubject {
    /// Replays the search to a node.
    fn reached(&self, tree: &Tree, node: NodeId) -> MateNode {
        let moves = tree.path(node).into_iter().skip(1);
        let moves = moves.filter_map(|id| Move::unpack(tree.node(id).mv));
        moves.fold(self.reading.start(self.root.position.clone()), |at, mv| {
            self.reading.after(&at, mv)
        })
    }

    /// Whether the move that leads to a node is a useless interposition.
    fn is_useless(&self, tree: &Tree, node: NodeId) -> bool {
        let last = self.root.at(tree, node).1;
        last.is_some_and(|(before, mv)| {
            let defends = before.side_to_move() != self.root.position.side_to_move();
            defends && is_useless_interposition(&before, mv)
        })
    }
}

impl Subject for MateSubject {
    fn is_about_mate(&self) -> bool {
        true
    }

    fn shogi_root(&self) -> Option<(&ShogiRoot, Evaluation)> {
        Some((&self.root, self.valuation().evaluation))
    }

    fn id(&self, tree: &Tree, node: NodeId) -> String {
        ShogiRoot::id(tree, node)
    }

    /// The move; a useless interposition is marked.
    fn choice(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        let name = self.root.name(tree, node, language);
        if !self.is_useless(tree, node) {
            return name;
        }
        language.texts().subjects_useless(name)
    }

    fn leaf_value(&self, _: Language) -> Option<String> {
        None
    }

    fn line_end(&self, tree: &Tree, leaf: NodeId) -> Option<LineEnd> {
        let is_mated = tree.node(leaf).value.is_mate();
        // In a shallower iteration, the plies end above moves that a deeper one reads.
        let is_horizon = self.plies_left(tree, leaf) == 0 || tree.children(leaf).len() > 0;
        let is_over = is_mated || !is_horizon;
        Some(if is_over { LineEnd::Over } else { LineEnd::Depth })
    }

    fn gain(&self, tree: &Tree, node: NodeId, language: Language) -> Option<String> {
        let (taken, ..) = self.root.taken(tree, node)?;
        Some(language.texts().subjects_takes(kind_name(taken, language)))
    }

    fn when_unfinished(&self, language: Language) -> Option<String> {
        Some(language.texts().subjects_mate_unknown())
    }

    fn plies_left(&self, tree: &Tree, node: NodeId) -> u8 {
        self.reading.left(&self.reached(tree, node))
    }

    /// A useless interposition and its capture may cost no plies.
    fn is_mate_problem(&self) -> bool {
        true
    }

    fn to_horizon(&self, tree: &Tree, node: NodeId) -> Option<i32> {
        let at = self.reached(tree, node);
        Some(self.reading.remaining(&at))
    }

    fn horizon(&self) -> Option<Horizon> {
        Some(Horizon { plies: self.reading.plies(), is_passed: false })
    }

    fn unread(&self, tree: &Tree, at: NodeId, mv: MoveCode) -> Unread {
        let position = self.position(tree, at);
        let attacks = position.side_to_move() == self.root.position.side_to_move();
        let game = self.valuation().evaluation.game();
        let gives_check = |mv| game.gives_check(&position, mv);
        if attacks && !Move::unpack(mv).is_some_and(gives_check) {
            return Unread::NotACheck;
        }
        Unread::Depth
    }
}

impl ShogiSubject for MateSubject {
    fn position(&self, tree: &Tree, node: NodeId) -> Position {
        self.root.at(tree, node).0
    }

    fn before_root(&self) -> (String, Vec<Move>) {
        (self.sfen.clone(), self.root.before.clone())
    }

    /// This subject does not count pieces; other readers use the default evaluator.
    fn valuation(&self) -> Valuation {
        Valuation {
            evaluation: ValueScheme::default().evaluation().unwrap_or_default(),
            base: Score(0),
            quiescence: Quiescence::default(),
        }
    }
}

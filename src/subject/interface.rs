//! What every subject has, and what those have whose nodes are positions of shogi.

use std::fmt::Debug;
use std::sync::Arc;

use shogi_core::Move;
use shunsai::Position;

use super::change::LessonSetting;
use super::field::FieldError;
use super::stopping::{Stopping, Unfit, Values};
use crate::eval::{Evaluation, OthelloEvaluation};
use crate::game::CaptureOrder;
use crate::games::board::Board;
use crate::games::othello::{OthelloMove, OthelloPosition};
use crate::games::shogi::Shogi;
use crate::language::Language;
use crate::plausible::{Judged, judge};
use crate::score::{Player, Score};
use crate::search::{Algorithm, LeafSum, LineEnd, MoveFilter, Quiescence};
use crate::trace::{DepthReason, Trace};
use crate::tree::{Growth, Kind, MoveCode, NodeId, Tree, Watch};

/// A subject before its tree is grown: what a lesson asks for.
pub(super) trait Setup {
    /// Whether the texts in it are fit to print.
    fn check(&self) -> Result<(), FieldError> {
        Ok(())
    }

    /// Where stopping, instead of moving, is a choice in the tree; this says which algorithms can
    /// run on it.
    fn stopping(&self) -> Stopping;

    /// What the values in the tree can be.
    fn values(&self) -> Values {
        Values::Many
    }

    /// Whether `algorithm` can run on the tree.
    fn allows(&self, algorithm: Algorithm) -> Result<(), Unfit> {
        self.stopping()
            .allows((self.growth(), self.values()), algorithm)
    }

    /// The algorithm that a tree of a person's own is opened with: the plainest one with a window.
    fn own_algorithm(&self) -> Algorithm {
        let fits =
            |algorithm: Algorithm| algorithm.keeps_window() && self.allows(algorithm).is_ok();
        Algorithm::plainest(fits).unwrap_or_default()
    }

    /// How the tree is grown.
    fn growth(&self) -> Growth {
        Growth::Every
    }

    /// What of it has a few choices.
    fn settings(&self) -> Vec<LessonSetting> {
        Vec::new()
    }

    /// Whether its leaves and the order of its moves are written by hand.
    fn is_by_hand(&self) -> bool {
        false
    }

    /// Whether moves can be played before the reading begins; and whether one can be taken back.
    fn plays(&self) -> (bool, bool) {
        (false, false)
    }

    /// Grows the tree; one whose growth is stopped is left as it is then. Where a search grows it,
    /// that of `algorithm` does.
    fn grow(&self, algorithm: Algorithm, watch: Watch<'_>) -> Result<SubjectTree, FieldError>;
}

/// What a tree is about: names of its nodes, and boards if it has any.
///
/// One implementation a kind of tree; nothing here changes with the step of a replay.
pub trait Subject: Debug + Send + Sync {
    /// The node in files: a node's name, or the USI text of the move that leads to it.
    fn id(&self, tree: &Tree, node: NodeId) -> String;

    /// The node as a place: "ア", "▲同桂の局面".
    fn place(&self, tree: &Tree, node: NodeId, language: Language) -> String;

    /// Where something happens: "アで", "at ア"; "▲同桂の局面で", "after ▲Nx6d".
    fn at(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        let place = self.place(tree, node, language);
        language.texts().subjects_at(place)
    }

    /// The node as the choice that leads to it: "エ", "▲同桂".
    fn choice(&self, tree: &Tree, node: NodeId, language: Language) -> String;

    /// What the value of a leaf is called.
    fn leaf_value(&self, language: Language) -> String {
        language.texts().subjects_static_value()
    }

    /// The name of a class of moves, by its number.
    fn class(&self, number: u8, language: Language) -> String {
        language.texts().subjects_class(number)
    }

    /// What has called for the move that leads to a node, which belongs to the class of this number.
    fn called_for(&self, _tree: &Tree, _node: NodeId, class: u8, language: Language) -> String {
        self.class(class, language)
    }

    /// Moves that can be made at a node and that its tree does not have, because they are not worth
    /// reading there.
    fn not_generated(&self, _tree: &Tree, _node: NodeId) -> Vec<MoveCode> {
        Vec::new()
    }

    /// The name of a move at a node, whether or not the tree has it.
    fn move_there(&self, _tree: &Tree, _node: NodeId, _mv: MoveCode, _: Language) -> String {
        String::new()
    }

    /// A side by its name: 先手, Black.
    fn side(&self, player: Player, language: Language) -> String {
        language.texts().steps_side(player_key(player))
    }

    /// A text that speaks of 先手 and 後手 with the sides as they are called here: 黒 and 白 in Othello.
    fn of_its_sides(&self, text: String, language: Language) -> String {
        let plain = |player| language.texts().steps_side(player_key(player));
        [Player::Max, Player::Min]
            .into_iter()
            .fold(text, |text, player| {
                let (plain, own) = (plain(player), self.side(player, language));
                if plain == own {
                    text
                } else {
                    text.replace(&plain, &own)
                }
            })
    }

    /// The choice to stop instead of moving.
    fn stopping(&self, language: Language) -> String {
        language.texts().subjects_declining()
    }

    /// How many plies deeper than its neighbours a node is read, and why.
    fn longer(&self, _tree: &Tree, _node: NodeId) -> Option<(u8, DepthReason)> {
        None
    }

    /// Why the line ends at a leaf; `None` if nothing can be said of it.
    fn line_end(&self, _tree: &Tree, _leaf: NodeId) -> Option<LineEnd> {
        None
    }

    /// The parts of the value of a leaf, if it is a sum.
    fn leaf_parts(&self, _tree: &Tree, _leaf: NodeId, _language: Language) -> Option<LeafSum> {
        None
    }

    /// What the choice takes or wins, for the edge: "歩を取る +100".
    fn gain(&self, _tree: &Tree, _node: NodeId, _language: Language) -> Option<String> {
        None
    }

    /// The board at the node; `None` if the tree is about no board.
    fn board(&self, _tree: &Tree, _node: NodeId) -> Option<Board> {
        None
    }

    /// What an unfinished tree leaves open; none where nothing more is to be said than that it is one.
    fn when_unfinished(&self, _language: Language) -> Option<String> {
        None
    }

    /// Whether nodes carry their own names (diagrams), rather than moves on the edges.
    fn names_nodes(&self) -> bool {
        false
    }

    /// Whether the tree asks one thing: does the side to move at its root mate?
    fn is_about_mate(&self) -> bool {
        false
    }

    /// Whether nodes can be read further than the rest of the tree.
    fn reads_further(&self) -> bool {
        false
    }

    /// How many plies were read, or would have been, below a node before the horizon.
    fn plies_left(&self, _tree: &Tree, _node: NodeId) -> u8 {
        0
    }

    /// Whether the tree is a problem of mate.
    fn is_mate_problem(&self) -> bool {
        false
    }

    /// How many plies the horizon from which mates are counted lies below a node; none where no value
    /// is a mate.
    fn to_horizon(&self, _tree: &Tree, _node: NodeId) -> Option<i32> {
        None
    }

    /// Calls `tell` with every node that `visits` lets through from the root on, and with a hash of its
    /// position: all that matters from there on. False where positions cannot be told so.
    fn keys(
        &self,
        _tree: &Tree,
        _visits: &dyn Fn(NodeId) -> bool,
        _tell: &mut dyn FnMut(NodeId, u64),
    ) -> bool {
        false
    }

    /// How far the tree reads; none if it reads to the end.
    fn horizon(&self) -> Option<Horizon> {
        None
    }
}

/// How far a tree reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Horizon {
    /// Plies from the root.
    pub plies: u8,
    /// Whether some lines are read beyond it.
    pub is_passed: bool,
}

/// A subject whose nodes are positions of shogi: they can be laid on a board, copied as SFEN, and
/// read by other engines.
pub trait ShogiSubject: Subject {
    /// The position at a node; after the choice to stop, the one before it.
    fn position(&self, tree: &Tree, node: NodeId) -> Position;

    /// The game before the root: the position in SFEN that it is told from, and the moves that lead
    /// from there to the root.
    fn before_root(&self) -> (String, Vec<Move>);

    /// How positions are valued.
    fn valuation(&self) -> Valuation;

    /// Whether leaves are valued by a policy that can be set beside others.
    fn has_leaf_policy(&self) -> bool {
        false
    }

    /// How exchanges are counted there by an evaluator, and which captures are candidates.
    fn exchanges(&self, evaluation: Evaluation) -> (Shogi, CaptureOrder) {
        plain_exchanges(evaluation)
    }

    /// How many plies a node is from where its reading begins.
    fn plies_read(&self, tree: &Tree, node: NodeId) -> usize {
        tree.path(node).len() - 1
    }

    /// Whether the tree is read by the classes of moves.
    fn reads_by_classes(&self) -> bool {
        false
    }

    /// What becomes of every legal move at a node, where moves are generated by classes.
    fn judged(&self, tree: &Tree, node: NodeId) -> Vec<Judged> {
        judge(&self.position(tree, node), self.plies_read(tree, node))
    }

    /// Why the tree, grown to its end, does not have `mv` below `at`.
    fn unread(&self, tree: &Tree, at: NodeId, mv: Move) -> Unread;
}

/// A position of Othello with the move that leads on from it.
pub type OthelloStep = (OthelloPosition, OthelloMove);

/// A subject whose nodes are positions of Othello.
pub trait OthelloSubject: Subject {
    /// The position at a node; and the one before it with the move that leads on, if there is one.
    fn position(&self, tree: &Tree, node: NodeId) -> (OthelloPosition, Option<OthelloStep>);

    /// The game before the root: each position with the move that leads on.
    fn before_root(&self) -> &[OthelloStep];

    /// How positions are valued.
    fn evaluation(&self) -> OthelloEvaluation;

    /// Whether the tree asks one thing: does the side to move at its root win?
    fn asks_for_win(&self) -> bool;
}

/// How an evaluator counts exchanges, and which captures are candidates, where nobody asks for
/// something else: as leaves count them.
#[must_use]
pub fn plain_exchanges(evaluation: Evaluation) -> (Shogi, CaptureOrder) {
    (evaluation.game(), CaptureOrder::Geometric)
}

/// How a tree values its positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Valuation {
    /// The static value.
    pub evaluation: Evaluation,
    /// What values are counted from, for Black: nothing, or the value of the root.
    pub base: Score,
    /// What is read beyond the horizon, here or by others who read as this tree does.
    pub quiescence: Quiescence,
}

/// Why a tree does not have a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// The tree ends there.
    Depth,
    /// Only some of the moves are read there.
    NotGenerated(MoveFilter),
    /// Beyond the horizon, only moves that are not quiet.
    Quiet,
    /// Only captures on another square.
    OtherSquare,
    /// Only checks are read there, to find a mate.
    NotACheck,
    /// The position was read elsewhere, and its value recalled.
    Recalled,
}

/// A tree, and what it is about.
#[derive(Clone, Debug)]
pub struct SubjectTree {
    /// The tree.
    pub tree: Tree,
    /// What it is about.
    pub subject: Arc<dyn Subject>,
    /// The same, if its nodes are positions of shogi.
    pub shogi: Option<Arc<dyn ShogiSubject>>,
    /// The same, if its nodes are positions of Othello.
    pub othello: Option<Arc<dyn OthelloSubject>>,
    /// The run of the search that has grown the tree, if one has.
    pub run: Option<Trace>,
}

impl SubjectTree {
    /// A tree without positions of shogi.
    pub fn new(tree: Tree, subject: impl Subject + 'static) -> Self {
        Self {
            tree,
            subject: Arc::new(subject),
            shogi: None,
            othello: None,
            run: None,
        }
    }

    /// A tree of positions of shogi.
    pub fn of_shogi(tree: Tree, subject: impl ShogiSubject + 'static) -> Self {
        let subject = Arc::new(subject);
        Self {
            tree,
            subject: subject.clone(),
            shogi: Some(subject),
            othello: None,
            run: None,
        }
    }

    /// A tree of positions of Othello.
    pub fn of_othello(tree: Tree, subject: impl OthelloSubject + 'static) -> Self {
        let subject = Arc::new(subject);
        Self {
            tree,
            subject: subject.clone(),
            shogi: None,
            othello: Some(subject),
            run: None,
        }
    }
}

/// A node of any tree as the choice that leads to it; the root as a place.
#[must_use]
pub fn choice(subject: &dyn Subject, tree: &Tree, node: NodeId, language: Language) -> String {
    match tree.node(node).kind {
        Kind::Decline => subject.stopping(language),
        _ if node == NodeId::ROOT => subject.place(tree, node, language),
        _ => subject.choice(tree, node, language),
    }
}

/// A player as texts ask for it.
pub(super) fn player_key(player: Player) -> &'static str {
    match player {
        Player::Max => "max",
        Player::Min => "min",
    }
}

/// So many moves say which position is meant; of a longer way only the last ones are named.
const NAMED: usize = 3;

/// The moves that lead to a node, as people name them: "▲２六歩△８四歩", or the last ones of a long
/// way: "…▲２五歩△８五歩▲７八金".
#[must_use]
pub fn last_moves(subject: &dyn Subject, tree: &Tree, node: NodeId, language: Language) -> String {
    let way = tree.path(node);
    let from = (way.len() - 1).saturating_sub(NAMED);
    let dots = if from > 0 { "…" } else { "" };
    format!(
        "{dots}{}",
        moves_of(subject, tree, &way[1 + from..], language)
    )
}

/// Every move that leads to a node.
#[must_use]
pub fn whole_way(subject: &dyn Subject, tree: &Tree, node: NodeId, language: Language) -> String {
    moves_of(subject, tree, &tree.path(node)[1..], language)
}

fn moves_of(subject: &dyn Subject, tree: &Tree, moves: &[NodeId], language: Language) -> String {
    let choices = moves.iter().map(|&id| choice(subject, tree, id, language));
    let choices: Vec<_> = choices.collect();
    choices.join(&language.texts().window_between_moves())
}

//! The interfaces of all subjects, and of those whose nodes are positions of shogi or Othello.

use std::fmt::Debug;
use std::sync::Arc;

use shogi_core::Move;
use shunsai::Position;

use super::change::LessonSetting;
use super::field::FieldError;
use super::judged_log::JudgedLog;
use super::playable::{Playable, PlayedPosition, played};
use super::shogi::ShogiRoot;
use super::stopping::{Stopping, Unfit, Values};
use eval::{Evaluation, OthelloEvaluation};
use game::{AnyEvaluator, CaptureOrder};
use games::board::Board;
use games::othello::{OthelloMove, OthelloPosition};
use games::shogi::Shogi;
use language::{Language, Sides, Words};
use plausible::{Judged, judge};
use score::{Player, Score};
use search::{Algorithm, LeafSum, LineEnd, MoveFilter, PlannedSearch, Quiescence, Since};
use trace::{DepthReason, Trace};
use tree::{Estimate, Growth, Kind, MoveCode, NodeId, Tree, Watch};

/// How a tree is grown from the position on a board.
pub trait FromBoard: Clone + PartialEq + std::fmt::Debug + Send + Sync + 'static {
    /// The default for a user's position.
    fn of_ones_own(start: String) -> Self;

    /// Sets the start and the moves that lead to the position on the board.
    fn play(&mut self, start: String, moves: Vec<String>);
}

/// The setup of a subject, before its tree is grown.
pub trait Setup {
    /// Checks that its texts are fit to print; the error names the text that is not.
    fn check(&self) -> Result<(), FieldError> {
        Ok(())
    }

    /// Where declining is an option in the tree, which determines the algorithms that can run on
    /// it.
    fn stopping(&self) -> Stopping;

    /// The possible values in the tree.
    fn values(&self) -> Values {
        Values::Many
    }

    /// Checks whether `algorithm` can run on the tree.
    fn allows(&self, algorithm: Algorithm) -> Result<(), Unfit> {
        self.stopping().allows((self.growth(), self.values()), algorithm)
    }

    /// The algorithm that a tree of a person's own is opened with: of those that can run on it, the
    /// plainest one with a window.
    fn own_algorithm(&self) -> Algorithm {
        let fits =
            |algorithm: Algorithm| algorithm.keeps_window() && self.allows(algorithm).is_ok();
        Algorithm::plainest(fits).unwrap_or_default()
    }

    /// How the tree is grown.
    fn growth(&self) -> Growth {
        Growth::Every
    }

    /// Its settings with a few choices.
    fn settings(&self) -> Vec<LessonSetting> {
        Vec::new()
    }

    /// Whether its leaves and its move order are written by hand.
    fn is_by_hand(&self) -> bool {
        false
    }

    /// What a tree of moves of a game is like, in words; `None` for other subjects.
    fn game_tree(&self) -> Option<GameTree> {
        None
    }

    /// Estimates the size of the tree without growing it; `None` if that is not supported.
    fn cost(&self) -> Option<Result<Estimate, Words>> {
        None
    }

    /// Whether moves can be played before the root, and whether one can be taken back.
    fn plays(&self) -> (bool, bool) {
        (false, false)
    }

    /// Grows the tree; if stopped, returns it unfinished. If a search grows it, that is `by`.
    fn grow(&self, by: PlannedSearch, watch: Watch<'_>) -> Result<SubjectTree, FieldError>;
}

/// What a tree is about: names of its nodes, and boards if it has any.
///
/// There is one implementation per kind of tree; nothing here depends on the step of a replay.
pub trait Subject: Debug + Send + Sync {
    /// The id of a node in files: its name, or the move that leads to it in USI.
    fn id(&self, tree: &Tree, node: NodeId) -> String;

    /// Whether files may call a node so: by its id, and by what it may otherwise have been called.
    fn is_called(&self, tree: &Tree, node: NodeId, name: &str) -> bool {
        self.id(tree, node) == name
    }

    /// The node as a place: "ア", "▲同桂の局面". By default the position after its last moves.
    fn place(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        let texts = language.texts();
        match node {
            // The game may have begun long before.
            NodeId::ROOT => texts.subjects_position(),
            _ => texts.subjects_position_after(last_moves(self, tree, node, language)),
        }
    }

    /// The location of an event: "アで", "at ア"; "▲同桂の局面で", "after ▲Nx6d".
    fn at(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        let texts = language.texts();
        match node {
            NodeId::ROOT => texts.subjects_in_position(),
            _ => texts.subjects_after(last_moves(self, tree, node, language)),
        }
    }

    /// The node as the choice that leads to it: "エ", "▲同桂".
    fn choice(&self, tree: &Tree, node: NodeId, language: Language) -> String;

    /// The term for the value of a leaf; `None` if it says no more than who has won, or that nobody
    /// has in time.
    fn leaf_value(&self, language: Language) -> Option<String> {
        Some(language.texts().subjects_static_value())
    }

    /// The name of a class of moves, by its number.
    fn class(&self, number: u8, language: Language) -> String {
        language.texts().subjects_class(number)
    }

    /// What triggered the move that leads to a node, given the index of its class.
    fn called_for(&self, _tree: &Tree, _node: NodeId, class: u8, language: Language) -> String {
        self.class(class, language)
    }

    /// Legal moves at a node that its tree leaves out as not worth searching.
    fn not_generated(&self, _tree: &Tree, _node: NodeId) -> Vec<MoveCode> {
        Vec::new()
    }

    /// The root of a tree of shogi, and the evaluator of its positions; `None` of other games.
    fn shogi_root(&self) -> Option<(&ShogiRoot, Evaluation)> {
        None
    }

    /// The name of a move at a node, whether or not the tree has it.
    fn move_there(&self, tree: &Tree, node: NodeId, mv: MoveCode, language: Language) -> String {
        let root = self.shogi_root();
        root.map_or_else(String::new, |(root, _)| root.move_there((tree, node), mv, language))
    }

    /// The position of a node as the rules of its game see it; `None` where the tree has no game.
    fn played(&self, tree: &Tree, node: NodeId) -> Option<Box<dyn PlayedPosition>> {
        self.shogi_root().map(|(root, _)| played::<Shogi>(root.at(tree, node).0))
    }

    /// The legal moves at a node, whether or not the tree has them; without a game, its children.
    fn playable(&self, tree: &Tree, node: NodeId) -> Vec<Playable> {
        if let Some(played) = self.played(tree, node) {
            return played.moves();
        }
        let moves = tree.children(node).filter(|&child| tree.node(child).kind != Kind::Decline);
        let playable =
            |child| Playable { mv: tree.node(child).mv, id: self.id(tree, child), shown: None };
        moves.map(playable).collect()
    }

    /// The language with the names of the sides here: Black and White, 黒 and 白 in Othello, MAX and
    /// MIN where there is no game.
    fn language(&self, language: Language) -> Language {
        language.of_sides(Sides::Players)
    }

    /// The name of a side: 先手, Black, MAX.
    fn side(&self, player: Player, language: Language) -> String {
        self.language(language).side(player).to_owned()
    }

    /// The name of a player, counted from 0, where there may be more than two; `None` if it has none.
    fn player_name(&self, _seat: u8, _language: Language) -> Option<String> {
        None
    }

    /// Sets of nodes that whoever moves there cannot tell apart.
    fn together(&self) -> &[Vec<NodeId>] {
        &[]
    }

    /// The name of the option to decline.
    fn stopping(&self, language: Language) -> String {
        language.texts().subjects_declining()
    }

    /// The extension of a node's depth over that of its siblings, in plies, and its reason.
    fn longer(&self, _tree: &Tree, _node: NodeId) -> Option<(u8, DepthReason)> {
        None
    }

    /// Why the line ends at a leaf; `None` if there is nothing to say.
    fn line_end(&self, _tree: &Tree, _leaf: NodeId) -> Option<LineEnd> {
        None
    }

    /// The parts of the value of a leaf, if it is a sum.
    fn leaf_parts(&self, _tree: &Tree, _leaf: NodeId, _language: Language) -> Option<LeafSum> {
        None
    }

    /// What the move captures or gains, for the edge: "歩を取る +100".
    fn gain(&self, _tree: &Tree, _node: NodeId, _language: Language) -> Option<String> {
        None
    }

    /// What its pieces are worth, if leaves are counted by that alone: with it, their values can be
    /// worked out from a board.
    fn piece_values(&self, _language: Language) -> Option<String> {
        None
    }

    /// The board at the node; `None` if the subject has no board.
    fn board(&self, tree: &Tree, node: NodeId) -> Option<Board> {
        self.shogi_root().map(|(root, _)| root.board(tree, node).0)
    }

    /// The static value of the root for Black, if the subject values its positions.
    fn root_value(&self) -> Option<Score> {
        None
    }

    /// What only Othello has, if its nodes are positions of Othello.
    fn othello(&self) -> Option<&dyn OthelloSubject> {
        None
    }

    /// The game that leads to a node, as the board page takes it over; `None` if it cannot.
    fn written(&self, _tree: &Tree, _node: NodeId) -> Option<WrittenGame> {
        None
    }

    /// The index of the first of some moves below a node, by their ids, that is illegal; `None` if
    /// all are legal, or if that is unknown.
    fn first_illegal(&self, _tree: &Tree, _node: NodeId, _moves: &[String]) -> Option<usize> {
        None
    }

    /// What an unfinished tree leaves open; `None` if there is nothing to add.
    fn when_unfinished(&self, _language: Language) -> Option<String> {
        None
    }

    /// Whether nodes have names of their own (diagrams), rather than moves on the edges.
    fn names_nodes(&self) -> bool {
        false
    }

    /// Who is to win, where the tree only asks whether the side to move at its root wins.
    fn asked_winner(&self) -> Option<Player> {
        None
    }

    /// Whether the tree only asks whether the side to move at its root mates.
    fn is_about_mate(&self) -> bool {
        false
    }

    /// Whether nodes can be searched deeper than the rest of the tree.
    fn reads_further(&self) -> bool {
        false
    }

    /// The remaining depth at a node, in plies.
    fn plies_left(&self, _tree: &Tree, _node: NodeId) -> u8 {
        0
    }

    /// Why the complete tree does not have `mv` below `at`.
    fn unread(&self, tree: &Tree, at: NodeId, _mv: MoveCode) -> Unread {
        if self.plies_left(tree, at) == 0 { Unread::Depth } else { Unread::Recalled }
    }

    /// Whether the tree is a mate problem.
    fn is_mate_problem(&self) -> bool {
        false
    }

    /// The distance in plies from a node to the horizon that mates are counted from; `None` if no
    /// value is a mate.
    fn to_horizon(&self, _tree: &Tree, _node: NodeId) -> Option<i32> {
        None
    }

    /// Calls `tell` with every node accepted by `visits`, from the root on, and with a hash of its
    /// position that covers everything relevant from there on. Returns `false` if positions cannot
    /// be compared so.
    fn keys(
        &self,
        tree: &Tree,
        visits: &dyn Fn(NodeId) -> bool,
        tell: &mut dyn FnMut(NodeId, u64),
    ) -> bool {
        self.shogi_root()
            .is_some_and(|(root, evaluation)| root.keys(evaluation, tree, visits, tell))
    }

    /// The horizon of the tree; `None` if it is searched to the end.
    fn horizon(&self) -> Option<Horizon> {
        None
    }
}

impl Playable {
    /// The child that the move leads to, if the tree has it.
    pub fn child(&self, subject: &dyn Subject, tree: &Tree, node: NodeId) -> Option<NodeId> {
        let mut children = tree.children(node);
        children.find(|&child| {
            tree.node(child).kind != Kind::Decline && subject.id(tree, child) == self.id
        })
    }
}

/// A tree of moves of a game, in words.
#[derive(Clone, Debug)]
pub struct GameTree {
    /// The id of the game.
    pub id: &'static str,
    pub game: Words,
    /// A sentence on its rules.
    pub rules: Words,
    /// What leaves are worth.
    pub values: Words,
    /// In plies.
    pub depth: u8,
    pub filter: MoveFilter,
    /// Whether that is to the end of the game.
    pub ends: bool,
    /// How many nodes are read further by hand.
    pub further: usize,
}

/// A game in writing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenGame {
    /// The id of the game.
    pub game: &'static str,
    /// The position from which `moves` are played.
    pub start: String,
    pub moves: Vec<String>,
    /// The position after them.
    pub at: String,
}

/// The horizon of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Horizon {
    /// Plies from the root.
    pub plies: u8,
    /// Whether some lines are searched beyond it.
    pub is_passed: bool,
}

/// A subject whose nodes are positions of shogi: they can be shown on a board, copied as SFEN, and
/// searched by other engines.
pub trait ShogiSubject: Subject {
    /// The position at a node; after declining, that of its parent.
    fn position(&self, tree: &Tree, node: NodeId) -> Position;

    /// The game before the root: the initial position in SFEN, and the moves from there to the
    /// root.
    fn before_root(&self) -> (String, Vec<Move>);

    fn valuation(&self) -> Valuation;

    /// Whether leaves are valued by a policy that can be compared with others.
    fn has_leaf_policy(&self) -> bool {
        false
    }

    /// How an evaluator counts exchanges in this subject, and which captures are candidates.
    fn exchanges(&self, evaluation: Evaluation) -> (Shogi, CaptureOrder) {
        plain_exchanges(evaluation)
    }

    /// The distance in plies of a node from the root of its search.
    fn plies_read(&self, tree: &Tree, node: NodeId) -> usize {
        tree.path(node).len() - 1
    }

    /// Whether moves are selected by classes.
    fn reads_by_classes(&self) -> bool {
        false
    }

    /// The judgement of every legal move at a node, if moves are generated by classes.
    fn judged(&self, tree: &Tree, node: NodeId) -> Vec<Judged> {
        judge(&self.position(tree, node), self.plies_read(tree, node))
    }
}

/// A position of Othello and the move played in it.
pub type OthelloStep = (OthelloPosition, OthelloMove);

/// What only Othello has: its patterns, and how its evaluators read.
pub trait OthelloSubject: Subject {
    /// The position at a node, and the step that led to it, if any.
    fn position(&self, tree: &Tree, node: NodeId) -> (OthelloPosition, Option<OthelloStep>);

    fn evaluation(&self) -> OthelloEvaluation;
}

/// The default way in which an evaluator counts exchanges, and the candidate captures: the same as
/// at leaves.
pub fn plain_exchanges(evaluation: Evaluation) -> (Shogi, CaptureOrder) {
    (evaluation.game(), CaptureOrder::Geometric)
}

/// How a tree values its positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Valuation {
    pub evaluation: Evaluation,
    /// The reference for values, for Black: 0, or the value of the root.
    pub base: Score,
    /// The search beyond the horizon, by this tree or by other readers with the same settings.
    pub quiescence: Quiescence,
}

/// The static value of a tree's positions.
pub(super) type StandingValue<'e> = Since<AnyEvaluator<'e, Shogi>>;

impl Valuation {
    pub(super) fn standing(self, evaluator: AnyEvaluator<'_, Shogi>) -> StandingValue<'_> {
        Since { standing: evaluator, base: self.base }
    }
}

/// Why a tree does not have a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// The tree ends there.
    Depth,
    /// Only some of the moves are searched there.
    NotGenerated(MoveFilter),
    /// Beyond the horizon, and the move is quiet.
    Quiet,
    /// The move is not a capture on the contested square.
    OtherSquare,
    /// Only checks are searched there, to find a mate.
    NotACheck,
    /// The position was searched elsewhere, and its value came from the table.
    Recalled,
}

#[derive(Clone, Debug)]
pub struct SubjectTree {
    pub tree: Tree,
    pub subject: Arc<dyn Subject>,
    /// The subject, if its nodes are positions of shogi.
    pub shogi: Option<Arc<dyn ShogiSubject>>,
    /// The run of the search that grew the tree, if any.
    pub run: Option<Trace>,
    /// The log that the run comes from, if it is another program's.
    pub log: Option<Arc<JudgedLog>>,
}

impl SubjectTree {
    /// A tree whose nodes are positions of neither shogi nor Othello.
    pub fn new(tree: Tree, subject: impl Subject + 'static) -> Self {
        Self { tree, subject: Arc::new(subject), shogi: None, run: None, log: None }
    }

    pub fn of_shogi(tree: Tree, subject: impl ShogiSubject + 'static) -> Self {
        let subject = Arc::new(subject);
        Self { tree, subject: subject.clone(), shogi: Some(subject), run: None, log: None }
    }
}

/// A node of any tree as the choice that leads to it; the root as a place.
pub fn choice<S: Subject + ?Sized>(
    subject: &S,
    tree: &Tree,
    node: NodeId,
    language: Language,
) -> String {
    match tree.node(node).kind {
        Kind::Decline => subject.stopping(language),
        _ if node == NodeId::ROOT => subject.place(tree, node, language),
        _ => subject.choice(tree, node, language),
    }
}

/// The number of moves that identify a position; of a longer path only the last ones are named.
const NAMED: usize = 3;

/// The moves that lead to a node: "▲２六歩△８四歩", or the last ones of a long path: "…▲２五歩△８五歩▲７八金".
pub fn last_moves<S: Subject + ?Sized>(
    subject: &S,
    tree: &Tree,
    node: NodeId,
    language: Language,
) -> String {
    let way = tree.path(node);
    let from = (way.len() - 1).saturating_sub(NAMED);
    let dots = if from > 0 { "…" } else { "" };
    format!("{dots}{}", moves_of(subject, tree, &way[1 + from..], language))
}

pub fn whole_way(subject: &dyn Subject, tree: &Tree, node: NodeId, language: Language) -> String {
    moves_of(subject, tree, &tree.path(node)[1..], language)
}

fn moves_of<S: Subject + ?Sized>(
    subject: &S,
    tree: &Tree,
    moves: &[NodeId],
    language: Language,
) -> String {
    let choices = moves.iter().map(|&id| choice(subject, tree, id, language));
    let choices: Vec<_> = choices.collect();
    choices.join(&language.texts().window_between_moves())
}

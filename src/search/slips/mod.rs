//! Wrong rules as searches: minimax and alpha-beta as pupils and programs get them wrong.
//!
//! Each [`Slip`] is a rule that somebody follows consistently. [`slipped`] is one search that
//! departs from alpha-beta, or from minimax, by that rule and by nothing else; without a slip it is
//! the right one.

mod smallest;

pub use smallest::{SlipExample, smallest};

use super::best::Best;
use game::Game;
use language::{Phrase, Texts};
use score::{BoundedScore, Player, Score, Window};
use std::cmp::Ordering;

/// A rule that is wrong, followed consistently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slip {
    /// No branch is left out.
    NeverCuts,
    /// Every node starts with the full window; so nothing is ever cut.
    WindowForgotten,
    /// Only α > β is a reason to cut, a tie is not.
    StrictCut,
    /// The rest is cut when a move is worse than the best one so far.
    WorseCame,
    /// The rest is cut when a move is better than the best one so far.
    BetterCame,
    /// The rest is cut when the best value has not come past the bound of the side to move.
    WrongSide,
    /// Only the bound of the parent is known, none from further above.
    DeepForgotten,
    /// MAX cuts by β, MIN does not cut by α.
    OnlyBetaCuts,
    /// MIN cuts by α, MAX does not cut by β.
    OnlyAlphaCuts,
    /// Only leaves are cut, no branches with moves.
    OnlyLeaves,
    /// A cut leaves out one move, and the search goes on after it.
    OneMove,
    /// The window is written with α and β exchanged.
    SwappedWindow,
    /// The window is that of leaving the node.
    WindowAfter,
    /// There is one window for all nodes: what a branch has narrowed stays narrow for the next.
    OneWindow,
    /// α (at MAX) or β (at MIN) is the last value, even if an earlier one is better.
    LastBound,
    /// The best value moves the bound of the other player.
    BoundOfChild,
    /// A bound is taken for the value.
    NoBounds,
    /// The edge of the window is taken for the value.
    EdgeAsValue,
    /// A branch that is cut counts as 0.
    CutIsZero,
    /// The first move is taken for the best one, and the rest cut as in a tree where it is.
    FirstIsBest,
    /// MAX takes the smallest value, and MIN the largest.
    Swapped,
    /// Everybody chooses for the player at the root.
    RootChooses,
    /// Everybody chooses for the opponent of the player at the root.
    OpponentChooses,
    /// A node has the best leaf below it, whoever moves in between.
    BestLeaf,
    /// A node has the value of its first move.
    FirstMove,
    /// A node has the value of its last move.
    LastMove,
    /// A node has the sum of its moves.
    Sum,
    /// MIN has the average of its moves.
    Average,
    /// The best value starts at 0 and not at the worst one.
    StartsAtZero,
    /// At MIN, values are written with the other sign, and maybe windows, too (negamax).
    MoverSign,
    /// The larger number is the better one, whatever its sign.
    Absolute,
    /// A null window's answer is taken for the value: no move is searched again.
    NoResearch,
    /// No move is read with a null window first: plain alpha-beta in place of PVS.
    NoScouts,
    /// A value keeps its sign on the way up, though the other side moves there (negamax).
    SignLost,
    /// A window is handed down as it stands, and not turned for the other side (negamax).
    WindowNotTurned,
    /// A leaf is valued for Black where White moves (negamax).
    LeafNotTurned,
    /// The negative of minus infinity is minus infinity, as with the smallest whole number.
    InfinityOverflows,
    /// The window is looked at before the last value has moved its bound.
    LateCut,
    /// α is never handed down.
    AlphaLost,
    /// β is never handed down.
    BetaLost,
    /// Both sides compare with >, so that White's best stays infinite.
    OneComparison,
    /// The last move is never read.
    LastUnread,
    /// A value that cuts is not taken for the best before the node is left.
    CutBeforeBest,
    /// Below White, White moves again.
    WhiteMovesOn,
    /// There is a single best value: a node below overwrites it.
    SharedBest,
    /// The best value is handed down in place of the own bound, so that what came from above is lost.
    InheritedLost,
    /// White moves α instead of β.
    WhiteMovesAlpha,
    /// A value becomes the best one only if it is beyond the own bound.
    BestBeyondBound,
    /// White returns α instead of β.
    OtherEdge,
    /// α and β are handed down without being exchanged (negamax).
    NotExchanged,
    /// A node returns the bound that it has moved, and not the best value.
    BoundForBest,
    /// Values are compared as texts, sign by sign.
    TextOrder,
    /// The best value of a node takes the place of its bound, even where that is better.
    BoundReplaced,
    /// Every second move is never read.
    EverySecond,
    /// What a reading with less depth returns is taken for the value, however good it is.
    ReducedTrusted,
    /// What is read again because it was good with less depth is read with less depth again.
    ReducedAgain,
    /// The number of which one child suffices is the sum, and not the least one.
    ProofsSummed,
    /// The number for which all children are needed is the least one, and not the sum.
    ProofsLeast,
    /// The player at the root chooses where the opponent does, and the other way round.
    ProofsSwapped,
    /// The search goes on to the child that has least of the number for which all are needed.
    OtherChosen,
    /// A result is added to the nodes of both sides as it is.
    ResultNotTurned,
    /// What a node has got is divided by the number of all iterations.
    MeanOfAll,
    /// An entry of the table is used even if it was read less deep than is due.
    TableDepthIgnored,
    /// The table keeps a value without its kind: a bound counts as exact.
    TableKindLost,
    /// A bound from the table is used though it does not answer the window.
    TableWrongEdge,
    /// An entry of the table is used for another position.
    TableCollision,
    /// A move is read again though its null window has returned just the bound.
    AgainAtEdge,
    /// After an aspiration window has failed, its other edge is opened.
    WrongEdgeOpened,
    /// What a second reading returns is lost.
    ResearchLost,
    /// Standing pat counts, but does not move the bound.
    StandBoundLost,
    /// Standing pat may cut, but is not taken for the best value.
    StandUnused,
    /// Means are cut off to whole numbers.
    MeanWhole,
    /// The logarithm of UCB1 is of the visits of the child itself.
    OwnLogarithm,
    /// A leaf of 0 counts as proved.
    DrawProves,
    /// When a new least number is found, the old one does not become the second.
    SecondLost,
    /// A node begins with a number that its moves can be worse than.
    SmallInfinity,
    /// Nodes with moves are valued like leaves, a ply too early.
    DepthShort,
    /// Values are cut off to whole numbers on their way up.
    WholeValues,
    /// The logarithm of UCB1 is of the number of all iterations.
    AllLogarithm,
    /// Everywhere the search goes on to the child with the least proof number.
    ProofChosen,
    /// The side to move changes with every move that is read, and not once per node.
    TurnEachMove,
    /// When a node is cut, the side to move is not changed back.
    TurnLostAtCut,
    /// A best value of 0 is taken for none.
    ZeroIsNone,
    /// The rest is cut when a value has not come past the own bound, by what came before it.
    OwnBoundCuts,
    /// The value of a second reading keeps its sign (negamax).
    AgainNotTurned,
    /// A second reading gets the window with which the node above was entered.
    AgainFromEntry,
    /// A pass of MTD(f) does not ask right beside the value that has come back.
    PassElsewhere,
    /// Captures are read with standing pat for their bound, even where a better one is known.
    StandReplaces,
    /// Standing pat moves α at nodes of White.
    StandMovesAlpha,
    /// Means are whole numbers where the child is chosen.
    SelectedWhole,
    /// Only a value that is too good becomes the edge of the window.
    HalfHard,
    /// The moves that are left are not read, though nothing cuts them.
    RestUnread,
    /// At nodes of White, standing pat is compared with β.
    StandHeldToBeta,
    /// The depth is lowered for every move that is read, and not once per node.
    DepthCountedDown,
    /// At every node the numbers are counted as where the root's player moves.
    ProofsAsRoot,
}

impl Slip {
    /// Every rule: the first of two that come to the same is the one that is named.
    pub const ALL: [Self; 33] = [
        Self::NeverCuts,
        Self::WindowForgotten,
        Self::StrictCut,
        Self::WorseCame,
        Self::BetterCame,
        Self::WrongSide,
        Self::DeepForgotten,
        Self::OnlyBetaCuts,
        Self::OnlyAlphaCuts,
        Self::OnlyLeaves,
        Self::OneMove,
        Self::SwappedWindow,
        Self::WindowAfter,
        Self::OneWindow,
        Self::LastBound,
        Self::BoundOfChild,
        Self::NoBounds,
        Self::EdgeAsValue,
        Self::CutIsZero,
        Self::FirstIsBest,
        Self::Swapped,
        Self::RootChooses,
        Self::OpponentChooses,
        Self::BestLeaf,
        Self::FirstMove,
        Self::LastMove,
        Self::Sum,
        Self::Average,
        Self::StartsAtZero,
        Self::MoverSign,
        Self::Absolute,
        Self::NoResearch,
        Self::NoScouts,
    ];

    /// What only a program gets wrong, beside the rules of [`Slip::ALL`].
    pub const OF_PROGRAMS: [Self; 25] = [
        Self::SignLost,
        Self::WindowNotTurned,
        Self::LeafNotTurned,
        Self::InfinityOverflows,
        Self::LateCut,
        Self::AlphaLost,
        Self::BetaLost,
        Self::OneComparison,
        Self::LastUnread,
        Self::CutBeforeBest,
        Self::WhiteMovesOn,
        Self::SharedBest,
        Self::InheritedLost,
        Self::WhiteMovesAlpha,
        Self::BestBeyondBound,
        Self::OtherEdge,
        Self::NotExchanged,
        Self::BoundForBest,
        Self::TextOrder,
        Self::BoundReplaced,
        Self::EverySecond,
        Self::TurnEachMove,
        Self::TurnLostAtCut,
        Self::ZeroIsNone,
        Self::OwnBoundCuts,
    ];

    /// What only the log of a larger search shows (tables, second readings, depths, proofs, samples): a
    /// rule that the judge of the log may take for right, and no search of its own.
    pub const OF_LOGS: [Self; 37] = [
        Self::ReducedAgain,
        Self::ReducedTrusted,
        Self::ProofsSummed,
        Self::ProofsLeast,
        Self::ProofsSwapped,
        Self::OtherChosen,
        Self::ResultNotTurned,
        Self::MeanOfAll,
        Self::TableDepthIgnored,
        Self::TableKindLost,
        Self::TableWrongEdge,
        Self::TableCollision,
        Self::AgainAtEdge,
        Self::WrongEdgeOpened,
        Self::ResearchLost,
        Self::StandUnused,
        Self::StandBoundLost,
        Self::MeanWhole,
        Self::OwnLogarithm,
        Self::DrawProves,
        Self::SecondLost,
        Self::SmallInfinity,
        Self::DepthCountedDown,
        Self::DepthShort,
        Self::WholeValues,
        Self::AllLogarithm,
        Self::ProofChosen,
        Self::AgainNotTurned,
        Self::AgainFromEntry,
        Self::PassElsewhere,
        Self::StandReplaces,
        Self::StandMovesAlpha,
        Self::SelectedWhole,
        Self::HalfHard,
        Self::RestUnread,
        Self::StandHeldToBeta,
        Self::ProofsAsRoot,
    ];

    /// Whether it is about cuts or windows: minimax has neither.
    pub fn needs_window(self) -> bool {
        let is_of_values = matches!(
            self,
            Self::SignLost
                | Self::LeafNotTurned
                | Self::OneComparison
                | Self::LastUnread
                | Self::WhiteMovesOn
                | Self::SharedBest
                | Self::TextOrder
                | Self::EverySecond
                | Self::TurnEachMove
                | Self::ZeroIsNone
        );
        self < Self::Swapped || self >= Self::NoResearch && !is_of_values
    }

    /// Whether it is about null windows.
    pub fn is_of_scouts(self) -> bool {
        matches!(self, Self::NoResearch | Self::NoScouts)
    }

    /// Whether it reads everything that alpha-beta cuts.
    pub fn never_cuts(self) -> bool {
        matches!(self, Self::NeverCuts | Self::WindowForgotten)
    }

    /// Whether the rule takes windows and cuts to be worked through, however wrongly. Where one side
    /// alone chooses, or only one move counts, nothing is ever cut, or nothing has to be compared.
    pub fn is_thought(self) -> bool {
        !matches!(
            self,
            Self::FirstIsBest
                | Self::FirstMove
                | Self::LastMove
                | Self::RootChooses
                | Self::OpponentChooses
                | Self::BestLeaf
                | Self::Sum
        )
    }

    /// Whether it changes only what is written at nodes: neither the value of the root nor what is read.
    pub fn only_writes(self) -> bool {
        matches!(
            self,
            Self::SwappedWindow
                | Self::WindowAfter
                | Self::NoBounds
                | Self::EdgeAsValue
                | Self::CutIsZero
                | Self::MoverSign
                | Self::NoScouts
        ) || Self::OF_LOGS.contains(&self)
    }

    /// Its name, as written by `judge --json`: that of its text.
    pub fn id(self) -> String {
        let name = format!("{self:?}");
        let mut id = String::with_capacity(name.len() + 2);
        for letter in name.chars() {
            if letter.is_uppercase() && !id.is_empty() {
                id.push('-');
            }
            id.extend(letter.to_lowercase());
        }
        id
    }

    /// The rule in the words of who follows it.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::NeverCuts => Texts::slips_never_cuts,
            Self::WindowForgotten => Texts::slips_window_forgotten,
            Self::StrictCut => Texts::slips_strict_cut,
            Self::WorseCame => Texts::slips_worse_came,
            Self::BetterCame => Texts::slips_better_came,
            Self::WrongSide => Texts::slips_wrong_side,
            Self::DeepForgotten => Texts::slips_deep_forgotten,
            Self::OnlyBetaCuts => Texts::slips_only_beta_cuts,
            Self::OnlyAlphaCuts => Texts::slips_only_alpha_cuts,
            Self::OnlyLeaves => Texts::slips_only_leaves,
            Self::OneMove => Texts::slips_one_move,
            Self::SwappedWindow => Texts::slips_swapped_window,
            Self::WindowAfter => Texts::slips_window_after,
            Self::OneWindow => Texts::slips_one_window,
            Self::LastBound => Texts::slips_last_bound,
            Self::BoundOfChild => Texts::slips_bound_of_child,
            Self::NoBounds => Texts::slips_no_bounds,
            Self::EdgeAsValue => Texts::slips_edge_as_value,
            Self::CutIsZero => Texts::slips_cut_is_zero,
            Self::FirstIsBest => Texts::slips_first_is_best,
            Self::Swapped => Texts::slips_swapped,
            Self::RootChooses => Texts::slips_root_chooses,
            Self::OpponentChooses => Texts::slips_opponent_chooses,
            Self::BestLeaf => Texts::slips_best_leaf,
            Self::FirstMove => Texts::slips_first_move,
            Self::LastMove => Texts::slips_last_move,
            Self::Sum => Texts::slips_sum,
            Self::Average => Texts::slips_average,
            Self::StartsAtZero => Texts::slips_starts_at_zero,
            Self::MoverSign => Texts::slips_mover_sign,
            Self::Absolute => Texts::slips_absolute,
            Self::NoResearch => Texts::slips_no_research,
            Self::NoScouts => Texts::slips_no_scouts,
            Self::SignLost => Texts::slips_sign_lost,
            Self::WindowNotTurned => Texts::slips_window_not_turned,
            Self::LeafNotTurned => Texts::slips_leaf_not_turned,
            Self::InfinityOverflows => Texts::slips_infinity_overflows,
            Self::LateCut => Texts::slips_late_cut,
            Self::AlphaLost => Texts::slips_alpha_lost,
            Self::BetaLost => Texts::slips_beta_lost,
            Self::OneComparison => Texts::slips_one_comparison,
            Self::LastUnread => Texts::slips_last_unread,
            Self::CutBeforeBest => Texts::slips_cut_before_best,
            Self::WhiteMovesOn => Texts::slips_white_moves_on,
            Self::SharedBest => Texts::slips_shared_best,
            Self::InheritedLost => Texts::slips_inherited_lost,
            Self::WhiteMovesAlpha => Texts::slips_white_moves_alpha,
            Self::BestBeyondBound => Texts::slips_best_beyond_bound,
            Self::OtherEdge => Texts::slips_other_edge,
            Self::NotExchanged => Texts::slips_not_exchanged,
            Self::BoundForBest => Texts::slips_bound_for_best,
            Self::TextOrder => Texts::slips_text_order,
            Self::BoundReplaced => Texts::slips_bound_replaced,
            Self::EverySecond => Texts::slips_every_second,
            Self::ReducedTrusted => Texts::slips_reduced_trusted,
            Self::ReducedAgain => Texts::slips_reduced_again,
            Self::ProofsSummed => Texts::slips_proofs_summed,
            Self::ProofsLeast => Texts::slips_proofs_least,
            Self::ProofsSwapped => Texts::slips_proofs_swapped,
            Self::OtherChosen => Texts::slips_other_chosen,
            Self::ResultNotTurned => Texts::slips_result_not_turned,
            Self::MeanOfAll => Texts::slips_mean_of_all,
            Self::TableDepthIgnored => Texts::slips_table_depth_ignored,
            Self::TableKindLost => Texts::slips_table_kind_lost,
            Self::TableWrongEdge => Texts::slips_table_wrong_edge,
            Self::TableCollision => Texts::slips_table_collision,
            Self::AgainAtEdge => Texts::slips_again_at_edge,
            Self::WrongEdgeOpened => Texts::slips_wrong_edge_opened,
            Self::ResearchLost => Texts::slips_research_lost,
            Self::StandBoundLost => Texts::slips_stand_bound_lost,
            Self::StandUnused => Texts::slips_stand_unused,
            Self::MeanWhole => Texts::slips_mean_whole,
            Self::OwnLogarithm => Texts::slips_own_logarithm,
            Self::DrawProves => Texts::slips_draw_proves,
            Self::SecondLost => Texts::slips_second_lost,
            Self::SmallInfinity => Texts::slips_small_infinity,
            Self::DepthShort => Texts::slips_depth_short,
            Self::WholeValues => Texts::slips_whole_values,
            Self::AllLogarithm => Texts::slips_all_logarithm,
            Self::ProofChosen => Texts::slips_proof_chosen,
            Self::TurnEachMove => Texts::slips_turn_each_move,
            Self::TurnLostAtCut => Texts::slips_turn_lost_at_cut,
            Self::ZeroIsNone => Texts::slips_zero_is_none,
            Self::OwnBoundCuts => Texts::slips_own_bound_cuts,
            Self::AgainNotTurned => Texts::slips_again_not_turned,
            Self::AgainFromEntry => Texts::slips_again_from_entry,
            Self::PassElsewhere => Texts::slips_pass_elsewhere,
            Self::StandReplaces => Texts::slips_stand_replaces,
            Self::StandMovesAlpha => Texts::slips_stand_moves_alpha,
            Self::SelectedWhole => Texts::slips_selected_whole,
            Self::HalfHard => Texts::slips_half_hard,
            Self::RestUnread => Texts::slips_rest_unread,
            Self::StandHeldToBeta => Texts::slips_stand_held_to_beta,
            Self::DepthCountedDown => Texts::slips_depth_counted_down,
            Self::ProofsAsRoot => Texts::slips_proofs_as_root,
        }
    }
}

/// What a slipped search says of a node with moves.
#[derive(Clone, Debug)]
pub struct SlippedNode<P> {
    pub at: P,
    /// The window that it names: the one passed down, unless the slip is to name another.
    pub window: Window,
    /// The value that it names, for Black.
    pub value: BoundedScore,
    /// The move that it chooses.
    pub best: Option<P>,
    /// The moves that it leaves out.
    pub skipped: Vec<P>,
}

/// What a slipped search does, told in its order.
#[derive(Clone, Debug)]
pub enum SlippedEvent<P> {
    /// It goes down to a position, with the window that it names there.
    Enter { at: P, window: Window },
    /// A leaf has this value.
    Leaf { at: P, value: Score },
    /// It leaves out a move of a position, for the first time there.
    Cut { at: P },
    /// It has read all that it reads below a position with moves.
    Left(SlippedNode<P>),
}

/// How a search is told to be right, where books differ: each way finds the same value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is asked for by itself")]
pub struct SearchBook {
    /// It cuts where α > β, and not where they are equal.
    pub is_strict: bool,
    /// It returns nothing beyond its window (fail-hard).
    pub is_hard: bool,
    /// It knows the bound of the parent alone, and has no deep cuts (Knuth and Moore 1975, F1).
    pub is_shallow: bool,
    /// It cuts by the best value of a node, and not by the bound that this has moved; which is another
    /// thing only where a window is closed from the beginning, as after a cut that was missed.
    pub by_value: bool,
}

impl SearchBook {
    /// Every way, the most usual one first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|bits| Self {
            is_hard: bits & 1 > 0,
            is_strict: bits & 2 > 0,
            is_shallow: bits & 4 > 0,
            by_value: false,
        })
    }

    /// The window that a node with this one and this best value hands down.
    pub fn handed_down(self, player: Player, own: Window, best: Score) -> Window {
        if self.is_shallow { Window::FULL.raised(player, best) } else { own }
    }

    /// Whether the rest is cut with this window.
    pub fn closes(self, window: Window) -> bool {
        if self.is_strict { window.alpha > window.beta } else { window.is_closed() }
    }

    /// What is returned of a value by a node that was entered with this window.
    pub fn returned(self, value: Score, entered: Window) -> Score {
        if self.is_hard { value.max(entered.alpha).min(entered.beta) } else { value }
    }
}

/// What a leaf is worth for Black; at a node with moves, what is taken for the value that was found
/// there.
pub type SlippedWorth<'w, P> = &'w dyn Fn(&P, Option<Score>) -> Score;

/// The window with which a node is entered that is handed this one, or `None` if it is taken to be cut.
pub type SlippedEntry<'w, P> = &'w dyn Fn(&P, Window) -> Option<Window>;

/// A search that departs from the right one by a slip.
struct SlippedSearch<'s, G: Game> {
    game: &'s G,
    /// The slip, and whose nodes have it: everybody's, or one side's.
    wanted: (Option<Slip>, Option<Player>),
    /// That of the current node.
    slip: Option<Slip>,
    /// Whether there are windows: alpha-beta, not minimax.
    cuts: bool,
    book: SearchBook,
    root: Player,
    /// The window of all nodes, for [`Slip::OneWindow`], and their best value, for
    /// [`Slip::SharedBest`].
    shared: Window,
    shared_best: Score,
    /// How many of the open nodes are White's, for [`Slip::WhiteMovesOn`].
    white: usize,
    /// Whether the sides are exchanged, for [`Slip::TurnEachMove`] and [`Slip::TurnLostAtCut`].
    is_turned: bool,
    worth: SlippedWorth<'s, G::Position>,
    enters: SlippedEntry<'s, G::Position>,
    tell: &'s mut dyn FnMut(SlippedEvent<G::Position>) -> bool,
    /// Whether nobody wants to know the rest.
    is_stopped: bool,
    leaves: usize,
}

/// Alpha-beta (if `cuts`) or minimax over the whole game below `at`, departing from it by `slip`
/// alone. `tell` is told of every node with moves that is read, children before their parents.
///
/// Returns the value of `at`, and how many leaves were read.
pub fn slipped<G: Game>(
    slip: Option<Slip>,
    cuts: bool,
    at: (&G, &G::Position),
    worth: SlippedWorth<'_, G::Position>,
    tell: &mut dyn FnMut(SlippedNode<G::Position>),
) -> (BoundedScore, usize) {
    slipped_once((slip, cuts), at, (worth, &|_, window| Some(window)), tell)
}

/// The same, where nodes may be entered wrongly, too.
pub fn slipped_once<G: Game>(
    (slip, cuts): (Option<Slip>, bool),
    at: (&G, &G::Position),
    (worth, enters): (SlippedWorth<'_, G::Position>, SlippedEntry<'_, G::Position>),
    tell: &mut dyn FnMut(SlippedNode<G::Position>),
) -> (BoundedScore, usize) {
    let mut nodes = |event| {
        if let SlippedEvent::Left(node) = event {
            tell(node);
        }
        true
    };
    let (book, slip) = (SearchBook::default(), ((slip, None), cuts));
    searched(book, slip, at, (worth, enters, Window::FULL), &mut nodes)
}

/// The same by one of the books, from this window on, with everything that it does; the slip is made
/// at the nodes of one side alone, if one is named. It ends where `tell` wants to know no more.
pub fn slipped_by<G: Game>(
    book: SearchBook,
    wanted: ((Option<Slip>, Option<Player>), bool),
    at: (&G, &G::Position),
    (worth, window): (SlippedWorth<'_, G::Position>, Window),
    tell: &mut dyn FnMut(SlippedEvent<G::Position>) -> bool,
) -> (BoundedScore, usize) {
    searched(book, wanted, at, (worth, &|_, window| Some(window), window), tell)
}

fn searched<G: Game>(
    book: SearchBook,
    (wanted, cuts): ((Option<Slip>, Option<Player>), bool),
    (game, at): (&G, &G::Position),
    (worth, enters, window): (SlippedWorth<'_, G::Position>, SlippedEntry<'_, G::Position>, Window),
    tell: &mut dyn FnMut(SlippedEvent<G::Position>) -> bool,
) -> (BoundedScore, usize) {
    let root = game.player(at);
    let mut search = SlippedSearch {
        game,
        wanted,
        slip: None,
        cuts,
        book,
        root,
        shared: window,
        shared_best: Score::default(),
        white: 0,
        is_turned: false,
        worth,
        enters,
        tell,
        is_stopped: false,
        leaves: 0,
    };
    let found = search.node(at, window);
    (found, search.leaves)
}

impl<G: Game> SlippedSearch<'_, G> {
    fn is(&self, slip: Slip) -> bool {
        self.slip == Some(slip)
    }

    /// Who chooses at a node of `mover`.
    fn chooser(&self, mover: Player) -> Player {
        match self.slip {
            Some(Slip::Swapped) => mover.other(),
            Some(Slip::RootChooses) => self.root,
            Some(Slip::OpponentChooses) => self.root.other(),
            Some(Slip::WhiteMovesOn) if self.white > 0 => Player::Min,
            _ => mover,
        }
    }

    fn node(&mut self, at: &G::Position, passed: Window) -> BoundedScore {
        let side = self.game.player(at);
        let side = if self.is_turned { side.other() } else { side };
        self.stand_at(side);
        let mut moves = Vec::new();
        self.game.moves(at, &mut moves);
        let passed = if self.is(Slip::OneWindow) { self.shared } else { passed };
        let named = match self.slip {
            Some(Slip::SwappedWindow) => swapped(passed),
            Some(Slip::InfinityOverflows) => shown(passed),
            _ => passed,
        };
        self.tell(SlippedEvent::Enter { at: at.clone(), window: named });
        if moves.is_empty() {
            self.leaves += 1;
            let value = (self.worth)(at, None);
            let turns = self.is(Slip::LeafNotTurned) && side == Player::Min;
            let value = if turns { -value } else { value };
            self.tell(SlippedEvent::Leaf { at: at.clone(), value });
            return BoundedScore::exact(value);
        }
        let player = self.chooser(side);
        let mut own = passed;
        self.overlook(&mut moves);
        self.shared_best = player.worst();
        self.white += usize::from(player == Player::Min);
        let mut best = Best::none(player);
        let mut came: Vec<(G::Position, BoundedScore)> = Vec::new();
        let mut choice: Option<G::Position> = None;
        let mut skipped = Vec::new();
        // Whether the last move was better than those before it.
        let mut improved = false;
        let mut is_closed = false;
        // The window before the last value came.
        let mut before_last = own;
        for &mv in &moves {
            if self.is_stopped {
                break;
            }
            let after = self.game.after(at, mv);
            let is_late = self.is(Slip::LateCut) || self.is(Slip::OwnBoundCuts);
            let looked_at = if is_late { before_last } else { own };
            is_closed |=
                self.closes(player, (passed, looked_at), best.value(), (came.len(), improved));
            if is_closed && self.leaves_out(&after, skipped.len()) {
                if skipped.is_empty() {
                    self.tell(SlippedEvent::Cut { at: at.clone() });
                }
                skipped.push(after);
                continue;
            }
            before_last = own;
            let down = self.handed_down(player, own, best.value());
            let Some(down) = (self.enters)(&after, down) else {
                skipped.push(after);
                continue;
            };
            let found = self.child(&after, down, (side, came.len()));
            let before = best.value();
            let counts = self.counts(player, own, found.value)
                && (came.is_empty() || !self.is(Slip::FirstIsBest));
            improved = player.prefers(found.value, before) && counts;
            if self.is(Slip::SharedBest) {
                self.shared_best = player.better(self.shared_best, found.value);
                best = Best::stopping(player, self.shared_best);
            } else if counts {
                best.update(found);
            }
            if let Some(is_better) = self.otherwise_better(player, found.value, before) {
                improved = came.is_empty() || is_better;
                best = Best::stopping(player, if improved { found.value } else { before });
            }
            if improved {
                choice = Some(after.clone());
            }
            self.narrow(player, &mut own, best.value(), found.value);
            came.push((after, found));
        }
        self.white -= usize::from(player == Player::Min);
        if self.is_stopped {
            return best.found();
        }
        let count = (came.len(), improved);
        let ends = !skipped.is_empty() || self.closes(player, (passed, own), best.value(), count);
        self.is_turned ^= ends && self.is(Slip::TurnLostAtCut);
        if !skipped.is_empty() {
            best.skip_rest();
        }
        let found = self.value(player, best.found(), &came, (passed, own, !skipped.is_empty()));
        let value = self.book.returned((self.worth)(at, Some(found.value)), passed);
        let found = BoundedScore { value, ..found };
        let named = if self.is(Slip::WindowAfter) { own } else { named };
        let turns = self.is(Slip::MoverSign) && player == Player::Min;
        let value = if turns { found.negated() } else { found };
        let at = at.clone();
        self.tell(SlippedEvent::Left(SlippedNode {
            at,
            window: named,
            value,
            best: choice,
            skipped,
        }));
        found
    }

    /// Reads a child of a node of `side`, after `count` others.
    fn child(
        &mut self,
        at: &G::Position,
        passed: Window,
        (side, count): (Player, usize),
    ) -> BoundedScore {
        let stays = self.is(Slip::TurnEachMove) && count % 2 == 1;
        self.is_turned ^= stays;
        let found = self.node(at, passed);
        self.is_turned ^= stays;
        self.stand_at(side);
        self.taken(found)
    }

    /// Takes away the moves of a node that are never read.
    fn overlook(&self, moves: &mut Vec<G::Move>) {
        match self.slip {
            Some(Slip::LastUnread) => moves.truncate(moves.len().saturating_sub(1)),
            Some(Slip::EverySecond) => *moves = moves.iter().copied().step_by(2).collect(),
            _ => {}
        }
    }

    /// Whether a value that has come is better than the one before, to whom does not compare numbers.
    fn otherwise_better(&self, player: Player, came: Score, before: Score) -> Option<bool> {
        let order = match self.slip? {
            Slip::Absolute => came.0.saturating_abs().cmp(&before.0.saturating_abs()),
            Slip::TextOrder => came.0.to_string().cmp(&before.0.to_string()),
            Slip::ZeroIsNone if before == Score(0) => return Some(true),
            _ => return None,
        };
        Some(order == if player == Player::Max { Ordering::Greater } else { Ordering::Less })
    }

    /// What a node takes a value for that comes back to it.
    fn taken(&self, found: BoundedScore) -> BoundedScore {
        match self.slip {
            Some(Slip::SignLost) => found.negated(),
            Some(Slip::NoBounds | Slip::NoResearch) => BoundedScore::exact(found.value),
            _ => found,
        }
    }

    /// Takes up the slip of a node where `mover` is to move.
    fn stand_at(&mut self, mover: Player) {
        let (slip, side) = self.wanted;
        self.slip = slip.filter(|_| side.is_none_or(|side| side == mover));
    }

    fn tell(&mut self, event: SlippedEvent<G::Position>) {
        self.is_stopped = self.is_stopped || !(self.tell)(event);
    }

    /// Whether a value that has come may become the best one of a node with this window.
    fn counts(&self, player: Player, own: Window, came: Score) -> bool {
        match self.slip {
            Some(Slip::OneComparison) => player == Player::Max,
            Some(Slip::BestBeyondBound) => player.prefers(came, own.of(player)),
            Some(Slip::CutBeforeBest) => !self.book.closes(own.raised(player, came)),
            _ => true,
        }
    }

    /// Whether the rest of a node is cut, after `count` moves of which the last `improved`.
    fn closes(
        &self,
        player: Player,
        (passed, own): (Window, Window),
        best: Score,
        (count, improved): (usize, bool),
    ) -> bool {
        if count == 0 {
            return false;
        }
        if self.is(Slip::FirstMove) {
            return self.cuts;
        }
        let own = match self.slip {
            Some(Slip::OneWindow) => self.shared,
            _ if self.book.by_value => own.with(player, best),
            _ => own,
        };
        self.cuts
            && match self.slip {
                Some(Slip::NeverCuts | Slip::WindowForgotten) => false,
                Some(Slip::StrictCut) => own.alpha > own.beta,
                Some(Slip::WorseCame) => count > 1 && !improved || self.book.closes(own),
                Some(Slip::BetterCame) => count > 1 && improved || self.book.closes(own),
                Some(Slip::WrongSide) => {
                    passed.of(player).is_finite() && !player.prefers(best, passed.of(player))
                }
                Some(Slip::OwnBoundCuts) => !player.prefers(best, own.of(player)),
                Some(Slip::FirstIsBest) => passed.of(player.other()).is_finite(),
                Some(Slip::OnlyBetaCuts) => player == Player::Max && self.book.closes(own),
                Some(Slip::OnlyAlphaCuts) => player == Player::Min && self.book.closes(own),
                _ => self.book.closes(own),
            }
    }

    /// Whether a move of a closed node is left out, after `skipped` others.
    fn leaves_out(&self, after: &G::Position, skipped: usize) -> bool {
        match self.slip {
            Some(Slip::OneMove) => skipped == 0,
            Some(Slip::OnlyLeaves) => {
                let mut moves = Vec::new();
                self.game.moves(after, &mut moves);
                moves.is_empty()
            }
            _ => true,
        }
    }

    /// The window that is passed to a child.
    fn handed_down(&self, player: Player, own: Window, best: Score) -> Window {
        match self.slip {
            _ if !self.cuts => Window::FULL,
            Some(Slip::WindowForgotten) => Window::FULL,
            Some(Slip::DeepForgotten) => Window::FULL.raised(player, best),
            Some(Slip::NoResearch) if best != player.worst() => own.scout(player),
            Some(Slip::WindowNotTurned) => own.turned(),
            Some(Slip::InfinityOverflows) => overflowing(player, own),
            Some(Slip::InheritedLost) => own.with(player, best),
            Some(Slip::NotExchanged) => Window { alpha: own.beta, beta: own.alpha },
            Some(Slip::AlphaLost) => Window { alpha: Score::MIN, ..own },
            Some(Slip::BetaLost) => Window { beta: Score::MAX, ..own },
            _ => self.book.handed_down(player, own, best),
        }
    }

    fn narrow(&mut self, player: Player, own: &mut Window, best: Score, came: Score) {
        if !self.cuts {
            return;
        }
        match self.slip {
            Some(Slip::LastBound) => *own = own.with(player, came),
            Some(Slip::BoundReplaced) => *own = own.with(player, best),
            // What is compared as texts, is so everywhere.
            Some(Slip::TextOrder) => {
                let bound = own.of(player);
                let is_better = self.otherwise_better(player, best, bound) == Some(true);
                if is_better || !bound.is_finite() {
                    *own = own.with(player, best);
                }
            }
            Some(Slip::BoundOfChild) => own.raise(player.other(), best),
            Some(Slip::WhiteMovesAlpha) if player == Player::Min => own.alpha = own.alpha.min(best),
            // It is the value that closes the window, though it is not kept.
            Some(Slip::CutBeforeBest) => own.raise(player, came),
            Some(Slip::OneWindow) => {
                self.shared.raise(player, best);
                *own = self.shared;
            }
            _ => own.raise(player, best),
        }
    }

    /// What a node is worth, given the right answer for what was read.
    fn value(
        &self,
        player: Player,
        right: BoundedScore,
        came: &[(G::Position, BoundedScore)],
        (passed, own, cut): (Window, Window, bool),
    ) -> BoundedScore {
        let values = || came.iter().map(|(_, found)| found.value);
        let sum = || values().fold(0i64, |sum, value| sum + i64::from(value.0));
        let score = |value: i64| {
            let limit = i64::from(Score::MAX.0) - 1;
            BoundedScore::exact(Score(i32::try_from(value.clamp(-limit, limit)).unwrap_or(0)))
        };
        match self.slip {
            Some(Slip::NoBounds | Slip::NoResearch) => BoundedScore::exact(right.value),
            Some(Slip::EdgeAsValue) => {
                BoundedScore::exact(right.value.clamp(passed.alpha, passed.beta.max(passed.alpha)))
            }
            Some(Slip::BoundForBest) => {
                BoundedScore::exact(player.better(right.value, passed.of(player)))
            }
            // Who keeps the bound alone has no other value.
            Some(Slip::LastBound) if self.book.is_hard => BoundedScore::exact(own.of(player)),
            Some(Slip::OtherEdge) if player == Player::Min => BoundedScore::exact(passed.alpha),
            Some(Slip::CutIsZero) if cut => {
                BoundedScore::exact(player.better(right.value, Score(0)))
            }
            Some(Slip::BestLeaf) => {
                let leaves = came.iter().map(|(at, _)| self.best_leaf(at, player));
                let best = leaves.reduce(|best, value| player.better(best, value));
                best.map_or(right, BoundedScore::exact)
            }
            Some(Slip::FirstMove) => values().next().map_or(right, BoundedScore::exact),
            Some(Slip::LastMove) => values().last().map_or(right, BoundedScore::exact),
            Some(Slip::Sum) => score(sum()),
            Some(Slip::Average) if player == Player::Min => {
                score(sum().div_euclid(i64::try_from(came.len()).unwrap_or(1)))
            }
            Some(Slip::StartsAtZero) => {
                BoundedScore { value: player.better(right.value, Score(0)), bound: right.bound }
            }
            _ => right,
        }
    }

    fn best_leaf(&self, at: &G::Position, player: Player) -> Score {
        let mut moves = Vec::new();
        self.game.moves(at, &mut moves);
        let below = moves.iter().map(|&mv| self.best_leaf(&self.game.after(at, mv), player));
        let best = below.reduce(|best, value| player.better(best, value));
        best.unwrap_or_else(|| (self.worth)(at, None))
    }
}

/// The window with its sides changed; what is infinite stays so, on its new side.
fn swapped(window: Window) -> Window {
    let side = |bound: Score, none: Score| if bound.is_finite() { bound } else { none };
    Window {
        alpha: side(window.beta, Window::FULL.alpha),
        beta: side(window.alpha, Window::FULL.beta),
    }
}

/// The smallest whole number of a type has no negative; the next one has.
const NEXT_TO_LEAST: Score = Score(Score::MIN.0 + 1);

/// The window that a node hands down if the negative of the smallest whole number is itself.
fn overflowing(player: Player, own: Window) -> Window {
    let turned = |bound: Score| match bound {
        Score::MIN => Score::MIN,
        Score::MAX => NEXT_TO_LEAST,
        NEXT_TO_LEAST => Score::MAX,
        bound => -bound,
    };
    // As those see it who move here, and below.
    let own = match player {
        Player::Max => own,
        Player::Min => own.turned(),
    };
    let below = Window { alpha: turned(own.beta), beta: turned(own.alpha) };
    match player {
        Player::Max => below.turned(),
        Player::Min => below,
    }
}

/// The window as it is written: all of these are infinite.
fn shown(window: Window) -> Window {
    let infinite = |bound: Score| match bound {
        NEXT_TO_LEAST => Score::MIN,
        bound if bound == -NEXT_TO_LEAST => Score::MAX,
        bound => bound,
    };
    Window { alpha: infinite(window.alpha), beta: infinite(window.beta) }
}

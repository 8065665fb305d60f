//! Names the mistake of a log: the wrong rule whose own run is what the log says up to its first wrong
//! line, and there.

use super::books;
use super::follow::{FollowedKind, FollowedLog};
use super::record::LoggedRun;
use crate::judged_log::JudgedLog;
use claim::FaultKind;
use formats::search_log::SearchLog;
use score::{Player, Score, Window};
use search::{Algorithm, SearchBook, Slip, SlippedEvent, slipped_by};
use std::sync::Arc;
use tree::{Kind, NodeId, Tree, TreeGame};

/// The rule that agrees with the log up to its end; of several, the one whose cuts it says, and then
/// the first in the catalogue.
pub(super) fn recognised(
    (log, followed): (&SearchLog, &FollowedLog),
    tree: &Arc<Tree>,
    algorithm: Algorithm,
    judged: &JudgedLog,
) -> Option<(Slip, Option<Player>)> {
    let first = &judged.faults().first()?.kind;
    let is_only = judged.wrong_steps().len() == 1;
    // The other rules are told of plain searches.
    if log.reduces() || !log.algorithm.keeps_values() {
        return taken_for_right((log, followed), algorithm, (first, is_only)).map(|it| (it, None));
    }
    let cuts = algorithm.keeps_window();
    let became = followed.became();
    let entered = followed.entered();
    let said: Vec<_> = followed
        .events
        .iter()
        .map(|event| (event.line, became[event.node], event.kind))
        .filter(|&(_, node, kind)| !is_idle(kind, node, &entered, tree))
        .collect();
    let is_closed = |kind| matches!(kind, FollowedKind::Enter(Some(it), ..) if it.is_closed());
    let enters_closed = said.iter().any(|&(.., kind)| is_closed(kind));
    // The other rules are told of searches without null windows.
    let is_told = |slip: &Slip| slip.is_of_scouts() || !algorithm.scouts();
    let slips = || Slip::ALL.into_iter().chain(Slip::OF_PROGRAMS).filter(is_told);
    let mut best: Option<(usize, (Slip, Option<Player>))> = None;
    // Who writes a function for each side may slip in one of them.
    for side in [None, Some(Player::Max), Some(Player::Min)] {
        // One variable for all nodes cannot be that of one side.
        let is_whole = |&slip: &Slip| side.is_none() || slip != Slip::SharedBest;
        let fits = |&slip: &Slip| (cuts || !slip.needs_window()) && is_wrong(log, slip);
        for slip in slips().filter(is_whole).filter(fits) {
            // Who returns with the first move may leave the others unread, in minimax, too.
            let ways = [cuts, true];
            let ways = if slip == Slip::FirstMove && !cuts { &ways[..] } else { &ways[..1] };
            let books = books(log, algorithm).flat_map(|book| {
                let by_value = SearchBook { by_value: true, ..book };
                [book, by_value].into_iter().take(if enters_closed { 2 } else { 1 })
            });
            let runs = books.flat_map(|book| ways.iter().map(move |way| (book, *way)));
            for (book, cuts) in runs {
                let (agrees, unsaid) = agreement(&said, tree, (book, (slip, side), cuts));
                let is_through = agrees == said.len();
                let is_better = |(least, _): (usize, _)| least > unsaid;
                if is_through && best.is_none_or(is_better) {
                    best = Some((unsaid, (slip, side)));
                }
            }
        }
    }
    let of_log = || taken_for_right((log, followed), algorithm, (first, is_only));
    best.map(|(.., mistake)| mistake).or_else(|| of_log().map(|it| (it, None)))
}

/// The rule that the judge has to take for right to find nothing wrong up to the end of the log.
fn taken_for_right(
    (log, followed): (&SearchLog, &FollowedLog),
    algorithm: Algorithm,
    (first, is_only): (&FaultKind, bool),
) -> Option<Slip> {
    let is_right = |slip: Slip| {
        let mut books = books(log, algorithm);
        books.any(|book| LoggedRun::is_right(followed, (algorithm, book), slip, log))
    };
    // Once, any other number would look like that.
    let needs_two = |slip: &Slip| {
        matches!(
            slip,
            Slip::TableCollision
                | Slip::StandBoundLost
                | Slip::StandUnused
                | Slip::SmallInfinity
                | Slip::DepthShort
        )
    };
    let may_be = |slip: &Slip| (!is_only || !needs_two(slip)) && may_begin(*slip, first, log);
    let mut slips = Slip::OF_LOGS.into_iter().filter(may_be);
    slips.find(|&slip| is_right(slip))
}

/// Whether the first mistake of who follows a rule may look like this; so that few are tried.
fn may_begin(slip: Slip, first: &FaultKind, log: &SearchLog) -> bool {
    use FaultKind as Kind;
    match slip {
        Slip::TableDepthIgnored => matches!(first, Kind::TableDepth { .. }),
        Slip::TableKindLost | Slip::TableCollision => matches!(first, Kind::Table { .. }),
        Slip::TableWrongEdge => matches!(first, Kind::TableBound { .. }),
        Slip::AgainAtEdge | Slip::WrongEdgeOpened => matches!(first, Kind::Again { .. }),
        Slip::DepthShort | Slip::DepthCountedDown => matches!(first, Kind::EarlyLeaf),
        Slip::SmallInfinity => matches!(first, Kind::Value { .. } | Kind::Window { .. }),
        Slip::HalfHard => matches!(first, Kind::Value { .. }),
        Slip::AgainFromEntry
        | Slip::PassElsewhere
        | Slip::StandReplaces
        | Slip::StandMovesAlpha => {
            matches!(first, Kind::Window { .. } | Kind::Again { .. } | Kind::MissedCut { .. })
        }
        Slip::StandHeldToBeta => {
            matches!(first, Kind::MissedCut { .. } | Kind::EarlyCut { .. })
        }
        Slip::RestUnread => matches!(first, Kind::Unread { is_closed: false, .. }),
        Slip::ResearchLost
        | Slip::AgainNotTurned
        | Slip::StandUnused
        | Slip::StandBoundLost
        | Slip::WholeValues => {
            !matches!(first, Kind::Leaf { .. } | Kind::EarlyLeaf | Kind::Table { .. })
        }
        Slip::ReducedAgain | Slip::ReducedTrusted => log.reduces(),
        _ => !log.algorithm.keeps_values(),
    }
}

/// Whether a rule is wrong in this log: some are another way to be right, unless its header says not.
fn is_wrong(log: &SearchLog, slip: Slip) -> bool {
    let denied = match slip {
        Slip::StrictCut => log.book.is_strict,
        // Who returns α or β where it stands is right, too, as long as nobody says `return soft`.
        Slip::EdgeAsValue | Slip::BoundForBest => log.book.is_hard,
        Slip::DeepForgotten => log.book.is_shallow,
        _ => Some(false),
    };
    denied == Some(false)
}

/// An event of a log: its line, its node and what it says.
type Said = (usize, NodeId, FollowedKind);

/// Whether it is a cut that leaves nothing out.
fn is_idle(kind: FollowedKind, node: NodeId, entered: &[bool], tree: &Tree) -> bool {
    matches!(kind, FollowedKind::Cut) && tree.children(node).all(|child| entered[child.index()])
}

/// How many events of the log a search with the slip says, too, from the first one on; and how many
/// cuts it says that are not in the log.
fn agreement(
    said: &[Said],
    tree: &Tree,
    (book, (slip, side), cuts): (SearchBook, (Slip, Option<Player>), bool),
) -> (usize, usize) {
    let window = match said.first() {
        Some((_, _, FollowedKind::Enter(Some(window), ..))) => *window,
        _ => Window::FULL,
    };
    let (mut next, mut unsaid) = (0, 0);
    let mut returned = None;
    let mut tell = |event: SlippedEvent<NodeId>| {
        // What the parent takes over need not be said.
        if let Some((_, _, FollowedKind::Back(value))) = said.get(next) {
            let value = if slip == Slip::SignLost { -*value } else { *value };
            if returned != Some(value) {
                return false;
            }
            next += 1;
        }
        let Some(&(_, node, kind)) = said.get(next) else { return false };
        // Who returns before the rest need not say that it is cut.
        if let SlippedEvent::Cut { at } = &event
            && *at == node
            && matches!(kind, FollowedKind::Exit(_) | FollowedKind::EarlyLeaf(_))
        {
            unsaid += 1;
            return true;
        }
        returned = match event {
            SlippedEvent::Leaf { value, .. } => Some(value),
            SlippedEvent::Left(ref left) => Some(left.value.value),
            _ => None,
        };
        let agrees = match (&event, kind) {
            (SlippedEvent::Enter { at, window }, FollowedKind::Enter(found, ..)) => {
                let is_known = tree.node(*at).kind != Kind::Stub;
                is_known && *at == node && found.is_none_or(|found| found == *window)
            }
            (SlippedEvent::Leaf { at, value }, FollowedKind::Leaf(found)) => {
                *at == node && *value == found
            }
            (SlippedEvent::Cut { at }, FollowedKind::Cut) => *at == node,
            (
                SlippedEvent::Left(left),
                FollowedKind::Exit(found) | FollowedKind::EarlyLeaf(found),
            ) => left.at == node && left.value.value == found,
            _ => false,
        };
        next += usize::from(agrees);
        agrees
    };
    let worth = |at: &NodeId, own: Option<Score>| own.unwrap_or(tree.node(*at).value);
    let at = (&TreeGame(tree), &NodeId::ROOT);
    slipped_by(book, ((Some(slip), side), cuts), at, (&worth, window), &mut tell);
    (next, unsaid)
}

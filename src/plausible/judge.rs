//! Judges every legal move.

use shogi_core::{Move, Square};
use shunsai::Position;

use super::class::{MOST_MOVES, MoveClass, SHALLOW};
use super::scene::{Call, Objection, Scene};
use super::{attack, defence, shallow};
use game::Selected;
use games::shogi::player_of;
use score::Score;

/// The most escapes generated per piece (YSS, section 4: two or three).
const ESCAPES: usize = 3;

score::named! {
    /// Why a legal move is not generated.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Omission {
        /// More than [`MOST_MOVES`] others have better provisional values.
        OverMost = "over-most",
        /// The limit of its class is reached.
        OverLimit = "over-limit",
        /// Its class is generated near the root only.
        TooDeep = "too-deep",
        /// It loses more by the exchange on its destination than it gains.
        Loses = "loses",
        /// Capturing its target wins nothing.
        Worthless = "worthless",
        /// Its only target is a pawn.
        OnlyPawn = "only-pawn",
        /// It declines a promotion that is always better.
        NoPromotion = "no-promotion",
        /// No class proposes it.
        NoReason = "no-reason",
    }
}

/// A legal move and its judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    pub mv: Move,
    /// The class that proposes it, or would without an objection.
    pub class: Option<MoveClass>,
    /// For Black.
    pub provisional: Score,
    /// The piece or square that it is about.
    pub about: Option<Square>,
    /// A second square: of the attacker, or of the other piece of a fork.
    pub other: Option<Square>,
    /// Why it is not generated; `None` if it is.
    pub omitted: Option<Omission>,
}

/// The routine by which a class proposes moves.
type Routine = fn(&Scene<'_>, &mut Vec<Call>);

const fn routine(class: MoveClass) -> Routine {
    match class {
        MoveClass::Capture => attack::capture,
        MoveClass::Promote => attack::promote,
        MoveClass::GoFor => attack::go_for,
        MoveClass::Escape => defence::escape,
        MoveClass::Interpose => defence::interpose,
        MoveClass::Support => defence::support,
        MoveClass::TakeAttacker => defence::take_attacker,
        MoveClass::BlockAdded => defence::block_added,
        MoveClass::ForestallDrop => defence::forestall_drop,
        MoveClass::HangPawn => shallow::hang_pawn,
        MoveClass::DropBig => shallow::drop_big,
        MoveClass::StrikePawn => shallow::strike_pawn,
        MoveClass::DropNearKing => shallow::drop_near_king,
        MoveClass::Approach => shallow::approach,
        MoveClass::Discover => shallow::discover,
        MoveClass::PawnGrab => shallow::pawn_grab,
        MoveClass::HitCut => shallow::hit_cut,
        MoveClass::CoverKing => shallow::cover_king,
        MoveClass::Block => shallow::block,
        MoveClass::TakeAnyway => shallow::take_anyway,
        MoveClass::Check => shallow::check,
        MoveClass::Random => shallow::random,
    }
}

/// The generated moves, sorted by provisional value, then by class.
pub(super) fn selected(at: &Position, plies: usize) -> Vec<Selected<Move, Square>> {
    let chosen = judged(at, plies, false).into_iter();
    chosen
        .filter(|judged| judged.omitted.is_none())
        .filter_map(|judged| {
            Some(Selected {
                mv: judged.mv,
                class: judged.class?.number(),
                provisional: judged.provisional,
                about: judged.about,
                other: judged.other,
            })
        })
        .collect()
}

/// Judges every legal move of `at`, `plies` from the root of the search: first the generated ones
/// in search order, then the others.
pub fn judge(at: &Position, plies: usize) -> Vec<Judged> {
    judged(at, plies, true)
}

/// The verdict on a proposal.
struct Verdict {
    call: Call,
    omitted: Option<Omission>,
}

/// Judges the moves; with `says_why` also determines why moves are not generated.
fn judged(at: &Position, plies: usize, says_why: bool) -> Vec<Judged> {
    let scene = Scene::of(at);
    let mut verdicts: Vec<Option<Verdict>> = scene.moves.iter().map(|_| None).collect();
    let mut chosen = Vec::new();
    let is_deep = plies >= SHALLOW;
    for class in MoveClass::ALL {
        // Only the first classes answer a check.
        let runs = !(class.is_shallow() && (is_deep && !says_why || scene.in_check));
        if runs {
            let mut calls = Vec::new();
            routine(class)(&scene, &mut calls);
            decide(&scene, (class, is_deep), calls, &mut verdicts, &mut chosen);
        }
    }
    // Sorted by provisional value; ties stay in the order of classes.
    chosen.sort_by_key(|&index| std::cmp::Reverse(scene.moves[index].provisional));
    for &index in chosen.iter().skip(MOST_MOVES) {
        if let Some(verdict) = &mut verdicts[index] {
            verdict.omitted = Some(Omission::OverMost);
        }
    }
    let mut others = Vec::new();
    if says_why {
        others.extend((0..scene.moves.len()).filter(|index| !chosen.contains(index)));
    }
    let sign = player_of(scene.side).sign();
    let all = chosen.into_iter().chain(others);
    all.map(|index| {
        let mv = &scene.moves[index];
        let verdict = verdicts[index].as_ref();
        let call = verdict.map(|verdict| verdict.call);
        Judged {
            mv: mv.mv,
            class: call.map(|call| call.class),
            provisional: Score(mv.provisional * sign),
            about: call.and_then(|call| call.about),
            other: call.and_then(|call| call.other),
            omitted: match verdict {
                Some(verdict) => verdict.omitted,
                None if mv.is_needless => Some(Omission::NoPromotion),
                None => Some(Omission::NoReason),
            },
        }
    })
    .collect()
}

/// Decides on the proposals of one class: which moves are chosen, and why the others are not.
fn decide(
    scene: &Scene<'_>,
    (class, is_deep): (MoveClass, bool),
    mut calls: Vec<Call>,
    verdicts: &mut [Option<Verdict>],
    chosen: &mut Vec<usize>,
) {
    calls.sort_by_key(|call| {
        let provisional = scene.moves[call.index].provisional;
        std::cmp::Reverse((provisional, call.stake, call.merit))
    });
    let mut room = class.limit();
    let mut saved: Vec<(Square, usize)> = Vec::new();
    for call in calls {
        let is_chosen = |verdict: &Verdict| verdict.omitted.is_none();
        if scene.moves[call.index].is_needless
            || verdicts[call.index].as_ref().is_some_and(is_chosen)
        {
            continue;
        }
        let objection = call.objection.map(|objection| match objection {
            Objection::Loses => Omission::Loses,
            Objection::OnlyPawn => Omission::OnlyPawn,
            Objection::Worthless => Omission::Worthless,
        });
        let of_piece = call.about.filter(|_| class == MoveClass::Escape && !scene.in_check);
        let count = saved.iter().find(|(square, _)| Some(*square) == of_piece);
        let is_full = room == 0 || count.is_some_and(|&(_, count)| count >= ESCAPES);
        let omitted = match objection {
            Some(_) => objection,
            None if class.is_shallow() && is_deep => Some(Omission::TooDeep),
            None if is_full => Some(Omission::OverLimit),
            None => None,
        };
        if omitted.is_none() {
            room -= 1;
            chosen.push(call.index);
            if let Some(square) = of_piece {
                match saved.iter_mut().find(|(other, _)| *other == square) {
                    Some((_, count)) => *count += 1,
                    None => saved.push((square, 1)),
                }
            }
        }
        // A move that was almost generated is more informative than one with an objection, and an
        // earlier class more than a later one.
        let before = verdicts[call.index].as_ref().and_then(|verdict| verdict.omitted);
        let says_more = match (before, omitted) {
            (None, _) | (_, None) => true,
            (Some(before), Some(now)) => weight(now) > weight(before),
        };
        if says_more {
            verdicts[call.index] = Some(Verdict { call, omitted });
        }
    }
}

/// How close a move came to being generated.
const fn weight(omission: Omission) -> u8 {
    match omission {
        Omission::NoReason | Omission::NoPromotion => 0,
        Omission::OnlyPawn => 1,
        Omission::Worthless => 2,
        Omission::Loses => 3,
        Omission::TooDeep => 4,
        Omission::OverLimit | Omission::OverMost => 5,
    }
}

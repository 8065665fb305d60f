//! Lessons that a person makes from a position or from what is open.

use shogi_core::{Color, Square};
use shunsai::Position;

use super::open::Opened;
use crate::eval::{Evaluation, OthelloEvaluation};
use crate::formats::sfen::to_sfen;
use crate::game::CaptureOrder;
use crate::games::shogi::attackers::attackers;
use crate::games::shogi::mate::MateCuts;
use crate::games::shogi::notation::{square_name, square_name_ja};
use crate::games::shogi::setup::{position, setup};
use crate::language::{Language, Say, Words};
use crate::scenario::{
    Claim, ExchangeSetup, LeafPolicy, Lesson, PositionSetup, Promise, SubjectSetup, VERSION,
};
use crate::search::{Algorithm, MoveFilter};
use crate::subject::exchange::{NoExchange, check_target};
use crate::subject::{MateSetup, OthelloSetup, Remedy};
use crate::tree::{Growth, NodeId};

/// What a person makes a lesson of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewLessonCommand {
    /// The tree with a node read so many plies further than it is now. Of a node that the search has
    /// skipped, 0 reads what its siblings were read.
    Further(NodeId, u8),
    /// A smaller tree instead of one that is unfinished.
    Remedy(Remedy),
    /// The exchange on a square of the position that is shown.
    ExchangeOn(Square),
}

/// The names of trees of one's own, before their number.
pub(super) const OWN_POSITION: &str = "my-position";
/// The names of trees of Othello of one's own, before their number.
pub(super) const OWN_OTHELLO: &str = "my-othello";
/// The names of exchanges of one's own, before their number.
pub(super) const OWN_EXCHANGE: &str = "my-exchange";
/// The id of a search for mate from a position of one's own, before its number.
pub(super) const OWN_MATE: &str = "my-mate";

/// The algorithms that a subject of one's own is opened with, the plainest first.
fn algorithms(subject: &SubjectSetup) -> Vec<String> {
    let plain = [
        Algorithm::Exchange,
        Algorithm::Minimax,
        Algorithm::AlphaBeta,
        Algorithm::AlphaBetaShallow,
        Algorithm::Quiescence,
        Algorithm::QuiescenceAlphaBeta,
        Algorithm::Pvs,
        Algorithm::Engine,
    ];
    let proving = [Algorithm::AndOr, Algorithm::DfPn, Algorithm::AlphaBeta];
    let offered = if matches!(subject, SubjectSetup::Mate(_)) {
        &proving[..]
    } else {
        &plain[..]
    };
    let possible = offered
        .iter()
        .filter(|algorithm| subject.allows(**algorithm).is_ok());
    possible
        .map(|algorithm| algorithm.id().to_owned())
        .collect()
}

fn lesson(id: String, title: Words, notes: Words, subject: SubjectSetup) -> Lesson {
    Lesson {
        version: VERSION,
        id,
        title,
        source: Words {
            ja: "自分の局面。".to_owned(),
            en: "A position of one's own.".to_owned(),
        },
        notes,
        algorithms: algorithms(&subject),
        subject,
        stops: Vec::new(),
        questions: Vec::new(),
        promises: Vec::new(),
        compare: None,
        twins: Vec::new(),
        inside: None,
        candidates: false,
        table: None,
        student: false,
    }
}

/// "1 ply", "2 plies".
fn in_plies(plies: u8) -> String {
    format!("{plies} {}", if plies == 1 { "ply" } else { "plies" })
}

/// A tree of moves from a position of a person's own, as a lesson.
#[must_use]
pub fn own_lesson(setup: PositionSetup, number: usize) -> Lesson {
    let plies = setup.depth;
    let leaf = match setup.leaf {
        LeafPolicy::Static => ("駒の損得", "material"),
        LeafPolicy::Exchange => ("駒の損得と取り合い", "material and the best exchange"),
        LeafPolicy::Quiescence(_) => ("静止探索", "quiescence"),
    };
    let moves = match setup.filter {
        MoveFilter::All => ("すべての手".to_owned(), "every move".to_owned()),
        MoveFilter::Captures => ("取る手".to_owned(), "captures".to_owned()),
        MoveFilter::Checks => ("取る手と王手".to_owned(), "captures and checks".to_owned()),
        MoveFilter::Yss => (
            "YSS の種類の手".to_owned(),
            "the move classes of YSS".to_owned(),
        ),
        MoveFilter::Best(count) => (
            format!("良さそうな{count}手"),
            format!("the best {count} moves"),
        ),
    };
    let evaluation: Evaluation = setup.values.evaluation().unwrap_or_default();
    let values = (evaluation.name(Language::Ja), evaluation.name(Language::En));
    let title = Words {
        ja: format!("自分の局面 {number}({plies}手読み、{})", leaf.0),
        en: format!("My position {number} ({}, {})", in_plies(plies), leaf.1),
    };
    let notes = Words {
        ja: format!(
            "自分の局面から、{}を{plies}手先まで読む木です。末端の値は{}です。駒の点数は{}。",
            moves.0, leaf.0, values.0
        ),
        en: format!(
            "From a position of your own, {}, {} deep. Leaves are worth: {}. Piece values: {}.",
            moves.1,
            in_plies(plies),
            leaf.1,
            values.1
        ),
    };
    let opens_with = setup.own_algorithm();
    let is_searched = setup.growth == Growth::Searched;
    let subject = SubjectSetup::Position(setup);
    let mut lesson = lesson(format!("{OWN_POSITION}-{number}"), title, notes, subject);
    if is_searched {
        lesson.open_with(opens_with);
    }
    lesson
}

/// A tree of moves from a position of Othello of a person's own, as a lesson.
#[must_use]
pub fn own_othello_lesson(setup: OthelloSetup, number: usize) -> Lesson {
    let plies = setup.depth;
    let moves = match setup.filter {
        MoveFilter::Best(count) => (
            format!("良さそうな{count}手"),
            format!("the best {count} moves"),
        ),
        _ => ("すべての手".to_owned(), "every move".to_owned()),
    };
    let evaluation: OthelloEvaluation = setup.values.parse().unwrap_or_default();
    let [ja, en] = Language::ALL.map(|language| evaluation.name(language));
    let title = Words {
        ja: format!("自分のオセロ {number}({plies}手読み、{ja})"),
        en: format!("My Othello {number} ({}, {en})", in_plies(plies)),
    };
    let notes = Words {
        ja: format!(
            "自分の局面から、{}を{plies}手先まで読むオセロの木です。打てる所がなければパスが一手です。末端の値: {ja}。",
            moves.0
        ),
        en: format!(
            "From a position of Othello of your own, {}, {} deep. Who can place nothing passes, which is a ply. Leaves are worth: {en}.",
            moves.1,
            in_plies(plies)
        ),
    };
    let opens_with = setup.own_algorithm();
    let is_searched = setup.growth == Growth::Searched;
    let subject = SubjectSetup::Othello(setup);
    let mut lesson = lesson(format!("{OWN_OTHELLO}-{number}"), title, notes, subject);
    if is_searched {
        lesson.open_with(opens_with);
    }
    lesson
}

/// The tree that our engine's own search grows, as a lesson.
pub(super) fn engine_lesson(setup: PositionSetup, number: usize) -> Lesson {
    let depth = setup.depth;
    let mut lesson = own_lesson(setup, number);
    lesson.title = Words {
        ja: format!("エンジンの木 {number}(深さ{depth})"),
        en: format!("The engine's own tree {number} (depth {depth})"),
    };
    lesson.notes = Words {
        ja: format!(
            "このプログラムのエンジンが、この局面を深さ{depth}まで読んだときの木そのものです。深さ1から一手ずつ深く読み直します(反復深化)。前の深さの値のまわりに窓を置き(アスピレーション窓)、二番目からの手は偵察し、同じ局面の値は表から思い出します。"
        ),
        en: format!(
            "The very tree of this program's engine reading the position to depth {depth}. It reads to depth 1 first and then one ply deeper again and again (iterative deepening), with a window about the last value (aspiration window), scouts for later moves, and a table that recalls equal positions."
        ),
    };
    lesson.open_with(Algorithm::Engine);
    lesson
}

/// The search for mate from a position of a person's own, as a lesson.
pub(super) fn mate_lesson(setup: MateSetup, number: usize) -> Lesson {
    let plies = setup.plies;
    let title = Words {
        ja: format!("詰み {number}({plies}手まで)"),
        en: format!("Mate {number} (within {})", in_plies(plies)),
    };
    let cut = setup.cuts != MateCuts::default();
    let (ja, en) = if cut {
        (
            "選んだ刈り方のとおり、読まない手があります。「詰まない」は、読んだ手の中に詰みがないという意味です。",
            " Some moves are left out, as chosen: “no mate” means none among the moves that were read.",
        )
    } else {
        ("", "")
    };
    let notes = Words {
        ja: format!(
            "手番の側が、王手だけで{plies}手以内に詰ませられるか。1手、3手、5手 … と順に調べます。攻めの番では詰む手が一つあればよく、受けの番ではどの受けでも詰まなければなりません。{ja}"
        ),
        en: format!(
            "Does the side to move mate by checks alone, within {}? One ply is read, then three, then five. Where the attacker is to move, one move that mates is enough; where the defender is, every answer must be mated.{en}",
            in_plies(plies)
        ),
    };
    lesson(
        format!("{OWN_MATE}-{number}"),
        title,
        notes,
        SubjectSetup::Mate(setup),
    )
}

/// A lesson with another subject, that of a smaller tree.
pub(super) fn remedied_lesson(of: &Lesson, subject: SubjectSetup, number: usize) -> Lesson {
    match subject {
        SubjectSetup::Position(setup) => own_lesson(setup, number),
        SubjectSetup::Mate(setup) => mate_lesson(setup, number),
        SubjectSetup::Othello(setup) => own_othello_lesson(setup, number),
        subject => lesson(
            format!("{}-{number}", of.id.chars().take(50).collect::<String>()),
            of.title.clone(),
            of.notes.clone(),
            subject,
        ),
    }
}

/// The exchange on a square. A piece of the side to move can be taken only if it were the other's
/// turn: then it is.
fn exchange_lesson(at: &Position, square: Square, evaluation: Evaluation, number: usize) -> Lesson {
    let own = at
        .piece_at(square)
        .is_some_and(|piece| piece.color() == at.side_to_move());
    let mut turned = setup(at);
    if own {
        turned.side_to_move_set(at.side_to_move().flip());
    }
    let sfen = position(turned).map_or_else(|_| to_sfen(at), |at| to_sfen(&at));
    let (ja, en) = (square_name_ja(square), square_name(square));
    let side = match at.side_to_move() {
        Color::Black => ("後手", "White"),
        Color::White => ("先手", "Black"),
    };
    let title = if own {
        Words {
            ja: format!("{ja}の取り合い({}の番なら)", side.0),
            en: format!("The exchange on {en}, if {} were to move", side.1),
        }
    } else {
        Words {
            ja: format!("{ja}の取り合い"),
            en: format!("The exchange on {en}"),
        }
    };
    let notes = Words {
        ja: format!(
            "{ja}の駒を取るか、取らないか。両方がいつでも止まれるとき、この升の取り合いはいくらになるかを読みます。"
        ),
        en: format!(
            "Take on {en}, or decline? What the exchange on this square is worth when either side may stop at any turn."
        ),
    };
    let subject = SubjectSetup::Exchange(ExchangeSetup {
        sfen,
        moves: Vec::new(),
        square: en.to_owned(),
        values: evaluation.into(),
        captures: CaptureOrder::Cheapest,
    });
    lesson(format!("{OWN_EXCHANGE}-{number}"), title, notes, subject)
}

/// What is open, as a lesson to save: under this title, with promises of what its run has found.
pub(super) fn saved_lesson(open: &Opened, title: Words, id: &str) -> Lesson {
    let mut lesson = open.loaded().lesson.clone();
    id.clone_into(&mut lesson.id);
    lesson.title = title;
    let of = open.algorithm().id().to_owned();
    let is_own = lesson.promises.is_empty() && open.loaded().tree.is_finished();
    if is_own {
        // The algorithm that was looked at last is the one that the lesson opens with; stops are
        // about the first one.
        if lesson.stops.is_empty() {
            lesson.algorithms.retain(|id| *id != of);
            lesson.algorithms.insert(0, of.clone());
        }
        let end = open.end();
        let root = *end.node(NodeId::ROOT);
        let subject = &open.loaded().subject;
        let claims = [
            root.value().map(|value| Claim::Value(value.0)),
            root.best()
                .map(|best| Claim::Best(subject.id(open.tree(), best))),
            Some(Claim::Leaves(end.tally().leaves)),
        ];
        let promise = |claim| Promise {
            of: of.clone(),
            claim,
        };
        lesson.promises = claims.into_iter().flatten().map(promise).collect();
    }
    lesson
}

/// The exchange on a square, if there can be one.
///
/// # Errors
/// One sentence, if nothing is there that can be taken.
pub(super) fn exchange(
    at: &Position,
    square: Square,
    evaluation: Evaluation,
    number: impl FnOnce() -> usize,
) -> Result<Lesson, Words> {
    if let Err(reason @ (NoExchange::Empty(_) | NoExchange::King(_))) = check_target(at, square) {
        return Err(reason.words());
    }
    if !can_be_taken(at, square) {
        return Err(Words {
            ja: format!("{}の駒を取れる駒はない", square_name_ja(square)),
            en: format!("nothing can take the piece on {}", square_name(square)),
        });
    }
    Ok(exchange_lesson(at, square, evaluation, number()))
}

/// Whether a piece of the other side attacks the piece on a square.
fn can_be_taken(at: &Position, square: Square) -> bool {
    at.piece_at(square).is_some_and(|piece| {
        let by = piece.color().flip();
        !attackers(at, square, by, at.occupied()).is_empty()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::job::Job;
    use crate::session::open::prepare;
    use crate::session::source::Source;

    #[test]
    fn an_exchange_needs_a_piece_that_can_be_taken() {
        let at = Position::startpos();
        let square = |file, rank| Square::new(file, rank).expect("on the board");
        let number = || panic!("nothing is made");
        for target in [square(5, 5), square(5, 9), square(7, 7)] {
            assert!(exchange(&at, target, Evaluation::default(), number).is_err());
        }
    }

    #[test]
    fn a_saved_lesson_promises_what_its_run_has_found() {
        let source = Source::Shipped("m-01-tree-A");
        let open = prepare(source, &[], &Job::default()).expect("it ships");
        let title = Words::same("Mine");
        let kept = saved_lesson(&open, title.clone(), "mine").promises;
        assert_eq!(kept, open.loaded().lesson.promises, "they are its own");
        let mut lesson = open.loaded().lesson.clone();
        lesson.promises.clear();
        let made = Source::Made {
            name: "made".to_owned(),
            lesson: std::sync::Arc::new(lesson),
        };
        let open = prepare(made, &[], &Job::default()).expect("it can be read");
        let promises = saved_lesson(&open, title, "mine").promises;
        let value = open
            .end()
            .node(NodeId::ROOT)
            .value()
            .expect("it is finished");
        assert!(
            promises
                .iter()
                .any(|promise| promise.claim == Claim::Value(value.0))
        );
        assert_eq!(promises.len(), 3);
        assert_eq!(
            open.replay().step(),
            0,
            "the run that is shown stands where it stood"
        );
    }
}

//! Several readers of one position: where a line diverges from a tree, the common unit, growing.

use crate::cover::{rounds, stride};
use std::sync::Arc;

use shogi_core::Move;
use shunsai::Position;
use yomisuji::compare::{Agreement, Leaving, Measure, Parting, Reason, part, way_of};
use yomisuji::eval::GameEvaluation;
use yomisuji::formats::sfen::{parse_sfen, to_sfen};
use yomisuji::formats::usi::{parse_usi_move, usi};
use yomisuji::game::CaptureOrder;
use yomisuji::games::dobutsu::Dobutsu;
use yomisuji::host::{self, Folders, Host};
use yomisuji::language::{Language, Words};
use yomisuji::scenario::{
    ExchangeSetup, LeafPolicy, Lesson, PositionSetup, SubjectSetup, VERSION, load, to_text,
};
use yomisuji::score::{Bound, Player, Score};
use yomisuji::search::{Algorithm, MoveFilter, MoveOrder, Quiescence, Sampling};
use yomisuji::session::{
    BoardCommand, Command, CompareCommand, CompareLimit, CompareRow, Effect, Job, LessonCommand,
    Opened, OverlaidLine, PageCommand, ReaderId, RunCommand, Session, SettingsCommand, Source,
    prepare, rerun,
};
use yomisuji::subject::{GameId, GameQuestion, GameSetup, RegisteredGame, ShogiSubject, WithGame};
use yomisuji::trace::{Phase, Replay, Seen};
use yomisuji::tree::{Growth, Kind, MoveCode, NodeId, Packed};

use crate::shogi_rules::{Random, legal, random_games};
use crate::{carry_out, send};

/// Black's rook can take a pawn that a gold defends.
const U_05: &str = "lnsgk1snl/1r4gb1/p1ppppppp/1p5R1/9/9/PPPPPPP1P/1B7/LNSGKGSNL b P 9";
const QUIET: LeafPolicy = LeafPolicy::Quiescence(Quiescence {
    promotions: false,
    checks: false,
    evasions: false,
    plies: 4, // Captures of random positions go on and on.
});

fn at(sfen: &str) -> Position {
    parse_sfen(sfen).expect("a position")
}

/// The moves of a line in USI, played from a position.
fn line(from: &Position, text: &str) -> Vec<Move> {
    let mut at = from.clone();
    text.split_whitespace()
        .map(|word| {
            let mv = parse_usi_move(word, &at).unwrap_or_else(|error| panic!("{word}: {error}"));
            at.do_move(mv);
            mv
        })
        .collect()
}

fn plain(sfen: &str, depth: u8) -> PositionSetup {
    PositionSetup {
        sfen: sfen.to_owned(),
        moves: Vec::new(),
        depth,
        filter: MoveFilter::All,
        values: "usapyon".into(),
        leaf: LeafPolicy::Static,
        growth: Growth::Every,
        order: MoveOrder::Generated,
        extension: false,
        from_root: false,
        further: Vec::new(),
        iterated: None,
        counted: 0,
        guesses: None,
    }
}

fn lesson(subject: SubjectSetup, algorithm: Algorithm) -> Lesson {
    Lesson {
        version: VERSION,
        id: "compared".to_owned(),
        title: Words::same("Compared"),
        source: Words::same("A test."),
        notes: Words::same("A test."),
        subject,
        algorithms: vec![algorithm.id().to_owned()],
        sampling: Sampling::default(),
        priors: Vec::new(),
        bounds: Vec::new(),
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

fn opened(subject: SubjectSetup, algorithm: Algorithm) -> Opened {
    let source =
        Source::Made { name: "compared".to_owned(), lesson: Arc::new(lesson(subject, algorithm)) };
    prepare(source, &[], &Job::default()).unwrap_or_else(|words| panic!("{}", words.en))
}

fn grown(setup: PositionSetup, algorithm: Algorithm) -> Opened {
    opened(SubjectSetup::Position(setup), algorithm)
}

/// The subject of a tree of shogi positions.
fn shogi(open: &Opened) -> &dyn ShogiSubject {
    &**open.loaded().shogi.as_ref().expect("shogi")
}

/// Where a line from the root of a tree diverges from it.
fn parted(open: &Opened, text: &str) -> Parting {
    let root = open.loaded().position(NodeId::ROOT).expect("shogi");
    let moves = line(&root, text);
    part(open.end(), shogi(open), NodeId::ROOT, &moves)
}

/// How many moves of the line the tree has, and why it leaves.
fn leaves(open: &Opened, text: &str) -> Option<(usize, Reason)> {
    let parting = parted(open, text);
    let leaving = parting.leaving?;
    assert_eq!(parting.way.len(), leaving.after + 1);
    assert_eq!(parting.way.last(), Some(&leaving.at));
    Some((leaving.after, leaving.reason))
}

#[test]
fn a_line_leaves_a_tree_where_its_depth_ends() {
    let open = grown(plain("startpos", 1), Algorithm::Minimax);
    assert_eq!(leaves(&open, "7g7f 3c3d"), Some((1, Reason::Depth)));
    assert_eq!(leaves(&open, "7g7f"), None, "it ends inside");
    assert_eq!(leaves(&open, ""), None);
    // A node read further has a later horizon.
    let mut setup = plain("startpos", 1);
    setup.further.push(yomisuji::scenario::Further {
        path: vec!["7g7f".to_owned()],
        plies: 1,
        filter: None,
    });
    let open = grown(setup, Algorithm::Minimax);
    assert_eq!(leaves(&open, "7g7f 3c3d 8h2b+"), Some((2, Reason::Depth)));
    assert_eq!(leaves(&open, "2g2f 3c3d"), Some((1, Reason::Depth)));
}

#[test]
fn a_line_into_a_skipped_branch_is_reported_as_cut() {
    let open = grown(plain(U_05, 2), Algorithm::AlphaBeta);
    let (end, tree) = (open.end(), open.tree().clone());
    let mut cut = 0;
    for id in (1..tree.len() as u32).map(NodeId) {
        let moves: Vec<_> = tree.path(id)[1..]
            .iter()
            .map(|&id| Move::unpack(tree.node(id).mv).expect("a move"))
            .collect();
        let subject = shogi(&open);
        let parting = part(end, subject, NodeId::ROOT, &moves);
        if end.node(id).phase() == Phase::Unvisited {
            let expected = Leaving {
                at: tree.parent(id).expect("not the root"),
                after: 1,
                reason: Reason::Cut,
            };
            assert_eq!(parting.leaving, Some(expected));
            cut += 1;
        } else {
            assert_eq!(parting.leaving, None);
        }
    }
    assert!(cut > 100, "{cut}");
    // Minimax reads all of it.
    let open = grown(plain(U_05, 2), Algorithm::Minimax);
    assert_eq!(leaves(&open, "2d2c+ 3b2c"), None);
}

#[test]
fn a_filtered_move_is_reported_as_not_generated() {
    let with = |filter| {
        let setup = PositionSetup { filter, ..plain(U_05, 2) };
        let algorithm = match filter {
            MoveFilter::Captures => Algorithm::Quiescence,
            _ => Algorithm::Minimax,
        };
        grown(setup, algorithm)
    };
    let open = with(MoveFilter::Captures);
    let reason = Reason::NotGenerated(MoveFilter::Captures);
    assert_eq!(leaves(&open, "7g7f 8d8e"), Some((0, reason)));
    // The capture is in the tree; the quiet answer is not, although the depth would allow it.
    assert_eq!(leaves(&open, "2d2c+ 8d8e"), Some((1, reason)));
    assert_eq!(leaves(&open, "2d2c+ 3b2c"), None);
    let reason = leaves(&with(MoveFilter::Best(3)), "9g9f 8d8e");
    let best = Reason::NotGenerated(MoveFilter::Best(3));
    assert_eq!(reason, Some((0, best)));
    for language in Language::ALL {
        let sentence = best.sentence("9g9f", language);
        assert!(sentence.contains('3') && sentence.contains("9g9f"), "{sentence}");
    }
}

#[test]
fn quiescence_stands_pat_or_ignores_quiet_moves() {
    let setup = |leaf, depth| PositionSetup { leaf, ..plain(U_05, depth) };
    let open = grown(setup(QUIET, 1), Algorithm::Quiescence);
    // After the rook takes, White recaptures, which quiescence reads; it does not read quiet moves.
    let took = leaves(&open, "2d2c+ 8d8e");
    assert_eq!(took, Some((1, Reason::Quiet { stands_pat: false })));
    // A guarded pawn is better left alone: White stands pat.
    let guarded = "4k4/4r4/9/9/4P4/4L4/9/9/4K4 b - 1";
    // An unguarded pawn is taken.
    let loose = "4k4/4r4/9/9/4P4/9/9/9/4K4 b - 1";
    for (sfen, stands_pat) in [(guarded, true), (loose, false)] {
        let setup = PositionSetup { leaf: QUIET, ..plain(sfen, 1) };
        let open = grown(setup, Algorithm::Quiescence);
        let reason = Reason::Quiet { stands_pat };
        assert_eq!(leaves(&open, "5i4i 5b6b"), Some((1, reason)));
        assert_eq!(leaves(&open, "5i4i 5b5e"), None);
    }
}

#[test]
fn a_capture_where_quiescence_ends_is_beyond_the_depth() {
    // Pawns and pieces face each other on 5e: capture after capture.
    let sfen = "4k4/9/4l4/4p4/4P4/4L4/9/9/4K4 b - 1";
    let check = |plies, text: &str, expected| {
        let quiescence = Quiescence { plies, ..Quiescence::default() };
        let setup = PositionSetup { leaf: LeafPolicy::Quiescence(quiescence), ..plain(sfen, 1) };
        let open = grown(setup, Algorithm::Quiescence);
        assert_eq!(leaves(&open, text), expected, "{plies} {text}");
    };
    check(40, "5e5d 5c5d 5f5d", None);
    check(1, "5e5d 5c5d 5f5d", Some((2, Reason::Depth)));
    check(1, "5e5d 5a4a", Some((1, Reason::Quiet { stands_pat: false })));
    check(0, "5e5d 5c5d", Some((1, Reason::Depth)));
}

#[test]
fn an_exchange_tree_leaves_out_moves_to_other_squares() {
    let setup = |captures| ExchangeSetup {
        sfen: U_05.to_owned(),
        moves: Vec::new(),
        square: "2c".to_owned(),
        values: "usapyon".into(),
        captures,
        counted: 0,
    };
    let cheapest =
        opened(SubjectSetup::Exchange(setup(CaptureOrder::Cheapest)), Algorithm::Exchange);
    assert_eq!(leaves(&cheapest, "7g7f"), Some((0, Reason::OtherSquare)));
    let taken = leaves(&cheapest, "2d2c+ 8d8e");
    assert!(matches!(taken, Some((_, Reason::OtherSquare))), "{taken:?}");
    // It is on the square itself, but not read: it is one of several captures.
    let first = cheapest.tree().children(NodeId::ROOT).next();
    let known: Vec<_> = first
        .into_iter()
        .filter_map(|id| Move::unpack(cheapest.tree().node(id).mv))
        .map(usi)
        .collect();
    let other = ["2d2c+", "2d2c"].into_iter().find(|mv| !known.contains(&(*mv).to_owned()));
    let read = parted(&cheapest, other.expect("one of the two")).leaving;
    if let Some(leaving) = read {
        assert_eq!(leaving.reason, Reason::NotGenerated(MoveFilter::All));
    }
}

#[test]
fn a_preference_shows_its_value_which_may_be_a_tie_or_a_bound() {
    let open = grown(plain(U_05, 1), Algorithm::Minimax);
    let end = open.end();
    let best = end.node(NodeId::ROOT).best().expect("a move");
    let tree = open.tree();
    let name = |id| open.loaded().subject.id(tree, id);
    assert_eq!(parted(&open, &name(best)).preference, None);
    let (mut ties, mut others) = (0, 0);
    for child in tree.children(NodeId::ROOT).filter(|&id| id != best) {
        let preference = parted(&open, &name(child)).preference.expect("another");
        let value = end.node(child).value().expect("it was read");
        assert_eq!((preference.at, preference.tree), (NodeId::ROOT, best));
        assert_eq!(preference.line, Some((value, Bound::Exact)));
        assert_eq!(preference.is_tie(), value == preference.value);
        assert!(value <= preference.value, "Black chooses");
        if preference.is_tie() {
            ties += 1;
        } else {
            others += 1;
        }
    }
    assert!(others > 20, "{ties} {others}");
    // In the start position all values are equal.
    let open = grown(plain("startpos", 1), Algorithm::Minimax);
    let ties = ["9g9f", "1g1f"].map(|mv| parted(&open, mv).preference);
    assert!(ties.iter().flatten().all(yomisuji::compare::Preference::is_tie));
    assert!(ties.iter().any(Option::is_some));
    // Alpha-beta knows only a bound of a refuted move, which is not a tie.
    let open = grown(plain(U_05, 2), Algorithm::AlphaBeta);
    let tree = open.tree();
    let mut bounds = 0;
    for child in tree.children(NodeId::ROOT) {
        let mv = open.loaded().subject.id(tree, child);
        let Some(preference) = parted(&open, &mv).preference else {
            continue;
        };
        if preference.at == NodeId::ROOT
            && let Some((value, Bound::AtMost)) = preference.line
        {
            assert!(value <= preference.value);
            assert!(!preference.is_tie());
            bounds += 1;
        }
    }
    assert!(bounds > 10, "{bounds}");
}

/// A line of random legal moves, half of them captures where possible, like those of engines.
fn random_line(from: &Position, random: &mut Random, plies: usize) -> Vec<Move> {
    let mut at = from.clone();
    let mut moves = Vec::new();
    for _ in 0..plies {
        let all = legal(&at);
        let takes: Vec<_> =
            all.iter().copied().filter(|mv| at.piece_at(mv.to()).is_some()).collect();
        let from = if takes.is_empty() || random.below(2) == 0 { &all } else { &takes };
        if from.is_empty() {
            break;
        }
        let mv = from[random.below(from.len())];
        at.do_move(mv);
        moves.push(mv);
    }
    moves
}

/// The definition for a line: its nodes in the tree as far as they were visited.
fn by_definition(end: &Replay, moves: &[Move]) -> Vec<NodeId> {
    let tree = end.tree();
    let mut way = vec![NodeId::ROOT];
    for &mv in moves {
        let last = way[way.len() - 1];
        let next = tree.children(last).find(|&child| {
            let node = tree.node(child);
            let played = (node.kind != Kind::Decline).then(|| Move::unpack(node.mv));
            played.flatten() == Some(mv) && end.node(child).phase() != Phase::Unvisited
        });
        match next {
            Some(child) => way.push(child),
            None => break,
        }
    }
    way
}

#[test]
fn a_line_leaves_exactly_where_the_search_has_not_been() {
    let mut random = Random(77);
    let (mut inside, mut left, mut preferred) = (0, std::collections::BTreeMap::new(), 0);
    let runs = [
        (Algorithm::Minimax, LeafPolicy::Static),
        (Algorithm::AlphaBeta, LeafPolicy::Static),
        (Algorithm::Quiescence, QUIET),
        (Algorithm::QuiescenceAlphaBeta, QUIET),
    ];
    for (at, _) in random_games(71).step_by(43).take(12) {
        for (algorithm, leaf) in runs {
            let filter = match random.below(3) {
                0 => MoveFilter::Best(6),
                _ => MoveFilter::All,
            };
            let depth = if leaf == LeafPolicy::Static { 2 } else { 1 };
            let setup = PositionSetup { leaf, filter, ..plain(&to_sfen(&at), depth) };
            let open = grown(setup, algorithm);
            let end = open.end();
            for _ in 0..40 {
                let plies = random.below(5);
                let moves = random_line(&at, &mut random, plies);
                let subject = shogi(&open);
                let parting = part(end, subject, NodeId::ROOT, &moves);
                let way = by_definition(end, &moves);
                assert_eq!(parting.way, way);
                assert_eq!(parting.leaving.is_none(), way.len() == moves.len() + 1);
                if let Some(leaving) = parting.leaving {
                    assert_eq!(leaving.after, way.len() - 1);
                    *left.entry(leaving.reason.id()).or_insert(0) += 1;
                    // Cut nodes are in the tree; no other unread nodes are.
                    let whole = way_of(open.tree(), NodeId::ROOT, &moves);
                    assert_eq!(leaving.reason == Reason::Cut, whole.len() > way.len());
                } else {
                    inside += 1;
                }
                let first = (0..moves.len().min(way.len())).find(|&after| {
                    let best = end.node(way[after]).best();
                    best.is_some() && best != way.get(after + 1).copied()
                });
                let preference = parting.preference;
                assert_eq!(preference.map(|preference| preference.after), first);
                if let Some(preference) = preference {
                    assert_eq!(preference.at, way[preference.after]);
                    assert_eq!(end.node(preference.at).best(), Some(preference.tree));
                    preferred += 1;
                }
                // Both languages have a sentence whenever there is something to say.
                let names: Vec<_> = moves.iter().map(|&mv| usi(mv)).collect();
                for language in Language::ALL {
                    let told = parting.leaving_sentence(&names, language);
                    assert_eq!(told.is_some(), parting.leaving.is_some());
                    let subject = (&**open.tree(), &*open.loaded().subject);
                    let told = parting.preference_sentence(subject, ("x", &names), language);
                    assert_eq!(told.is_some(), preference.is_some());
                }
            }
        }
    }
    assert!(inside > 100 && preferred > 500, "{inside} {preferred}");
    let all = ["cut", "beyond-depth", "not-generated", "quiescence-quiet"];
    assert!(all.iter().all(|id| left.contains_key(id)), "{left:?}");
}

/// A session with this lesson open, its position compared to a depth.
fn compared(subject: SubjectSetup, algorithm: Algorithm, depth: u8) -> Session {
    let mut session = Session::new();
    let source =
        Source::Made { name: "compared".to_owned(), lesson: Arc::new(lesson(subject, algorithm)) };
    send(&mut session, Command::Lesson(LessonCommand::Open(source)));
    compare(&mut session, depth);
    session
}

fn compare(session: &mut Session, depth: u8) {
    for command in [CompareCommand::Limit(CompareLimit::Depth(depth)), CompareCommand::Start] {
        send(session, Command::Compare(command));
    }
}

fn rows(session: &Session) -> &[CompareRow] {
    let compared = session.view().compared.as_ref();
    &compared.expect("a comparison").rows
}

fn row(session: &Session, reader: &ReaderId) -> CompareRow {
    let found = rows(session).iter().find(|row| row.reader == *reader);
    found.expect("a row").clone()
}

fn overlaid(session: &Session) -> OverlaidLine {
    let compared = session.view().compared.as_ref();
    compared.and_then(|compared| compared.overlaid.clone()).expect("a line")
}

/// Quiet and sharp positions, Black and White to move.
fn positions() -> Vec<String> {
    let games = random_games(72).filter(|(at, _)| (10..40).contains(&at.ply()));
    let games = games.step_by(31).take(8);
    let mut positions: Vec<_> = games.map(|(at, _)| to_sfen(&at)).collect();
    positions.push(U_05.to_owned());
    positions.push("startpos".to_owned());
    let blacks = positions.iter().filter(|sfen| sfen.contains(" b "));
    assert!((2..positions.len() - 1).contains(&blacks.count()));
    positions
}

#[test]
fn the_engine_at_depth_two_has_the_value_of_the_quiescence_tree() {
    // All captures, on positions where that stays small.
    let default = LeafPolicy::Quiescence(Quiescence::default());
    let calm = random_games(73).filter(|(at, _)| at.ply() < 20);
    let calm = calm.step_by(5).take(10).map(|(at, _)| to_sfen(&at));
    let both = [(QUIET, positions()), (default, calm.collect())];
    let mut checked = 0;
    let all = both
        .into_iter()
        .flat_map(|(leaf, positions)| positions.into_iter().map(move |sfen| (leaf, sfen)));
    for (leaf, sfen) in all.step_by(stride()) {
        let setup = PositionSetup { leaf, ..plain(&sfen, 2) };
        let mut session =
            compared(SubjectSetup::Position(setup), Algorithm::QuiescenceAlphaBeta, 2);
        let is_whole = |open: &yomisuji::session::Opened| open.tree().is_finished();
        if !session.open().is_some_and(is_whole) {
            continue; // Too large, after all.
        }
        checked += 1;
        let tree = row(&session, &ReaderId::Tree);
        let ours = row(&session, &ReaderId::Ours(None));
        let open = session.open().expect("a tree");
        let value = open.end().node(NodeId::ROOT).value().expect("a value");
        assert_eq!(tree.measure, Some(Measure::of(value, 100, Some(2))));
        assert_eq!(tree.raw_value, Some(value.0.into()));
        assert_eq!(ours.measure, tree.measure, "{sfen}");
        assert_eq!((ours.plies, tree.plies), (Some(2), Some(2)));
        assert!(tree.agreement.is_none() && ours.agreement.is_some());
        // Every earlier depth has its row.
        row(&session, &ReaderId::Ours(Some(1)));
        assert!(!session.comparison().is_reading());
        send(&mut session, Command::Settings(SettingsCommand::SetLanguage(Language::En)));
        assert_eq!(row(&session, &ReaderId::Tree).name, "this tree");
    }
    assert!(checked >= rounds(15), "{checked}");
}

#[test]
fn values_of_all_schemes_are_compared_in_one_unit() {
    for sfen in positions() {
        for values in ["usapyon", "yss", "yaneuraou"] {
            let of = |from_root| {
                let setup = PositionSetup {
                    values: values.into(),
                    leaf: QUIET,
                    from_root,
                    ..plain(&sfen, 1)
                };
                compared(SubjectSetup::Position(setup), Algorithm::QuiescenceAlphaBeta, 1)
            };
            let (counted, plain) = (of(true), of(false));
            let tree = row(&plain, &ReaderId::Tree);
            assert_eq!(row(&counted, &ReaderId::Tree).measure, tree.measure);
            let ours = row(&counted, &ReaderId::Ours(None));
            assert_eq!(ours.measure, tree.measure, "{values} {sfen}");
        }
    }
}

#[test]
fn mates_are_counted_from_the_compared_position() {
    // Gold to 5b mates; White's king has nowhere to go.
    let sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
    let mut session = compared(SubjectSetup::Position(plain(sfen, 3)), Algorithm::AlphaBeta, 3);
    let mate = |winner, plies| Some(Measure::Mate { winner, plies: Some(plies) });
    let (tree, ours) = (ReaderId::Tree, ReaderId::Ours(None));
    assert_eq!(row(&session, &tree).measure, mate(Player::Max, 1));
    assert_eq!(row(&session, &ours).measure, mate(Player::Max, 1));
    // After it White is mated: in 0 plies from there, not in 1.
    let mated = {
        let open = session.open().expect("a tree");
        open.end().node(NodeId::ROOT).best().expect("the mate")
    };
    send(&mut session, Command::Run(RunCommand::Select(Some(mated))));
    compare(&mut session, 2);
    assert_eq!(row(&session, &tree).measure, mate(Player::Max, 0));
    assert_eq!(row(&session, &ours).measure, mate(Player::Max, 0));
    let ja = mate(Player::Max, 0).expect("a mate").text(Language::Ja);
    assert!(ja.contains("先手"), "{ja}");
    // Deeper in the tree, two plies before the horizon of three, for White.
    let sfen = "4k4/9/9/9/9/9/P3p4/9/4K4 b g 1";
    let mut session = compared(SubjectSetup::Position(plain(sfen, 3)), Algorithm::Minimax, 2);
    let (child, sign) = {
        let open = session.open().expect("a tree");
        let end = open.end();
        let tree = open.tree();
        let lost = tree.children(NodeId::ROOT).find(|&child| {
            let value = end.node(child).value().expect("a value");
            value.is_mate() && value < Score(0)
        });
        (lost, Player::Min)
    };
    send(&mut session, Command::Run(RunCommand::Select(child)));
    assert!(child.is_some());
    compare(&mut session, 2);
    assert_eq!(row(&session, &tree).measure, mate(sign, 1));
    assert_eq!(row(&session, &ours).measure, mate(sign, 1));
}

/// The nodes of the line in the tree, from the root.
fn inside(session: &Session, moves: &[MoveCode]) -> usize {
    let open = session.open().expect("a tree");
    let moves: Vec<_> = moves.iter().copied().filter_map(Move::unpack).collect();
    by_definition(open.end(), &moves).len() - 1
}

#[test]
fn growing_along_a_line_adds_the_line_to_the_tree() {
    let mut grown = 0;
    for sfen in positions() {
        for (algorithm, leaf, depth) in [
            (Algorithm::Minimax, LeafPolicy::Static, 1),
            (Algorithm::AlphaBeta, LeafPolicy::Static, 2),
            (Algorithm::QuiescenceAlphaBeta, QUIET, 1),
        ] {
            let setup = PositionSetup { leaf, filter: MoveFilter::Best(12), ..plain(&sfen, depth) };
            let mut session = compared(SubjectSetup::Position(setup), algorithm, 4);
            let before = overlaid(&session);
            if !before.can_grow {
                assert!(before.parting.leaving.is_none() && before.parting.preference.is_none());
                continue;
            }
            let ours = row(&session, &ReaderId::Ours(None));
            assert_eq!(before.line, ours.line);
            send(&mut session, Command::Compare(CompareCommand::Grow));
            let told = session.message().expect("whether the answer has changed");
            if let Some(message) = Some(told).filter(|told| !told.text.en.contains("the root")) {
                // Endless captures exceed the limit; the tree stays as it was.
                assert!(message.text.en.contains("too wide"), "{message:?}");
                assert_eq!(overlaid(&session).parting, before.parting);
                continue;
            }
            assert_eq!(inside(&session, &before.line), before.line.len(), "{sfen}");
            // The comparison continues, and its line stays in the tree.
            let after = overlaid(&session);
            assert_eq!((&after.line, after.parting.leaving), (&before.line, None));
            assert_eq!(after.can_grow, after.parting.preference.is_some());
            assert_eq!(row(&session, &ReaderId::Ours(None)), {
                let mut same = ours.clone();
                same.agreement = row(&session, &ReaderId::Ours(None)).agreement;
                same
            });
            // The cut branches are read.
            let open = session.open().expect("a tree");
            assert_eq!(open.algorithm(), algorithm.uncut());
            assert!(!open.algorithm().cuts());
            // It is a lesson like any other.
            let text = to_text(&open.loaded().lesson).expect("it can be read again");
            let loaded = load("grown.ron", &text).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(loaded.tree.len(), open.tree().len());
            // The compared position or a node of the line is in view, at the end of the run.
            let selected = session.run().selection().unwrap_or(NodeId::ROOT);
            let path = open.tree().path(selected);
            assert!(path[..path.len() - 1].iter().all(|id| after.way.contains(id)));
            assert_eq!(open.replay().step(), open.replay().last_step());
            grown += 1;
        }
    }
    assert!(grown > 15, "{grown}");
}

#[test]
fn growing_begins_at_the_compared_node() {
    let mut session = Session::new();
    let setup = plain(U_05, 2);
    let source = Source::Made {
        name: "compared".to_owned(),
        lesson: Arc::new(lesson(SubjectSetup::Position(setup), Algorithm::Minimax)),
    };
    send(&mut session, Command::Lesson(LessonCommand::Open(source)));
    let node = {
        let open = session.open().expect("a tree");
        way_of(open.tree(), NodeId::ROOT, &line(&at(U_05), "2d2c+"))[1]
    };
    send(&mut session, Command::Run(RunCommand::Select(Some(node))));
    compare(&mut session, 3);
    let before = overlaid(&session);
    assert_eq!(before.way[0], node);
    assert_eq!(before.parting.leaving.map(|leaving| leaving.after), Some(1));
    send(&mut session, Command::Compare(CompareCommand::Grow));
    let whole: Vec<_> = line(&at(U_05), "2d2c+")
        .into_iter()
        .map(Packed::pack)
        .chain(before.line.iter().copied())
        .collect();
    assert_eq!(inside(&session, &whole), whole.len());
    assert_eq!(overlaid(&session).parting.leaving, None);
    assert!(!session.view().compared.as_ref().expect("it is").is_here);
}

#[test]
fn comparing_without_a_shogi_position_is_refused() {
    let mut session = Session::new();
    send(&mut session, Command::Lesson(LessonCommand::Open(Source::Shipped("m-01-tree-A"))));
    compare(&mut session, 2);
    assert!(session.view().compared.is_none());
    let message = session.message().expect("a sentence");
    assert!(message.is_error && message.text.en.contains("no shogi position"));
    // Growing and stopping have no effect if there is nothing to grow or stop.
    for command in [CompareCommand::Grow, CompareCommand::Stop] {
        assert!(session.apply(Command::Compare(command)).is_empty());
    }
}

#[test]
fn another_lesson_ends_the_comparison_and_ignores_late_answers() {
    let setup = plain(U_05, 1);
    let mut session = compared(SubjectSetup::Position(setup), Algorithm::Minimax, 1);
    let effects = session.apply(Command::Compare(CompareCommand::Start));
    assert!(session.comparison().is_reading());
    send(&mut session, Command::Lesson(LessonCommand::Open(Source::Shipped("y-01"))));
    assert!(session.view().compared.is_none());
    assert!(!session.comparison().is_reading());
    for effect in effects {
        assert!(matches!(effect, Effect::Read(..)));
        session.receive(carry_out(effect));
    }
    assert!(session.view().compared.is_none());
}

#[test]
fn a_decline_node_is_compared_at_its_parent() {
    let mut session = Session::new();
    send(&mut session, Command::Lesson(LessonCommand::Open(Source::Shipped("y-01"))));
    let (declines, parent) = {
        let tree = session.open().expect("a tree").tree().clone();
        let all = (1..tree.len() as u32).map(NodeId);
        let mut declines = all.filter(|&id| tree.node(id).kind == Kind::Decline);
        let declines = declines.next().expect("stopping is a choice");
        (declines, tree.parent(declines).expect("not the root"))
    };
    send(&mut session, Command::Run(RunCommand::Select(Some(declines))));
    compare(&mut session, 1);
    let compared = session.view().compared.as_ref().expect("it is");
    assert!(compared.is_here);
    let overlaid = compared.overlaid.as_ref().expect("a line");
    assert_eq!(overlaid.way[0], parent);
    assert!(compared.rows[0].measure.is_some());
}

#[test]
fn a_line_leaves_a_cut_node_at_once_and_the_tree_can_be_grown_along_it() {
    let mut session = Session::new();
    send(&mut session, Command::Lesson(LessonCommand::Open(Source::Shipped("q-01-searched"))));
    send(&mut session, Command::Go(yomisuji::session::Navigation::Last));
    let cut = {
        let open = session.open().expect("a tree");
        let mut ids = open.tree().ids();
        let is_move = |id: &NodeId| open.tree().node(*id).kind != Kind::Decline;
        let is_cut = |id: &NodeId| is_move(id) && open.end().seen(*id) == Seen::Pruned;
        ids.find(is_cut).expect("a cut move")
    };
    send(&mut session, Command::Run(RunCommand::Select(Some(cut))));
    compare(&mut session, 1);
    let shown = overlaid(&session);
    let leaving = shown.parting.leaving.expect("it leaves");
    assert_eq!((leaving.at, leaving.after, leaving.reason), (cut, 0, Reason::CutAbove));
    assert!(shown.can_grow && shown.leaving.as_ref().is_some_and(|words| words.contains("枝刈り")));
    send(&mut session, Command::Compare(CompareCommand::Grow));
    assert!(session.message().is_none_or(|message| !message.is_error));
}

#[test]
fn growing_along_a_line_can_change_the_best_move() {
    // At two plies it avoids a threat that does not exist; the engine takes with the knight. Read
    // one ply further, both moves have their answers, and the tree takes with the knight, too.
    let mut session = Session::new();
    send(&mut session, Command::Lesson(LessonCommand::Open(Source::Shipped("q-02-plain"))));
    compare(&mut session, 4);
    let best = |session: &Session| row(session, &ReaderId::Tree).names[0].clone();
    assert_eq!(best(&session), "△３三銀");
    let before = overlaid(&session).parting.preference.expect("another move");
    assert_eq!((before.value, before.line.map(|line| line.0)), (Score(1835), Some(Score(2450))));
    send(&mut session, Command::Compare(CompareCommand::Grow));
    assert_eq!(best(&session), "△３三桂");
    let open = session.open().expect("a tree");
    assert_eq!(open.end().node(NodeId::ROOT).value(), Some(Score(-5)));
    assert!(open.loaded().lesson.title.ja.contains("筋を伸ばした木"));
    // Repeatedly: each growth builds on the current tree.
    for _ in 0..4 {
        let nodes = session.open().expect("a tree").tree().len();
        send(&mut session, Command::Compare(CompareCommand::Grow));
        let message = session.message().filter(|message| message.is_error);
        assert_eq!(message, None);
        assert!(session.open().expect("a tree").tree().len() >= nodes);
    }
}

#[test]
fn an_unreadable_engine_list_is_kept_as_a_backup() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("engines.ron");
    std::fs::write(&file, "(version: 9, engines: [])").expect("a file");
    let host = Host::new(Folders::within(folder.path()), || ());
    let engine = yomisuji::session::engines::EngineEntry::new("new", "new");
    host.start(yomisuji::session::Effect::SaveEngines(vec![engine]));
    drop(host); // The host completes the writes that it has begun.
    let read = host::read_engines(&file).expect("the new list");
    assert_eq!(read[0].name, "new");
    let aside = folder.path().join("engines.ron.bak");
    let kept = std::fs::read_to_string(aside).expect("the old list");
    assert_eq!(kept, "(version: 9, engines: [])");
}

#[test]
fn a_branch_is_unfinished_before_its_cut_and_cut_after_it() {
    let open = prepare(Source::Shipped("c-02-horse"), &[], &Job::default()).expect("it opens");
    let algorithm = open.loaded().algorithms.iter().find(|algorithm| algorithm.cuts());
    let open = rerun(open.rerun_request(*algorithm.expect("one that cuts")), &Job::default())
        .expect("within the budget");
    let tree = open.tree().clone();
    let first = open.timeline().cuts[0];
    let cut = open.replay().trace().records()[first - 1].node;
    let is_move = |&child: &NodeId| tree.node(child).kind != Kind::Decline;
    let skipped = tree.children(cut).rfind(is_move).expect("a move");
    let way: Vec<_> = tree.path(skipped)[1..]
        .iter()
        .map(|&id| Move::unpack(tree.node(id).mv).expect("a move"))
        .collect();
    let reason_at = |step: usize| {
        let mut replay = open.replay().clone();
        replay.seek(step);
        let parting = part(&replay, shogi(&open), NodeId::ROOT, &way);
        parting.leaving.map(|leaving| leaving.reason)
    };
    assert!(matches!(reason_at(first - 1), Some(Reason::Unfinished)));
    assert!(matches!(reason_at(first), Some(Reason::Cut)));
}

#[test]
fn an_engine_list_of_version_1_is_saved_with_numbers() {
    use yomisuji::session::Reply;
    use yomisuji::session::engines::EngineId;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("engines.ron");
    let engine = "(name: \"same\", program: \"/nowhere/engine\")";
    let old = format!("(version: 1, engines: [{engine}, {engine}])");
    std::fs::write(&file, old).expect("a file");
    let read = host::read_engines(&file).expect("a list");
    assert!(read.iter().all(|entry| entry.id == EngineId::NONE));
    let mut session = Session::new();
    session.receive(Reply::Engines(read));
    let engines = session.engines().engines();
    let ids: Vec<_> = engines.iter().map(|listed| listed.entry.id).collect();
    assert_eq!(ids, [EngineId(1), EngineId(2)]);
    // Every change saves the whole list, ids included.
    let entry = engines[1].entry.clone();
    let command = yomisuji::session::EngineCommand::Enter { entry, test: false };
    let effects = session.apply(Command::Engine(command));
    let saved = effects.into_iter().find_map(|effect| match effect {
        Effect::SaveEngines(entries) => Some(entries),
        _ => None,
    });
    let host = Host::new(Folders::within(folder.path()), || ());
    host.start(Effect::SaveEngines(saved.expect("it is saved")));
    drop(host);
    let read = host::read_engines(&file).expect("a list");
    assert!(read.iter().all(|entry| entry.id != EngineId::NONE));
    let mut next = Session::new();
    next.receive(Reply::Engines(read));
    let engines = next.engines().engines();
    assert_eq!(engines.iter().map(|listed| listed.entry.id).collect::<Vec<_>>(), ids);
}

#[test]
fn an_exchange_explains_how_its_count_relates_to_the_position() {
    let mut session = Session::new();
    let y_01 = Source::Shipped("y-01");
    send(&mut session, Command::Lesson(LessonCommand::Open(y_01)));
    compare(&mut session, 1);
    let tree = row(&session, &ReaderId::Tree);
    assert!(tree.raw.starts_with("+50"), "{}", tree.raw);
    let (words, is_failure) = tree.remark.expect("a sentence");
    assert!(!is_failure);
    for number in ["+50", "−660", "−610"] {
        assert!(words.ja.contains(number) && words.en.contains(number), "{words:?}");
    }
    // If both count from zero, there is no remark.
    let session = compared(SubjectSetup::Position(plain(U_05, 1)), Algorithm::Minimax, 1);
    assert!(row(&session, &ReaderId::Tree).remark.is_none());
}

#[test]
fn every_game_is_compared_beside_its_tree_and_on_its_board() {
    struct Compared;
    impl WithGame for Compared {
        type Output = ();
        fn with<G: RegisteredGame>(self) {
            let mut setup = GameSetup::<G>::of_ones_own(G::write(&G::start()));
            setup.depth = 3;
            if G::HAS_CHANCE {
                // Our engine does not read it, and says so.
                let session = compared(G::subject(setup), Algorithm::Expectiminimax, 3);
                assert!(session.view().compared.is_none());
                let said = &session.message().expect("a message").text;
                assert!(said.en.contains("chance moves there"), "{said:?}");
                return;
            }
            let session = compared(G::subject(setup), Algorithm::AlphaBeta, 3);
            let tree = row(&session, &ReaderId::Tree);
            let own = G::Evaluation::default();
            let readers = own.readers(&G::start());
            assert!(readers.contains(&own) && !tree.score.is_empty());
            for by in readers {
                let row = row(&session, &ReaderId::By(by.id(), None));
                assert_eq!((&*row.depth, row.line.len()), ("3", 3), "{row:?}");
                let mut at = G::start();
                for (&code, name) in row.line.iter().zip(&row.names) {
                    let mv = G::Move::unpack(code).expect("a move");
                    assert_eq!(G::check_move(&at, mv), Ok(()));
                    assert_eq!(*name, G::move_name(&at, mv, session.language()));
                    at = G::default().after(&at, mv);
                }
                let agrees = row.line[0] == tree.line[0];
                assert_eq!(row.agreement == Some(Agreement::Same), agrees);
                if by == own {
                    assert_eq!(row.score, tree.score, "{}", G::ID);
                }
            }
            assert_eq!(overlaid(&session).way[0], NodeId::ROOT);
            // On the board there is no tree.
            let mut session = Session::new();
            let page = Command::Page(PageCommand::ShowBoard(G::GAME));
            send(&mut session, page);
            compare(&mut session, 2);
            let view = session.view().compared.as_ref().expect("a comparison");
            assert!(view.is_here && view.game == G::GAME && view.line.is_some());
            assert!(view.rows.iter().all(|row| !row.score.is_empty()));
            let mut moves = Vec::new();
            G::default().moves(&G::start(), &mut moves);
            let move_on = BoardCommand::Read(G::move_text(moves[0]));
            send(&mut session, Command::Board(move_on));
            let view = session.view().compared.as_ref().expect("a comparison");
            assert!(!view.is_here);
        }
    }
    let tested = GameId::ALL.iter().filter_map(|game| game.run(Compared));
    assert!(tested.count() > 1);
}

#[test]
fn a_game_of_dobutsu_that_is_read_to_its_end_is_won() {
    for (board, side) in [("1l1/1C1/3/1L1 b - 1", "▲"), ("1l1/3/1c1/1L1 w - 1", "△")] {
        let mut setup = GameSetup::<Dobutsu>::of_ones_own(board.to_owned());
        setup.depth = 1;
        let session = compared(SubjectSetup::Dobutsu(setup), Algorithm::AlphaBeta, 3);
        let row = row(&session, &ReaderId::By("steps", None));
        let name = ["先手", "後手"][usize::from(side == "△")];
        assert!(row.score.contains(name) && row.score.contains("勝"), "{row:?}");
        assert_eq!(row.score, self::row(&session, &ReaderId::Tree).score);
    }
}

#[test]
fn an_answered_question_of_a_win_stands_without_a_bound() {
    // Enough to win is as good as any more: the proof of the root is a bound.
    for algorithm in [Algorithm::DfPn, Algorithm::AlphaBeta] {
        for (board, side) in [("1l1/1C1/3/1L1 b - 1", "先手"), ("1l1/3/1c1/1L1 w - 1", "後手")]
        {
            let mut setup = GameSetup::<Dobutsu>::of_ones_own(board.to_owned());
            (setup.depth, setup.asks) = (1, GameQuestion::Win);
            let session = compared(SubjectSetup::Dobutsu(setup), algorithm, 1);
            let score = row(&session, &ReaderId::Tree).score;
            assert_eq!(score, format!("{side}の勝ち"), "{algorithm}");
        }
    }
}

#[test]
fn a_pawn_is_worth_a_hundred_in_every_scheme() {
    assert_eq!(Measure::of(Score(100), 100, None), Measure::Pawns(100));
    assert_eq!(Measure::of(Score(-45), 90, None), Measure::Pawns(-50));
    assert_eq!(Measure::Pawns(-50).text(Language::En), "−50");
}

#[test]
fn a_mate_at_the_third_ply_of_four_is_a_mate_in_three() {
    let score = Score::lost(Player::Min, 1);
    let mate = Measure::of(score, 100, Some(4));
    assert_eq!(mate.text(Language::Ja), "▲先手の3手詰");
    let later = Measure::of(Score::lost(Player::Min, 0), 100, Some(4));
    assert!(mate.rank() > later.rank() && later.rank() > Measure::Pawns(i32::MAX).rank());
}

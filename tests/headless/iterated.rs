//! Iterated generation: the moves that a line calls for, from the definition of each answer, and
//! the results of the checks.

use std::sync::Arc;

use shogi_core::{Color, Move};
use shunsai::Position;
use yomisuji::formats::sfen::to_sfen;
use yomisuji::formats::usi::usi;
use yomisuji::game::{AnswerKind, Checks, Threats};
use yomisuji::games::shogi::attack_counts::AttackCounts;
use yomisuji::games::shogi::setup::passed;
use yomisuji::language::{Language, Notation};
use yomisuji::lesson::{Projection, Telling};
use yomisuji::scenario::{IteratedSetup, LeafPolicy, PositionSetup, SubjectSetup};
use yomisuji::search::{Algorithm, CalledBy, CodeLevel, MoveFilter, Quiescence, answer_of};
use yomisuji::subject::SubjectTree;
use yomisuji::trace::{Candidate, Phase, Replay, StepDetail, Timeline};
use yomisuji::tree::{Growth, Kind, MoveCode, NodeId, Packed, Watch};

use crate::random::Dice;
use crate::shogi_rules::{SHOGI, legal, random_games};
use crate::trees::check_replay;

fn setup(at: &Position, levels: Vec<CalledBy>) -> PositionSetup {
    PositionSetup {
        depth: 3,
        leaf: LeafPolicy::Exchange,
        from_root: false,
        iterated: Some(IteratedSetup {
            after_pass: 2,
            levels,
            ordinary: MoveFilter::Best(2),
            ..IteratedSetup::default()
        }),
        ..PositionSetup::of_ones_own(to_sfen(at))
    }
}

fn grown(setup: &PositionSetup, algorithm: Algorithm) -> SubjectTree {
    let subject = SubjectSetup::Position(setup.clone());
    let grown = subject.grow(algorithm, Watch::cap(2_000_000));
    grown.unwrap_or_else(|error| panic!("{}: {}", setup.sfen, error.what.en))
}

fn at_end(setup: &PositionSetup, algorithm: Algorithm) -> Replay {
    let SubjectTree { tree, run, .. } = grown(setup, algorithm);
    assert!(tree.is_finished());
    let mut replay = Replay::new(Arc::new(tree), Arc::new(run.expect("a run")));
    replay.seek(usize::MAX);
    replay
}

/// Positions of random games with something to answer.
fn positions() -> impl Iterator<Item = Position> {
    let games = random_games(1309).map(|(at, _)| at).step_by(23);
    games.filter(|at| legal(at).len() > 3).take(24)
}

/// The pass at the root, and the line that follows it.
fn line_of(replay: &Replay) -> Option<(NodeId, Vec<Move>)> {
    let tree = replay.tree();
    let mut children = tree.children(NodeId::ROOT);
    let pass = children.find(|&child| tree.node(child).mv == MoveCode::PASS)?;
    let line = replay.line(pass).into_iter();
    let moves = line.filter_map(|id| Move::unpack(tree.node(id).mv));
    Some((pass, moves.collect()))
}

/// How often `side` attacks the target square of `threat`.
fn attacks(at: &Position, threat: Move, side: Color) -> usize {
    AttackCounts::of(at).on(threat.to(), side)
}

/// Whether `mv` is such an answer to `threat` for the side to move at `ours`.
fn is_answer(ours: &Position, threat: Move, mv: Move, kind: AnswerKind) -> bool {
    let side = ours.side_to_move();
    let mut after = ours.clone();
    after.do_move(mv);
    let is_capture = threat.from().is_some() && ours.piece_at(threat.to()).is_some();
    let guards = attacks(&after, threat, side) > attacks(ours, threat, side);
    match kind {
        AnswerKind::OwnMove => false,
        AnswerKind::TakesThePiece => threat.from() == Some(mv.to()),
        AnswerKind::Escapes => is_capture && mv.from() == Some(threat.to()),
        // With the piece there, the threat can no longer be carried out.
        AnswerKind::Interposes => {
            let back = passed(&after);
            let possible = legal(&back).contains(&threat) || SHOGI.in_check(&back);
            is_capture && after.piece_at(threat.to()).is_some() && !possible
        }
        AnswerKind::Supports => {
            let elsewhere = mv.to() != threat.to() && mv.from() != Some(threat.to());
            elsewhere && guards && (is_capture || threat.from().is_none())
        }
        AnswerKind::Occupies => threat.from().is_none() && mv.to() == threat.to(),
        AnswerKind::OpensTheWay => {
            let leaves = |at: &Position| {
                let moves = legal(at).into_iter();
                moves.filter(|mv| mv.from() == Some(threat.to())).count()
            };
            is_capture && leaves(ours) == 0 && leaves(&passed(&after)) > 0
        }
    }
}

#[test]
fn a_line_calls_for_its_moves_and_for_answers_to_the_others() {
    let mut kinds = [0; AnswerKind::ALL.len()];
    for at in positions() {
        let replay = at_end(&setup(&at, vec![CalledBy::All]), Algorithm::IteratedGeneration);
        let tree = replay.tree().clone();
        let Some((pass, line)) = line_of(&replay) else {
            assert!(SHOGI.in_check(&at), "{}", to_sfen(&at));
            continue;
        };
        assert!(!SHOGI.in_check(&at));
        let moves = legal(&at);
        let mut found = Vec::new();
        for child in tree.children(NodeId::ROOT) {
            let notes = replay.notes(child);
            let Some(Candidate { class, called_by, .. }) = notes.and_then(|notes| notes.candidate)
            else {
                continue;
            };
            let mv = Move::unpack(tree.node(child).mv).expect("a move");
            let number = usize::from(called_by.expect("a caller"));
            assert!(moves.contains(&mv), "{} in {}", usi(mv), to_sfen(&at));
            let caller = replay.called_by(child).expect("a caller");
            assert_eq!(Move::unpack(tree.node(caller).mv), Some(line[number]));
            let kind = answer_of(class).expect("an answer");
            kinds[kind as usize] += 1;
            // The position in which the opponent is about to make the move.
            let mut before = passed(&at);
            for &mv in &line[..number] {
                before.do_move(mv);
            }
            if before.side_to_move() == at.side_to_move() {
                assert_eq!((kind, mv), (AnswerKind::OwnMove, line[number]));
            } else {
                let ours = passed(&before);
                let why = format!("{} {kind:?} in {}", usi(mv), to_sfen(&at));
                assert!(legal(&ours).contains(&mv), "{why}");
                assert!(is_answer(&ours, line[number], mv, kind), "{why}");
            }
            found.push(mv);
        }
        // And none is missing.
        let mut before = passed(&at);
        for (number, &threat) in line.iter().enumerate() {
            if before.side_to_move() == at.side_to_move() {
                assert!(!moves.contains(&threat) || found.contains(&threat));
            } else if !SHOGI.in_check(&before) {
                let ours = passed(&before);
                for mv in legal(&ours).into_iter().filter(|mv| moves.contains(mv)) {
                    let mut sure = AnswerKind::ALL.into_iter().filter(|kind| {
                        let is_late = *kind != AnswerKind::OpensTheWay || number > 0;
                        // A move that stops the threat in another way is not an interposition.
                        *kind != AnswerKind::Interposes && is_late
                    });
                    let answers = sure.any(|kind| is_answer(&ours, threat, mv, kind));
                    let is_checked = AnswerKind::OpensTheWay;
                    let only_opens = !AnswerKind::ALL.into_iter().any(|kind| {
                        kind != is_checked
                            && kind != AnswerKind::Interposes
                            && is_answer(&ours, threat, mv, kind)
                    });
                    let mut after = ours.clone();
                    after.do_move(mv);
                    // A check cannot be passed to test whether the path is open.
                    let gives_check = SHOGI.in_check(&after);
                    if answers && !(only_opens && gives_check) {
                        assert!(found.contains(&mv), "{} in {}", usi(mv), to_sfen(&at));
                    }
                }
            }
            before.do_move(threat);
        }
        assert_eq!(replay.node(pass).phase(), Phase::Done);
    }
    assert!(kinds.iter().filter(|&&count| count > 0).count() >= 4, "{kinds:?}");
}

#[test]
fn each_candidate_has_the_value_of_a_plain_search() {
    for at in positions().step_by(3) {
        let setup = setup(&at, vec![CalledBy::All]);
        let replay = at_end(&setup, Algorithm::IteratedGeneration);
        let (tree, trace) = (replay.tree().clone(), replay.trace().clone());
        check_replay(tree, &trace, &mut Dice::new(9), 509);
        let tree = replay.tree().clone();
        let player = tree.node(NodeId::ROOT).player;
        let mut best = player.worst();
        for child in tree.children(NodeId::ROOT) {
            if tree.node(child).kind == Kind::Stub {
                continue;
            }
            let mut after = PositionSetup { depth: 2, iterated: None, ..setup.clone() };
            match Move::unpack(tree.node(child).mv) {
                Some(mv) => after.moves = vec![usi(mv)],
                None => after.sfen = to_sfen(&passed(&at)),
            }
            let value = at_end(&after, Algorithm::Minimax).node(NodeId::ROOT).value();
            assert_eq!(replay.node(child).value(), value, "{}", setup.sfen);
            if tree.node(child).mv != MoveCode::PASS {
                best = player.better(best, value.expect("a value"));
            }
        }
        assert_eq!(replay.node(NodeId::ROOT).value(), Some(best));
    }
}

#[test]
fn the_code_tells_answers_from_moves_of_ones_own() {
    let mut told = [0; 2];
    for at in positions().step_by(3) {
        let algorithm = Algorithm::IteratedGeneration;
        let SubjectTree { tree, run, subject, .. } =
            grown(&setup(&at, vec![CalledBy::All]), algorithm);
        let run = run.expect("a run");
        let timeline = Timeline::of(&tree, &run);
        let mut replay = Replay::new(Arc::new(tree), Arc::new(run));
        while replay.forward() {
            let step = replay.what_happened().expect("a step");
            let StepDetail::Candidate { class, .. } = step.detail else { continue };
            let is_answer = answer_of(class).is_some_and(|kind| kind != AnswerKind::OwnMove);
            let seen = Projection::new(&replay, &timeline, algorithm, &*subject, Language::En);
            let code = CodeLevel::Fine;
            let line = seen.telling(Telling { code, ..Telling::default() }).lit_line();
            let line = &algorithm.pseudo_code(code)[line.expect("a line")];
            let text = line.text(Notation::Textbook, Language::En);
            assert_eq!(text.contains("answers"), is_answer, "{class}: {text}");
            assert!(text.contains("candidates"), "{text}");
            told[usize::from(is_answer)] += 1;
        }
    }
    assert!(told.iter().all(|told| *told > 5), "{told:?}");
}

#[test]
fn passes_are_read_only_at_levels_that_call_for_moves() {
    for at in positions().step_by(4) {
        let replay = at_end(
            &setup(&at, vec![CalledBy::Nothing, CalledBy::Immediate]),
            Algorithm::IteratedGeneration,
        );
        assert_eq!(line_of(&replay).map(|(pass, _)| pass), None);
        let tree = replay.tree();
        for child in tree.children(NodeId::ROOT) {
            let mut answers = tree.children(child);
            let passes = answers.any(|child| tree.node(child).mv == MoveCode::PASS);
            let mv = Move::unpack(tree.node(child).mv).expect("a move");
            let mut after = at.clone();
            after.do_move(mv);
            let is_over = legal(&after).is_empty();
            assert_eq!(passes, !SHOGI.in_check(&after) && !is_over);
        }
    }
}

#[test]
fn a_side_in_check_cannot_pass_and_two_passes_change_nothing() {
    let mut checked = 0;
    for (at, _) in random_games(77).take(2_000) {
        let after = SHOGI.passed(&at);
        assert_eq!(after.is_none(), SHOGI.in_check(&at));
        checked += usize::from(after.is_none());
        assert_eq!(to_sfen(&passed(&passed(&at))), to_sfen(&at));
    }
    assert!(checked > 10);
}

#[test]
fn settings_that_conflict_with_a_pass_are_refused() {
    let at = Position::startpos();
    let refused = |change: &dyn Fn(&mut PositionSetup)| {
        let mut setup = setup(&at, vec![CalledBy::All]);
        change(&mut setup);
        let subject = SubjectSetup::Position(setup);
        let error = subject.grow(Algorithm::IteratedGeneration, Watch::cap(1_000));
        let error = error.expect_err("refused");
        assert!(!error.what.ja.is_ascii() && error.what.en.is_ascii());
        error.what.en
    };
    let levels = |count| {
        move |setup: &mut PositionSetup| {
            let iterated = setup.iterated.as_mut().expect("iterated");
            iterated.levels = vec![CalledBy::All; count];
        }
    };
    assert!(refused(&levels(0)).contains("found 0 levels"));
    assert!(refused(&levels(5)).contains("expected 1 to 4"));
    assert!(refused(&|setup| setup.depth = 0).contains("at least 1 ply"));
    assert!(refused(&|setup| setup.growth = Growth::Every).contains("grows the tree"));
    assert!(refused(&|setup| setup.extension = true).contains("nothing is extended"));
    let quiet = LeafPolicy::Quiescence(Quiescence::SOUND);
    assert!(refused(&|setup| setup.leaf = quiet).contains("static or exchange"));
    let move_of = |text: &'static str| {
        move |setup: &mut PositionSetup| {
            let iterated = setup.iterated.as_mut().expect("iterated");
            iterated.prefers = vec![text.to_owned()];
        }
    };
    assert!(refused(&move_of("7g7z")).contains("expected a move"));
    // Subjects without passes are not read like this.
    let plain = SubjectSetup::Position(PositionSetup::of_ones_own("startpos".to_owned()));
    assert!(plain.allows(Algorithm::IteratedGeneration).is_err());
    let passing = SubjectSetup::Position(setup(&at, vec![CalledBy::All]));
    assert!(passing.allows(Algorithm::AlphaBeta).is_err());
    assert!(passing.allows(Algorithm::IteratedGeneration).is_ok());
}

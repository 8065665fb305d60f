//! The strong engine: the same search, which leaves out what it judges not to be worth reading.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use shogi_core::Move;
use shunsai::Position;
use yomisuji::claim::{StepClaim, claims, prove};
use yomisuji::eval::{Evaluation, Explained, WithEvaluator};
use yomisuji::formats::sfen::to_sfen;
use yomisuji::formats::usi::usi;
use yomisuji::game::{CaptureOrder, Captures, Checks, Game, OrPass, Passes, WithPasses};
use yomisuji::games::shogi::attackers::with_batteries;
use yomisuji::games::shogi::setup::passed;
use yomisuji::games::shogi::{Shogi, player_of};
use yomisuji::language::Language;
use yomisuji::lesson::Projection;
use yomisuji::play::{GameEngine, game_engine, strong_engine};
use yomisuji::scenario::{LeafPolicy, PositionSetup, SubjectSetup};
use yomisuji::search::{
    Algorithm, Answer, AtEnd, Budget, Control, Limits, MoveOrder, Plan, Reading, Settings, Since,
    Steps, exchange_on, search_selectively,
};
use yomisuji::trace::{
    CutBy, Event, EventKind, Observer, Replay, StepDetail, Timeline, TraceRecord,
};
use yomisuji::tree::{NodeId, Packed, Watch};

use crate::shogi_rules::{SHOGI, legal, position, random_games};

/// No step at all.
const NONE: Steps = Steps {
    pass: false,
    margin: false,
    late_reduction: false,
    check_extension: false,
    futility: false,
    late_skip: false,
    losing_moves: false,
};

fn middlegames() -> impl Iterator<Item = Position> {
    include_str!("../data/middlegames.sfen").lines().map(position)
}

fn ask(
    engine: &mut dyn GameEngine<Shogi>,
    at: &Position,
    limits: Limits,
) -> Answer<shogi_core::Move> {
    let control =
        Control { clock: &|| Duration::ZERO, stop: &AtomicBool::new(false), pulse: &|_| () };
    engine.deepen(at, &limits, control, &mut |_| ())
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

#[test]
fn the_swap_list_is_the_exchange_unless_two_of_a_kind_attack() {
    let (mut compared, mut equal) = (0, 0);
    for at in middlegames() {
        for mv in legal(&at) {
            let square = mv.to();
            let after = SHOGI.after(&at, mv);
            let exchange = exchange_on(&SHOGI, &after, square, CaptureOrder::Geometric).abs();
            let swapped = SHOGI.loss_after(&at, mv);
            compared += 1;
            equal += usize::from(swapped == exchange);
            let is_branching = [at.side_to_move(), after.side_to_move()].iter().any(|&side| {
                let found = with_batteries(&after, square, side, after.occupied());
                let kinds = (found.direct | found.behind)
                    .filter_map(|from| Some(after.piece_at(from)?.piece_kind()));
                let mut kinds: Vec<_> = kinds.map(|kind| kind as u8).collect();
                let all = kinds.len();
                kinds.sort_unstable();
                kinds.dedup();
                kinds.len() < all
            });
            assert!(swapped == exchange || is_branching, "{} {}", to_sfen(&at), usi(mv));
        }
    }
    assert!(compared > 2_000 && equal * 1_000 > compared * 995, "{equal} of {compared}");
}

#[test]
fn a_move_gives_check_if_the_other_side_is_in_check_after_it() {
    let (mut checks, mut others) = (0, 0);
    for (at, _) in random_games(3).take(1_500) {
        for mv in legal(&at) {
            let gives = SHOGI.gives_check(&at, mv);
            assert_eq!(gives, SHOGI.after(&at, mv).in_check(), "{} {}", to_sfen(&at), usi(mv));
            *(if gives { &mut checks } else { &mut others }) += 1;
        }
    }
    assert!(checks > 500 && others > 5_000, "{checks}, {others}");
}

#[test]
fn without_its_steps_it_is_the_exact_engine() {
    let settings = Settings { hash_bytes: 0, ..Settings::default() };
    for evaluation in [Evaluation::Usapyon, Evaluation::Material8] {
        for at in middlegames().take(12) {
            let limits = Limits::to_depth(2);
            let exact = ask(&mut *game_engine::<Shogi>(evaluation, settings), &at, limits);
            let strong = ask(&mut *strong_engine(evaluation, settings, NONE), &at, limits);
            let lines = |answer: Answer<_>| answer.last.map(|last| (last.depth, last.lines));
            assert_eq!(exact.best, strong.best, "{}", to_sfen(&at));
            assert_eq!(lines(exact), lines(strong), "{}", to_sfen(&at));
        }
    }
}

#[test]
fn it_reads_three_plies_deeper_than_the_exact_engine() {
    let settings = Settings::default();
    let at = middlegames().next().expect("a position");
    let all =
        ask(&mut *strong_engine(Evaluation::Material8, settings, Steps::ALL), &at, nodes(60_000));
    let exact =
        ask(&mut *game_engine::<Shogi>(Evaluation::Material8, settings), &at, nodes(60_000));
    let depth = |answer: &Answer<_>| answer.last.as_ref().map_or(0, |last| last.depth);
    assert!(depth(&all) >= depth(&exact) + 3, "{} against {}", depth(&all), depth(&exact));
}

/// Mates that give something away, out of games of our engine against itself; the plies are those of
/// `yomisuji mate`.
const SACRIFICES: [&str; 12] = [
    "lns3s1l/1r2g4/1pp2k1p1/2+bppp2p/p6P1/2PPP+r2P/PPS+n4L/1G4K2/LNB2G3 w GN2Psp 86,5",
    "+L3k2+P1/2G2s1+R1/1r1p5/1Npb5/pP2P2G1/2P1SKBS1/PGNP5/1S7/L8 b G2L9P2n 137,5",
    "l1g2G3/5p1S1/1Rpsp1+L2/9/k1P6/1b2B4/4PP3/3N1G3/1+p1LK4 b GS2NL9Prsn2p 217,5",
    "1nS4R1/l1s1k4/pppppp3/8G/P3g4/2P6/1PSPB+RP2/4K4/LN6+l b B2NL6P2gsp 101,7",
    "ln4+P2/4g1+R2/1p1r2s2/2ppkpp1p/p3p4/1L3BP1P/P2PPPN2/5K3/L+s1+b1G3 b 2GSN2Psnlp 113,5",
    "lnsk5/1r3G+P+B1/pppp+Lp3/5l2p/6pS1/P7P/1P1+bPPPS1/1g2N1G2/L+r2NK2+p w 2Pgsnp 68,5",
    "lnsk5/1r3G+P+B1/pppp+Lp3/5l2p/6pS1/P1b5P/1P1PPPPS1/1g4G2/L+r2NK2+p w N2Pgsn 66,5",
    "ln1k5/1rs1g1G2/p2pp+B+B1l/1p4lp1/P1P5p/2N2PP2/1PNPP2SP/2S1K1G2/L2G4+s b N2Pr2p 113,7",
    "ln1k5/1rs1g1G2/p2pp1+B1l/1p4+Bp1/P1P6/2N2PP1p/1PNPP2SP/2S1K1G2/L2G4+s b NL2Pr2p 115,7",
    "ln1g4+P/2s1kg3/p1ppp3+P/5+Bb2/1p7/2P3P1L/PPKPPP1+rn/8p/LNS+r2S2 w GSL3Pgn 72,5",
    "l2g3n1/k8/p1nS1+Rn1l/1G3Bp2/1p1p3p1/P4P2L/3PSKPP1/6SR1/L4G2b b SN2Pg6p 159,7",
    "ln4+P2/4g2+R1/1p1r1ks2/2pp1pp1p/p3p4/1L3BP1P/P2PPPN2/5K3/L+s1+b1G3 b 2GSNL2Psnp 109,7",
];

#[test]
fn mates_of_five_and_seven_plies_are_seen() {
    let rows = include_str!("../data/tsume.csv").lines().filter(|line| !line.starts_with('#'));
    let mut seen = 0;
    for row in rows.skip(1).chain(SACRIFICES) {
        let mut fields = row.split(',');
        let (sfen, plies) = (fields.next().expect("a position"), fields.next().expect("plies"));
        let plies: u32 = plies.parse().expect("a number");
        let mut engine = strong_engine(Evaluation::Material8, Settings::default(), Steps::ALL);
        let answer = ask(&mut *engine, &position(sfen), nodes(200_000));
        let last = answer.last.expect("an iteration");
        let mate = last.lines[0].mate.expect(sfen);
        assert!(mate >= plies, "{sfen}: no shorter mate exists");
        seen += usize::from(plies >= 5);
    }
    assert_eq!(seen, 3 + SACRIFICES.len());
}

#[test]
fn its_answer_is_legal_however_little_it_may_read() {
    let mut engine = strong_engine(Evaluation::Usapyon, Settings::default(), Steps::ALL);
    for (at, _) in random_games(5).step_by(7).take(120) {
        let moves = legal(&at);
        for limit in [1, 30, 900] {
            let best = ask(&mut *engine, &at, nodes(limit)).best;
            assert_eq!(best.is_none(), moves.is_empty(), "{}", to_sfen(&at));
            assert!(best.is_none_or(|best| moves.contains(&best)), "{}", to_sfen(&at));
        }
    }
}

/// Counts the nodes that a search enters, and hears nothing else.
#[derive(Default)]
struct Entered(u64);

impl<M> Observer<M> for Entered {
    fn event(&mut self, event: Event<M>) {
        self.0 += u64::from(matches!(event, Event::Enter { .. }));
    }
}

/// The nodes that the selective search of a setup enters if nobody listens.
struct Silently<'s>(&'s PositionSetup, &'s Position, Plan);

impl WithEvaluator for Silently<'_> {
    type Output = u64;

    fn with<E: Explained>(self, evaluator: E) -> u64 {
        let Self(setup, at, plan) = self;
        let evaluation = setup.values.evaluation().expect("an evaluator");
        let base = evaluator.value(&SHOGI, at, 0);
        let standing = WithPasses(Since { standing: evaluator, base });
        let game = Passes(evaluation.game());
        let reading =
            Reading { game: &game, standing: &standing, selector: None, plan, further: &[] };
        let (leaf, budget) = (AtEnd(standing), Budget::UNLIMITED);
        let steps = (Steps::ALL, u64::MAX, evaluation.pawn());
        let mut entered = Entered::default();
        assert!(search_selectively(steps, &reading, (at, None), &leaf, budget, &mut entered));
        entered.0
    }
}

#[test]
fn as_a_tree_it_is_the_silent_search_and_every_claim_of_its_steps_is_proved() {
    let mut kinds = std::collections::HashSet::new();
    for at in middlegames().take(10) {
        let own = PositionSetup::of_ones_own(to_sfen(&at));
        let setup = PositionSetup { depth: 4, order: MoveOrder::History, ..own };
        let subject = SubjectSetup::Position(setup.clone());
        let grown = subject.grow(Algorithm::SelectiveSearch, Watch::cap(2_000_000));
        let grown = grown.unwrap_or_else(|error| panic!("{}", error.what.en));
        let (tree, trace) = (Arc::new(grown.tree), Arc::new(grown.run.expect("a run")));
        assert!(tree.is_finished());
        if let Err(wrong) = prove(&tree, &trace, Algorithm::SelectiveSearch) {
            panic!("{}: {wrong}", to_sfen(&at));
        }
        let mut replay = Replay::new(tree, trace.clone());
        replay.seek(replay.last_step());
        let LeafPolicy::Quiescence(quiescence) = setup.leaf else { panic!("quiescence") };
        let plan = Plan {
            depth: setup.depth,
            quiescence: Some(quiescence),
            order: setup.order,
            ..Plan::default()
        };
        let evaluation = setup.values.evaluation().expect("an evaluator");
        let silent = evaluation.run(Silently(&setup, &at, plan));
        assert_eq!(replay.tally().entered, silent, "{}", to_sfen(&at));
        kinds.extend(trace.records().iter().map(|record| record.kind));
    }
    for kind in [
        EventKind::Pass,
        EventKind::Reduce,
        EventKind::Extend,
        EventKind::Skip,
        EventKind::Leave,
        EventKind::Recall,
    ] {
        assert!(kinds.contains(&kind), "{kind:?}");
    }
}

/// Every node entered is told to repeat a position if and only if it does, with no pass since then.
#[test]
fn a_repetition_is_told_where_a_position_of_the_line_returns() {
    let mut perpetual = 0;
    for sfen in ["4k4/9/9/9/9/9/9/9/R3K4 b - 1", "k8/9/9/9/9/9/9/9/8K b - 1"] {
        let root = position(sfen);
        let own = PositionSetup::of_ones_own(sfen.to_owned());
        let setup = PositionSetup { depth: 6, order: MoveOrder::History, ..own };
        let subject = SubjectSetup::Position(setup);
        let grown = subject.grow(Algorithm::SelectiveSearch, Watch::cap(2_000_000));
        let grown = grown.unwrap_or_else(|error| panic!("{}", error.what.en));
        let (tree, trace) = (Arc::new(grown.tree), Arc::new(grown.run.expect("a run")));
        prove(&tree, &trace, Algorithm::SelectiveSearch).unwrap_or_else(|wrong| panic!("{wrong}"));
        let timeline = Timeline::of(&tree, &trace);
        let mut replay = Replay::new(tree.clone(), trace.clone());
        while replay.forward() {
            let record = replay.last_record().expect("an event");
            let node = record.node;
            // The same as a claim that stands alone.
            let algorithm = Algorithm::SelectiveSearch;
            for claim in claims(&replay, algorithm) {
                let StepClaim::Again { loser, .. } = claim else { continue };
                let subject = &*grown.subject;
                let seen = Projection::new(&replay, &timeline, algorithm, subject, Language::En);
                let said = seen.claim_sentence(&claim);
                let ends = if loser.is_some() { "giving check all the way." } else { "a draw." };
                assert!(
                    said.contains(" is the same position as ") && said.ends_with(ends),
                    "{said}"
                );
            }
            let told = match replay.what_happened().map(|step| step.detail) {
                Some(StepDetail::Repeated { plies, loser }) => Some((plies, loser)),
                _ if matches!(record.kind, EventKind::Recall | EventKind::Exit) => None,
                _ => continue,
            };
            let mut stands = vec![root.clone()];
            let mut first = 0;
            for id in tree.path(node).into_iter().skip(1) {
                let before = &stands[stands.len() - 1];
                match OrPass::<Move>::unpack(tree.node(id).mv).expect("a move") {
                    OrPass::Move(mv) => stands.push(SHOGI.after(before, mv)),
                    OrPass::Pass => {
                        first = stands.len();
                        stands.push(passed(before));
                    }
                }
            }
            let now = stands.len() - 1;
            let same = |plies: &usize| {
                let board = |at: &Position| to_sfen(at).rsplit_once(' ').map(|it| it.0.to_owned());
                board(&stands[now - plies]) == board(&stands[now])
            };
            let found = (4..=now - first).step_by(2).find(same).map(|plies| {
                let checks = |from: usize| (from..=now).step_by(2).all(|at| stands[at].in_check());
                let mover = player_of(stands[now].side_to_move());
                let loser = match (checks(now - plies + 2), checks(now - plies + 1)) {
                    (true, _) => Some(mover.other()),
                    (false, true) => Some(mover),
                    (false, false) => None,
                };
                (u16::try_from(plies).expect("few"), loser)
            });
            if node != NodeId::ROOT {
                assert_eq!(told, found, "{sfen} {}", replay.step());
            }
            perpetual += u32::from(matches!(told, Some((_, Some(_)))));
        }
    }
    assert!(perpetual > 0);
}

#[test]
fn a_guess_is_told_in_the_visit_that_made_it_and_no_longer() {
    let at = middlegames().next().expect("a position");
    let own = PositionSetup::of_ones_own(to_sfen(&at));
    let subject =
        SubjectSetup::Position(PositionSetup { depth: 3, order: MoveOrder::History, ..own });
    let grown = subject.grow(Algorithm::SelectiveSearch, Watch::cap(2_000_000));
    let grown = grown.unwrap_or_else(|error| panic!("{}", error.what.en));
    let (tree, trace) = (Arc::new(grown.tree), Arc::new(grown.run.expect("a run")));
    let mut replay = Replay::new(tree.clone(), trace.clone());
    let (mut entered, mut skipped) = (vec![0; tree.len()], vec![0; tree.len()]);
    let (mut told, mut stale) = (0, 0);
    for (index, record) in trace.records().iter().enumerate() {
        replay.forward();
        match record.kind {
            EventKind::Enter => entered[record.node.index()] = index + 1,
            EventKind::Skip => skipped[record.node.index()] = index + 1,
            _ => {}
        }
        if index % 97 > 0 {
            continue;
        }
        for node in tree.ids().skip(1) {
            let above = tree.parent(node).expect("not the root");
            let is_new = entered[node.index()] == 0 && skipped[node.index()] > 0;
            let is_now = skipped[node.index()] > entered[above.index()];
            assert_eq!(replay.skipped_by_guess(node).is_some(), is_new && is_now, "{index}");
            told += u32::from(is_new && is_now);
            stale += u32::from(is_new && !is_now);
        }
    }
    assert!(told > 1_000 && stale > 1_000, "{told}, {stale}");
}

#[test]
fn guesses_names_the_guess_that_makes_the_difference() {
    let guesses = |sfen: &str| {
        std::process::Command::new(env!("CARGO_BIN_EXE_yomisuji"))
            .args(["guesses", "--sfen", sfen, "--json"])
            .output()
            .expect("it runs")
    };
    let sfen = "l1s1kgsnb/r1g6/p1n1ppppl/1pP5p/P4P3/4PB2P/1P1RS1PP1/L1S2G3/1N1G2KNL w 2Pp 62";
    let said = guesses(sfen);
    let said: serde_json::Value = serde_json::from_slice(&said.stdout).expect("JSON");
    assert_eq!((&said["exact"]["best"], &said["exact"]["value"]), (&"7a6b".into(), &1435.into()));
    let guess = &said["guess"];
    assert_eq!(said["differs"], true);
    // The step is a guess, about the node that the moves lead to; and runs that may guess one time
    // less, and just so often, choose as it is said.
    let choice = |guesses| {
        let own = PositionSetup::of_ones_own(sfen.to_owned());
        let setup = PositionSetup { depth: 4, order: MoveOrder::History, from_root: false, ..own };
        let subject = SubjectSetup::Position(PositionSetup { guesses, ..setup });
        let grown = subject.grow(Algorithm::SelectiveSearch, Watch::cap(2_000_000));
        let grown = grown.unwrap_or_else(|error| panic!("{}", error.what.en));
        let (tree, trace) = (Arc::new(grown.tree), Arc::new(grown.run.expect("a run")));
        let mut replay = Replay::new(tree, trace);
        replay.seek(usize::MAX);
        replay
    };
    let best = |replay: &Replay| {
        let best = replay.node(NodeId::ROOT).best().expect("a move");
        usi(Move::unpack(replay.tree().node(best).mv).expect("a move"))
    };
    let whole = choice(None);
    let step = usize::try_from(guess["step"].as_u64().expect("a step")).expect("a step");
    let record = whole.trace().records()[step - 1];
    assert_eq!(record.kind.id(), guess["kind"]);
    let path = whole.tree().path(record.node);
    let moves =
        path[1..].iter().map(|&id| usi(Move::unpack(whole.tree().node(id).mv).expect("a move")));
    assert_eq!(guess["moves"], serde_json::Value::from(moves.collect::<Vec<_>>()));
    let is_guess = |record: &&TraceRecord| match record.kind {
        EventKind::Skip | EventKind::Reduce | EventKind::Extend | EventKind::Pass => true,
        EventKind::Cut => record.cut_by() == CutBy::Margin,
        _ => false,
    };
    let number = whole.trace().records()[..step].iter().filter(is_guess).count() as u64;
    assert_eq!(best(&choice(Some(number - 1))), said["exact"]["best"]);
    assert_eq!(best(&choice(Some(number))), guess["chooses"]);
    assert_ne!(guess["chooses"], said["exact"]["best"]);
    assert_eq!(best(&whole), said["selective"]["best"]);
    let refused = guesses("9/9/9");
    let words = String::from_utf8_lossy(&refused.stderr);
    assert!(refused.status.code() == Some(2) && refused.stdout.is_empty(), "{words}");
    assert!(words.lines().count() == 1 && words.contains("column"), "{words}");
}

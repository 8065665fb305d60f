//! The tree grown by our engine: its chapters, its counts, table values, the order of its moves,
//! and equal positions.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use yomisuji::formats::sfen::to_sfen;
use yomisuji::game::RankClass;
use yomisuji::language::{Language, signed};
use yomisuji::lesson::{CountRow, CountTable, Part, Transpositions};
use yomisuji::scenario::{Further, PositionSetup};
use yomisuji::score::{Player, Score, Window};
use yomisuji::search::{Algorithm, MoveFilter};
use yomisuji::session::{
    Command, Job, Navigation, Opened, Session, Source, position_lesson, prepare, rerun,
};
use yomisuji::trace::{Chapter, CutBy, EventKind, Round, Seen, SkipReason, Visit};
use yomisuji::tree::{Growth, Kind, NodeId};

/// A middlegame.
pub(crate) const MIDDLEGAME: &str =
    "+R3g2nl/5skb1/p1p3+r2/1p1pNpp1p/9/3Pp3P/PPPGPPPPL/1B2G2S1/LNS1K2N1 b GSLP 45";

/// The tree of a position, grown by `algorithm`.
pub(crate) fn grown(setup: PositionSetup, algorithm: Algorithm) -> Opened {
    let mut lesson = position_lesson(setup, 1);
    lesson.algorithms = vec![algorithm.id().to_owned()];
    let source = Source::Made { name: "grown".to_owned(), lesson: Arc::new(lesson) };
    prepare(source, &[], &Job::default()).unwrap_or_else(|words| panic!("{}", words.en))
}

fn setup(depth: u8) -> PositionSetup {
    PositionSetup { depth, ..PositionSetup::of_ones_own(MIDDLEGAME.to_owned()) }
}

/// The tree of the middlegame, this many plies deep, with requested readings of skipped moves.
pub(crate) fn with_questions(algorithm: Algorithm, (depth, at, most): (u8, u8, usize)) -> Opened {
    let plain = grown(setup(depth), algorithm);
    let (tree, subject) = (plain.tree(), &plain.loaded().subject);
    let is_skipped = |id: &NodeId| tree.node(*id).kind == Kind::Stub && tree.node(*id).depth == at;
    let mut asked = setup(depth);
    for stub in tree.ids().filter(is_skipped).take(most) {
        asked.further.push(Further {
            path: tree.path(stub)[1..].iter().map(|&id| subject.id(tree, id)).collect(),
            plies: 1,
            filter: None,
        });
    }
    assert!(!asked.further.is_empty(), "{algorithm} has skipped nothing");
    grown(asked, algorithm)
}

fn with_question(algorithm: Algorithm) -> Opened {
    with_questions(algorithm, (2, 2, 1))
}

/// The steps with records of this kind.
fn steps(open: &Opened, kind: EventKind) -> Vec<usize> {
    let records = open.replay().trace().records().iter().enumerate();
    let of_kind = records.filter(|(_, record)| record.kind == kind);
    of_kind.map(|(index, _)| index + 1).collect()
}

#[test]
fn a_table_keeps_what_the_window_and_the_depth_of_a_visit_make_of_it() {
    let open = grown(setup(3), Algorithm::Engine);
    let mut replay = open.replay().clone();
    let mut seen = HashMap::new();
    for chapter in &open.timeline().chapters {
        let Some(Round::Depth(depth)) = chapter.round else {
            continue;
        };
        for step in chapter.from..=chapter.to {
            replay.seek(step);
            let Some(last) = replay.last_record().filter(|last| last.kind == EventKind::Exit)
            else {
                continue;
            };
            let (node, state) = (replay.tree().node(last.node), replay.node(last.node));
            let stops = |id| replay.tree().node(id).kind == Kind::Decline;
            let is_stopped = state.is_cut() && state.best().is_none_or(stops);
            assert_eq!(last.stored().is_none(), node.depth == 0 || is_stopped, "step {step}");
            let Some(entry) = last.stored() else {
                continue;
            };
            let bound = replay.entered_window(last.node).bound(last.value());
            assert_eq!((entry.bound, entry.depth), (bound, depth.saturating_sub(node.depth)));
            let fails_low = bound == node.player.fail_low_bound();
            if !fails_low {
                assert_eq!(entry.best, state.best().filter(|&best| !stops(best)), "step {step}");
            }
            *seen.entry((bound.id(), entry.best.is_some())).or_insert(0) += 1;
        }
    }
    // Values and bounds, with a move and without.
    assert!(seen.len() >= 5, "{seen:?}");
}

#[test]
fn iterations_and_questions_divide_the_run_into_chapters() {
    for algorithm in [Algorithm::Engine, Algorithm::QuiescenceAlphaBeta] {
        let open = with_question(algorithm);
        let chapters = &open.timeline().chapters;
        let mut begins = steps(&open, EventKind::Iteration);
        assert_eq!(begins.is_empty(), algorithm != Algorithm::Engine);
        begins.extend(steps(&open, EventKind::Ask));
        begins.sort_unstable();
        let found: Vec<_> = chapters.iter().map(|chapter| chapter.from).collect();
        assert_eq!(found, begins);
        for pair in chapters.windows(2) {
            assert_eq!(pair[0].to + 1, pair[1].from);
        }
        assert_eq!(chapters.last().map(|last| last.to), Some(open.last_step()));
        let names = |language| {
            let seen = open.projection(language);
            let names = chapters.iter().map(|chapter| seen.chapter_name(chapter));
            names.collect::<Vec<_>>()
        };
        let (ja, en) = (names(Language::Ja), names(Language::En));
        let asked = chapters.iter().position(Chapter::is_asked);
        let asked = asked.expect("a question");
        let subject = &open.loaded().subject;
        let node = chapters[asked].node;
        let choice = |language| subject.choice(open.tree(), node, language);
        assert_eq!(ja[asked], format!("もし{}", choice(Language::Ja)));
        assert_eq!(en[asked], format!("if {}", choice(Language::En)));
        if algorithm == Algorithm::Engine {
            assert_eq!((asked, &*ja[0], &*en[1]), (2, "深さ1", "depth 2"));
            // Requested readings use iterations, too.
            assert_eq!(ja[3], format!("もし{} 深さ1", choice(Language::Ja)));
        }
    }
}

#[test]
fn navigation_moves_from_chapter_to_chapter_and_back() {
    let open = with_question(Algorithm::Engine);
    let begins: Vec<_> = open.timeline().chapters.iter().map(|chapter| chapter.from).collect();
    let last = open.last_step();
    let mut session = Session::new();
    session.show(open);
    let mut go = |navigation| {
        session.apply(Command::Go(navigation));
        let seen = session.projection().expect("open");
        (seen.step(), seen.chapter_here())
    };
    for (number, &begin) in begins.iter().enumerate() {
        assert_eq!(go(Navigation::NextChapter), (begin, Some(number)));
    }
    assert_eq!(go(Navigation::NextChapter), (last, Some(begins.len() - 1)));
    for (number, &begin) in begins.iter().enumerate().rev() {
        assert_eq!(go(Navigation::PreviousChapter), (begin, Some(number)));
    }
    assert_eq!(go(Navigation::PreviousChapter), (0, None));
}

/// Recounts the table of a run at its current step from the records.
fn check_table(open: &Opened) {
    let mut replay = open.replay().clone();
    let step = replay.step();
    let (mut visits, mut cuts, mut guesses) = ([0_u64; 6], [0_u64; 4], [0_u64; 8]);
    // Whether the next move is read with less depth; of every move on the path whether it is, and
    // whether any move has been tried after it.
    let (mut reduces, mut path) = (false, Vec::new());
    replay.seek(0);
    while replay.step() < step && replay.forward() {
        let record = replay.last_record().expect("a step");
        match record.kind {
            EventKind::Enter => {
                let Window { alpha, beta } = replay.entered_window(record.node);
                let is_null = alpha.0.checked_add(1) == Some(beta.0);
                match replay.node(record.node).visit() {
                    Visit::First | Visit::Resume | Visit::Probe => {
                        visits[usize::from(is_null)] += 1;
                    }
                    Visit::Scout => visits[2] += 1,
                    Visit::Again => visits[3] += 1,
                }
                path.last_mut().into_iter().for_each(|(_, tries)| *tries = true);
                path.push((std::mem::take(&mut reduces), false));
            }
            EventKind::Recall => visits[4] += 1,
            EventKind::Leaf => visits[5] += 1,
            EventKind::Iteration => path.clear(),
            EventKind::Improve | EventKind::Keep => drop(path.pop()),
            EventKind::Leave => {
                let (is_reduced, _) = path.pop().expect("it was entered");
                guesses[3] += u64::from(is_reduced);
            }
            EventKind::Pass => guesses[0] += 1,
            EventKind::Reduce => {
                guesses[2] += 1;
                reduces = true;
            }
            EventKind::Extend => guesses[4] += 1,
            EventKind::Skip => {
                let notes = replay.notes(record.node).and_then(|notes| notes.skipped);
                let (reason, _) = notes.expect("a reason");
                let place = SkipReason::ALL.iter().position(|&other| other == reason);
                guesses[5 + place.expect("one of all")] += 1;
            }
            EventKind::Cut => {
                let place = match (record.cut_by(), path.last()) {
                    (CutBy::Pass, _) => 2,
                    (CutBy::Margin, _) => 3,
                    (_, last) => usize::from(last.expect("it was entered").1),
                };
                cuts[place] += 1;
                guesses[1] += u64::from(place == 2);
            }
            _ => {}
        }
    }
    let CountTable { visits: rows, cuts: cut_rows, guesses: guess_rows } =
        open.projection(Language::En).counts(&open.end().tally());
    let entered = visits[..4].iter().sum::<u64>();
    let names =
        ["full visits", "null-window visits", "scouts", "re-searches", "from the table", "leaves"];
    for (name, count) in names.into_iter().zip(visits) {
        let row = rows.iter().find(|row| row.name == name);
        assert_eq!(row.map_or(0, |row| row.count), count, "{name}");
        assert!(row.is_none_or(|row| row.of == entered));
    }
    let all = cuts.iter().sum::<u64>();
    assert_eq!(cut_rows.iter().map(|row| row.count).sum::<u64>(), all);
    assert!(cut_rows.iter().all(|row| row.of == all));
    let count = |rows: &[CountRow], name| {
        rows.iter().find(|row| row.name == name).map_or(0, |row| row.count)
    };
    for (name, place) in [("standing pat", 0), ("a pass", 2), ("the static value", 3)] {
        assert_eq!(count(&cut_rows, name), cuts[place], "{name}");
    }
    assert_eq!(guess_rows.is_empty(), open.algorithm() != Algorithm::SelectiveSearch);
    let names = [
        "passes tried",
        "… were enough",
        "read less deeply",
        "… read again in full",
        "read deeper",
        "skipped as futile",
        "skipped as late",
        "skipped as losing",
    ];
    for (name, count_of) in names.into_iter().zip(guesses) {
        assert_eq!(count(&guess_rows, name), count_of, "{name}");
    }
    let counted = |place: usize| step < open.last_step() || guesses[place] > 0;
    assert!(guess_rows.is_empty() || (0..8).all(counted), "{guesses:?}");
    let shares = cut_rows.iter().map(|row| {
        let share = row.share();
        share.trim_end_matches('%').parse::<f64>().expect("a number")
    });
    assert!(all == 0 || (shares.sum::<f64>() - 100.0).abs() < 0.5);
}

#[test]
fn the_table_of_counts_agrees_with_the_records() {
    for (algorithm, depth) in [
        (Algorithm::Engine, 2),
        (Algorithm::QuiescenceAlphaBeta, 2),
        (Algorithm::SelectiveSearch, 5),
    ] {
        let last = grown(setup(depth), algorithm).last_step();
        for step in [0, 1, last / 3, last] {
            let open = grown(setup(depth), algorithm).at_step(step);
            check_table(&open);
        }
    }
}

#[test]
fn a_table_hit_links_to_the_node_that_stored_it() {
    let open = grown(setup(3), Algorithm::Engine);
    let recalls = steps(&open, EventKind::Recall);
    assert!(recalls.len() > 100);
    let mut session = Session::new();
    session.show(open);
    let mut told = 0;
    for &step in recalls.iter().step_by(recalls.len() / 40) {
        session.apply(Command::Go(Navigation::Seek(step)));
        let seen = session.projection().expect("open");
        let node = seen.here().expect("a node");
        let hit = seen.table_hit(node).expect("the table's value");
        let card = seen.card(node);
        assert!(matches!(&card.why[0], Part::Text(said) if said.contains("表の値")), "{card:?}");
        let says_leaf = |part: &Part| matches!(part, Part::Text(said) if said.contains("末端の値"));
        let sums_up = |part: &Part| matches!(part, Part::Formula { .. });
        assert!(!card.why.iter().any(|part| says_leaf(part) || sums_up(part)));
        let from = hit.from.expect("a node of this run");
        let leads = |part: &Part| matches!(part, Part::Link { node, .. } if *node == from);
        assert_eq!(card.why.iter().any(leads), from != node, "{card:?}");
        let (outline, _) = session.run().outline();
        assert!(outline.slot(from).is_some(), "step {step}: {from:?} is drawn");
        told += usize::from(from != node);
    }
    assert!(told >= 20, "{told}");
}

#[test]
fn moves_follow_their_classes_and_each_states_its_reason() {
    let open = grown(setup(2), Algorithm::Engine).at_step(usize::MAX);
    let (tree, subject) = (open.tree().clone(), &open.loaded().subject);
    let early = grown(setup(2), Algorithm::Engine).at_step(1);
    let early = early.projection(Language::En);
    assert_eq!(early.order(NodeId::ROOT, 12), (Vec::new(), 0), "it is that of the last visit");
    let choice = |id, language| subject.choice(&tree, id, language);
    let (ja, en) = (open.projection(Language::Ja), open.projection(Language::En));
    let mut classes = std::collections::HashSet::new();
    for node in tree.ids() {
        let (rows, more) = ja.order(node, 12);
        let moves = tree.children(node);
        let moves: Vec<_> = moves.filter(|&id| tree.node(id).kind != Kind::Decline).collect();
        if moves.first().is_none_or(|&first| tree.rank(first).is_none()) {
            assert!(rows.is_empty() && more == 0);
            continue;
        }
        assert_eq!(rows.len() + more, moves.len());
        for (index, row) in rows.iter().enumerate() {
            assert_eq!((row.number, row.node), (index + 1, moves[index]));
            let rank = tree.rank(row.node).expect("a rank");
            classes.insert(rank.class);
            // Of the move that leads there, not of the one that is chosen there.
            let card = ja.why_there(row.node).expect("a reason");
            let (mv, at) = (choice(row.node, Language::Ja), subject.at(&tree, node, Language::Ja));
            let begins = format!("{mv}は{at}順番が{}番目の手:", index + 1);
            assert!(card.starts_with(&begins), "{card}");
            if matches!(rank.class, RankClass::Wins | RankClass::Loses) {
                let mover = tree.node(node).player;
                let mover = if mover == Player::Max { "先手" } else { "後手" };
                let value = signed(Score(rank.value));
                assert!(card.ends_with(&format!("({mover}から見て {value})。")), "{card}");
            }
            if rank.value > 0 && rank.class == RankClass::Wins {
                assert!(row.reason.contains(&format!("(+{})", rank.value)), "{}", row.reason);
            }
            let fate = match ja.seen(row.node) {
                Seen::Pruned => "× 捨てた".to_owned(),
                Seen::Done => ja.value_text(row.node).plain,
                _ => continue,
            };
            assert_eq!(row.fate, fate);
        }
    }
    for class in [RankClass::Known, RankClass::Wins, RankClass::Quiet, RankClass::Loses] {
        assert!(classes.contains(&class), "{class:?}");
    }
    let second = tree.children(NodeId::ROOT).nth(1).expect("a second move");
    let said = en.why_there(second).expect("a reason");
    let name = choice(second, Language::En);
    let begins = format!("{name} is second in the order of moves at the root: ");
    assert!(said.starts_with(&begins), "{said}");
}

/// The nodes that a run has visited after a number of steps, grouped by position (boards, hands and
/// side to move as text); positions reached only once are left out.
fn by_text(open: &Opened, step: usize) -> BTreeSet<BTreeSet<NodeId>> {
    let (tree, shogi) = (open.tree(), open.loaded().shogi.as_ref().expect("shogi"));
    let mut equal: HashMap<String, BTreeSet<NodeId>> = HashMap::new();
    for id in tree.ids() {
        let entered = open.timeline().entered(id);
        if tree.node(id).kind == Kind::Decline || entered.is_none_or(|entered| entered > step) {
            continue;
        }
        let sfen = to_sfen(&shogi.position(tree, id));
        let (position, _ply) = sfen.rsplit_once(' ').expect("a number of plies");
        equal.entry(position.to_owned()).or_default().insert(id);
    }
    equal.into_values().filter(|nodes| nodes.len() > 1).collect()
}

#[test]
fn transpositions_are_the_nodes_with_equal_position_texts() {
    let every = PositionSetup {
        growth: Growth::Every,
        filter: MoveFilter::Best(6),
        depth: 4,
        leaf: yomisuji::scenario::LeafPolicy::Static,
        ..setup(4)
    };
    for (setup, algorithm) in [(setup(3), Algorithm::Engine), (every, Algorithm::Minimax)] {
        let open = grown(setup, algorithm);
        let known = open.transpositions().expect("a tree of positions");
        let truth = by_text(&open, usize::MAX);
        let found: BTreeSet<BTreeSet<_>> =
            known.all().map(|nodes| nodes.iter().copied().collect()).collect();
        assert!(truth.len() > 20, "{algorithm}: {}", truth.len());
        assert_eq!(found, truth, "{algorithm}");
        for step in [0, open.last_step() / 2, open.last_step()] {
            assert_eq!(known.reached(step), by_text(&open, step).len());
        }
        for nodes in known.all() {
            let first = nodes.iter().min_by_key(|&&id| open.timeline().entered(id));
            assert_eq!(first, nodes.first());
            assert_eq!(known.equal(nodes[1]), nodes);
        }
        assert!(known.equal(NodeId::ROOT).is_empty());
        // If the tree is too large, only the nodes visited first.
        let subject = &*open.loaded().subject;
        let few = Transpositions::of(open.tree(), subject, open.timeline(), 500);
        let few = few.expect("positions of shogi");
        let steps = open.tree().ids().filter_map(|id| open.timeline().entered(id));
        let mut steps: Vec<_> = steps.collect();
        steps.sort_unstable();
        assert_eq!(few.limit(), Some(500));
        assert_eq!(few.all().count(), by_text(&open, steps[499]).len());
        assert_eq!(known.limit(), None);
        let unbounded = open.projection(Language::Ja);
        assert_eq!(unbounded.comparing_stops(), None);
        let said = unbounded.comparing(Some(&few)).comparing_stops();
        assert!(said.is_some_and(|said| said.contains("500")));
    }
}

#[test]
fn the_card_lists_the_visited_transpositions_of_a_node() {
    let open = grown(setup(3), Algorithm::Engine);
    let known = open.transpositions().expect("a tree of positions");
    let nodes = known.all().find(|nodes| nodes.len() == 2).expect("two ways").to_vec();
    let second = open.timeline().entered(nodes[1]).expect("visited");
    let links = |open: &Opened, id: NodeId| {
        let card = open.projection(Language::En).card(id);
        let equal = |part: &Part| match part {
            Part::Link { text, node } if text.starts_with("= ") => Some(*node),
            _ => None,
        };
        card.why.iter().filter_map(equal).collect::<Vec<_>>()
    };
    let before = open.at_step(second - 1);
    assert_eq!(links(&before, nodes[0]), []);
    let after = before.at_step(second);
    assert_eq!(links(&after, nodes[0]), [nodes[1]]);
    assert_eq!(links(&after, nodes[1]), [nodes[0]]);
}

#[test]
fn positions_come_from_the_shown_tree_after_a_rerun() {
    let mut lesson = position_lesson(setup(2), 1);
    lesson.algorithms = vec!["quiescence-alpha-beta".to_owned(), "engine".to_owned()];
    let source = Source::Made { name: "two".to_owned(), lesson: Arc::new(lesson) };
    let first = prepare(source, &[], &Job::default()).expect("it opens");
    let request = first.rerun_request(Algorithm::Engine);
    let other = rerun(request, &Job::default()).expect("it runs");
    assert_ne!(first.tree().len(), other.tree().len());
    let last = NodeId(other.tree().len() as u32 - 1);
    let at = other.position(last).expect("a position");
    let shown = other.loaded().shogi.as_ref().expect("shogi");
    assert_eq!(to_sfen(&at), to_sfen(&shown.position(other.tree(), last)));
}

#[test]
fn an_iteration_is_named_with_the_depth_of_the_last_one() {
    let lesson = Source::Shipped("e-02-window");
    let open = prepare(lesson, &[], &Job::default()).expect("it ships");
    let last = open.last_step();
    let mut open = open.at_step(1);
    for (ja, en) in [("深さ1(全部で3)", "depth 1 of 3"), ("深さ3(全部で3)", "depth 3 of 3")]
    {
        for (language, name) in [(Language::Ja, ja), (Language::En, en)] {
            let said = open.projection(language).chapter_of_all_here();
            assert_eq!(said.as_deref(), Some(name));
        }
        open = open.at_step(last);
    }
}

//! Questions about the next step: their answers match the trace, and the results of an independent
//! search.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::cover::{is_whole, lessons, opened, rounds};
use crate::random::{Dice, branch, tree};
use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::language::Language;
use yomisuji::lesson::{
    AnswerForm, PredictedAnswer, PredictedChoice, Prediction, PredictionKind, Projection,
};
use yomisuji::scenario::{FewestLeaves, StudyMode, asked_of, record};
use yomisuji::score::{Bound, Player, Score, Window};
use yomisuji::search::Algorithm;
use yomisuji::trace::{EventKind, Replay, Timeline, Trace};
use yomisuji::tree::{Growth, Kind, NodeId, Tree, true_values};

fn all_kinds() -> BTreeSet<PredictionKind> {
    PredictionKind::ALL.into_iter().collect()
}

fn only(kind: PredictionKind) -> BTreeSet<PredictionKind> {
    [kind].into()
}

const KINDS: usize = PredictionKind::ALL.len();

/// The move of the root with the most visits ten iterations after a step, counted from the rewards;
/// of equally many, the first with the best mean for the side to move.
fn leads_later(replay: &Replay, step: usize) -> NodeId {
    let (tree, trace) = (replay.tree(), replay.trace());
    let records = trace.records();
    let backed_up = |at: NodeId, until: usize| {
        let of = records[..until].iter();
        of.filter(move |it| it.kind == EventKind::BackUp && it.node == at)
            .map(yomisuji::trace::TraceRecord::reward)
    };
    let wanted = backed_up(NodeId::ROOT, step).count() + 10;
    let end = (step..=records.len())
        .find(|&end| backed_up(NodeId::ROOT, end).count() == wanted)
        .expect("ten more");
    let sign = f64::from(tree.node(NodeId::ROOT).player.sign());
    let counted = tree.children(NodeId::ROOT).map(|child| {
        let rewards: Vec<_> = backed_up(child, end).map(f64::from).collect();
        let mean = rewards.iter().sum::<f64>() / rewards.len().max(1) as f64;
        (child, rewards.len(), sign * mean)
    });
    let better = |best: (NodeId, usize, f64), other: (NodeId, usize, f64)| {
        let is_more = other.1 > best.1 || other.1 == best.1 && other.2 > best.2 + 1e-9;
        if is_more { other } else { best }
    };
    counted.reduce(better).expect("moves").0
}

/// Whether the replay shows this answer one step later.
fn agrees_with_replay(
    after: &Replay,
    is_shallow: bool,
    asked: &Prediction,
    answer: PredictedAnswer,
) -> bool {
    let last = after.last_record().expect("a step");
    let tree = after.tree();
    let node = after.node(asked.node);
    if asked.kind == PredictionKind::Leader {
        let later = PredictedChoice::Take(leads_later(after, asked.step));
        return answer == PredictedAnswer::Choice(later);
    }
    match answer {
        PredictedAnswer::Number(value) => {
            let notes = after.notes(asked.node);
            let numbers = || notes.and_then(|notes| notes.numbers).expect("numbers");
            match asked.kind {
                PredictionKind::FirstNumber => numbers().first == value,
                PredictionKind::SecondNumber => numbers().second == value,
                // What the other player has, at the nodes above.
                PredictionKind::Threshold => {
                    let player = tree.node(asked.node).player;
                    let above = tree.ancestors(asked.node);
                    // Without windows that are handed down, only the parent counts.
                    let nodes = if is_shallow { 2 } else { usize::MAX };
                    let above = above.take(nodes).filter(|at| tree.node(*at).player != player);
                    let had = above.filter_map(|at| after.node(at).value());
                    let bound = had.reduce(|one, two| player.other().better(one, two));
                    let held = after.node(asked.node).value().expect("a value");
                    let is_cut = last.kind == EventKind::Cut;
                    bound == Some(value) && is_cut != player.other().prefers(held, value)
                }
                PredictionKind::Limit => {
                    let child = asked.child.expect("a child");
                    let limits = after.notes(child).and_then(|notes| notes.thresholds);
                    let limits = limits.expect("thresholds");
                    let any_proves = tree.node(asked.node).player == tree.node(NodeId::ROOT).player;
                    value == if any_proves { limits.first } else { limits.second }
                }
                PredictionKind::Fewest => {
                    FewestLeaves::of(tree).map(FewestLeaves::leaves) == Some(value.0 as u64)
                }
                PredictionKind::Leaves => {
                    let leaves = tree.ids().filter(|id| tree.node(*id).kind == Kind::Leaf);
                    leaves.count() == value.0 as usize
                }
                PredictionKind::Whole => {
                    let found = after.node(asked.node).returned().expect("a bound");
                    let (least, greatest) = found.range();
                    (least..=greatest).contains(&value)
                        && true_values(tree)[asked.node.index()] == value
                }
                PredictionKind::Value if last.kind == EventKind::Weigh => {
                    let term = |id: NodeId| {
                        let worth = after.node(id).value().expect("it is read");
                        tree.odds(id).expect("chance").times(tree.exact(worth)).expect("small")
                    };
                    let terms = tree.children(asked.node).map(term);
                    let mean = terms.reduce(|sum, term| sum.plus(term).expect("small"));
                    mean == Some(tree.exact(value))
                }
                _ => node.value() == Some(value),
            }
        }
        PredictedAnswer::Window(window) if last.kind == EventKind::Iteration => {
            let mut begun = after.clone();
            begun.forward() && begun.entered_window(NodeId::ROOT) == window
        }
        PredictedAnswer::Window(window) => {
            after.window(asked.child.unwrap_or(asked.node)) == window
        }
        PredictedAnswer::Choice(choice) => match choice {
            PredictedChoice::Better(child) | PredictedChoice::Take(child) => {
                last.node == child && node.best() == Some(child)
            }
            PredictedChoice::Stays(best) | PredictedChoice::Decline(best) => {
                last.kind == EventKind::Keep && node.best() == Some(best)
            }
            PredictedChoice::GoOn if asked.kind == PredictionKind::Table => {
                last.kind != EventKind::Recall
            }
            PredictedChoice::GoOn => !node.is_cut(),
            PredictedChoice::Cut => node.is_cut(),
            PredictedChoice::CutBy(at) => {
                let mut reasons = after.cut_reasons(asked.node).into_iter();
                reasons.any(|reason| reason.ancestor == at)
            }
            PredictedChoice::Enter(child) | PredictedChoice::Again(child) => {
                after.cursor() == Some(child)
            }
            // A search by intervals ends with the move that it has proven best.
            PredictedChoice::Back if last.kind == EventKind::Choose => asked.node == NodeId::ROOT,
            PredictedChoice::Back => last.kind == EventKind::Exit && last.node == asked.node,
            PredictedChoice::Numbers(numbers) => {
                after.notes(asked.node).and_then(|notes| notes.numbers) == Some(numbers)
            }
            PredictedChoice::Exactly | PredictedChoice::AtLeast | PredictedChoice::AtMost
                if asked.kind == PredictionKind::Table && last.kind != EventKind::Recall =>
            {
                false
            }
            PredictedChoice::Exactly => node.bound() == Bound::Exact,
            PredictedChoice::AtLeast => node.bound() == Bound::AtLeast,
            PredictedChoice::AtMost => node.bound() == Bound::AtMost,
            PredictedChoice::InFull => last.kind == EventKind::Enter,
            PredictedChoice::Reduced => last.kind == EventKind::Reduce,
            PredictedChoice::Extended => last.kind == EventKind::Extend,
            PredictedChoice::Skipped => last.kind == EventKind::Skip,
            PredictedChoice::Worth(mean) if asked.kind == PredictionKind::Mean => {
                let span = after.trace().sampled().expect("samples").span;
                let sample = after.sample(asked.node).expect("a visit");
                let thousandths = 1000.0 * sample.sum as f64 / f64::from(sample.visits * span);
                (thousandths - f64::from(mean.0)).abs() <= 0.500_001
            }
            PredictedChoice::Keeps(found, depth, best) => {
                let entry = last.stored().expect("an entry");
                // Beyond the horizon there is no depth to tell, and a mate is counted otherwise.
                assert!(entry.depth > 0 && !found.value.is_mate(), "{asked:?}");
                let bound = after.entered_window(asked.node).bound(found.value);
                (found.value, found.bound) == (last.value(), bound)
                    && (entry.bound, entry.depth, entry.best) == (bound, depth, best)
            }
            // Proved by brute force elsewhere.
            PredictedChoice::InOrder(_)
            | PredictedChoice::Worth(_)
            | PredictedChoice::Proves(_) => asked.is_right(answer),
            PredictedChoice::Yes => {
                last.kind == EventKind::Candidate
                    && Some(after.tree().node(last.node).mv) == asked.mv
            }
            PredictedChoice::No => {
                let mut moves = tree.children(asked.node).map(|id| tree.node(id).mv);
                moves.all(|mv| Some(mv) != asked.mv)
            }
        },
    }
}

/// Every question of a run at every step, in both languages: right answers happen, wrong ones do
/// not, words and hints exist, and no hint names the answer. Counts the questions of each kind.
fn check_run(
    name: &str,
    seen: &dyn Fn(&Replay, Language) -> Vec<Prediction>,
    replay: &mut Replay,
) -> [usize; KINDS] {
    let is_shallow = name.contains(Algorithm::AlphaBetaShallow.id());
    let mut counts = [0; KINDS];
    loop {
        let asked = seen(replay, Language::Ja);
        if !replay.forward() {
            return counts;
        }
        for asked in asked {
            let at = format!("{name}, step {}: {asked:?}", asked.step);
            assert_eq!(asked.step + 1, replay.step(), "{at}");
            assert!(!asked.right.is_empty(), "{at}");
            for &right in &asked.right {
                assert!(agrees_with_replay(replay, is_shallow, &asked, right), "{at}");
            }
            match &asked.form {
                AnswerForm::Choices(choices) => {
                    assert!((2..=9).contains(&choices.len()), "{at}");
                    let distinct: std::collections::HashSet<_> = choices.iter().collect();
                    assert_eq!(distinct.len(), choices.len(), "{at}");
                    for &choice in choices {
                        let answer = PredictedAnswer::Choice(choice);
                        let happens = agrees_with_replay(replay, is_shallow, &asked, answer);
                        assert_eq!(asked.is_right(answer), happens, "{at}: {choice:?}");
                    }
                    let is_choice = |right: &PredictedAnswer| match right {
                        PredictedAnswer::Choice(choice) => choices.contains(choice),
                        PredictedAnswer::Number(_) | PredictedAnswer::Window(_) => false,
                    };
                    assert!(asked.right.iter().all(is_choice), "{at}");
                }
                AnswerForm::Number => {
                    let [PredictedAnswer::Number(value)] = asked.right[..] else {
                        panic!("{at}");
                    };
                    let other = if value == Score::MAX { Score(0) } else { value + 1 };
                    assert!(!asked.is_right(PredictedAnswer::Number(other)), "{at}");
                }
                AnswerForm::Window => assert_eq!(asked.right.len(), 1, "{at}"),
            }
            let number = PredictionKind::ALL.iter().position(|&kind| kind == asked.kind);
            counts[number.expect("a kind")] += 1;
        }
    }
}

/// The questions of a step, each kind asked for alone, and the first of all.
fn asked_at(seen: &Projection<'_>) -> Vec<Prediction> {
    let each = PredictionKind::ALL.into_iter().filter_map(|kind| seen.prediction(&only(kind)));
    let mut asked: Vec<_> = each.collect();
    if let Some(first) = seen.prediction(&all_kinds()) {
        assert!(asked.contains(&first) || asked.iter().any(|other| other.kind == first.kind));
        asked.push(first);
    } else {
        assert!(asked.is_empty());
    }
    asked
}

fn check_words(seen: &Projection<'_>, asked: &Prediction) {
    let at = format!("step {}: {asked:?}", asked.step);
    let ask = seen.ask(asked);
    assert!(ask.chars().count() > 8, "{at}");
    let hints = seen.hints(asked);
    assert!(hints.iter().all(|hint| hint.chars().count() > 6), "{at}");
    let words: BTreeSet<_> =
        asked.choices().iter().map(|&choice| seen.choice_words(asked, choice)).collect();
    assert_eq!(words.len(), asked.choices().len(), "choices that read the same: {at}");
    for text in words.iter().chain(&hints).chain([&ask]) {
        assert!(!text.contains("  ") && !text.trim().is_empty(), "{at}: {text}");
    }
    let right = seen.right_words(asked);
    assert!(!right.is_empty(), "{at}");
    if asked.form == AnswerForm::Window {
        assert!(!ask.contains(&right) && !hints.iter().any(|hint| hint.contains(&right)), "{at}");
    }
}

struct RandomRun {
    replay: Replay,
    timeline: Timeline,
    diagram: Diagram,
    algorithm: Algorithm,
}

fn random_run(dice: &mut Dice, algorithm: Algorithm) -> (RandomRun, Branch, Player) {
    let depth = 2 + dice.below(4);
    let shape = branch(dice, depth, 4);
    let (tree, player): (Tree, _) = tree(dice, &shape);
    let (_, diagram) = Diagram::build(&shape, player).expect("well formed");
    let trace = record(algorithm, &tree).expect("within the budget");
    let timeline = Timeline::of(&tree, &trace);
    let replay = Replay::new(Arc::new(tree), Arc::new(trace));
    let run = RandomRun { replay, timeline, diagram, algorithm };
    (run, shape, player)
}

/// The algorithms that run on a plain tree.
fn on_trees() -> Vec<Algorithm> {
    let plain = Algorithm::all().filter(|algorithm| algorithm.needs().is_empty());
    plain.chain([Algorithm::BStar]).collect()
}

#[test]
fn right_answers_agree_with_the_trace_for_every_algorithm() {
    use PredictionKind as K;
    let mut counts = [0; KINDS];
    let algorithms = on_trees();
    assert!(algorithms.len() >= 6);
    for seed in 0..1_000 {
        let algorithm = algorithms[seed as usize % algorithms.len()];
        let (mut run, ..) = random_run(&mut Dice::new(seed), algorithm);
        let RandomRun { replay, timeline, diagram, .. } = &mut run;
        let seen = |replay: &Replay, language| {
            let seen = Projection::new(replay, timeline, algorithm, diagram, language);
            asked_at(&seen)
        };
        let found = check_run(&format!("seed {seed}, {algorithm}"), &seen, replay);
        for (count, found) in counts.iter_mut().zip(found) {
            *count += found;
        }
    }
    let of = |kind| counts[K::ALL.iter().position(|it| *it == kind).expect("a kind")];
    for kind in [K::Returned, K::Limit, K::Order, K::Fewest, K::Leaves, K::LeafValue, K::Whole] {
        assert!(of(kind) > 30, "{kind:?} {counts:?}");
    }
    let steps = [K::Value, K::Best, K::Window, K::Cut, K::Threshold, K::Next];
    for kind in steps.into_iter().chain([K::FirstNumber, K::SecondNumber, K::Numbers]) {
        assert!(of(kind) > 500, "{kind:?} {counts:?}");
    }
}

/// Whether a table answers is asked of every search that has one, and of no other; and not of leaves.
#[test]
fn a_table_is_asked_about_where_there_is_one() {
    let algorithms = on_trees();
    let mut counts: BTreeMap<_, [usize; 2]> = BTreeMap::new();
    for seed in 0..40 * algorithms.len() as u64 {
        let algorithm = algorithms[seed as usize % algorithms.len()];
        let (mut run, ..) = random_run(&mut Dice::new(seed), algorithm);
        let RandomRun { replay, timeline, diagram, .. } = &mut run;
        let [asked, answered] = counts.entry(algorithm.id()).or_default();
        loop {
            let seen = Projection::new(replay, timeline, algorithm, diagram, Language::En);
            if let Some(question) = seen.prediction(&only(PredictionKind::Table)) {
                assert_eq!(replay.tree().node(question.node).kind, Kind::Inner, "{algorithm}");
                *asked += 1;
            }
            if !replay.forward() {
                break;
            }
            let last = replay.last_record().expect("a step");
            *answered += usize::from(last.kind == EventKind::Recall);
        }
    }
    for (algorithm, [asked, answered]) in &counts {
        assert_eq!(*asked > 0, *answered > 0, "{algorithm}: {asked} {answered}");
    }
    let tables = counts.values().filter(|[asked, _]| *asked > 0).count();
    assert!(tables > 0 && tables < counts.len(), "{counts:?}");
}

/// The facts of a search at a node, in their order.
#[derive(Debug, PartialEq)]
enum Fact {
    /// After a child has come back, the value of the node; and whether the child is better.
    Back(Score, bool),
    /// The new window.
    Window(Window),
    /// After a child has come back, and possibly the window has narrowed, moves are left: are they
    /// skipped?
    Cut(bool),
    /// The same with no move left.
    Last,
}

/// Textbook alpha-beta: its facts, and the value that it returns.
fn alpha_beta(at: &Branch, player: Player, mut window: Window, facts: &mut Vec<Fact>) -> Score {
    let children = match at {
        Branch::Leaf(_, value) => return Score(value.whole().expect("a whole number")),
        Branch::Node(_, children)
        | Branch::Chance(_, children, _)
        | Branch::Turn(_, children, _) => children,
    };
    let mut best: Option<Score> = None;
    for (number, child) in children.iter().enumerate() {
        let value = alpha_beta(child, player.other(), window, facts);
        let improves = best.is_none_or(|best| match player {
            Player::Max => value > best,
            Player::Min => value < best,
        });
        if let Some(best) = best {
            let now = if improves { value } else { best };
            facts.push(Fact::Back(now, improves));
        }
        if improves {
            best = Some(value);
        }
        let before = window;
        let now = best.expect("a value");
        match player {
            Player::Max => window.alpha = window.alpha.max(now),
            Player::Min => window.beta = window.beta.min(now),
        }
        if window != before {
            facts.push(Fact::Window(window));
        }
        if number + 1 == children.len() {
            facts.push(Fact::Last);
            break;
        }
        let is_cut = window.alpha >= window.beta;
        facts.push(Fact::Cut(is_cut));
        if is_cut {
            break;
        }
    }
    best.expect("a node has children")
}

#[test]
fn right_answers_agree_with_an_independent_search() {
    let mut cuts = [0; 2];
    for seed in 0..rounds(1_000) {
        let (mut run, shape, player) = random_run(&mut Dice::new(seed), Algorithm::AlphaBeta);
        let mut facts = Vec::new();
        alpha_beta(&shape, player, Window::FULL, &mut facts);
        let mut facts = facts.into_iter();
        loop {
            let RandomRun { replay, timeline, diagram, algorithm } = &run;
            let seen = Projection::new(replay, timeline, *algorithm, diagram, Language::En);
            let [value, best, window, cut] = [
                PredictionKind::Value,
                PredictionKind::Best,
                PredictionKind::Window,
                PredictionKind::Cut,
            ]
            .map(|kind| seen.prediction(&only(kind)));
            if let (Some(value), Some(best)) = (&value, &best) {
                let Some(Fact::Back(now, improves)) = facts.next() else {
                    panic!("seed {seed}, step {}", seen.step());
                };
                assert_eq!(value.right, [PredictedAnswer::Number(now)], "seed {seed}");
                let right = best.choices()[usize::from(!improves)];
                assert_eq!(best.right, [PredictedAnswer::Choice(right)], "seed {seed}");
                check_words(&seen, value);
                check_words(&seen, best);
            } else {
                assert_eq!(value.is_some(), best.is_some(), "seed {seed}");
                // A bound that does not say whether the value is better is not asked about.
                let next = replay.upcoming().filter(|next| next.kind.comes_back());
                let parent = next.and_then(|next| replay.tree().parent(next.node));
                let has_best = parent.is_some_and(|parent| replay.node(parent).best().is_some());
                if let Some(next) = next.filter(|_| value.is_none() && has_best) {
                    let Some(Fact::Back(_, improves)) = facts.next() else {
                        panic!("seed {seed}, step {}", seen.step());
                    };
                    let player = replay.tree().node(parent.expect("a parent")).player;
                    let said = replay.node(next.node).bound();
                    let undecided =
                        if improves { player.fail_low_bound() } else { player.fail_high_bound() };
                    assert_eq!(said, undecided, "seed {seed}, step {}", seen.step());
                }
            }
            if let Some(window) = &window {
                let Some(Fact::Window(now)) = facts.next() else {
                    panic!("seed {seed}, step {}", seen.step());
                };
                assert_eq!(window.right, [PredictedAnswer::Window(now)], "seed {seed}");
                check_words(&seen, window);
            }
            // A window that is about to narrow comes first.
            let came_back = |kind: EventKind| kind == EventKind::Narrow || kind.comes_back();
            if window.is_none() && seen.kind().is_some_and(came_back) {
                let at = format!("seed {seed}, step {}", seen.step());
                match (facts.next(), &cut) {
                    (Some(Fact::Cut(is_cut)), Some(asked)) => {
                        let go_on = PredictedAnswer::Choice(PredictedChoice::GoOn);
                        assert_eq!(!asked.is_right(go_on), is_cut, "{at}");
                        cuts[usize::from(is_cut)] += 1;
                        check_words(&seen, asked);
                    }
                    // Nothing above the root can cut there.
                    (Some(Fact::Cut(false)), None) if seen.here() == Some(NodeId::ROOT) => {}
                    (Some(Fact::Last), None) => {}
                    (fact, cut) => panic!("{at}: {fact:?}, {cut:?}"),
                }
            } else {
                assert!(cut.is_none(), "seed {seed}, step {}", seen.step());
            }
            if !run.replay.forward() {
                break;
            }
        }
        assert_eq!(facts.next(), None, "seed {seed}");
    }
    assert!(cuts.iter().all(|&count| count > 500), "{cuts:?}");
}

#[test]
fn reasons_are_told_of_a_cut_that_follows_and_of_nothing_else() {
    let mut dice = Dice::new(43);
    let mut cuts = 0;
    for _ in 0..60 {
        let (mut run, ..) = random_run(&mut dice, Algorithm::AlphaBeta);
        loop {
            let next = run.replay.upcoming();
            let reasons = run.replay.upcoming_reasons(&run.timeline);
            let is_cut = next.is_some_and(|next| next.kind == EventKind::Cut);
            assert_eq!(!reasons.is_empty(), is_cut);
            cuts += usize::from(is_cut);
            if !run.replay.forward() {
                break;
            }
        }
    }
    assert!(cuts > 50, "{cuts}");
}

/// Ties and bounded values are easily mistaken for better ones: when one comes back the question is
/// whether it is better, and otherwise what the value of the node is.
#[test]
fn close_calls_ask_whether_the_value_is_better() {
    let mut counts = [0; 3];
    for seed in 0..300 {
        let (mut run, ..) = random_run(&mut Dice::new(seed), Algorithm::AlphaBeta);
        loop {
            let seen = Projection::new(
                &run.replay,
                &run.timeline,
                run.algorithm,
                &run.diagram,
                Language::En,
            );
            let asked = seen.prediction(&all_kinds());
            let before = asked.as_ref().map(|asked| run.replay.node(asked.node).value());
            if !run.replay.forward() {
                break;
            }
            let of_values = [PredictionKind::Value, PredictionKind::Best];
            let Some(asked) = asked.filter(|asked| of_values.contains(&asked.kind)) else {
                continue;
            };
            let came = run.replay.node(asked.child.expect("a child"));
            let is_bounded = came.bound() != Bound::Exact;
            let is_tie = Some(came.value()) == before;
            let is_close = is_bounded || is_tie;
            assert_eq!(asked.kind == PredictionKind::Best, is_close, "seed {seed}: {asked:?}");
            let which = if is_tie { 0 } else { 1 + usize::from(is_bounded) };
            counts[which] += 1;
        }
    }
    assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
}

/// The available questions do not depend on anything after the next event; and yes-no questions
/// occur with both answers.
#[test]
fn questions_do_not_depend_on_anything_after_the_next_event() {
    for seed in 0..rounds(300) {
        let algorithms = on_trees();
        let algorithm = algorithms[seed as usize % algorithms.len()];
        let (mut run, ..) = random_run(&mut Dice::new(seed), algorithm);
        let last = run.replay.last_step();
        let step = Dice::new(seed + 77).below(last as u64) as usize;
        run.replay.seek(step);
        // A pass begins with two events: its window is that of the root's visit.
        let begins = run.replay.upcoming().is_some_and(|next| next.kind == EventKind::Iteration);
        let cut_off = cut_off(run.replay.trace(), step + 1 + usize::from(begins));
        let timeline = Timeline::of(run.replay.tree(), &cut_off);
        let mut replay = Replay::new(run.replay.tree().clone(), Arc::new(cut_off));
        replay.seek(step);
        let whole =
            Projection::new(&run.replay, &run.timeline, algorithm, &run.diagram, Language::En);
        let part = Projection::new(&replay, &timeline, algorithm, &run.diagram, Language::En);
        assert_eq!(asked_at(&whole), asked_at(&part), "seed {seed}, step {step}");
    }
}

fn cut_off(trace: &Trace, step: usize) -> Trace {
    trace.until(step)
}

/// How many steps of a long run are checked.
const MOST: usize = 1_500;

#[test]
fn the_trace_answers_the_questions_of_every_lesson() {
    let mut totals = [0; KINDS];
    for lesson in lessons() {
        let open = opened(lesson.id);
        let trace = Arc::new(cut_off(open.replay().trace(), MOST));
        let mut replay = Replay::new(open.tree().clone(), trace);
        let seen = |replay: &Replay, language| {
            let algorithm = open.algorithm();
            let subject = &*open.loaded().subject;
            let seen = Projection::new(replay, open.timeline(), algorithm, subject, language);
            let asked = asked_at(&seen);
            for asked in &asked {
                check_words(&seen, asked);
                let en = Projection::new(replay, open.timeline(), algorithm, subject, Language::En);
                check_words(&en, asked);
            }
            asked
        };
        let counts = check_run(lesson.id, &seen, &mut replay);
        for (total, count) in totals.iter_mut().zip(counts) {
            *total += count;
        }
        let planned = open.plan().asked();
        let questions = open.projection(Language::Ja).questions(planned);
        // A lesson about a search has questions; one with only its engine's runs may not.
        let asks = counts.iter().sum::<usize>();
        let known = asked_of(lesson.id, open.algorithm().id(), StudyMode::Predict);
        let is_unasked = known == Some(Vec::new());
        assert!(planned.len() >= asks.min(1) || is_unasked, "{}", lesson.id);
        assert!(planned.len() <= 20, "{}", lesson.id);
        assert_eq!(planned.len(), questions.len(), "{}", lesson.id);
        for question in questions {
            assert_eq!(question.choices.len(), question.asked.choices().len());
            for words in [&question.ask, &question.answer, &question.because] {
                assert!(!words.ja.is_empty() && !words.en.is_empty(), "{}", lesson.id);
            }
        }
    }
    let (of_steps, rest) = totals.split_at(totals.len() - 8);
    let (of_trees, of_samples) = rest.split_at(6);
    // Of intervals there is one lesson.
    assert!(of_steps.iter().chain(of_samples).all(|&total| total > 20), "{totals:?}");
    assert!(!is_whole() || of_trees.iter().all(|&total| total > 3), "{totals:?}");
}

/// A search that grows its tree says nothing of a node before reaching its parent.
#[test]
fn a_growing_search_hides_nodes_until_it_reaches_their_parent() {
    let mut hidden = 0;
    for lesson in lessons() {
        let mut open = opened(lesson.id);
        let is_searched = open.tree().growth() == Growth::Searched;
        for share in [0, 1, 3, 5, 8] {
            let step = (open.last_step() * share / 8).min(5_000);
            open = open.at_step(step);
            let seen = open.projection(Language::Ja);
            for id in open.tree().ids().take(2_000) {
                if !is_searched {
                    assert!(seen.is_known(id), "{}", lesson.id);
                    continue;
                }
                let parent = open.tree().parent(id).unwrap_or(id);
                let entered = |id: NodeId| open.replay().node(id).entered().is_some();
                if entered(id) {
                    assert!(seen.is_known(id), "{} {id:?}", lesson.id);
                }
                if id != NodeId::ROOT && !entered(parent) {
                    assert!(!seen.is_known(id), "{} {id:?}", lesson.id);
                    hidden += 1;
                }
                let weight = open.tree().node(id);
                assert!(seen.is_known(id) || weight.kind != Kind::Decline || !entered(id));
            }
        }
    }
    assert!(hidden > 1_000, "{hidden}");
}

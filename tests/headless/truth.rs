//! What a step says is true at every level of its words, and on cards: on random trees and on the
//! lessons. Each test is about a kind of sentence that was once said where it did not hold.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::cover::{lessons, rounds};
use yomisuji::claim::{ClaimOracle, StepClaim};
use yomisuji::games::diagram::Diagram;
use yomisuji::language::{Language, Notation};
use yomisuji::lesson::{Part, Projection, Telling, read_exact};
use yomisuji::scenario::shipped;
use yomisuji::scenario::{load, record};
use yomisuji::score::{Bound, Player};
use yomisuji::search::{Algorithm, CodeLevel, Manner, WordLevel};
use yomisuji::subject::Subject;
use yomisuji::trace::{
    BoundSource, CutBy, EventKind as E, Phase, Round, Step, StepDetail, Timeline,
};
use yomisuji::trace::{Trace, Visit};
use yomisuji::tree::{Kind, MoveCode, NodeId, Tree};

use crate::random::{self, Dice};

/// A run at a step, with what the oracle knows of it.
struct At<'r> {
    oracle: &'r ClaimOracle,
    timeline: &'r Timeline,
    algorithm: Algorithm,
    subject: &'r dyn Subject,
    step: Step,
    about: &'r str,
    /// Its words with their reasoning, in each language.
    en: String,
    ja: String,
}

/// How often each kind of sentence was met.
type Counts = BTreeMap<&'static str, usize>;

fn count(counts: &mut Counts, what: &'static str, is_it: bool) {
    *counts.entry(what).or_default() += usize::from(is_it);
}

impl At<'_> {
    fn seen(&self, language: Language) -> Projection<'_> {
        let replay = self.oracle.replay();
        Projection::new(replay, self.timeline, self.algorithm, self.subject, language)
    }

    fn words(&self, language: Language, level: WordLevel) -> String {
        self.seen(language).words(level)
    }

    fn is_here(&self, kind: E) -> bool {
        self.step.kind == kind
    }

    fn guessed(&self, node: NodeId) -> bool {
        let cut = self.oracle.replay().made_cut(node, self.timeline);
        cut.is_some_and(|cut| cut.node == node && cut.by.guess().is_some())
    }
}

/// Calls a test at the steps of a run: at all of a short one, at some of a long one.
fn follow(
    (tree, trace): (&Arc<Tree>, &Arc<Trace>),
    algorithm: Algorithm,
    subject: &dyn Subject,
    about: &str,
    test: &mut impl FnMut(&At<'_>),
) {
    const SHORT: usize = 500;
    let timeline = Timeline::of(tree, trace);
    let mut oracle = ClaimOracle::new(Arc::clone(tree), Arc::clone(trace), algorithm);
    let mut seldom = BTreeMap::new();
    while oracle.forward() {
        let replay = oracle.replay();
        let kind = replay.last_record().expect("it went on").kind;
        let count: &mut usize = seldom.entry(kind.id()).or_default();
        *count += 1;
        let is_root = replay.cursor() == Some(NodeId::ROOT);
        if replay.step() > SHORT && *count > 100 && !(is_root && kind == E::Exit) {
            continue;
        }
        let Some(step) = replay.what_happened() else { continue };
        let oracle = &oracle;
        let about = format!("{about} {algorithm} step {}", replay.step());
        let words = |language| {
            let seen = Projection::new(oracle.replay(), &timeline, algorithm, subject, language);
            seen.words(WordLevel::Reasoning)
        };
        let (en, ja) = (words(Language::En), words(Language::Ja));
        test(&At { oracle, timeline: &timeline, algorithm, subject, step, about: &about, en, ja });
    }
}

/// The same on the lessons, and on random trees with every algorithm that runs on any.
fn everywhere(mut test: impl FnMut(&At<'_>)) {
    // Those that guess are few, and each guesses otherwise.
    let guess = shipped().iter().filter(|lesson| lesson.text().contains("\"selective\""));
    let all: BTreeMap<_, _> = lessons().chain(guess).map(|lesson| (lesson.id, lesson)).collect();
    for lesson in all.into_values() {
        let loaded = load(lesson.id, lesson.text()).expect("it ships");
        let tree = &loaded.tree;
        let first = loaded.algorithms[0];
        for &algorithm in &loaded.algorithms {
            let trace = if algorithm == first {
                Arc::clone(&loaded.main_run)
            } else if tree.growth() == yomisuji::tree::Growth::Every && tree.len() < 5_000 {
                let Ok(trace) = record(algorithm, tree) else { continue };
                Arc::new(trace)
            } else {
                continue;
            };
            if trace.len() <= 60_000 {
                follow((tree, &trace), algorithm, &*loaded.subject, lesson.id, &mut test);
            }
        }
    }
    let mut dice = Dice::new(47);
    for number in 0..60_u64 {
        let branch = random::branch(&mut dice, 2 + number % 4, 3);
        for player in [Player::Max, Player::Min] {
            let (tree, diagram) = Diagram::build(&branch, player).expect("well formed");
            let tree = Arc::new(tree);
            for algorithm in Algorithm::all().filter(|algorithm| algorithm.needs().is_empty()) {
                let trace = Arc::new(record(algorithm, &tree).expect("small"));
                let about = format!("{branch:?} {player:?}");
                follow((&tree, &trace), algorithm, &diagram, &about, &mut test);
            }
        }
    }
}

const SIGNS: [char; 4] = ['≧', '≦', '≥', '≤'];

/// The way from the root to where the search is, the deepest first.
fn way(at: &At<'_>) -> Vec<NodeId> {
    let tree = at.oracle.replay().tree();
    std::iter::successors(at.oracle.replay().cursor(), |&node| tree.parent(node)).collect()
}

fn no_bound_is_told_of_an_open_node_unless_what_was_read_proves_it(
    at: &At<'_>,
    counts: &mut Counts,
) {
    if at.algorithm.columns().is_some() {
        return;
    }
    let replay = at.oracle.replay();
    for node in way(at) {
        let state = replay.node(node);
        if state.phase() != Phase::Open || state.value().is_none() {
            continue;
        }
        let value = state.value().expect("it has one");
        for notation in [Notation::Textbook, Notation::Inequalities] {
            let seen = at.seen(Language::En);
            let seen = seen.telling(Telling { notation, ..Telling::default() });
            let text = seen.value_text(node).plain;
            count(counts, "an open node: open", true);
            let bound = match text.chars().next() {
                Some('≧' | '≥') => Bound::AtLeast,
                Some('≦' | '≤') => Bound::AtMost,
                _ => continue,
            };
            let above = replay.tree().parent(node).map(|above| (above, replay.node(above)));
            let again = above.filter(|(_, above)| above.best() == Some(node));
            if let (Visit::Again, Some((above, found))) = (state.visit(), again) {
                // What its scout has found stays true.
                let asker = replay.tree().node(above).player;
                let value = found.value().expect("its best has one");
                let scouted = StepClaim::Scouted { node, asker, value };
                assert!(at.oracle.holds(&scouted), "{}: {text}", at.about);
                continue;
            }
            let claim = StepClaim::Worth { node, bound, value };
            let wishes = at.algorithm.manner() == Manner::Wishful;
            let is_told = notation == Notation::Inequalities || state.is_cut();
            assert!(is_told, "{}: {text}", at.about);
            // What a player has by a child holds while the child is read again.
            let player = replay.tree().node(node).player;
            let by = state.best().expect("it has a value");
            let has = StepClaim::Has { player, node, by, value };
            let is_theirs = bound == player.fail_high_bound() && at.oracle.holds(&has);
            let proved = wishes || at.guessed(node) || is_theirs || at.oracle.holds(&claim);
            assert!(proved, "{}: {text}", at.about);
            count(counts, "an open node: signed", true);
        }
    }
}

fn a_cut_inside_a_scout_does_not_say_that_the_scout_is_answered(at: &At<'_>, counts: &mut Counts) {
    let Some(reason) = at.step.reasons.first() else { return };
    let is_of_scout = at.step.reasons.iter().all(|reason| !reason.keeps_root);
    let (BoundSource::Scout(asked), true) = (reason.source, is_of_scout) else { return };
    let replay = at.oracle.replay();
    let tree = replay.tree();
    let later = &replay.trace().records()[replay.step()..];
    // Until the search leaves what was asked: whether it enters another reply there.
    let exit = later.iter().position(|it| it.kind == E::Exit && it.node == asked);
    let goes_on = later[..exit.unwrap_or(later.len())]
        .iter()
        .any(|it| it.kind == E::Enter && tree.parent(it.node) == Some(asked));
    count(counts, "a cut in a scout: cuts", true);
    count(counts, "a cut in a scout: gone_on", goes_on);
    let en = at.words(Language::En, WordLevel::Sentence);
    let ja = at.words(Language::Ja, WordLevel::Sentence);
    assert!(en.contains("If it comes to") && !en.contains("settled"), "{}: {en}", at.about);
    assert!(ja.contains("に来れば") && !ja.contains("これで分かった"), "{}: {ja}", at.about);
}

fn a_node_that_was_cut_on_a_guess_has_no_bound_that_is_told_as_certain(
    at: &At<'_>,
    counts: &mut Counts,
) {
    if !at.is_here(E::Exit) || !at.guessed(at.step.node) {
        return;
    }
    count(counts, "a node cut on a guess: guessed", true);
    let [en, ja] = [&at.en, &at.ja];
    assert!(!en.contains("only an upper") && !en.contains("only a lower"), "{}: {en}", at.about);
    assert!(!ja.contains("としか言えない"), "{}: {ja}", at.about);
    assert!(en.contains("Only if the guess is right"), "{}: {en}", at.about);
    // It is no leaf, and its value comes from none of its moves.
    let card = at.seen(Language::En).card(at.step.node);
    let is_formula = |part: &Part| matches!(part, Part::Formula { .. });
    assert!(!card.why.iter().any(is_formula), "{}: {card:?}", at.about);
    assert!(!format!("{:?}", card.why).contains("leaf"), "{}: {card:?}", at.about);
    assert!(format!("{:?}", card.why).contains("guess"), "{}: {card:?}", at.about);
}

/// Counted beside the narrator: the events of this visit that are guesses.
fn guesses(at: &At<'_>) -> (usize, usize) {
    let replay = at.oracle.replay();
    let begun = replay.node(at.step.node).entered().expect("it was entered");
    let mut shallower = std::collections::BTreeSet::new();
    let mut any = 0;
    for record in &replay.trace().records()[begun..replay.step()] {
        let is_own = replay.tree().parent(record.node) == Some(at.step.node);
        match record.kind {
            E::Reduce if is_own => drop(shallower.insert(record.node)),
            // It is read in full, or was only a scout.
            E::Leave if is_own => drop(shallower.remove(&record.node)),
            E::Cut if record.cut_by().guess().is_none() => {}
            E::Skip | E::Cut | E::Recall | E::Reduce => any += 1,
            _ => {}
        }
    }
    (shallower.len(), any + shallower.len())
}

fn a_value_that_rests_on_guesses_says_so(at: &At<'_>, counts: &mut Counts) {
    // A move that is left to be read again has a value, also if it is a leaf.
    assert!(!at.is_here(E::Leave) || !at.en.contains(" is :"), "{}: {}", at.about, at.en);
    if !at.algorithm.guesses() || !at.is_here(E::Exit) || at.guessed(at.step.node) {
        return;
    }
    let (shallower, any) = guesses(at);
    let [en, ja] = [&at.en, &at.ja];
    if any == 0 {
        count(counts, "a value on guesses: plain", true);
        return;
    }
    count(counts, "a value on guesses: told", true);
    assert!(!en.contains("nothing else that was read"), "{}: {en}", at.about);
    assert!(!ja.contains("読んだほかの手はどれも"), "{}: {ja}", at.about);
    assert!(en.to_lowercase().contains("guess"), "{}: {en}", at.about);
    assert!(ja.contains("見込み"), "{}: {ja}", at.about);
    let number = match shallower {
        0 => return,
        1 => "One of the moves was read less deeply".to_owned(),
        more => format!("{more} of the moves were read less deeply"),
    };
    assert!(en.contains(&number), "{}: {number} in {en}", at.about);
}

fn an_iteration_says_what_is_read_first_and_nothing_of_a_next_one(
    at: &At<'_>,
    counts: &mut Counts,
) {
    let replay = at.oracle.replay();
    let best = replay.node(NodeId::ROOT).best();
    let (E::Iteration, StepDetail::Iteration(Round::Depth(depth))) = (at.step.kind, at.step.detail)
    else {
        return;
    };
    if at.algorithm.manner() == Manner::Mates && at.subject.is_mate_problem() {
        return;
    }
    let en = &at.en;
    assert!(!en.contains("next depth"), "{}: {en}", at.about);
    if !en.contains("is read first") {
        count(counts, "an iteration: first", true);
        assert!(depth == 1 || !en.contains("best at"), "{}: {en}", at.about);
        return;
    }
    count(counts, "an iteration: later", true);
    let tree = replay.tree();
    let below = |record: &&yomisuji::trace::TraceRecord| {
        record.kind == E::Enter && tree.parent(record.node) == Some(NodeId::ROOT)
    };
    let next = replay.trace().records()[replay.step()..].iter().find(below);
    assert_eq!(next.map(|it| it.node), best, "{}: {en}", at.about);
    assert!(en.contains(&format!("at depth {}", depth - 1)), "{}: {en}", at.about);
}

/// The bound that a formula of a card ends with follows from its terms.
fn a_formula_ends_with_no_more_than_its_terms_give(at: &At<'_>, counts: &mut Counts) {
    let parsed = |term: &str| -> Option<(i64, i64)> {
        let number = term.trim().rsplit(' ').next()?;
        let sign = number.chars().next()?;
        let digits = number.trim_start_matches(SIGNS);
        // In 24ths: halves, quarters and the like, which a whole number holds.
        let value = read_exact(digits)?.times(24.into())?.whole()?.into();
        Some(match sign {
            '≧' | '≥' => (value, i64::MAX),
            '≦' | '≤' => (i64::MIN, value),
            _ => (value, value),
        })
    };
    if !at.is_here(E::Exit) || at.algorithm.columns().is_some() {
        return;
    }
    let node = at.step.node;
    let card = at.seen(Language::En).card(node);
    for part in &card.why {
        let Part::Formula { text, .. } = part else { continue };
        let Some((left, right)) = text.split_once(" ) ") else { continue };
        if right.starts_with('→') {
            continue;
        }
        let (name, terms) = left.split_once("( ").expect("a function");
        if terms.contains("more") || terms.contains("not read") || terms.contains("mate") {
            continue;
        }
        let Some(right) = parsed(right) else { continue };
        let unknown = (i64::MIN, i64::MAX);
        let terms = terms.split(" , ").map(|term| parsed(term).unwrap_or(unknown));
        let larger = name == "max";
        let best = terms.reduce(|one, two| {
            if larger {
                (one.0.max(two.0), one.1.max(two.1))
            } else {
                (one.0.min(two.0), one.1.min(two.1))
            }
        });
        let (low, high) = best.expect("a term");
        assert!(right.0 <= low && right.1 >= high, "{}: {text}", at.about);
        count(counts, "a formula: exact", right.0 == right.1);
        count(counts, "a formula: bounds", right.0 != right.1);
        count(counts, "a formula: meets", right.0 != right.1 && at.step.bound == Bound::Exact);
    }
}

fn the_lit_line_is_the_one_whose_condition_holds(at: &At<'_>, counts: &mut Counts) {
    let replay = at.oracle.replay();
    let tree = replay.tree();
    let (node, root) = (tree.node(at.step.node), tree.node(NodeId::ROOT));
    let is_leaf = node.kind == Kind::Leaf;
    for level in CodeLevel::ALL {
        let seen = at.seen(Language::En);
        let seen = seen.telling(Telling { code: level, ..Telling::default() });
        let lines = at.algorithm.pseudo_code(level);
        let line = seen.lit_line().unwrap_or_else(|| panic!("{}: no line", at.about));
        let text = lines[line].text(Notation::Textbook, Language::En);
        for line in LIT.iter().filter(|line| text.contains(**line)) {
            count(counts, line, true);
        }
        let says = |words: &str| {
            assert!(text.contains(words), "{} {level:?}: {text}", at.about);
        };
        let says_not = |words: &str| {
            assert!(!text.contains(words), "{} {level:?}: {text}", at.about);
        };
        let fine = level == CodeLevel::Fine;
        let proofs = at.algorithm.manner() == Manner::Proofs;
        match at.step.kind {
            E::Count if proofs && is_leaf => says("lea"),
            E::Count if proofs && fine && node.player == root.player => says("root's player"),
            E::Count if proofs && fine => says("opponent"),
            E::Enter if proofs && is_leaf && at.step.node != NodeId::ROOT => says("lea"),
            E::Exit if at.algorithm == Algorithm::MtdF && at.step.node == NodeId::ROOT => {
                says_not("store");
                let below = at.step.value.expect("a value") < at.step.entered.beta;
                if fine {
                    says(if below { "upper" } else { "lower" });
                }
            }
            E::Exit if at.algorithm == Algorithm::MtdF => says_not("upper"),
            E::Exit | E::Cut if at.guessed(at.step.node) => says("guess"),
            E::Leave if at.algorithm.guesses() => {
                let reduced = at.step.detail == StepDetail::Left { reduced: true };
                if level != CodeLevel::Coarse {
                    says(if reduced { "less depth" } else { "scout" });
                }
            }
            _ => {}
        }
    }
}

fn a_scout_asks_one_question_in_all_its_words(at: &At<'_>, counts: &mut Counts) {
    let (E::Enter, Visit::Scout) = (at.step.kind, at.step.visit) else { return };
    let en = &at.en;
    let asked = |after: &str| {
        let rest = en.split_once(after)?.1;
        rest.split(['?', '.', ' ']).take(3).map(str::to_owned).collect::<Vec<_>>().into()
    };
    let question: Option<Vec<_>> = asked("is it ");
    let Some(told): Option<Vec<_>> = asked("whether the value is ") else { return };
    count(counts, "a scout: scouts", true);
    assert_eq!(question, Some(told), "{}: {en}", at.about);
}

fn a_re_search_says_what_makes_its_value_exact(at: &At<'_>, counts: &mut Counts) {
    let (E::Keep, Visit::Again, false) = (at.step.kind, at.step.visit, at.algorithm.guesses())
    else {
        return;
    };
    let en = &at.en;
    assert!(!en.contains("Of equal values"), "{}: {en}", at.about);
    assert!(en.contains("the scout found"), "{}: {en}", at.about);
    let child = at.step.child.expect("it came back");
    let value = at.step.value.expect("with a value");
    let claim = StepClaim::Worth { node: child, bound: Bound::Exact, value };
    assert!(at.oracle.holds(&claim), "{}: {en}", at.about);
    let one = en.contains("So ") && en.contains("is exactly");
    count(counts, if one { "a re-search: meets" } else { "a re-search: exact" }, true);
}

fn a_word_keeps_the_bound_of_a_value_from_the_table(at: &At<'_>, counts: &mut Counts) {
    if !at.is_here(E::Recall) || at.subject.is_mate_problem() {
        return;
    }
    let word = at.words(Language::En, WordLevel::Word);
    let has_sign = word.contains(SIGNS);
    assert_eq!(has_sign, at.step.bound != Bound::Exact, "{}: {word}", at.about);
    let one = has_sign;
    count(counts, if one { "a table word: bounds" } else { "a table word: exact" }, true);
}

fn a_pass_of_mtd_f_says_once_that_its_edges_are_nobodys(at: &At<'_>, counts: &mut Counts) {
    if at.algorithm != Algorithm::MtdF {
        return;
    }
    let en = &at.en;
    count(counts, "a pass: passes", at.is_here(E::Enter) && at.step.node == NodeId::ROOT);
    count(counts, "a pass: said", en.contains("nobody's"));
    assert!(!en.contains("This is the only bound") || en.contains("does not change"), "{en}");
}

fn proof_numbers_name_every_tie_and_no_other_child_of_an_only_one(
    at: &At<'_>,
    counts: &mut Counts,
) {
    if at.algorithm.manner() != Manner::Proofs {
        return;
    }
    let tree = at.oracle.replay().tree();
    let en = &at.en;
    match at.step.kind {
        E::Improve | E::Keep => {
            let of = tree.children(at.step.node).count();
            assert!(of > 1 || !en.contains("other child"), "{}: {en}", at.about);
            count(counts, "proof numbers: only", of == 1);
        }
        E::Enter if at.step.node != NodeId::ROOT && en.contains("chooses:") => {
            let parent = tree.parent(at.step.node).expect("not the root");
            let seen = at.seen(Language::En);
            let any = seen.root_chooses(parent);
            let one = |node| seen.numbers(node).map(|of| if any { of.first } else { of.second });
            let chosen = one(at.step.node);
            let others = tree.children(parent).filter(|&node| node != at.step.node);
            let equal = others.filter(|&node| one(node) == chosen).count();
            let told = en.contains("has the same, and") || en.contains("have the same, and");
            assert_eq!(told, equal > 0, "{}: {en}", at.about);
            count(counts, "proof numbers: ties", equal > 1);
        }
        _ => {}
    }
}

fn sides_stops_and_passes_are_written_as_words_of_a_sentence(at: &At<'_>, _: &mut Counts) {
    let en = &at.en;
    for wrong in ["with standing pat", "chooses standing pat", "Black Black", "White White"] {
        assert!(!en.contains(wrong), "{}: {en}", at.about);
    }
    let is_pass = at.oracle.replay().tree().node(at.step.node).mv == MoveCode::PASS;
    if is_pass && at.step.kind == E::Enter && !at.subject.names_nodes() {
        assert!(en.contains("the pass") && !en.contains("down to pass"), "{}: {en}", at.about);
    }
    if at.step.skipped.len() == 2 && at.step.kind == E::Cut {
        assert!(en.contains(" and "), "{}: {en}", at.about);
    }
    let by = |by| at.step.detail == StepDetail::CutBy(by);
    if by(CutBy::Margin) || by(CutBy::Pass) {
        assert_eq!(en.matches("a guess").count(), 0, "{}: {en}", at.about);
    }
}

/// Lines of the finest code that are lit somewhere.
const LIT: [&str; 3] = ["opponent: proof", "root's player: proof", "a child that is a leaf"];

#[test]
fn what_every_step_says_is_true() {
    let mut counts = Counts::new();
    everywhere(|at| {
        for test in [
            no_bound_is_told_of_an_open_node_unless_what_was_read_proves_it,
            a_cut_inside_a_scout_does_not_say_that_the_scout_is_answered,
            a_node_that_was_cut_on_a_guess_has_no_bound_that_is_told_as_certain,
            a_value_that_rests_on_guesses_says_so,
            an_iteration_says_what_is_read_first_and_nothing_of_a_next_one,
            a_formula_ends_with_no_more_than_its_terms_give,
            the_lit_line_is_the_one_whose_condition_holds,
            a_scout_asks_one_question_in_all_its_words,
            a_re_search_says_what_makes_its_value_exact,
            a_word_keeps_the_bound_of_a_value_from_the_table,
            a_pass_of_mtd_f_says_once_that_its_edges_are_nobodys,
            proof_numbers_name_every_tie_and_no_other_child_of_an_only_one,
            sides_stops_and_passes_are_written_as_words_of_a_sentence,
        ] {
            test(at, &mut counts);
        }
    });
    for (what, least) in [
        ("an open node: open", 10_000),
        ("an open node: signed", 1_000),
        ("a cut in a scout: cuts", 60),
        ("a cut in a scout: gone_on", 30),
        ("a node cut on a guess: guessed", 10),
        ("a value on guesses: told", 100),
        ("a value on guesses: plain", 10),
        ("an iteration: first", 3),
        ("an iteration: later", 6),
        ("a formula: exact", 1_000),
        ("a formula: bounds", 300),
        ("a formula: meets", 3),
        ("a scout: scouts", 500),
        ("a re-search: meets", 10),
        ("a re-search: exact", 10),
        ("a table word: bounds", 100),
        ("a table word: exact", 10),
        ("a pass: passes", 100),
        ("proof numbers: ties", 20),
        ("proof numbers: only", 20),
    ] {
        assert!(counts.get(what).is_some_and(|&count| count > rounds(least)), "{what}: {counts:?}");
    }
    assert!(counts["a pass: said"] <= counts["a pass: passes"], "{counts:?}");
    assert!(LIT.iter().all(|line| counts.contains_key(line)), "{counts:?}");
}

//! Every kind of event, emitted at random instead of by a search: it is undone exactly, it has
//! words in both languages, and its data are kept.

use crate::cover::rounds;
use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use crate::random::{Dice, branch};
use crate::readme::documents;
use yomisuji::games::diagram::Diagram;
use yomisuji::language::{Language, Words};
use yomisuji::lesson::{Hidden, Projection};
use yomisuji::scenario::read_lesson;
use yomisuji::scenario::shipped;
use yomisuji::score::{Bound, BoundedScore, NodeNumbers, Player, Score, Window};
use yomisuji::search::Algorithm;
use yomisuji::text::{GLOSSARY, terms_in};
use yomisuji::trace::{
    CutBy, DepthReason, Event, EventKind, Observer, Phase, PlayoutEnd, Recorder, Replay, Round,
    Seen, SkipReason, Timeline, Visit,
};
use yomisuji::tree::{NodeId, Tree};

/// Walks a tree and emits events about it, true or not: only their order makes sense.
struct Babble<'a> {
    tree: &'a Tree,
    dice: &'a mut Dice,
    recorder: Recorder,
    entered: u32,
}

impl Babble<'_> {
    fn say(&mut self, event: Event<NodeId>) {
        self.recorder.event(event);
    }

    fn chance(&mut self, one_in: u64) -> bool {
        self.dice.below(one_in) == 0
    }

    fn score(&mut self) -> Score {
        Score(self.dice.below(400) as i32 - 200)
    }

    fn bounded(&mut self) -> BoundedScore {
        let bounds = [Bound::Exact, Bound::AtLeast, Bound::AtMost];
        BoundedScore { value: self.score(), bound: bounds[self.dice.below(3) as usize] }
    }

    fn window(&mut self) -> Window {
        let alpha = self.score();
        Window { alpha, beta: alpha + 1 + self.dice.below(90) as i32 }
    }

    fn enter(&mut self, mv: Option<NodeId>, visit: Visit) -> BoundedScore {
        let window = self.window();
        self.say(Event::Enter { mv, window, visit });
        self.entered += 1;
        self.visit(mv.unwrap_or(NodeId::ROOT), window)
    }

    fn visit(&mut self, node: NodeId, mut window: Window) -> BoundedScore {
        self.remarks();
        if self.chance(7) {
            let (value, visits) = (self.bounded(), u64::from(self.entered));
            let visit = (self.dice.below(2) == 0).then(|| self.dice.below(visits) as u32);
            self.say(Event::Recall { value, depth: 3, visit });
            return value;
        }
        if self.chance(20) {
            let losers = [None, Some(Player::Max), Some(Player::Min)];
            let loser = losers[self.dice.below(3) as usize];
            let value = loser.map_or(Score(0), Score::foul);
            self.say(Event::Repeat { value, plies: 4, loser });
            return BoundedScore::exact(value);
        }
        let children: Vec<_> = self.tree.children(node).collect();
        if children.is_empty() {
            let value = self.score();
            self.say(Event::Leaf { value });
            return BoundedScore::exact(value);
        }
        for (number, &child) in children.iter().enumerate() {
            self.before(child);
            if self.chance(5) {
                self.without_value(child, Visit::First);
                if self.chance(2) {
                    self.without_value(child, Visit::Resume);
                }
            }
            if self.chance(6) {
                self.enter(Some(child), Visit::Scout);
                self.say(Event::Leave { mv: child, reduced: true });
            }
            let visit = [Visit::First, Visit::Scout][self.dice.below(2) as usize];
            for visit in [visit, Visit::Again] {
                if visit == Visit::Again && !self.chance(4) {
                    break;
                }
                let value = self.enter(Some(child), visit);
                if self.chance(9) {
                    self.weighs(child, value);
                    continue;
                }
                let improves = number == 0 && visit != Visit::Again || self.chance(2);
                let bound = if self.chance(3) { Bound::Exact } else { value.bound };
                self.say(Event::Back {
                    mv: child,
                    value: BoundedScore { bound, ..value },
                    improves,
                });
            }
            if self.chance(3) {
                let player = [Player::Max, Player::Min][self.dice.below(2) as usize];
                let bound = window.of(player) + player.sign();
                window.raise(player, bound);
                self.say(Event::Narrow { player, bound });
            }
            if self.chance(5) && number + 1 < children.len() {
                let ways = [CutBy::Window, CutBy::Pass, CutBy::Table, CutBy::Margin];
                let by = ways[self.dice.below(4) as usize];
                let skipped = children.len() - 1 - number;
                let tried = number + 1;
                self.say(Event::Cut { by, tried, skipped });
                break;
            }
        }
        let value = self.bounded();
        if let Some(&mv) = children.first().filter(|_| self.chance(3)) {
            self.say(Event::Choose { mv, value });
        }
        self.say(Event::Exit { value });
        value
    }

    /// A search that samples.
    fn samples(&mut self) {
        self.say(Event::Enter { mv: None, window: Window::FULL, visit: Visit::First });
        for _ in 0..5 {
            for child in self.tree.children(NodeId::ROOT) {
                self.iterate(child);
            }
        }
    }

    /// A mean that counts a value, where chance would move.
    fn weighs(&mut self, mv: NodeId, value: BoundedScore) {
        let (low, high) = (Score(-9), self.score());
        self.say(Event::Weigh { mv, value, low, high });
    }

    fn iterate(&mut self, child: NodeId) {
        self.say(Event::Candidate { mv: child, class: 4, provisional: None, called_by: None });
        self.say(Event::Prior { mv: child, prior: 0.25 });
        let first = self.chance(2);
        self.say(if first { Event::Expand { mv: child } } else { Event::Select { mv: child } });
        let end = PlayoutEnd::TooLong;
        self.recorder.played(&[child]);
        self.say(Event::Playout { reward: 1, end });
        self.say(Event::BackUp { mv: Some(child), reward: 1 });
        self.say(Event::BackUp { mv: None, reward: 1 });
    }

    /// A visit that comes back without a value.
    fn without_value(&mut self, mv: NodeId, visit: Visit) {
        let window = self.window();
        let entered = Some(mv);
        self.say(Event::Enter { mv: entered, window, visit });
        self.entered += 1;
        self.remarks();
        self.say(Event::Leave { mv, reduced: false });
    }

    /// Remarks about the current node.
    fn remarks(&mut self) {
        if self.chance(6) {
            self.say(Event::Pass { reduction: 2 });
        }
        if self.chance(5) {
            let first = Score(self.dice.below(9) as i32);
            let numbers = NodeNumbers { first, second: NodeNumbers::INFINITE };
            self.say(Event::Count { numbers });
            self.say(Event::Thresholds { numbers });
        }
    }

    /// Remarks about a move before it is read.
    fn before(&mut self, mv: NodeId) {
        let reason = DepthReason::ALL[self.dice.below(7) as usize];
        if self.chance(3) {
            let provisional = self.chance(2).then(|| self.score());
            let called_by = self.chance(2).then_some(1);
            self.say(Event::Candidate { mv, class: 4, provisional, called_by });
        }
        if self.chance(5) {
            let numbers = NodeNumbers { first: Score(1), second: Score(3) };
            self.say(Event::Estimate { mv, numbers });
        }
        match self.dice.below(8) {
            0 => self.say(Event::Reduce { mv, plies: 1, reason }),
            1 => self.say(Event::Extend { mv, plies: 2, reason }),
            2 => {
                let reason = SkipReason::ALL[self.dice.below(3) as usize];
                self.say(Event::Skip { mv, reason });
            }
            _ => {}
        }
    }
}

#[test]
fn every_kind_of_event_has_words_and_is_undone_exactly() {
    let mut dice = Dice::new(77);
    let (mut kinds, mut earlier, mut steps) = (HashSet::new(), 0, 0);
    for _ in 0..rounds(150) {
        let branch = branch(&mut dice, 4, 3);
        let (tree, diagram) = Diagram::build(&branch, Player::Max).expect("well formed");
        let mut babble = Babble {
            tree: &tree,
            dice: &mut dice,
            recorder: Recorder::with_capacity(tree.len()),
            entered: 0,
        };
        // A run that samples says nothing else.
        if babble.chance(4) {
            babble.samples();
        } else {
            for number in 1..=3 {
                let round = match babble.dice.below(2) {
                    0 => Round::Depth(number),
                    _ => Round::Pass { number: number.into(), guess: babble.score() },
                };
                babble.say(Event::Iteration { round });
                babble.enter(None, Visit::First);
            }
            // Requests some nodes afterwards.
            for _ in 0..3 {
                let asked = NodeId(babble.dice.below(tree.len() as u64) as u32);
                babble.recorder.ask(asked, 2);
                babble.enter(Some(asked), Visit::First);
            }
        }
        let trace = Arc::new(babble.recorder.finish(true));
        let tree = Arc::new(tree);
        let timeline = Timeline::of(&tree, &trace);
        let mut replay = Replay::new(tree.clone(), trace.clone());
        let mut states = vec![replay.clone()];
        while replay.forward() {
            states.push(replay.clone());
            let kind = replay.last_record().expect("an event").kind;
            kinds.insert(kind);
            for language in Language::ALL {
                let seen = Projection::new(&replay, &timeline, Algorithm::Pvs, &diagram, language);
                let sentence = seen.sentence();
                assert!(sentence.chars().count() > 4, "{kind:?}: {sentence:?}");
                for id in tree.ids() {
                    assert!(!seen.spoken_name(id).is_empty());
                }
            }
            let shown = tree.ids().filter(|&id| replay.seen(id) == Seen::Earlier);
            earlier += shown.count();
        }
        steps += states.len();
        for state in states.iter().rev().skip(1) {
            assert!(replay.backward());
            assert!(replay == *state, "back to step {}", state.step());
        }
        for _ in 0..20 {
            let to = dice.below(states.len() as u64) as usize;
            replay.seek(to);
            assert!(replay == states[to], "jump to step {to}");
        }
    }
    assert!(kinds.len() >= EventKind::ALL.len() - 1, "{kinds:?}"); // A diagram has no declining.
    assert!(earlier > rounds(1_000) && steps > rounds(10_000), "{earlier} {steps}");
}

#[test]
fn a_step_name_leads_back_to_its_step() {
    let mut dice = Dice::new(78);
    for _ in 0..40 {
        let branch = branch(&mut dice, 4, 3);
        let (tree, _) = Diagram::build(&branch, Player::Min).expect("well formed");
        let mut babble =
            Babble { tree: &tree, dice: &mut dice, recorder: Recorder::default(), entered: 0 };
        babble.enter(None, Visit::First);
        let trace = babble.recorder.finish(true);
        assert_eq!(trace.name_of(0), None);
        for step in 1..=trace.len() {
            let name = trace.name_of(step).expect("something happens");
            assert_eq!(trace.step_of(name), Some(step));
        }
        assert_eq!(trace.name_of(trace.len() + 1), None);
    }
}

#[test]
fn hidden_nodes_stay_hidden_everywhere() {
    let mut dice = Dice::new(79);
    for _ in 0..200 {
        let branch = branch(&mut dice, 4, 3);
        let (tree, diagram) = Diagram::build(&branch, Player::Max).expect("well formed");
        let trace = yomisuji::scenario::record(Algorithm::AlphaBeta, &tree).expect("small");
        let (tree, trace) = (Arc::new(tree), Arc::new(trace));
        let timeline = Timeline::of(&tree, &trace);
        let mut replay = Replay::new(tree.clone(), trace);
        replay.seek(dice.below(replay.last_step() as u64 + 1) as usize);
        let node = NodeId(dice.below(tree.len() as u64) as u32);
        let hidden = Hidden { values: [node].into(), all_but: None, step: true, future: false };
        let open =
            Projection::new(&replay, &timeline, Algorithm::AlphaBeta, &diagram, Language::En);
        let seen = open.hiding(&hidden);
        assert_eq!((seen.value(node), seen.best(node)), (None, None));
        assert_eq!(seen.value_text(node).plain, "?");
        assert!(seen.card(node).why.len() <= open.card(node).why.len());
        assert_eq!((seen.lit_line(), seen.window(node)), (None, None));
        assert!(seen.variables().is_empty());
        assert!(seen.change().is_none_or(|change| change.node != node));
        if replay.node(node).phase() == Phase::Done {
            assert!(seen.spoken_name(node).contains('?') && !open.spoken_name(node).contains('?'));
        }
        if replay.step() > 0 {
            assert_eq!(seen.sentence(), "What happens is still hidden.");
        }
    }
}

/// Every text of the lessons, and every document.
fn lesson_texts() -> Vec<Words> {
    let mut texts = Vec::new();
    for shipped in shipped() {
        let lesson = read_lesson(shipped.id, shipped.text()).expect("it ships");
        texts.push(lesson.title.clone());
        texts.extend(lesson.texts().cloned());
    }
    let read = |path| fs::read_to_string(path).expect("a document");
    texts.extend(documents().into_iter().map(read).map(Words::same));
    texts
}

#[test]
fn every_glossary_term_occurs_in_some_text_of_each_language() {
    let texts = lesson_texts();
    for language in Language::ALL {
        let found: HashSet<_> = texts
            .iter()
            .flat_map(|text| terms_in(text.get(language), language))
            .map(|(_, term)| term.name.get(language))
            .collect();
        for term in GLOSSARY.iter() {
            let name = term.name.get(language);
            assert!(found.contains(name), "{name} is used nowhere");
        }
    }
}

/// Every file below a folder.
fn files_below(folder: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut open = vec![PathBuf::from(folder)];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).expect("a folder");
            open.extend(entries.map(|entry| entry.expect("an entry").path()));
        } else {
            files.push(path);
        }
    }
    files
}

#[test]
fn texts_use_one_name_for_each_thing() {
    for file in [files_below("src"), files_below("scenarios"), documents()].concat() {
        let Ok(text) = fs::read_to_string(&file) else {
            continue; // A font or a table of weights.
        };
        // 言葉 is another word, the first lesson names a leaf in both ways once, and a game record of
        // Kakinoki has 持ち駒 in its header.
        let mut text = text.replace("言葉", "").replacen("末端(葉)といい", "", 1);
        if file.ends_with("kakinoki/read.rs") {
            text = text.replace("手の持ち駒", "");
        }
        // What else a thing is called is what a search for it finds, and the glossary says it.
        if file.ends_with("text/finding.rs") {
            continue;
        }
        let says_else = |line: &str| line.contains("ともいう") && line.starts_with("glossary-");
        for (banned, instead) in [
            ("葉", "末端"),
            ("地平線", "水平線"),
            ("持ち駒", "持駒"),
            ("マスの", "升の"),
            ("幅のない窓", "幅1の窓"),
            ("採点表", "解答"),
            ("動く絵", "アニメーション"),
            ("印字", "出力"),
        ] {
            let found = text.lines().find(|line| line.contains(banned) && !says_else(line));
            assert!(
                found.is_none(),
                "{}: {banned} instead of {instead}: {found:?}",
                file.display()
            );
        }
    }
}

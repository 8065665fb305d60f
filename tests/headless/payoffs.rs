//! Trees in which each player has payoffs of its own, and games as Gambit writes them, against a
//! backward induction of the tests' own.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;

use crate::cover::rounds;
use crate::random::Dice;
use yomisuji::claim::{ClaimOracle, StepClaim, claims, prove};
use yomisuji::formats::nested_list;
use yomisuji::formats::tree_text::parse_tree;
use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::language::{Language, Say as _};
use yomisuji::lesson::{PredictionKind, Projection};
use yomisuji::scenario::record;
use yomisuji::score::{Bound, Fraction, Outcome, Player, Score};
use yomisuji::search::{Algorithm, WordLevel};
use yomisuji::session::{Job, Source, prepare};
use yomisuji::trace::{EventKind, Replay, Timeline, Trace};
use yomisuji::tree::{NodeId, Tree};

/// The payoffs of all players, in halves.
type Halves = Vec<i64>;

/// A node of the tests' own: who moves, or what is paid.
#[derive(Clone, Debug)]
enum Own {
    Moves(usize, Vec<Own>),
    Pays(Halves),
}

/// A number from 0, less than the limit.
fn below(dice: &mut Dice, limit: i64) -> i64 {
    let limit = u64::try_from(limit).expect("a limit");
    i64::try_from(dice.below(limit)).expect("it is less")
}

fn place(dice: &mut Dice, limit: usize) -> usize {
    usize::try_from(dice.below(limit as u64)).expect("it is less")
}

/// A tree of so many players; with a sum, no payoff is negative and all leaves add up to it.
fn random_tree(dice: &mut Dice, depth: u64, players: usize, sum: Option<i64>) -> Own {
    if depth == 0 || depth < 3 && dice.below(4) == 0 {
        return Own::Pays(match sum {
            None => (0..players).map(|_| below(dice, 13) - 6).collect(),
            Some(sum) => {
                let mut cuts: Vec<_> = (1..players).map(|_| below(dice, sum + 1)).collect();
                cuts.extend([0, sum]);
                cuts.sort_unstable();
                cuts.windows(2).map(|pair| pair[1] - pair[0]).collect()
            }
        });
    }
    let children = 1 + below(dice, 3).max(i64::from(depth > 2));
    let children = (0..children).map(|_| random_tree(dice, depth - 1, players, sum)).collect();
    Own::Moves(place(dice, players), children)
}

fn halves(value: i64) -> Fraction {
    Fraction::new(value, 2).expect("a half")
}

impl Own {
    /// The players take turns by depth, from the first one on.
    fn in_turn(&mut self, player: usize, players: usize) {
        if let Self::Moves(own, below) = self {
            *own = player;
            for child in below {
                child.in_turn((player + 1) % players, players);
            }
        }
    }

    fn branch(&self) -> Branch {
        match self {
            Self::Pays(paid) => {
                Branch::worth(Outcome::Each(paid.iter().map(|&of| halves(of)).collect()))
            }
            Self::Moves(player, below) => {
                let below = below.iter().map(Self::branch).collect();
                Branch::Turn(String::new(), below, u8::try_from(player + 1).expect("few players"))
            }
        }
    }

    fn leaves(&self) -> usize {
        match self {
            Self::Pays(_) => 1,
            Self::Moves(_, below) => below.iter().map(Self::leaves).sum(),
        }
    }

    /// Backward induction: the first of the children with the greatest `gain` of who moves there.
    fn backed_up(&self, gain: &dyn Fn(usize, &Halves) -> i64) -> Halves {
        match self {
            Self::Pays(paid) => paid.clone(),
            Self::Moves(player, below) => {
                let mut best: Option<Halves> = None;
                for child in below {
                    let paid = child.backed_up(gain);
                    if best.as_ref().is_none_or(|best| gain(*player, &paid) > gain(*player, best)) {
                        best = Some(paid);
                    }
                }
                best.expect("it has children")
            }
        }
    }
}

fn own_payoff(player: usize, paid: &Halves) -> i64 {
    paid[player]
}

fn of_first(player: usize, paid: &Halves) -> i64 {
    if player == 0 { paid[0] } else { -paid[0] }
}

fn run(branch: &Branch, algorithm: Algorithm, sum: Option<i64>) -> (Arc<Tree>, Arc<Trace>) {
    let (mut tree, _) = Diagram::build_counted(branch, Player::Max, &[], &[halves(1)])
        .unwrap_or_else(|error| panic!("{error}"));
    if let Some(sum) = sum {
        let counted = halves(sum).counted_in(tree.parts()).expect("counted in halves");
        tree.pay_in_all(counted).expect("so much at the most");
    }
    let trace = record(algorithm, &tree).expect("a run");
    (Arc::new(tree), Arc::new(trace))
}

/// What the root pays, in halves, and the leaves that were evaluated.
fn found(tree: &Arc<Tree>, trace: &Arc<Trace>) -> (Halves, BTreeSet<NodeId>) {
    let end = Replay::at_end(Arc::clone(tree), Arc::clone(trace));
    let value = end.node(NodeId::ROOT).value().expect("a value");
    let Outcome::Each(paid) = tree.outcome(value) else { panic!("payoffs") };
    let halves = paid.iter().map(|of| of.count() * 2 / of.parts()).collect();
    let leaves = trace.records().iter().filter(|record| record.kind == EventKind::Leaf);
    let all: Vec<_> = leaves.map(|record| record.node).collect();
    let leaves: BTreeSet<_> = all.iter().copied().collect();
    assert_eq!(leaves.len(), all.len(), "no leaf is evaluated twice");
    (halves, leaves)
}

#[test]
fn max_n_and_paranoid_back_up_what_each_player_chooses() {
    let mut dice = Dice::new(151);
    for round in 0..rounds(600) {
        let players = 2 + place(&mut dice, 4);
        let depth = 2 + dice.below(3);
        let mut own = random_tree(&mut dice, depth, players, None);
        if round % 2 == 0 {
            own.in_turn(0, players);
        }
        for (algorithm, gain) in [
            (Algorithm::MaxN, own_payoff as fn(usize, &Halves) -> i64),
            (Algorithm::Paranoid, of_first),
        ] {
            let (tree, trace) = run(&own.branch(), algorithm, None);
            let (paid, leaves) = found(&tree, &trace);
            assert_eq!(paid, own.backed_up(&gain), "{algorithm} {own:?}");
            assert_eq!(leaves.len(), own.leaves(), "{algorithm}: it cuts nothing");
            if let Err(falsehood) = prove(&tree, &trace, algorithm) {
                panic!("{algorithm} {own:?} {falsehood}");
            }
        }
    }
}

/// Shallow cuts change nothing: not the payoffs of the root, and not if what was skipped pays
/// otherwise.
#[test]
fn shallow_cuts_keep_the_payoffs_whatever_is_skipped() {
    let mut dice = Dice::new(1991);
    let (mut all, mut read, mut cuts) = (0, 0, 0);
    for round in 0..rounds(600) {
        let players = 2 + place(&mut dice, 3);
        let sum = 4 + 2 * below(&mut dice, 8);
        let depth = 2 + dice.below(3);
        let mut own = random_tree(&mut dice, depth, players, Some(sum));
        if round % 3 > 0 {
            own.in_turn(0, players);
        }
        let (tree, trace) = run(&own.branch(), Algorithm::MaxNShallow, Some(sum));
        let (paid, leaves) = found(&tree, &trace);
        assert_eq!(paid, own.backed_up(&own_payoff), "{own:?}");
        all += own.leaves();
        read += leaves.len();
        cuts += trace.records().iter().filter(|it| it.kind == EventKind::Cut).count();
        if let Err(falsehood) = prove(&tree, &trace, Algorithm::MaxNShallow) {
            panic!("{own:?} {falsehood}");
        }
        // In the order of the text, as the leaves stand in the tree of the tests.
        let in_order = tree.leaves_below(NodeId::ROOT);
        let was_read: Vec<_> = in_order.iter().map(|leaf| leaves.contains(leaf)).collect();
        for _ in 0..3 {
            let mut other = own.clone();
            change(&mut other, &mut was_read.iter(), &mut dice, (players, sum));
            assert_eq!(other.backed_up(&own_payoff), paid, "{own:?} {other:?}");
        }
    }
    assert!(2 * cuts > rounds(600) && read * 10 < all * 9, "{cuts} cuts, {read} of {all}");
}

/// Gives other payoffs to the leaves that were not read.
fn change(
    own: &mut Own,
    read: &mut dyn Iterator<Item = &bool>,
    dice: &mut Dice,
    (players, sum): (usize, i64),
) {
    match own {
        Own::Pays(_) if *read.next().expect("a leaf") => {}
        Own::Pays(_) => *own = random_tree(dice, 0, players, Some(sum)),
        Own::Moves(_, below) => {
            for child in below {
                change(child, read, dice, (players, sum));
            }
        }
    }
}

#[test]
fn the_oracle_refuses_a_cut_for_more_than_its_bound_has() {
    let mut dice = Dice::new(1992);
    let mut refused = 0;
    for _ in 0..rounds(200) {
        let players = 2 + place(&mut dice, 3);
        let sum = 4 + 2 * below(&mut dice, 8);
        let own = random_tree(&mut dice, 3, players, Some(sum));
        let (tree, trace) = run(&own.branch(), Algorithm::MaxNShallow, Some(sum));
        let mut oracle = ClaimOracle::new(tree, trace, Algorithm::MaxNShallow);
        while oracle.forward() {
            for claim in claims(oracle.replay(), Algorithm::MaxNShallow) {
                let StepClaim::Exhausted { node, skipped, left, by: Some(by), has } = claim else {
                    continue;
                };
                let (by, has) = (Some(by), has + 1);
                let wrong = StepClaim::Exhausted { node, skipped, left, by, has };
                assert!(!oracle.holds(&wrong), "{own:?} {wrong:?}");
                refused += 1;
            }
        }
    }
    assert!(refused > rounds(20), "{refused}");
}

/// What a sentence says somebody gets is what they get, in both languages.
#[test]
fn sentences_tell_who_chooses_and_what_for() {
    let texts =
        ["[[(1,2,3),(4,5,6)],[(0,1/2,9),(2,8,0)]]", "[[(4,5,1),(5,3,2)],[(2,7,1),(9,0,1)]]"];
    let mut compared = 0;
    for (text, sum) in texts.into_iter().zip([None, Some(20)]) {
        let branch = nested_list::parse(text).expect(text);
        for algorithm in [Algorithm::MaxN, Algorithm::MaxNShallow, Algorithm::Paranoid] {
            let (tree, trace) = run(&branch, algorithm, sum);
            let (_, diagram) = Diagram::build(&branch, Player::Max).expect(text);
            let timeline = Timeline::of(&tree, &trace);
            let mut replay = Replay::new(Arc::clone(&tree), Arc::clone(&trace));
            while replay.forward() {
                let step = replay.what_happened().expect("a step");
                for language in Language::ALL {
                    let seen = Projection::new(&replay, &timeline, algorithm, &diagram, language);
                    let said = seen.sentence();
                    let number = tree.seat(step.node) + 1;
                    let player = if language.is_english() {
                        format!("Player {number}")
                    } else {
                        format!("プレイヤー{number}")
                    };
                    assert!(!seen.words(WordLevel::Reasoning).contains("{$"), "{said}");
                    let (EventKind::Improve | EventKind::Keep) = step.kind else { continue };
                    let child = step.child.expect("a child");
                    if step.bound != Bound::Exact {
                        // The rest of it was skipped.
                        let own = tree.payoff(step.value.expect("a value"), tree.seat(child));
                        let left = tree.exact(Score(20 - own.0)).shown();
                        assert!(said.contains(&player) && said.contains(&left), "{said}");
                        continue;
                    }
                    let seat = if algorithm == Algorithm::Paranoid { 0 } else { number - 1 };
                    let gain = tree.payoff(step.value.expect("a value"), seat);
                    let gain = tree.exact(gain).shown();
                    assert!(said.contains(&player) && said.contains(&gain), "{said}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 60, "{compared}");
}

#[test]
fn a_hint_at_a_cut_asks_what_is_left_and_one_at_a_choice_compares() {
    let branch = nested_list::parse("[[(4,5,1),(5,3,2)],[(2,7,1),(9,0,1)]]").expect("a tree");
    let (tree, trace) = run(&branch, Algorithm::MaxNShallow, Some(20));
    let (_, diagram) = Diagram::build(&branch, Player::Max).expect("a tree");
    let timeline = Timeline::of(&tree, &trace);
    let mut replay = Replay::new(tree, trace);
    let mut asked = [0; 2];
    loop {
        let seen =
            Projection::new(&replay, &timeline, Algorithm::MaxNShallow, &diagram, Language::En);
        for (number, kind) in [PredictionKind::Cut, PredictionKind::Best].into_iter().enumerate() {
            let Some(question) = seen.prediction(&[kind].into()) else { continue };
            let [rule, place] = seen.hints(&question);
            let is_cut = kind == PredictionKind::Cut;
            assert_eq!(rule.starts_with("How much of the sum is left"), is_cut, "{rule}");
            assert_eq!(rule.starts_with("Compare what Player"), !is_cut, "{rule}");
            assert_eq!(place.ends_with("here already."), is_cut, "{place}");
            assert_eq!(place.starts_with("The best so far is"), !is_cut, "{place}");
            asked[number] += 1;
        }
        if !replay.forward() {
            break;
        }
    }
    assert!(asked.iter().all(|asked| *asked > 0), "{asked:?}");
}

/// A game as Gambit writes it, and what its root is worth.
struct Game<'d> {
    dice: &'d mut Dice,
    text: String,
    players: usize,
    /// The two of two players are opposed: their payoffs add up to this, in halves.
    opposed: Option<i64>,
    sets: u64,
    /// The payoffs of the outcomes so far.
    outcomes: Vec<Vec<i64>>,
    /// The number of chance nodes.
    chances: u64,
}

impl Game<'_> {
    fn label(&mut self) -> String {
        ["", "a", "a", "Straße 札", "1"][place(self.dice, 5)].to_owned()
    }

    /// An outcome with these payoffs, written out or known from before.
    fn outcome(&mut self, paid: &[i64]) {
        if let Some(number) = self.outcomes.iter().position(|of| of == paid) {
            let _ = write!(self.text, "{}", number + 1);
            if self.dice.below(2) == 0 {
                return self.text.push('\n');
            }
        } else {
            self.outcomes.push(paid.to_vec());
            let _ = write!(self.text, "{}", self.outcomes.len());
        }
        let (label, comma) = (self.label(), [", ", " "][place(self.dice, 2)]);
        let written: Vec<_> = paid
            .iter()
            .map(|&of| match (of % 2, self.dice.below(3)) {
                (0, 0) => (of / 2).to_string(),
                (_, 1) => format!("{of}/2"),
                _ => format!("{:.1}", of as f64 / 2.0),
            })
            .collect();
        let _ = writeln!(self.text, " \"{label}\" {{ {} }}", written.join(comma));
    }

    fn random_payoffs(&mut self) -> Vec<i64> {
        let own = below(self.dice, 13) - 6;
        match self.opposed {
            Some(sum) => vec![own, sum - own],
            None => (0..self.players).map(|_| below(self.dice, 13) - 6).collect(),
        }
    }

    /// Writes a node; `before` is what was paid on the way. Returns its value as halves over a whole.
    fn node(&mut self, depth: u64, before: &[i64]) -> Vec<(i128, i128)> {
        let label = self.label();
        if depth == 0 || depth < 3 && self.dice.below(5) == 0 {
            let _ = write!(self.text, "t \"{label}\" ");
            let paid = self.random_payoffs();
            self.outcome(&paid);
            return paid.iter().zip(before).map(|(a, b)| (i128::from(a + b), 1)).collect();
        }
        let count = 1 + self.dice.below(3);
        let names: Vec<_> = (0..count).map(|_| self.label()).collect();
        let is_chance = self.opposed.is_some() && self.dice.below(4) == 0;
        let mut weights = Vec::new();
        let player = place(self.dice, self.players);
        if is_chance {
            self.chances += 1;
            weights = (0..count).map(|_| i128::from(1 + below(self.dice, 4))).collect();
            let whole: i128 = weights.iter().sum();
            let moves: Vec<_> = names
                .iter()
                .zip(&weights)
                .map(|(name, of)| format!("\"{name}\" {of}/{whole}"))
                .collect();
            let number = self.chances;
            let _ = write!(self.text, "c \"{label}\" {number} \"\" {{ {} }} ", moves.join(" "));
        } else {
            self.sets += 1;
            let moves: Vec<_> = names.iter().map(|name| format!("\"{name}\"")).collect();
            let (set, name) = (self.sets, self.label());
            let _ = write!(
                self.text,
                "p \"{label}\" {} {set} \"{name}\" {{ {} }} ",
                player + 1,
                moves.join(" ")
            );
        }
        // Something may be paid at an inner node, too: of two who are opposed, nothing in all.
        let mut paid = vec![0; self.players];
        if self.dice.below(4) == 0 {
            let own = below(self.dice, 5) - 2;
            paid = if self.opposed.is_some() {
                vec![own, -own]
            } else {
                paid.iter().map(|_| own).collect()
            };
            self.outcome(&paid);
        } else {
            self.text.push_str("0\n");
        }
        let now: Vec<_> = before.iter().zip(&paid).map(|(a, b)| a + b).collect();
        let children: Vec<_> = (0..count).map(|_| self.node(depth - 1, &now)).collect();
        if is_chance {
            let whole: i128 = weights.iter().sum();
            let mean = |seat: usize| {
                children.iter().zip(&weights).fold((0, 1), |(above, under), (value, weight)| {
                    let (a, b) = value[seat];
                    (above * b * whole + a * weight * under, under * b * whole)
                })
            };
            return (0..self.players).map(mean).collect();
        }
        let greater = |one: &(i128, i128), other: &(i128, i128)| one.0 * other.1 > other.0 * one.1;
        let better = |best: Vec<(i128, i128)>, next: Vec<(i128, i128)>| {
            if greater(&next[player], &best[player]) { next } else { best }
        };
        children.into_iter().reduce(better).expect("it has children")
    }
}

/// Games in every form that Gambit's own files have give the value of backward induction: with chance,
/// with payoffs on the way, outcomes used twice, labels that repeat, several players, and a player who
/// moves twice in a row.
#[test]
fn games_of_gambit_are_worth_what_backward_induction_says() {
    let mut dice = Dice::new(2_026);
    // For other programs to check.
    let folder = std::env::var_os("YOMISUJI_EFG_FOLDER").map(std::path::PathBuf::from);
    for round in 0..rounds(300).max(200) {
        let players = if round % 2 == 0 { 2 } else { 2 + place(&mut dice, 3) };
        let opposed = (round % 2 == 0).then(|| below(&mut dice, 5) - 2);
        let names: Vec<_> = (0..players).map(|player| format!("\"P{player}\"")).collect();
        let head = format!("EFG 2 R \"game {round}\" {{ {} }}\n\"\"\n\n", names.join(" "));
        let mut game = Game {
            dice: &mut dice,
            text: head,
            players,
            opposed,
            sets: 0,
            outcomes: Vec::new(),
            chances: 0,
        };
        let depth = 1 + game.dice.below(4);
        let value = game.node(depth, &vec![0; players]);
        let text = game.text;
        if let Some(folder) = &folder {
            let path = folder.join(format!("{round}.efg"));
            std::fs::write(path, &text).expect("written");
            let value: Vec<_> =
                value.iter().map(|(above, below)| format!("{above}/{}", below * 2)).collect();
            std::fs::write(folder.join(format!("{round}.value")), value.join(" "))
                .expect("written");
        }
        let name = format!("game-{round}.efg");
        let source = Source::Text { name, bytes: text.clone().into_bytes() };
        let opened = prepare(source, text.as_bytes(), &Job::default())
            .unwrap_or_else(|words| panic!("{}\n{text}", words.get(Language::En)));
        let end = opened.end();
        let found = end.node(NodeId::ROOT).value().expect("a value");
        let told = opened.tree().outcome(found);
        let found: Vec<_> = told
            .numbers()
            .iter()
            .map(|of| (i128::from(of.count()), i128::from(of.parts())))
            .collect();
        for (seat, (above, below)) in found.iter().enumerate() {
            let (own, whole) = value[seat];
            assert_eq!(above * whole * 2, own * below, "{told} {value:?}\n{text}");
        }
        if let Err(falsehood) = prove(opened.tree(), end.trace(), opened.algorithm()) {
            panic!("{falsehood}\n{text}");
        }
    }
}

/// Whoever cannot tell nodes apart cannot be backed up: the tree is drawn, and the reason is told.
#[test]
fn information_sets_are_drawn_and_not_backed_up() {
    let text = "EFG 2 R \"g\" { \"A\" \"B\" }\nc \"\" 1 \"\" { \"h\" 1/2 \"t\" 1/2 } 0\n\
        p \"L7\" 1 7 \"S\" { \"x\" \"y\" } 0\nt \"\" 1 \"\" { 1, -1 }\nt \"\" 2 \"\" { 2, -2 }\n\
        p \"R7\" 1 7 0\nt \"\" 2\nt \"\" 1\n";
    let read = parse_tree(text).expect("a game");
    assert_eq!(read.together, [["L7", "R7"]]);
    let source = Source::Text { name: "hidden.efg".to_owned(), bytes: text.as_bytes().to_vec() };
    let opened = prepare(source, text.as_bytes(), &Job::default()).expect("it opens");
    assert_eq!((opened.last_step(), opened.tree().len()), (0, 7));
    for language in Language::ALL {
        let said = opened.projection(language).sentence();
        assert!(said.contains("L7") && said.contains("R7"), "{said}");
    }
    let wrong = text.replace("p \"R7\" 1 7 0", "p \"R7\" 1 7 \"S\" { \"x\" } 0");
    let said = parse_tree(&wrong).expect_err("another number of moves").say(Language::En);
    assert!(said.starts_with("line 6, ") && said.contains("information set 7"), "{said}");
}

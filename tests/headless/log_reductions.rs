//! Logs of searches that read late moves with less depth, and again in full where they are good: right
//! ones have no fault, as a whole, line by line and as JSON lines, and each slip is told at its line.

use yomisuji::formats::search_log::parse;
use yomisuji::score::{Player, Score, Window};
use yomisuji::search::Slip;
use yomisuji::tree::{NodeId, Tree};

use crate::log_family::first;
use crate::log_streams::{objects, streamed, whole};
use crate::random::{Dice, branch, tree as tree_of};
use crate::search_logs::{LogStyle, end, faults, grown_of, list};

/// How moves are read with less depth.
#[derive(Clone, Copy, Debug)]
struct Manner {
    /// Whether all later moves are asked with null windows, as in PVS.
    scouts: bool,
    /// Whether those with less depth are.
    tests: bool,
    /// Whether what is good with less depth is asked with the same window in full, before it is read.
    asks_again: bool,
    slip: Option<Slip>,
}

fn manners(slip: Option<Slip>) -> impl Iterator<Item = Manner> {
    [
        (false, false, false),
        (false, true, false),
        (false, true, true),
        (true, true, false),
        (true, true, true),
    ]
    .into_iter()
    .map(move |(scouts, tests, asks_again)| Manner { scouts, tests, asks_again, slip })
}

/// A search to some plies that reads every move but the first with one ply less.
struct Reducing<'t> {
    tree: &'t Tree,
    manner: Manner,
    style: LogStyle,
    lines: Vec<String>,
    again: usize,
}

impl Reducing<'_> {
    fn turned(&self, node: NodeId, value: Score) -> Score {
        let flips = self.style.by_mover && self.tree.node(node).player == Player::Min;
        if flips { -value } else { value }
    }

    /// What a node is worth as it stands.
    fn standing(&self, node: NodeId) -> Score {
        match self.tree.children(node).next() {
            Some(_) => Score((node.0.wrapping_mul(2_654_435_761) >> 20) as i32 % 19 - 9),
            None => self.tree.node(node).value,
        }
    }

    fn read(&mut self, node: NodeId, plies: u8, window: Window) -> Score {
        let player = self.tree.node(node).player;
        let number = self.tree.child_numbers(node).last().map_or(0, |number| number + 1);
        let (alpha, beta) = (self.turned(node, window.alpha), self.turned(node, window.beta));
        let flips = self.style.by_mover && player == Player::Min;
        let (low, high) = if flips { (beta, alpha) } else { (alpha, beta) };
        let name = if node == NodeId::ROOT { "root".to_owned() } else { number.to_string() };
        self.lines.push(format!("enter {name} {} {}", end(low), end(high)));
        let children: Vec<_> = self.tree.children(node).collect();
        if plies == 0 || children.is_empty() {
            let value = self.standing(node);
            self.lines.push(format!("leaf {}", self.turned(node, value).0));
            return value;
        }
        let Manner { scouts, tests, asks_again, slip } = self.manner;
        let mut own = window;
        let mut best = player.worst();
        for (place, child) in children.into_iter().enumerate() {
            if own.is_closed() {
                self.lines.push("cut".to_owned());
                break;
            }
            let asks = place > 0 && own.of(player).is_finite();
            let scout = own.scout(player);
            let mut value = None;
            let mut is_asked = scouts && asks;
            if place > 0 && plies >= 2 {
                let window = if tests && asks { scout } else { own };
                self.lines.push("reduce 1".to_owned());
                let found = self.read(child, plies - 2, window);
                let is_good = player.prefers(found, own.of(player));
                if slip == Some(Slip::ReducedTrusted) || !is_good {
                    value = Some(found);
                } else {
                    self.again += 1;
                    is_asked = asks && asks_again;
                    if slip == Some(Slip::ReducedAgain) {
                        self.lines.push("reduce 1".to_owned());
                        value = Some(self.read(child, plies - 2, own));
                    }
                }
            }
            let value = value.unwrap_or_else(|| {
                if is_asked {
                    let found = self.read(child, plies - 1, scout);
                    if !own.contains(found) {
                        return found;
                    }
                }
                self.read(child, plies - 1, own)
            });
            best = player.better(best, value);
            own.raise(player, best);
        }
        self.lines.push(format!("exit {}", self.turned(node, best).0));
        best
    }
}

/// The log of such a search over a random tree, with the number of second readings.
fn reduced(dice: &mut Dice, manner: Manner) -> (String, usize) {
    let branch = branch(dice, 5, 4);
    let (tree, root) = tree_of(dice, &branch);
    let style =
        LogStyle { has_tree: dice.below(2) == 0, by_mover: dice.below(2) == 0, is_hard: false };
    let mut search = Reducing { tree: &tree, manner, style, lines: Vec::new(), again: 0 };
    search.read(NodeId::ROOT, 4, Window::FULL);
    let algorithm = if manner.scouts { "pvs" } else { "alpha-beta" };
    let mut head = vec!["yomisuji search-log 2".to_owned(), format!("algorithm {algorithm}")];
    head.push(format!("root {}", root.id()));
    head.push(format!("view {}", if style.by_mover { "mover" } else { "max" }));
    if style.has_tree {
        head.push(format!("tree {}", list(&branch)));
    }
    if style.has_tree || dice.below(2) == 0 {
        head.push("depth 4".to_owned());
    }
    ([head, search.lines].concat().join("\n"), search.again)
}

#[test]
fn a_right_search_with_reductions_has_no_fault() {
    let mut dice = Dice::new(401);
    let (mut again, mut logs) = ([0; 5], 0);
    for _ in 0..200 {
        for (number, manner) in manners(None).enumerate() {
            let (text, count) = reduced(&mut dice, manner);
            assert_eq!(faults(&text), [], "{manner:?}\n{text}");
            let (found, stream) = streamed(&text);
            assert_eq!(found, None, "{text}");
            assert!(stream.is_finished());
            let judged = grown_of(&text, 10_000);
            assert_eq!(judged.line(stream.steps() + 1), None);
            assert!(judged.line(stream.steps()).is_some());
            assert_eq!(faults(&objects(&text)), [], "{text}");
            again[number] += count;
            logs += usize::from(text.contains("reduce"));
        }
    }
    println!("{again:?} {logs}");
    assert!(again.iter().all(|&count| count > 50) && logs > 400, "{again:?} {logs}");
}

#[test]
fn what_is_wrong_with_reductions_has_its_name() {
    let mut dice = Dice::new(402);
    let mut named = [0; 2];
    for _ in 0..60 {
        for (number, slip) in Slip::OF_LOGS.into_iter().take(2).enumerate() {
            for manner in manners(Some(slip)) {
                let (text, _) = reduced(&mut dice, manner);
                assert_eq!(streamed(&text).0, whole(&text), "{text}");
                let judged = grown_of(&text, 10_000);
                let Some(first) = judged.faults().first() else { continue };
                let kind = ["again", "not-in-full"][number];
                assert_eq!((first.kind.id(), judged.mistake()), (kind, Some(slip)), "{text}");
                named[number] += 1;
            }
        }
    }
    println!("{named:?}");
    assert!(named.iter().all(|&count| count > 50), "{named:?}");
}

/// The numbers of a log that are wrong by one, each at its line.
#[test]
fn every_wrong_number_beside_reductions_is_found_at_its_line() {
    let mut dice = Dice::new(403);
    let mut counts = [0; 3];
    for round in 0..300 {
        let manner = manners(None).nth(round % 5).expect("a manner");
        let (text, _) = reduced(&mut dice, manner);
        // By another book another value may be right.
        let text = text.replacen("root", "return soft\nroot", 1);
        let lines: Vec<_> = text.lines().map(str::to_owned).collect();
        let at = dice.below(lines.len() as u64) as usize;
        let words: Vec<_> = lines[at].split(' ').collect();
        let raised = |word: &str| word.parse::<i32>().map(|number| (number + 1).to_string());
        let (kind, wrong) = match words[..] {
            ["enter", name, alpha, beta] => match raised(alpha) {
                Ok(alpha) => (0, format!("enter {name} {alpha} {beta}")),
                Err(_) => continue,
            },
            ["exit", value] => (1, format!("exit {}", raised(value).expect("a value"))),
            ["leaf", value] if text.contains("tree") => {
                (2, format!("leaf {}", raised(value).expect("a value")))
            }
            _ => continue,
        };
        // A leaf of the tree; elsewhere the first of two that are not equal is the right one.
        let mut changed = lines.clone();
        changed[at] = wrong;
        let changed = changed.join("\n");
        let found = faults(&changed);
        let Some((first, line)) = found.first() else { continue };
        let due = [&["window", "again"][..], &["value"], &["leaf", "value", "not-in-full"]][kind];
        if kind < 2 {
            assert!(
                due.contains(&first.kind.id()) && *line == at + 1,
                "{first:?} {line}\n{changed}"
            );
        }
        assert_eq!(streamed(&changed).0.map(|it| it.1), whole(&changed).map(|it| it.1));
        counts[kind] += 1;
    }
    println!("{counts:?}");
    assert!(counts[0] > 10 && counts[1] > 20, "{counts:?}");
}

#[test]
fn each_rule_of_a_reduction_is_told_at_its_line() {
    let head = "algorithm alpha-beta\ntree [3, [5, 7], [1, 2]]\nenter -inf inf\nenter 1 -inf inf\nleaf 3\n";
    let good = format!("{head}reduce 1\nenter 2 3 inf\nleaf 5\n");
    let full = "enter 2 3 inf\nenter 1 3 inf\nleaf 5\nenter 2 3 5\nleaf 7\nexit 5\n";
    let low = "reduce 1\nenter 3 5 inf\nleaf 1\n";
    assert_eq!(first(&format!("{good}{full}{low}exit 5\n")), "right");
    // The line `reduce` comes before its child.
    assert_eq!(first(&format!("{good}{low}exit 5\n")), "not-in-full 10");
    assert_eq!(first(&format!("{good}exit 5\n")), "not-in-full 10");
    assert_eq!(first(&format!("{good}back 5\n{full}{low}exit 5\n")), "right");
    assert_eq!(first(&format!("{good}back 4\n{full}{low}exit 5\n")), "back 10");
    // Before the next line nothing is missing.
    assert_eq!(first(&good), "right");
    assert_eq!(first(&format!("{good}reduce 1\nenter 2 3 inf\nleaf 5\nexit 5\n")), "again 11");
    assert_eq!(
        first(&format!("{good}{}", full.replacen("enter 2 3 inf", "enter 2 4 inf", 1))),
        "window 10"
    );
    let vain = format!("{head}reduce 1\nenter 3 3 inf\nleaf 1\nenter 3 3 inf\n");
    assert_eq!(first(&vain), "again 10");
    // Less by less.
    let two = good.replace("reduce 1", "reduce 2");
    assert_eq!(
        first(&format!("{two}reduce 1\nenter 2 3 inf\nleaf 5\n{full}{low}exit 5\n")),
        "right"
    );
    // What the table has to know is less deep there, too.
    let known =
        "algorithm alpha-beta\ndepth 3\nenter -inf inf\nenter 1 -inf inf\nleaf 3\nreduce 1\n";
    assert_eq!(first(&format!("{known}enter 2 3 inf\nrecall 2 exact 1\n")), "right");
    assert_eq!(first(&format!("{known}enter 2 3 inf\nrecall 2 exact 0\n")), "table-depth 9");
    for (text, says) in [
        ("algorithm minimax\nenter\nreduce 1\nenter\n", "minimax has no bound"),
        ("enter\nreduce 1\nexit 3\n", "expected enter right after reduce"),
        ("enter\nreduce deep\n", "expected a number of plies"),
        ("enter\nreduce\n", "found nothing after"),
        ("reduce 1\nenter\n", "expected a line of the header"),
        (
            "enter\nenter\nleaf 3\nreduce 1\nenter a\nleaf 2\nenter b\nleaf 1\nenter a\n",
            "has been read before",
        ),
    ] {
        let said = first(text);
        assert!(said.contains(says), "{text}\n{said}");
    }
    let json =
        "{\"yomisuji\":\"search-log\",\"version\":2}\n{\"kind\":\"enter\"}\n{\"kind\":\"reduce\",";
    assert!(parse(&format!("{json}\"plies\":2}}\n")).is_ok());
    let error = parse(&format!("{json}\"value\":2}}\n")).map(|_| ()).expect_err("a field");
    assert_eq!((error.line, error.column), (3, 18));
}

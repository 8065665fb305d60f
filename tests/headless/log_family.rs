//! Logs of searches that read a node more than once, or begin more than once: right ones have no
//! fault, and each slip is told at its line.

use yomisuji::score::{Player, Score, Window};
use yomisuji::search::{Algorithm, SearchBook, Slip};
use yomisuji::tree::{NodeId, Tree};

use yomisuji::host::Folders;

use crate::random::{Dice, branch, tree as tree_of};
use crate::run_for;
use crate::search_logs::{
    LogStyle, end, faults, grown, grown_of, lines, log, slipped_lines, styles,
};

fn headed(algorithm: Algorithm, text: &str) -> String {
    text.replacen("root", &format!("algorithm {algorithm}\nroot"), 1)
}

#[test]
fn a_right_run_with_null_windows_has_no_fault() {
    let mut dice = Dice::new(201);
    let mut again = [0; 2];
    for _ in 0..150 {
        let branch = branch(&mut dice, 5, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        for style in styles().filter(|style| !style.is_hard) {
            for (number, algorithm) in [Algorithm::Pvs, Algorithm::MtdF].into_iter().enumerate() {
                let lines = lines(&tree, algorithm, style);
                let text = headed(algorithm, &log(&lines, (&branch, root), style));
                assert_eq!(faults(&text), [], "{text}");
                let entered = lines.iter().filter(|line| line.starts_with("enter")).count();
                again[number] += usize::from(entered > tree.len());
            }
        }
    }
    assert!(again.iter().all(|&count| count > 10), "{again:?}");
}

/// A null window's answer that is taken for the value is missing a second reading, and so is called;
/// plain alpha-beta in the name of PVS is called that.
#[test]
fn what_is_wrong_with_null_windows_has_its_name() {
    let mut dice = Dice::new(202);
    let mut counts = [0; 2];
    let style = LogStyle { has_tree: true, by_mover: false, is_hard: false };
    for _ in 0..200 {
        let branch = branch(&mut dice, 5, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        let right = lines(&tree, Algorithm::Pvs, style);
        for (number, slip) in [Slip::NoResearch, Slip::NoScouts].into_iter().enumerate() {
            let found = slipped_lines(&tree, (SearchBook::default(), Some(slip), true), style);
            let text = headed(Algorithm::Pvs, &log(&found, (&branch, root), style));
            let judged = grown_of(&text, 10_000);
            let Some(first) = judged.faults().first() else {
                // The windows are the same as those of PVS, or all values are.
                assert!(found.len() <= right.len(), "{text}");
                continue;
            };
            assert_eq!(judged.mistake(), Some(slip), "{text}");
            let kinds = [&["not-again"][..], &["window"]];
            assert!(kinds[number].contains(&first.kind.id()), "{first:?}\n{text}");
            counts[number] += 1;
        }
    }
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}

/// A search to one depth after another with a table, best moves first and, every other time, a narrow
/// window around the last value; with quiescence instead, which may stand at every node.
struct Deepening<'t> {
    tree: &'t Tree,
    stands: bool,
    lines: Vec<String>,
    /// By node: the best child, and what is known of it (value, bound, depth).
    best: Vec<Option<NodeId>>,
    table: Vec<Option<(Score, &'static str, u8)>>,
    recalls: usize,
}

impl<'t> Deepening<'t> {
    fn new(tree: &'t Tree, stands: bool) -> Self {
        let count = tree.len();
        let (best, table) = (vec![None; count], vec![None; count]);
        Self { tree, stands, lines: Vec::new(), best, table, recalls: 0 }
    }

    /// What a node is worth as it stands.
    fn standing(&self, node: NodeId) -> Score {
        let tree = self.tree;
        match tree.children(node).next() {
            Some(_) => Score((node.0.wrapping_mul(2_654_435_761) >> 20) as i32 % 19 - 9),
            None => tree.node(node).value,
        }
    }

    fn read(&mut self, node: NodeId, plies: u8, window: Window) -> Score {
        let player = self.tree.node(node).player;
        let number = self.tree.child_numbers(node).last().map_or(0, |number| number + 1);
        let Window { alpha, beta } = window;
        self.lines.push(format!("enter {number} {} {}", end(alpha), end(beta)));
        if let Some((value, bound, known)) = self.table[node.index()]
            && known >= plies
            && node != NodeId::ROOT
            && match bound {
                "exact" => true,
                "lower" => value >= beta,
                _ => value <= alpha,
            }
        {
            self.recalls += 1;
            self.lines.push(format!("recall {} {bound} {known}", value.0));
            return value;
        }
        let mut children: Vec<_> = self.tree.children(node).collect();
        if plies == 0 || children.is_empty() {
            let value = self.standing(node);
            self.lines.push(format!("leaf {}", value.0));
            return value;
        }
        let mut own = window;
        let mut best = player.worst();
        if self.stands {
            best = self.standing(node);
            own.raise(player, best);
            self.lines.push(format!("stand {}", best.0));
        }
        if let Some(first) = self.best[node.index()] {
            children.retain(|&child| child != first);
            children.insert(0, first);
        }
        for child in children {
            if own.is_closed() {
                self.lines.push("cut".to_owned());
                break;
            }
            let value = self.read(child, plies - 1, own);
            if player.prefers(value, best) {
                self.best[node.index()] = Some(child);
                best = value;
            }
            own.raise(player, best);
        }
        let bound = if best <= alpha {
            "upper"
        } else if best >= beta {
            "lower"
        } else {
            "exact"
        };
        self.table[node.index()] = Some((best, bound, plies));
        self.lines.push(format!("exit {}", best.0));
        best
    }

    fn deepen(&mut self, margin: Option<i32>) {
        let mut value = Score(0);
        for plies in 1..=4 {
            self.lines.push(format!("depth {plies}"));
            let mut window = match margin.filter(|_| plies > 1) {
                Some(margin) => Window { alpha: value + -margin, beta: value + margin },
                None => Window::FULL,
            };
            loop {
                value = self.read(NodeId::ROOT, plies, window);
                if value <= window.alpha {
                    window.alpha = Score::MIN;
                } else if value >= window.beta {
                    window.beta = Score::MAX;
                } else {
                    break;
                }
            }
        }
    }

    fn text(&self, root: Player) -> String {
        let algorithm = if self.stands { "quiescence-alpha-beta" } else { "alpha-beta" };
        let head = format!("yomisuji search-log 2\nalgorithm {algorithm}\nroot {}\n", root.id());
        head + &self.lines.join("\n")
    }
}

#[test]
fn deepening_with_a_table_and_narrow_windows_has_no_fault() {
    let mut dice = Dice::new(203);
    let (mut recalls, mut tried) = (0, [0; 3]);
    for round in 0..200 {
        let branch = branch(&mut dice_of(round), 5, 3);
        let (tree, root) = tree_of(&mut dice, &branch);
        let mut deepening = Deepening::new(&tree, false);
        deepening.deepen([None, Some(2), Some(40)][round as usize % 3]);
        let text = deepening.text(root);
        assert_eq!(faults(&text), [], "{text}");
        recalls += deepening.recalls;
        // A value of the table that is another one, or of fewer plies, or cannot answer.
        let Some(at) = deepening.lines.iter().rposition(|line| line.starts_with("recall")) else {
            continue;
        };
        let words: Vec<_> = deepening.lines[at].split(' ').map(str::to_owned).collect();
        let value: i32 = words[1].parse().expect("a value");
        let plies: u8 = words[3].parse().expect("plies");
        let wrong = [
            ("table", format!("recall {} {} {plies}", value + 1, words[2])),
            ("table-depth", format!("recall {value} {} {}", words[2], plies.saturating_sub(4))),
            ("table-bound", format!("recall {value} {} {plies}", other(&words[2]))),
        ];
        for (number, (kind, line)) in wrong.into_iter().enumerate() {
            if line == deepening.lines[at] {
                continue;
            }
            let mut lines = deepening.lines.clone();
            lines[at] = line;
            let changed = Deepening { lines, ..Deepening::new(&tree, false) }.text(root);
            let found = faults(&changed);
            let here = |kind: &str| {
                found.iter().any(|(fault, line)| *line == at + 4 && fault.kind.id() == kind)
            };
            // A bound that the table does not have is another value, too; and what a table says that
            // knows more lines than one can be refuted only by the same plies.
            tried[number] += usize::from(here(kind));
            assert!(
                here(kind)
                    || ["table", "table-bound"].into_iter().any(here)
                    || kind != "table-depth" && found.is_empty(),
                "{kind} {:?}\n{changed}",
                found.first()
            );
        }
    }
    assert!(recalls > 80, "{recalls}");
    assert!(tried[1..].iter().all(|&count| count > 10), "{tried:?}");
    // In a tree that is given, nothing comes from another line.
    let text = "algorithm alpha-beta\ntree [[3, 9], [1, 4]]\nenter 4 9\nenter 1 4 9\nenter 1 4 9\nleaf 3\ncut\n\
                exit 3\nenter 2 4 9\nenter 1 4 9\nleaf 1\ncut\nexit 1\nexit 3\nenter -inf 9\nenter 1 -inf 9\n";
    for (known, says) in [("recall 5", "table 18"), ("recall 3 upper", "table-bound 18")] {
        assert_eq!(first(&format!("{text}{known}\n")), says);
    }
}

/// What two lines lead to is read deeper by one of them, and taken from the table by the other.
#[test]
fn a_table_may_know_more_than_its_node_has_returned() {
    let text = |known: &str| {
        format!(
            "algorithm minimax\ndepth 2\nenter root\nenter a\nenter b\nleaf 3\nexit 3\nenter b\nenter a\n\
             leaf 3\nexit 3\nexit 3\ndepth 3\nenter root\nenter a\nenter b\nenter c\nleaf 7\nexit 7\nexit 7\n\
             enter b\nenter a\nrecall {known}\nexit 7\nexit 7\n"
        )
    };
    assert_eq!(first(&text("7 exact 1")), "right");
    assert_eq!(first(&text("7 exact")), "right");
    // Too shallow, and two values by the same plies.
    assert_eq!(first(&text("7 exact 0")), "table 24");
}

fn dice_of(round: u64) -> Dice {
    Dice::new(1000 + round)
}

fn other(bound: &str) -> &'static str {
    if bound == "lower" { "upper" } else { "lower" }
}

#[test]
fn quiescence_with_its_stands_has_no_fault() {
    let mut stands = 0;
    for round in 0..200 {
        let mut dice = dice_of(round);
        let (tree, root) = tree_of(&mut Dice::new(round), &branch(&mut dice, 5, 3));
        let mut quiet = Deepening::new(&tree, true);
        quiet.read(NodeId::ROOT, u8::MAX, Window::FULL);
        let text = quiet.text(root);
        assert_eq!(faults(&text), [], "{text}");
        stands += quiet.lines.iter().filter(|line| line.starts_with("stand")).count();
        // A value that is lower than that of standing cannot be returned.
        let last = quiet.lines.len() - 1;
        if quiet.lines[last].starts_with("exit") {
            quiet.lines[last] = format!("exit {}", if root == Player::Max { -99 } else { 99 });
            let text = quiet.text(root);
            let found = faults(&text);
            let first = found.first().map(|(fault, line)| (fault.kind.id(), line - 4));
            assert_eq!(first, Some(("value", last)), "{text}");
        }
    }
    assert!(stands > 300, "{stands}");
}

/// Stopping is no move: children keep their numbers beside it, named by the log or not.
#[test]
fn stopping_takes_no_number_from_a_move() {
    for name in ["", "1"] {
        let text = format!(
            "yomisuji search-log 2\nalgorithm quiescence\nenter root\nstand 5\nenter {name}\n\
             stand 3\nenter {name}\nleaf 4\nexit 3\nenter 2\nleaf 7\nexit 7\n"
        );
        assert_eq!(faults(&text), []);
        let grown = grown(&text, false);
        let ids: Vec<_> = grown.tree.ids().map(|id| grown.subject.id(&grown.tree, id)).collect();
        assert_eq!(ids, ["root", "1", "2", "root-", "1.1", "1-"], "{text}");
    }
}

/// What a wrong log goes on to say is told as its own, with the sign of a bound.
#[test]
fn what_rests_on_a_wrong_step_is_told_as_the_log_says_it() {
    let text = "yomisuji search-log 2\nalgorithm mtd-f\ntree [[3, 9], [1, 4]]\nenter 1 2\nenter 1 1 2\n\
                enter 1 1 2\nleaf 5\nenter 2 1 2\nleaf 9\nexit 5\ncut\nexit 5\nenter 5 6\n\
                recall 5 lower\n";
    let (_, output) = run_for(&Folders::nowhere(), &["walk", "-", "--lang", "en"], text);
    assert!(output.contains("The log takes at least +5 for the root from a table."), "{output}");
}

/// The kind and the line of the first fault, or why the log cannot be read.
pub(crate) fn first(text: &str) -> String {
    use yomisuji::subject::SubjectSetup;
    use yomisuji::tree::Watch;
    let text = format!("yomisuji search-log 2\n{text}");
    let setup = SubjectSetup::Logged { log: text, ours: false };
    match setup.grow(setup.setup().own_algorithm(), Watch::cap(1000)) {
        Err(error) => error.what.en,
        Ok(grown) => {
            let judged = grown.log.expect("a log");
            let fault = judged.faults().first();
            fault.map_or("right".to_owned(), |fault| {
                format!("{} {}", fault.kind.id(), judged.line(fault.step).unwrap_or_default())
            })
        }
    }
}

#[test]
fn each_rule_of_a_second_reading_is_told_at_its_line() {
    // 3, then a null window finds at least 5, which is read again.
    let pvs = "algorithm pvs\ntree [[3, 9], [5, 8]]\nenter -inf inf\nenter 1 -inf inf\n\
               enter 1 -inf inf\nleaf 3\nenter 2 2 3\nleaf 9\nexit 3\nenter 2 3 4\n\
               enter 1 3 4\nleaf 5\nenter 2 3 4\nleaf 8\nexit 5\n";
    let rest = "enter 1 5 inf\nleaf 5\ncut\nexit 5\nexit 5\n";
    assert_eq!(first(&format!("{pvs}enter 2 5 inf\n{rest}")), "right");
    // From the bound before, too.
    let full = "enter 2 3 inf\nenter 1 3 inf\nleaf 5\nenter 2 4 5\nleaf 8\nexit 5\nexit 5\n";
    assert_eq!(first(&format!("{pvs}{full}")), "right");
    // Every child has been read: the value is exact, and a second reading is nobody's duty.
    assert_eq!(first(&format!("{pvs}exit 5\n")), "right");
    assert_eq!(first(&format!("{pvs}enter 2 4 inf\n{rest}")), "window 17");
    let low = pvs
        .replace("[5, 8]", "[1, 8]")
        .replace("leaf 5\nenter 2 3 4\nleaf 8\nexit 5", "leaf 1\ncut\nexit 1");
    assert_eq!(first(&format!("{low}exit 3\n")), "right");
    assert_eq!(
        first(&format!("{low}enter 2 3 inf\nenter 1 3 inf\nleaf 1\ncut\nexit 1\nexit 3\n")),
        "again 16"
    );
    let deep = "algorithm pvs\ntree [3, [[5, 9], 8]]\nenter -inf inf\nenter 1 -inf inf\nleaf 3\n\
                enter 2 3 4\nenter 1 3 4\nenter 1 3 4\nleaf 5\ncut\nexit 5\nenter 2 3 4\nleaf 8\n\
                exit 5\nexit 5\n";
    assert_eq!(first(deep), "not-again 16");

    let narrow = "tree [3, 7]\nenter 0 5\nenter 1 0 5\nleaf 3\nenter 2 3 5\nleaf 7\nexit 7\n";
    let again = "enter 1 0 inf\nleaf 3\nenter 2 3 inf\nleaf 7\nexit 7\n";
    assert_eq!(first(&format!("{narrow}enter 0 inf\n{again}")), "right");
    assert_eq!(first(&format!("{narrow}enter -inf 5\n{again}")), "again 9");
    assert_eq!(first(&format!("{narrow}enter 0 inf\n{again}enter -inf inf\n")), "again 15");

    let mtd = "algorithm mtd-f\ntree [3, 7]\nenter 4 5\nenter 1 4 5\nleaf 3\nenter 2 4 5\nleaf 7\n\
               exit 7\n";
    let second = "enter 1 7 8\nleaf 3\nenter 2 7 8\nleaf 7\nexit 7\n";
    assert_eq!(first(&format!("{mtd}enter 7 8\n{second}")), "right");
    assert_eq!(first(&format!("{mtd}enter 8 9\n")), "window 10");
    assert_eq!(first(&format!("{mtd}enter 7 8\n{second}enter 7 8\n")), "again 16");
}

#[test]
fn what_cannot_follow_is_said_in_its_line() {
    for (text, says) in [
        ("enter\nenter\ndepth 2\n", "only between two searches"),
        (
            "tree [[1,2],3]\nenter\nenter\nenter\nleaf 1\nrecall 3\n",
            "expected recall before any child",
        ),
        ("algorithm quiescence\nenter\nenter\nleaf 3\nstand 2\n", "before any child is read"),
        ("algorithm quiescence\nenter\nstand 2\nstand 2\n", "before any child is read"),
        ("enter\nstand 2\n", "expected \"algorithm quiescence-alpha-beta\""),
        ("algorithm minimax\nenter\nleaf 3\nenter\n", "begins with a line \"depth\""),
        ("tree [1,3]\nenter\nenter 1\nleaf 1\nenter 1\n", "with \"algorithm pvs\" in the header"),
    ] {
        let said = first(text);
        assert!(said.contains(says), "{text}\n{said}");
    }
    // A search that is less deep than its tree is judged.
    assert_eq!(first("tree [[1,2],3]\nenter\nenter\nleaf 1\n"), "early-leaf 5");
}

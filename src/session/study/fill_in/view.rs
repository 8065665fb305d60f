//! The view of Fill in.

use std::collections::BTreeMap;

use super::super::marks::LessonMark;
use super::{FillInField, FillInStage, SheetWork, typed};
use language::{Language, Signs};
use lesson::{
    GradedEntry, Grading, Projection, SheetEntry, SheetReading, SheetRemark, SheetVerdict,
    kept_text,
};
use scenario::AskedGroup;
use search::NumberKind;
use subject::choice;
use tree::NodeId;

/// The grade of the entries at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SheetMark {
    Right,
    /// Nothing is written, or it is in a branch that the learner has cut.
    Missing,
    /// Half right, or half missing.
    Partly,
    Wrong,
}

impl SheetMark {
    pub const ALL: [Self; 4] = [Self::Right, Self::Partly, Self::Wrong, Self::Missing];

    pub const fn sign(self, signs: Signs) -> &'static str {
        match self {
            Self::Right => signs.right(),
            Self::Missing => "–",
            Self::Partly => signs.half_right(),
            Self::Wrong => signs.wrong(),
        }
    }

    /// The grade of two entries of a node.
    fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Right, Self::Missing) | (Self::Missing, Self::Right) => Self::Partly,
            _ => self.max(other),
        }
    }

    fn of(entry: &GradedEntry) -> Self {
        if entry.verdict.is_right() && entry.points >= entry.of {
            Self::Right
        } else if matches!(entry.verdict, SheetVerdict::Empty | SheetVerdict::InsideOwnCut) {
            Self::Missing
        } else if entry.verdict.is_right() || entry.verdict.is_missing() || entry.points > 0 {
            Self::Partly
        } else {
            Self::Wrong
        }
    }
}
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is one thing that is seen or not")]
pub struct FilledNode {
    pub text: String,
    /// Visits and mean, if these are written: one stands above the other.
    pub pair: Option<[String; 2]>,
    /// Whether the text was given, not written by the learner.
    pub is_given: bool,
    pub is_blank: bool,
    pub window: Option<String>,
    /// Whether it is marked as never read, itself or an ancestor.
    pub is_cut: bool,
    /// Whether the mark is on this node itself.
    pub is_marked: bool,
    /// Whether it is marked as the choice of its parent.
    pub is_chosen: bool,
    /// The grade of all this, after grading.
    pub mark: Option<SheetMark>,
    /// The remarks, after grading.
    pub words: Vec<String>,
}
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerdictRow {
    pub node: NodeId,
    pub step: usize,
    pub mark: SheetMark,
    /// Node and entry.
    pub title: String,
    pub word: String,
    pub why: String,
    /// The points, and their maximum.
    pub points: (i32, i32),
}

/// The iteration that is filled in, of a run that samples.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IterationView {
    /// From 1.
    pub number: u32,
    /// How many the run has.
    pub count: u32,
    /// What is known of it: where it has ended, and its reward.
    pub given: String,
    /// What is known of the node at the cursor, if it is on the path.
    pub before: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is one thing that is seen or not")]
pub struct FillInView {
    pub stage: FillInStage,
    pub iteration: Option<IterationView>,
    /// The contents of the nodes of the exercise.
    pub nodes: BTreeMap<NodeId, FilledNode>,
    /// The node being filled in, and its name.
    pub cursor: (NodeId, String),
    /// Whether the node has fields to fill in, rather than only marks.
    pub is_blank: bool,
    /// Whether the text in the field is not a number.
    pub is_refused: bool,
    /// Whether the node may be marked as never read.
    pub is_cuttable: bool,
    /// Whether the node may be marked as the choice of its parent.
    pub is_choosable: bool,
    pub field: FillInField,
    /// Whether fractions and decimals are written there.
    pub is_fine: bool,
    /// The fields of the node, and their contents.
    pub fields: Vec<(FillInField, String)>,
    /// How many of the nodes to fill in have an entry, and how many there are.
    pub filled: (usize, usize),
    /// How many fields and choices have an entry, and how many there are. Marks of cuts are not
    /// counted: to find how many there are is part of the exercise.
    pub entries: (usize, usize),
    /// The top of the exercise, and its name; `None` for the whole tree.
    pub part: Option<(NodeId, String)>,
    /// Which moment of the run is asked, if not its end.
    pub moment: Option<String>,
    /// Whether the branches that are never read are asked.
    pub asks_cuts: bool,
    pub cuts: bool,
    /// The part that is right, after grading.
    pub score: Option<LessonMark>,
    /// The groups of entries, and the part of each that is right, in per cent.
    pub groups: Vec<(AskedGroup, i32)>,
    /// Whether nothing is wrong or missing.
    pub is_flawless: bool,
    /// How many nodes have no entry and are in no marked branch. Independent of the run: finding
    /// the branches is part of the exercise.
    pub blanks: usize,
    /// Remarks on the graded sheet as a whole.
    pub remarks: Vec<String>,
    /// The verdicts that are not right, in the order of the run.
    pub verdicts: Vec<VerdictRow>,
    /// The index of the first wrong verdict.
    pub first_wrong: Option<usize>,
    /// Whether the learner has looked at the model.
    pub has_seen_model: bool,
    pub can_travel: (bool, bool),
    /// Whether the run is finished, so that there is something to fill in.
    pub is_possible: bool,
}

impl FillInView {
    /// The view of a sheet; `seen` is the run at its end, `cursor` the node being filled in.
    pub(super) fn of(seen: &Projection<'_>, work: &SheetWork, cursor: NodeId) -> Self {
        let language = seen.language();
        let name = |node| choice(seen.subject(), seen.tree(), node, language);
        let root = work.key.root();
        let graded = work.grading.as_ref();
        let all = graded.map_or_else(Vec::new, |grading| rows(seen, work, grading));
        let wrong = graded.and_then(Grading::first_wrong);
        let verdicts: Vec<_> = all
            .iter()
            .filter(|row| row.mark != SheetMark::Right || !row.why.is_empty())
            .cloned()
            .collect();
        let is_first = |row: &VerdictRow| {
            wrong.is_some_and(|wrong| {
                let title = seen.sheet_entry(wrong);
                (row.node, row.step) == (wrong.node, wrong.step) && row.title == title
            })
        };
        Self {
            stage: work.stage,
            iteration: IterationView::of(seen, work, cursor),
            nodes: nodes(work, &all, language.signs()),
            cursor: (cursor, name(cursor)),
            is_blank: work.key.may_write(cursor),
            is_refused: work.draft.as_ref().is_some_and(|draft| draft.is_refused),
            is_cuttable: work.key.may_cut(&work.tree, cursor),
            is_choosable: work.key.may_choose(&work.tree, cursor),
            field: work.field,
            is_fine: work.is_fine(),
            fields: fields(seen, work, cursor),
            filled: filled(work),
            entries: entries(seen, work),
            moment: seen.sheet_moment(&work.key),
            part: work.key.is_part().then(|| (root, name(root))),
            asks_cuts: work.key.asks_cuts(),
            cuts: seen.algorithm().cuts(),
            score: graded.map(|grading| work.mark(grading)),
            // Which groups there are tells whether anything is cut.
            groups: graded.filter(|_| !work.sheet.is_empty()).map_or_else(Vec::new, |grading| {
                let groups = grading.groups().into_iter();
                let groups = groups.filter(|of| work.asking.weight(of.group) > 0);
                groups.map(|of| (of.group, 100 * of.points / of.of)).collect()
            }),
            is_flawless: graded.is_some_and(Grading::is_flawless),
            blanks: if graded.is_some() { blanks(work) } else { 0 },
            remarks: graded.map_or_else(Vec::new, |graded| {
                let words = |remark: &SheetRemark| remark.words(language);
                let rule = graded.rule().map(|rule| rule.words(language));
                let slip = graded.mean_slip().map(|slip| slip.words(language));
                rule.into_iter().chain(slip).chain(graded.remarks().iter().map(words)).collect()
            }),
            first_wrong: verdicts.iter().position(is_first),
            verdicts,
            has_seen_model: work.has_seen_model,
            can_travel: work.history.can_travel(),
            is_possible: seen.is_finished() && !work.order.is_empty(),
        }
    }
}

impl IterationView {
    fn of(seen: &Projection<'_>, work: &SheetWork, cursor: NodeId) -> Option<Self> {
        let iteration = work.key.iteration()?;
        let is_blank = work.key.may_write(cursor);
        let texts = seen.language().texts();
        let before = match iteration.before_texts(cursor) {
            Some([visits, mean]) => texts.iterations_so_far(mean, visits),
            None => texts.iterations_new(),
        };
        Some(Self {
            number: iteration.number(),
            count: seen.iterations(),
            given: seen.iteration_given(iteration),
            before: is_blank.then_some(before),
        })
    }
}

/// The verdicts to show, in the order of the run. Verdicts on empty entries are included only
/// beside a written one: otherwise they would reveal what is read and what is not.
fn rows(seen: &Projection<'_>, work: &SheetWork, grading: &Grading) -> Vec<VerdictRow> {
    let entries = grading.entries().iter();
    let is_told = |entry: &&GradedEntry| {
        let is_empty = entry.verdict == SheetVerdict::Empty;
        !entry.is_hidden_cut() && (!is_empty || work.sheet.says(entry.node))
    };
    entries
        .filter(is_told)
        .map(|entry| VerdictRow {
            node: entry.node,
            step: entry.step,
            mark: SheetMark::of(entry),
            title: seen.sheet_entry(entry),
            word: entry.verdict.word(seen.algorithm(), seen.language()),
            why: seen.sheet_why(&work.key, entry),
            points: (entry.points, entry.of),
        })
        .collect()
}

/// Whether a node has an entry, or is in a marked branch.
fn is_filled(work: &SheetWork, node: NodeId) -> bool {
    let sheet = &work.sheet;
    sheet.values.contains_key(&node)
        || sheet.numbers.contains_key(&node)
        || sheet.leaves_out(&work.tree, node)
}

/// How many nodes have an entry, and how many there are.
fn filled(work: &SheetWork) -> (usize, usize) {
    let done = work.order.iter().filter(|&&node| is_filled(work, node));
    (done.count(), work.order.len())
}

/// How many fields and choices have an entry or are in a marked branch, and how many there are.
fn entries(seen: &Projection<'_>, work: &SheetWork) -> (usize, usize) {
    let (mut done, mut all) = (0, 0);
    for &node in &work.order {
        let is_left_out = work.sheet.leaves_out(&work.tree, node);
        let fields = fields(seen, work, node);
        all += fields.len();
        done += fields.iter().filter(|(_, text)| is_left_out || !text.is_empty()).count();
        let mut children = work.tree.children(node);
        if children.any(|child| work.key.may_choose(&work.tree, child)) {
            all += 1;
            done += usize::from(is_left_out || work.sheet.choices.contains_key(&node));
        }
    }
    (done, all)
}

/// How many nodes have no entry. Of a search for a proof, nodes that it has not reached may stay
/// empty.
fn blanks(work: &SheetWork) -> usize {
    let (done, all) = filled(work);
    if work.first_field() == FillInField::First {
        return 0;
    }
    all - done
}

fn fields(seen: &Projection<'_>, work: &SheetWork, node: NodeId) -> Vec<(FillInField, String)> {
    let fields: &[FillInField] = if !work.key.may_write(node) {
        &[]
    } else if seen.algorithm().sheet_columns().is_some() {
        &[FillInField::First, FillInField::Second]
    } else if seen.algorithm().keeps_window() && node != work.key.root() {
        &[FillInField::Value, FillInField::Alpha, FillInField::Beta]
    } else {
        &[FillInField::Value]
    };
    let signs = seen.language().signs();
    let text = |field: &FillInField| (*field, signs.in_text(&work.text(node, *field)).into_owned());
    fields.iter().map(text).collect()
}

fn nodes(work: &SheetWork, rows: &[VerdictRow], signs: Signs) -> BTreeMap<NodeId, FilledNode> {
    let mut nodes: BTreeMap<NodeId, FilledNode> = BTreeMap::new();
    let mut shown = vec![work.key.root()];
    for &node in work.key.inner() {
        shown.extend(work.tree.children(node));
    }
    for node in shown {
        nodes.insert(node, filled_node(work, node, signs));
    }
    for (&parent, &chosen) in &work.sheet.choices {
        if let (true, Some(at)) = (work.key.holds(parent), nodes.get_mut(&chosen)) {
            at.is_chosen = true;
        }
    }
    for row in rows {
        if let Some(at) = nodes.get_mut(&row.node) {
            // Below a mark of one's own that skips the branch, nothing is missing.
            let is_skipped = at.is_cut && !at.is_marked && row.mark == SheetMark::Missing;
            if !is_skipped {
                at.mark = Some(at.mark.map_or(row.mark, |mark| mark.and(row.mark)));
            }
            let (sign, title) = (row.mark.sign(signs), &row.title);
            at.words.push(format!("{sign} {title}: {}", row.word));
        }
    }
    // One entry stands for all branches of a cut: each that is rightly marked shows it.
    if work.grading.is_some() {
        for (&node, at) in &mut nodes {
            if at.is_marked && work.key.reading(node) == SheetReading::Cut {
                at.mark = at.mark.or(Some(SheetMark::Right));
            }
        }
    }
    nodes
}

/// Two numbers as they stand in a node: values in brackets, as the ends of an interval.
fn both(work: &SheetWork, [first, second]: [String; 2]) -> String {
    match work.key.number_kinds() {
        Some([NumberKind::Value, _]) => format!("[{first}, {second}]"),
        Some([_, NumberKind::Mean]) => format!("{first} / {second}"),
        _ => format!("{first} {second}"),
    }
}

fn filled_node(work: &SheetWork, node: NodeId, signs: Signs) -> FilledNode {
    let or = |text: String, empty: &str| {
        if text.is_empty() { empty.to_owned() } else { text }
    };
    let given = work.key.given(node).map(|is| typed::value_text(is, &work.tree));
    let given = given.or_else(|| {
        let numbers = work.key.given_numbers(node)?;
        let [first, second] = work.key.number_kinds()?;
        Some(both(work, [kept_text(numbers.first, first), kept_text(numbers.second, second)]))
    });
    let is_given = given.is_some();
    let is_blank = work.key.may_write(node) && !is_given;
    let mut pair = None;
    let text = match given {
        Some(given) => given,
        None if work.first_field() == FillInField::First => {
            let first = work.shown(node, FillInField::First);
            let second = work.shown(node, FillInField::Second);
            if first.is_empty() && second.is_empty() {
                String::new()
            } else {
                let written = [or(first, "_"), or(second, "_")];
                pair = work.key.iteration().map(|_| written.clone());
                both(work, written)
            }
        }
        None => work.shown(node, FillInField::Value),
    };
    let (alpha, beta) = (work.shown(node, FillInField::Alpha), work.shown(node, FillInField::Beta));
    let is_written = !alpha.is_empty() || !beta.is_empty();
    FilledNode {
        text: signs.in_text(&text).into_owned(),
        pair,
        is_given,
        is_blank,
        window: is_written.then(|| format!("({}, {})", or(alpha, "−∞"), or(beta, "+∞"))),
        is_cut: work.sheet.leaves_out(&work.tree, node),
        is_marked: work.sheet.cuts.contains(&node),
        is_chosen: false,
        mark: None,
        words: Vec::new(),
    }
}

impl FillInView {
    /// How much is still empty, in words; `None` if nothing is.
    pub fn left_words(&self, language: Language) -> Option<String> {
        (self.blanks > 0).then(|| language.texts().exercises_left(self.blanks))
    }

    /// The text of a node for screen readers.
    pub fn spoken(&self, node: NodeId, language: Language) -> Option<String> {
        let at = self.nodes.get(&node)?;
        let mut parts = Vec::new();
        if at.is_given {
            parts.push(at.text.clone());
        } else if at.is_blank && at.text.is_empty() {
            parts.push(language.texts().exercises_empty());
        } else if !at.text.is_empty() {
            let written = language.texts().exercises_written();
            parts.push(format!("{written} {}", at.text));
        }
        if let Some(window) = &at.window {
            parts.push(format!("{} {window}", SheetEntry::Window.name(language)));
        }
        if at.is_cut {
            parts.push(language.texts().exercises_marked_cut());
        }
        if at.is_chosen {
            parts.push(language.texts().exercises_marked_chosen());
        }
        parts.extend(at.words.iter().cloned());
        Some(parts.join(", "))
    }
}

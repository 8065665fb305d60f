//! Questions of the kinds that exams set, about trees of our own: posed as in Predict, solved, graded,
//! and answered wrongly with the reason. The answers in `tests/data/exam.csv` were found without the
//! program.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use yomisuji::formats::tree_text::parse_tree;
use yomisuji::language::{Language, Tongue};
use yomisuji::lesson::narrator::PaperQuestion;
use yomisuji::lesson::{
    PlannedQuestion, PredictedAnswer, PredictedChoice, Prediction, PredictionKind,
};
use yomisuji::scenario::{AskedWeights, load};
use yomisuji::score::{Player, Score, Window};
use yomisuji::session::{
    Command, Job, Navigation, Opened, PredictCommand, PredictStage, PredictVerdict, Session,
    SettingsCommand, Source, StudyMode, prepare,
};
use yomisuji::subject::SubjectSetup;
use yomisuji::trace::EventKind;
use yomisuji::tree::NodeId;

use crate::predicting::{does, go, is_asked, right, stage, step, study, verdict};

/// A line of the list of questions.
struct ExamRow {
    tree: String,
    root: Player,
    algorithm: String,
    kind: PredictionKind,
    /// The node that it is about.
    node: String,
    /// The child that has just been read; `to` the one that is read next; how often the node has been
    /// counted.
    moment: String,
    /// What is to be cut, where that is given.
    given: String,
    answer: String,
    wrong: String,
}

fn rows() -> Vec<ExamRow> {
    let text = fs::read_to_string("tests/data/exam.csv").expect("it can be read");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let row = |line: &str| {
        let cells: Vec<_> = line.split(';').map(str::to_owned).collect();
        let [tree, root, algorithm, kind, node, moment, given, answer, wrong] =
            <[String; 9]>::try_from(cells).unwrap_or_else(|cells| panic!("{cells:?}"));
        let root = if root == "max" { Player::Max } else { Player::Min };
        let kind = serde_json::from_value(kind.into()).expect("a kind");
        ExamRow { tree, root, algorithm, kind, node, moment, given, answer, wrong }
    };
    lines.map(row).collect()
}

const LESSON: &str = "Lesson(version: 2, id: \"exam\", title: (ja: \"あ\", en: \"a\"), \
    source: (ja: \"あ\", en: \"a\"), notes: (ja: \"あ\", en: \"a\"), \
    subject: Diagram(root: max, tree: Node(\"\", [Leaf(\"\", 0)])), algorithms: [\"minimax\"], \
    promises: [], sampling: (iterations: 20, playout: exact))";

impl ExamRow {
    fn open(&self) -> Opened {
        let mut lesson = load("exam", LESSON).unwrap_or_else(|error| panic!("{error}")).lesson;
        let tree = parse_tree(&self.tree).expect("a tree").branch;
        lesson.subject = SubjectSetup::by_hand(self.root, tree, Vec::new());
        lesson.algorithms = vec![self.algorithm.clone()];
        let source = Source::Made { name: lesson.id.clone(), lesson: Arc::new(lesson) };
        prepare(source, &[], &Job::default()).unwrap_or_else(|error| panic!("{}", error.en))
    }

    /// The question among those that everybody is asked in the run.
    fn posed(&self, open: &Opened) -> (PlannedQuestion, PaperQuestion) {
        let asked = open.plan().asked();
        let questions = open.projection(Language::En).questions(asked);
        let mut posed = asked.iter().copied().zip(questions);
        let is_it = |(_, question): &(PlannedQuestion, PaperQuestion)| {
            let asked = &question.asked;
            asked.kind == self.kind
                && name(open, asked.node) == self.node
                && moment(open, asked) == self.moment
        };
        posed.find(is_it).unwrap_or_else(|| {
            let questions = open.projection(Language::En).questions(asked);
            let asks = questions.iter().filter(|it| it.asked.kind == self.kind);
            let asks: Vec<_> = asks.map(|it| &it.ask.en).collect();
            let at = format!("{} {:?} {} {}", self.tree, self.kind, self.node, self.moment);
            panic!("{at}: not asked, but {asks:?}")
        })
    }

    /// Checks what the program holds right against the answer in the list.
    fn check(&self, open: &Opened, question: &PaperQuestion) {
        let asked = &question.asked;
        let at = format!("{} {:?} {} {}", self.tree, self.kind, self.node, self.moment);
        let is_right = |choice: &PredictedChoice| {
            let answer = PredictedAnswer::Choice(*choice);
            (notation(open, asked, answer), asked.is_right(answer))
        };
        if self.kind == PredictionKind::Half {
            // What is asked about may have been read long before.
            let then = self.open().at_step(asked.step);
            let here = then.projection(Language::En).here().expect("in the tree");
            let stands = format!("The search stands at {}.", name(open, here));
            assert_eq!(question.situation.en, stands, "{at}");
        }
        match self.kind {
            PredictionKind::Order => {
                let (leaves, orders) = self.answer.split_once(": ").expect("leaves, and orders");
                let orders: Vec<_> = orders.split(", ").collect();
                for (order, is_right) in asked.choices().iter().map(is_right) {
                    assert_eq!(orders.contains(&&*order), is_right, "{at}: {order}");
                }
                assert!(question.answer.en.ends_with(&format!(" {leaves})")), "{at}");
            }
            PredictionKind::LeafValue => {
                for given in self.given.split(' ') {
                    assert!(question.ask.en.contains(given), "{at}");
                }
                for (value, is_right) in asked.choices().iter().map(is_right) {
                    assert_eq!(is_within(&value, &self.answer), is_right, "{at}: {value}");
                }
            }
            _ => {
                let right = asked.right.iter().map(|&right| notation(open, asked, right));
                let right: BTreeSet<_> = right.collect();
                let expected: BTreeSet<_> = self.answer.split(" | ").map(str::to_owned).collect();
                assert_eq!(right, expected, "{at}");
            }
        }
    }

    /// The wrong answer of the list.
    fn wrong_answer(&self, open: &Opened, asked: &Prediction) -> PredictedAnswer {
        let number = |text: &str| match text {
            "inf" => Score::MAX,
            "-inf" => Score::MIN,
            _ => Score(text.parse().expect("a number")),
        };
        let answers = asked.choices().iter().map(|&choice| PredictedAnswer::Choice(choice));
        let offered: Vec<_> = answers.map(|it| (notation(open, asked, it), it)).collect();
        let chosen = offered.iter().find(|(words, _)| *words == self.wrong).map(|(_, it)| *it);
        let answer = match (asked.choices(), self.wrong.split_once(' ')) {
            ([], None) => PredictedAnswer::Number(number(&self.wrong)),
            ([], Some((alpha, beta))) => {
                PredictedAnswer::Window(Window { alpha: number(alpha), beta: number(beta) })
            }
            _ => chosen.unwrap_or_else(|| panic!("{}: {offered:?}", self.tree)),
        };
        assert!(!asked.is_right(answer), "{}: {} is right", self.tree, self.wrong);
        answer
    }
}

fn name(open: &Opened, node: NodeId) -> String {
    open.loaded().subject.place(open.tree(), node, Language::En)
}

/// See [`ExamRow::moment`].
fn moment(open: &Opened, asked: &Prediction) -> String {
    use PredictionKind as K;
    let records = open.replay().trace().records();
    let times = |kind: EventKind| {
        let until = records[..=asked.step].iter();
        until.filter(|record| record.kind == kind && record.node == asked.node).count().to_string()
    };
    match asked.kind {
        K::FirstNumber | K::SecondNumber => times(EventKind::Count),
        K::Mean => times(EventKind::BackUp),
        K::Window if let Some(child) = asked.child => format!("to {}", name(open, child)),
        K::Value | K::Best | K::Window | K::Cut | K::Threshold | K::Next => {
            let mut before = records[..asked.step].iter().rev();
            let left = || before.find(|record| record.kind.comes_back()).map(|record| record.node);
            asked.child.or_else(left).map(|child| name(open, child)).unwrap_or_default()
        }
        _ => String::new(),
    }
}

/// An answer as it stands in the list.
fn notation(open: &Opened, asked: &Prediction, answer: PredictedAnswer) -> String {
    let number = |value: Score| match value {
        Score::MAX => "inf".to_owned(),
        Score::MIN => "-inf".to_owned(),
        Score(value) => value.to_string(),
    };
    let name = |node| name(open, node);
    match answer {
        PredictedAnswer::Number(value) => number(value),
        PredictedAnswer::Window(window) => {
            format!("{} {}", number(window.alpha), number(window.beta))
        }
        PredictedAnswer::Choice(choice) => match choice {
            PredictedChoice::Better(_) => "better".to_owned(),
            PredictedChoice::Stays(_) => "stays".to_owned(),
            PredictedChoice::GoOn => "on".to_owned(),
            PredictedChoice::CutBy(at) => format!("cut {}", name(at)),
            PredictedChoice::Enter(child) => format!("to {}", name(child)),
            PredictedChoice::Again(child) => format!("again {}", name(child)),
            PredictedChoice::Back => "back".to_owned(),
            PredictedChoice::Exactly => "exactly".to_owned(),
            PredictedChoice::AtLeast => "at-least".to_owned(),
            PredictedChoice::AtMost => "at-most".to_owned(),
            PredictedChoice::InOrder(order) => {
                order.moves().iter().map(|&mv| name(mv)).collect::<Vec<_>>().join(" ")
            }
            PredictedChoice::Take(child) => name(child),
            PredictedChoice::Worth(mean) if asked.kind == PredictionKind::Mean => {
                format!("{:.3}", f64::from(mean.0) / 1000.0)
            }
            PredictedChoice::Worth(value) => number(value),
            PredictedChoice::Proves(Some(Player::Max)) => "no-less".to_owned(),
            PredictedChoice::Proves(Some(Player::Min)) => "no-more".to_owned(),
            PredictedChoice::Proves(None) => "both".to_owned(),
            other => panic!("{other:?} is not in the list"),
        },
    }
}

/// Whether a whole number lies in ranges such as `..3, 5, 7..`.
fn is_within(value: &str, ranges: &str) -> bool {
    let number = |text: &str| text.parse::<i32>().expect("a number");
    let value = number(value);
    ranges.split(", ").any(|range| match range.split_once("..") {
        None => value == number(range),
        Some((from, to)) => {
            (from.is_empty() || number(from) <= value) && (to.is_empty() || value <= number(to))
        }
    })
}

/// What is seen of a question that was answered.
struct Answered {
    verdict: PredictVerdict,
    /// The reason below the verdict, or else the sentence of the step.
    said: String,
    /// The mark of the whole run, of which all else is answered right.
    percent: String,
}

/// Goes through the run, and gives `answer` at a step, or the right one.
fn answered(
    open: &Opened,
    at: usize,
    answer: Option<PredictedAnswer>,
    language: Language,
) -> Answered {
    let mut session = Session::new();
    session.apply(Command::Settings(SettingsCommand::SetLanguage(language)));
    session.show(open.clone());
    study(&mut session, StudyMode::Predict);
    let mut seen = None;
    for _ in 0..200 {
        if matches!(stage(&session), PredictStage::Over | PredictStage::Skipped) {
            break;
        }
        if is_asked(&session) {
            let is_it = step(&session) == at && seen.is_none();
            let given = answer.filter(|_| is_it).unwrap_or_else(|| right(&session));
            does(&mut session, PredictCommand::Answer(given));
            if is_asked(&session) {
                go(&mut session, Navigation::Next); // There is a second try: it is left.
            }
            if is_it {
                let verdict = verdict(&session).expect("it is answered");
                let PredictStage::Told { reason, .. } = stage(&session) else {
                    panic!("it is answered");
                };
                let sentence = session.view().sentence.clone();
                seen = Some((verdict, reason.clone().unwrap_or(sentence)));
            }
        }
        does(&mut session, PredictCommand::GoOn);
    }
    let (verdict, said) = seen.expect("it is asked");
    let percent = session.view().work.predict().expect("it predicts").earned.percent();
    Answered { verdict, said, percent }
}

/// A part of what a question weighs.
fn part(thousandths: i32) -> &'static str {
    match thousandths {
        0 => "0",
        500 => "½",
        750 => "¾",
        1000 => "1",
        other => panic!("{other}"),
    }
}

/// The line of a table about a question.
fn line(
    number: usize,
    row: &ExamRow,
    open: &Opened,
    question: &PaperQuestion,
    language: Language,
) -> String {
    let asked = &question.asked;
    let wrong = row.wrong_answer(open, asked);
    let root = match (language.tongue(), row.root) {
        (Tongue::En, Player::Max) => "MAX",
        (Tongue::En, Player::Min) => "MIN",
        (Tongue::Ja, Player::Max) => "先手",
        (Tongue::Ja, Player::Min) => "後手",
    };
    let algorithm = open.algorithm().name(language);
    let (ask, situation) = (question.ask.get(language), question.situation.get(language));
    let space = if language.tongue() == Tongue::En { " " } else { "" };
    let choices = match row.kind {
        PredictionKind::Order
        | PredictionKind::LeafValue
        | PredictionKind::Mean
        | PredictionKind::Next => {
            let choices: Vec<_> = question.choices.iter().map(|it| it.get(language)).collect();
            format!("{space}({})", choices.join(" / "))
        }
        _ => String::new(),
    };
    let right = question.answer.get(language);
    let wrong_words = open.projection(language).answer_words(asked, wrong);
    let (cost, because) = (part(asked.cost(wrong)), question.because.get(language));
    format!(
        "| {number} | `{}` {root}, {algorithm} | {situation}{space}{ask}{choices} | {right} | \
         {wrong_words} | {cost} | {because} |",
        row.tree
    )
}

#[test]
fn exam_questions_are_posed_solved_graded_and_explained() {
    let rows = rows();
    assert_eq!(rows.len(), 50);
    let kinds: BTreeSet<_> = rows.iter().map(|row| row.kind).collect();
    for kind in &kinds {
        let of_kind = || rows.iter().filter(|row| row.kind == *kind);
        assert!(of_kind().count() >= 3, "{kind:?}");
        let answers: BTreeSet<_> = of_kind().map(|row| &row.answer).collect();
        assert!(answers.len() > 1, "{kind:?}: one answer");
    }
    assert_eq!(kinds.len(), 16);
    for row in &rows {
        let open = row.open();
        let (planned, question) = row.posed(&open);
        let at = format!("{} {:?} {} {}", row.tree, row.kind, row.node, row.moment);
        row.check(&open, &question);
        let asking = AskedWeights::default();
        let number = open.plan().asked().iter().position(|it| *it == planned).expect("asked");
        let (share, loss) =
            (open.plan().shares(&asking)[number], open.plan().losses(&asking)[number]);
        let wrong = row.wrong_answer(&open, &question.asked);
        let cost = f64::from(question.asked.cost(wrong)) / 1000.0;
        let left = (1.0 - share - loss * cost).max(0.0);
        let solved = answered(&open, planned.step, None, Language::En);
        assert_eq!((solved.verdict, &*solved.percent), (PredictVerdict::Right, "100.0"), "{at}");
        assert_eq!(solved.said, question.because.en, "{at}");
        for language in Language::ALL {
            let missed = answered(&open, planned.step, Some(wrong), language);
            assert_ne!(missed.verdict, PredictVerdict::Right, "{at}");
            let has: f64 = missed.percent.parse().expect("a number");
            assert!((has - 100.0 * left).abs() < 0.051, "{at}: {has} {left}");
            assert_eq!(missed.said, question.because.get(language), "{at}");
        }
    }
}

#[test]
fn pages_of_exam_questions_are_what_the_program_says() {
    let rows = rows();
    let opened: Vec<_> = rows.iter().map(ExamRow::open).collect();
    let posed: Vec<_> = rows.iter().zip(&opened).map(|(row, open)| row.posed(open).1).collect();
    let mut differ = Vec::new();
    for language in Language::ALL {
        let (page, made) = match language.tongue() {
            Tongue::En => ("docs/exam-questions.md", "exam-questions-en.md"),
            Tongue::Ja => ("docs/ja/exam-questions.md", "exam-questions-ja.md"),
        };
        let mut table = String::new();
        for (number, ((row, open), question)) in (1..).zip(rows.iter().zip(&opened).zip(&posed)) {
            let _ = writeln!(table, "{}", line(number, row, open, question, language));
        }
        let text = fs::read_to_string(page).unwrap_or_default();
        let found = text.lines().filter(|line| line.starts_with("| ")).skip(1);
        let is_same = found.eq(table.lines());
        if !is_same {
            let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join(made);
            fs::write(&made, table).expect("written");
            differ.push(format!("{page}: its table should be {}", made.display()));
        }
    }
    assert!(differ.is_empty(), "{}", differ.join("\n"));
}

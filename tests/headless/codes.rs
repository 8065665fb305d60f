//! Codes: the marks of a learner as a line of text, and the table of a class from such lines.

use crate::cover::rounds;
use yomisuji::cli::Exit;
use yomisuji::host::{Folders, Keeper};
use yomisuji::language::Words;
use yomisuji::scenario::{StudyMode, shipped};
use yomisuji::session::{
    ClassDoubt, ClassMarks, Command, CoursePoints, FirstTake, LessonCommand, LessonMark, MarkEntry,
    MarkReport, MarkRow, PupilTable, Remembered, SaveCommand, Session, Source,
};

use crate::random::Dice;
use crate::{run, run_for, send};

const MODES: [StudyMode; 4] =
    [StudyMode::Watch, StudyMode::Predict, StudyMode::WhatIf, StudyMode::FillIn];

/// A short text with all kinds of letters.
fn text(dice: &mut Dice) -> String {
    let signs = ['a', 'Z', '7', ' ', ',', '"', '\n', '=', '\'', '葵', 'ｱ', '🐱', '\0', ':', '>'];
    (0..dice.below(12)).map(|_| signs[dice.below(signs.len() as u64) as usize]).collect()
}

fn words(dice: &mut Dice) -> Words {
    Words { ja: text(dice), en: text(dice) }
}

fn maybe<T>(dice: &mut Dice, make: impl FnOnce(&mut Dice) -> T) -> Option<T> {
    (dice.below(3) > 0).then(|| make(dice))
}

fn number(dice: &mut Dice) -> u32 {
    [0, 1, 7, 20, u32::MAX][dice.below(5) as usize]
}

fn mark(dice: &mut Dice) -> LessonMark {
    LessonMark { share: dice.below(1001) as u16, of: number(dice) }
}

fn row(dice: &mut Dice) -> MarkRow {
    let ids = shipped();
    let is_shipped = dice.below(2) == 0;
    let lesson = if is_shipped {
        ids[dice.below(ids.len() as u64) as usize].id.to_owned()
    } else {
        text(dice)
    };
    MarkRow {
        chapter: maybe(dice, words),
        lesson,
        title: words(dice),
        walked: dice.below(2) == 0,
        mark: maybe(dice, |dice| MarkEntry {
            work: MODES[dice.below(4) as usize],
            algorithm: text(dice),
            tries: number(dice),
            best: mark(dice),
            last: mark(dice),
            first: maybe(dice, |dice| FirstTake {
                take: number(dice),
                mark: mark(dice),
                looks: number(dice),
                rules: dice.below(4) as u8,
                day: maybe(dice, |dice| dice.below(30_000) as u32),
            }),
            is_main: dice.below(2) == 0,
        }),
        asked: maybe(dice, |dice| MODES[dice.below(4) as usize]),
        asked_algorithm: maybe(dice, text),
        counts_for: number(dice),
    }
}

/// The row with a best take that is no worse than the others.
fn earned(mut row: MarkRow) -> MarkRow {
    if let Some(mark) = &mut row.mark {
        let first = mark.first.map_or(0, |first| first.mark.share);
        mark.best.share = mark.best.share.max(mark.last.share).max(first);
        mark.tries = mark.tries.max(1);
    }
    row
}

fn report(dice: &mut Dice) -> MarkReport {
    MarkReport {
        learner: text(dice),
        course: maybe(dice, words),
        course_print: maybe(dice, number),
        points: maybe(dice, |dice| {
            let of = u64::from(number(dice));
            let most = 1_000 * of;
            CoursePoints { thousandths: [0, most.min(5_450), most][dice.below(3) as usize], of }
        }),
        rows: (0..dice.below(9)).map(|_| earned(row(dice))).collect(),
    }
}

fn code(report: &MarkReport) -> String {
    let code = report.code().expect("a code");
    assert!(code.starts_with("yomisuji-marks:2:") && !code.contains(char::is_whitespace), "{code}");
    code
}

fn read(text: &str) -> ClassMarks {
    ClassMarks::read(text).unwrap_or_else(|| panic!("no code: {text}"))
}

/// The learner's marks in a course of this many lessons.
fn pupil(name: &str, lessons: usize) -> MarkReport {
    let rows = shipped().iter().take(lessons).map(|shipped| MarkRow {
        chapter: Some(Words { ja: "枝刈り".to_owned(), en: "Cuts".to_owned() }),
        lesson: shipped.id.to_owned(),
        title: yomisuji::scenario::parse(shipped.text()).expect("it ships").title,
        walked: true,
        mark: Some(MarkEntry {
            work: StudyMode::Predict,
            algorithm: "alpha-beta".to_owned(),
            tries: 2,
            best: LessonMark::new(7.0, 11.0, 11),
            last: LessonMark::new(5.0, 11.0, 11),
            first: Some(FirstTake {
                take: 1,
                mark: LessonMark::new(6.0, 11.0, 11),
                looks: 3,
                ..FirstTake::default()
            }),
            is_main: true,
        }),
        asked: Some(StudyMode::Predict),
        asked_algorithm: None,
        counts_for: 10,
    });
    let points = CoursePoints { thousandths: 5450 * lessons as u64, of: 10 * lessons as u64 };
    MarkReport {
        learner: name.to_owned(),
        course: Some(Words { ja: "探索の初歩".to_owned(), en: "First steps".to_owned() }),
        course_print: Some(7),
        points: Some(points),
        rows: rows.collect(),
    }
}

#[test]
fn marks_come_back_from_their_code() {
    let mut dice = Dice::new(41);
    for _ in 0..rounds(300) {
        let report = report(&mut dice);
        let class = read(&code(&report));
        assert_eq!((class.reports.as_slice(), class.faults.len()), (&[report][..], 0));
        // Whatever stands in it, it becomes a table.
        let table = class.csv().expect("a table");
        let mut reader = csv::Reader::from_reader(table.as_bytes());
        let rows: Vec<_> = reader.records().map(|row| row.expect("a row")).collect();
        assert_eq!(rows.len(), class.reports[0].rows.len().max(1));
        assert!(class.json().is_ok());
    }
    // The marks of a session, with no course and with everything untouched.
    let report = Session::new().mark_report("葵");
    assert_eq!(read(&code(&report)).reports, [report]);
    // What a pupil hands in is short.
    let letters = code(&pupil("青井 葵", 10)).len();
    assert!(letters < 500, "{letters} letters");
}

#[test]
fn codes_are_found_in_mails_and_forms() {
    let [aoi, ren, yui] = ["葵", "Ren, \"R\"", "結衣"].map(|name| pupil(name, 4));
    let wrapped = |code: &str, end: &str| {
        let letters: Vec<_> = code.chars().collect();
        letters.chunks(70).map(String::from_iter).collect::<Vec<_>>().join(end)
    };
    let text = format!(
        "Dear all,\nsend me the line that begins with yomisuji-marks: (not yomisuji-marks:2).\n\n\
         > Hello, here it is:\n> {}\n> Aoi\n\nThank you. Ren's:\r\n{}\r\n\"2026-11-27\",\"{}\",\"ok\"\n\
         Again: {}.",
        wrapped(&code(&aoi), "\n> "),
        wrapped(&code(&ren), "=\r\n"),
        code(&yui),
        code(&aoi),
    );
    let class = read(&text);
    assert_eq!(class.faults, []);
    assert_eq!(class.reports, [aoi.clone(), ren.clone(), yui], "each once, in their order");
    assert_eq!(ClassMarks::read("send me yomisuji-marks: and a colon: 12"), None);
    // The same columns as in the table of one.
    let table = class.csv().expect("a table");
    let of_one = aoi.csv().expect("a table");
    assert!(table.starts_with(&of_one));
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    let names: Vec<_> = reader.records().map(|row| row.expect("a row")[0].to_owned()).collect();
    assert_eq!((names.len(), names[4].as_str()), (12, "Ren, \"R\""));
}

#[test]
fn damaged_codes_get_a_sentence_with_their_line() {
    let right = code(&pupil("葵", 4));
    let other = code(&pupil("蓮", 4));
    let cut = &right[..right.len() - 9];
    let newer = right.replacen(":2:", ":3:", 1);
    let longer = "yomisuji-marks:2:4000000000:AAAA";
    let headless = "yomisuji-marks:2:18";
    let empty = "yomisuji-marks:2:0:";
    let text =
        format!("a\n{cut}\nGreetings\n{other}\n{newer}\n{longer}\n{empty}\n{right}x\n{headless}");
    let class = read(&text);
    let learners: Vec<_> = class.reports.iter().map(|report| &*report.learner).collect();
    assert_eq!(learners, ["蓮", "葵"], "what follows the last letter does not matter");
    let faults: Vec<_> = class.faults.iter().map(|fault| (fault.line, &*fault.what.en)).collect();
    let damaged = "this code of marks is damaged or cut off: ask for it again";
    let version = "this code of marks is of version 3; this program reads version 2";
    assert_eq!(faults, [(2, damaged), (5, version), (6, damaged), (7, damaged), (9, damaged)]);
    // Names and algorithms are never formulas.
    let mut report = pupil("=1+1", 1);
    report.rows[0].asked_algorithm = Some("=HYPERLINK(1)".to_owned());
    report.rows[0].mark.as_mut().expect("a mark").algorithm = "@SUM(1)".to_owned();
    let table = read(&code(&report)).csv().expect("a table");
    let row = csv::Reader::from_reader(table.as_bytes()).records().next();
    let row = row.expect("a row").expect("a row");
    assert!([0, 8, 16].iter().all(|&cell| row[cell].starts_with('\'')), "{row:?}");
}

#[test]
fn a_changed_code_is_refused_and_nothing_panics() {
    let report = pupil("葵", 6);
    let code = code(&report);
    let mut dice = Dice::new(43);
    let mut refused = 0;
    for round in 0..3_000 {
        let mut letters: Vec<char> = code.chars().collect();
        for _ in 0..=dice.below(3) {
            let at = dice.below(letters.len() as u64) as usize;
            match dice.below(4) {
                0 => drop(letters.remove(at)),
                1 => letters.swap(at, at.saturating_sub(1)),
                2 => letters.truncate(at.max(20)),
                _ => letters[at] = char::from(33 + dice.below(94) as u8),
            }
        }
        let changed: String = letters.into_iter().collect();
        match ClassMarks::read(&changed) {
            Some(ClassMarks { reports, .. }) if !reports.is_empty() => {
                assert_eq!(reports, std::slice::from_ref(&report), "{round}: {changed}");
            }
            _ => refused += 1,
        }
    }
    assert!(refused > 2_500, "{refused}");
    // A text with many beginnings takes no longer for it.
    let many = "yomisuji-marks:2:999999:".repeat(20_000);
    assert_eq!(read(&many).faults.len(), 20_000);
}

#[test]
fn the_command_line_makes_a_code_and_the_table_of_a_class() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::within(folder.path());
    let mut remembered = Remembered::default();
    let mark = LessonMark::new(6.0, 8.0, 8);
    let entry = MarkEntry {
        work: StudyMode::Predict,
        algorithm: "alpha-beta".to_owned(),
        tries: 1,
        best: mark,
        last: mark,
        first: Some(FirstTake { take: 1, mark, looks: 0, ..FirstTake::default() }),
        is_main: true,
    };
    remembered.state.marks.insert("scenarios/m-01-tree-A.ron".to_owned(), vec![entry]);
    let keeper = Keeper::new(&folders);
    assert_eq!(keeper.keep(keeper.begin(), &remembered).map(drop), Ok(()));
    let (exit, code) = run_for(&folders, &["marks", "--learner", "葵", "--code"], "");
    assert_eq!((exit, code.lines().count()), (Ok(Exit::Answered), 1));
    let (exit, own) = run_for(&folders, &["marks", "--learner", "葵"], "");
    assert_eq!(exit, Ok(Exit::Answered));
    assert_eq!(run(&["marks", "--codes", "-"], &code), (Ok(Exit::Answered), own.clone()));
    // A terminal obeys nothing that others have written.
    let (_, shown) = run(&["marks", "--codes", "-"], &self::code(&pupil("\u{1b}[2Jx", 1)));
    assert!(shown.contains("<U+001B>[2Jx") && !shown.contains('\u{1b}'), "{shown}");
    // From a file to a file; a damaged code is said, and the others are there.
    let [from, to] = ["mails.txt", "class.csv"].map(|name| folder.path().join(name));
    std::fs::write(&from, format!("{code}yomisuji-marks:2:99:AAAA\n")).expect("written");
    let [from, to] = [&from, &to].map(|path| path.display().to_string());
    let (exit, said) = run(&["marks", "--codes", &from, "-o", &to], "");
    assert_eq!((exit, said.as_str()), (Ok(Exit::BadInput), ""));
    let file = std::fs::read_to_string(&to).expect("it is there");
    assert_eq!(file.strip_prefix('\u{feff}'), Some(own.as_str()));
    let (exit, json) = run(&["marks", "--codes", &from, "--json"], "");
    assert_eq!(exit, Ok(Exit::BadInput));
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["reports"][0]["learner"], "葵");
    assert_eq!(json["faults"][0]["line"], 2);
    let (exit, said) = run(&["marks", "--codes", "-"], "no code\n");
    let refused = exit.expect_err("there is none");
    assert!(said.is_empty() && refused.0.contains("yomisuji-marks:"), "{}", refused.0);
    let (exit, _) = run(&["marks", "--codes", &from, "-o", &from], "");
    assert!(exit.is_err(), "it would replace what is read");
    let (exit, _) = run(&["walk", &from, "--lang", "en"], "");
    assert!(exit.expect_err("no lesson").0.contains("codes of marks"));
}

#[test]
fn a_text_with_codes_opens_as_the_marks_of_a_class() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = format!("葵:\n{}\n", code(&pupil("葵", 3)));
    let file = folder.path().join("answers.csv");
    std::fs::write(&file, &text).expect("written");
    for source in [Source::pasted(text), Source::File(file)] {
        let mut session = Session::new();
        send(&mut session, Command::Lesson(LessonCommand::Open(source)));
        let class = session.class_marks().expect("a class").clone();
        assert_eq!(class.reports, [pupil("葵", 3)]);
        assert!(session.open().is_some(), "there is a lesson to return to");
        let to = folder.path().join("class.csv");
        send(&mut session, Command::Save(SaveCommand::ClassMarks(to.clone())));
        let saved = std::fs::read_to_string(&to).expect("it is there");
        assert_eq!(Ok(saved), class.csv_file());
        std::fs::remove_file(to).expect("removed");
        send(&mut session, Command::Save(SaveCommand::LeaveClass));
        assert_eq!(session.class_marks(), None);
    }
    // A lesson that speaks of codes stays a lesson.
    let lesson =
        shipped()[0].text().replacen("notes: (", "notes: ( /* yomisuji-marks:2:4:AAAA */", 1);
    let source = Source::Text { name: "mine.ron".to_owned(), bytes: lesson.into_bytes() };
    let mut session = Session::new();
    send(&mut session, Command::Lesson(LessonCommand::Open(source)));
    assert_eq!(session.class_marks(), None);
}

#[test]
fn a_text_of_many_large_codes_is_refused_in_one_sentence() {
    // Small as a text, large as a table: the rows are all alike.
    let mut large = pupil("葵", 1);
    let row = large.rows[0].clone();
    large.rows = vec![row; 1_000];
    let text: String = (0..400)
        .map(|number| {
            large.learner = format!("{number}");
            code(&large) + "\n"
        })
        .collect();
    assert!(text.len() < 1_000_000, "{}", text.len());
    let (exit, said) = crate::run(&["marks", "--codes", "-"], &text);
    let refused = exit.expect_err("it is too much").0;
    assert!(said.is_empty() && refused.lines().count() == 1, "{refused}");
    assert!(refused.contains("more than a class can have"), "{refused}");
    // A long name stands in each row.
    large.learner = "x".repeat(900_000);
    let (exit, _) = crate::run(&["marks", "--codes", "-"], &code(&large));
    assert!(exit.is_err());
}

fn marked(report: &mut MarkReport) -> &mut MarkEntry {
    report.rows[0].mark.as_mut().expect("a mark")
}

#[test]
fn marks_that_nobody_can_have_earned_are_damage() {
    let whole = pupil("葵", 3);
    let mark = |report: &mut MarkReport| marked(report).best.share = 1_001;
    let worse = |report: &mut MarkReport| marked(report).best.share = 0;
    let never = |report: &mut MarkReport| marked(report).tries = 0;
    let points = |report: &mut MarkReport| {
        report.points = Some(CoursePoints { thousandths: 10_001, of: 10 });
    };
    let forge: [&dyn Fn(&mut MarkReport); 4] = [&mark, &worse, &never, &points];
    for forge in forge {
        let mut report = whole.clone();
        forge(&mut report);
        let class = read(&format!("\n{}\n{}", code(&report), code(&whole)));
        assert_eq!(class.reports, std::slice::from_ref(&whole));
        assert_eq!(class.faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [2]);
    }
}

#[test]
fn who_has_no_marks_yet_has_a_row() {
    let mut nobody = pupil("空", 1);
    nobody.rows.clear();
    let table = read(&format!("{}\n{}", code(&pupil("葵", 2)), code(&nobody)));
    let table = table.csv().expect("a table");
    let rows: Vec<_> = table.lines().filter(|line| line.starts_with("空,")).collect();
    assert_eq!(rows.len(), 1, "{table}");
}

/// What stands in the table of a class beside each name.
fn doubts(class: &ClassMarks, roster: &[&str]) -> Vec<(String, Vec<ClassDoubt>)> {
    let roster: Vec<_> = roster.iter().map(|name| (*name).to_owned()).collect();
    let pupils = class.by_pupil(&roster).pupils.into_iter();
    pupils.map(|pupil| (pupil.learner, pupil.doubts)).collect()
}

fn class_of(reports: impl IntoIterator<Item = MarkReport>) -> ClassMarks {
    let codes: Vec<_> = reports.into_iter().map(|report| code(&report)).collect();
    read(&codes.join("\n"))
}

/// The pupil with other first takes: of this share, in thousandths.
fn with_share(name: &str, share: u16) -> MarkReport {
    let mut report = pupil(name, 4);
    for row in &mut report.rows {
        let mark = row.mark.as_mut().expect("a mark");
        (mark.best.share, mark.last.share) = (share, share);
        mark.first.as_mut().expect("a first take").mark.share = share;
    }
    report.points = Some(CoursePoints { thousandths: 4 * 10 * u64::from(share), of: 40 });
    report
}

#[test]
fn a_class_has_a_row_a_pupil_and_says_what_is_to_be_looked_at() {
    let [aoi, ren, yui] =
        [("葵", 500), ("蓮", 700), ("結衣", 900)].map(|(name, share)| with_share(name, share));
    let class = class_of([aoi.clone(), ren.clone(), yui.clone()]);
    assert!(doubts(&class, &[]).iter().all(|(_, doubts)| doubts.is_empty()));
    let table = class.by_pupil(&[]);
    assert_eq!(table.lessons.len(), 4);
    assert_eq!(table.pupils[1].lessons, vec![Some(700); 4]);
    assert_eq!(table.pupils[1].points, CoursePoints { thousandths: 28_000, of: 40 });
    // A total that does not follow, and another course with the same title.
    let mut forged = ren.clone();
    forged.points = Some(CoursePoints { thousandths: 40_000, of: 40 });
    let mut other = yui.clone();
    other.rows[0].counts_for = 20;
    other.points = Some(CoursePoints { thousandths: 45_000, of: 50 });
    let mut weighed = with_share("颯太", 300);
    weighed.course_print = Some(8);
    let class = class_of([aoi.clone(), with_share("凛", 600), forged, other, weighed]);
    let told = doubts(&class, &[]);
    assert_eq!(told[2].1, [ClassDoubt::Sum]);
    assert_eq!(told[3].1, [ClassDoubt::OtherCourse]);
    assert_eq!(told[4].1, [ClassDoubt::OtherCourse]);
    assert!(told[0].1.is_empty() && told[1].1.is_empty(), "{told:?}");
    // What counts is the sum of the lessons, whatever a code promises.
    assert_eq!(class.by_pupil(&[]).pupils[2].points.thousandths, 28_000);
    // The same code handed in again, when more was done: the later one counts.
    let on = |share: u16, (day, answers): (u32, u32)| {
        let mut report = with_share("陽", share);
        for row in &mut report.rows {
            let first = row.mark.as_mut().and_then(|mark| mark.first.as_mut()).expect("a take");
            (first.day, first.mark.of) = (Some(day), answers);
        }
        report
    };
    let class = class_of([on(300, (20_000, 3)), on(900, (20_005, 9))]);
    let pupil = &class.by_pupil(&[]).pupils[0];
    assert_eq!((pupil.lessons[0], pupil.doubts.len()), (Some(900), 0), "{pupil:?}");
    // A better first take on a later day, with as many answers, is no continuation.
    let class = class_of([on(300, (20_000, 9)), on(900, (20_005, 9))]);
    let pupil = &class.by_pupil(&[]).pupils[0];
    assert_eq!((pupil.lessons[0], &pupil.doubts[..]), (Some(300), &[ClassDoubt::Joined(2)][..]));
    // Who has everything is nobody's twin, who has no name is joined with nobody, and an old code is
    // of the same course.
    let mut old = with_share("桜", 400);
    old.course_print = None;
    let nobody = [with_share("", 600), with_share("", 700)];
    let all = [with_share("杏", 1000), with_share("翔", 1000), old];
    let told = doubts(&class_of(all.into_iter().chain(nobody)), &[]);
    assert!(told[..3].iter().all(|(_, doubts)| doubts.is_empty()), "{told:?}");
    assert_eq!(told[3..].iter().filter(|(_, it)| *it == [ClassDoubt::NoName]).count(), 2);
    // Somebody else's code under another name; two computers; and a list of names.
    let copied = MarkReport { learner: "蒼".to_owned(), ..aoi.clone() };
    let mut second = with_share(" 蓮 ", 650);
    second.rows[3].mark = None;
    second.points = Some(CoursePoints { thousandths: 19_500, of: 40 });
    let mut first = ren.clone();
    first.rows[0].mark = None;
    first.points = Some(CoursePoints { thousandths: 21_000, of: 40 });
    let class = class_of([aoi, copied, first, second]);
    let roster = ["結衣", "蓮", "葵"];
    let told = doubts(&class, &roster);
    assert_eq!(told[0], ("結衣".to_owned(), vec![ClassDoubt::Missing]));
    assert_eq!(told[1], ("蓮".to_owned(), vec![ClassDoubt::Joined(2)]));
    assert_eq!(told[2], ("葵".to_owned(), vec![ClassDoubt::Twin("蒼".to_owned())]));
    assert_eq!(told[3].1, [ClassDoubt::NotInRoster, ClassDoubt::Twin("葵".to_owned())]);
    // First takes of different lessons come together; of two of one lesson the smaller one counts.
    let joined = class.by_pupil(&roster.map(ToOwned::to_owned)).pupils[1].lessons.clone();
    assert_eq!(joined, [Some(650), Some(650), Some(650), Some(700)]);
}

/// With another share of the first takes alone, of so many answers.
fn first_of(name: &str, share: u16, answers: u32) -> MarkReport {
    let mut report = with_share(name, share);
    for row in &mut report.rows {
        let first = row.mark.as_mut().and_then(|mark| mark.first.as_mut()).expect("a take");
        first.mark.of = answers;
    }
    report
}

#[test]
fn names_are_compared_as_they_are_read() {
    let spelled = ["Ren Itō", "ｒｅｎ　Itō", "Ren Ito\u{304}", "Ren\u{200b} \u{feff}Itō"];
    let reports = (0..).zip(spelled).map(|(at, name)| with_share(name, 500 + at));
    let told = doubts(&class_of(reports), &[]);
    assert_eq!(told, [("Ren Itō".to_owned(), vec![ClassDoubt::Joined(4)])]);
    // Whose marks they are, the list cannot say.
    let class = class_of([with_share("葵", 500)]);
    let told = doubts(&class, &["葵", "蓮", "葵"]);
    let same = ("葵".to_owned(), vec![ClassDoubt::SameName]);
    assert_eq!(told, [same.clone(), ("蓮".to_owned(), vec![ClassDoubt::Missing]), same]);
    // The table keeps a name that begins as a formula does not, and what only looks escaped.
    for name in ["'t Hooft", "=1+1", "'=1", "-", "''", "'"] {
        let table = with_share(name, 500).csv_file().expect("a table");
        assert_eq!(read(&table).reports[0].learner, name, "{table}");
    }
}

#[test]
fn a_first_take_gains_no_more_than_its_new_answers_are_worth() {
    for (before, now, is_told) in [
        ((200, 8), (1000, 20), true),
        ((200, 8), (801, 20), true),
        ((200, 8), (800, 20), false),
        ((300, 3), (900, 9), false),
        ((0, 5), (700, 20), false),
        ((0, 5), (1000, 20), true),
    ] {
        let class = class_of([before, now].map(|(share, of)| first_of("葵", share, of)));
        let pupil = &class.by_pupil(&[]).pupils[0];
        assert_eq!(pupil.lessons[0], Some(now.0));
        let [lesson, ..] = [class.reports[0].rows[0].lesson.as_str()];
        match &pupil.doubts[..] {
            [ClassDoubt::Risen(rise)] => {
                assert!(is_told && rise.lesson == lesson, "{rise:?}");
                assert_eq!((rise.before.of, rise.now.share), (before.1, now.0));
            }
            told => assert!(!is_told && told.is_empty(), "{before:?} {now:?} {told:?}"),
        }
    }
    // Whoever hands in another's marks is told, whatever was done after the first take.
    let mut copied = with_share("蓮", 500);
    for row in &mut copied.rows {
        row.mark.as_mut().expect("a mark").tries += 1;
    }
    let told = doubts(&class_of([with_share("葵", 500), copied]), &[]);
    assert_eq!(told[1].1, [ClassDoubt::Twin("葵".to_owned())]);
}

/// A table is read as a spreadsheet saves it, beside codes, and what cannot be read has its line.
#[test]
fn tables_are_read_as_spreadsheets_save_them() {
    let reports = || {
        [first_of("葵", 1000, 9), first_of("蓮; 二", 875, 9)].map(|mut report| {
            for row in &mut report.rows {
                row.mark.as_mut().and_then(|mark| mark.first.as_mut()).expect("a take").day =
                    Some(20_788);
            }
            report
        })
    };
    let plain = class_of(reports()).csv().expect("a table");
    assert!(plain.contains(",100.0,") && plain.contains("2026-12-01"), "{plain}");
    let saved = |delimiter: char, comma: &str, day: &str| {
        let mut lines = plain.replace('"', "").replace("2026-12-01", day);
        lines = lines.replace(',', "\t").replace("100.0", "100").replace("40.0", "40");
        lines =
            lines.replace("87.5", &format!("87{comma}5")).replace("35.0", &format!("35{comma}0"));
        let cell = |cell: &str| {
            let is_quoted = cell.contains(delimiter);
            if is_quoted { format!("\"{cell}\"") } else { cell.to_owned() }
        };
        let line = |line: &str| {
            let cells: Vec<_> = line.split('\t').map(cell).collect();
            cells.join(&delimiter.to_string())
        };
        lines.lines().map(line).collect::<Vec<_>>().join("\r\n") + "\r\n"
    };
    let whole = |text: &str| {
        let class = read(text);
        assert_eq!(class.faults, [], "{text}");
        class.by_pupil(&[])
    };
    let expected = whole(&plain);
    assert_eq!(expected.pupils[1].lessons[0], Some(875));
    for (delimiter, comma) in [(',', "."), (';', ","), ('\t', ","), (';', ".")] {
        for day in ["2026-12-01", "2026/12/1", "2026.12.01", "01.12.2026", "46357"] {
            assert_eq!(whole(&saved(delimiter, comma, day)), expected, "{delimiter} {comma} {day}");
        }
    }
    // Below a remark that begins as a cell and never ends, and names columns.
    let remark =
        format!("\"{}\n\"learner, course_reached\n", plain.lines().next().unwrap_or_default());
    assert_eq!(whole(&(remark + &plain)), expected);
    // A day that nobody can tell is named, and the marks are kept.
    let lines = |class: &ClassMarks| -> Vec<usize> {
        class.faults.iter().map(|fault| fault.line).collect()
    };
    let class = read(&saved(',', ".", "12/1/2026"));
    assert_eq!(lines(&class), [2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(class.by_pupil(&[]).pupils[1].lessons, expected.pupils[1].lessons);
    // 13 is no month.
    let class = whole(&plain.replace("2026-12-01", "12/13/2026"));
    assert_eq!(class.pupils[0].last_on().as_deref(), Some("2026-12-13"));
    // Columns in another order and beside ours, with other capitals, empty rows, integers as decimals.
    let columns = |row: &str, number: usize| {
        let mut cells: Vec<_> = row.split(',').map(str::to_owned).collect();
        cells.rotate_left(7);
        cells.insert(3, if number == 0 { "Remark".to_owned() } else { "good".to_owned() });
        let cells =
            cells.into_iter().map(|cell| if number == 0 { cell.to_uppercase() } else { cell });
        cells.collect::<Vec<_>>().join(",")
    };
    let mut moved: Vec<_> = plain.lines().zip(0..).map(|(row, at)| columns(row, at)).collect();
    moved.push(",".repeat(24));
    assert_eq!(whole(&moved.join("\n")), expected);
    let decimals = plain.replace(",2,", ",2.0,").replace(",1,", ",1.0,").replace("87.5", "87.50%");
    assert_eq!(whole(&decimals), expected);
    assert_eq!(whole(&plain.replace(",1,", ",WAHR,").replace(",WAHR,00", ",1,00")), expected);
    // Shares without decimals do not add up to the total, and nobody is accused of it.
    let class = whole(&plain.replace("87.5", "88"));
    assert_eq!((class.pupils[1].lessons[0], class.pupils[1].doubts.len()), (Some(880), 0));
    // A cell that has become a date: its row is left out and told, and nothing else is doubted.
    let class = read(&plain.replacen("87.5,87.5", "87. Mai,87.5", 1));
    assert_eq!(
        (lines(&class), class.by_pupil(&[]).pupils[1].doubts.clone()),
        (vec![6], vec![ClassDoubt::Damaged])
    );
    // Numbers for names: without their first zeros they are the same; shortened, nobody's.
    let numbers = [first_of("00123", 500, 9), first_of("202612345678", 600, 9)];
    let numbers = class_of(numbers).csv().expect("a table");
    let class = read(&numbers.replace("00123", "123").replace("202612345678", "2.02612E+11"));
    assert_eq!(lines(&class), [6, 7, 8, 9]);
    let told = doubts(&class, &["00123"]);
    assert_eq!(told, [("00123".to_owned(), vec![])]);
    let told = doubts(&class_of([with_share("0", 500), with_share("000", 600)]), &[]);
    assert_eq!(told, [("0".to_owned(), vec![ClassDoubt::Joined(2)])]);
    // Encodings of spreadsheets.
    let german = with_share("Jörg Müller", 500).csv().expect("a table");
    let german: String = german.chars().map(|c| if c as u32 > 255 { '?' } else { c }).collect();
    let latin: Vec<u8> = german.chars().map(|c| u8::try_from(c as u32).expect("a byte")).collect();
    let wide: Vec<u8> =
        "\u{feff}".encode_utf16().chain(plain.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let (japanese, ..) = encoding_rs::SHIFT_JIS.encode(&plain);
    for (bytes, name) in
        [(&latin[..], "Jörg Müller"), (&wide, "葵"), (&japanese, "葵"), (plain.as_bytes(), "葵")]
    {
        let class = read(&yomisuji::formats::any_text(bytes));
        assert_eq!((class.reports[0].learner.as_str(), class.faults.len()), (name, 0));
    }
    // Rows that are damaged, below a code and with a code among them.
    let own = code(&with_share("結衣", 300));
    for ends in ["\n", "\r\n"] {
        let mut rows: Vec<_> = plain.lines().map(str::to_owned).collect();
        rows[3] = rows[3].replacen("100.0", "100.01", 1);
        rows.insert(6, own.clone());
        let text = ["Good morning", &own, "", &rows.join(ends), ""].join(ends);
        let class = read(&text);
        assert_eq!(lines(&class), [7], "{:?}", class.faults);
        let names: Vec<_> = class.by_pupil(&[]).pupils.into_iter().map(|it| it.learner).collect();
        assert_eq!(names, ["結衣", "葵", "蓮; 二"]);
    }
}

/// A code as the first version wrote them keeps its numbers.
#[test]
fn codes_of_the_first_version_are_read() {
    const CODE: &str = "yomisuji-marks:1:120:OIFBo4tWcszPVNLJK83JgRDR0WBKKVfXwFC3pCg1VdcRKl1SVJqqE61UUJS\
        akplcoqSjlJhTkJGom5RakqikY6gTbWFuqmNoHovEQBI0iAXrj0WyySA2NhYA";
    let class = read(CODE);
    let report = &class.reports[0];
    assert_eq!((class.faults.len(), report.learner.as_str()), (0, "Aoi"));
    let first = report.rows.iter().find_map(|row| row.mark.as_ref()?.first).expect("a take");
    assert_eq!((first.mark.share, first.rules, first.day), (875, 1, None));
    assert_eq!(report.course_print, None);
}

#[test]
fn tables_of_marks_are_joined_as_codes_are() {
    let mut dice = Dice::new(8);
    let both = |reports: &[MarkReport]| {
        let tables: Vec<_> = reports.iter().map(|it| it.csv_file().expect("a table")).collect();
        read(&tables.concat().replace('\u{feff}', ""))
    };
    for _ in 0..rounds(100) {
        let shares = [dice.below(1001) as u16, dice.below(1001) as u16];
        let reports = [with_share("葵, \"A\"", shares[0]), with_share("=蓮", shares[1])];
        let class = both(&reports);
        assert_eq!(class.faults, []);
        let [by_table, by_code] = [class, class_of(reports)].map(|class| class.by_pupil(&[]));
        let lessons = |table: &PupilTable| -> Vec<_> {
            let pupils = table.pupils.iter();
            pupils
                .map(|pupil| (pupil.learner.clone(), pupil.lessons.clone(), pupil.points))
                .collect()
        };
        assert_eq!(lessons(&by_table), lessons(&by_code));
        assert!(by_table.pupils.iter().all(|pupil| pupil.doubts.is_empty()), "{by_table:?}");
    }
    // On the command line: files and codes together, and a row that is damaged.
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    let write = |name: &str, text: &str| std::fs::write(at(name), text).expect("written");
    write("a.csv", &with_share("葵", 500).csv_file().expect("a table"));
    write("b.txt", &format!("> {}\n", code(&with_share("蓮", 700))));
    write("names.txt", "蓮\n葵\n\n結衣\n");
    let (a, b, names) = (at("a.csv"), at("b.txt"), at("names.txt"));
    let arguments = ["marks", "--codes", &a, &b, "--by-pupil", "--roster", &names, "--lang", "en"];
    let (exit, table) = run(&arguments, "");
    assert_eq!(exit, Ok(Exit::Answered));
    let rows: Vec<_> = table.lines().collect();
    assert!(rows[0].starts_with("learner,reached,of,") && rows[0].ends_with("last_on,to_look_at"));
    assert!(rows[1].starts_with("蓮,28.0,40,70.0,70.0,70.0,70.0,"), "{table}");
    assert!(rows[2].starts_with("葵,20.0,40,50.0,"), "{table}");
    assert!(rows[3].starts_with("結衣,0.0,40,,,,,,no marks handed in"), "{table}");
    // A spreadsheet has sorted the table by lesson: the rows of a pupil are found again.
    let sorted = |reports: Vec<MarkReport>| {
        let table = class_of(reports).csv().expect("a table");
        let mut rows: Vec<_> = table.lines().collect();
        rows[1..].sort_by_key(|row| (row.split(',').nth(3), row.len()));
        rows.join("\n")
    };
    write("a.csv", &sorted(vec![with_share("葵", 500), with_share("蓮", 700)]));
    let by_pupil = ["marks", "--codes", &a, "--by-pupil", "--lang", "en"];
    let (exit, table) = run(&by_pupil, "");
    assert_eq!(exit, Ok(Exit::Answered));
    let rows: Vec<_> = table.lines().skip(1).collect();
    assert_eq!(rows.len(), 2, "{table}");
    for (name, row) in
        [("葵", "20.0,40,50.0,50.0,50.0,50.0,,"), ("蓮", "28.0,40,70.0,70.0,70.0,70.0,,")]
    {
        assert!(rows.contains(&&*format!("{name},{row}")), "{table}");
    }
    // Two rows of one lesson: the smaller one counts, and the teacher is told, wherever they stand.
    let plain = with_share("葵", 500).csv().expect("a table");
    let second = plain.lines().nth(1).expect("a row");
    for share in ["20.0", "90.0"] {
        let second = second.replacen("50.0", share, 3);
        for table in
            [format!("{plain}{second}\n"), plain.replacen('\n', &format!("\n{second}\n"), 1)]
        {
            write("a.csv", &table);
            let (_, table) = run(&by_pupil, "");
            let counted = if share == "20.0" { "17.0,40,20.0,50.0" } else { "20.0,40,50.0,50.0" };
            assert!(table.contains(&format!("\n葵,{counted},")), "{table}");
            assert!(table.contains("two first takes of a lesson"), "{table}");
        }
    }
    // Nor is there a second algorithm that the lesson names first.
    let algorithm = second.split(',').nth(8).expect("an algorithm");
    let other =
        second.replacen(&format!(",{algorithm},"), ",greedy,", 1).replacen("50.0", "90.0", 3);
    write("a.csv", &format!("{plain}{other}\n"));
    let (_, table) = run(&by_pupil, "");
    assert!(table.contains("\n葵,20.0,40,50.0,50.0,"), "{table}");
    assert!(table.contains("two first takes of a lesson"), "{table}");
    // The same row twice is one row.
    write("a.csv", &format!("{plain}{second}\n"));
    let (_, table) = run(&by_pupil, "");
    assert!(table.contains("\n葵,20.0,40,50.0,50.0,50.0,50.0,,\n"), "{table}");
    write("a.csv", &plain.replacen("50.0", "5x", 1));
    let (exit, table) = run(&["marks", "--codes", &a, "--by-pupil", "--json"], "");
    assert_eq!(exit, Ok(Exit::BadInput));
    assert!(table.contains("\"learner\": \"葵\""), "{table}");
}

/// A mail may break a line within the sign of a code, too.
#[test]
fn a_code_is_found_wherever_a_mail_has_broken_it() {
    let code = code(&pupil("葵", 3));
    for place in 1..40 {
        for broken in ["\n", "=\r\n", "\n> "] {
            let text = format!("Here: {}{broken}{}.\nAiko", &code[..place], &code[place..]);
            assert_eq!(read(&text).reports.len(), 1, "{text}");
        }
    }
}

/// Most of a class are most of its pupils, and not of their codes; the rows of a table without names are
/// one pupil's.
#[test]
fn the_course_of_most_is_that_of_most_pupils() {
    let of = |name, lessons, looks| {
        let mut report = pupil(name, lessons);
        for row in &mut report.rows {
            let first = row.mark.as_mut().and_then(|mark| mark.first.as_mut());
            first.expect("a take").looks = looks;
        }
        report
    };
    let class = |reports: Vec<MarkReport>| ClassMarks { reports, ..ClassMarks::default() };
    let retakes = (0..4).map(|looks| of("蓮", 1, looks));
    let others = ["葵", "湊"].map(|name| of(name, 3, 0));
    let all = class(others.into_iter().chain(retakes).collect());
    assert_eq!(all.by_pupil(&[]).lessons.len(), 3);
    let nameless = of("", 3, 0).csv().expect("a table");
    let table = read(&nameless).by_pupil(&[]);
    let reached: Vec<_> = table.pupils.iter().map(|pupil| pupil.lessons.len()).collect();
    assert_eq!((reached, table.pupils[0].points.of), (vec![3], 30));
}

/// What a table has and nobody knows is named by its line.
#[test]
fn words_that_nobody_knows_are_named() {
    let table = pupil("葵", 3).csv().expect("a table");
    let faults = |table: &str| {
        let class = read(table);
        class.faults.iter().map(|fault| (fault.line, fault.what.en.clone())).collect::<Vec<_>>()
    };
    assert_eq!(faults(&table), []);
    assert_eq!(faults(&table.replacen("predict", "Predict", 1)), []);
    let row = |line| (line, "this row of the table is damaged, and is left out".to_owned());
    assert_eq!(faults(&table.replacen("predict", "predikt", 1)), [row(2)]);
    let first = shipped()[0].id;
    assert_eq!(faults(&table.replacen(first, "", 1)), [row(2)]);
    let said = faults(&(code(&pupil("蓮", 1)) + "\n" + &table.replacen("title_en", "en", 1)));
    assert!(said.len() == 1 && said[0].0 == 2 && said[0].1.contains("title_en"), "{said:?}");
}

/// A text without a code beside others is named; the others are answered.
#[test]
fn one_text_without_a_code_does_not_stop_a_class() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str, text: &str| {
        let path = folder.path().join(name).display().to_string();
        std::fs::write(&path, text).expect("written");
        path
    };
    let (with, without) = (at("a.txt", &code(&pupil("Aoi", 2))), at("b.txt", "Good morning"));
    let (exit, table) = run(&["marks", "--codes", &with, &without, "--by-pupil"], "");
    assert_eq!(exit.ok(), Some(Exit::BadInput));
    assert!(table.contains("Aoi"), "{table}");
    let class = folder.path().join("class.xlsx").display().to_string();
    let (refused, _) = run(&["marks", "--codes", &with, "-o", &class], "");
    assert!(refused.is_err() && !folder.path().join("class.xlsx").exists());
    let class = folder.path().join("class.json").display().to_string();
    run(&["marks", "--codes", &with, "-o", &class], "").0.expect("written");
    assert!(std::fs::read_to_string(class).expect("a file").starts_with('{'));
}

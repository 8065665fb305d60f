//! The plan of a lesson in class as pages to print. All that is said about a run is taken from it:
//! what is asked of the class and its answer, the sentences of the steps, and the drawings.

use std::collections::BTreeMap;

use super::page::{MARGIN, PageHead, PagePiece, Pages, PrintedPages, WIDTH, drawn};
use super::paper::{Desk, DeskPictures, chosen, kind_named};
use super::paper_page::numbered;
use language::{Language, Words};
use lesson::narrator::PaperQuestion;
use lesson::{PRINTED, PredictionKind};
use picture::Area;
use scenario::{
    AskedForm, AskedGroup, AskedWeights, Course, PlanPhase, Question, StudyMode, TeachingPlan,
};
use session::Opened;
use tree::NodeId;

/// The width inside the margins, and that of the column of minutes and steps.
const ROOM: f32 = WIDTH - 2.0 * MARGIN;
const LEFT: f32 = 82.0;

const LETTERS: f32 = 11.2;
const HEADING: f32 = 13.0;
const GAP: f32 = 5.0;
/// The letters in a line.
const LINE: usize = 94;

/// A tree has so much room, and so much beside a board.
const ALONE: Area = Area { min: [0.0, 0.0], max: [690.0, 200.0] };
const BESIDE: Area = Area { min: [0.0, 0.0], max: [455.0, 245.0] };

/// Papers are made for so many pupils, unless the teacher changes it.
const PUPILS: usize = 30;

/// The plan of a course as pages. `name` is what the command line calls the course; `lessons` are its
/// lessons by their names in it, each run by the algorithm that the course asks for.
///
/// # Errors
/// A sentence, if the course has no plan, or its plan shows what a lesson does not have.
pub fn lesson_plan(
    course: &Course,
    name: &str,
    lessons: &BTreeMap<String, Opened>,
    language: Language,
) -> Result<PrintedPages, Words> {
    let Some(plan) = &course.plan else {
        return Err(Words::of(|texts| texts.plan_none(name)));
    };
    let pages = Pages::new(language);
    let mut printing =
        Printing { course, name, plan, lessons, language, pages, pieces: Vec::new(), open: None };
    printing.beginning()?;
    let mut from = 0;
    for phase in &plan.phases {
        printing.phase(phase, from)?;
        from += phase.minutes;
    }
    printing.homework();
    printing.paper();
    let title = language.texts().plan_title(course.title.get(language));
    let Printing { mut pages, pieces, .. } = printing;
    pages.fill(&PageHead { title: &title, name: None }, pieces);
    Ok(pages.whole(&title))
}

struct Printing<'a> {
    course: &'a Course,
    name: &'a str,
    plan: &'a TeachingPlan,
    lessons: &'a BTreeMap<String, Opened>,
    language: Language,
    pages: Pages,
    pieces: Vec<PagePiece>,
    /// The lesson that the class sees.
    open: Option<String>,
}

impl Printing<'_> {
    /// A row with a label in the left column; the first line may be bold.
    fn row(&mut self, label: &str, lines: &[(impl AsRef<str>, bool)]) -> PagePiece {
        let mut row = PagePiece::default();
        let lines = lines.iter().map(|(line, bold)| (line.as_ref(), bold));
        for (line, bold) in lines.filter(|(line, _)| !line.is_empty()) {
            row.append(self.pages.text(line, LEFT, ROOM, (LETTERS, *bold)));
        }
        let label = self.pages.text(label, 0.0, LEFT - 4.0, (LETTERS, true));
        row.height = row.height.max(label.height);
        row.put(label, [0.0, 0.0]);
        row.height += GAP;
        row
    }

    fn add(&mut self, label: &str, lines: &[(impl AsRef<str>, bool)]) {
        let row = self.row(label, lines);
        self.pieces.push(row);
    }

    fn beginning(&mut self) -> Result<(), Words> {
        let (texts, language, plan) = (self.language.texts(), self.language, self.plan);
        for (label, words) in [(texts.plan_aim(), &plan.aim), (texts.plan_before(), &plan.before)] {
            let told = words.told(language.without_game());
            let lines: Vec<_> = told.lines().map(|line| (line, false)).collect();
            self.add(&label, &lines);
        }
        self.add(&texts.plan_screen(), &[(&texts.plan_screen_how(self.name), false)]);
        for drawing in &plan.drawings {
            let opened = opened(self.lessons, &drawing.lesson)?;
            let step = match drawing.stop {
                0 => 0,
                stop => stop_step(opened, &drawing.lesson, stop)?,
            };
            let title = opened.loaded().lesson.title.told(spoken(opened, language)).into_owned();
            let said = texts.plan_drawn(&*drawing.lesson, step, title);
            let mut row = self.row(&texts.plan_drawing(), &[(&said, false)]);
            let mut desk = Desk::new(opened.clone(), language);
            let is_alone = opened.position(NodeId::ROOT).is_none();
            let DeskPictures { tree, board } =
                desk.shown(step, if is_alone { ALONE } else { BESIDE });
            // Of a large tree only a few nodes would be drawn.
            let tree = tree.filter(|_| opened.tree().len() <= PRINTED);
            let pictures: Vec<_> = tree.iter().chain(&board).collect();
            let wide: f32 = pictures.iter().map(|(_, area)| area.width()).sum();
            let (top, mut left) = (row.height, MARGIN + (ROOM - wide) / 2.0);
            for picture in pictures {
                row.put(drawn(picture), [left, top]);
                row.height = row.height.max(top + picture.1.height() + GAP);
                left += picture.1.width();
            }
            self.pieces.push(row);
        }
        Ok(())
    }

    fn phase(&mut self, phase: &PlanPhase, from: u32) -> Result<(), Words> {
        let (texts, language) = (self.language.texts(), self.language);
        let mut head = PagePiece::blank(GAP);
        head.rule([MARGIN, 1.0], ROOM, 0.7);
        let minutes = texts.plan_minutes(from, from + phase.minutes);
        let opened = match &*phase.lesson {
            "" => None,
            lesson => Some(opened(self.lessons, lesson)?),
        };
        let called = opened.map_or(language.without_game(), |opened| spoken(opened, language));
        let title = phase.title.told(called);
        let top = head.height;
        head.append(self.pages.text(&title, LEFT, ROOM, (HEADING, true)));
        let label = self.pages.text(&minutes, 0.0, LEFT, (HEADING, true));
        head.put(label, [0.0, top]);
        let told = phase.steps.told(called);
        let mut lines: Vec<_> = told.lines().map(|line| (line, false)).collect();
        // It may be open already.
        let is_new =
            self.open.replace(phase.lesson.clone()).is_none_or(|last| last != phase.lesson);
        let shows = opened.filter(|_| is_new).map(|opened| {
            let title = opened.loaded().lesson.title.told(called);
            let algorithm = opened.algorithm().name(language);
            texts.plan_shows(algorithm, &*phase.lesson, opened.last_step(), &*title)
        });
        if let Some(shows) = &shows {
            lines.push((shows, true));
        }
        let body = self.row("", &lines);
        head.append(body);
        self.pieces.push(head);
        let Some(opened) = opened else { return Ok(()) };
        for (step, rows) in self.steps(phase, opened)? {
            self.add(&texts.plan_step(step), &rows);
        }
        for &number in &phase.questions {
            let question = opened.loaded().lesson.questions.get(number - 1);
            let question = question.ok_or_else(|| {
                let count = opened.loaded().lesson.questions.len();
                Words::of(|texts| texts.course_plan_no_question(count, number)).at(&phase.lesson)
            })?;
            let rows = Self::own_question(question, called);
            self.add(&texts.plan_question(number), &rows);
        }
        Ok(())
    }

    /// What is said at the steps of a phase, in their order: the question before the step is shown,
    /// its answer, and what the search says; at a stop what the lesson says, too.
    fn steps(&self, phase: &PlanPhase, opened: &Opened) -> Result<Vec<PlanStep>, Words> {
        let language = self.language;
        let mut all = Vec::new();
        for &stop in &phase.stops {
            let step = stop_step(opened, &phase.lesson, stop)?;
            let before = step.checked_sub(1);
            let kind = before.and_then(|before| opened.plan().covered(before));
            // Where the search goes, the class sees; what returns is asked where the plan says so.
            let kind = kind
                .filter(|kind| !matches!(kind, PredictionKind::Next | PredictionKind::Returned));
            let asked = before.zip(kind).and_then(|(step, kind)| chosen(opened, step, kind));
            let mut rows = match asked {
                Some(asked) => self.asked(&asked),
                None => vec![(opened.clone().at_step(step).projection(language).sentence(), false)],
            };
            let words = opened.loaded().lesson.stops.get(stop - 1).map(|stop| &stop.words);
            let called = spoken(opened, language);
            rows.extend(words.map(|words| (words.told(called).into_owned(), false)));
            all.push((step, rows));
        }
        for asks in &phase.asks {
            let kind = kind_named(&asks.kind);
            let asked = kind.and_then(|kind| chosen(opened, asks.step, kind)).ok_or_else(|| {
                let (kind, lesson) = (&*asks.kind, &*phase.lesson);
                Words::of(|texts| texts.paper_no_question(kind, lesson, asks.step, 0))
            })?;
            all.push((asks.step + 1, self.asked(&asked)));
        }
        all.sort_by_key(|(step, _)| *step);
        Ok(all)
    }

    fn asked(&self, asked: &PaperQuestion) -> Vec<(String, bool)> {
        let language = self.language;
        let choices: Vec<_> = asked.choices.iter().map(|words| words.get(language)).collect();
        let answer = numbered(asked, language);
        let answer = language.texts().plan_answer_because(answer, asked.because.get(language));
        let ask = (asked.ask.get(language).to_owned(), true);
        [ask].into_iter().chain(in_rows(&choices)).chain([(answer, false)]).collect()
    }

    /// A question that the lesson itself asks.
    fn own_question(question: &Question, language: Language) -> Vec<(String, bool)> {
        let told = |words: &Words| words.told(language).into_owned();
        let (choices, number) = match &question.asked {
            AskedForm::Choice { right, of } => {
                (of.iter().map(told).collect(), format!("({right}) "))
            }
            _ => (Vec::new(), String::new()),
        };
        let choices: Vec<&str> = choices.iter().map(String::as_str).collect();
        let answer = number + &told(&question.answer);
        let ask = (told(&question.ask), true);
        let answer = (language.texts().plan_answer(answer), false);
        [ask].into_iter().chain(in_rows(&choices)).chain([answer]).collect()
    }

    fn homework(&mut self) {
        let (texts, language) = (self.language.texts(), self.language);
        let mut said = Vec::new();
        for name in &self.plan.homework {
            let Some((opened, task)) = self.lessons.get(name).zip(self.course.task_of(name)) else {
                continue;
            };
            let lesson = &opened.loaded().lesson;
            let work = match task.work {
                StudyMode::Watch | StudyMode::Make => texts.study_watch(),
                StudyMode::Predict => texts.study_predict(),
                StudyMode::WhatIf => texts.study_what_if(),
                StudyMode::FillIn => texts.study_fill_in(),
            };
            let minutes = lesson.minutes();
            let title = lesson.title.told(spoken(opened, language));
            let algorithm = opened.algorithm().name(language);
            said.push(texts.plan_homework_of(
                algorithm,
                name.as_str(),
                task.marks,
                minutes,
                &*title,
                work,
            ));
        }
        said.push(texts.plan_homework_sent());
        said.push(format!("yomisuji pack {} -o lessons.zip", self.name));
        let said: Vec<_> = said.iter().map(|line| (&**line, false)).collect();
        let rule = Self::rule();
        self.pieces.push(rule);
        self.add(&texts.plan_homework(), &said);
    }

    /// How the papers are made.
    fn paper(&mut self) {
        let texts = self.language.texts();
        let paper = self.plan.paper;
        let (questions, seed) = (usize::from(paper.questions), paper.seed);
        let said = texts.plan_paper_of(questions);
        let asked = asks(self.course);
        let command = format!(
            "yomisuji paper {} --questions {questions} --copies {PUPILS} --seed {seed}{asked} --lang {} -o paper.pdf --key key.pdf",
            self.name,
            self.language.id()
        );
        self.add(&texts.plan_paper(), &[(&said, false), (&command, false)]);
    }

    fn rule() -> PagePiece {
        let mut rule = PagePiece::blank(GAP);
        rule.rule([MARGIN, 1.0], ROOM, 0.7);
        rule
    }
}

/// The number of a step, and what stands there: lines, each bold or not.
type PlanStep = (usize, Vec<(String, bool)>);

/// The flags with which papers ask what a course asks.
fn asks(course: &Course) -> String {
    let asking = course.asking();
    let asked = |group: &AskedGroup| asking.weight(*group) > 0;
    let groups: Vec<_> = AskedGroup::ALL.into_iter().filter(asked).collect();
    let mut flags = Vec::new();
    if groups.len() < AskedGroup::ALL.len() {
        let names: Vec<_> = groups.iter().map(|group| group.id()).collect();
        flags.push(format!(" --asks {}", names.join(",")));
    }
    let is_unusual =
        |group: &&AskedGroup| asking.weight(**group) != AskedWeights::USUAL.weight(**group);
    let weights = groups.iter().filter(is_unusual);
    let weights: Vec<_> =
        weights.map(|group| format!("{}={}", group.id(), asking.weight(*group))).collect();
    if !weights.is_empty() {
        flags.push(format!(" --weights {}", weights.join(",")));
    }
    flags.concat()
}

/// The language with the names of the sides that a lesson has.
fn spoken(opened: &Opened, language: Language) -> Language {
    opened.projection(language).language()
}

/// Side by side in a line, or one below the other if that takes hardly more room.
fn in_rows(choices: &[&str]) -> Vec<(String, bool)> {
    let numbered = (1..).zip(choices).map(|(number, choice)| format!("({number}) {choice}"));
    let numbered: Vec<_> = numbered.collect();
    // About so many lines; a kana is as wide as two letters.
    let lines = |text: &str| {
        let wide = text.chars().filter(|c| !c.is_ascii()).count();
        (text.chars().count() + wide).div_ceil(LINE)
    };
    let row = numbered.join("  ");
    let below: usize = numbered.iter().map(|choice| lines(choice)).sum();
    if lines(&row) > 1 && below <= lines(&row) + 1 {
        return numbered.into_iter().map(|choice| (choice, false)).collect();
    }
    vec![(row, false)]
}

fn opened<'l>(lessons: &'l BTreeMap<String, Opened>, name: &str) -> Result<&'l Opened, Words> {
    lessons.get(name).ok_or_else(|| Words::of(|texts| texts.course_plan_no_lesson(name)))
}

/// The step of a stop, by its number from 1, in the run that is shown.
fn stop_step(opened: &Opened, lesson: &str, stop: usize) -> Result<usize, Words> {
    let steps = &opened.loaded().stop_steps;
    let steps = if opened.is_main_run() { &**steps } else { &[] };
    let found = stop.checked_sub(1).and_then(|at| steps.get(at)).copied();
    found.ok_or_else(|| Words::of(|texts| texts.course_plan_no_stop(steps.len(), stop)).at(lesson))
}

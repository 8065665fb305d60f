//! `walk`: the lesson in the terminal.

use std::io::{BufRead, IsTerminal, Write};
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::Args;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, read};
use crossterm::terminal::{Clear, ClearType, disable_raw_mode, enable_raw_mode};
use crossterm::{cursor::MoveTo, execute};
use serde_json::{Value, json};

use super::claims::claims_answer;
use super::lessons::{open_or_read, with_algorithm};
use super::run::step_of;
use super::sampled::six;
use super::telling::TellingArgs;
use super::text_tree::text_tree;
use super::twins::twin_answers;
use super::{AnswerFormat, Exit, Refusal, texts, without_nulls};
use language::Language;
use lesson::{Telling, find};
use scenario::{Lesson, TableCell, shipped};
use score::{NodeNumbers, Score};
use search::WordLevel;
use session::{Command, Navigation, Opened, Session, SettingsCommand};
use text::measured_note;
use trace::{EventKind, StopCondition};
use tree::NodeId;

/// Walk through a lesson in the terminal.
#[derive(Debug, Args)]
pub struct Walk {
    /// The id of a lesson, or a file; - reads a log, a tree or a lesson from the input.
    lesson: PathBuf,
    /// Another algorithm than the lesson's first.
    #[arg(long)]
    algorithm: Option<String>,
    /// The first step to show: a number, or what happens there, such as cut:PATH.
    #[arg(long)]
    from: Option<String>,
    /// The last step to show.
    #[arg(long)]
    to: Option<String>,
    /// Only the steps at which any of this happens, separated by commas: the kind of an event (cut,
    /// exit, recall …), alpha, beta, best, line, above:N, below:N, reach:NODE, finish:NODE; of a
    /// search that samples also explores, and visits:N:NODE.
    #[arg(long, value_delimiter = ',')]
    stops: Vec<String>,
    #[command(flatten)]
    telling: TellingArgs,
    #[command(flatten)]
    answer: AnswerFormat,
}

impl Walk {
    /// A walk through a lesson, by default the first one.
    pub(super) fn of(lesson: Option<PathBuf>) -> Self {
        let first = shipped().first().map_or("", |lesson| lesson.id);
        Self {
            lesson: lesson.unwrap_or_else(|| PathBuf::from(first)),
            algorithm: None,
            from: None,
            to: None,
            stops: Vec::new(),
            telling: TellingArgs::default(),
            answer: AnswerFormat { json: false },
        }
    }

    pub(super) fn run(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let opened = open_or_read(&self.lesson, input)?;
        let opened = with_algorithm(opened, self.algorithm.as_deref())?;
        let lesson = opened.loaded().lesson.id.clone();
        let step = |name: &Option<String>, without: &str| {
            step_of(&self.lesson, name.as_deref().unwrap_or(without), &opened)
        };
        let from = step(&self.from, "0")?;
        let to = step(&self.to, "last")?;
        if from > to {
            return Err(Refusal(texts().cli_from_after_to(from, to)));
        }
        let steps = self.steps(&opened, from..=to)?;
        let mut session = Session::new();
        for setting in [
            SettingsCommand::SetLanguage(Language::spoken()),
            SettingsCommand::SetTelling(self.telling.telling()),
        ] {
            session.apply(Command::Settings(setting));
        }
        session.show(opened);
        session.apply(Command::Go(Navigation::Seek(from)));
        if self.answer.json {
            // One object, written incrementally: a run may have millions of steps.
            write!(output, "{{\"lesson\":{},\"steps\":[", json!(lesson))?;
            let mut is_empty = true;
            for (number, step) in steps.enumerate() {
                is_empty = false;
                session.apply(Command::Go(Navigation::Seek(step)));
                let comma = if number > 0 { "," } else { "" };
                write!(output, "{comma}{}", Value::from(answer(&session)))?;
            }
            write!(output, "]")?;
            let twins = session.open().map(twin_answers).unwrap_or_default();
            if !twins.is_empty() {
                let twins: Value = twins.into_iter().map(|twin| twin.json).collect();
                write!(output, ",\"twins\":{twins}")?;
            }
            if is_empty {
                write!(output, ",\"note\":{}", json!(self.never()))?;
            }
            writeln!(output, "}}")?;
            return Ok(Exit::Answered);
        }
        let asks = std::io::stdout().is_terminal() && std::io::stdin().is_terminal();
        if asks && self.stops.is_empty() {
            return interactive(&mut session, (from, to), output);
        }
        write!(output, "{}", heading(&session))?;
        let mut shown = 0;
        for step in steps {
            session.apply(Command::Go(Navigation::Seek(step)));
            writeln!(output, "{}", page(&session))?;
            shown += 1;
        }
        if shown == 0 {
            writeln!(output, "{}", self.never())?;
        }
        for twin in session.open().map(twin_answers).unwrap_or_default() {
            write!(output, "{}", twin.text)?;
        }
        Ok(Exit::Answered)
    }
}

impl Walk {
    /// The message if none of the requested events occurs.
    fn never(&self) -> String {
        let names = self.stops.join(",");
        texts().cli_stops_never(names)
    }

    /// The steps to show.
    fn steps(
        &self,
        opened: &Opened,
        within: RangeInclusive<usize>,
    ) -> Result<Box<dyn Iterator<Item = usize>>, Refusal> {
        if self.stops.is_empty() {
            return Ok(Box::new(within));
        }
        let conditions: Result<Vec<_>, _> =
            self.stops.iter().map(|name| condition(name, opened, Language::spoken())).collect();
        let steps = opened.steps_where(&conditions?).into_iter();
        Ok(Box::new(steps.filter(move |step| within.contains(step))))
    }
}

/// Parses a stop condition of the command line.
fn condition(name: &str, opened: &Opened, language: Language) -> Result<StopCondition, Refusal> {
    if let Some(condition) = StopCondition::of_id(name) {
        return Ok(condition);
    }
    let (tree, subject) = (opened.tree(), &*opened.loaded().subject);
    let node = |text: &str| {
        find(tree, subject, text, None, language)
            .ok_or_else(|| Refusal(texts().cli_stops_node(text.escape_debug().to_string())))
    };
    match name.split_once(':') {
        Some(("reach", text)) => node(text).map(StopCondition::Reached),
        Some(("finish", text)) => node(text).map(StopCondition::Finished),
        Some(("visits", text)) => {
            let both =
                text.split_once(':').and_then(|(visits, at)| Some((visits.parse().ok()?, at)));
            let unknown = || Refusal(texts().cli_stops_name(name.escape_debug().to_string()));
            let (visits, at) = both.ok_or_else(unknown)?;
            node(at).map(|node| StopCondition::Visited(node, visits))
        }
        _ => Err(Refusal(texts().cli_stops_name(name.escape_debug().to_string()))),
    }
}

/// A step as JSON; null: infinite, or nothing to tell.
fn answer(session: &Session) -> Option<Value> {
    // The numbers of an answer are from Black's point of view, and so are those in its sentences.
    let (open, seen) = (session.open()?, session.projection()?);
    let level = seen.told().words;
    let seen = seen.telling(Telling::default());
    let finite = |bound: Score| Some(seen.exact(bound)).filter(|_| bound.is_finite());
    let (here, window) = (seen.here(), seen.window_here());
    let numbers = here.and_then(|node| seen.numbers(node)).map(NodeNumbers::finite);
    let are_values = seen.algorithm().keeps_intervals();
    let answer = json!({
        "step": seen.step(),
        // Of the run, such as "深さ2".
        "chapter": seen.chapter_name_here(),
        "kind": seen.kind().map(EventKind::id),
        "sentence": seen.sentence(),
        // The sentence as a short label on a node, and with its reasoning.
        "word": seen.words(WordLevel::Word),
        "reasoning": seen.words(WordLevel::Reasoning),
        // The reasoning as data, if it is asked for.
        "claims": (level == WordLevel::Reasoning).then(|| claims_answer(&seen)),
        "node": here.map(|node| seen.subject().id(seen.tree(), node)),
        "value": here.and_then(|node| seen.value(node)).map(|value| seen.outcome(value)),
        // The window at the node.
        "alpha": window.and_then(|window| finite(window.alpha)),
        "beta": window.and_then(|window| finite(window.beta)),
        // Of an algorithm that counts them: [3, 1].
        "proof": numbers.filter(|_| !are_values),
        // Of one that keeps intervals: [3, 9].
        "interval": numbers.filter(|_| are_values),
        // Of an algorithm that samples: visits, and the mean reward for MAX.
        "visits": here.and_then(|node| seen.sample(node)).map(|sample| sample.visits),
        "mean": here.and_then(|node| seen.mean(node)).map(six),
        "thresholds": here.and_then(|node| seen.thresholds(node)).map(NodeNumbers::finite),
        // The lesson's own words; in a log, what is wrong.
        "words": open.words_here(session.language()),
    });
    Some(without_nulls(answer, &["claims", "proof", "interval", "visits", "mean", "thresholds"]))
}

fn heading(session: &Session) -> String {
    let Some(open) = session.open() else {
        return String::new();
    };
    let language = session.language();
    let lesson = &open.loaded().lesson;
    format!(
        "{} — {}\n{}\n{}{}\n",
        lesson.title.told(language),
        open.algorithm().name(language),
        lesson.notes.told(language),
        table(lesson, language),
        contents(session)
    )
}

/// The table of a lesson, one line per row; empty if it has none.
fn table(lesson: &Lesson, language: Language) -> String {
    let Some(table) = &lesson.table else {
        return String::new();
    };
    let head: Vec<_> = table.head.iter().map(|words| words.told(language)).collect();
    let mut text = format!("\n{}\n{}\n", table.caption.told(language), head.join(" | "));
    for cells in &table.rows {
        let cells: Vec<_> = cells.iter().map(|cell| cell.text(language)).collect();
        text += &format!("{}\n", cells.join(" | "));
    }
    let mut found = table.rows.iter().flatten().filter_map(TableCell::measured);
    if let Some(first) = found.next() {
        text += &format!("{}\n", measured_note(first, language));
    }
    text + "\n"
}

/// The chapters of the run, one per line; empty if there are none.
fn contents(session: &Session) -> String {
    let Some(seen) = session.projection() else {
        return String::new();
    };
    let step = session.language().texts().window_step();
    let chapters = seen.chapters().iter();
    let lines = chapters.map(|chapter| {
        let (name, from, to) = (seen.chapter_name(chapter), chapter.from, chapter.to);
        format!("| {name}: {step} {from}-{to}\n")
    });
    lines.collect()
}

/// A step as text: its number, its sentence, the lesson's own words, the window and the tree.
fn page(session: &Session) -> String {
    let (Some(open), Some(seen)) = (session.open(), session.projection()) else {
        return String::new();
    };
    let language = session.language();
    let text = language.texts();
    let chapter = seen.chapter_name_here();
    let mut page = format!(
        "{} {} / {}{}\n{}\n",
        text.window_step(),
        seen.step(),
        seen.last_step(),
        chapter.map_or_else(String::new, |chapter| format!(" — {chapter}")),
        session.view().sentence
    );
    if let Some(words) = open.words_here(language) {
        page += &format!("* {words}\n");
    }
    if let Some(window) = seen.window_here() {
        let here = seen.here().unwrap_or(NodeId::ROOT);
        page += &format!("{}\n", seen.window_text(here, window));
    }
    page + &text_tree(&seen)
}

/// Restores the terminal when dropped, however the walk ends.
struct RawMode;

impl Drop for RawMode {
    fn drop(&mut self) {
        let _ = disable_raw_mode();
    }
}

fn interactive(
    session: &mut Session,
    (from, to): (usize, usize),
    output: &mut dyn Write,
) -> Result<Exit, Refusal> {
    let terminal = |error: std::io::Error| Refusal(texts().cli_terminal(error.to_string()));
    enable_raw_mode().map_err(terminal)?;
    let _restore = RawMode;
    loop {
        let help = session.language().texts().cli_walk_keys();
        let screen = format!("{}{}\n{help}\n", heading(session), page(session));
        let mut stdout = std::io::stdout();
        execute!(stdout, Clear(ClearType::All), MoveTo(0, 0))?;
        write!(output, "{}", screen.replace('\n', "\r\n"))?;
        output.flush()?;
        let Event::Key(key) = read().map_err(terminal)? else {
            continue;
        };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        if quits(key) {
            return Ok(Exit::Answered);
        }
        let Some(command) = command_of(key, session.language()) else {
            continue;
        };
        session.apply(command);
        let step = session.open().map_or(from, session::Opened::step);
        session.apply(Command::Go(Navigation::Seek(step.clamp(from, to))));
    }
}

fn quits(key: KeyEvent) -> bool {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    matches!(key.code, KeyCode::Char('q') | KeyCode::Esc)
        || key.code == KeyCode::Char('c') && control
}

/// The command of a key, with the same modifiers as in the window.
fn command_of(key: KeyEvent, language: Language) -> Option<Command> {
    let held = |modifier| key.modifiers.contains(modifier);
    let (shift, alt, control) =
        (held(KeyModifiers::SHIFT), held(KeyModifiers::ALT), held(KeyModifiers::CONTROL));
    let way = match key.code {
        KeyCode::Right if alt => Navigation::NextChapter,
        KeyCode::Left if alt => Navigation::PreviousChapter,
        KeyCode::Right if control => Navigation::NextStop,
        KeyCode::Left if control => Navigation::PreviousStop,
        KeyCode::Right if shift => Navigation::NextInterest,
        KeyCode::Left if shift => Navigation::PreviousInterest,
        KeyCode::Right | KeyCode::Char(' ') | KeyCode::Enter => Navigation::Next,
        KeyCode::Left => Navigation::Back,
        KeyCode::Up => Navigation::Out,
        KeyCode::Down => Navigation::Over,
        KeyCode::Home => Navigation::First,
        KeyCode::End => Navigation::Last,
        KeyCode::Char('l' | 'L') => {
            let other = SettingsCommand::SetLanguage(language.other());
            return Some(Command::Settings(other));
        }
        _ => return None,
    };
    Some(Command::Go(way))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::open;

    #[test]
    fn ctrl_and_an_arrow_key_go_to_the_next_or_previous_stop() {
        let opened = open("m-01-tree-A").expect("it ships");
        let stops = opened.loaded().stop_steps.clone();
        let mut session = Session::new();
        session.show(opened);
        let mut press = |code, modifiers| {
            let key = KeyEvent::new(code, modifiers);
            assert!(!quits(key));
            let command = command_of(key, session.language());
            session.apply(command.expect("it does something"));
            session.open().map_or(0, Opened::step)
        };
        for &stop in &stops {
            assert_eq!(press(KeyCode::Right, KeyModifiers::CONTROL), stop);
        }
        for &stop in stops.iter().rev().skip(1) {
            assert_eq!(press(KeyCode::Left, KeyModifiers::CONTROL), stop);
        }
        // Without modifiers, it moves by one step.
        assert_eq!(press(KeyCode::Right, KeyModifiers::NONE), stops[0] + 1);
        assert!(quits(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)));
    }
}

//! `walk`: the lesson in the terminal.

use std::io::{IsTerminal, Write};

use clap::Args;
use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, read};
use crossterm::terminal::{Clear, ClearType, disable_raw_mode, enable_raw_mode};
use crossterm::{cursor::MoveTo, execute};
use serde_json::{Value, json};

use super::lessons::open;
use super::run::check_step;
use super::text_tree::text_tree;
use super::{AnswerFormat, Exit, Refusal};
use crate::language::{Language, signed};
use crate::scenario::shipped;
use crate::score::Score;
use crate::session::{Command, Session};
use crate::text::Texts;
use crate::trace::WindowRule;

/// Walk through a lesson in the terminal.
#[derive(Debug, Args)]
pub struct Walk {
    /// The id of a lesson, or a file.
    lesson: String,
    /// The first step to show.
    #[arg(long)]
    from: Option<usize>,
    /// The last step to show.
    #[arg(long)]
    to: Option<usize>,
    /// ja or en.
    #[arg(long, default_value = "ja", value_parser = language)]
    lang: Language,
    #[command(flatten)]
    answer: AnswerFormat,
}

/// A language by its two letters.
pub(super) fn language(name: &str) -> Result<Language, String> {
    match name {
        "ja" => Ok(Language::Ja),
        "en" => Ok(Language::En),
        _ => Err("expected ja or en".to_owned()),
    }
}

impl Walk {
    /// The walk through a lesson, or through the first one.
    pub(super) fn of(lesson: Option<String>) -> Self {
        let first = shipped().first().map_or("", |lesson| lesson.id);
        Self {
            lesson: lesson.unwrap_or_else(|| first.to_owned()),
            from: None,
            to: None,
            lang: Language::Ja,
            answer: AnswerFormat { json: false },
        }
    }

    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let opened = open(&self.lesson)?;
        let lesson = opened.loaded().lesson.id.clone();
        let last = opened.replay().last_step();
        let from = self.from.unwrap_or(0);
        let to = self.to.unwrap_or(last);
        check_step(&self.lesson, from, last)?;
        check_step(&self.lesson, to, last)?;
        if from > to {
            return Err(Refusal(format!(
                "--from {from} is after --to {to}, expected it before"
            )));
        }
        let mut session = Session::new();
        session.apply(Command::SetLanguage(self.lang));
        let source = opened.source().clone();
        session.apply(Command::Opened(source, Ok(Box::new(opened))));
        session.apply(Command::Seek(from));
        if self.answer.json {
            // One object, written step by step: a run may have millions.
            write!(output, "{{\"lesson\":{},\"steps\":[", json!(lesson))?;
            for step in from..=to {
                session.apply(Command::Seek(step));
                let comma = if step > from { "," } else { "" };
                write!(output, "{comma}{}", as_json(&session))?;
            }
            writeln!(output, "]}}")?;
            return Ok(Exit::Answered);
        }
        if std::io::stdout().is_terminal() && std::io::stdin().is_terminal() {
            return interactive(&mut session, (from, to), output);
        }
        write!(output, "{}", heading(&session))?;
        for step in from..=to {
            session.apply(Command::Seek(step));
            writeln!(output, "{}", page(&session))?;
        }
        Ok(Exit::Answered)
    }
}

/// A step as JSON; a bound that is infinite is null.
fn as_json(session: &Session) -> Value {
    let Some(open) = session.open() else {
        return Value::Null;
    };
    let replay = open.replay();
    let id = |node| open.loaded().subject.id(open.tree(), node);
    let finite = |bound: Score| Some(bound.0).filter(|_| bound.is_finite());
    let window = replay.cursor().map(|node| replay.inner_window(node));
    json!({
        "step": replay.step(),
        "sentence": session.view().sentence,
        "node": replay.cursor().map(id),
        "value": replay.cursor().and_then(|node| replay.node(node).value()).map(|value| value.0),
        "alpha": window.and_then(|window| finite(window.alpha)),
        "beta": window.and_then(|window| finite(window.beta)),
        "words": open.stop_at(replay.step()).map(|stop| stop.words.get(session.language())),
    })
}

fn heading(session: &Session) -> String {
    let Some(open) = session.open() else {
        return String::new();
    };
    let language = session.language();
    let lesson = &open.loaded().lesson;
    format!(
        "{} — {}\n{}\n\n",
        lesson.title.get(language),
        open.algorithm().name(language),
        lesson.notes.get(language)
    )
}

/// A step: its number, its sentence, the lesson's own words, the window and the tree.
fn page(session: &Session) -> String {
    let Some(open) = session.open() else {
        return String::new();
    };
    let language = session.language();
    let text = Texts::of(language);
    let replay = open.replay();
    let mut page = format!(
        "{} {} / {}\n{}\n",
        text.step,
        replay.step(),
        replay.last_step(),
        session.view().sentence
    );
    if let Some(stop) = open.stop_at(replay.step()) {
        page += &format!("* {}\n", stop.words.get(language));
    }
    if let (true, Some(cursor)) = (
        open.algorithm().window_rule() != WindowRule::None,
        replay.cursor(),
    ) {
        let window = replay.inner_window(cursor);
        page += &format!("(α {}, β {})\n", signed(window.alpha), signed(window.beta));
    }
    page + &text_tree(open, language)
}

/// Restores the terminal, however the walk ends.
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
    let terminal =
        |error: std::io::Error| Refusal(format!("the terminal does not answer: {error}"));
    enable_raw_mode().map_err(terminal)?;
    let _restore = RawMode;
    loop {
        let help = session.language().pick(
            "→ ← 一歩 / Shift+→ ← 注目点 / ↑ ↓ 枝 / Home End / L 言語 / q 終わり",
            "→ ← step / Shift+→ ← events / ↑ ↓ branches / Home End / L language / q quit",
        );
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
        let shift = key.modifiers.contains(KeyModifiers::SHIFT);
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let command = match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return Ok(Exit::Answered),
            KeyCode::Char('c') if control => return Ok(Exit::Answered),
            KeyCode::Right if shift => Command::NextInterest,
            KeyCode::Left if shift => Command::PreviousInterest,
            KeyCode::Right | KeyCode::Char(' ') | KeyCode::Enter => Command::Next,
            KeyCode::Left => Command::Back,
            KeyCode::Up => Command::Out,
            KeyCode::Down => Command::Over,
            KeyCode::Home => Command::First,
            KeyCode::End => Command::Last,
            KeyCode::Char('l' | 'L') => Command::SetLanguage(session.language().other()),
            _ => continue,
        };
        session.apply(command);
        let step = session.open().map_or(from, |open| open.replay().step());
        session.apply(Command::Seek(step.clamp(from, to)));
    }
}

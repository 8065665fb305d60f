//! At rest, nothing is redrawn.

use crate::cover::{lessons, pairs};
use egui::{Key, Modifiers, ViewportId};
use yomisuji::scenario::StudyMode;
use yomisuji::session::engines::EngineEntry;
use yomisuji::session::{
    Command, CompareCommand, EngineCommand, Navigation, PageCommand, RunCommand, SettingsCommand,
    StudyCommand,
};

use crate::{Shown, press, says, wait, window, with_threads};

/// More frames than any animation has at this pace.
const PATIENCE: usize = 100;
/// The interval of frames that are requested immediately, in seconds.
const FRAME: f64 = 0.05;

/// Draws the requested frames, each when its time has come, until there is none. Returns their
/// number, or the cause that keeps requesting.
fn frames_to_rest(harness: &mut Shown) -> Result<usize, String> {
    for frames in 0..PATIENCE {
        let delay = harness.output().viewport_output[&ViewportId::ROOT].repaint_delay;
        if delay.as_secs() > 3600 {
            return Ok(frames);
        }
        let now = harness.ctx.input(|input| input.time);
        harness.input_mut().time = Some(now + delay.as_secs_f64().max(FRAME));
        harness.step();
    }
    let mut causes = harness.ctx.repaint_causes();
    harness.step(); // Each request gives a second frame, without a separate cause.
    causes.extend(harness.ctx.repaint_causes());
    let causes: Vec<_> = causes.iter().map(ToString::to_string).collect();
    Err(causes.join("; "))
}

#[test]
fn no_lesson_asks_for_frames_after_a_step() {
    let mut restless = Vec::new();
    let mut most = 0;
    for lesson in lessons() {
        let mut harness = window(lesson.id, [1280.0, 720.0]);
        for steps in [0, 1, 1] {
            for _ in 0..steps {
                harness.key_press(Key::ArrowRight);
                harness.step();
            }
            match frames_to_rest(&mut harness) {
                Ok(frames) => most = most.max(frames),
                Err(causes) => restless.push((lesson.id, causes)),
            }
        }
    }
    println!("at most {most} frames");
    assert!(restless.is_empty(), "{} of them: {restless:#?}", restless.len());
}

pub(crate) type View = (&'static str, fn(&mut Shown));

pub(crate) const VIEWS: &[View] = &[
    ("predict", |harness| study(harness, StudyMode::Predict)),
    ("fill in", |harness| study(harness, StudyMode::FillIn)),
    ("what if", |harness| study(harness, StudyMode::WhatIf)),
    ("the board page", |harness| {
        harness.state_mut().send(Command::Page(PageCommand::ToggleBoard));
    }),
    ("a comparison", |harness| {
        press(harness, Modifiers::NONE, Key::E);
    }),
    ("inside the evaluation", |harness| {
        press(harness, Modifiers::NONE, Key::U);
    }),
    ("candidates", |harness| {
        press(harness, Modifiers::NONE, Key::Y);
    }),
    ("own values", |harness| {
        press(harness, Modifiers::NONE, Key::O);
    }),
    ("runs beside each other", |harness| {
        press(harness, Modifiers::NONE, Key::R);
    }),
    ("a listing", |harness| {
        press(harness, Modifiers::NONE, Key::I);
    }),
    ("everything covered", |harness| {
        press(harness, Modifiers::NONE, Key::H);
    }),
    ("presenting", |harness| {
        harness.state_mut().send(Command::Settings(SettingsCommand::TogglePresent));
    }),
    ("predicting before a class", |harness| {
        study(harness, StudyMode::Predict);
        harness.state_mut().send(Command::Settings(SettingsCommand::TogglePresent));
    }),
    ("the keys", |harness| {
        harness.state_mut().send(Command::Settings(SettingsCommand::ToggleHelp));
    }),
    ("the signs", |harness| {
        press(harness, Modifiers::NONE, Key::K);
    }),
    ("the lessons", |harness| {
        press(harness, Modifiers::NONE, Key::M);
    }),
    ("finding a node", |harness| {
        press(harness, Modifiers::COMMAND, Key::F);
    }),
    ("saving", |harness| {
        press(harness, Modifiers::COMMAND, Key::S);
    }),
    ("the tour", |harness| harness.state_mut().start_tour()),
    ("an answer", |harness| {
        harness.state_mut().send(Command::Run(RunCommand::Reveal(0)));
    }),
    ("played to the end", |harness| {
        let last = {
            let open = harness.state().session().open();
            open.expect("open").replay().last_step()
        };
        let go = Navigation::Seek(last.saturating_sub(2));
        harness.state_mut().send(Command::Go(go));
        harness.state_mut().send(Command::Run(RunCommand::TogglePlay));
        for _ in 0..1000 {
            if !harness.state().session().run().is_playing() {
                return;
            }
            harness.step();
        }
    }),
];

fn study(harness: &mut Shown, mode: StudyMode) {
    harness.state_mut().send(Command::Study(StudyCommand::SetMode(mode)));
}

/// Lessons of every kind: textbook trees, searched positions of both games, exchanges, proof
/// numbers, patterns, listings.
const LESSONS: [&str; 9] = [
    "m-01-tree-A",
    "q-01-searched",
    "u-05-exchange",
    "y-04-middlegame",
    "k-05-bug",
    "x-othello4",
    "t-04-patterns",
    "x-pns",
    "x-tictactoe",
];

/// How many frames are requested in this many seconds.
fn frames_in(harness: &mut Shown, seconds: f64) -> usize {
    let end = harness.ctx.input(|input| input.time) + seconds;
    for frames in 0.. {
        let delay = harness.output().viewport_output[&ViewportId::ROOT].repaint_delay;
        let now = harness.ctx.input(|input| input.time);
        let next = now + delay.as_secs_f64().max(FRAME);
        if next > end {
            return frames;
        }
        harness.input_mut().time = Some(next);
        harness.step();
    }
    0
}

/// Waiting for a silent engine: an indicator moves once a second.
#[test]
#[cfg(unix)]
fn waiting_for_a_silent_engine_draws_few_frames() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_threads(folder.path());
    let mut entry = EngineEntry::new("silent", "sleep");
    entry.arguments = vec!["600".to_owned()];
    let enter = EngineCommand::Enter { entry, test: false };
    harness.state_mut().send(Command::Engine(enter));
    let sfen = "4k4/9/9/9/9/9/9/9/4K4 b G 1".to_owned();
    harness.state_mut().send(Command::Page(PageCommand::EditText(sfen)));
    harness.state_mut().send(Command::Compare(CompareCommand::Start));
    wait(&mut harness, |harness| says(harness, &["silent", "起動中"]));
    assert!(harness.state().session().comparison().is_reading());
    frames_in(&mut harness, 5.0); // Everything else comes to rest.
    let frames = frames_in(&mut harness, 10.0);
    println!("{frames} frames in 10 seconds");
    // One a second, and a few more if the machine is busy: not sixty.
    assert!((5..=50).contains(&frames), "{frames}");
    harness.state_mut().send(Command::Compare(CompareCommand::Stop));
}

/// Those that are tried in a small window, too.
const SMALL: [&str; 2] = ["m-01-tree-A", "q-01-searched"];

#[test]
fn no_view_asks_for_frames_at_rest() {
    let mut restless = Vec::new();
    let mut most = 0;
    let sizes = [[1280.0, 720.0], [760.0, 500.0]];
    for ((lesson, (name, show)), size) in pairs(&pairs(&LESSONS, VIEWS), &sizes) {
        if size[0] > 1000.0 || SMALL.contains(&lesson) {
            let mut harness = window(lesson, size);
            press(&mut harness, Modifiers::NONE, Key::ArrowRight);
            show(&mut harness);
            harness.run_steps(2);
            match frames_to_rest(&mut harness) {
                Ok(frames) => most = most.max(frames),
                Err(causes) => restless.push((lesson, name, size[0], causes)),
            }
        }
    }
    println!("at most {most} frames");
    assert!(restless.is_empty(), "{} of them: {restless:#?}", restless.len());
}

//! Everything shown is derived from the trace: the window is checked against the search itself, and
//! the check fails if one kind of event is removed from the trace.

use egui::Key;
use yomisuji::language::signed;
use yomisuji::score::Player;
use yomisuji::search::{Budget, Run, search};
use yomisuji::session::{Job, Opened, Source, prepare};
use yomisuji::trace::{Event, EventKind, Observer};
use yomisuji::tree::{NodeId, StaticValue, TreeGame};

use crate::{says, step, window_on};

/// The events of the search itself.
#[derive(Default)]
struct Heard(Vec<Event<NodeId>>);

impl Observer<NodeId> for Heard {
    fn event(&mut self, event: Event<NodeId>) {
        self.0.push(event);
    }
}

fn heard(opened: &Opened) -> Vec<Event<NodeId>> {
    let game = TreeGame(opened.tree());
    let mut run = Run::new(&StaticValue, Budget::DEFAULT, Heard::default());
    search(opened.algorithm(), &game, &NodeId::ROOT, u8::MAX, &mut run);
    run.into_observer().0
}

/// Steps the window through the lesson, and checks its display at each step against `events`.
fn check(opened: Opened, events: &[Event<NodeId>]) -> Result<(), String> {
    let subject = opened.loaded().subject.clone();
    let tree = opened.tree().clone();
    let name = |node| subject.choice(&tree, node, yomisuji::language::Language::Ja);
    let mut open: Vec<NodeId> = Vec::new();
    let mut harness = window_on(opened, [1280.0, 720.0]);
    for (index, event) in events.iter().enumerate() {
        harness.key_press(Key::ArrowRight);
        harness.run_steps(2);
        if step(&harness) != index + 1 {
            return Err(format!("there is no step {}", index + 1));
        }
        if let Event::Enter { mv, .. } = event {
            open.push(mv.unwrap_or(NodeId::ROOT));
        }
        let here = *open.last().ok_or("outside the tree")?;
        let shown = match event {
            Event::Enter { window, .. } => {
                let alpha = format!("α {}", signed(window.alpha));
                says(&harness, &[&format!("の節 {}、", name(here)), &alpha])
            }
            Event::Leaf { value } => {
                let node = format!("の節 {}、", name(here));
                says(&harness, &[&node, &signed(*value).to_string()])
            }
            Event::Exit { value } => {
                let node = format!("の節 {}、", name(here));
                says(&harness, &[&node, &signed(value.value).to_string()])
            }
            Event::Back { mv, value, .. } => {
                open.pop();
                let value = signed(value.value).to_string();
                says(&harness, &[&name(*mv), &value, "。"])
            }
            Event::Narrow { player, bound } => {
                let (letter, word) = match player {
                    Player::Max => ("α", "上げる"),
                    Player::Min => ("β", "下げる"),
                };
                let bound = signed(*bound).to_string();
                let variable = format!("{letter} = {bound}");
                says(&harness, &[&bound, word]) && says(&harness, &[&variable])
            }
            Event::Cut { .. } => says(&harness, &["枝刈りされた"]) && says(&harness, &["枝刈り)"]),
            Event::Decline { value } => {
                says(&harness, &["取らなければ", &signed(*value).to_string()])
            }
            other => return Err(format!("{other:?} is not of this algorithm")),
        };
        if !shown {
            return Err(format!("step {}: {event:?} is not shown", index + 1));
        }
    }
    Ok(())
}

fn opened() -> Opened {
    prepare(Source::Shipped("m-01-tree-A"), &[], &Job::default()).expect("it opens")
}

#[test]
fn the_window_shows_what_the_search_did() {
    let opened = opened();
    let events = heard(&opened);
    assert_eq!(events.len(), 64);
    check(opened, &events).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn the_window_depends_on_every_kind_of_event() {
    let opened = opened();
    let events = heard(&opened);
    let mut checked = 0;
    for kind in EventKind::ALL {
        let trace = opened.replay().trace().without(kind);
        if trace.len() == events.len() {
            continue; // It does not happen in this run.
        }
        checked += 1;
        let changed = opened.with_trace(trace);
        let error = check(changed, &events).expect_err("it no longer holds");
        assert!(error.ends_with("is not shown"), "{kind:?}: {error}");
    }
    assert!(checked >= 5, "{checked} kinds of events happen");
}

//! Asking first: a step with a question of Predict is covered, and while it is, the tree shows no
//! more than one step earlier.

use crate::cover::opened;
use yomisuji::language::Language;
use yomisuji::picture::{self, Area, Camera, Dash, Ink, Pen, Picture, Shape, Spot, TreeScene};
use yomisuji::search::Algorithm;
use yomisuji::session::{Command, Job, Navigation, RunCommand, Session, rerun};
use yomisuji::text::Sign;
use yomisuji::trace::{EventKind, Seen};
use yomisuji::tree::NodeId;

const LESSONS: [&str; 6] =
    ["m-01-tree-A", "m-01-tree-B", "m-01-pvs", "x-deep-cutoff", "x-aima-5.2", "x-pns"];

/// Every algorithm of a lesson, each in a session that asks first.
fn asking(id: &'static str) -> Vec<(Algorithm, Session)> {
    let algorithms = opened(id).loaded().algorithms.clone();
    let run = |algorithm| {
        let request = opened(id).rerun_request(algorithm);
        let run = rerun(request, &Job::default()).unwrap_or_else(|error| panic!("{}", error.en));
        let mut session = Session::new();
        session.show(run);
        if !session.run().draws_whole() {
            does(&mut session, RunCommand::ToggleWhole); // Without folds, nothing moves.
        }
        does(&mut session, RunCommand::ToggleMasks);
        (algorithm, session)
    };
    algorithms.into_iter().map(run).collect()
}

fn does(session: &mut Session, command: RunCommand) {
    session.apply(Command::Run(command));
}

fn go(session: &mut Session, step: usize) {
    session.apply(Command::Go(Navigation::Seek(step)));
}

fn last(session: &Session) -> usize {
    session.open().expect("open").last_step()
}

fn drawn(session: &Session) -> Picture {
    picture::tree(&scene(session))
}

fn scene(session: &Session) -> TreeScene<'_> {
    let area = Area { min: [0.0, 0.0], max: [1600.0, 900.0] };
    let (outline, layout) = session.run().outline();
    let tree = session.open().expect("open").tree();
    let camera = Camera::fit(outline.flat(tree), layout, area, true);
    TreeScene::of(session, camera, area).expect("a scene")
}

/// The visible facts about a node.
#[derive(Debug, PartialEq)]
struct Told {
    seen: Seen,
    value: String,
    best: Option<NodeId>,
    is_cut: bool,
    numbers: Option<yomisuji::score::NodeNumbers>,
}

impl Told {
    /// Whether it shows the same, or no value.
    fn hides_of(&self, before: &Self) -> bool {
        let tells_nothing = self.value == "?" && self.best.is_none() && !self.is_cut;
        let is_unread =
            self.seen == before.seen || (self.seen, before.seen) == (Seen::Unvisited, Seen::Pruned);
        self == before || tells_nothing && self.numbers.is_none() && is_unread
    }
}

fn shown_state(session: &Session) -> (Vec<Told>, Vec<NodeId>, Vec<NodeId>) {
    let seen = session.projection().expect("open");
    let told = |id| Told {
        seen: seen.seen(id),
        value: seen.value_text(id).plain,
        best: seen.best(id),
        is_cut: seen.is_cut(id),
        numbers: seen.numbers(id),
    };
    let nodes = seen.tree().ids().map(told).collect();
    (nodes, seen.line(), seen.unevaluated_leaves())
}

/// Lines across edges, hatching, dashes, arrows and the bounds of a cut.
fn cut_marks(picture: &Picture) -> Vec<String> {
    let inks = [Ink::Disagree, Ink::Hatch, Ink::HatchFill];
    let is_dashed = |pen: &Option<Pen>| {
        pen.is_some_and(|pen| pen.dash == Dash::Dashes && pen.ink == Ink::Hatch)
    };
    let is_mark = |shape: &&Shape| match shape {
        Shape::Line { pen, .. } => pen.ink == Ink::Disagree || is_dashed(&Some(*pen)),
        Shape::Polygon { fill, hatch, pen, .. } => {
            hatch.is_some() || fill.is_some_and(|ink| inks.contains(&ink)) || is_dashed(pen)
        }
        Shape::Box { fill, pen, .. } => fill == &Some(Ink::HatchFill) || is_dashed(pen),
        Shape::Text { text, .. } => text.contains(['≧', '≦', '≥', '≤']),
        _ => false,
    };
    let marks = picture.shapes.iter().filter(is_mark);
    marks.map(|shape| format!("{shape:?}")).collect()
}

fn has_bound(picture: &Picture) -> bool {
    let mut spots = picture.spots.iter();
    spots.any(|(spot, _)| matches!(spot, Spot::Bound(..)))
}

/// A user who asks at every step and then uncovers it never sees more than that.
#[test]
fn a_covered_step_shows_the_tree_as_it_was_a_step_before() {
    let mut cuts = 0;
    for lesson in LESSONS {
        for (algorithm, mut session) in asking(lesson) {
            for step in 1..=last(&session).min(90) {
                go(&mut session, step);
                let open = session.open().expect("open");
                let is_asked = open.plan().covered(step - 1).is_some();
                assert_eq!(session.run().covers_step(), is_asked);
                if !is_asked {
                    continue;
                }
                let about = format!("{lesson} {algorithm:?} step {step}");
                let covered = (shown_state(&session), drawn(&session));
                assert!(!has_bound(&covered.1), "{about}");
                does(&mut session, RunCommand::Uncover);
                let uncovered = shown_state(&session);
                let kind = session.projection().and_then(|seen| seen.kind());
                if kind == Some(EventKind::Cut) {
                    assert_ne!(covered.0, uncovered, "{about}: Enter shows the cut");
                    cuts += 1;
                }
                // The view of the previous step, with the same nodes uncovered.
                go(&mut session, step - 1);
                let covers = session.projection().expect("open").hides_step();
                if covers {
                    // It was uncovered at its own step; now uncover it again.
                    does(&mut session, RunCommand::Uncover);
                }
                let before = (shown_state(&session), drawn(&session));
                let ((_, line, pruned), (_, line_now, pruned_now)) = (&before.0, &covered.0);
                assert!(line.starts_with(line_now), "{about}: {line:?} {line_now:?}");
                assert!(pruned_now.iter().all(|leaf| pruned.contains(leaf)), "{about}");
                for (id, (was, is)) in before.0.0.iter().zip(&covered.0.0).enumerate() {
                    assert!(is.hides_of(was), "{about}, node {id}: {was:?} {is:?}");
                }
                let (was, is) = (cut_marks(&before.1), cut_marks(&covered.1));
                let new: Vec<_> = is.iter().filter(|mark| !was.contains(mark)).collect();
                assert!(new.is_empty(), "{about}: {new:#?}");
                go(&mut session, step);
                does(&mut session, RunCommand::Uncover);
            }
        }
    }
    assert!(cuts > 10, "{cuts}");
}

/// A user who never uncovers anything sees no cut that a question is about.
#[test]
fn a_cut_that_is_still_covered_is_not_drawn() {
    let mut asked = 0;
    for lesson in LESSONS {
        let cutting = asking(lesson).into_iter();
        for (algorithm, mut session) in cutting.filter(|(algorithm, _)| !algorithm.proves()) {
            go(&mut session, 0);
            let mut known = cut_marks(&drawn(&session));
            for step in 1..=last(&session).min(90) {
                go(&mut session, step);
                let about = format!("{lesson} {algorithm:?} step {step}");
                let (shown, scene) = (drawn(&session), scene(&session));
                let marks = cut_marks(&shown);
                let open = session.open().expect("open");
                // What the step before was asked about is over.
                let is_over = step > 1 && open.plan().covered(step - 2).is_some();
                if session.run().covers_step() && !is_over {
                    let new: Vec<_> = marks.iter().filter(|mark| !known.contains(mark)).collect();
                    assert!(new.is_empty(), "{about}: {new:#?}");
                    asked += 1;
                }
                known.extend(marks);
                let seen = session.projection().expect("open");
                let asked = |id: NodeId| seen.hides(id) && seen.seen(id) != Seen::Unvisited;
                let is_asked = shown
                    .spots
                    .iter()
                    .any(|(spot, _)| matches!(spot, Spot::Node(id) if asked(*id)));
                // A cut branch is hidden, too, and has no value to be covered.
                assert!(is_asked || !scene.legend(&shown).contains(&Sign::Covered), "{about}");
            }
        }
    }
    assert!(asked > 50, "{asked}");
}

/// F is uncovered before its cut, and selected: the cut of the next step waits for Enter.
#[test]
fn the_cut_of_an_uncovered_node_waits_for_its_own_step() {
    let mut session = Session::new();
    let open = opened("m-01-tree-A").rerun_request(Algorithm::AlphaBeta);
    session.show(rerun(open, &Job::default()).expect("it runs"));
    does(&mut session, RunCommand::ToggleMasks);
    let cut = {
        let open = session.open().expect("open");
        let kinds = open.replay().trace().records().iter();
        1 + kinds.clone().position(|record| record.kind == EventKind::Cut).expect("a cut")
    };
    go(&mut session, cut - 1);
    does(&mut session, RunCommand::Uncover);
    let before = cut_marks(&drawn(&session));
    go(&mut session, cut);
    let node = session.projection().and_then(|seen| seen.here()).expect("there");
    for selected in [None, Some(node)] {
        does(&mut session, RunCommand::Select(selected));
        let picture = drawn(&session);
        let new: Vec<_> =
            cut_marks(&picture).into_iter().filter(|mark| !before.contains(mark)).collect();
        assert!(new.is_empty() && !has_bound(&picture), "{new:#?}");
        let seen = session.projection().expect("open");
        assert!(!seen.spoken_name(node).contains(['≧', '≥']) && seen.made_cut(node).is_none());
        assert!(seen.card(node).why.iter().all(|part| !format!("{part:?}").contains(['≧', '≥'])));
    }
    does(&mut session, RunCommand::Select(None));
    does(&mut session, RunCommand::Uncover);
    let picture = drawn(&session);
    assert!(cut_marks(&picture).len() > before.len());
    assert_eq!(session.language(), Language::Ja);
}

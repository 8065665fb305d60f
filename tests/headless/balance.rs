//! The questions of a run: no answer is the best guess, and the topic of the lesson is always
//! asked.

use std::collections::{BTreeMap, BTreeSet};

use crate::cover::{is_whole, lessons, opened};
use yomisuji::language::Language;
use yomisuji::lesson::{PredictedAnswer, PredictedChoice, Prediction, PredictionKind};
use yomisuji::scenario::{AskedGroup, AskedWeights, shipped};
use yomisuji::session::{Job, Opened, rerun};
use yomisuji::trace::EventKind;
use yomisuji::tree::NodeId;

/// Larger trees are run only by the first algorithm of their lesson.
const LARGEST: usize = 600_000;

/// The answers of somebody who guesses without looking, each with its kind.
fn guess(open: &Opened, asked: &Prediction) -> Vec<(String, String)> {
    let kind = format!("{:?}", asked.kind);
    match asked.right[0] {
        PredictedAnswer::Number(value) if asked.kind == PredictionKind::Value => {
            let child = asked.child.expect("a child");
            let came = open.replay().node(child).value() == Some(value);
            let which = if came { "what came" } else { "what was there" };
            vec![(kind.clone(), which.to_owned()), (kind + ", number", value.0.to_string())]
        }
        PredictedAnswer::Number(value) => vec![(kind, value.0.to_string())],
        PredictedAnswer::Window(_) if asked.child.is_some() => vec![(kind, "scout".to_owned())],
        PredictedAnswer::Window(window) => {
            let before = open.replay().window(asked.node);
            let rises = window.alpha != before.alpha;
            vec![(kind, if rises { "α" } else { "β" }.to_owned())]
        }
        PredictedAnswer::Choice(choice) => {
            let choices = asked.choices();
            let re_searches =
                choices.iter().any(|other| matches!(other, PredictedChoice::Again(_)));
            let name = match choice {
                PredictedChoice::CutBy(_) => "Cut".to_owned(),
                _ if asked.kind == PredictionKind::Leader => {
                    let leads = choice.node() == open.replay().best(NodeId::ROOT);
                    if leads { "who leads now" } else { "another" }.to_owned()
                }
                PredictedChoice::Enter(_)
                | PredictedChoice::InOrder(_)
                | PredictedChoice::Keeps(..)
                | PredictedChoice::Numbers(_)
                | PredictedChoice::Worth(_)
                    if !re_searches =>
                {
                    let at = choices.iter().position(|other| *other == choice);
                    format!("number {}", at.expect("a choice") + 1)
                }
                PredictedChoice::Proves(player) => format!("{player:?}"),
                _ => format!("{choice:?}").split('(').next().unwrap_or_default().to_owned(),
            };
            let kind = if re_searches { "Next, read again?".to_owned() } else { kind };
            vec![(kind, name)]
        }
    }
}

/// Counts the answers of a run.
fn count(mut open: Opened, table: &mut BTreeMap<String, BTreeMap<String, usize>>) {
    for planned in open.plan().asked().to_vec() {
        open = open.at_step(planned.step);
        let asked = open.projection(Language::En).prediction(&[planned.kind].into());
        let asked = asked.expect("what is planned can be asked");
        for (kind, answer) in guess(&open, &asked) {
            *table.entry(kind).or_default().entry(answer).or_default() += 1;
        }
    }
}

#[test]
fn no_kind_of_question_has_one_dominant_answer() {
    let (mut main, mut all) = (BTreeMap::new(), BTreeMap::new());
    for lesson in lessons() {
        let open = opened(lesson.id);
        for &algorithm in &open.loaded().algorithms[1..] {
            if open.tree().len() <= LARGEST {
                let other = rerun(open.rerun_request(algorithm), &Job::default());
                count(other.unwrap_or_else(|error| panic!("{}", error.en)), &mut all);
            }
        }
        count(opened(lesson.id), &mut all);
        count(open, &mut main);
    }
    let mut faults = Vec::new();
    for (runs, table) in [("as lessons open", main), ("by every algorithm", all)] {
        println!("{runs}:");
        for (kind, answers) in table {
            let total: usize = answers.values().sum();
            let most = answers.values().max().copied().unwrap_or_default();
            let mut rows: Vec<_> = answers.into_iter().collect();
            rows.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
            rows.truncate(6);
            println!("  {kind}: {total}, {}%: {rows:?}", 100 * most / total);
            // Of a few, one may have more by chance.
            let enough = if is_whole() { 5 } else { 15 };
            if total >= enough && 10 * most > 7 * total {
                faults.push(format!("{runs}, {kind}: {rows:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Whether a question is asked at the root, and how many bounds it offers to cut by, reveals no more
/// of its answer than its kind does.
#[test]
fn place_and_choices_do_not_reveal_the_answer() {
    let mut table: BTreeMap<_, [usize; 2]> = BTreeMap::new();
    for lesson in shipped() {
        let mut open = opened(lesson.id);
        for planned in open.plan().asked().to_vec() {
            open = open.at_step(planned.step);
            let asked = open.projection(Language::En).prediction(&[planned.kind].into());
            let asked = asked.expect("what is planned can be asked");
            let says = |wanted: fn(&PredictedChoice) -> bool| {
                let mut found = asked.choices().iter().filter(|choice| wanted(choice));
                found.any(|choice| asked.is_right(PredictedAnswer::Choice(*choice)))
            };
            let (place, answer) = match asked.kind {
                // Whether a pass suffices.
                PredictionKind::Cut if asked.choices().len() == 2 => continue,
                PredictionKind::Cut if open.algorithm().keeps_window() => {
                    let bounds = asked.choices().len() - 1;
                    assert!((2..=4).contains(&bounds), "{}: {asked:?}", lesson.id);
                    (bounds, says(|choice| *choice == PredictedChoice::GoOn))
                }
                PredictionKind::Best => (
                    usize::from(asked.node.index() > 0),
                    says(|choice| matches!(choice, PredictedChoice::Better(_))),
                ),
                _ => continue,
            };
            let row = table.entry((asked.kind, place)).or_default();
            row[usize::from(answer)] += 1;
        }
    }
    println!("{table:?}");
    for (row, counts) in &table {
        let total = counts[0] + counts[1];
        assert!(total > 4 && 10 * counts[0].max(counts[1]) <= 7 * total, "{row:?} {counts:?}");
    }
}

/// Neither what was done with the move before tells with how much depth a move is read, nor whether it
/// takes something that it is generated.
#[test]
fn a_look_at_the_moves_does_not_reveal_the_answer() {
    let mut table: BTreeMap<_, BTreeMap<String, usize>> = BTreeMap::new();
    for lesson in shipped() {
        let mut open = opened(lesson.id);
        for planned in open.plan().for_papers() {
            let kinds = [PredictionKind::Depth, PredictionKind::Candidate];
            if !kinds.contains(&planned.kind) {
                continue;
            }
            open = open.at_step(planned.step);
            let seen = open.projection(Language::En);
            let asked = seen.prediction(&[planned.kind].into());
            let asked = asked.expect("what is planned can be asked");
            let look = if asked.kind == PredictionKind::Candidate {
                // As it is written: ▲Gx3b.
                let said = seen.ask(&asked);
                let takes = |word: &str| word.starts_with(['▲', '△']) && word.contains('x');
                said.split_whitespace().any(takes).to_string()
            } else {
                let records = &open.replay().trace().records()[..planned.step];
                let of_move = |at: NodeId| open.tree().parent(at) == Some(asked.node);
                let mut said: Vec<_> = records
                    .iter()
                    .filter(|it| of_move(it.node))
                    .map(|it| (it.node, it.kind))
                    .filter(|(_, kind)| {
                        use EventKind as E;
                        matches!(kind, E::Enter | E::Reduce | E::Extend | E::Skip)
                    })
                    .collect();
                let last = said.last().map(|(node, _)| *node);
                said.retain(|(node, _)| Some(*node) == last);
                let other = said.iter().rfind(|(_, kind)| *kind != EventKind::Enter);
                format!("{:?}", other.or(said.last()).map(|(_, kind)| *kind))
            };
            let PredictedAnswer::Choice(right) = asked.right[0] else { continue };
            let row = table.entry((asked.kind, look)).or_default();
            *row.entry(format!("{right:?}")).or_default() += 1;
        }
    }
    println!("{table:#?}");
    let sums = |kind: PredictionKind| {
        let of_kind = table.iter().filter(|((of, _), _)| *of == kind);
        of_kind.fold((0, 0), |(most, all), (_, row)| {
            (most + row.values().max().copied().unwrap_or(0), all + row.values().sum::<usize>())
        })
    };
    for kind in [PredictionKind::Depth, PredictionKind::Candidate] {
        // Otherwise nothing could be told by a look.
        assert!(table.keys().filter(|(of, _)| *of == kind).count() > 1, "{table:?}");
        let (most, all) = sums(kind);
        assert!(all > 20 && 10 * most <= 7 * all, "{kind:?}: {most} of {all}");
    }
}

/// The event at every stop is asked about if possible; and every lesson with stops and questions
/// has questions elsewhere, too.
#[test]
fn questions_cover_the_stops_of_a_lesson() {
    let (mut exact, mut near) = (0, 0);
    for lesson in shipped() {
        let mut open = opened(lesson.id);
        let stops: Vec<_> = open.stops().collect();
        for stop in stops {
            let Some((kind, _)) = open.event_at(stop) else {
                continue;
            };
            open = open.at_step(stop - 1);
            let kinds = PredictionKind::ALL.into_iter().filter(|kind| {
                // An obvious next node is not asked.
                !matches!(kind, PredictionKind::Next | PredictionKind::Candidate)
            });
            let can = open.projection(Language::En).prediction(&kinds.collect());
            if can.is_some() && kind != EventKind::Enter {
                let at = format!("{}, step {stop}: {kind:?} {can:?}", lesson.id);
                // A window gives way to the cut that it would tell.
                let is_cut = open.plan().at(stop) == Some(PredictionKind::Cut);
                assert!(is_cut || open.plan().at(stop - 1).is_some(), "{at} is not asked");
                exact += 1;
            } else {
                near += usize::from(!open.plan().asked().is_empty());
            }
        }
    }
    assert!(exact > 150 && near > 100, "{exact} {near}");
}

/// Groups weigh what is asked of them, however many questions they have, as long as no question
/// weighs too much by itself.
#[test]
fn groups_weigh_what_is_asked_of_them_and_no_question_too_much() {
    let asking = AskedWeights::default();
    let (mut compared, mut held) = (0, 0);
    for lesson in lessons() {
        let open = opened(lesson.id);
        let plan = open.plan();
        let shares = plan.shares(&asking);
        if shares.is_empty() {
            continue;
        }
        let heaviest = (1.0 / plan.count(&asking) as f64).max(1.0 / 6.0);
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{}", lesson.id);
        assert!(shares.iter().all(|share| (0.0..heaviest + 1e-6).contains(share)), "{}", lesson.id);
        let mut groups = BTreeMap::new();
        let mut full = BTreeSet::from([AskedGroup::Cuts]); // These weigh half of all at the least.
        for (question, share) in plan.asked().iter().zip(shares) {
            *groups.entry(question.kind.group()).or_insert(0.0) += share;
            full.extend((share > heaviest - 1e-6).then_some(question.kind.group()));
        }
        held += full.len() - 1;
        groups.retain(|group, _| !full.contains(group));
        let of_one = groups.iter().map(|(group, share)| share / f64::from(asking.weight(*group)));
        let of_one: Vec<f64> = of_one.collect();
        for pair in of_one.windows(2) {
            assert!((pair[0] - pair[1]).abs() < 1e-9, "{}: {groups:?}", lesson.id);
            compared += 1;
        }
    }
    assert!(compared > 2 && held > 2, "{compared} {held}");
}

fn asked(id: &'static str) -> Vec<(PredictionKind, Prediction)> {
    let open = opened(id);
    let questions = open.projection(Language::En).questions(open.plan().asked());
    let each = questions.into_iter();
    each.map(|question| (question.asked.kind, question.asked)).collect()
}

#[test]
fn lessons_ask_about_their_subject() {
    // The capture that deceives a shallow search, and the same with the exchange behind it.
    assert!(opened("u-04").plan().at(90).is_some());
    assert!(opened("u-05-exchange").plan().at(12).is_some());
    let numbers = asked("x-pns");
    for kind in [PredictionKind::FirstNumber, PredictionKind::SecondNumber, PredictionKind::Next] {
        assert!(numbers.iter().any(|(other, _)| *other == kind), "{kind:?}");
    }
    // Which moves are generated is asked before the first of them is told.
    for id in ["y-02", "y-03", "y-04-middlegame"] {
        let mut open = opened(id);
        let mut steps = open.plan().asked().to_vec();
        steps.retain(|asked| asked.kind == PredictionKind::Candidate);
        assert!(!steps.is_empty(), "{id}");
        for asked in steps {
            open = open.at_step(asked.step);
            let told = open.projection(Language::En).kind();
            assert!(told != Some(EventKind::Candidate), "{id}, step {}", asked.step);
        }
    }
    // Re-searches are asked about without revealing the answer, also where there is none.
    let again = |asked: &Prediction| {
        let is_again = |choice: &PredictedChoice| matches!(choice, PredictedChoice::Again(_));
        let is_right =
            |choice: &&PredictedChoice| asked.is_right(PredictedAnswer::Choice(**choice));
        let found = asked.choices().iter().find(|choice| is_again(choice));
        found.map(|choice| is_right(&choice))
    };
    let scouts = asked("m-01-pvs");
    let answers: Vec<_> = scouts.iter().filter_map(|(_, asked)| again(asked)).collect();
    assert!(answers.contains(&true) && answers.contains(&false), "{answers:?}");
}

//! Units for a teacher: plans of a lesson in class, the test before and after, the map of syllabuses.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Arc;

use yomisuji::export::{
    MarkingKey, Paper, PaperItem, PaperPlan, chosen_papers, lesson_plan, paper_page,
};
use yomisuji::language::Language;
use yomisuji::lesson::narrator::PaperQuestion;
use yomisuji::lesson::{
    PlannedQuestion, PredictedAnswer, PredictedChoice, Prediction, PredictionKind,
};
use yomisuji::scenario::{
    AskedWeights, Course, PlanPhase, TeachingPlan, load_course, parse, shipped, shipped_courses,
    variant,
};
use yomisuji::score::{Player, Score, Window};
use yomisuji::session::{Job, Opened, Source, prepare, rerun};
use yomisuji::trace::EventKind;
use yomisuji::tree::{Kind, NodeId, Tree};

use crate::answers::said;
use crate::cover::opened;

const TEST: &str = "test-before-after";

/// The courses that ship, by their ids.
fn courses() -> Vec<(&'static str, Course)> {
    let read = |id, text| (id, load_course(id, text).unwrap_or_else(|error| panic!("{error}")));
    shipped_courses().iter().map(|it| read(it.id, it.text())).collect()
}

fn plans() -> Vec<(&'static str, Course, TeachingPlan)> {
    let has_plan = |(id, course): (_, Course)| course.plan.clone().map(|plan| (id, course, plan));
    courses().into_iter().filter_map(has_plan).collect()
}

/// The lessons of a course, each run as it asks.
fn lessons_of(course: &Course) -> BTreeMap<String, Opened> {
    let tasks = course.chapters.iter().flat_map(|part| &part.lessons);
    let open = |name: &str, algorithm: &str| {
        let lesson = shipped().iter().find(|lesson| lesson.id == name).expect("it ships");
        let opened = opened(lesson.id);
        match algorithm.parse() {
            Ok(algorithm) => {
                rerun(opened.rerun_request(algorithm), &Job::default()).expect("it runs")
            }
            Err(_) => opened,
        }
    };
    tasks.map(|task| (task.lesson.clone(), open(&task.lesson, &task.algorithm))).collect()
}

/// The texts of a page, and on how many sides of paper they are.
fn printed(page: &str) -> (Vec<String>, usize) {
    let plain = |text: &str| {
        let text = text.split('"').next().unwrap_or_default();
        text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
    };
    let texts = page.split("aria-label=\"").skip(1).map(plain).collect();
    (texts, page.matches("<section class=\"page\">").count())
}

#[test]
fn the_courses_that_ship_are_the_files_of_their_folder() {
    let entries = fs::read_dir("scenarios/courses").expect("a folder");
    let files = entries.map(|entry| entry.expect("an entry").path());
    let files: BTreeSet<_> =
        files.map(|path| path.file_stem().expect("a name").display().to_string()).collect();
    let ids: BTreeSet<_> = shipped_courses().iter().map(|course| course.id.to_owned()).collect();
    assert_eq!(files, ids);
    assert_eq!(plans().len(), 8);
    let listed = said(&["plan", "--lang", "en"]).expect("a list");
    // The test before and after is a course without a plan.
    assert!(!listed.contains(TEST), "{listed}");
    for (id, course) in courses().into_iter().filter(|(_, course)| course.plan.is_some()) {
        assert!(listed.contains(&format!("{id}  {}\n", course.title.en)), "{listed}");
    }
}

#[test]
fn each_plan_takes_fifty_minutes_and_two_sides_in_both_languages() {
    for (id, course, plan) in plans() {
        let minutes: u32 = plan.phases.iter().map(|phase| phase.minutes).sum();
        assert_eq!((plan.minutes, minutes), (50, 50), "{id}");
        let lessons = lessons_of(&course);
        assert!(!plan.homework.is_empty() && !plan.drawings.is_empty(), "{id}");
        for language in Language::ALL {
            let pages = lesson_plan(&course, id, &lessons, language).expect("it is right");
            let (texts, sides) = printed(&pages.html());
            assert!(sides <= 2, "{id}: {sides} sides in {}", language.id());
            let has = |text: &str| texts.iter().any(|it| it.contains(text));
            for lesson in plan.homework.iter().chain(plan.drawings.iter().map(|it| &it.lesson)) {
                assert!(has(&format!("({lesson})")), "{id}: {lesson}");
            }
            // No side of a tree is left as lessons write it, and letters are outlines.
            assert!(!has("{max}") && !has("{min}"), "{id}");
            assert!(pages.pdf().starts_with(b"%PDF"));
        }
    }
}

/// What is asked in a phase, each at its step, as the plan has it.
fn asked_in(phase: &PlanPhase, opened: &Opened) -> Vec<(usize, PredictionKind)> {
    let stops = phase.stops.iter().filter_map(|stop| {
        let before = opened.loaded().stop_steps[stop - 1].checked_sub(1)?;
        Some((before, opened.plan().covered(before)?))
    });
    let chosen = phase.asks.iter().map(|ask| {
        let kind = serde_json::from_value(ask.kind.as_str().into()).expect("a kind");
        (ask.step, kind)
    });
    let left_out = [PredictionKind::Next, PredictionKind::Returned];
    stops.filter(|(_, kind)| !left_out.contains(kind)).chain(chosen).collect()
}

/// What the run itself says after the step: the answer, worked out without the question.
fn found(opened: &Opened, asked: &Prediction) -> Option<PredictedAnswer> {
    let after = opened.clone().at_step(asked.step + 1);
    let replay = after.replay();
    let best = replay.node(asked.node).best();
    let is_cut = replay.trace().records()[asked.step].kind == EventKind::Cut;
    Some(match asked.kind {
        PredictionKind::Value => PredictedAnswer::Number(replay.node(asked.node).value()?),
        PredictionKind::Window => PredictedAnswer::Window(replay.window(asked.node)),
        PredictionKind::Best | PredictionKind::TakeOrDecline => {
            let is_it = |choice: &&PredictedChoice| choice.node() == best;
            PredictedAnswer::Choice(*asked.choices().iter().find(is_it)?)
        }
        PredictionKind::Cut if !is_cut => PredictedAnswer::Choice(PredictedChoice::GoOn),
        _ => return None,
    })
}

#[test]
fn each_answer_of_a_plan_is_what_the_run_finds() {
    let mut questions = 0;
    for (id, course, plan) in plans() {
        let lessons = lessons_of(&course);
        let pages = Language::ALL.map(|language| {
            let pages = lesson_plan(&course, id, &lessons, language).expect("it is right");
            (language, printed(&pages.html()).0)
        });
        for phase in plan.phases.iter().filter(|phase| !phase.lesson.is_empty()) {
            let opened = &lessons[&phase.lesson];
            for &stop in &phase.stops {
                let stop = &opened.loaded().lesson.stops[stop - 1];
                for (language, texts) in &pages {
                    let called = opened.projection(*language).language();
                    assert!(texts.iter().any(|it| *it == stop.words.told(called)), "{id}");
                }
            }
            for (step, kind) in asked_in(phase, opened) {
                let planned = [PlannedQuestion::chosen(step, kind)];
                let question = opened.projection(Language::En).questions(&planned).pop();
                let question = question.expect("it is asked");
                questions += 1;
                match found(opened, &question.asked) {
                    Some(answer) => {
                        assert!(
                            question.asked.is_right(answer),
                            "{id} {step} {kind:?}: {answer:?}"
                        );
                    }
                    None => prove(opened, &question, &format!("{id} {step}")),
                }
                let after = opened.clone().at_step(step + 1);
                for (language, texts) in &pages {
                    assert!(
                        texts.iter().any(|it| it == question.ask.get(*language)),
                        "{id} {step}"
                    );
                    let asked = opened.clone().at_step(step);
                    let reason = asked.projection(*language).reason(&question.asked);
                    let sentence = reason.unwrap_or_else(|| after.projection(*language).sentence());
                    let answer = question.answer.get(*language);
                    let is_it = |it: &&String| {
                        it.starts_with('→') && it.contains(answer) && it.ends_with(&sentence)
                    };
                    assert!(texts.iter().any(|it| is_it(&it)), "{id} {step}: {answer} {sentence}");
                }
            }
        }
    }
    assert!(questions >= 24, "{questions} questions");
}

#[test]
fn the_command_that_a_plan_prints_makes_its_papers() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    for (id, course, plan) in plans() {
        let page = at(&format!("{id}.html"));
        said(&["plan", id, "--lang", "en", "-o", &page]).expect("a plan");
        let (texts, _) = printed(&fs::read_to_string(&page).expect("a page"));
        let command = texts.iter().find(|it| it.starts_with("yomisuji paper ")).expect("a command");
        let command = command.replace("--copies 30", "--copies 2");
        let command =
            command.replace("paper.pdf", &at("paper.html")).replace("key.pdf", &at("key.html"));
        let arguments: Vec<_> = command.split_whitespace().skip(1).chain(["--json"]).collect();
        let answer = said(&arguments).unwrap_or_else(|error| panic!("{id}: {error:?}"));
        let answer: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
        for paper in answer["papers"].as_array().expect("papers") {
            let questions = paper["questions"].as_array().expect("questions");
            assert_eq!(questions.len(), usize::from(plan.paper.questions), "{id}");
            for asked in questions {
                let kind = asked["kind"].as_str().expect("a kind");
                let kind: PredictionKind = serde_json::from_value(kind.into()).expect("a kind");
                assert!(course.asking().weight(kind.group()) > 0, "{id}: {kind:?}");
            }
        }
    }
}

/// Bad plans and papers are refused in a sentence with the place.
#[test]
fn a_plan_that_does_not_add_up_is_refused_with_its_place() {
    let text = shipped_courses()[0].text();
    let refused = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        load_course("own.ron", &text.replacen(from, to, 1)).expect_err("it is wrong").to_string()
    };
    let said = |from: &str, to: &str, what: &str| {
        let error = Language::speaking(Some(Language::En), || refused(from, to));
        assert!(error.starts_with("own.ron:") && error.ends_with(what), "{error}");
        error
    };
    let sum =
        said("minutes: 6,", "minutes: 7,", "the phases take 51 minutes together, expected 50");
    let line = text.lines().position(|line| line.trim() == "phases: [").expect("phases") + 1;
    assert!(sum.starts_with(&format!("own.ron:{line}:")), "{sum}");
    said("minutes: 6,", "minutes: 4294967295,", "minutes together, expected 50");
    said(
        "stops: [2, 3, 4]",
        "stops: [2, 33]",
        "there is no stop 33: in the run that is shown, the lesson has 5, counted from 1",
    );
    said("stops: [2, 3, 4]", "stops: [0]", "the lesson has 5, counted from 1");
    said(
        "questions: [1]",
        "questions: [9]",
        "there is no question 9: the lesson has 3, counted from 1",
    );
    said(
        "lesson: \"m-00-tree\",\n                stops",
        "lesson: \"u-03\",\n                stops",
        "names the lesson 'u-03', which the chapters of this course do not have",
    );
    said("homework: [\"m-01-tree-B\"]", "homework: [\"x\"]", "this course do not have");
}

#[test]
fn chosen_questions_that_a_lesson_does_not_have_are_named_and_dealt_ones_need_no_flags() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("own.ron");
    let text = fs::read_to_string(format!("scenarios/courses/{TEST}.ron")).expect("a course");
    fs::write(&own, text.replacen("kind: \"value\"", "kind: \"limit\"", 1)).expect("room");
    let own = own.display().to_string();
    let error = said(&["paper", &own, "--lang", "en"]).expect_err("no such question");
    assert!(error.0.ends_with(
        "nothing of the kind 'limit' is asked after step 8 of m-01-minimax (variant 2)"
    ));
    let error = said(&["paper", TEST, "--copies", "3", "--lang", "en"]).expect_err("it is chosen");
    assert!(error.0.contains("leave out --questions"), "{}", error.0);
    let error = said(&["plan", TEST, "--lang", "en", "-o", "nothing.html"]).expect_err("no plan");
    assert!(error.0.contains("expected a course with a plan"), "{}", error.0);
}

/// What a node is worth if everybody plays well, from the leaves alone.
fn worth(tree: &Tree, node: NodeId) -> Score {
    let children: Vec<_> = tree.children(node).map(|child| worth(tree, child)).collect();
    best_of(tree, node, &children).unwrap_or(tree.node(node).value)
}

/// The best of the values of some children, or their mean where chance moves.
fn best_of(tree: &Tree, node: NodeId, values: &[Score]) -> Option<Score> {
    if tree.node(node).kind == Kind::Chance {
        let weights: Vec<_> =
            tree.children(node).map(|child| i64::from(tree.weight(child))).collect();
        let sum: i64 =
            weights.iter().zip(values).map(|(weight, value)| weight * i64::from(value.0)).sum();
        return Some(Score(i32::try_from(sum / weights.iter().sum::<i64>()).expect("small")));
    }
    match tree.node(node).player {
        Player::Max => values.iter().max().copied(),
        Player::Min => values.iter().min().copied(),
    }
}

/// What a node has when this child has come back, its other branches to the right being unread.
fn so_far(tree: &Tree, node: NodeId, last: NodeId) -> Option<Score> {
    let read: Vec<_> =
        tree.children(node).take_while(|&child| child != last).chain([last]).collect();
    let values: Vec<_> = read.into_iter().map(|child| worth(tree, child)).collect();
    best_of(tree, node, &values)
}

/// What each node from the root down to this one has secured before the search comes to it, with the
/// last child that has come back there.
fn secured(tree: &Tree, node: NodeId, last: Option<NodeId>) -> Vec<(NodeId, Score)> {
    let path = tree.path(node);
    let mut held: Vec<_> = path
        .windows(2)
        .filter_map(|pair| {
            let before = tree.children(pair[0]).take_while(|&child| child != pair[1]).last()?;
            Some((pair[0], so_far(tree, pair[0], before)?))
        })
        .collect();
    held.extend(last.and_then(|last| Some((node, so_far(tree, node, last)?))));
    held
}

/// The leaves that alpha-beta leaves out from left to right, by the book, with one leaf changed.
fn left_out(tree: &Tree, leaf: NodeId, value: Score) -> BTreeSet<usize> {
    fn search(
        tree: &Tree,
        node: NodeId,
        (mut alpha, mut beta): (Score, Score),
        worth: &dyn Fn(NodeId) -> Score,
        read: &mut BTreeSet<usize>,
    ) -> Score {
        if tree.children(node).next().is_none() {
            read.insert(node.index());
            return worth(node);
        }
        let is_max = tree.node(node).player == Player::Max;
        let mut best = if is_max { Score::MIN } else { Score::MAX };
        for child in tree.children(node) {
            let value = search(tree, child, (alpha, beta), worth, read);
            if is_max {
                best = best.max(value);
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                beta = beta.min(best);
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }
    let mut read = BTreeSet::new();
    let worth = |at: NodeId| if at == leaf { value } else { tree.node(at).value };
    search(tree, NodeId::ROOT, (Score::MIN, Score::MAX), &worth, &mut read);
    let leaves = tree.ids().filter(|&id| tree.node(id).kind == Kind::Leaf);
    leaves.map(NodeId::index).filter(|id| !read.contains(id)).collect()
}

/// The child of a node that has come back last before a step.
fn last_back(opened: &Opened, asked: &Prediction) -> Option<NodeId> {
    let records = &opened.replay().trace().records()[..asked.step];
    let back = records.iter().rev().map(|record| record.node);
    let mut back = back.filter(|&node| opened.tree().parent(node) == Some(asked.node));
    back.next()
}

/// Proves an answer of the key from the leaves of the tree, or from the numbers in the question.
fn prove(opened: &Opened, question: &PaperQuestion, place: &str) {
    let (asked, tree) = (&question.asked, &**opened.tree());
    let place = format!("{place}: {}", question.ask.en);
    let last = asked.child.or_else(|| last_back(opened, asked));
    let held = secured(tree, asked.node, last);
    let of = |player: Player| {
        let own = held.iter().filter(move |(at, _)| tree.node(*at).player == player);
        own.map(|(_, value)| *value)
    };
    let window = Window {
        alpha: of(Player::Max).max().unwrap_or(Score::MIN),
        beta: of(Player::Min).min().unwrap_or(Score::MAX),
    };
    match asked.kind {
        PredictionKind::Value => {
            let value = so_far(tree, asked.node, last.expect("a child")).expect("a value");
            assert_eq!(asked.right, [PredictedAnswer::Number(value)], "{place}");
        }
        PredictionKind::Best => {
            let child = asked.child.expect("a child");
            let is_better = so_far(tree, asked.node, child) == Some(worth(tree, child));
            let better = PredictedAnswer::Choice(PredictedChoice::Better(child));
            assert_eq!(asked.is_right(better), is_better, "{place}");
        }
        PredictionKind::Window => {
            assert_eq!(asked.right, [PredictedAnswer::Window(window)], "{place}");
        }
        PredictionKind::Cut => {
            let own = tree.node(asked.node).player;
            let (_, best) = *held.last().expect("something has come back");
            let closes = |(at, bound): &&(NodeId, Score)| {
                tree.node(*at).player != own
                    && if own == Player::Max { best >= *bound } else { best <= *bound }
            };
            let by = held.iter().filter(closes).map(|(at, _)| PredictedChoice::CutBy(*at));
            let mut by: Vec<_> = by.map(PredictedAnswer::Choice).collect();
            if by.is_empty() {
                by.push(PredictedAnswer::Choice(PredictedChoice::GoOn));
            }
            assert_eq!(asked.right, by, "{place}");
        }
        PredictionKind::Threshold => {
            let bound = window.of(tree.node(asked.node).player.other());
            assert_eq!(asked.right, [PredictedAnswer::Number(bound)], "{place}");
        }
        PredictionKind::LeafValue => {
            let cut = |choice: &PredictedChoice| match choice {
                PredictedChoice::Worth(value) => left_out(tree, asked.node, *value),
                other => panic!("{place}: {other:?}"),
            };
            let (right, wrong): (Vec<PredictedChoice>, Vec<PredictedChoice>) = asked
                .choices()
                .iter()
                .partition(|choice| asked.is_right(PredictedAnswer::Choice(**choice)));
            let [right] = right[..] else { panic!("{place}: one answer is right") };
            assert!(wrong.iter().all(|choice| cut(choice) != cut(&right)), "{place}");
            // Exactly these are named.
            let seen = opened.projection(Language::En);
            let names = cut(&right).into_iter().map(|id| {
                let id = tree.ids().find(|at| at.index() == id).expect("a node");
                yomisuji::subject::choice(seen.subject(), tree, id, Language::En)
            });
            let (_, named) = question.ask.en.split_once("cut exactly ").expect("names");
            let named: BTreeSet<String> = named
                .trim_end_matches('?')
                .replace(" and ", ", ")
                .split(", ")
                .map(str::to_owned)
                .collect();
            assert_eq!(named, names.collect(), "{place}");
        }
        PredictionKind::Mean => {
            let numbers =
                question.ask.en.split(|letter: char| letter != '.' && !letter.is_ascii_digit());
            let numbers: Vec<f64> = numbers
                .map(|number| number.trim_end_matches('.'))
                .filter_map(|number| number.parse().ok())
                .collect();
            let [reward, visits, mean] = numbers[..] else { panic!("{place}: {numbers:?}") };
            let mean = (visits * mean + reward) / (visits + 1.0);
            // The mean in the question is rounded itself.
            let answer: f64 = question.answer.en.parse().expect("a number");
            assert!((answer - mean).abs() < 0.0011, "{place}: {answer} {mean}");
        }
        other => panic!("{place}: nothing proves {other:?}"),
    }
}

#[test]
fn the_test_has_two_parallel_forms_of_twelve_with_a_proved_key() {
    let course = courses().into_iter().find(|(id, _)| *id == TEST).expect("the test").1;
    let lessons = lessons_of(&course);
    let language = Language::En;
    let made = chosen_papers(&course, &lessons, language).expect("they are asked");
    assert_eq!(made.iter().map(|paper| paper.items.len()).collect::<Vec<_>>(), [12, 12]);
    let kinds =
        |paper: &Paper| paper.items.iter().map(|it| it.question.asked.kind).collect::<Vec<_>>();
    assert_eq!(kinds(&made[0]), kinds(&made[1]));
    for (paper, chosen) in made.iter().zip(&course.papers) {
        for (at, asked) in chosen.questions.iter().enumerate() {
            let own = &lessons[&asked.lesson];
            let own = match asked.variant {
                0 => own.clone(),
                number => {
                    let lesson = variant(&own.loaded().lesson, own.algorithm().id(), number);
                    let lesson = Arc::new(lesson.expect("a hand-written tree"));
                    let source = Source::Made { name: lesson.id.clone(), lesson };
                    prepare(source, &[], &Job::default()).expect("it opens")
                }
            };
            prove(&own, &paper.items[at].question, &format!("{} {}", paper.number, at + 1));
        }
    }
    // Neither form asks what the other asks, nor about the trees as the lessons show them.
    let (a, b) = (&made[0].items, &made[1].items);
    for (one, other) in a.iter().zip(b) {
        let asked = |it: &PaperItem| (it.source.clone(), it.question.asked.step);
        assert_ne!(asked(one), asked(other));
    }
    // Whoever remembers the answers of one form earns no more on the other than by guessing.
    for (known, asked) in [(a, b), (b, a)] {
        let (mut remembered, mut guessed) = (0.0, 0.0);
        for (known, asked) in known.iter().zip(asked) {
            let [known, asked] = [known, asked].map(|it| &it.question.asked);
            let is_right = |choice: &PredictedChoice, of: &Prediction| {
                of.is_right(PredictedAnswer::Choice(*choice))
            };
            let Some(tick) = known.choices().iter().position(|it| is_right(it, known)) else {
                assert!(!asked.is_right(known.right[0]), "{known:?}");
                continue;
            };
            let right = asked.choices().iter().filter(|it| is_right(it, asked)).count();
            guessed += right as f64 / asked.choices().len() as f64;
            remembered +=
                f64::from(asked.choices().get(tick).is_some_and(|it| is_right(it, asked)));
        }
        assert!(guessed > 1.0 && remembered <= guessed, "{remembered} of {guessed}");
    }
    for language in Language::ALL {
        let made = chosen_papers(&course, &lessons, language).expect("they are asked");
        let (texts, sides) = printed(&paper_page(&made, language).html());
        assert!(sides <= 8, "{sides} sides for both forms");
        assert!(!texts.iter().any(|it| it.contains("{max}")));
        let asking = AskedWeights::default();
        let plan = PaperPlan { questions: 12, copies: 2, seed: 1, asking, language };
        let (key, _) = printed(&MarkingKey { papers: &made, plan }.page().html());
        for (paper, chosen) in made.iter().zip(&course.papers) {
            let title = chosen.title.get(language);
            assert!(
                texts.iter().any(|it| it.starts_with(title)) && key.iter().any(|it| it == title)
            );
            for item in &paper.items {
                assert!(key.iter().any(|it| it.contains(item.question.answer.get(language))));
                assert!(!texts.iter().any(|it| it == item.question.because.get(language)));
            }
        }
    }
}

/// The ids in a text that stand between backquotes.
fn quoted(text: &str) -> BTreeSet<String> {
    let parts = text.split('`').skip(1).step_by(2);
    let is_id =
        |text: &&str| text.contains('-') && !text.ends_with('-') && !text.contains([' ', '/', '<']);
    parts.filter(is_id).map(str::to_owned).collect()
}

#[test]
fn the_map_of_syllabuses_names_lessons_that_ship_and_leaves_none_out() {
    let ids: BTreeSet<_> = shipped().iter().map(|lesson| lesson.id.to_owned()).collect();
    let courses: BTreeSet<_> = shipped_courses().iter().map(|it| it.id.to_owned()).collect();
    let mut maps = Vec::new();
    for page in ["docs/syllabus.md", "docs/ja/syllabus.md"] {
        let text = fs::read_to_string(Path::new(page)).expect("the map");
        let named = quoted(&text);
        let unknown: Vec<_> =
            named.iter().filter(|id| !ids.contains(*id) && !courses.contains(*id)).collect();
        assert!(unknown.is_empty(), "{page}: {unknown:?}");
        let missing: Vec<_> = ids.union(&courses).filter(|id| !named.contains(*id)).collect();
        assert!(missing.is_empty(), "{page} does not name {missing:?}");
        // Row by row both languages name the same.
        let rows = text.lines().filter(|line| line.starts_with('|'));
        maps.push(rows.map(quoted).collect::<Vec<_>>());
    }
    assert_eq!(maps[0], maps[1]);
    for lesson in shipped() {
        assert!(parse(lesson.text()).is_ok(), "{}", lesson.id);
    }
}

//! Test papers: neighbours differ, the same seed gives the same, and no paper contains an answer.

use std::collections::{BTreeMap, BTreeSet};

use crate::cover::{lessons, opened, pairs, rounds, stride};
use yomisuji::cli;
use yomisuji::export::{MarkingKey, Paper, PaperItem, PaperPlan, paper_file, paper_page, papers};
use yomisuji::language::{Language, Texts, Words};
use yomisuji::lesson::{AnswerForm, PredictedAnswer, PredictedChoice, PredictionKind};
use yomisuji::picture::Shape;
use yomisuji::scenario::{AskedGroup, AskedWeights, chapters, shipped, variant};
use yomisuji::score::Score;
use yomisuji::search::Algorithm;
use yomisuji::session::{
    Command, Job, LessonCommand, Opened, PaperFormat, PaperKind, PaperLessons, PaperWish,
    SaveCommand, Session, Source, prepare, rerun,
};
use yomisuji::subject::{SubjectSetup, choice};
use yomisuji::tree::{Growth, NodeId};

fn two_lessons() -> Vec<Opened> {
    ["m-01-tree-A", "x-aima-5.2"].map(opened).into()
}

fn plan(questions: usize, copies: usize, seed: u64) -> PaperPlan {
    PaperPlan { questions, copies, seed, asking: AskedWeights::default(), language: Language::Ja }
}

/// The questions of a paper, by lesson.
fn asked(paper: &Paper) -> Vec<(String, usize, String)> {
    let items = paper.items.iter();
    let key = items.map(|item| {
        let question = &item.question;
        (item.source.clone(), question.asked.step, question.ask.ja.clone())
    });
    key.collect()
}

#[test]
fn neighbouring_papers_differ_and_a_seed_reproduces_them() {
    for seed in 0..20 {
        let made = papers(two_lessons(), plan(5, 12, seed)).expect("there are enough");
        assert_eq!(made.len(), 12);
        for paper in &made {
            let mut questions = asked(paper);
            assert_eq!(questions.len(), 5);
            questions.sort();
            questions.dedup();
            assert_eq!(questions.len(), 5, "no question stands twice on a paper");
        }
        for pair in made.windows(2) {
            let (own, other) = (asked(&pair[0]), asked(&pair[1]));
            assert!(own.iter().all(|question| !other.contains(question)));
        }
        let again = papers(two_lessons(), plan(5, 12, seed)).expect("there are enough");
        assert_eq!(paper_page(&made, Language::Ja).html(), paper_page(&again, Language::Ja).html());
        if seed > 0 {
            let others = papers(two_lessons(), plan(5, 12, seed - 1)).expect("there are enough");
            assert_ne!(asked(&made[0]), asked(&others[0]));
        }
    }
}

#[test]
fn the_key_has_every_answer_and_the_papers_have_no_reasons() {
    for language in [Language::Ja, Language::En] {
        let plan = PaperPlan { language, ..plan(6, 4, 7) };
        let made = papers(two_lessons(), plan).expect("there are enough");
        let key = MarkingKey { papers: &made, plan }.page().html();
        let page = paper_page(&made, language).html();
        let said = labels(&key);
        let escaped = |text: &str| {
            let text = text.replace('&', "&amp;").replace('<', "&lt;");
            text.replace('>', "&gt;").replace('"', "&quot;")
        };
        for item in made.iter().flat_map(|paper| &paper.items) {
            let question = &item.question;
            let because = escaped(question.because.get(language));
            assert!(page.contains(&escaped(question.ask.get(language))));
            assert!(key.contains(&escaped(question.answer.get(language))));
            assert!(key.contains(&because));
            // The step that is named is the one that answers, as in plans of a lesson.
            let step = question.asked.step + 1;
            let named = language.texts().page_step(item.lesson.get(language), step);
            assert!(said.contains(&named), "{named}");
            let own = two_lessons().into_iter().find(|it| it.source().name() == item.source);
            // What goes on without a reason of its own is explained otherwise.
            let is_event = matches!(
                question.asked.kind,
                PredictionKind::Value | PredictionKind::Best | PredictionKind::Window
            );
            if let Some(own) = own.filter(|_| is_event) {
                let answered = own.at_step(step).projection(language).sentence();
                assert_eq!(answered, *question.because.get(language));
            }
            // It may be the beginning of another question.
            let others = made.iter().flat_map(|paper| &paper.items);
            let is_said = |other: &yomisuji::export::PaperItem| {
                other.question.situation.get(language) == question.because.get(language)
            };
            let said = others.into_iter().any(is_said);
            assert!(said || !page.contains(&because), "{because}");
        }
        assert!(page.matches("<svg").count() >= made.len());
        // Nothing is loaded, and no letter needs a system font.
        for needs in ["http://", "https://", "<text", "font-family", "@import", "url(http"] {
            let page = page.replace("http://www.w3.org/", "");
            assert!(!page.contains(needs) && !key.contains(needs), "{needs}");
        }
        // A title may reveal an answer.
        for item in made.iter().flat_map(|paper| &paper.items) {
            assert!(!page.contains(&escaped(item.lesson.get(language))));
            assert!(key.contains(&escaped(item.lesson.get(language))));
        }
    }
}

/// Whoever has the paper alone can count what every capture of an exchange gains: the values of the
/// pieces stand there, in each format, before the first question of the lesson and on its key.
#[test]
fn papers_on_exchanges_print_what_pieces_are_worth() {
    let exchanges = shipped().iter().filter(|lesson| lesson.text().contains("Exchange(("));
    let (mut captures, mut of) = (0, 0);
    for lesson in exchanges {
        for language in Language::ALL {
            let plan = PaperPlan { language, ..plan(2, 1, 1) };
            let open = opened(lesson.id);
            let made = papers(vec![open.clone()], plan).expect("questions");
            let items = &made[0].items;
            let values = |given: &[Words]| {
                let mut told = given.iter().map(|words| words.get(language));
                let is_of_values =
                    |told: &&str| told.contains("Board: ") || told.contains("盤上: ");
                told.find(is_of_values).map(str::to_owned)
            };
            let first = values(&items[0].given).expect("they are printed");
            let next = items.get(1).filter(|next| next.source == items[0].source);
            assert!(next.is_none_or(|next| next.given.is_empty()));
            let page = paper_page(&made, language).html();
            let key = MarkingKey { papers: &made, plan }.page().html();
            let xml = paper_file(&made, language, PaperFormat::MoodleXml);
            let xml = String::from_utf8(xml).expect("text");
            let said = |page: &str| labels(page).concat().replace(' ', "");
            for text in [said(&page), said(&key), xml.replace(' ', "")] {
                assert!(text.contains(&first.replace(' ', "")), "{}: {first}", lesson.id);
            }
            if language != Language::En || items[0].source != open.source().name() {
                continue;
            }
            of += 1;
            // The printed numbers alone say what each capture gains.
            let column = |name: &str| {
                let from = first.split_once(&format!("{name}: ")).map_or("", |rest| rest.1);
                let pairs = from.split_once('.').map_or("", |rest| rest.0).split(", ");
                let pair = |pair: &str| {
                    let (piece, worth) = pair.split_once(' ')?;
                    Some((piece.to_owned(), worth.parse::<i32>().ok()?))
                };
                pairs.filter_map(pair).collect::<BTreeMap<_, _>>()
            };
            let [mut board, hand] = ["Board", "In hand"].map(column);
            board.extend(column("Promoted"));
            let (tree, subject) = (open.tree(), &*open.loaded().subject);
            for id in tree.ids() {
                let Some(gain) = subject.gain(tree, id, language) else { continue };
                let Some((piece, number)) = gain.trim_start_matches("takes ").rsplit_once(' ')
                else {
                    continue;
                };
                if piece.contains(',') {
                    continue; // It promotes, too.
                }
                let plain = piece.trim_start_matches('+');
                let number = number.trim_start_matches(['+', '−', '-']).replace(',', "");
                let is_once = first.contains("once");
                let counted = if is_once { board[plain] } else { board[piece] + hand[plain] };
                assert_eq!(number, counted.to_string(), "{}: {gain}: {first}", lesson.id);
                captures += 1;
            }
        }
    }
    assert!(of > 3 && captures > 20, "{of} {captures}");
    let tree = papers(two_lessons(), plan(4, 1, 1)).expect("questions");
    let given: Vec<_> = tree[0].items.iter().map(|item| item.given.len()).collect();
    assert!(given[0] == 1 && given.iter().sum::<usize>() == 2, "{given:?}: the algorithm of each");
}

/// The sides of the sheets, each with its text.
fn sides(page: &str) -> Vec<Vec<String>> {
    let sections = page.split("<section class=\"page\">").skip(1);
    sections.map(labels).collect()
}

/// The text in a part of a page: the outlines have it as labels.
fn labels(part: &str) -> Vec<String> {
    let labels = part.split("aria-label=\"").skip(1);
    let plain = |text: &str| {
        let text = text.split('"').next().unwrap_or_default();
        let text = text.replace("&lt;", "<").replace("&gt;", ">");
        text.replace("&quot;", "\"").replace("&amp;", "&")
    };
    labels.map(plain).collect()
}

#[test]
fn each_paper_starts_on_a_front_with_numbered_pages_and_a_name() {
    for (language, title, name) in
        [(Language::Ja, "読み筋 問題用紙", "名前"), (Language::En, "yomisuji — test paper", "Name")]
    {
        let plan = PaperPlan { language, ..plan(6, 30, 5) };
        let made = papers(two_lessons(), plan).expect("there are enough");
        let page = paper_page(&made, language).html();
        let sides = sides(&page);
        let mut printed = 0;
        for paper in &made {
            let head = format!("{title} {}  1/", paper.number);
            let first = sides.iter().position(|side| side.iter().any(|it| it.starts_with(&head)));
            let first = first.expect("a first page");
            assert_eq!(first % 2, 0, "paper {} begins on a back", paper.number);
        }
        for side in sides.iter().filter(|side| !side.is_empty()) {
            assert!(side[0].starts_with(title), "{:?}", side[0]);
            assert_eq!(side[1], name);
            printed += 1;
        }
        assert!(printed <= 60, "{printed} pages for 30 papers of 6");
        assert!(page.len() < 4_000_000, "{} bytes", page.len());
        // A letter is drawn once, and referred to.
        assert!(page.matches("<use").count() > 10 * page.matches("<path").count());
    }
}

/// Whether a picture has a text near another one.
fn stands_at(shapes: &[Shape], name: &str, value: &str) -> bool {
    let places = |wanted: &str| -> Vec<[f32; 2]> {
        let texts = shapes.iter().filter_map(|shape| match shape {
            Shape::Text { at, text, .. } if text == wanted => Some(*at),
            _ => None,
        });
        texts.collect()
    };
    let values = places(value);
    places(name).iter().any(|at| {
        let near = |to: &[f32; 2]| (at[0] - to[0]).abs() < 30.0 && (at[1] - to[1]).abs() < 40.0;
        values.iter().any(near)
    })
}

/// Whether a sentence contains this name as a separate word.
fn has_word(sentence: &str, name: &str) -> bool {
    let is_word = |letter: char| letter.is_ascii_alphanumeric();
    sentence.match_indices(name).any(|(at, _)| {
        let before = sentence[..at].chars().next_back();
        let after = sentence[at + name.len()..].chars().next();
        // A name in Japanese is adjacent to other letters.
        let ends = |inner: Option<char>, outer: Option<char>| {
            !inner.is_some_and(is_word) || !outer.is_some_and(is_word)
        };
        ends(name.chars().next(), before) && ends(name.chars().next_back(), after)
    })
}

#[test]
fn no_paper_answers_itself() {
    let (mut made, mut numbers, mut of) = (0, 0, 0);
    for lesson in lessons() {
        let before = made;
        for (seed, language) in pairs(&[1, 2, 3], &Language::ALL) {
            let first = opened(lesson.id);
            if first.tree().len() > 60_000 {
                continue;
            }
            let copies = 2;
            let dealt = [6, 4, 3, 2].into_iter().find_map(|questions| {
                let plan = PaperPlan { language, ..plan(questions, copies, seed) };
                papers(vec![opened(lesson.id)], plan).ok()
            });
            let (tree, subject) = (first.tree(), &*first.loaded().subject);
            for paper in dealt.iter().flatten() {
                made += 1;
                let written = labels(&paper_page(std::slice::from_ref(paper), language).html());
                for (number, item) in paper.items.iter().enumerate() {
                    let question = &item.question;
                    let asked = &question.asked;
                    let place = format!("{} {seed} {}", lesson.id, question.ask.en);
                    // The search's next step appears nowhere.
                    let because = question.because.get(language);
                    assert!(!written.iter().any(|it| it == because), "{place}");
                    // Nothing later is shown: one tree, before the first question.
                    let before = number.checked_sub(1).map(|at| &paper.items[at].source);
                    assert!(item.tree.is_none() || before != Some(&item.source), "{place}");
                    let later = paper.items[number + 1..].iter();
                    let later: Vec<_> = later.filter(|it| it.source == item.source).collect();
                    for other in &later {
                        assert!(other.question.asked.step > asked.step, "{place}");
                    }
                    if item.source != first.source().name() {
                        continue; // A variant, on another tree.
                    }
                    if asked.kind == PredictionKind::Value
                        && let AnswerForm::Number = asked.form
                    {
                        let answer = question.answer.get(language);
                        let name = choice(subject, tree, asked.node, language);
                        for other in paper.items.iter().filter(|it| it.question != *question) {
                            if other.source != item.source {
                                continue;
                            }
                            let other = &other.question;
                            for words in
                                [&other.situation, &other.ask].into_iter().chain(&other.choices)
                            {
                                let words = words.get(language);
                                let is_told = has_word(words, &name) && has_word(words, answer);
                                assert!(!is_told, "{place}: {words}");
                            }
                        }
                        let own = paper.items.iter().filter(|it| it.source == item.source);
                        let pictures = own.filter_map(|it| it.tree.as_ref());
                        let is_given = tree.growth() == Growth::Every;
                        for (picture, _) in pictures.filter(|_| is_given) {
                            assert!(!stands_at(&picture.shapes, &name, answer), "{place}");
                        }
                        numbers += 1;
                    }
                    // That the best has changed would tell what has just come back.
                    for other in &later {
                        let (its, close) = (&other.question.asked, asked.step + 3);
                        let is_after = its.node == asked.node && its.step < close;
                        let comes_back = [PredictionKind::Value, PredictionKind::Best];
                        let tells = its.kind == PredictionKind::Window && is_after;
                        assert!(!tells || !comes_back.contains(&asked.kind), "{place}");
                    }
                    // Nothing later is inside a node of which is asked where the search goes.
                    let is_inside = |at: NodeId| tree.path(at).contains(&asked.node);
                    let is_choice = matches!(asked.form, AnswerForm::Choices(_));
                    for other in later.iter().filter(|_| is_choice) {
                        assert!(!is_inside(other.question.asked.node), "{place}");
                    }
                }
            }
        }
        of += usize::from(made > before);
    }
    assert!(made > rounds(200) && numbers > 20 && of > rounds(40), "{made} {numbers} {of}");
}

/// Where the sentence of the step would answer a question, a paper prints what is needed instead. Of
/// proof numbers these are the numbers of the children: the answer is their sum, or the least of them; of
/// thresholds those of the node as well: it is one more than the second number, or the node's own.
#[test]
fn no_sentence_before_a_question_on_paper_answers_it() {
    let (mut covered, mut counted, mut limits) = (0, 0, 0);
    for lesson in lessons() {
        let open = opened(lesson.id);
        let runs = open.loaded().algorithms.clone().into_iter().filter(|it| it.columns().is_some());
        let runs = runs.filter_map(|it| rerun(open.rerun_request(it), &Job::default()).ok());
        for open in runs.collect::<Vec<_>>().iter().chain([&open]) {
            let mut at = open.clone();
            let planned = open.plan().asked().to_vec();
            for question in open.projection(Language::En).questions(&planned) {
                let (asked, said) = (&question.asked, &question.situation);
                if !asked.is_told {
                    continue;
                }
                at = at.at_step(asked.step);
                for language in Language::ALL {
                    let sentence = at.projection(language).sentence();
                    assert_ne!(said.get(language), &sentence, "{} {}", lesson.id, asked.step);
                }
                covered += 1;
                let is = |number: i32| asked.is_right(PredictedAnswer::Number(Score(number)));
                let pairs = said.en.split('(').skip(1).filter_map(|rest| rest.split_once(')'));
                let pairs = pairs.filter_map(|(pair, _)| pair.split_once(", "));
                let number = |number: &str| {
                    if number == "∞" { i32::MAX } else { number.parse().expect("a number") }
                };
                let pairs: Vec<_> = pairs.map(|pair| [number(pair.0), number(pair.1)]).collect();
                let numbers = |place: usize| pairs.iter().map(move |pair| pair[place]);
                if asked.kind == PredictionKind::Limit {
                    // Those of the thresholds come first.
                    let limit = |place: usize| {
                        let mut all: Vec<_> = numbers(place).collect();
                        let own = all.remove(0);
                        all.sort_unstable();
                        own.min(all.get(1).map_or(i32::MAX, |second| second.saturating_add(1)))
                    };
                    assert!(is(limit(0)) || is(limit(1)), "{} {}", lesson.id, said.en);
                    limits += 1;
                    continue;
                }
                let numbers: Vec<_> = match asked.kind {
                    PredictionKind::FirstNumber => numbers(0).collect(),
                    PredictionKind::SecondNumber => numbers(1).collect(),
                    _ => continue,
                };
                let sum = numbers.iter().fold(0_i32, |sum, number| sum.saturating_add(*number));
                let least = numbers.iter().copied().min();
                assert!(is(sum) || least.is_some_and(is), "{} {}", lesson.id, said.en);
                counted += 1;
            }
        }
    }
    assert!(covered > rounds(300) && counted > rounds(40), "{covered} {counted}");
    assert!(limits > rounds(4), "{limits}");
}

/// A question on paper is worded as in the window, including the values that come back.
#[test]
fn a_question_on_paper_has_the_words_of_the_window() {
    let (mut asked, mut with_values) = (0, 0);
    for lesson in shipped() {
        let mut open = opened(lesson.id);
        if open.tree().len() > 60_000 {
            continue;
        }
        for language in Language::ALL {
            let planned = open.plan().asked().to_vec();
            let questions = open.projection(language).questions(&planned);
            assert_eq!(questions.len(), planned.len(), "{}", lesson.id);
            for question in questions {
                open = open.at_step(question.asked.step);
                let seen = open.projection(language);
                let [ask, first] = [&question.ask, &question.hints[0]].map(|it| it.get(language));
                assert_eq!(*ask, seen.ask(&question.asked), "{}", lesson.id);
                assert_eq!(*first, seen.hints(&question.asked)[0], "{}", lesson.id);
                asked += 1;
                let is_value = question.asked.kind == PredictionKind::Value;
                with_values += usize::from(is_value);
                assert!(!is_value || !ask.contains(" ?"), "{ask}");
            }
        }
    }
    assert!(asked > 1_000 && with_values > 200, "{asked} {with_values}");
}

#[test]
fn the_picture_of_a_question_shows_the_value_of_a_leaf() {
    // The oracle sees the value of a leaf at its node, which is given.
    let late = papers(vec![opened("m-01-tree-A")], plan(1, 1, 1)).expect("a question");
    let (picture, _) = late[0].items[0].tree.as_ref().expect("a tree");
    assert!(stands_at(&picture.shapes, "サ", "+100") || stands_at(&picture.shapes, "サ", "(+100)"));
}

#[test]
fn papers_have_as_many_questions_as_fit_and_say_so() {
    assert_eq!(papers(Vec::new(), plan(1, 1, 1)).err(), Some(Words::of(Texts::paper_nothing)));
    for lesson in yomisuji::scenario::shipped().iter().step_by(7 * stride()) {
        let lesson = lesson.id;
        for copies in [1, 2] {
            let made = papers(vec![opened(lesson)], plan(50, copies, 1));
            let made = made.unwrap_or_else(|error| panic!("{lesson}: {error}"));
            assert_eq!(made.len(), copies, "{lesson}");
            let least = made.iter().map(|paper| paper.items.len()).min().expect("papers");
            assert!(least > 0, "{lesson}");
            let told = plan(50, copies, 1).fewer(&made).map(|words| words.en);
            let says = |told: String| told.contains(&format!("has {least} of the 50 questions"));
            assert_eq!(told.map(says), (least < 50).then_some(true), "{lesson}");
            assert_eq!(plan(least, copies, 1).fewer(&made), None);
        }
    }
    // On the command line, the papers are there, and the note is not among them.
    let (exit, listed) = crate::run(&["paper", "x-aima-5.2", "--lang", "en"], "");
    assert_eq!(exit, Ok(yomisuji::cli::Exit::Answered));
    assert!(listed.lines().count() > 1 && !listed.contains("asked for"), "{listed}");
}

/// A paper with one question about the open lesson.
pub(crate) const ONE_QUESTION: PaperWish = PaperWish {
    kind: PaperKind::Test { questions: 1, seed: 1, asking: AskedWeights::USUAL },
    lessons: PaperLessons::Open,
    copies: 1,
};

#[test]
fn cancelled_papers_are_not_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = Session::new();
    let lesson = LessonCommand::Open(Source::Shipped("m-01-tree-A"));
    crate::send(&mut session, Command::Lesson(lesson));
    let path = folder.path().join("papers.html");
    for gives_up in [true, false] {
        let wish = ONE_QUESTION;
        let effects = session.apply(Command::Save(SaveCommand::Papers(Some(path.clone()), wish)));
        let jobs = session.files_in_work();
        assert_eq!(jobs.len(), 1);
        if gives_up {
            jobs[0].stop();
        }
        crate::settle(&mut session, effects);
        assert!(session.files_in_work().is_empty());
        assert_eq!(path.exists(), !gives_up);
        let message = session.message().expect("it is said");
        assert_eq!(message.is_error, gives_up);
    }
}

#[test]
fn saved_papers_name_their_key_and_say_how_many_questions_are_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = Session::new();
    let lesson = LessonCommand::Open(Source::Shipped("u-13-bug-knight"));
    crate::send(&mut session, Command::Lesson(lesson));
    let mut said = |questions: usize, name: &str| {
        let kind = PaperKind::Test { questions, seed: 1, asking: AskedWeights::USUAL };
        let save =
            SaveCommand::Papers(Some(folder.path().join(name)), PaperWish { kind, ..ONE_QUESTION });
        crate::send(&mut session, Command::Save(save));
        session.message().expect("it is said").text.en.clone()
    };
    let enough = said(1, "one.html");
    assert!(enough.contains("one.html and one-key.html"), "{enough}");
    assert!(!enough.contains("asked for"), "{enough}");
    let short = said(30, "many.html");
    assert!(short.contains("many-key.html; each paper has"), "{short}");
    assert!(short.contains("of the 30 questions asked for"), "{short}");
}

/// Whoever reads the words and not the tree: the first number, what the choices say most often.
fn of_words_alone(item: &PaperItem) -> bool {
    let asked = &item.question.asked;
    match (&asked.form, asked.kind) {
        (AnswerForm::Choices(choices), PredictionKind::Cut) => {
            // A bound of a node above is the answer that is named most often.
            let guess = if choices.len() > 2 { choices[2] } else { choices[0] };
            asked.is_right(PredictedAnswer::Choice(guess))
        }
        (AnswerForm::Choices(choices), _) => {
            choices.last().is_some_and(|&last| asked.is_right(PredictedAnswer::Choice(last)))
        }
        _ => {
            // A number can be copied only if it stands there; of two that stand to reason, the first one.
            let answer = item.question.answer.get(Language::En);
            let words = [&item.question.situation, &item.question.ask];
            let words = words.map(|words| words.get(Language::En)).join(" ");
            let place = |number: &str| {
                let places = words.match_indices(number).map(|(at, _)| at);
                has_word(&words, number).then(|| places.min()).flatten()
            };
            let other =
                item.question.other.as_ref().and_then(|other| place(other.get(Language::En)));
            place(answer).is_some_and(|own| other.is_none_or(|other| own < other))
        }
    }
}

#[test]
fn six_questions_for_thirty_of_every_lesson_of_the_first_chapters() {
    let chapters = chapters().iter().take(3).flat_map(|chapter| chapter.lessons.iter());
    let (mut right, mut cuts, mut all, mut of) = (0, 0, 0, 0);
    for lesson in chapters {
        let has_cuts = opened(lesson.id).algorithm().cuts();
        let made = papers(vec![opened(lesson.id)], plan(6, 30, 3)).expect("questions");
        assert_eq!(made.len(), 30, "{}", lesson.id);
        let items = || made.iter().flat_map(|paper| &paper.items);
        let own = items().filter(|item| of_words_alone(item)).count();
        assert!(100 * own <= 45 * items().count(), "{}: {own}", lesson.id);
        for paper in &made {
            assert_eq!(paper.items.len(), 6, "{} {}", lesson.id, paper.number);
            all += paper.items.len();
            let of_cuts = paper.items.iter().filter(|it| is_of(it, AskedGroup::Cuts));
            cuts += of_cuts.count();
            of += if has_cuts { paper.items.len() } else { 0 };
        }
        right += own;
        for pair in made.windows(2) {
            let [own, next] = [asked(&pair[0]), asked(&pair[1])];
            assert!(own.iter().all(|question| !next.contains(question)), "{}", lesson.id);
        }
    }
    println!("{right} of {all} without the tree, {cuts} of {of} about cuts");
    assert!(100 * right <= 45 * all, "{right} of {all}");
    assert!(3 * cuts >= of, "{cuts} of {of}");
}

fn is_of(item: &PaperItem, group: AskedGroup) -> bool {
    item.question.asked.kind.group() == group
}

#[test]
fn a_teacher_chooses_what_papers_ask() {
    let only = |groups: &[AskedGroup]| {
        let asking = AskedWeights::of(groups, &BTreeMap::new()).expect("it is asked");
        papers(two_lessons(), PaperPlan { asking, ..plan(4, 4, 1) }).expect("questions")
    };
    for group in [AskedGroup::Cuts, AskedGroup::Windows] {
        let made = only(&[group]);
        assert!(made.iter().flat_map(|paper| &paper.items).all(|item| is_of(item, group)));
    }
    let both = only(&[AskedGroup::Cuts, AskedGroup::Values]);
    for paper in &both {
        let cuts = paper.items.iter().filter(|item| is_of(item, AskedGroup::Cuts)).count();
        assert!((2..=3).contains(&cuts), "two thirds: {cuts}");
    }
    let told = |more: &[&str]| {
        let arguments = ["paper", "m-01-tree-A", "--lang", "en", "--questions", "3", "--json"];
        crate::run(&[&arguments, more].concat(), "")
    };
    let (exit, listed) = told(&["--asks", "cuts,windows", "--weights", "cuts=9"]);
    assert_eq!(exit, Ok(yomisuji::cli::Exit::Answered));
    let asks = |kind: &str| listed.contains(&format!("\"kind\":\"{kind}\""));
    let of_cuts = ["cut", "threshold", "returned", "leaf-value", "fewest"].into_iter();
    assert!(!asks("value") && of_cuts.filter(|kind| asks(kind)).count() > 0, "{listed}");
    for (wrong, said) in [
        (["--asks", "leaves"], "there is no group leaves"),
        (["--weights", "cuts=x"], "at most 100"),
        (["--weights", "bounds=1"], "there is no group bounds"),
    ] {
        let usage = ["yomisuji", "paper", "m-01-tree-A", "--lang", "en"].iter().chain(&wrong);
        let refused = cli::parse(usage.map(Into::into)).expect_err("it is refused");
        assert!(format!("{refused:?}").contains(said), "{refused:?}");
    }
    for (wrong, said) in [
        (&["--weights", "cuts=101"][..], "at most 100"),
        (&["--asks", "values", "--weights", "cuts=2"], "cuts has a weight and is not asked"),
        (&["--asks", "values", "--weights", "values=0"], "nothing is asked"),
    ] {
        let refused = told(wrong).0.expect_err("it is refused").0;
        assert!(refused.contains(said), "{refused}");
    }
}

#[test]
fn lessons_about_one_tree_do_not_answer_each_other() {
    let lessons = ["m-01-minimax", "m-01-tree-A", "m-01-pvs"].map(opened);
    let made = papers(lessons.into(), PaperPlan { language: Language::En, ..plan(8, 30, 7) });
    let mut compared = 0;
    for paper in made.expect("questions") {
        for item in paper.items.iter().filter(|it| it.question.asked.kind == PredictionKind::Value)
        {
            let (name, answer) = (&item.question.ask.en, &item.question.answer.en);
            let node = name.rsplit("What is ").next().and_then(|rest| rest.split(' ').next());
            for other in paper.items.iter().filter(|other| other.question != item.question) {
                let words = [&other.question.situation.en, &other.question.ask.en];
                let is_told = |words: &&String| {
                    node.is_some_and(|node| has_word(words, node)) && has_word(words, answer)
                };
                assert!(!words.iter().any(is_told), "{}: {}", paper.number, words[1]);
                compared += 1;
            }
        }
    }
    assert!(compared > 100);
}

#[test]
fn no_paper_asks_the_same_twice() {
    let of_all_variants = [PredictionKind::Fewest, PredictionKind::Leaves];
    let of_one = ["m-00-tree", "m-01-minimax", "x-deep-cutoff", "y-07", "x-kingmaker", "x-pns"];
    let of_two = [["m-01-tree-A", "m-01-pvs"], ["m-01-minimax", "m-01-wishful"]];
    let sets = of_one.iter().map(std::slice::from_ref).chain(of_two.iter().map(|two| &two[..]));
    let mut counts = 0;
    for ids in sets {
        for (questions, copies) in [(6, 6), (10, 4)] {
            let lessons = ids.iter().map(|id| opened(id)).collect();
            for paper in papers(lessons, plan(questions, copies, 5)).expect("questions") {
                let mut asked = BTreeSet::new();
                for PaperItem { source, question, .. } in &paper.items {
                    let is_of_all = of_all_variants.contains(&question.asked.kind);
                    counts += usize::from(is_of_all);
                    let source = if is_of_all { "" } else { source };
                    let both = (source, &question.ask.ja, &question.answer.ja);
                    assert!(asked.insert(both), "{ids:?} {}: {both:?}", paper.number);
                }
            }
        }
    }
    assert!(counts > 10, "{counts}");
}

/// Whoever guesses has nothing on average: among choices, between reading and cutting, and between the
/// two numbers that stand to reason. The paper and its key say so.
#[test]
fn guessing_on_a_paper_earns_nothing() {
    let (mut choices, mut cuts, mut numbers) = (0, 0, 0);
    for id in lessons().map(|lesson| lesson.id) {
        let plan = plan(6, 2, 3);
        let Ok(made) = papers(vec![opened(id)], plan) else { continue };
        let is_told = |page: &str, words: &str| page.contains(words);
        let key = MarkingKey { papers: &made, plan }.page().html();
        let mut costs = false;
        for item in made.iter().flat_map(|paper| &paper.items) {
            let asked = &item.question.asked;
            let worth = |answer: PredictedAnswer| {
                if asked.is_right(answer) {
                    return 1.0;
                }
                let cost = asked.cost_at_once(answer);
                -(cost.count() as f64) / cost.parts() as f64
            };
            let mean = |of: &[PredictedAnswer]| {
                of.iter().map(|&it| worth(it)).sum::<f64>() / of.len() as f64
            };
            let answers = asked.choices().iter().map(|&it| PredictedAnswer::Choice(it));
            let goes_on = PredictedAnswer::Choice(PredictedChoice::GoOn);
            let (on, others): (Vec<_>, Vec<_>) = answers.partition(|&it| it == goes_on);
            if let Some(other) = asked.other {
                assert!((mean(&[asked.right[0], other])).abs() < 1e-9, "{id}: {asked:?}");
                numbers += 1;
            } else if on.is_empty() && others.is_empty() {
                continue;
            } else if on.is_empty() {
                assert!(mean(&others) < 1e-9, "{id}: {asked:?}");
                choices += 1;
            } else {
                assert!(mean(&on) + mean(&others) < 1e-9, "{id}: {asked:?}");
                cuts += 1;
            }
            costs = true;
        }
        assert_eq!(
            (
                is_told(&paper_page(&made, plan.language).html(), "減点する"),
                is_told(&key, "誤答の点")
            ),
            (costs, costs),
            "{id}"
        );
    }
    assert!(choices > 30 && cuts > 30 && numbers > 30, "{choices} {cuts} {numbers}");
}

/// Over all lessons no place among the choices of a kind is a good guess, nor is a value in place of a
/// bound; and no question says what is cut where another one asks it.
#[test]
fn no_fixed_answer_pays_on_papers() {
    let mut worth: BTreeMap<(PredictionKind, usize, usize), (f64, usize)> = BTreeMap::new();
    let (mut cuts, mut named) = (0, 0);
    for id in lessons().map(|lesson| lesson.id) {
        let Ok(made) = papers(vec![opened(id)], plan(5, 8, 3)) else { continue };
        for paper in &made {
            let kinds = |kind| paper.items.iter().filter(move |it| it.question.asked.kind == kind);
            for leaf in kinds(PredictionKind::LeafValue) {
                named += 1;
                let mut asks = kinds(PredictionKind::Cut).chain(kinds(PredictionKind::Returned));
                assert!(asks.all(|it| it.source != leaf.source), "{id}, paper {}", paper.number);
            }
            cuts += kinds(PredictionKind::Cut).count();
            for asked in paper.items.iter().map(|item| &item.question.asked) {
                for (at, &choice) in asked.choices().iter().enumerate() {
                    let answer = PredictedAnswer::Choice(choice);
                    let cost = asked.cost_at_once(answer);
                    let cost = cost.count() as f64 / cost.parts() as f64;
                    let row = worth.entry((asked.kind, asked.choices().len(), at)).or_default();
                    row.0 += if asked.is_right(answer) { 1.0 } else { -cost };
                    row.1 += 1;
                }
            }
        }
    }
    assert!(cuts > rounds(200) && named > rounds(20), "{cuts} {named}");
    let often = worth.into_iter().filter(|(_, (_, asked))| *asked >= rounds(60));
    let often: Vec<_> = often.map(|(key, (sum, asked))| (key, sum / asked as f64)).collect();
    let kinds: BTreeSet<_> = often.iter().map(|((kind, ..), _)| *kind).collect();
    assert!(kinds.len() > 6 && kinds.contains(&PredictionKind::Returned), "{kinds:?}");
    for ((kind, choices, at), mean) in often {
        let most = if kind == PredictionKind::Returned { 0.2 } else { 0.4 };
        assert!(mean < most, "{kind:?}, choice {at} of {choices}: {mean:.2}");
    }
}

/// Whether nobody takes the smallest value, or it is not said.
fn seen_alone(algorithm: Algorithm) -> bool {
    use Algorithm as A;
    matches!(
        algorithm,
        A::Wishful
            | A::MaxN
            | A::MaxNShallow
            | A::Paranoid
            | A::Ucb1
            | A::FlatMonteCarlo
            | A::Uct
            | A::Puct
            | A::Pns
            | A::DfPn
            | A::BStar
    )
}

/// A paper says which algorithm reads, what is known before, and every name and value of a tree drawn by
/// hand; and no question for a threshold shows the window.
#[test]
fn a_paper_has_all_that_its_questions_need() {
    let (mut names, mut in_words, mut thresholds) = (0, 0, 0);
    for id in lessons().map(|lesson| lesson.id) {
        let open = opened(id);
        for language in Language::ALL {
            let plan = PaperPlan { language, ..plan(5, 2, 7) };
            let Ok(made) = papers(vec![open.clone()], plan) else { continue };
            for paper in &made {
                let page = labels(&paper_page(std::slice::from_ref(paper), language).html());
                let page = page.concat().replace(' ', "");
                let own = paper.items.iter().filter(|item| item.source == open.source().name());
                for item in
                    own.clone().filter(|item| item.question.asked.kind == PredictionKind::Threshold)
                {
                    let said = item.question.situation.get(language);
                    assert!(!said.contains("(α"), "{id}: {said}");
                    thresholds += 1;
                }
                let Some(first) = own.clone().next() else { continue };
                let given: Vec<_> = first.given.iter().map(|words| words.get(language)).collect();
                assert!(given[0].contains(&open.algorithm().name(language)), "{id}: {given:?}");
                let takes = given[0].contains(language.pick("小さい", "the smallest"));
                let has_two_sides = !seen_alone(open.algorithm());
                assert_eq!(takes, has_two_sides, "{id}: {given:?}");
                for line in &given {
                    assert!(page.contains(&line.replace(' ', "")), "{id}: {line}");
                }
                let seen = open.projection(language);
                if !seen.subject().names_nodes() {
                    continue;
                }
                let drawn = first.tree.iter().flat_map(|(picture, _)| &picture.shapes);
                let drawn = drawn.filter_map(|shape| match shape {
                    Shape::Text { text, .. } => Some(text.as_str()),
                    _ => None,
                });
                let told = drawn.chain(given.iter().copied()).collect::<Vec<_>>().join(" ");
                in_words += usize::from(given.len() > 1);
                for node in seen.tree().ids() {
                    let name = seen.choice_alone(node);
                    assert!(has_word(&told, &name), "{id}: {name} is not in {told}");
                    names += 1;
                }
            }
        }
    }
    assert!(
        names > rounds(500) && in_words > rounds(10) && thresholds > rounds(20),
        "{names} {in_words} {thresholds}"
    );
}

/// Variants are other trees, and very large leaves are no reason to stop.
#[test]
fn variants_are_other_trees_or_there_are_none() {
    for (id, most) in [("x-pns", 6), ("m-01-tree-A", 6), ("z-01-battery", 0)] {
        let lesson = opened(id).loaded().lesson.clone();
        let made: Vec<_> =
            (1..=6).filter_map(|number| variant(&lesson, "minimax", number)).collect();
        assert_eq!(made.len(), most, "{id}");
        for (at, one) in made.iter().enumerate() {
            assert!(made[..at].iter().all(|other| other.subject != one.subject), "{id}");
        }
        if let (
            SubjectSetup::Diagram { tree, .. },
            Some(SubjectSetup::Diagram { tree: large, .. }),
        ) = (&lesson.subject, made.first().map(|it| &it.subject))
        {
            assert_ne!(tree, large);
        }
    }
    let text = "[[-500000000, -1000000000], [1000000000, -500000000]]";
    let source = Source::Text { name: "big.txt".to_owned(), bytes: text.into() };
    let big = prepare(source, text.as_bytes(), &Job::default()).expect("a tree");
    assert!(papers(vec![big], plan(20, 2, 1)).is_ok());
}

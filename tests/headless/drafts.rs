//! Changes to the text of lessons, held against the same changes to what the text says.

use crate::cover::{lessons, rounds};
use yomisuji::games::diagram::Branch;
use yomisuji::language::{Language, Tongue};
use yomisuji::scenario::{
    DraftEdit, DraftWords, LessonDraft, Proof, SubjectSetup, TreeEdit, comments_in, load, parse,
    prove, shipped,
};
use yomisuji::score::Outcome;
use yomisuji::search::{Algorithm, Need};

/// Comments at every place where a list of a lesson has a line of its own.
fn with_comments(text: &str) -> String {
    let line = |line: &str| {
        if line.trim_start().starts_with("(of:") {
            format!("// kept\n{line} // kept, too")
        } else {
            line.to_owned()
        }
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_text_is_changed_where_it_stands_and_nowhere_else() {
    let (mut changed, mut commented) = (0, 0);
    for lesson in lessons() {
        let text = with_comments(lesson.text());
        let says = parse(&text).expect("it ships");
        let comments = comments_in(&text).map_or(0, |(count, _)| count);
        commented += comments;
        let stops = (0..says.stops.len()).map(DraftWords::Stop);
        let questions = (0..says.questions.len())
            .flat_map(|number| [DraftWords::Ask(number), DraftWords::Answer(number)]);
        let all = [DraftWords::Title, DraftWords::Source, DraftWords::Notes];
        for of in all.into_iter().chain(stops).chain(questions) {
            for language in Language::ALL {
                let new = "一 \"二\", (三]\\ // 四";
                let mut draft = LessonDraft::new(&*text);
                assert!(draft.edit(DraftEdit::Words(of, language, new.to_owned())));
                let mut expected = says.clone();
                let words = match of {
                    DraftWords::Title => &mut expected.title,
                    DraftWords::Source => &mut expected.source,
                    DraftWords::Notes => &mut expected.notes,
                    DraftWords::Stop(number) => &mut expected.stops[number].words,
                    DraftWords::Ask(number) => &mut expected.questions[number].ask,
                    DraftWords::Answer(number) => &mut expected.questions[number].answer,
                };
                match language.tongue() {
                    Tongue::Ja => new.clone_into(&mut words.ja),
                    Tongue::En => new.clone_into(&mut words.en),
                }
                assert_eq!(parse(draft.text()).expect("RON"), expected, "{} {of:?}", lesson.id);
                let left = comments_in(draft.text()).map_or(0, |(count, _)| count);
                assert_eq!(left, comments, "{} {of:?}", lesson.id);
                changed += 1;
            }
        }
    }
    assert!(changed > rounds(1_000) && commented > rounds(1_000), "{changed} {commented}");
}

#[test]
fn items_of_lists_go_and_the_others_stay() {
    for lesson in lessons() {
        let text = with_comments(lesson.text());
        let says = parse(&text).expect("it ships");
        for number in 0..says.promises.len() {
            let mut draft = LessonDraft::new(&*text);
            assert!(draft.edit(DraftEdit::RemovePromise(number)));
            let mut expected = says.clone();
            let gone = expected.promises.remove(number);
            assert_eq!(parse(draft.text()).expect("RON"), expected, "{} {number}", lesson.id);
            // It comes back at the end, once.
            for is_new in [true, false] {
                let alike = expected.promises.iter().any(|other| {
                    other.of == gone.of
                        && std::mem::discriminant(&other.claim)
                            == std::mem::discriminant(&gone.claim)
                });
                if !alike {
                    assert_eq!(draft.edit(DraftEdit::Promise(vec![gone.clone()])), is_new);
                }
            }
        }
    }
}

/// All paths of a tree.
fn paths(branch: &Branch) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    if let Branch::Node(_, children) = branch {
        for (number, child) in children.iter().enumerate() {
            all.extend(paths(child).into_iter().map(|path| [&[number], path.as_slice()].concat()));
        }
    }
    all
}

fn at<'b>(branch: &'b mut Branch, path: &[usize]) -> &'b mut Branch {
    path.iter().fold(branch, |branch, &number| match branch {
        Branch::Node(_, children) => &mut children[number],
        _ => panic!("a leaf"),
    })
}

#[test]
fn edits_of_a_tree_are_those_of_its_branches_and_leave_a_lesson_that_loads() {
    let mut edits = 0;
    for lesson in lessons() {
        let says = parse(lesson.text()).expect("it ships");
        let SubjectSetup::Diagram { tree, .. } = &says.subject else { continue };
        let tree_of = |draft: &LessonDraft| match parse(draft.text()).expect("RON").subject {
            SubjectSetup::Diagram { tree, .. } => tree,
            other => panic!("{other:?}"),
        };
        for path in paths(tree) {
            let about = format!("{} {path:?}", lesson.id);
            let edited = |edit: TreeEdit| {
                let mut draft = LessonDraft::new(lesson.text());
                assert!(draft.edit(DraftEdit::Tree(edit)), "{about}");
                draft.settle();
                let loaded = load(lesson.id, draft.text());
                // A root without moves leaves no choice, and a prior or bounds name a node.
                let chooses = says.algorithms.iter().any(|id| {
                    let needs = id.parse::<Algorithm>().map(Algorithm::needs);
                    needs.is_ok_and(|needs| needs.contains(&Need::Choice))
                });
                let names = !says.priors.is_empty() || !says.bounds.is_empty();
                // Bounds may leave out a new value.
                let is_leaf = matches!(tree_of(&draft), Branch::Leaf(..));
                assert!(
                    loaded.is_ok() || chooses && (is_leaf || names) || !says.bounds.is_empty(),
                    "{about}: {:?}",
                    loaded.err()
                );
                tree_of(&draft)
            };
            // Where each player has payoffs of its own, a new leaf has them, too.
            let worth = |value: i32| match tree.players() {
                Some(players) => Outcome::Each(vec![value.into(); players]),
                None => value.into(),
            };
            let new = Branch::Leaf("新".to_owned(), worth(2));
            let mut expected = tree.clone();
            match at(&mut expected, &path) {
                Branch::Node(_, children) => children.push(new.clone()),
                leaf => {
                    let Branch::Leaf(name, _) = leaf.clone() else { continue };
                    *leaf = Branch::Node(name, vec![new.clone()]);
                }
            }
            let add = TreeEdit::Add { path: path.clone(), at: usize::MAX, branch: new.clone() };
            assert_eq!(edited(add), expected, "{about}");
            let mut expected = tree.clone();
            *at(&mut expected, &path) = new.clone();
            let put = TreeEdit::Put { path: path.clone(), branch: new };
            assert_eq!(edited(put), expected, "{about}");
            if let Some(Branch::Leaf(..)) = tree.at(&path) {
                let mut expected = tree.clone();
                if let Branch::Leaf(_, value) = at(&mut expected, &path) {
                    *value = worth(1);
                }
                let value = TreeEdit::Value { path: path.clone(), value: worth(1) };
                assert_eq!(edited(value), expected, "{about}");
            }
            if let Some((&last, above)) = path.split_last() {
                let mut expected = tree.clone();
                if let Branch::Node(_, children) = at(&mut expected, above)
                    && children.len() > 1
                {
                    children.remove(last);
                    let remove = TreeEdit::Remove { path: path.clone() };
                    assert_eq!(edited(remove), expected, "{about}");
                }
            }
            edits += 4;
        }
    }
    assert!(edits > 400, "{edits}");
}

#[test]
fn a_name_is_changed_in_stops_and_promises_too() {
    let lesson = shipped().iter().find(|lesson| lesson.id == "m-01-tree-A").expect("it ships");
    let mut draft = LessonDraft::new(lesson.text());
    let says = parse(lesson.text()).expect("it ships");
    let SubjectSetup::Diagram { tree, .. } = &says.subject else { panic!("a diagram") };
    for (number, path) in paths(tree).into_iter().enumerate() {
        let edit = TreeEdit::Rename { path, name: format!("n{number}") };
        assert!(draft.edit(DraftEdit::Tree(edit)));
    }
    assert_eq!(draft.settle(), 0, "nothing has lost its node");
    let loaded = load(lesson.id, draft.text()).expect("it loads");
    let proofs = prove(&loaded);
    assert!(!proofs.is_empty() && proofs.iter().all(Proof::holds), "{proofs:?}");
}

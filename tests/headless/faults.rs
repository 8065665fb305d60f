//! Faulty lesson files: one sentence, with the place, in both languages.

use yomisuji::language::{Language, Say};
use yomisuji::scenario::{LessonError, Proof, load, load_watched, prove, shipped};
use yomisuji::score::Score;
use yomisuji::tree::Watch;

use super::random::Dice;

const SIGNS: [char; 9] = ['(', ')', ']', '"', ',', '\\', '7', 'あ', '\u{7}'];

fn good() -> String {
    let lesson = shipped().iter().find(|lesson| lesson.id == "x-hiroi");
    lesson.expect("a shipped lesson").text().to_owned()
}

fn refused(text: &str) -> LessonError {
    load("a.ron", text).expect_err("it is broken")
}

#[test]
fn errors_state_what_was_found_and_what_was_expected() {
    let one = |from: &str, to: &str| {
        let good = good();
        assert!(good.contains(from), "{from}");
        let error = refused(&good.replacen(from, to, 1));
        error.say(Language::En)
    };
    assert_eq!(
        one("title:", "titel:"),
        "a.ron:4:5: found the field 'titel', expected one of version, id, title, source, notes, \
         subject, algorithms, sampling, priors, bounds, stops, questions, promises, compare, twins, inside, candidates, table, \
         student"
    );
    assert_eq!(
        one("\",\n", "\"\n"),
        "a.ron:4:5: found 'title', expected a comma or a closing bracket"
    );
    assert_eq!(
        one("id:", "id: true, i:"),
        "a.ron:3:9: found 'true', expected a text in quotation marks"
    );
    assert_eq!(one("title:", "title: 5, x:"), "a.ron:4:12: found '5', expected an opening (");
    assert_eq!(
        refused("").say(Language::En),
        "a.ron:1:1: found the end of the file, expected an opening ("
    );
    assert_eq!(
        refused("\n\n  ]").say(Language::Ja),
        "a.ron:3:3: 「]」がある。課題なら Lesson(…)、コースなら Course(…)、探索の記録なら yomisuji search-log 1 で始めてください"
    );
    assert_eq!(
        refused(&(good() + "\n\n ほか")).say(Language::En).split_once(": ").expect("a place").1,
        "found 'ほか', expected the end of the file"
    );
}

/// A lesson about a position, with the text in question inserted.
fn lesson(subject: &str, rest: &str) -> String {
    format!(
        "Lesson(\n version: 2,\n id: \"x\",\n title: (ja: \"題\", en: \"T\"),\n \
         source: (ja: \"\", en: \"\"),\n notes: (ja: \"\", en: \"\"),\n\
         subject: {subject},\n{rest})\n"
    )
}

const REST: &str = "algorithms: [\"minimax\"],\nstops: [],\nquestions: [],\npromises: [],\n";

/// The text at the place of the error.
fn place_of(text: &str) -> (usize, String, String) {
    let error = refused(text);
    let (line, column) = error.place.expect("a place");
    let rest: String =
        text.split('\n').nth(line - 1).expect("a line").chars().skip(column - 1).collect();
    (line, rest, error.what.en)
}

#[test]
fn an_error_is_located_at_its_value_even_if_it_is_repeated() {
    let check = |text: &str, line: usize, found: &str, what: &str| {
        let (at, rest, en) = place_of(text);
        assert!(en.contains(what), "{en}");
        assert_eq!(at, line, "{rest} {en}");
        assert!(rest.starts_with(found), "{rest} {en}");
    };
    let position = |fields: &str| {
        let sfen = "sfen: \"startpos\", depth: 1, values: \"usapyon\"";
        lesson(&format!("Position(({sfen}, {fields}))"), REST)
    };
    // The second of two equal moves is illegal; so are words of comments and notes.
    check(
        &position("moves: [\n\"7g7f\", // \"7g7f\"\n\"3c3d\",\n\"7g7f\", \"7g7f\"]"),
        10,
        "7g7f\", \"7g7f\"]",
        "7g",
    );
    // The same path is read further twice; in the second, the second move is wrong.
    check(
        &position(
            "further: [\n(path: [\"7g7f\"], plies: 1),\n(path: [\"7g7f\", \"7g7f\"], plies: 1)]",
        ),
        9,
        "7g7f\"], plies: 1)]",
        "7g",
    );
    check(
        &position("further: [\n(path: [\"7g7f\"], plies: 1),\n(path: [], plies: 41)]"),
        9,
        "41)",
        "at most 40",
    );
    // Equal numbers: the depth of the comparison, not that of the tree.
    let compared =
        format!("{REST}compare: Some((\ndepth: 1, plays: [\n(1, \"7g7f\"),\n(2, \"7g7f\")]))");
    check(
        &lesson("Position((sfen: \"startpos\", depth: 2, values: \"usapyon\"))", &compared),
        15,
        "2, \"7g7f\"",
        "expected 1 to",
    );
    // Equal names and values in a hand-written tree.
    let tree =
        "Diagram(root: max, tree: Node(\"ア\", [\nLeaf(\"イ\", 2000000000),\nLeaf(\"イ\", 1)]))";
    check(&lesson(tree, REST), 8, "2000000000", "beyond");
    let tree = "Diagram(root: max, tree: Node(\"ア\", [\nNode(\"イ\", [Leaf(\"ウ\", 1)]),\n\
                Node(\"エ\", [Leaf(\"オ\", 1), Leaf(\"イ\", 1)])]))";
    check(&lesson(tree, REST), 9, "イ\", 1)])", "two nodes");
    let tree = "Diagram(root: max, tree: Node(\"ア\", [\nNode(\"イ\", [])]))";
    check(&lesson(tree, REST), 8, "イ\"", "no children");
    // Of two equal stops the second is one too many; likewise of two algorithms.
    let tree = "Diagram(root: max, tree: Node(\"ア\", [Leaf(\"イ\", 1)]))";
    let stop = "(on: enter, words: (ja: \"\", en: \"\"))";
    let stops = REST.replace("stops: []", &format!("stops: [{stop},\n{stop}]"));
    check(&lesson(tree, &stops), 10, "enter, words", "two stops");
    let twice = REST.replace("[\"minimax\"]", "[\"minimax\",\n\"minimax\"]");
    check(&lesson(tree, &twice), 9, "minimax", "twice");
    // A path of a promise: its second step does not exist.
    let claims = "(of: \"minimax\", claim: ValueAt(on: enter, path: [\"イ\"], value: 1)),\n\
                  (of: \"minimax\", claim: ValueAt(on: enter, path: [\"イ\", \"イ\"], value: 1))";
    let promises = REST.replace("promises: []", &format!("promises: [{claims}]"));
    check(&lesson(tree, &promises), 12, "イ\"], value", "no such node");
    // A character within a text of several lines.
    let notes =
        lesson(tree, REST).replace("notes: (ja: \"\"", "notes: (ja: \"一\n二\\n三\u{7}四\"");
    check(&notes, 7, "\u{7}四", "control character");
    // A missing field: the place of its parent.
    let text = lesson("TicTacToe(board: \"xx.......\")", REST);
    check(&text, 7, "xx", "in turn");
}

#[test]
fn an_algorithm_that_cannot_run_on_a_subject_is_refused_with_the_reason() {
    let tree = "Diagram(root: max, tree: Node(\"ア\", [Leaf(\"イ\", 1)]))";
    let text = lesson(tree, &REST.replace("minimax", "quiescence"));
    let error = refused(&text);
    assert_eq!(
        error.say(Language::En),
        "a.ron:8:15: the algorithm 'quiescence' cannot run on this subject: this algorithm is about \
         stopping instead of moving, and in this tree nobody may stop"
    );
    assert!(error.say(Language::Ja).contains("止まるという選択がない"));
}

#[test]
fn a_torn_file_is_refused_with_a_place_inside_it_in_both_languages() {
    let good: Vec<char> = good().chars().collect();
    let mut dice = Dice::new(17);
    let mut refused = 0;
    for _ in 0..400 {
        let mut torn = good.clone();
        let at = dice.below(torn.len() as u64) as usize;
        match dice.below(3) {
            0 => torn.truncate(at),
            1 => drop(torn.remove(at)),
            _ => torn[at] = SIGNS[dice.below(SIGNS.len() as u64) as usize],
        }
        let torn: String = torn.into_iter().collect();
        let Err(error) = load("a.ron", &torn) else {
            continue; // In a note or a comment, any letter will do.
        };
        refused += 1;
        let (ja, en) = (error.what.ja.as_str(), error.what.en.as_str());
        assert!(!ja.is_ascii() && !ja.contains("読めない書き方"), "{ja} ({en})");
        assert!(en.contains("expected") || !en.starts_with("found"), "{en}");
        assert!(!en.contains('\n') && !ja.contains('\n'), "{en}");
        if let Some((line, column)) = error.place {
            let lines: Vec<_> = torn.split('\n').collect();
            let width = lines.get(line - 1).map(|line| line.chars().count());
            assert!(width.is_some_and(|width| column <= width + 1), "{line}:{column} {en}");
        }
    }
    assert!(refused > 100, "{refused} were refused");
}

#[test]
fn invisible_characters_are_named_in_errors() {
    for found in ['\u{202e}', '\u{2066}', '\u{200f}', '\u{feff}', '\u{1b}'] {
        let text = good().replacen("en: \"", &format!("en: \"a{found}"), 1);
        let error = refused(&text);
        for language in Language::ALL {
            let said = error.say(language);
            assert!(!said.contains(found), "{said:?}");
            assert!(said.contains(&format!("{found:?}")), "{said:?}");
        }
    }
    // The same sentence on every path.
    let mut session = yomisuji::session::Session::new();
    let words = yomisuji::language::Words::same("a\u{202e}b.kif\u{7}");
    session.apply(yomisuji::session::Command::Tell(words));
    let told = &session.message().expect("it is told").text;
    assert_eq!(told.en, "a<U+202E>b.kif<U+0007>");
}

/// A user's position with this depth, and these stops and promises.
fn own(depth: u8, stops: &str, promises: &str) -> String {
    format!(
        "Lesson(version: 2, id: \"own\", title: (ja: \"自\", en: \"Own\"),\n\
         source: (ja: \"自\", en: \"own\"), notes: (ja: \"自\", en: \"own\"),\n\
         subject: Position((sfen: \"startpos\", depth: {depth}, values: \"usapyon\", leaf: static)),\n\
         algorithms: [\"minimax\", \"alpha-beta\"],\n\
         stops: [{stops}],\n\
         promises: [{promises}],\n\
         questions: [])\n"
    )
}

#[test]
fn an_unfinished_tree_accepts_only_stops_and_promises_still_possible() {
    let read = |stops: &str, promises: &str| {
        let text = own(3, stops, promises);
        let loaded = load_watched("a.ron", &text, Watch::cap(100))?;
        assert!(!loaded.tree.is_finished());
        Ok::<_, LessonError>(())
    };
    let stop = |at: &str| format!("(on: enter, at: [{at}], words: (ja: \"あ\", en: \"a\"))");
    let promise = |of: &str, claim: &str| format!("(of: \"{of}\", claim: {claim})");
    // Promises that may hold once it is fully grown.
    for at in ["", "\"7g7f\"", "\"7g7f\", \"3c3d\", \"8h2b+\"", "\"9g9f\", \"1c1d\""] {
        assert_eq!(read(&stop(at), ""), Ok(()), "{at}");
        let claim = format!("ValueAt(on: exit, at: [{at}], path: [{at}], value: 0)");
        assert_eq!(read("", &promise("minimax", &claim)), Ok(()), "{at}");
    }
    assert_eq!(read("", &promise("alpha-beta", "Value(0)")), Ok(()));
    // Promises that can never hold, with their place.
    for (at, column) in [
        ("\"9z9z\"", 27),
        ("\"7g7e\"", 27),
        ("\"7g7f\", \"7g7f\"", 35),
        ("\"7g7f\", \"3c3d\", \"8h1b\"", 43),
    ] {
        let error = read(&stop(at), "").expect_err(at);
        assert!(error.what.en.contains("there is no node"), "{at}: {error}");
        assert_eq!(error.place, Some((5, column)), "{at}: {error}");
        let claim = format!("ValueAt(on: exit, path: [{at}], value: 0)");
        let error = read("", &promise("minimax", &claim)).expect_err(at);
        assert!(error.what.en.contains("there is no node"), "{at}: {error}");
        assert_eq!(error.place.map(|(line, _)| line), Some(6), "{at}: {error}");
    }
    for (of, part) in [("sorcery", "sorcery"), ("pvs", "not among the lesson's algorithms")] {
        let error = read("", &promise(of, "Value(0)")).expect_err(of);
        assert!(error.what.en.contains(part), "{error}");
        assert_eq!(error.place, Some((6, 18)), "{of}: {error}");
    }
    let error = read("", &promise("alpha-beta", "TiedCount(1)")).expect_err("it cuts");
    assert!(error.what.en.contains("cuts moves off"), "{error}");
}

#[test]
fn each_text_has_a_length_limit_and_so_have_all_together() {
    let with = |notes: &str, questions: &str| {
        let text =
            own(1, "", "").replacen("notes: (ja: \"自\"", &format!("notes: (ja: \"{notes}\""), 1);
        load("a.ron", &text.replacen("questions: []", &format!("questions: [{questions}]"), 1))
    };
    assert!(with(&"あ".repeat(20_000), "").is_ok());
    let error = with(&"あ".repeat(20_001), "").expect_err("too long");
    assert!(error.what.en.contains("20001 characters, expected at most 20000"), "{error}");
    assert!(error.what.ja.contains("20001字"), "{error}");
    assert_eq!(error.place, Some((2, 44 + 20_000)), "{error}");
    let question = format!(
        "(ask: (ja: \"あ\", en: \"a\"), answer: (ja: \"{}\", en: \"a\")),\n",
        "あ".repeat(19_999)
    );
    assert!(with("あ", &question.repeat(9)).is_ok());
    let error = with("あ", &question.repeat(11)).expect_err("too long together");
    assert!(error.what.en.contains("more than 200000 characters together"), "{error}");
    assert_eq!(error.place.map(|(line, _)| line), Some(7 + 9), "{error}");
}

#[test]
fn the_extreme_integers_are_ordinary_values() {
    for value in [i32::MIN, i32::MAX] {
        let claims = format!(
            "(of: \"minimax\", claim: Worth({value}, [])), (of: \"minimax\", claim: Value({value})), \
             (of: \"minimax\", claim: ValueAt(on: exit, path: [], value: {value}))"
        );
        let loaded = load("a.ron", &own(1, "", &claims)).expect("a lesson");
        let proofs = prove(&loaded);
        let holds: Vec<_> = proofs.iter().map(Proof::holds).collect();
        assert_eq!(holds, [true, false, false], "{value}");
        assert!(!Score(value).is_mate());
    }
}

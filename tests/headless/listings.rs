//! Published listings with their slips: the results of both versions, where they diverge, and that
//! the corrected ones agree with the program's own moves and values.

use std::sync::Arc;

use shogi_core::Square;
use yomisuji::eval::Evaluation;
use yomisuji::eval::material::material;
use yomisuji::formats::sfen::parse_sfen;
use yomisuji::formats::usi::{parse_usi_move, usi};
use yomisuji::game::{CaptureOrder, Game};
use yomisuji::games::shogi::Shogi;
use yomisuji::games::shogi::notation::move_name;
use yomisuji::games::shogi::values::{USAPYON, YSS};
use yomisuji::language::Language;
use yomisuji::listing::{ListingLine, ListingRun, ListingVersion, Twin, TwinRun};
use yomisuji::search::{Algorithm, best_exchange, exchange_on};
use yomisuji::trace::Replay;
use yomisuji::tree::{NodeId, Watch};

fn run(id: &str) -> TwinRun {
    let twin: Twin = id.parse().expect("it is there");
    twin.run().expect("a position")
}

/// The values of a variable with this English name, step by step.
fn values(run: &ListingRun, name: &str) -> Vec<String> {
    let all = run.steps.iter().flat_map(|step| &step.values);
    let named = all.filter(|value| value.name.en == name);
    named.map(|value| value.value.en.clone()).collect()
}

fn numbers(run: &ListingRun, name: &str) -> Vec<i32> {
    let texts = values(run, name);
    let numbers = texts.iter().map(|text| text.replace('−', "-").parse());
    numbers.map(|number| number.expect("a number")).collect()
}

#[test]
fn listings_give_published_results_and_part_at_the_differing_line() {
    let check = |id, published, corrected, part: usize| {
        let run = run(id);
        assert_eq!(run.published.result, published, "{id}");
        assert_eq!(run.corrected.result, corrected, "{id}");
        let parting = run.parting.expect("they part");
        assert_eq!(parting.line + 1, part, "{id}");
        assert!(run.twin.lines()[parting.line].differs(), "{id}");
    };
    check("m-01-return", Some(250), Some(120), 9);
    check("x-cut-strict", Some(10), Some(9), 12);
    check("x-cut-own", Some(-50), Some(50), 12);
    check("x-window-lost", Some(12), Some(9), 9);
    check("x-window-unturned", Some(12), Some(9), 9);
    check("x-sign-unturned", Some(90), Some(50), 10);
    check("x-scout-kept", Some(40), Some(50), 9);
    check("u-12-loop", Some(19_890), Some(3_890), 3);
    check("u-12-hand", Some(2_005), Some(-95), 3);
    check("u-12-from", Some(-100), Some(0), 2);
    check("u-12-reset", Some(-190), Some(-95), 3);
    check("u-13-sort", Some(100), Some(50), 6);
    check("u-13-knight", Some(0), Some(-2_050), 7);
    check("u-13-names", None, Some(2_050), 8);
    check("u-14-mask", Some(3_690), Some(3_690), 4);
    check("u-14-think", Some(205), Some(3_485), 5);
    check("u-09-max", Some(-3_895), Some(-4_100), 5);
    check("k-05-int16", Some(-378), Some(1_669), 5);
    check("y-03-sides", Some(0), Some(4), 2);
    check("y-06-drop-pawn", Some(1), Some(0), 6);
}

#[test]
fn both_listings_do_the_same_until_they_part() {
    for &twin in Twin::ALL {
        let run = twin.run().expect("a position");
        assert!(twin.lines().iter().any(ListingLine::differs), "{twin}");
        let parting = run.parting.expect("they part");
        let before = |version| {
            let steps = run.of(version).steps.iter().take(parting.step);
            let steps = steps.map(|step| (step.line, &step.values));
            steps.collect::<Vec<_>>()
        };
        let [ours, theirs] = [ListingVersion::Published, ListingVersion::Corrected].map(before);
        assert_eq!(ours, theirs, "{twin}");
        let [ours, theirs] =
            [&run.published, &run.corrected].map(|run| run.steps.get(parting.step));
        assert!(
            ours.map(|step| (step.line, &step.values))
                != theirs.map(|step| (step.line, &step.values)),
            "{twin}"
        );
        for step in run.published.steps.iter().chain(&run.corrected.steps) {
            assert!(step.line < twin.lines().len(), "{twin}");
            assert!(!step.words.ja.is_empty() && step.words.ja != step.words.en, "{twin}");
        }
    }
}

#[test]
fn every_listing_is_bilingual_and_its_symptom_hides_the_line() {
    let mut seen = std::collections::HashSet::new();
    for &twin in Twin::ALL {
        assert!(seen.insert(twin.id()));
        assert_eq!(twin.id().parse(), Ok(twin));
        let texts = [twin.name(), twin.symptom(), twin.hint(), twin.explanation()];
        for words in texts.into_iter().chain(twin.assumption()) {
            assert!(!words.ja.is_empty() && !words.en.is_empty() && words.ja != words.en);
        }
        for line in twin.lines().iter().filter(|line| line.differs()) {
            for version in [ListingVersion::Published, ListingVersion::Corrected] {
                for language in Language::ALL {
                    let line = line.text(version);
                    let line = line.get(language);
                    assert!(!twin.symptom().get(language).contains(line), "{twin}");
                    assert!(!twin.hint().get(language).contains(line), "{twin}");
                }
            }
        }
    }
    let unknown = "u-99".parse::<Twin>().expect_err("there is none");
    assert!(unknown.to_string().contains("u-99") && unknown.to_string().contains("u-12-loop"));
}

#[test]
fn corrected_listings_equal_the_values_of_the_program() {
    let position = |run: &TwinRun| parse_sfen(run.twin.position()).expect("a position");
    for id in ["u-12-loop", "u-12-hand", "u-12-reset"] {
        let run = run(id);
        let value = material(&position(&run), &USAPYON).0;
        assert_eq!(run.corrected.result, Some(value), "{id}");
    }
    // After its moves, too.
    let moved = run("u-12-from");
    let mut at = position(&moved);
    let mut expected = Vec::new();
    for mv in ["P*5f", "R*8b", "1i1h"] {
        at.do_move(parse_usi_move(mv, &at).expect("legal"));
        expected.push(material(&at, &USAPYON).0);
    }
    let last_lines = moved.corrected.steps.iter().filter(|step| step.line == 5);
    let found = last_lines.map(|step| step.values[0].value.en.replace('−', "-"));
    let found: Vec<i32> = found.map(|text| text.parse().expect("a number")).collect();
    assert_eq!(found, expected);
    // The exchanges.
    let sort = run("u-13-sort");
    let game = Shogi { values: YSS };
    let six_four = Square::new(6, 4).expect("on the board");
    for order in [CaptureOrder::Geometric, CaptureOrder::Cheapest] {
        let value = exchange_on(&game, &position(&sort), six_four, order);
        assert_eq!(sort.corrected.result, Some(value));
    }
    let game = Evaluation::Usapyon.game();
    let knight = run("u-13-knight");
    let value = exchange_on(&game, &position(&knight), Square::SQ_5E, CaptureOrder::Cheapest);
    assert_eq!(knight.corrected.result, Some(value));
    let names = run("u-13-names");
    assert_eq!(names.corrected.result, Some(-value)); // For White, who takes.
    let mask = run("u-14-mask");
    let best = best_exchange(&game, &position(&mask), CaptureOrder::Cheapest);
    assert_eq!(mask.corrected.result, Some(-best));
}

#[test]
fn minimax_returning_the_last_child_is_wrong_unless_it_is_best() {
    let run = run("m-01-return");
    // The results of the inner nodes, in the order in which they are left.
    let returned = |run: &ListingRun| numbers(run, "returned");
    assert_eq!(returned(&run.published), [50, 250, 250, -40, -100, -100, 60, 200, 200]);
    assert_eq!(returned(&run.corrected), [100, 300, 100, 80, 150, 80, 120, 200, 120]);
    // Both read every leaf, and both find the best value of every node.
    for version in [&run.published, &run.corrected] {
        assert_eq!(numbers(version, "leaf").len(), 12);
    }
    // The corrected one returns the minimax value of the lesson's tree.
    let lesson = yomisuji::scenario::shipped()
        .iter()
        .find(|lesson| lesson.id == "m-01-minimax")
        .expect("it ships");
    let loaded = yomisuji::scenario::load(lesson.id, lesson.text()).expect("it loads");
    let (tree, subject) = (&loaded.tree, &loaded.subject);
    let mut replay = Replay::new(Arc::clone(tree), Arc::clone(&loaded.main_run));
    replay.seek(usize::MAX);
    let expected = ["オ", "カ", "イ", "キ", "ク", "ウ", "ケ", "コ", "エ"].map(|name| {
        let node = tree.ids().find(|&id| subject.id(tree, id) == name);
        let value = replay.node(node.expect("a node")).value();
        value.expect("it was read").0
    });
    assert_eq!(returned(&run.corrected), expected);
}

/// The listings on alpha-beta against the searches of the program: the corrected ones read and return
/// what those do, and a slip never changes what it says it does not.
#[test]
fn the_listings_on_alpha_beta_do_what_the_searches_do() {
    let lesson = crate::cover::opened("x-bugs");
    let returned = |algorithm: Algorithm| {
        let run = lesson.loaded().run(algorithm, Watch::cap(10_000)).expect("a small tree");
        let mut replay = Replay::new(run.tree, run.trace);
        replay.seek(usize::MAX);
        replay.node(NodeId::ROOT).value().expect("it was read").0
    };
    let best = returned(Algorithm::Minimax);
    assert_eq!(best, returned(Algorithm::AlphaBeta));
    let leaves = lesson.projection_at_end(Language::En).tally().leaves;
    for id in ["x-cut-strict", "x-window-lost", "x-window-unturned"] {
        let run = run(id);
        for version in [&run.published, &run.corrected] {
            assert_eq!(numbers(version, "returned").last(), Some(&best), "{id}");
        }
        assert_eq!(run.corrected.result.map(i64::from), Some(leaves as i64), "{id}");
    }
    for id in ["x-cut-own", "x-sign-unturned", "x-scout-kept", "x-table-bound"] {
        let run = run(id);
        assert_eq!(run.corrected.result, Some(best), "{id}");
        assert_ne!(run.published.result, Some(best), "{id}");
    }
}

#[test]
fn the_faulty_exchange_has_the_published_order() {
    let run = run("u-13-sort");
    let gained = |run| numbers(run, "gained");
    assert_eq!(gained(&run.published), [100, -280, 270, -230, 100, -700, 250]);
    assert_eq!(gained(&run.corrected), [100, -280, 50, -450, 100, -700, 250]);
    let words = run.published.steps.iter().filter(|step| step.line == 7);
    let order: Vec<_> = words.map(|step| step.words.en.clone()).collect();
    let expected =
        ["N from 5f", "G from 5c", "S from 7e", "L from 6c", "B from 4f", "R from 6b", "R from 6f"];
    assert!(order.iter().zip(expected).all(|(words, piece)| words.contains(piece)), "{order:?}");
}

#[test]
fn always_maximising_ties_ten_moves_and_misses_the_bishop() {
    let run = run("u-14-think");
    let at = parse_sfen(run.twin.position()).expect("a position");
    let of = |version: &ListingRun| -> Vec<(String, i32)> {
        values(version, "move").into_iter().zip(numbers(version, "v")).collect()
    };
    let name = |mv: &str| {
        let mv = parse_usi_move(mv, &at).expect("legal");
        move_name(&at, None, mv, Language::En)
    };
    let published = of(&run.published);
    let best = published.iter().filter(|(_, value)| *value == 205);
    let mut tied: Vec<_> = best.map(|(name, _)| name.clone()).collect();
    let first = tied[0].clone();
    let mut expected: Vec<_> =
        ["4a4b", "4a5b", "5a5b", "5a6b", "5a4b", "5c5d", "6a6b", "6a5b", "7a6b", "8b5b"]
            .map(name)
            .to_vec();
    tied.sort();
    expected.sort();
    assert_eq!(tied, expected);
    // It plays the first generated move.
    let played = |run: &ListingRun| values(run, "move").last().cloned();
    assert_eq!(played(&run.published), Some(first));
    assert_eq!(played(&run.corrected), Some(name("2b4d")));
    // The corrected value of each move is that of the lessons' trees, for White.
    let game = Evaluation::Usapyon.game();
    let mut moves = Vec::new();
    game.moves(&at, &mut moves);
    for (mv, (_, value)) in moves.into_iter().zip(of(&run.corrected)) {
        let after = game.after(&at, mv);
        let exchange = best_exchange(&game, &after, CaptureOrder::Geometric);
        let black = Evaluation::Usapyon.value(&after).0 + exchange;
        assert_eq!(value, -black, "{}", usi(mv));
    }
}

#[test]
fn the_greatest_loss_offers_the_silver_but_the_sum_does_not() {
    let run = run("u-09-max");
    let played = |run: &ListingRun| values(run, "move").last().cloned();
    assert_eq!(played(&run.published).as_deref(), Some("▲Sx6e"));
    assert_ne!(played(&run.corrected).as_deref(), Some("▲Sx6e"));
    let losses = |run: &ListingRun| {
        let moves = values(run, "move");
        let losses = moves.into_iter().zip(numbers(run, "loss"));
        losses.into_iter().find(|(name, _)| name == "▲Sx6e").map(|(_, loss)| loss)
    };
    assert_eq!(losses(&run.published), Some(4_100));
    assert_eq!(losses(&run.corrected), Some(4_100 + 2_050));
}

#[test]
fn a_lesson_names_only_known_listings_on_their_own_position() {
    let mut shipped = yomisuji::scenario::shipped().iter();
    let lesson = shipped.find(|lesson| lesson.id == "u-12-bug");
    let text = lesson.expect("it ships").text();
    let error = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        let broken = text.replacen(from, to, 1);
        let error = yomisuji::scenario::load("mine.ron", &broken).expect_err("refused");
        assert!(error.place.is_some());
        error.to_string()
    };
    let unknown = error("u-12-loop", "u-12-lop");
    assert!(unknown.contains("\"u-12-lop\"") && unknown.contains("u-13-sort"), "{unknown}");
    let elsewhere = error("u-12-loop", "u-13-knight");
    assert!(elsewhere.contains("another position"), "{elsewhere}");
    let line = error("part_at: 3", "part_at: 9");
    assert!(line.contains("no line 9") && line.contains("8 lines"), "{line}");
    let twice = error(
        "    twins: [",
        "    twins: [\n        (id: \"u-12-loop\", right: 3890, faulty: None, part_at: 3),",
    );
    assert!(twice.contains("named twice"), "{twice}");
    let field = error("part_at: 3", "parts_at: 3");
    assert!(field.contains("parts_at"), "{field}");
    // A false promise is broken, and named.
    let wrong = text.replacen("faulty: Some(19890)", "faulty: None", 1);
    let wrong = yomisuji::scenario::load("mine.ron", &wrong).expect("it loads");
    let proofs = yomisuji::scenario::prove(&wrong);
    let broken: Vec<_> = proofs.iter().filter(|proof| !proof.holds()).collect();
    assert_eq!(broken.len(), 1);
    assert_eq!(
        (&*broken[0].what, &*broken[0].expected, &*broken[0].actual),
        ("u-12-loop: faulty", "does not compile", "19890")
    );
}

#[test]
fn the_value_of_the_kings_square_overflows_and_wraps_around() {
    let run = run("k-05-int16");
    let at = parse_sfen(run.twin.position()).expect("a position");
    let value = Evaluation::Material8.value(&at).0;
    assert_eq!(run.corrected.result, Some(value));
    assert!(run.corrected.overflow.is_none());
    let overflow = run.published.overflow.expect("it does not fit");
    assert!((overflow.exact - 1051.0).abs() < 0.05, "{overflow:?}");
    assert!((overflow.stored + 997.0).abs() < 0.05, "{overflow:?}");
    assert!((overflow.most - 1023.97).abs() < 0.005 && (overflow.least + 1024.0).abs() < 1e-9);
    // It is the only one, and the two differ by one round.
    let wrapped = run.published.steps.iter().zip(&run.corrected.steps);
    let wrapped: Vec<_> =
        wrapped.filter(|(ours, theirs)| ours.line == 4 && ours.values != theirs.values).collect();
    assert_eq!(wrapped.len(), 1);
    assert_eq!(value - run.published.result.expect("a value"), 2_047); // 2048 but for truncation.
}

#[test]
fn the_bug_hunt_hides_the_faulty_line_at_first() {
    use yomisuji::lesson::{BugHunt, TwinView};
    for &twin in Twin::ALL {
        let runs = [twin.run().expect("a position")];
        for language in Language::ALL {
            let hunt = BugHunt::default();
            let seen = TwinView::of(&runs, 0, &hunt, language).expect("there is one");
            for (line, own) in seen.lines.iter().zip(twin.lines()) {
                assert!(!line.differs && line.corrected.is_none(), "{twin}");
                assert!(!(line.published_is_here && own.differs()), "{twin}");
            }
            assert!(
                seen.results.is_none() && seen.explanation.is_none() && seen.overflow.is_none()
            );
            assert!(seen.parting.is_none() && seen.sentences[1].is_none(), "{twin}");
        }
    }
}

#[test]
fn another_line_that_repairs_the_listing_counts_as_right() {
    use yomisuji::lesson::{BugHunt, TwinView};
    let others = |twin: &Twin| {
        let lines = 0..twin.lines().len();
        let others = lines.filter(|&line| twin.repair_at(line).is_some());
        others.collect::<Vec<_>>()
    };
    let also: Vec<_> = Twin::ALL.iter().map(|twin| (twin.id(), others(twin))).collect();
    let found: Vec<_> = also.iter().filter(|(_, lines)| !lines.is_empty()).collect();
    assert_eq!(found, [&("u-12-from", vec![5]), &("u-14-think", vec![5])]);
    for (id, lines) in found {
        let runs = [run(id)];
        assert!(!runs[0].twin.lines()[lines[0]].differs(), "{id}");
        let hunt = BugHunt { last_tried: Some(lines[0]), is_found: true, ..BugHunt::default() };
        for (language, says) in
            [(Language::Ja, "6行目でも当たり"), (Language::En, "Line 6 is right, too")]
        {
            let seen = TwinView::of(&runs, 0, &hunt, language).expect("there is one");
            let verdict = seen.verdict.expect("it is said");
            assert!(verdict.is_right && verdict.text.contains(says), "{}", verdict.text);
            assert!(verdict.text.contains(runs[0].twin.repair_at(5).expect("how").get(language)));
        }
    }
}

/// The results of both listings with the other line changed instead, computed independently here.
#[test]
fn the_other_repair_gives_the_corrected_result() {
    // The smallest value for White, of the position plus the opponent's gain.
    let think = run("u-14-think");
    let at = parse_sfen(think.twin.position()).expect("a position");
    let game = Evaluation::Usapyon.game();
    let mut moves = Vec::new();
    game.moves(&at, &mut moves);
    let worth = |mv: &shogi_core::Move| {
        let after = game.after(&at, *mv);
        let wins = best_exchange(&game, &after, CaptureOrder::Geometric);
        Evaluation::Usapyon.value(&after).0 + wins
    };
    let least = moves.iter().min_by_key(|mv| worth(mv)).copied();
    assert_eq!(least.map(usi).as_deref(), Some("2b4d"));
}

#[test]
fn a_listing_names_its_result_and_its_source() {
    let name = |id: &str| id.parse::<Twin>().expect("a twin");
    for &twin in Twin::ALL {
        for words in [twin.task(), twin.published_name(), twin.returns()] {
            assert!(!words.ja.is_empty() && words.ja != words.en, "{twin}");
        }
        // A function that returns a move returns no number.
        let head = twin.lines()[0].text(ListingVersion::Corrected).en;
        let is_returned = twin.returns().en == "returns";
        assert!(!(head.ends_with("→ move") && is_returned), "{twin}");
        let is_value = head.contains('→') || twin.returns().en != "value at the end";
        assert!(is_value || !is_returned, "{twin}");
    }
    assert_eq!(name("k-05-int16").published_name().en, "As in the article");
    assert_eq!(name("y-03-sides").published_name().en, "As in the paper");
    assert_eq!(name("u-12-loop").published_name().en, "As in the book");
    assert_eq!(name("y-06-drop-pawn").published_name().en, "With the slip");
    assert!(name("u-09-max").task().en.contains("sends the silver out"));
}

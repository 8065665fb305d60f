//! Dōbutsu shōgi: the rules against another program, texts and boards there and back, values
//! against minimax in its plainest form, and the win of the lesson.

use std::collections::HashMap;
use std::sync::Arc;

use yomisuji::eval::{DobutsuEvaluation, GameEvaluation};
use yomisuji::game::{Game, Keyed};
use yomisuji::games::board_game::{BoardGame, BoardMove, GameEnd};
use yomisuji::games::dobutsu::{Animal, Dobutsu, DobutsuMove, DobutsuPosition};
use yomisuji::language::Language;
use yomisuji::scenario::{SubjectSetup, record};
use yomisuji::score::{Player, Score};
use yomisuji::search::Algorithm;
use yomisuji::subject::{GameQuestion, GameSetup, SubjectTree};
use yomisuji::trace::Replay;
use yomisuji::tree::{Growth, NodeId, Packed, Watch};

type DobutsuSetup = GameSetup<Dobutsu>;

fn moves(at: &DobutsuPosition) -> Vec<DobutsuMove> {
    let mut moves = Vec::new();
    Dobutsu.moves(at, &mut moves);
    moves
}

fn read(text: &str) -> DobutsuPosition {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A position after this many random moves, or earlier if the game is over.
fn played(count: usize, random: &mut fastrand::Rng) -> DobutsuPosition {
    let mut at = DobutsuPosition::default();
    for _ in 0..count {
        match random.choice(&moves(&at)) {
            Some(&mv) => at = at.after(mv),
            None => break,
        }
    }
    at
}

/// Whether the program that the rows come from has ended the game; a draw, if both have entered.
fn ended_elsewhere(at: &DobutsuPosition) -> bool {
    let has_entered = |player: Player| {
        let lion = at.lion(player).filter(|lion| lion.is_far(player));
        lion.is_some_and(|lion| !at.attacks(player.other(), lion))
    };
    let sides = [Player::Max, Player::Min];
    sides.iter().any(|&side| at.lion(side).is_none() || has_entered(side))
        || at.moves_on().next().is_none()
}

/// The number of sequences of moves if games end as in the other program.
fn perft_elsewhere(at: &DobutsuPosition, depth: u8) -> u64 {
    match depth {
        0 => 1,
        _ if ended_elsewhere(at) => 0,
        _ => {
            let after = at.moves_on().map(|mv| at.after(mv));
            after.map(|after| perft_elsewhere(&after, depth - 1)).sum()
        }
    }
}

/// The rows were computed by Fairy-Stockfish (variant `dobutsu`): 150 positions of random games,
/// 120 of pieces put anywhere, and a side without a move.
///
/// Its moves are the same: a lion may be left to be taken. Its endings differ in one case, a lion
/// on the far rank that could be taken and was not. By the published rules it has won, as it was not
/// taken with the very next move. Fairy-Stockfish goes on as long as the lion can be taken; and if
/// both lions are there and safe, it says that the game is a draw. Draws by repetition are no
/// property of a position, and do not occur in the rows.
#[test]
fn dobutsu_rules_agree_with_fairy_stockfish_but_for_one_ending() {
    let mut ends: HashMap<&str, usize> = HashMap::new();
    let mut differ = [0; 2];
    let rows = include_str!("../data/dobutsu.csv").lines();
    for row in rows.filter(|row| !row.starts_with('#')) {
        let row: Vec<_> = row.split(',').collect();
        let at = read(row[0]);
        assert_eq!(at.to_string(), row[0]);
        assert_eq!(Dobutsu::check(&at), Ok(()), "{at}");
        *ends.entry(row[1]).or_default() += 1;
        let was_left = at.lion(at.to_move()).is_some_and(|lion| lion.is_far(at.to_move()));
        let end = match row[1] {
            "black" => Some(GameEnd::Won(Player::Max)),
            "white" => Some(GameEnd::Won(Player::Min)),
            _ => None,
        };
        if Dobutsu::end(&at) != end {
            assert!(was_left, "{at}");
            assert_eq!(Dobutsu::end(&at), Some(GameEnd::Won(at.to_move())));
            differ[0] += 1;
        }
        assert_eq!(ended_elsewhere(&at), !row[1].is_empty(), "{at}");
        for (depth, count) in (1..).zip(&row[2..]) {
            let count = count.parse().expect("a number");
            assert_eq!(perft_elsewhere(&at, depth), count, "{at}, depth {depth}");
            let own = Dobutsu::perft(&at, depth);
            assert!(own <= count, "{at}");
            differ[1] += usize::from(own != count);
        }
    }
    // Pieces put anywhere often have a lion on its far rank.
    assert_eq!((ends["draw"], differ), (6, [21, 96]));
    assert!(["", "black", "white"].iter().all(|end| ends[end] > 50));
}

#[test]
fn perft_counts_agree_with_another_program() {
    let start = DobutsuPosition::default();
    let counts = [1, 4, 17, 123, 976, 8122, 71677];
    for (depth, count) in (0..).zip(counts) {
        assert_eq!(Dobutsu::perft(&start, depth), count, "depth {depth}");
    }
}

#[test]
fn a_lion_that_enters_wins_unless_it_is_taken_at_once() {
    let won = |text: &str| read(text).winner();
    // The giraffe may take the lion. If it does not, the lion has won.
    let entered = read("2L/2g/l2/3 w - 1");
    assert_eq!(entered.winner(), None);
    let taken = entered.after("c2c1".parse().expect("a move"));
    assert_eq!(taken.winner(), Some(Player::Min));
    let left = entered.after("a3b3".parse().expect("a move"));
    assert_eq!(left.winner(), Some(Player::Max));
    assert_eq!(won("2L/g2/l2/3 w - 1"), Some(Player::Max));
    assert_eq!(won("L2/3/l1g/3 w - 1"), Some(Player::Max));
    // A lion guards its own rank.
    assert_eq!(won("lL1/3/3/3 w - 1"), None);
}

#[test]
fn only_a_moved_chick_promotes_and_a_captured_hen_is_a_chick() {
    let at = read("3/C1l/3/1L1 b C 1");
    let [stepped, dropped] =
        ["a2a1", "C*a1"].map(|text| at.after(text.parse().expect("a move")).to_string());
    assert_eq!(stepped, "H2/2l/3/1L1 w C 1");
    assert_eq!(dropped, "C2/C1l/3/1L1 w - 1");
    // It has no step there; two chicks stand on one file.
    let stuck = read(&dropped).turned();
    let of_chick = |mv: &DobutsuMove| mv.to_string().starts_with("a1");
    assert!(!moves(&stuck).iter().any(of_chick));
    let taken = read("H2/l2/3/1L1 w - 1").after("a2a1".parse().expect("a move"));
    assert_eq!(taken.in_hand(Player::Min, Animal::Chick), 1);
}

#[test]
fn texts_boards_and_keys_stay_consistent_in_random_games() {
    let mut random = fastrand::Rng::with_seed(7);
    let mut keys = HashMap::new();
    let mut names = [0; 2];
    for _ in 0..300 {
        let mut at = DobutsuPosition::default();
        for _ in 0..60 {
            assert_eq!(read(&at.to_string()), at);
            assert_eq!(Dobutsu::check(&at), Ok(()), "{at}");
            let known = keys.entry(Dobutsu.key(&at)).or_insert(at);
            assert_eq!(*known, at, "one key for two positions");
            let legal = moves(&at);
            assert_eq!(Dobutsu::end(&at).is_some(), legal.is_empty(), "{at}");
            let mut seen: HashMap<String, DobutsuMove> = HashMap::new();
            for &mv in &legal {
                assert_eq!(Dobutsu::check_move(&at, mv), Ok(()), "{at} {mv}");
                assert_eq!(Dobutsu::read_move(&at, &mv.to_string()), Ok(mv));
                assert_eq!(DobutsuMove::unpack(mv.pack()), Some(mv));
                assert!(Dobutsu.number(mv) < Dobutsu::NUMBERS);
                let shown = Dobutsu::shown(&at, mv);
                assert_eq!(Dobutsu::move_of(&at, shown), Some(mv), "{at} {mv}");
                for (number, language) in Language::ALL.into_iter().enumerate() {
                    let name = Dobutsu::move_name(&at, mv, language);
                    names[number] += name.chars().count();
                    let other = seen.insert(name.clone(), mv);
                    assert_eq!(other.filter(|&other| other != mv), None, "{at} {name}");
                }
            }
            // What is not among them breaks a rule that is said.
            let all = (0..u32::try_from(Dobutsu::NUMBERS).expect("few"))
                .filter_map(|code| DobutsuMove::unpack(yomisuji::tree::MoveCode(code)));
            for mv in all {
                let is_legal = Dobutsu::check_move(&at, mv).is_ok();
                assert_eq!(is_legal, legal.contains(&mv), "{at} {mv}");
            }
            match random.choice(&legal) {
                Some(&mv) => at = at.after(mv),
                None => break,
            }
        }
    }
    assert!(keys.len() > 2000, "{}", keys.len());
}

#[test]
fn a_board_set_up_from_its_pieces_is_the_same_position() {
    let mut random = fastrand::Rng::with_seed(8);
    for _ in 0..100 {
        let at = played(random.usize(0..40), &mut random);
        let board = Dobutsu::board(&at, None);
        assert_eq!(board.cells().count(), 12);
        let mut copy = Dobutsu::cleared(&at);
        for cell in board.cells() {
            Dobutsu::set_piece(&mut copy, cell, Dobutsu::piece(&at, cell));
        }
        for player in [Player::Max, Player::Min] {
            for letter in Dobutsu::BOX.iter().copied().flatten() {
                let count = Dobutsu::in_hand(&at, player, letter);
                Dobutsu::set_in_hand(&mut copy, player, letter, count);
            }
            for held in board.hand(player) {
                let count = Dobutsu::in_hand(&at, player, held.face.letter);
                assert_eq!(count, held.count);
            }
        }
        assert_eq!(copy, at);
        assert_eq!(Dobutsu::turned(&Dobutsu::turned(&at)), at);
    }
    let nowhere = BoardMove { from: None, to: None };
    assert_eq!(Dobutsu::move_of(&DobutsuPosition::default(), nowhere), None);
}

#[test]
fn positions_that_no_game_reaches_are_refused() {
    for (text, part) in [
        ("gle/1c1/1C1/E1G b - 1", ""),
        ("gle/1c1/1C1/LLG b - 1", "one Lion"),
        ("3/3/3/3 b - 1", "one Lion"),
        ("gle/1c1/1C1/ELG b G 1", "too many of Giraffe"),
        ("gle/1h1/1C1/ELG b C 1", "too many of Chick"),
    ] {
        let checked = Dobutsu::check(&read(text));
        match checked {
            Ok(()) => assert_eq!(part, "", "{text}"),
            Err(words) => assert!(!part.is_empty() && words.en.contains(part), "{}", words.en),
        }
    }
}

/// Minimax in its plainest form.
fn by_hand(at: &DobutsuPosition, depth: u8, leaf: &dyn Fn(&DobutsuPosition) -> Score) -> Score {
    let moves = if depth > 0 { moves(at) } else { Vec::new() };
    let values = moves.into_iter().map(|mv| by_hand(&at.after(mv), depth - 1, leaf));
    values.reduce(|a, b| at.to_move().better(a, b)).unwrap_or_else(|| leaf(at))
}

/// The value of the root by an algorithm.
fn value(setup: &DobutsuSetup, algorithm: Algorithm) -> Score {
    let subject = SubjectSetup::Dobutsu(setup.clone());
    let grown = subject.grow(algorithm, Watch::cap(3_000_000));
    let SubjectTree { tree, run, .. } =
        grown.unwrap_or_else(|error| panic!("{}: {}", setup.board, error.what.en));
    assert!(tree.is_finished(), "{}", setup.board);
    let tree = Arc::new(tree);
    let trace = run.map_or_else(|| Arc::new(record(algorithm, &tree).expect("it runs")), Arc::new);
    let mut replay = Replay::new(tree, trace);
    replay.seek(usize::MAX);
    replay.node(NodeId::ROOT).value().expect("a value")
}

#[test]
fn every_algorithm_finds_the_minimax_value() {
    let mut random = fastrand::Rng::with_seed(9);
    for case in 0..24 {
        let at = played(random.usize(0..30), &mut random);
        let evaluation = DobutsuEvaluation::default();
        let setup = DobutsuSetup {
            depth: random.u8(1..=3),
            growth: Growth::Every,
            ..DobutsuSetup::of_ones_own(at.to_string())
        };
        let truth = by_hand(&at, setup.depth, &|at| evaluation.static_value(at));
        for growth in [Growth::Every, Growth::Searched] {
            let setup = DobutsuSetup { growth, ..setup.clone() };
            let subject = SubjectSetup::Dobutsu(setup.clone());
            let fitting = Algorithm::all().filter(|&algorithm| subject.allows(algorithm).is_ok());
            for algorithm in fitting.filter(|algorithm| algorithm.finds_value()) {
                let found = value(&setup, algorithm);
                assert_eq!(found, truth, "{case}: {algorithm} {growth:?} {at}");
            }
        }
    }
}

#[test]
fn proof_searches_find_who_wins_within_the_depth() {
    let mut random = fastrand::Rng::with_seed(10);
    let mut results = [0; 2];
    for _ in 0..40 {
        let at = played(random.usize(4..30), &mut random);
        let root = at.to_move();
        let setup = DobutsuSetup {
            depth: 3,
            asks: GameQuestion::Win,
            ..DobutsuSetup::of_ones_own(at.to_string())
        };
        let truth = by_hand(&at, 3, &|at| {
            let has_won = at.winner() == Some(root);
            Score(if has_won { root.sign() } else { -root.sign() })
        });
        results[usize::from(truth.0 == root.sign())] += 1;
        for id in ["pns", "df-pn", "and-or", "alpha-beta", "minimax"] {
            let algorithm = id.parse().expect("an algorithm");
            assert_eq!(value(&setup, algorithm), truth, "{id} {at}");
        }
    }
    assert!(results.iter().all(|&count| count > 4), "{results:?}");
}

/// Whether `winner` wins within so many plies, whatever the other side does.
fn wins_within(at: &DobutsuPosition, winner: Player, plies: u8) -> bool {
    if let Some(won) = at.winner() {
        return won == winner;
    }
    let mut after = moves(at).into_iter().map(|mv| at.after(mv));
    plies > 0
        && if at.to_move() == winner {
            after.any(|after| wins_within(&after, winner, plies - 1))
        } else {
            after.all(|after| wins_within(&after, winner, plies - 1))
        }
}

/// What the lesson says of its position, by reading everything: it takes seven plies, one first move
/// wins, one answer holds out, and then one move, a drop.
#[test]
fn the_lesson_has_exactly_one_winning_move() {
    let after = |moves: &[&str]| {
        let start = read("l1e/g1c/1L1/E1G b C 1");
        moves.iter().fold(start, |at, text| {
            let mv = text.parse().expect("a move");
            assert_eq!(at.check_move(mv), Ok(()), "{at} {text}");
            at.after(mv)
        })
    };
    let winning = |at: &DobutsuPosition, plies: u8| {
        let all = moves(at).into_iter();
        let wins = all.filter(|&mv| wins_within(&at.after(mv), Player::Max, plies - 1));
        wins.map(|mv| mv.to_string()).collect::<Vec<_>>()
    };
    assert!(!wins_within(&after(&[]), Player::Max, 6));
    assert_eq!(winning(&after(&[]), 7), ["b3c2"]);
    let taken = after(&["b3c2"]);
    assert_eq!(moves(&taken).len(), 5);
    for mv in moves(&taken) {
        let at_once = wins_within(&taken.after(mv), Player::Max, 1);
        assert_eq!(at_once, mv.to_string() != "c1b2", "{mv}");
    }
    let guarded = after(&["b3c2", "c1b2"]);
    assert_eq!(winning(&guarded, 5), ["C*b3"]);
    for tempting in ["c2c1", "c2b2"] {
        let lost = guarded.after(tempting.parse().expect("a move"));
        assert!(wins_within(&lost, Player::Min, 1), "{tempting}");
    }
    // Every answer but one loses to the next move; after that one the guard is taken.
    let dropped = after(&["b3c2", "c1b2", "C*b3"]);
    for mv in moves(&dropped) {
        let at_once = wins_within(&dropped.after(mv), Player::Max, 1);
        assert_eq!(at_once, mv.to_string() != "a2a3", "{mv}");
    }
    let line = ["b3c2", "c1b2", "C*b3", "a2a3", "b3b2", "a3a4", "c2c1"];
    let last = after(&line);
    assert_eq!(last.winner(), Some(Player::Max));
    assert!(last.lion(Player::Min).is_some(), "a try, no catch");
}

#[test]
fn the_command_line_answers_perft_moves_eval_and_search() {
    let answer = |arguments: &[&str]| {
        let game = ["--game", "dobutsu", "--json", "--position"];
        let (exit, text) = crate::run(&[arguments, &game[..], &["startpos"]].concat(), "");
        assert_eq!(exit.ok(), Some(yomisuji::cli::Exit::Answered), "{text}");
        serde_json::from_str::<serde_json::Value>(&text).expect("JSON")
    };
    assert_eq!(answer(&["perft", "--depth", "5"])["nodes"], 8_122);
    let listed = answer(&["moves"]);
    assert_eq!((&listed["count"], &listed["over"]), (&4.into(), &false.into()));
    let at = DobutsuPosition::default();
    let names: Vec<_> = moves(&at).iter().map(ToString::to_string).collect();
    assert_eq!(listed["legal"], serde_json::json!(names));
    let valued = answer(&["eval"]);
    assert_eq!((&valued["evaluator"], &valued["black"]), (&"steps".into(), &0.into()));
    // The engine, and minimax over every move.
    for depth in 1..=4_u8 {
        let searched = answer(&["search", "--depth", &depth.to_string()]);
        let setup = DobutsuSetup {
            depth,
            growth: Growth::Every,
            ..DobutsuSetup::of_ones_own("startpos".to_owned())
        };
        let value = value(&setup, Algorithm::Minimax);
        assert_eq!(searched["score"], value.0, "depth {depth}");
    }
}

#[test]
fn a_record_is_read_and_written_on_the_command_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.moves");
    let text = "dobutsu gle/1c1/1C1/ELG b - 1 moves b3b2 b1b2\n";
    std::fs::write(&file, text).expect("a file");
    let file = file.to_str().expect("a name");
    let (exit, people) = crate::run(&["record", file, "--lang", "en"], "");
    assert_eq!(exit, Ok(yomisuji::cli::Exit::Answered));
    assert!(people.contains("   2 △") && people.contains("2 moves, "), "{people}");
    let (_, answer) = crate::run(&["record", file, "--json"], "");
    let answer: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
    assert_eq!((&answer["game"], &answer["format"]), (&"dobutsu".into(), &"moves".into()));
    assert_eq!(answer["lines"][0]["moves"], serde_json::json!(["b3b2", "b1b2"]));
    assert_eq!(answer["initial_position"], "gle/1c1/1C1/ELG b - 1");
    assert_eq!(crate::run(&["record", file, "--to", "moves"], "").1, text);
    let (exit, _) = crate::run(&["record", file, "--to", "kif", "--lang", "en"], "");
    assert!(exit.unwrap_err().0.contains("found a game of Dōbutsu shōgi"));
}

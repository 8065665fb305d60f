//! Connect Four: the rules against a plain grid, texts and boards there and back, the evaluator
//! against all lines, values against minimax in its plainest form.

use std::collections::HashMap;

use yomisuji::cli::Exit;
use yomisuji::eval::{ConnectFourEvaluation, GameEvaluation};
use yomisuji::formats::record::{Encoding, Format, Recorded};
use yomisuji::game::{Game, Keyed};
use yomisuji::games::board_game::{BoardGame, GameEnd};
use yomisuji::games::connect_four::{Column, ConnectFour, ConnectFourPosition};
use yomisuji::language::Language;
use yomisuji::score::Player;
use yomisuji::tree::Packed;

use crate::cover::rounds;

const COLUMNS: i8 = 7;
const ROWS: i8 = 6;

/// Discs by column and row, as one would write the game down without any tricks.
#[derive(Clone, Default)]
struct Grid(HashMap<(i8, i8), Player>);

impl Grid {
    fn height(&self, column: i8) -> i8 {
        (0..ROWS).find(|row| !self.0.contains_key(&(column, *row))).unwrap_or(ROWS)
    }

    fn lines() -> Vec<[(i8, i8); 4]> {
        let mut lines = Vec::new();
        for (column, row) in (0..COLUMNS).flat_map(|column| (0..ROWS).map(move |row| (column, row)))
        {
            for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let line = [0, 1, 2, 3].map(|far| (column + far * right, row + far * up));
                let (last_column, last_row) = line[3];
                if last_column < COLUMNS && (0..ROWS).contains(&last_row) {
                    lines.push(line);
                }
            }
        }
        lines
    }

    /// How many lines have so many discs of a player and as many empty squares.
    fn count(&self, player: Player, discs: usize, empty: usize) -> usize {
        let counts = |line: &&[(i8, i8); 4]| {
            let own = line.iter().filter(|square| self.0.get(square) == Some(&player)).count();
            let free = line.iter().filter(|square| !self.0.contains_key(square)).count();
            own == discs && free == empty
        };
        Self::lines().iter().filter(counts).count()
    }
}

fn index(column: Column) -> i8 {
    i8::try_from(column.index()).expect("a column")
}

fn moves(at: &ConnectFourPosition) -> Vec<Column> {
    let mut moves = Vec::new();
    ConnectFour.moves(at, &mut moves);
    moves
}

/// Random games to their end, position by position.
fn for_games(count: u64, mut with: impl FnMut(&ConnectFourPosition, &Grid)) {
    for seed in 0..count {
        let mut random = fastrand::Rng::with_seed(seed);
        let (mut at, mut grid) = (ConnectFourPosition::default(), Grid::default());
        loop {
            with(&at, &grid);
            let legal = moves(&at);
            let Some(&column) = random.choice(&legal) else { break };
            let row = grid.height(index(column));
            grid.0.insert((index(column), row), at.to_move());
            at = at.after(column);
        }
    }
}

#[test]
fn rules_and_open_threes_are_those_of_a_plain_grid() {
    assert_eq!(Grid::lines().len(), 69);
    let (mut won, mut drawn, mut threes) = (0, 0, 0);
    for_games(rounds(1_000), |at, grid| {
        let fours = [Player::Max, Player::Min].map(|player| grid.count(player, 4, 0) > 0);
        let end = match fours {
            [true, false] => Some(GameEnd::Won(Player::Max)),
            [false, true] => Some(GameEnd::Won(Player::Min)),
            [true, true] => panic!("{at}: two winners"),
            [false, false] => (grid.0.len() == 42).then_some(GameEnd::Drawn),
        };
        assert_eq!(ConnectFour::end(at), end, "{at}");
        let open: Vec<_> = (0..COLUMNS).filter(|column| grid.height(*column) < ROWS).collect();
        let open = if end.is_some() { Vec::new() } else { open };
        assert_eq!(moves(at).into_iter().map(index).collect::<Vec<_>>(), open, "{at}");
        for column in Column::all() {
            let may = open.contains(&index(column));
            assert_eq!(ConnectFour::check_move(at, column).is_ok(), may, "{at} {column}");
            for row in 0..6 {
                let square = (index(column), i8::try_from(row).expect("a row"));
                assert_eq!(at.disc(column, row), grid.0.get(&square).copied());
            }
        }
        won += u32::from(matches!(end, Some(GameEnd::Won(_))));
        drawn += u32::from(end == Some(GameEnd::Drawn));
        if end.is_none() {
            let of = |player| i32::try_from(grid.count(player, 3, 1)).expect("few");
            let value = ConnectFourEvaluation::default().static_value(at).0;
            assert_eq!(value, of(Player::Max) - of(Player::Min), "{at}");
            threes += u32::from(value != 0);
        }
    });
    assert!(won > 150 && drawn > 0 && threes > 1000, "{won} {drawn} {threes}");
}

#[test]
fn positions_go_there_and_back_through_texts_boards_and_keys() {
    let mut keys: HashMap<u64, ConnectFourPosition> = HashMap::new();
    for_games(rounds(300), |at, _| {
        let text = ConnectFour::write(at);
        let read = ConnectFour::read(&text).expect("a position");
        assert_eq!((read, read.to_string()), (*at, text), "the order of moves stays, too");
        assert_eq!(keys.entry(ConnectFour.key(at)).or_insert(*at), at);
        for column in moves(at) {
            let shown = ConnectFour::shown(at, column);
            assert_eq!(ConnectFour::move_of(at, shown), Some(column));
            assert_eq!(ConnectFour::read_move(at, &column.to_string()), Ok(column));
            assert_eq!(Column::unpack(column.pack()), Some(column));
        }
        let (board, discs) = (ConnectFour::board(at, None), ConnectFour::layout(at));
        assert_eq!(board.marks.len(), moves(at).len());
        let mut copy = ConnectFour::cleared(&discs);
        for cell in board.cells() {
            let piece = ConnectFour::piece(&discs, cell);
            assert_eq!(piece.is_some(), board.pieces.iter().any(|piece| piece.at == cell));
            ConnectFour::set_piece(&mut copy, cell, piece);
        }
        assert_eq!(copy, discs);
        let found =
            ConnectFour::position(copy).unwrap_or_else(|error| panic!("{at}: {}", error.en));
        assert_eq!(found, *at, "another order may lead there");
        let turned = ConnectFour::position(ConnectFour::turned(&discs)).expect_err("nobody's turn");
        assert!(turned.en.contains("other side's turn"));
    });
    assert!(keys.len() > 1000);
}

#[test]
fn what_is_wrong_in_a_text_is_named_with_its_place() {
    for (text, part) in [
        ("", "found nothing"),
        ("44x", "character 3 is 'x'"),
        ("448", "character 3 is '8'"),
        ("4444444", "character 7: column 4 is full"),
        ("12121213", "character 8: the game is over before it"),
        ("４４", "character 1 is '４'"),
    ] {
        let error = ConnectFour::read(text).expect_err(text);
        assert!(error.en.contains(part), "{text}: {}", error.en);
        assert!(!error.ja.is_ascii());
        let (exit, said) = crate::run(
            &["moves", "--game", "connect-four", "--position", text, "--lang", "en"],
            "",
        );
        assert_eq!(said, "");
        assert!(exit.expect_err(text).0.contains(part), "{text}");
    }
    // Discs that are set up: one that floats, too many, four in a line before the last disc.
    let cells = |text: &str| {
        let mut discs = ConnectFour::cleared(&ConnectFour::layout(&ConnectFour::start()));
        for (number, sign) in text.chars().filter(|sign| *sign != '/').enumerate() {
            let number = u8::try_from(number).expect("a square");
            let cell = yomisuji::games::board::Cell { file: 6 - number % 7, rank: number / 7 };
            let piece = match sign {
                'X' => Some(("●", Player::Max)),
                'O' => Some(("○", Player::Min)),
                _ => None,
            };
            ConnectFour::set_piece(&mut discs, cell, piece);
        }
        ConnectFour::position(discs)
    };
    let above = "......./......./......./.......";
    for (rows, part) in [
        ("X....../.......", "column 1 has an empty square below it"),
        ("......./XX.....", "Black has 2 and White 0 discs"),
        ("OOOO.../XXXX...", "no game leads to these discs"),
    ] {
        let error = cells(&format!("{above}/{rows}")).expect_err(rows);
        assert!(error.en.contains(part), "{}", error.en);
    }
    assert!(cells(&format!("{above}/OOO..../XXXX...")).is_ok());
}

/// Minimax in its plainest form.
fn by_hand(at: &ConnectFourPosition, depth: u8) -> i32 {
    let legal = if depth == 0 { Vec::new() } else { moves(at) };
    let values = legal.into_iter().map(|column| by_hand(&at.after(column), depth - 1));
    let value = match at.to_move() {
        Player::Max => values.max(),
        Player::Min => values.min(),
    };
    value.unwrap_or_else(|| ConnectFourEvaluation::default().static_value(at).0)
}

#[test]
fn the_command_line_answers_perft_moves_eval_and_search() {
    let answer = |arguments: &[&str], position: &str| {
        let game = ["--game", "connect-four", "--json", "--position", position];
        let (exit, text) = crate::run(&[arguments, &game[..]].concat(), "");
        assert_eq!(exit.ok(), Some(Exit::Answered), "{text}");
        serde_json::from_str::<serde_json::Value>(&text).expect("JSON")
    };
    // Nobody can have won before the seventh ply, and a column overflows with it first.
    for (depth, nodes) in [(1, 7), (2, 49), (3, 343), (4, 2401), (7, 7_u64.pow(7) - 7)] {
        let counted = answer(&["perft", "--depth", &depth.to_string()], "startpos");
        assert_eq!(counted["nodes"], nodes, "depth {depth}");
    }
    let listed = answer(&["moves"], "444444");
    assert_eq!(listed["legal"], serde_json::json!(["1", "2", "3", "5", "6", "7"]));
    assert_eq!(answer(&["eval"], "4455")["black"], 0);
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..rounds(50) {
        let mut at = ConnectFourPosition::default();
        for _ in 0..random.u8(..20) {
            at = random.choice(moves(&at)).map_or(at, |column| at.after(column));
        }
        if ConnectFour::end(&at).is_some() {
            continue;
        }
        for depth in 1..=4 {
            let position = ConnectFour::write(&at);
            let found = answer(&["search", "--depth", &depth.to_string()], &position);
            let by_hand = by_hand(&at, depth) * at.to_move().sign();
            assert_eq!(found["score"], by_hand, "{position} depth {depth}");
        }
    }
}

#[test]
fn a_record_is_a_line_of_columns() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    let file = file.to_str().expect("a name");
    let record = |text: &str, more: &[&str]| {
        std::fs::write(file, text).expect("a file");
        crate::run(&[&["record", file, "--lang", "en"], more].concat(), "")
    };
    let (exit, answer) = record("44536\n", &["--json"]);
    assert_eq!(exit, Ok(Exit::Answered));
    let answer: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
    assert_eq!(answer["game"], "connect-four");
    assert_eq!(answer["lines"][0]["moves"], serde_json::json!(["4", "4", "5", "3", "6"]));
    assert_eq!(record("44536\n", &["--to", "moves"]).1, "44536\n");
    for (text, part) in [
        ("44536x1\n", "line 1, column 6: found \"x\""),
        ("\n4444444\n", "line 2, column 7: column 4 is full"),
        ("12121213", "line 1, column 8: the game is over"),
    ] {
        let (exit, _) = record(text, &[]);
        let said = exit.expect_err(text).0;
        assert!(said.contains(part), "{said}");
    }
    for_games(rounds(100), |at, _| {
        let moves: Vec<_> = at.played().map(|column| column.to_string()).collect();
        let text = format!("connect-four startpos moves {}", moves.join(" "));
        let games =
            ConnectFour::read_games(text.as_bytes(), None).expect("this game").expect("read");
        let records = games.iter().map(|game| &game.record);
        let written = ConnectFour::write_games(records, Format::Moves, Encoding::Utf8).bytes;
        let again = ConnectFour::read_games(&written, None).expect("this game").expect("read");
        assert_eq!(again[0].record, games[0].record);
    });
}

#[test]
fn names_and_standing_say_the_side_and_the_column() {
    let at = ConnectFour::read("44").expect("a position");
    let name = |language| ConnectFour::move_name(&at, moves(&at)[4], language);
    assert_eq!(Language::ALL.map(name), ["黒↓5", "Black↓5"]);
    let won = ConnectFour::read("1212121").expect("a position");
    assert!(ConnectFour::standing(&won, Language::En).contains("Black has won"));
}

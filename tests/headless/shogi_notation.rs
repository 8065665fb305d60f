//! Text of shogi: names of moves, SFEN and USI, read and written, and hostile text.

use crate::cover::rounds;
use std::collections::HashSet;
use std::ops::ControlFlow;

use shogi_core::{Color, Move, PartialPosition, PieceKind, Square};
use shunsai::Position;
use yomisuji::formats::sfen::{STARTPOS, parse_sfen, to_sfen};
use yomisuji::formats::usi::{MoveError, parse_square, parse_usi_move, square_name, usi};
use yomisuji::game::{CaptureOrder, Captures, Game};
use yomisuji::games::shogi::legality::BrokenRule;
use yomisuji::games::shogi::notation::move_name;
use yomisuji::games::shogi::perft::perft;
use yomisuji::games::shogi::setup::{self, SetupError, playable};
use yomisuji::language::{Language, Say};

use crate::shogi_rules::{Random, SHOGI, legal, position, random_games, square};

fn names(sfen: &str, previous: Option<&str>, mv: &str) -> [String; 2] {
    let position = position(sfen);
    let mv = parse_usi_move(mv, &position).unwrap();
    Language::ALL.map(|language| move_name(&position, previous.map(square), mv, language))
}

#[test]
fn moves_have_their_customary_names() {
    let check = |sfen: &str, previous, mv: &str, ja: &str, en: &str| {
        assert_eq!(names(sfen, previous, mv), [ja, en], "{sfen} {mv}");
    };
    check(STARTPOS, None, "7g7f", "▲７六歩", "▲P-7f");
    check(STARTPOS, None, "4i5h", "▲５八金右", "▲G4i-5h");
    check(STARTPOS, None, "6i5h", "▲５八金左", "▲G6i-5h");
    check(STARTPOS, None, "5i5h", "▲５八玉", "▲K-5h");
    let exchange = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";
    check(exchange, Some("3d"), "8h2b+", "▲２二角成", "▲Bx2b+");
    check(exchange, Some("2b"), "8h2b", "▲同角不成", "▲Bx2b=");
    check(exchange, None, "8h7g", "▲７七角", "▲B-7g");
    let promoted = "9/9/9/9/4P4/4+s4/9/9/9 w n 1";
    check(promoted, Some("5e"), "5f5e", "△同成銀", "△+Sx5e");
    check(promoted, Some("5e"), "N*5d", "△５四桂", "△N*5d");
    // A drop is marked only if a knight of the board could go there.
    let knight = "9/9/9/9/9/9/3N5/9/9 b N 1";
    check(knight, None, "N*5e", "▲５五桂打", "▲N*5e");
    check(knight, None, "N*4e", "▲４五桂", "▲N*4e");
    // Three golds reach 5h: straight, from the left behind, from the left side.
    let golds = "9/9/9/9/9/9/9/3G5/3GG4 b - 1";
    check(golds, None, "5i5h", "▲５八金直", "▲G5i-5h");
    check(golds, None, "6i5h", "▲５八金左上", "▲G6i-5h");
    check(golds, None, "6h5h", "▲５八金寄", "▲G6h-5h");
    // Dragons and horses are right or left of each other, never 直.
    let above_and_below = "9/9/9/9/4+R4/9/3+R5/9/9 b - 1";
    check(above_and_below, None, "5e5f", "▲５六竜引", "▲+R5e-5f");
    let below = "9/9/9/9/9/9/9/9/3+R+R4 b - 1";
    check(below, None, "5i5h", "▲５八竜右", "▲+R5i-5h");
    check(below, None, "6i5h", "▲５八竜左", "▲+R6i-5h");
}

/// The official notation, with the two characters for the dragon, and no space after 同, as here.
fn normalized(name: &str) -> String {
    name.replace('龍', "竜").replace('\u{3000}', "")
}

#[test]
fn japanese_names_follow_the_official_notation() {
    let mut random = Random(9);
    let mut compared = 0;
    let mut seen = HashSet::new();
    while compared < rounds(20_000) {
        let mut game = PartialPosition::startpos();
        let mut last = None;
        for _ in 0..150 {
            let before = setup::position(game.clone()).unwrap();
            let moves = legal(&before);
            if moves.is_empty() {
                break;
            }
            let name = |mv| move_name(&before, last, mv, Language::Ja);
            let played = moves[random.below(moves.len())];
            // Few moves of random games are ambiguous: also take the one with the longest name.
            let longest = moves.into_iter().max_by_key(|&mv| name(mv).len()).unwrap();
            for mv in [played, longest] {
                let official = shogi_official_kifu::display_single_move_kansuji(&game, mv);
                let expected = normalized(&official.unwrap());
                assert_eq!(name(mv), expected, "{} {}", to_sfen(&before), usi(mv));
                seen.extend(expected.chars());
                compared += 1;
            }
            game.make_move(played).unwrap();
            last = Some(played.to());
        }
    }
    for mark in "同右左直上寄引打成不と竜馬".chars() {
        assert!(seen.contains(&mark), "{mark}");
    }
}

#[test]
fn an_illegal_move_names_the_rule_it_breaks() {
    let rule = |sfen: &str, text: &str| match parse_usi_move(text, &position(sfen)) {
        Err(MoveError::Illegal { rule, .. }) => rule,
        other => panic!("{sfen} {text}: {other:?}"),
    };
    let mate = "3nkn3/9/4G4/9/9/9/9/9/4K4 b P 1";
    assert_eq!(rule(mate, "P*5b"), BrokenRule::PawnDropMate);
    assert!(!legal(&position(mate)).iter().any(|&mv| usi(mv) == "P*5b"));
    assert_eq!(rule(STARTPOS, "7f7e"), BrokenRule::NoPiece(square("7f")));
    assert_eq!(rule(STARTPOS, "3c3d"), BrokenRule::OpponentsPiece(square("3c")));
    assert_eq!(rule(STARTPOS, "8h7g"), BrokenRule::OwnPiece(square("7g")));
    let reach =
        BrokenRule::CannotReach { kind: PieceKind::Bishop, from: square("8h"), to: square("2b") };
    assert_eq!(rule(STARTPOS, "8h2b+"), reach);
    assert_eq!(rule(STARTPOS, "7g7f+"), BrokenRule::CannotPromote(PieceKind::Pawn));
    assert_eq!(rule(STARTPOS, "P*5e"), BrokenRule::NotInHand(PieceKind::Pawn));
    let kings = "4k4/4P4/9/9/9/4p4/9/9/K8 w p 1";
    assert_eq!(rule(kings, "P*5b"), BrokenRule::Occupied(square("5b")));
    assert_eq!(rule(kings, "P*5e"), BrokenRule::Nifu(5));
    assert_eq!(rule(kings, "P*4i"), BrokenRule::DeadDrop(PieceKind::Pawn, square("4i")));
    assert_eq!(rule(kings, "P*4e"), BrokenRule::IgnoresCheck);
    let stuck = "9/4P4/9/9/9/9/9/4r4/4K4 b 2P 1";
    assert_eq!(rule(stuck, "5b5a"), BrokenRule::MustPromote(PieceKind::Pawn, square("5a")));
    assert_eq!(rule(stuck, "P*4e"), BrokenRule::IgnoresCheck); // No king to mate.
    assert_eq!(
        rule(stuck, "5i5g"),
        BrokenRule::CannotReach { kind: PieceKind::King, from: square("5i"), to: square("5g") }
    );
    assert_eq!(rule("9/9/9/4r4/9/9/4G4/9/4K4 b - 1", "5g4g"), BrokenRule::ExposesKing);
    assert_eq!(rule("9/4k4/4P4/9/9/9/9/9/9 b - 1", "5c5b+"), BrokenRule::TakesKing);
    for text in ["", "7g", "7g7f++", "0a1a", "K*5e", "p*5e", "7g7j", "七七歩", "resign", "5e5e6"]
    {
        let error = parse_usi_move(text, &Position::startpos()).unwrap_err();
        assert!(matches!(error, MoveError::Text { .. }), "{text}: {error}");
    }
}

#[test]
fn a_drop_belongs_to_the_side_to_move() {
    let white = position("9/9/9/9/9/9/9/9/9 w 2p 1");
    let mv = parse_usi_move("P*5e", &white).unwrap();
    assert_eq!(usi(mv), "P*5e");
    let after = SHOGI.after(&white, mv);
    assert_eq!(to_sfen(&after), "9/9/9/9/4p4/9/9/9/9 b p 2");
}

#[test]
fn squares_are_read_as_letters_and_as_digits() {
    for square in Square::all() {
        assert_eq!(parse_square(square_name(square)), Ok(square));
        let digits = format!("{}{}", square.file(), square.rank());
        assert_eq!(parse_square(&digits), Ok(square));
    }
    for text in ["", "6", "0a", "6j", "60", "a6", "６四", "6dd", "\u{0}d"] {
        assert!(parse_square(text).is_err(), "{text}");
    }
}

#[test]
fn sfen_accepts_common_variations() {
    let board = STARTPOS.trim_end_matches(" 1");
    for text in [
        "startpos",
        "position startpos",
        STARTPOS,
        board,
        &format!("sfen {STARTPOS}"),
        &format!("  position   sfen\t{STARTPOS}\r\n"),
        &format!("{board} 0"),
    ] {
        assert_eq!(parse_sfen(text), Ok(Position::startpos()), "{text}");
    }
    assert_eq!(to_sfen(&position("9/9/9/9/9/9/9/9/9 w -")), "9/9/9/9/9/9/9/9/9 w - 1");
    assert_eq!(
        to_sfen(&position("k8/9/9/9/9/9/9/9/45 b P2pP 300")),
        "k8/9/9/9/9/9/9/9/9 b 2P2p 300"
    );
    for (position, _) in random_games(6).take(5_000) {
        assert_eq!(parse_sfen(&to_sfen(&position)), Ok(position));
    }
}

#[test]
fn bad_sfen_is_refused_with_the_place_and_the_reason() {
    let check = |text: &str, expected: &str| {
        assert_eq!(parse_sfen(text).unwrap_err().to_string(), expected);
    };
    check("", "column 1: the text ends, expected a board");
    check("sfen 9/9", "column 6: found 2 ranks, expected 9, separated by '/'");
    check("9/9/9/9/9/9/9/8/9 b -", "column 15: found 8 files on rank h, expected 9");
    check("9/9/54/9/9/9/9/9P/9 b -", "column 16: found 10 files on rank h, expected 9");
    check(
        "9/+K8/9/9/9/9/9/9/9 b -",
        "column 3: found 'K' after '+', expected one of PLNSBR or plnsbr",
    );
    check(
        "9/8+/9/9/9/9/9/9/9 b -",
        "column 4: found nothing after '+', expected one of PLNSBR or plnsbr",
    );
    check("9/9/9/9/9/9/9/9/9 x -", "column 19: found \"x\", expected the side to move, b or w");
    check("9/9/9/9/9/9/9/9/9", "column 18: the text ends, expected the side to move, b or w");
    check("9/9/9/9/9/9/9/9/9 b", "column 20: the text ends, expected the pieces in hand, or '-'");
    check(
        "9/9/9/9/9/9/9/9/9 b P99999999999p",
        "column 22: found \"99999999999\" pieces in hand, expected a number from 1 to 18",
    );
    check(
        "9/9/9/9/9/9/9/9/9 b - 65536",
        "column 23: found \"65536\", expected a move number from 1 to 65535",
    );
    check(
        "startpos moves 7g7f",
        "column 10: found \"moves\" after the position, expected nothing more",
    );
    check("9/9/9/9/9/9/9/9/9 b 10P9p", "column 1: 19 pieces of the kind P, of which a set has 18");
    check(
        "9/9/9/3P5/9/9/1P1P5/9/9 b -",
        "column 18: two pawns of Black on file 6 (nifu), on 6d and 6g",
    );
    let problem = |text: &str| parse_sfen(text).unwrap_err().problem;
    let [first, second] = ["1i", "9a"].map(square);
    let kings = SetupError::TwoKings { side: Color::White, first, second };
    assert_eq!(problem("k8/9/9/9/9/9/9/9/8k b -"), kings.words());
    let dead = position("9/9/9/9/9/9/9/n8/9 b -");
    assert!(matches!(playable(&dead), Err(SetupError::NeverMoves { .. })));
    for hand in ["K", "5", "+P", "-P", "０", "\u{0}"] {
        let found = problem(&format!("9/9/9/9/9/9/9/9/9 b {hand}"));
        assert!(found.en.contains("among the pieces in hand"), "{hand}: {found}");
    }
}

/// Mutated text, and the odd boards that it still describes: nothing panics, and legality stays
/// consistent.
#[test]
fn hostile_text_and_odd_boards_do_no_harm() {
    let mut random = Random(7);
    let alphabet: Vec<char> =
        "PLNSGBRKplnsgbrk+/123456789 0-bw\0あ９\u{3000}\u{10ffff}".chars().collect();
    let mut accepted = 0;
    for (original, _) in random_games(8).step_by(3).take(20_000) {
        let mut text: Vec<char> = to_sfen(&original).chars().collect();
        let mutations = 1 + random.below(4) / 2;
        for _ in 0..mutations {
            let (at, other) = (random.below(text.len()), random.below(text.len()));
            let are_pieces = text[at].is_ascii_alphabetic() && text[other].is_ascii_alphabetic();
            match random.below(4) {
                _ if are_pieces => text.swap(at, other),
                0 => text.swap(at, other),
                1 => text[at] = alphabet[random.below(alphabet.len())],
                2 => drop(text.remove(at)),
                _ => text.insert(at, alphabet[random.below(alphabet.len())]),
            }
        }
        let text: String = text.into_iter().collect();
        let Ok(position) = parse_sfen(&text) else {
            continue;
        };
        accepted += 1;
        assert_eq!(parse_sfen(&to_sfen(&position)), Ok(position.clone()), "{text}");
        let moves = legal(&position);
        let mut captures = Vec::new();
        for target in Square::all() {
            captures.clear();
            SHOGI.captures_on(&position, target, CaptureOrder::Any, &mut captures);
            let takes = |mv: &Move| !mv.is_drop() && mv.to() == target;
            let is_enemy = position.piece_at(target).is_some();
            let expected: Vec<_> =
                moves.iter().filter(|mv| is_enemy && takes(mv)).copied().collect();
            assert_eq!(captures, expected, "{text} {}", square_name(target));
            for order in CaptureOrder::ALL {
                captures.clear();
                SHOGI.captures_on(&position, target, order, &mut captures);
                for &mv in &captures {
                    let after = SHOGI.after(&position, mv);
                    let _ = after.generate_moves(|_| ControlFlow::Continue(()));
                }
            }
        }
        for mv in moves.into_iter().take(5) {
            assert_eq!(parse_usi_move(&usi(mv), &position), Ok(mv));
            let _ = perft(&SHOGI.after(&position, mv), 1);
        }
    }
    assert!(accepted > 2_000, "{accepted}");
}

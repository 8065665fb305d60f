//! Exchanges on one square: against published values and an independent brute force.

use shogi_core::{Color, Move, PieceKind, Square};
use shunsai::Position;
use yomisuji::eval::material::{Material, material};
use yomisuji::formats::sfen::{parse_sfen, to_sfen};
use yomisuji::formats::usi::{parse_usi_move, square_name, usi};
use yomisuji::game::{CaptureOrder, Captures, Evaluator, Exchange, Exchanged, Game};
use yomisuji::games::shogi::Shogi;
use yomisuji::games::shogi::attackers::{attackers, with_batteries};
use yomisuji::games::shogi::values::{USAPYON, YANEURAOU, YSS};
use yomisuji::score::{Player, Score};
use yomisuji::search::{BestExchange, best_capture, best_exchange};

use crate::answers::answer;
use crate::shogi_rules::{SHOGI, position, random_games, rows, square};

const YSS_FIGURE_1: &str =
    "ln5nl/2sr1gkb1/ppplgs1pp/3pppp2/2S6/2PRNBP2/PP1PPP1PP/5SGK1/5G1NL b - 1";

/// The value for Black of stopping now, or of the best line of captures.
fn value_of_exchange(exchange: &Exchange<Shogi>, at: &Exchanged<Position>) -> Score {
    let mut best = at.gained;
    let mut captures = Vec::new();
    exchange.moves(at, &mut captures);
    for mv in captures {
        let value = value_of_exchange(exchange, &exchange.after(at, mv));
        best = exchange.player(at).better(best, value);
    }
    best
}

/// The gain of the side to move from each first capture.
fn first_captures(
    game: &Shogi,
    at: &Position,
    on: Square,
    order: CaptureOrder,
) -> Vec<(Move, i32)> {
    let exchange = Exchange { game, square: on, order };
    let start = Exchanged::start(at.clone());
    let sign = exchange.player(&start).sign();
    let mut captures = Vec::new();
    exchange.moves(&start, &mut captures);
    let value = |mv| sign * value_of_exchange(&exchange, &exchange.after(&start, mv)).0;
    captures.into_iter().map(|mv| (mv, value(mv))).collect()
}

fn best(captures: &[(Move, i32)]) -> Option<i32> {
    captures.iter().map(|&(_, value)| value).max()
}

#[test]
fn exchanges_match_the_reference_table() {
    for row in rows(include_str!("../data/exchange.csv")) {
        let at = position(&row[0]);
        let on = square(&row[1]);
        let us = at.side_to_move();
        for (side, column, tag) in [(us, 3, "xray_own"), (us.flip(), 4, "xray_opp")] {
            let found = with_batteries(&at, on, side, at.occupied());
            assert_eq!(found.direct.count().to_string(), row[column], "{row:?}");
            // The table also sees through kings.
            let is_tagged = row[13].contains(tag);
            assert!(is_tagged || found.behind.is_empty(), "{row:?}");
        }
        let columns = [(5, None), (7, Some(11)), (9, Some(12))];
        for (order, (column, moves)) in CaptureOrder::ALL.into_iter().zip(columns) {
            let captures = first_captures(&SHOGI, &at, on, order);
            let first = best(&captures).unwrap();
            assert_eq!(first.to_string(), row[column], "{order:?} {row:?}");
            // The command reads it from the trace of the same search.
            let asked = ["--square", &row[1], "--captures", order.name()];
            let told = answer(&[&["exchange", "--sfen", &row[0]][..], &asked].concat());
            assert_eq!(told["first_capture_value"].to_string(), row[column], "{order:?} {row:?}");
            assert_eq!(told["value"].to_string(), row[column + 1], "{order:?} {row:?}");
            assert_eq!(told["backed_up"][0], told["value"], "{order:?} {row:?}");
            assert_eq!(first.max(0).to_string(), row[column + 1], "{row:?}");
            if let Some(column) = moves {
                let mut tied: Vec<_> =
                    captures.iter().filter(|capture| capture.1 == first).collect();
                tied.sort_by_key(|capture| usi(capture.0));
                let tied: Vec<_> = tied.into_iter().map(|capture| usi(capture.0)).collect();
                assert_eq!(tied.join(" "), row[column], "{order:?} {row:?}");
                assert_eq!(told["first_moves"].as_array().map(Vec::len), Some(tied.len()));
            }
        }
    }
}

/// The gains of one line, summed up for Black, in which the least valuable attackers capture.
fn running(game: &Shogi, sfen: &str, on: &str) -> Vec<i32> {
    let exchange = Exchange { game, square: square(on), order: CaptureOrder::Geometric };
    let mut at = Exchanged::start(position(sfen));
    let mut running = vec![0];
    loop {
        let mut captures = Vec::new();
        exchange.moves(&at, &mut captures);
        let Some(&mv) = captures.first() else {
            return running;
        };
        assert_eq!(captures.len(), 1);
        at = exchange.after(&at, mv);
        running.push(at.gained.0);
    }
}

#[test]
fn exchanges_match_the_figures_of_the_books() {
    let yss = Shogi { values: YSS };
    assert_eq!(running(&yss, YSS_FIGURE_1, "6d"), [0, 100, -280, 50, -450, 100, -700, 250]);
    assert_eq!(running(&SHOGI, YSS_FIGURE_1, "64"), [0, 205, -1230, 0, -2050, 410, -3280, 820]);
    let at = position(YSS_FIGURE_1);
    for order in CaptureOrder::ALL {
        assert_eq!(best(&first_captures(&yss, &at, square("6d"), order)), Some(50));
    }
    let bishop_hangs = "lnsgkgsnl/1r5b1/ppppp2pp/5Bp2/9/2P4P1/PP1PPPP1P/7R1/LNSGKGSNL w P 6";
    let at = position(bishop_hangs);
    for order in CaptureOrder::ALL {
        assert_eq!(best(&first_captures(&SHOGI, &at, square("44"), order)), Some(3690));
    }
}

#[test]
fn empty_and_own_squares_and_kings_have_no_exchange() {
    let mut captures = Vec::new();
    let at = position("4k4/4R4/9/9/9/9/9/9/9 b - 1");
    for on in ["5a", "5b", "5e"] {
        for order in CaptureOrder::ALL {
            SHOGI.captures_on(&at, square(on), order, &mut captures);
        }
    }
    assert_eq!(captures, []);
    assert_eq!(SHOGI.capture_gain(&at, parse_usi_move("5b4b", &at).unwrap()), 0);
}

#[test]
fn the_king_captures_last_and_only_undefended_pieces() {
    let captures = |sfen: &str| {
        let at = position(sfen);
        let found = first_captures(&SHOGI, &at, square("5e"), CaptureOrder::Geometric);
        found.into_iter().map(|(mv, _)| usi(mv)).collect::<Vec<_>>()
    };
    assert_eq!(captures("9/9/9/9/4p4/4K4/9/9/9 b - 1"), ["5f5e"]);
    assert!(captures("9/9/9/4g4/4p4/4K4/9/9/9 b - 1").is_empty());
    assert_eq!(captures("9/9/9/9/4p4/4KR3/9/9/9 b - 1"), ["5f5e"]);
    assert_eq!(captures("9/9/9/9/4pG3/4K4/9/9/9 b - 1"), ["4e5e"]);
    // The rook behind it reaches the square as soon as the king has left its own.
    assert!(captures("9/9/9/9/4p4/4K4/9/9/4r4 b - 1").is_empty());
}

/// The brute force has its own table and its own rules of movement, and knows nothing of attackers:
/// it tries legal moves, or walks every piece forward to the square.
mod brute {
    use super::*;

    /// Value on the board and in hand (Usapyon), and that of its promotion.
    fn price(kind: PieceKind) -> (i32, i32, i32) {
        match kind {
            PieceKind::Pawn => (100, 105, 1200),
            PieceKind::Lance => (600, 630, 1200),
            PieceKind::Knight => (700, 735, 1200),
            PieceKind::Silver => (1000, 1050, 1200),
            PieceKind::Gold => (1200, 1260, 0),
            PieceKind::Bishop => (1800, 1890, 2000),
            PieceKind::Rook => (2000, 2100, 2200),
            PieceKind::King => (1_000_000, 0, 0),
            PieceKind::ProPawn => (1200, 105, 0),
            PieceKind::ProLance => (1200, 630, 0),
            PieceKind::ProKnight => (1200, 735, 0),
            PieceKind::ProSilver => (1200, 1050, 0),
            PieceKind::ProBishop => (2000, 1890, 0),
            PieceKind::ProRook => (2200, 2100, 0),
        }
    }

    fn walks_to(position: &Position, from: Square, to: Square) -> bool {
        let piece = position.piece_at(from).unwrap();
        let (files, ranks) = (
            i32::from(to.file()) - i32::from(from.file()),
            i32::from(from.rank()) - i32::from(to.rank()),
        );
        let forward = if piece.color() == Color::Black { ranks } else { -ranks };
        let side = files.abs();
        let is_straight = files == 0 || ranks == 0;
        let is_diagonal = files.abs() == ranks.abs();
        let is_next = files.abs().max(ranks.abs()) == 1;
        let is_free = || {
            let steps = files.abs().max(ranks.abs());
            (is_straight || is_diagonal)
                && (1..steps).all(|step| {
                    let file = i32::from(from.file()) + files / steps * step;
                    let rank = i32::from(from.rank()) - ranks / steps * step;
                    let between = Square::new(file as u8, rank as u8).unwrap();
                    position.piece_at(between).is_none()
                })
        };
        match piece.piece_kind() {
            PieceKind::Pawn => (side, forward) == (0, 1),
            PieceKind::Lance => files == 0 && forward > 0 && is_free(),
            PieceKind::Knight => (side, forward) == (1, 2),
            PieceKind::Silver => is_next && (forward == 1 || is_diagonal),
            PieceKind::King => is_next,
            PieceKind::Bishop => is_diagonal && is_free(),
            PieceKind::Rook => is_straight && is_free(),
            PieceKind::ProBishop => is_next || is_diagonal && is_free(),
            PieceKind::ProRook => is_next || is_straight && is_free(),
            _ => is_next && (forward == 1 || is_straight),
        }
    }

    fn walkers(position: &Position, to: Square, side: Color) -> Vec<Square> {
        Square::all()
            .filter(|&from| from != to)
            .filter(|&from| position.piece_at(from).is_some_and(|piece| piece.color() == side))
            .filter(|&from| walks_to(position, from, to))
            .collect()
    }

    fn kind_on(position: &Position, square: Square) -> PieceKind {
        position.piece_at(square).unwrap().piece_kind()
    }

    fn geometric(position: &Position, on: Square) -> Vec<Move> {
        let us = position.side_to_move();
        let mut moves = Vec::new();
        for from in walkers(position, on, us) {
            let kind = kind_on(position, from);
            let zone = |square: Square| match us {
                Color::Black => square.rank() <= 3,
                Color::White => square.rank() >= 7,
            };
            let promote = price(kind).2 > 0 && (zone(from) || zone(on));
            let mv = Move::Normal { from, to: on, promote };
            let mut after = position.clone();
            after.do_move(mv);
            if kind != PieceKind::King || walkers(&after, on, us.flip()).is_empty() {
                moves.push(mv);
            }
        }
        moves
    }

    /// The captures that `order` allows.
    fn captures(position: &Position, on: Square, order: CaptureOrder) -> Vec<Move> {
        let mut moves = match order {
            CaptureOrder::Geometric => geometric(position, on),
            _ => position.legal_moves(),
        };
        moves.retain(|mv| !mv.is_drop() && mv.to() == on);
        if order != CaptureOrder::Any {
            let price_of = |mv: &Move| {
                let (board, hand, _) = price(kind_on(position, mv.from().unwrap()));
                (board, hand)
            };
            let cheapest = moves.iter().map(price_of).min();
            moves.retain(|mv| Some(price_of(mv)) == cheapest);
        }
        moves
    }

    /// The gain of the side to move from the best first capture, after which both may stop.
    pub(super) fn first(position: &Position, on: Square, order: CaptureOrder) -> Option<i32> {
        let taken = price(kind_on(position, on));
        captures(position, on, order)
            .into_iter()
            .map(|mv| {
                let by = price(kind_on(position, mv.from().unwrap()));
                let promotion = if mv.is_promoting() { by.2 - by.0 } else { 0 };
                let mut after = position.clone();
                after.do_move(mv);
                let answer = first(&after, on, order).unwrap_or(0).max(0);
                taken.0 + taken.1 + promotion - answer
            })
            .max()
    }
}

#[test]
fn exchanges_equal_a_brute_force_search() {
    let mut compared = 0;
    let mut longer = 0;
    for (at, _) in random_games(11).step_by(2) {
        let us = at.side_to_move();
        for on in at.player_bb(us.flip()) {
            let attacked = attackers(&at, on, us, at.occupied());
            let is_king = at.king_square(us.flip()) == Some(on);
            if attacked.is_empty() || is_king {
                continue;
            }
            for order in CaptureOrder::ALL {
                let found = best(&first_captures(&SHOGI, &at, on, order));
                let expected = brute::first(&at, on, order);
                assert_eq!(found, expected, "{order:?} {} {}", to_sfen(&at), square_name(on));
            }
            compared += 1;
            longer += u32::from(attacked.count() > 1);
        }
        if compared >= 50_000 {
            break;
        }
    }
    assert!(longer > 5_000, "{longer}");
}

#[test]
fn material_equals_the_values_printed_by_the_engine() {
    for row in rows(include_str!("../data/material.csv")) {
        let at = position(&row[0]);
        assert_eq!(material(&at, &YANEURAOU).0.to_string(), row[3], "{row:?}");
    }
    let pawn_up = "lnsgkgsnl/1r5b1/ppppp2pp/5Bp2/9/2P4P1/PP1PPPP1P/7R1/LNSGKGSNL w P 6";
    assert_eq!(material(&position(pawn_up), &USAPYON), Score(205));
    let more = "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4";
    assert_eq!(material(&position(more), &USAPYON), Score(3890));
}

#[test]
fn a_capture_changes_material_by_its_gain() {
    for (at, _) in random_games(12).take(2_000) {
        for mv in at.legal_moves() {
            if at.piece_at(mv.to()).is_some() {
                let gain = SHOGI.capture_gain(&at, mv) * SHOGI.player(&at).sign();
                let after = material(&SHOGI.after(&at, mv), &USAPYON);
                assert_eq!(after, material(&at, &USAPYON) + gain, "{}", usi(mv));
            }
        }
    }
}

#[test]
fn a_finished_game_has_no_exchange() {
    // Black is mated; geometrically, the rook could take a pawn far away.
    let mated = parse_sfen("8R/k8/8p/9/9/9/4p4/4g4/4K4 b - 1").expect("a position");
    let standing = Material(USAPYON);
    let policy = BestExchange { standing, order: CaptureOrder::Geometric };
    let over = policy.value(&SHOGI, &mated, 1);
    assert_eq!(over, standing.value(&SHOGI, &mated, 1));
    assert_eq!(over, Score::lost(Player::Max, 1));
    // At the horizon the mate is not seen, and the exchange counts.
    let gain = best_exchange(&SHOGI, &mated, CaptureOrder::Geometric);
    assert_eq!(gain, 205 + 200); // A pawn, and the rook promotes.
    assert_eq!(policy.value(&SHOGI, &mated, 0), standing.value(&SHOGI, &mated, 0) + gain);
}

/// An exchange without a gain is not worth beginning.
#[test]
fn the_best_capture_exists_only_if_it_gains_something() {
    let (mut begins, mut ties) = (0, 0);
    for (at, _) in random_games(29).take(3_000) {
        for order in [CaptureOrder::Geometric, CaptureOrder::Cheapest] {
            let value = best_exchange(&SHOGI, &at, order);
            let first = best_capture(&SHOGI, &at, order);
            assert_eq!(first.map_or(0, |first| first.value), value);
            assert_eq!(first.is_some(), value != 0, "{}", to_sfen(&at));
            begins += usize::from(value != 0);
            let has_captures = !first_captures_anywhere(&at, order).is_empty();
            ties += usize::from(value == 0 && has_captures);
        }
    }
    assert!(begins > 500 && ties > 20, "{begins} {ties}");
}

/// The first captures of exchanges whose best result is zero.
fn first_captures_anywhere(at: &Position, order: CaptureOrder) -> Vec<Move> {
    let mut squares = Vec::new();
    SHOGI.targets(at, &mut squares);
    let all = squares.into_iter().flat_map(|on| first_captures(&SHOGI, at, on, order));
    all.filter(|&(_, value)| value == 0).map(|(mv, _)| mv).collect()
}

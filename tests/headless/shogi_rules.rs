//! The rules of shogi, against published counts and a second implementation.

use rsshogi::board as oracle;
use shogi_core::{Color, Hand, Move, PieceKind, Square};
use shunsai::{Bitboard, Position};
use yomisuji::formats::sfen::{parse_sfen, to_sfen};
use yomisuji::formats::usi::{parse_square, square_name, usi};
use yomisuji::game::Game;
use yomisuji::games::shogi::Shogi;
use yomisuji::games::shogi::attackers::{attackers, gives_check, in_check, with_batteries};
use yomisuji::games::shogi::legality::is_legal;
use yomisuji::games::shogi::perft::perft;
use yomisuji::games::shogi::values::USAPYON;

pub(crate) const SHOGI: Shogi = Shogi { values: USAPYON };

/// A deterministic pseudo-random generator (xorshift).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// A number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }
}

/// Positions of games of random legal moves, with the move that led to each.
pub(crate) fn random_games(seed: u64) -> impl Iterator<Item = (Position, Option<Move>)> {
    let mut random = Random(seed);
    let mut next = (Position::startpos(), None);
    std::iter::repeat_with(move || {
        let (mut position, last) = next.clone();
        let moves = position.legal_moves();
        let now = (position.clone(), last);
        next = if moves.is_empty() || position.ply() > 250 {
            (Position::startpos(), None)
        } else {
            let mv = moves[random.below(moves.len())];
            position.do_move(mv);
            (position, Some(mv))
        };
        now
    })
}

/// The rows of a table with comments and a header, which may quote a field.
pub(crate) fn rows(csv: &str) -> impl Iterator<Item = Vec<String>> {
    let lines = csv.lines().filter(|line| !line.starts_with('#')).skip(1);
    lines.map(|line| {
        let mut fields = vec![String::new()];
        let mut is_quoted = false;
        for c in line.chars() {
            match c {
                '"' => is_quoted = !is_quoted,
                ',' if !is_quoted => fields.push(String::new()),
                _ => fields.last_mut().unwrap().push(c),
            }
        }
        fields
    })
}

pub(crate) fn position(sfen: &str) -> Position {
    parse_sfen(sfen).unwrap_or_else(|error| panic!("{sfen}: {error}"))
}

pub(crate) fn square(name: &str) -> Square {
    parse_square(name).unwrap()
}

pub(crate) fn legal(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    SHOGI.moves(position, &mut moves);
    moves
}

#[test]
fn perft_matches_the_published_counts() {
    for row in rows(include_str!("../data/perft.csv")) {
        let [name, sfen, depth, nodes, _, check] = &row[..] else {
            panic!("{row:?}");
        };
        let position = position(sfen);
        let depth = depth.parse().unwrap();
        assert_eq!(perft(&position, depth).to_string(), *nodes, "{name}");
        if !check.is_empty() {
            let side = position.side_to_move();
            assert_eq!(in_check(&position, side), check == "1", "{name}");
        }
    }
    let start = Position::startpos();
    assert_eq!(perft(&start, 0), 1);
    assert_eq!(perft(&start, 2), 900);
    assert_eq!(perft(&start, 4), 719_731);
    let most = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1";
    assert_eq!(perft(&position(most), 1), 593);
    let matsuri = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";
    assert_eq!(perft(&position(matsuri), 2), 28_684);
}

#[test]
fn legal_moves_and_checks_match_the_reference_table() {
    for row in rows(include_str!("../data/rules.csv")) {
        let position = position(&row[0]);
        assert_eq!(legal(&position).len().to_string(), row[1], "{row:?}");
        assert_eq!(perft(&position, 2).to_string(), row[2], "{row:?}");
        let check = in_check(&position, position.side_to_move());
        assert_eq!(u8::from(check).to_string(), row[3], "{row:?}");
    }
}

#[test]
fn moves_are_generated_in_the_order_of_the_book() {
    let start: Vec<_> = legal(&Position::startpos()).into_iter().map(usi).collect();
    assert_eq!(start[..4], ["1g1f", "1i1h", "2g2f", "2h1h"]);
    let drop_rank = |kind| Hand::all_hand_pieces().position(|other| other == kind);
    let key = |mv: &Move| match *mv {
        Move::Normal { from, to, promote } => (0, from.index(), to.index(), u8::from(!promote)),
        Move::Drop { piece, to } => {
            let rank = drop_rank(piece.piece_kind()).unwrap();
            (1, rank as u8, to.index(), 0)
        }
    };
    for (position, _) in random_games(3).take(2_000) {
        let moves = legal(&position);
        assert!(moves.is_sorted_by_key(key), "{}", to_sfen(&position));
        assert_eq!(moves.len(), position.legal_moves().len());
        // Existing moves stay.
        let mut more = legal(&Position::startpos());
        SHOGI.moves(&position, &mut more);
        assert_eq!(more[30..], moves);
    }
}

/// The square of this index in the other crate, which numbers squares the same way.
fn oracle_square(square: Square) -> rsshogi::types::Square {
    rsshogi::types::Square::from_index(square.array_index())
}

fn oracle_attackers(
    position: &oracle::Position,
    square: Square,
    side: Color,
    occupied: rsshogi::types::Bitboard,
) -> Vec<usize> {
    let side = match side {
        Color::Black => rsshogi::types::Color::BLACK,
        Color::White => rsshogi::types::Color::WHITE,
    };
    position
        .attackers_to_color(side, oracle_square(square), occupied)
        .and(occupied)
        .iter()
        .map(rsshogi::types::Square::to_index)
        .collect()
}

#[test]
fn moves_and_attackers_agree_with_a_second_implementation() {
    let mut moves_seen = 0;
    for (position, _) in random_games(1).take(6_000) {
        let sfen = to_sfen(&position);
        let other = oracle::position_from_sfen(&sfen).unwrap();
        assert_eq!(other.to_sfen(None), sfen);

        let mut list = oracle::MoveList::new();
        rsshogi::movegen::generate_legal_all(&other, &mut list);
        let mut expected: Vec<_> = list.iter().map(|mv| mv.to_usi()).collect();
        let mut found: Vec<_> = legal(&position).into_iter().map(usi).collect();
        moves_seen += found.len();
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{sfen}");

        for target in Square::all() {
            for side in [Color::Black, Color::White] {
                let mut occupied = position.occupied();
                let mut other_occupied = rsshogi::types::Bitboard::default();
                occupied.for_each(|at| other_occupied.set(oracle_square(at)));
                // On the board as it is, and once more with these attackers lifted.
                for _ in 0..2 {
                    let found = attackers(&position, target, side, occupied);
                    let expected = oracle_attackers(&other, target, side, other_occupied);
                    let found_squares: Vec<_> = found.map(Square::array_index).collect();
                    assert_eq!(found_squares, expected, "{sfen} {}", square_name(target));
                    occupied &= !found;
                    found.for_each(|at| other_occupied.clear(oracle_square(at)));
                }
            }
        }
    }
    assert!(moves_seen > 250_000, "{moves_seen}");
}

#[test]
fn batteries_are_the_attackers_that_appear_when_others_leave() {
    for (position, _) in random_games(4).take(1_000) {
        let kings = position.piece_kind_bb(PieceKind::King);
        for target in Square::all() {
            let both = |occupied| {
                attackers(&position, target, Color::Black, occupied)
                    | attackers(&position, target, Color::White, occupied)
            };
            let mut occupied = position.occupied();
            let mut seen = Bitboard::EMPTY;
            while !(both(occupied) & !seen).is_empty() {
                seen |= both(occupied);
                occupied &= !(both(occupied) & !kings);
            }
            for side in [Color::Black, Color::White] {
                let found = with_batteries(&position, target, side, position.occupied());
                let direct = attackers(&position, target, side, position.occupied());
                assert_eq!(found.direct, direct);
                let behind = seen & position.player_bb(side) & !direct;
                assert_eq!(found.behind, behind, "{} {target:?}", to_sfen(&position));
            }
        }
    }
}

#[test]
fn gives_check_predicts_the_check() {
    for (position, _) in random_games(5).take(500) {
        for mv in legal(&position) {
            let after = SHOGI.after(&position, mv);
            assert_eq!(gives_check(&position, mv), after.in_check());
            assert!(is_legal(&position, mv));
        }
    }
}

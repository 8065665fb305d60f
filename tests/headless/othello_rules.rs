//! The rules of Othello against a plain mailbox board, on random games.

use yomisuji::game::{Game, Keyed};
use yomisuji::games::othello::{BoardSize, DiscSquare, Othello, OthelloMove, OthelloPosition};
use yomisuji::score::Player;

/// The discs that a disc of `side` would flip, by walking from square to square.
fn turned(at: &OthelloPosition, square: DiscSquare, side: Player) -> Vec<DiscSquare> {
    let mut all = Vec::new();
    if at.disc_at(square).is_some() {
        return all;
    }
    let side_length = at.size().side() as i8;
    for (right, down) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)] {
        let mut line = Vec::new();
        let (mut file, mut rank) = (square.file() as i8, square.rank() as i8);
        loop {
            file += right;
            rank += down;
            if !(0..side_length).contains(&file) || !(0..side_length).contains(&rank) {
                break;
            }
            let here = DiscSquare::at(file as u8, rank as u8).expect("on the board");
            match at.disc_at(here) {
                None => break,
                Some(player) if player == side => {
                    all.append(&mut line);
                    break;
                }
                Some(_) => line.push(here),
            }
        }
    }
    all.sort();
    all
}

#[test]
fn othello_rules_agree_with_a_plain_board() {
    let mut random = fastrand::Rng::with_seed(14);
    let (mut passes, mut ends, mut keys) = (0, 0, std::collections::HashMap::new());
    for game in 0..400 {
        let size = BoardSize::ALL[game % 2];
        let mut at = OthelloPosition::start(size);
        loop {
            let can = |side| -> Vec<_> {
                let all = size.squares();
                all.iter()
                    .filter(|&square| !turned(&at, square, side).is_empty())
                    .map(OthelloMove::Place)
                    .collect()
            };
            let (own, other) = (can(at.to_move()), can(at.to_move().other()));
            let expected = match (own.is_empty(), other.is_empty()) {
                (false, _) => own,
                (true, false) => vec![OthelloMove::Pass],
                (true, true) => Vec::new(),
            };
            let mut moves = Vec::new();
            Othello.moves(&at, &mut moves);
            assert_eq!(moves, expected, "{at}");
            assert_eq!(at.is_over(), moves.is_empty());
            assert_eq!(at.afloat(), None);
            let same = keys.entry(Othello.key(&at)).or_insert(at);
            assert_eq!(*same, at, "two positions have one key");
            for mv in &moves {
                let Some(square) = mv.square() else {
                    passes += 1;
                    continue;
                };
                let discs: Vec<_> = at.turned_by(square).iter().collect();
                assert_eq!(discs, turned(&at, square, at.to_move()), "{at} {square}");
                let after = Othello.after(&at, *mv);
                assert_eq!(after.placed(), at.placed() + 1);
                let mine = after.discs(at.to_move());
                assert_eq!(
                    mine.count() as usize,
                    at.discs(at.to_move()).count() as usize + 1 + discs.len()
                );
            }
            let Some(&mv) = random.choice(&moves) else {
                ends += 1;
                break;
            };
            let after = Othello.after(&at, mv);
            assert_ne!(after.to_move(), at.to_move());
            at = after;
        }
    }
    assert!(passes > 50 && ends == 400, "{passes} {ends}");
}

//! Which moves are worth reading: the move classes of YSS, against their own descriptions.

use std::collections::BTreeMap;
use std::sync::Arc;

use shogi_core::{Move, PieceKind, Square};
use shunsai::{Bitboard, Position};
use yomisuji::formats::sfen::{parse_sfen, to_sfen};
use yomisuji::formats::usi::usi;
use yomisuji::game::{CaptureOrder, Captures, Game, Selects};
use yomisuji::games::shogi::attackers::{attacked_from, attackers, gives_check, in_check};
use yomisuji::games::shogi::values::YSS;
use yomisuji::games::shogi::{Shogi, player_of};
use yomisuji::plausible::{
    ClassGroup, Judged, MOST_MOVES, MoveClass, Omission, PlausibleMoves, SHALLOW, judge,
};
use yomisuji::scenario::{LeafPolicy, PositionSetup, SubjectSetup};
use yomisuji::score::Score;
use yomisuji::search::{Algorithm, MoveFilter, exchange_on};
use yomisuji::subject::SubjectTree;
use yomisuji::trace::{Candidate, Phase, Replay};
use yomisuji::tree::{Growth, Kind, NodeId, Packed, Tree, Watch};

use crate::shogi_rules::{legal, position, random_games, square};

const GAME: Shogi = Shogi { values: YSS };

/// Figure 4 of the paper, as reconstructed in its lesson.
const FIGURE_4: &str = "l4gsnl/3s1k1b1/ppn1ppppp/2g6/2rpB4/1P7/P1NPPPPPP/4G1SR1/L1S1KG1NL b 2p 1";

/// Random positions, and some of games between programs.
fn positions() -> Vec<Position> {
    let mut all: Vec<_> = random_games(5).step_by(7).take(150).map(|(at, _)| at).collect();
    let games = include_str!("../data/middlegames.sfen");
    all.extend(games.lines().map(position));
    all
}

/// The position with the other side to move, via its text.
fn passed(at: &Position) -> Position {
    let text = to_sfen(at);
    let mut fields: Vec<_> = text.split(' ').collect();
    fields[1] = if fields[1] == "b" { "w" } else { "b" };
    let turned = fields.join(" ");
    parse_sfen(&turned).unwrap()
}

fn wins(at: &Position, square: Square) -> i32 {
    exchange_on(&GAME, at, square, CaptureOrder::Geometric).abs()
}

fn chosen(judged: &[Judged]) -> impl Iterator<Item = &Judged> {
    judged.iter().filter(|judged| judged.omitted.is_none())
}

fn of_class(judged: &[Judged], class: MoveClass) -> Vec<String> {
    let of_class = chosen(judged).filter(|judged| judged.class == Some(class));
    let mut moves: Vec<_> = of_class.map(|judged| usi(judged.mv)).collect();
    moves.sort();
    moves
}

#[test]
fn every_legal_move_is_judged_once_and_the_limits_hold() {
    let (mut full, mut counted, mut limited) = (0, BTreeMap::new(), 0);
    for at in positions() {
        for plies in [0, SHALLOW - 1, SHALLOW, 9] {
            let judged = judge(&at, plies);
            let mut moves: Vec<_> = judged.iter().map(|judged| usi(judged.mv)).collect();
            let mut expected: Vec<_> = legal(&at).into_iter().map(usi).collect();
            moves.sort();
            expected.sort();
            assert_eq!(moves, expected, "{}", to_sfen(&at));

            let selected: Vec<_> = chosen(&judged).collect();
            assert!(selected.len() <= MOST_MOVES);
            let is_over = judged.iter().any(|judged| judged.omitted == Some(Omission::OverMost));
            assert_eq!(is_over, is_over && selected.len() == MOST_MOVES);
            full += u32::from(is_over);
            for class in MoveClass::ALL {
                let count = selected.iter().filter(|judged| judged.class == Some(class)).count();
                assert!(count <= class.limit(), "{class:?}: {count} in {}", to_sfen(&at));
                assert!(count == 0 || plies < SHALLOW || class.group() != ClassGroup::Shallow);
                *counted.entry(class).or_insert(0) += count;
                limited += u32::from(count == class.limit());
            }
            // The search requests the same list.
            let asked = PlausibleMoves.select(&at, plies);
            let asked: Vec<_> =
                asked.iter().map(|one| (one.mv, one.class, one.provisional)).collect();
            let said = selected
                .iter()
                .filter_map(|judged| Some((judged.mv, judged.class?.number(), judged.provisional)));
            assert_eq!(asked, said.collect::<Vec<_>>(), "{}", to_sfen(&at));
            let sign = player_of(at.side_to_move()).sign();
            assert!(asked.is_sorted_by_key(|one| -one.2.0 * sign));
        }
    }
    assert!(full > 10 && limited > 10, "{full} {limited}");
    let never: Vec<_> = counted.iter().filter(|(_, count)| **count == 0).collect();
    assert!(never.is_empty() && counted.len() == MoveClass::ALL.len(), "{never:?}");
}

#[test]
fn attacked_squares_agree_with_the_attackers_of_each_square() {
    let mut reached = 0;
    for at in positions() {
        let occupied = at.occupied();
        for from in occupied {
            let piece = at.piece_at(from).unwrap();
            let targets = attacked_from(piece, from, occupied);
            for to in Square::all() {
                let by = attackers(&at, to, piece.color(), occupied);
                assert_eq!(targets.contains(to), by.contains(from), "{}", to_sfen(&at));
                reached += u32::from(targets.contains(to));
            }
        }
    }
    assert!(reached > 10_000);
}

#[test]
fn provisional_values_equal_the_exchange_on_the_square() {
    let mut losses = 0;
    for at in positions() {
        let sign = player_of(at.side_to_move()).sign();
        for judged in judge(&at, 0) {
            let taken = at.piece_at(judged.mv.to()).map_or(0, |piece| {
                let kind = piece.piece_kind();
                YSS.board(kind.unpromote().unwrap_or(kind))
            });
            let after = GAME.after(&at, judged.mv);
            let expected = taken - wins(&after, judged.mv.to());
            assert_eq!(judged.provisional.0 * sign, expected, "{judged:?}");
            losses += u32::from(expected < 0);
        }
    }
    assert!(losses > 1000);
    // Figure 1: taking the pawn on 6d is worth 50, and the knight takes.
    let figure = "ln5nl/2sr1gkb1/ppplgs1pp/3pppp2/2S6/2PRNBP2/PP1PPP1PP/5SGK1/5G1NL b - 1";
    let judged = judge(&position(figure), 0);
    let knight = judged.iter().find(|judged| usi(judged.mv) == "5f6d").unwrap();
    assert_eq!((knight.class, knight.provisional.0), (Some(MoveClass::Capture), 50));
}

#[test]
fn moves_of_attacking_classes_meet_their_definitions() {
    let (mut forks, mut worthless, mut pawns) = (0, 0, 0);
    for at in positions() {
        let judged = judge(&at, 9);
        let room = |class: MoveClass| of_class(&judged, class).len() < class.limit();
        let enemy = at.side_to_move().flip();
        for one in &judged {
            let Judged { mv, class, about, other, omitted, provisional } = *one;
            let value = provisional.0 * player_of(at.side_to_move()).sign();
            let takes = GAME.takes(&at, mv);
            let is_over = omitted == Some(Omission::OverMost);
            if takes && value > 0 && omitted != Some(Omission::NoPromotion) && !is_over {
                let is_capture = class == Some(MoveClass::Capture) && omitted.is_none();
                assert!(is_capture || !room(MoveClass::Capture), "{one:?}");
            }
            if class == Some(MoveClass::Capture) && omitted.is_none() {
                assert!(takes && value > 0, "{one:?}");
            }
            if class == Some(MoveClass::Promote) && omitted.is_none() {
                assert!(matches!(mv, Move::Normal { promote: true, .. }) && value >= 0);
            }
            if class != Some(MoveClass::GoFor) {
                continue;
            }
            let after = GAME.after(&at, mv);
            let again = passed(&after);
            let target = about.filter(|&target| {
                after.piece_at(target).is_some_and(|piece| piece.color() == enemy)
            });
            let hit = |square| {
                attackers(&after, square, at.side_to_move(), after.occupied()).contains(mv.to())
            };
            match omitted {
                None => {
                    let target = target.unwrap();
                    let kind = after.piece_at(target).unwrap().piece_kind();
                    assert!(kind != PieceKind::Pawn && kind != PieceKind::King);
                    assert!(hit(target) && wins(&again, target) > wins(&at, target), "{one:?}");
                    assert!(value >= 0);
                    if let Some(second) = other {
                        forks += 1;
                        let is_king = after.king_square(enemy) == Some(second);
                        assert!(hit(second) && (is_king || wins(&again, second) > 0));
                    }
                }
                Some(Omission::Worthless) => {
                    worthless += 1;
                    let target = target.unwrap();
                    assert!(wins(&again, target) <= wins(&at, target), "{one:?}");
                }
                Some(Omission::OnlyPawn) => {
                    pawns += 1;
                    let enemies = after.player_bb(enemy) & !at.piece_kind_bb(PieceKind::King);
                    let worthy = enemies & !at.piece_kind_bb(PieceKind::Pawn);
                    let is_new = |square| {
                        let before = attackers(&at, square, at.side_to_move(), at.occupied());
                        hit(square) && !mv.from().is_some_and(|from| before.contains(from))
                    };
                    assert!(!{ worthy }.any(is_new) && { enemies }.any(is_new), "{one:?}");
                }
                Some(_) => {}
            }
        }
    }
    assert!(forks > 10 && worthless > 100 && pawns > 100, "{forks} {worthless} {pawns}");
}

#[test]
fn each_defence_saves_a_piece_from_an_attacker() {
    let mut counted = BTreeMap::new();
    for at in positions() {
        let mover = at.side_to_move();
        let (checked, turned) = (in_check(&at, mover), passed(&at));
        for one in chosen(&judge(&at, 9)) {
            let class = one.class.unwrap();
            if class.group() != ClassGroup::Defence || class == MoveClass::ForestallDrop {
                continue;
            }
            *counted.entry(class).or_insert(0) += 1;
            let (saved, by) = (one.about.unwrap(), one.other.unwrap());
            if checked {
                assert_eq!(at.king_square(mover), Some(saved));
                continue;
            }
            let loss = wins(&turned, saved);
            assert!(loss > 0, "{one:?}");
            let after = GAME.after(&at, one.mv);
            let cost = -one.provisional.0 * player_of(mover).sign();
            let stands = after.piece_at(saved).is_some_and(|piece| piece.color() == mover);
            match class {
                MoveClass::Escape => assert!(one.mv.from() == Some(saved) && cost < loss),
                MoveClass::TakeAttacker => assert!(one.mv.to() == by && cost < loss),
                _ => {
                    assert!(stands && cost < loss - wins(&after, saved), "{one:?}");
                    let own = |at: &Position| attackers(at, saved, mover, at.occupied()).count();
                    assert!(class != MoveClass::Support || own(&after) > own(&at));
                }
            }
        }
    }
    assert_eq!(counted.len(), 5, "{counted:?}");
    assert!(counted.values().all(|&count| count > 3), "{counted:?}");
}

#[test]
fn in_check_every_answer_is_considered_and_a_mate_has_none() {
    let (mut checks, mut mates) = (0, 0);
    for at in random_games(11).map(|(at, _)| at).take(20_000) {
        if !in_check(&at, at.side_to_move()) {
            continue;
        }
        checks += 1;
        let judged = judge(&at, 9);
        mates += u32::from(judged.is_empty());
        assert_eq!(judged.is_empty(), chosen(&judged).count() == 0, "{}", to_sfen(&at));
        assert!(judged.iter().all(|one| one.omitted != Some(Omission::NoReason)), "{judged:?}");
    }
    assert!(checks > 500 && mates > 3, "{checks} {mates}");
}

#[test]
fn moves_of_shallow_classes_meet_their_definitions() {
    for at in positions() {
        let side = at.side_to_move();
        for one in chosen(&judge(&at, 0)) {
            let drops =
                |kind| matches!(one.mv, Move::Drop { piece, .. } if piece.piece_kind() == kind);
            let rank = one.mv.to().relative_rank(side);
            match one.class.unwrap() {
                MoveClass::HangPawn => assert!(drops(PieceKind::Pawn) && (2..=4).contains(&rank)),
                MoveClass::DropBig => {
                    assert!((drops(PieceKind::Rook) || drops(PieceKind::Bishop)) && rank <= 3);
                }
                MoveClass::StrikePawn => {
                    let head = one.about.unwrap();
                    let hit = attackers(
                        &GAME.after(&at, one.mv),
                        head,
                        side,
                        at.occupied() | Bitboard::single(one.mv.to()),
                    );
                    assert!(drops(PieceKind::Pawn) && hit.contains(one.mv.to()));
                }
                MoveClass::Check => assert!(gives_check(&at, one.mv)),
                MoveClass::TakeAnyway => assert!(GAME.takes(&at, one.mv)),
                MoveClass::Random => assert!(!one.mv.is_drop()),
                _ => {}
            }
        }
    }
}

#[test]
fn the_start_position_has_only_shallow_candidates() {
    let start = Position::startpos();
    assert!(PlausibleMoves.select(&start, SHALLOW).is_empty());
    let groups = PlausibleMoves.select(&start, 0).into_iter();
    let mut shallow = groups.map(|one| MoveClass::of_number(one.class).unwrap());
    assert!(shallow.all(|class| class == MoveClass::Random));
    // A rook has six moves, and two of them are drawn.
    let of_rook = PlausibleMoves.select(&start, 0);
    let of_rook = of_rook.iter().filter(|one| one.mv.from() == Some(square("2h")));
    assert_eq!(of_rook.count(), 2);
}

#[test]
fn without_the_bishop_figure_4_supports_the_knight_or_moves_it() {
    let without = FIGURE_4.replace("2rpB4", "2rp5");
    let judged = judge(&position(&without), 9);
    let supports = ["5h6h", "5i6h", "7i6h", "7i7h", "7i8h"];
    assert_eq!(of_class(&judged, MoveClass::Support), supports);
    assert_eq!(of_class(&judged, MoveClass::Escape), ["7g6e", "7g8e"]);
    let support = chosen(&judged).find(|one| usi(one.mv) == "7i7h").unwrap();
    let threat = (support.about, support.other);
    assert_eq!(threat, (Some(square("7g")), Some(square("7e"))));
    // With the bishop there is no immediate threat, which is the point of the paper.
    let judged = judge(&position(FIGURE_4), 9);
    let is_defence =
        |one: &Judged| one.class.is_some_and(|class| class.group() == ClassGroup::Defence);
    assert!(chosen(&judged).all(|one| !is_defence(one)));
}

#[test]
fn drops_forestall_the_fork_of_figure_5() {
    let sfen = "lns1l1knl/1r3sg2/p4g1pp/1pppppp2/7P1/2PPPPP1P/PP1S2NB1/2RSG4/LN2K4 w Bg 50";
    let mut at = position(sfen);
    at.do_move(yomisuji::formats::usi::parse_usi_move("8b6b", &at).unwrap());
    let judged = judge(&at, 9);
    let forestalled = of_class(&judged, MoveClass::ForestallDrop);
    for drop in ["B*1e", "B*1g", "B*2f"] {
        assert!(forestalled.contains(&drop.to_owned()), "{drop}: {forestalled:?}");
    }
}

/// The value of a node by minimax over the tree.
fn by_hand(tree: &Tree, at: NodeId) -> i32 {
    let node = tree.node(at);
    let sign = node.player.sign();
    let values = tree.children(at).map(|child| by_hand(tree, child) * sign);
    values.max().map_or(node.value.0, |best| best * sign)
}

#[test]
fn a_reading_by_classes_tries_its_candidates_with_reasons() {
    let (mut told, mut deep, mut stops, mut mates) = (0, 0, 0, 0);
    let games = random_games(23).step_by(31).map(|(at, _)| to_sfen(&at));
    for sfen in games.take(12).chain([FIGURE_4.to_owned()]) {
        let setup = PositionSetup {
            depth: 3,
            filter: MoveFilter::Yss,
            leaf: LeafPolicy::Static,
            from_root: false,
            ..PositionSetup::of_ones_own(sfen.clone())
        };
        let every = PositionSetup { growth: Growth::Every, ..setup.clone() };
        let grow = |setup: &PositionSetup, algorithm| {
            let subject = SubjectSetup::Position(setup.clone());
            subject.grow(algorithm, Watch::cap(60_000)).unwrap()
        };
        let all = grow(&every, Algorithm::QuiescenceAlphaBeta);
        assert!(all.tree.is_finished(), "{sfen}");
        let truth = by_hand(&all.tree, NodeId::ROOT);
        mates += u32::from(Score(truth).is_mate());
        for algorithm in [Algorithm::QuiescenceAlphaBeta, Algorithm::Engine] {
            let SubjectTree { tree, run, shogi, .. } = grow(&setup, algorithm);
            let (tree, run) = (Arc::new(tree), Arc::new(run.unwrap()));
            let mut replay = Replay::new(tree.clone(), run);
            replay.seek(usize::MAX);
            assert_eq!(replay.node(NodeId::ROOT).value(), Some(Score(truth)), "{sfen}");
            for node in (0..tree.len() as u32).map(NodeId) {
                let kind = tree.node(node).kind;
                if kind != Kind::Inner || replay.node(node).phase() == Phase::Unvisited {
                    continue;
                }
                let plies = tree.path(node).len() - 1;
                let at = shogi.as_ref().unwrap().position(&tree, node);
                let mut read = Vec::new();
                for child in tree.children(node) {
                    if tree.node(child).kind == Kind::Decline {
                        assert!(plies >= SHALLOW && !in_check(&at, at.side_to_move()));
                        stops += 1;
                        continue;
                    }
                    let notes = replay.notes(child).expect("every candidate is told");
                    let Candidate { class, provisional, .. } = notes.candidate.unwrap();
                    let mv = Move::unpack(tree.node(child).mv).unwrap();
                    read.push((mv, class, provisional.unwrap()));
                    told += 1;
                    deep += u32::from(plies >= SHALLOW);
                }
                let expected = PlausibleMoves.select(&at, plies).into_iter();
                let mut expected: Vec<_> =
                    expected.map(|one| (one.mv, one.class, one.provisional)).collect();
                let by_name = |one: &(Move, u8, Score)| usi(one.0);
                read.sort_by_key(by_name);
                expected.sort_by_key(by_name);
                assert_eq!(read, expected, "{sfen}");
            }
        }
    }
    assert!(told > 1000 && deep > 100 && stops > 20, "{told} {deep} {stops} {mates}");
}

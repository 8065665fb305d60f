//! The meanings of the phrases in listings.
//!
//! Squares are numbers as on the book's board, the file in the upper four bits and the rank in the
//! lower. So are pieces: White's are 16 higher than Black's.

use shogi_core::{Color, Hand, Move, Piece, PieceKind, Square};
use shunsai::{Bitboard, Position};

use super::interpreter::Ask;
use super::scope::{Named, Scope};
use super::step::Overflow;
use eval::material::material;
use eval::othello::turtle::{digit_of, pattern_index};
use eval::{Evaluation, EvaluationTerm, Fine, TermKind};
use formats::usi::parse_usi_move;
use game::{CaptureOrder, Captures, Checks, Game};
use games::board::PieceSigns;
use games::othello::{DiscSquare, OthelloPosition};
use games::shogi::attackers::{attackers, in_check, with_batteries};
use games::shogi::legality::{BrokenRule, broken_rule};
use games::shogi::notation::{kind_name, move_name, side_mark, square_name_in, square_with_piece};
use games::shogi::player_of;
use games::shogi::setup::passed;
use games::shogi::values::{PieceValues, USAPYON, VALUED_KINDS, YSS};
use language::{Language, Phrase, Texts, Words, signed};
use score::Score;
use search::{best_exchange, exchange_on};
use tree::{Kind, NodeId, Tree};

/// What a listing about shogi works with.
#[derive(Clone)]
pub(super) struct ListingBoard {
    at: Position,
    /// The position where moves are made.
    now: Position,
    /// The moves that are tried, or the one that is made.
    moves: Vec<Move>,
    /// The attackers of Black and of White.
    rows: [Vec<(Square, PieceKind)>; 2],
    /// The captures in turn: the side, and Black's gain before it.
    turns: Vec<(Color, i64)>,
    terms: Vec<EvaluationTerm>,
}

impl ListingBoard {
    pub(super) fn new(at: Position) -> Self {
        let rows = [Vec::new(), Vec::new()];
        let (moves, turns, terms) = (Vec::new(), Vec::new(), Vec::new());
        Self { now: at.clone(), at, moves, rows, turns, terms }
    }
}

/// White's rook in hand, the last kind of the book.
pub(super) const EHI: i64 = 16 + PieceKind::Rook as i64;

fn piece(number: i64) -> Option<Piece> {
    let kind = PieceKind::from_u8(u8::try_from(number % 16).ok()?)?;
    Some(Piece::new(kind, if number < 16 { Color::Black } else { Color::White }))
}

fn with_mark(piece: Piece) -> Named {
    let mark = side_mark(piece.color());
    Named::new(piece.as_u8().into(), |language| {
        format!("{mark}{}", kind_name(piece.piece_kind(), language))
    })
}

fn square(number: i64) -> Option<Square> {
    Square::new(u8::try_from(number >> 4).ok()?, u8::try_from(number & 0xf).ok()?)
}

fn place(square: Square) -> Named {
    let number = i64::from(square.file()) * 16 + i64::from(square.rank());
    Named::new(number, |language| square_name_in(square, language).to_owned())
}

fn place_with_piece(square: Square, at: &Position) -> Named {
    let name = |language| {
        square_with_piece(square, at.piece_at(square), language, PieceSigns::of(language))
    };
    Named { name: Some(Words::in_each(name)), ..place(square) }
}

fn kind(kind: PieceKind) -> Named {
    Named::new(0, |language| kind_name(kind, language).to_owned())
}

/// A side by its mark; positive for Black.
fn side(side: Color) -> Named {
    Named::new(sign(side), |_| side_mark(side).to_string())
}

fn sign(side: Color) -> i64 {
    player_of(side).sign().into()
}

/// The side that a phrase is about.
fn side_in(phrase: &str) -> Color {
    if phrase.contains("White") { Color::White } else { Color::Black }
}

fn legal_moves(at: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    Evaluation::Usapyon.game().moves(at, &mut moves);
    moves
}

fn exchange(at: &Position, square: Square) -> i32 {
    exchange_on(&Evaluation::Usapyon.game(), at, square, CaptureOrder::Geometric)
}

/// Of the listings that count a position.
pub(super) fn counting(board: &mut ListingBoard, asked: Ask, scope: &mut Scope) -> Option<Named> {
    let at = &board.at;
    let worth = |number, value: fn(&PieceValues, PieceKind) -> i32| {
        piece(number).map_or(0, |of| sign(of.color()) * i64::from(value(&USAPYON, of.piece_kind())))
    };
    let held = |number| {
        let count = piece(number).and_then(|of| at.hand(of.color()).count(of.piece_kind()));
        count.map_or(0, i64::from)
    };
    Some(match asked {
        // The board that is set up, for the first time or again.
        ("board", []) => {
            let round: Phrase = match scope.get("round") {
                None => Texts::listing_kept_value_first,
                Some(_) => Texts::listing_kept_value_second,
            };
            scope.set("round", Named::new(0, |language| round(language.texts())));
            scope.set("value", scope.number("value"));
            Named::default()
        }
        ("board", &[number]) => {
            let piece = square(number).and_then(|square| at.piece_at(square));
            piece.map_or(0, Piece::as_u8).into()
        }
        ("file", &[number]) => Named::new(number, |_| format!("{number:#04x}")),
        ("piece_value", &[piece]) => worth(piece, PieceValues::board).into(),
        ("hand_value", &[piece]) => worth(piece, PieceValues::hand).into(),
        ("count", given) => {
            let kind = given.first().copied().unwrap_or(scope.number("kind"));
            scope.set("held", held(kind));
            held(kind).into()
        }
        ("kind of piece in hand" | "kind from Black's pawn", []) => {
            let sides = [Color::Black, Color::White].into_iter();
            Named::rounds(sides.flat_map(|side| {
                let kinds = Hand::all_hand_pieces().map(move |kind| Piece::new(kind, side));
                kinds.map(|piece| [("kind", with_mark(piece))])
            }))
        }
        ("EHI (White's rook)", []) => EHI.into(),
        ("the pieces on the board", []) => {
            let pieces = Square::all().filter_map(|square| at.piece_at(square));
            let values = pieces.map(|piece| worth(piece.as_u8().into(), PieceValues::board));
            values.sum::<i64>().into()
        }
        ("everything on the board and in hand", []) => material(at, &USAPYON).0.into(),
        ("make the table of attacks", []) => Named::default(),
        _ => return None,
    })
}

/// Of the listing that makes moves: a pawn and a rook are dropped, and a rook moves.
pub(super) fn making(board: &mut ListingBoard, asked: Ask, scope: &mut Scope) -> Option<Named> {
    if asked == ("move", &[]) {
        if let Some(mv) = board.moves.pop() {
            board.now.do_move(mv);
        }
        let number = scope.index("move");
        let mv = parse_usi_move(["P*5f", "R*8b", "1i1h"].get(number)?, &board.now).ok()?;
        board.moves.push(mv);
        if number == 0 {
            scope.set("value", material(&board.now, &USAPYON).0);
            // What remains in `from` of the move before is, at the first move, its own.
            let from = making(board, ("move.from", &[]), scope)?;
            scope.set("from", from);
        }
        let name = |language| move_name(&board.now, None, mv, language);
        return Some(Named::new(scope.number("move") + 1, name));
    }
    let (&mv, now) = (board.moves.last()?, &board.now);
    Some(match (asked, mv) {
        (("move.from", []), Move::Normal { from, .. }) => place(from),
        (("move.from", []), Move::Drop { piece, .. }) => Named::new(-1, |language| {
            let kind = kind_name(piece.piece_kind(), language);
            language.texts().listing_bare_origin_said_in_hand(kind)
        }),
        (("a hand", &[origin]), _) => Named::answer(origin < 0),
        (("move.piece", []), _) => {
            let piece = match mv {
                Move::Normal { from, .. } => now.piece_at(from)?,
                Move::Drop { piece, .. } => piece,
            };
            scope.set("piece", with_mark(piece));
            with_mark(piece)
        }
        (("something is taken", []), _) => Named::answer(now.piece_at(mv.to()).is_some()),
        _ => return counting(board, asked, scope),
    })
}

/// Of the listing that sorts the attackers of 6d.
pub(super) fn sorting(board: &mut ListingBoard, asked: Ask, scope: &mut Scope) -> Option<Named> {
    let (at, target) = (&board.at, Square::SQ_6D);
    let row = &mut board.rows[usize::from(scope.number("side") < 0)];
    let kind_at = |number: i64| Some(row.get(usize::try_from(number).ok()?)?.1);
    let indices = |from: i64, to: usize, name| {
        let to = i64::try_from(to).unwrap_or(0);
        Named::rounds((from..to).map(|number| [(name, number.into())]))
    };
    Some(match asked {
        ("Black's row" | "White's row", []) => {
            let of = side_in(asked.0);
            let found = with_batteries(at, target, of, at.occupied());
            // By square, those behind others included.
            board.rows[usize::from(of == Color::White)] = (found.direct | found.behind)
                .filter_map(|from| Some((from, at.piece_at(from)?.piece_kind())))
                .collect();
            scope.set("side", side(of));
            Named::default()
        }
        ("i from 0", []) => indices(0, row.len().saturating_sub(1), "i"),
        ("j > i", []) => indices(scope.number("i") + 1, row.len(), "j"),
        ("first", &[number]) => Named { number, ..kind(kind_at(number)?) },
        ("value", &[number]) => {
            let kind = kind_at(number)?;
            let value = YSS.board(kind);
            // The two that were asked for last are compared.
            scope.set("new", scope.get("old").cloned().unwrap_or_default());
            let name = |language| format!("{} {value}", kind_name(kind, language));
            scope.set("old", Named::new(0, name));
            value.into()
        }
        ("swap i and first", []) => {
            row.swap(scope.index("i"), scope.index("first"));
            let name = |language| {
                let kinds = row.iter().map(|&(_, kind)| kind_name(kind, language));
                kinds.collect::<Vec<_>>().join(" ")
            };
            scope.set("row", Named::new(0, name));
            Named::default()
        }
        ("take in turn, each with the first of its row that can move", []) => {
            let mut occupied = at.occupied();
            let mut stands = at.piece_at(target)?.piece_kind();
            let (mut of, mut gained) = (at.side_to_move(), 0);
            Named::rounds(std::iter::from_fn(|| {
                let can_move = attackers(at, target, of, occupied);
                let row = &mut board.rows[usize::from(of == Color::White)];
                let next = row.iter().position(|&(from, _)| can_move.contains(from))?;
                let (from, taker) = row.remove(next);
                board.turns.push((of, gained));
                gained += sign(of) * i64::from(YSS.board(stands.unpromote().unwrap_or(stands)));
                let (gained, side) = (("gained", gained.into()), ("side", side(of)));
                occupied &= !Bitboard::single(from);
                (of, stands) = (of.flip(), taker);
                Some([gained, side, ("from", place(from)), ("kind", kind(taker))])
            }))
        }
        ("from the end: the better of taking and stopping", []) => {
            let mut value = scope.number("gained");
            Named::rounds(board.turns.iter().rev().map(|&(of, before)| {
                value = sign(of) * (sign(of) * value).max(sign(of) * before);
                [("value", value.into()), ("gained", before.into()), ("side", side(of))]
            }))
        }
        ("that value", []) => scope.get("value")?.clone(),
        _ => return None,
    })
}

/// Of the listings about the attackers of 5e, and the exchange there.
pub(super) fn gathering(board: &mut ListingBoard, asked: Ask, scope: &mut Scope) -> Option<Named> {
    /// Of a knight's move in files and ranks; the first two are Black's.
    const DIRECTIONS: [(i32, i32); 4] = [(1, -2), (-1, -2), (-1, 2), (1, 2)];
    let (at, target) = (&board.at, Square::SQ_5E);
    let of = side_in(asked.0);
    let is_theirs = |square| at.piece_at(square).is_some_and(|piece| piece.color() == of);
    let attackers = attackers(at, target, of, at.occupied());
    Some(match asked {
        ("square", []) => place(target),
        ("of a knight's 4 directions", []) => {
            Named::rounds((1_i64..).zip(DIRECTIONS).map(|(number, (files, ranks))| {
                let [across, down] = [files, ranks].map(|step| signed(Score(step)));
                let name = |_| format!("({across}, {down})");
                let direction = Named::new((files * 16 + ranks).into(), name);
                [("direction", direction), ("number", number.into())]
            }))
        }
        ("a knight of Black's attacks" | "a knight of White's attacks", []) => {
            let knights = attackers & at.piece_kind_bb(PieceKind::Knight);
            let from = square(place(target).number - scope.number("direction"));
            Named::answer(from.is_some_and(|from| knights.contains(from)))
        }
        ("origin", &[number]) => match square(number) {
            Some(square) => place_with_piece(square, at),
            None => Named::new(number, |_| String::new()),
        },
        ("put what stands there into White's row", []) => {
            let is_there = square(scope.number("origin")).is_some_and(is_theirs);
            scope.set("in White's row", i32::from(is_there));
            Named::default()
        }
        // White, who is to move, needs something to take with.
        ("the exchange of both rows", []) => match scope.number("in White's row") {
            0 => 0.into(),
            _ => exchange(at, target).into(),
        },
        ("does the piece there belong to White?" | "does it belong to Black?", []) => {
            Named::answer(is_theirs(target))
        }
        ("Black has attackers" | "White has attackers", []) => Named::answer(!attackers.is_empty()),
        ("put what stands there into Black's row" | "Kyokumen" | "a copy of this position", []) => {
            Named::default()
        }
        ("value now", []) => Evaluation::Usapyon.value(at).0.into(),
        ("now.GainMax(…)" | "now.GainMin(…)", []) => {
            (Evaluation::Usapyon.value(at).0 + exchange(at, target)).into()
        }
        _ => return None,
    })
}

/// Of the listings that try moves, or look at squares.
pub(super) fn trying(board: &mut ListingBoard, asked: Ask, scope: &mut Scope) -> Option<Named> {
    let game = Evaluation::Usapyon.game();
    let at = &board.at;
    let mv = board.moves.get(scope.index("this one")).copied();
    let after = || Some(game.after(at, mv?));
    let here = || square(scope.number("square"));
    let sign = player_of(at.side_to_move()).sign();
    let is_enemy = |piece: Piece| piece.color() != at.side_to_move();
    Some(match asked {
        ("legal move" | "check, dropped pawns included", []) => {
            let mut moves = legal_moves(at);
            if asked.0 != "legal move" {
                moves.retain(|&mv| game.gives_check(at, mv));
                moves.extend(forbidden_mates(at));
            }
            let rounds = Named::rounds((0..).zip(&moves).map(|(number, &mv)| {
                let name = |language| move_name(at, None, mv, language);
                [("this one", Named::new(number, name))]
            }));
            board.moves = moves;
            rounds
        }
        ("the position after it", []) => scope.get("this one")?.clone(),
        ("value of kk", []) => Evaluation::Usapyon.value(&after()?).0.into(),
        ("value of kk for side", []) => (Evaluation::Usapyon.value(&after()?).0 * sign).into(),
        ("BestEval(opponent)", []) => {
            // Never negative for the side to move, which is the opponent.
            let lost = best_exchange(&game, &after()?, CaptureOrder::Geometric).abs();
            scope.set("lost", lost);
            lost.into()
        }
        ("what the opponent wins on each square", []) => {
            let (after, mut squares) = (after()?, Vec::new());
            game.targets(&after, &mut squares);
            let wins = squares.into_iter().map(|square| exchange(&after, square).abs());
            Named::rounds(wins.map(|wins| [("it", wins.into())]))
        }
        ("the opponent has no move in kk", []) => {
            let replies = legal_moves(&after()?).len();
            scope.set("replies", i64::try_from(replies).ok()?);
            Named::answer(replies == 0)
        }
        ("it was a dropped pawn", []) => Named::answer(matches!(
            mv?,
            Move::Drop { piece, .. } if piece.piece_kind() == PieceKind::Pawn
        )),
        ("square of the board", []) => {
            Named::rounds(Square::all().map(|square| [("square", place_with_piece(square, at))]))
        }
        ("it holds no piece of side's", []) => {
            Named::answer(at.piece_at(here()?).is_none_or(is_enemy))
        }
        ("it holds a piece of the opponent's", []) => {
            Named::answer(at.piece_at(here()?).is_some_and(is_enemy))
        }
        ("EvalGain(square)", []) => (exchange(at, here()?) * sign).into(),
        _ => return None,
    })
}

/// The same where positions are valued in relation to the first.
pub(super) fn comparing(board: &mut ListingBoard, asked: Ask, scope: &mut Scope) -> Option<Named> {
    let value = trying(board, asked, scope)?;
    if asked.0 != "value of kk for side" {
        return Some(value);
    }
    let before = Evaluation::Usapyon.value(&board.at).0;
    Some((value.number - i64::from(before) * sign(board.at.side_to_move())).into())
}

/// Pawn drops that are illegal because they would mate.
fn forbidden_mates(at: &Position) -> impl Iterator<Item = Move> {
    let piece = Piece::new(PieceKind::Pawn, at.side_to_move());
    let drops = Square::all().map(move |to| Move::Drop { piece, to });
    drops.filter(|&mv| {
        let is_forbidden = broken_rule(at, mv) == Some(BrokenRule::PawnDropMate);
        is_forbidden && !in_check(at, at.side_to_move())
    })
}

/// Of the listing with a table of 16-bit numbers. Points are in 2⁻²⁰, as in [`Fine`].
pub(super) fn table(board: &mut ListingBoard, asked: Ask, scope: &mut Scope) -> Option<Named> {
    /// The scale of table entries, relative to points.
    const SCALE: f64 = 32.0;
    if board.terms.is_empty() {
        board.terms = Evaluation::Material8.terms(&board.at);
    }
    let sum = |square: Option<Square>, kinds: &[TermKind]| {
        let terms = board.terms.iter().filter(|term| kinds.contains(&term.kind));
        let terms = terms.filter(|term| square.is_none() || term.square == square);
        terms.map(|term| term.value).sum::<Fine>()
    };
    let kinds: &[TermKind] = match asked.0 {
        "attacks" => &[TermKind::Attack, TermKind::Defence],
        "discount" => &[TermKind::Discount],
        "supports" => &[TermKind::Support, TermKind::Attacked],
        "king's surroundings" => &[TermKind::KingNeighbourhood],
        "king's square" => &[TermKind::KingSquare],
        _ => &[],
    };
    Some(match asked {
        _ if !kinds.is_empty() => sum(square(scope.number("square")), kinds).0.into(),
        ("square of the board", []) => {
            Named::rounds(Square::all().map(|square| [("square", place(square))]))
        }
        ("points", &[points]) => Named::new(points, |_| Fine(points).said()),
        ("int16" | "int32", &[number]) => {
            let exact = i32::try_from(Fine(number).truncated(1)).ok()?;
            scope.set("exact", exact);
            // Of 16 bits the lower ones are kept, as a signed number.
            let lower = ((exact + 0x8000) & 0xffff) - 0x8000;
            let entry = if asked.0 == "int16" { lower } else { exact };
            if entry != exact && scope.overflow.is_none() {
                let [stored, least, most] =
                    [entry, i16::MIN.into(), i16::MAX.into()].map(|entry| f64::from(entry) / SCALE);
                let exact = Fine(number).units() / SCALE;
                scope.overflow = Some(Overflow { exact, stored, least, most });
            }
            entry.into()
        }
        ("material", []) => {
            let material = sum(None, &[TermKind::Piece, TermKind::Hand]).rounded();
            scope.set("material", material);
            material.into()
        }
        _ => return None,
    })
}

/// Of a passage that is played out, as far as its moves are possible.
pub(super) fn passage(board: &mut ListingBoard, asked: Ask, scope: &mut Scope) -> Option<Named> {
    let (first, now) = (board.at.side_to_move(), &mut board.now);
    let Some(text) = asked.0.strip_prefix('“') else {
        return Some(match asked {
            ("Black" | "White", []) => side(side_in(asked.0)),
            ("who searches", []) => side(first),
            ("the other side", []) => side(first.flip()),
            ("the number of moves made", []) => scope.number("moves made").into(),
            _ => return None,
        });
    };
    if scope.get("so").is_some_and(|so| so.number == 0) {
        return Some(Named::rounds::<0>([])); // Nothing is possible any more.
    }
    scope.set("side", side(now.side_to_move()));
    if text.starts_with("gote passes") {
        *now = passed(now);
        return Some(Named::default());
    }
    let played = text.strip_prefix("after sente has played ");
    if played.is_some() && scope.number("sente") != scope.number("side") {
        *now = passed(now); // The text lets this side move.
        scope.set("side", side(now.side_to_move()));
    }
    let (to, letter) = played.unwrap_or(text).split_at_checked(2)?;
    let to = square(i64::from_str_radix(to, 16).ok()?)?;
    let kind =
        VALUED_KINDS.into_iter().find(|&kind| letter.starts_with(kind_name(kind, Language::En)))?;
    // A board move comes before a drop.
    let mv = legal_moves(now).into_iter().find(|&mv| {
        let moved = match mv {
            Move::Normal { from, promote: false, .. } => now.piece_at(from),
            Move::Normal { .. } => None,
            Move::Drop { piece, .. } => Some(piece),
        };
        mv.to() == to && moved.is_some_and(|piece| piece.piece_kind() == kind)
    });
    scope.set("so", Named::answer(mv.is_some()));
    if let Some(mv) = mv {
        scope.set("moves made", scope.number("moves made") + 1);
        scope.set("move", Named::new(0, |language| move_name(now, None, mv, language)));
        now.do_move(mv);
    }
    Some(Named::default())
}

/// Of the listing that takes the digits out of an index.
pub(super) fn digits(at: &mut OthelloPosition, asked: Ask, _: &mut Scope) -> Option<Named> {
    /// The rank of the pattern, from 0 at the top.
    const RANK: u8 = 3;
    Some(match asked {
        ("index", []) => {
            let squares = (0..8).filter_map(|file| DiscSquare::at(file, RANK));
            let digits: Vec<_> = squares.map(|square| digit_of(at.disc_at(square))).collect();
            pattern_index(&digits).into()
        }
        ("eight times", []) => {
            let files = ('a'..='h').rev();
            Named::rounds(files.map(|file| [("file", Named::new(0, |_| file.to_string()))]))
        }
        ("brought to −1, 0 or +1", &[2]) => (-1).into(),
        ("brought to −1, 0 or +1", &[-2]) => 1.into(),
        ("brought to −1, 0 or +1", &[digit]) => digit.into(),
        _ => return None,
    })
}

/// What a table holds of a node before it is stored: no value.
const NOTHING: i64 = -9999;

/// Of the listings of minimax and alpha-beta.
pub(super) fn nodes(tree: &mut Tree, asked: Ask, scope: &mut Scope) -> Option<Named> {
    let here = NodeId(u32::try_from(scope.number("node")).ok()?);
    let player = tree.node(here).player;
    // The values of these trees are whole; where chance moves, they are counted in parts.
    let whole = |id| i64::from(tree.node(id).value.0) / i64::from(tree.parts());
    let children = |at, name| Named::rounds(tree.children(at).map(|child| [(name, node(child))]));
    Some(match asked {
        ("moves", []) => children(NodeId::ROOT, "next position"),
        ("root", []) => node(NodeId::ROOT),
        ("table", &[_]) | ("nothing", []) => NOTHING.into(),
        ("leaves", []) => 0.into(),
        ("leaves", &[count]) => Named::new(count, |_| count.to_string()),
        ("a leaf", &[at]) => {
            let at = NodeId(u32::try_from(at).ok()?);
            Named::answer(tree.children(at).len() == 0)
        }
        ("the value of the leaf for the side to move", []) => {
            (tree.node(here).value.0 * player.sign()).into()
        }
        ("child, from the left", []) => children(here, "child"),
        ("chance moves at node", []) => Named::answer(tree.node(here).kind == Kind::Chance),
        ("the most the rest can add", []) => {
            // Half of the greatest leaf for each child that has not been read.
            let child = NodeId(u32::try_from(scope.number("child")).ok()?);
            let leaves = tree.leaves_below(NodeId::ROOT).into_iter();
            let greatest = leaves.map(whole).max()?;
            let left = tree.children(here).filter(|&other| other > child).count();
            (greatest / 2 * i64::try_from(left).ok()?).into()
        }
        ("the number of the leaf", []) => whole(here).into(),
        ("−∞ if Black is to move, +∞ if White is", []) => player.worst().0.into(),
        ("better than best for the side to move", &[_]) => {
            let [v, best] = [scope.get("v")?, scope.get("best")?].map(Named::score);
            Named::answer(player.prefers(v, best))
        }
        _ => return None,
    })
}

/// A node by its name: kana in Japanese, a letter in English, as in the lesson.
fn node(node: NodeId) -> Named {
    /// The names in the article, in the order of the figure.
    const KANA: &str = "アイウエオカキクケコサシスセソタチツテトナニ";
    let (kana, letter) = KANA.chars().zip('A'..).nth(node.index()).unwrap_or(('?', '?'));
    let name = |language: Language| if language.is_english() { letter } else { kana }.to_string();
    Named::new(node.0.into(), name)
}

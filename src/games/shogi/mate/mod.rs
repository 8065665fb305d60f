//! The game of a mate search (詰み): the attacker gives check with every move, the defender has every
//! legal answer, and the search ends after a number of plies.
//!
//! ```
//! use formats::sfen::parse_sfen;
//! use game::Game;
//! use games::shogi::mate::{MateCuts, MateReading};
//!
//! let at = parse_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1")?;
//! let reading = MateReading::new(&at, 1, MateCuts::default())?;
//! let mut checks = Vec::new();
//! reading.moves(&reading.start(at), &mut checks);
//! assert_eq!(checks.len(), 7); // Five drops of the gold, and the pawn, promoting or not.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cuts;

pub use cuts::{MateCuts, is_useless_interposition};

use shogi_core::{Color, Move, PieceKind, Square};
use shunsai::Position;

use super::attackers::in_check;
use super::checks::write_checks;
use super::names::{side_name, square_name_in};
use super::player_of;
use super::rules::Shogi;
use super::values::YSS;
use game::{Checks, Evaluator, Game, Keyed, Limited};
use language::{Language, Say, says_errors};
use score::{Player, Score};

/// The game of mating within a number of plies: the side to move at the root attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MateReading {
    attacker: Color,
    plies: u8,
    cuts: MateCuts,
}

/// The depth limit, in plies.
pub const MOST_PLIES: u8 = 63;

impl MateReading {
    /// Mate by the side to move at `root`, within `plies` plies.
    ///
    /// # Errors
    /// If there is no mate to search for; see [`NoMateToSeek`].
    pub fn new(root: &Position, plies: u8, cuts: MateCuts) -> Result<Self, NoMateToSeek> {
        check(root, plies)?;
        Ok(Self { attacker: root.side_to_move(), plies, cuts })
    }

    /// The root of the search.
    pub fn start(&self, root: Position) -> MateNode {
        MateNode::start(root, self.plies)
    }

    pub const fn plies(&self) -> u8 {
        self.plies
    }

    pub const fn attacker(&self) -> Player {
        player_of(self.attacker)
    }

    fn attacks(&self, at: &MateNode) -> bool {
        at.position.side_to_move() == self.attacker
    }

    /// Generates the checks to be searched.
    fn checks(&self, at: &MateNode, moves: &mut Vec<Move>) {
        let from = moves.len();
        if let Some(Gift { by, on, .. }) = at.gift {
            write_checks(&at.position, moves);
            moves.retain(
                |mv| matches!(mv, Move::Normal { from, to, .. } if (*from, *to) == (by, on)),
            );
            if moves.len() > from {
                return;
            }
        }
        if at.left == 0 || self.cuts.gives_up(at.lost, at.sacrifices) {
            return;
        }
        write_checks(&at.position, moves);
        if self.cuts.chooses() {
            let mut index = 0;
            moves.retain(|&mv| {
                index += 1;
                index <= from || self.cuts.reads(&at.position, mv)
            });
        }
    }

    /// Generates the answers to be searched: captures of the checking piece first, then king moves,
    /// then other moves, then drops.
    fn answers(&self, at: &MateNode, moves: &mut Vec<Move>) {
        if at.left == 0 && !self.cuts.interpositions {
            return; // The evaluator determines whether there are any.
        }
        let from = moves.len();
        let position = &at.position;
        let king = position.king_square(position.side_to_move());
        // Drops come last in the order of generation.
        let mut all = position.legal_moves();
        if at.left == 0 && !all.iter().all(|&mv| self.gift(at, mv).is_some()) {
            return;
        }
        let place = |mv: &Move| match *mv {
            Move::Drop { .. } => 3,
            Move::Normal { to, .. } if Some(to) == at.last => 0,
            Move::Normal { from, .. } if Some(from) == king => 1,
            Move::Normal { .. } => 2,
        };
        all.sort_by_key(place);
        moves.append(&mut all);
        debug_assert!(moves.len() >= from);
    }

    /// The data of `mv`, if it is a useless interposition that costs no plies.
    fn gift(&self, at: &MateNode, mv: Move) -> Option<Gift> {
        let by = self.cuts.interpositions.then(|| cuts::useless(&at.position, mv))??;
        Some(Gift { by, on: mv.to(), left: at.left })
    }
}

impl Game for MateReading {
    type Position = MateNode;
    type Move = Move;

    fn player(&self, at: &MateNode) -> Player {
        player_of(at.position.side_to_move())
    }

    fn moves(&self, at: &MateNode, moves: &mut Vec<Move>) {
        if self.attacks(at) {
            self.checks(at, moves);
        } else {
            self.answers(at, moves);
        }
    }

    fn after(&self, at: &MateNode, mv: Move) -> MateNode {
        let attacks = self.attacks(at);
        let taken = match mv {
            Move::Normal { to, .. } => at.position.piece_at(to),
            Move::Drop { .. } => None,
        };
        let worth = taken.map_or(0, |taken| YSS.board(taken.piece_kind()));
        let takes_back = taken.is_some() && Some(mv.to()) == at.last;
        let gift = if attacks { None } else { self.gift(at, mv) };
        let left = match at.gift {
            Some(Gift { by, on, left }) if attacks && is_from_to(mv, by, on) => left,
            _ => at.left.saturating_sub(1),
        };
        let mut position = at.position.clone();
        position.do_move(mv);
        MateNode {
            position,
            left,
            beyond: at.beyond,
            lost: at.lost + if attacks { -worth } else { worth },
            sacrifices: at.sacrifices + u8::from(!attacks && takes_back),
            last: Some(mv.to()),
            gift,
        }
    }

    fn player_after(&self, at: &MateNode, _: Move) -> Player {
        self.player(at).other()
    }
}

/// Whether a move is a board move between these squares.
fn is_from_to(mv: Move, by: Square, on: Square) -> bool {
    matches!(mv, Move::Normal { from, to, .. } if (from, to) == (by, on))
}

impl Checks for MateReading {
    /// The attacker's moves are all checks.
    fn gives_check(&self, at: &MateNode, mv: Move) -> bool {
        self.attacks(at) || super::attackers::gives_check(&at.position, mv)
    }

    fn in_check(&self, at: &MateNode) -> bool {
        in_check(&at.position, at.position.side_to_move())
    }
}

impl Keyed for MateReading {
    const NUMBERS: usize = <Shogi as Keyed>::NUMBERS;

    fn key(&self, at: &MateNode) -> u64 {
        self.open_key(at) ^ mix(u64::from(at.left) + 1)
    }

    fn number(&self, mv: Move) -> usize {
        let origin = match mv {
            Move::Normal { from, .. } => from.array_index(),
            Move::Drop { piece, .. } => Square::NUM + piece.piece_kind().array_index(),
        };
        debug_assert!(origin < Square::NUM + PieceKind::NUM);
        origin * Square::NUM + mv.to().array_index()
    }
}

impl Limited for MateReading {
    fn left(&self, at: &MateNode) -> u8 {
        at.left
    }

    fn with_left(&self, at: &MateNode, left: u8) -> MateNode {
        at.with_left(left)
    }

    fn remaining(&self, at: &MateNode) -> i32 {
        i32::from(at.left) + i32::from(at.beyond)
    }

    /// The material lost follows from the position; the number of sacrifices does not.
    fn open_key(&self, at: &MateNode) -> u64 {
        let mut key = at.position.key();
        if self.cuts.sacrifices.is_some() {
            key ^= mix(1 << 16 | u64::from(at.sacrifices));
            // Whether the next capture takes a sacrifice depends on the destination of the last
            // move.
            let last = at.last.map_or(0, |last| last.array_index() as u64 + 1);
            key ^= mix(1 << 24 | last);
        }
        if let Some(Gift { by, on, left }) = at.gift {
            let gift = (by.array_index() * Square::NUM + on.array_index()) << 8;
            key ^= mix(1 << 32 | gift as u64 | u64::from(left));
        }
        key
    }

    fn is_free(&self, at: &MateNode) -> bool {
        at.gift.is_some()
    }
}

/// Spreads a small number over 64 bits (the finalizer of `SplitMix64`; Steele, Lea & Flood 2014).
const fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

/// The evaluator of a mate search at the horizon: a mate, or no mate here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MateValue;

impl Evaluator<MateReading> for MateValue {
    /// A mate is counted from the limit, as in all searches; otherwise 0.
    fn value(&self, game: &MateReading, at: &MateNode, _: u8) -> Score {
        if game.attacks(at) || at.position.has_legal_moves() {
            return Score(0);
        }
        Score::lost(game.player(at), game.remaining(at))
    }
}

/// A useless interposition just made: the checking piece captures it, and both moves cost no plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Gift {
    /// The square of the checking piece.
    by: Square,
    /// The square of the capture.
    on: Square,
    /// Plies left after the capture.
    left: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MateNode {
    pub position: Position,
    /// Plies left.
    left: u8,
    /// Distance in plies from the end of these to the limit that mates are counted from.
    beyond: i16,
    /// The attacker's material loss since the root, in the values of YSS.
    lost: i32,
    /// How often the defender has captured the piece that had just moved.
    sacrifices: u8,
    /// The destination of the last move.
    last: Option<Square>,
    gift: Option<Gift>,
}

impl MateNode {
    fn start(position: Position, plies: u8) -> Self {
        Self { position, left: plies, beyond: 0, lost: 0, sacrifices: 0, last: None, gift: None }
    }

    fn with_left(&self, left: u8) -> Self {
        let fewer = i16::from(self.left) - i16::from(left);
        let of_gift = |gift: Gift| Gift {
            left: u8::try_from(i16::from(gift.left) - fewer).unwrap_or(0),
            ..gift
        };
        Self { left, beyond: self.beyond + fewer, gift: self.gift.map(of_gift), ..self.clone() }
    }
}

/// Why there is no mate to search for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMateToSeek {
    /// The side not to move has no king.
    NoKing(Color),
    /// The side not to move is already in check: the position is impossible.
    ChecksAlready {
        /// The side in check.
        side: Color,
        king: shogi_core::Square,
    },
    /// Zero or too many.
    Plies(u8),
}

/// Checks that there is a mate to search for.
fn check(root: &Position, plies: u8) -> Result<(), NoMateToSeek> {
    let side = root.side_to_move().flip();
    match root.king_square(side) {
        None => Err(NoMateToSeek::NoKing(side)),
        Some(king) if in_check(root, side) => Err(NoMateToSeek::ChecksAlready { side, king }),
        Some(_) if plies == 0 || plies > MOST_PLIES => Err(NoMateToSeek::Plies(plies)),
        Some(_) => Ok(()),
    }
}

impl Say for NoMateToSeek {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match *self {
            Self::NoKing(side) => texts.shogi_no_king_to_mate(side_name(side, language)),
            Self::ChecksAlready { side, king } => texts
                .shogi_checks_already(square_name_in(king, language), side_name(side, language)),
            Self::Plies(plies) => texts.shogi_mate_plies(MOST_PLIES, plies),
        }
    }
}

says_errors!(NoMateToSeek);

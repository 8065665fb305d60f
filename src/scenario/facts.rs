//! Promises that need no run: evaluator constants, measurements, and arithmetic.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use shogi_core::{Move, PieceKind};
use shunsai::Position;

use super::othello_fact::OthelloFact;
use eval::Evaluation;
use formats::sfen::parse_sfen;
use formats::usi::{parse_square, parse_usi_move, usi};
use games::shogi::mate::{MateCuts, MateReading, MateValue, NoMateToSeek};
use games::shogi::notation::letter;
use language::Words;
use plausible::{Judged, MoveClass, Omission, judge};
use play::{MeasuredMatch, measured_match};
use score::{Player, Score};
use search::{Budget, MateLimits, MateVerdict, Mating, solve_mate};
use subject::{FieldError, LeafPolicy, MAX_NODES, PositionSetup, SubjectSetup};
use trace::{Replay, Trace};
use tree::{NodeId, Watch};

/// A claim that does not depend on a run; `values` is the id of an evaluator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Fact {
    /// The static value of a position, for Black, in the evaluator's units.
    Evaluates {
        values: String,
        sfen: String,
        value: i32,
    },
    /// The bonus for Black's king on a square.
    KingBonus {
        values: String,
        /// As in `7h` or `78`.
        square: String,
        bonus: i32,
    },
    /// The weights of attacks near the kings, in 1024ths of a unit.
    AttackWeights {
        values: String,
        /// For attacks near one's own king, by distance from 0.
        own: Vec<i32>,
        /// For attacks near the opponent's king, by distance from 0.
        other: Vec<i32>,
        /// The weight of several attacks on a square, in 1024ths of a single one; the index is
        /// their number, from 0.
        several: Vec<i32>,
    },
    /// The values of pieces, by letters such as "P" and "+P".
    Pieces {
        values: String,
        board: Vec<(String, i32)>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        hand: Vec<(String, i32)>,
    },
    /// An exchange of unpromoted pieces, Black's for White's: "SN" for "B".
    Trade {
        values: String,
        /// The pieces given, as letters.
        gives: String,
        /// The pieces taken, as letters.
        takes: String,
        /// Value taken minus value given, by values on the board.
        board: i32,
        /// The same as a change of the material balance: each piece leaves one board and goes to
        /// the other's hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        balance: Option<i32>,
    },
    /// The measured difference in strength of our engine with two evaluators.
    Measured {
        a: String,
        b: String,
        /// The difference of `a` over `b` with its error, as in "+45 ± 38".
        elo: String,
    },
    /// The result of minimax over every legal move, with leaves valued by material and the best
    /// exchange on one square.
    Reads {
        values: String,
        sfen: String,
        /// Moves played from `sfen` first, in USI.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        moves: Vec<String>,
        /// In plies.
        depth: u8,
        /// Moves to leave out, in USI.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        without: Vec<String>,
        /// The best moves, in the order of generation.
        best: Vec<String>,
        /// For Black.
        value: i32,
    },
    /// Whether the side to move mates by checks alone, and how.
    Mates(MateFact),
    /// The candidate moves of a position (the move classes of YSS).
    Candidates {
        sfen: String,
        /// Distance from the root of the search, in plies.
        #[serde(default)]
        ply: usize,
        claim: CandidateClaim,
    },
    Othello(OthelloFact),
    Product {
        of: Vec<u64>,
        is: u64,
    },
    /// The sum of products.
    Sum {
        of: Vec<Vec<u64>>,
        is: u64,
    },
}

impl Fact {
    /// Checks the fact; returns its name, the promised and the actual value.
    pub(super) fn hold(&self) -> Result<[String; 3], FieldError> {
        match self {
            Self::Evaluates { values, sfen, value } => {
                let evaluation = evaluator(values)?;
                let at = parse_sfen(sfen).map_err(|error| FieldError::new(error).field("sfen"))?;
                let fits = evaluation.fits(&at);
                fits.map_err(|error| FieldError::new(error).field("values"))?;
                let actual = evaluation.value(&at).0.to_string();
                Ok([format!("{values} of {sfen}"), value.to_string(), actual])
            }
            Self::KingBonus { values, square, bonus } => {
                let evaluation = evaluator(values)?;
                let at =
                    parse_square(square).map_err(|error| FieldError::new(error).field("square"))?;
                let actual = evaluation.king_bonus(at, Player::Max);
                let actual = actual.map_or("none".to_owned(), |bonus| bonus.to_string());
                Ok([format!("{values}: king on {square}"), bonus.to_string(), actual])
            }
            Self::AttackWeights { values, own, other, several } => {
                let said = |own: &[i32], other: &[i32], several: &[i32]| {
                    format!("own {own:?} other {other:?} several {several:?}")
                };
                let actual = evaluator(values)?.attack_weights();
                let actual = actual.map_or("none".to_owned(), |weights| {
                    said(&weights.own, &weights.other, &weights.several)
                });
                let expected = said(own, other, several);
                Ok([format!("{values}: weights of attacks"), expected, actual])
            }
            Self::Candidates { sfen, ply, claim } => claim.hold(sfen, *ply),
            Self::Pieces { values, board, hand } => pieces_count(values, board, hand),
            Self::Trade { values, gives, takes, board, balance } => {
                let evaluation = evaluator(values)?;
                let (gives, takes) = (kinds(gives, "gives")?, kinds(takes, "takes")?);
                let pieces = evaluation.values();
                let sum = |kinds: &[PieceKind], of: &dyn Fn(PieceKind) -> i32| -> i32 {
                    kinds.iter().map(|&kind| of(kind)).sum()
                };
                let less = |of: &dyn Fn(PieceKind) -> i32| sum(&takes, of) - sum(&gives, of);
                let on_board = less(&|kind| pieces.board(kind));
                let swing = less(&|kind| pieces.board(kind) + pieces.hand(kind));
                let said = |board: i32, balance: Option<i32>| match balance {
                    Some(balance) => format!("{board}, balance {balance}"),
                    None => board.to_string(),
                };
                let names = |kinds: &[PieceKind]| -> String {
                    kinds.iter().map(|&kind| letter(kind)).collect()
                };
                Ok([
                    format!("{values}: {} for {}", names(&takes), names(&gives)),
                    said(*board, *balance),
                    said(on_board, balance.map(|_| swing)),
                ])
            }
            Self::Measured { a, b, elo } => {
                let actual = measured_match(a, b).map(MeasuredMatch::elo_text);
                let actual = actual.unwrap_or_else(|| "not measured".to_owned());
                Ok([format!("{a} against {b}, measured"), elo.clone(), actual])
            }
            Self::Reads { .. } => self.reads(),
            Self::Mates(mate) => mate.hold(),
            Self::Othello(fact) => fact.hold(),
            Self::Product { of, is } => Ok(sum(std::slice::from_ref(of), *is)),
            Self::Sum { of, is } => Ok(sum(of, *is)),
        }
    }
}

/// The sum of these products as a fact.
fn sum(of: &[Vec<u64>], is: u64) -> [String; 3] {
    let product = |of: &Vec<u64>| of.iter().try_fold(1_u64, |product, &f| product.checked_mul(f));
    let sum = of.iter().try_fold(0_u64, |sum, of| sum.checked_add(product(of)?));
    let factors = |of: &Vec<u64>| of.iter().map(u64::to_string).collect::<Vec<_>>().join(" × ");
    let terms: Vec<_> = of.iter().map(factors).collect();
    let actual = sum.map_or("too large".to_owned(), |sum| sum.to_string());
    [terms.join(" + "), is.to_string(), actual]
}

/// The best legal moves of a position except those in `without`, and their value for Black; each
/// move is searched separately.
fn best_of(setup: &PositionSetup, without: &[String]) -> Result<(Vec<String>, Score), FieldError> {
    let one_ply = SubjectSetup::Position(PositionSetup { depth: 1, ..setup.clone() });
    let uncut = one_ply.setup().own_algorithm().uncut();
    let every = one_ply.grow(uncut, Watch::cap(MAX_NODES))?;
    let player = every.tree.node(NodeId::ROOT).player;
    let mut best = (Vec::new(), player.worst());
    for child in every.tree.children(NodeId::ROOT) {
        let mv = every.subject.id(&every.tree, child);
        if without.contains(&mv) {
            continue;
        }
        let mut after = setup.clone();
        after.moves.push(mv.clone());
        after.depth = setup.depth.saturating_sub(1);
        let grown = SubjectSetup::Position(after);
        let grown = grown.grow(grown.setup().own_algorithm(), Watch::cap(MAX_NODES))?;
        let run = grown.run.unwrap_or(Trace::unfinished());
        let replay = Replay::at_end(Arc::new(grown.tree), Arc::new(run));
        let Some(value) = replay.node(NodeId::ROOT).value() else {
            continue;
        };
        if player.prefers(value, best.1) {
            best = (vec![mv], value);
        } else if value == best.1 {
            best.0.push(mv);
        }
    }
    Ok(best)
}

impl Fact {
    /// Checks [`Fact::Reads`]; empty strings for other facts.
    fn reads(&self) -> Result<[String; 3], FieldError> {
        let Self::Reads { values, sfen, moves, depth, without, best, value } = self else {
            return Ok(Default::default());
        };
        let setup = PositionSetup {
            moves: moves.clone(),
            depth: *depth,
            values: evaluator(values)?.into(),
            leaf: LeafPolicy::Exchange,
            from_root: false,
            ..PositionSetup::of_ones_own(sfen.clone())
        };
        let (found, worth) = best_of(&setup, without)?;
        let left_out = match without.as_slice() {
            [] => String::new(),
            without => format!(" without {}", without.join(" ")),
        };
        let said = |moves: &[String], value: i32| format!("{} {value}", moves.join(" "));
        Ok([
            format!("{depth} plies of {sfen} {}{left_out}", moves.join(" ")),
            said(best, *value),
            said(&found, worth.0),
        ])
    }
}

fn evaluator(id: &str) -> Result<Evaluation, FieldError> {
    id.parse().map_err(|error: Words| FieldError::new(error).field("values"))
}

fn pieces_count(
    values: &str,
    board: &[(String, i32)],
    hand: &[(String, i32)],
) -> Result<[String; 3], FieldError> {
    let pieces = evaluator(values)?.values();
    let on_board = counted(board, "board", &|kind| pieces.board(kind))?;
    let in_hand = counted(hand, "hand", &|kind| pieces.hand(kind))?;
    let said =
        |board: &[(String, i32)], hand: &[(String, i32)]| format!("board {board:?} hand {hand:?}");
    let actual = said(&on_board, &in_hand);
    Ok([format!("{values}: pieces"), said(board, hand), actual])
}

/// The actual values of the named pieces.
fn counted(
    named: &[(String, i32)],
    field: &'static str,
    count: &dyn Fn(PieceKind) -> i32,
) -> Result<Vec<(String, i32)>, FieldError> {
    let counts = named.iter().enumerate().map(|(number, (name, _))| {
        let may_be = |kind: &PieceKind| field == "board" || kind.unpromote().is_none();
        let mut all = PieceKind::all().into_iter().filter(may_be);
        let kind = all.find(|&kind| letter(kind) == *name).ok_or_else(|| {
            FieldError::of(|texts| texts.lessons_files_no_piece_here(name))
                .item(0)
                .item(number)
                .field(field)
        })?;
        Ok((name.clone(), count(kind)))
    });
    counts.collect()
}

/// Parses unpromoted pieces written as letters.
fn kinds(letters: &str, field: &'static str) -> Result<Vec<PieceKind>, FieldError> {
    letters
        .chars()
        .map(|sign| {
            let mut all = PieceKind::all().into_iter().filter(|kind| kind.unpromote().is_none());
            all.find(|&kind| letter(kind) == sign.to_string()).ok_or_else(|| {
                FieldError::of(|texts| texts.lessons_files_no_piece(sign.to_string())).field(field)
            })
        })
        .collect()
}

/// Whether the side to move mates by checks alone, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MateFact {
    pub sfen: String,
    /// The limit, in plies.
    pub within: u8,
    /// The moves left out, as in YSS.
    #[serde(default, skip_serializing_if = "is_off")]
    pub cuts: MateCuts,
    /// The length of the shortest mate; `None` for no mate.
    pub plies: Option<u8>,
    /// Every first move that mates in that length.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub first: Vec<String>,
    /// One of the lines of longest resistance.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
}

fn is_off(cuts: &MateCuts) -> bool {
    *cuts == MateCuts::default()
}

impl MateFact {
    /// Checks the fact; returns its name, the promised and the actual value.
    fn hold(&self) -> Result<[String; 3], FieldError> {
        let at = parse_sfen(&self.sfen).map_err(|error| FieldError::new(error).field("sfen"))?;
        let reading = MateReading::new(&at, self.within, self.cuts).map_err(|error| {
            let field = match error {
                NoMateToSeek::Plies(_) => "within",
                NoMateToSeek::NoKing(_) | NoMateToSeek::ChecksAlready { .. } => "sfen",
            };
            FieldError::new(error).field(field)
        })?;
        let limits = MateLimits { budget: Budget::DEFAULT, is_over: &|_| false };
        let what = format!("mate within {} of {}", self.within, self.sfen);
        let start = reading.start(at);
        let actual = match solve_mate(&reading, &start, &MateValue, limits).0 {
            MateVerdict::Mate(mate) => self.found(&mate),
            MateVerdict::NoMate => text(None, &[], &[]),
            MateVerdict::Unknown => "unknown".to_owned(),
        };
        Ok([what, text(self.plies, &self.first, &self.line), actual])
    }

    /// The actual mate as text, with the promised line if it is among the longest.
    fn found(&self, mate: &Mating<Move>) -> String {
        let all_usi = |moves: &[Move]| moves.iter().copied().map(usi).collect::<Vec<_>>();
        let lines: Vec<_> = mate.lines.iter().map(|line| all_usi(line)).collect();
        let known = lines.iter().find(|line| **line == self.line);
        let line = known.or(lines.first()).map_or(&[][..], Vec::as_slice);
        text(Some(mate.plies), &all_usi(&mate.first), line)
    }
}

/// Formats a mate: "5 plies by 4b4a: 4b4a 3a3b …".
fn text(plies: Option<u8>, first: &[String], line: &[String]) -> String {
    plies.map_or_else(
        || "no mate".to_owned(),
        |plies| format!("{plies} plies by {}: {}", first.join(" "), line.join(" ")),
    )
}

/// A claim about the moves that the classes generate in a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum CandidateClaim {
    Generated {
        /// In USI.
        mv: String,
        /// The id of its class.
        class: String,
        /// For Black.
        provisional: i32,
    },
    /// A legal move is not generated.
    NotGenerated {
        /// In USI.
        mv: String,
        /// The id of the reason.
        why: String,
    },
    Count {
        generated: usize,
        legal: usize,
    },
    /// The number of generated moves of a class.
    OfClass {
        class: String,
        generated: usize,
    },
}

impl CandidateClaim {
    /// Checks the claim in a position `ply` plies from the root of the search; returns its name,
    /// the promised and the actual value.
    fn hold(&self, sfen: &str, ply: usize) -> Result<[String; 3], FieldError> {
        let at = parse_sfen(sfen).map_err(|error| FieldError::new(error).field("sfen"))?;
        let judged = judge(&at, ply);
        let generated = || judged.iter().filter(|one| one.omitted.is_none());
        Ok(match self {
            Self::Generated { mv, class, provisional } => {
                let one = find(&judged, &at, mv)?;
                let said = |class: &str, value: i32| format!("{class} {value}");
                let id = one.class.map_or("none", MoveClass::id);
                let actual = match one.omitted {
                    None => said(id, one.provisional.0),
                    Some(why) => format!("not generated: {}", why.id()),
                };
                [format!("candidate {mv}"), said(class, *provisional), actual]
            }
            Self::NotGenerated { mv, why } => {
                let one = find(&judged, &at, mv)?;
                let actual = one.omitted.map_or("generated", Omission::id);
                [format!("not generated: {mv}"), why.clone(), actual.to_owned()]
            }
            Self::Count { generated: count, legal } => {
                let said = |count: usize, legal: usize| format!("{count} of {legal}");
                let actual = said(generated().count(), judged.len());
                ["candidates".to_owned(), said(*count, *legal), actual]
            }
            Self::OfClass { class, generated: count } => {
                let wanted: MoveClass = class
                    .parse()
                    .map_err(|error: String| FieldError::new(Words::same(error)).field("class"))?;
                let of_class = generated().filter(|one| one.class == Some(wanted)).count();
                [format!("candidates: {class}"), count.to_string(), of_class.to_string()]
            }
        })
    }
}

fn find(judged: &[Judged], at: &Position, mv: &str) -> Result<Judged, FieldError> {
    let parsed = parse_usi_move(mv, at).map_err(|error| FieldError::new(error).field("mv"))?;
    let same = |one: &&Judged| -> bool { Move::eq(&one.mv, &parsed) };
    judged
        .iter()
        .find(same)
        .copied()
        .ok_or_else(|| FieldError::of(|texts| texts.lessons_files_not_legal(mv)).field("mv"))
}

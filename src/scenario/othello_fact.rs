//! Promises about Othello that need no run: pattern numbers, stages, values, move counts.

use serde::{Deserialize, Serialize};

use eval::othello::turtle::fit::CornerReport;
use eval::othello::turtle::{
    CornerShape, GameStage, IndexChange, PatternInstance, PatternKind, PatternSet, StoredPatterns,
    Turtle, fit_report, pattern_index, patterns_on, shipped_weights,
};
use eval::{GameEvaluation, OthelloEvaluation};
use games::othello::perft::perft;
use games::othello::{OthelloMove, OthelloPosition};
use language::{Texts, Words};
use subject::FieldError;

/// A claim about Othello that does not depend on a run; `values` is the id of an evaluator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum OthelloFact {
    /// The number of a row of squares in base 3: black −1, white +1, empty 0.
    Row {
        /// The squares as `X`, `O` and `.`.
        signs: String,
        is: i32,
    },
    /// The index of a pattern in a position.
    Index {
        /// As in `hor4-1`.
        pattern: String,
        board: String,
        /// Moves played from `board` first.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        moves: Vec<String>,
        is: i32,
    },
    /// The change in the index of a pattern by the last of some moves, disc by disc.
    Change {
        pattern: String,
        board: String,
        /// Moves played from `board`, at least one.
        moves: Vec<String>,
        /// The contribution of each disc, as in `d4 -162`, in the order of the pattern.
        by: Vec<String>,
    },
    /// The stage of the game by the number of discs placed.
    Stage {
        placed: u32,
        /// From 0.
        is: usize,
    },
    /// The number of distinct patterns of a kind: all, modulo colour swap, modulo mirroring, modulo
    /// both; and how many of them have the value 0.
    Stored {
        /// As in `hor4`.
        kind: String,
        counts: [usize; 5],
    },
    /// The number of patterns of a kind in the set, and the squares of each.
    Instances { kind: String, squares: usize, count: usize },
    /// The number of patterns in the set, and of values per stage.
    Set { patterns: usize, values: usize },
    /// The static value of a position, for Black, in the evaluator's units.
    Evaluates {
        values: String,
        board: String,
        /// Moves played from `board` first.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        moves: Vec<String>,
        value: i32,
    },
    /// The value of a pattern with these squares at a stage, for Black, in hundredths of a disc.
    Weight {
        kind: String,
        /// The squares as `X`, `O` and `.`.
        signs: String,
        /// From 0.
        stage: usize,
        value: i32,
    },
    /// The root mean square error at a stage, in discs, against the final scores of held-out games:
    /// of the patterns, and of the disc count.
    HeldOut {
        /// From 0.
        stage: usize,
        patterns: u32,
        discs: u32,
    },
    /// The number of lines of legal moves.
    Lines {
        board: String,
        /// In plies.
        depth: u8,
        nodes: u64,
    },
}

/// The greatest depth counted for a promise.
const DEEPEST: u8 = 9;

impl OthelloFact {
    /// Checks the fact; returns its name, the promised and the actual value.
    pub(super) fn hold(&self) -> Result<[String; 3], FieldError> {
        let set = PatternSet::of(CornerShape::Square);
        Ok(match self {
            Self::Row { signs, is } => {
                let actual = pattern_index(&digits(signs)?);
                [signs.clone(), is.to_string(), actual.to_string()]
            }
            Self::Index { pattern, board, moves, is } => {
                let at = end_of(board, moves)?.1;
                let actual = instance(set, pattern)?.direct_index(&at);
                let what = format!("{pattern} after {}", moves.join(" "));
                [what, is.to_string(), actual.to_string()]
            }
            Self::Change { pattern, board, moves, by } => {
                let what = format!("{pattern} changed by {}", moves.join(" "));
                [what, by.join(", "), shares(set, pattern, board, moves)?]
            }
            Self::Stage { placed, is } => {
                let actual = GameStage::of(*placed).number();
                [format!("the stage after {placed} discs"), is.to_string(), actual.to_string()]
            }
            Self::Stored { kind, counts } => stored(kind, counts)?,
            Self::Instances { kind, squares, count } => {
                let of = kind_of(kind)?;
                let all = set.instances().iter().filter(|found| found.kind == of);
                let actual = (of.first_squares().len(), all.count());
                [
                    format!("squares and number of {kind}"),
                    format!("{:?}", (squares, count)),
                    format!("{actual:?}"),
                ]
            }
            Self::Set { patterns, values } => [
                "patterns and values a stage".to_owned(),
                format!("{:?}", (patterns, values)),
                format!("{:?}", (set.instances().len(), set.entries())),
            ],
            Self::Evaluates { values, board, moves, value } => {
                let evaluation =
                    OthelloEvaluation::find(values).map_err(|error| said(error, "values"))?;
                let at = end_of(board, moves)?.1;
                let fits = evaluation.fits(&at);
                fits.map_err(|words| FieldError::new(words).field("values"))?;
                let actual = evaluation.static_value(&at).0.to_string();
                let what = format!("{values} of {board} {}", moves.join(" "));
                [what, value.to_string(), actual]
            }
            Self::Weight { kind, signs, stage, value } => {
                let what = format!("{kind} {signs} at stage {stage}");
                [what, value.to_string(), weight(set, kind, signs, *stage)?]
            }
            Self::HeldOut { stage, patterns, discs } => held_out(*stage, (*patterns, *discs)),
            Self::Lines { board, depth, nodes } => {
                let at = end_of(board, &[])?.1;
                if *depth > DEEPEST {
                    let error =
                        FieldError::of(|texts| texts.lessons_files_lines_depth(*depth, DEEPEST));
                    return Err(error.field("depth"));
                }
                let actual = perft(&at, *depth).to_string();
                let what = format!("lines of {depth} moves from {board}");
                [what, nodes.to_string(), actual]
            }
        })
    }
}

/// The contribution of each disc of the last move to the index of a pattern: "d4 -162".
fn shares(
    set: &PatternSet,
    pattern: &str,
    board: &str,
    moves: &[String],
) -> Result<String, FieldError> {
    let instance = instance(set, pattern)?;
    let last = end_of(board, moves)?.0;
    let turtle = Turtle::shipped(CornerShape::Square);
    let changes = last.map(|(before, mv)| turtle.changes(&before, mv));
    let changes: Vec<IndexChange> = changes.unwrap_or_default();
    let change = changes.iter().find(|change| change.instance == instance);
    let shares = change.map_or(&[][..], |change| &change.shares);
    let shares: Vec<_> =
        shares.iter().map(|share| format!("{} {:+}", share.square, share.change)).collect();
    Ok(shares.join(", "))
}

/// Checks the numbers of distinct patterns of a kind.
fn stored(kind: &str, counts: &[usize; 5]) -> Result<[String; 3], FieldError> {
    let stored = StoredPatterns::of(kind_of(kind)?);
    let actual =
        [stored.all, stored.after_swap, stored.after_mirror, stored.after_both, stored.zero];
    let what = format!("patterns of {kind}");
    Ok([what, format!("{counts:?}"), format!("{actual:?}")])
}

/// Checks the errors of patterns and disc count at a stage, in discs.
fn held_out(stage: usize, promised: (u32, u32)) -> [String; 3] {
    let square = |report: &&CornerReport| report.corner == CornerShape::Square;
    let report = fit_report().corners.iter().find(square);
    let error = report.and_then(|report| report.stages.get(stage));
    let rounded = |hundredths: u32| (hundredths + 50) / 100;
    let actual = error.map(|error| (rounded(error.patterns), rounded(error.discs)));
    [
        format!("held-out errors, stage {stage}"),
        format!("{:?}", Some(promised)),
        format!("{actual:?}"),
    ]
}

fn weight(set: &PatternSet, kind: &str, signs: &str, stage: usize) -> Result<String, FieldError> {
    let (kind, digits) = (kind_of(kind)?, digits(signs)?);
    let squares = kind.first_squares().len();
    if digits.len() != squares {
        let error =
            FieldError::of(|texts| texts.lessons_files_pattern_squares(squares, digits.len()));
        return Err(error.field("signs"));
    }
    let start = set.starts().iter().find(|(of, _)| *of == kind);
    let stage = GameStage::all().nth(stage);
    let value = start.zip(stage).and_then(|((_, start), stage)| {
        let place = start + patterns_on(squares) / 2 + pattern_index(&digits);
        let place = usize::try_from(place).ok()?;
        shipped_weights(set.corner()).table(stage).get(place)
    });
    Ok(value.map_or_else(|| "none".to_owned(), i16::to_string))
}

fn said(error: impl Into<Words>, field: &'static str) -> FieldError {
    FieldError::new(error).field(field)
}

/// Plays moves; returns the last one with the position before it, and the final position.
fn end_of(
    board: &str,
    moves: &[String],
) -> Result<(Option<(OthelloPosition, OthelloMove)>, OthelloPosition), FieldError> {
    let mut at: OthelloPosition = board.parse().map_err(|error| said(error, "board"))?;
    let mut last = None;
    for (number, text) in moves.iter().enumerate() {
        let mv = at
            .read_move(text)
            .map_err(|error| FieldError::new(error).item(number).field("moves"))?;
        last = Some((at, mv));
        at = at.after(mv);
    }
    Ok((last, at))
}

/// Parses squares written as signs.
fn digits(signs: &str) -> Result<Vec<i8>, FieldError> {
    let digit = |(at, sign)| match sign {
        'X' => Ok(-1),
        'O' => Ok(1),
        '.' => Ok(0),
        found => Err(FieldError::of(|texts| texts.lessons_files_no_disc(format!("{found:?}")))
            .character(at)
            .field("signs")),
    };
    if signs.chars().count() > 10 {
        return Err(FieldError::of(Texts::lessons_files_ten_squares).field("signs"));
    }
    signs.chars().enumerate().map(digit).collect()
}

fn instance<'s>(set: &'s PatternSet, id: &str) -> Result<&'s PatternInstance, FieldError> {
    let mut all = set.instances().iter();
    all.find(|instance| instance.id() == id).ok_or_else(|| {
        FieldError::of(|texts| texts.lessons_files_unknown_pattern(id)).field("pattern")
    })
}

fn kind_of(id: &str) -> Result<PatternKind, FieldError> {
    let kinds = CornerShape::ALL.into_iter().flat_map(CornerShape::kinds);
    let mut kinds = kinds.filter(|kind| kind.id() == id);
    kinds
        .next()
        .ok_or_else(|| FieldError::of(|texts| texts.lessons_files_unknown_kind(id)).field("kind"))
}

//! What a lesson is about: its subject → tree and stage.

use std::fmt;
use std::sync::Arc;

use super::schema::{ExchangeSetup, LeafPolicy, PositionSetup, Subject};
use crate::eval::material::{Material, material};
use crate::formats::sfen;
use crate::formats::usi;
use crate::game::CaptureOrder;
use crate::game::Evaluator;
use crate::games::Stage;
use crate::games::diagram::Diagram;
use crate::games::shogi::Shogi;
use crate::games::shogi::position_stage::PositionStage;
use crate::games::shogi::stage::ExchangeStage;
use crate::games::shogi::values::scheme;
use crate::games::tic_tac_toe::{Grid, GridStage, Outcome, TicTacToe};
use crate::language::{Say, Words};
use crate::score::Score;
use crate::search::{Algorithm, AtEnd, BestExchange, MoveFilter, Plan, Reading, Since};
use crate::tree::{Estimate, GrowError, Tree, Watch, estimate, grow};

/// The most nodes a lesson's tree may have.
pub const MAX_NODES: usize = 5_000_000;

/// A fault in the meaning of a lesson: what is wrong, and the text in the file that it is about.
pub(super) struct Fault {
    pub about: String,
    pub what: Words,
}

impl Fault {
    /// A fault that is said in English alone: it is about what only a file can say.
    pub(super) fn new(about: impl Into<String>, what: impl fmt::Display) -> Self {
        Self {
            about: about.into(),
            what: Words::same(what.to_string()),
        }
    }

    /// A fault that a person can meet in the window, too.
    pub(super) fn said(about: impl Into<String>, what: &impl Say) -> Self {
        Self {
            about: about.into(),
            what: what.words(),
        }
    }
}

/// Whether an algorithm can run on the tree of a subject: those that know the choice to stop run
/// where there is one, the others elsewhere.
#[must_use]
pub fn runs_on(algorithm: Algorithm, subject: &Subject) -> bool {
    let declines = match subject {
        Subject::Exchange(_) => true,
        Subject::Position(setup) => plan(setup, setup.depth).declines(),
        Subject::Diagram { .. } | Subject::TicTacToe { .. } => false,
    };
    let is_exchange = matches!(subject, Subject::Exchange(_));
    algorithm.declines() == declines && (is_exchange || !algorithm.is_exchange())
}

pub(super) fn set_up(subject: &Subject, watch: Watch<'_>) -> Result<(Tree, Arc<dyn Stage>), Fault> {
    match subject {
        Subject::Diagram { root, tree } => {
            let (tree, diagram) =
                Diagram::build(tree, *root).map_err(|e| Fault::new(e.name(), &e))?;
            Ok((tree, Arc::new(diagram)))
        }
        Subject::Exchange(setup) => set_up_exchange(setup, watch),
        Subject::Position(setup) => {
            let root = position(&setup.sfen, &setup.moves)?;
            let tree = grow_position(setup, &root, watch)?;
            let exchange = setup.leaf == LeafPolicy::Exchange;
            Ok((tree, Arc::new(PositionStage { root, exchange })))
        }
        Subject::TicTacToe { board } => {
            let root = Grid::parse(board).map_err(|e| Fault::new(board, e))?;
            let tree =
                grow(&TicTacToe, &root, 9, watch, &Outcome).map_err(|e| Fault::said(board, &e))?;
            Ok((tree, Arc::new(GridStage { root })))
        }
    }
}

/// The position of a lesson: a position, and moves from there.
fn position(sfen_text: &str, moves: &[String]) -> Result<shunsai::Position, Fault> {
    let mut position = sfen::parse_sfen(sfen_text).map_err(|e| Fault::said(sfen_text, &e))?;
    for text in moves {
        let mv = usi::parse_usi_move(text, &position).map_err(|e| Fault::said(text, &e))?;
        position.do_move(mv);
    }
    Ok(position)
}

fn set_up_exchange(
    setup: &ExchangeSetup,
    watch: Watch<'_>,
) -> Result<(Tree, Arc<dyn Stage>), Fault> {
    let position = position(&setup.sfen, &setup.moves)?;
    let square = usi::parse_square(&setup.square).map_err(|e| Fault::said(&setup.square, &e))?;
    let scheme = scheme(&setup.values).map_err(|e| Fault::new(&setup.values, e))?;
    let (tree, stage) = ExchangeStage::set_up(position, square, scheme, setup.captures, watch)
        .map_err(|e| Fault::said(&setup.square, &e))?;
    Ok((tree, Arc::new(stage)))
}

/// What a setup reads below a position that is `depth` plies before the horizon.
fn plan(setup: &PositionSetup, depth: u8) -> Plan {
    Plan {
        depth,
        moves: setup.filter,
        extension: setup.extension,
        quiescence: match setup.leaf {
            LeafPolicy::Quiescence(quiescence) => Some(quiescence),
            LeafPolicy::Static | LeafPolicy::Exchange => None,
        },
        sorted: false,
    }
}

/// The game and the static value of a setup. Leaves are material: exchanges there must count in the
/// same way.
fn game_of(
    setup: &PositionSetup,
    root: &shunsai::Position,
) -> Result<(Shogi, Since<Material>), Fault> {
    let scheme = scheme(&setup.values).map_err(|e| Fault::new(&setup.values, e))?;
    let base = if setup.from_root {
        material(root, &scheme.values)
    } else {
        Score(0)
    };
    let game = Shogi {
        values: scheme.values.by_balance(),
    };
    let standing = Since {
        standing: Material(scheme.values),
        base,
    };
    Ok((game, standing))
}

/// A depth that no tree is ever grown to.
const MAX_DEPTH: u8 = 40;

fn grow_position(
    setup: &PositionSetup,
    root: &shunsai::Position,
    watch: Watch<'_>,
) -> Result<Tree, Fault> {
    let about = format!("depth: {}", setup.depth);
    if let MoveFilter::Best(0) = setup.filter {
        return Err(Fault::new("best", "best(0) reads no move at all"));
    }
    let size = cost_of(setup, root)?;
    if setup.depth > MAX_DEPTH || size.exceeds(watch.cap) {
        return Err(Fault::said(
            about,
            &TooLarge {
                size,
                cap: watch.cap,
            },
        ));
    }
    let (game, standing) = game_of(setup, root)?;
    let branch = |at: &shunsai::Position, depth: u8| {
        let plan = plan(setup, depth);
        match setup.leaf {
            LeafPolicy::Exchange => {
                let leaf = BestExchange {
                    standing,
                    order: CaptureOrder::Geometric,
                };
                grow_branch(&game, &standing, plan, at, leaf, watch)
            }
            LeafPolicy::Static | LeafPolicy::Quiescence(_) => {
                grow_branch(&game, &standing, plan, at, standing, watch)
            }
        }
    };
    let mut tree = branch(root, setup.depth).map_err(|e| Fault::said(&about, &e))?;
    for further in &setup.further {
        let mut at = crate::tree::NodeId::ROOT;
        let mut position = root.clone();
        let stage = PositionStage {
            root: root.clone(),
            exchange: false,
        };
        for text in &further.path {
            let mv = usi::parse_usi_move(text, &position).map_err(|e| Fault::said(text, &e))?;
            position.do_move(mv);
            at = tree
                .children(at)
                .find(|&child| stage.id(&tree, child) == *text)
                .ok_or_else(|| Fault::new(text, format!("the tree does not read {text} there")))?;
        }
        let grown = branch(&position, further.plies).map_err(|e| Fault::said(&about, &e))?;
        if tree.len() + grown.len() > watch.cap {
            let error = GrowError::TooManyNodes { cap: watch.cap };
            return Err(Fault::said(format!("plies: {}", further.plies), &error));
        }
        tree = tree.grafted(at, &grown).0;
    }
    Ok(tree)
}

fn grow_branch<L: Evaluator<Shogi>>(
    game: &Shogi,
    standing: &Since<Material>,
    plan: Plan,
    at: &shunsai::Position,
    leaf: L,
    watch: Watch<'_>,
) -> Result<Tree, GrowError> {
    if plan.is_plain() {
        return grow(game, at, plan.depth, watch, &leaf);
    }
    let reading = Reading {
        game,
        standing,
        plan,
    };
    let start = reading.start(at.clone());
    grow(&reading, &start, u8::MAX, watch, &AtEnd(leaf))
}

fn cost_of(setup: &PositionSetup, root: &shunsai::Position) -> Result<Estimate, Fault> {
    let (game, standing) = game_of(setup, root)?;
    let plan = plan(setup, setup.depth);
    if plan.is_plain() {
        return Ok(estimate(&game, root, plan.depth));
    }
    let reading = Reading {
        game: &game,
        standing: &standing,
        plan,
    };
    Ok(estimate(&reading, &reading.start(root.clone()), u8::MAX))
}

/// About how large the tree of a setup would be, without growing it. What is read further is not
/// counted.
///
/// # Errors
/// What is wrong with the setup.
pub fn cost(setup: &PositionSetup) -> Result<Estimate, Words> {
    let root = position(&setup.sfen, &setup.moves).map_err(|fault| fault.what)?;
    cost_of(setup, &root).map_err(|fault| fault.what)
}

/// A tree is refused before it is grown.
struct TooLarge {
    size: Estimate,
    cap: usize,
}

impl Say for TooLarge {
    fn say(&self, language: crate::language::Language) -> String {
        let (nodes, cap) = (about(self.size.nodes, language), self.cap);
        match language {
            crate::language::Language::Ja => {
                format!(
                    "木の節が{nodes}個ほどになる。{cap}個までしか育てられない。深さか候補手を減らす"
                )
            }
            crate::language::Language::En => format!(
                "the tree would have about {nodes} nodes, and at most {cap} can be grown; read less deep, or fewer moves"
            ),
        }
    }
}

/// A large number as people say it: "12億", "1.2 billion".
#[must_use]
pub fn about(number: f64, language: crate::language::Language) -> String {
    use crate::language::Language;
    let rounded = |scale: f64| {
        let scaled = number / scale;
        if scaled < 10.0 {
            format!("{scaled:.1}")
        } else {
            format!("{scaled:.0}")
        }
    };
    match language {
        Language::Ja if number >= 1e12 => format!("{}兆", rounded(1e12)),
        Language::Ja if number >= 1e8 => format!("{}億", rounded(1e8)),
        Language::Ja if number >= 1e4 => format!("{}万", rounded(1e4)),
        Language::En if number >= 1e15 => format!("{number:.0e}"),
        Language::En if number >= 1e12 => format!("{} trillion", rounded(1e12)),
        Language::En if number >= 1e9 => format!("{} billion", rounded(1e9)),
        Language::En if number >= 1e6 => format!("{} million", rounded(1e6)),
        Language::En if number >= 1e4 => format!("{},000", (number / 1e3).round()),
        _ => format!("{number:.0}"),
    }
}

//! Growing the tree of a position: what is read, what leaves are worth, what it would cost.

use shogi_core::Square;
use shunsai::Position;

use super::about::about;
use super::schema::{Further, LeafPolicy, PositionSetup};
use super::subject::{FieldError, position};
use crate::eval::material::{Material, material};
use crate::formats::usi::parse_usi_move;
use crate::game::{CaptureOrder, Evaluator};
use crate::games::shogi::Shogi;
use crate::games::shogi::values::scheme;
use crate::language::{Language, Say, Words};
use crate::score::Score;
use crate::search::{AtEnd, BestExchange, MoveFilter, Plan, Reading, Since};
use crate::subject::PositionSubject;
use crate::subject::Subject;
use crate::tree::{Estimate, GrowError, NodeId, Tree, Watch, estimate, grow};

/// What a setup reads for `depth` plies below a position that is `below` plies from the root.
///
/// Mates are counted from the root of the whole tree, so that a sooner one outweighs a later one
/// wherever it is read.
pub(super) fn plan(setup: &PositionSetup, depth: u8, below: usize) -> Plan {
    Plan {
        depth,
        moves: setup.filter,
        extension: setup.extension,
        quiescence: match setup.leaf {
            LeafPolicy::Quiescence(quiescence) => Some(quiescence),
            LeafPolicy::Static | LeafPolicy::Exchange => None,
        },
        sorted: false,
        mates_from: i32::from(setup.depth) - below as i32,
    }
}

/// The game and the static value of a setup. Leaves are material: exchanges there must count in the
/// same way.
fn game_of(setup: &PositionSetup, root: &Position) -> Result<(Shogi, Since<Material>), FieldError> {
    let scheme =
        scheme(&setup.values).map_err(|e| FieldError::said(&setup.values, &e).after("values:"))?;
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

/// The deepest that a tree may be asked for, in plies from the root.
const MAX_DEPTH: usize = 40;

/// Grows the tree; one whose growth is stopped is left as it is then.
pub(super) fn grow_position(
    setup: &PositionSetup,
    root: &Position,
    watch: Watch<'_>,
) -> Result<Tree, FieldError> {
    check_depths(setup)?;
    let about = format!("depth: {}", setup.depth);
    if let MoveFilter::Best(0) = setup.filter {
        let fault = FieldError::new(
            "best(0)",
            "best(0) では一手も読まない",
            "best(0) reads no move at all",
        );
        return Err(fault.after("filter:"));
    }
    let size = cost_of(setup, root)?;
    let cap = watch.cap;
    if size.exceeds(cap) {
        return Err(FieldError::said(about, &TooLarge { size, cap }));
    }
    let growth = Growth::new(setup, root)?;
    let mut tree = growth
        .grow(root, None, plan(setup, setup.depth, 0), watch)
        .map_err(|e| FieldError::said(&about, &e))?;
    for further in &setup.further {
        if !tree.is_finished() {
            break; // The place that is read further may not be there.
        }
        tree = read_further(&tree, setup, root, &growth, further, watch)
            .map_err(|fault| fault.after("further:"))?;
    }
    Ok(tree)
}

fn check_depths(setup: &PositionSetup) -> Result<(), FieldError> {
    let depth = usize::from(setup.depth);
    if depth > MAX_DEPTH {
        return Err(FieldError::said(
            format!("depth: {depth}"),
            &TooDeep { depth },
        ));
    }
    for further in &setup.further {
        let depth = further.path.len() + usize::from(further.plies);
        if depth > MAX_DEPTH {
            let about = format!("plies: {}", further.plies);
            return Err(FieldError::said(about, &TooDeep { depth }).after("further:"));
        }
    }
    Ok(())
}

/// The tree with one node read further.
fn read_further(
    tree: &Tree,
    setup: &PositionSetup,
    root: &Position,
    growth: &Growth<'_>,
    further: &Further,
    watch: Watch<'_>,
) -> Result<Tree, FieldError> {
    let subject = PositionSubject {
        root: root.clone(),
        exchange: false,
    };
    let mut at = NodeId::ROOT;
    let mut position = root.clone();
    let mut last = None;
    for text in &further.path {
        let mv = parse_usi_move(text, &position).map_err(|e| FieldError::said(text, &e))?;
        position.do_move(mv);
        last = Some(mv.to());
        at = tree
            .children(at)
            .find(|&child| subject.id(tree, child) == *text)
            .ok_or_else(|| {
                let ja = format!("木はそこで {text} を読んでいない");
                FieldError::new(text, ja, format!("the tree does not read {text} there"))
            })?;
    }
    let about = format!("plies: {}", further.plies);
    let mut plan = plan(setup, further.plies, further.path.len());
    plan.moves = further.filter.unwrap_or(plan.moves);
    // Elsewhere the algorithms would not know the choice to stop.
    if plan.declines() && !self::plan(setup, setup.depth, 0).declines() {
        return Err(FieldError::new(
            "filter",
            "この木では、先の節だけ「取る手」に絞ることはできない",
            "in this tree a node cannot be read further by captures alone",
        ));
    }
    let branch = growth
        .grow(&position, last, plan, watch)
        .map_err(|e| FieldError::said(&about, &e))?;
    if tree.len() + branch.len() > watch.cap {
        let error = GrowError::TooManyNodes { cap: watch.cap };
        return Err(FieldError::said(about, &error));
    }
    Ok(tree.grafted(at, &branch).0)
}

/// How positions of a setup are read and valued.
struct Growth<'s> {
    setup: &'s PositionSetup,
    game: Shogi,
    standing: Since<Material>,
}

impl<'s> Growth<'s> {
    fn new(setup: &'s PositionSetup, root: &Position) -> Result<Self, FieldError> {
        let (game, standing) = game_of(setup, root)?;
        Ok(Self {
            setup,
            game,
            standing,
        })
    }

    /// Grows what is read below a position; `last` is where the last move went.
    fn grow(
        &self,
        at: &Position,
        last: Option<Square>,
        plan: Plan,
        watch: Watch<'_>,
    ) -> Result<Tree, GrowError> {
        match self.setup.leaf {
            LeafPolicy::Exchange => {
                let leaf = BestExchange {
                    standing: self.standing,
                    order: CaptureOrder::Geometric,
                };
                self.grow_to((at, last), plan, leaf, watch)
            }
            LeafPolicy::Static | LeafPolicy::Quiescence(_) => {
                self.grow_to((at, last), plan, self.standing, watch)
            }
        }
    }

    fn grow_to<L: Evaluator<Shogi>>(
        &self,
        (at, last): (&Position, Option<Square>),
        plan: Plan,
        leaf: L,
        watch: Watch<'_>,
    ) -> Result<Tree, GrowError> {
        if plan.is_plain() {
            return grow(&self.game, at, plan.depth, watch, &leaf);
        }
        let reading = Reading {
            game: &self.game,
            standing: &self.standing,
            plan,
        };
        let start = reading.start_after(at.clone(), last);
        grow(&reading, &start, u8::MAX, watch, &AtEnd(leaf))
    }
}

fn cost_of(setup: &PositionSetup, root: &Position) -> Result<Estimate, FieldError> {
    let (game, standing) = game_of(setup, root)?;
    let plan = plan(setup, setup.depth, 0);
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
    check_depths(setup).map_err(|fault| fault.what)?;
    let root = position(&setup.sfen, &setup.moves).map_err(|fault| fault.what)?;
    cost_of(setup, &root).map_err(|fault| fault.what)
}

/// A depth that no tree is grown to.
struct TooDeep {
    depth: usize,
}

impl Say for TooDeep {
    fn say(&self, language: Language) -> String {
        let depth = self.depth;
        match language {
            Language::Ja => format!("深さが{depth}手。{MAX_DEPTH}手まで"),
            Language::En => format!("found a depth of {depth} plies, expected at most {MAX_DEPTH}"),
        }
    }
}

/// A tree is refused before it is grown.
struct TooLarge {
    size: Estimate,
    cap: usize,
}

impl Say for TooLarge {
    fn say(&self, language: Language) -> String {
        let (nodes, cap) = (about(self.size.nodes, language), self.cap);
        match language {
            Language::Ja => {
                format!(
                    "木の節が{nodes}個ほどになる。{cap}個までしか育てられない。深さか候補手を減らす"
                )
            }
            Language::En => format!(
                "the tree would have about {nodes} nodes, and at most {cap} can be grown; read less deep, or fewer moves"
            ),
        }
    }
}

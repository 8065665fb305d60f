//! Grows the tree of a position of Othello: every move, or the nodes visited by a search.

use super::super::field::FieldError;
use super::super::further::{Further, ask_for_the_rest};
use super::setup::{OthelloQuestion, OthelloSetup};
use crate::eval::{OthelloEvaluation, OthelloEvaluator, WithOthelloEvaluator};
use crate::game::{AllQuiet, Evaluator};
use crate::games::othello::{Othello, OthelloMove, OthelloPosition};
use crate::language::Texts;
use crate::score::{Player, Score};
use crate::search::{Algorithm, AtEnd, Budget, Plan, ReadFurther, Reading, search_reading};
use crate::trace::{Grower, Observer, Trace};
use crate::tree::{Growth, NodeId, Packed, Tree, Watch, grow};

/// Othello as a game of quiet moves.
pub(super) const GAME: AllQuiet<Othello> = AllQuiet(Othello);

/// Values leaves by the evaluator, or by whether the side to move at the root has won.
#[derive(Clone, Copy, Debug)]
pub(super) struct OthelloLeaf<E> {
    pub evaluator: E,
    /// The player whose win is asked about; `None` for the value.
    pub winner: Option<Player>,
}

impl<E: OthelloEvaluator> Evaluator<AllQuiet<Othello>> for OthelloLeaf<E> {
    fn value(&self, _: &AllQuiet<Othello>, at: &OthelloPosition, remaining: u8) -> Score {
        let Some(winner) = self.winner else {
            return self.evaluator.value(&Othello, at, remaining);
        };
        let has_won = at.is_over() && at.difference() * winner.sign() > 0;
        Score(if has_won {
            winner.sign()
        } else {
            -winner.sign()
        })
    }
}

/// A tree to be grown.
pub(super) struct Growing<'s> {
    pub setup: &'s OthelloSetup,
    pub root: OthelloPosition,
    pub evaluation: OthelloEvaluation,
    pub algorithm: Algorithm,
    pub watch: Watch<'s>,
}

impl WithOthelloEvaluator for Growing<'_> {
    type Output = Result<(Tree, Option<Trace>), FieldError>;

    fn with<E: OthelloEvaluator>(self, evaluator: E) -> Self::Output {
        let worth = OthelloLeaf {
            evaluator,
            winner: self.winner(),
        };
        match self.setup.growth {
            Growth::Every => Ok((self.every_move(worth)?, None)),
            Growth::Searched => {
                let (tree, run) = self.searched(worth)?;
                Ok((tree, Some(run)))
            }
        }
    }
}

impl<'s> Growing<'s> {
    /// The player whose win is asked about, if any.
    fn winner(&self) -> Option<Player> {
        match self.setup.asks {
            OthelloQuestion::Value => None,
            OthelloQuestion::Win => Some(self.root.to_move()),
        }
    }

    fn every_move<E: OthelloEvaluator>(&self, worth: OthelloLeaf<E>) -> Result<Tree, FieldError> {
        let grown = |at: OthelloPosition, plan: Plan, watch: Watch<'_>| {
            if plan.is_plain() {
                return grow(&GAME, &at, plan.depth, watch, &worth);
            }
            let reading = Reading {
                game: &GAME,
                standing: &worth,
                selector: None,
                plan,
                further: &[],
            };
            grow(&reading, &reading.start(at), u8::MAX, watch, &AtEnd(worth))
        };
        let mut tree = grown(self.root, self.setup.plan(self.setup.plies()), self.watch);
        for (number, further) in self.setup.further.iter().enumerate() {
            if !tree.is_finished() {
                break; // The node to search deeper may be missing.
            }
            let within = |error: FieldError| error.item(number).field("further");
            let (at, moves) = way(self.root, further).map_err(within)?;
            let node = node_of(&tree, &moves).map_err(|missing| {
                within(unread(further, missing, |texts, moved| {
                    texts.lessons_files_not_read(moved)
                }))
            })?;
            let watch = Watch {
                cap: self.watch.cap.saturating_sub(tree.len()),
                ..self.watch
            };
            tree = tree.grafted(node, &grown(at, self.below(further), watch)).0;
        }
        Ok(tree)
    }

    fn searched<E: OthelloEvaluator>(
        &self,
        worth: OthelloLeaf<E>,
    ) -> Result<(Tree, Trace), FieldError> {
        let grower = Grower::new(self.root.to_move());
        let plan = self.setup.plan(self.setup.plies());
        let budget = self.budget(&grower);
        let wanted = self.wanted()?;
        let searched = self.search(worth, (self.root, &wanted), plan, budget, grower);
        let rest = ask_for_the_rest(searched, (&wanted, plan.depth), |asked, grower| {
            let at = asked.way.iter().fold(self.root, |at, &mv| at.after(mv));
            let below = self.setup.plan(asked.plies);
            let below = Plan {
                moves: asked.moves.unwrap_or(below.moves),
                ..below
            };
            let budget = self.budget(&grower);
            self.search(worth, (at, asked.further), below, budget, grower)
        });
        let (grower, finished) = rest.map_err(|(number, missing)| {
            let further = &self.setup.further[number];
            let error = unread(further, missing, |texts, moved| {
                texts.lessons_files_not_known(moved)
            });
            error.item(number).field("further")
        })?;
        Ok(grower.finish(finished))
    }

    /// The nodes to search deeper. An illegal move is reported with its place.
    fn wanted(&self) -> Result<Vec<ReadFurther<OthelloMove>>, FieldError> {
        let plan = self.setup.plan(self.setup.plies());
        let further = self.setup.further.iter().enumerate();
        let wanted = further.map(|(number, further)| {
            let way = way(self.root, further);
            let (_, way) = way.map_err(|error| error.item(number).field("further"))?;
            Ok(ReadFurther {
                way,
                plies: further.plies,
                moves: further.filter.unwrap_or(plan.moves),
            })
        });
        wanted.collect()
    }

    /// The plan for the search below a node that is searched deeper.
    fn below(&self, further: &Further) -> Plan {
        let plan = self.setup.plan(further.plies);
        Plan {
            moves: further.filter.unwrap_or(plan.moves),
            ..plan
        }
    }

    /// The remaining budget for the tree.
    fn budget(&self, grower: &Grower) -> Budget<'s> {
        let Watch { cap, stop, grown } = self.watch;
        Budget {
            nodes: cap as u64,
            moves: cap.saturating_sub(grower.nodes()) as u64,
            stop,
            generated: grown,
        }
    }

    /// Runs one search: of the whole position, below a node on the user's request, or for a size
    /// estimate.
    pub(super) fn search<E: OthelloEvaluator, O: Observer<OthelloMove>>(
        &self,
        worth: OthelloLeaf<E>,
        (at, further): (OthelloPosition, &[ReadFurther<OthelloMove>]),
        plan: Plan,
        budget: Budget<'_>,
        observer: O,
    ) -> (O, bool) {
        let reading = Reading {
            game: &GAME,
            standing: &worth,
            selector: None,
            plan,
            further,
        };
        let algorithm = (self.algorithm, self.evaluation.disc());
        search_reading(
            algorithm,
            &reading,
            (&at, None),
            &AtEnd(worth),
            budget,
            observer,
        )
    }
}

/// The position to search deeper, and the moves that lead to it.
fn way(
    root: OthelloPosition,
    further: &Further,
) -> Result<(OthelloPosition, Vec<OthelloMove>), FieldError> {
    let mut at = root;
    let mut moves = Vec::new();
    for (number, text) in further.path.iter().enumerate() {
        let mv = at
            .read_move(text)
            .map_err(|error| FieldError::said(&error).item(number).field("path"))?;
        at = at.after(mv);
        moves.push(mv);
    }
    Ok((at, moves))
}

/// The node after these moves.
///
/// # Errors
/// The index of the first move that the tree does not have.
fn node_of(tree: &Tree, moves: &[OthelloMove]) -> Result<NodeId, usize> {
    let step = |at: NodeId, (number, mv): (usize, &OthelloMove)| {
        let mut children = tree.children(at);
        children
            .find(|&child| tree.node(child).mv == mv.pack())
            .ok_or(number)
    };
    moves.iter().enumerate().try_fold(NodeId::ROOT, step)
}

/// The error for a move of a path that the tree does not have.
fn unread(further: &Further, number: usize, what: impl Fn(&Texts, &str) -> String) -> FieldError {
    let text = further.path.get(number).map_or("", String::as_str);
    let error = FieldError::of(|texts| what(texts, text));
    error.item(number).field("path")
}

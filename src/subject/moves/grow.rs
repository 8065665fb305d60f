//! Grows the tree of a position of a game: every move, or the nodes visited by a search.

use super::super::field::FieldError;
use super::super::further::{Further, ask_for_the_rest};
use super::setup::{GameQuestion, GameSetup, legal_move};
use eval::{GameEvaluator, SearchedGame, WithGameEvaluator};
use game::{AllQuiet, Evaluator};
use games::board_game::GameEnd;
use language::Texts;
use score::{Player, Score};
use search::{Algorithm, AtEnd, Budget, Plan, ReadFurther, Reading, search_reading};
use trace::{Grower, Observer, Trace};
use tree::{Growth, NodeId, Packed, Tree, Watch, grow};

/// A game as one of quiet moves.
pub(super) fn quiet<G: SearchedGame>() -> AllQuiet<G> {
    AllQuiet(G::default())
}

/// Values leaves by the evaluator, or by whether the side to move at the root has won.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameLeaf<E> {
    pub evaluator: E,
    /// The player whose win is asked about; `None` for the value.
    pub winner: Option<Player>,
}

impl<G: SearchedGame, E: GameEvaluator<G>> Evaluator<AllQuiet<G>> for GameLeaf<E> {
    fn value(&self, game: &AllQuiet<G>, at: &G::Position, remaining: u8) -> Score {
        let Some(winner) = self.winner else {
            return self.evaluator.value(&game.0, at, remaining);
        };
        let has_won = G::end(at) == Some(GameEnd::Won(winner));
        Score(if has_won {
            winner.sign()
        } else {
            -winner.sign()
        })
    }
}

/// A tree to be grown.
pub(super) struct Growing<'s, G: SearchedGame> {
    pub setup: &'s GameSetup<G>,
    pub root: G::Position,
    /// The unit of the evaluator.
    pub unit: i32,
    pub algorithm: Algorithm,
    pub watch: Watch<'s>,
}

impl<G: SearchedGame> WithGameEvaluator<G> for Growing<'_, G> {
    type Output = Result<(Tree, Option<Trace>), FieldError>;

    fn with<E: GameEvaluator<G>>(self, evaluator: E) -> Self::Output {
        let worth = GameLeaf {
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

impl<'s, G: SearchedGame> Growing<'s, G> {
    /// The player whose win is asked about, if any.
    fn winner(&self) -> Option<Player> {
        match self.setup.asks {
            GameQuestion::Value => None,
            GameQuestion::Win => Some(self.mover()),
        }
    }

    /// The side to move at the root.
    fn mover(&self) -> Player {
        G::default().player(&self.root)
    }

    fn every_move<E: GameEvaluator<G>>(&self, worth: GameLeaf<E>) -> Result<Tree, FieldError> {
        let game = quiet::<G>();
        let grown = |at: G::Position, plan: Plan, watch: Watch<'_>| {
            if plan.is_plain() {
                return grow(&game, &at, plan.depth, watch, &worth);
            }
            let reading = Reading {
                game: &game,
                standing: &worth,
                selector: None,
                plan,
                further: &[],
            };
            grow(&reading, &reading.start(at), u8::MAX, watch, &AtEnd(worth))
        };
        let mut tree = grown(
            self.root.clone(),
            self.setup.plan(self.setup.plies()),
            self.watch,
        );
        for (number, further) in self.setup.further.iter().enumerate() {
            if !tree.is_finished() {
                break; // The node to search deeper may be missing.
            }
            let within = |error: FieldError| error.item(number).field("further");
            let (at, moves) = way::<G>(&self.root, further).map_err(within)?;
            let node = node_of::<G>(&tree, &moves).map_err(|missing| {
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

    fn searched<E: GameEvaluator<G>>(
        &self,
        worth: GameLeaf<E>,
    ) -> Result<(Tree, Trace), FieldError> {
        let grower = Grower::new(self.mover());
        let plan = self.setup.plan(self.setup.plies());
        let budget = self.budget(&grower);
        let wanted = self.wanted()?;
        let searched = self.search(worth, (&self.root, &wanted), plan, budget, grower);
        let rest = ask_for_the_rest(searched, (&wanted, plan.depth), |asked, grower| {
            let moves = asked.way.iter();
            let at = moves.fold(self.root.clone(), |at, &mv| G::default().after(&at, mv));
            let below = self.setup.plan(asked.plies);
            let below = Plan {
                moves: asked.moves.unwrap_or(below.moves),
                ..below
            };
            let budget = self.budget(&grower);
            self.search(worth, (&at, asked.further), below, budget, grower)
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
    fn wanted(&self) -> Result<Vec<ReadFurther<G::Move>>, FieldError> {
        let plan = self.setup.plan(self.setup.plies());
        let further = self.setup.further.iter().enumerate();
        let wanted = further.map(|(number, further)| {
            let way = way::<G>(&self.root, further);
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
    pub(super) fn search<E: GameEvaluator<G>, O: Observer<G::Move>>(
        &self,
        worth: GameLeaf<E>,
        (at, further): (&G::Position, &[ReadFurther<G::Move>]),
        plan: Plan,
        budget: Budget<'_>,
        observer: O,
    ) -> (O, bool) {
        let reading = Reading {
            game: &quiet::<G>(),
            standing: &worth,
            selector: None,
            plan,
            further,
        };
        let algorithm = (self.algorithm, self.unit);
        search_reading(
            algorithm,
            &reading,
            (at, None),
            &AtEnd(worth),
            budget,
            observer,
        )
    }
}

/// The position to search deeper, and the moves that lead to it.
fn way<G: SearchedGame>(
    root: &G::Position,
    further: &Further,
) -> Result<(G::Position, Vec<G::Move>), FieldError> {
    let mut at = root.clone();
    let mut moves = Vec::new();
    for (number, text) in further.path.iter().enumerate() {
        let mv =
            legal_move::<G>(&at, text).map_err(|refused| refused.item(number).field("path"))?;
        at = G::default().after(&at, mv);
        moves.push(mv);
    }
    Ok((at, moves))
}

/// The node after these moves.
///
/// # Errors
/// The index of the first move that the tree does not have.
fn node_of<G: SearchedGame>(tree: &Tree, moves: &[G::Move]) -> Result<NodeId, usize> {
    let step = |at: NodeId, (number, mv): (usize, &G::Move)| {
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

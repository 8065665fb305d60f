//! Our own readers of a position, whatever its game: our engine with one evaluator or several, and
//! a solver that reads to the end.

use std::cell::Cell;
use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use shunsai::Position;

use super::super::engines::SearchLimit;
use super::row::{CompareRow, MATERIAL, ReaderId, measure_of, raw_of};
use eval::GameEvaluation;
use formats::sfen::{parse_sfen, to_sfen};
use games::board_game::BoardGame;
use games::shogi::Shogi;
use language::{Language, Texts, Words};
use play::{game_engine, no_engine};
use scenario::OwnReading;
use score::{Bound, Player, Score};
use search::{Budget, Control, Iteration, Limits, Line, Quiescence, Settings, Solved};
use subject::{GameId, GameQuestion, RegisteredGame, SubjectSetup, WithGame};
use tree::{MoveCode, Packed};

pub(super) const OURS: &str = "yomisuji";

/// How far the readers of a comparison read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CompareLimit {
    /// In plies.
    Depth(u8),
    Seconds(u32),
    /// Until stopped.
    Endless,
}

impl CompareLimit {
    /// The choices in the window.
    pub const ALL: [Self; 9] = [
        Self::Depth(2),
        Self::Depth(4),
        Self::Depth(6),
        Self::Depth(8),
        Self::Seconds(1),
        Self::Seconds(3),
        Self::Seconds(10),
        Self::Seconds(60),
        Self::Endless,
    ];

    /// The corresponding limit for a USI engine.
    pub(super) fn for_usi(self) -> SearchLimit {
        match self {
            Self::Depth(plies) => SearchLimit::Depth(plies.into()),
            Self::Seconds(seconds) => SearchLimit::Time(Duration::from_secs(seconds.into())),
            Self::Endless => SearchLimit::Infinite,
        }
    }
}

#[derive(Clone, Debug)]
pub struct OwnQuestion {
    pub readers: Arc<dyn OwnReaders>,
    /// How many lines to report.
    pub lines: usize,
    pub limit: CompareLimit,
}

/// What one evaluator has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnFinding {
    /// The id of the evaluator.
    pub evaluator: &'static str,
    /// Shallowest first.
    pub iterations: Vec<Iteration<MoveCode>>,
}

/// The result of reading to the end of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FoundEnd {
    Solved(Solved<MoveCode>),
    /// Given up after entering this many nodes.
    TooLong(u64),
}

/// The findings of our readers so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct OwnFindings {
    /// In the order of the rows.
    pub readings: Vec<OwnFinding>,
    /// The end of the game, if it was asked for and is known.
    pub end: Option<FoundEnd>,
    /// Whether all readers are done.
    pub is_over: bool,
}

/// What readers are made from, as plain data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ReadersSetup {
    Shogi(ShogiReading),
    Game(GameReading),
}

/// A position of shogi, and how our engine reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShogiReading {
    /// In SFEN.
    at: String,
    /// By its id, or values of one's own as text.
    evaluator: String,
    quiescence: Quiescence,
}

/// A position of another game, and how its readers read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameReading {
    game: GameId,
    /// As the game writes it.
    at: String,
    /// That of the tree, by its id.
    evaluator: String,
    tree_plies: u8,
    /// The player whose win the tree asks about; `None` if it asks for the value.
    winner: Option<Player>,
}

impl ReadersSetup {
    /// The readers.
    ///
    /// # Errors
    /// If there is no such position or evaluator, or the game is over.
    pub fn readers(&self) -> Result<Arc<dyn OwnReaders>, Words> {
        match self {
            Self::Shogi(ShogiReading { at, evaluator, quiescence }) => {
                let evaluation = evaluator.parse();
                let reading = OwnReading {
                    evaluation: evaluation?,
                    quiescence: *quiescence,
                    ..OwnReading::default() // The question says how many lines.
                };
                let at = parse_sfen(at)?;
                Ok(Arc::new(ShogiReaders { at, reading }))
            }
            Self::Game(reading) => {
                let readers = reading.game.run(reading);
                readers.ok_or_else(|| Words::of(Texts::comparing_no_position))?
            }
        }
    }
}

/// A position as our readers see it.
pub trait OwnReaders: Debug + Send + Sync {
    /// What they are made from.
    fn setup(&self) -> ReadersSetup;

    fn game(&self) -> GameId;

    /// The position, as its game writes it.
    fn text(&self) -> String;

    /// The ids of the evaluators in the order of their rows. The first one reads on while there is
    /// time, the others as deep as the tree.
    fn evaluators(&self) -> Vec<&'static str>;

    /// How many plies the tree reads from there; at least 1.
    fn tree_plies(&self) -> u8 {
        1
    }

    /// Whether the tree reads to the end of the game.
    fn tree_reads_to_end(&self) -> bool {
        false
    }

    /// Reads by iterative deepening, and reports each finished depth.
    fn read(
        &self,
        evaluator_and_lines: (&str, usize),
        limits: &Limits,
        control: Control<'_>,
        report: &mut dyn FnMut(Iteration<MoveCode>),
    );

    /// Why the game is not read to its end, if that is offered at all.
    fn too_far(&self) -> Option<Words> {
        None
    }

    /// Reads the game to its end, if that is offered and the end is near.
    fn solve(&self, _is_late: &dyn Fn(u64) -> bool) -> Option<FoundEnd> {
        None
    }

    /// The names of the moves of a line.
    fn names(&self, line: &[MoveCode], language: Language) -> Vec<String>;

    /// The row of a line, with its reader and its score; `depth` is that of an earlier iteration.
    fn row(
        &self,
        evaluator: &'static str,
        depth: Option<u8>,
        line: &Line<MoveCode>,
        language: Language,
    ) -> CompareRow;

    /// What the tree knows of a value for Black, as text; empty where it is a
    /// [`Measure`](compare::Measure).
    fn tree_value(&self, _value: Score, _bound: Bound, _language: Language) -> String {
        String::new()
    }

    /// A value for Black at the end of the game, as text.
    fn end_value(&self, _value: Score, _language: Language) -> String {
        String::new()
    }
}

fn names<G: BoardGame>(at: &G::Position, line: &[MoveCode], language: Language) -> Vec<String> {
    let moves: Vec<_> = line.iter().filter_map(|&mv| Packed::unpack(mv)).collect();
    G::line_names(at, &moves, language)
}

/// A finished depth with its moves packed.
fn packed<M: Packed>(iteration: &Iteration<M>) -> Iteration<MoveCode> {
    let lines = iteration.lines.iter().map(|line| Line {
        score: line.score,
        mate: line.mate,
        moves: line.moves.iter().map(|mv| mv.pack()).collect(),
        whole: line.whole,
    });
    Iteration {
        lines: lines.collect(),
        depth: iteration.depth,
        nodes: iteration.nodes,
        elapsed: iteration.elapsed,
        hash_permille: iteration.hash_permille,
        deepest: iteration.deepest,
    }
}

/// A shogi position, read by our engine as the tree reads it.
#[derive(Clone, Debug)]
pub(super) struct ShogiReaders {
    pub at: Position,
    pub reading: OwnReading,
}

impl OwnReaders for ShogiReaders {
    fn setup(&self) -> ReadersSetup {
        ReadersSetup::Shogi(ShogiReading {
            at: self.text(),
            evaluator: self.reading.evaluation.to_string(),
            quiescence: self.reading.quiescence,
        })
    }

    fn game(&self) -> GameId {
        GameId::Shogi
    }

    fn text(&self) -> String {
        to_sfen(&self.at)
    }

    fn evaluators(&self) -> Vec<&'static str> {
        vec![self.reading.evaluation.id()]
    }

    fn read(
        &self,
        (_, lines): (&str, usize),
        limits: &Limits,
        control: Control<'_>,
        report: &mut dyn FnMut(Iteration<MoveCode>),
    ) {
        let reading = OwnReading { lines, ..self.reading };
        let mut told = 0;
        let found = reading.read(&self.at, limits, control, |iterations| {
            iterations[told..].iter().map(packed).for_each(&mut *report);
            told = iterations.len();
        });
        // Without a legal move, there is the mate alone.
        found[told..].iter().map(packed).for_each(report);
    }

    fn names(&self, line: &[MoveCode], language: Language) -> Vec<String> {
        names::<Shogi>(&self.at, line, language)
    }

    fn row(
        &self,
        _: &'static str,
        depth: Option<u8>,
        line: &Line<MoveCode>,
        language: Language,
    ) -> CompareRow {
        CompareRow {
            measure: Some(measure_of(line, self.reading.evaluation.pawn())),
            raw: raw_of(Some(line.score), language),
            raw_value: Some(line.score.0.into()),
            raw_unit: MATERIAL,
            depth: "+".to_owned(), // Quiescence follows.
            ..CompareRow::of(ReaderId::Ours(depth), OURS.to_owned())
        }
    }
}

/// A position of another game, and the evaluators that read it.
#[derive(Clone, Debug)]
struct GameReaders<G: RegisteredGame> {
    at: G::Position,
    /// That of the tree.
    evaluation: G::Evaluation,
    evaluators: Vec<G::Evaluation>,
    tree_plies: u8,
    /// The player whose win the tree asks about; `None` if it asks for the value.
    winner: Option<Player>,
}

impl<G: RegisteredGame> GameReaders<G> {
    fn find(&self, id: &str) -> G::Evaluation {
        let mut all = self.evaluators.iter().copied();
        all.find(|evaluation| evaluation.id() == id).unwrap_or(self.evaluation)
    }
}

impl<G: RegisteredGame> OwnReaders for GameReaders<G> {
    fn setup(&self) -> ReadersSetup {
        ReadersSetup::Game(GameReading {
            game: G::GAME,
            at: self.text(),
            evaluator: self.evaluation.id().to_owned(),
            tree_plies: self.tree_plies,
            winner: self.winner,
        })
    }

    fn game(&self) -> GameId {
        G::GAME
    }

    fn text(&self) -> String {
        G::write(&self.at)
    }

    fn evaluators(&self) -> Vec<&'static str> {
        self.evaluators.iter().map(|found| found.id()).collect()
    }

    fn tree_plies(&self) -> u8 {
        self.tree_plies
    }

    fn tree_reads_to_end(&self) -> bool {
        G::moves_left(&self.at).is_some_and(|left| u32::from(self.tree_plies) > left)
    }

    fn read(
        &self,
        (evaluator, _): (&str, usize),
        limits: &Limits,
        control: Control<'_>,
        report: &mut dyn FnMut(Iteration<MoveCode>),
    ) {
        let mut engine = game_engine::<G>(self.find(evaluator), Settings::default());
        engine.deepen(&self.at, limits, control, &mut |iteration| {
            report(packed(iteration));
        });
    }

    fn too_far(&self) -> Option<Words> {
        G::SOLVER.and_then(|solver| (solver.too_far)(&self.at))
    }

    fn solve(&self, is_late: &dyn Fn(u64) -> bool) -> Option<FoundEnd> {
        let solver = G::solver_at(&self.at)?;
        let entered = Cell::new(0);
        let is_late = |nodes| {
            entered.set(nodes);
            is_late(nodes)
        };
        let budget = Budget::UNLIMITED;
        let end = (solver.solve)(&self.at, self.evaluation, budget, &is_late);
        Some(match end {
            Some(end) => FoundEnd::Solved(Solved {
                value: end.value,
                line: end.line.iter().map(|mv| mv.pack()).collect(),
                nodes: end.nodes,
            }),
            None => FoundEnd::TooLong(entered.get()),
        })
    }

    fn names(&self, line: &[MoveCode], language: Language) -> Vec<String> {
        names::<G>(&self.at, line, language)
    }

    fn row(
        &self,
        evaluator: &'static str,
        depth: Option<u8>,
        line: &Line<MoveCode>,
        language: Language,
    ) -> CompareRow {
        let evaluation = self.find(evaluator);
        let by = evaluation.short_name(language);
        let name = language.texts().comparing_engine_by(by, OURS);
        CompareRow {
            score: evaluation.value_text(line.score, language),
            ..CompareRow::of(ReaderId::By(evaluator, depth), name)
        }
    }

    fn tree_value(&self, value: Score, bound: Bound, language: Language) -> String {
        let Some(player) = self.winner else {
            return format!(
                "{}{}",
                language.signs().of(bound),
                self.evaluation.value_text(value, language)
            );
        };
        let (texts, side) = (language.texts(), G::side(player, language));
        // A bound either answers the question or leaves it open.
        match (value.0 == player.sign(), bound) {
            (true, bound) if bound != player.fail_low_bound() => texts.comparing_side_wins(side),
            (false, bound) if bound != player.fail_high_bound() => {
                texts.comparing_side_not_wins(side)
            }
            _ => "?".to_owned(),
        }
    }

    fn end_value(&self, value: Score, language: Language) -> String {
        self.evaluation.at_the_end().value_text(value, language)
    }
}

/// The readers of a position of another game than shogi, with the settings of a tree.
pub(super) struct ReadersOf<'a> {
    /// As the game writes it.
    pub at: &'a str,
    pub setup: &'a SubjectSetup,
    pub tree_plies: u8,
    /// The side to move at the root of the tree.
    pub mover: Player,
}

impl WithGame for ReadersOf<'_> {
    type Output = Result<Arc<dyn OwnReaders>, Words>;

    fn with<G: RegisteredGame>(self) -> Self::Output {
        let setup = G::setup(self.setup.clone());
        let setup = setup.ok_or_else(|| Words::of(Texts::comparing_no_position))?;
        let evaluation = G::Evaluation::find(&setup.values).unwrap_or_default();
        let reading = GameReading {
            game: G::GAME,
            at: self.at.to_owned(),
            evaluator: evaluation.id().to_owned(),
            tree_plies: self.tree_plies,
            winner: (setup.asks == GameQuestion::Win).then_some(self.mover),
        };
        reading.with::<G>()
    }
}

impl WithGame for &GameReading {
    type Output = Result<Arc<dyn OwnReaders>, Words>;

    fn with<G: RegisteredGame>(self) -> Self::Output {
        let at = G::read(&self.at)?;
        if G::end(&at).is_some() {
            return Err(Words::of(Texts::comparing_game_over));
        }
        if G::HAS_CHANCE {
            return Err(no_engine::<G>());
        }
        let evaluation = G::Evaluation::find(&self.evaluator)?;
        Ok(Arc::new(GameReaders::<G> {
            evaluation,
            evaluators: evaluation.readers(&at),
            tree_plies: self.tree_plies.max(1),
            winner: self.winner,
            at,
        }))
    }
}

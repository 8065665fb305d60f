//! What a game offers to the programs that play it: shogi, and every other game on a board.

use std::fmt::Debug;
use std::marker::PhantomData;

use super::engine::{GameEngine, game_engine, shogi_engine, strong_engine};
use super::root_reading::{RootMoves, RootReading};
use eval::material::Material;
use eval::{
    Evaluation, EvaluationError, Explained, GameEvaluation, GameEvaluator, SearchedGame,
    WithEvaluator, WithGameEvaluator,
};
use formats::usi::parse_usi_move;
use game::{AllQuiet, CaptureOrder, Checks, FromKept, Game, Keeping, Keyed, Quietly};
use games::board_game::GameEnd;
use games::shogi::declaration::Declaration;
use games::shogi::values::YANEURAOU;
use games::shogi::{Shogi, player_of};
use language::{Say, Words};
use score::{Player, Score};
use search::{BestExchange, Quiescence, Settings, Steps, quiet_value};

pub type PositionOf<A> = <<A as Arena>::Game as Game>::Position;
pub type MoveOf<A> = <<A as Arena>::Game as Game>::Move;

/// A game that programs play against each other.
pub trait Arena: Copy + Debug + PartialEq + Send + Sync + 'static {
    type Game: Keyed<Position: Debug + Send + Sync, Move: Debug + Send + Sync>;
    type Evaluation: Copy + Debug + Default + PartialEq + Send + Sync;

    /// The depth limit of a player's plain search, in plies: it searches every move.
    const DEEPEST: u8;

    /// The number of occurrences of a position, with the same side to move and the same hands,
    /// that ends a game (千日手).
    const REPETITIONS: usize;

    /// Whether pieces are captured, and exchanges can be counted.
    const HAS_EXCHANGES: bool;
    /// Whether our strong engine plays it.
    const HAS_STRONG: bool;

    /// Whether both players of a game draw from one sequence of random numbers.
    const SHARES_CHANCE: bool;

    /// An opening that changes the balance by this much or more is uneven.
    const UNEVEN: i32;

    /// The name of the game in errors; `None` for shogi, which need not be named.
    fn name() -> Option<Words>;

    /// Parses the name of an evaluator.
    fn evaluation(text: &str) -> Result<Self::Evaluation, EvaluationError>;

    /// The name that [`Arena::evaluation`] parses.
    fn evaluation_name(evaluation: Self::Evaluation) -> String;

    /// Checks that an evaluator supports a position.
    fn fits(evaluation: Self::Evaluation, at: &PositionOf<Self>) -> Result<(), Words>;

    /// The game as the players with this evaluator play it.
    fn game(evaluation: Self::Evaluation) -> Self::Game;

    fn engine(evaluation: Self::Evaluation, settings: Settings) -> Box<dyn GameEngine<Self::Game>>;

    /// Our strong engine with these steps, if it plays the game.
    fn strong_engine(
        _: Self::Evaluation,
        _: Settings,
        _: Steps,
    ) -> Option<Box<dyn GameEngine<Self::Game>>> {
        None
    }

    /// The static value of `at`, for Black.
    fn value(evaluation: Self::Evaluation, at: &PositionOf<Self>) -> Score;

    /// Searches a position to a fixed depth.
    fn read(
        evaluation: Self::Evaluation,
        reading: RootReading<'_, PositionOf<Self>>,
    ) -> RootMoves<MoveOf<Self>>;

    /// The winner at the end of a game; `None` for a draw.
    fn winner(at: &PositionOf<Self>) -> Option<Player>;

    fn in_check(_at: &PositionOf<Self>) -> bool {
        false
    }

    fn is_drop(_mv: MoveOf<Self>) -> bool {
        false
    }

    /// Openings from the usual start, each even and with an end of its own; none if there is no book.
    fn book() -> Vec<Vec<MoveOf<Self>>> {
        Vec::new()
    }

    /// Whether the side to move wins by declaring it (入玉宣言).
    fn may_declare(_at: &PositionOf<Self>) -> bool {
        false
    }

    /// What one side has won at `at`, by a search that does not depend on the players; `None` if
    /// it takes too long.
    fn balance(_at: &PositionOf<Self>) -> Option<Score> {
        Some(Score(0))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShogiArena;

/// Made by `cargo run --release --example openings`: a line each, in USI.
const OPENINGS: &str = include_str!("openings.usi");

/// The moves of an opening; `None` if one is illegal.
fn opening(line: &str) -> Option<Vec<MoveOf<ShogiArena>>> {
    let mut at = PositionOf::<ShogiArena>::startpos();
    let play = |text: &str| {
        let mv = parse_usi_move(text, &at).ok()?;
        at.do_move(mv);
        Some(mv)
    };
    line.split_whitespace().map(play).collect()
}

/// More nodes than the quiescence search of an opening needs.
const QUIET_NODES: u64 = 100_000;

impl Arena for ShogiArena {
    type Game = Shogi;
    type Evaluation = Evaluation;

    const DEEPEST: u8 = 4;
    const REPETITIONS: usize = 4;
    const HAS_EXCHANGES: bool = true;
    const HAS_STRONG: bool = true;
    const SHARES_CHANCE: bool = false;
    const UNEVEN: i32 = Evaluation::Yaneuraou.pawn();

    fn name() -> Option<Words> {
        None
    }

    fn may_declare(at: &PositionOf<Self>) -> bool {
        Declaration::of(at).wins()
    }

    fn evaluation(text: &str) -> Result<Evaluation, EvaluationError> {
        text.parse()
    }

    fn evaluation_name(evaluation: Evaluation) -> String {
        evaluation.to_string()
    }

    fn fits(evaluation: Evaluation, at: &PositionOf<Self>) -> Result<(), Words> {
        evaluation.fits(at).map_err(|error| error.words())
    }

    fn game(evaluation: Evaluation) -> Shogi {
        evaluation.game()
    }

    fn engine(evaluation: Evaluation, settings: Settings) -> Box<dyn GameEngine<Shogi>> {
        shogi_engine(evaluation, settings)
    }

    fn strong_engine(
        evaluation: Evaluation,
        settings: Settings,
        steps: Steps,
    ) -> Option<Box<dyn GameEngine<Shogi>>> {
        let settings = Settings { aspiration: Some(evaluation.pawn()), ..settings };
        Some(strong_engine(evaluation, settings, steps))
    }

    fn value(evaluation: Evaluation, at: &PositionOf<Self>) -> Score {
        evaluation.value(at)
    }

    fn read(
        evaluation: Evaluation,
        reading: RootReading<'_, PositionOf<Self>>,
    ) -> RootMoves<MoveOf<Self>> {
        struct Read<'a>(Shogi, RootReading<'a, PositionOf<ShogiArena>>);
        impl WithEvaluator for Read<'_> {
            type Output = RootMoves<MoveOf<ShogiArena>>;
            fn with<E: Explained>(self, evaluator: E) -> Self::Output {
                let Self(game, reading) = self;
                let at = reading.at.clone();
                if reading.exchange {
                    let leaf = BestExchange { standing: evaluator, order: CaptureOrder::Geometric };
                    reading.run(&game, at, (&evaluator, leaf))
                } else {
                    reading.run(&game, at, (&evaluator, evaluator))
                }
            }
        }
        evaluation.run(Read(evaluation.game(), reading))
    }

    fn book() -> Vec<Vec<MoveOf<Self>>> {
        OPENINGS.lines().filter_map(opening).collect()
    }

    /// A side without a legal move has lost.
    fn winner(at: &PositionOf<Self>) -> Option<Player> {
        Some(player_of(at.side_to_move()).other())
    }

    fn in_check(at: &PositionOf<Self>) -> bool {
        Evaluation::default().game().in_check(at)
    }

    fn is_drop(mv: MoveOf<Self>) -> bool {
        mv.is_drop()
    }

    fn balance(at: &PositionOf<Self>) -> Option<Score> {
        quiet_value(
            &Evaluation::Yaneuraou.game(),
            at,
            &Material(YANEURAOU),
            Quiescence::SOUND,
            QUIET_NODES,
        )
    }
}

/// Any other game than shogi.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardArena<G>(PhantomData<G>);

impl<G: SearchedGame> Arena for BoardArena<G> {
    type Game = G;
    type Evaluation = G::Evaluation;

    const DEEPEST: u8 = 8;
    const REPETITIONS: usize = G::REPETITIONS;
    const HAS_EXCHANGES: bool = false;
    const HAS_STRONG: bool = false;
    const SHARES_CHANCE: bool = true;
    const UNEVEN: i32 = 1;

    fn name() -> Option<Words> {
        Some(Words::in_each(G::name))
    }

    fn evaluation(text: &str) -> Result<G::Evaluation, EvaluationError> {
        G::Evaluation::find(text)
    }

    fn evaluation_name(evaluation: G::Evaluation) -> String {
        evaluation.id().to_owned()
    }

    fn fits(evaluation: G::Evaluation, at: &G::Position) -> Result<(), Words> {
        evaluation.fits(at)
    }

    fn game(_: G::Evaluation) -> G {
        G::default()
    }

    fn engine(evaluation: G::Evaluation, settings: Settings) -> Box<dyn GameEngine<G>> {
        game_engine(evaluation, settings)
    }

    fn value(evaluation: G::Evaluation, at: &G::Position) -> Score {
        evaluation.static_value(at)
    }

    fn read(
        evaluation: G::Evaluation,
        reading: RootReading<'_, G::Position>,
    ) -> RootMoves<G::Move> {
        struct Read<'a, G: SearchedGame>(RootReading<'a, G::Position>);
        impl<G: SearchedGame> WithGameEvaluator<G> for Read<'_, G> {
            type Output = RootMoves<G::Move>;
            fn with<E: GameEvaluator<G>>(self, evaluator: E) -> Self::Output {
                let game = AllQuiet(Keeping { game: G::default(), evaluator });
                let at = game.0.start(self.0.at.clone());
                let value = Quietly(FromKept);
                self.0.run(&game, at, (&value, value))
            }
        }
        evaluation.run(Read::<G>(reading))
    }

    fn winner(at: &G::Position) -> Option<Player> {
        match G::end(at)? {
            GameEnd::Won(winner) => Some(winner),
            GameEnd::Drawn => None,
        }
    }
}

//! Programs that play: the players of the うさぴょん book, plain searches and our engine, by name; whole
//! games, series of games, and ratings from series. All of it is generic over the game.
//!
//! Nothing here implements a search: a player runs the searches of [`search`] with
//! an evaluator of [`eval`].
//!
//! | file | contents |
//! |---|---|
//! | `computer_player` | players by name |
//! | `root_reading` | a search of a fixed depth that reports every root move |
//! | `engine` | our engine, with an evaluator of the registry |
//! | `sampling` | sampling the moves of a position |
//! | `solved` | reading a position to the end of its game |
//! | `seat` | a player at the board: choosing a move, and all that tie with it |
//! | `at_board` | what a game asks of a player, ours or a program of somebody else |
//! | `game` | plays a game to its end |
//! | `series` | pairings and openings |
//! | `rating` | the difference in strength from wins, losses and draws |
//! | `bench` | a fixed set of positions, and what our engine enters on them |
//! | `steps` | the steps of the strong engine by their names |
//! | `measured` | measured matches, stored as data |
//! | [`training`] | training games of Othello |
//!
//! ```
//! use shunsai::Position;
//! use play::{ComputerPlayer, Seat};
//!
//! let player: ComputerPlayer = "one-ply".parse()?;
//! let choice = Seat::new(player, 0).consider(&Position::startpos());
//! assert_eq!(choice.tied.map(|tied| tied.len()), Some(30)); // One ply of counting sees no difference.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod at_board;
mod bench;
mod computer_player;
mod engine;
mod game;
mod measured;
mod rating;
mod root_reading;
mod sampling;
mod seat;
mod series;
mod solved;
mod steps;
pub mod training;

pub use at_board::{Act, AtBoard, BoardTurn, Spent};
pub use bench::{BenchEngine, BenchRun, bench, bench_positions, bench_steps};
pub use computer_player::{ComputerPlayer, DEFAULT_NODES, Method, PLAYER_NAMES, no_engine};
pub use engine::{GameEngine, counted_search, game_engine, strong_engine};
pub use game::{Drops, Fixture, PlayedGame, game_record, play_between, play_game, thrown};
pub use measured::{MeasuredMatch, measured_match};
pub use rating::{GameCounts, GameResult, PairCounts, Rating};
pub use sampling::{Outcomes, pawn_of, rewards_of, sample_moves, sample_position};
pub use seat::{Choice, Seat, SeatClock};
pub use series::{Series, balance, book};
pub use solved::{OTHELLO_SOLVER, SolveFn, Solver};
pub use steps::StepSwitch;

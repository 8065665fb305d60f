//! `perft` and `moves`.

use std::io::{BufRead, Write};

use clap::Args;
use serde::Serialize;

use super::lines::{Asked, GamePositions, PositionLines};
use super::{Exit, Refusal, texts};
use formats::usi::usi;
use game::Game;
use games::shogi::attackers::in_check;
use games::shogi::perft::perft;
use games::shogi::{Shogi, values::USAPYON};
use subject::{RegisteredGame, WithGame};

/// Deeper counts of shogi do not fit 64 bits and would take forever.
const DEEPEST: u8 = 12;

/// The same for other games.
const DEEPEST_OF_GAMES: u8 = 20;

/// Count the legal lines of a position.
#[derive(Debug, Args)]
pub struct Perft {
    #[command(flatten)]
    positions: GamePositions,
    /// Plies.
    #[arg(long)]
    depth: u8,
}

#[derive(Serialize)]
struct PerftAnswer {
    nodes: u64,
}

impl Perft {
    pub(super) fn run(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let asked = self.positions.asked()?;
        let deepest = match asked {
            Asked::Shogi(_) => DEEPEST,
            Asked::Game(..) => DEEPEST_OF_GAMES,
        };
        if self.depth > deepest {
            return Err(Refusal(texts().cli_too_deep(deepest, self.depth)));
        }
        let people = |answer: &PerftAnswer| format!("{}\n", answer.nodes);
        let depth = self.depth;
        match asked {
            Asked::Shogi(lines) => {
                let count = |at: &_| Ok(PerftAnswer::of(perft(at, depth)));
                lines.answer_shogi(input, output, count, people)
            }
            Asked::Game(game, lines) => answered(game.run(CountLines {
                depth,
                lines,
                input,
                output,
            })),
        }
    }
}

/// The answer about a game other than shogi.
pub(super) fn answered(answer: Option<Result<Exit, Refusal>>) -> Result<Exit, Refusal> {
    answer.unwrap_or_else(|| Err(Refusal(texts().cli_no_position())))
}

struct CountLines<'a> {
    depth: u8,
    lines: PositionLines<'a>,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
}

impl WithGame for CountLines<'_> {
    type Output = Result<Exit, Refusal>;

    fn with<G: RegisteredGame>(self) -> Self::Output {
        let count = |at: &G::Position| Ok(PerftAnswer::of(G::perft(at, self.depth)));
        let people = |answer: &PerftAnswer| format!("{}\n", answer.nodes);
        self.lines
            .answer_game::<G, _>(self.input, self.output, count, people)
    }
}

impl PerftAnswer {
    const fn of(nodes: u64) -> Self {
        Self { nodes }
    }
}

/// List the legal moves of a position.
#[derive(Debug, Args)]
pub struct Moves {
    #[command(flatten)]
    positions: GamePositions,
}

/// The answer of `moves`, the moves in USI.
#[derive(Serialize)]
struct MovesAnswer {
    count: usize,
    legal: Vec<String>,
    in_check: bool,
}

#[derive(Serialize)]
struct GameMovesAnswer {
    count: usize,
    /// In the notation of the game; of Othello squares, or `pass` alone.
    legal: Vec<String>,
    /// Whether the game is over.
    over: bool,
}

impl Moves {
    pub(super) fn run(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        match self.positions.asked()? {
            Asked::Shogi(lines) => lines.answer_shogi(
                input,
                output,
                |position| {
                    let mut moves = Vec::new();
                    Shogi { values: USAPYON }.moves(position, &mut moves);
                    let legal: Vec<_> = moves.into_iter().map(usi).collect();
                    Ok(MovesAnswer {
                        count: legal.len(),
                        legal,
                        in_check: in_check(position, position.side_to_move()),
                    })
                },
                |answer| {
                    let count = if answer.in_check {
                        texts().cli_legal_moves_in_check(answer.count)
                    } else {
                        texts().cli_legal_moves(answer.count)
                    };
                    format!("{}\n{count}\n", answer.legal.join(" "))
                },
            ),
            Asked::Game(game, lines) => answered(game.run(ListMoves {
                lines,
                input,
                output,
            })),
        }
    }
}

struct ListMoves<'a> {
    lines: PositionLines<'a>,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
}

impl WithGame for ListMoves<'_> {
    type Output = Result<Exit, Refusal>;

    fn with<G: RegisteredGame>(self) -> Self::Output {
        let list = |at: &G::Position| {
            let mut moves = Vec::new();
            G::default().moves(at, &mut moves);
            let legal: Vec<_> = moves.iter().map(ToString::to_string).collect();
            Ok(GameMovesAnswer {
                count: legal.len(),
                over: legal.is_empty(),
                legal,
            })
        };
        let people = |answer: &GameMovesAnswer| {
            let count = if answer.over {
                texts().cli_legal_moves_over(answer.count)
            } else {
                texts().cli_legal_moves(answer.count)
            };
            format!("{}\n{count}\n", answer.legal.join(" "))
        };
        self.lines
            .answer_game::<G, _>(self.input, self.output, list, people)
    }
}

//! Plays a game to its end.

use std::collections::HashMap;
use std::fmt::Display;

use super::at_board::{Act, AtBoard, BoardTurn, Spent};
use super::computer_player::ComputerPlayer;
use super::rating::GameResult;
use super::seat::Seat;
use eval::SearchedGame;
use fastrand::Rng;
use formats::record::{Ending, PlyId, PlyKind, Record, Recorded};
use game::{Game, drawn};
use games::board::Standing;
use games::board_game::GameEnd;
use games::shogi::Shogi;
use language::{Texts, Words};
use score::Player;

/// A game to be played. `P` names a player.
#[derive(Clone, Debug)]
pub struct Fixture<G: SearchedGame = Shogi, P = ComputerPlayer<G>> {
    /// Its number in its series, from 1.
    pub number: u32,
    /// Black and White.
    pub players: [P; 2],
    /// The side of player A of the series.
    pub a: Player,
    pub start: G::Position,
    /// Legal moves played from `start` before the players choose.
    pub opening: Vec<G::Move>,
    /// The seed of the players' random choices.
    pub seed: u64,
    /// The game is a draw after this number of plies, including the opening.
    pub max_plies: u32,
}

/// Pieces dropped by a side, without those of the opening.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Drops {
    pub total: u32,
    /// Drops where every legal move was a drop.
    pub forced: u32,
}

#[derive(Clone, Debug)]
pub struct PlayedGame<G: SearchedGame = Shogi, P = ComputerPlayer<G>> {
    pub fixture: Fixture<G, P>,
    /// Every move, including the opening.
    pub moves: Vec<G::Move>,
    /// The position after them.
    pub last: G::Position,
    /// How it ended, from the point of view of the side to move; `Mate` for any end on the board,
    /// `LoseByDefault` for a player that has broken down.
    pub ending: Ending,
    /// What the side to move has done wrong, if that ended the game.
    pub fault: Option<Words>,
    /// `None` for a draw.
    pub winner: Option<Player>,
    /// The drops of Black and White.
    pub drops: [Drops; 2],
    /// What Black and White have used, if it was measured.
    pub spent: [Option<Spent>; 2],
}

impl<G: SearchedGame, P> PlayedGame<G, P> {
    /// The result for player A of the series.
    pub fn result(&self) -> GameResult {
        match self.winner {
            None => GameResult::Draw,
            Some(winner) if winner == self.fixture.a => GameResult::Win,
            Some(_) => GameResult::Loss,
        }
    }

    pub fn drops_of(&self, player: Player) -> Drops {
        self.drops[place(player)]
    }
}

/// The index of a player among two.
const fn place(player: Player) -> usize {
    match player {
        Player::Max => 0,
        Player::Min => 1,
    }
}

/// The positions of a game, to detect repetition.
#[derive(Default)]
struct Repetitions {
    /// The plies at which a position has occurred, by its key.
    plies: HashMap<u64, Vec<usize>>,
    /// For every ply, whether the side to move was in check.
    checks: Vec<bool>,
}

impl Repetitions {
    /// Records the position of the next ply. If it has occurred too often, returns how the game has
    /// ended.
    ///
    /// It is a draw, unless one side has given check with every move since the first occurrence:
    /// then that side has lost (連続王手の千日手).
    fn next<G: SearchedGame>(&mut self, game: &G, at: &G::Position) -> Option<Ending> {
        let now = self.checks.len();
        self.checks.push(game.in_check(at));
        let plies = self.plies.entry(game.key(at)).or_default();
        plies.push(now);
        if plies.len() < G::REPETITIONS {
            return None;
        }
        let since = *plies.first()?;
        // In check after every move of the other side: at the plies of the side to move, or at
        // those between.
        let always = |first: usize| {
            let mut checks = self.checks[first..=now].iter().step_by(2);
            checks.all(|&check| check)
        };
        Some(if always(since + 2) {
            Ending::FoulWin
        } else if always(since + 1) {
            Ending::FoulLose
        } else {
            Ending::RepetitionDraw
        })
    }
}

impl<G: SearchedGame, P> Fixture<G, P> {
    /// The seed of the random choices of Black (0) or White (1).
    pub const fn seed_of(&self, place: usize) -> u64 {
        let own = if G::SHARES_CHANCE { 0 } else { place as u64 };
        self.seed.wrapping_add(own)
    }
}

/// Plays a game of our own players to its end, as [`play_between`] does.
pub fn play_game<G: SearchedGame>(fixture: Fixture<G>) -> PlayedGame<G> {
    let [mut black, mut white] =
        [0, 1].map(|place| Seat::new(fixture.players[place], fixture.seed_of(place)));
    play_between(fixture, [&mut black, &mut white])
}

/// The seed of the dice differs from those of the players in these bits.
const DICE: u64 = 0x5bd1_e995_0d1c_e000;

/// The move that chance makes at a position, if it moves there, as it follows from a seed.
pub fn thrown<G: Game>(game: &G, at: &G::Position, seed: u64) -> Option<G::Move> {
    if !game.is_chance(at) {
        return None;
    }
    let mut moves = Vec::new();
    game.moves(at, &mut moves);
    let weights = moves.iter().map(|&mv| u64::from(game.weight(at, mv)));
    let place = drawn(weights, |most| Rng::with_seed(seed).u64(..most));
    moves.get(place).copied()
}

/// Plays a game to its end between the players at the board, Black and White; where chance moves, the
/// dice follow from the seed of the game.
///
/// Repetition and too many plies are draws. A side loses that repeats a position by checks alone,
/// resigns, answers with an illegal move or too late, declares a win that it has not, or breaks
/// down.
pub fn play_between<G: SearchedGame, P>(
    fixture: Fixture<G, P>,
    seats: [&mut dyn AtBoard<G>; 2],
) -> PlayedGame<G, P> {
    let game = G::default();
    let mut at = fixture.start.clone();
    let mut made = Vec::new();
    let mut drops = [Drops::default(); 2];
    let mut repetitions = Repetitions::default();
    let mut legal = Vec::new();
    let mut fault = None;
    // The dice are nobody's: they do not hang on what the players draw.
    let mut dice = Rng::with_seed(fixture.seed ^ DICE);
    let ending = loop {
        legal.clear();
        game.moves(&at, &mut legal);
        if legal.is_empty() {
            break Ending::Mate;
        }
        if let Some(ending) = repetitions.next::<G>(&game, &at) {
            break ending;
        }
        if made.len() >= fixture.max_plies as usize {
            break Ending::MaxMoves;
        }
        let side = place(game.player(&at));
        let mv = if let Some(&mv) = fixture.opening.get(made.len()) {
            mv
        } else if let Some(mv) = thrown(&game, &at, dice.u64(..)) {
            mv
        } else {
            let turn = BoardTurn { start: &fixture.start, moves: &made, at: &at, legal: &legal };
            let mv = match seats[side].act(turn) {
                Act::Move(mv) if legal.contains(&mv) => mv,
                Act::Resign => break Ending::Resign,
                Act::Declare if G::may_declare(&at) => break Ending::EnteringOfKing,
                wrong => {
                    let (ending, words) = wrong.fault();
                    fault = Some(words);
                    break ending;
                }
            };
            if G::SHARES_CHANCE
                && let Some(chance) = seats[side].chance()
            {
                seats[1 - side].share(chance);
            }
            let is_drop = |mv| matches!(G::shown(&at, mv).from, Some(Standing::InHand(..)));
            if is_drop(mv) {
                drops[side].total += 1;
                drops[side].forced += u32::from(legal.iter().copied().all(is_drop));
            }
            mv
        };
        at = game.after(&at, mv);
        made.push(mv);
    };
    let to_move = game.player(&at);
    let winner = match ending {
        Ending::FoulWin | Ending::EnteringOfKing => Some(to_move),
        Ending::Resign | Ending::FoulLose | Ending::Timeout | Ending::LoseByDefault => {
            Some(to_move.other())
        }
        Ending::Mate => match G::end(&at) {
            Some(GameEnd::Won(winner)) => Some(winner),
            Some(GameEnd::Drawn) => None,
            None => game.loses_without_moves().then(|| to_move.other()),
        },
        _ => None,
    };
    let spent = seats.map(|seat| seat.spent());
    PlayedGame { fixture, moves: made, last: at, ending, fault, winner, drops, spent }
}

impl<M> Act<M> {
    /// How a game ends if this is wrong, and what is wrong.
    fn fault(self) -> (Ending, Words) {
        match self {
            Self::Late => (Ending::Timeout, Words::of(Texts::players_late)),
            Self::Broken(words) => (Ending::LoseByDefault, words),
            Self::Illegal(words) => (Ending::FoulLose, words),
            Self::Declare => (Ending::FoulLose, Words::of(Texts::players_wrong_declaration)),
            Self::Move(_) | Self::Resign => (Ending::FoulLose, Words::of(Texts::players_illegal)),
        }
    }
}

/// Converts a game to a record, with the names of the players, and `event` as that of the series.
///
/// # Errors
/// A sentence, if a move is illegal, which does not happen for games played here.
pub fn game_record<G: SearchedGame + Recorded, P: Display>(
    played: &PlayedGame<G, P>,
    event: &str,
) -> Result<Record<G>, Words> {
    let fixture = &played.fixture;
    let mut record = Record::<G>::new(&fixture.start);
    let [black, white] = fixture.players.each_ref().map(ToString::to_string);
    let result = G::margin(&played.last).zip(G::RESULT);
    let result = result.map(|(lead, name)| (name, format!("{lead:+}")));
    let headers =
        [(G::EVENT, event.to_owned()), (G::PLAYERS[0][0], black), (G::PLAYERS[1][0], white)];
    let headers = headers.into_iter().chain(result);
    record.headers = headers.map(|(name, value)| (name.to_owned(), value)).collect();
    let mut last = PlyId::START;
    for (number, &mv) in (1..).zip(&played.moves) {
        last = record.append(last, PlyKind::Move(mv))?;
        if G::HAS_ENDINGS && number == fixture.opening.len() {
            let Words { ja, en } = Words::of(Texts::players_opening_ends);
            record.set_comment(last, &format!("{ja} / {en}"));
        }
    }
    if G::HAS_ENDINGS {
        let end = record.append(last, PlyKind::End(played.ending))?;
        if let Some(Words { ja, en }) = &played.fault {
            record.set_comment(end, &format!("{ja} / {en}"));
        }
    }
    Ok(record)
}

#[cfg(test)]
mod tests {
    use super::*;
    use formats::sfen::parse_sfen;
    use formats::usi::parse_usi_move;

    /// The ending of a game that begins with a repeated cycle of moves.
    fn repeated(sfen: &str, cycle: &[&str]) -> (usize, Ending, Option<Player>) {
        let start = parse_sfen(sfen).expect("a position");
        let mut at = start.clone();
        let mut opening = Vec::new();
        for text in cycle.iter().cycle().take(40) {
            let mv = parse_usi_move(text, &at).expect("a legal move");
            at.do_move(mv);
            opening.push(mv);
        }
        let random: ComputerPlayer = "random".parse().expect("a player");
        let played = play_game(Fixture {
            number: 1,
            players: [random; 2],
            a: Player::Max,
            start,
            opening,
            seed: 1,
            max_plies: 300,
        });
        (played.moves.len(), played.ending, played.winner)
    }

    #[test]
    fn fourfold_repetition_draws_and_perpetual_check_loses() {
        let quiet = ["2h3h", "8b7b", "3h2h", "7b8b"];
        let draw = (12, Ending::RepetitionDraw, None);
        assert_eq!(repeated("startpos", &quiet), draw);
        // Black checks with every move; in one case White is to move in the recurring position.
        let checks = ["2b2a", "5a5b", "2a2b", "5b5a"];
        let to_move = "4k4/7R1/9/9/9/9/9/9/4K4 b - 1";
        let lost = (12, Ending::FoulLose, Some(Player::Min));
        assert_eq!(repeated(to_move, &checks), lost);
        let in_check = "4k2R1/9/9/9/9/9/9/9/4K4 w - 1";
        let others = ["5a5b", "2a2b", "5b5a", "2b2a"];
        let won = (12, Ending::FoulWin, Some(Player::Min));
        assert_eq!(repeated(in_check, &others), won);
        // One of the moves is not a check: a draw.
        let kings = "4k4/9/9/9/9/9/9/9/4K2R1 b - 1";
        let once = ["2i2a", "5a5b", "2a2i", "5b5a"];
        assert_eq!(repeated(kings, &once), draw);
    }

    #[test]
    fn a_game_ends_by_mate_or_at_the_most_plies() {
        let one_ply: ComputerPlayer = "one-ply".parse().expect("a player");
        let fixture = |sfen: &str, max_plies| Fixture {
            number: 1,
            players: [one_ply; 2],
            a: Player::Min,
            start: parse_sfen(sfen).expect("a position"),
            opening: Vec::new(),
            seed: 1,
            max_plies,
        };
        let mated = play_game(fixture("4k4/4G4/4G4/9/9/9/9/9/4K4 w - 1", 300));
        assert_eq!((mated.moves.len(), mated.ending), (0, Ending::Mate));
        assert_eq!(mated.result(), GameResult::Loss);
        let long = play_game(fixture("startpos", 7));
        assert_eq!((long.moves.len(), long.ending), (7, Ending::MaxMoves));
        assert_eq!(long.result(), GameResult::Draw);
        // Interposing is the only legal move, and counts as a forced drop.
        let drops = play_game(fixture("4k4/9/9/9/9/9/9/7NL/r7K b P 1", 1));
        let dropped = Drops { total: 1, forced: 1 };
        assert_eq!(drops.drops_of(Player::Max), dropped);
    }
}

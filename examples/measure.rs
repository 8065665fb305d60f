//! Plays each rung of the ladder against the lowest, and against the one below it, at equal nodes,
//! and prints what `src/play/measured.ron` keeps:
//! `cargo run --release --example measure -- DATE GAMES NODES OPENING_PLIES [THREADS]`.

use std::error::Error;

use shunsai::Position;
use yomisuji::eval::Evaluation;
use yomisuji::host::play_all;
use yomisuji::play::{ComputerPlayer, GameCounts, MeasuredMatch, PairCounts, Series};

const SEED: u64 = 1;
const MAX_PLIES: u32 = 300;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [date, games, nodes, plies, threads @ ..] = arguments.as_slice() else {
        return Err("expected DATE GAMES NODES OPENING_PLIES [THREADS]".into());
    };
    let (games, nodes, plies): (u32, u64, u32) = (games.parse()?, nodes.parse()?, plies.parse()?);
    let threads = threads.first().map_or(Ok(1), |threads| threads.parse())?;
    let name = |rung: usize| format!("material-{rung}");
    let player = |rung: usize| format!("engine-{nodes}:{}", name(rung));
    let mut kept = Vec::new();
    let top = Evaluation::LADDER.len();
    let lowest = (2..=top).map(|rung| (rung, 1));
    let below = (3..=top).map(|rung| (rung, rung - 1));
    for (rung, other) in lowest.chain(below) {
        let series = Series {
            a: player(rung).parse::<ComputerPlayer>()?,
            b: player(other).parse::<ComputerPlayer>()?,
            games,
            seed: SEED,
            start: Position::startpos(),
            max_plies: MAX_PLIES,
        };
        let fixtures = series.paired_fixtures(plies)?;
        let over = play_all(&fixtures, threads, |_| Ok(())).map_err(|words| words.en)?;
        let (mut counts, mut pairs) = (GameCounts::default(), PairCounts::default());
        for pair in over.chunks_exact(2) {
            counts.add(pair[0].result());
            counts.add(pair[1].result());
            pairs.add(pair[0].result(), pair[1].result());
        }
        eprintln!("{} {}: {counts:?} {pairs:?}", player(rung), player(other));
        kept.push(MeasuredMatch {
            a: name(rung),
            b: name(other),
            date: date.clone(),
            command: format!(
                "yomisuji match {} {} --games {games} --seed {SEED} --opening-plies {plies}",
                player(rung),
                player(other)
            ),
            nodes,
            counts,
            pairs,
        });
    }
    println!("{}", ron::ser::to_string_pretty(&kept, ron::ser::PrettyConfig::new())?);
    Ok(())
}

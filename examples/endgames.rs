//! Solves the published endgames of Othello in `tests/data/othello_endgames.csv`, and says how long
//! each has taken: `cargo run --release --example endgames -- [MOST_EMPTY_SQUARES]`.

use std::error::Error;
use std::time::Instant;

use yomisuji::games::othello::count::FinalCount;
use yomisuji::games::othello::{FastestFirst, OthelloPosition};
use yomisuji::search::{Budget, ToTheEnd};

fn main() -> Result<(), Box<dyn Error>> {
    let most = std::env::args().nth(1);
    let most: u32 = most.map_or(Ok(20), |most| most.parse())?;
    let text = std::fs::read_to_string("tests/data/othello_endgames.csv")?;
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    println!("  # empty score     nodes        ms  M nodes/s");
    for row in rows.skip(1) {
        let [number, _, position, published, _] = row.split(',').collect::<Vec<_>>()[..] else {
            return Err(format!("expected five cells, found {row}").into());
        };
        let at: OthelloPosition = position.parse()?;
        if at.empty().count() > most {
            continue;
        }
        let mut solver = ToTheEnd::new(FastestFirst, FinalCount::Winner, 256 << 20);
        let start = Instant::now();
        let found = solver.solve(&at, Budget::UNLIMITED, &|_| false);
        let found = found.ok_or("stopped")?;
        let seconds = start.elapsed().as_secs_f64();
        let score = found.value.0 * at.to_move().sign();
        if score.to_string() != published {
            return Err(format!("position {number} is {score}, published is {published}").into());
        }
        println!(
            "{number:>3} {:>5} {score:>5} {:>9} {:>9.1} {:>9.2}",
            at.empty().count(),
            found.nodes,
            seconds * 1e3,
            u32::try_from(found.nodes).map_or(f64::NAN, f64::from) / seconds / 1e6,
        );
    }
    Ok(())
}

//! A tree, a search over it, its trace, and each step in words: `cargo run --example steps`.

use std::error::Error;
use std::sync::Arc;

use yomisuji::formats::nested_list;
use yomisuji::games::diagram::Diagram;
use yomisuji::language::Language;
use yomisuji::lesson::Projection;
use yomisuji::scenario::record;
use yomisuji::score::Player;
use yomisuji::search::Algorithm;
use yomisuji::trace::{Replay, Timeline};

fn main() -> Result<(), Box<dyn Error>> {
    let branch = nested_list::parse("[[3, 5], [2, 9]]")?;
    let (tree, diagram) = Diagram::build(&branch, Player::Max)?;
    let tree = Arc::new(tree);
    let algorithm: Algorithm = "alpha-beta".parse()?;
    let trace = Arc::new(record(algorithm, &tree)?);
    let timeline = Timeline::of(&tree, &trace);
    let mut replay = Replay::new(tree, trace);
    while replay.forward() {
        let seen = Projection::new(&replay, &timeline, algorithm, &diagram, Language::En);
        println!("{:>2}  {}", seen.step(), seen.sentence());
    }
    Ok(())
}

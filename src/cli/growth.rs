//! `growth`: how the work of searches grows with depth and branching.

use std::io::Write;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::outputs::write_file;
use super::{AnswerFormat, CliAnswer, Exit, Refusal, texts};
use export::{growth_csv, growth_figure, svg_file};
use language::Language;
use scenario::GrowthPlan;
use search::Algorithm;

/// How the work of searches grows with depth and branching: the mean leaves and nodes on the same
/// random trees, with the best, random and worst order of moves.
#[derive(Debug, Args)]
pub struct MeasureGrowth {
    /// Plies, from and to.
    #[arg(long, default_value = "1..6")]
    depths: String,
    /// Moves of every node, from and to.
    #[arg(long, default_value = "2..5")]
    branching: String,
    /// How many trees of each depth and branching.
    #[arg(long, default_value_t = 50)]
    trees: u32,
    /// From which the leaves are drawn.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// An algorithm; may be given several times. Without: minimax, alpha-beta, pvs and mtd-f.
    #[arg(long = "algorithm")]
    algorithms: Vec<String>,
    /// Write this file: a picture (.svg) or a table (.csv). Without, the table is printed.
    #[arg(short)]
    output: Option<PathBuf>,
    #[command(flatten)]
    format: AnswerFormat,
}

impl MeasureGrowth {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let usual = [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Pvs, Algorithm::MtdF];
        let named: Result<Vec<Algorithm>, _> =
            self.algorithms.iter().map(|name| name.parse()).collect();
        let algorithms = Some(named?).filter(|named| !named.is_empty());
        let end = self.output.as_ref().map(|file| file.extension().unwrap_or_default().to_owned());
        if let (Some(file), Some(end)) = (&self.output, &end)
            && end != "svg"
            && end != "csv"
        {
            let file = file.display().to_string();
            return Err(Refusal(texts().export_no_format(".svg .csv", file)));
        }
        let plan = GrowthPlan {
            depths: range("--depths", &self.depths)?,
            branching: range("--branching", &self.branching)?,
            trees: self.trees,
            seed: self.seed,
            algorithms: algorithms.unwrap_or_else(|| usual.to_vec()),
        };
        let rows = plan.measure()?;
        let table = growth_csv(&rows);
        if let (Some(file), Some(end)) = (&self.output, &end) {
            let text = if end == "svg" {
                svg_file(&growth_figure(&rows, Language::spoken()))
            } else {
                table.clone()
            };
            write_file(file, text.as_bytes())?;
        }
        let told: Vec<_> = rows
            .iter()
            .map(|row| {
                json!({
                    "algorithm": row.algorithm.id(),
                    "branching": row.branching,
                    "depth": row.depth,
                    "order": row.order.id(),
                    "leaves": (row.leaves * 1000.0).round() / 1000.0,
                    "entered": (row.entered * 1000.0).round() / 1000.0,
                    "all": row.all,
                    "fewest": row.fewest,
                })
            })
            .collect();
        let text = match &self.output {
            Some(file) => format!("{}\n", file.display()),
            None => table,
        };
        CliAnswer { json: json!({"rows": told}), text }.print(self.format, output)
    }
}

/// A range of small numbers: `2..5` holds both ends, `3` only itself.
fn range(flag: &str, text: &str) -> Result<RangeInclusive<u8>, Refusal> {
    let (from, to) = text.split_once("..").unwrap_or((text, text));
    let number = |text: &str| text.trim().parse::<u8>().ok().filter(|number| *number > 0);
    let both = number(from).zip(number(to.trim_start_matches('='))).filter(|(from, to)| from <= to);
    let (from, to) = both.ok_or_else(|| Refusal(texts().cli_no_range(flag, text)))?;
    Ok(from..=to)
}

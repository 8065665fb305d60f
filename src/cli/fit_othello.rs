//! `fit-othello`: fits the weights of Turtle's patterns to self-played games.

use std::io::Write;
use std::path::PathBuf;
use std::thread;

use clap::Args;
use fastrand::Rng;

use super::outputs::write_file;
use super::series::Progress;
use super::{AnswerFormat, CliAnswer, Exit, Refusal, texts};
use eval::othello::turtle::fit::{
    CornerReport, FitOptions, FitReport, FitSample, StageError, fit_weights, stage_errors,
};
use eval::othello::turtle::{
    CornerShape, GameStage, PatternWeights, Turtle, WeightsOrigin, fit_report, shipped_bytes,
    write_weights,
};
use game::Incremental;
use games::othello::Othello;
use games::othello::count::Mobility;
use host::work_all;
use play::training::{TrainingRound, is_held_out, training_game, training_rounds};

/// Fit the weights of Turtle's patterns: games are played, and least squares does the rest.
///
/// Three rounds of games from random openings: the first plays by mobility, each further one by what
/// the one before has learnt. Positions with few empty squares are read to their end. Weights of the
/// last round are those that are kept; every tenth game is left out of the fit, and says how far values
/// are from final scores. The same seed and number of games give the same bytes, whatever the
/// number of threads.
#[derive(Debug, Args)]
pub struct FitOthello {
    /// What every random choice follows from [default: that of the weights in the program].
    #[arg(long)]
    seed: Option<u64>,
    /// How many games, all rounds together [default: as many as for the weights in the program].
    #[arg(long, value_parser = clap::value_parser!(u32).range(30..=1_000_000))]
    games: Option<u32>,
    /// How many steps least squares takes (conjugate gradients) [default: 30, as for the weights in the
    /// program].
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    steps: Option<u32>,
    /// A folder for the weights and the errors: turtle.weights, turtle-triangle.weights, fit.ron.
    #[arg(short, long, value_name = "FOLDER")]
    output: Option<PathBuf>,
    /// Are the weights in the program the same, byte for byte? If not, the exit status is 1.
    #[arg(long)]
    check: bool,
    /// Fit nothing: show the errors of the weights in the program.
    #[arg(long, conflicts_with_all = ["seed", "games", "steps", "output", "check", "threads"])]
    shipped: bool,
    /// How many games are played at the same time; nothing depends on it [default: one a core].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1_024))]
    threads: Option<u16>,
    #[command(flatten)]
    format: AnswerFormat,
}

struct Fitted {
    report: FitReport,
    /// The weights of each shape of corners, as bytes.
    weights: Vec<(CornerShape, Vec<u8>)>,
}

impl FitOthello {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        if self.shipped {
            return self.write(fit_report(), None, output);
        }
        let fitted = self.fit()?;
        let ron = ron::ser::to_string_pretty(
            &fitted.report,
            ron::ser::PrettyConfig::default().depth_limit(4),
        )?;
        if let Some(folder) = &self.output {
            for (corner, bytes) in &fitted.weights {
                write_file(&folder.join(file_name(*corner)), bytes)?;
            }
            write_file(&folder.join("fit.ron"), (ron + "\n").as_bytes())?;
        }
        let is_shipped = |(corner, bytes): &(_, Vec<u8>)| shipped_bytes(*corner) == *bytes;
        let same = self.check.then(|| fitted.weights.iter().all(is_shipped));
        self.write(&fitted.report, same, output)
    }

    /// Plays the rounds and fits the weights.
    fn fit(&self) -> Result<Fitted, Refusal> {
        let seed = self.seed.unwrap_or(fit_report().seed);
        let games = self.games.unwrap_or(fit_report().games);
        let mut rng = Rng::with_seed(seed);
        let [first, second, last] = training_rounds(games);
        let told = Progress::new();
        let fitted = |samples: &[FitSample], corner| {
            let standard = FitOptions::default();
            let steps = self.steps.unwrap_or(standard.steps);
            let options = FitOptions { steps, ..standard };
            fit_weights(corner, samples, options, &mut |step, _| {
                told.tell(&texts().cli_fit_step(step, steps));
            })
        };
        let (samples, _) = self.play(1, first, Mobility, &mut rng, &told)?;
        let weights = PatternWeights::of(&fitted(&samples, CornerShape::Square));
        let turtle = Turtle::new(&weights);
        let (samples, _) = self.play(2, second, turtle, &mut rng, &told)?;
        let weights = PatternWeights::of(&fitted(&samples, CornerShape::Square));
        let turtle = Turtle::new(&weights);
        let (samples, held_out) = self.play(3, last, turtle, &mut rng, &told)?;
        let small = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let origin = WeightsOrigin { seed, games, positions: small(samples.len()) };
        let (mut corners, mut all) = (Vec::new(), Vec::new());
        for corner in CornerShape::ALL {
            let weights = fitted(&samples, corner);
            let bytes = write_weights(&weights, origin);
            let weights = PatternWeights::of(&weights);
            corners.push(CornerReport {
                corner,
                bytes: small(bytes.len()),
                stages: stage_errors(&Turtle::new(&weights), &held_out),
            });
            all.push((corner, bytes));
        }
        told.end();
        Ok(Fitted {
            report: FitReport {
                seed,
                games,
                positions: origin.positions,
                held_out: small(held_out.len()),
                corners,
            },
            weights: all,
        })
    }

    /// Plays a round; returns the positions to fit to, and those of the held-out games.
    fn play<E: Incremental<Othello> + Copy + Sync>(
        &self,
        number: u8,
        round: TrainingRound,
        evaluator: E,
        rng: &mut Rng,
        told: &Progress,
    ) -> Result<(Vec<FitSample>, Vec<FitSample>), Refusal> {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.map_or_else(cores, usize::from);
        let seeds: Vec<_> = (0..round.games).map(|_| rng.u64(..)).collect();
        let play = |&seed: &u64| training_game(evaluator, round.plan, seed);
        let mut played = 0;
        let games = work_all(&seeds, threads, play, |_| {
            played += 1;
            told.tell(&texts().cli_fit_round(round.games, number, played));
            Ok(())
        });
        let (mut samples, mut held_out) = (Vec::new(), Vec::new());
        for (number, game) in games?.iter().enumerate() {
            let to = if is_held_out(number) { &mut held_out } else { &mut samples };
            to.extend_from_slice(game);
        }
        Ok((samples, held_out))
    }

    fn write(
        &self,
        report: &FitReport,
        same: Option<bool>,
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let mut json = serde_json::to_value(report)?;
        json["same"] = same.into(); // Null if not asked.
        let mut text = people(report);
        text.extend(same.map(|same| {
            let texts = texts();
            if same { texts.cli_fit_same() + "\n" } else { texts.cli_fit_others() + "\n" }
        }));
        CliAnswer { json, text }.print(self.format, output)?;
        Ok(if same == Some(false) { Exit::Broken } else { Exit::Answered })
    }
}

const fn file_name(corner: CornerShape) -> &'static str {
    match corner {
        CornerShape::Square => "turtle.weights",
        CornerShape::Triangle => "turtle-triangle.weights",
    }
}

/// The errors as text: a table, and for each stage a bar with one block per disc.
fn people(report: &FitReport) -> String {
    let FitReport { seed, games, positions, held_out, corners } = report;
    let texts = texts();
    let mut text = texts.cli_fit_report(*games, *held_out, *positions, seed.to_string()) + "\n";
    for CornerReport { corner, bytes, .. } in corners {
        text += &(texts.cli_fit_bytes(*bytes, file_name(*corner)) + "\n");
    }
    text += &format!("\n{}\n{}\n", texts.cli_fit_errors(), texts.cli_fit_columns());
    let of = |wanted: CornerShape| corners.iter().find(|report| report.corner == wanted);
    let triangles = of(CornerShape::Triangle).map_or(&[][..], |report| &report.stages);
    let squares = of(CornerShape::Square).map_or(&[][..], |report| &report.stages);
    for ((stage, square), triangle) in GameStage::all().zip(squares).zip(triangles) {
        let StageError { positions, patterns, discs, zero, .. } = square;
        let (from, to) = stage.placed();
        let placed = if from == to { from.to_string() } else { format!("{from}-{to}") };
        text += &format!(
            "{:>5} {placed:>6} {positions:>9} {:>6} {:>5} {:>8} {:>6} {}\n",
            stage.number(),
            in_discs(*discs),
            in_discs(*zero),
            in_discs(triangle.patterns),
            in_discs(*patterns),
            "█".repeat((*patterns as usize + 50) / 100),
        );
    }
    text
}

/// Formats hundredths of a disc to a tenth.
fn in_discs(hundredths: u32) -> String {
    let tenths = (hundredths + 5) / 10;
    format!("{}.{}", tenths / 10, tenths % 10)
}

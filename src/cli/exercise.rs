//! `exercise`: a random lesson that meets a goal.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde_json::json;

use super::telling::root;
use super::{AnswerFormat, CliAnswer, Exit, Refusal, texts};
use host::files;
use language::Language;
use lesson::{Grading, Sheet, SheetKey, SheetSize};
use scenario::{ExerciseGoal, ExercisePlan, exercise, to_text};
use score::Player;
use search::Algorithm;
use session::{Job, Source, prepare};
use tree::NodeId;

/// An exercise made by chance: the first tree, or position, of a seed in which the goal happens, as
/// the algorithm itself says. The same flags give the same exercise.
#[derive(Debug, Args)]
pub struct MakeExercise {
    /// What is to happen: any, deep-cut, no-cut, best-order, worst-order, tie, stand-pat (a position
    /// of shogi), battery (an exchange).
    #[arg(long, default_value = "any")]
    goal: String,
    /// Where chance begins.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Plies of a tree, 2 to 5; without, as many as the goal takes.
    #[arg(long)]
    depth: Option<u8>,
    /// Moves of a node, 2 to 4.
    #[arg(long)]
    branching: Option<u8>,
    /// Nodes with different numbers of moves, and lines of different lengths.
    #[arg(long)]
    ragged: bool,
    /// The values of leaves lie within ± this, 5 to 999.
    #[arg(long)]
    range: Option<u16>,
    /// How many leaves in a hundred have the value of another one, 0 to 80.
    #[arg(long)]
    ties: Option<u8>,
    /// Who is to move at the root.
    #[arg(long, default_value = "max", value_parser = root())]
    root: Player,
    /// The algorithm that is to be followed; without, the one that the goal is about.
    #[arg(long)]
    algorithm: Option<String>,
    /// Write the lesson to this file.
    #[arg(short)]
    output: Option<PathBuf>,
    #[command(flatten)]
    format: AnswerFormat,
}

impl MakeExercise {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let plan = self.plan()?;
        let lesson = exercise(&plan)?;
        let text = to_text(&lesson)?;
        if let Some(file) = &self.output {
            files::write(file, text.as_bytes())?;
        }
        let title = lesson.title.told(Language::spoken()).into_owned();
        let id = lesson.id.clone();
        let source = Source::Made { name: id.clone(), lesson: Arc::new(lesson) };
        let opened = prepare(source, &[], &Job::of_at_most(usize::MAX));
        let opened = opened?.at_step(usize::MAX);
        let seen = opened.projection(Language::spoken());
        let tree = seen.tree();
        let key = SheetKey::of(&seen, NodeId::ROOT, SheetSize::ALL);
        let model = Sheet::model(tree, &key);
        let (nodes, leaves) = (tree.len(), tree.leaves_below(NodeId::ROOT).len());
        let (tally, points) = (seen.tally(), Grading::of(tree, &key, &model).most());
        let algorithm = plan.algorithm.id();
        let file = self.output.as_ref().map(|file| file.display().to_string());
        // Values are for Black, points those of the whole sheet.
        let json = json!({
            "id": id,
            "goal": plan.goal.id(),
            "seed": plan.seed,
            "algorithm": algorithm,
            "nodes": nodes,
            "leaves": leaves,
            "leaves_read": tally.leaves,
            "cutoffs": tally.cutoffs,
            "value": seen.value(NodeId::ROOT).map(|value| value.0),
            "points": points,
            "file": file,
        });
        let texts = texts();
        let text = file.map_or(text, |file| {
            let counts = texts.cli_exercise_counts(
                texts.cli_cuts(tally.cutoffs),
                texts.cli_leaves(leaves),
                texts.cli_nodes(nodes),
                tally.leaves,
            );
            let (points, written) =
                (texts.cli_exercise_points(points), texts.cli_exercise_written(file));
            format!("{title}: {id} ({algorithm})\n{counts}\n{points}\n{written}\n")
        }); // Without a file the lesson itself, to be piped.
        CliAnswer { json, text }.print(self.format, output)
    }

    fn plan(&self) -> Result<ExercisePlan, Refusal> {
        let goal: ExerciseGoal = self.goal.parse()?;
        let algorithm = self.algorithm.as_deref().map(str::parse::<Algorithm>);
        let easiest = ExercisePlan::for_goal(goal);
        let shape = [
            ("--depth", self.depth.is_some()),
            ("--branching", self.branching.is_some()),
            ("--range", self.range.is_some()),
            ("--ties", self.ties.is_some()),
            ("--ragged", self.ragged),
        ];
        let given = shape.iter().find(|(_, is_given)| *is_given);
        if let Some((flag, _)) = given.filter(|_| goal.is_of_shogi()) {
            let goal = goal.id();
            return Err(Refusal(texts().cli_exercise_no_such_thing(flag, goal)));
        }
        Ok(ExercisePlan {
            seed: self.seed,
            depth: self.depth.unwrap_or(easiest.depth),
            branching: self.branching.unwrap_or(easiest.branching),
            is_ragged: self.ragged,
            range: self.range.unwrap_or(easiest.range),
            ties: self.ties.unwrap_or(easiest.ties),
            root: self.root,
            algorithm: algorithm.transpose()?.unwrap_or(easiest.algorithm),
            ..easiest
        })
    }
}

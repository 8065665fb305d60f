//! Selects the runs shown side by side in a picture.

use super::{Refusal, texts};
use gui::MainWindow;
use lesson::{find_named, read_outcome};
use scenario::LeafPolicy;
use session::{
    BesideCommand, Command, LessonVariant, RunCommand, StudyCommand, WhatIfCommand, WhatIfEdit,
};
use subject::{SamplingChange, SetupChange, ValueScheme};
use tree::{Kind, MoveArrangement};

/// Shows runs beside the open one; `names` is separated by commas.
pub(super) fn set_beside(window: &mut MainWindow, names: &str) -> Result<(), Refusal> {
    for name in names.split(',') {
        let all = window.session().variants();
        let is_it = |variant: &&LessonVariant| name_of(variant).as_deref() == Some(name);
        let Some(variant) = all.iter().find(is_it) else {
            let names: Vec<_> = all.iter().filter_map(name_of).collect();
            let text = texts().cli_beside_unknown(name, names.join(", "));
            return Err(Refusal(text));
        };
        window.send(BesideCommand::Add(variant.clone()).into());
    }
    Ok(())
}

/// Applies changes to the lesson, separated by commas.
pub(super) fn change_lesson(window: &mut MainWindow, changes: &str) -> Result<(), Refusal> {
    for name in changes.split(',') {
        let command = match name.split_once('=') {
            _ if name == "lab" => Some(WhatIfCommand::ShowLab(true)),
            Some((leaf, value)) => {
                let open = window.session().open();
                let node = open.and_then(|open| {
                    let node = find_named(open.tree(), &*open.loaded().subject, leaf)?;
                    (open.tree().node(node).kind == Kind::Leaf).then_some(node)
                });
                let is_shared = open.is_some_and(|open| open.tree().payoffs().is_some());
                window.send(Command::Run(RunCommand::Select(node)));
                let value = read_outcome(value, is_shared).filter(|_| node.is_some());
                value.map(WhatIfCommand::SetLeaf)
            }
            None => {
                let all = window.session().variants();
                let is_it = |of: &LessonVariant| name_of(of).as_deref() == Some(name);
                let variant = all.into_iter().find(is_it);
                variant.map(|variant| {
                    WhatIfCommand::Edit(match variant.algorithm {
                        Some(algorithm) => WhatIfEdit::Algorithm(algorithm),
                        None => WhatIfEdit::Changes(variant.changes),
                    })
                })
            }
        };
        let Some(command) = command else {
            return Err(Refusal(texts().cli_edit_unknown(name)));
        };
        window.send(Command::Study(StudyCommand::WhatIf(command)));
    }
    Ok(())
}

/// The name of a run's single change; `None` if it has several or none.
fn name_of(variant: &LessonVariant) -> Option<String> {
    let change = match (variant.algorithm, variant.changes.as_slice()) {
        (Some(algorithm), []) => return Some(algorithm.id().to_owned()),
        (None, [change]) => change,
        _ => return None,
    };
    let name = match change {
        SetupChange::Arrange(MoveArrangement::Best) => "best",
        SetupChange::Arrange(MoveArrangement::Worst) => "worst",
        SetupChange::Arrange(MoveArrangement::Reversed) => "reversed",
        SetupChange::Arrange(MoveArrangement::Random(_)) => "random",
        SetupChange::Root(score::Player::Max) => "black",
        SetupChange::Root(score::Player::Min) => "white",
        SetupChange::Depth(plies) => return Some(format!("depth-{plies}")),
        SetupChange::Values(ValueScheme::Named(id)) => id,
        SetupChange::Leaves(LeafPolicy::Static) => "static",
        SetupChange::Leaves(LeafPolicy::Exchange) => "exchange-leaves",
        SetupChange::Leaves(LeafPolicy::Quiescence(_)) => "quiescence-leaves",
        SetupChange::Order(order) => order.id(),
        SetupChange::Captures(captures) => captures.name(),
        SetupChange::Sampling(change) => {
            return Some(match change {
                SamplingChange::Iterations(count) => format!("iterations-{count}"),
                SamplingChange::Exploration(constant) => format!("c-{constant}"),
                SamplingChange::Seed(seed) => format!("seed-{seed}"),
            });
        }
        SetupChange::Ours => "ours",
        SetupChange::Values(ValueScheme::Own(_))
        | SetupChange::Leaf { .. }
        | SetupChange::MoveChild { .. }
        | SetupChange::Play(_)
        | SetupChange::TakeBack
        | SetupChange::After { .. } => return None,
    };
    Some(name.to_owned())
}

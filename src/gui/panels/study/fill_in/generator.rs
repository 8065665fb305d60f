//! The form of the exercise generator.

use egui::{ComboBox, DragValue, Ui};

use super::super::super::{named_combo, number_field, title};
use crate::look::WindowContext;
use language::Language;
use scenario::{ExerciseGoal, ExercisePlan};
use score::Player;
use search::Algorithm;
use session::FillInCommand;

pub(super) fn generator_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let language = cx.session.language();
    let texts = language.texts();
    let plan = &mut cx.look.exercise;
    ui.label(title(texts.fill_in_make()));
    ui.horizontal_wrapped(|ui| {
        ui.label(texts.fill_in_goal());
        let goals = ComboBox::from_id_salt("goal").selected_text(plan.goal.name(language));
        let goals = goals.show_ui(ui, |ui| {
            for &goal in ExerciseGoal::ALL {
                let is_here = plan.goal == goal;
                if ui.selectable_label(is_here, goal.name(language)).clicked() && !is_here {
                    *plan = ExercisePlan {
                        seed: plan.seed,
                        root: plan.root,
                        ..ExercisePlan::for_goal(goal)
                    };
                }
            }
        });
        named_combo(&goals, texts.fill_in_goal());
        algorithms(ui, plan, language);
    });
    if !plan.goal.is_of_shogi() {
        ui.horizontal_wrapped(|ui| {
            number(ui, texts.fill_in_depth(), &mut plan.depth, ExercisePlan::DEPTHS);
            let moves = ExercisePlan::BRANCHINGS;
            number(ui, texts.fill_in_branching(), &mut plan.branching, moves);
            ui.checkbox(&mut plan.is_ragged, texts.fill_in_ragged());
        });
        ui.horizontal_wrapped(|ui| {
            number(ui, texts.fill_in_range(), &mut plan.range, ExercisePlan::RANGES);
            number(ui, texts.fill_in_ties(), &mut plan.ties, 0..=ExercisePlan::MOST_TIES);
        });
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(texts.fill_in_root());
        ui.selectable_value(&mut plan.root, Player::Max, texts.fill_in_black());
        ui.selectable_value(&mut plan.root, Player::Min, texts.fill_in_white());
        number(ui, texts.fill_in_seed(), &mut plan.seed, 1..=999_999);
    });
    if ui.button(texts.fill_in_open()).on_hover_text(texts.fill_in_open_tip()).clicked() {
        cx.commands.push(FillInCommand::Make(*plan).into());
        plan.seed += 1; // Make the next one different.
    }
}

fn number<N: egui::emath::Numeric>(
    ui: &mut Ui,
    name: String,
    value: &mut N,
    range: std::ops::RangeInclusive<N>,
) {
    number_field(ui, name, DragValue::new(value).range(range));
}

/// The algorithms that can reach the goal.
fn algorithms(ui: &mut Ui, plan: &mut ExercisePlan, language: Language) {
    let combo = ComboBox::from_id_salt("exercise algorithm");
    let combo = combo.selected_text(plan.algorithm.name(language));
    let combo = combo.show_ui(ui, |ui| {
        for algorithm in Algorithm::all().filter(|algorithm| plan.goal.allows(*algorithm)) {
            ui.selectable_value(&mut plan.algorithm, algorithm, algorithm.name(language));
        }
    });
    named_combo(&combo, language.texts().screen_algorithm());
}

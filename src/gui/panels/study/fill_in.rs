//! Fill in: the strip below the tree for writing, and the panel with score, verdicts and the exercise
//! generator.

use egui::{Button, ComboBox, DragValue, Label, RichText, Stroke, StrokeKind, TextEdit, Ui};

use super::super::{
    choices, entered, error_text, ink, named_combo, named_field, scrolling, small, strong, switch,
    title,
};
use crate::fonts::bold;
use crate::look::WindowContext;
use language::{Language, signed};
use picture::Ink;
use scenario::{ExerciseGoal, ExercisePlan};
use score::{Player, Score};
use search::{Algorithm, SheetColumns};
use session::{
    Command, FillInCommand, FillInField, FillInStage, FillInView, IterationView, Navigation,
    Opened, RunCommand, VerdictRow,
};
use tree::NodeId;

pub(super) fn fill_in_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    ui.label(title(session.language().texts().study_fill_in()));
    super::asked_words(ui, session);
    let Some(view) = session.view().work.fill_in() else {
        return;
    };
    scrolling("fill in").show(ui, |ui| {
        if view.score.is_some() {
            verdicts_ui(ui, cx, view);
        } else {
            about(ui, cx, view);
        }
        ui.separator();
        generator_ui(ui, cx);
    });
}

/// The task, and the part of the tree to fill in.
fn about(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &FillInView) {
    let (session, texts) = cx.session_and_texts();
    if !view.is_possible {
        ui.label(texts.fill_in_impossible());
        return;
    }
    let open = session.open();
    let algorithm = open.map(Opened::algorithm);
    let columns = algorithm.and_then(Algorithm::sheet_columns);
    if let Some(iteration) = &view.iteration {
        return about_iteration(ui, cx, iteration, columns);
    }
    let keeps = algorithm.is_some_and(Algorithm::keeps_window);
    let revisits = algorithm.is_some_and(Algorithm::revisits);
    let keeps_intervals = algorithm.is_some_and(Algorithm::keeps_intervals);
    let shares = algorithm.is_some_and(Algorithm::shares);
    let lines = [
        Some(texts.fill_in_about()),
        keeps.then_some(texts.fill_in_about_window()),
        (view.cuts && view.asks_cuts).then_some(texts.fill_in_about_cuts()),
        columns.is_none().then(|| texts.fill_in_about_choice()),
        columns.map(|columns| (columns.write)(texts)),
        (columns.is_none() || keeps_intervals)
            .then(|| if shares { texts.fill_in_payoffs() } else { texts.fill_in_for_black() }),
        (revisits && view.moment.is_none()).then_some(texts.fill_in_last_visit()),
        view.moment.clone(),
        // The windows of Star1 and Star2 begin there.
        open.and_then(|open| open.projection_at_end(session.language()).limits_text()),
        (view.cuts && !view.asks_cuts).then_some(texts.fill_in_no_cuts()),
        (view.part.as_ref().is_some_and(|(root, _)| root.0 == 0)).then_some(texts.fill_in_part()),
    ];
    for line in lines.into_iter().flatten() {
        ui.label(line);
    }
    ui.horizontal_wrapped(|ui| {
        if let Some((_, name)) = view.part.as_ref().filter(|(root, _)| root.0 > 0) {
            ui.label(small(session, texts.fill_in_part_of(name)));
            if ui.button(texts.fill_in_whole()).clicked() {
                cx.push(FillInCommand::Part(NodeId::ROOT));
            }
        } else if view.part.is_some() && view.is_blank && view.cursor.0.0 > 0 {
            let words = format!("{}: {}", texts.fill_in_only_below(), view.cursor.1);
            cx.push_if(ui.button(words).clicked(), FillInCommand::Part(view.cursor.0));
        }
    });
}

/// The iteration to fill in, and the way to another one.
fn about_iteration(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    iteration: &IterationView,
    columns: Option<&SheetColumns>,
) {
    let texts = cx.session.language().texts();
    ui.label(strong(texts.iterations_number(iteration.count, iteration.number)));
    ui.label(&iteration.given);
    ui.label(columns.map(|columns| (columns.write)(texts)).unwrap_or_default());
    other_iteration(ui, cx, iteration);
}

fn other_iteration(ui: &mut Ui, cx: &mut WindowContext<'_>, iteration: &IterationView) {
    let mut number = iteration.number;
    ui.horizontal_wrapped(|ui| {
        let drag = DragValue::new(&mut number).range(1..=iteration.count);
        named_field(ui, cx.session.language().texts().iterations_later(), drag);
    });
    cx.push_if(number != iteration.number, FillInCommand::Iteration(number));
}

const FIELD: f32 = 74.0;

/// The strip, instead of the sentence and the transport.
pub(in crate::panels) fn editor_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &FillInView) {
    let (session, texts) = cx.session_and_texts();
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(&view.cursor.1).size(18.0));
        for (field, text) in &view.fields {
            one_field(ui, cx, view, (*field, text));
        }
        let at = view.nodes.get(&view.cursor.0);
        let is_marked = at.is_some_and(|at| at.is_marked);
        if view.is_cuttable && switch(ui, session, is_marked, texts.fill_in_cut()).clicked() {
            cx.push(FillInCommand::ToggleCut);
        }
        let is_chosen = at.is_some_and(|at| at.is_chosen);
        if view.is_choosable && switch(ui, session, is_chosen, texts.fill_in_choose()).clicked() {
            cx.push(FillInCommand::Choose);
        }
        cx.push_if(ui.button(texts.fill_in_next()).clicked(), FillInCommand::Accept);
    });
    if let Some(iteration) = &view.iteration {
        ui.label(&iteration.given);
        ui.label(iteration.before.as_deref().unwrap_or_default());
    }
    if view.is_refused {
        let shares = session.open().is_some_and(|open| open.tree().payoffs().is_some());
        let wrong = if shares { texts.fill_in_no_leaf_pays() } else { texts.fill_in_no_number() };
        ui.label(error_text(session, wrong));
    }
    if let Some(at) = view.nodes.get(&view.cursor.0) {
        for words in &at.words {
            ui.label(words);
        }
    }
    ui.horizontal_wrapped(|ui| {
        cx.push_if(ui.button(strong(texts.fill_in_check())).clicked(), FillInCommand::Check);
        if let Some(mark) = view.score {
            ui.label(strong(texts.fill_in_score(mark.percent())).size(18.0));
        }
        let (undo, redo) = view.can_travel;
        if ui.add_enabled(undo, Button::new(texts.fill_in_undo())).clicked() {
            cx.push(Command::Undo);
        }
        if ui.add_enabled(redo, Button::new(texts.fill_in_redo())).clicked() {
            cx.push(Command::Redo);
        }
        cx.push_if(ui.button(texts.fill_in_clear()).clicked(), FillInCommand::Clear);
        let model = if view.stage == FillInStage::Graded {
            texts.fill_in_model()
        } else {
            texts.fill_in_give_up()
        };
        cx.push_if(ui.button(model).clicked(), FillInCommand::ShowModel(0));
        // The points say more: what may be left out is no entry, and costs nothing.
        if view.score.is_none() {
            let (done, all) = view.entries;
            let filled = small(session, format!("{} {done} / {all}", texts.fill_in_filled()));
            ui.add(Label::new(filled).extend());
        }
    });
}

/// A field of the node; a ring marks the one that keys write into.
fn one_field(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    view: &FillInView,
    (field, text): (FillInField, &str),
) {
    let (session, texts) = cx.session_and_texts();
    let name = match field {
        FillInField::Value => texts.fill_in_value(),
        FillInField::Alpha => "α".to_owned(),
        FillInField::Beta => "β".to_owned(),
        FillInField::First | FillInField::Second => {
            let columns = session.open().and_then(|open| open.algorithm().sheet_columns());
            let place = usize::from(field == FillInField::Second);
            columns.map(|columns| (columns.columns[place].field)(texts)).unwrap_or_default()
        }
    };
    let label = RichText::new(name);
    let is_here = view.field == field;
    let label = if is_here { label.family(bold()) } else { label };
    let mut shown = text.to_owned();
    let hint = match field {
        FillInField::Alpha => "−∞",
        FillInField::Beta => "+∞",
        FillInField::Value | FillInField::First | FillInField::Second => "?",
    };
    let edit = TextEdit::singleline(&mut shown)
        .id_salt(("fill in", view.cursor.0, field))
        .desired_width(FIELD)
        .hint_text(hint);
    let response = named_field(ui, label, edit);
    if is_here {
        let tint = if view.is_refused { Ink::Disagree } else { Ink::Gold };
        let ring = Stroke::new(2.0, ink(session, tint));
        ui.painter().rect_stroke(response.rect, 4.0, ring, StrokeKind::Inside);
    }
    if response.changed() {
        cx.push(FillInCommand::Write(view.cursor.0, field, shown));
    } else if response.gained_focus() {
        cx.push(FillInCommand::Edit(field));
    }
    cx.push_if(entered(ui, &response), FillInCommand::Accept);
}

fn generator_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let language = cx.session.language();
    let texts = language.texts();
    let plan = &mut cx.look.exercise;
    ui.label(title(texts.fill_in_make()));
    ui.horizontal_wrapped(|ui| {
        ui.label(texts.fill_in_goal());
        let list = ComboBox::from_id_salt("goal").selected_text(plan.goal.name(language));
        let goals = ExerciseGoal::ALL.iter().map(|&goal| (goal, goal.name(language)));
        let chosen = choices(ui, list, Some(&plan.goal), goals);
        named_combo(&chosen, texts.fill_in_goal());
        if let Some(goal) = chosen.inner.filter(|goal| *goal != plan.goal) {
            let ExercisePlan { seed, root, .. } = *plan;
            *plan = ExercisePlan { seed, root, ..ExercisePlan::for_goal(goal) };
        }
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
    named_field(ui, name, DragValue::new(value).range(range));
}

/// The algorithms that can reach the goal.
fn algorithms(ui: &mut Ui, plan: &mut ExercisePlan, language: Language) {
    let list = ComboBox::from_id_salt("exercise algorithm");
    let list = list.selected_text(plan.algorithm.name(language));
    let allowed = Algorithm::all().filter(|algorithm| plan.goal.allows(*algorithm));
    let named = allowed.map(|algorithm| (algorithm, algorithm.name(language)));
    let chosen = choices(ui, list, Some(&plan.algorithm), named);
    named_combo(&chosen, language.texts().screen_algorithm());
    plan.algorithm = chosen.inner.unwrap_or(plan.algorithm);
}

fn verdicts_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &FillInView) {
    let (session, texts) = cx.session_and_texts();
    let Some(mark) = view.score else {
        return;
    };
    ui.label(strong(texts.fill_in_score(mark.percent())).size(22.0));
    let groups = view.groups.iter().map(|(group, percent)| {
        let name = group.name(session.language());
        format!("{name} {percent}%")
    });
    ui.label(small(session, groups.collect::<Vec<_>>().join(" · ")));
    if let Some(moment) = &view.moment {
        ui.label(small(session, moment));
    }
    if view.has_seen_model {
        ui.label(small(session, texts.fill_in_seen_model()));
    }
    if view.is_flawless {
        ui.label(RichText::new(texts.fill_in_flawless()).color(ink(session, Ink::Agree)));
    } else if view.first_wrong.is_none() {
        ui.label(texts.fill_in_incomplete());
    }
    if let Some(words) = view.left_words(session.language()) {
        ui.label(words);
    }
    for words in &view.remarks {
        ui.label(words);
    }
    if view.stage == FillInStage::Model {
        cx.push_if(ui.button(texts.fill_in_back()).clicked(), FillInCommand::HideModel);
    } else if ui.button(texts.fill_in_model()).clicked() {
        cx.push(FillInCommand::ShowModel(0));
    }
    if let Some(iteration) = view.iteration.as_ref().filter(|_| view.stage != FillInStage::Model) {
        other_iteration(ui, cx, iteration);
    }
    if let Some(row) = view.first_wrong.and_then(|at| view.verdicts.get(at)) {
        ui.add_space(4.0);
        ui.label(strong(texts.fill_in_first_wrong()));
        verdict(ui, cx, view, row);
        if ui.button(texts.fill_in_show_step()).clicked() {
            cx.push(FillInCommand::ShowModel(row.step));
        }
    }
    if !view.verdicts.is_empty() {
        ui.add_space(6.0);
        ui.label(small(session, texts.fill_in_verdicts()));
        for row in &view.verdicts {
            verdict(ui, cx, view, row);
        }
    }
}

/// The points of an entry; if there are none to gain, its penalty.
fn points_words((points, of): (i32, i32)) -> String {
    match (points, of) {
        (0, 0) => String::new(),
        (_, 0) => format!(" ({})", signed(Score(points))),
        _ => format!(" ({points}/{of})"),
    }
}

/// A verdict: a click goes to its node, or, in the model, to its step.
fn verdict(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &FillInView, row: &VerdictRow) {
    let session = cx.session;
    let points = points_words(row.points);
    let words = format!(
        "{} {}: {}{points}",
        row.mark.sign(session.language().signs()),
        row.title,
        row.word
    );
    let words = strong(words).color(ink(session, Ink::mark(row.mark)));
    if ui.button(words).clicked() {
        cx.push_if(view.stage == FillInStage::Model, Navigation::Seek(row.step));
        cx.push(RunCommand::Select(Some(row.node)));
    }
    if !row.why.is_empty() {
        ui.label(&row.why);
    }
}

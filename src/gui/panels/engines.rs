//! The list of engines: adding, testing, configuring and removing them.

use std::path::PathBuf;

use egui::{Button, ComboBox, DragValue, RichText, ScrollArea, TextEdit, Ui};

use super::{at_work, entered, error_text, ink, named_field, small, take_focus, title};
use picture::Ink;
use session::engines::{Asking, EngineEntry, EngineId, EngineOption, OptionKind};
use session::{Command, CompareCommand, EngineCommand, EngineState, ListedEngine, Session};

#[derive(Clone, Debug, Default)]
pub(crate) struct EngineDraft {
    /// Its name; empty: the name of the file.
    pub name: String,
    pub program: String,
    /// Its arguments, separated by spaces.
    pub arguments: String,
    /// Whether the system has been asked for its program.
    pub asks: bool,
    /// The engine to be removed if the user confirms.
    pub removes: Option<EngineId>,
}

impl EngineDraft {
    fn entry(&self) -> EngineEntry {
        let program = PathBuf::from(self.program.trim());
        let stem = program.file_stem().map(|stem| stem.to_string_lossy());
        let name = match self.name.trim() {
            "" => stem.unwrap_or_default().into_owned(),
            name => name.to_owned(),
        };
        let mut entry = EngineEntry::new(name, program);
        entry.arguments = self.arguments.split_whitespace().map(str::to_owned).collect();
        entry
    }
}

pub(super) fn engines_ui(
    ui: &mut Ui,
    session: &Session,
    draft: &mut EngineDraft,
    focus: &mut bool,
    commands: &mut Vec<Command>,
) -> bool {
    let texts = session.language().texts();
    let engines = session.engines().engines();
    let before = commands.len();
    if engines.is_empty() {
        ui.label(small(session, texts.compare_no_engines()));
    }
    ScrollArea::vertical()
        .id_salt("engines")
        .max_height((ui.ctx().content_rect().height() - 330.0).max(160.0))
        .show(ui, |ui| {
            for listed in engines {
                engine(ui, session, listed, &mut draft.removes, commands);
                ui.separator();
            }
        });
    // The result appears in the comparison, behind this list.
    let looks_for_mate =
        |command: &Command| matches!(command, Command::Compare(CompareCommand::Mate(_)));
    let stays = !commands[before..].iter().any(looks_for_mate);
    if let Some(program) = session.engines().chosen().filter(|_| draft.asks) {
        draft.program = program.display().to_string();
        draft.asks = false;
    }
    // The same field whatever stands above it, so that it keeps the cursor.
    let field = TextEdit::singleline(&mut draft.program)
        .id(egui::Id::unique("engine program"))
        .desired_width(500.0);
    let field = named_field(ui, texts.compare_program(), field.hint_text("fairy-stockfish"));
    take_focus(&field, focus);
    ui.horizontal(|ui| {
        if ui.button(texts.window_choose()).on_hover_text(texts.window_choose_tip()).clicked() {
            draft.asks = true;
            commands.push(Command::Engine(EngineCommand::ChooseProgram));
        }
        for (name, text) in [
            (texts.compare_name(), &mut draft.name),
            (texts.compare_arguments(), &mut draft.arguments),
        ] {
            named_field(ui, name, TextEdit::singleline(text).desired_width(150.0));
        }
        let entered = entered(ui, &field);
        let pressed = ui.button(texts.compare_add()).clicked();
        if (entered || pressed) && !draft.program.trim().is_empty() {
            let entry = draft.entry();
            commands.push(Command::Engine(EngineCommand::Enter { entry, test: true }));
            *draft = EngineDraft::default();
            // The next one can be typed at once.
            field.request_focus();
        }
    });
    stays
}

fn engine(
    ui: &mut Ui,
    session: &Session,
    listed: &ListedEngine,
    removes: &mut Option<EngineId>,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let texts = language.texts();
    let entry = &listed.entry;
    let mut send = |command| commands.push(Command::Engine(command));
    let mut find_mate = false;
    ui.horizontal_wrapped(|ui| {
        let mut is_on = listed.is_on;
        let name = title(&entry.name);
        if ui.checkbox(&mut is_on, name).on_hover_text(texts.compare_on()).changed() {
            send(EngineCommand::Switch(entry.id, is_on));
        }
        if ui.button(texts.compare_test()).on_hover_text(texts.compare_test_tip()).clicked() {
            send(EngineCommand::Test(entry.id));
        }
        if ui.button(texts.compare_mate()).on_hover_text(texts.compare_mate_tip()).clicked() {
            find_mate = true;
        }
        if *removes == Some(entry.id) {
            if ui.button(texts.compare_remove_sure()).clicked() {
                send(EngineCommand::Remove(entry.id));
                *removes = None;
            }
            if ui.button(texts.compare_keep()).clicked() {
                *removes = None;
            }
        } else if ui.button(texts.compare_remove()).clicked() {
            *removes = Some(entry.id);
        }
    });
    state_ui(ui, session, listed);
    let arguments = entry.arguments.join(" ");
    ui.label(small(session, format!("{} {arguments}", entry.program.display())));
    if let Some(warning) = &listed.warning {
        ui.label(error_text(session, warning.get(language)));
    }
    let mut by_clock = entry.asking == Asking::ByClock;
    if ui.checkbox(&mut by_clock, texts.compare_by_time()).changed() {
        let asking = if by_clock { Asking::ByClock } else { Asking::ByLimit };
        let entry = EngineEntry { asking, ..entry.clone() };
        send(EngineCommand::Enter { entry, test: false });
    }
    if let EngineState::Ready(about) = &listed.state
        && !about.options.is_empty()
    {
        let name = format!("{} ({})", texts.compare_options(), about.options.len());
        egui::CollapsingHeader::new(name).id_salt(("options", entry.id)).show(ui, |ui| {
            for option in &about.options {
                if let Some(value) = option_ui(ui, session, entry, option) {
                    let mut entry = entry.clone();
                    entry.options.retain(|(name, _)| *name != option.name);
                    if option.default_text().as_ref() != Some(&value) {
                        entry.options.push((option.name.clone(), value));
                    }
                    send(EngineCommand::Enter { entry, test: true });
                }
            }
        });
    }
    if find_mate {
        commands.push(Command::Compare(CompareCommand::Mate(entry.id)));
    }
}

/// The state of an engine. Always takes a line, so that a new message moves nothing under the
/// pointer.
fn state_ui(ui: &mut Ui, session: &Session, listed: &ListedEngine) {
    let texts = session.language().texts();
    ui.horizontal_wrapped(|ui| match &listed.state {
        EngineState::Idle => {
            ui.label(small(session, texts.compare_untested()));
        }
        EngineState::Starting => {
            at_work(ui, session);
            ui.label(texts.compare_starting());
        }
        EngineState::Ready(about) => {
            let words = texts.compare_ready(&about.author, &about.name);
            ui.label(RichText::new(words).color(ink(session, Ink::Agree)));
        }
        EngineState::Gone(why) => {
            ui.label(error_text(session, why.get(session.language())));
        }
    });
}

/// The control for an option; returns its new value if it has been changed.
fn option_ui(
    ui: &mut Ui,
    session: &Session,
    entry: &EngineEntry,
    option: &EngineOption,
) -> Option<String> {
    let texts = session.language().texts();
    let set = entry.options.iter().find(|(name, _)| *name == option.name);
    let set = set.map(|(_, value)| value.clone());
    let now = set.clone().or_else(|| option.default_text()).unwrap_or_default();
    let mut changed = None;
    ui.horizontal_wrapped(|ui| {
        match &option.kind {
            OptionKind::Check { .. } => {
                let mut on = now == "true";
                if ui.checkbox(&mut on, &option.name).changed() {
                    changed = Some(on.to_string());
                }
            }
            OptionKind::Spin { min, max, .. } => {
                let mut value: i64 = now.parse().unwrap_or(*min);
                let field = DragValue::new(&mut value)
                    .range(*min..=*max)
                    .speed(0.0) // Typed only: every change restarts the engine.
                    .update_while_editing(false);
                if named_field(ui, &option.name, field).changed() {
                    changed = Some(value.to_string());
                }
            }
            OptionKind::Combo { choices, .. } => {
                ui.label(&option.name);
                let list = ComboBox::from_id_salt((entry.id, &option.name)).selected_text(&now);
                let named = choices.iter().map(|choice| (choice.clone(), choice));
                changed = super::choices(ui, list, Some(&now), named).inner;
            }
            OptionKind::Button => {
                ui.label(&option.name);
                if ui.add(Button::new(texts.compare_press())).clicked() {
                    changed = Some(String::new());
                }
            }
            OptionKind::Text { .. } | OptionKind::File { .. } => {
                let id = egui::Id::unique(("option", entry.id, &option.name));
                let mut typed = ui.data(|data| data.get_temp(id)).unwrap_or_else(|| now.clone());
                let field = TextEdit::singleline(&mut typed).desired_width(260.0);
                let field = named_field(ui, &option.name, field);
                if field.lost_focus() && typed != now {
                    changed = Some(typed.clone());
                }
                // Ask before locking the data: a response takes the same lock.
                let is_typed = field.has_focus();
                ui.data_mut(|data| {
                    if is_typed {
                        data.insert_temp(id, typed);
                    } else {
                        data.remove::<String>(id);
                    }
                });
            }
        }
        if set.is_some() {
            let default = option.default_text().unwrap_or_default();
            ui.label(small(session, format!("{}: {default}", texts.compare_default())));
        }
    });
    changed
}

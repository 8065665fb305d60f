//! The line at the top: menus, lesson, way of working, palette; and the message below it.

use std::path::Path;

use egui::{Align2, Button, MenuBar, RichText, TextStyle, Ui, vec2};

use super::export_dialog::Export;
use super::menus::menu_ui;
use super::study::{offered_modes, study_switch};
use super::{
    at_work, close_button, error_text, from_left, from_right, sign_button, size_of, small, strong,
    study_words, switch,
};
use crate::actions::Menu;
use crate::look::WindowContext;
use crate::pane::Pane;
use language::{grouped, large_number};
use session::{Centre, Command, LessonCommand, PageCommand, Session, SettingsCommand, Source};

/// The entries of the line at the top, from left to right; the title is between those on either
/// side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TopEntry {
    Menus,
    Neighbours,
    Board,
    Study,
    Language,
    Find,
}

impl TopEntry {
    const LEFT: [Self; 2] = [Self::Menus, Self::Neighbours];
    const RIGHT: [Self; 4] = [Self::Board, Self::Study, Self::Language, Self::Find];
    /// The entries that move into the menu if there is little room, in this order.
    const YIELDING: [Self; 6] =
        [Self::Language, Self::Neighbours, Self::Board, Self::Find, Self::Study, Self::Menus];

    /// Whether the entry has anything to show.
    fn is_there(self, session: &Session) -> bool {
        !matches!(self, Self::Neighbours | Self::Study) || !session.page().is_board()
    }

    fn words(self, session: &Session) -> Vec<String> {
        let language = session.language();
        let texts = language.texts();
        match self {
            Self::Menus => Menu::ALL.iter().map(|menu| menu.name(texts)).collect(),
            Self::Neighbours => vec!["◀".to_owned(), "▶".to_owned()],
            Self::Board if session.page().is_board() => vec![texts.window_back_to_tree()],
            Self::Board => vec![texts.window_own_position()],
            Self::Study => {
                let modes = offered_modes(session).into_iter();
                modes.map(|mode| study_words(mode, language).0).collect()
            }
            Self::Language => vec![language.other().own_name().to_owned()],
            Self::Find => vec![format!("{}  Ctrl+K", texts.actions_find())],
        }
    }

    /// Its width, with the space that follows it.
    fn width(self, ui: &Ui, session: &Session) -> f32 {
        let font = TextStyle::Button.resolve(ui.style());
        let padding = match self {
            Self::Menus => 2.0 * PADDING,
            _ => 2.0 * ui.spacing().button_padding.x,
        } + ui.spacing().item_spacing.x;
        let wide = |words: String| size_of(ui, words, font.clone()).x.ceil() + padding;
        self.words(session).into_iter().map(wide).sum()
    }
}

/// The padding that egui gives the buttons of a menu bar, in points.
const PADDING: f32 = 2.0;
/// The share of the width kept for the title before entries move into the menu, and its bounds, in
/// points.
const TITLE: f32 = 0.2;
const TITLES: std::ops::RangeInclusive<f32> = 80.0..=200.0;

/// The line at the top. Entries without room move into a menu, and the title gets the rest: nothing
/// overlaps.
pub(crate) fn top_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    ui.spacing_mut().button_padding = vec2(7.0, 3.0);
    ui.spacing_mut().item_spacing.x = 6.0;
    let hidden = without_room(ui, session);
    let is_shown = |entry: &TopEntry| entry.is_there(session) && !hidden.contains(entry);
    let height = ui.spacing().interact_size.y.max(27.0);
    from_right(ui, height, |ui| {
        if !hidden.is_empty() {
            more_ui(ui, cx, &hidden);
        }
        for entry in TopEntry::RIGHT.into_iter().rev().filter(is_shown) {
            entry_ui(ui, cx, (entry, true));
        }
        from_left(ui, |ui| {
            for entry in TopEntry::LEFT.into_iter().filter(is_shown) {
                entry_ui(ui, cx, (entry, false));
            }
            heading(ui, session);
        });
    });
}

/// The entries that the line has no room for.
fn without_room(ui: &Ui, session: &Session) -> Vec<TopEntry> {
    let all = TopEntry::LEFT.into_iter().chain(TopEntry::RIGHT);
    let shown = all.filter(|entry| entry.is_there(session));
    let needed: f32 = shown.map(|entry| entry.width(ui, session)).sum();
    let width = ui.available_width();
    let mut excess = needed + (width * TITLE).clamp(*TITLES.start(), *TITLES.end()) - width;
    let mut hidden = Vec::new();
    for entry in TopEntry::YIELDING {
        if excess <= 0.0 {
            break;
        }
        if !entry.is_there(session) {
            continue;
        }
        if hidden.is_empty() {
            excess += MORE;
        }
        excess -= entry.width(ui, session);
        hidden.push(entry);
    }
    hidden
}

const MORE: f32 = 36.0;

/// The menu of the entries without room.
fn more_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, hidden: &[TopEntry]) {
    let more = cx.session.language().texts().screen_more();
    let menu = ui.menu_button("…", |ui| {
        let entries = TopEntry::LEFT.into_iter().chain(TopEntry::RIGHT);
        for entry in entries.filter(|entry| hidden.contains(entry)) {
            entry_ui(ui, cx, (entry, false));
        }
    });
    let button = menu.response.on_hover_text(&more);
    button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &more));
}

/// One entry; buttons placed from the right come in reverse order.
fn entry_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, (entry, from_right): (TopEntry, bool)) {
    let session = cx.session;
    let words = entry.words(session);
    let first = words.first().map_or("", String::as_str);
    let texts = session.language().texts();
    match entry {
        TopEntry::Menus => {
            let size = vec2(entry.width(ui, session), ui.spacing().interact_size.y);
            let bar = |ui: &mut Ui| {
                MenuBar::new().ui(ui, |ui| {
                    for menu in Menu::ALL {
                        menu_ui(ui, cx, menu);
                    }
                });
            };
            ui.allocate_ui(size, bar);
        }
        TopEntry::Neighbours => neighbours(ui, cx),
        TopEntry::Board => {
            let back = session.page().is_board();
            let page =
                switch(ui, session, back, first).on_hover_text(texts.window_own_position_tip());
            cx.push_if(page.clicked(), PageCommand::ToggleBoard);
        }
        TopEntry::Study if from_right => {
            study_switch(ui, cx, offered_modes(session).into_iter().rev());
        }
        TopEntry::Study => study_switch(ui, cx, offered_modes(session).into_iter()),
        TopEntry::Language => {
            let tip = format!("{} (L)", texts.screen_language_tip());
            if ui.button(first).on_hover_text(tip).clicked() {
                cx.push(SettingsCommand::SetLanguage(session.language().other()));
            }
        }
        TopEntry::Find => {
            if ui.button(first).on_hover_text(texts.actions_palette_tip()).clicked() {
                cx.look.open_palette();
            }
        }
    }
}

/// The previous and the next lesson.
fn neighbours(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let texts = cx.session.language().texts();
    for (sign, words, key, command) in [
        ("◀", texts.screen_previous_lesson(), "PageUp", LessonCommand::Previous),
        ("▶", texts.screen_next_lesson(), "PageDown", LessonCommand::Next),
    ] {
        let tip = format!("{words} ({key})");
        cx.push_if(sign_button(ui, true, Button::new(sign), &tip).clicked(), command);
    }
}

/// The title of what is shown: the lesson, or the game.
fn heading(ui: &mut Ui, session: &Session) {
    let texts = session.language().texts();
    let games = session.game_desk().and_then(session::BoardDesk::shown_games);
    let game = games.and_then(|games| games.source().map(Source::name));
    let game = game.as_deref().and_then(|name| Path::new(name).file_name());
    let game = game.map(|name| name.to_string_lossy());
    let lesson = session.open_title();
    let heading = match (&lesson, &game) {
        (_, Some(name)) if session.page().is_board() => name.to_string(),
        _ if session.page().is_board() => texts.window_own_position_tip(),
        (Some(title), _) => title.told(session.language()).into_owned(),
        (None, _) => texts.window_motto(),
    };
    ui.add(egui::Label::new(strong(heading).size(17.0)).truncate());
}

/// Messages and progress, over the panels: nothing moves under the pointer. In a lesson they are in a
/// corner of the tree without nodes, or over its legend, where nothing is clicked; a page in place of
/// the tree has none, and they are over the sentence.
pub(crate) fn overlays_ui(cx: &mut WindowContext<'_>) {
    let (context, session) = (cx.context, cx.session);
    // The marks of a class have been read.
    if cx.look.dialog.is_none() && session.class_marks().is_some() {
        cx.look.ask_export(session, Export::Class);
    }
    let corner = cx.look.message_at.take();
    let tells = session.message().is_some() && cx.look.dialog.is_none();
    if !tells && session.opening().is_none() {
        return;
    }
    let screen = context.content_rect();
    let tree = cx.look.place(Pane::Tree).filter(|_| !session.page().is_board());
    let is_page =
        session.page().centre() != Centre::Tree || session.view().work.what_if().is_some();
    let sentence = cx.look.place(Pane::Step).filter(|_| is_page && !session.page().is_board());
    let (width, (pivot, place)) = match (sentence, tree) {
        (Some(step), _) => (step.width(), (Align2::LEFT_TOP, step.left_top() + vec2(6.0, 4.0))),
        (None, Some(tree)) => {
            let over_legend = (Align2::LEFT_BOTTOM, tree.left_bottom() + vec2(6.0, -4.0));
            (tree.width(), corner.unwrap_or(over_legend))
        }
        (None, None) => {
            (screen.width(), (Align2::CENTER_TOP, screen.center_top() + vec2(0.0, 58.0)))
        }
    };
    let width = (width * 0.7).max(220.0);
    let message = egui::Area::new(egui::Id::unique("message"))
        .pivot(pivot)
        .fixed_pos(place)
        .order(egui::Order::Foreground)
        .show(context, |ui| {
            ui.set_max_width(width);
            egui::Frame::popup(ui.style()).show(ui, |ui| {
                if session.opening().is_some() {
                    opening_ui(ui, cx);
                }
                if tells {
                    message_ui(ui, cx);
                }
            });
        });
    cx.look.message_size = Some(message.response.rect.size());
}

/// The lesson being prepared, its progress, and a button to stop it.
fn opening_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let Some(job) = session.job() else {
        return;
    };
    ui.horizontal(|ui| {
        at_work(ui, session);
        let grown = job.grown();
        let nodes = grouped(grown as u64);
        let expected = job.expected().map(|nodes| large_number(nodes, session.language()));
        let words = match expected {
            _ if grown == 0 => texts.window_opening(),
            Some(expected) => texts.window_grown_of(expected, nodes),
            None => texts.window_grown(nodes),
        };
        ui.label(words);
        if job.is_stopped() {
            ui.label(small(session, texts.window_stopping()));
        } else if ui.button(texts.window_cancel()).clicked() {
            cx.push(LessonCommand::Cancel);
        }
    });
    // The count grows without events that would trigger a repaint.
    ui.ctx().request_repaint_after(std::time::Duration::from_millis(250));
}

/// The message; the open lesson stays open below.
fn message_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let Some(message) = session.message() else {
        return;
    };
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 130.0).max(120.0);
        let sentence = message.text.get(session.language());
        let words = if message.is_error {
            error_text(session, format!("{}: {sentence}", texts.window_trouble()))
        } else {
            RichText::new(sentence)
        };
        ui.scope(|ui| {
            ui.set_max_width(width);
            ui.add(egui::Label::new(words.size(15.0)).wrap());
        });
        cx.push_if(close_button(ui, session), Command::Dismiss);
    });
}

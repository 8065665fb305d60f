//! The board editor: a large board to play and to set up positions, and what to do with them.

use egui::{
    Align, Button, Layout, Rect, RichText, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, vec2,
};
use shogi_core::{Color, Square};

use super::board::square_ui;
use super::compare::compare_ui;
use super::game::game_ui;
use super::grow::grow_ui;
use super::tools::tools;
use super::{ink, small, switch, title};
use crate::games::shogi::shown::character;
use crate::games::shogi::{HAND_ORDER, player_of};
use crate::gui::fonts::bold;
use crate::gui::look::Look;
use crate::gui::paint::{area, paint};
use crate::language::Language;
use crate::picture::{BoardPlan, Ink, bare_board};
use crate::score::Player;
use crate::session::{BoardCommand, BoardEditor, Command, Held, Mode, Session, name_in_hand};
use crate::text::{CompareTexts, GameTexts, Texts};

/// Below this width the parts stand below each other.
const NARROW: f32 = 860.0;
/// The height of a row of pieces in hand.
const HAND: f32 = 46.0;

/// The board editor as a whole page.
pub(in crate::gui) fn board_editor_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let Some(editor) = session.board_editor() else {
        return;
    };
    let all = ui.available_rect_before_wrap();
    if all.width() < NARROW {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                let size = vec2(ui.available_width(), ui.available_width() + 2.0 * HAND);
                let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                board_part(&mut part(ui, place), session, editor, look, commands);
                if session.game_record().is_some() {
                    game_ui(ui, session, look, commands);
                }
                tools(ui, session, editor, look, commands);
                grow_ui(ui, session, editor, commands);
            });
        return;
    }
    let side = (all.width() * 0.26).clamp(250.0, 380.0);
    let (board, rest) = all.split_left_right_at_x(all.max.x - 2.0 * side);
    let (middle, right) = rest.split_left_right_at_x(rest.center().x);
    board_part(
        &mut part(ui, board.shrink(4.0)),
        session,
        editor,
        look,
        commands,
    );
    middle_part(ui, middle, session, editor, look, commands);
    let mut right = part(ui, right.shrink2(vec2(8.0, 2.0)));
    tabs(&mut right, session, &mut look.editor_compares, |language| {
        [
            GameTexts::of(language).grow,
            CompareTexts::of(language).compare,
        ]
    });
    if look.editor_compares {
        compare_ui(&mut right, session, look, commands);
    } else {
        ScrollArea::vertical()
            .id_salt("grow")
            .auto_shrink([false, false])
            .show(&mut right, |ui| grow_ui(ui, session, editor, commands));
    }
    ui.advance_cursor_after_rect(all);
}

fn part(ui: &mut Ui, place: Rect) -> Ui {
    let mut part = ui.new_child(
        UiBuilder::new()
            .max_rect(place)
            .layout(Layout::top_down(Align::Min)),
    );
    part.shrink_clip_rect(place);
    part
}

/// The game if one is open, and the tools.
fn middle_part(
    ui: &mut Ui,
    place: Rect,
    session: &Session,
    editor: &BoardEditor,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let mut ui = part(ui, place.shrink2(vec2(8.0, 2.0)));
    if session.game_record().is_some() {
        tabs(&mut ui, session, &mut look.shows_tools, |language| {
            let text = GameTexts::of(language);
            [text.game, text.tools]
        });
        if !look.shows_tools {
            game_ui(&mut ui, session, look, commands);
            return;
        }
    }
    ScrollArea::vertical()
        .id_salt("tools")
        .auto_shrink([false, false])
        .show(&mut ui, |ui| tools(ui, session, editor, look, commands));
}

/// Two tabs.
fn tabs(
    ui: &mut Ui,
    session: &Session,
    second: &mut bool,
    names: fn(Language) -> [&'static str; 2],
) {
    ui.horizontal_wrapped(|ui| {
        for (is_second, name) in [false, true].into_iter().zip(names(session.language())) {
            if switch(ui, session, *second == is_second, name).clicked() {
                *second = is_second;
            }
        }
    });
    ui.add_space(2.0);
}

/// The board between the two hands.
fn board_part(
    ui: &mut Ui,
    session: &Session,
    editor: &BoardEditor,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let all = ui.available_rect_before_wrap();
    let shown = editor.board(language);
    let middle = Rect::from_min_max(all.min + vec2(0.0, HAND), all.max - vec2(0.0, HAND));
    let plan = BoardPlan::new(&shown, area(middle.shrink(3.0)), false);
    let wood = crate::gui::paint::rect(plan.wood());
    let strip =
        |top: f32| Rect::from_min_size(egui::pos2(wood.min.x, top), vec2(wood.width(), HAND));
    hand(
        &mut part(ui, strip(wood.min.y - HAND)),
        session,
        editor,
        Color::White,
        commands,
    );
    hand(
        &mut part(ui, strip(wood.max.y)),
        session,
        editor,
        Color::Black,
        commands,
    );
    let response = ui.interact(wood, ui.scope_id().with("board"), Sense::hover());
    let text = Texts::of(language);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, text.board));
    paint(
        ui.painter(),
        &bare_board(&shown, &plan, language),
        session.theme(),
    );
    for square in Square::all() {
        let name = editor.name_of(square, language);
        let response = square_ui(ui, session, look, &plan, square, &name);
        if response.clicked() {
            commands.push(Command::Board(BoardCommand::Square(square)));
        }
        if response.secondary_clicked() && editor.mode() == Mode::SetUp {
            commands.push(Command::Board(BoardCommand::Remove(square)));
        }
    }
    if editor.asks_promotion() {
        promotion(ui, session, wood, commands);
    }
    ui.advance_cursor_after_rect(all);
}

/// Promote, or not?
fn promotion(ui: &Ui, session: &Session, wood: Rect, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    egui::Area::new(egui::Id::unique("promotion"))
        .fixed_pos(wood.center() - vec2(110.0, 34.0))
        .order(egui::Order::Foreground)
        .show(ui.ctx(), |ui| {
            egui::Frame::popup(ui.style()).show(ui, |ui| {
                ui.label(title(text.promote_question));
                ui.horizontal(|ui| {
                    for (name, promote) in [(text.promote_yes, true), (text.promote_no, false)] {
                        let button = Button::new(RichText::new(name).size(18.0).family(bold()));
                        if ui.add(button).clicked() {
                            commands.push(Command::Board(BoardCommand::Promote(promote)));
                        }
                    }
                });
            });
        });
}

/// The pieces in a hand.
fn hand(
    ui: &mut Ui,
    session: &Session,
    editor: &BoardEditor,
    side: Color,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let text = Texts::of(language);
    let player = player_of(side);
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let (mark, name) = match player {
            Player::Max => ("▲", text.black_hand),
            Player::Min => ("△", text.white_hand),
        };
        let mut words = RichText::new(format!("{mark}{name}"))
            .size(15.0)
            .color(ink(session, Ink::edge(player)));
        if editor.side() == side {
            words = words.family(bold());
        }
        ui.label(words);
        let mut any = false;
        for kind in HAND_ORDER {
            let count = editor.in_hand(side, kind);
            if count == 0 && editor.mode() != Mode::SetUp {
                continue;
            }
            any = true;
            let on = editor.held() == Some(Held::InHand(side, kind));
            let shown = match count {
                1 => character(kind, player).to_owned(),
                _ => format!("{}{count}", character(kind, player)),
            };
            let mut words = RichText::new(shown).size(19.0);
            if count == 0 {
                words = words.color(ink(session, Ink::Hatch));
            }
            let response = ui.add(held(session, Button::new(words), on));
            let spoken = name_in_hand(side, kind, count, language);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
            if response.clicked() {
                commands.push(Command::Board(BoardCommand::Hand(side, kind)));
            }
        }
        if !any {
            ui.label(small(session, text.empty_hand));
        }
    });
}

/// The button of a piece, gold while the piece is held.
pub(super) fn held<'a>(session: &Session, button: Button<'a>, on: bool) -> Button<'a> {
    if !on {
        return button;
    }
    button
        .fill(ink(session, Ink::GoldFill))
        .stroke(egui::Stroke::new(2.0, ink(session, Ink::Gold)))
}

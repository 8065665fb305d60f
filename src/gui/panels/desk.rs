//! The desk: a large board to play and to set up positions, and what to do with them.

use egui::{
    Align, Button, Layout, Rect, RichText, Role, ScrollArea, Sense, TextEdit, Ui, UiBuilder,
    WidgetInfo, vec2,
};
use shogi_core::{Color, Piece, PieceKind, Square};

use super::board::square_ui;
use super::compare::compare_ui;
use super::game::game_ui;
use super::grow::grow_ui;
use super::{ink, small, switch, title};
use crate::games::shogi::shown::character;
use crate::games::shogi::{HAND_ORDER, player_of};
use crate::gui::fonts::bold;
use crate::gui::look::Look;
use crate::gui::paint::{area, paint};
use crate::language::Language;
use crate::picture::{BoardPlan, Ink, bare_board};
use crate::score::Player;
use crate::session::{Command, Deed, Desk, Held, Mode, Session, name_in_hand};
use crate::text::{CompareTexts, GameTexts, Texts};

/// Below this width the parts stand below each other.
const NARROW: f32 = 860.0;
/// Room for what has to be said of a move or a setup.
const NOTE: f32 = 58.0;
/// The height of a row of pieces in hand.
const HAND: f32 = 46.0;

/// The desk as a whole page.
pub(in crate::gui) fn desk_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let Some(desk) = session.desk() else {
        return;
    };
    let all = ui.available_rect_before_wrap();
    if all.width() < NARROW {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                let size = vec2(ui.available_width(), ui.available_width() + 2.0 * HAND);
                let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                board_part(&mut part(ui, place), session, desk, look, commands);
                if session.book().is_some() {
                    game_ui(ui, session, look, commands);
                }
                tools(ui, session, desk, look, commands);
                grow_ui(ui, session, desk, commands);
            });
        return;
    }
    let side = (all.width() * 0.26).clamp(250.0, 380.0);
    let (board, rest) = all.split_left_right_at_x(all.max.x - 2.0 * side);
    let (middle, right) = rest.split_left_right_at_x(rest.center().x);
    board_part(
        &mut part(ui, board.shrink(4.0)),
        session,
        desk,
        look,
        commands,
    );
    middle_part(ui, middle, session, desk, look, commands);
    let mut right = part(ui, right.shrink2(vec2(8.0, 2.0)));
    tabs(&mut right, session, &mut look.desk_compares, |language| {
        [
            GameTexts::of(language).grow,
            CompareTexts::of(language).compare,
        ]
    });
    if look.desk_compares {
        compare_ui(&mut right, session, look, commands);
    } else {
        ScrollArea::vertical()
            .id_salt("grow")
            .auto_shrink([false, false])
            .show(&mut right, |ui| grow_ui(ui, session, desk, commands));
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
    desk: &Desk,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let mut ui = part(ui, place.shrink2(vec2(8.0, 2.0)));
    if session.book().is_some() {
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
        .show(&mut ui, |ui| tools(ui, session, desk, look, commands));
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
    desk: &Desk,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let all = ui.available_rect_before_wrap();
    let shown = desk.board(language);
    let middle = Rect::from_min_max(all.min + vec2(0.0, HAND), all.max - vec2(0.0, HAND));
    let plan = BoardPlan::new(&shown, area(middle.shrink(3.0)), false);
    let wood = crate::gui::paint::rect(plan.wood());
    let strip =
        |top: f32| Rect::from_min_size(egui::pos2(wood.min.x, top), vec2(wood.width(), HAND));
    hand(
        &mut part(ui, strip(wood.min.y - HAND)),
        session,
        desk,
        Color::White,
        commands,
    );
    hand(
        &mut part(ui, strip(wood.max.y)),
        session,
        desk,
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
        let name = desk.name_of(square, language);
        let response = square_ui(ui, session, look, &plan, square, &name);
        if response.clicked() {
            commands.push(Command::Desk(Deed::Square(square)));
        }
        if response.secondary_clicked() && desk.mode() == Mode::SetUp {
            commands.push(Command::Desk(Deed::Remove(square)));
        }
    }
    if desk.asks_promotion() {
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
                            commands.push(Command::Desk(Deed::Promote(promote)));
                        }
                    }
                });
            });
        });
}

/// The pieces in a hand.
fn hand(ui: &mut Ui, session: &Session, desk: &Desk, side: Color, commands: &mut Vec<Command>) {
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
        if desk.side() == side {
            words = words.family(bold());
        }
        ui.label(words);
        let mut any = false;
        for kind in HAND_ORDER {
            let count = desk.in_hand(side, kind);
            if count == 0 && desk.mode() != Mode::SetUp {
                continue;
            }
            any = true;
            let on = desk.held() == Some(Held::InHand(side, kind));
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
                commands.push(Command::Desk(Deed::Hand(side, kind)));
            }
        }
        if !any {
            ui.label(small(session, text.empty_hand));
        }
    });
}

/// The button of a piece, gold while the piece is held.
fn held<'a>(session: &Session, button: Button<'a>, on: bool) -> Button<'a> {
    if !on {
        return button;
    }
    button
        .fill(ink(session, Ink::GoldFill))
        .stroke(egui::Stroke::new(2.0, ink(session, Ink::Gold)))
}

/// What can be done with the position.
fn tools(
    ui: &mut Ui,
    session: &Session,
    desk: &Desk,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let text = Texts::of(language);
    ui.label(title(text.desk));
    ui.horizontal_wrapped(|ui| {
        for mode in Mode::ALL {
            let (name, tip) = match mode {
                Mode::Play => (text.mode_play, text.mode_play_tip),
                Mode::Exchange => (text.mode_exchange, text.mode_exchange_tip),
                Mode::SetUp => (text.mode_set_up, text.mode_set_up_tip),
            };
            let response = switch(ui, session, desk.mode() == mode, name);
            if response.on_hover_text(tip).clicked() {
                commands.push(Command::Desk(Deed::Mode(mode)));
            }
        }
    });
    let tip = match desk.mode() {
        Mode::Play => text.mode_play_tip,
        Mode::Exchange => text.mode_exchange_tip,
        Mode::SetUp => text.mode_set_up_tip,
    };
    ui.label(small(session, tip));
    note(ui, session, desk);
    turn(ui, session, desk, commands);
    if desk.mode() == Mode::SetUp {
        supply(ui, session, desk, commands);
    }
    ui.add_space(6.0);
    typed(ui, session, desk, look, commands);
    ui.horizontal_wrapped(|ui| {
        let (back, forth) = desk.can_travel();
        let buttons = [
            (back, text.undo, Command::Undo),
            (forth, text.redo, Command::Redo),
            (true, text.start_position, Command::Desk(Deed::Start)),
            (true, text.clear_board, Command::Desk(Deed::Clear)),
        ];
        for (enabled, name, command) in buttons {
            if ui.add_enabled(enabled, Button::new(name)).clicked() {
                commands.push(command);
            }
        }
        if let Some(sfen) = desk.sfen()
            && ui.button(text.copy_sfen).clicked()
        {
            ui.ctx().copy_text(sfen);
        }
    });
    moves(ui, session, desk);
}

/// The rule that is broken, or what is unusual.
fn note(ui: &mut Ui, session: &Session, desk: &Desk) {
    let Some(words) = desk.note() else {
        ui.add_space(NOTE); // Nothing below moves when something has to be said.
        return;
    };
    let top = ui.cursor().min.y;
    egui::Frame::new()
        .fill(ink(session, Ink::HatchFill))
        .stroke(egui::Stroke::new(1.0, ink(session, Ink::Disagree)))
        .corner_radius(8.0)
        .inner_margin(egui::Margin::symmetric(10, 6))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let words = RichText::new(words.get(session.language()));
            ui.label(words.color(ink(session, Ink::Disagree)));
        });
    let taken = ui.cursor().min.y - top;
    ui.add_space((NOTE - taken).max(0.0));
}

/// Whose turn it is.
fn turn(ui: &mut Ui, session: &Session, desk: &Desk, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    ui.horizontal_wrapped(|ui| {
        ui.label(text.to_move);
        for (side, name) in [(Color::Black, text.black), (Color::White, text.white)] {
            let on = desk.side() == side;
            if switch(ui, session, on, name).clicked() && !on {
                commands.push(Command::Desk(Deed::Turn));
            }
        }
    });
}

/// The box of new pieces, while setting up.
fn supply(ui: &mut Ui, session: &Session, desk: &Desk, commands: &mut Vec<Command>) {
    const KINDS: [PieceKind; 14] = [
        PieceKind::King,
        PieceKind::Rook,
        PieceKind::Bishop,
        PieceKind::Gold,
        PieceKind::Silver,
        PieceKind::Knight,
        PieceKind::Lance,
        PieceKind::Pawn,
        PieceKind::ProRook,
        PieceKind::ProBishop,
        PieceKind::ProSilver,
        PieceKind::ProKnight,
        PieceKind::ProLance,
        PieceKind::ProPawn,
    ];
    let language = session.language();
    let text = Texts::of(language);
    ui.add_space(4.0);
    ui.label(title(text.piece_box));
    for side in [Color::Black, Color::White] {
        let player = player_of(side);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
            let mark = match player {
                Player::Max => "▲",
                Player::Min => "△",
            };
            ui.label(RichText::new(mark).color(ink(session, Ink::edge(player))));
            for kind in KINDS {
                let piece = Piece::new(kind, side);
                let on = desk.held() == Some(Held::New(piece));
                let mut words = RichText::new(character(kind, player)).size(17.0);
                if kind.unpromote().is_some() {
                    words = words.color(ink(session, Ink::Disagree));
                }
                let button = Button::new(words).min_size(vec2(29.0, 28.0));
                let response = ui.add(held(session, button, on));
                let name = crate::games::shogi::notation::kind_name(kind, language);
                response.widget_info(|| {
                    let spoken = format!("{} {mark}{name}", text.piece_box);
                    WidgetInfo::labeled(Role::Button, true, spoken)
                });
                if response.clicked() {
                    commands.push(Command::Desk(Deed::New(piece)));
                }
            }
        });
    }
    ui.label(small(session, text.set_up_more));
}

/// A position or a move as text.
fn typed(
    ui: &mut Ui,
    session: &Session,
    desk: &Desk,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let text = Texts::of(session.language());
    let label = ui.label(text.type_here);
    let field = TextEdit::singleline(&mut look.typed)
        .hint_text(text.type_hint)
        .desired_width(f32::INFINITY);
    let field = ui.add(field).labelled_by(label.id);
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    let pressed = ui.button(text.take_over).clicked();
    if (entered || pressed) && !look.typed.trim().is_empty() {
        commands.push(Command::Desk(Deed::Read(look.typed.clone())));
        look.typed_at = Some(desk.changes());
        if entered {
            field.request_focus();
        }
    } else if look.typed_at.is_some_and(|at| at != desk.changes()) {
        // It was understood; what was not stays, to be put right.
        look.typed.clear();
        look.typed_at = None;
    }
}

/// The last moves that were played.
fn moves(ui: &mut Ui, session: &Session, desk: &Desk) {
    const LAST: usize = 12;
    let text = Texts::of(session.language());
    let (skipped, names) = desk.last_moves(LAST, session.language());
    if names.is_empty() {
        return;
    }
    let before = if skipped > 0 { "… " } else { "" };
    let names = names.join(" ");
    ui.add_space(4.0);
    ui.label(small(session, format!("{}: {before}{names}", text.played)));
}

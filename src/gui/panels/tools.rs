//! The tools of the board editor: click mode, side to move, the box of pieces, a field to type in.

use egui::{Button, RichText, TextEdit, Ui, vec2};
use shogi_core::{Color, Piece, PieceKind};

use super::board::{board_switches, piece_button};
use super::othello_board::games_ui;
use super::{ink, small, switch, title};
use crate::gui::look::Look;
use crate::picture::Ink;
use crate::session::{BoardCommand, BoardEditor, Command, Mode, Session};

/// The height reserved for remarks on a move or a setup.
const NOTE: f32 = 58.0;

/// The tools for the position.
pub(super) fn tools(
    ui: &mut Ui,
    session: &Session,
    editor: &BoardEditor,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let texts = language.texts();
    ui.label(title(texts.window_board_editor()));
    games_ui(ui, session, commands);
    ui.horizontal_wrapped(|ui| {
        for mode in Mode::ALL {
            let (name, tip) = match mode {
                Mode::Play => (texts.window_mode_play(), texts.window_mode_play_tip()),
                Mode::Exchange => (
                    texts.window_mode_exchange(),
                    texts.window_mode_exchange_tip(),
                ),
                Mode::SetUp => (texts.window_mode_set_up(), texts.window_mode_set_up_tip()),
            };
            let response = switch(ui, session, editor.mode() == mode, name);
            if response.on_hover_text(tip).clicked() {
                commands.push(Command::Board(BoardCommand::Mode(mode)));
            }
        }
    });
    let tip = match editor.mode() {
        Mode::Play => texts.window_mode_play_tip(),
        Mode::Exchange => texts.window_mode_exchange_tip(),
        Mode::SetUp => texts.window_mode_set_up_tip(),
    };
    ui.label(small(session, tip));
    note(ui, session, editor);
    turn(ui, session, editor, commands);
    ui.horizontal_wrapped(|ui| board_switches(ui, session, false, commands));
    if editor.mode() == Mode::SetUp {
        supply(ui, session, look, commands);
    }
    ui.add_space(6.0);
    typed(ui, session, editor, look, commands);
    ui.horizontal_wrapped(|ui| {
        let (back, forth) = editor.can_travel();
        let buttons = [
            (back, texts.window_undo(), Command::Undo),
            (forth, texts.window_redo(), Command::Redo),
            (
                true,
                texts.window_start_position(),
                Command::Board(BoardCommand::Start),
            ),
            (
                true,
                texts.window_clear_board(),
                Command::Board(BoardCommand::Clear),
            ),
        ];
        for (enabled, name, command) in buttons {
            if ui.add_enabled(enabled, Button::new(name)).clicked() {
                commands.push(command);
            }
        }
        if let Some(sfen) = editor.sfen()
            && ui.button(texts.window_copy_sfen()).clicked()
        {
            ui.ctx().copy_text(sfen);
        }
    });
    moves(ui, session, editor);
}

/// The rule that is broken, or what is unusual.
fn note(ui: &mut Ui, session: &Session, editor: &BoardEditor) {
    let Some(words) = editor.note() else {
        ui.add_space(NOTE); // Reserve the room, so that a note moves nothing below.
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

/// The side to move.
fn turn(ui: &mut Ui, session: &Session, editor: &BoardEditor, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    ui.horizontal_wrapped(|ui| {
        ui.label(texts.window_to_move());
        for (side, name) in [
            (Color::Black, texts.window_black()),
            (Color::White, texts.window_white()),
        ] {
            let on = editor.side() == side;
            if switch(ui, session, on, name).clicked() && !on {
                commands.push(Command::Board(BoardCommand::Turn));
            }
        }
    });
}

/// The box of new pieces, while setting up.
fn supply(ui: &mut Ui, session: &Session, look: &mut Look, commands: &mut Vec<Command>) {
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
    let texts = language.texts();
    ui.add_space(4.0);
    ui.label(title(texts.board_piece_box()));
    let gap = 3.0;
    // The kinds that do not promote and those that do fill a row.
    let size = ((ui.available_width() - 7.0 * gap - 1.0) / 8.0).clamp(26.0, 44.0);
    for side in [Color::Black, Color::White] {
        for kinds in [&KINDS[..8], &KINDS[8..]] {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(gap, gap);
                for &kind in kinds {
                    let piece = Piece::new(kind, side);
                    piece_button(ui, session, piece, size, look, commands);
                }
            });
        }
        ui.add_space(gap);
    }
    ui.label(small(session, texts.window_set_up_more()));
}

/// A position or a move as text.
fn typed(
    ui: &mut Ui,
    session: &Session,
    editor: &BoardEditor,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let label = ui.label(texts.window_type_here());
    let field = TextEdit::singleline(&mut look.typed)
        .hint_text(texts.window_type_hint())
        .desired_width(f32::INFINITY);
    let field = ui.add(field).labelled_by(label.id);
    let field = field.on_hover_text(texts.window_type_hint());
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    let pressed = ui.button(texts.window_take_over()).clicked();
    if (entered || pressed) && !look.typed.trim().is_empty() {
        commands.push(Command::Board(BoardCommand::Read(look.typed.clone())));
        look.typed_at = Some(editor.changes());
        if entered {
            field.request_focus();
        }
    } else if look.typed_at.is_some_and(|at| at != editor.changes()) {
        // Understood: clear the field. Text with errors stays, to be corrected.
        look.typed.clear();
        look.typed_at = None;
    }
}

/// The last moves played.
fn moves(ui: &mut Ui, session: &Session, editor: &BoardEditor) {
    const LAST: usize = 12;
    let texts = session.language().texts();
    let (skipped, names) = editor.last_moves(LAST, session.language());
    if names.is_empty() {
        return;
    }
    let before = if skipped > 0 { "… " } else { "" };
    let names = names.join(" ");
    ui.add_space(4.0);
    ui.label(small(
        session,
        format!("{}: {before}{names}", texts.window_played()),
    ));
}

//! The tools for the position: click mode, state of the game, a field to type in.

use egui::{Align, Button, Frame, Layout, Margin, RichText, Stroke, TextEdit, Ui, vec2};

use super::super::{ink, small, switch, title};
use crate::games::othello::shown::side_name;
use crate::games::othello::{BoardSize, OthelloPosition};
use crate::gui::fonts::bold;
use crate::gui::look::Look;
use crate::language::{Language, Say};
use crate::picture::Ink;
use crate::score::Player;
use crate::session::{
    Command, OthelloBoard, OthelloCommand, OthelloMode, OthelloStanding, PageCommand, Session,
};
use crate::subject::GameId;

/// The height reserved for the state of the game: longer text moves nothing below.
const STANDING: f32 = 50.0;

/// The tools above the game.
pub(super) fn tools_ui(
    ui: &mut Ui,
    session: &Session,
    board: &OthelloBoard,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let texts = language.texts();
    ui.label(title(texts.window_board_editor()));
    games_ui(ui, session, commands);
    ui.horizontal_wrapped(|ui| {
        for mode in OthelloMode::ALL {
            let (name, tip) = match mode {
                OthelloMode::Play => (
                    texts.othello_board_mode_play(),
                    texts.othello_board_mode_play_tip(),
                ),
                OthelloMode::SetUp => (
                    texts.othello_board_mode_set_up(),
                    texts.othello_board_mode_set_up_tip(),
                ),
            };
            let response = switch(ui, session, board.mode() == mode, name);
            if response.on_hover_text(tip).clicked() {
                commands.push(Command::Othello(OthelloCommand::Mode(mode)));
            }
        }
        if board.mode() == OthelloMode::SetUp {
            ui.label(texts.window_to_move());
            for side in [Player::Max, Player::Min] {
                let on = board.position().to_move() == side;
                let response = switch(ui, session, on, side_name(side, language));
                if response.clicked() && !on {
                    commands.push(Command::Othello(OthelloCommand::Turn));
                }
            }
        }
    });
    match board.mode() {
        OthelloMode::Play => {
            // After a first move, the user knows how.
            let can_place = matches!(board.standing(), OthelloStanding::ToMove(_));
            if can_place && board.at() == 0 {
                ui.label(small(session, texts.othello_board_mode_play_tip()));
            }
        }
        OthelloMode::SetUp => {
            ui.label(small(session, texts.othello_board_mode_set_up_tip()));
        }
    }
    standing_ui(ui, session, board, commands);
    let size = board.position().size();
    ui.horizontal_wrapped(|ui| {
        let (back, forth) = board.can_travel();
        let start = Command::Othello(OthelloCommand::Start(size));
        let buttons = [
            (back, texts.window_undo(), Command::Undo),
            (forth, texts.window_redo(), Command::Redo),
            (true, texts.othello_board_start(), start),
        ];
        for (enabled, name, command) in buttons {
            if ui.add_enabled(enabled, Button::new(name)).clicked() {
                commands.push(command);
            }
        }
        if board.mode() == OthelloMode::SetUp && ui.button(texts.window_clear_board()).clicked() {
            commands.push(Command::Othello(OthelloCommand::Clear));
        }
    });
    typed(ui, session, board, look, commands);
    ui.add_space(4.0);
}

/// The choice of the board page's game.
pub(in crate::gui::panels) fn games_ui(
    ui: &mut Ui,
    session: &Session,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let shown = session
        .othello_board()
        .filter(|_| session.page().is_board_of(GameId::Othello))
        .map(|board| board.position().size());
    ui.horizontal_wrapped(|ui| {
        if switch(ui, session, shown.is_none(), texts.othello_board_shogi()).clicked() {
            let page = PageCommand::ShowBoard(GameId::Shogi);
            commands.push(Command::Page(page));
        }
        for (size, name) in [
            (BoardSize::Eight, texts.othello_board_eight()),
            (BoardSize::Four, texts.othello_board_four()),
        ] {
            if !switch(ui, session, shown == Some(size), name).clicked() {
                continue;
            }
            commands.push(Command::Page(PageCommand::ShowBoard(GameId::Othello)));
            let there = session.othello_board().map(OthelloBoard::position);
            let there = there.map_or(BoardSize::Eight, |at: OthelloPosition| at.size());
            if there != size {
                commands.push(Command::Othello(OthelloCommand::Start(size)));
            }
        }
    });
}

/// The state of the game, in words.
fn standing_words(board: &OthelloBoard, language: Language) -> String {
    let texts = language.texts();
    let name = |side| side_name(side, language);
    match board.standing() {
        OthelloStanding::ToMove(side) => match board.ending() {
            Some(ending) => texts.othello_board_ended(ending.say(language)),
            None => texts.othello_board_to_move(name(side)),
        },
        OthelloStanding::MustPass(side) => texts.othello_board_must_pass(name(side)),
        OthelloStanding::Over {
            discs: [black, white],
            empty,
            score,
            with_empty,
        } => {
            let winner = if score > 0 { Player::Max } else { Player::Min };
            let by = score.unsigned_abs();
            let result = match by {
                0 => texts.othello_board_draw(),
                _ => texts.othello_board_wins(by, name(winner)),
            };
            let discs = |side, count| texts.othello_board_discs(count, name(side));
            let (black, white) = (discs(Player::Max, black), discs(Player::Min, white));
            let over = texts.othello_board_over(black, result, white);
            if empty == 0 || by == 0 {
                over
            } else {
                texts.othello_board_with_empty(with_empty.unsigned_abs(), empty, over)
            }
        }
    }
}

fn standing_ui(ui: &mut Ui, session: &Session, board: &OthelloBoard, commands: &mut Vec<Command>) {
    let language = session.language();
    let texts = language.texts();
    let top = ui.cursor().min.y;
    let passes = matches!(board.standing(), OthelloStanding::MustPass(_));
    let is_over = matches!(board.standing(), OthelloStanding::Over { .. });
    let edge = if passes || is_over {
        Ink::Gold
    } else {
        Ink::Line
    };
    Frame::new()
        .stroke(Stroke::new(
            if passes || is_over { 2.0 } else { 1.0 },
            ink(session, edge),
        ))
        .corner_radius(8.0)
        .inner_margin(Margin::symmetric(10, 6))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                let words = standing_words(board, language);
                ui.label(RichText::new(words).size(16.0).family(bold()));
                if !passes || board.mode() == OthelloMode::SetUp {
                    return;
                }
                let words = RichText::new(format!("{} (P)", texts.othello_board_pass())).size(16.0);
                let button = Button::new(words.family(bold()))
                    .min_size(vec2(90.0, 30.0))
                    .fill(ink(session, Ink::GoldFill))
                    .stroke(Stroke::new(1.5, ink(session, Ink::Gold)));
                if ui.add(button).clicked() {
                    commands.push(Command::Othello(OthelloCommand::Pass));
                }
            });
            if let Some(note) = board.note() {
                let words = RichText::new(note.get(language));
                ui.label(words.color(ink(session, Ink::Disagree)));
            }
        });
    let taken = ui.cursor().min.y - top;
    ui.add_space((STANDING - taken).max(0.0));
}

/// A position, moves or a move as text.
fn typed(
    ui: &mut Ui,
    session: &Session,
    board: &OthelloBoard,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let label = ui.horizontal_wrapped(|ui| {
        let label = ui.label(texts.othello_board_type_here());
        if ui
            .button(texts.othello_board_copy())
            .on_hover_text("Ctrl + C")
            .clicked()
        {
            ui.ctx().copy_text(board.position().to_string());
        }
        label.id
    });
    let mut entered = false;
    let mut pressed = false;
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), 32.0),
        Layout::right_to_left(Align::Center),
        |ui| {
            let take_over = texts.window_take_over();
            pressed = ui.button(take_over).clicked();
            let field = TextEdit::singleline(&mut look.typed)
                .hint_text(texts.othello_board_type_hint())
                .desired_width(f32::INFINITY);
            let field = ui.add(field).labelled_by(label.inner);
            let field = field.on_hover_text(texts.othello_board_type_hint());
            entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            if entered {
                field.request_focus();
            }
        },
    );
    if (entered || pressed) && !look.typed.trim().is_empty() {
        let typed = look.typed.clone();
        commands.push(Command::Othello(OthelloCommand::Read(typed)));
        look.typed_at = Some(board.changes());
    } else if look.typed_at.is_some_and(|at| at != board.changes()) {
        // Understood: clear the field. Text with errors stays, to be corrected.
        look.typed.clear();
        look.typed_at = None;
    }
}

//! The tools of the board page: which game, click mode, state of the game, side to move, the box of
//! pieces, a field to type in.

use egui::{Button, RichText, Stroke, TextEdit, Ui, vec2};

use super::board::{has_kinds, piece_button};
use super::{
    entered, error_text, framed, from_right, in_frame, in_gold, ink, small, switch, switches,
    tipped_switches, title,
};
use crate::exporting::Copied;
use crate::fonts::bold;
use crate::look::WindowContext;
use games::board::PieceSigns;
use games::board_game::BoardStart;
use picture::Ink;
use score::Player;
use session::{BoardCommand, BoardDesk, BoardMode, Command, PageCommand, Session, SettingsCommand};
use subject::{GameId, OnBoard, WithBoard};

/// The height reserved for the state of the game and for remarks: longer text moves nothing below.
const STANDING: f32 = 54.0;

pub(super) fn tools(ui: &mut Ui, cx: &mut WindowContext<'_>, desk: &dyn BoardDesk) {
    let (session, texts) = cx.session_and_texts();
    ui.label(title(texts.window_board_editor()));
    games(ui, cx, desk);
    modes(ui, cx, desk);
    standing(ui, cx, desk);
    let has_kinds = has_kinds(desk);
    let is_said = desk.standing(session.language()).is_some();
    if !is_said || desk.mode() == BoardMode::SetUp {
        turn(ui, cx, desk);
    }
    if has_kinds {
        ui.horizontal_wrapped(|ui| board_switches(ui, cx));
        if desk.mode() == BoardMode::SetUp {
            supply(ui, cx, desk);
        }
    }
    ui.add_space(6.0);
    typed(ui, cx, desk);
    buttons(ui, cx, desk);
}

/// The choice of the page's game, and of its start where it has several.
fn games(ui: &mut Ui, cx: &mut WindowContext<'_>, desk: &dyn BoardDesk) {
    let (session, texts) = cx.session_and_texts();
    let shown = (desk.game(), desk.start());
    ui.horizontal_wrapped(|ui| {
        let boards = boards().map(|(board, start)| (board, (start.name)(texts)));
        let chosen = switches(ui, session, &shown, boards);
        cx.commands.extend(chosen.into_iter().flat_map(|board| show_board(session, board)));
    });
}

/// Every board that can be set up: its game, and which of the starts of the game.
pub(super) fn boards() -> impl Iterator<Item = ((GameId, usize), &'static BoardStart)> {
    GameId::ALL.iter().flat_map(|&game| {
        let starts = game.on_board(Starts).iter().enumerate();
        starts.map(move |(number, start)| ((game, number), start))
    })
}

/// Brings a board to the front.
pub(super) fn show_board(session: &Session, (game, number): (GameId, usize)) -> Vec<Command> {
    let mut commands = vec![Command::Page(PageCommand::ShowBoard(game))];
    if session.desk_of(game).map_or(0, BoardDesk::start) != number {
        commands.push(Command::Board(BoardCommand::Start(number)));
    }
    commands
}

struct Starts;

impl WithBoard for Starts {
    type Output = &'static [BoardStart];

    fn with<G: OnBoard>(self) -> Self::Output {
        G::STARTS
    }
}

/// The click modes, and what the current one does.
fn modes(ui: &mut Ui, cx: &mut WindowContext<'_>, desk: &dyn BoardDesk) {
    let (session, texts) = cx.session_and_texts();
    let has_kinds = has_kinds(desk);
    let of_mode = |mode| match mode {
        BoardMode::Play if has_kinds => (texts.window_mode_play(), texts.window_mode_play_tip()),
        BoardMode::Play if desk.has_chance() => {
            (texts.window_mode_play(), texts.sugoroku_mode_play_tip())
        }
        BoardMode::Play => (texts.othello_board_mode_play(), texts.othello_board_mode_play_tip()),
        BoardMode::Exchange => (texts.window_mode_exchange(), texts.window_mode_exchange_tip()),
        BoardMode::SetUp if has_kinds => {
            (texts.window_mode_set_up(), texts.window_mode_set_up_tip())
        }
        BoardMode::SetUp if desk.has_chance() => {
            (texts.window_mode_set_up(), texts.sugoroku_mode_set_up_tip())
        }
        BoardMode::SetUp => (texts.window_mode_set_up(), texts.othello_board_mode_set_up_tip()),
    };
    ui.horizontal_wrapped(|ui| {
        let modes = desk.modes().iter().map(|&mode| {
            let (name, tip) = of_mode(mode);
            (mode, name, tip)
        });
        let chosen = tipped_switches(ui, session, &desk.mode(), modes);
        cx.commands.extend(chosen.map(|mode| BoardCommand::Mode(mode).into()));
    });
    // After a first move, the user knows how.
    let is_known = desk.mode() == BoardMode::Play && desk.game() != GameId::Shogi;
    let is_known = is_known && session.shown_game().is_some();
    if !is_known {
        ui.label(small(session, of_mode(desk.mode()).1));
    }
}

/// The state of the game, the rule that is broken, and what is unusual.
fn standing(ui: &mut Ui, cx: &mut WindowContext<'_>, desk: &dyn BoardDesk) {
    let session = cx.session;
    let language = session.language();
    let words = desk.standing(language);
    let note = desk.note();
    if words.is_none() && note.is_none() {
        ui.add_space(STANDING); // Reserve the room, so that a note moves nothing below.
        return;
    }
    let [is_over, passes] = desk.is_over_or_passes();
    let (fill, edge, width) = match (&words, is_over || passes) {
        (None, _) => (Ink::HatchFill, Ink::Disagree, 1.0),
        (_, true) => (Ink::Card, Ink::Gold, 2.0),
        (_, false) => (Ink::Card, Ink::Line, 1.0),
    };
    let top = ui.cursor().min.y;
    let edge = Stroke::new(width, ink(session, edge));
    in_frame(ui, framed(8.0, [10, 6]).fill(ink(session, fill)).stroke(edge), |ui| {
        if let Some(words) = words {
            ui.horizontal_wrapped(|ui| {
                ui.label(title(words));
                if passes && desk.mode() == BoardMode::Play {
                    pass(ui, cx);
                }
                if desk.throws() {
                    throw(ui, cx);
                }
            });
        }
        if let Some(note) = note {
            ui.label(error_text(session, note.get(language)));
        }
    });
    let taken = ui.cursor().min.y - top;
    ui.add_space((STANDING - taken).max(0.0));
}

fn pass(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    let name = session.language().texts().games_board_pass();
    let words = RichText::new(format!("{name} (P)")).size(16.0);
    let button = Button::new(words.family(bold())).min_size(vec2(90.0, 30.0));
    cx.push_if(ui.add(in_gold(session, button)).clicked(), BoardCommand::Pass);
}

/// Throws the die.
fn throw(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    let texts = session.language().texts();
    let words = RichText::new(format!("{} (D)", texts.sugoroku_throw_button())).size(16.0);
    let button = Button::new(words.family(bold())).min_size(vec2(90.0, 30.0));
    let button = ui.add(in_gold(session, button)).on_hover_text(texts.sugoroku_hint_throw());
    cx.push_if(button.clicked(), BoardCommand::Throw(moment(ui.ctx())));
}

/// The time as a number, from which the die follows.
pub(crate) fn moment(context: &egui::Context) -> u64 {
    context.input(|input| input.time.to_bits())
}

fn turn(ui: &mut Ui, cx: &mut WindowContext<'_>, desk: &dyn BoardDesk) {
    let session = cx.session;
    let language = session.language();
    ui.horizontal_wrapped(|ui| {
        ui.label(language.texts().window_to_move());
        let sides = [Player::Max, Player::Min].map(|side| (side, desk.side_name(side, language)));
        let side = switches(ui, session, &desk.to_move(), sides);
        let turns = side.filter(|&side| side != desk.to_move());
        cx.commands.extend(turns.map(|_| BoardCommand::Turn.into()));
    });
}

/// The box of new pieces, while setting up.
fn supply(ui: &mut Ui, cx: &mut WindowContext<'_>, desk: &dyn BoardDesk) {
    let (session, texts) = cx.session_and_texts();
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        ui.label(title(texts.board_piece_box()));
        clear(ui, cx);
    });
    let gap = 3.0;
    let rows = desk.supply();
    let longest = rows.iter().map(|row| row.len()).max().unwrap_or(1).max(1) as f32;
    let room = ui.available_width() - (longest - 1.0) * gap - 1.0;
    let size = (room / longest).clamp(26.0, 44.0);
    for side in [Player::Max, Player::Min] {
        for row in rows {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(gap, gap);
                for &letter in *row {
                    piece_button(ui, cx, desk, ((letter, side), size));
                }
            });
        }
        ui.add_space(gap);
    }
    let more = match desk.game() {
        GameId::Shogi => texts.window_set_up_more(),
        _ => texts.games_board_box(),
    };
    ui.label(small(session, more));
}

/// A position, moves or a move as text.
fn typed(ui: &mut Ui, cx: &mut WindowContext<'_>, desk: &dyn BoardDesk) {
    let (session, texts) = cx.session_and_texts();
    let [what, hint] = desk.typing(session.language());
    let label = ui.label(what);
    let mut is_asked = false;
    from_right(ui, 32.0, |ui| {
        is_asked = ui.button(texts.window_take_over()).clicked();
        let field = TextEdit::singleline(&mut cx.look.boards.typed)
            .hint_text(&hint)
            .desired_width(f32::INFINITY);
        let field = ui.add(field).labelled_by(label.id).on_hover_text(&hint);
        if entered(ui, &field) {
            is_asked = true;
            field.request_focus();
        }
    });
    if is_asked && !cx.look.boards.typed.trim().is_empty() {
        cx.push(BoardCommand::Read(cx.look.boards.typed.clone()));
        cx.look.boards.typed_at = Some(desk.changes());
    } else if cx.look.boards.typed_at.is_some_and(|at| at != desk.changes()) {
        // Understood: clear the field. Text with errors stays, to be corrected.
        cx.look.boards.typed.clear();
        cx.look.boards.typed_at = None;
    }
}

/// The button that takes everything off the board.
fn clear(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    if ui.button(cx.session.language().texts().window_clear_board()).clicked() {
        cx.push(BoardCommand::Clear);
    }
}

fn buttons(ui: &mut Ui, cx: &mut WindowContext<'_>, desk: &dyn BoardDesk) {
    let texts = cx.session.language().texts();
    ui.horizontal_wrapped(|ui| {
        let (back, forth) = desk.can_travel();
        let start = Command::Board(BoardCommand::Start(desk.start()));
        let (start_name, copy_name) = match desk.game() {
            GameId::Shogi => (texts.window_start_position(), texts.window_copy_sfen()),
            _ => (texts.games_board_start(), texts.games_board_copy()),
        };
        for (enabled, name, command) in [
            (back, texts.window_undo(), Command::Undo),
            (forth, texts.window_redo(), Command::Redo),
            (true, start_name, start),
        ] {
            cx.push_if(ui.add_enabled(enabled, Button::new(name)).clicked(), command);
        }
        if desk.mode() == BoardMode::SetUp && !has_kinds(desk) {
            clear(ui, cx);
        }
        if let Some(text) = desk.text()
            && ui.button(copy_name).on_hover_text("Ctrl + C").clicked()
        {
            cx.push(Copied::Position.text(ui.ctx(), text));
        }
    });
}

/// The switches: orientation, arrows, signs.
pub(in crate::panels) fn board_switches(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let boards = session.settings().boards;
    let signs = session.signs();
    let switches = [
        (boards.turned, texts.board_turn(), texts.board_turn_tip(), SettingsCommand::TurnBoards),
        (
            boards.arrows,
            texts.board_arrows(),
            texts.board_arrows_tip(),
            SettingsCommand::ToggleArrows,
        ),
        (
            signs == PieceSigns::International,
            texts.board_letters(),
            texts.board_signs_tip(),
            SettingsCommand::SetSigns(Some(signs.other())),
        ),
    ];
    for (is_on, name, tip, command) in switches {
        cx.push_if(switch(ui, session, is_on, name).on_hover_text(tip).clicked(), command);
    }
}

//! How to read the board and the moves of a game, over the window.

use egui::{
    Button, Context, Grid, Label, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2,
};

use super::{close_button, ink, over_window, small, strong, switches, title};
use crate::look::Look;
use crate::paint::{area, paint};
use crate::theme::BODY;
use games::board::{Board, BoardStyle, Cell, LineNames, PieceStep, ShownPiece};
use games::rules_card::{RulesCard, RulesPiece};
use picture::{BoardLook, BoardPlan, Ink, board};
use score::Player;
use session::{Page, Session};
use subject::GameId;
use text::rules_card;

/// The side of a small board with a piece, in points, and the number of its files.
const SMALL: f32 = 84.0;
const FILES: u8 = 5;

/// The game whose board is in front, for the card; shogi, if there is none.
pub(crate) fn game_in_front(session: &Session) -> GameId {
    match session.page() {
        Page::Board { game, .. } => game,
        Page::Lesson(_) => session.view().board.as_ref().and_then(game_of).unwrap_or(GameId::Shogi),
    }
}

/// The game of a board, if there is a card about it.
fn game_of(board: &Board) -> Option<GameId> {
    board.game.and_then(GameId::of)
}

/// The small button in the corner of a board that opens the card.
pub(super) fn rules_button(
    ui: &mut Ui,
    session: &Session,
    (shown, plan): (&Board, &BoardPlan),
    look: &mut Look,
) {
    const SIDE: f32 = 17.0;
    let Some(game) = game_of(shown) else { return };
    let wood = plan.wood();
    let place = egui::Rect::from_min_size(pos2(wood.max[0] - SIDE, wood.min[1]), vec2(SIDE, SIDE));
    let texts = session.language().texts();
    let mark = strong("?").size(13.0).color(ink(session, Ink::Text));
    let response = ui.put(place, Button::new(mark).frame(false));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, texts.rules_title()));
    if response.on_hover_text(texts.rules_tip()).clicked() {
        look.rules = Some(game);
    }
}

/// The card of the game that is asked for.
pub(crate) fn rules_ui(context: &Context, session: &Session, look: &mut Look) {
    let Some(mut game) = look.rules else { return };
    let size = context.content_rect().size();
    let mut stays = true;
    over_window(context, session.language().texts().rules_title(), "rules", |ui| {
        ui.set_width((size.x - 60.0).min(1000.0));
        ui.horizontal(|ui| {
            let card = |&game: &GameId| (game, rules_card(game, session.language()).game);
            let chosen = switches(ui, session, &game, GameId::ALL.iter().map(card));
            game = chosen.unwrap_or(game);
        });
        ScrollArea::vertical().max_height(size.y - 170.0).show(ui, |ui| {
            card_ui(ui, session, &rules_card(game, session.language()));
        });
        ui.add_space(4.0);
        stays = !close_button(ui, session);
    });
    look.rules = stays.then_some(game);
}

fn card_ui(ui: &mut Ui, session: &Session, card: &RulesCard) {
    let texts = session.language().texts();
    let paragraph = |ui: &mut Ui, text: &str| {
        ui.add(Label::new(RichText::new(text).size(BODY)).wrap());
        ui.add_space(3.0);
    };
    for text in &card.goal {
        paragraph(ui, text);
    }
    if !card.pieces.is_empty() {
        ui.label(title(texts.rules_pieces()));
    }
    for row in &card.pieces {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            for piece in row {
                piece_ui(ui, session, piece);
            }
        });
    }
    ui.label(title(texts.rules_moves()));
    paragraph(ui, &card.squares);
    Grid::new("moves").num_columns(2).spacing([18.0, 3.0]).show(ui, |ui| {
        for (name, meaning) in &card.moves {
            ui.label(strong(name).size(BODY));
            ui.label(RichText::new(meaning).size(BODY));
            ui.end_row();
        }
    });
    if let Some(values) = &card.values {
        ui.add_space(3.0);
        ui.label(title(texts.rules_values()));
        paragraph(ui, values);
    }
}

/// A piece in the middle of a small board, with dots where it may go, and its name.
fn piece_ui(ui: &mut Ui, session: &Session, piece: &RulesPiece) {
    ui.vertical(|ui| {
        ui.set_width(SMALL);
        let (response, painter) = ui.allocate_painter(vec2(SMALL, SMALL), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &piece.name));
        let shown = alone(piece);
        let plan = BoardPlan::bare(&shown, area(response.rect), false);
        let picture = board(&shown, &[], &plan, BoardLook::of(session));
        paint(&painter, &picture, session.theme());
        ui.label(strong(&piece.name).size(BODY));
        if let Some(worth) = &piece.worth {
            ui.label(small(session, worth));
        }
    });
}

/// A board with one piece, and marks on the squares that it can reach.
fn alone(piece: &RulesPiece) -> Board {
    let middle = FILES / 2;
    let at = |by: i8, step: i8| middle.checked_add_signed(by * step).filter(|&it| it < FILES);
    let reached = |step: &PieceStep| {
        let (right, ahead) = (step.right, step.ahead);
        let far: i8 = if step.slides { 2 } else { 1 };
        // Files count from the right, ranks from the top.
        let cell = move |by| Some(Cell { file: at(by, -right)?, rank: at(by, -ahead)? });
        (1..=far).filter_map(cell).collect::<Vec<_>>()
    };
    Board {
        pieces: vec![ShownPiece {
            at: Cell { file: middle, rank: middle },
            player: Player::Max,
            face: piece.face,
        }],
        marks: piece.face.steps.iter().flat_map(reached).collect(),
        ..Board::empty(BoardStyle::Shogi, LineNames::NONE, [FILES, FILES])
    }
}

//! The stands beside a board: the name of the side and the pieces in hand.

use super::pieces::{self, PieceSketch};
use super::plan::{BoardPlan, NAME};
use super::{BoardLook, rough_width, shrunk};
use crate::{Align, Ink, Pen, Picture, Shape};
use games::board::{Board, Standing};
use score::Player;

pub(super) fn stand(
    board: &Board,
    player: Player,
    plan: &BoardPlan,
    look: BoardLook,
    picture: &mut Picture,
) {
    let texts = look.language.texts();
    let stand = plan.stand(player);
    if stand.height() < 1.0 {
        return; // A bare board.
    }
    let (mark, name) = match player {
        Player::Max => ("▲", texts.window_black()),
        Player::Min => ("△", texts.window_white()),
    };
    let name = format!("{mark}{name}");
    let size = 15.0 * shrunk(rough_width(&name, 15.0), NAME - 2.0);
    let at = [stand.min[0] + 2.0, stand.centre()[1]];
    let name = Shape::text(at, name, size, Ink::edge(player), Align::Left);
    picture.shapes.push(name.in_bold(board.to_move == player));
    let hand = board.hand(player);
    if hand.is_empty() {
        let at = [plan.held(player, 0).min[0] + 4.0, stand.centre()[1]];
        let words = look.language.texts().board_nothing_in_hand();
        let size = 13.0 * shrunk(rough_width(&words, 13.0), stand.max[0] - at[0] - 4.0);
        picture.text(at, words, size, Ink::Muted, Align::Left);
    }
    let size = plan.held_size();
    for (number, held) in hand.iter().enumerate() {
        let is_held = board.held == Some(Standing::InHand(player, held.face.letter));
        let count = held.count - u8::from(is_held && board.is_lifted && held.count > 0);
        if is_held {
            picture.rounded(
                plan.held(player, number),
                4.0,
                Ink::GoldFill,
                Pen::solid(2.0, Ink::Gold),
            );
        }
        let sketch = PieceSketch::on(plan, plan.held_piece(player, number), size, player);
        let sketch = PieceSketch { is_shade: count == 0, ..sketch };
        pieces::body(sketch, look.signs, picture);
        pieces::sign(held.face, sketch, look.signs, picture);
        if count > 1 {
            let right = plan.held(player, number).max[0] - 1.0;
            let at = [right, sketch.centre[1] + size * 0.16];
            let digits = (size * 0.42).clamp(10.0, 17.0).round();
            let count = Shape::text(at, count.to_string(), digits, Ink::Text, Align::Right);
            picture.shapes.push(count.in_bold(true));
        }
    }
}

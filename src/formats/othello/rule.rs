//! Which rule an illegal move breaks.

use crate::games::othello::{DiscSquare, OthelloMove, OthelloPosition};
use crate::language::{Language, Say};
use crate::score::Player;

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OthelloRule {
    /// The square lies beyond the board of 4×4.
    #[error("{0} lies beyond the board of 4×4")]
    Beyond(DiscSquare),
    /// Discs are placed on empty squares only.
    #[error("there is a disc on {0} already")]
    Occupied(DiscSquare),
    /// A disc has to turn others.
    #[error("{} on {} would turn no disc", disc_of(*.0), .1)]
    TurnsNothing(Player, DiscSquare),
    /// Who can place nothing passes, and the move is the other side's.
    #[error("{} can place nothing and has to pass first", side(*.0))]
    MustPass(Player),
    /// Who can place a disc may not pass.
    #[error("{} can place a disc and may not pass", side(*.0))]
    MayPlace(Player),
    /// Neither side can place a disc: the game is over.
    #[error("the game is over: neither side can place a disc")]
    Over,
}

const fn disc_of(player: Player) -> &'static str {
    match player {
        Player::Max => "a black disc",
        Player::Min => "a white disc",
    }
}

const fn side(player: Player) -> &'static str {
    side_name(player, Language::En)
}

/// The player as texts call it: 黒 or 白, Black or White.
#[must_use]
pub const fn side_name(player: Player, language: Language) -> &'static str {
    match (player, language) {
        (Player::Max, Language::Ja) => "黒",
        (Player::Min, Language::Ja) => "白",
        (Player::Max, Language::En) => "Black",
        (Player::Min, Language::En) => "White",
    }
}

/// The rule that a move breaks; none if it is legal.
#[must_use]
pub fn broken_rule(at: &OthelloPosition, mv: OthelloMove) -> Option<OthelloRule> {
    let mover = at.to_move();
    let can_place = !at.legal().is_empty();
    match mv {
        OthelloMove::Place(square) if at.legal().has(square) => None,
        OthelloMove::Place(square) if !at.size().squares().has(square) => {
            Some(OthelloRule::Beyond(square))
        }
        _ if at.is_over() => Some(OthelloRule::Over),
        OthelloMove::Pass if can_place => Some(OthelloRule::MayPlace(mover)),
        OthelloMove::Pass => None,
        OthelloMove::Place(square) if at.disc_at(square).is_some() => {
            Some(OthelloRule::Occupied(square))
        }
        OthelloMove::Place(_) if !can_place => Some(OthelloRule::MustPass(mover)),
        OthelloMove::Place(square) => Some(OthelloRule::TurnsNothing(mover, square)),
    }
}

impl Say for OthelloRule {
    fn say(&self, language: Language) -> String {
        let name = |player| side_name(player, Language::Ja);
        match (language, *self) {
            (Language::En, _) => self.to_string(),
            (Language::Ja, Self::Beyond(square)) => format!("{square} は4×4の盤の外"),
            (Language::Ja, Self::Occupied(square)) => format!("{square} にはもう石がある"),
            (Language::Ja, Self::TurnsNothing(player, square)) => {
                format!("{}が {square} に打っても返る石がない", name(player))
            }
            (Language::Ja, Self::MustPass(player)) => {
                format!("{}は打てる所がない。先にパスする", name(player))
            }
            (Language::Ja, Self::MayPlace(player)) => {
                format!("{}は打てる所があるのでパスできない", name(player))
            }
            (Language::Ja, Self::Over) => "どちらも打てず、対局は終わっている".to_owned(),
        }
    }
}

//! Parses moves, and names the rule that an illegal one breaks.

use super::moves::OthelloMove;
use super::position::OthelloPosition;
use super::shown::side_name;
use language::Words;

impl OthelloPosition {
    /// Checks that `mv` is legal here.
    pub fn check(&self, mv: OthelloMove) -> Result<(), Words> {
        let (legal, side) = (self.legal(), self.to_move());
        let is_legal = match mv {
            OthelloMove::Place(square) => legal.has(square),
            OthelloMove::Pass => legal.is_empty() && !self.is_over(),
        };
        if is_legal {
            return Ok(());
        }
        Err(Words::in_each(|language| {
            let (texts, side, name) = (language.texts(), side_name(side, language), mv.to_string());
            match mv {
                _ if self.is_over() => texts.othello_rules_over(),
                OthelloMove::Pass => {
                    let can = legal.iter().next().map_or_else(String::new, |can| can.to_string());
                    texts.othello_rules_needless_pass(side, can)
                }
                OthelloMove::Place(square) if !self.size().squares().has(square) => {
                    texts.othello_rules_off_board(name)
                }
                OthelloMove::Place(square) if self.disc_at(square).is_some() => {
                    texts.othello_rules_taken(name)
                }
                // The side to move has to pass first.
                OthelloMove::Place(_) if legal.is_empty() => {
                    texts.othello_rules_missing_pass(side, name)
                }
                OthelloMove::Place(_) => texts.othello_rules_turns_nothing(side, name),
            }
        }))
    }

    /// Parses a move, legal or not: `f5`, `F5`, `pass`.
    pub fn parse_move(text: &str) -> Result<OthelloMove, Words> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(OthelloMove::Pass);
        }
        let found: String = text.chars().take(20).collect();
        let refused = |()| Words::of(|texts| texts.othello_rules_no_move(&found));
        let square = text.parse().map_err(refused)?;
        Ok(OthelloMove::Place(square))
    }

    /// Parses a legal move.
    ///
    /// # Errors
    /// If the text does not have the form of a move, or the move is illegal.
    pub fn read_move(&self, text: &str) -> Result<OthelloMove, Words> {
        let mv = Self::parse_move(text)?;
        self.check(mv).map(|()| mv)
    }
}

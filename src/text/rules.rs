//! The card of a game in the language of its sides.

use games::rules_card::RulesCard;
use language::Language;
use subject::{GameId, OnBoard, WithBoard};

/// How to read a board and a move of a game.
pub fn rules_card(game: GameId, language: Language) -> RulesCard {
    struct Card(Language);
    impl WithBoard for Card {
        type Output = RulesCard;
        fn with<G: OnBoard>(self) -> RulesCard {
            // Whatever is open beside the card.
            let language = self.0.of_sides(G::SIDES);
            RulesCard { game: G::name(language), ..G::card(language) }
        }
    }
    game.on_board(Card(language))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Game as _;
    use games::board_game::BoardGame as _;
    use games::shogi::Shogi;

    /// The names of the moves on a card.
    fn names(game: GameId, language: Language) -> Vec<String> {
        rules_card(game, language).moves.into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn every_sign_that_a_card_explains_is_in_the_name_of_its_move() {
        let english = ["▲P-7f", "▲Px7f", "▲S*7f", "▲P-3c+", "▲P-3c=", "▲G4i-5h"];
        assert_eq!(names(GameId::Shogi, Language::En), english);
        let japanese = ["▲７六歩", "▲同歩", "▲７六銀打", "▲３三歩成", "▲３三歩不成", "▲５八金右"];
        assert_eq!(names(GameId::Shogi, Language::Ja), japanese);
        let english = ["▲Chick B2", "▲Chick×B2", "▲Chick*B2", "▲Chick A1+"];
        assert_eq!(names(GameId::Dobutsu, Language::En), english);
        assert_eq!(names(GameId::Dobutsu, Language::Ja).len(), 4);
    }

    #[test]
    fn a_taken_pawn_swings_by_what_the_evaluator_gains() {
        let game = Shogi::default();
        let at = Shogi::read("9/9/9/9/9/2p6/2P6/9/9 b -").expect("a position");
        let mv = Shogi::read_move(&at, "7g7f").expect("a move");
        let value = |at: &_| eval::Evaluation::Usapyon.value(at).0;
        let swing = value(&game.after(&at, mv)) - value(&at);
        let says = rules_card(GameId::Shogi, Language::En).values.expect("values");
        assert!(says.contains(&format!("swings by {swing}.")), "{swing}: {says}");
    }
}

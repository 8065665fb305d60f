//! Colours of words and lines keep the contrast that WCAG 2.1 asks for (1.4.3, 1.4.11).

use yomisuji::picture::{Colour, Ink};
use yomisuji::session::Theme;

/// The relative luminance of a colour, by the formula of WCAG 2.1.
fn luminance(Colour(red, green, blue): Colour) -> f64 {
    let linear = |part: u8| match f64::from(part) / 255.0 {
        part if part <= 0.040_45 => part / 12.92,
        part => ((part + 0.055) / 1.055).powf(2.4),
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

fn contrast(one: Ink, other: Ink, theme: Theme) -> f64 {
    let [one, other] = [one, other].map(|ink| luminance(ink.colour(theme)) + 0.05);
    (one / other).max(other / one)
}

#[test]
fn words_and_lines_stand_out_from_what_is_behind_them() {
    use Ink::{
        Agree, AttackingMove, BlackEdge, Card, DefendingMove, Disagree, Engine, Gold, Muted, Paper,
        Pencil, Piece, PieceText, PromotedText, Text, WhiteEdge,
    };
    for theme in [Theme::Light, Theme::Dark] {
        for words in [
            Text,
            Muted,
            BlackEdge,
            WhiteEdge,
            Agree,
            Disagree,
            Engine,
            Pencil,
            AttackingMove,
            DefendingMove,
        ] {
            for behind in [Paper, Card] {
                let found = contrast(words, behind, theme);
                assert!(found >= 4.5, "{words:?} on {behind:?}, {theme:?}: {found:.2}");
            }
        }
        for (words, behind, least) in [
            (Text, Ink::GoldFill, 4.5),
            (Text, Ink::BlackFill, 4.5),
            (Text, Ink::WhiteFill, 4.5),
            (PieceText, Piece, 4.5),
            (PromotedText, Piece, 4.5),
            // Frames of the node at hand, and the best line.
            (Gold, Paper, 3.0),
            (Gold, Card, 3.0),
            (Ink::ClothText, Ink::Cloth, 3.0),
        ] {
            let found = contrast(words, behind, theme);
            assert!(found >= least, "{words:?} on {behind:?}, {theme:?}: {found:.2}");
        }
    }
}

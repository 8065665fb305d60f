//! The colours of the program by meaning.

use score::Player;
use session::{SheetMark, Theme};

/// Red, green, blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u8, pub u8, pub u8);

/// The meaning of a colour. Gold means *now and best*, and nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// The background.
    Paper,
    /// The background of a panel.
    Card,
    /// Thin lines.
    Line,
    Text,
    /// Less important text.
    Muted,
    BlackEdge,
    BlackFill,
    WhiteEdge,
    WhiteFill,
    /// Current and best.
    Gold,
    /// The background of current and best items.
    GoldFill,
    /// The hatching over pruned nodes.
    Hatch,
    HatchFill,
    /// Agreement, always with a word.
    Agree,
    /// Disagreement and errors, always with a word.
    Disagree,
    /// Other readers: the line of an engine, overlaid on the tree.
    Engine,
    /// The learner's entries, always underlined.
    Pencil,
    /// An attacking move, always with a badge.
    AttackingMove,
    /// A defending move, always with a badge.
    DefendingMove,
    /// The board.
    Wood,
    WoodLine,
    Piece,
    /// Text on a shogi piece or on the board.
    PieceText,
    PromotedText,
    /// The cloth of an Othello board.
    Cloth,
    ClothLine,
    /// The names of files and ranks on the frame.
    ClothText,
    DarkDisc,
    DarkRim,
    LightDisc,
    LightRim,
    LastMove,
    /// The arrow of a move of the best line: a gold that contrasts with wood.
    BestArrow,
    /// The arrow of another move that has a value.
    OtherArrow,
    /// The arrow of the move a reader of the comparison would play, by the number of its colour.
    ReaderArrow(usize),
}

impl Ink {
    pub const fn edge(player: Player) -> Self {
        match player {
            Player::Max => Self::BlackEdge,
            Player::Min => Self::WhiteEdge,
        }
    }

    /// The colour of a verdict.
    pub const fn mark(mark: SheetMark) -> Self {
        match mark {
            SheetMark::Right => Self::Agree,
            SheetMark::Partly | SheetMark::Missing => Self::Muted,
            SheetMark::Wrong => Self::Disagree,
        }
    }

    pub const fn fill(player: Player) -> Self {
        match player {
            Player::Max => Self::BlackFill,
            Player::Min => Self::WhiteFill,
        }
    }

    /// The colour of a reader of the comparison; 0 is our engine.
    pub const fn reader(number: usize) -> Self {
        match number % 5 {
            0 => Self::Text,
            1 => Self::Engine,
            2 => Self::Agree,
            3 => Self::Disagree,
            _ => Self::WhiteEdge,
        }
    }

    pub const fn colour(self, theme: Theme) -> Colour {
        let (light, dark) = match self {
            Self::Paper => (0x00fa_f8f3, 0x0017_181a),
            Self::Card => (0x00ff_ffff, 0x0020_2225),
            Self::Line => (0x00d9_d4c7, 0x003a_3d42),
            Self::Text => (0x001f_2328, 0x00ec_eae4),
            Self::Muted => (0x0063_6a76, 0x00a3_a9af),
            Self::BlackEdge => (0x00c8_451b, 0x00ff_8a5c),
            Self::BlackFill => (0x00fb_e9e1, 0x0043_261a),
            Self::WhiteEdge => (0x001f_6fb2, 0x006c_b4f0),
            Self::WhiteFill => (0x00e3_eff9, 0x0016_293a),
            Self::Gold => (0x00b7_791f, 0x00f0_b849),
            Self::GoldFill => (0x00fd_f3dc, 0x003a_2f14),
            Self::Hatch => (0x00b4_afa3, 0x005a_5e64),
            Self::HatchFill => (0x00f3_f2ee, 0x0026_282b),
            Self::Agree => (0x002f_7d4f, 0x006f_cf97),
            Self::Disagree => (0x00a4_262c, 0x00ff_8080),
            Self::Engine => (0x0076_3a9e, 0x00c9_9cf0),
            Self::Pencil => (0x004a_3fb5, 0x00b9_b2ff),
            Self::AttackingMove => (0x009b_2d6e, 0x00f2_93c8),
            Self::DefendingMove => (0x0000_6e5c, 0x0062_d2b4),
            Self::Wood => (0x00ec_c98a, 0x00c9_a566),
            Self::WoodLine => (0x008a_6a36, 0x006a_4f24),
            Self::Piece => (0x00f8_e3b4, 0x00e2_c68e),
            Self::PieceText => (0x001f_2328, 0x0017_181a),
            Self::PromotedText => (0x00a4_1d12, 0x008c_1409),
            Self::Cloth => (0x0045_9468, 0x0036_7753),
            Self::ClothLine => (0x001f_5237, 0x0016_3d28),
            Self::ClothText => (0x00f1_f7f2, 0x00e3_ece5),
            Self::DarkDisc => (0x001a_1d21, 0x0012_1416),
            Self::DarkRim => (0x0046_4c54, 0x0050_565e),
            Self::LightDisc => (0x00fd_fcf8, 0x00f1_efe8),
            Self::LightRim => (0x00a9_a89f, 0x008f_8e86),
            Self::LastMove => (0x00f7_dc9a, 0x00dd_ba6c),
            // Wood is light in both themes.
            Self::BestArrow => (0x009c_5c00, 0x0085_4c00),
            Self::OtherArrow => (0x004d_535c, 0x0040_454d),
            Self::ReaderArrow(number) => return Self::reader(number).colour(Theme::Light),
        };
        let rgb: u32 = match theme {
            Theme::Light => light,
            Theme::Dark => dark,
        };
        Colour((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
    }
}

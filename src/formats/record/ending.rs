//! How a line of a record ends.

use language::{Language, Say};
use shogi_core::Color;

/// How a line ends. The side to move is that of the last position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The side to move resigns (投了).
    Resign,
    /// The game was stopped (中断).
    Interrupt,
    /// The position occurred four times (千日手).
    RepetitionDraw,
    /// Both kings have entered (持将棋).
    Impasse,
    /// A draw for another reason.
    Draw,
    MaxMoves,
    /// The side to move is mated (詰み).
    Mate,
    /// There is no mate (不詰).
    NoMate,
    /// The side to move has run out of time (切れ負け).
    Timeout,
    /// The side to move has broken a rule and loses (反則負け).
    FoulLose,
    /// The other side has broken a rule: the side to move wins (反則勝ち).
    FoulWin,
    /// The side to move wins by its entered king (入玉勝ち).
    EnteringOfKing,
    /// The side to move wins because the other one is absent (不戦勝).
    WinByDefault,
    /// The side to move is absent (不戦敗).
    LoseByDefault,
    /// A move was taken back (待った), with which a CSA file may end.
    TakenBack,
    Error,
    /// Another one: its word stands in [`Ply::endings`](super::Ply::endings).
    Other,
}

/// Ending, JSON key, words in KIF (the writer uses the first), name in CSA.
type EndingRow = (Ending, &'static str, &'static [&'static str], &'static str);

#[rustfmt::skip]
const TABLE: [EndingRow; 17] = [
    (Ending::Resign, "resign", &["投了"], "TORYO"),
    (Ending::Interrupt, "interrupt", &["中断"], "CHUDAN"),
    (Ending::RepetitionDraw, "repetitionDraw", &["千日手"], "SENNICHITE"),
    (Ending::Impasse, "impass", &["持将棋"], "JISHOGI"),
    (Ending::Draw, "draw", &["引き分け", "引分け", "引分"], "HIKIWAKE"),
    (Ending::MaxMoves, "maxMoves", &["最大手数", "手数制限"], "MAX_MOVES"),
    (Ending::Mate, "mate", &["詰み", "詰"], "TSUMI"),
    (Ending::NoMate, "noMate", &["不詰", "不詰み"], "FUZUMI"),
    (Ending::Timeout, "timeout", &["切れ負け", "時間切れ"], "TIME_UP"),
    (Ending::FoulLose, "foulLose", &["反則負け", "反則負"], "ILLEGAL_MOVE"),
    (Ending::FoulWin, "foulWin", &["反則勝ち", "反則勝"], ""),
    (Ending::EnteringOfKing, "enteringOfKing", &["入玉勝ち", "入玉宣言", "宣言勝ち"], "KACHI"),
    (Ending::WinByDefault, "winByDefault", &["不戦勝"], ""),
    (Ending::LoseByDefault, "loseByDefault", &["不戦敗"], ""),
    (Ending::TakenBack, "takenBack", &["待った"], "MATTA"),
    (Ending::Error, "error", &["エラー"], "ERROR"),
    (Ending::Other, "other", &[""], ""),
];

impl Ending {
    /// How words of engines begin that end a line: `rep_inf`, `rep_win`.
    pub(super) const REPETITION: &str = "rep_";

    fn row(self) -> &'static EndingRow {
        // The table has one row per ending, in order of declaration (tested).
        &TABLE[self as usize]
    }

    /// The name in JSON: `resign`, `repetitionDraw`.
    pub fn key(self) -> &'static str {
        self.row().1
    }

    pub fn from_key(key: &str) -> Option<Self> {
        TABLE.iter().find(|row| row.1 == key).map(|row| row.0)
    }

    /// The word in KIF: 投了; empty if it is [`Ending::Other`].
    pub fn kanji(self) -> &'static str {
        self.row().2[0]
    }

    /// Looks up an ending by its word in KIF.
    pub fn from_kanji(word: &str) -> Option<Self> {
        TABLE.iter().find(|row| !word.is_empty() && row.2.contains(&word)).map(|row| row.0)
    }

    /// The name in CSA, without the `%`, if `side` is to move; `None` if CSA has no name for it.
    pub fn csa(self, side: Color) -> Option<&'static str> {
        match (self, side) {
            // CSA names the side that fouled.
            (Self::FoulWin, Color::White) => Some("+ILLEGAL_ACTION"),
            (Self::FoulWin, Color::Black) => Some("-ILLEGAL_ACTION"),
            _ => Some(self.row().3).filter(|name| !name.is_empty()),
        }
    }

    /// Looks up an ending by its name in CSA (without the `%`) if `side` is to move.
    pub fn from_csa(name: &str, side: Color) -> Option<Self> {
        let fouled = match name {
            "" => return None,
            "+ILLEGAL_ACTION" => Color::Black,
            "-ILLEGAL_ACTION" => Color::White,
            _ => return TABLE.iter().find(|row| row.3 == name).map(|row| row.0),
        };
        Some(if fouled == side { Self::FoulLose } else { Self::FoulWin })
    }

    /// Parses the text after 手で of a line まで…手で…, if `side` is to move.
    pub(super) fn from_result(text: &str, side: Color) -> Option<Self> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let text = text.trim_end_matches(['。', '.']);
        let named = match text.split_once('の') {
            Some(("先手" | "下手", _)) => Some(Color::Black),
            Some(("後手" | "上手", _)) => Some(Color::White),
            _ => None,
        };
        let is_other = named.is_some_and(|named| named != side);
        let ends = |endings: &[&str]| endings.iter().any(|&ending| text.ends_with(ending));
        if text.starts_with("時間切れ") {
            Some(Self::Timeout)
        } else if ends(&["反則勝ち", "反則勝"]) {
            Some(if is_other { Self::FoulLose } else { Self::FoulWin })
        } else if ends(&["反則負け", "反則負"]) {
            Some(if is_other { Self::FoulWin } else { Self::FoulLose })
        } else if ends(&["入玉勝ち", "入玉勝", "宣言勝ち"]) {
            Some(Self::EnteringOfKing)
        } else if ends(&["不戦勝"]) {
            Some(Self::WinByDefault)
        } else if ends(&["不戦敗"]) {
            Some(Self::LoseByDefault)
        } else if ends(&["勝ち", "勝"]) {
            Some(Self::Resign)
        } else {
            Self::from_kanji(text)
        }
    }

    /// The text after 手で of a line まで…手で….
    pub(super) fn result(self, side: Color) -> String {
        let name = |side: Color| match side {
            Color::Black => "先手",
            Color::White => "後手",
        };
        match self {
            Self::Resign => format!("{}の勝ち", name(side.flip())),
            Self::Timeout => format!("時間切れにより{}の勝ち", name(side.flip())),
            Self::FoulWin
            | Self::FoulLose
            | Self::EnteringOfKing
            | Self::WinByDefault
            | Self::LoseByDefault => format!("{}の{}", name(side), self.kanji()),
            _ => self.kanji().to_owned(),
        }
    }
}

impl Say for Ending {
    fn say(&self, language: Language) -> String {
        language.texts().records_ending(self.key())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ending_round_trips_through_all_its_names() {
        for (at, &(ending, ..)) in TABLE.iter().enumerate() {
            assert_eq!(ending as usize, at);
            assert_eq!(Ending::from_key(ending.key()), Some(ending));
            if ending == Ending::Other {
                continue; // Its word is that of the file.
            }
            assert_eq!(Ending::from_kanji(ending.kanji()), Some(ending));
            for side in [Color::Black, Color::White] {
                if let Some(name) = ending.csa(side) {
                    assert_eq!(Ending::from_csa(name, side), Some(ending));
                }
                assert_eq!(Ending::from_result(&ending.result(side), side), Some(ending));
            }
        }
    }

    #[test]
    fn the_side_to_move_decides_between_foul_loss_and_foul_win() {
        let check = |text, side, ending| assert_eq!(Ending::from_result(text, side), Some(ending));
        check("先手の反則負け", Color::Black, Ending::FoulLose);
        check("先手の反則負け", Color::White, Ending::FoulWin);
        check("後手の反則勝ち", Color::White, Ending::FoulWin);
        check("後手の勝ち", Color::White, Ending::Resign);
        assert_eq!(Ending::from_csa("+ILLEGAL_ACTION", Color::White), Some(Ending::FoulWin));
        assert_eq!(Ending::from_csa("+ILLEGAL_ACTION", Color::Black), Some(Ending::FoulLose));
    }
}

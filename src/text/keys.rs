//! The keys shown in the help (tests press them). Two have an alias that is not shown: F1 for `?`,
//! and `=` for `+`.

use language::{Language, Phrase, Texts};

#[derive(Clone, Copy, Debug)]
pub struct KeyHelp {
    pub keys: &'static str,
    does: Phrase,
}

impl KeyHelp {
    /// The effect of the keys.
    pub fn does(&self, language: Language) -> String {
        (self.does)(language.texts())
    }
}

const fn key(keys: &'static str, does: Phrase) -> KeyHelp {
    KeyHelp { keys, does }
}

pub const KEYS: &[KeyHelp] = &[
    key("→  ←", Texts::keys_step),
    key("Shift + →  ←", Texts::keys_interest),
    key("Ctrl + →  ←", Texts::keys_stop),
    key("Alt + →  ←", Texts::keys_chapter),
    key("↓", Texts::keys_branch_down),
    key("↑", Texts::keys_branch_up),
    key("Home  End", Texts::keys_ends),
    key("Space", Texts::keys_play),
    key("PageDown  PageUp", Texts::keys_lesson),
    key("Ctrl + K", Texts::keys_palette),
    key("/", Texts::keys_find_lesson),
    key("+  −  0", Texts::keys_zoom),
    key("G  C", Texts::keys_fold),
    key("J", Texts::keys_joins),
    key("M  V  N  P  Q", Texts::keys_panels),
    key("1 – 9  R  Z  Enter", Texts::keys_predict),
    key("I  ,  .", Texts::keys_listing),
    key("Shift + ↑  ↓  Enter", Texts::keys_listing_line),
    key("U", Texts::keys_evaluation),
    key("F2", Texts::keys_by_ply),
    key("Y", Texts::keys_candidates),
    key("O", Texts::keys_own_values),
    key("R  Shift + R", Texts::keys_beside),
    key("Ctrl + Shift + ←  →", Texts::keys_what_if),
    key("K", Texts::keys_signs),
    key("H  Enter", Texts::keys_cover),
    key("Ctrl + 1  2  3  4", Texts::keys_fill_in),
    key("Ctrl + N  5", Texts::keys_make),
    key("A  Shift + A  Delete  F2", Texts::keys_make_tree),
    key("Ctrl + G", Texts::keys_make_grow),
    key("0 … 9  −  .  ,  Enter", Texts::keys_fill_in_value),
    key("W  X  Shift + X  C  I", Texts::keys_fill_in_marks),
    key("Ctrl + Enter", Texts::keys_grade),
    key("B  .  S  W  X", Texts::keys_presenting),
    key("E  Shift + E", Texts::keys_compare),
    key("B", Texts::keys_own_position),
    key("←  →  ↑  ↓", Texts::keys_game),
    key("P  ,  .  Home  End", Texts::keys_othello),
    key("Ctrl + O  S", Texts::keys_files),
    key("Ctrl + V  C", Texts::keys_clipboard),
    key("Ctrl + Shift + C", Texts::keys_copy_step),
    key("Ctrl + E  P", Texts::keys_export),
    key("Ctrl + +  −  0", Texts::keys_scale),
    key("Ctrl + F", Texts::keys_find),
    key("Ctrl + Z  Y", Texts::keys_back),
    key("F", Texts::keys_follow),
    key("1 … 9", Texts::keys_answer),
    key("T  A  S", Texts::keys_board),
    key("Shift + F10", Texts::keys_square_menu),
    key("Shift + W", Texts::keys_why),
    key("W  Z", Texts::keys_telling),
    key("Shift + Z", Texts::keys_notation),
    key("L", Texts::keys_language),
    key("D", Texts::keys_theme),
    key("F11", Texts::keys_present),
    key("Esc", Texts::keys_escape),
    key("Ctrl + Q", Texts::keys_quit),
    key("?", Texts::keys_keys),
];

//! `option …`: the settings of an engine.

use std::str::SplitWhitespace;

use super::{rest, whole};
use crate::sfen::shortened;
use language::{Texts, Words};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineOption {
    /// May contain spaces.
    pub name: String,
    pub kind: OptionKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    Check {
        default: bool,
    },
    /// An integer; a missing limit is unbounded.
    Spin {
        default: Option<i64>,
        min: i64,
        max: i64,
    },
    /// One of several words.
    Combo {
        default: String,
        choices: Vec<String>,
    },
    /// An action without a value.
    Button,
    Text {
        default: String,
    },
    /// The path of a file or folder.
    File {
        default: String,
    },
}

impl EngineOption {
    /// The default as it would be sent; `None` if a button or without a default.
    pub fn default_text(&self) -> Option<String> {
        match &self.kind {
            OptionKind::Check { default } => Some(default.to_string()),
            OptionKind::Spin { default, .. } => default.map(|default| default.to_string()),
            OptionKind::Combo { default, .. }
            | OptionKind::Text { default }
            | OptionKind::File { default } => Some(default.clone()),
            OptionKind::Button => None,
        }
    }

    /// Checks whether the option can be set to `value`.
    ///
    /// # Errors
    /// If the value does not fit; the error says what was expected.
    pub fn check(&self, value: &str) -> Result<(), Words> {
        let found = shortened(value);
        let expect = |is_fine: bool, problem: &dyn Fn(&Texts) -> String| {
            let said = || Words::of(|texts| texts.engines_options_at(&self.name, problem(texts)));
            is_fine.then_some(()).ok_or_else(said)
        };
        match &self.kind {
            _ if value.contains(char::is_control) => expect(false, &Texts::engines_options_line),
            OptionKind::Check { .. } => {
                let is_fine = value == "true" || value == "false";
                expect(is_fine, &|texts| texts.engines_options_check(&found))
            }
            OptionKind::Spin { min, max, .. } => {
                let number = value.parse::<i64>().ok();
                let is_fine = number.is_some_and(|number| (*min..=*max).contains(&number));
                let (min, max) = (min.to_string(), max.to_string());
                expect(is_fine, &|texts| texts.engines_options_spin(&found, &max, &min))
            }
            OptionKind::Combo { choices, .. } => {
                let is_fine = choices.iter().any(|choice| choice == value);
                expect(is_fine, &|texts| texts.engines_options_combo(choices.join(", "), &found))
            }
            OptionKind::Button | OptionKind::Text { .. } | OptionKind::File { .. } => Ok(()),
        }
    }
}

/// Parses the words after `option`; `None` without a name or a known type.
pub(super) fn read(mut words: SplitWhitespace<'_>) -> Option<EngineOption> {
    words.next().filter(|word| *word == "name")?;
    let name = rest(words.by_ref().take_while(|word| *word != "type"));
    let kind = words.next()?;
    if name.is_empty() {
        return None;
    }
    let kind = match kind {
        "check" => OptionKind::Check { default: Parts::read(words).default == "true" },
        "spin" => {
            let parts = Parts::read(words);
            let (min, max) =
                (whole(&parts.min).unwrap_or(i64::MIN), whole(&parts.max).unwrap_or(i64::MAX));
            // A contradictory range is ignored.
            let (min, max) = if min <= max { (min, max) } else { (i64::MIN, i64::MAX) };
            OptionKind::Spin { default: whole(&parts.default), min, max }
        }
        "combo" => {
            let parts = Parts::read(words);
            OptionKind::Combo { default: parts.default, choices: parts.choices }
        }
        "button" => OptionKind::Button,
        "string" => OptionKind::Text { default: default_of_text(words) },
        "filename" => OptionKind::File { default: default_of_text(words) },
        _ => return None,
    };
    Some(EngineOption { name, kind })
}

/// A text may contain any words, so everything after `default` belongs to it.
fn default_of_text(words: SplitWhitespace<'_>) -> String {
    let default = rest(words.skip_while(|word| *word != "default").skip(1));
    if default == "<empty>" { String::new() } else { default }
}

#[derive(Default)]
struct Parts {
    default: String,
    min: String,
    max: String,
    choices: Vec<String>,
}

impl Parts {
    fn read(words: SplitWhitespace<'_>) -> Self {
        let mut found: Vec<(&str, String)> = Vec::new();
        for word in words {
            if ["default", "min", "max", "var"].contains(&word) {
                found.push((word, String::new()));
            } else if let Some((_, text)) = found.last_mut() {
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(word);
            }
        }
        let mut parts = Self::default();
        for (part, text) in found {
            match part {
                "default" => parts.default = text,
                "min" => parts.min = text,
                "max" => parts.max = text,
                _ => parts.choices.push(text),
            }
        }
        parts
    }
}

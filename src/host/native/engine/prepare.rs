//! Prepares a question: changed options, and `isready`.

use std::collections::BTreeMap;
use std::time::Instant;

use super::machine::{EngineStage, Machine};
use formats::usi_engine::set_option_line;
use session::engines::{Asking, EngineError, EngineOption, OptionKind, SearchLimit};

/// Options that every engine has without announcing them.
const UNSAID: [&str; 2] = ["USI_Hash", "USI_Ponder"];

/// The option settings for a question.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prepared {
    pub(super) number: Option<u64>,
    pub(super) lines: u32,
    /// Whether an option makes the engine stop at the requested depth.
    pub(super) ends_by_option: bool,
}

impl Machine {
    /// Sets the options for the next question, and sends `isready`.
    pub(super) fn prepare(&mut self) {
        let is_changed = std::mem::take(&mut self.are_options_new);
        let mut wanted = self.wanted_by_the_person(is_changed);
        self.prepared = Prepared {
            number: self.waiting.as_ref().map(|(number, _)| *number),
            lines: self.want_lines(&mut wanted),
            ends_by_option: self.want_depth(&mut wanted),
        };
        let names: Vec<String> = self.run.sent.keys().cloned().collect();
        for name in names {
            if !wanted.contains_key(&name) {
                let option = self.option(&name);
                if let Some(default) = option.and_then(EngineOption::default_text) {
                    self.set(&name, Some(&default));
                    self.run.sent.remove(&name);
                }
            }
        }
        for (name, value) in wanted {
            if self.run.sent.get(&name) == Some(&value) {
                continue;
            }
            let is_button = |option: &EngineOption| option.kind == OptionKind::Button;
            let is_button = self.option(&name).is_some_and(is_button);
            self.set(&name, (!is_button).then_some(&value));
            self.run.sent.insert(name, value);
        }
        self.write("isready");
        self.stage = EngineStage::Preparing(Instant::now() + self.limits.ready);
    }

    fn option(&self, name: &str) -> Option<&EngineOption> {
        self.run.about.options.iter().find(|option| option.name == name)
    }

    fn set(&mut self, name: &str, value: Option<&str>) {
        match set_option_line(name, value) {
            Ok(line) => self.write(&line),
            // Values have been checked; a malformed name of the engine's own is only logged.
            Err(error) => self.events.log(&error.to_string()),
        }
    }

    /// The options of the entry that the engine has, as far as their values are valid.
    fn wanted_by_the_person(&mut self, is_changed: bool) -> BTreeMap<String, String> {
        let mut wanted = BTreeMap::new();
        let mut errors = Vec::new();
        for (name, value) in &self.entry.options {
            let checked = match self.option(name) {
                Some(option) => option.check(value).map_err(EngineError::BadOption),
                None if UNSAID.contains(&name.as_str()) && !value.contains(char::is_control) => {
                    Ok(())
                }
                None => Err(EngineError::NoOption(name.clone())),
            };
            match checked {
                Ok(()) => drop(wanted.insert(name.clone(), value.clone())),
                Err(error) => errors.push(error),
            }
        }
        if is_changed {
            for error in errors {
                self.tell_warning(&error);
            }
        }
        wanted
    }

    /// Requests the number of lines of the question; returns the number there will be.
    fn want_lines(&mut self, wanted: &mut BTreeMap<String, String>) -> u32 {
        let Some((_, question)) = &self.waiting else {
            return 1;
        };
        let lines = question.lines.max(1);
        let is_it =
            |name: &str| ["multipv", "usi_multipv"].contains(&name.to_ascii_lowercase().as_str());
        let found = self.run.about.options.iter().find_map(|option| {
            let OptionKind::Spin { max, .. } = option.kind else {
                return None;
            };
            is_it(&option.name).then(|| (option.name.clone(), max))
        });
        let Some((name, max)) = found else {
            if lines > 1 {
                self.tell_warning(&EngineError::OneLine);
            }
            return 1;
        };
        let can = u32::try_from(max.max(1)).map_or(lines, |max| max.min(lines));
        if can < lines {
            self.tell_warning(&EngineError::FewerLines(can.into()));
        }
        wanted.insert(name, can.to_string());
        can
    }

    /// Sets the depth by an option, for an engine that has one but does not support `go depth`,
    /// such as GPS Shogi; returns whether the engine will stop there.
    fn want_depth(&mut self, wanted: &mut BTreeMap<String, String>) -> bool {
        const NAME: &str = "LimitDepth";
        let limit = self.waiting.as_ref().map(|(_, question)| question.limit);
        let (Some(SearchLimit::Depth(plies)), Asking::ByClock) = (limit, self.asking()) else {
            return false;
        };
        let Some(OptionKind::Spin { min, max, .. }) = self.option(NAME).map(|it| &it.kind) else {
            return false;
        };
        let (min, max, asked) = (*min, *max, i64::from(plies));
        wanted.insert(NAME.to_owned(), asked.clamp(min, max).to_string());
        if asked > max {
            let (asked, used) = (plies, max);
            self.tell_warning(&EngineError::LessDeep { asked, used });
        }
        asked >= min
    }
}

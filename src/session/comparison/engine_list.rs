//! The person's list of engines, and how each is doing.

use super::super::command::Effect;
use super::super::engines::{EngineEntry, EngineEvent, EngineInfo};
use super::{CompareCommand, Comparison};
use crate::language::Words;

/// How an engine is doing.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum EngineState {
    /// It has not been started.
    #[default]
    Idle,
    /// It is being started.
    Starting,
    /// It has said who it is.
    Ready(EngineInfo),
    /// It does not work, or has stopped working; why.
    Gone(Words),
}

/// An engine of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedEngine {
    /// What the person has entered.
    pub entry: EngineEntry,
    /// Whether it takes part in comparisons.
    pub is_on: bool,
    /// How it is doing.
    pub state: EngineState,
    /// Something that is wrong, though it goes on.
    pub warning: Option<Words>,
}

impl ListedEngine {
    fn new(entry: EngineEntry) -> Self {
        Self {
            entry,
            is_on: true,
            state: EngineState::Idle,
            warning: None,
        }
    }
}

impl Comparison {
    pub(super) fn engine(&mut self, name: &str) -> Option<&mut ListedEngine> {
        self.engines
            .iter_mut()
            .find(|listed| listed.entry.name == name)
    }

    fn saving(&self) -> Effect {
        let entries = self.engines.iter().map(|listed| listed.entry.clone());
        Effect::SaveEngines(entries.collect())
    }

    /// A name that no other engine of the list has, but perhaps the one that is called `but`.
    #[must_use]
    pub fn free_name(&self, wanted: &str, but: Option<&str>) -> String {
        let wanted = if wanted.trim().is_empty() {
            "engine"
        } else {
            wanted.trim()
        };
        let is_free = |name: &str| {
            let mut others = self.engines.iter().map(|listed| listed.entry.name.as_str());
            others.all(|other| other != name || Some(other) == but)
        };
        let numbered = (2..).map(|number| format!("{wanted} {number}"));
        std::iter::once(wanted.to_owned())
            .chain(numbered)
            .find(|name| is_free(name))
            .unwrap_or_default()
    }

    /// Carries out what is about the list alone.
    pub(super) fn list(&mut self, command: CompareCommand) -> Vec<Effect> {
        match command {
            CompareCommand::Listed(entries) => {
                for entry in entries {
                    let name = self.free_name(&entry.name, None);
                    self.engines
                        .push(ListedEngine::new(EngineEntry { name, ..entry }));
                }
                Vec::new()
            }
            CompareCommand::Enter(old, mut entry) => {
                entry.name = self.free_name(&entry.name, old.as_deref());
                let listed = ListedEngine::new(entry);
                let place = self
                    .engines
                    .iter()
                    .position(|other| Some(&other.entry.name) == old.as_ref());
                let mut effects = Vec::new();
                match place {
                    Some(place) => {
                        let is_on = self.engines[place].is_on;
                        let before = std::mem::replace(&mut self.engines[place], listed);
                        self.engines[place].is_on = is_on;
                        self.results.remove(&before.entry.name);
                        effects.push(Effect::EndEngine(before.entry.name));
                    }
                    None => self.engines.push(listed),
                }
                effects.push(self.saving());
                effects
            }
            CompareCommand::Remove(name) => {
                self.engines.retain(|listed| listed.entry.name != name);
                self.results.remove(&name);
                vec![Effect::EndEngine(name), self.saving()]
            }
            CompareCommand::Switch(name, is_on) => {
                if let Some(listed) = self.engine(&name) {
                    listed.is_on = is_on;
                }
                if !is_on {
                    self.results.remove(&name);
                }
                vec![Effect::StopEngine(name)]
            }
            CompareCommand::Test(name) => match self.engine(&name) {
                Some(listed) => {
                    listed.state = EngineState::Starting;
                    listed.warning = None;
                    let entry = listed.entry.clone();
                    vec![
                        Effect::EndEngine(name),
                        Effect::StartEngine(Box::new(entry)),
                    ]
                }
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// Takes over how an engine is doing; what it says about a question is for others.
    pub(super) fn heed(&mut self, name: &str, event: &EngineEvent) -> Vec<Effect> {
        let Some(listed) = self.engine(name) else {
            return Vec::new();
        };
        match event {
            EngineEvent::Ready(about) => {
                listed.state = EngineState::Ready(about.clone());
            }
            EngineEvent::Exited(why) => {
                // What never got ready is not asked again and again.
                listed.is_on &= listed.state != EngineState::Starting;
                listed.state = EngineState::Gone(why.clone());
            }
            EngineEvent::Warning(why) => listed.warning = Some(why.clone()),
            EngineEvent::AskSo(asking) => {
                listed.entry.asking = *asking;
                return vec![self.saving()];
            }
            _ => {}
        }
        Vec::new()
    }
}

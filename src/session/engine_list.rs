//! The user's list of engines, and the state of each.

use std::path::{Path, PathBuf};

use super::effect::Effect;
use super::engines::{EngineEntry, EngineEvent, EngineId, EngineInfo};
use language::Words;

#[derive(Clone, Debug, PartialEq)]
pub enum EngineCommand {
    /// Adds an engine, or replaces the one with the same id.
    Enter {
        entry: EngineEntry,
        /// Whether to start the engine at once and read its self-description.
        test: bool,
    },
    Remove(EngineId),
    /// Sets whether an engine takes part in comparisons.
    Switch(EngineId, bool),
    /// Starts an engine and reads its self-description.
    Test(EngineId),
    /// Asks the system for the program of an engine.
    ChooseProgram,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub enum EngineState {
    /// It has not been started.
    #[default]
    Idle,
    Starting,
    /// It has identified itself.
    Ready(EngineInfo),
    /// It does not work, or has stopped working, for this reason.
    Gone(Words),
}

#[derive(Clone, Debug, PartialEq)]
pub struct ListedEngine {
    /// As entered by the user.
    pub entry: EngineEntry,
    /// Whether it takes part in comparisons.
    pub is_on: bool,
    pub state: EngineState,
    /// A fault that does not stop it.
    pub warning: Option<Words>,
}

impl ListedEngine {
    fn new(entry: EngineEntry) -> Self {
        Self { entry, is_on: true, state: EngineState::Idle, warning: None }
    }
}

/// The consequences of a command.
#[derive(Debug, Default)]
pub(super) struct EngineOutcome {
    pub effects: Vec<Effect>,
    /// The engine that no longer takes part in the comparison.
    pub leaves: Option<EngineId>,
}

#[derive(Clone, Debug, Default)]
pub struct EngineList {
    engines: Vec<ListedEngine>,
    /// The largest id assigned so far.
    newest: u32,
    /// The program that was chosen last, since one was asked for.
    chosen: Option<PathBuf>,
}

impl EngineList {
    /// In the order in which they were entered.
    pub fn engines(&self) -> &[ListedEngine] {
        &self.engines
    }

    pub fn get(&self, id: EngineId) -> Option<&ListedEngine> {
        self.engines.iter().find(|listed| listed.entry.id == id)
    }

    /// The program that the user has chosen, once that is done.
    pub fn chosen(&self) -> Option<&Path> {
        self.chosen.as_deref()
    }

    pub(super) fn choose(&mut self, program: PathBuf) {
        self.chosen = Some(program);
    }

    pub(super) fn get_mut(&mut self, id: EngineId) -> Option<&mut ListedEngine> {
        self.engines.iter_mut().find(|listed| listed.entry.id == id)
    }

    fn save(&self) -> Effect {
        let entries = self.engines.iter().map(|listed| listed.entry.clone());
        Effect::SaveEngines(entries.collect())
    }

    /// An id that no engine has had since the program started, so that late events of a removed
    /// engine are never attributed to another.
    fn new_id(&self) -> EngineId {
        let is_free = |id: &EngineId| self.get(*id).is_none();
        let candidates = (self.newest..=u32::MAX).skip(1).chain(1..=self.newest);
        candidates.map(EngineId).find(is_free).unwrap_or(EngineId::NONE)
    }

    /// Adds an engine under a new id and a unique name.
    fn add(&mut self, mut entry: EngineEntry) -> EngineId {
        if entry.id == EngineId::NONE || self.get(entry.id).is_some() {
            entry.id = self.new_id();
        }
        entry.name = match entry.name.trim() {
            "" => "engine".to_owned(),
            name => name.to_owned(),
        };
        let id = entry.id;
        self.newest = self.newest.max(id.0);
        self.engines.push(ListedEngine::new(entry));
        id
    }

    /// Loads the saved list.
    pub(super) fn read(&mut self, entries: Vec<EngineEntry>) -> Vec<Effect> {
        for entry in entries {
            self.add(entry);
        }
        let entries = self.engines.iter().map(|listed| listed.entry.clone());
        vec![Effect::CheckEngines(entries.collect())]
    }

    /// Notes faults of engines that have not been started.
    pub(super) fn take_faults(&mut self, faults: Vec<(EngineId, Words)>) {
        for (id, why) in faults {
            let listed = self.get_mut(id);
            if let Some(listed) = listed.filter(|listed| listed.state == EngineState::Idle) {
                listed.state = EngineState::Gone(why);
            }
        }
    }

    pub(super) fn update(&mut self, command: EngineCommand) -> EngineOutcome {
        match command {
            EngineCommand::Enter { entry, test } => self.enter(entry, test),
            EngineCommand::Remove(id) => {
                self.engines.retain(|listed| listed.entry.id != id);
                EngineOutcome {
                    effects: vec![Effect::EndEngine(id), self.save()],
                    leaves: Some(id),
                }
            }
            EngineCommand::Switch(id, is_on) => {
                if let Some(listed) = self.get_mut(id) {
                    listed.is_on = is_on;
                }
                EngineOutcome {
                    effects: vec![Effect::StopEngine(id)],
                    leaves: Some(id).filter(|_| !is_on),
                }
            }
            EngineCommand::Test(id) => EngineOutcome { effects: self.test(id), leaves: None },
            EngineCommand::ChooseProgram => {
                self.chosen = None;
                EngineOutcome { effects: vec![Effect::ChooseProgram], leaves: None }
            }
        }
    }

    fn enter(&mut self, entry: EngineEntry, test: bool) -> EngineOutcome {
        let mut outcome = EngineOutcome::default();
        let (id, name) = (entry.id, entry.name.trim());
        let id = match self.get_mut(id) {
            Some(listed) => {
                let mut new = ListedEngine::new(EngineEntry {
                    name: if name.is_empty() { listed.entry.name.clone() } else { name.to_owned() },
                    ..entry
                });
                new.is_on = listed.is_on;
                *listed = new;
                outcome.effects.push(Effect::EndEngine(id));
                outcome.leaves = Some(id);
                id
            }
            None => self.add(entry),
        };
        outcome.effects.push(self.save());
        if test {
            outcome.effects.extend(self.test(id));
        }
        outcome
    }

    fn test(&mut self, id: EngineId) -> Vec<Effect> {
        let Some(listed) = self.get_mut(id) else {
            return Vec::new();
        };
        listed.state = EngineState::Starting;
        listed.warning = None;
        let entry = Box::new(listed.entry.clone());
        vec![Effect::EndEngine(id), Effect::StartEngine(entry)]
    }

    /// Updates the state of an engine from an event; events about questions are handled elsewhere.
    pub(super) fn receive(&mut self, id: EngineId, event: &EngineEvent) -> Vec<Effect> {
        let Some(listed) = self.get_mut(id) else {
            return Vec::new();
        };
        match event {
            EngineEvent::Ready(about) => {
                listed.state = EngineState::Ready(about.clone());
            }
            EngineEvent::Exited(why) => {
                // Do not keep asking an engine that never became ready.
                listed.is_on &= listed.state != EngineState::Starting;
                listed.state = EngineState::Gone(why.clone());
            }
            EngineEvent::Warning(why) => listed.warning = Some(why.clone()),
            EngineEvent::AskSo(asking) => {
                listed.entry.asking = *asking;
                return vec![self.save()];
            }
            EngineEvent::Progress(..)
            | EngineEvent::BestMove(..)
            | EngineEvent::Mate(..)
            | EngineEvent::Unanswered(..)
            | EngineEvent::Log(_) => {}
        }
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn enter(list: &mut EngineList, name: &str) -> EngineId {
        list.update(EngineCommand::Enter {
            entry: EngineEntry::new(name, "/nowhere/engine"),
            test: false,
        });
        list.engines().last().expect("it is entered").entry.id
    }

    #[test]
    fn engines_with_the_same_name_stay_separate() {
        let mut list = EngineList::default();
        let (first, second) = (enter(&mut list, "same"), enter(&mut list, "same"));
        assert_ne!(first, second);
        let gone = EngineEvent::Exited(Words::same("gone"));
        list.receive(second, &gone);
        assert_eq!(list.engines()[0].state, EngineState::Idle);
        assert!(matches!(list.engines()[1].state, EngineState::Gone(_)));
        let outcome = list.update(EngineCommand::Remove(first));
        assert_eq!(outcome.leaves, Some(first));
        let left: Vec<_> = list.engines().iter().map(|listed| listed.entry.id).collect();
        assert_eq!(left, [second]);
    }

    #[test]
    fn a_changed_entry_keeps_its_number_and_its_switch() {
        let mut list = EngineList::default();
        let id = enter(&mut list, "old");
        list.update(EngineCommand::Switch(id, false));
        let mut entry = list.engines()[0].entry.clone();
        entry.name = "new".to_owned();
        let outcome = list.update(EngineCommand::Enter { entry, test: true });
        let listed = &list.engines()[0];
        assert_eq!((listed.entry.id, &*listed.entry.name), (id, "new"));
        assert!(!listed.is_on && listed.state == EngineState::Starting);
        assert!(matches!(outcome.effects.last(), Some(Effect::StartEngine(_))));
    }

    #[test]
    fn missing_or_duplicate_engine_numbers_are_replaced() {
        let mut list = EngineList::default();
        let entry =
            |id| EngineEntry { id: EngineId(id), ..EngineEntry::new("", "/nowhere/engine") };
        list.read(vec![entry(0), entry(7), entry(7), entry(0), entry(u32::MAX), entry(0)]);
        let mut ids: Vec<_> = list.engines().iter().map(|listed| listed.entry.id).collect();
        assert!(list.engines().iter().all(|listed| listed.entry.name == "engine"));
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), 6);
        assert!(!ids.contains(&EngineId::NONE));
    }
}

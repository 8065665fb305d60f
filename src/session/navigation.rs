//! Moving through a run: steps, playing, and back to where one was.

use super::history::{History, NavigationPoint};
use super::{Command, Session, Source};

impl Session {
    pub(super) fn toggle_play(&mut self) {
        self.waited = 0.0;
        let before = self.place();
        let Some(open) = &mut self.open else {
            return;
        };
        if !self.playing && open.replay().step() == open.replay().last_step() {
            open.seek(0);
        }
        self.playing = !self.playing;
        self.remember(before, false);
    }

    pub(super) fn tick(&mut self, seconds: f32) {
        if !self.playing {
            return;
        }
        self.waited += seconds;
        let pause = self.speed.seconds_a_step();
        while self.playing && self.waited >= pause {
            self.waited -= pause;
            self.step(&Command::Next);
            self.playing = self
                .open
                .as_ref()
                .is_some_and(|open| open.replay().step() < open.replay().last_step());
        }
    }

    /// Where one is now, for [`Command::Undo`].
    pub(super) fn place(&self) -> Option<NavigationPoint> {
        Some(NavigationPoint {
            step: self.open.as_ref()?.replay().step(),
            selection: self.selection,
        })
    }

    /// Remembers where one was, if one has left; steps in a row are one move.
    pub(super) fn remember(&mut self, before: Option<NavigationPoint>, is_step: bool) {
        if let Some(before) = before.filter(|_| before != self.place()) {
            self.history.leave(before, is_step);
        }
    }

    pub(super) fn travel(
        &mut self,
        back_or_forth: impl FnOnce(&mut History, NavigationPoint) -> Option<NavigationPoint>,
    ) {
        let Some(here) = self.place() else {
            return;
        };
        if let (Some(there), Some(open)) = (back_or_forth(&mut self.history, here), &mut self.open)
        {
            open.seek(there.step);
            self.selection = there.selection;
            self.reveal_request += u64::from(there.selection.is_some());
            self.playing = false;
        }
    }

    pub(super) fn step(&mut self, command: &Command) {
        let before = self.place();
        let Some(open) = &mut self.open else {
            return;
        };
        if !matches!(command, Command::Next) {
            self.playing = false;
        }
        // News have been read by now.
        self.message.take_if(|message| !message.is_error);
        open.go(command);
        self.selection = None;
        if open.replay().step() == open.replay().last_step()
            && !matches!(open.source(), Source::Made { .. })
        {
            self.seen.insert(open.source().name());
        }
        let is_step = matches!(command, Command::Next | Command::Back | Command::Seek(_));
        self.remember(before, is_step);
    }
}

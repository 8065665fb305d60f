//! Messages to the user.

use std::path::PathBuf;

use language::Words;

/// A message that stays until it is dismissed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// One sentence, with the place.
    pub text: Words,
    pub is_error: bool,
}

impl Message {
    pub(super) fn error(text: Words) -> Self {
        Self { text: text.visible(), is_error: true }
    }

    pub(super) fn saved(file: &str) -> Self {
        Self::info(Words::of(|texts| texts.saving_saved(file)))
    }

    /// Saving would replace existing files: saving once more does it.
    pub(super) fn exists(files: &[PathBuf]) -> Self {
        let first = files.first().map(|file| file.display().to_string()).unwrap_or_default();
        let others = files.len().saturating_sub(1);
        Self::error(Words::of(|texts| texts.saving_exists(&first, others)))
    }

    pub(super) fn info(text: Words) -> Self {
        Self { text: text.visible(), is_error: false }
    }
}

/// The current message, if any.
#[derive(Debug, Default)]
pub(super) struct Messages {
    shown: Option<Message>,
}

impl Messages {
    pub(super) fn shown(&self) -> Option<&Message> {
        self.shown.as_ref()
    }

    /// Shows a message in place of the current one.
    pub(super) fn show(&mut self, message: Message) {
        self.shown = Some(message);
    }

    pub(super) fn error(&mut self, text: Words) {
        self.show(Message::error(text));
    }

    /// What has come of something; shows why it failed.
    pub(super) fn unless_failed<T>(&mut self, result: Result<T, Words>) -> Option<T> {
        result.map_err(|why| self.error(why)).ok()
    }

    /// Shows a report of success.
    pub(super) fn info(&mut self, text: Words) {
        self.show(Message::info(text));
    }

    /// Dismisses the message; returns whether there was one.
    pub(super) fn clear(&mut self) -> bool {
        self.shown.take().is_some()
    }

    /// Dismisses an error, which has been read where it was made.
    pub(super) fn forget_error(&mut self) {
        self.shown.take_if(|message| message.is_error);
    }

    /// Dismisses a report of success when the user goes on; an error stays.
    pub(super) fn go_on(&mut self) {
        self.shown.take_if(|message| !message.is_error);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_stays_until_it_is_closed() {
        let mut messages = Messages::default();
        messages.info(Words::same("done"));
        messages.go_on();
        assert!(messages.shown().is_none());
        messages.error(Words::same("failed"));
        messages.go_on();
        assert!(messages.shown().is_some_and(|message| message.is_error));
        assert!(messages.clear() && !messages.clear());
    }
}

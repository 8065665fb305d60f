//! What the person has to be told.

use crate::language::Words;

/// Something to tell the person, which stays until it is dismissed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// One sentence, with the place.
    pub text: Words,
    /// Whether it is about something that did not work.
    pub is_error: bool,
}

impl Message {
    pub(super) fn error(text: Words) -> Self {
        Self {
            text: text.visible(),
            is_error: true,
        }
    }

    /// A file has been saved.
    pub(super) fn saved(file: &str) -> Self {
        Self::info(Words::of(|texts| texts.saving_saved(file)))
    }

    /// A file is there that would be replaced: asked once more, it is.
    pub(super) fn exists(file: &str) -> Self {
        Self::error(Words::of(|texts| texts.saving_exists(file)))
    }

    pub(super) fn info(text: Words) -> Self {
        Self {
            text: text.visible(),
            is_error: false,
        }
    }
}

/// The message that is shown, if there is one.
#[derive(Debug, Default)]
pub(super) struct Messages {
    shown: Option<Message>,
}

impl Messages {
    /// The message that is shown.
    pub(super) fn shown(&self) -> Option<&Message> {
        self.shown.as_ref()
    }

    /// Shows a message in place of the one before.
    pub(super) fn show(&mut self, message: Message) {
        self.shown = Some(message);
    }

    /// Shows what did not work.
    pub(super) fn error(&mut self, text: Words) {
        self.show(Message::error(text));
    }

    /// Shows what has been done.
    pub(super) fn info(&mut self, text: Words) {
        self.show(Message::info(text));
    }

    /// Shows nothing any more; whether there was something.
    pub(super) fn clear(&mut self) -> bool {
        self.shown.take().is_some()
    }

    /// The person goes on: what has been done has been read by now, an error stays.
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

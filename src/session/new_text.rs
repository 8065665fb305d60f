//! Lessons that are made from text: the log of another program's search, a tree.

use formats::search_log::algorithm_of;
use formats::tree_text::TreeText;
use language::{Texts, Words};
use scenario::{Lesson, SubjectSetup, usual_algorithms};
use score::Player;
use subject::Players;

/// The id of a log, before the name of its file.
const OWN_LOG: &str = "log";

/// A log as a lesson; `stem` is the name of its file, empty if it has none.
pub(super) fn log_lesson(log: &str, stem: &str) -> Lesson {
    let is_plain = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let plain: String = stem.chars().filter(is_plain).take(40).collect();
    let id = if plain.is_empty() { OWN_LOG.to_owned() } else { format!("{OWN_LOG}-{plain}") };
    let shown: String = stem.chars().filter(|c| !c.is_control()).take(40).collect();
    let title = Words::in_each(|language| {
        let title = language.texts().log_title(&shown);
        title.trim_end().to_owned()
    });
    let subject = SubjectSetup::Logged { log: log.to_owned(), ours: false };
    let algorithms = vec![algorithm_of(log).id().to_owned()];
    Lesson {
        source: Words::of(Texts::log_source),
        notes: Words::of(Texts::log_notes),
        ..Lesson::plain(id, title, subject, algorithms)
    }
}

/// A tree written by hand, as a lesson.
pub(super) fn tree_lesson(id: String, title: Words, read: TreeText) -> Lesson {
    let (players, root) = (players_of(&read), read.root.unwrap_or(Player::Max));
    let (english, japanese) = (Vec::new(), Vec::new());
    let subject = SubjectSetup::Diagram { root, tree: read.branch, english, japanese, players };
    let algorithms = usual_algorithms(&subject).iter().map(|of| of.id().to_owned()).collect();
    let source = Words::of(Texts::make_source);
    Lesson { source, ..Lesson::plain(id, title, subject, algorithms) }
}

/// What a text says of the players.
pub(super) fn players_of(read: &TreeText) -> Players {
    let names = read.players.iter().map(|name| Words::same(name.as_str())).collect();
    Players { names, together: read.together.clone(), ..Players::default() }
}

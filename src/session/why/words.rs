//! The answer in sentences, from its data.

use language::{Language, Words};
use lesson::{Part, Projection};
use score::{Bound, BoundedScore, ProofNumbers, Score};
use tree::{NodeId, Packed};

use super::answer::{ShortBy, WhyNot, WhyPlace};
use super::reading::{WhyEffect, WhyReading};
use crate::open::Opened;

/// A move of a line: its node in the tree, if it stands there, and its name with what it gains.
pub type NamedMove = (Option<NodeId>, String);

/// The answer as it is shown.
#[derive(Clone, Debug)]
pub struct WhyView {
    /// The node where the move could be played.
    pub node: NodeId,
    /// The node that it leads to, if the tree has it.
    pub child: Option<NodeId>,
    pub place: WhyPlace,
    /// The name of the move.
    pub moved: String,
    /// Where it stands, in a word.
    pub word: String,
    /// Its value with the sign of a bound; empty if it has none.
    pub value: String,
    pub sentences: Vec<String>,
    /// The reasons of a cut.
    pub reasons: Vec<Part>,
    /// The move and what follows it; empty if it was not read.
    pub line: Vec<NamedMove>,
    /// The run that answers, and the unit of the values.
    pub about: String,
    pub beside: WhyBeside,
}

/// The reading of the move beside the tree.
#[derive(Clone, Debug, Default)]
pub enum WhyBeside {
    /// It was read in the tree.
    #[default]
    Needless,
    Offered,
    Running,
    /// Why there is none.
    Failed(Words),
    Done {
        sentences: Vec<String>,
        line: Vec<NamedMove>,
    },
}

/// The name of a bound type in texts.
pub(super) const fn relation(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "exact",
        Bound::AtLeast => "at-least",
        Bound::AtMost => "at-most",
    }
}

impl Opened {
    /// The answer in the words of a language.
    #[must_use]
    pub fn why_view(&self, why: &WhyNot, language: Language) -> WhyView {
        let seen = self.told_at_end(language);
        let texts = language.texts();
        let moved = self.move_name(why.node, &why.asked, language);
        let mut sentences = vec![first(&seen, why, &moved)];
        sentences.extend(short(&seen, why));
        let judged = matches!(why.place, WhyPlace::NotRead(_)).then(|| self.omitted(why, language));
        sentences.extend(judged.flatten());
        let cut = (why.place == WhyPlace::Cut).then(|| seen.card(why.child.unwrap_or(why.node)));
        let reasons = cut.map(|card| card.why).unwrap_or_default();
        let value = why.value.map(|value| {
            let sign = match seen.told().notation.bound(seen.weight(why.node).player, value.bound) {
                Bound::Exact => "",
                Bound::AtLeast => "≧",
                Bound::AtMost => "≦",
            };
            format!("{sign}{}", seen.number(why.node, value.value))
        });
        let is_read = matches!(why.place, WhyPlace::Best | WhyPlace::Read);
        WhyView {
            node: why.node,
            child: why.child,
            place: why.place,
            word: texts.why_not_place(why.place.id()),
            value: value.unwrap_or_default(),
            sentences,
            reasons,
            line: named(self, &why.line, language, Some),
            about: self.about(language),
            beside: if is_read { WhyBeside::Needless } else { WhyBeside::Offered },
            moved,
        }
    }

    /// A reading of the move in sentences, and what follows the move there.
    #[must_use]
    pub fn why_read_view(
        &self,
        (why, reading): (&WhyNot, &WhyReading),
        read: &Self,
        language: Language,
    ) -> (Vec<String>, Vec<NamedMove>) {
        let seen = self.told_at_end(language);
        let texts = language.texts();
        let number = |value| seen.number(why.node, value);
        let mut sentences = Vec::new();
        sentences.push(if let Some(value) = reading.value {
            let bound = seen.told().notation.bound(seen.weight(why.node).player, value.bound);
            texts.why_not_read_value(reading.leaves, relation(bound), number(value.value))
        } else {
            let side = seen.subject().side(read.tree().node(NodeId::ROOT).player, language);
            texts.why_not_read_proof(proven(read), side)
        });
        let best = why.best.map(|(best, value)| (choice(&seen, best), number(value.value)));
        match (reading.short_by, best) {
            (Some(short), Some(best)) => sentences.push(short_words(&seen, why, short, best)),
            (None, Some((best, value))) if reading.is_better => {
                sentences.push(texts.why_not_better_there(best, value));
            }
            _ => {}
        }
        let root = |value| seen.number(NodeId::ROOT, value);
        let before = self.end().node(NodeId::ROOT);
        let before_value = before.value().map(root).unwrap_or_default();
        let best = before.best().map(|best| choice(&seen, best)).unwrap_or_default();
        sentences.extend(reading.effect.map(|effect| match effect {
            WhyEffect::Stays => texts.why_not_stays(best, before_value),
            WhyEffect::Becomes(value, false) => texts.why_not_changes(before_value, root(value)),
            WhyEffect::Becomes(value, true) => {
                let moved = self.move_name(why.node, &why.asked, language);
                texts.why_not_changes_best(before_value, moved, root(value))
            }
            WhyEffect::MayChange => texts.why_not_may_change(),
        }));
        let first = (why.child, self.move_name(why.node, &why.asked, language));
        let rest = named(read, &reading.line, language, |_| None);
        (sentences, std::iter::once(first).chain(rest).collect())
    }

    /// Why a move is not generated, where moves are selected by classes.
    fn omitted(&self, why: &WhyNot, language: Language) -> Option<String> {
        let shogi = self.loaded().shogi.as_ref().filter(|shogi| shogi.reads_by_classes())?;
        let mv = shogi_core::Move::unpack(why.asked.mv)?;
        let judged = shogi.judged(self.tree(), why.node).into_iter();
        let judged = judged.filter(|judged| judged.omitted.is_some()).find(|it| it.mv == mv)?;
        let because = judged.why_not(&self.position(why.node)?, language);
        Some(language.texts().why_not_because(because))
    }

    /// The run that answers, and the unit of its values.
    fn about(&self, language: Language) -> String {
        language.texts().why_not_about(self.unit(language).unwrap_or_default())
    }
}

/// Where the move stands, and what it is worth.
fn first(seen: &Projection<'_>, why: &WhyNot, moved: &str) -> String {
    let texts = seen.language().texts();
    let told = why.value.map(|BoundedScore { value, bound }| {
        let bound = seen.told().notation.bound(seen.weight(why.node).player, bound);
        (relation(bound), seen.number(why.node, value))
    });
    match (why.place, told) {
        (WhyPlace::Best, Some((relation, value))) => texts.why_not_is_best(moved, relation, value),
        (WhyPlace::Best, None) => texts.why_not_is_best_plain(moved),
        (WhyPlace::Read, Some((relation, value))) => texts.why_not_was_read(moved, relation, value),
        (WhyPlace::Read, None) => texts.why_not_was_read_plain(moved),
        (WhyPlace::Cut, _) if seen.is_guessed_away(why.child.unwrap_or(why.node)) => {
            texts.why_not_guessed(moved)
        }
        (WhyPlace::Cut, _) => texts.why_not_cut(moved),
        (WhyPlace::NotRead(reason), _) => reason.sentence(moved, seen.language()),
    }
}

/// By how much it falls short of the choice.
fn short(seen: &Projection<'_>, why: &WhyNot) -> Option<String> {
    let (best, value) = why.best.filter(|_| why.place == WhyPlace::Read)?;
    let best = (choice(seen, best), seen.number(why.node, value.value));
    Some(match why.short_by {
        Some(short) => short_words(seen, why, short, best),
        None => seen.language().texts().why_not_best_is(best.0, best.1),
    })
}

fn short_words(
    seen: &Projection<'_>,
    why: &WhyNot,
    short: ShortBy,
    (best, value): (String, String),
) -> String {
    let texts = seen.language().texts();
    let relation = relation(if short.is_exact { Bound::Exact } else { Bound::AtLeast });
    if short.by == 0 {
        return texts.why_not_no_better(best, relation, value);
    }
    let side = seen.subject().side(why.chooser, seen.language());
    texts.why_not_short(best, short.by, relation, side, value)
}

fn choice(seen: &Projection<'_>, node: NodeId) -> String {
    subject::choice(seen.subject(), seen.tree(), node, seen.language())
}

/// The moves of a line with what they gain.
fn named(
    open: &Opened,
    line: &[NodeId],
    language: Language,
    place: impl Fn(NodeId) -> Option<NodeId>,
) -> Vec<NamedMove> {
    let (tree, subject) = (open.tree(), &*open.loaded().subject);
    let name = |&id: &NodeId| {
        let name = subject::choice(subject, tree, id, language);
        let name = match subject.gain(tree, id, language) {
            Some(gain) => language.texts().why_not_gains(gain, name),
            None => name,
        };
        (place(id), name)
    };
    line.iter().map(name).collect()
}

/// Whether a search that proves has decided its root.
fn proven(read: &Opened) -> &'static str {
    let end = read.end();
    let value = end.node(NodeId::ROOT).value();
    let numbers = end.notes(NodeId::ROOT).and_then(|notes| notes.proof);
    let attacker = end.tree().node(NodeId::ROOT).player;
    let is_won = value.map(|value| attacker.prefers(value, Score(0)));
    match (numbers, is_won) {
        (Some(ProofNumbers { proof: 0, .. }), _) | (None, Some(true)) => "proven",
        (Some(ProofNumbers { disproof: 0, .. }), _) | (None, Some(false)) => "disproven",
        _ => "unknown",
    }
}

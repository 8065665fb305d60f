//! The answer in sentences, from its data.

use compare::Reason;
use language::{Language, Words};
use lesson::{Part, Projection};
use score::{Bound, BoundedScore, NodeNumbers, Score};
use trace::Phase;
use tree::{Kind, NodeId, Packed};

use super::answer::{ShortBy, WhyGuess, WhyNot, WhyPlace, WhyProof};
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
    pub moved: String,
    /// Where it stands, in a word.
    pub word: String,
    /// Its value with the sign of a bound; empty if it has none.
    pub value: String,
    pub sentences: Vec<String>,
    pub reasons: Vec<Part>,
    /// What the line is: how it goes on, the refutation, or one line of a proof.
    pub line_name: String,
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
    pub fn why_view(&self, why: &WhyNot, language: Language) -> WhyView {
        let seen = self.told_at_end(language);
        let language = seen.language();
        let texts = language.texts();
        let moved = self.move_name(why.node, &why.asked, language);
        let samples = seen.sampled().is_some();
        let mut sentences = if samples {
            super::sampled::sentences(&seen, why, &moved)
        } else if let Some([lies, compared]) = seen.interval_answer(why.node, why.child, &moved) {
            lies.into_iter().chain(short(&seen, why).or(compared)).collect()
        } else {
            std::iter::once(first(&seen, why, &moved)).chain(short(&seen, why)).collect()
        };
        let by_chance = why.child.filter(|_| seen.is_chance(why.node));
        sentences.extend(by_chance.map(|child| {
            let (child, place) = (choice(&seen, child), seen.place(why.node));
            texts.chance_why_by_chance(child, place)
        }));
        sentences.extend(why.guess.map(|_| texts.why_not_by_guesses()));
        let judged = (why.place == WhyPlace::NotRead).then(|| self.omitted(why, language));
        sentences.extend(judged.flatten());
        let is_cut = matches!(why.reason, Some(Reason::Cut | Reason::CutAbove));
        let cut =
            (is_cut && !is_stale(&seen, why)).then(|| seen.card(why.child.unwrap_or(why.node)));
        let reasons = cut.map(|card| card.why).unwrap_or_default();
        let value = why.value.filter(|_| why.proof.is_none()).map(|value| {
            let bound = seen.told().notation.bound(seen.weight(why.node).player, value.bound);
            let sign = language.signs().of(bound);
            let paid = why.child.and_then(|child| seen.paid_at(child, value));
            paid.unwrap_or_else(|| format!("{sign}{}", seen.number(why.node, value.value)))
        });
        WhyView {
            node: why.node,
            child: why.child,
            place: why.place,
            word: if samples {
                texts.samples_place(why.place.id())
            } else {
                texts.why_not_place(why.place.id())
            },
            value: value.unwrap_or_default(),
            sentences,
            reasons,
            line_name: match why.place {
                _ if why.proof.is_some() => texts.why_not_one_line(),
                WhyPlace::Best => texts.why_not_goes_on(),
                _ => texts.why_not_refutation(),
            },
            line: named(self, &why.line, language, Some),
            about: self.about(language),
            beside: if samples || why.place.is_read() {
                WhyBeside::Needless
            } else {
                WhyBeside::Offered
            },
            moved,
        }
    }

    /// A reading of the move in sentences, and what follows the move there.
    pub fn why_read_view(
        &self,
        (why, reading): (&WhyNot, &WhyReading),
        read: &Self,
        language: Language,
    ) -> (Vec<String>, Vec<NamedMove>) {
        let seen = self.told_at_end(language);
        let language = seen.language();
        let texts = language.texts();
        let mut sentences = Vec::new();
        if let Some(proof) = reading.proof {
            let attacker = seen.weight(NodeId::ROOT).player;
            let (side, told) = (seen.subject().side(attacker, language), told_as(&seen));
            sentences.push(texts.why_not_read_proof(proof.id(), reading.leaves, side, told));
        } else if let Some(value) = reading.value {
            let (told, worth) =
                (mate(&seen, why, value), worth(&seen, (why.node, why.child), value));
            sentences.push(texts.why_not_read_value(reading.leaves, told, worth));
        } else {
            sentences.push(texts.why_not_read_unfinished(reading.leaves));
        }
        match (reading.short_by, why.best) {
            (Some(short), Some(best)) => sentences.push(short_words(&seen, why, short, best)),
            (None, Some((best, value))) if reading.is_better => {
                let value = worth(&seen, (why.node, Some(best)), value);
                sentences.push(texts.why_not_better_there(choice(&seen, best), value));
            }
            _ => {}
        }
        let root = |value| seen.number(NodeId::ROOT, value);
        let before = seen.value(NodeId::ROOT).map(root).unwrap_or_default();
        let best = seen.best(NodeId::ROOT);
        let declines = best.is_some_and(|best| seen.weight(best).kind == Kind::Decline);
        let stops = if declines { "true" } else { "false" };
        let best = best.map(|best| choice(&seen, best)).unwrap_or_default();
        sentences.extend(reading.effect.map(|effect| match effect {
            WhyEffect::Stays if reading.proof.is_some() => texts.why_not_stays_proof(),
            WhyEffect::Stays => texts.why_not_stays(best, stops, before),
            WhyEffect::Becomes(value, false) => texts.why_not_changes(before, root(value)),
            WhyEffect::Becomes(value, true) => {
                let moved = self.move_name(why.node, &why.asked, language);
                texts.why_not_changes_best(before, moved, root(value))
            }
            WhyEffect::MayChange => texts.why_not_may_change(),
        }));
        sentences.extend(read.algorithm().guesses().then(|| texts.why_not_by_guesses()));
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
        let whose = if self.tree().payoffs().is_some() { "players" } else { "sides" };
        language.texts().why_not_about(self.unit(language).unwrap_or_default(), whose)
    }
}

/// Whether an earlier iteration has read a move that the last one has not.
fn is_stale(seen: &Projection<'_>, why: &WhyNot) -> bool {
    why.child.is_some_and(|child| seen.phase(child) != Phase::Unvisited)
}

/// Where the move stands, and what it is worth.
fn first(seen: &Projection<'_>, why: &WhyNot, moved: &str) -> String {
    let texts = seen.language().texts();
    if let Some(reason) = why.reason {
        return match reason {
            Reason::Cut if is_stale(seen, why) => texts.why_not_cut_at_last(moved),
            Reason::Cut => texts.why_not_cut(moved),
            reason => reason.sentence(moved, seen.language()),
        };
    }
    if let Some(proof) = why.proof {
        return proof_words(seen, why, proof, moved);
    }
    let Some(value) = why.value else {
        return match why.place {
            WhyPlace::Best => texts.why_not_is_best_plain(moved),
            _ => texts.why_not_was_read_plain(moved),
        };
    };
    let (told, worth) = (mate(seen, why, value), worth(seen, (why.node, why.child), value));
    match (why.guess, why.place) {
        (Some(WhyGuess::Dropped(by)), _) => {
            texts.why_not_dropped(texts.cut_guess_reason(by), moved, told, worth)
        }
        (Some(WhyGuess::Reduced(plies)), _) => texts.why_not_reduced(moved, plies, told, worth),
        (_, WhyPlace::Best) => texts.why_not_is_best(moved, told, worth),
        _ => texts.why_not_was_read(moved, told, worth),
    }
}

fn proof_words(seen: &Projection<'_>, why: &WhyNot, proof: WhyProof, moved: &str) -> String {
    let texts = seen.language().texts();
    let attacker = seen.weight(NodeId::ROOT).player;
    match proof {
        WhyProof::Open(Some(numbers)) => {
            let [first, second] = numbers.both().map(NodeNumbers::text);
            texts.why_not_open(second, moved, first)
        }
        WhyProof::Open(None) => texts.why_not_was_read_plain(moved),
        WhyProof::Proven | WhyProof::Disproven if seen.subject().is_about_mate() => {
            let who = if why.chooser == attacker { "attacker" } else { "defender" };
            let plies = why.line.first().and_then(|&child| seen.plies_read(child));
            let shortest = why.node == NodeId::ROOT && seen.is_shortest_mate();
            let length = if shortest { "shortest" } else { "longest" };
            texts.why_not_mates(proof.id(), length, moved, plies.unwrap_or_default(), who)
        }
        WhyProof::Proven | WhyProof::Disproven => {
            let side = seen.subject().side(attacker, seen.language());
            texts.why_not_proof(proof.id(), moved, side, told_as(seen))
        }
    }
}

/// Whether the question is who wins, who mates, or who gets more than 0.
fn told_as(seen: &Projection<'_>) -> &'static str {
    if seen.subject().is_about_mate() {
        "mate"
    } else if seen.subject().asked_winner().is_some() {
        "win"
    } else {
        "more"
    }
}

/// What a move to `child` is worth at a node.
fn worth(
    seen: &Projection<'_>,
    (node, child): (NodeId, Option<NodeId>),
    of: BoundedScore,
) -> String {
    let BoundedScore { value, bound } = of;
    if let Some(paid) = child.and_then(|child| seen.paid_at(child, of)) {
        return seen.language().texts().why_not_worth(relation(Bound::Exact), paid);
    }
    let bound = seen.told().notation.bound(seen.weight(node).player, bound);
    seen.language().texts().why_not_worth(relation(bound), seen.number(node, value))
}

/// Whether a value is told as a mate, as a selector.
fn mate(seen: &Projection<'_>, why: &WhyNot, of: BoundedScore) -> &'static str {
    if seen.names_mate(why.node, of.value) { "mate" } else { "value" }
}

/// By how much it falls short of the choice.
fn short(seen: &Projection<'_>, why: &WhyNot) -> Option<String> {
    let best = why.best.filter(|_| why.place == WhyPlace::Read || why.proof.is_some())?;
    let texts = seen.language().texts();
    Some(match why.short_by {
        _ if why.proof.is_some() => texts.why_not_settled_by(choice(seen, best.0)),
        Some(short) => short_words(seen, why, short, best),
        None => texts
            .why_not_best_is(choice(seen, best.0), worth(seen, (why.node, Some(best.0)), best.1)),
    })
}

fn short_words(
    seen: &Projection<'_>,
    why: &WhyNot,
    short: ShortBy,
    (best, value): (NodeId, BoundedScore),
) -> String {
    let texts = seen.language().texts();
    let value = worth(seen, (why.node, Some(best)), value);
    let best = choice(seen, best);
    let relation = relation(if short.is_exact { Bound::Exact } else { Bound::AtLeast });
    let by = seen.shown(seen.exact(Score(short.by)));
    if seen.shares() && seen.is_against_first(why.node) {
        let (first, player) = (seen.player_name(0), seen.mover_name(why.node));
        let how = if short.by == 0 { "same" } else { "more" };
        return texts.why_not_leaves(best, by, first, how, player, relation, value);
    }
    if short.by == 0 && seen.shares() {
        return texts.why_not_as_much(best, seen.mover_name(why.node), relation, value);
    }
    if short.by == 0 {
        return texts.why_not_no_better(best, relation, value);
    }
    let side = if seen.shares() {
        seen.mover_name(why.node)
    } else {
        seen.subject().side(why.chooser, seen.language())
    };
    let told = if seen.algorithm().guesses() { "guess" } else { "fact" };
    texts.why_not_short(best, by, relation, side, told, value)
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

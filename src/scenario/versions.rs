//! What differs between two versions of a lesson: in what it says, and in what its runs find.

use similar::DiffOp;
use similar::algorithms::{Capture, Replace, lcs};

use super::draft::DraftWords;
use super::loaded::Loaded;
use super::schema::{Lesson, Question, Stop};
use language::{Language, Phrase, Texts, Words, grouped, named_value, signed_parts};
use search::Algorithm;
use subject::choice;
use trace::{Replay, RunParting};
use tree::{Matching, NodeId, Watch};

/// Where a difference is, in the later version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VersionPlace {
    Words(DraftWords, Language),
    /// The tree, or the position and the settings that it grows from.
    Tree,
    Algorithms,
    Stops,
    Questions,
    Promises,
    /// A rarer field, in the text of the file.
    Text,
    /// The first step of a run that is not as before.
    Step(Algorithm, usize),
}

/// One difference, as a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VersionDifference {
    pub place: VersionPlace,
    pub words: Words,
}

/// The differences between two versions of a lesson, in the order of the file, then those of the
/// runs. The ids may differ: they are the names of the files.
pub fn version_differences(
    before: &Loaded,
    now: &Loaded,
    watch: Watch<'_>,
) -> Vec<VersionDifference> {
    let mut found = Differences(Vec::new());
    found.lessons(&before.lesson, &now.lesson);
    if before.lesson.subject != now.lesson.subject {
        for algorithm in &now.algorithms {
            if before.algorithms.contains(algorithm) {
                found.runs(*algorithm, (before, now), watch);
            }
        }
    }
    found.0
}

/// An item of two lists: its index before, and now.
#[derive(Clone, Copy)]
enum ItemChange {
    Same(usize, usize),
    Gone(usize),
    New(usize),
    Other(usize, usize),
}

/// The items of two lists, the same ones side by side.
fn changes(before: &[String], now: &[String]) -> Vec<ItemChange> {
    let mut found = Vec::new();
    let mut captured = Replace::new(Capture::new());
    let Ok(()) = lcs::diff(&mut captured, before, 0..before.len(), now, 0..now.len());
    for change in captured.into_inner().into_ops() {
        let (old, new) = (change.old_range(), change.new_range());
        if let DiffOp::Equal { .. } = change {
            found.extend(old.zip(new).map(|(a, b)| ItemChange::Same(a, b)));
            continue;
        }
        let both = old.clone().zip(new.clone()).count();
        found.extend(old.clone().zip(new.clone()).map(|(a, b)| ItemChange::Other(a, b)));
        found.extend(old.skip(both).map(ItemChange::Gone));
        found.extend(new.skip(both).map(ItemChange::New));
    }
    found
}

struct Differences(Vec<VersionDifference>);

impl Differences {
    fn add(&mut self, place: VersionPlace, words: Words) {
        self.0.push(VersionDifference { place, words });
    }

    /// "what: before → now".
    fn changed(&mut self, place: VersionPlace, what: &Words, before: &Words, now: &Words) {
        if before == now {
            return;
        }
        self.add(
            place,
            Words::in_each(|language| {
                let [what, before, now] = [what, before, now].map(|words| words.get(language));
                language.texts().versions_changed(before, now, what)
            }),
        );
    }

    fn is_new(&mut self, place: VersionPlace, what: &Words, item: &Words) {
        let words = |language: Language| {
            let item = shortened(item.get(language));
            language.texts().versions_new(item, what.get(language))
        };
        self.add(place, Words::in_each(words));
    }

    fn is_gone(&mut self, place: VersionPlace, what: &Words, item: &Words) {
        let words = |language: Language| {
            let item = shortened(item.get(language));
            language.texts().versions_gone(item, what.get(language))
        };
        self.add(place, Words::in_each(words));
    }

    fn lessons(&mut self, before: &Lesson, now: &Lesson) {
        let mut words = |of, name: Phrase, before, now| {
            self.words(of, &Words::of(name), before, now);
        };
        words(DraftWords::Title, Texts::make_title, &before.title, &now.title);
        words(DraftWords::Source, Texts::make_source_field, &before.source, &now.source);
        words(DraftWords::Notes, Texts::make_notes, &before.notes, &now.notes);
        self.subjects(before, now);
        let names = |lesson: &Lesson| {
            Words::in_each(|language| {
                let name = |id: &String| match id.parse::<Algorithm>() {
                    Ok(own) => own.name(language),
                    Err(_) => id.clone(),
                };
                let names: Vec<_> = lesson.algorithms.iter().map(name).collect();
                names.join(&language.texts().window_comma())
            })
        };
        let what = Words::of(Texts::make_algorithms);
        self.changed(VersionPlace::Algorithms, &what, &names(before), &names(now));
        self.stops(&before.stops, &now.stops);
        self.questions(&before.questions, &now.questions);
        self.promises(before, now);
        for (field, differs) in [
            ("compare", before.compare != now.compare),
            ("twins", before.twins != now.twins),
            ("inside", before.inside != now.inside),
            ("candidates", before.candidates != now.candidates),
            ("table", before.table != now.table),
            ("student", before.student != now.student),
        ] {
            if differs {
                self.add(VersionPlace::Text, Words::of(|texts| texts.versions_field(field)));
            }
        }
    }

    /// A text in both languages: each sentence that is not as before, or all of it at once if none
    /// is left.
    fn words(&mut self, of: DraftWords, what: &Words, before: &Words, now: &Words) {
        for language in Language::ALL {
            let texts = [before, now].map(|words| words.get(language));
            let [before, now] = texts.map(sentences);
            let place = VersionPlace::Words(of, language);
            let own = language.own_name();
            let what = Words::in_each(|shown| format!("{} ({own})", what.get(shown)));
            let changes = changes(&before, &now);
            if !changes.iter().any(|change| matches!(change, ItemChange::Same(..))) {
                let (before, now) = parted(texts[0], texts[1]);
                self.changed(place, &what, &Words::same(before), &Words::same(now));
                continue;
            }
            self.items(place, &what, (&before, &now), changes);
        }
    }

    /// The texts of a list that are not as before, each called `what`.
    fn items(
        &mut self,
        place: VersionPlace,
        what: &Words,
        (before, now): (&[String], &[String]),
        changes: Vec<ItemChange>,
    ) {
        for change in changes {
            match change {
                ItemChange::Same(..) => {}
                ItemChange::Other(a, b) => {
                    let (before, now) = parted(&before[a], &now[b]);
                    self.changed(place, what, &Words::same(before), &Words::same(now));
                }
                ItemChange::New(b) => self.is_new(place, what, &Words::same(&*now[b])),
                ItemChange::Gone(a) => self.is_gone(place, what, &Words::same(&*before[a])),
            }
        }
    }

    fn subjects(&mut self, before: &Lesson, now: &Lesson) {
        if before.subject == now.subject {
            return;
        }
        let said = before.subject.differences(&now.subject, &[]);
        if said.is_empty() {
            self.add(VersionPlace::Tree, Words::of(Texts::versions_other_tree));
        }
        for words in said {
            self.add(VersionPlace::Tree, words);
        }
    }

    /// The stops, each known by its place in the run.
    fn stops(&mut self, before: &[Stop], now: &[Stop]) {
        let places = |stops: &[Stop]| stops.iter().map(when).collect::<Vec<_>>();
        let (old, new) = (places(before), places(now));
        let what = |number: usize| Words::of(|texts| texts.versions_stop(number + 1));
        let place = VersionPlace::Stops;
        for change in changes(&old, &new) {
            match change {
                ItemChange::Same(a, b) => {
                    self.words(DraftWords::Stop(b), &what(b), &before[a].words, &now[b].words);
                }
                ItemChange::Other(a, b) if before[a].words == now[b].words => {
                    let [old, new] = [&old[a], &new[b]].map(|text| Words::same(&**text));
                    self.changed(place, &what(b), &old, &new);
                }
                ItemChange::Other(a, b) => {
                    self.is_gone(place, &what(a), &Words::same(&*old[a]));
                    self.is_new(place, &what(b), &Words::same(&*new[b]));
                }
                ItemChange::New(b) => self.is_new(place, &what(b), &Words::same(&*new[b])),
                ItemChange::Gone(a) => self.is_gone(place, &what(a), &Words::same(&*old[a])),
            }
        }
    }

    /// The questions, each known by its words or else by its answer.
    fn questions(&mut self, before: &[Question], now: &[Question]) {
        let asks = |all: &[Question]| {
            let asks = all.iter().map(|one| format!("{}\n{}", one.ask.ja, one.ask.en));
            asks.collect::<Vec<_>>()
        };
        let numbered = |name: Phrase, number: usize| {
            Words::in_each(|language| format!("{} {}", name(language.texts()), number + 1))
        };
        let what = |number| numbered(Texts::make_ask, number);
        let place = VersionPlace::Questions;
        for change in changes(&asks(before), &asks(now)) {
            match change {
                ItemChange::Same(a, b) => {
                    let (of, answer) = (DraftWords::Answer(b), numbered(Texts::make_answer, b));
                    self.words(of, &answer, &before[a].answer, &now[b].answer);
                    if before[a].asked != now[b].asked {
                        self.add(place, Words::of(|texts| texts.versions_field("asked")));
                    }
                }
                ItemChange::Other(a, b)
                    if before[a].answer == now[b].answer && before[a].asked == now[b].asked =>
                {
                    self.words(DraftWords::Ask(b), &what(b), &before[a].ask, &now[b].ask);
                }
                ItemChange::Other(a, b) => {
                    self.is_gone(place, &what(a), &before[a].ask);
                    self.is_new(place, &what(b), &now[b].ask);
                }
                ItemChange::New(b) => self.is_new(place, &what(b), &now[b].ask),
                ItemChange::Gone(a) => self.is_gone(place, &what(a), &before[a].ask),
            }
        }
    }

    fn promises(&mut self, before: &Lesson, now: &Lesson) {
        let texts = |lesson: &Lesson| {
            lesson.promises.iter().map(super::Promise::in_short).collect::<Vec<_>>()
        };
        let (before, now) = (texts(before), texts(now));
        let what = Words::of(Texts::versions_promise);
        self.items(VersionPlace::Promises, &what, (&before, &now), changes(&before, &now));
    }

    /// What an algorithm finds at its end, and where the two runs part.
    fn runs(&mut self, of: Algorithm, (before, now): (&Loaded, &Loaded), watch: Watch<'_>) {
        let (one, two) = match (before.run(of, watch), now.run(of, watch)) {
            (Ok(one), Ok(two)) => (one, two),
            (Err(words), _) | (_, Err(words)) => {
                self.add(VersionPlace::Step(of, 0), words.at(of.id()));
                return;
            }
        };
        let same =
            |a: NodeId, b: NodeId| before.subject.id(&one.tree, a) == now.subject.id(&two.tree, b);
        let roots = Some((NodeId::ROOT, NodeId::ROOT));
        let matching = Matching::of(&one.tree, &two.tree, roots, same);
        let step = RunParting::of(&one.trace, &two.trace, &matching).step;
        let place = VersionPlace::Step(of, step.unwrap_or(0).min(two.trace.len()));
        let found = [(before, one), (now, two)].map(|(loaded, run)| {
            let end = Replay::at_end(run.tree, run.trace);
            Findings::of(loaded, &end)
        });
        let [old, new] = &found;
        for ((name, old), (_, new)) in old.0.iter().zip(&new.0) {
            let what = Words::in_each(|language| {
                let (algorithm, name) = (of.name(language), name(language.texts()));
                language.texts().versions_of_run(algorithm, name)
            });
            self.changed(place, &what, old, new);
        }
    }
}

/// What a run has found, each with its name.
struct Findings(Vec<(Phrase, Words)>);

impl Findings {
    fn of(loaded: &Loaded, end: &Replay) -> Self {
        let (tree, subject) = (&**end.tree(), &*loaded.subject);
        let root = end.node(NodeId::ROOT);
        let nothing = || Words::same("–");
        let value = root.value().map(|value| {
            let to_horizon = subject.to_horizon(tree, NodeId::ROOT);
            Words::in_each(|language| match tree.parts() {
                1 => named_value(value, to_horizon, language),
                parts => signed_parts(value, parts),
            })
        });
        let best = end
            .best(NodeId::ROOT)
            .map(|best| Words::in_each(|language| choice(subject, tree, best, language)));
        let line = end.line(NodeId::ROOT);
        let line = Words::in_each(|language| {
            let names = line.iter().map(|&node| choice(subject, tree, node, language));
            names.collect::<Vec<_>>().join(" ")
        });
        let tally = end.tally();
        let count = |number: u64| Words::same(grouped(number));
        Self(vec![
            (Texts::versions_value, value.unwrap_or_else(nothing)),
            (Texts::versions_best, best.unwrap_or_else(nothing)),
            (Texts::versions_line, line),
            (Texts::versions_entered, count(tally.entered)),
            (Texts::versions_leaves, count(tally.leaves)),
            (Texts::versions_cuts, count(tally.cutoffs)),
        ])
    }
}

/// When a stop is, as files write it.
fn when(stop: &Stop) -> String {
    let nth = if stop.nth > 1 { format!(" ×{}", stop.nth) } else { String::new() };
    format!("{} {}", stop.on.name(), stop.at.join("/")).trim().to_owned() + &nth
}

fn sentences(text: &str) -> Vec<String> {
    let (mut all, mut now) = (Vec::new(), String::new());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        now.push(letter);
        let ends = match letter {
            '。' | '\n' => true,
            '.' | '?' | '!' => letters.peek().is_none_or(|next| next.is_whitespace()),
            _ => false,
        };
        if ends {
            all.push(now.trim().to_owned());
            now.clear();
        }
    }
    all.push(now.trim().to_owned());
    all.retain(|sentence| !sentence.is_empty());
    all
}

/// The most characters of an item in a line.
const LONGEST: usize = 80;
/// The characters around a change that are shown with it.
const AROUND: usize = 12;

fn shortened(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    text.chars().take(LONGEST).chain(['…']).collect()
}

/// Two long texts, reduced to where they differ and a few characters around that.
fn parted(before: &str, now: &str) -> (String, String) {
    let [before, now] = [before, now].map(|text| text.chars().collect::<Vec<_>>());
    let same = before.iter().zip(&now).take_while(|(a, b)| a == b).count();
    let left = before.len().min(now.len()) - same;
    let ends = before.iter().rev().zip(now.iter().rev()).take(left);
    let end = ends.take_while(|(a, b)| a == b).count();
    let shown = |text: &[char]| {
        if text.len() <= AROUND * 3 {
            return text.iter().collect();
        }
        let from = same.saturating_sub(AROUND);
        let to = (text.len() - end + AROUND).min(text.len());
        let middle: String = text[from..to].iter().collect();
        let begins = if from > 0 { "…" } else { "" };
        let ends = if to < text.len() { "…" } else { "" };
        format!("{begins}{}{ends}", shortened(&middle))
    };
    (shown(&before), shown(&now))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_reduced_to_what_differs() {
        let before = "The first leaf of this tree is worth three, and the second is not.";
        let now = before.replace("three", "five");
        let (old, new) = parted(before, &now);
        assert_eq!(old, "…ee is worth three, and the s…");
        assert_eq!(new, "…ee is worth five, and the s…");
        assert_eq!(parted("A", "B"), ("A".to_owned(), "B".to_owned()));
        let (old, new) = parted(&"あ".repeat(50), &"あ".repeat(51));
        assert!(old.starts_with('…') && new.chars().count() == old.chars().count() + 1);
    }

    #[test]
    fn sentences_end_with_their_signs() {
        assert_eq!(
            sentences("値は +3.5。次? はい。\n終わり"),
            ["値は +3.5。", "次?", "はい。", "終わり"]
        );
        assert_eq!(sentences("One is +3.5. Two!"), ["One is +3.5.", "Two!"]);
        assert!(sentences(" \n").is_empty());
    }
}

//! Promises that need no run: facts, citations, and the root before any move.

use serde::Deserialize;
use shunsai::Position;

use super::claim::Claim;
use super::library::shipped;
use super::loaded::Loaded;
use super::proof::labels;
use super::schema::{AskedForm, Lesson};
use super::syntax::NESTING;
use eval::{Evaluation, EvaluationTerm, Fine};
use formats::usi::usi;
use game::Game;
use games::shogi::attackers::in_check;
use language::{Language, Texts, Words};
use play::{ComputerPlayer, Method, Seat};
use score::{Player, Score};
use subject::FieldError;
use tree::NodeId;

/// Checks a claim of this kind; returns its name, the promised and the actual value, or empty
/// strings for claims about a run.
pub(super) fn hold(claim: &Claim, loaded: &Loaded) -> Result<[String; 3], FieldError> {
    Ok(match claim {
        Claim::Fact(fact) => fact.hold()?,
        Claim::Cites(id) => cited(id, &loaded.lesson)?,
        Claim::Start(value) => [
            labels().promises_start(),
            value.to_string(),
            loaded.start_value().ok_or_else(no_position)?.0.to_string(),
        ],
        Claim::Legal { count, check } => {
            let at = root(loaded)?;
            let mut legal = Vec::new();
            evaluation(loaded)?.game().moves(&at, &mut legal);
            let said = |count: usize, check: bool| {
                if check {
                    labels().promises_in_check(count.to_string())
                } else {
                    count.to_string()
                }
            };
            let actual = said(legal.len(), in_check(&at, at.side_to_move()));
            [labels().promises_legal(), said(*count, *check), actual]
        }
        Claim::Chooses { player, best, value } => {
            let choice = Seat::new(player_of(player)?, 1).consider(&root(loaded)?);
            let said = |best: &str, value: Option<i32>| match value {
                Some(value) => format!("{best} {value}"),
                None => best.to_owned(),
            };
            let found = choice.best.map_or_else(|| labels().promises_none(), usi);
            let worth = choice.value.filter(|_| value.is_some()).map(|it| it.0);
            [labels().promises_plays(player), said(best, *value), said(&found, worth)]
        }
        Claim::Terms { kind, of, value } => {
            let terms = evaluation(loaded)?.terms(&root(loaded)?);
            let wanted = |term: &&EvaluationTerm| term.kind == *kind && term.side == Some(*of);
            let sum: Fine = terms.iter().filter(wanted).map(|term| term.value).sum();
            let side = match of {
                Player::Max => labels().window_black(),
                Player::Min => labels().window_white(),
            };
            let what = labels().promises_terms_of(kind.id(), &side);
            [what, value.to_string(), sum.rounded().to_string()]
        }
        _ => Default::default(),
    })
}

impl Loaded {
    /// The value of the root before any move, for Black, in the tree's terms; `None` if the tree
    /// has no values of positions.
    pub fn start_value(&self) -> Option<Score> {
        if self.subject.is_about_mate() {
            return None;
        }
        let Some(shogi) = &self.shogi else {
            return self.subject.root_value();
        };
        let valuation = shogi.valuation();
        let worth = valuation.evaluation.value(&self.position(NodeId::ROOT)?);
        Some(Score(worth - valuation.base))
    }
}

/// Checks that a claim of this kind is well-formed. Does not run the player of [`Claim::Chooses`],
/// which may need time.
pub(super) fn check(claim: &Claim, loaded: &Loaded) -> Result<(), FieldError> {
    match claim {
        Claim::Chooses { player, .. } => root(loaded).and(player_of(player)).map(|_| ()),
        _ => hold(claim, loaded).map(|_| ()),
    }
}

fn no_position() -> FieldError {
    FieldError::of(Texts::promises_need_shogi)
}

fn root(loaded: &Loaded) -> Result<Position, FieldError> {
    loaded.position(NodeId::ROOT).ok_or_else(no_position)
}

fn evaluation(loaded: &Loaded) -> Result<Evaluation, FieldError> {
    let shogi = loaded.shogi.as_ref().ok_or_else(no_position)?;
    Ok(shogi.valuation().evaluation)
}

/// Parses a deterministic player.
fn player_of(name: &str) -> Result<ComputerPlayer, FieldError> {
    let player: ComputerPlayer =
        name.parse().map_err(|error| FieldError::new(error).field("player"))?;
    if player.shuffled || player.method == Method::Random {
        return Err(FieldError::of(|texts| texts.promises_by_chance(name)).field("player"));
    }
    Ok(player)
}

impl Lesson {
    /// All its texts except the title and the words of a table.
    pub fn texts(&self) -> impl Iterator<Item = &Words> {
        let stops = self.stops.iter().map(|stop| &stop.words);
        let questions = self.questions.iter();
        let questions = questions.flat_map(|question| {
            let choices = match &question.asked {
                AskedForm::Choice { of, .. } => of.as_slice(),
                _ => &[],
            };
            [&question.ask, &question.answer].into_iter().chain(choices)
        });
        [&self.source, &self.notes].into_iter().chain(stops).chain(questions)
    }

    /// Whether its texts contain this title in quotation marks.
    pub fn cites(&self, title: &Words, language: Language) -> bool {
        let quoted = language.texts().lessons_files_cited(title.get(language));
        self.texts().any(|text| text.get(language).contains(&quoted))
    }
}

/// The part of a lesson needed for a citation.
#[derive(Deserialize)]
#[serde(rename = "Lesson")]
struct Titled {
    title: Words,
}

/// Checks the promise that a lesson cites another; returns its name, the promised and the actual
/// value.
fn cited(id: &str, lesson: &Lesson) -> Result<[String; 3], FieldError> {
    let found = shipped().iter().find(|shipped| shipped.id == id);
    let options = ron::Options::default().with_recursion_limit(NESTING);
    let other = found.and_then(|shipped| options.from_str(shipped.text()).ok());
    let Some(Titled { title }) = other else {
        let quoted = id.escape_debug();
        return Err(
            FieldError::of(|texts| texts.lessons_files_unknown_cited(quoted.to_string())).item(0)
        );
    };
    let named = |language| {
        let is_named = lesson.cites(&title, language);
        if is_named { title.get(language).to_owned() } else { labels().promises_not_named() }
    };
    Ok([
        labels().promises_names(id),
        format!("{} / {}", title.ja, title.en),
        format!("{} / {}", named(Language::Ja), named(Language::En)),
    ])
}

//! The question to our readers and their findings as text (JSON). In a browser, they read in a
//! worker: a second instance of the program, which takes and posts nothing but messages.

use serde::{Deserialize, Serialize};

use super::readers::{CompareLimit, FoundEnd, OwnFinding, OwnFindings, OwnQuestion, ReadersSetup};
use language::Words;
use score::Score;
use search::Iteration;
use tree::MoveCode;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct QuestionMessage {
    readers: ReadersSetup,
    lines: usize,
    limit: CompareLimit,
}

/// [`OwnFindings`] before its evaluators are known to be those of the question.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FindingsMessage {
    readings: Vec<FindingMessage>,
    end: Option<FoundEnd>,
    is_over: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FindingMessage {
    evaluator: String,
    iterations: Vec<Iteration<MoveCode>>,
}

fn written(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default() // Nothing in a message can fail.
}

fn read<'m, T: Deserialize<'m>>(message: &'m str) -> Result<T, Words> {
    serde_json::from_str(message).map_err(|error| damaged(&error))
}

fn damaged(what: &impl ToString) -> Words {
    Words::of(|texts| texts.comparing_message_damaged(what.to_string())).visible()
}

impl OwnQuestion {
    /// The question as text, for [`OwnQuestion::from_message`].
    pub fn to_message(&self) -> String {
        let (lines, limit) = (self.lines, self.limit);
        written(&QuestionMessage { readers: self.readers.setup(), lines, limit })
    }

    /// Reads a question.
    ///
    /// # Errors
    /// One sentence: the message is damaged, or its position or evaluator is none.
    pub fn from_message(message: &str) -> Result<Self, Words> {
        let QuestionMessage { readers, lines, limit } = read(message)?;
        Ok(Self { readers: readers.readers()?, lines, limit })
    }
}

impl OwnFindings {
    /// The findings as text, for [`OwnFindings::from_message`]; times in whole microseconds.
    pub fn to_message(&self) -> String {
        written(self)
    }

    /// Reads the findings about `question`.
    ///
    /// # Errors
    /// One sentence: the message is damaged, or the question has no such evaluator.
    pub fn from_message(message: &str, question: &OwnQuestion) -> Result<Self, Words> {
        let FindingsMessage { readings, end, is_over } = read(message)?;
        let evaluators = question.readers.evaluators();
        let known = |FindingMessage { evaluator, iterations }| {
            let found = evaluators.iter().find(|&&id| id == evaluator);
            let unknown = || {
                let ids = evaluators.join(", ");
                Words::of(|texts| texts.comparing_no_such_reader(&evaluator, &ids)).visible()
            };
            Ok(OwnFinding { evaluator: found.ok_or_else(unknown)?, iterations })
        };
        let readings = readings.into_iter().map(known).collect::<Result<_, Words>>()?;
        let found = Self { readings, end, is_over };
        let lowest = found.scores().min();
        match lowest.filter(|&lowest| lowest < Score::MIN) {
            Some(Score(lowest)) => Err(damaged(&lowest)), // It has no negative.
            None => Ok(found),
        }
    }

    fn scores(&self) -> impl Iterator<Item = Score> {
        let iterations = self.readings.iter().flat_map(|reading| &reading.iterations);
        let scores = iterations.flat_map(|iteration| &iteration.lines).map(|line| line.score);
        let end = self.end.iter().filter_map(|end| match end {
            FoundEnd::Solved(solved) => Some(solved.value),
            FoundEnd::TooLong(_) => None,
        });
        scores.chain(end)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;
    use std::time::Duration;

    use super::super::position::ComparedPosition;
    use super::super::readers::{OwnReaders, ReadersOf, ShogiReaders};
    use super::*;
    use crate::job::Job;
    use crate::open::prepare;
    use crate::source::Source;
    use eval::{Evaluation, GameEvaluation as _};
    use formats::sfen::{STARTPOS, parse_sfen};
    use language::Language;
    use scenario::{OwnReading, shipped};
    use score::Player;
    use search::{Control, Limits, Quiescence};
    use subject::{GameId, GameQuestion, GameSetup, RegisteredGame, WithGame};

    /// The start, pieces in both hands, one king, and a mate.
    const SHOGI: [&str; 4] = [
        STARTPOS,
        "l3kg2l/2s4s1/2n1ppnp1/p5p1p/3g5/1RP+bPP3/PP4PPP/3P1S3/L3KG1NL w BS3Prgn 62",
        "4k4/9/4P4/9/9/9/9/9/9 b G 1",
        "4k4/4G4/4P4/9/9/9/9/9/9 w - 1",
    ];

    fn shogi(sfen: &str, evaluator: &str, quiescence: Quiescence) -> Arc<dyn OwnReaders> {
        let evaluation = evaluator.parse().expect("an evaluator");
        let at = parse_sfen(sfen).expect("a position");
        let reading = OwnReading { evaluation, quiescence, lines: 1 };
        Arc::new(ShogiReaders { at, reading })
    }

    /// Readers of the start positions of a game, by each evaluator and for each question.
    struct OfStarts;

    impl WithGame for OfStarts {
        type Output = Vec<Arc<dyn OwnReaders>>;

        fn with<G: RegisteredGame>(self) -> Self::Output {
            let mut all = Vec::new();
            for (start, &evaluation) in G::STARTS
                .iter()
                .flat_map(|start| G::Evaluation::ALL.iter().map(move |by| (start, by)))
            {
                for asks in [GameQuestion::Value, GameQuestion::Win] {
                    let own = GameSetup::<G>::of_ones_own(start.text.to_owned());
                    let setup = GameSetup { values: evaluation.id().to_owned(), asks, ..own };
                    let readers = ReadersOf {
                        at: start.text,
                        setup: &G::subject(setup),
                        tree_plies: 3,
                        mover: Player::Min,
                    };
                    match readers.with::<G>() {
                        Ok(readers) => all.push(readers),
                        // Our engine does not read chance.
                        Err(refused) => assert!(G::HAS_CHANCE, "{refused:?}"),
                    }
                }
            }
            all
        }
    }

    /// Readers of every game.
    fn all_readers() -> Vec<Arc<dyn OwnReaders>> {
        let quiescence = Quiescence { checks: true, plies: 3, ..Quiescence::SOUND };
        let own = "own:P=90,S=1150,+S=1200,S*=1234,counting=once";
        let mut all = vec![shogi(SHOGI[1], own, quiescence)];
        for sfen in SHOGI {
            all.push(shogi(sfen, "material-2", Quiescence::SOUND));
        }
        for by in Evaluation::ALL {
            all.push(shogi(STARTPOS, by.id(), Quiescence::default()));
        }
        let games = GameId::ALL.iter().filter_map(|game| game.run(OfStarts));
        all.extend(games.flatten());
        all
    }

    /// What they find within a depth and a number of moves.
    fn findings(question: &OwnQuestion, depth: u8) -> OwnFindings {
        let readers = &question.readers;
        let limits = Limits { nodes: Some(3_000), ..Limits::to_depth(depth) };
        let clock = || Duration::from_micros(1_234_567);
        let control = Control { clock: &clock, stop: &AtomicBool::new(false), pulse: &|_| () };
        let reading = |evaluator| {
            let mut iterations = Vec::new();
            readers.read((evaluator, question.lines), &limits, control, &mut |iteration| {
                iterations.push(iteration);
            });
            OwnFinding { evaluator, iterations }
        };
        OwnFindings {
            readings: readers.evaluators().into_iter().map(reading).collect(),
            end: readers.solve(&|nodes| nodes > 1_000),
            is_over: true,
        }
    }

    /// Names and rows of findings, as the window shows them.
    fn show(question: &OwnQuestion, findings: &OwnFindings) {
        let (readers, language) = (&question.readers, Language::En);
        for reading in &findings.readings {
            for line in reading.iterations.iter().flat_map(|iteration| &iteration.lines) {
                readers.names(&line.moves, language);
                readers.row(reading.evaluator, None, line, language);
            }
        }
        if let Some(FoundEnd::Solved(solved)) = &findings.end {
            readers.names(&solved.line, language);
            readers.end_value(solved.value, language);
        }
    }

    #[test]
    fn questions_and_findings_come_back_as_they_were() {
        let limits = [CompareLimit::Depth(4), CompareLimit::Seconds(60), CompareLimit::Endless];
        let mut games = Vec::new();
        for (readers, limit) in all_readers().into_iter().zip(limits.into_iter().cycle()) {
            let question = OwnQuestion { readers, lines: 3, limit };
            let message = question.to_message();
            let back = OwnQuestion::from_message(&message).expect("a question");
            assert_eq!(back.readers.setup(), question.readers.setup());
            assert_eq!(format!("{back:?}"), format!("{question:?}"));
            assert_eq!((back.lines, back.limit), (3, limit));
            // What the worker finds is what would be found here.
            let found = findings(&back, 3);
            assert_eq!(found, findings(&question, 3), "{message}");
            let told = OwnFindings::from_message(&found.to_message(), &question);
            assert_eq!(told, Ok(found));
            games.push(question.readers.game());
        }
        // Chance moves in the sugoroku race.
        let mut all = GameId::ALL.iter().filter(|game| **game != GameId::Sugoroku);
        assert!(all.all(|game| games.contains(game)));
    }

    #[test]
    fn positions_of_lessons_come_back_as_they_were() {
        let mut compared = 0;
        for lesson in shipped() {
            let source = Source::Shipped(lesson.id);
            let open = prepare(source, &[], &Job::default()).expect("it ships");
            let nodes = open.tree().ids();
            for node in nodes.step_by(open.tree().len() / 20 + 1) {
                let Ok(position) = ComparedPosition::of_node(Some(&open), Some(node)) else {
                    continue;
                };
                let setup = position.own.setup();
                let back = setup.readers().unwrap_or_else(|words| panic!("{setup:?}: {words:?}"));
                assert_eq!(back.setup(), setup);
                compared += 1;
            }
        }
        assert!(compared > 500, "{compared}");
    }

    #[test]
    fn what_the_question_does_not_know_is_refused() {
        let readers = shogi(STARTPOS, "yss", Quiescence::SOUND);
        let question = OwnQuestion { readers, lines: 1, limit: CompareLimit::Endless };
        let told = findings(&question, 1).to_message().replace("\"yss\"", "\"nobody\"");
        let refused = OwnFindings::from_message(&told, &question).expect_err("nobody");
        assert_eq!(refused.get(Language::En), "no \"nobody\" reads this position, only yss");
        for (from, to) in [("yss", "nobody"), ("lnsgkgsnl", "lnsg"), ("shogi", "chess")] {
            let message = question.to_message().replace(from, to);
            assert!(OwnQuestion::from_message(&message).is_err(), "{message}");
        }
    }

    /// Small random numbers that follow from a seed.
    struct Dice(u64);

    impl Dice {
        fn below(&mut self, most: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            usize::try_from(self.0 >> 33).unwrap_or(0) % most
        }

        /// The message with a piece cut out, doubled, or replaced by another or by a number.
        fn damage(&mut self, message: &str) -> String {
            let mut piece = || {
                let from = self.below(message.len());
                let longest = [1, 1, 2, 30][self.below(4)];
                from..message.len().min(from + 1 + self.below(longest))
            };
            let (cut, other) = (piece(), piece());
            let numbers =
                ["0", "255", "-2147483648", "2147483647", "18446744073709551615", "\u{0}"];
            let new = match self.below(4) {
                0 => String::new(),
                1 => format!("{0}{0}", &message[cut.clone()]),
                2 => message[other].to_owned(),
                _ => numbers[self.below(numbers.len())].to_owned(),
            };
            format!("{}{new}{}", &message[..cut.start], &message[cut.end..])
        }
    }

    #[test]
    fn a_damaged_message_brings_no_panic() {
        let mut dice = Dice(1);
        let mut accepted = [0, 0];
        for readers in all_readers() {
            let question = OwnQuestion { readers, lines: 2, limit: CompareLimit::Depth(2) };
            let (asked, told) = (question.to_message(), findings(&question, 2).to_message());
            for _ in 0..26 {
                if let Ok(back) = OwnQuestion::from_message(&dice.damage(&asked)) {
                    show(&back, &findings(&back, 1));
                    accepted[0] += 1;
                }
                if let Ok(back) = OwnFindings::from_message(&dice.damage(&told), &question) {
                    show(&question, &back);
                    accepted[1] += 1;
                }
            }
        }
        // A few damages make another message.
        assert!(accepted.iter().all(|accepted| (10..100).contains(accepted)), "{accepted:?}");
    }

    #[test]
    fn only_scores_with_a_negative_are_accepted_and_all_of_them_are_shown() {
        for readers in all_readers() {
            let question = OwnQuestion { readers, lines: 1, limit: CompareLimit::Endless };
            let mut found = findings(&question, 1);
            for score in [i32::MIN, -i32::MAX, i32::MAX, Score::MATE, -Score::MATE] {
                let iterations = found.readings.iter_mut().flat_map(|found| &mut found.iterations);
                for line in iterations.flat_map(|iteration| &mut iteration.lines) {
                    line.score = Score(score);
                }
                let told = OwnFindings::from_message(&found.to_message(), &question);
                assert_eq!(told.is_ok(), score != i32::MIN);
                if let Ok(told) = told {
                    show(&question, &told);
                }
            }
        }
    }
}

//! Tests of the comparison by itself: no window, no host, no lesson.

use std::time::Duration;

use super::super::effect::Effect;
use super::super::engine_list::{EngineCommand, EngineList};
use super::super::engines::{
    EngineEntry, EngineEvent, EngineId, EngineLine, EngineScore, SearchCounts, SearchLimit,
    SearchProgress,
};
use super::*;
use crate::board::GameTable;
use formats::usi_engine::UsiBound;
use games::shogi::Shogi;
use language::{Language, Words};

fn with_two_engines_of_one_name() -> (EngineList, [EngineId; 2]) {
    let mut engines = EngineList::default();
    for program in ["/nowhere/one", "/nowhere/two"] {
        engines
            .update(EngineCommand::Enter { entry: EngineEntry::new("same", program), test: false });
    }
    let ids = [0, 1].map(|number: usize| engines.engines()[number].entry.id);
    (engines, ids)
}

fn start(comparison: &mut Comparison, engines: &mut EngineList) -> Vec<Effect> {
    let editor = GameTable::<Shogi>::new(&shunsai::Position::startpos());
    let shown = || ComparedPosition::of_board(Some(&editor));
    match comparison.update(CompareCommand::Start, shown, engines) {
        Ok(CompareOutcome::Effects(effects)) => effects,
        other => panic!("it was not asked for: {other:?}"),
    }
}

fn question(effects: &[Effect]) -> u64 {
    let asked = effects.iter().find_map(|effect| match effect {
        Effect::Ask(_, number, question) => {
            assert_eq!(question.limit, SearchLimit::Time(Duration::from_secs(3)));
            Some(*number)
        }
        _ => None,
    });
    asked.expect("an engine is asked")
}

fn progress(question: u64, value: i32) -> EngineEvent {
    progress_at(1, question, value)
}

fn progress_at(depth: u32, question: u64, value: i32) -> EngineEvent {
    let line = EngineLine {
        rank: 1,
        depth: Some(depth),
        selective_depth: None,
        score: Some(EngineScore::Centipawns(value)),
        bound: UsiBound::Exact,
        counts: SearchCounts::default(),
        moves: Vec::new(),
        rest: None,
    };
    let progress = SearchProgress { lines: vec![line], counts: SearchCounts::default() };
    EngineEvent::Progress(question, progress)
}

#[test]
fn two_engines_with_the_same_name_have_separate_rows() {
    let (mut comparison, (mut engines, ids)) =
        (Comparison::default(), with_two_engines_of_one_name());
    let number = question(&start(&mut comparison, &mut engines));
    for (id, value) in ids.into_iter().zip([11, 22]) {
        comparison.engine_event((id, "same"), number, progress(number, value));
    }
    let view = ComparisonView::of((&comparison, &engines), (None, None), None, Language::En);
    let rows = view.expect("a comparison").rows;
    let told: Vec<_> = rows.iter().map(|row| (row.reader, row.raw_value)).collect();
    let expected = [(ids[0], 11), (ids[1], 22)];
    assert_eq!(told, expected.map(|(id, value)| (ReaderId::Engine(id, 1), Some(value))));
    assert!(rows.iter().all(|row| row.name == "same"));
}

#[test]
fn the_history_keeps_the_last_score_of_each_depth() {
    let (mut comparison, (mut engines, ids)) =
        (Comparison::default(), with_two_engines_of_one_name());
    let number = question(&start(&mut comparison, &mut engines));
    for (depth, value) in [(1, 10), (2, 20), (2, 25), (3, 30), (3, 35)] {
        let event = progress_at(depth, number, value);
        comparison.engine_event((ids[0], "same"), number, event);
    }
    let history = &comparison.results[&ids[0]].history;
    let told: Vec<_> = history.iter().map(|line| (line.depth, line.score)).collect();
    let expected = [(1, 10), (2, 25), (3, 35)];
    let expected =
        expected.map(|(depth, value)| (Some(depth), Some(EngineScore::Centipawns(value))));
    assert_eq!(told, expected);
}

#[test]
fn answers_to_an_earlier_question_are_ignored() {
    let (mut comparison, (mut engines, ids)) =
        (Comparison::default(), with_two_engines_of_one_name());
    let old = question(&start(&mut comparison, &mut engines));
    let new = question(&start(&mut comparison, &mut engines));
    assert_ne!(old, new);
    let gone = EngineEvent::Unanswered(old, Words::same("late"));
    comparison.engine_event((ids[0], "same"), old, gone);
    assert!(comparison.results[&ids[0]].remark.is_none());
    comparison.leave_out(ids[0]);
    assert!(!comparison.results.contains_key(&ids[0]));
}

#[test]
fn a_comparison_without_a_position_brings_an_error() {
    let (mut comparison, mut engines) = (Comparison::default(), EngineList::default());
    let shown = || ComparedPosition::of_node(None, None);
    let command = CompareCommand::Start;
    assert!(comparison.update(command, shown, &mut engines).is_err());
    assert!(!comparison.is_reading());
    let shown = || ComparedPosition::of_board(None);
    let command = CompareCommand::Limit(CompareLimit::Endless);
    assert!(comparison.update(command, shown, &mut engines).is_ok());
    assert_eq!(comparison.limit(), CompareLimit::Endless);
}

//! The map of the course: which chapter builds on which.

use super::part::{PageOutcome, PagePart, ShownState};
use scenario::{CourseChapter, Loaded, chapters};

/// The chapters, one below the other: each has a lane of its own down to the last one that builds on
/// it.
#[derive(Clone, Debug)]
pub struct CourseMap {
    /// The lane of each chapter.
    pub lanes: Vec<usize>,
    /// Pairs of chapters: the second one builds on the first.
    pub links: Vec<(usize, usize)>,
}

impl CourseMap {
    fn of(chapters: &[CourseChapter]) -> Self {
        let link = |(place, chapter): (usize, &CourseChapter)| {
            chapter.builds_on().map(|above| (above, place)).collect::<Vec<_>>()
        };
        let links: Vec<_> = chapters.iter().enumerate().flat_map(link).collect();
        let last = |chapter: usize| {
            let below = links.iter().filter(|(above, _)| *above == chapter);
            below.map(|(_, below)| *below).max().unwrap_or(chapter)
        };
        let mut lanes: Vec<usize> = Vec::new();
        for chapter in 0..chapters.len() {
            let is_taken = |lane: &usize| {
                (0..chapter).any(|above| lanes[above] == *lane && last(above) >= chapter)
            };
            let free = (0..=chapter).find(|lane| !is_taken(lane));
            lanes.push(free.unwrap_or_default());
        }
        Self { lanes, links }
    }

    /// A chapter with all that it builds on, directly or not.
    pub fn way_to(&self, chapter: usize) -> Vec<usize> {
        let mut way = vec![chapter];
        let mut at = 0;
        while let Some(&here) = way.get(at) {
            let direct = self.links.iter().filter(|(_, below)| *below == here);
            let new: Vec<_> = direct.map(|&(above, _)| above).collect();
            for above in new {
                if !way.contains(&above) {
                    way.push(above);
                }
            }
            at += 1;
        }
        way
    }
}

/// It has no commands: a chapter opens a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum CourseMapCommand {}

#[derive(Debug, Default)]
pub(crate) struct CourseMapPart;

impl PagePart for CourseMapPart {
    type Command = CourseMapCommand;
    type View = CourseMap;

    const TELLS: bool = false;

    fn is_offered(_: &Loaded) -> bool {
        true
    }

    fn open(&mut self, _: &Loaded) {}

    fn update(&mut self, command: CourseMapCommand, _: ShownState<'_>) -> PageOutcome {
        match command {}
    }

    fn view(&self, _: ShownState<'_>) -> Option<CourseMap> {
        Some(CourseMap::of(chapters()))
    }
}

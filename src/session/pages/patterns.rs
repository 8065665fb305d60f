//! The patterns of the shown Othello position: the selected one, and how it is shown.

use super::part::{PageOutcome, PagePart, ShownState};
use eval::GameEvaluation as _;
use eval::othello::turtle::{CornerShape, IndexChange, PatternReading, PatternSet, Turtle};
use games::board::Board;
use games::othello::BoardSize;
use lesson::Patterned;
use scenario::Loaded;
use subject::choice;

score::named! {
    /// What the board shows of the patterns.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum PatternMap {
        #[default]
        Digits,
        /// The change of these digits with each disc of the last move.
        Change,
        Sum,
        /// The error of the values against the final scores of games outside the fit.
        Fit,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternsCommand {
    Choose(usize),
    Step { forward: bool },
    Map(PatternMap),
}

#[derive(Clone, Debug, Default)]
pub(crate) struct PatternsPart {
    chosen: usize,
    map: PatternMap,
}

#[derive(Clone, Debug)]
pub struct PatternsView {
    /// The move that leads to the node, or the name of the root.
    pub name: String,
    pub board: Option<Board>,
    /// Its patterns; `None` on a board of 4×4, which has none.
    pub patterned: Option<Patterned>,
    pub chosen: usize,
    pub map: PatternMap,
    /// The evaluator of the tree, if it is another one.
    pub of_tree: Option<String>,
}

impl PagePart for PatternsPart {
    type Command = PatternsCommand;
    type View = PatternsView;

    const TELLS: bool = true;

    fn is_offered(loaded: &Loaded) -> bool {
        loaded.subject.othello().is_some()
    }

    fn is_asked_for(loaded: &Loaded) -> bool {
        loaded.lesson.inside.is_some() && Self::is_offered(loaded)
    }

    fn open(&mut self, loaded: &Loaded) {
        let inside = loaded.lesson.inside.as_ref();
        let pattern = inside.and_then(|inside| inside.pattern.as_deref());
        let instances = PatternSet::of(CornerShape::Square).instances();
        let number_of = |id: &str| instances.iter().position(|instance| instance.id() == id);
        *self = Self {
            chosen: pattern.and_then(number_of).unwrap_or_default(),
            map: match inside {
                Some(inside) if inside.errors => PatternMap::Fit,
                Some(inside) if inside.change => PatternMap::Change,
                Some(_) if pattern.is_none() => PatternMap::Sum,
                _ => PatternMap::Digits,
            },
        };
    }

    fn update(&mut self, command: PatternsCommand, shown: ShownState<'_>) -> PageOutcome {
        let patterned = self.view(shown).and_then(|view| view.patterned);
        let count = patterned.map_or(0, |patterned| patterned.readings.len());
        match command {
            PatternsCommand::Choose(number) => self.chosen = number.min(count.saturating_sub(1)),
            PatternsCommand::Step { forward } if count > 0 => {
                let by = if forward { 1 } else { count - 1 };
                self.chosen = (self.chosen + by) % count;
            }
            PatternsCommand::Step { .. } => {}
            PatternsCommand::Map(map) => self.map = map,
        }
        PageOutcome::Nothing
    }

    fn view(&self, shown: ShownState<'_>) -> Option<PatternsView> {
        let (open, node, language) = (shown.open?, shown.node, shown.language);
        let othello = open.loaded().subject.othello()?;
        if open.projection(language).awaits(node) {
            return None;
        }
        let (tree, subject) = (&**open.tree(), &*open.loaded().subject);
        let (at, last) = othello.position(tree, node);
        let own = othello.evaluation().turtle();
        let of_tree = own.is_none().then(|| othello.evaluation().name(language));
        let patterned = (at.size() == BoardSize::Eight).then(|| {
            let turtle = own.unwrap_or_else(|| Turtle::shipped(CornerShape::Square));
            Patterned::of(&turtle, &at, last.as_ref())
        });
        Some(PatternsView {
            name: choice(subject, tree, node, language),
            board: subject.board(tree, node),
            patterned,
            chosen: self.chosen,
            map: self.map,
            of_tree,
        })
    }
}

impl PatternsView {
    pub fn reading(&self) -> Option<&PatternReading> {
        self.patterned.as_ref()?.readings.get(self.chosen)
    }

    pub fn change(&self) -> Option<&IndexChange> {
        let reading = self.reading()?;
        self.patterned.as_ref()?.change_of(reading.instance)
    }
}

//! The keys: what each does, and where. From this table and the keys of actions the help is made;
//! menus and the palette name those of actions.

use std::cmp::Reverse;

use egui::Key::{
    self, A, ArrowDown, ArrowLeft, ArrowRight, ArrowUp, B, Backspace, C, Comma, D, Delete, End,
    Enter, Equals, Escape, F1, F2, F10, G, Home, I, K, Minus, N, Num0, Num1, Num2, Num3, Num4,
    Num5, Num6, Num7, Num8, Num9, P, PageDown, PageUp, Period, Plus, Questionmark, R, S, Slash,
    Space, T, Tab, W, X, Y, Z,
};
use egui::{Event, EventFilter, FocusDirection, Memory, Modifiers, Popup};

use super::actions::{ActionRow, CTRL, SHIFT, sign};
use super::key_context::KeyContext::{
    self, Always, AnswerField, Covered, Elsewhere, FindField, Game, GameArrows, HeldTool, Help,
    Leaving, Lesson, LessonField, Listing, ListingLine, Make, MakeLeaf, Model, Pass, Predict,
    PredictAnswered, PredictAsked, Presentation, PresentedWhy, Promotion, Questions, RulesCard,
    Sheet, SheetField, SheetMean, SignsCard, Squares, Throw, Usual, WhatIf, WhatIfLeaf,
};
use super::look::{Tool, WindowContext};
use super::pane::Pane;
use super::panels::{MakeField, MakeSection, field_id, moment};
use games::board::{BoardStyle, Cell};
use language::{KEY_TEXTS, Language, Phrase, Texts};
use lesson::read_exact;
use session::{
    BoardCommand, Command, FillInCommand, FillInField, FillInMove, FillInStage, FillInView,
    GameCommand, GoToPly, LessonCommand, ListingCommand, ListingWay, MakeCommand, MakeMove,
    Navigation, PredictCommand, PredictStage, RunCommand, StudyCommand, StudyMode, WhatIfCommand,
    WhyCommand,
};
use subject::GameId;

/// Keys of one kind in a context; or a row of the help, before keys that it names.
#[derive(Clone, Copy)]
struct Binding {
    row: Option<Phrase>,
    when: KeyContext,
    modifiers: Modifiers,
    keys: &'static [Key],
    act: KeyAct,
    /// The words of the help for keys that it does not name one by one.
    label: Option<&'static str>,
    /// Whether no other modifiers may be held: the key has another meaning with them.
    is_exact: bool,
    /// Whether a focused button has the key instead.
    yields: bool,
}

/// Is given the place of the pressed key among those of its binding.
type KeyAct = fn(&mut WindowContext<'_>, usize);

const fn on(when: KeyContext, modifiers: Modifiers, keys: &'static [Key], act: KeyAct) -> Binding {
    let (row, label) = (None, None);
    Binding { row, when, modifiers, keys, act, label, is_exact: false, yields: false }
}

/// Keys without any modifier.
const fn bare(when: KeyContext, keys: &'static [Key], act: KeyAct) -> Binding {
    Binding { is_exact: true, ..on(when, NONE, keys, act) }
}

/// Enter, unless a button has the focus.
const fn enter(when: KeyContext, act: KeyAct) -> Binding {
    Binding { yields: true, ..on(when, NONE, &[Enter], act) }
}

const fn row(row: Phrase) -> Binding {
    Binding { row: Some(row), ..on(Elsewhere, NONE, &[], |_, _| ()) }
}

const fn labelled(label: &'static str, binding: Binding) -> Binding {
    Binding { label: Some(label), ..binding }
}

const NONE: Modifiers = Modifiers::NONE;
const CTRL_SHIFT: Modifiers = CTRL.plus(SHIFT);
const ARROWS: &[Key] = &[ArrowLeft, ArrowRight, ArrowUp, ArrowDown];
const SIDEWAYS: &[Key] = ARROWS.split_at(2).0;
const UPWARD: &[Key] = ARROWS.split_at(2).1;
const DIGITS: &[Key] = &[Num0, Num1, Num2, Num3, Num4, Num5, Num6, Num7, Num8, Num9];
/// The digits but 0.
const NUMBERS: &[Key] = DIGITS.split_at(1).1;
const MODES: &[Key] = NUMBERS.split_at(StudyMode::ALL.len()).0;

/// Keys that rows of the help name after those of actions.
static KEYS: &[Binding] = &[
    row(Texts::keys_predict),
    // Here digits never reveal the lesson's own questions, which have answers, too.
    labelled("1 – 9", on(Predict, NONE, NUMBERS, |h, n| h.push(PredictCommand::Choose(n)))),
    bare(Predict, &[R], |h, _| h.push(PredictCommand::Hint)),
    bare(PredictAsked, &[Z], |h, _| h.push(PredictCommand::Skip)),
    enter(PredictAnswered, |h, _| h.push(PredictCommand::GoOn)),
    row(Texts::keys_listing),
    on(Listing, NONE, &[Comma, Period], |h, n| {
        h.push(ListingCommand::Go([ListingWay::Back, ListingWay::Next][n]));
    }),
    row(Texts::keys_listing_line),
    on(Listing, SHIFT, &[ArrowUp, ArrowDown], |h, n| h.push(ListingCommand::Point(n == 1))),
    enter(ListingLine, |h, _| h.push(ListingCommand::Mark(None))),
    row(Texts::keys_beside),
    on(Lesson, SHIFT, &[R], |h, _| {
        let step = parting(h).map(|step| Navigation::Seek(step).into());
        h.commands.extend(step);
    }),
    row(Texts::keys_playout),
    on(Lesson, Modifiers::ALT, UPWARD, |h, n| play_on(h, [-1, 1][n])),
    row(Texts::keys_what_if),
    on(WhatIf, CTRL_SHIFT, SIDEWAYS, |h, n| h.push(WhatIfCommand::Shift([-1, 1][n]))),
    row(Texts::keys_signs),
    on(SignsCard, NONE, &[K], |h, _| h.look.shows_signs = false),
    row(Texts::keys_cover),
    enter(Covered, |h, _| h.push(RunCommand::Uncover)),
    row(Texts::keys_make_tree),
    bare(Make, &[A], |h, _| h.push(MakeCommand::Add(false))),
    on(Make, SHIFT, &[A], |h, _| h.push(MakeCommand::Add(true))),
    bare(Make, &[Delete], |h, _| h.push(MakeCommand::Remove)),
    bare(Make, &[F2], |h, _| {
        show_made_tree(h, MakeField::Name);
    }),
    row(Texts::keys_make_chance),
    bare(Make, &[C], |h, _| h.push(MakeCommand::Chance)),
    bare(Make, &[P], |h, _| {
        show_made_tree(h, MakeField::Odds);
    }),
    bare(Make, &[T], |h, _| h.push(MakeCommand::Turn)),
    row(Texts::keys_make_grow),
    on(Make, CTRL, &[G], |h, _| {
        show_made_tree(h, MakeField::Children);
    }),
    row(Texts::keys_fill_in_value),
    labelled(
        "0 … 9",
        on(Sheet, NONE, DIGITS, |h, n| {
            h.push(FillInCommand::Type(char::from(b"0123456789"[n])));
        }),
    ),
    // < and > share the keys of , and .
    on(Sheet, NONE, &[Minus, Period, Comma], |h, n| {
        h.push(FillInCommand::Type(['−', '≧', '≦'][n]));
    }),
    enter(Sheet, |h, _| h.push(FillInCommand::Accept)),
    row(Texts::keys_fill_in_mean),
    on(SheetMean, NONE, &[Period, Comma, Slash], |h, n| {
        h.push(FillInCommand::Type(['.', ',', '/'][n]));
    }),
    row(Texts::keys_fill_in_marks),
    // These keys are taken where they have no effect, too, so that nothing else reacts.
    on(Sheet, NONE, &[W], |h, _| {
        let is_alpha = |(field, _): &(FillInField, _)| *field == FillInField::Alpha;
        fill_in_if(h, FillInCommand::Edit(FillInField::Alpha), |view| {
            view.fields.iter().any(is_alpha)
        });
    }),
    on(Sheet, NONE, &[X], |h, _| fill_in_if(h, FillInCommand::ToggleCut, |it| it.is_cuttable)),
    on(Sheet, SHIFT, &[X], |h, _| fill_in_if(h, FillInCommand::CutRest, |it| it.is_cuttable)),
    on(Sheet, NONE, &[C], |h, _| fill_in_if(h, FillInCommand::Choose, |it| it.is_choosable)),
    on(Sheet, NONE, &[I], |h, _| h.push(FillInCommand::Type('∞'))),
    row(Texts::keys_grade),
    on(Sheet, CTRL, &[Enter], |h, _| h.push(FillInCommand::Check)),
    on(SheetField, CTRL, &[Enter], |h, _| h.push(FillInCommand::Check)),
    row(Texts::keys_presenting),
    on(Presentation, NONE, &[B, Period, S, W], |h, n| {
        h.look.toggle([Tool::Blank, Tool::Blank, Tool::Spotlight, Tool::Pen][n]);
    }),
    on(Presentation, NONE, &[X], |h, _| h.look.strokes.clear()),
    row(Texts::keys_game),
    on(GameArrows, NONE, ARROWS, |h, n| {
        use GoToPly::{Branch, By};
        h.push(GameCommand::GoTo([By(-1), By(1), Branch(-1), Branch(1)][n]));
    }),
    row(Texts::keys_othello),
    on(Pass, NONE, &[P], |h, _| h.push(BoardCommand::Pass)),
    on(Game, NONE, &[Comma, Period, Home, End], |h, n| {
        use GoToPly::{By, First, Last};
        h.push(GameCommand::GoTo([By(-1), By(1), First, Last][n]));
    }),
    row(Texts::keys_sugoroku),
    on(Throw, NONE, &[D], |h, _| h.push(BoardCommand::Throw(moment(h.context)))),
    row(Texts::keys_answer),
    labelled(
        "1 … 9",
        on(Questions, NONE, NUMBERS, |h, n| {
            let open = h.session.open();
            if open.is_some_and(|open| n < open.loaded().lesson.questions.len()) {
                h.push(RunCommand::Reveal(n));
                h.look.show_lesson();
            }
        }),
    ),
    row(Texts::keys_square_menu),
    on(Elsewhere, SHIFT, &[F10], |_, _| ()),
    row(Texts::keys_why),
    // There W alone takes up the pen.
    on(PresentedWhy, SHIFT, &[W], |h, _| h.look.ask_why(h.session, h.commands)),
    row(Texts::keys_escape),
    on(FindField, NONE, &[Escape], |h, _| h.look.find = None),
    on(LessonField, NONE, &[Escape], |h, _| h.look.stop_looking()),
    on(RulesCard, NONE, &[Escape], |h, _| h.look.rules = None),
    on(SignsCard, NONE, &[Escape], |h, _| h.look.shows_signs = false),
    on(HeldTool, NONE, &[Escape], |h, _| h.look.put_down_tools()),
    on(Model, NONE, &[Escape], |h, _| h.push(FillInCommand::HideModel)),
    on(Leaving, NONE, &[Escape], |h, _| h.push(Command::Dismiss)),
];

/// Keys that the help names only in its sentences, or not at all.
static OTHERS: &[Binding] = &[
    bare(AnswerField, &[R], |h, _| h.push(PredictCommand::Hint)),
    bare(AnswerField, &[Z], |h, _| h.push(PredictCommand::Skip)),
    on(AnswerField, NONE, SIDEWAYS, |h, n| h.push([Navigation::Back, Navigation::Next][n])),
    // In a presentation a clicker steps with the page keys.
    on(AnswerField, NONE, &[PageUp, PageDown], |h, n| match n {
        _ if h.session.presents() => h.push([Navigation::Back, Navigation::Next][n]),
        0 => h.push(LessonCommand::Previous),
        _ => h.push(LessonCommand::Next),
    }),
    on(AnswerField, CTRL, MODES, |h, n| h.push(StudyCommand::SetMode(StudyMode::ALL[n]))),
    on(Help, SHIFT, &[Slash], |h, _| h.push(Command::Dismiss)),
    on(Help, NONE, &[Questionmark, F1, Escape], |h, _| h.push(Command::Dismiss)),
    on(Sheet, NONE, ARROWS, |h, n| {
        use FillInMove::{Down, Left, Right, Up};
        h.push(FillInCommand::Move([Left, Right, Up, Down][n]));
    }),
    on(Sheet, SHIFT, &[Enter], |h, _| h.push(FillInCommand::Move(FillInMove::Previous))),
    on(Sheet, NONE, &[Plus], |h, _| h.push(FillInCommand::Type('+'))),
    on(Sheet, NONE, &[Backspace], |h, _| h.push(FillInCommand::Erase)),
    // The second key of <= and >=, which are ≦ and ≧ already.
    on(Sheet, NONE, &[Equals], |_, _| ()),
    on(Promotion, NONE, ARROWS, |h, _| {
        h.look.boards.declines = !h.look.boards.declines;
        h.look.boards.focus_promotion = true;
    }),
    on(Promotion, NONE, &[Y, N, Enter], |h, n| {
        let yes = [true, false, !h.look.boards.declines][n];
        if h.session.page().is_board() {
            h.push(BoardCommand::Promote(yes));
        } else {
            h.push(WhyCommand::Promote(yes));
        }
    }),
    on(Squares, NONE, ARROWS, go_to_square),
    on(Game, NONE, &[PageUp, PageDown], |h, n| {
        h.push(GameCommand::GoTo(GoToPly::By([-10, 10][n])));
    }),
    on(Presentation, NONE, &[PageUp], |h, _| h.push(Navigation::Back)),
    on(Presentation, NONE, &[PageDown], |h, _| h.push(RunCommand::Onward)),
    on(WhatIfLeaf, NONE, &[Enter], |h, _| h.look.leaf_draft.wants_focus = true),
    on(Make, CTRL_SHIFT, SIDEWAYS, |h, n| h.push(MakeCommand::Shift([-1, 1][n]))),
    bare(Make, ARROWS, |h, n| {
        use MakeMove::{Down, Left, Right, Up};
        h.push(MakeCommand::Go([Left, Right, Up, Down][n]));
    }),
    bare(Make, &[Comma, Period], |h, n| h.push([Navigation::Back, Navigation::Next][n])),
    bare(Make, &[Backspace], |h, _| h.push(MakeCommand::Remove)),
    bare(MakeLeaf, &[Enter], |h, _| {
        let node = h.session.view().work.make().and_then(|view| view.node.as_ref());
        h.look.make.begins = node.and_then(|node| Some(node.value.as_ref()?.to_string()));
        show_made_tree(h, None);
    }),
    // What these write arrives as text.
    bare(MakeLeaf, DIGITS, |_, _| ()),
    bare(MakeLeaf, &[Minus], |_, _| ()),
    on(Lesson, CTRL, MODES, |h, n| h.push(StudyCommand::SetMode(StudyMode::ALL[n]))),
];

fn fill_in_if(
    h: &mut WindowContext<'_>,
    command: FillInCommand,
    may: impl Fn(&FillInView) -> bool,
) {
    h.push_if(h.session.view().work.fill_in().is_some_and(may), command);
}

/// Goes so many moves on in the playout of the step, if it is one.
fn play_on(h: &mut WindowContext<'_>, by: isize) {
    let playout = h.session.view().playout.as_ref();
    let to = playout.and_then(|playout| {
        playout.at.checked_add_signed(by).filter(|&to| to <= playout.names.len())
    });
    h.commands.extend(to.map(|to| RunCommand::PlayOn(to).into()));
}

/// The first step at which runs side by side visibly diverge, which is the later one of its row.
fn parting(h: &WindowContext<'_>) -> Option<usize> {
    let rows = &h.session.view().page.beside()?.rows;
    rows.iter().filter_map(|row| row.ways.last().map(|way| way.step)).min()
}

/// Shows the tools of the tree that is made, and goes to a field.
fn show_made_tree(h: &mut WindowContext<'_>, field: impl Into<Option<MakeField>>) {
    h.look.wanted = Some(Pane::Study);
    h.look.make.section = MakeSection::Tree;
    h.look.make.focus = field.into();
}

/// Takes what is typed as the beginning of a value; the rest goes into its field.
fn begin_value(h: &mut WindowContext<'_>) {
    let mut begun = String::new();
    h.context.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Text(text)
                if read_exact(text).is_some() || ["-", ".", "("].contains(&text.as_str()) =>
            {
                begun.push_str(text);
                false
            }
            _ => true,
        });
    });
    if !begun.is_empty() {
        h.look.make.begins.get_or_insert_default().push_str(&begun);
        show_made_tree(h, None);
    }
}

/// Moves the keyboard's square of the board page: to the left, right, up, down.
fn go_to_square(h: &mut WindowContext<'_>, number: usize) {
    // Files count from right to left if Black is at the bottom.
    let (files, ranks) = [(1, 0), (-1, 0), (0, -1), (0, 1)][number];
    let Some(board) = h.session.desk().map(session::BoardDesk::board) else {
        return;
    };
    let turned = h.session.settings().boards.turned && board.style == BoardStyle::Shogi;
    let way = if turned { -1 } else { 1 };
    let [across, down] = board.sides();
    let to = |at: u8, by: i8, sides: u8| (at as i8 + by).clamp(0, sides as i8 - 1) as u8;
    h.look.boards.cell = Cell {
        file: to(h.look.boards.cell.file, files * way, across),
        rank: to(h.look.boards.cell.rank, ranks * way, down),
    };
    h.look.boards.focus_square = true;
    // Otherwise egui, too, moves the focus that way.
    h.context.memory_mut(|memory| memory.move_focus(FocusDirection::None));
}

/// Whether keys go through a game on the board page, and whether its arrows do, too. Beside the
/// tools, and of other games than shogi, they go from square to square.
fn goes_through_game(h: &WindowContext<'_>) -> [bool; 2] {
    let desk = h.session.desk().filter(|_| h.session.page().is_board());
    let Some((desk, game)) = desk.zip(h.session.shown_game()) else {
        return [false; 2];
    };
    let is_beside = desk.game() == GameId::Shogi && game.can_close;
    let goes = !(is_beside && h.look.shows_tools);
    [goes, goes && is_beside]
}

/// Whether keys are read in a context now.
fn is_in_force(when: KeyContext, h: &WindowContext<'_>) -> bool {
    let (session, look) = (h.session, &*h.look);
    let (view, is_board) = (session.view(), session.page().is_board());
    let is_lesson = !is_board;
    let desk = session.desk().filter(|_| is_board);
    let work = Some(&view.work).filter(|_| is_lesson);
    let twin = view.twin.as_ref();
    let twin = twin.filter(|_| is_lesson && look.place(Pane::Listing).is_some());
    let predicted = work.and_then(|work| work.predict());
    let is_asked = |stage: &PredictStage| matches!(stage, PredictStage::Asked { .. });
    let what_if = work.and_then(|work| work.what_if());
    let stage = work.and_then(|work| work.fill_in()).map(|view| view.stage);
    let made = work.and_then(|work| work.make()).filter(|view| view.error.is_none());
    let made = made.and_then(|view| view.node.as_ref());
    let asks_why = is_lesson && session.can_ask_why();
    let presents = is_lesson && session.presents();
    match when {
        Always => true,
        FindField => look.find.is_some(),
        LessonField => look.lessons.types_query,
        AnswerField => {
            let focused = h.context.memory(Memory::focused);
            let is_answer = focused.is_some_and(|id| [0, 1].map(field_id).contains(&id));
            is_answer && h.context.text_edit_focused() && predicted.is_some()
        }
        SheetField => h.context.text_edit_focused() && session.holds_sheet(),
        Help => session.settings().help,
        RulesCard => look.rules.is_some(),
        SignsCard => look.shows_signs,
        Listing => twin.is_some(),
        ListingLine => twin.is_some_and(|twin| !twin.is_found),
        SheetMean => {
            let is_fine = |it: &FillInView| it.is_fine;
            is_in_force(Sheet, h) && work.and_then(|work| work.fill_in()).is_some_and(is_fine)
        }
        Sheet => stage.is_some_and(|stage| stage != FillInStage::Model),
        GameArrows => goes_through_game(h)[1],
        Promotion => match desk {
            Some(desk) => desk.promoting().is_some(),
            None => asks_why && session.why_promoting().is_some(),
        },
        Squares => desk.is_some(),
        Game => goes_through_game(h)[0],
        Pass => desk.is_some_and(|desk| desk.game() != GameId::Shogi),
        Throw => desk.is_some_and(session::BoardDesk::throws),
        PresentedWhy => asks_why && presents,
        Presentation => presents,
        HeldTool => presents && look.holds_tool(),
        Model => stage == Some(FillInStage::Model),
        Predict => predicted.is_some(),
        PredictAsked => predicted.is_some_and(|view| is_asked(&view.stage)),
        PredictAnswered => predicted.is_some_and(|view| !is_asked(&view.stage)),
        WhatIf => what_if.is_some(),
        WhatIfLeaf => {
            let has_leaf = what_if.is_some_and(|view| view.leaf.is_some());
            has_leaf && session.run().selection().is_some()
        }
        Make => made.is_some(),
        MakeLeaf => made.is_some_and(|node| node.value.is_some()),
        Lesson | Questions => is_lesson,
        Usual | Leaving => is_lesson || desk.is_some(),
        Covered => is_lesson && session.run().covers(),
        Elsewhere => false,
    }
}

#[derive(Clone, Copy)]
enum KeyUse {
    Action(ActionRow),
    Nth(&'static Binding, usize),
}

#[derive(Clone, Copy)]
struct BoundKey {
    when: KeyContext,
    modifiers: Modifiers,
    key: Key,
    bound: KeyUse,
}

impl BoundKey {
    fn all() -> impl Iterator<Item = Self> {
        let of_actions = ActionRow::all().flat_map(|row| {
            let (when, bound) = (row.when(), KeyUse::Action(row));
            row.keys().map(move |(modifiers, key)| Self { when, modifiers, key, bound })
        });
        of_actions.chain(KEYS.iter().chain(OTHERS).flat_map(|binding| {
            let Binding { when, modifiers, keys, .. } = *binding;
            let nth =
                move |(n, &key)| Self { when, modifiers, key, bound: KeyUse::Nth(binding, n) };
            keys.iter().enumerate().map(nth)
        }))
    }

    /// The keys of this frame in the order of contexts. Those with more modifiers come first: others
    /// would also be taken with them.
    fn pressed(context: &egui::Context) -> Vec<Self> {
        let is_press = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        let events = context.input(|input| {
            let presses = input.events.iter().filter(|event| is_press(event));
            presses.cloned().collect::<Vec<_>>()
        });
        if events.is_empty() {
            return Vec::new();
        }
        let mut all: Vec<_> =
            Self::all().filter(|key| events.iter().any(|it| key.is(it))).collect();
        all.sort_by_key(|key| (key.when, Reverse(held(key.modifiers).count())));
        all
    }

    fn is(&self, event: &Event) -> bool {
        let Event::Key { key, modifiers, pressed: true, .. } = event else {
            return false;
        };
        *key == self.key
            && match self.bound {
                KeyUse::Nth(Binding { is_exact: true, .. }, _) => modifiers.is_none(),
                _ => modifiers.matches_logically(self.modifiers),
            }
    }

    /// Whether it is the same key with more modifiers.
    fn is_more_than(&self, other: &Self) -> bool {
        self.key == other.key && held(self.modifiers).count() > held(other.modifiers).count()
    }

    /// Acts for each press of the key; returns whether there were any.
    fn act(&self, h: &mut WindowContext<'_>) -> bool {
        // A focused button needs Space and Enter.
        let has_focus = h.context.memory(Memory::focused).is_some();
        let is_ready = match self.bound {
            KeyUse::Action(_) if has_focus && self.key == Space => false,
            KeyUse::Action(row) => row.availability(h.session, h.look).acts(),
            KeyUse::Nth(binding, _) => !(binding.yields && has_focus),
        };
        if !is_ready {
            return false;
        }
        let presses = h.context.input_mut(|input| {
            let before = input.events.len();
            input.events.retain(|event| !self.is(event));
            before - input.events.len()
        });
        for _ in 0..presses {
            match self.bound {
                KeyUse::Action(row) => row.act(h),
                KeyUse::Nth(binding, n) => (binding.act)(h, n),
            }
        }
        presses > 0
    }
}

fn held(modifiers: Modifiers) -> impl Iterator<Item = &'static str> {
    let names = [(modifiers.command, "Ctrl"), (modifiers.alt, "Alt"), (modifiers.shift, "Shift")];
    names.into_iter().filter_map(|(is_held, name)| is_held.then_some(name))
}

pub(super) fn read(h: &mut WindowContext<'_>) {
    let context = h.context;
    if h.look.blank && wakes(context) {
        h.look.blank = false;
        // What woke the screen does nothing else: nobody saw what it would do.
        context.input_mut(|input| input.events.clear());
        return;
    }
    if h.look.tour.is_some() && leaves_tour(context) {
        h.look.tour = None;
    }
    // An open menu handles the keys itself, above all Escape.
    let is_covered = h.look.dialog.is_some() || h.look.tour.is_some() || h.look.palette.is_some();
    if is_covered || Popup::is_any_open(context) {
        return;
    }
    if context.text_edit_focused() {
        read_until(h, SheetField);
    } else if h.session.settings().help {
        read_until(h, Help);
    } else {
        keep_arrows(context);
        if !read_until(h, Elsewhere) && is_in_force(MakeLeaf, h) {
            begin_value(h);
        }
    }
    h.look.lessons.types_query = false;
}

/// Reads the keys of this frame in one context after the other; returns whether one has opened or
/// closed what decides over the others.
fn read_until(h: &mut WindowContext<'_>, last: KeyContext) -> bool {
    // What Ctrl+Shift+Z cannot do now, Ctrl+Z is not asked for.
    let mut idle: Vec<BoundKey> = Vec::new();
    for keys in BoundKey::pressed(h.context).chunk_by(|one, other| one.when == other.when) {
        let [BoundKey { when, .. }, ..] = keys else { continue };
        if *when > last || !is_in_force(*when, h) {
            continue;
        }
        let mut acted = false;
        for key in keys {
            if idle.iter().any(|idle| idle.is_more_than(key)) {
                continue;
            }
            let acts = key.act(h);
            acted |= acts;
            idle.extend((!acts).then_some(*key));
        }
        let closed = acted && matches!(when, FindField | LessonField | RulesCard | SignsCard);
        if closed || h.look.dialog.is_some() || h.look.palette.is_some() {
            return true;
        }
    }
    false
}

/// Whether a key or a click has come, which ends a dark screen.
fn wakes(context: &egui::Context) -> bool {
    let is_one = |event: &Event| {
        matches!(
            event,
            Event::Key { pressed: true, .. } | Event::PointerButton { pressed: true, .. }
        )
    };
    context.input(|input| input.events.iter().any(is_one))
}

/// Whether a key has come that the tour does not use: one who knows what to do needs none.
fn leaves_tour(context: &egui::Context) -> bool {
    let leaves = |event: &Event| match event {
        Event::Key { key, pressed: true, modifiers, .. } => {
            let own = [Enter, Space, ArrowRight, Escape, Tab];
            modifiers.command || !own.contains(key)
        }
        Event::Paste(_) => true,
        _ => false,
    };
    context.input(|input| input.events.iter().any(leaves))
}

/// Leaves the arrows to the tree or the board while a button has the focus.
fn keep_arrows(context: &egui::Context) {
    let arrows =
        EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    context.memory_mut(|memory| {
        if let Some(id) = memory.focused() {
            memory.set_focus_lock_filter(id, arrows);
        }
    });
}

pub struct KeyHelp {
    pub keys: String,
    does: Phrase,
}

impl KeyHelp {
    pub fn does(&self, language: Language) -> String {
        (self.does)(language.texts())
    }
}

/// The rows of the help. Two keys have an alias that is not named: F1 for `?`, and `=` for `+`.
pub fn key_help() -> Vec<KeyHelp> {
    let texts = Language::En.texts();
    let mut of_actions: Vec<_> = ActionRow::all()
        .filter_map(|row| {
            let (help, is_first) = row.help();
            Some((!is_first, help?(texts), row.shortcut()?))
        })
        .collect();
    of_actions.sort_by_key(|&(is_later, ..)| is_later);
    let help = |&does: &Phrase| {
        let said = does(texts);
        let of_actions = of_actions.iter().filter(|(_, help, _)| *help == said);
        let mut keys: Vec<_> =
            of_actions.map(|&(.., (modifiers, key))| (modifiers, sign(key))).collect();
        let mut rows = KEYS.chunk_by(|_, next| next.row.is_none());
        let row =
            rows.find(|row| row.first().and_then(|it| it.row).is_some_and(|it| it(texts) == said));
        for Binding { modifiers, keys: more, label, .. } in row.unwrap_or_default() {
            match label {
                Some(label) => keys.push((*modifiers, label)),
                None => keys.extend(more.iter().map(|&key| (*modifiers, sign(key)))),
            }
        }
        KeyHelp { keys: named(&keys), does }
    };
    KEY_TEXTS.iter().map(help).collect()
}

/// "Ctrl + O  S": each key once, with what is held unless it is the same as before.
fn named(keys: &[(Modifiers, &'static str)]) -> String {
    let mut before = NONE;
    let mut words = Vec::new();
    for (number, key @ &(modifiers, sign)) in keys.iter().enumerate() {
        if !keys[..number].contains(key) {
            let held = held(modifiers).filter(|_| modifiers != before);
            words.push(held.chain([sign]).collect::<Vec<_>>().join(" + "));
            before = modifiers;
        }
    }
    words.join("  ")
}

#[cfg(test)]
mod tests {
    use session::Session;

    use super::*;
    use crate::look::Look;

    /// Presses a key in a window without a lesson.
    fn press(look: &mut Look, key: Key) -> Vec<Command> {
        let (session, mut commands) = (Session::new(), Vec::new());
        let modifiers = NONE;
        let event = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        let input = egui::RawInput { events: vec![event], ..egui::RawInput::default() };
        let output = egui::Context::default().run_ui(input, |ui| {
            let (context, commands) = (ui.ctx(), &mut commands);
            read(&mut WindowContext { context, session: &session, look, commands });
        });
        output.drop_without_applying_deltas();
        commands
    }

    #[test]
    fn a_key_closes_what_lies_on_top_and_nothing_else() {
        let (find, rules) = (Some(String::new()), Some(GameId::Shogi));
        let mut look = Look { find, rules, shows_signs: true, ..Look::default() };
        assert!(press(&mut look, Escape).is_empty() && look.find.is_none());
        assert!(look.rules.is_some());
        assert!(press(&mut look, Escape).is_empty() && look.rules.is_none());
        assert!(look.shows_signs);
        assert!(press(&mut look, K).is_empty() && !look.shows_signs);
        assert!(press(&mut look, K).is_empty() && look.shows_signs);
        assert!(press(&mut look, Escape).is_empty() && !look.shows_signs);
        assert!(matches!(press(&mut look, Escape)[..], [Command::Dismiss]));
    }

    #[test]
    fn every_row_of_the_help_names_keys() {
        for row in key_help() {
            assert!(!row.keys.is_empty(), "{}", row.does(Language::En));
        }
    }

    #[test]
    fn no_key_has_two_meanings_in_a_context() {
        // Pages that no lesson offers together may share one.
        let is_page = |key: &BoundKey| matches!(key.bound, KeyUse::Action(ActionRow::Page(_)));
        let keys = BoundKey::all().filter(|key| !is_page(key));
        let keys: Vec<_> = keys.map(|key| (key.when, key.modifiers, key.key)).collect();
        for (number, key) in keys.iter().enumerate() {
            assert!(!keys[number + 1..].contains(key), "{key:?}");
        }
    }
}

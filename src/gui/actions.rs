//! What the user can ask the window for, a row each: its name, its menu, its key. The menus, the
//! palette and the keyboard all read this table.

use egui::{Context, Key, KeyboardShortcut, Modifiers, ViewportCommand};

use super::arrangement::RightSide;
use super::exporting::{Copied, copy_figure, print_command};
use super::key_context::KeyContext;
use super::look::{Look, WindowContext};
use super::pane::Pane;
use super::panels::{
    Export, MakeSection, PAGES, PackWish, PageRow, StepsWish, game_in_front, read_cut,
    reads_deeper, shown_position,
};
use export::FigurePart;
use language::{Language, Notation, Phrase, Sides, Signs, Texts, Words};
use lesson::Telling;
use session::{
    Command, CompareCommand, LessonCommand, MakeCommand, Navigation, NewLessonCommand, Opened,
    PageCommand, PaperWish, RunCommand, Session, SettingsCommand, StudyCommand, StudyMode,
    WhatIfCommand,
};
use subject::GameId;

/// A menu at the top. What is in none is found in the palette, and has its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Menu {
    File,
    Edit,
    View,
    Lesson,
    Help,
    /// A menu in the menu View.
    Settings,
    /// What the menu of settings offers as choices side by side.
    Choices,
    /// The steps through a run: their buttons stand below the tree.
    Steps,
}

impl Menu {
    /// The menus of the line at the top, from left to right.
    pub(super) const ALL: [Self; 5] =
        [Self::File, Self::Edit, Self::View, Self::Lesson, Self::Help];

    pub(super) fn name(self, texts: &Texts) -> String {
        match self {
            Self::File => texts.window_file(),
            Self::Edit => texts.actions_edit(),
            Self::View => texts.actions_view(),
            Self::Lesson => texts.actions_lesson(),
            Self::Help => texts.actions_help(),
            Self::Settings | Self::Choices => texts.window_settings(),
            Self::Steps => texts.window_step(),
        }
    }
}

/// Whether an action is available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Availability {
    /// It has no meaning here, and is not shown.
    Absent,
    /// Shown but disabled.
    Disabled,
    Ready,
    Switch(bool),
}

impl Availability {
    /// Ready on this condition, absent otherwise.
    const fn if_there(is_there: bool) -> Self {
        if is_there { Self::Ready } else { Self::Absent }
    }

    /// Ready on this condition, disabled otherwise.
    const fn ready_if(acts: bool) -> Self {
        if acts { Self::Ready } else { Self::Disabled }
    }

    /// A switch on this condition, absent otherwise.
    const fn switch_if(is_there: bool, on: bool) -> Self {
        if is_there { Self::Switch(on) } else { Self::Absent }
    }

    /// Whether the action does something if it is asked for.
    pub(super) const fn acts(self) -> bool {
        matches!(self, Self::Ready | Self::Switch(_))
    }
}

/// A row of the table.
#[expect(clippy::struct_excessive_bools, reason = "each is a column of the table")]
pub(super) struct Action {
    pub menu: Menu,
    /// Whether a line separates it from the row above in its menu.
    pub starts_group: bool,
    /// Whether the files and games that can be opened again stand below it.
    pub lists_recent: bool,
    /// Whether it stands in the menu of the empty part of the tree, too.
    is_on_tree: bool,
    name: Phrase,
    /// Other words that people look for it with, in both languages; some that belong together.
    found_by: &'static [&'static str],
    /// The setting that it changes, said after its name.
    now: Option<fn(&Session) -> String>,
    /// What it will do, said in place of its name.
    does: Option<fn(&Session) -> String>,
    /// Its key; that of a page stands in the table of pages.
    key: Option<(Modifiers, Key)>,
    /// Other keys that do the same: on some keyboards they are nearer.
    also: &'static [(Modifiers, Key)],
    when: KeyContext,
    help: Option<Phrase>,
    is_named_first: bool,
    available: fn(&Session, &Look) -> Availability,
    act: fn(&mut WindowContext<'_>),
}

impl Action {
    const fn new(
        menu: Menu,
        name: Phrase,
        available: fn(&Session, &Look) -> Availability,
        act: fn(&mut WindowContext<'_>),
    ) -> Self {
        Self {
            menu,
            starts_group: false,
            lists_recent: false,
            is_on_tree: false,
            name,
            found_by: &[],
            now: None,
            does: None,
            key: None,
            also: &[],
            when: KeyContext::Usual,
            help: None,
            is_named_first: false,
            available,
            act,
        }
    }

    /// An action that is always available.
    const fn doing(menu: Menu, name: Phrase, act: fn(&mut WindowContext<'_>)) -> Self {
        Self::new(menu, name, |_, _| Availability::Ready, act)
    }

    const fn offered(mut self, available: fn(&Session, &Look) -> Availability) -> Self {
        self.available = available;
        self
    }

    const fn key(mut self, key: (Modifiers, Key), help: Phrase) -> Self {
        self.key = Some(key);
        self.help = Some(help);
        self
    }

    const fn plain(self, key: Key, help: Phrase) -> Self {
        self.key((Modifiers::NONE, key), help)
    }

    const fn named_first(mut self) -> Self {
        self.is_named_first = true;
        self
    }

    const fn also(mut self, keys: &'static [(Modifiers, Key)]) -> Self {
        self.also = keys;
        self
    }

    const fn group(mut self) -> Self {
        self.starts_group = true;
        self
    }

    const fn while_typing(mut self) -> Self {
        self.when = KeyContext::Always;
        self
    }

    const fn elsewhere(mut self) -> Self {
        self.when = KeyContext::Elsewhere;
        self
    }

    const fn found_by(mut self, words: &'static [&'static str]) -> Self {
        self.found_by = words;
        self
    }

    const fn on_tree(mut self) -> Self {
        self.is_on_tree = true;
        self
    }

    const fn recent(mut self) -> Self {
        self.lists_recent = true;
        self
    }

    const fn now(mut self, now: fn(&Session) -> String) -> Self {
        self.now = Some(now);
        self
    }

    const fn does(mut self, does: fn(&Session) -> String) -> Self {
        self.does = Some(does);
        self
    }
}

/// What a menu and the palette list.
#[derive(Clone, Copy)]
pub(super) enum ActionRow {
    Action(&'static Action),
    /// A page in place of the tree.
    Page(&'static PageRow),
}

impl ActionRow {
    /// Everything, in the order of the menus; the pages open the menu View.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let pages = PAGES.iter().map(Self::Page);
        pages.chain(MENUS.iter().chain(&STEPS).map(Self::Action))
    }

    pub(super) const fn menu(self) -> Menu {
        match self {
            Self::Action(action) => action.menu,
            Self::Page(_) => Menu::View,
        }
    }

    pub(super) const fn starts_group(self) -> bool {
        match self {
            Self::Action(action) => action.starts_group,
            Self::Page(_) => false,
        }
    }

    /// Whether it stands in the menu of the empty part of the tree.
    pub(super) const fn is_on_tree(self) -> bool {
        matches!(self, Self::Action(Action { is_on_tree: true, .. }))
    }

    pub(super) fn name(self, texts: &Texts) -> String {
        match self {
            Self::Action(action) => (action.name)(texts),
            Self::Page(page) => (page.name)(texts),
        }
    }

    pub(super) const fn found_by(self) -> &'static [&'static str] {
        match self {
            Self::Action(action) => action.found_by,
            Self::Page(page) => page.found_by,
        }
    }

    /// What it will do, or its name, and the setting that it changes: "Theme: light".
    pub(super) fn title(self, session: &Session) -> String {
        let name = self.name(session.language().texts());
        match self {
            Self::Action(Action { does: Some(does), .. }) => does(session),
            Self::Action(Action { now: Some(now), .. }) => format!("{name}: {}", now(session)),
            _ => name,
        }
    }

    pub(super) fn shortcut(self) -> Option<(Modifiers, Key)> {
        match self {
            Self::Action(action) => action.key,
            Self::Page(page) => Some((Modifiers::NONE, page.key)),
        }
    }

    /// Its key, and others that do the same.
    pub(super) fn keys(self) -> impl Iterator<Item = (Modifiers, Key)> {
        let also = match self {
            Self::Action(action) => action.also,
            Self::Page(_) => &[],
        };
        self.shortcut().into_iter().chain(also.iter().copied())
    }

    /// Where its keys are read.
    pub(super) const fn when(self) -> KeyContext {
        match self {
            Self::Action(action) => action.when,
            Self::Page(_) => KeyContext::Usual,
        }
    }

    /// The row of the help that names its key, and whether that comes before those of other actions.
    pub(super) const fn help(self) -> (Option<Phrase>, bool) {
        match self {
            Self::Action(action) => (action.help, action.is_named_first),
            Self::Page(page) => (Some(page.help), false),
        }
    }

    /// Its key in words: "Ctrl+K".
    pub(super) fn key(self, context: &Context) -> Option<String> {
        let (modifiers, key) = self.shortcut()?;
        let held = context.format_shortcut(&KeyboardShortcut::new(modifiers, key));
        Some(held.trim_end_matches(key.name()).to_owned() + sign(key))
    }

    pub(super) fn availability(self, session: &Session, look: &Look) -> Availability {
        match self {
            Self::Action(action) => (action.available)(session, look),
            Self::Page(page) => Availability::switch_if(
                session.offers(page.centre),
                session.page().centre() == page.centre,
            ),
        }
    }

    pub(super) fn act(self, h: &mut WindowContext<'_>) {
        match self {
            Self::Action(action) => (action.act)(h),
            Self::Page(page) => h.push(page.toggle()),
        }
    }
}

/// A key as it is printed on the keyboard.
pub(super) fn sign(key: Key) -> &'static str {
    match key {
        Key::ArrowLeft => "←",
        Key::ArrowRight => "→",
        Key::ArrowUp => "↑",
        Key::ArrowDown => "↓",
        Key::Escape => "Esc",
        key => key.symbol_or_name(),
    }
}

/// A lesson stands in front, not a board of one's own.
fn on_lesson(session: &Session) -> bool {
    session.open().is_some() && !session.page().is_board()
}

fn with_lesson(session: &Session, _: &Look) -> Availability {
    Availability::if_there(on_lesson(session))
}

/// Whether the run reaches any position by more than one path, as far as that may be known.
fn has_joins(open: &Opened) -> bool {
    let last = open.projection(Language::Ja).last_step();
    let known = open.transpositions();
    known.is_some_and(|known| known.reached(last) > 0)
}

/// The way of studying with this number; from the board, it leads back to the lesson.
const fn mode<const NUMBER: usize>(name: Phrase) -> Action {
    const MODES: [StudyMode; 5] = [
        StudyMode::Watch,
        StudyMode::Predict,
        StudyMode::WhatIf,
        StudyMode::FillIn,
        StudyMode::Make,
    ];
    let available = |session: &Session, _: &Look| {
        let is_on = on_lesson(session) && session.study_mode() == MODES[NUMBER];
        Availability::switch_if(session.open().is_some(), is_on)
    };
    Action::new(Menu::Lesson, name, available, |h| h.push(StudyCommand::SetMode(MODES[NUMBER])))
}

/// A lesson is open, possibly behind a board of one's own.
fn behind_board(session: &Session, _: &Look) -> Availability {
    Availability::if_there(session.open().is_some())
}

/// Leaves the board of one's own, if it stands in front of a lesson.
fn leave_board(h: &mut WindowContext<'_>) {
    h.push_if(h.session.page().is_board(), PageCommand::ToggleBoard);
}

fn show(h: &mut WindowContext<'_>, pane: Pane) {
    h.look.ask_for(pane, h.session.presents());
}

/// The next larger or smaller scale, in quarters.
fn scale(h: &mut WindowContext<'_>, larger: bool) {
    const STEP: f32 = 0.25;
    let steps = h.session.settings().scale / STEP;
    let steps = if larger { steps.floor() + 1.0 } else { steps.ceil() - 1.0 };
    h.push(SettingsCommand::SetScale(steps * STEP));
}

/// The next notation, wrapping around.
fn next_notation(now: Notation) -> Notation {
    let mut after = Notation::ALL.into_iter().cycle().skip_while(|&it| it != now);
    after.nth(1).unwrap_or(now)
}

pub(super) const CTRL: Modifiers = Modifiers::COMMAND;
pub(super) const SHIFT: Modifiers = Modifiers::SHIFT;

static STEPS: [Action; 12] = {
    const fn step(name: Phrase, act: fn(&mut WindowContext<'_>)) -> Action {
        Action::new(Menu::Steps, name, with_lesson, act)
    }
    [
        step(Texts::actions_next_event, |h| h.push(Navigation::NextInterest))
            .key((SHIFT, Key::ArrowRight), Texts::keys_interest),
        step(Texts::actions_previous_event, |h| h.push(Navigation::PreviousInterest))
            .key((SHIFT, Key::ArrowLeft), Texts::keys_interest),
        step(Texts::actions_next_chapter, |h| h.push(Navigation::NextChapter))
            .key((Modifiers::ALT, Key::ArrowRight), Texts::keys_chapter),
        step(Texts::actions_previous_chapter, |h| h.push(Navigation::PreviousChapter))
            .key((Modifiers::ALT, Key::ArrowLeft), Texts::keys_chapter),
        step(Texts::actions_next_stop, |h| h.push(Navigation::NextStop))
            .key((CTRL, Key::ArrowRight), Texts::keys_stop),
        step(Texts::actions_previous_stop, |h| h.push(Navigation::PreviousStop))
            .key((CTRL, Key::ArrowLeft), Texts::keys_stop),
        step(Texts::actions_next_step, |h| h.push(Navigation::Next))
            .plain(Key::ArrowRight, Texts::keys_step),
        step(Texts::actions_step_back, |h| h.push(Navigation::Back))
            .plain(Key::ArrowLeft, Texts::keys_step),
        step(Texts::actions_step_out, |h| h.push(Navigation::Out))
            .plain(Key::ArrowUp, Texts::keys_branch_up),
        step(Texts::actions_step_over, |h| h.push(Navigation::Over))
            .plain(Key::ArrowDown, Texts::keys_branch_down),
        step(Texts::actions_first_step, |h| h.push(Navigation::First))
            .plain(Key::Home, Texts::keys_ends),
        step(Texts::actions_last_step, |h| h.push(Navigation::Last))
            .plain(Key::End, Texts::keys_ends),
    ]
};

/// All rows but the steps and the pages, in the order of the menus.
static MENUS: &[Action] = &[
    Action::doing(Menu::File, Texts::window_open_file, |h| {
        if h.session.platform().has_places {
            h.look.ask_open();
        } else {
            h.push(LessonCommand::ChooseFile);
        }
    })
    .found_by(&["load", "import", "読み込む"])
    .key((CTRL, Key::O), Texts::keys_files)
    .while_typing()
    .recent(),
    Action::doing(Menu::File, Texts::make_new_tree, |h| h.push(MakeCommand::New))
        .found_by(&["lesson", "create", "課題", "作る"])
        .key((CTRL, Key::N), Texts::keys_make),
    Action::doing(Menu::File, Texts::course_desk_make, |h| {
        h.look.ask_course(h.session, false, h.commands);
    })
    .found_by(&["chapters", "order", "compile", "章", "順番"]),
    Action::doing(Menu::File, Texts::course_desk_change, |h| {
        h.look.ask_course(h.session, true, h.commands);
    })
    .offered(|session, _| Availability::if_there(session.open_course().is_some())),
    Action::doing(Menu::File, Texts::window_save_lesson, |h| h.look.ask_save(h.session))
        .offered(|session, _| Availability::ready_if(session.open().is_some()))
        .key((CTRL, Key::S), Texts::keys_files)
        .while_typing(),
    Action::doing(Menu::File, Texts::game_save, |h| h.look.ask_save_game(h.session))
        .offered(|session, _| Availability::if_there(session.game_desk().is_some())),
    Action::new(Menu::File, Texts::actions_export, with_lesson, |h| {
        h.look.ask_export(h.session, Export::Steps(StepsWish::of(h.session)));
    })
    .found_by(&[
        "picture screenshot image svg",
        "pdf gif html tikz",
        "latex csv parquet 絵",
        "図 画像 保存",
    ])
    .key((CTRL, Key::E), Texts::keys_export)
    .on_tree()
    .group(),
    Action::new(Menu::File, Texts::actions_print, with_lesson, |h| {
        h.push(print_command(h.session, FigurePart::Step, None).unwrap_or_else(Command::Report));
    })
    .found_by(&["paper", "pdf", "紙", "プリント"])
    .key((CTRL, Key::P), Texts::keys_export),
    Action::new(Menu::File, Texts::class_worksheet, with_lesson, |h| {
        h.look.ask_export(h.session, Export::Papers(PaperWish::WORKSHEET));
    })
    .found_by(&["print", "handout", "exercise", "blank", "印刷", "プリント", "配布"]),
    Action::new(Menu::File, Texts::class_papers, with_lesson, |h| {
        h.look.ask_export(h.session, Export::Papers(PaperWish::TEST));
    })
    .found_by(&["print", "exam", "quiz", "moodle", "gift", "印刷", "試験"]),
    Action::new(Menu::File, Texts::class_student, with_lesson, |h| {
        h.look.ask_export(h.session, Export::StudentCopy);
    }),
    Action::doing(Menu::File, Texts::pack_save, |h| {
        h.look.ask_export(h.session, Export::Pack(PackWish::of(h.session)));
    })
    .found_by(&["zip", "pack", "send", "share", "パック", "配る"]),
    Action::doing(Menu::File, Texts::scorm_save, |h| {
        h.look.ask_export(h.session, Export::Scorm);
    })
    .found_by(&["moodle", "lms", "package", "gradebook", "教材", "成績", "パッケージ"]),
    Action::doing(Menu::File, Texts::class_marks, |h| {
        h.look.ask_export(h.session, Export::Marks { learner: String::new() });
    })
    .found_by(&["grades", "scores", "csv", "成績"]),
    Action::doing(Menu::File, Texts::window_quit, |h| {
        h.context.send_viewport_cmd(ViewportCommand::Close);
    })
    .offered(|session, _| Availability::if_there(session.platform().can_quit))
    .found_by(&["exit", "close"])
    .key((CTRL, Key::Q), Texts::keys_quit)
    .elsewhere()
    .group(),
    Action::doing(Menu::Edit, Texts::window_undo, |h| h.push(Command::Undo))
        .offered(|session, _| Availability::ready_if(session.can_travel().0))
        .key((CTRL, Key::Z), Texts::keys_back),
    Action::doing(Menu::Edit, Texts::window_redo, |h| h.push(Command::Redo))
        .offered(|session, _| Availability::ready_if(session.can_travel().1))
        .key((CTRL, Key::Y), Texts::keys_back)
        .also(&[(CTRL.plus(SHIFT), Key::Z)]),
    Action::doing(Menu::Edit, Texts::actions_copy, |h| {
        if let Some(at) = shown_position(h.session) {
            h.push(Copied::Position.text(h.context, at));
        }
    })
    .offered(|session, _| Availability::ready_if(shown_position(session).is_some()))
    .found_by(&["sfen", "clipboard"])
    .key((CTRL, Key::C), Texts::keys_clipboard)
    .elsewhere()
    .group(),
    Action::new(Menu::Edit, Texts::actions_copy_step, with_lesson, |h| {
        h.commands.extend(copy_figure(h.context, h.session, FigurePart::Step));
    })
    .found_by(&["picture", "image", "screenshot", "clipboard", "絵", "画像"])
    .key((CTRL.plus(SHIFT), Key::C), Texts::keys_copy_step)
    .on_tree(),
    Action::new(Menu::Edit, Texts::actions_copy_tree, with_lesson, |h| {
        h.commands.extend(copy_figure(h.context, h.session, FigurePart::Tree));
    })
    .found_by(&["picture", "image", "clipboard", "絵", "画像"])
    .on_tree(),
    Action::doing(Menu::Edit, Texts::actions_copy_board, |h| {
        h.commands.extend(copy_figure(h.context, h.session, FigurePart::Board));
    })
    .offered(|session, _| {
        Availability::if_there(session.open().is_some() && session.view().board.is_some())
    })
    .found_by(&["picture", "image", "clipboard", "絵", "画像"]),
    Action::new(Menu::Edit, Texts::actions_copy_sentence, with_lesson, |h| {
        h.push(Copied::Sentence.text(h.context, h.session.view().sentence.clone()));
    })
    .found_by(&["text", "clipboard", "説明"])
    .on_tree(),
    Action::doing(Menu::Edit, Texts::actions_copy_line, |h| {
        if let Some(line) = h.session.line_text() {
            h.push(Copied::Line.text(h.context, line));
        }
    })
    .offered(|session, _| Availability::if_there(session.line_text().is_some()))
    .found_by(&["moves", "pv", "clipboard", "手順"])
    .on_tree(),
    Action::new(Menu::Edit, Texts::actions_copy_link, with_lesson, |h| {
        let command = match h.session.link() {
            Ok(link) => Copied::Link.text(h.context, link),
            Err(words) => Command::Tell(words),
        };
        h.push(command);
    })
    .found_by(&["url", "share", "clipboard", "共有", "リンク"])
    .on_tree(),
    Action::doing(Menu::Edit, Texts::actions_paste, |h| {
        h.context.send_viewport_cmd(ViewportCommand::RequestPaste);
    })
    .found_by(&["sfen", "clipboard", "import"])
    .key((CTRL, Key::V), Texts::keys_clipboard)
    .named_first()
    .elsewhere(),
    Action::new(Menu::Edit, Texts::actions_find_node, with_lesson, |h| {
        h.look.find = Some(h.look.find.take().unwrap_or_default());
        h.look.focus_find = true;
    })
    .key((CTRL, Key::F), Texts::keys_find)
    .while_typing()
    .group(),
    Action::doing(Menu::Edit, Texts::actions_engines, |h| h.look.ask_engines())
        .offered(|session, _| Availability::if_there(session.platform().has_programs))
        .group(),
    Action::doing(Menu::View, Texts::actions_compare, |h| h.push(CompareCommand::Start))
        .offered(|session, _| {
            let board = !session.page().is_board() || session.page().is_board_of(GameId::Shogi);
            Availability::if_there(board)
        })
        .plain(Key::E, Texts::keys_compare),
    Action::doing(Menu::View, Texts::actions_back_to_own_tree, |h| {
        h.push(PageCommand::BackToOwnTree);
    })
    .offered(|session, _| Availability::if_there(on_lesson(session) && session.has_left_tree()))
    .key((SHIFT, Key::E), Texts::keys_compare),
    Action::doing(Menu::View, Texts::actions_own_board, |h| h.push(PageCommand::ToggleBoard))
        .offered(|session, _| Availability::Switch(session.page().is_board()))
        .plain(Key::B, Texts::keys_own_position),
    Action::new(Menu::View, Texts::actions_value, with_lesson, |h| show(h, Pane::Node))
        .plain(Key::V, Texts::keys_panels)
        .group(),
    Action::new(Menu::View, Texts::actions_notes, with_lesson, |h| show(h, Pane::Notes))
        .plain(Key::N, Texts::keys_panels),
    Action::new(Menu::View, Texts::actions_code, with_lesson, |h| show(h, Pane::Code))
        .plain(Key::P, Texts::keys_panels),
    Action::new(Menu::View, Texts::actions_work, with_lesson, |h| show(h, Pane::Study))
        .plain(Key::Q, Texts::keys_panels),
    Action::doing(Menu::View, Texts::listing_spot, |h| show(h, Pane::Listing))
        .offered(|session, _| {
            Availability::if_there(on_lesson(session) && session.view().twin.is_some())
        })
        .plain(Key::I, Texts::keys_listing),
    Action::new(Menu::View, Texts::actions_fit, with_lesson, |h| h.push(RunCommand::Fit))
        .on_tree()
        .plain(Key::Num0, Texts::keys_zoom)
        .group(),
    Action::new(Menu::View, Texts::actions_zoom_in, with_lesson, |h| {
        h.look.tree.zoom_by = Some(1.25);
    })
    .found_by(&["zoom", "enlarge", "拡大"])
    .plain(Key::Plus, Texts::keys_zoom)
    .named_first()
    .also(&[(Modifiers::NONE, Key::Equals)]),
    Action::new(Menu::View, Texts::actions_zoom_out, with_lesson, |h| {
        h.look.tree.zoom_by = Some(0.8);
    })
    .found_by(&["zoom", "shrink", "縮小"])
    .plain(Key::Minus, Texts::keys_zoom)
    .named_first(),
    Action::doing(Menu::View, Texts::actions_all_nodes, |h| h.push(RunCommand::ToggleWhole))
        .offered(|session, _| {
            let is_there = on_lesson(session) && !session.run().draws_part();
            Availability::switch_if(is_there, session.run().draws_whole())
        })
        .plain(Key::G, Texts::keys_fold),
    Action::doing(Menu::View, Texts::actions_follow, |h| h.push(RunCommand::ToggleFollow))
        .offered(|session, _| Availability::switch_if(on_lesson(session), session.run().follows()))
        .plain(Key::F, Texts::keys_follow),
    Action::doing(Menu::View, Texts::actions_joins, |h| h.push(RunCommand::ToggleJoins))
        .offered(|session, _| {
            let open = session.open().filter(|open| on_lesson(session) && has_joins(open));
            Availability::switch_if(open.is_some(), session.run().joins())
        })
        .plain(Key::J, Texts::keys_joins),
    Action::doing(Menu::View, Texts::actions_types, |h| h.push(RunCommand::ToggleTypes)).offered(
        |session, _| {
            let has_types = |open: &Opened| open.algorithm().keeps_window();
            let open = session.open().filter(|open| on_lesson(session) && has_types(open));
            Availability::switch_if(open.is_some(), session.run().types())
        },
    ),
    Action::doing(Menu::View, Texts::actions_fold, |h| {
        if let Some(node) = h.session.view().focus {
            h.push(RunCommand::Fold(node));
        }
    })
    .offered(|session, _| {
        Availability::if_there(on_lesson(session) && session.view().focus.is_some())
    })
    .plain(Key::C, Texts::keys_fold),
    Action::doing(Menu::View, Texts::window_swap_list, |h| {
        h.look.hides_swap_list = !h.look.hides_swap_list;
    })
    .offered(|session, look| {
        let is_there = on_lesson(session) && !session.holds_sheet();
        let open = session.open().filter(|open| is_there && open.algorithm().is_exchange());
        Availability::switch_if(open.is_some(), !look.hides_swap_list)
    }),
    Action::doing(Menu::View, Texts::actions_present, |h| h.push(SettingsCommand::TogglePresent))
        .offered(|session, _| Availability::Switch(session.presents()))
        .found_by(&["projector beamer full screen", "slide show プロジェクター 投影", "全画面"])
        .plain(Key::F11, Texts::keys_present)
        .group()
        .while_typing(),
    Action::doing(Menu::Settings, Texts::board_turn, |h| h.push(SettingsCommand::TurnBoards))
        .offered(|session, _| Availability::Switch(session.settings().boards.turned))
        .found_by(&["flip", "rotate", "反転"])
        .plain(Key::T, Texts::keys_board)
        .group(),
    Action::doing(Menu::Settings, Texts::board_arrows, |h| h.push(SettingsCommand::ToggleArrows))
        .offered(|session, _| Availability::Switch(session.settings().boards.arrows))
        .plain(Key::A, Texts::keys_board),
    Action::doing(Menu::Choices, Texts::actions_signs, |h| {
        let signs = Some(h.session.signs().other());
        h.push(SettingsCommand::SetSigns(signs));
    })
    .found_by(&["knight", "kanji", "piece", "letters", "pieces", "桂", "漢字", "英字", "駒の文字"])
    .plain(Key::S, Texts::keys_board),
    Action::new(Menu::Choices, Texts::telling_notation, with_lesson, |h| {
        let now = h.session.settings().telling;
        let telling = Telling { notation: next_notation(now.notation), ..now };
        h.push(SettingsCommand::SetTelling(telling));
    })
    .found_by(&["negamax", "ネガマックス", "nega-max"])
    .now(|session| text::notation_name(session.telling().notation, session.language()))
    .key((SHIFT, Key::Z), Texts::keys_notation),
    Action::doing(Menu::Choices, Texts::telling_fractions, |h| {
        let now = h.session.settings().telling;
        let telling = Telling { decimals: !now.decimals, ..now };
        h.push(SettingsCommand::SetTelling(telling));
    })
    .found_by(&["decimals", "fractions", "6.5", "½", "小数", "分数"])
    .now(|session| if session.settings().telling.decimals { "6.5" } else { "6½" }.to_owned()),
    Action::doing(Menu::Choices, Texts::telling_sides, |h| {
        let sides = match h.session.language().without_game().sides() {
            Sides::Functions => Sides::Players,
            Sides::Players | Sides::Colours => Sides::Functions,
        };
        h.push(SettingsCommand::SetSides(Some(sides)));
    })
    .found_by(&["max", "min", "black", "white", "names of the sides", "先手", "後手"])
    .now(|session| text::sides_name(session.language().without_game().sides(), session.language())),
    Action::doing(Menu::Choices, Texts::telling_signs, |h| {
        let signs = match h.session.language().signs() {
            Signs::International => Signs::Japanese,
            Signs::Japanese => Signs::International,
        };
        h.push(SettingsCommand::SetValueSigns(Some(signs)));
    })
    .found_by(&["≥", "≤", "✓", "check mark", "≧", "≦", "○", "不等号"])
    .now(|session| text::signs_name(session.language().signs())),
    Action::new(Menu::Choices, Texts::telling_code, with_lesson, |h| {
        let now = h.session.settings().telling;
        h.push(SettingsCommand::SetTelling(Telling { code: now.code.next(), ..now }));
    })
    .now(|session| text::code_level_name(session.settings().telling.code, session.language()))
    .plain(Key::Z, Texts::keys_telling),
    Action::new(Menu::Choices, Texts::telling_words, with_lesson, |h| {
        let now = h.session.settings().telling;
        let telling = Telling { words: h.session.next_words(), ..now };
        h.push(SettingsCommand::SetTelling(telling));
    })
    .now(|session| text::word_level_name(session.telling().words, session.language()))
    .plain(Key::W, Texts::keys_telling)
    .named_first(),
    Action::doing(Menu::Settings, Texts::actions_language, |h| {
        h.push(SettingsCommand::SetLanguage(h.session.language().other()));
    })
    .found_by(&["English", "Japanese", "日本語", "英語"])
    .does(|session| {
        let other = session.language().other().own_name();
        session.language().texts().actions_other_language(other)
    })
    .plain(Key::L, Texts::keys_language)
    .group(),
    Action::doing(Menu::Settings, Texts::actions_theme, |h| {
        h.push(SettingsCommand::SetTheme(h.session.theme().other()));
    })
    .found_by(&["dark light mode colours", "colors night", "暗い", "明るい", "ダーク ライト 色"])
    .does(|session| {
        let texts = session.language().texts();
        match session.theme() {
            session::Theme::Light => texts.actions_dark_theme(),
            session::Theme::Dark => texts.actions_light_theme(),
        }
    })
    .plain(Key::D, Texts::keys_theme),
    Action::doing(Menu::Settings, Texts::actions_larger, |h| scale(h, true))
        .found_by(&[
            "bigger zoom font size",
            "text letters 125 %",
            "150 % 175 %",
            "200 % 拡大",
            "文字の大きさ",
            "フォント",
        ])
        .key((CTRL, Key::Plus), Texts::keys_scale)
        .also(&[(CTRL, Key::Equals)])
        .while_typing(),
    Action::doing(Menu::Settings, Texts::actions_smaller, |h| scale(h, false))
        .found_by(&["zoom", "font", "size", "text", "letters", "縮小", "文字の大きさ", "フォント"])
        .key((CTRL, Key::Minus), Texts::keys_scale)
        .while_typing(),
    Action::doing(Menu::Settings, Texts::actions_usual_scale, |h| {
        h.push(SettingsCommand::SetScale(1.0));
    })
    .found_by(&["zoom", "font", "size", "text", "scale", "文字の大きさ", "フォント", "倍率"])
    .key((CTRL, Key::Num0), Texts::keys_scale)
    .while_typing(),
    Action::doing(Menu::Settings, Texts::window_reset_panels, |h| {
        h.look.resets_panels = true;
    })
    .found_by(&["reset", "default", "layout", "restore", "初期", "元に戻す", "配置"])
    .group(),
    Action::doing(Menu::Lesson, Texts::why_not_ask, |h| h.look.ask_why(h.session, h.commands))
        .offered(|session, _| Availability::if_there(session.can_ask_why()))
        .key((SHIFT, Key::W), Texts::keys_why),
    Action::doing(Menu::Lesson, Texts::actions_read_cut, |h| {
        let reads = h.session.view().focus.and_then(|node| read_cut(h.session, node));
        h.commands.extend(reads.unwrap_or_else(|| {
            let ask = Words::of(Texts::actions_choose_cut);
            vec![Command::Report(ask)]
        }));
    })
    .offered(|session, _| {
        let open = session.open().filter(|_| on_lesson(session));
        let reads_further = open.is_some_and(|open| open.loaded().subject.reads_further());
        Availability::if_there(reads_further && session.can_ask_why())
    })
    .found_by(&["skipped", "pruned", "cut", "枝刈り"]),
    Action::doing(Menu::Lesson, Texts::actions_deeper, |h| {
        let node = h.session.view().focus;
        let reads = |node| Command::NewLesson(NewLessonCommand::Further(node, 1));
        h.commands.extend(node.map(reads));
    })
    .offered(|session, _| {
        let node = session.view().focus.filter(|_| on_lesson(session));
        let open = session.open().filter(|_| on_lesson(session));
        match node.is_some_and(|node| reads_deeper(session, node)) {
            true => Availability::Ready,
            // Another node, or another mode, can be read deeper.
            false if open.is_some_and(|open| open.loaded().subject.reads_further()) => {
                Availability::Disabled
            }
            false => Availability::Absent,
        }
    })
    .found_by(&["further", "extend", "grow", "plies", "伸ばす", "深さ"])
    .on_tree(),
    Action::new(Menu::Lesson, Texts::actions_next_lesson, behind_board, |h| {
        h.push(LessonCommand::Next);
    })
    .plain(Key::PageDown, Texts::keys_lesson),
    Action::new(Menu::Lesson, Texts::actions_previous_lesson, behind_board, |h| {
        h.push(LessonCommand::Previous);
    })
    .plain(Key::PageUp, Texts::keys_lesson),
    Action::new(Menu::Lesson, Texts::actions_lessons, behind_board, |h| {
        leave_board(h);
        if h.look.side == RightSide::Lessons && on_lesson(h.session) {
            h.look.put_back(h.session); // It stands there already.
        } else {
            show(h, Pane::Lessons);
        }
    })
    .plain(Key::M, Texts::keys_panels)
    .named_first(),
    Action::new(Menu::Lesson, Texts::actions_find_lesson, behind_board, |h| {
        leave_board(h);
        h.look.find_lesson(h.session.presents());
    })
    .plain(Key::Slash, Texts::keys_find_lesson),
    mode::<0>(Texts::study_watch).key((CTRL, Key::Num1), Texts::keys_fill_in).group(),
    mode::<1>(Texts::study_predict)
        .found_by(&["quiz", "question", "guess", "クイズ", "問い"])
        .key((CTRL, Key::Num2), Texts::keys_fill_in),
    mode::<2>(Texts::study_what_if).key((CTRL, Key::Num3), Texts::keys_fill_in),
    Action::new(Menu::Lesson, Texts::what_if_lab, with_lesson, |h| {
        h.push(StudyCommand::SetMode(StudyMode::WhatIf));
        h.push(WhatIfCommand::ShowLab(true));
    })
    .found_by(&["order", "moves", "shuffle", "並べ替え"]),
    mode::<3>(Texts::study_fill_in)
        .found_by(&["solution", "model answer", "grade", "homework", "答え", "手本", "採点"])
        .key((CTRL, Key::Num4), Texts::keys_fill_in),
    mode::<4>(Texts::make_edit_lesson)
        .found_by(&["make", "change", "author", "作る", "直す"])
        .key((CTRL, Key::Num5), Texts::keys_make),
    Action::new(Menu::Lesson, Texts::versions_action, with_lesson, |h| {
        h.look.make.section = MakeSection::Versions;
        h.push(StudyCommand::SetMode(StudyMode::Make));
    })
    .found_by(&["diff", "original", "changes", "差分", "違い"]),
    Action::doing(Menu::Lesson, Texts::actions_cover, |h| h.push(RunCommand::ToggleMasks))
        .offered(|session, _| {
            let is_there = on_lesson(session) && !session.holds_sheet();
            Availability::switch_if(is_there, session.run().covers())
        })
        .found_by(&["hide", "quiz", "mask", "隠す", "伏せる"])
        .plain(Key::H, Texts::keys_cover)
        .group(),
    Action::new(Menu::Lesson, Texts::actions_play, with_lesson, |h| h.push(RunCommand::TogglePlay))
        .plain(Key::Space, Texts::keys_play),
    Action::doing(Menu::Help, Texts::actions_palette, |h| h.look.open_palette())
        .key((CTRL, Key::K), Texts::keys_palette)
        .while_typing(),
    Action::doing(Menu::Help, Texts::actions_keys, |h| h.push(SettingsCommand::ToggleHelp))
        .offered(|session, _| Availability::Switch(session.settings().help))
        .found_by(&["shortcuts", "keyboard", "help", "ショートカット", "キーボード"])
        .plain(Key::Questionmark, Texts::keys_keys)
        .also(&[(SHIFT, Key::Slash), (Modifiers::NONE, Key::F1)])
        .group(),
    Action::doing(Menu::Help, Texts::screen_signs_title, |h| h.look.shows_signs = true)
        .found_by(&["legend", "symbols", "凡例"])
        .plain(Key::K, Texts::keys_signs),
    Action::doing(Menu::Help, Texts::rules_title, |h| {
        h.look.rules = Some(game_in_front(h.session));
    })
    .found_by(&["rules how pieces move", "pieces coordinates ルール", "駒の動き", "符号"]),
    Action::new(Menu::Help, Texts::screen_tour, with_lesson, |h| h.look.tour = Some(0)),
];

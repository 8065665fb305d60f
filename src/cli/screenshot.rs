//! `screenshot`: the window's own drawing code, without a display or a GPU.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use egui::Context;
use serde_json::json;
use shogi_core::Square;

use super::beside::{change_lesson, set_beside};
use super::lessons::{open, source, with_algorithm};
use super::outputs::Inputs;
use super::run::{number_of, step_of};
use super::telling::TellingArgs;
use super::{AnswerFormat, CliAnswer, Exit, Refusal, texts};
use eval::othello::turtle::{CornerShape, PatternInstance, PatternSet};
use eval::{Evaluation, TermKind};
use formats::usi::parse_square;
use games::board::PieceSigns;
use games::shogi::values::ValueSlot;
use gui::{EffectRunner, MainWindow, PRESENTED, fonts, raster};
use host::{Folders, files};
use language::{Language, Phrase, Texts, Words};
use lesson::{find, find_named};
use session::{
    Against, BoardSettings, CandidatesCommand, Centre, Command, CompareCommand, CompareLimit,
    EvaluationCommand, FillInCommand, FillInField, GameCommand, GoToPly, LessonCommand,
    ListingCommand, Navigation, PageCommand, PatternMap, PatternsCommand, RunCommand,
    SettingsCommand, StudyCommand, StudyMode, Theme, ValuesCommand, WhyCommand,
};
use subject::GameId;
use tree::NodeId;

/// A picture of the window at a step, without a display.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is one option of the command line")]
pub struct Screenshot {
    /// The id of a lesson, or a file: a lesson (.ron), a position (.sfen) or a game record (.kif …)
    /// for the board.
    lesson: PathBuf,
    /// The step: a number, `last`, or what happens there, such as cut:PATH; of a game, the ply.
    #[arg(long, default_value = "last")]
    step: String,
    /// Width and height in points.
    #[arg(long, default_value = "1600x1000", value_parser = size)]
    size: (u16, u16),
    /// light or dark.
    #[arg(long, default_value = "light", value_parser = theme)]
    theme: Theme,
    /// Another algorithm than the lesson's first.
    #[arg(long)]
    algorithm: Option<String>,
    /// Compare the position with our engine, which reads to this depth.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=12))]
    compare: Option<u8>,
    /// Set other runs beside this one: algorithms, orders (best, worst …), evaluators, depth-3 …,
    /// with commas between.
    #[arg(long, value_name = "RUNS")]
    beside: Option<String>,
    /// Draw every node of the tree, however many there are.
    #[arg(long)]
    whole: bool,
    /// Join equal positions in the tree.
    #[arg(long)]
    joins: bool,
    /// Nodes show their types (PV, CUT, ALL).
    #[arg(long)]
    types: bool,
    /// How much larger the tree is drawn than to fit the window.
    #[arg(long, default_value_t = 1.0)]
    zoom: f64,
    /// How large everything is drawn, in percent.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u16).range(75..=250))]
    scale: u16,
    /// Look at the listing of this number, from 1, with its wrong line found.
    #[arg(long)]
    found: Option<usize>,
    /// Present the lesson: the tree, the board and one large sentence.
    #[arg(long)]
    present: bool,
    /// Cover values and words, as if they were to be asked for first.
    #[arg(long)]
    cover: bool,
    /// How to work with the lesson: watch, predict, what-if or fill-in.
    #[arg(long, default_value = "watch", value_parser = mode)]
    mode: StudyMode,
    /// In what-if, the lesson is changed so: the value of a leaf (セ=900), or a name as of --beside;
    /// `lab` shows other orders. With commas between.
    #[arg(long, value_name = "CHANGES")]
    edit: Option<String>,
    #[command(flatten)]
    sheet: FilledSheet,
    /// Look inside the evaluation: all terms, or those of one kind, such as king-square.
    #[arg(long, value_name = "KIND", num_args = 0..=1, default_missing_value = "all", value_parser = inside)]
    inside: Option<InsideOf>,
    /// Inside the evaluation, show what the last move has changed.
    #[arg(long, requires = "inside")]
    change: bool,
    /// Inside the evaluation, evaluate by this.
    #[arg(long, requires = "inside", value_parser = evaluator)]
    evaluator: Option<Evaluation>,
    /// Inside the evaluation, list the terms of this square.
    #[arg(long, requires = "inside", value_parser = square)]
    square: Option<Square>,
    /// Inside the evaluation of Othello, how good the weights of the patterns are.
    #[arg(long, requires = "inside")]
    errors: bool,
    /// Inside the evaluation of Othello, the pattern that is looked at, such as hor4-1.
    #[arg(long, requires = "inside", value_parser = pattern)]
    pattern: Option<usize>,
    /// Edit piece values of one's own: as the lesson has them, or these, as in own:P=100,S=1150.
    #[arg(long, value_name = "VALUES", num_args = 0..=1, default_missing_value = "shown", conflicts_with = "inside", value_parser = values)]
    values: Option<ValuesOf>,
    /// List the moves of the position by their classes; with a move in USI, point at it.
    #[arg(long, value_name = "MOVE", num_args = 0..=1, default_missing_value = "all", conflicts_with_all = ["inside", "values"])]
    candidates: Option<String>,
    /// Ask why not this move, at the shown node or at that of --why-at.
    #[arg(long, value_name = "MOVE", allow_hyphen_values = true)]
    why: Option<String>,
    /// The node where the move could be played: names or moves from the root, with slashes between.
    #[arg(long, value_name = "NODE", requires = "why")]
    why_at: Option<String>,
    /// Read that move beside the tree.
    #[arg(long, requires = "why")]
    why_read: bool,
    /// Show the map of the course.
    #[arg(long)]
    map: bool,
    /// Count the run by ply.
    #[arg(long, conflicts_with_all = ["inside", "values", "candidates"])]
    by_ply: bool,
    /// Draw boards with White below.
    #[arg(long)]
    turned: bool,
    /// Draw no arrows on boards.
    #[arg(long)]
    no_arrows: bool,
    /// How pieces are written: kanji or international; else as the language has it.
    #[arg(long, value_parser = signs)]
    signs: Option<PieceSigns>,
    #[command(flatten)]
    telling: TellingArgs,
    /// The file to write (PNG).
    #[arg(short, long)]
    output: PathBuf,
    #[command(flatten)]
    answer: AnswerFormat,
}

fn size(text: &str) -> Result<(u16, u16), String> {
    let parsed = text
        .split_once('x')
        .and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    parsed
        .filter(|(width, height)| (320..=8000).contains(width) && (240..=8000).contains(height))
        .ok_or_else(|| texts().cli_expected_size())
}

/// The kind of evaluation terms to show; `None` for all.
#[derive(Clone, Copy, Debug)]
struct InsideOf(Option<TermKind>);

fn inside(name: &str) -> Result<InsideOf, String> {
    if name == "all" {
        return Ok(InsideOf(None));
    }
    let kind = TermKind::ALL.into_iter().find(|kind| kind.id() == name);
    kind.map(|kind| InsideOf(Some(kind))).ok_or_else(|| {
        let ids: Vec<_> = TermKind::ALL.iter().map(|kind| kind.id()).collect();
        texts().cli_expected_all_or(ids.join(", "))
    })
}

/// The index of a pattern of Othello.
fn pattern(id: &str) -> Result<usize, String> {
    let all = PatternSet::of(CornerShape::Square).instances();
    let found = all.iter().position(|instance| instance.id() == id);
    found.ok_or_else(|| {
        let ids: Vec<_> = all.iter().map(PatternInstance::id).collect();
        texts().cli_expected_one_of(ids.join(", "))
    })
}

/// The values to show in the editor; `None` for those of the lesson.
#[derive(Clone, Copy, Debug)]
struct ValuesOf(Option<Evaluation>);

fn values(text: &str) -> Result<ValuesOf, String> {
    if text == "shown" {
        return Ok(ValuesOf(None));
    }
    evaluator(text).map(|evaluation| ValuesOf(Some(evaluation)))
}

fn evaluator(id: &str) -> Result<Evaluation, String> {
    id.parse().map_err(|error: Words| error.to_string())
}

fn square(name: &str) -> Result<Square, String> {
    parse_square(name).map_err(|error| error.to_string())
}

/// Shows a page, if the lesson offers it and does not show it yet.
fn open_page(window: &mut MainWindow, centre: Centre) {
    if window.session().page().centre() != centre {
        window.send(Command::Page(PageCommand::Toggle(centre)));
    }
}

impl Screenshot {
    /// Applies language, colours and size.
    fn apply_settings(&self, window: &mut MainWindow) {
        for command in [
            SettingsCommand::SetLanguage(Language::spoken()),
            SettingsCommand::SetTheme(self.theme),
            SettingsCommand::SetTelling(self.telling.telling()),
            SettingsCommand::SetScale(f32::from(self.scale) / 100.0),
            SettingsCommand::SetBoards(BoardSettings {
                turned: self.turned,
                arrows: !self.no_arrows,
                signs: self.signs,
            }),
        ] {
            window.send(Command::Settings(command));
        }
    }

    /// Opens the view of the evaluation, if requested.
    fn look_inside(&self, window: &mut MainWindow) {
        let Some(InsideOf(kind)) = self.inside else {
            return;
        };
        for centre in [Centre::Inside, Centre::Patterns] {
            open_page(window, centre);
        }
        let map = match (self.change, self.pattern) {
            _ if self.errors => PatternMap::Fit,
            (true, _) => PatternMap::Change,
            (false, Some(_)) => PatternMap::Digits,
            (false, None) => PatternMap::Sum,
        };
        let chosen = self.pattern.map(PatternsCommand::Choose);
        for command in chosen.into_iter().chain([PatternsCommand::Map(map)]) {
            window.send(command.into());
        }
        for command in [
            EvaluationCommand::By(self.evaluator),
            EvaluationCommand::Kind(kind),
            EvaluationCommand::Square(self.square),
            EvaluationCommand::Against(if self.change {
                Against::Before
            } else {
                Against::Nothing
            }),
        ] {
            window.send(command.into());
        }
    }

    /// Opens the editor of piece values, if requested.
    fn edit_values(&self, window: &mut MainWindow) {
        let Some(ValuesOf(values)) = self.values else {
            return;
        };
        window.send(Command::Page(PageCommand::Toggle(Centre::Values)));
        let Some(values) = values.map(Evaluation::values) else {
            return;
        };
        let shown = window.session().view().page.values();
        let before = shown.map_or(values, |view| view.values);
        for slot in ValueSlot::all().filter(|&slot| values.at(slot) != before.at(slot)) {
            let typed = ValuesCommand::Type(slot, values.at(slot).to_string());
            window.send(typed.into());
        }
    }

    /// Lists the moves by their classes, if requested.
    fn list_candidates(&self, window: &mut MainWindow) {
        let Some(asked) = &self.candidates else {
            return;
        };
        open_page(window, Centre::Candidates);
        let view = window.session().view().page.candidates();
        let asked = view.and_then(|view| view.find(asked));
        if let Some(mv) = asked {
            window.send(CandidatesCommand::Point(mv).into());
        }
    }

    /// Applies the options for drawing the tree.
    fn apply_view(&self, window: &mut MainWindow) -> Result<(), Refusal> {
        self.look_inside(window);
        self.edit_values(window);
        self.list_candidates(window);
        if self.by_ply {
            open_page(window, Centre::ByPly);
        }
        if self.map {
            open_page(window, Centre::Course);
        }
        if self.whole && !window.session().run().draws_whole() {
            window.send(Command::Run(RunCommand::ToggleWhole));
        }
        if self.present {
            window.send(Command::Settings(SettingsCommand::TogglePresent));
        }
        if self.mode != StudyMode::Watch {
            window.send(Command::Study(StudyCommand::SetMode(self.mode)));
        }
        if let Some(number) = self.found {
            for command in
                [ListingCommand::Choose(number.saturating_sub(1)), ListingCommand::ShowLine]
            {
                window.send(Command::Listing(command));
            }
        }
        if self.types {
            window.send(Command::Run(RunCommand::ToggleTypes));
        }
        if self.joins {
            window.send(Command::Run(RunCommand::ToggleJoins));
        }
        self.sheet.apply(window)
    }

    /// Asks about a move, if requested.
    fn ask_why(&self, window: &mut MainWindow) -> Result<(), Refusal> {
        let Some(moved) = &self.why else {
            return Ok(());
        };
        let lesson = self.lesson.display();
        let refused = |words: Words| Refusal(format!("{lesson}: {}", words.spoken()));
        if let (Some(path), Some(open)) = (&self.why_at, window.session().open()) {
            let node = scenario::node_named(path, open.tree(), &*open.loaded().subject);
            let node = node.map_err(refused)?;
            window.send(Command::Run(RunCommand::Select(Some(node))));
        }
        window.send(Command::Why(WhyCommand::Type(moved.clone())));
        if let Some(words) = window.session().why_refused() {
            return Err(words.clone().into());
        }
        if self.why_read {
            window.send(Command::Why(WhyCommand::Read));
        }
        Ok(())
    }

    /// Goes to the requested step of the run or of the game.
    fn go_to_step(&self, window: &mut MainWindow, position: bool) -> Result<usize, Refusal> {
        let session = window.session();
        let of_board = session.page().is_board();
        let rows = session.shown_game().map(|game| game.rows.len());
        let rows =
            rows.or_else(|| (of_board && !session.page().is_board_of(GameId::Shogi)).then_some(1));
        let other = of_board && !session.page().is_board_of(GameId::Shogi);
        let step = match (rows, session.open()) {
            (Some(rows), _) => number_of(&self.lesson, &self.step, rows - 1)?,
            (None, Some(open)) if !session.page().is_board() => {
                step_of(&self.lesson, &self.step, open)?
            }
            _ => number_of(&self.lesson, &self.step, 0)?,
        };
        if other || (step > 0 && position) {
            let to = GoToPly::Number(u32::try_from(step).unwrap_or(u32::MAX));
            window.send(Command::Game(GameCommand::GoTo(to)));
        } else if step > 0 {
            window.send(Command::Go(Navigation::Seek(step)));
        }
        Ok(step)
    }

    /// The window that is pictured, and the step shown.
    pub(super) fn window(&self) -> Result<(MainWindow, usize), Refusal> {
        let of = source(&self.lesson);
        let position = of.is_for_board();
        if position && self.algorithm.is_some() {
            let file = self.lesson.display().to_string();
            return Err(Refusal(texts().cli_position_without_algorithm(file)));
        }
        let opened = if position {
            None
        } else {
            Some(with_algorithm(open(&self.lesson)?, self.algorithm.as_deref())?)
        };
        if !(1e-6..=1e9).contains(&self.zoom) {
            return Err(Refusal(texts().cli_zoom(self.zoom.to_string())));
        }
        let mut window = MainWindow::new(EffectRunner::Here(Folders::nowhere()));
        self.apply_settings(&mut window);
        if let Some(opened) = opened {
            window.show_lesson(opened);
        } else {
            window.send(Command::Lesson(LessonCommand::Open(of)));
            let message = window.session().message();
            if let Some(message) = message.filter(|message| message.is_error) {
                return Err(Refusal(message.text.clone().spoken()));
            }
        }
        if self.cover {
            window.send(Command::Run(RunCommand::ToggleMasks));
        }
        let step = self.go_to_step(&mut window, position)?;
        if let Some(depth) = self.compare {
            for command in
                [CompareCommand::Limit(CompareLimit::Depth(depth)), CompareCommand::Start]
            {
                window.send(Command::Compare(command));
            }
        }
        if let Some(names) = &self.beside {
            set_beside(&mut window, names)?;
        }
        self.apply_view(&mut window)?;
        self.ask_why(&mut window)?;
        if let Some(changes) = &self.edit {
            change_lesson(&mut window, changes)?;
        }
        Ok((window, step))
    }

    /// The size of the window, in points: the picture keeps its size, so a larger scale leaves less
    /// room.
    pub(super) fn room(&self) -> [f32; 2] {
        let presented = if self.present { PRESENTED } else { 1.0 };
        let scale = f32::from(self.scale) / 100.0 * presented;
        [self.size.0, self.size.1].map(|side| f32::from(side) / scale)
    }

    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        Inputs::of_lessons([&self.lesson]).spare([("-o", Some(&self.output))])?;
        let is_png =
            self.output.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("png"));
        if !is_png {
            let file = self.output.display().to_string();
            return Err(Refusal(texts().cli_not_png(file)));
        }
        let (mut window, step) = self.window()?;
        let context = Context::default();
        fonts::install(&context);
        let (width, height) = self.size;
        let mut frame = 0;
        let picture = raster::render(&context, self.room().into(), 1.0, 6, |ui| {
            window.show(ui);
            frame += 1;
            if frame == 3 && (self.zoom - 1.0).abs() > 1e-9 {
                window.zoom(self.zoom);
            }
        });
        files::write(&self.output, &picture.to_png()?)?;
        let file = self.output.display().to_string();
        let json = json!({"file": file, "step": step, "width": width, "height": height});
        CliAnswer { json, text: file + "\n" }.print(self.answer, output)
    }
}

fn named<T: Copy>(
    all: &[T],
    id: fn(T) -> &'static str,
    name: &str,
    expected: Phrase,
) -> Result<T, String> {
    all.iter().copied().find(|&one| id(one) == name).ok_or_else(|| expected(texts()))
}

fn theme(name: &str) -> Result<Theme, String> {
    named(&Theme::ALL, Theme::id, name, Texts::cli_expected_theme)
}

fn mode(name: &str) -> Result<StudyMode, String> {
    let all = [StudyMode::ALL, &[StudyMode::Make]].concat();
    named(&all, StudyMode::id, name, Texts::cli_expected_mode)
}

fn signs(name: &str) -> Result<PieceSigns, String> {
    named(&PieceSigns::ALL, PieceSigns::id, name, Texts::cli_expected_signs)
}

/// What is written on the sheet, with `--mode fill-in`.
#[derive(Debug, Args)]
struct FilledSheet {
    /// What stands at a node, as in カ=300, F=>=300, カ=cut, エ=chosen, for its window ウ=100.. (α and β
    /// with two points between them; what is left out is infinite), or for the two numbers
    /// that its algorithm keeps A=3/2 (∞ is infinite), of one that samples visits and mean A=4/0.5.
    #[arg(long = "fill", value_name = "NODE=TEXT")]
    fill: Vec<String>,
    /// Grade the sheet.
    #[arg(long)]
    check: bool,
}

impl FilledSheet {
    /// Writes all entries.
    fn apply(&self, window: &mut MainWindow) -> Result<(), Refusal> {
        for entry in &self.fill {
            let refused = |why: Phrase| Refusal(texts().cli_fill_refused(entry, why(texts())));
            let (name, text) =
                entry.split_once('=').ok_or_else(|| refused(Texts::cli_fill_expected))?;
            let open = window.session().open();
            let node = open.and_then(|open| {
                let subject = &*open.loaded().subject;
                let language = window.session().language();
                find_named(open.tree(), subject, name)
                    .or_else(|| find(open.tree(), subject, name, None, language))
            });
            let node = node.ok_or_else(|| refused(Texts::cli_fill_no_node))?;
            if !write(window, node, text) {
                return Err(refused(Texts::cli_fill_no_number));
            }
        }
        if self.check {
            send(window, FillInCommand::Check);
        }
        Ok(())
    }
}

/// Writes an entry at a node; returns `false` if it is malformed.
fn write(window: &mut MainWindow, node: NodeId, text: &str) -> bool {
    window.send(Command::Run(RunCommand::Select(Some(node))));
    match (text, text.split_once("..")) {
        ("cut", _) => send(window, FillInCommand::ToggleCut),
        ("chosen", _) => send(window, FillInCommand::Choose),
        (_, Some((alpha, beta))) => {
            let bounds = [(FillInField::Alpha, alpha), (FillInField::Beta, beta)];
            return bounds.into_iter().all(|(field, bound)| enter(window, (node, field), bound));
        }
        (numbers, None) if numbers.contains('/') => {
            let fields = [FillInField::First, FillInField::Second];
            let is_counted = window.session().view().work.fill_in().is_some_and(|view| {
                let asked = view.fields.iter().map(|(field, _)| field);
                asked.eq(&fields)
            });
            let mut counts = fields.into_iter().zip(numbers.splitn(2, '/'));
            return is_counted && counts.all(|(field, count)| enter(window, (node, field), count));
        }
        (value, None) => return enter(window, (node, FillInField::Value), value),
    }
    true
}

/// Writes into a field of a node and stays there; returns `false` if the text is malformed.
fn enter(window: &mut MainWindow, (node, field): (NodeId, FillInField), text: &str) -> bool {
    send(window, FillInCommand::Write(node, field, text.to_owned()));
    send(window, FillInCommand::Accept);
    let sheet = window.session().view().work.fill_in();
    let is_read = sheet.is_none_or(|sheet| !sheet.is_refused);
    window.send(Command::Run(RunCommand::Select(Some(node))));
    is_read
}

fn send(window: &mut MainWindow, command: FillInCommand) {
    window.send(Command::Study(StudyCommand::FillIn(command)));
}

//! Steps as files: figures, animations, pages that step, data.

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use egui::{Color32, ColorImage, Context, vec2};

use crate::fonts;
use crate::paint::paint;
use crate::raster::{PictureStage, Pixels};
use export::{
    ExportFormat, Figure, FigurePart, GifFrame, StepSeries, beamer, dot, event_table, gif_file,
    node_table, pdf, print, stepping_page, svg_file, tikz_file, unwritten,
};
use language::{Language, Texts, Words};
use session::{
    Command, FileMaker, FilesToMake, Job, SaveCommand, Session, SettingsCommand, StudyMode, Theme,
};

/// The most figures of a series: with more, a file is larger than what opens it can bear.
pub const MOST_FIGURES: usize = 2_000;

/// Pixels per point of pictures of pixels, and of the frames of an animation.
const FINE: f32 = 2.0;
const COARSE: f32 = 1.0;

/// The most pixels of a picture for the clipboard: the window draws it, and must not wait for it.
const MOST_PIXELS: f32 = 4_000_000.0;

fn no_board() -> Words {
    Words::of(Texts::export_no_board)
}

fn too_many(figures: usize) -> Words {
    Words::of(|texts| texts.export_too_many(figures, MOST_FIGURES))
}

/// What is written of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExportPlan {
    pub format: ExportFormat,
    pub part: FigurePart,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedFile {
    /// The step it is of, if it is one of several.
    pub step: Option<usize>,
    pub bytes: Vec<u8>,
}

/// The title of a document, and the language of its words.
struct About {
    title: String,
    language: Language,
}

impl About {
    fn of(session: &Session) -> Self {
        let language = session.language();
        let open = session.open();
        let title = open.map(|open| open.loaded().lesson.title.told(language).into_owned());
        Self { title: title.unwrap_or_default(), language }
    }
}

impl ExportPlan {
    /// What its figures show: where the sentence stands beside a figure, it is not in it.
    const fn part(self, is_series: bool) -> FigurePart {
        match (self.format, is_series) {
            (ExportFormat::Html, _) | (ExportFormat::Tex, true) => self.part.beside_sentence(),
            _ => self.part,
        }
    }

    /// The file of what a session shows.
    pub fn step(self, session: &Session) -> Result<Vec<u8>, Words> {
        self.step_on(session, &mut FigureStage::default())
    }

    fn step_on(self, session: &Session, stage: &mut FigureStage) -> Result<Vec<u8>, Words> {
        let table = || node_table(session).unwrap_or_default();
        match self.format {
            ExportFormat::Dot => Ok(dot(session).unwrap_or_default().into_bytes()),
            ExportFormat::Csv => table().csv_file(),
            ExportFormat::Parquet => table().parquet(),
            ExportFormat::Json => Ok(json(session, ("nodes", table().objects().collect()))),
            _ => {
                let figure = Figure::of(session, self.part(false)).ok_or_else(no_board)?;
                self.figure(&figure, &About::of(session), stage)
            }
        }
    }

    /// The file of a figure, in one of the formats that hold some.
    fn figure(
        self,
        figure: &Figure,
        about: &About,
        stage: &mut FigureStage,
    ) -> Result<Vec<u8>, Words> {
        match self.format {
            ExportFormat::Png => stage.pixels(figure, FINE).to_png().map_err(unwritten),
            ExportFormat::Pdf => Ok(pdf([figure], &about.title, about.language)),
            ExportFormat::Gif => gif_file([stage.frame(figure)]),
            ExportFormat::Html => {
                Ok(stepping_page([figure.clone()], &about.title, about.language).into_bytes())
            }
            ExportFormat::Tex => Ok(tikz_file(figure).into_bytes()),
            _ => Ok(svg_file(figure).into_bytes()),
        }
    }

    /// The files of a range of steps, in their order; `work` counts the steps, and stops it.
    pub fn range(
        self,
        series: &mut StepSeries,
        steps: RangeInclusive<usize>,
        work: &Job,
    ) -> Result<Vec<ExportedFile>, Words> {
        let (from, to) = (*steps.start(), *steps.end());
        let count = (to + 1).saturating_sub(from);
        if count > MOST_FIGURES && (self.format.is_figure() || !self.format.is_one_file()) {
            return Err(too_many(count));
        }
        let mut stage = FigureStage::default();
        if !self.format.is_one_file() {
            let file = |step| {
                next_part(work)?;
                let bytes = self.step_on(series.at(step), &mut stage)?;
                Ok(ExportedFile { step: Some(step), bytes })
            };
            return steps.map(file).collect();
        }
        let about = About::of(series.session());
        if !self.format.is_figure() {
            let table = event_table(series, from, to);
            let bytes = match self.format {
                ExportFormat::Csv => table.csv_file()?,
                ExportFormat::Parquet => table.parquet()?,
                _ => json(series.session(), ("steps", table.objects().collect())),
            };
            return Ok(vec![ExportedFile { step: None, bytes }]);
        }
        let mut refused = None;
        let mut figures = steps.map_while(|step| {
            let figure = next_part(work)
                .and_then(|()| Figure::of(series.at(step), self.part(true)).ok_or_else(no_board));
            figure.map_err(|why| refused = Some(why)).ok()
        });
        let bytes = match self.format {
            ExportFormat::Pdf => pdf(&mut figures, &about.title, about.language),
            ExportFormat::Gif => {
                let frames = figures.by_ref().map(|figure| stage.frame(&figure));
                gif_file(frames)?
            }
            ExportFormat::Html => {
                stepping_page(&mut figures, &about.title, about.language).into_bytes()
            }
            _ => beamer(&mut figures, &about.title).into_bytes(),
        };
        match refused {
            Some(why) => Err(why),
            None => Ok(vec![ExportedFile { step: None, bytes }]),
        }
    }
}

/// Begins the next part of some work, unless it is to stop.
fn next_part(work: &Job) -> Result<(), Words> {
    if work.is_stopped() {
        return Err(Words::of(Texts::saving_stopped));
    }
    work.count_part();
    Ok(())
}

/// The place of the file of a step in a series that ends with step `to`: `tree-007.svg`.
pub fn place_of(path: &Path, step: Option<usize>, to: usize) -> PathBuf {
    let Some(step) = step else {
        return path.to_path_buf();
    };
    let wide = to.to_string().len();
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{step:0wide$}."));
    name.push(path.extension().unwrap_or_default());
    path.with_file_name(name)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Copied {
    Step,
    Tree,
    Board,
    Position,
    /// A branch of a tree being made.
    Branch,
    Sentence,
    Line,
    Link,
    /// The code of the learner's marks.
    Marks,
}

impl Copied {
    /// Puts a text into the clipboard, and says so.
    pub(super) fn text(self, context: &Context, text: String) -> Command {
        context.copy_text(text);
        self.report()
    }

    /// Says so.
    pub(super) fn report(self) -> Command {
        let what = match self {
            Self::Step => "step",
            Self::Tree => "tree",
            Self::Board => "board",
            Self::Position => "position",
            Self::Branch => "branch",
            Self::Sentence => "sentence",
            Self::Line => "line",
            Self::Link => "link",
            Self::Marks => "marks",
        };
        Command::Report(Words::of(|texts| texts.export_copied(what)))
    }
}

/// Puts a figure of what a session shows into the clipboard, and says so; `None` if there is none.
pub(super) fn copy_figure(
    context: &Context,
    session: &Session,
    part: FigurePart,
) -> Option<Command> {
    Figure::of(session, part).map(|figure| {
        let points = figure.area.width() * figure.area.height();
        let scale = (MOST_PIXELS / points).sqrt().min(FINE);
        let pixels = FigureStage::default().pixels(&figure, scale);
        let image = ColorImage::from_rgba_unmultiplied(pixels.size(), pixels.rgba().as_flattened());
        context.copy_image(image);
        match part {
            FigurePart::Tree => Copied::Tree,
            FigurePart::Board => Copied::Board,
            _ => Copied::Step,
        }
        .report()
    })
}

/// The settings under which figures of other steps are drawn as a session draws its own.
fn settings_of(session: &Session) -> [Command; 3] {
    [
        SettingsCommand::SetLanguage(session.language()),
        SettingsCommand::SetTelling(session.telling()),
        SettingsCommand::SetBoards(session.settings().boards),
    ]
    .map(Command::Settings)
}

/// Whether other steps, and data of nodes, may be had: nothing is hidden from the user.
pub(super) fn hides_nothing(session: &Session) -> bool {
    matches!(session.study_mode(), StudyMode::Watch | StudyMode::Make) && !session.run().covers()
}

/// What saves the shown step, or a range of steps, in the format that the name ends with. What takes
/// long is left to a worker.
pub(super) fn export_command(
    session: &Session,
    path: &Path,
    part: FigurePart,
    steps: Option<RangeInclusive<usize>>,
) -> Result<Command, Words> {
    let refusal = || Words::of(|texts| ExportFormat::refusal(path, texts));
    let plan = ExportPlan { format: ExportFormat::of(path).ok_or_else(refusal)?, part };
    let place = path.to_path_buf();
    let free = session.open().filter(|_| hides_nothing(session));
    let parts = steps.as_ref().map_or(1, |steps| steps.clone().count());
    let series = steps.clone().filter(|_| free.is_some() && !plan.format.is_one_file());
    let make: Box<FileMaker> = match (steps, free) {
        (Some(steps), Some(open)) => {
            let (copy, settings) = (open.copier(), settings_of(session));
            Box::new(move |work: &Job| {
                let mut series = StepSeries::new(copy(), settings);
                let files = plan.range(&mut series, steps.clone(), work)?.into_iter();
                let at = |step| place_of(&place, step, *steps.end());
                Ok(files.map(|file| (at(file.step), file.bytes)).collect())
            })
        }
        (_, Some(open)) if plan.format.is_table() => {
            let (copy, settings) = (open.copier(), settings_of(session));
            let step = open.step();
            Box::new(move |_: &Job| {
                let mut series = StepSeries::new(copy(), settings);
                Ok(vec![(place, plan.step(series.at(step))?)])
            })
        }
        _ if plan.format.is_figure() => {
            let figure = Figure::of(session, plan.part(false));
            let figure = figure.ok_or_else(no_board)?;
            let about = About::of(session);
            Box::new(move |_: &Job| {
                let bytes = plan.figure(&figure, &about, &mut FigureStage::default());
                Ok(vec![(place, bytes?)])
            })
        }
        _ => {
            let bytes = plan.step(session)?;
            Box::new(move |_: &Job| Ok(vec![(place, bytes)]))
        }
    };
    let mut files = FilesToMake::new(path.to_path_buf(), parts, make);
    if let Some(steps) = series {
        let end = *steps.end();
        files.places = steps.map(|step| place_of(path, Some(step), end)).collect();
    }
    Ok(Command::Save(SaveCommand::Make(files)))
}

/// What prints the shown step, or a range of steps, each on a sheet of its own.
pub(super) fn print_command(
    session: &Session,
    part: FigurePart,
    steps: Option<RangeInclusive<usize>>,
) -> Result<Command, Words> {
    let figure = Figure::of(session, part).ok_or_else(no_board)?;
    let About { title, language } = About::of(session);
    let id = session.open().map_or("lesson", |open| &*open.loaded().lesson.id);
    let name = PathBuf::from(format!("{id}.pdf"));
    let series = session.open().filter(|_| hides_nothing(session)).zip(steps);
    let series = series.map(|(open, steps)| (open.copier(), settings_of(session), steps));
    let place = name.clone();
    let parts = series.as_ref().map_or(1, |(_, _, steps)| steps.clone().count());
    let make = move |work: &Job| {
        let bytes = match series {
            None => print([&figure], &title, language),
            Some((_, _, steps)) if steps.clone().count() > MOST_FIGURES => {
                return Err(too_many(steps.count()));
            }
            Some((copy, settings, steps)) => {
                let mut series = StepSeries::new(copy(), settings);
                let figures = steps.map_while(|step| {
                    next_part(work).ok()?;
                    Figure::of(series.at(step), part)
                });
                print(figures, &title, language)
            }
        };
        if work.is_stopped() {
            return Err(Words::of(Texts::saving_stopped));
        }
        Ok(vec![(place, bytes)])
    };
    Ok(Command::Save(SaveCommand::Print(FilesToMake::new(name, parts, make))))
}

/// An object with the lesson, its algorithm, the step, and rows of a table.
fn json(session: &Session, (name, rows): (&str, Vec<serde_json::Value>)) -> Vec<u8> {
    let open = session.open();
    let object = serde_json::json!({
        "version": 1,
        "lesson": open.map(|open| open.loaded().lesson.id.clone()),
        "algorithm": open.map(|open| open.algorithm().id()),
        "step": open.map(session::Opened::step),
        name: rows,
    });
    format!("{object}\n").into_bytes()
}

/// Draws figures as pixels, on white; fonts are read for the first.
#[derive(Default)]
pub struct FigureStage(Option<PictureStage>);

impl FigureStage {
    /// The pixels of a figure, `scale` for each of its points.
    pub fn pixels(&mut self, figure: &Figure, scale: f32) -> Pixels {
        let stage = self.0.get_or_insert_with(|| {
            let context = Context::default();
            fonts::install(&context);
            PictureStage::new(context)
        });
        let size = vec2(figure.area.width().ceil(), figure.area.height().ceil());
        // The second frame has all letters.
        stage.render(size, scale, 2, |ui| {
            let painter = ui.ctx().layer_painter(egui::LayerId::background());
            painter.rect_filled(ui.ctx().content_rect(), 0.0, Color32::WHITE);
            paint(&painter, &figure.picture, Theme::Light);
        })
    }

    fn frame(&mut self, figure: &Figure) -> GifFrame {
        let pixels = self.pixels(figure, COARSE);
        let [width, height] = pixels.size().map(|side| u16::try_from(side).unwrap_or(u16::MAX));
        GifFrame { width, height, pixels: pixels.rgba().as_flattened().to_vec() }
    }
}

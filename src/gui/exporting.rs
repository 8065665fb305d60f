//! Steps as files: figures, animations, pages that step, data.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Color32, ColorImage, Context, vec2};

use crate::fonts;
use crate::paint::paint;
use crate::raster::{PictureStage, Pixels};
use export::{
    ExportFormat, Figure, FigurePart, GifFrame, StepSeries, beamer, dot, event_table, gif_file,
    node_table, pdf, stepping_page, svg_file, tikz_file,
};
use language::{Language, Say, Texts, Words};
use session::{Command, FilesToMake, SaveCommand, Session, SettingsCommand, Theme};

/// The most figures of a series: with more, a file is larger than what opens it can bear.
pub const MOST_FIGURES: usize = 2_000;

/// Pixels per point of pictures of pixels, and of the frames of an animation.
const FINE: f32 = 2.0;
const COARSE: f32 = 1.0;

/// Why steps cannot be written, for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportError {
    /// This lesson has no board.
    NoBoard,
    /// The figures would be too many; their number.
    TooMany(usize),
    /// What a library says.
    Failed(String),
}

impl Say for ExportError {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::NoBoard => texts.export_no_board(),
            Self::TooMany(figures) => texts.export_too_many(*figures, MOST_FIGURES),
            Self::Failed(why) => texts.export_failed(why),
        }
    }
}

language::says_errors!(ExportError);

fn failed(error: impl Display) -> ExportError {
    ExportError::Failed(error.to_string())
}

/// What is written of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExportPlan {
    pub format: ExportFormat,
    /// What each figure shows.
    pub part: FigurePart,
}

/// A file to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedFile {
    /// The step it is of, if it is one of several.
    pub step: Option<usize>,
    pub bytes: Vec<u8>,
}

impl ExportPlan {
    /// The file of what a session shows.
    ///
    /// # Errors
    /// [`ExportError`].
    pub fn step(self, session: &Session) -> Result<Vec<u8>, ExportError> {
        let figure = || Figure::of(session, self.part).ok_or(ExportError::NoBoard);
        let table = || node_table(session).ok_or(ExportError::NoBoard);
        match self.format {
            ExportFormat::Svg => Ok(svg_file(&figure()?).into_bytes()),
            ExportFormat::Png => {
                FigureStage::new().pixels(&figure()?, FINE).to_png().map_err(failed)
            }
            ExportFormat::Pdf => pdf([figure()?], &title(session)).map_err(failed),
            ExportFormat::Gif => gif_file([FigureStage::new().frame(&figure()?)]).map_err(failed),
            ExportFormat::Html => {
                let figure = Figure::of(session, self.part.beside_sentence());
                let figure = figure.ok_or(ExportError::NoBoard)?;
                let page = stepping_page([figure], &title(session), session.language());
                Ok(page.into_bytes())
            }
            ExportFormat::Tex => Ok(tikz_file(&figure()?).into_bytes()),
            ExportFormat::Dot => Ok(dot(session).unwrap_or_default().into_bytes()),
            ExportFormat::Csv => table()?.csv().map_err(failed),
            ExportFormat::Parquet => table()?.parquet().map_err(failed),
            ExportFormat::Json => {
                let nodes: Vec<_> = table()?.objects().collect();
                Ok(json(session, ("nodes", nodes)))
            }
        }
    }

    /// The files of a range of steps, in their order.
    ///
    /// # Errors
    /// [`ExportError`].
    pub fn range(
        self,
        series: &mut StepSeries,
        steps: RangeInclusive<usize>,
    ) -> Result<Vec<ExportedFile>, ExportError> {
        let count = steps.end() + 1 - steps.start();
        if count > MOST_FIGURES && (self.format.is_figure() || !self.format.is_one_file()) {
            return Err(ExportError::TooMany(count));
        }
        if !self.format.is_one_file() {
            let file = |step| {
                let bytes = self.step(series.at(step))?;
                Ok(ExportedFile { step: Some(step), bytes })
            };
            return steps.map(file).collect();
        }
        let title = title(series.session());
        let language = series.session().language();
        let (from, to) = (*steps.start(), *steps.end());
        let part = match self.format {
            ExportFormat::Html | ExportFormat::Tex => self.part.beside_sentence(),
            _ => self.part,
        };
        let mut missing = false;
        let mut figures = steps.map_while(|step| {
            let figure = Figure::of(series.at(step), part);
            missing |= figure.is_none();
            figure
        });
        let bytes = match self.format {
            ExportFormat::Pdf => pdf(&mut figures, &title).map_err(failed)?,
            ExportFormat::Gif => {
                let mut stage = FigureStage::new();
                let frames = figures.by_ref().map(|figure| stage.frame(&figure));
                gif_file(frames).map_err(failed)?
            }
            ExportFormat::Html => stepping_page(&mut figures, &title, language).into_bytes(),
            ExportFormat::Tex => beamer(&mut figures, &title).into_bytes(),
            ExportFormat::Csv => event_table(series, from, to).csv().map_err(failed)?,
            ExportFormat::Parquet => event_table(series, from, to).parquet().map_err(failed)?,
            _ => {
                let events: Vec<_> = event_table(series, from, to).objects().collect();
                json(series.session(), ("steps", events))
            }
        };
        if missing {
            Err(ExportError::NoBoard)
        } else {
            Ok(vec![ExportedFile { step: None, bytes }])
        }
    }
}

/// The place of the file of a step in a series that ends with step `to`: `tree-007.svg`.
#[must_use]
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

/// Puts a figure of what a session shows into the clipboard.
pub(super) fn copy_figure(context: &Context, session: &Session, part: FigurePart) {
    if let Some(figure) = Figure::of(session, part) {
        let pixels = FigureStage::new().pixels(&figure, FINE);
        let image = ColorImage::from_rgba_unmultiplied(pixels.size(), pixels.rgba().as_flattened());
        context.copy_image(image);
    }
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

/// What saves the shown step, or a range of steps, in the format that the name ends with.
///
/// # Errors
/// Why nothing can be saved.
pub(super) fn export_command(
    session: &Session,
    path: &Path,
    part: FigurePart,
    steps: Option<RangeInclusive<usize>>,
) -> Result<Command, Words> {
    let format = ExportFormat::of(path).ok_or_else(|| Words::of(Texts::export_formats))?;
    let plan = ExportPlan { format, part };
    let asked = path.to_path_buf();
    let Some((steps, open)) = steps.zip(session.open()) else {
        let bytes = plan.step(session).map_err(|error| error.words())?;
        let files = vec![(asked.clone(), bytes)];
        let make = Arc::new(move || Ok(files.clone()));
        return Ok(Command::Save(SaveCommand::Make(FilesToMake { path: asked, make })));
    };
    let (copy, settings, place) = (open.copier(), settings_of(session), asked.clone());
    let make = Arc::new(move || {
        let mut series = StepSeries::new(copy(), settings.clone());
        let made = plan.range(&mut series, steps.clone()).map_err(|error| error.words())?;
        let files = made.into_iter();
        Ok(files.map(|file| (place_of(&place, file.step, *steps.end()), file.bytes)).collect())
    });
    Ok(Command::Save(SaveCommand::Make(FilesToMake { path: asked, make })))
}

/// The title of the open lesson.
fn title(session: &Session) -> String {
    let open = session.open();
    open.map_or_else(String::new, |open| {
        open.loaded().lesson.title.get(session.language()).to_owned()
    })
}

/// An object with the lesson, its algorithm, the step, and rows of a table.
fn json(session: &Session, (name, rows): (&str, Vec<serde_json::Value>)) -> Vec<u8> {
    let open = session.open();
    let object = serde_json::json!({
        "lesson": open.map(|open| open.loaded().lesson.id.clone()),
        "algorithm": open.map(|open| open.algorithm().id()),
        "step": open.map(session::Opened::step),
        name: rows,
    });
    format!("{object}\n").into_bytes()
}

/// Draws figures as pixels, on white.
pub struct FigureStage(PictureStage);

impl FigureStage {
    #[must_use]
    #[expect(clippy::new_without_default, reason = "fonts are read")]
    pub fn new() -> Self {
        let context = Context::default();
        fonts::install(&context);
        Self(PictureStage::new(context))
    }

    /// The pixels of a figure, `scale` for each of its points.
    pub fn pixels(&mut self, figure: &Figure, scale: f32) -> Pixels {
        let size = vec2(figure.area.width().ceil(), figure.area.height().ceil());
        // The second frame has all letters.
        self.0.render(size, scale, 2, |ui| {
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

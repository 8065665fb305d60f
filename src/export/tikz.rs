//! Figures as TikZ for LaTeX: a drawing of its own, or a beamer presentation with a frame a step.
//! Texts stay texts; LuaLaTeX sets Japanese with luatexja.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::figure::Figure;
use picture::{Align, Area, Colour, Dash, Ink, Pen, Point, Shape, hatching};
use session::Theme;

/// The first line: editors read in it which program sets the document.
const PROGRAM: &str = "% !TeX program = lualatex\n";

/// What both kinds of documents need: `LuaLaTeX`, which sets Japanese and the signs of bounds, and TikZ.
const PACKAGES: &str = "\\usepackage{iftex}\n\\ifluatex\\else\\PackageError{yomisuji}{this file needs lualatex}{}\\expandafter\\stop\\fi\n\\usepackage{luatexja}\n\\usepackage{tikz}\n";

/// A document with a single drawing, on a page as large as the figure.
pub fn tikz_file(figure: &Figure) -> String {
    let mut colours = Colours::default();
    let drawing = drawing(figure, &mut colours);
    let (width, height) = (figure.area.width().ceil(), figure.area.height().ceil());
    format!(
        "{PROGRAM}% {}\n\\documentclass{{article}}\n\\usepackage[paperwidth={width}bp,paperheight={height}bp,margin=0bp]{{geometry}}\n{PACKAGES}{}\\pagestyle{{empty}}\n\\setlength{{\\parindent}}{{0bp}}\n\\setlength{{\\topskip}}{{0bp}}\n\\begin{{document}}\n{drawing}\\end{{document}}\n",
        figure.sentence.replace('\n', " "),
        colours.definitions()
    )
}

/// The room for a figure on a frame of 16 by 9 centimetres, in points.
const ROOM: [f32; 2] = [425.0, 175.0];

/// A beamer presentation: a frame a figure, with its sentence below.
pub fn beamer(figures: impl IntoIterator<Item = Figure>, title: &str) -> String {
    let mut colours = Colours::default();
    let mut frames = String::new();
    for figure in figures {
        let drawing = drawing(&figure, &mut colours);
        let scale = (ROOM[0] / figure.area.width()).min(ROOM[1] / figure.area.height());
        let _ = write!(
            frames,
            "\\begin{{frame}}\n\\centering\n\\scalebox{{{scale:.3}}}{{{}}}\\par\\medskip\n{}\n\\end{{frame}}\n",
            drawing.trim_end(),
            escaped(&figure.sentence)
        );
    }
    format!(
        "{PROGRAM}\\documentclass[aspectratio=169]{{beamer}}\n\\setbeamertemplate{{navigation symbols}}{{}}\n{PACKAGES}{}\\title{{{}}}\n\\begin{{document}}\n{frames}\\end{{document}}\n",
        colours.definitions(),
        escaped(title)
    )
}

/// The colours that are used, by the names under which they are defined.
#[derive(Default)]
struct Colours(BTreeMap<String, Colour>);

impl Colours {
    fn name(&mut self, ink: Ink) -> String {
        let colour = ink.colour(Theme::Light);
        let Colour(red, green, blue) = colour;
        let name = format!("y{red:02X}{green:02X}{blue:02X}");
        self.0.insert(name.clone(), colour);
        name
    }

    fn definitions(&self) -> String {
        let colours = self.0.iter().map(|(name, Colour(red, green, blue))| {
            format!("\\definecolor{{{name}}}{{HTML}}{{{red:02X}{green:02X}{blue:02X}}}\n")
        });
        colours.collect()
    }
}

fn drawing(figure: &Figure, colours: &mut Colours) -> String {
    let Area { min, max } = figure.area;
    // TikZ counts upwards.
    let mut text = String::from("\\begin{tikzpicture}[x=1bp,y=-1bp,line join=round]\n");
    let _ = writeln!(
        text,
        "\\useasboundingbox ({:.1},{:.1}) rectangle ({:.1},{:.1});",
        min[0], min[1], max[0], max[1]
    );
    for shape in &figure.picture.shapes {
        draw(shape, colours, &mut text);
    }
    text + "\\end{tikzpicture}\n"
}

/// The options of a path: its fill and its pen; `None` if neither is there.
fn options(fill: Option<Ink>, pen: Option<Pen>, colours: &mut Colours) -> Option<String> {
    let mut options = Vec::new();
    if let Some(ink) = fill {
        options.push(format!("fill={}", colours.name(ink)));
    }
    if let Some(pen) = pen {
        options.push(format!("draw={},line width={:.2}bp", colours.name(pen.ink), pen.width));
        if pen.dash != Dash::Solid {
            let (dashes, gaps) = pen.dash.lengths();
            let pairs = dashes.iter().zip(gaps);
            let pairs = pairs.map(|(on, off)| format!("on {on}bp off {off}bp"));
            options.push(format!("dash pattern={}", pairs.collect::<Vec<_>>().join(" ")));
        }
    }
    (!options.is_empty()).then(|| options.join(","))
}

fn way(points: &[Point], closed: bool) -> String {
    let places: Vec<_> = points.iter().map(|[x, y]| format!("({x:.1},{y:.1})")).collect();
    let end = if closed { " -- cycle" } else { "" };
    format!("{}{end}", places.join(" -- "))
}

fn draw(shape: &Shape, colours: &mut Colours, text: &mut String) {
    let mut path = |fill: Option<Ink>, pen: Option<Pen>, way: &str, more: &str| {
        if let Some(options) = options(fill, pen, colours) {
            let _ = writeln!(text, "\\path[{options}{more}] {way};");
        }
    };
    match shape {
        Shape::Polygon { points, fill, pen, hatch } => {
            path(*fill, None, &way(points, true), "");
            for line in hatching(points).filter(|_| hatch.is_some()) {
                path(None, hatch.map(|ink| Pen::solid(1.0, ink)), &way(&line, false), "");
            }
            path(None, *pen, &way(points, true), "");
        }
        Shape::Glass { points, fill, opacity } => {
            path(Some(*fill), None, &way(points, true), &format!(",fill opacity={opacity}"));
        }
        Shape::Line { from, to, pen } => path(None, Some(*pen), &way(&[*from, *to], false), ""),
        Shape::Circle { centre: [x, y], radius, fill, pen } => {
            path(*fill, *pen, &format!("({x:.1},{y:.1}) circle[radius={radius:.1}bp]"), "");
        }
        Shape::Box { area, radius, fill, pen } => {
            let round = format!(",rounded corners={radius:.1}bp");
            path(*fill, *pen, &corners(*area), &round);
        }
        Shape::Block { area, ink } => path(Some(*ink), None, &corners(*area), ""),
        Shape::Text { at: [x, y], text: words, size, ink, align, bold, turned } => {
            let anchor = match (align, turned) {
                (Align::Centre, _) => "center",
                (Align::Left, false) | (Align::Right, true) => "west",
                (Align::Right, false) | (Align::Left, true) => "east",
            };
            let bold = if *bold { "\\bfseries" } else { "" };
            let turn = if *turned { ",rotate=180" } else { "" };
            let _ = writeln!(
                text,
                "\\node[inner sep=0,anchor={anchor}{turn},text={},font=\\fontsize{{{size:.1}bp}}{{{size:.1}bp}}\\selectfont\\sffamily{bold}] at ({x:.1},{y:.1}) {{{}}};",
                colours.name(*ink),
                escaped(words)
            );
        }
    }
}

fn corners(Area { min, max }: Area) -> String {
    format!("({:.1},{:.1}) rectangle ({:.1},{:.1})", min[0], min[1], max[0], max[1])
}

/// A text with what is special to LaTeX written so that it stands for itself.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for letter in text.chars() {
        match letter {
            '\\' => safe.push_str("\\textbackslash{}"),
            '{' | '}' | '$' | '&' | '#' | '_' | '%' => safe.extend(['\\', letter]),
            '^' => safe.push_str("\\textasciicircum{}"),
            '~' => safe.push_str("\\textasciitilde{}"),
            '−' => safe.push_str("$-$"),
            '\n' => safe.push(' '),
            _ => safe.push(letter),
        }
    }
    safe
}

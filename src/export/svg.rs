//! Renders a picture as SVG (W3C, Scalable Vector Graphics 1.1), in the colours of light paper.

use svg::Document;
use svg::node::Blob;
use svg::node::element::{Circle, Group, Line, Path, Polygon, Rectangle, Title};

use super::figure::Figure;
use super::letters::{Letters, labelled, part_before};
use language::visible;
use picture::{Area, Colour, Dash, Ink, Pen, Picture, Shape, hatching};
use session::Theme;

/// The part of a picture inside `area`, as an SVG element for a page with these letters.
pub(super) fn svg_with(picture: &Picture, area: Area, letters: &mut Letters) -> String {
    let mut document = framed(area);
    for shape in &picture.shapes {
        document = document.add(drawn(shape, letters));
    }
    document.to_string()
}

fn framed(area: Area) -> Document {
    let [x, y] = area.min;
    Document::new()
        .set("viewBox", (x, y, area.width(), area.height()))
        .set("width", area.width())
        .set("height", area.height())
}

/// A figure as a file of its own: every letter is an outline, so it looks the same everywhere; what
/// it says is its title.
pub fn svg_file(figure: &Figure) -> String {
    let mut letters = Letters::new();
    let drawn = svg_with(&figure.picture, figure.area, &mut letters);
    let paper = rectangle(figure.area).set("fill", "#ffffff");
    let whole = framed(figure.area)
        .set("role", "img")
        .add(Title::new(visible(&figure.sentence)))
        .add(paper)
        .add(Blob::new(letters.symbols()))
        .add(Blob::new(drawn));
    format!("{whole}\n")
}

pub(super) fn elements(shapes: &[Shape], letters: &mut Letters) -> Vec<String> {
    shapes.iter().map(|shape| drawn(shape, letters).to_string()).collect()
}

fn colour(ink: Ink) -> String {
    let Colour(red, green, blue) = ink.colour(Theme::Light);
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn fill(ink: Option<Ink>) -> String {
    ink.map_or_else(|| "none".to_owned(), colour)
}

fn dashes(dash: Dash) -> Option<String> {
    let (dashes, gaps) = dash.lengths();
    let pairs: Vec<_> = dashes.iter().zip(gaps).map(|(on, off)| format!("{on} {off}")).collect();
    (dash != Dash::Solid).then(|| pairs.join(" "))
}

/// Applies a pen as attributes of an element.
macro_rules! stroked {
    ($element:expr, $pen:expr) => {{
        let pen: Option<Pen> = $pen;
        let element = $element;
        match pen {
            None => element,
            Some(pen) => {
                let element = element
                    .set("stroke", colour(pen.ink))
                    .set("stroke-width", pen.width)
                    .set("stroke-linejoin", "round");
                match dashes(pen.dash) {
                    Some(dashes) => element.set("stroke-dasharray", dashes),
                    None => element,
                }
            }
        }
    }};
}

fn drawn(shape: &Shape, letters: &mut Letters) -> Group {
    let group = Group::new();
    match shape {
        Shape::Polygon { points, fill: inside, pen, hatch } => {
            let body = || Polygon::new().set("points", corners(points));
            let group = group.add(body().set("fill", fill(*inside)));
            // The edge is over the lines.
            let group = match hatch {
                None => group,
                Some(ink) => {
                    let lines = hatching(points)
                        .map(|[from, to]| format!("M{} {}L{} {}", from[0], from[1], to[0], to[1]));
                    let way: String = lines.collect();
                    group.add(Path::new().set("d", way).set("stroke", colour(*ink)))
                }
            };
            group.add(stroked!(body().set("fill", "none"), *pen))
        }
        Shape::Glass { points, fill: inside, opacity } => group.add(
            Polygon::new()
                .set("points", corners(points))
                .set("fill", colour(*inside))
                .set("fill-opacity", *opacity),
        ),
        Shape::Line { from, to, pen } => {
            let line =
                Line::new().set("x1", from[0]).set("y1", from[1]).set("x2", to[0]).set("y2", to[1]);
            group.add(stroked!(line, Some(*pen)))
        }
        Shape::Circle { centre, radius, fill: inside, pen } => {
            let circle = Circle::new()
                .set("cx", centre[0])
                .set("cy", centre[1])
                .set("r", *radius)
                .set("fill", fill(*inside));
            group.add(stroked!(circle, *pen))
        }
        Shape::Box { area, radius, fill: inside, pen } => {
            let body = rectangle(*area).set("rx", *radius).set("fill", fill(*inside));
            group.add(stroked!(body, *pen))
        }
        Shape::Text { text, .. } => {
            group.add(Blob::new(labelled(text) + &outlines(shape, letters) + "</g>"))
        }
        Shape::Block { area, ink } => group.add(rectangle(*area).set("fill", colour(*ink))),
    }
}

fn corners(points: &[[f32; 2]]) -> String {
    let points: Vec<_> = points.iter().map(|[x, y]| format!("{x},{y}")).collect();
    points.join(" ")
}

fn rectangle(area: Area) -> Rectangle {
    Rectangle::new()
        .set("x", area.min[0])
        .set("y", area.min[1])
        .set("width", area.width())
        .set("height", area.height())
}

/// A text as the outlines of its letters, without a label.
pub(super) fn outlines(shape: &Shape, letters: &mut Letters) -> String {
    let Shape::Text { at: [x, y], text, size, ink, align, bold, turned } = shape else {
        return String::new();
    };
    let drawn = letters.middle(text, [*x, *y], (*size, *bold), part_before(*align));
    let group = Group::new().set("fill", colour(*ink)).add(Blob::new(drawn));
    let turn = || format!("rotate(180 {x} {y})");
    if *turned { group.set("transform", turn()) } else { group }.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use picture::Align;

    #[test]
    fn svg_text_escapes_the_special_characters_of_xml() {
        let picture = Picture {
            shapes: vec![Shape::text([1.0, 2.0], "α < β & \"γ\"", 12.0, Ink::Text, Align::Left)],
            ..Picture::default()
        };
        let area = Area { min: [0.0, 0.0], max: [100.0, 50.0] };
        let text = svg_with(&picture, area, &mut Letters::new());
        assert!(text.starts_with("<svg") && text.contains("α &lt; β &amp;"), "{text}");
        assert!(!text.contains("α < β"), "{text}");
    }
}

//! Paints pictures as egui shapes.

use egui::epaint::TextShape;
use egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Mesh, Painter, Pos2, Rect, Shape as Painted,
    Stroke, StrokeKind, pos2, vec2,
};

use super::fonts::bold;
use super::theme::colour;
use picture::{Align, Area, Dash, Pen, Picture, Point, Shape, hatching};
use session::Theme;

/// Paints a picture. Series of blocks become one mesh.
pub fn paint(painter: &Painter, picture: &Picture, theme: Theme) {
    let mut shapes = Vec::with_capacity(picture.shapes.len());
    let mut blocks = Mesh::default();
    for shape in &picture.shapes {
        if let Shape::Block { area, ink } = shape {
            blocks.add_colored_rect(rect(*area), colour(*ink, theme));
            continue;
        }
        if !blocks.is_empty() {
            shapes.push(Painted::mesh(std::mem::take(&mut blocks)));
        }
        translate(painter, shape, theme, &mut shapes);
    }
    if !blocks.is_empty() {
        shapes.push(Painted::mesh(blocks));
    }
    painter.extend(shapes);
}

pub(super) fn area(rect: Rect) -> Area {
    Area { min: [rect.min.x, rect.min.y], max: [rect.max.x, rect.max.y] }
}

pub(super) fn rect(area: Area) -> Rect {
    Rect::from_min_max(point(area.min), point(area.max))
}

fn point(point: Point) -> Pos2 {
    pos2(point[0], point[1])
}

fn stroke(pen: Pen, theme: Theme) -> Stroke {
    Stroke::new(pen.width, colour(pen.ink, theme))
}

fn translate(painter: &Painter, shape: &Shape, theme: Theme, out: &mut Vec<Painted>) {
    match shape {
        Shape::Polygon { points, fill, pen, hatch } => {
            let corners: Vec<_> = points.iter().copied().map(point).collect();
            let fill = fill.map_or(Color32::TRANSPARENT, |ink| colour(ink, theme));
            out.push(Painted::convex_polygon(corners.clone(), fill, Stroke::NONE));
            if let Some(ink) = hatch {
                let stroke = Stroke::new(1.0, colour(*ink, theme));
                out.extend(
                    hatching(points).map(|ends| Painted::line_segment(ends.map(point), stroke)),
                );
            }
            if let Some(pen) = pen {
                let mut closed = corners;
                closed.extend(closed.first().copied());
                if pen.dash == Dash::Solid {
                    closed.pop();
                    out.push(Painted::closed_line(closed, stroke(*pen, theme)));
                } else {
                    out.extend(dashed(&closed, *pen, theme));
                }
            }
        }
        Shape::Glass { points, fill, opacity } => {
            let corners = points.iter().copied().map(point).collect();
            let fill = colour(*fill, theme).gamma_multiply(*opacity);
            out.push(Painted::convex_polygon(corners, fill, Stroke::NONE));
        }
        Shape::Line { from, to, pen } => {
            let ends = [point(*from), point(*to)];
            if pen.dash == Dash::Solid {
                out.push(Painted::line_segment(ends, stroke(*pen, theme)));
            } else {
                out.extend(dashed(&ends, *pen, theme));
            }
        }
        Shape::Circle { centre, radius, fill, pen } => {
            if let Some(ink) = fill {
                out.push(Painted::circle_filled(point(*centre), *radius, colour(*ink, theme)));
            }
            if let Some(pen) = pen {
                out.push(Painted::circle_stroke(point(*centre), *radius, stroke(*pen, theme)));
            }
        }
        Shape::Box { area, radius, fill, pen } => boxed(*area, *radius, *fill, *pen, theme, out),
        Shape::Text { .. } => out.extend(lettering(painter, shape, theme)),
        Shape::Block { area, ink } => {
            out.push(Painted::rect_filled(rect(*area), 0.0, colour(*ink, theme)));
        }
    }
}

fn dashed(way: &[Pos2], pen: Pen, theme: Theme) -> Vec<Painted> {
    let (dashes, gaps) = pen.dash.lengths();
    Painted::dashed_line_with_offset(way, stroke(pen, theme), dashes, gaps, 0.0)
}

/// Letters of less than a point are not drawn: they would be illegible.
const SMALLEST: f32 = 1.0;

fn lettering(painter: &Painter, shape: &Shape, theme: Theme) -> Option<Painted> {
    let Shape::Text { at, text, size, ink, align, bold: is_bold, turned } = shape else {
        return None;
    };
    if *size < SMALLEST {
        return None;
    }
    let family = if *is_bold { bold() } else { FontFamily::Proportional };
    let font = FontId::new(*size, family);
    let tint = colour(*ink, theme);
    let galley = painter.layout_no_wrap(text.clone(), font, tint);
    let anchor = match align {
        Align::Centre => Align2::CENTER_CENTER,
        Align::Left => Align2::LEFT_CENTER,
        Align::Right => Align2::RIGHT_CENTER,
    };
    let place = anchor.anchor_size(point(*at), galley.size());
    let text = if *turned {
        TextShape::new(place.max, galley, tint).with_angle(std::f32::consts::PI)
    } else {
        TextShape::new(place.min, galley, tint)
    };
    Some(text.into())
}

fn boxed(
    area: Area,
    radius: f32,
    fill: Option<picture::Ink>,
    pen: Option<Pen>,
    theme: Theme,
    out: &mut Vec<Painted>,
) {
    let rectangle = rect(area);
    let corners = CornerRadius::same(radius.round() as u8);
    if let Some(ink) = fill {
        out.push(Painted::rect_filled(rectangle, corners, colour(ink, theme)));
    }
    match pen {
        None => {}
        Some(pen) if pen.dash != Dash::Solid => {
            // Two lines and two arcs are enough for a dashed pill.
            let inset = radius.min(rectangle.width() / 2.0);
            let outline = pill(rectangle, inset);
            out.extend(dashed(&outline, pen, theme));
        }
        Some(pen) => out.push(Painted::rect_stroke(
            rectangle,
            corners,
            stroke(pen, theme),
            StrokeKind::Middle,
        )),
    }
}

/// The closed outline of a rectangle with round corners.
fn pill(rect: Rect, radius: f32) -> Vec<Pos2> {
    const STEPS: u8 = 6;
    let corners = [
        (rect.right_top() + vec2(-radius, radius), -0.25_f32),
        (rect.right_bottom() + vec2(-radius, -radius), 0.0),
        (rect.left_bottom() + vec2(radius, -radius), 0.25),
        (rect.left_top() + vec2(radius, radius), 0.5),
    ];
    let mut outline = Vec::new();
    for (centre, turns) in corners {
        for step in 0..=STEPS {
            let turn = turns + 0.25 * f32::from(step) / f32::from(STEPS);
            let (sine, cosine) = (turn * std::f32::consts::TAU).sin_cos();
            outline.push(centre + vec2(cosine, sine) * radius);
        }
    }
    outline.extend(outline.first().copied());
    outline
}

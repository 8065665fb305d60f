//! The drawn texts, and whether they are completely readable, from the shapes of a frame.

use egui::accesskit::Role as AccessRole;
use egui::epaint::{ClippedShape, Shape, TextShape};
use egui::{Label, Rect, Ui, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

/// A text drawn in the last frame of the harness.
pub(crate) struct DrawnText {
    /// The whole text, including parts left out for lack of room.
    pub(crate) text: String,
    /// The ink of each row, on the screen.
    rows: Vec<Rect>,
    /// The visible part of its place.
    clip: Rect,
    /// Its end was replaced by `…`.
    pub(crate) is_elided: bool,
    /// A word that was broken because it is wider than its place.
    broken: Option<String>,
    /// A small shape that was drawn over a part of it: a label, a knob, a sign.
    covered: Option<Rect>,
}

impl DrawnText {
    fn of(shape: &TextShape, clip: Rect) -> Option<Self> {
        let galley = &shape.galley;
        if shape.angle != 0.0 || shape.opacity_factor == 0.0 || galley.job.text.trim().is_empty() {
            return None;
        }
        let ink = |row: &egui::epaint::text::PlacedRow| {
            let bounds = row.row.visuals.mesh_bounds;
            let offset = shape.pos.to_vec2() + row.pos.to_vec2();
            bounds.is_positive().then(|| bounds.translate(offset))
        };
        let rows: Vec<_> = galley.rows.iter().filter_map(ink).collect();
        let seen = rows.iter().any(|row| row.intersects(clip));
        let broken = galley.rows.windows(2).find_map(|pair| {
            let (before, after) = (pair[0].row.text(), pair[1].row.text());
            let is_letter = |letter: Option<char>| {
                letter.is_some_and(|letter| letter.is_alphabetic() && letter < '\u{250}')
            };
            let is_broken = !pair[0].ends_with_newline
                && is_letter(before.chars().next_back())
                && is_letter(after.chars().next());
            is_broken.then(|| format!("{before}|{after}"))
        });
        seen.then(|| Self {
            text: galley.job.text.clone(),
            rows,
            clip,
            is_elided: galley.elided,
            broken,
            covered: None,
        })
    }

    /// All of its ink, visible or not.
    pub(crate) fn place(&self) -> Rect {
        self.rows.iter().fold(Rect::NOTHING, |all, &row| all | row)
    }

    /// The visible parts of the rows.
    fn seen(&self) -> impl Iterator<Item = Rect> {
        let shown = self.rows.iter().map(|row| row.intersect(self.clip));
        shown.filter(Rect::is_positive)
    }

    fn overlaps(&self, other: &Self) -> bool {
        self.seen().any(|row| {
            other.seen().any(|there| {
                let both = row.intersect(there);
                both.width() > 1.5 && both.height() > 1.5
            })
        })
    }
}

/// The minimum size of shapes that may cover others: a window, a menu, a tip.
const COVER: Vec2 = Vec2::new(60.0, 26.0);

fn add(shape: &Shape, clip: Rect, drawn: &mut Vec<DrawnText>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, clip, drawn)),
        Shape::Text(shape) => drawn.extend(DrawnText::of(shape, clip)),
        Shape::Rect(shape) if shape.fill.a() == 255 => {
            let cover = shape.rect.intersect(clip);
            if cover.width() > COVER.x && cover.height() > COVER.y {
                drawn.retain(|text| !text.seen().any(|row| row.intersects(cover)));
            } else {
                cover_with(cover, drawn);
            }
        }
        Shape::Circle(shape) if shape.fill.a() == 255 => {
            let inner = Rect::from_center_size(shape.center, Vec2::splat(shape.radius * 1.6));
            cover_with(inner.intersect(clip), drawn);
        }
        _ => {}
    }
}

/// A small shape over texts that were drawn before it.
fn cover_with(cover: Rect, drawn: &mut [DrawnText]) {
    for text in drawn {
        let hidden = text.seen().map(|row| row.intersect(cover));
        let is_hidden = |part: Rect| part.width() > 1.5 && part.height() > 1.5;
        if hidden.into_iter().any(is_hidden) {
            text.covered = Some(cover);
        }
    }
}

/// Every visible text.
pub(crate) fn drawn<S>(harness: &Harness<'_, S>) -> Vec<DrawnText> {
    let mut drawn = Vec::new();
    for ClippedShape { clip_rect, shape, .. } in &harness.output().shapes {
        add(shape, *clip_rect, &mut drawn);
    }
    drawn
}

/// The means to bring hidden contents into view: scroll bars of lists and tables, the arrow of
/// panel tabs, and a tree, which is moved by hand.
struct Scrolling {
    bars: Vec<Rect>,
    arrows: Vec<Rect>,
    trees: Vec<Rect>,
}

impl Scrolling {
    fn of<S>(harness: &Harness<'_, S>, tree: &str) -> Self {
        let places = |by| {
            let found = harness.query_all(by);
            found.map(|node| node.rect()).collect::<Vec<_>>()
        };
        let by = egui_kittest::kittest::by;
        Self {
            bars: places(by().role(AccessRole::ScrollBar)),
            arrows: places(by().label_contains("Scroll tabs")),
            trees: places(by().label(tree)),
        }
    }

    /// Whether contents that leave the place at the top or bottom can be scrolled to.
    fn up_and_down(&self, clip: Rect) -> bool {
        let mut bars = self.bars.iter().filter(|bar| bar.height() > bar.width());
        let is_bar = |bar: &Rect| {
            let beside = (bar.center().x - clip.max.x).abs() < 20.0;
            let is_along = bar.max.y > clip.min.y && bar.min.y < clip.max.y;
            // A picture in a list has its own clip area, which the list cuts off; a list in a window
            // over others has the clip area of the screen at its sides.
            let ends = |a: f32, b: f32| (a - b).abs() < 8.0;
            let [above, below] = [ends(clip.min.y, bar.min.y), ends(clip.max.y, bar.max.y)];
            let is_inside = bar.min.x > clip.max.x && (above || below)
                || above && below && bar.max.x > clip.min.x;
            beside && is_along || is_inside
        };
        self.is_tree(clip) || bars.any(is_bar)
    }

    /// Whether contents that leave the place at a side can be scrolled to.
    fn aside(&self, clip: Rect) -> bool {
        let mut bars = self.bars.iter().filter(|bar| bar.width() > bar.height());
        let is_bar = |bar: &Rect| {
            // A row of a table has its own clip area, and the bar is below the last one.
            let below = (-20.0..200.0).contains(&(bar.min.y - clip.max.y));
            below && bar.max.x > clip.min.x && bar.min.x < clip.max.x
        };
        self.is_tree(clip) || bars.any(is_bar)
    }

    fn is_tree(&self, clip: Rect) -> bool {
        let mut trees = self.trees.iter();
        trees.any(|tree| tree.expand(1.0).contains_rect(clip))
    }

    fn is_among_tabs(&self, clip: Rect) -> bool {
        self.arrows.iter().any(|arrow| {
            let (above, below) = (arrow.min.y - 4.0, arrow.max.y + 4.0);
            (above..=below).contains(&clip.min.y) && clip.height() < 40.0
        })
    }

    /// Whether a widget outside the window can be brought into it.
    fn brings(&self, place: Rect) -> bool {
        let above_bar = |bar: &Rect| {
            bar.width() > bar.height() && (0.0..200.0).contains(&(bar.min.y - place.min.y))
        };
        // A table that a list has scrolled out of view gets its bar when it comes into view.
        let is_below = |bar: &Rect| bar.height() > bar.width() && place.min.y > bar.max.y;
        let mut bars = self.bars.iter();
        self.is_among_tabs(place) || bars.any(|bar| above_bar(bar) || is_below(bar))
    }
}

/// Every spoken text, except single rows of a text that is spoken as a whole.
pub(crate) fn spoken<S>(harness: &Harness<'_, S>) -> Vec<String> {
    let nodes = harness.query_all(egui_kittest::kittest::by().predicate(|_| true));
    let nodes = nodes.map(|node| node.accesskit_node());
    let whole = nodes.filter(|node| node.role() != AccessRole::TextRun);
    whole.flat_map(|node| node.label().into_iter().chain(node.value())).collect()
}

/// The unreadable texts: left out, cut off, broken, covered by another text, or outside the window;
/// `tree` is the name of trees.
pub(crate) fn unreadable<S>(harness: &mut Harness<'_, S>, tree: &str) -> Vec<String> {
    const ROOM: f32 = 1.0;
    const ASIDE: f32 = 1.5; // Ink is measured in whole points, and a letter may begin before its place.
    let mut faults = Vec::new();
    let (texts, scrolling) = (drawn(harness), Scrolling::of(harness, tree));
    let screen = harness.ctx.content_rect();
    for (number, text) in texts.iter().enumerate() {
        let about = format!("{:?} at {}", text.text, text.place());
        for row in text.rows.iter().filter(|row| row.intersects(text.clip)) {
            let beside = row.min.x < text.clip.min.x - ASIDE || row.max.x > text.clip.max.x + ASIDE;
            let below = row.min.y < text.clip.min.y - ROOM || row.max.y > text.clip.max.y + ROOM;
            let is_cut = beside
                && !scrolling.aside(text.clip)
                && !scrolling.is_among_tabs(text.clip.intersect(text.place()));
            if is_cut || below && !scrolling.up_and_down(text.clip) {
                faults.push(format!("cut off by {}: {about}", text.clip));
                break;
            }
        }
        if !text.rows.iter().all(|row| row.intersects(text.clip))
            && !scrolling.up_and_down(text.clip)
        {
            faults.push(format!("rows that are not seen in {}: {about}", text.clip));
        }
        if let Some(cover) = &text.covered {
            faults.push(format!("covered by what is at {cover}: {about}"));
        }
        if let Some(broken) = &text.broken {
            faults.push(format!("a broken word, {broken}: {about}"));
        }
        for other in &texts[number + 1..] {
            if text.overlaps(other) {
                faults.push(format!("{about} and {:?} at {}", other.text, other.place()));
            }
        }
    }
    for role in [AccessRole::Button, AccessRole::CheckBox, AccessRole::TextInput] {
        for node in harness.query_all(egui_kittest::kittest::by().role(role)) {
            let place = node.rect();
            let is_outside = place.min.x < -ROOM || place.max.x > screen.max.x + ROOM;
            if is_outside && !scrolling.brings(place) {
                let label = node.accesskit_node().label();
                faults.push(format!("outside of the window: {label:?} at {place}"));
            }
        }
    }
    if egui::Popup::is_any_open(&harness.ctx) {
        return faults; // No tip is shown below an open menu.
    }
    for text in texts.iter().filter(|text| text.is_elided) {
        let seen = text.seen().next().expect("it is seen");
        let modal = harness.ctx.memory(egui::Memory::top_modal_layer);
        let front = modal.and_then(|layer| harness.ctx.memory(|memory| memory.area_rect(layer.id)));
        if front.is_some_and(|front| !front.contains(seen.center())) {
            continue; // Nor below a modal window.
        }
        harness.hover_at(seen.center());
        harness.run_steps(40);
        let told = drawn(harness);
        if !told.iter().any(|tip| !tip.is_elided && tip.text.contains(&text.text)) {
            faults.push(format!("its end is told nowhere: {:?} at {}", text.text, text.place()));
        }
    }
    faults
}

/// The unreadable texts of contents drawn into a window of 300 × 200 points.
fn faults_of(draw: fn(&mut Ui)) -> Vec<String> {
    let builder = Harness::builder().with_size([300.0, 200.0]);
    let builder = builder.with_context_setup(yomisuji::gui::set_up);
    let mut harness = builder.build_ui(draw);
    harness.run_steps(3);
    unreadable(&mut harness, "no tree")
}

#[test]
fn the_check_finds_every_kind_of_unreadable_text() {
    const LONG: &str = "a text that is much too long for a window that is as narrow as this one";
    let check = |fault: &str, draw: fn(&mut Ui)| {
        let faults = faults_of(draw);
        let is_found = faults.iter().any(|found| found.contains(fault));
        assert!(is_found, "{fault}: {faults:?}");
    };
    check("cut off", |ui| drop(ui.add(Label::new(LONG).extend())));
    check("its end is told nowhere", |ui| {
        let label = Label::new(LONG).truncate();
        ui.add(label.show_tooltip_when_elided(false));
    });
    check("a broken word", |ui| {
        ui.set_max_width(60.0);
        ui.label("incomprehensibilities");
    });
    check(" and ", |ui| {
        for text in ["one text", "another"] {
            ui.put(Rect::from_min_size(pos2(20.0, 20.0), vec2(90.0, 20.0)), Label::new(text));
        }
    });
    check("covered by", |ui| {
        ui.label("a text below a knob");
        let at = ui.min_rect().center();
        ui.painter().circle_filled(at, 8.0, egui::Color32::GOLD);
    });
    check("rows that are not seen", |ui| {
        ui.set_clip_rect(Rect::from_min_size(pos2(0.0, 0.0), vec2(300.0, 30.0)));
        ui.label(LONG);
    });
    check("outside of the window", |ui| {
        ui.horizontal(|ui| {
            ui.add_space(280.0);
            let _ = ui.button("a button");
        });
    });
    let faults = faults_of(|ui| {
        ui.label(LONG);
        ui.add(Label::new(LONG).truncate()); // The tooltip has the whole text.
    });
    assert!(faults.is_empty(), "{faults:?}");
}

//! The palette: commands, lessons and nodes by their names, in either language.

use egui::{Align, Context, Id, Key, Modal, Modifiers, ScrollArea, TextEdit, Ui};

use super::found::{Heading, Hit, Palette};
use super::tools::{boards, show_board};
use super::{list_row, small};
use crate::actions::{ActionRow, Availability, Menu};
use crate::look::{Look, WindowContext};
use games::board_game::BoardStart;
use language::Language;
use lesson::find_some;
use session::{Command, LessonCommand, Opened, RunCommand, Session};
use subject::GameId;
use text::{Query, Spelling, outside_course, rank_lessons};
use tree::NodeId;

/// The most rows of a group, while something is looked for.
const MOST: usize = 8;
/// How many nodes of a tree are looked at while somebody types.
const NEAR: usize = 3_000;
/// The widest that the palette gets, in points.
const WIDEST: f32 = 680.0;
/// What it leaves free above and below, in points.
const AROUND: f32 = 60.0;

pub(crate) fn palette_ui(cx: &mut WindowContext<'_>) {
    let (context, session) = (cx.context, cx.session);
    let Some(mut palette) = cx.look.palette.take() else {
        return;
    };
    if palette.asked.as_ref() != Some(&palette.query) {
        palette.found = found(session, cx.look, &palette.query);
        palette.asked = Some(palette.query.clone());
        (palette.chosen, palette.moved) = (0, true);
    }
    let count: usize = palette.found.iter().map(|(_, hits)| hits.len()).sum();
    palette.read_keys(context, count);
    let enters = context.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    let mut taken = None;
    let screen = context.content_rect();
    let most = (screen.height() - 2.0 * AROUND - 60.0).max(60.0);
    let area =
        Modal::default_area(Id::unique("palette")).anchor(egui::Align2::CENTER_TOP, [0.0, AROUND]);
    let shown = Modal::new(Id::unique("palette")).area(area).show(context, |ui| {
        ui.set_width(WIDEST.min(screen.width() - 40.0));
        field(ui, session, &mut palette);
        ui.add_space(4.0);
        ScrollArea::vertical()
            .max_height(most)
            .min_scrolled_height(most)
            .auto_shrink([false, true])
            .show(ui, |ui| taken = rows(ui, session, cx.look, &palette));
        palette.moved = false;
    });
    if enters {
        let mut hits = palette.found.iter().flat_map(|(_, hits)| hits);
        taken = taken.or_else(|| hits.nth(palette.chosen).copied());
    }
    if let Some(hit) = taken {
        hit.act(cx, &palette.query);
    } else if !shown.should_close() {
        cx.look.palette = Some(palette);
    }
}

impl Palette {
    /// The arrows choose a row; the page keys go several rows on.
    fn read_keys(&mut self, context: &Context, count: usize) {
        const PAGE: usize = 8;
        let last = count.saturating_sub(1);
        context.input_mut(|input| {
            for (key, rows, down) in [
                (Key::ArrowDown, 1, true),
                (Key::ArrowUp, 1, false),
                (Key::PageDown, PAGE, true),
                (Key::PageUp, PAGE, false),
            ] {
                let by = rows * input.count_and_consume_key(Modifiers::NONE, key);
                if by > 0 {
                    let at = self.chosen;
                    self.chosen = if down { (at + by).min(last) } else { at.saturating_sub(by) };
                    self.moved = true;
                }
            }
        });
    }
}

fn field(ui: &mut Ui, session: &Session, palette: &mut Palette) {
    let texts = session.language().texts();
    let field = TextEdit::singleline(&mut palette.query)
        .hint_text(texts.actions_palette_hint())
        .font(egui::FontId::proportional(18.0))
        .desired_width(f32::INFINITY);
    let field = ui.add(field).on_hover_text(texts.actions_palette_hint());
    field.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::TextInput, true, texts.actions_palette())
    });
    // Nothing else in it takes the keyboard. To ask for the focus ends what is being composed.
    if !field.has_focus() {
        field.request_focus();
    }
}

/// The rows; returns the one that was clicked.
fn rows(ui: &mut Ui, session: &Session, look: &Look, palette: &Palette) -> Option<Hit> {
    let texts = session.language().texts();
    let mut number = 0;
    let mut taken = None;
    let outside = outside_course(&palette.query, session.language());
    if let Some(topic) = &outside {
        ui.label(texts.actions_outside(topic));
    }
    for (heading, hits) in &palette.found {
        ui.label(small(
            session,
            match heading {
                Heading::Commands => texts.actions_commands(),
                Heading::Lessons => texts.window_lessons(),
                Heading::Nodes => texts.actions_nodes(),
            },
        ));
        for hit in hits {
            let is_chosen = number == palette.chosen;
            let [words, right] = hit.words(ui.ctx(), session, look, &palette.query);
            let size = egui::vec2(ui.available_width(), 30.0);
            let row = list_row(ui, session, size, is_chosen, [&words, &right]);
            if is_chosen && palette.moved {
                row.scroll_to_me(Some(Align::Center));
            }
            if row.clicked() {
                taken = Some(*hit);
            }
            number += 1;
        }
    }
    if number == 0 && outside.is_none() {
        ui.label(texts.actions_nothing());
    }
    taken
}

/// Everything that matches, in groups: the one with the best match first; as it is typed, if anything
/// does. Without a query, what can be done now.
fn found(session: &Session, look: &Look, query: &str) -> Vec<(Heading, Vec<Hit>)> {
    let words = Query::of(query);
    let available = || {
        let rows = ActionRow::all().enumerate();
        rows.filter(|(_, row)| row.availability(session, look).acts())
    };
    if words.is_empty() {
        return vec![(
            Heading::Commands,
            available().map(|(number, _)| Hit::Entry(number)).collect(),
        )];
    }
    let named = |spelling| {
        let rank = |(number, row)| {
            let names = names_of(row);
            // Of the name that is shown: one in the other language may be shorter.
            let length = row.name(session.language().texts()).chars().count();
            let names = [names, vec![row.found_by().join(" ")]].concat();
            Some((words.rank(&names, spelling)?, length, Hit::Entry(number)))
        };
        let board = |((game, number), start): ((GameId, usize), &BoardStart)| {
            let names = Language::ALL.map(|language| board_name(start, language));
            let length = names[0].chars().count();
            Some((words.rank(&names, spelling)?, length, Hit::Board(game, number)))
        };
        let mut commands: Vec<_> = available().filter_map(rank).collect();
        commands.extend(boards().filter_map(board));
        commands.sort_by_key(|&(rank, length, _)| (std::cmp::Reverse(rank), length));
        let commands = commands.into_iter().map(|(rank, _, hit)| (rank, hit));
        let lessons = rank_lessons(session, &words, spelling).into_iter();
        let lessons = lessons.map(|(number, rank)| (rank, Hit::Lesson(number)));
        [
            (Heading::Commands, commands.take(MOST).collect::<Vec<_>>()),
            (Heading::Lessons, lessons.take(MOST).collect()),
        ]
    };
    let mut groups = Vec::from(named(Spelling::Right));
    let nodes = nodes(session, query);
    // What is known, and is not here, is not mistyped.
    let is_known = outside_course(query, session.language()).is_some();
    if groups.iter().all(|(_, hits)| hits.is_empty()) && nodes.len() <= 1 && !is_known {
        groups = Vec::from(named(Spelling::Near));
    }
    groups.push((Heading::Nodes, nodes));
    groups.retain(|(_, hits)| !hits.is_empty());
    groups.sort_by_key(|(_, hits)| std::cmp::Reverse(hits.iter().map(|hit| hit.0).max()));
    let bare = |hits: Vec<(u32, Hit)>| hits.into_iter().map(|(_, hit)| hit).collect();
    groups.into_iter().map(|(heading, hits)| (heading, bare(hits))).collect()
}

/// "Own position: Othello 4×4".
fn board_name(start: &BoardStart, language: Language) -> String {
    let texts = language.texts();
    format!("{}: {}", texts.window_own_position(), (start.name)(texts))
}

/// The names of an action in both languages, with its menu.
fn names_of(row: ActionRow) -> Vec<String> {
    let of_language = |language: Language| {
        let texts = language.texts();
        [row.name(texts), format!("{} {}", row.menu().name(texts), row.name(texts))]
    };
    Language::ALL.into_iter().flat_map(of_language).collect()
}

/// The nodes with the query in their names, as far as they may be known, and a search in the whole
/// tree.
fn nodes(session: &Session, query: &str) -> Vec<(u32, Hit)> {
    let Some(open) = session.open().filter(|_| !session.page().is_board()) else {
        return Vec::new();
    };
    let seen = open.projection(Language::Ja);
    let is_known = |&id: &NodeId| !seen.hides_future() || seen.is_known(id);
    let some = find_some(open.tree(), &*open.loaded().subject, query, (NEAR, MOST));
    let some = some.into_iter().filter(is_known).map(|id| {
        // A whole name is what is meant.
        let is_whole =
            name_of(open, id, session.language()).trim_start_matches(['▲', '△']) == query.trim();
        (if is_whole { 110 } else { 60 }, Hit::Node(id))
    });
    some.chain([(1, Hit::InTree)]).collect()
}

fn name_of(open: &Opened, id: NodeId, language: Language) -> String {
    subject::choice(&*open.loaded().subject, open.tree(), id, language)
}

impl Hit {
    /// Its name, and what stands on the right: where it is, and its key.
    fn words(self, context: &Context, session: &Session, look: &Look, query: &str) -> [String; 2] {
        let language = session.language();
        let texts = language.texts();
        match self {
            Self::Entry(number) => {
                let Some(entry) = ActionRow::all().nth(number) else {
                    return Default::default();
                };
                let title = entry.title(session);
                let title = match entry.availability(session, look) {
                    Availability::Switch(true) => format!("{title} ({})", texts.actions_on()),
                    _ => title,
                };
                let menu = Some(entry.menu()).filter(|menu| *menu != Menu::Steps);
                let menu = menu.map(|menu| menu.name(texts));
                let right: Vec<_> = menu.into_iter().chain(entry.key(context)).collect();
                [title, right.join("   ")]
            }
            Self::Board(game, number) => {
                let start = boards().find(|(board, _)| *board == (game, number));
                let name = start.map(|(_, start)| board_name(start, language));
                [name.unwrap_or_default(), String::new()]
            }
            Self::Lesson(number) => {
                let entry = &session.lessons()[number];
                let title = session.shown_title(entry).get(language).to_owned();
                let chapter = session.chapter_title(entry.chapter);
                let chapter = chapter.map(|chapter| chapter.get(language).to_owned());
                [format!("{}  {title}", number + 1), chapter.unwrap_or_default()]
            }
            Self::Node(id) => {
                let place = session.open().map(|open| {
                    let name = name_of(open, id, language);
                    let parent = open.tree().parent(id);
                    let above = parent.filter(|&parent| parent != NodeId::ROOT);
                    let above = above.map(|above| name_of(open, above, language));
                    [name, above.map(|above| format!("{above} ›")).unwrap_or_default()]
                });
                place.unwrap_or_default()
            }
            Self::InTree => [texts.actions_in_tree(query.trim()), String::new()],
        }
    }

    fn act(self, h: &mut WindowContext<'_>, query: &str) {
        match self {
            Self::Entry(number) => {
                if let Some(entry) = ActionRow::all().nth(number) {
                    entry.act(h);
                }
            }
            Self::Board(game, number) => h.commands.extend(show_board(h.session, (game, number))),
            Self::Lesson(number) => {
                let source = h.session.lessons()[number].source.clone();
                h.commands.push(Command::Lesson(LessonCommand::Open(source)));
            }
            Self::Node(id) => h.commands.push(Command::Run(RunCommand::Centre(id))),
            Self::InTree => {
                h.look.find = Some(query.to_owned());
                h.commands.push(Command::Run(RunCommand::Find(query.to_owned())));
            }
        }
    }
}

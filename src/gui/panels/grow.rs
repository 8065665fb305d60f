//! Growing a tree from a board: the settings, the cost, and the button.

use egui::{Button, DragValue, Ui};

use super::pages::{EvaluatorChoice, evaluators_ui};
use super::{
    error_text, in_gold, ink, named_field, small, strong, switch, switches, tipped_switches, title,
};
use crate::look::WindowContext;
use eval::GameEvaluation;
use games::shogi::Shogi;
use games::shogi::mate::{MOST_PLIES, MateCuts};
use language::{Texts, large_number};
use picture::Ink;
use scenario::{LeafPolicy, PositionSetup};
use search::{CalledBy, MoveFilter, MoveOrder, Quiescence};
use session::{
    BoardCommand, BoardDesk, CAPS, Centre, GameTable, PageCommand, Session, SettingsCommand,
};
use subject::{GameId, GameSetup, RegisteredGame, SubjectSetup, WithGame};
use tree::Growth;

const DEEPEST: u8 = 8;

/// With at most this many moves left, a tree can well be read to the end of the game.
const FEW: u32 = 14;

pub(super) fn grow_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, desk: &dyn BoardDesk) {
    let (session, texts) = cx.session_and_texts();
    let shogi = session.board_editor();
    let shogi = shogi.filter(|_| desk.game() == GameId::Shogi);
    if let Some(editor) = shogi {
        mate_ui(ui, cx, editor);
    }
    ui.label(title(texts.window_grow_title()));
    // At the top, so that it is visible without scrolling.
    cost(ui, cx, desk);
    ui.add_space(6.0);
    let before = desk.growth();
    let growth = match shogi {
        Some(editor) => Some(shogi_settings(ui, cx, editor).into()),
        None => desk.game().run(GamePanel { ui, session }).flatten(),
    };
    if let Some(growth) = growth.filter(|growth| *growth != before) {
        cx.push(BoardCommand::Choose(Box::new(growth)));
    }
    cap(ui, cx);
}

fn shogi_settings(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    editor: &GameTable<Shogi>,
) -> PositionSetup {
    let (session, texts) = cx.session_and_texts();
    let mut growth = editor.reading().clone();
    let depths = [0, 1, 2, 3, 4].map(|plies| (plies, plies.to_string()));
    depth(ui, session, &depths, DEEPEST, &mut growth.depth);
    kind(ui, session, &mut growth.growth);
    let filters = [
        (MoveFilter::Captures, texts.window_filter_captures()),
        (MoveFilter::Checks, texts.window_filter_checks()),
        (MoveFilter::Best(8), texts.window_filter_best()),
        (MoveFilter::Yss, texts.reading_filter_yss()),
    ];
    filter(ui, session, &filters, 600, &mut growth.filter);
    leaf(ui, session, &mut growth);
    order(ui, session, &MoveOrder::ALL, &mut growth.order);
    values(ui, cx, &mut growth);
    ui.add_space(2.0);
    iterated(ui, session, &mut growth);
    ui.checkbox(&mut growth.extension, texts.window_extension())
        .on_hover_text(texts.window_extension_tip());
    ui.checkbox(&mut growth.from_root, texts.window_from_root())
        .on_hover_text(texts.window_from_root_tip());
    growth
}

struct GamePanel<'p> {
    ui: &'p mut Ui,
    session: &'p Session,
}

impl WithGame for GamePanel<'_> {
    type Output = Option<SubjectSetup>;

    fn with<G: RegisteredGame>(self) -> Self::Output {
        let Self { ui, session } = self;
        let table = session.table::<G>()?;
        let texts = session.language().texts();
        let mut growth = table.reading().clone();
        let mut depths = [1, 2, 3, 4].map(|plies| (plies, plies.to_string())).to_vec();
        let left = G::moves_left(&table.position()).unwrap_or(u32::MAX);
        if (1..=FEW).contains(&left) {
            // Between two moves there is at most one pass.
            let most = u8::try_from(left.saturating_mul(2)).unwrap_or(u8::MAX);
            depths.push((most, texts.games_board_to_the_end()));
        }
        depth(ui, session, &depths, GameSetup::<G>::MAX_DEPTH, &mut growth.depth);
        kind(ui, session, &mut growth.growth);
        let filters = [(MoveFilter::Best(4), texts.window_filter_best())];
        filter(ui, session, &filters, 60, &mut growth.filter);
        game_values(ui, session, table, &mut growth);
        // Where chance moves, nothing else is known before the search.
        if !G::HAS_CHANCE {
            let orders = [MoveOrder::Generated, MoveOrder::Shallow, MoveOrder::History];
            order(ui, session, &orders, &mut growth.order);
        }
        Some(G::subject(growth))
    }
}

/// The most nodes that a tree may have.
fn cap(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    ui.horizontal_wrapped(|ui| {
        let mut cap = session.settings().cap;
        let field = DragValue::new(&mut cap).range(CAPS).speed(10_000.0);
        let response = named_field(ui, texts.window_cap(), field);
        if response.on_hover_text(texts.window_cap_tip()).changed() {
            cx.push(SettingsCommand::SetCap(cap));
        }
    });
}

/// The depth: a few choices, of which the last stands for all beyond it, and a field.
fn depth(ui: &mut Ui, session: &Session, choices: &[(u8, String)], most: u8, depth: &mut u8) {
    let texts = session.language().texts();
    ui.horizontal_wrapped(|ui| {
        ui.label(texts.window_depth());
        for (plies, name) in choices {
            let on = depth == plies || *plies > 4 && *depth >= *plies;
            if switch(ui, session, on, name).clicked() {
                *depth = *plies;
            }
        }
        named_field(ui, texts.window_plies(), DragValue::new(depth).range(0..=most));
    });
}

/// Whether every move is grown, or the search grows the tree.
fn kind(ui: &mut Ui, session: &Session, growth: &mut Growth) {
    let texts = session.language().texts();
    ui.label(texts.window_growth());
    ui.horizontal_wrapped(|ui| {
        let choices = [
            (Growth::Searched, texts.window_tree_searched(), texts.window_tree_searched_tip()),
            (Growth::Every, texts.window_tree_every(), texts.window_tree_every_tip()),
        ];
        *growth = tipped_switches(ui, session, growth, choices).unwrap_or(*growth);
    });
}

fn order(ui: &mut Ui, session: &Session, orders: &[MoveOrder], chosen: &mut MoveOrder) {
    let texts = session.language().texts();
    ui.label(texts.window_order());
    ui.horizontal_wrapped(|ui| {
        let named = |&order: &MoveOrder| {
            let tip = match order {
                MoveOrder::Generated => texts.window_order_generated_tip(),
                MoveOrder::Captures => texts.window_order_captures_tip(),
                MoveOrder::Shallow => texts.window_order_shallow_tip(),
                MoveOrder::History => texts.window_order_history_tip(),
            };
            (order, order.name(session.language()), tip)
        };
        let orders = orders.iter().map(named);
        *chosen = tipped_switches(ui, session, chosen, orders).unwrap_or(*chosen);
    });
}

/// Whether moves are generated from the line after a pass, and from how much of it.
fn iterated(ui: &mut Ui, session: &Session, growth: &mut PositionSetup) {
    let texts = session.language().texts();
    let mut is_on = growth.iterated.is_some();
    let response = ui.checkbox(&mut is_on, texts.reading_iterated());
    if response.on_hover_text(texts.reading_iterated_tip()).changed() {
        growth.iterate(is_on);
    }
    let Some(iterated) = &mut growth.iterated else {
        return;
    };
    ui.indent("iterated", |ui| {
        ui.horizontal_wrapped(|ui| {
            let choices = [
                (vec![CalledBy::All], texts.reading_called_by_all()),
                (vec![CalledBy::Immediate], texts.reading_called_by_next()),
            ];
            if let Some(levels) = switches(ui, session, &iterated.levels, choices) {
                iterated.levels = levels;
            }
        });
        ui.horizontal_wrapped(|ui| {
            let field = DragValue::new(&mut iterated.after_pass).range(1..=DEEPEST);
            named_field(ui, texts.reading_after_pass(), field);
        });
    });
}

/// Which moves are searched: all, or one of these choices.
fn filter(
    ui: &mut Ui,
    session: &Session,
    choices: &[(MoveFilter, String)],
    most: u16,
    filter: &mut MoveFilter,
) {
    let texts = session.language().texts();
    ui.label(texts.window_filter());
    ui.horizontal_wrapped(|ui| {
        let all = (MoveFilter::All, texts.window_filter_all());
        for (choice, name) in std::iter::once(&all).chain(choices) {
            let is_best = matches!((*choice, *filter), (MoveFilter::Best(_), MoveFilter::Best(_)));
            let on = *filter == *choice || is_best;
            let mut response = switch(ui, session, on, name);
            if *choice == MoveFilter::Yss {
                response = response.on_hover_text(texts.reading_filter_yss_tip());
            }
            if response.clicked() && !on {
                *filter = *choice;
            }
        }
        if let MoveFilter::Best(count) = filter {
            named_field(ui, texts.window_how_many(), DragValue::new(count).range(1..=most));
        }
    });
}

/// The choice of evaluator; the user's own values are edited beside the board.
fn values(ui: &mut Ui, cx: &mut WindowContext<'_>, growth: &mut PositionSetup) {
    let (session, texts) = cx.session_and_texts();
    ui.label(texts.window_piece_values());
    ui.horizontal_wrapped(|ui| {
        let now = growth.values.evaluation().unwrap_or_default();
        let name = ("piece values", texts.window_piece_values());
        let edit = match evaluators_ui(ui, session, name, now, &texts.own_values_own()) {
            Some(EvaluatorChoice::Evaluator(evaluation)) => {
                growth.values = evaluation.into();
                false
            }
            Some(EvaluatorChoice::More) => true,
            None => false,
        };
        let button = ui.button(texts.own_values_own()).on_hover_text(texts.own_values_edit_tip());
        cx.push_if(edit || button.clicked(), PageCommand::Toggle(Centre::Values));
    });
}

fn leaf(ui: &mut Ui, session: &Session, growth: &mut PositionSetup) {
    let texts = session.language().texts();
    let mut quiet = match growth.leaf {
        LeafPolicy::Quiescence(quiet) => quiet,
        _ => Quiescence::SOUND,
    };
    ui.label(texts.window_leaf());
    ui.horizontal_wrapped(|ui| {
        let evaluation = growth.values.evaluation().ok();
        let choices = [LeafPolicy::Static, LeafPolicy::Exchange, LeafPolicy::Quiescence(quiet)];
        let choices = choices.map(|it| (it, it.name(evaluation, session.language())));
        growth.leaf = switches(ui, session, &growth.leaf, choices).unwrap_or(growth.leaf);
    });
    if !matches!(growth.leaf, LeafPolicy::Quiescence(_)) {
        return;
    }
    ui.indent("quiescence", |ui| {
        ui.label(small(session, texts.window_quiet_captures()));
        ui.checkbox(&mut quiet.promotions, texts.window_quiet_promotions());
        ui.checkbox(&mut quiet.checks, texts.window_quiet_checks());
        ui.checkbox(&mut quiet.evasions, texts.window_quiet_evasions());
        ui.horizontal_wrapped(|ui| {
            let field = DragValue::new(&mut quiet.plies).range(1..=40);
            named_field(ui, texts.window_quiet_plies(), field);
        });
    });
    growth.leaf = LeafPolicy::Quiescence(quiet);
}

/// The estimated size of the tree, and the button to grow it.
fn cost(ui: &mut Ui, cx: &mut WindowContext<'_>, desk: &dyn BoardDesk) {
    let session = cx.session;
    let (estimate, is_position) = (desk.estimate(), desk.is_sound());
    let language = session.language();
    let texts = language.texts();
    let mut can_grow = is_position;
    match estimate {
        Some(Ok(size)) => {
            let bytes = size.bytes();
            let memory = match bytes {
                _ if bytes < 1e5 => "< 0.1 MB".to_owned(),
                _ if bytes < 1e9 => format!("{:.1} MB", bytes / 1e6),
                _ if bytes < 1e12 => format!("{:.1} GB", bytes / 1e9),
                _ if bytes < 1e16 => format!("{:.0} TB", bytes / 1e12),
                _ => "> 10,000 TB".to_owned(),
            };
            let nodes = large_number(size.nodes, language);
            ui.label(title(texts.window_size(memory, nodes)));
            let cap = session.settings().cap;
            if size.exceeds(cap) {
                let most = large_number(cap as f64, language);
                ui.label(error_text(session, texts.window_too_large(most)));
            }
        }
        Some(Err(words)) => {
            can_grow = false;
            ui.label(error_text(session, words.get(language)));
        }
        None if is_position => {
            ui.label(small(session, texts.window_estimating()));
        }
        None => {}
    }
    let button = Button::new(strong(texts.window_grow()).size(18.0));
    let button = in_gold(session, button.min_size(egui::vec2(160.0, 38.0)));
    cx.push_if(ui.add_enabled(can_grow, button).clicked(), BoardCommand::Grow);
}

/// The choice of evaluator of a game other than shogi.
fn game_values<G: RegisteredGame>(
    ui: &mut Ui,
    session: &Session,
    table: &GameTable<G>,
    growth: &mut GameSetup<G>,
) {
    let language = session.language();
    ui.label(language.texts().games_board_values());
    let at = table.position();
    ui.horizontal_wrapped(|ui| {
        let fitting = G::Evaluation::ALL.iter().filter(|evaluation| evaluation.fits(&at).is_ok());
        let named = fitting.map(|it| (it.id(), it.name(language), it.sources(language)));
        let chosen = tipped_switches(ui, session, &&*growth.values, named).map(str::to_owned);
        if let Some(id) = chosen {
            growth.values = id;
        }
    });
}

/// The initial limit on the loss: a gold, in the values of YSS.
const LOSS: i32 = 550;

/// The initial limit on sacrifices.
const SACRIFICES: u8 = 3;

pub(super) fn mate_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, editor: &GameTable<Shogi>) {
    let (session, texts) = cx.session_and_texts();
    let before = editor.mate();
    let mut mate = before;
    ui.label(title(texts.mate_title())).on_hover_text(texts.mate_tip());
    ui.horizontal_wrapped(|ui| {
        let plies = DragValue::new(&mut mate.plies).range(1..=MOST_PLIES);
        named_field(ui, texts.mate_plies(), plies);
        let name = title(texts.mate_search());
        let button = Button::new(name)
            .min_size(egui::vec2(140.0, 32.0))
            .stroke(egui::Stroke::new(1.5, ink(session, Ink::Gold)));
        let enabled = editor.sound().is_ok();
        let response = ui.add_enabled(enabled, button);
        cx.push_if(response.on_hover_text(texts.mate_tip()).clicked(), BoardCommand::SearchMate);
    });
    ui.collapsing(texts.mate_cuts(), |ui| {
        cuts_ui(ui, texts, &mut mate.cuts);
        ui.label(small(session, texts.mate_unknown()));
    });
    ui.separator();
    cx.push_if(mate != before, BoardCommand::ChooseMate(mate));
}

/// Moves that the search leaves out.
fn cuts_ui(ui: &mut Ui, texts: &Texts, cuts: &mut MateCuts) {
    for (switch, name, tip) in [
        (&mut cuts.interpositions, texts.mate_interpositions(), texts.mate_interpositions_tip()),
        (&mut cuts.promote, texts.mate_promote(), texts.mate_promote_tip()),
        (&mut cuts.near, texts.mate_near(), texts.mate_near_tip()),
    ] {
        ui.checkbox(switch, name).on_hover_text(tip);
    }
    let loss = (texts.mate_loss(), texts.mate_loss_tip());
    limit(ui, loss, (&mut cuts.loss, LOSS), |most| DragValue::new(most).range(0..=9_999).speed(10));
    let sacrifices = (texts.mate_sacrifices(), texts.mate_sacrifices_tip());
    limit(ui, sacrifices, (&mut cuts.sacrifices, SACRIFICES), |most| {
        DragValue::new(most).range(0..=20)
    });
}

/// A limit that can be switched on, at first with the usual number.
fn limit<N: Copy>(
    ui: &mut Ui,
    (name, tip): (String, String),
    (limit, usual): (&mut Option<N>, N),
    field: impl FnOnce(&mut N) -> DragValue<'_>,
) {
    ui.horizontal_wrapped(|ui| {
        let mut on = limit.is_some();
        ui.checkbox(&mut on, name).on_hover_text(tip);
        *limit = on.then(|| limit.unwrap_or(usual));
        if let Some(most) = limit {
            ui.add(field(most));
        }
    });
}

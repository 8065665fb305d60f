//! Growing a tree from the board of a game other than shogi: the settings, the cost, and the
//! button.

use egui::{DragValue, Ui};

use super::grow::{cap, cost, kind, order};
use super::{switch, title};
use eval::GameEvaluation;
use search::{MoveFilter, MoveOrder};
use session::{BoardCommand, Command, GameTable, Session};
use subject::{GameId, GameSetup, RegisteredGame, WithGame};

/// With at most this many moves left, a tree can well be read to the end of the game.
const FEW: u32 = 14;

/// The settings, the cost, and the button.
pub(super) fn grow_game_ui(
    ui: &mut Ui,
    session: &Session,
    game: GameId,
    commands: &mut Vec<Command>,
) {
    game.run(GrowPanel {
        ui,
        session,
        commands,
    });
}

struct GrowPanel<'p> {
    ui: &'p mut Ui,
    session: &'p Session,
    commands: &'p mut Vec<Command>,
}

impl WithGame for GrowPanel<'_> {
    type Output = ();

    fn with<G: RegisteredGame>(self) {
        let Self {
            ui,
            session,
            commands,
        } = self;
        let Some(table) = session.table::<G>() else {
            return;
        };
        let texts = session.language().texts();
        let before = table.reading();
        let mut growth = before.clone();
        ui.label(title(texts.window_grow_title()));
        cost(ui, session, table, commands);
        ui.add_space(6.0);
        depth(ui, session, table, &mut growth);
        kind(ui, session, &mut growth.growth);
        filter(ui, session, &mut growth);
        values(ui, session, table, &mut growth);
        let orders = [MoveOrder::Generated, MoveOrder::Shallow, MoveOrder::History];
        order(ui, session, &orders, &mut growth.order);
        if growth != *before {
            let choice = BoardCommand::Choose(Box::new(G::subject(growth)));
            commands.push(Command::Board(choice));
        }
        cap(ui, session, commands);
    }
}

fn depth<G: RegisteredGame>(
    ui: &mut Ui,
    session: &Session,
    table: &GameTable<G>,
    growth: &mut GameSetup<G>,
) {
    let texts = session.language().texts();
    ui.horizontal_wrapped(|ui| {
        ui.label(texts.window_depth());
        for plies in [1, 2, 3, 4] {
            let name = format!("{plies}");
            if switch(ui, session, growth.depth == plies, name).clicked() {
                growth.depth = plies;
            }
        }
        let left = G::moves_left(&table.position()).unwrap_or(u32::MAX);
        // Between two moves there is at most one pass.
        let most = u8::try_from(left.saturating_mul(2)).unwrap_or(u8::MAX);
        if (1..=FEW).contains(&left) {
            let name = texts.games_board_to_the_end();
            if switch(ui, session, growth.depth >= most, name).clicked() {
                growth.depth = most;
            }
        }
        let label = ui.label(texts.window_plies());
        ui.add(DragValue::new(&mut growth.depth).range(0..=GameSetup::<G>::MAX_DEPTH))
            .labelled_by(label.id);
    });
}

fn filter<G: RegisteredGame>(ui: &mut Ui, session: &Session, growth: &mut GameSetup<G>) {
    let texts = session.language().texts();
    let best = match growth.filter {
        MoveFilter::Best(count) => count,
        _ => 4,
    };
    ui.label(texts.window_filter());
    ui.horizontal_wrapped(|ui| {
        let choices = [
            (MoveFilter::All, texts.window_filter_all()),
            (MoveFilter::Best(best), texts.window_filter_best()),
        ];
        for (choice, name) in choices {
            if switch(ui, session, growth.filter == choice, name).clicked() {
                growth.filter = choice;
            }
        }
        if let MoveFilter::Best(count) = &mut growth.filter {
            let label = ui.label(texts.window_how_many());
            ui.add(DragValue::new(count).range(1..=60))
                .labelled_by(label.id);
        }
    });
}

/// The choice of evaluator.
fn values<G: RegisteredGame>(
    ui: &mut Ui,
    session: &Session,
    table: &GameTable<G>,
    growth: &mut GameSetup<G>,
) {
    let language = session.language();
    ui.label(language.texts().games_board_values());
    let at = table.position();
    ui.horizontal_wrapped(|ui| {
        for &evaluation in G::Evaluation::ALL {
            if evaluation.fits(&at).is_err() {
                continue;
            }
            let on = growth.values == evaluation.id();
            let response = switch(ui, session, on, evaluation.name(language));
            let sources = evaluation.sources(language);
            if response.on_hover_text(sources).clicked() {
                evaluation.id().clone_into(&mut growth.values);
            }
        }
    });
}

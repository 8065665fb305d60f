//! `compare`: the explicit tree, our engine and the user's engines on one position.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::json;
use shunsai::Position;

use super::compare_answer::{answer_rows, side_name};
use super::lines::Positions;
use super::{CliAnswer, Exit, Refusal, Streams, texts};
use formats::sfen::to_sfen;
use games::shogi::player_of;
use host::{Folders, Host, carry_out, read_engines};
use language::Language;
use scenario::{LeafPolicy, PositionSetup, cost};
use search::{MoveOrder, Quiescence};
use session::engines::{EngineEntry, EngineId};
use session::{
    BoardCommand, Command, CompareCommand, CompareLimit, CompareRow, Effect, EngineCommand,
    OverlaidLine, PageCommand, ReaderId, Session, SettingsCommand,
};
use tree::Growth;

/// The most nodes of the explicit tree; its depth is reduced until it fits.
const MOST_NODES: usize = 2_000_000;
/// The most positions that are compared at a time without engines of others.
const TREES: usize = 4;
/// Time allowed to readers after they are told to stop; an engine that does not obey is killed
/// before.
const LAST_WORDS: Duration = Duration::from_secs(15);

/// Set other readers beside the explicit tree of a position, and show where they part.
///
/// Scores are for Black, in hundredths of a pawn; `raw` is what the reader itself says.
#[derive(Debug, Args)]
pub struct CompareReaders {
    #[command(flatten)]
    positions: Positions,
    /// How deep everyone reads, in plies. The explicit tree reads less deep where it would be too
    /// large, and says so.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=30))]
    depth: u8,
    /// How deep the explicit tree reads, in plies; without it as deep as the others.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=30))]
    tree_depth: Option<u8>,
    /// An engine of the person's own list, by its name there; as often as there are engines.
    #[arg(long = "engine", value_name = "NAME")]
    engines: Vec<String>,
    /// Another file of engines instead of the person's own list.
    #[arg(long, value_name = "FILE")]
    list: Option<PathBuf>,
    /// Leaves of the explicit tree are worth what quiescence makes of them, not material alone.
    #[arg(long)]
    quiescence: bool,
    /// How many lines engines tell.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=10))]
    multipv: u32,
    /// How many seconds everyone together may take. Who has not answered by then is told to stop, and
    /// its row says so.
    #[arg(long, value_name = "SECONDS", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    patience: u32,
}

impl CompareReaders {
    pub(super) fn run(
        &self,
        folders: &Folders,
        streams: &mut Streams<'_>,
    ) -> Result<Exit, Refusal> {
        let engines = self.chosen(folders)?;
        // Engines of others use cores and memory as they like, so there is one of each at a time.
        let most = if engines.is_empty() { TREES } else { 1 };
        self.positions.answer_on(most, streams, |at| self.answer(at, &engines))
    }

    /// The engines named on the command line, from the user's list.
    fn chosen(&self, folders: &Folders) -> Result<Vec<EngineEntry>, Refusal> {
        if self.engines.is_empty() {
            return Ok(Vec::new());
        }
        let none = || Refusal(texts().cli_no_engine_list());
        let path = self.list.clone().or_else(|| folders.engines());
        let path = path.ok_or_else(none)?;
        let list = read_engines(&path)?;
        let find = |name: &String| {
            let entry = list.iter().find(|entry| entry.name == *name);
            entry.cloned().ok_or_else(|| {
                let names: Vec<_> = list.iter().map(|entry| entry.name.as_str()).collect();
                Refusal(texts().cli_no_engine(
                    path.display().to_string(),
                    name.escape_debug().to_string(),
                    names.join(", "),
                ))
            })
        };
        self.engines.iter().map(find).collect()
    }

    fn answer(&self, at: &Position, engines: &[EngineEntry]) -> Result<CliAnswer, Refusal> {
        let setup = self.setup(at)?;
        let mut readers = HeadlessProgram::new();
        let shown = setup.depth;
        readers.open(at, setup, shown)?;
        for entry in engines {
            readers.send(Command::Engine(EngineCommand::Enter {
                entry: EngineEntry { id: EngineId::NONE, ..entry.clone() },
                test: false,
            }));
        }
        for command in [
            CompareCommand::Limit(CompareLimit::Depth(self.depth)),
            CompareCommand::Lines(self.multipv),
            CompareCommand::Start,
        ] {
            readers.send(Command::Compare(command));
        }
        let late = readers.wait(Duration::from_secs(self.patience.into()));
        let (rows, text) = answer_rows(&readers.rows(), &late, self.patience);
        let json = json!({
            "sfen": to_sfen(at),
            "side_to_move": side_name(player_of(at.side_to_move())),
            "depth": self.depth,
            "tree_depth": shown,
            "unit": texts().cli_compare_unit(),
            "rows": rows,
        });
        Ok(CliAnswer { json, text })
    }

    /// The setup of the deepest explicit tree within the size limit.
    fn setup(&self, at: &Position) -> Result<PositionSetup, Refusal> {
        let mut setup = PositionSetup::of_ones_own(to_sfen(at));
        setup.from_root = false;
        setup.growth = Growth::Every;
        setup.order = MoveOrder::Generated;
        setup.leaf = if self.quiescence {
            LeafPolicy::Quiescence(Quiescence::default())
        } else {
            LeafPolicy::Static
        };
        setup.depth = self.tree_depth.unwrap_or(self.depth);
        loop {
            let size = cost(&setup)?;
            if !size.exceeds(MOST_NODES) || setup.depth == 1 {
                return Ok(setup);
            }
            setup.depth -= 1;
        }
    }
}

/// The program without its window, holding the readers of a position.
struct HeadlessProgram {
    session: Session,
    host: Host,
}

impl HeadlessProgram {
    fn new() -> Self {
        let mut readers =
            Self { session: Session::new(), host: Host::new(Folders::nowhere(), || ()) };
        readers.send(Command::Settings(SettingsCommand::SetLanguage(Language::spoken())));
        readers
    }

    /// Applies a command and all its effects; engines, including ours, keep running in the
    /// background.
    fn send(&mut self, command: Command) {
        let effects = self.session.apply(command);
        self.start(effects);
    }

    fn start(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Read(..)
                | Effect::Ask(..)
                | Effect::StopEngine(_)
                | Effect::EndEngine(_) => self.host.start(effect),
                // Nothing is saved: the user's list stays as it is.
                Effect::SaveEngines(_) => {}
                effect => {
                    let more = self.session.receive(carry_out(effect, self.host.folders()));
                    self.start(more);
                }
            }
        }
    }

    /// Grows the explicit tree.
    fn open(&mut self, at: &Position, setup: PositionSetup, depth: u8) -> Result<(), Refusal> {
        self.send(Command::Page(PageCommand::EditText(to_sfen(at))));
        self.send(Command::Board(BoardCommand::Choose(Box::new(setup.into()))));
        self.send(Command::Board(BoardCommand::Grow));
        match self.session.open() {
            Some(_) if !self.session.page().is_board() => Ok(()),
            _ => {
                let message = self.session.message().map(|message| message.text.clone().spoken());
                Err(Refusal(message.unwrap_or_else(|| texts().cli_tree_not_grown(depth))))
            }
        }
    }

    /// Waits until all readers have answered; stops those that are late and returns them.
    fn wait(&mut self, patience: Duration) -> Vec<ReaderId> {
        self.wait_at_most(patience);
        let late: Vec<_> = self.session.comparison().reading().collect();
        if !late.is_empty() {
            self.send(Command::Compare(CompareCommand::Stop));
            self.wait_at_most(LAST_WORDS);
        }
        late
    }

    fn wait_at_most(&mut self, patience: Duration) {
        let until = Instant::now() + patience;
        while self.session.comparison().is_reading() && Instant::now() < until {
            let replies: Vec<_> = self.host.replies().collect();
            let is_idle = replies.is_empty();
            for reply in replies {
                let effects = self.session.receive(reply);
                self.start(effects);
            }
            if is_idle {
                std::thread::sleep(Duration::from_millis(5));
            }
        }
    }

    /// The rows, each with its line overlaid on the tree.
    fn rows(&mut self) -> Vec<(CompareRow, Option<OverlaidLine>)> {
        let compared = self.session.view().compared.clone().unwrap_or_default();
        let lay = |row: CompareRow| {
            if row.reader == ReaderId::Tree {
                return (row, None);
            }
            self.send(Command::Compare(CompareCommand::Show(row.reader)));
            let compared = self.session.view().compared.as_ref();
            let overlaid = compared.and_then(|compared| compared.overlaid.clone());
            let overlaid = overlaid.filter(|overlaid| overlaid.reader == row.reader);
            (row, overlaid)
        };
        compared.rows.into_iter().map(lay).collect()
    }
}

//! # yomisuji (読み筋): reading ahead, made visible
//!
//! The program grows explicit game trees, replays every step of a search over them, and says at
//! each step what happened and why.
//!
//! **The algorithm that is explained is the algorithm that runs.** Each one is written once,
//! generic over the game and over an observer: silent, it is the plain search; recorded, it is a
//! trace. Everything a person sees is derived from the trace.
//!
//! ```text
//! position / diagram ─► algorithm ─events─► trace ─► replay at step k ─► tree, board, code, words
//! ```
//!
//! # The map
//!
//! Each layer is a package below `src` (`yomisuji-search`, in code `search`), and its `Cargo.toml`
//! names the layers above it that it may know: Cargo enforces the order. What changes in one is
//! compiled there and below.
//!
//! | layer | holds | and never |
//! |---|---|---|
//! | [`score`] | values, players, bounds, the α–β window; what a leaf is worth, one value or the payoff of each player; exact fractions | |
//! | [`language`] | the two languages and their texts, made from its `locales` (Project Fluent); what sides and signs are called; signed numbers | |
//! | [`game`] | what a game is; evaluators; captures, promotions and checks; passes and what answers a threat; the exchange game; breaths, where long work may be interrupted | knows a concrete game |
//! | [`tree`] | the explicit tree (petgraph): growing every move, or what a search visits, with stubs of what it skips; estimating, grafting; flat view, outline of what is drawn, tidy layout; a tree as a game | stores positions |
//! | [`trace`] | events, the recorder, and the one that grows the tree it records; exact replay in both directions; who set the bound of a cut; steps by their names; counts of what a search did | knows egui or a game; works out what the search has said |
//! | [`games`] | `diagram`, `tic_tac_toe`, `shogi`, `othello`, `dobutsu`, `connect_four`, `sugoroku`: rules, names, boards | |
//! | [`formats`] | SFEN, USI, what engines say, trees in several notations, game records, logs of searches: text ↔ values; packs of files | |
//! | [`eval`] | evaluation functions, a file and a row each: values as sums of terms | |
//! | [`search`] | the textbook algorithms, a folder and a row each: code, pseudo-code, needs; what is read (`Reading`) and leaf policies; the engine, which is the same search with a memory, and with a judgement that may guess; wrong rules, each a search with just that slip | imports more than score, language, game, trace |
//! | [`claim`] | what a step says, language-free: who has what, what is asked, guessed, cut, and would be otherwise; the oracle that proves each kind; what is wrong with a run that another program has made | says it in words |
//! | [`plausible`] | which moves are worth reading, and why: the move classes of YSS, a routine and a limit each | reads ahead |
//! | [`play`] | our engine for every game; programs that play, by their names; games to their end, series of them, and what they say of strength; positions to measure our engine on; games of Othello to learn from | reads ahead by itself |
//! | [`listing`] | published listings with their slips, each beside the same listing as it should be: an interpreter runs the lines of both as they are shown, and they part somewhere | is called by what plays or values |
//! | [`subject`] | what a tree is about, a file and a row each: as a lesson writes it, growing, naming, boards, which algorithms run on it | matches on a subject elsewhere |
//! | [`scenario`] | the lesson: schema, its text as a draft, library, promises, its steps by what happens there; exercises and variants made by chance; how the work of searches grows; what a course asks, and how it is taught; our engine as a reader beside it | |
//! | [`lesson`] | what may be seen of a run at a step, as one value ([`lesson::Projection`]): values, windows, sentence, variables, swap list, what is hidden; sums of means, what each player is paid; sheets that a learner fills in, graded ([`lesson::Grading`]); the one who tells it, in a word, a sentence, with its reasoning, as cards of nodes and for a screen reader, all from claims ([`lesson::narrator`]) | |
//! | [`compare`] | several readers of one position in one unit, and where they part | computes what a trace already says |
//! | [`session`] | the program without a window: commands and replies in, effects out; in parts, each with its commands, state and update: running a lesson, the boards of all games, game records, comparison, saving, the lists of lessons and engines, links to a step, what a learning platform is told | does I/O, knows egui |
//! | [`text`] | the glossary, the legend, what lessons are found by | |
//! | [`picture`] | display lists made from session and text; the scene is put together here | reads a replay |
//! | [`export`] | what leaves the program: figures of steps, pages that step, nodes and events as data, test papers with their marking keys, plans of lessons in class, the manifest of a package for learning platforms | reads a replay |
//! | [`host`] | carries out effects, in the folders that it is given: on a desktop by threads, files, clocks, and other engines as processes, which may also sit at a board; on a page by what its browser has. What it can do, it says in a [`session::Platform`] | looks for a person's folders: `main` does |
//! | [`gui`] | reads the session, pushes commands, paints pictures, in the window and for files | changes the session, blocks, reads a replay |
//! | [`cli`] | the subcommands: each answer as JSON and, from the same values, as text | reads a replay |
//!
//! Everything before [`host`] has no threads, files, processes or clocks. All but [`cli`] compiles
//! for a browser, where `web/` is the page; long work takes a [`game::breath`] now and then, so that
//! the page can draw in between.
//!
//! # Where to add
//!
//! | what | where |
//! |---|---|
//! | a game | a folder in `games/` with its [`games::board_game::BoardGame`], evaluators in `eval/`, a row in `subject/registry.rs`: trees, board page, files, estimates, comparison and matches follow; a board that looks like no other is a `BoardStyle` and a file in `picture/board/`, and one with dice says `HAS_CHANCE` |
//! | what a tree may be about | a file in `subject/` and a row in `subject/registry.rs` |
//! | an evaluator | a file in `eval/` and a row in `eval/registry.rs`; of Othello a row in `eval/othello/registry.rs` |
//! | an algorithm | a folder in `search/` (a file, if it is another one with a setting) and a row in `search/algorithm.rs` |
//! | numbers that an algorithm keeps at a node | its columns (`search/columns.rs`), named in its row |
//! | a wrong rule | a variant in `search/slips/`, what it does differently there, and its sentence |
//! | a class of moves | a routine in `plausible/` and a row in `plausible/class.rs` |
//! | a listing with a slip | a row in a file of `listing/`, what its phrases mean in `listing/phrases.rs`, and a line in `listing/registry.rs` |
//! | a page of the window | a file in `session/pages/` and a row in `session/pages/table.rs`; its panel and a row in `gui/panels/pages/` |
//! | a command of the window | a row in `gui/actions.rs`: menu, palette and key follow |
//! | a key | its text in `keys.ftl`, in the order of the help, and a row in `gui/keys.rs` |
//! | a lesson | a file in `scenarios/`, a line in `scenario/library.rs`, what its runs ask in `scenario/asked.txt` |
//! | a plan of a lesson in class | a course in `scenarios/courses/` with a `plan`, and a line in `scenario/library.rs` |
//! | a player | a [`play::Method`] |
//! | a format of exported steps | a row in `export/format.rs`, what writes it beside it, an arm in `gui/exporting.rs` |
//! | a format of game records | a folder in `formats/record/` |
//! | whatever else is read from outside | a row in `fuzz/targets.rs`: tests and libFuzzer damage it |
//! | a layer | a folder with its `Cargo.toml`, a line in the root's, a word below |
//! | a text | a line in `src/language/locales/`, in each language; the build makes it a function of [`language`] |
//! | a kind of claim | a variant in `claim/kind.rs`, what makes it, and its oracle: without one it does not compile |

#[cfg(not(target_arch = "wasm32"))]
pub use cli;
pub use {
    claim, compare, eval, export, formats, game, games, gui, host, language, lesson, listing,
    picture, plausible, play, scenario, score, search, session, subject, text, trace, tree,
};

//! Fills in a sheet before a screenshot.

use clap::Args;

use super::{Refusal, texts};
use gui::MainWindow;
use language::{Phrase, Texts};
use lesson::{find, find_named};
use session::{Command, FillInCommand, FillInField, RunCommand, StudyCommand};
use tree::NodeId;

/// What is written on the sheet, with `--mode fill-in`.
#[derive(Debug, Args)]
pub(super) struct FilledSheet {
    /// What stands at a node, as in カ=300, F=>=300, カ=cut, エ=chosen, for its window ウ=100.. (α and β
    /// with two points between them; what is left out is infinite), or for the two numbers
    /// that its algorithm keeps A=3/2 (∞ is infinite).
    #[arg(long = "fill", value_name = "NODE=TEXT")]
    fill: Vec<String>,
    /// Grade the sheet.
    #[arg(long)]
    check: bool,
}

impl FilledSheet {
    /// Writes all entries.
    pub(super) fn apply(&self, window: &mut MainWindow) -> Result<(), Refusal> {
        for entry in &self.fill {
            let refused = |why: Phrase| Refusal(texts().cli_fill_refused(entry, why(texts())));
            let (name, text) =
                entry.split_once('=').ok_or_else(|| refused(Texts::cli_fill_expected))?;
            let open = window.session().open();
            let node = open.and_then(|open| {
                let subject = &*open.loaded().subject;
                let language = window.session().language();
                find_named(open.tree(), subject, name)
                    .or_else(|| find(open.tree(), subject, name, None, language))
            });
            let node = node.ok_or_else(|| refused(Texts::cli_fill_no_node))?;
            if !write(window, node, text) {
                return Err(refused(Texts::cli_fill_no_number));
            }
        }
        if self.check {
            send(window, FillInCommand::Check);
        }
        Ok(())
    }
}

/// Writes an entry at a node; returns `false` if it is malformed.
fn write(window: &mut MainWindow, node: NodeId, text: &str) -> bool {
    window.send(Command::Run(RunCommand::Select(Some(node))));
    match (text, text.split_once("..")) {
        ("cut", _) => send(window, FillInCommand::ToggleCut),
        ("chosen", _) => send(window, FillInCommand::Choose),
        (_, Some((alpha, beta))) => {
            let bounds = [(FillInField::Alpha, alpha), (FillInField::Beta, beta)];
            return bounds.into_iter().all(|(field, bound)| enter(window, (node, field), bound));
        }
        (numbers, None) if numbers.contains('/') => {
            let fields = [FillInField::First, FillInField::Second];
            let is_counted = window.session().view().work.fill_in().is_some_and(|view| {
                let asked = view.fields.iter().map(|(field, _)| field);
                asked.eq(&fields)
            });
            let mut counts = fields.into_iter().zip(numbers.splitn(2, '/'));
            return is_counted && counts.all(|(field, count)| enter(window, (node, field), count));
        }
        (value, None) => return enter(window, (node, FillInField::Value), value),
    }
    true
}

/// Writes into a field of a node and stays there; returns `false` if the text is malformed.
fn enter(window: &mut MainWindow, (node, field): (NodeId, FillInField), text: &str) -> bool {
    send(window, FillInCommand::Write(node, field, text.to_owned()));
    send(window, FillInCommand::Accept);
    let sheet = window.session().view().work.fill_in();
    let is_read = sheet.is_none_or(|sheet| !sheet.is_refused);
    window.send(Command::Run(RunCommand::Select(Some(node))));
    is_read
}

fn send(window: &mut MainWindow, command: FillInCommand) {
    window.send(Command::Study(StudyCommand::FillIn(command)));
}

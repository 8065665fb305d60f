//! The shown position as a text.

use formats::sfen::to_sfen;
use session::Session;
use tree::NodeId;

/// The shown position, on the board page or at the node, as text: SFEN, or the notation of its game.
pub(crate) fn shown_position(session: &Session) -> Option<String> {
    if session.page().is_board() {
        return session.desk()?.text();
    }
    let open = session.open()?;
    let node = session.view().focus.unwrap_or(NodeId::ROOT);
    if let Some(game) = open.loaded().subject.written(open.tree(), node) {
        return Some(game.at);
    }
    let at = open.position(node)?;
    Some(to_sfen(&at))
}
